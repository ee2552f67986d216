"""The measures of the board, and how tiles look wherever they lie."""

from __future__ import annotations

from collections.abc import Iterable

from karavelle.games.amerigo.chart import borders
from karavelle.games.amerigo.content import (
    CELLS_OF,
    FIRST_VILLAGE,
    KINDS,
    PIECE,
    SHAPE_OF,
    VILLAGE_TILES,
    VILLAGES,
)
from karavelle.games.amerigo.draw.coast import Cell, crisp
from karavelle.games.amerigo.draw.pens import Pens
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.scene import Element, group, path, use, words

WIDTH, RIM = 1180.0, 18.0
BAND = 1.3
"""The frame is so many cells wide."""

GROUND = ("", "am-grass", "am-field", "am-orchard", "am-wood", "am-hill", "am-peak")
"""What grows on each cell of a landscape, by the size of the tile."""

Spot = tuple[float, float]


class Sea:
    """The measures of a board: how large a cell is, and where everything lies."""

    def __init__(self, s: Amerigo) -> None:
        self.s = s
        self.rows, self.columns = int(s.chart.rows), int(s.chart.columns)
        self.cell = (WIDTH - 2 * RIM) / (self.columns + 2 * BAND)
        self.origin = RIM + BAND * self.cell
        self.height = 2 * self.origin + self.rows * self.cell
        self.ring = borders(self.rows, self.columns)

    def corner(self, cell: int) -> Spot:
        """Where a cell begins."""
        return self.origin + cell % 24 * self.cell, self.origin + cell // 24 * self.cell

    def middle(self, cell: int) -> Spot:
        """The middle of a cell."""
        x, y = self.corner(cell)
        return x + self.cell / 2, y + self.cell / 2

    def land(self, land: int) -> int:
        """The cell of a land cell."""
        return int(self.s.chart.cell_of[land])

    def row_and_column(self, lands: Iterable[int]) -> list[Cell]:
        """Land cells as rows and columns."""
        return [divmod(self.land(land), 24) for land in lands]

    def shape(self, space: int) -> tuple[str, Spot, Spot]:
        """The outline of a frame space, its berth, and the way in which further ships lie beside the first."""
        cells = self.ring[space]
        rows, columns = {cell // 24 for cell in cells}, {cell % 24 for cell in cells}
        (x, y), band = self.corner(min(rows) * 24 + min(columns)), BAND * self.cell
        if len(rows) > 1 and len(columns) > 1:
            return self._corner_shape(min(columns) == 0, min(rows) == 0)
        long = len(cells) * self.cell
        if len(rows) == 1:
            y = y - band if min(rows) == 0 else y + self.cell
            wide, high, along = long, band, (0.9 * self.cell, 0.0)
        else:
            x = x - band if min(columns) == 0 else x + self.cell
            wide, high, along = band, long, (0.0, 0.9 * self.cell)
        return f"M{x:.0f} {y:.0f}h{wide:.0f}v{high:.0f}h{-wide:.0f}Z", (x + wide / 2, y + high / 2), along

    def _corner_shape(self, left: bool, top: bool) -> tuple[str, Spot, Spot]:
        """A corner space: the frame round the corner, three cells along each side."""
        band, arm = BAND * self.cell, 3 * self.cell
        points = [(0, 0), (band + arm, 0), (band + arm, band), (band, band), (band, band + arm), (0, band + arm)]
        turned = [
            ((RIM + x) if left else WIDTH - RIM - x, (RIM + y) if top else self.height - RIM - y) for x, y in points
        ]
        d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in turned) + "Z"
        middle = ((turned[0][0] + turned[3][0]) / 2, (turned[0][1] + turned[3][1]) / 2)
        return d, middle, (0.9 * self.cell * (1 if left else -1), 0.0)

    def berth(self, space: int, ships: int) -> Spot:
        """Where a ship lies on a frame space on which so many lie already."""
        _, (x, y), (across, down) = self.shape(space)
        straight = len(self.ring[space]) == 6
        step = ((ships + 1) // 2 * (-1 if ships % 2 else 1)) if straight else ships
        return x + across * step, y + down * step


def island_cells(s: Amerigo, island: int) -> list[int]:
    """The land cells of an island."""
    return [land for land in range(int(s.chart.lands)) if s.chart.island_of[land] == island]


def kind_of(piece: int) -> tuple[int, int]:
    """The kind of a piece, and whose it is (-1: everybody's)."""
    if piece >= FIRST_VILLAGE:
        seat, own = divmod(piece - int(FIRST_VILLAGE), int(VILLAGE_TILES))
        number = own + int(FIRST_VILLAGE)
        return max(kind for kind in range(int(VILLAGES)) if PIECE[kind] <= number), seat
    return max(kind for kind in range(int(VILLAGES), int(KINDS)) if PIECE[kind] <= piece), -1


def tile(pens: Pens, kind: int, seat: int, cells: list[Cell], size: float) -> list[Element]:
    """A tile that covers cells (row, column) of this size."""
    looks = f"scape n-{CELLS_OF[SHAPE_OF[kind]]}" if kind >= VILLAGES else "village"
    looks += f" own seat-{seat}" if kind < VILLAGES and seat >= 0 else ""
    drawn: list[Element] = [path(crisp(cells, size, size * 0.045, size * 0.2), cls="tile")]
    symbol = "am-roof" if kind < VILLAGES else GROUND[CELLS_OF[SHAPE_OF[kind]]]
    for row, column in cells:
        drawn.append(use(symbol, (column + 0.5) * size, (row + 0.5) * size, size * 0.78))
    if kind < VILLAGES and seat >= 0:
        row, column = cells[0]
        spot = ((column + 0.5) * size, (row + 0.5) * size)
        drawn.append(words(pens.letters[seat], *spot, size * 0.34, cls="mark"))
    return [group(*drawn, cls=looks)]


__all__ = ["BAND", "RIM", "WIDTH", "Sea", "island_cells", "kind_of", "tile"]
