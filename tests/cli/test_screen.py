"""How panels are set on a screen."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from karavelle.cli.screen import arrange
from karavelle.kernel.panel import Cell, Panel


@pytest.mark.parametrize("last", ["", "leads"])
def test_panels_side_by_side_keep_their_labels_whole(last: str) -> None:
    """A column without a word takes its place, too."""
    row = [Cell("▶ ⚑ a captain"), Cell("8 (11)"), Cell(last)]
    panel = Panel("Seats", [row], [Cell(""), Cell("coins"), Cell("")])
    screen = Console(file=io.StringIO(), width=80)
    screen.print(arrange(screen, [panel, panel], {}))
    assert isinstance(screen.file, io.StringIO)
    assert screen.file.getvalue().count("a captain") == 2
