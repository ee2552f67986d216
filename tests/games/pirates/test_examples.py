"""The 69 worked examples of the rules, read from `examples.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from .script import PiratesScript
from .table import lay

FILE: dict[str, Any] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = FILE["example"]


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    table = PiratesScript(lay(example.get("seats", 2), example["position"], example.get("options", {})))
    for line in example["play"].strip().splitlines():
        table.play(line)
    assert table.checks > 0, "nothing is checked"


def test_every_example_of_the_rules_is_there() -> None:
    ids = [example["id"] for example in EXAMPLES]
    assert len(set(ids)) == len(ids)
    assert {int("".join(filter(str.isdigit, id))) for id in ids} == set(range(1, 70))


def test_every_example_says_what_it_is_about() -> None:
    for example in EXAMPLES:
        assert set(example) - {"seats", "options"} == {"id", "rules", "says", "position", "play"}, example["id"]
        assert all(example.values()), example["id"]
