"""Grids of square fields, and what hangs together on them; for every game with a map.

Fields are numbered row by row. Sides are numbered clockwise:

      0            field 0 1 2
    3   1                3 4 5
      2
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDES: Final[i64] = 4

OUTSIDE: Final[i64] = -1
"""Beyond the rim of the grid, and no field at all."""


def opposite(side: i64) -> i64:
    """The side across a field; also this very side as the neighbour calls it."""
    return (side + 2) & 3


def neighbours(columns: int, rows: int) -> vec[i64]:
    """The four neighbours of every field, clockwise from the north: field f's are 4f to 4f + 3."""
    found = vec[i64]([OUTSIDE] * (columns * rows * 4))
    for field in range(columns * rows):
        column, row = field % columns, field // columns
        if row > 0:
            found[field * 4] = field - columns
        if column + 1 < columns:
            found[field * 4 + 1] = field + 1
        if row + 1 < rows:
            found[field * 4 + 2] = field + columns
        if column > 0:
            found[field * 4 + 3] = field - 1
    return found


class Flood:
    """Finds what is connected: begin a region at a cell, then for each `next` cell reach those it leads to.

    A flood is made once and used again and again; nothing is allocated while it spreads. What was reached since `clear`
    is remembered, so a sweep over all cells meets every region once.
    """

    def __init__(self, cells: int) -> None:
        self.cells = vec[i64]([0] * cells)
        self.region_of = vec[i64]([0] * cells)
        self.region: i64 = 0
        self.cleared: i64 = 0
        self.first: i64 = 0
        self.at: i64 = 0
        self.count: i64 = 0

    def clear(self) -> None:
        """Forgets all that was reached."""
        self.cleared = self.region
        self.first = 0
        self.at = 0
        self.count = 0

    def begin(self, cell: i64) -> None:
        """A new region, from a cell that was not reached yet; it will be `cells[first]` to `cells[count - 1]`."""
        self.region += 1
        self.first = self.count
        self.at = self.count
        self.reach(cell)

    def reach(self, cell: i64) -> None:
        """This cell belongs to the region, too."""
        if self.region_of[cell] <= self.cleared:
            self.region_of[cell] = self.region
            self.cells[self.count] = cell
            self.count += 1

    def reached(self, cell: i64) -> bool:
        """Whether a cell was reached since `clear`."""
        return self.region_of[cell] > self.cleared

    def within(self, cell: i64) -> bool:
        """Whether a cell belongs to this region."""
        return self.region_of[cell] == self.region

    def next(self) -> i64:
        """The next cell to go on from, or OUTSIDE when the region is complete."""
        at = self.at
        if at == self.count:
            return OUTSIDE
        self.at = at + 1
        return self.cells[at]


__all__ = ["EAST", "NORTH", "OUTSIDE", "SIDES", "SOUTH", "WEST", "Flood", "neighbours", "opposite"]
