"""The 67 worked examples of the rules (section 9), read from `examples.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from .script import Script
from .table import Unreadable

EXAMPLES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))[
    "example"
]


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    script = Script(example["seats"], example["position"])
    for line in example["play"].strip().splitlines():
        script.play(line)
    assert script.checks > 0, "nothing is checked"


def test_every_example_of_the_rules_is_there() -> None:
    ids = [example["id"] for example in EXAMPLES]
    assert len(set(ids)) == len(ids)
    assert {int("".join(filter(str.isdigit, id))) for id in ids} == set(range(1, 68))


def test_every_example_says_what_it_is_about() -> None:
    for example in EXAMPLES:
        assert set(example) == {"id", "rules", "seats", "says", "position", "play"}, example["id"]
        assert all(example.values()), example["id"]


def test_only_a_given_goal_deck_makes_a_position_unsound() -> None:
    """The surplus of a short goal deck lies nowhere; everything else adds up, and is checked after every answer."""
    unsound = [example["id"] for example in EXAMPLES if not Script(example["seats"], example["position"]).sound]
    assert unsound == [example["id"] for example in EXAMPLES if "\ngoal_deck" in example["position"]]


@pytest.mark.parametrize(
    "line",
    [
        "= colour P0 green",
        "= goods P0",
        "= goods P0 green",
        "= goods P0 purple 1",
        "= coins P0 8 9",
        "= coins P7 8",
        "= passed P3",
        "= asked P0",
        "= rows",
        "P0 bid_step ?",
        "P0 bid_step ?* pass",
        "P0 bid_step ?- place:purple",
        "P0 bid_step ? pass -commit",
        "P0",
    ],
)
def test_a_line_that_says_nothing_fails(line: str) -> None:
    with pytest.raises((Unreadable, AssertionError)):
        Script(3, "ask P0 bid_step").play(line)


@pytest.mark.parametrize(
    "line",
    [
        "= goods P0 green 1",
        "= current_bid 1",
        "= rows 1",
        "= rows: green | gray",
        "= bids: green 1 | gray 4",
        "= winners P1",
        "= asked P1 bid_step",
        "P0 bid_step ? place:green",
        "P0 bid_step ?+ pass",
        "P0 bid_step ?- place:green",
        "P0 bid_step ?n 2",
        "P0 bid_step:pass",
        "P1 bid_step:place:green",
        "P0 choose_ship:ship_parrot",
    ],
)
def test_a_line_that_is_wrong_fails(line: str) -> None:
    with pytest.raises(AssertionError):
        Script(3, "ask P0 bid_step").play(line)


@pytest.mark.parametrize(
    "line",
    [
        "coin P0 8",
        "coins P3 8",
        "goods P0 purple 1",
        "treasure_hand P0 treasure_1 99",
        "buildings @pink P0",
        "ask P0 bid_step",
        "plan",
    ],
)
def test_a_position_that_says_nothing_fails(line: str) -> None:
    with pytest.raises((Unreadable, ValueError)):
        Script(3, f"ask P0 bid_step\n{line}")
