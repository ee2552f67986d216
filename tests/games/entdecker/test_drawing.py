"""The picture: every answer that has a place can be picked there, things keep their keys, and coasts join."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from karavelle.games.entdecker import GAME
from karavelle.games.entdecker.draw.coast import BITE, SIZE, berth, outline, runs, stand, tile, turned
from karavelle.games.entdecker.draw.pens import Pens
from karavelle.games.entdecker.state import Entdecker
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.scene import Element, scene
from karavelle.kernel.text import Speech
from tests.games.script import open_options

from .table import lay
from .walks import games

FILE: dict[str, Any] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))
FIXTURES = {fixture["id"]: fixture["position"].strip() for fixture in FILE["fixture"]}
SPEECH = {language: Speech(GAME, language, ["Anna", "Ben", "Cleo", "Dora"]) for language in ("en", "de")}

BUTTONS = {"place_unit:none", "retrieve_scout:none"}
"""Answers that have no place on the table."""


def elements(view: Entdecker, viewer: int, language: str = "en") -> list[Element]:
    """Everything that is drawn."""
    speech = Speech(GAME, language, SPEECH[language].players[: int(view.seats)])
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


def some_moments() -> Iterator[tuple[Entdecker, int]]:
    """Questions of random games, with the seat that is asked, or a spectator."""
    for game in games(1):
        for place, moment in enumerate(game):
            if place % 7 == 0:
                yield moment.state, moment.actor if moment.actor != NATURE else NOBODY


def test_what_is_open_can_be_picked_where_it_lies() -> None:
    """Section 12: all answers but "nothing" have a place, and nothing else can be picked."""
    asked = set()
    for state, viewer in some_moments():
        picks = set(values(elements(state, viewer), "pick"))
        if viewer == NOBODY:
            assert not picks
            continue
        frame = GAME.frame_of(state).id
        asked.add(frame)
        open_now = {f"{frame}:{option}" for option in open_options(GAME, state)}
        assert picks <= open_now
        assert open_now - picks <= BUTTONS
    assert asked == {
        "choose_start",
        "announce_tiles",
        "choose_stack",
        "place_tile",
        "place_unit",
        "retrieve_scout",
    }


def test_others_cannot_pick() -> None:
    for state, viewer in some_moments():
        if viewer >= 0:
            assert not values(elements(state, (viewer + 1) % int(state.seats)), "pick")


def test_keys_are_unique_and_stay() -> None:
    """What keeps its key is seen moving: ship, tiles, units, gold, success markers and stacks."""
    for state, viewer in some_moments():
        keys = values(elements(state, viewer), "key")
        assert len(set(keys)) == len(keys)
        for seat in range(state.seats):
            assert f"gold_{seat}" in keys and f"success_{seat}" in keys
        assert {"ship", "spinner", "chip_stack", *(f"stack_{stack}" for stack in range(5))} <= set(keys)
        assert sum(key.startswith("tile_") for key in keys) == state.covered()
        assert sum(key.startswith("unit_") for key in keys) == sum(part >= 0 for part in state.unit_at)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_picture_is_sound_svg(language: str) -> None:
    """Every symbol that is used is there, every class is known to a style sheet, and what can be picked has a title."""
    css = (GAME.folder / "scene.css").read_text() + (GAME.folder / "../../web/scene.css").resolve().read_text()
    known = set(re.findall(r"\.([a-z][\w-]*)", css))
    for place, (state, viewer) in enumerate(some_moments()):
        if place % 5:
            continue
        speech = Speech(GAME, language, SPEECH[language].players[: int(state.seats)])
        root = ElementTree.fromstring(scene(GAME, state, viewer, speech).svg())
        ids = {element.get("id") for element in root.iter()} - {None}
        used = {element.get("href", "")[1:] for element in root.iter() if element.tag.endswith("}use")}
        assert used <= ids
        classes = {word for element in root.iter() for word in (element.get("class") or "").split()}
        assert classes - known <= {"scene", "entdecker", "symbols", "mat", "unit", "seat-0", "words", "none", "blocked"}
        for element in root.iter():
            if element.get("data-pick"):
                assert element.find("{http://www.w3.org/2000/svg}title") is not None


def test_the_terminal_shows_the_same_in_words() -> None:
    for state, viewer in some_moments():
        panels = GAME.panels(state, viewer, SPEECH["de"]) if GAME.panels else []
        text = "\n".join(cell.text for panel in panels for row in panel.rows for cell in row)
        assert len(panels) == 4 and text.count("▲") == int(state.ship >= 34)


# ------------------------------------------------------------------ what is said of land


def pens(position: str, seats: int = 3) -> Pens:
    """What draws a position for whoever is asked."""
    state = lay(seats, position, FIXTURES)
    return Pens(state, int(state.actor), SPEECH["en"])


def test_land_says_how_large_it_is_and_whose() -> None:
    """Section 12, island inspector, in the position of the rulebook's example."""
    titles = values(elements(pens("fixture F1\nask P0 choose_start").s, 0), "title")
    told = next(title for title in titles if title.startswith("D3"))
    assert "land of 12 tiles, 3 edges open" in told
    assert "Cleo: 2 forts, 1 scout (12 points)" in told and "Anna: 1 fort, 2 scouts (3 points)" in told
    assert told.index("Cleo") < told.index("Ben") < told.index("Anna")


def test_a_place_says_what_would_be_made_there() -> None:
    """Section 12: the expected size of the island on every possible place."""
    view = pens("fixture F3\nship tile:D4\nannounced_left 1\nbox none\nask P0 place_tile land_corner").s
    titles = [str(element[1]["title"]) for element in elements(view, 0) if element[1].get("pick")]
    assert titles and all("here it makes" in title or "here it completes" in title for title in titles)
    near = pens("tile D2 coast 1\nship north:E1\ntile E1 open_sea 0\nship tile:E1\nask P0 place_tile coast")
    ways = {str(element[1]["title"]) for element in elements(near.s, 0) if element[1].get("pick")}
    assert "E2 · here it completes an island of 2 tiles" in ways


def test_a_start_says_its_toll() -> None:
    """R12, R14: a price on the tile; what is too dear says so and cannot be picked."""
    position = "tile E4 coast 0\ntile E3 dead_end_bay 1\nunit P1 fort E4\nask P0 choose_start\ngold P0 "
    for gold, word in ((4, "toll 3"), (3, "toll 3: not enough gold")):
        found = elements(pens(position + str(gold)).s, 0)
        told = next(element[1] for element in found if element[1].get("key") == "tile_E4")
        assert str(told["title"]).endswith(word)
        assert (told.get("pick") == "choose_start:tile:E4") == (gold == 4)


# ------------------------------------------------------------------ coasts


def ends_of(edges: int, solid: int = 0) -> set[tuple[float, float]]:
    """Where the coast of a tile meets its sides, over all pieces of land."""
    coast = re.sub(r"A[\d.]+ [\d.]+ 0 0 0 ", " ", outline(edges, solid, 0)[1])
    points = {(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", coast)}
    return {(x, y) for x, y in points if x in (0, SIZE) or y in (0, SIZE)}


@pytest.mark.parametrize("edges", range(15))
def test_coasts_meet_the_sides_where_those_of_the_neighbours_do(edges: int) -> None:
    """On every side of land at the same distance from both corners, and nowhere on sides of water."""
    expected = set()
    for side in range(4):
        if edges >> side & 1:
            expected |= {turned((BITE, 0), side), turned((SIZE - BITE, 0), side)}
    assert ends_of(edges) == expected


def test_land_closes_where_four_sides_meet() -> None:
    """A corner that is all land has no coast; with all four corners inland has none at all."""
    assert outline(15, 15, 0)[1] == ""
    assert len(outline(15, 0, 0)[1].split("M")) == 5
    assert turned((SIZE, BITE), 0) not in ends_of(3, solid=2)


@pytest.mark.parametrize("edges", range(16))
def test_every_tile_has_its_pieces_of_land(edges: int) -> None:
    """R36, R45: two on a strait; units stand on the land and the ship lies on the tile."""
    assert len(runs(edges)) == (2 if edges in (5, 10) else int(edges > 0))
    for part in range(len(runs(edges))):
        assert all(0 < value < SIZE for value in stand(edges, part))
    assert all(0 < value < SIZE for value in berth(edges))
    classes = [element[1].get("class") for element in tile(edges, 0, 3)]
    assert classes.count("berth") == int(edges != 15)
