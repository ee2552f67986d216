"""The archipelago: what follows from the island tiles that lie on the table, worked out once and then looked up.

Cells are numbered row by row on a grid of 24 columns, whatever the number of players; area a (4 * tile row + tile
column) has 6 x 6 of them. Places for ships are the frame spaces 0 to 15 and then the cells, from 16 on:

    F0  F1 F1 F1 F1 ...        F0 borders the three outermost cells of both sides of its corner, F1 the next six,
    F0  0,0 0,1 0,2 0,3 ...    and so on clockwise
    F11 1,0 ...

Land cells are numbered in reading order. An island has 60 of them at most, so a set of its cells is one number, bit n
being its n-th cell in reading order; that is what placements of tiles are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.amerigo.content import (
    BIG,
    CELLS_OF,
    FEWEST_BIG,
    FIRST_TURN,
    FRAME_SPACES,
    LARGEST,
    LARGEST_ISLAND,
    MOST_BIG,
    ORIENTATIONS,
    POST_PAIRS,
    ROTATIONS,
    SHAPES,
    SIZE,
    TILE_CELLS,
    TILE_COLUMNS,
    TILE_ROWS,
)
from karavelle.games.amerigo.tiles import ANCHOR_CELL, COLUMN_STEP, GROUND, POST_CELL, ROW_STEP
from karavelle.kernel.grid import OUTSIDE, SIDES, Flood, neighbours

LINE: Final[i64] = 24
CELLS: Final[i64] = 576
AREAS: Final[i64] = 16
AREA_LINE: Final[i64] = 4
SPACES: Final[i64] = 16
PLACES: Final[i64] = 592
LINKS: Final[i64] = 8
"""A frame space borders six cells at most, and two other spaces."""

LANDS: Final[i64] = 237
"""Land cells of all sixteen tiles."""

POST_SPACES: Final[i64] = 32
ISLANDS: Final[i64] = 48
NO_TILE: Final[i64] = -1
NONE: Final[i64] = -1

LAST_BIT: Final[i64] = 61
BIT: Final = vec[i64]([2**bit for bit in range(62)])
"""Sets of more than 31 things take their bits from here: shifted by the compiler, a 1 has no more than 32 bits."""

NEIGHBOUR: Final = neighbours(24, 24)


def area_of(cell: i64) -> i64:
    """The area of a cell."""
    return (cell // LINE) // SIZE * AREA_LINE + (cell % LINE) // SIZE


def within_area(cell: i64) -> i64:
    """Which of the 36 cells of its area a cell is."""
    return (cell // LINE) % SIZE * SIZE + (cell % LINE) % SIZE


def cell_in(area: i64, within: i64) -> i64:
    """The cell of an area with this number in it."""
    row = area // AREA_LINE * SIZE + within // SIZE
    return row * LINE + area % AREA_LINE * SIZE + within % SIZE


def borders(rows: int, columns: int) -> list[list[int]]:
    """Frame space by frame space, clockwise, the cells that it borders."""
    top = list(range(columns))
    right = [row * 24 + columns - 1 for row in range(rows)]
    bottom = [(rows - 1) * 24 + column for column in reversed(range(columns))]
    left = [row * 24 for row in reversed(range(rows))]
    found = []
    for side, before in ((top, left), (right, top), (bottom, right), (left, bottom)):
        found.append(list(dict.fromkeys([*before[-3:], *side[:3]])))
        found += [side[first : first + 6] for first in range(3, len(side) - 3, 6)]
    return found


def _links() -> vec[i64]:
    """For 2, 3 and 4 seats: the places next to every place, eight each, OUTSIDE after the last."""
    found = []
    for seats in (2, 3, 4):
        rows, columns = int(TILE_ROWS[seats]) * 6, int(TILE_COLUMNS[seats]) * 6
        next_to: list[list[int]] = [[] for _ in range(592)]
        ring = borders(rows, columns)
        for space, cells in enumerate(ring):
            next_to[space] += [(space - 1) % len(ring), (space + 1) % len(ring), *(16 + cell for cell in cells)]
            for cell in cells:
                next_to[16 + cell].append(space)
        for cell in range(576):
            if cell // 24 < rows and cell % 24 < columns:
                around = [int(NEIGHBOUR[cell * 4 + side]) for side in range(4)]
                inside = [one for one in around if one >= 0 and one // 24 < rows and one % 24 < columns]
                next_to[16 + cell] += [16 + one for one in inside]
        for places in next_to:
            assert len(places) <= 8
            found += places + [-1] * (8 - len(places))
    return vec[i64](found)


NEXT_TO: Final = _links()
"""Place p is next to NEXT_TO[((seats - 2) * 592 + p) * 8] and those after it."""


class Chart:
    """The map of one table; it is drawn anew only when other tiles lie there."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.rows = TILE_ROWS[seats] * SIZE
        self.columns = TILE_COLUMNS[seats] * SIZE
        self.spaces = FRAME_SPACES[seats]
        self.tiles = vec[i64]([NO_TILE] * AREAS)
        self.land_at = vec[i64]([NONE] * CELLS)
        self.lands: i64 = 0
        self.cell_of = vec[i64]([0] * LANDS)
        self.near = vec[i64]([NONE] * (LANDS * SIDES))
        self.island_of = vec[i64]([0] * LANDS)
        self.bit = vec[i64]([0] * LANDS)
        self.resource = vec[i64]([NONE] * LANDS)
        self.post_on = vec[i64]([NONE] * LANDS)
        self.post_land = vec[i64]([NONE] * POST_SPACES)
        self.anchor_of = vec[i64]([NONE] * PLACES)
        self.sea = vec[i64]([1] * PLACES)
        self.islands: i64 = 0
        self.big: i64 = 0
        self.size = vec[i64]([0] * ISLANDS)
        self.masks = vec[i64]([0] * (ORIENTATIONS * LANDS))
        self.ready = vec[i64]([0] * SHAPES)
        self.flood = Flood(int(PLACES))

    def shows(self, tiles: vec[i64]) -> bool:
        """Whether it was made of these tiles."""
        for area in range(AREAS):
            if self.tiles[area] != tiles[area]:
                return False
        return True

    def draw(self, tiles: vec[i64]) -> None:
        """Section 3: numbers land cells, islands and post spaces; what is missing is water."""
        for area in range(AREAS):
            self.tiles[area] = tiles[area]
        for shape in range(SHAPES):
            self.ready[shape] = 0
        self.number_land()
        self.number_islands()
        self.find_posts()

    def number_land(self) -> None:
        """Land cells in reading order, with their resources."""
        number: i64 = 0
        for cell in range(CELLS):
            tile = self.tiles[area_of(cell)]
            ground: i64 = 0
            if tile != NO_TILE:
                ground = GROUND[tile * TILE_CELLS + within_area(cell)]
            self.anchor_of[SPACES + cell] = NONE
            self.sea[SPACES + cell] = 0 if ground > 0 else 1
            self.land_at[cell] = NONE
            if ground > 0:
                self.land_at[cell] = number
                self.cell_of[number] = cell
                self.resource[number] = ground - 2 if ground > 1 else NONE
                self.post_on[number] = NONE
                number += 1
        self.lands = number

    def number_islands(self) -> None:
        """R32, Setup 4: islands by their first cell; who has 20 cells is big."""
        flood = self.flood
        flood.clear()
        self.islands = 0
        self.big = 0
        for island in range(ISLANDS):
            self.size[island] = 0
        for land in range(self.lands):
            self.look_around(land)
        for land in range(self.lands):
            if not flood.reached(land):
                self.spread(land, self.islands)
                self.islands += 1
            island = self.island_of[land]
            self.bit[land] = BIT[min(self.size[island], LAST_BIT)]
            self.size[island] += 1
        for island in range(self.islands):
            if self.size[island] >= BIG:
                self.big += 1

    def look_around(self, land: i64) -> None:
        """The land cells next to one."""
        for side in range(SIDES):
            cell = NEIGHBOUR[self.cell_of[land] * 4 + side]
            self.near[land * 4 + side] = NONE if cell == OUTSIDE else self.land_at[cell]

    def spread(self, land: i64, island: i64) -> None:
        """All cells of an island."""
        flood = self.flood
        flood.begin(land)
        found = flood.next()
        while found != OUTSIDE:
            self.island_of[found] = island
            for side in range(SIDES):
                beside = self.near[found * 4 + side]
                if beside != NONE:
                    flood.reach(beside)
            found = flood.next()

    def find_posts(self) -> None:
        """Section 3: post spaces are 2 * area + number in the tile, each with its anchor."""
        for area in range(AREAS):
            for pair in range(POST_PAIRS):
                post = area * 2 + pair
                self.post_land[post] = NONE
                tile = self.tiles[area]
                if tile != NO_TILE:
                    land = self.land_at[cell_in(area, POST_CELL[tile * 2 + pair])]
                    self.post_land[post] = land
                    self.post_on[land] = post
                    self.anchor_of[SPACES + cell_in(area, ANCHOR_CELL[tile * 2 + pair])] = post

    def good(self) -> bool:
        """Setup 1: a valid map, with one to five big islands and none of more than 60 cells."""
        if not FEWEST_BIG <= self.big <= MOST_BIG:
            return False
        for island in range(self.islands):
            if self.size[island] > LARGEST_ISLAND:
                return False
        return not self.touches_diagonally() and not self.encloses_water()

    def touches_diagonally(self) -> bool:
        """Whether land meets land at a corner only."""
        for row in range(self.rows - 1):
            for column in range(self.columns - 1):
                place = SPACES + row * LINE + column
                one, two = self.sea[place], self.sea[place + 1]
                if one != two and self.sea[place + LINE] == two and self.sea[place + LINE + 1] == one:
                    return True
        return False

    def encloses_water(self) -> bool:
        """Whether some water cannot be reached from the frame."""
        flood = self.flood
        flood.clear()
        flood.begin(0)
        place = flood.next()
        while place != OUTSIDE:
            self.sail_on(flood, place)
            place = flood.next()
        return flood.count != self.spaces + self.rows * self.columns - self.lands

    def sail_on(self, flood: Flood, place: i64) -> None:
        """R22: the places next to one that ships can go to."""
        at = ((self.seats - 2) * PLACES + place) * LINKS
        for link in range(LINKS):
            beside = NEXT_TO[at + link]
            if beside == OUTSIDE:
                return
            if self.sea[beside] == 1:
                flood.reach(beside)

    def prepare(self, shape: i64) -> None:
        """R50: the cells of every placement of a shape, by its orientation and its reference cell; 0 is none."""
        if self.ready[shape] == 1:
            return
        self.ready[shape] = 1
        for turn in range(ROTATIONS[shape]):
            orientation = FIRST_TURN[shape] + turn
            for land in range(self.lands):
                self.masks[orientation * LANDS + land] = self.cells_from(land, orientation, CELLS_OF[shape])

    def cells_from(self, land: i64, orientation: i64, cells: i64) -> i64:
        """The set of land cells that an orientation covers from a reference cell, or 0 if there is water."""
        row, column = self.cell_of[land] // LINE, self.cell_of[land] % LINE
        mask: i64 = 0
        for step in range(cells):
            down = row + ROW_STEP[orientation * LARGEST + step]
            across = column + COLUMN_STEP[orientation * LARGEST + step]
            if not (0 <= across < LINE and down < LINE) or self.land_at[down * LINE + across] == NONE:
                return 0
            mask |= self.bit[self.land_at[down * LINE + across]]
        return mask


__all__ = [
    "AREAS",
    "BIT",
    "CELLS",
    "ISLANDS",
    "LANDS",
    "LINE",
    "LINKS",
    "NEXT_TO",
    "NONE",
    "NO_TILE",
    "PLACES",
    "POST_SPACES",
    "SPACES",
    "Chart",
    "area_of",
    "cell_in",
    "within_area",
]
