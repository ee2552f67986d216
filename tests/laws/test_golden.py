"""Golden games on file replay to the same position and the same score sheets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from karavelle.kernel import registry
from karavelle.kernel.match import Match
from karavelle.lab.golden import sheet

GAMES = Path(__file__).parent.parent / "games"
FILES = sorted(GAMES.glob("*/golden/*.json"))


def test_every_game_has_golden_games_for_every_number_of_seats_and_every_choice() -> None:
    for id in registry.ids():
        game = registry.find(id)
        if "site-packages" in str(game.folder):
            continue
        records = [json.loads(file.read_text()) for file in (GAMES / id / "golden").glob("*.json")]
        assert {len(record["players"]) for record in records} == set(game.seats), f"run python tools/golden.py {id}"
        for variant in game.variants:
            found = {record["options"][variant.id] for record in records}
            assert found == set(variant.choices), f"run python tools/golden.py {id} {variant.id}=…"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_golden_game(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    match = Match.restore(record)
    assert match.over and match.verify() == []
    assert sheet(match) == record["sheet"]
