"""The picture: what can be picked is open, much of it where it lies; secrets are not drawn; signs exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from karavelle.games.anno1503 import GAME
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.generator import Generator
from karavelle.kernel.scene import Element, scene
from karavelle.kernel.text import Speech
from tests.games.script import open_options

from .table import lay
from .walks import walks

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
SYMBOLS = set(re.findall(r'<symbol id="([\w-]+)"', (GAME.folder / "symbols.svg").read_text(encoding="utf-8")))

PLACED = {
    "production_choice",
    "golden_choice",
    "inventor_choice",
    "place_reserve",
    "harbor_choice",
    "discard_good",
    "discard_card",
}
"""Questions of which every answer has a place on the table; end_ships apart, so has each ship action."""


def elements(view: Anno1503, viewer: int, language: str = "en") -> list[Element]:
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
    return [str(element[1][name]) for element in found if name in element[1]]


def some_moments(every: int = 17) -> Iterator[tuple[Anno1503, int]]:
    """Questions of random games as the seat that is asked sees them, or a spectator."""
    for walk in walks():
        for place, moment in enumerate(walk):
            if place % every == 0:
                viewer = moment.actor if moment.actor != NATURE else NOBODY
                view = GAME.view(moment.state, viewer)
                assert isinstance(view, Anno1503)
                yield view, viewer


def test_what_can_be_picked_is_open() -> None:
    """R45-R47: and what lies on the table can be picked there."""
    asked = set()
    for view, viewer in some_moments(every=5):
        picks = set(values(elements(view, viewer), "pick"))
        if viewer == NOBODY:
            assert not picks
            continue
        frame = GAME.frame_of(view).id
        asked.add(frame)
        open_now = {f"{frame}:{option}" for option in open_options(GAME, view)}
        assert picks <= open_now
        if frame in PLACED or frame == "ship_action":
            assert open_now - picks <= {"ship_action:end_ships"}, frame
    assert asked >= {"production_choice", "main_action", "ship_action", "tile_choice", "discard_good"}


def test_every_sign_is_there_and_keys_are_unique() -> None:
    for view, viewer in some_moments():
        found = elements(view, viewer)
        assert {href.removeprefix("#") for href in values(found, "href")} <= SYMBOLS
        keys = values(found, "key")
        assert len(keys) == len(set(keys))


def test_the_picture_can_be_drawn_in_german() -> None:
    for view, viewer in some_moments(every=41):
        assert elements(view, viewer, "de")


def test_secrets_are_not_drawn() -> None:
    """Section 6: in every world that looks the same to a viewer the picture is the same."""
    generator = Generator(4)
    for walk in walks():
        for place, moment in enumerate(walk):
            if place % 60 or moment.state.over():
                continue
            for viewer in (NOBODY, 0):
                world = GAME.imagine(moment.state, viewer, generator)
                pictures = []
                for table in (moment.state, world):
                    view = GAME.view(table, viewer)
                    assert isinstance(view, Anno1503)
                    pictures.append(elements(view, viewer))
                assert pictures[0] == pictures[1]


@pytest.mark.parametrize(("viewer", "told"), [(0, "A1: trade contract"), (1, "A1: a tile face down, 2 on its back")])
def test_a_tile_seen_is_shown_to_who_saw_it(viewer: int, told: str) -> None:
    """R48: with a word to the others of who has seen it."""
    view = GAME.view(lay(2, "mode base\ntile A1 sea2_contract P0\nask P0 main_action"), viewer)
    assert isinstance(view, Anno1503)
    titles = values(elements(view, viewer), "title")
    assert any(title.startswith(told) for title in titles)
    assert any("seen by Anna" in title for title in titles) == (viewer == 1)


def test_prices_say_why_they_fall() -> None:
    """R39, R75: nests and theatre beside the price of a luxury."""
    view = lay(2, "nests P0 4 6\nsites P0 theatre\nask P0 main_action")
    found = elements(view, 0)
    texts = [str(child) for element in found if element[0] == "text" for child in element[2:]]
    assert "10 −4 −2" in texts
    assert any("10, less 4 for nests and 2 for a theatre" in title for title in values(found, "title"))


def test_a_castle_grows_stage_by_stage() -> None:
    """R76: as many pieces as stages."""
    for stage in range(10):
        view = lay(2, f"castle P0 {stage}\nask P0 main_action")
        drawn = [href for href in values(elements(view, 0), "href") if href.startswith("#an-castle")]
        assert len(drawn) == stage


def test_a_fight_is_thrown_in_the_open() -> None:
    """R59, R60: both dice, bonuses and totals; the hero where he can help."""
    view = lay(
        2, "cannons P0 2\ncards P0 naval_hero 1\nship P0 1 Q3 2\ntile R3 crown2_nest_4 all\nask P0 combat nest:R3 4"
    )
    view.answer(1)
    view.answer(3)
    found = elements(view, 0)
    texts = [str(child) for element in found if element[0] == "text" for child in element[2:]]
    assert "1 + 4 = 5" in texts and "3 + 2 = 5" in texts
    assert "tie_choice:use_naval_hero" in values(found, "pick")
