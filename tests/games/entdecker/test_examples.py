"""The 52 worked examples of the rules, read from `examples.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.script import Unreadable

from .script import EntdeckerScript
from .table import lay

FILE: dict[str, Any] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = FILE["example"]
FIXTURES: dict[str, str] = {fixture["id"]: fixture["position"].strip() for fixture in FILE["fixture"]}


def script(seats: int, position: str) -> EntdeckerScript:
    """A table to be played."""
    return EntdeckerScript(lay(seats, position, FIXTURES))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    table = script(example["seats"], example["position"])
    for line in example["play"].strip().splitlines():
        table.play(line)
    assert table.checks > 0, "nothing is checked"


def test_every_example_of_the_rules_is_there() -> None:
    ids = [example["id"] for example in EXAMPLES]
    assert len(set(ids)) == len(ids)
    assert {int("".join(filter(str.isdigit, id))) for id in ids} == set(range(1, 53))


def test_every_example_says_what_it_is_about() -> None:
    for example in EXAMPLES:
        assert set(example) == {"id", "rules", "seats", "says", "position", "play"}, example["id"]
        assert all(example.values()), example["id"]


@pytest.mark.parametrize("fixture", FILE["fixture"], ids=list(FIXTURES))
def test_fixtures_are_sound(fixture: dict[str, Any]) -> None:
    """Section 13: every fixture matches on all sides, and its tiles add up to 82."""
    table = script(fixture["seats"], f"fixture {fixture['id']}\nask P0 choose_start").state
    faults = [fault for fault in table.broken() if "gap" not in fault and "but not both" not in fault]
    assert faults == []
    assert sum(table.unseen) + sum(tile >= 0 for tile in table.laid) + fixture["position"].count("box") == 82


def test_eight_fixtures_are_used() -> None:
    used = {line for example in EXAMPLES for line in example["position"].splitlines() if line.startswith("fixture")}
    assert used == {f"fixture {id}" for id in FIXTURES}
    assert len(FIXTURES) == 8


def test_only_a_short_reserve_makes_a_position_unsound() -> None:
    """What is missing in E14 lies nowhere; everything else adds up, and is checked after every answer."""
    unsound = [example["id"] for example in EXAMPLES if not script(example["seats"], example["position"]).sound]
    assert unsound == ["E14"]


@pytest.mark.parametrize(
    "line",
    [
        "= colour P0 green",
        "= gold P0",
        "= gold P9 4",
        "= open: tile:E5",
        "= tile Z9 none",
        "= asked",
        "P0 choose_start ?",
        "P0 choose_start ?* north:A1",
        "P0 choose_start ?- north:E5",
        "P0 choose_start ? north:A1 -north:B1",
        "P0",
    ],
)
def test_a_line_that_says_nothing_fails(line: str) -> None:
    with pytest.raises((Unreadable, AssertionError)):
        script(3, "ask P0 choose_start").play(line)


@pytest.mark.parametrize(
    "line",
    [
        "= gold P0 5",
        "= points P0 1",
        "= tile A1 coast 0 coast",
        "= open: north:A1 A2",
        "= winners P1",
        "= asked P1 choose_start",
        "P0 choose_start ? north:A1",
        "P0 choose_start ?+ tile:A1",
        "P0 choose_start ?- north:A1",
        "P0 choose_start ?n 2",
        "P0 choose_start:tile:A1",
        "P1 choose_start:north:A1",
        "P0 announce_tiles:1",
    ],
)
def test_a_line_that_is_wrong_fails(line: str) -> None:
    with pytest.raises(AssertionError):
        script(3, "ask P0 choose_start").play(line)


@pytest.mark.parametrize(
    "line",
    [
        "golds P0 8",
        "gold P3 8",
        "tile E4 cost 1",
        "tile Z4 coast 1",
        "unit P0 knight E4",
        "stacks 1 1 1 1 1",
        "chips P0 potato",
        "plan",
    ],
)
def test_a_position_that_says_nothing_fails(line: str) -> None:
    with pytest.raises((Unreadable, ValueError)):
        script(3, f"ask P0 choose_start\n{line}")
