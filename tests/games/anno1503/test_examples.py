"""The 81 worked examples of the rules, read from `examples.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.script import Unreadable

from .script import AnnoScript
from .table import lay

FILE: dict[str, Any] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = FILE["example"]

SHORT_BANKS = ["E8", "E74", "E74b"]
"""Examples with cards of the bank missing, which makes their positions unsound."""


def script(seats: int, position: str) -> AnnoScript:
    """A table to be played."""
    return AnnoScript(lay(seats, position))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    table = script(example["seats"], example["position"])
    for line in example["play"].strip().splitlines():
        table.play(line)
    assert table.checks > 0, "nothing is checked"


def test_every_example_of_the_rules_is_there() -> None:
    ids = [example["id"] for example in EXAMPLES]
    assert len(set(ids)) == len(ids)
    assert {int("".join(filter(str.isdigit, id))) for id in ids} == set(range(1, 82))


def test_every_example_says_what_it_is_about() -> None:
    for example in EXAMPLES:
        assert set(example) == {"id", "rules", "seats", "says", "position", "play"}, example["id"]
        assert all(example.values()), example["id"]


def test_only_a_short_bank_makes_a_position_unsound() -> None:
    """Everything else adds up, and is checked after every answer."""
    unsound = [example["id"] for example in EXAMPLES if not script(example["seats"], example["position"]).sound]
    assert unsound == SHORT_BANKS


@pytest.mark.parametrize(
    "line",
    ["= colour P0 red", "= gold P0", "= gold P9 4", "= asked", "P0 main_action ?", "P0 main_action ?* settle", "P0"],
)
def test_a_line_that_says_nothing_fails(line: str) -> None:
    with pytest.raises((Unreadable, AssertionError)):
        script(3, "ask P0 main_action").play(line)


@pytest.mark.parametrize(
    "line",
    [
        "= gold P0 5",
        "= goods: P0 stone=1",
        "= tile A1 none",
        "= winner P1",
        "= asked P1 main_action",
        "P0 main_action ? settle",
        "P0 main_action ?+ settle",
        "P0 main_action ?- end_main",
        "P0 main_action ?n 2",
        "P0 main_action:settle",
        "P1 main_action:end_main",
        "P0 ship_action:end_ships",
    ],
)
def test_a_line_that_is_wrong_fails(line: str) -> None:
    with pytest.raises(AssertionError):
        script(3, "ask P0 main_action").play(line)


@pytest.mark.parametrize(
    "line",
    [
        "golds P0 8",
        "gold P3 8",
        "post P0 2 sea2_gems_post",
        "tile A9 sea2_contract P0",
        "inh P0 knight",
        "goods P0 stone",
        "plan",
    ],
)
def test_a_position_that_says_nothing_fails(line: str) -> None:
    with pytest.raises((Unreadable, ValueError)):
        script(3, f"ask P0 main_action\n{line}")
