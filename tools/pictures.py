"""Draws the pictures of the documentation anew from real positions: docs/pictures.

python tools/pictures.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from karavelle.bots import make
from karavelle.cli.answers import choices
from karavelle.cli.arguments import YOU
from karavelle.cli.table import Table
from karavelle.kernel.match import Match

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
WEB_FONTS = re.compile(r"@font-face \{\{.*?\}\}\s*", re.DOTALL)
"""Rich asks a server for its font; any monospaced one will do."""

PLACE = 190
"""A decision in the middle of the game, with something of everything on the table."""


def terminal() -> str:
    """A table of Grog Island as the terminal shows it."""
    match = Match.new("grog", ["Anna", "Ben", "Cleo"], seed="a picture of it")
    players = [make("greedy", match.game, seed) for seed in range(3)]
    while len(match.answers) < PLACE or match.actor != 0:
        match.play(players[match.actor].choose(match.view(match.actor)).option)
    table = Table(match, [YOU, "greedy", "greedy"], "en")
    table.screen = Console(
        file=io.StringIO(), record=True, width=140, height=50, force_terminal=True, color_system="256", highlight=False
    )
    table.begin_turn()
    table.show(0, choices(match, table.speech, 0))
    return table.screen.export_svg(title="karavelle play grog", code_format=WEB_FONTS.sub("", CONSOLE_SVG_FORMAT))


def main() -> None:
    """Writes every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal(), encoding="utf-8")


if __name__ == "__main__":
    main()
