"""The 73 worked examples of the rules, read from `examples.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.script import Unreadable

from .script import AmerigoScript
from .table import lay

EXAMPLES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))[
    "example"
]


def script(seats: int, position: str) -> AmerigoScript:
    """A table to be played."""
    return AmerigoScript(lay(seats, position))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    table = script(example["seats"], example["position"])
    for line in example["play"].strip().splitlines():
        table.play(line)
    assert table.checks > 0, "nothing is checked"


def test_every_example_of_the_rules_is_there() -> None:
    ids = [example["id"] for example in EXAMPLES]
    assert len(set(ids)) == len(ids)
    assert {int("".join(filter(str.isdigit, id))) for id in ids} == set(range(1, 74))


def test_every_example_says_what_it_is_about() -> None:
    for example in EXAMPLES:
        assert set(example) == {"id", "rules", "seats", "says", "position", "play"}, example["id"]
        assert all(example.values()), example["id"]


def test_positions_are_sound_but_for_parts_of_a_turn() -> None:
    """Resources without tiles, a chest that nobody has won, maps that would be rejected: all others add up."""
    unsound = [example["id"] for example in EXAMPLES if not script(example["seats"], example["position"]).sound]
    assert unsound == ["E24a", "E24b"]


@pytest.mark.parametrize(
    "line",
    [
        "= colour P0 green",
        "= gold P0",
        "= gold P9 4",
        "= stops: ship_c f0",
        "= ship P0 ship_a",
        "= asked",
        "P0 choose_action ?",
        "P0 choose_action ?* blue",
        "P0 choose_action ? blue -red",
        "P0",
    ],
)
def test_a_line_that_says_nothing_fails(line: str) -> None:
    with pytest.raises((Unreadable, AssertionError)):
        script(2, "field blue 3\nask P0 choose_action").play(line)


@pytest.mark.parametrize(
    "line",
    [
        "= gold P0 5",
        "= vp P0 1",
        "= ship P0 ship_a f0",
        "= winners P1",
        "= asked P1 choose_action",
        "P0 choose_action ? blue",
        "P0 choose_action ?+ red",
        "P0 choose_action ?- blue",
        "P0 choose_action ?n 3",
        "P0 choose_action:red",
        "P1 choose_action:blue",
        "P0 ship_select:ship_a",
    ],
)
def test_a_line_that_is_wrong_fails(line: str) -> None:
    with pytest.raises(AssertionError):
        script(2, "field blue 3\nask P0 choose_action").play(line)


@pytest.mark.parametrize(
    "line",
    ["golds P0 8", "gold P3 8", "post P0 0,0", "post P0 2,2", "tile P0 n_i9 2,2", "ship P0 ship_c f0", "cover 0 1,1"],
)
def test_a_position_that_says_nothing_fails(line: str) -> None:
    with pytest.raises((Unreadable, ValueError)):
        script(2, f"field blue 3\nask P0 choose_action\n{line}")
