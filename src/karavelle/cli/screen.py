"""How the table looks in a terminal: kinds of words become styles, panels become boxes side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel as Box
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from karavelle.kernel.core import State
from karavelle.kernel.game import Game
from karavelle.kernel.panel import Cell, Panel, plain
from karavelle.kernel.text import Speech

STYLES = {
    "dim": "dim",
    "strong": "bold",
    "warn": "bold red",
    "good": "bold green",
    "title": "bold color(37)",
    "sea": "color(30)",
    "pick": "bold reverse",
    "seat-0": "bold color(203)",
    "seat-1": "bold color(75)",
    "seat-2": "bold color(170)",
    "seat-3": "bold color(37)",
    "seat-4": "bold color(178)",
    "seat-5": "bold color(107)",
    "colour-red": "color(167)",
    "colour-green": "color(35)",
    "colour-blue": "color(33)",
    "colour-orange": "color(172)",
    "colour-yellow": "color(178)",
    "colour-purple": "color(134)",
    "colour-brown": "color(130)",
    "colour-gray": "color(245)",
    "colour-black": "bold",
    "colour-white": "bold",
}
"""The only place where kinds of words get colours: middle tones, to be read on dark and on light ground."""

PICK = "pick:"
"""A cell of kind `pick:<option>` stands for an answer; while that is open, its number is shown there."""

GAP = 1
NARROW = 34
"""The fewest columns in which a panel of labels and running text still reads well."""


def console() -> Console:
    """The terminal: what is printed is taken as it stands, no markup in it."""
    return Console(markup=False, emoji=False, highlight=False)


def style(kind: str) -> str:
    """The style of a kind of words; several kinds may stand together."""
    return " ".join(STYLES[word] for word in kind.split() if word in STYLES)


def styled(words: str, kind: str) -> Text:
    """Words of a kind."""
    return Text(words, style(kind))


def table(game: Game, view: State, viewer: int, speech: Speech) -> list[Panel]:
    """The panels of a game, or its fields where it has no panels."""
    return game.panels(view, viewer, speech) if game.panels else plain(view, speech)


def arrange(screen: Console, panels: Sequence[Panel], picks: Mapping[str, int]) -> RenderableType:
    """The panels in their order, in stacks side by side where that saves lines."""
    return _Layout(screen, panels, picks).best()


class _Layout:
    """Finds the flattest arrangement: rows of one panel, or of two stacks of panels that follow each other."""

    def __init__(self, screen: Console, panels: Sequence[Panel], picks: Mapping[str, int]) -> None:
        self.screen = screen
        self.boxes = [box(panel, picks) for panel in panels]
        self.wraps = [all(len(row) <= 2 for row in panel.rows) for panel in panels]
        self.widths = [self._natural(place) for place in range(len(panels))]
        self.height = cache(self._height)

    def best(self) -> RenderableType:
        """The rows of the arrangement with the fewest lines."""
        count = len(self.boxes)
        flattest: list[tuple[int, list[tuple[int, int, int]]]] = [(0, [])] * (count + 1)
        for first in reversed(range(count)):
            rows = self._rows_from(first)
            flattest[first] = min(
                ((lines + flattest[row[2]][0], [row, *flattest[row[2]][1]]) for lines, row in rows),
                key=lambda found: found[0],
            )
        rows_found = flattest[0][1]
        width = max((self._row_width(row) for row in rows_found), default=0)
        return Group(*(self._render(row, width) for row in rows_found))

    def _rows_from(self, first: int) -> list[tuple[int, tuple[int, int, int]]]:
        """Every row that can begin with this panel, with its lines; (first, middle, last) are its two stacks."""
        rows = [(self._height_at(first, self.screen.width), (first, first + 1, first + 1))]
        for middle in range(first + 1, len(self.boxes)):
            for last in range(middle + 1, len(self.boxes) + 1):
                left, right = self._split(first, middle, last)
                if right >= self._least(middle, last):
                    lines = max(self._stack_height(first, middle, left), self._stack_height(middle, last, right))
                    rows.append((lines, (first, middle, last)))
        return rows

    def _split(self, first: int, middle: int, last: int) -> tuple[int, int]:
        left = max(self.widths[first:middle])
        return left, min(self.screen.width - GAP - left, max(self.widths[middle:last]))

    def _least(self, first: int, last: int) -> int:
        return max(
            min(self.widths[place], NARROW) if self.wraps[place] else self.widths[place] for place in range(first, last)
        )

    def _row_width(self, row: tuple[int, int, int]) -> int:
        first, middle, last = row
        return self.widths[first] if middle == last else sum(self._split(*row)) + GAP

    def _render(self, row: tuple[int, int, int], width: int) -> RenderableType:
        first, middle, last = row
        if middle == last:
            return self._sized(first, width)
        left = self._split(*row)[0]
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(self._stack(first, middle, left), self._stack(middle, last, width - GAP - left))
        return grid

    def _stack(self, first: int, last: int, width: int) -> Group:
        return Group(*(self._sized(place, width) for place in range(first, last)))

    def _sized(self, place: int, width: int) -> Box:
        sized = self.boxes[place]
        sized.width = width
        return sized

    def _natural(self, place: int) -> int:
        return Measurement.get(self.screen, self.screen.options, self.boxes[place]).maximum

    def _stack_height(self, first: int, last: int, width: int) -> int:
        return sum(self._height_at(place, width) for place in range(first, last))

    def _height_at(self, place: int, width: int) -> int:
        """Only panels of running text change their height with their width; the others are measured once."""
        return self.height(place, width if self.wraps[place] else self.screen.width)

    def _height(self, place: int, width: int) -> int:
        return Drawn(self.screen, self.boxes[place], width).height


class Drawn:
    """Something rendered once, so that its lines can be counted before they are printed."""

    def __init__(self, screen: Console, renderable: RenderableType, width: int = 0) -> None:
        options = screen.options.update(width=width or screen.width, height=None)
        self.lines = screen.render_lines(renderable, options, pad=False)

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def box(panel: Panel, picks: Mapping[str, int]) -> Box:
    """One panel with a border round it."""
    return Box(
        _grid(panel, picks),
        title=styled(panel.title, "title") if panel.title else None,
        title_align="left",
        box=ROUNDED,
        border_style=STYLES["sea"],
        padding=(0, 1),
    )


def _grid(panel: Panel, picks: Mapping[str, int]) -> Table:
    """Under a head, columns keep their width and the labels of the rows give way; without one, text runs on."""
    columns = max((len(row) for row in (panel.head, *panel.rows)), default=0)
    grid = Table(box=None, show_header=bool(panel.head), header_style="", pad_edge=False, padding=(0, 1, 0, 0))
    for place in range(columns):
        fixed = bool(panel.head and place)
        # Rich draws an empty column one wide and measures it as none; then a label would give way for nothing.
        grid.add_column(justify="center" if fixed else "left", no_wrap=fixed, min_width=1)
    for column, cell in zip(grid.columns, panel.head, strict=False):
        column.header = _text(cell, picks)
    for row in panel.rows:
        label, *rest = (_text(cell, picks) for cell in row)
        label.no_wrap, label.overflow = bool(panel.head), "ellipsis"
        grid.add_row(label, *rest)
    return grid


def _text(cell: Cell, picks: Mapping[str, int]) -> Text:
    text = styled(cell.text, cell.kind)
    for word in cell.kind.split():
        if word.startswith(PICK) and (number := picks.get(word.removeprefix(PICK))):
            mark = styled(f"{number})", "pick")
            return mark if cell_len(cell.text) <= 1 else Text.assemble(mark, " ", text)
    return text


def log_lines(told: Sequence[str]) -> RenderableType:
    """Lines of the log, set off from the rest."""
    return Padding(Group(*(styled(line, "dim") for line in told)), (0, 0, 0, 2), expand=False)


def in_columns(screen: Console, cells: Sequence[Text], gap: int = 3) -> RenderableType:
    """Words in as many columns as fit, read down each column like a list of files."""
    widest = max((cell.cell_len for cell in cells), default=1)
    columns = max(1, min(len(cells), (screen.width + gap) // (widest + gap)))
    depth = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, gap, 0, 0))
    for line in range(depth):
        grid.add_row(*cells[line::depth])
    return grid


__all__ = [
    "PICK",
    "STYLES",
    "Drawn",
    "arrange",
    "box",
    "console",
    "in_columns",
    "log_lines",
    "style",
    "styled",
    "table",
]
