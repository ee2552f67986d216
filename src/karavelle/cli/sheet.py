"""The score sheet: a row a category, a column a seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from karavelle.cli.screen import STYLES, styled
from karavelle.kernel.core import State
from karavelle.kernel.game import Game
from karavelle.kernel.score import Sheet
from karavelle.kernel.text import Speech

Row = tuple[str, str]
"""A category and, where it has them, the thing that was scored."""


def score_sheet(game: Game, state: State, speech: Speech) -> Table:
    """What every seat has scored, as far as the state shows it, with totals and, at the end, ranks."""
    sheets = game.sheets(state) + game.rival_sheets(state)
    table = Table(
        title=_title(state, speech), title_style="bold", border_style=STYLES["sea"], header_style="bold", box=ROUNDED
    )
    table.add_column(speech.say("table-points"))
    for seat, name in enumerate(speech.players):
        table.add_column(styled(name, f"seat-{seat}"), justify="right")
    for rival in range(int(state.rivals)):
        table.add_column(speech.player(len(speech.players) + rival), justify="right")
    for row in _rows(sheets):
        table.add_row(_label(row, speech), *(_points(sheet, row) for sheet in sheets))
    table.add_section()
    table.add_row(speech.say("score-total"), *(str(int(sheet.total)) for sheet in sheets), style="bold")
    if state.over():
        table.add_row(speech.say("table-rank"), *map(str, game.ranks(state)))
    return table


def winners(game: Game, state: State, speech: Speech) -> Text:
    """Who has won: the rivals, if no seat has."""
    names = [speech.players[seat] for seat, rank in enumerate(game.ranks(state)) if rank == 1]
    names = names or [speech.player(len(speech.players) + rival) for rival in range(int(state.rivals))]
    return styled(speech.say("table-winners", names=", ".join(names), count=len(names)), "good")


def _title(state: State, speech: Speech) -> str:
    return speech.say("table-final-score" if state.over() else "table-score-so-far")


def _rows(sheets: Sequence[Sheet]) -> list[Row]:
    """Every line that stands on any sheet, categories in the order in which the game writes them."""
    found = [(line.category, line.item) for sheet in sheets for line in sheet.lines]
    categories = list(dict.fromkeys(category for category, _ in found))
    return sorted(dict.fromkeys(found), key=lambda row: categories.index(row[0]))


def _label(row: Row, speech: Speech) -> str:
    category, item = row
    return speech.name(item) if item else speech.say(f"score-{category}")


def _points(sheet: Sheet, row: Row) -> str:
    return " + ".join(str(line.points) for line in sheet.lines if (line.category, line.item) == row)


__all__ = ["score_sheet", "winners"]
