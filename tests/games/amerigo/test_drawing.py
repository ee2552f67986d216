"""The picture: every answer that has a place can be picked there, things keep their keys, outlines are whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from karavelle.games.amerigo import GAME
from karavelle.games.amerigo.draw.coast import crisp, loops, soft
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.scene import Element, scene
from karavelle.kernel.text import Speech
from tests.games.script import open_options

from .table import lay
from .walks import games

PLAYERS = ["Anna", "Ben", "Cleo", "Dora"]
BUTTONS = re.compile(r".*:(finish|buy_ap|cash_\w+|use_ship8|leap|no)$")
"""Answers that have no place on the table."""


def elements(view: Amerigo, viewer: int, language: str = "en") -> list[Element]:
    """Everything that is drawn."""
    speech = Speech(GAME, language, PLAYERS[: int(view.seats)])
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


def some_moments(stride: int = 9) -> Iterator[tuple[Amerigo, int]]:
    """Questions of sensible games, with the seat that is asked, or a spectator."""
    for game in games():
        for place, state in enumerate(game):
            if place % stride == 0 or (state.actor != NATURE and place % 3 == 0):
                yield state, int(state.actor) if state.actor != NATURE else NOBODY


def test_what_is_open_can_be_picked_where_it_lies() -> None:
    """Section 15.4: all answers but a few buttons have a place, ships and tiles by paths that can be followed."""
    asked = set()
    for state, viewer in some_moments():
        picks = values(elements(state, viewer), "pick")
        if viewer == NOBODY:
            assert not picks
            continue
        frame = GAME.frame_of(state).id
        asked.add(frame)
        open_now = {f"{frame}:{option}" for option in open_options(GAME, state)}
        assert {pick.split()[0] for pick in picks} <= open_now
        assert all(BUTTONS.match(name) for name in open_now - {pick.split()[0] for pick in picks})
        for pick in sorted(picks)[:6]:
            follow(state, pick.split())
    assert {"choose_action", "ship_move", "place_post", "plan_take", "build_tile", "buy_goods"} <= asked


def follow(state: Amerigo, path: list[str]) -> None:
    """Every step of a path is open when its turn comes."""
    world = GAME.copy(state)
    for name in path:
        assert name.partition(":")[2] in open_options(GAME, world), path
        world.answer(GAME.parse(name)[1])


def test_others_cannot_pick() -> None:
    for state, viewer in some_moments(25):
        if viewer >= 0:
            assert not values(elements(state, (viewer + 1) % int(state.seats)), "pick")


def test_keys_are_unique_and_stay() -> None:
    """What keeps its key is seen moving: all 49 cubes, ships, posts, discs and tokens."""
    for state, viewer in some_moments(25):
        keys = values(elements(state, viewer), "key")
        assert len(set(keys)) == len(keys)
        assert sum(key.startswith("cube_") for key in keys if key != "cube_vp") >= 49
        for seat in range(state.seats):
            own = {f"order_{seat}", f"progress_{seat}", f"cannons_{seat}", f"gold_{seat}"}
            assert {f"ship_a_{seat}", f"ship_b_{seat}", *own} <= set(keys)
        assert sum(key.startswith("post_") for key in keys if key != "post_gold") == sum(
            one > 0 for one in state.post_at
        )


def test_a_ghost_of_every_turn_is_there() -> None:
    """Section 13: whichever way the tile is turned there is something to see, and what it would bring is said."""
    state = lay(2, "field green 2\npost P0 1,10\nap 2\nreserve P0 n_i2\nask P0 build_area 8")
    ghosts = [element for element in elements(state, 0) if "turn" in element[1]]
    assert {element[1]["turn"] for element in ghosts} == {0, 1, 2, 3}
    assert all("build_place:" in element[1]["pick"] and "+4 points" in element[1]["title"] for element in ghosts)


def test_a_place_says_what_it_completes() -> None:
    """Section 13: completion, and who is paid."""
    posts = "round_no 2\npost P0 10,16\npost P0 13,14\npost P1 16,16\ncover 5 12,14 12,15"
    state = lay(2, f"{posts}\nap 1\nreserve P0 v_i2\nask P0 build_area 1")
    titles = [element[1]["title"] for element in elements(state, 0) if "turn" in element[1]]
    assert titles and all(
        "completes island 6: +3 · Anna: 2 posts, pay 12 · Ben: 1 post, pays 4" in one for one in titles
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_picture_is_sound_svg(language: str) -> None:
    """Every symbol that is used is there, every class is known to a style sheet, and what can be picked has a title."""
    css = (GAME.folder / "scene.css").read_text() + (GAME.folder / "../../web/scene.css").resolve().read_text()
    known = set(re.findall(r"\.([a-z][\w-]*)", css))
    plain = {
        "scene",
        "amerigo",
        "symbols",
        "mat",
        "frame-space",
        "ship",
        "site",
        "words",
        "cube",
        "token-sign",
        "anchor",
        "none",
    }
    for state, viewer in some_moments(60):
        speech = Speech(GAME, language, PLAYERS[: int(state.seats)])
        root = ElementTree.fromstring(scene(GAME, state, viewer, speech).svg())
        ids = {element.get("id") for element in root.iter()} - {None}
        used = {element.get("href", "")[1:] for element in root.iter() if element.tag.endswith("}use")}
        assert used <= ids
        classes = {word for element in root.iter() for word in (element.get("class") or "").split()}
        assert classes - known <= plain, classes - known - plain
        for element in root.iter():
            if element.get("data-pick"):
                assert element.find("{http://www.w3.org/2000/svg}title") is not None


def test_the_terminal_shows_the_same_in_words() -> None:
    for state, viewer in some_moments(40):
        speech = Speech(GAME, "de", PLAYERS[: int(state.seats)])
        panels = GAME.panels(state, viewer, speech) if GAME.panels else []
        assert len(panels) == 5
        text = "\n".join(cell.text for row in panels[0].rows for cell in row)
        assert text.count("▓") == sum(1 <= piece <= 37 for piece in state.tile_at)


# ------------------------------------------------------------------ outlines


def test_outlines_close_and_go_round_once() -> None:
    """As many corners as there are sides without a neighbour; a hole is a loop of its own."""
    square = [(row, column) for row in range(3) for column in range(3)]
    assert [len(loop) for loop in loops(square)] == [12]
    ring = [cell for cell in square if cell != (1, 1)]
    assert sorted(len(loop) for loop in loops(ring)) == [4, 12]
    for outline in (soft(square, 40), crisp(square, 40, 2, 8)):
        assert outline.startswith("M") and outline.endswith("Z")
    assert soft(square, 40) == soft(reversed(square), 40)
