"""Writes the golden games of a game anew: whole matches that must replay to the same score sheets for ever.

    python tools/golden.py GAME [VARIANT=CHOICE ...]

With variants it writes those games beside the usual ones. Every choice of every variant must stand in some golden game.
Run it when the rules change (with a new version of the rules), and look at the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from karavelle.bots import make
from karavelle.cli import arguments
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.match import Match
from karavelle.lab.golden import sheet

FOLDER = Path(__file__).parent.parent / "tests" / "games"


def golden(game: Game, seats: int, bots: str, variants: dict[str, str]) -> dict[str, object]:
    """One whole match between bots of a kind, with its score sheet."""
    names = [f"{bots} {seat + 1}" for seat in range(seats)]
    match = Match.new(game, names, seed=f"golden {game.id} {seats} {bots}", variants=variants)
    players = [make(bots, game, seed=seat) for seat in range(seats)]
    while not match.over:
        match.play(players[match.actor].choose(match.view(match.actor)).option)
    return match.export() | {"sheet": sheet(match)}


def main() -> int:
    """Writes a random and a greedy game for every number of seats."""
    if len(sys.argv) < 2:
        print("usage: python tools/golden.py GAME [VARIANT=CHOICE ...]", file=sys.stderr)
        return 2
    try:
        game, variants = registry.find(sys.argv[1]), arguments.variants(sys.argv[2:])
        game.choose_variants(variants)
    except KaravelleError as error:
        print(error, file=sys.stderr)
        return 1
    folder = FOLDER / game.id / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for seats in game.seats:
        for bots in ("random", "greedy"):
            text = json.dumps(golden(game, seats, bots, variants), indent=1, ensure_ascii=False)
            file = folder / (
                "-".join([bots, str(seats), *(f"{key}_{choice}" for key, choice in variants.items())]) + ".json"
            )
            file.write_text(text + "\n", encoding="utf-8")
            print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
