"""The picture: what is open can be picked there, things keep their keys, and it is sound SVG in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from karavelle.games.pirates import GAME
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.scene import Element, scene
from karavelle.kernel.text import Speech
from tests.games.script import open_options

from .walks import games

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
BUTTONS = {"skip", "end", "done", "no", "decline", "stop"}
"""Answers that have no place on the table: to leave something out."""

ASKED_BY_BUTTONS = {"choose_payees", "ruby_exchange"}


def drawn(view: Pirates, viewer: int, language: str = "en") -> list[Element]:
    """Everything that is drawn."""
    speech = Speech(GAME, language, NAMES[: int(view.seats)])
    found: list[Element] = []
    ahead: list[Any] = [element for part in scene(GAME, view, viewer, speech).parts for element in part.content]
    while ahead:
        element = ahead.pop()
        if isinstance(element, tuple):
            found.append(element)
            ahead += element[2:]
    return found


def values(found: list[Element], name: str) -> list[str]:
    """An attribute of all that have it."""
    return [str(element[1][name]) for element in found if element[1].get(name)]


def some_moments(stride: int = 6) -> Iterator[tuple[Pirates, int]]:
    """Questions of random games with any options, with the seat that is asked, or a spectator."""
    for game in games(2, drawn=True):
        for place, moment in enumerate(game):
            if place % stride == 0:
                viewer = moment.actor if moment.actor != NATURE else NOBODY
                view = GAME.view(moment.state, viewer)
                assert isinstance(view, Pirates)
                yield view, viewer


def test_what_is_open_can_be_picked_where_it_lies() -> None:
    """All answers but those that leave something out have a place; nothing else can be picked, and nobody else can."""
    asked = set()
    for view, viewer in some_moments():
        picks = set(values(drawn(view, viewer), "pick"))
        if viewer == NOBODY:
            assert not picks
            continue
        frame = GAME.frame_of(view).id
        asked.add(frame)
        open_now = {f"{frame}:{option}" for option in open_options(GAME, view)}
        assert picks <= open_now
        assert {name.split(":")[1] for name in open_now - picks} <= BUTTONS or frame in ASKED_BY_BUTTONS
        if view.seats > 1:
            other = (viewer + 1) % int(view.seats)
            assert not values(drawn(view, other), "pick")
    assert len(asked) > 20


def test_keys_are_unique_and_stay() -> None:
    """What keeps its key is seen moving: ships, explorers, treasures, cards."""
    for view, viewer in some_moments(13):
        keys = values(drawn(view, viewer), "key")
        assert len(set(keys)) == len(keys), [key for key in keys if keys.count(key) > 1]
        for board in range(view.boards):
            assert f"ship_{board}" in keys and f"explorer_{board}" in keys


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_picture_is_sound_svg(language: str) -> None:
    """Every symbol that is used is there, every class is known to a style sheet, and what can be picked has a title."""
    css = (GAME.folder / "scene.css").read_text() + (GAME.folder / "../../web/scene.css").resolve().read_text()
    known = set(re.findall(r"\.([a-z][\w-]*)", css))
    for view, viewer in some_moments(31):
        speech = Speech(GAME, language, NAMES[: int(view.seats)])
        root = ElementTree.fromstring(scene(GAME, view, viewer, speech).svg())
        ids = {element.get("id") for element in root.iter()} - {None}
        used = {element.get("href", "")[1:] for element in root.iter() if element.tag.endswith("}use")}
        assert used <= ids
        classes = {word for element in root.iter() for word in (element.get("class") or "").split()}
        assert classes - known <= {"scene", "pirates", "symbols", "cheap", "dear", "improvement"}
        for element in root.iter():
            if element.get("data-pick"):
                assert element.find("{http://www.w3.org/2000/svg}title") is not None


def test_the_terminal_shows_the_same_in_words() -> None:
    for view, viewer in some_moments(31):
        speech = Speech(GAME, "de", NAMES[: int(view.seats)])
        panels = GAME.panels(view, viewer, speech) if GAME.panels else []
        assert len(panels) == (5 if viewer >= 0 else 4)
