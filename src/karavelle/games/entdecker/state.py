"""The table of Entdecker as data: fields, set-up, and the few things that change them.

ship       a place: start circle 0 to 33, or 34 + the field of the tile it lies on
edges      the land bits of the tile on each field (see `content`), EMPTY where none lies
laid       what lies there: a kind of discovery tile, or a reserve tile
unit_at    six slots a seat (three scouts, two forts, the settlement): a land part, or SUPPLY
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.entdecker import scoring
from karavelle.games.entdecker.content import (
    BACK_OF_KIND,
    CHIP_COUNT,
    CHIPS,
    CIRCLE_FIELD,
    CIRCLE_SIDE,
    CIRCLES,
    FIELDS,
    FIRST_SLOT,
    KIND_COUNT,
    KINDS,
    MADE_BY,
    MOST_GOLD,
    NEIGHBOUR,
    NO_BACK,
    PART,
    PARTS,
    PLACES,
    QUESTION,
    RESERVE_COUNT,
    SETTLEMENT,
    SLOTS,
    STACK_HEIGHT,
    STACKS,
    START_GOLD,
    TALLEST,
    TOLL,
    TYPES,
    UNIT_OF_SLOT,
)
from karavelle.kernel.core import State
from karavelle.kernel.fields import Visitor
from karavelle.kernel.grid import OUTSIDE, SIDES, Flood, opposite
from karavelle.kernel.score import Sheet

NONE: Final[i64] = -1
EMPTY: Final[i64] = -1
SUPPLY: Final[i64] = -1

MATCHED: Final[i64] = 25
FIRST_STAND_IN: Final[i64] = 26
BLANK_TILE: Final[i64] = 32
"""What can be laid besides the kinds 0 to 24: reserve tiles, stand-ins from stack 1 to 6, a blank marker."""


class Entdecker(State):
    """A table of Entdecker."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round_no: i64 = 0
        self.income: i64 = 0
        self.gold = vec[i64]([START_GOLD] * seats)
        self.islands_first = vec[i64]([0] * seats)
        self.islands_lower = vec[i64]([0] * seats)
        self.ruins = vec[i64]([0] * seats)
        self.chip_bonus = vec[i64]([0] * seats)
        self.chips = vec[i64]([0] * (CHIPS * seats))
        self.chips_left = vec[i64](CHIP_COUNT)
        self.unseen = vec[i64](KIND_COUNT)
        self.stack_height = vec[i64](STACK_HEIGHT)
        self.stack_top = vec[i64]([NO_BACK] * STACKS)
        self.reserve = vec[i64](RESERVE_COUNT)
        self.edges = vec[i64]([EMPTY] * FIELDS)
        self.laid = vec[i64]([NONE] * FIELDS)
        self.scored = vec[i64]([0] * FIELDS)
        self.unit_at = vec[i64]([SUPPLY] * (SLOTS * seats))
        self.ship: i64 = NONE
        self.announced_left: i64 = 0
        self.hostile: i64 = 0
        self.blocked_skips: i64 = 0
        self.island_chips: i64 = 0
        self.end_reason: i64 = 0
        self.flood = Flood(int(PARTS))
        self.strength = vec[i64]([0] * seats)

    def fields(self, visitor: Visitor) -> None:
        v = visitor
        self.round_no = v.number("round_no", self.round_no, 0, 700)
        self.income = v.number("income", self.income, 0, 5)
        v.numbers("gold", self.gold, 0, MOST_GOLD)
        v.numbers("islands_first", self.islands_first, 0, 200)
        v.numbers("islands_lower", self.islands_lower, 0, 130)
        v.numbers("ruins", self.ruins, 0, 9)
        v.numbers("chip_bonus", self.chip_bonus, 0, 20)
        v.numbers("chips", self.chips, 0, 4)
        v.numbers("chips_left", self.chips_left, 0, 4)
        v.numbers("unseen", self.unseen, 0, 18)
        v.numbers("stack_height", self.stack_height, 0, TALLEST)
        v.numbers("stack_top", self.stack_top, NO_BACK, QUESTION)
        v.numbers("reserve", self.reserve, 0, 9)
        v.numbers("edges", self.edges, EMPTY, 15)
        v.numbers("laid", self.laid, NONE, BLANK_TILE)
        v.numbers("scored", self.scored, 0, 3)
        v.numbers("unit_at", self.unit_at, SUPPLY, PARTS - 1)
        self.ship = v.number("ship", self.ship, NONE, PLACES - 1)
        self.announced_left = v.number("announced_left", self.announced_left, 0, MOST_GOLD)
        self.hostile = v.number("hostile", self.hostile, 0, 1)
        self.blocked_skips = v.number("blocked_skips", self.blocked_skips, 0, 4)
        self.island_chips = v.number("island_chips", self.island_chips, 0, 16)
        self.end_reason = v.number("end_reason", self.end_reason, 0, 3)

    def score(self, seat: int, sheet: Sheet) -> None:
        scoring.score(self, seat, sheet)

    def faults(self) -> list[str]:
        return scoring.faults(self)

    # Seats

    def left_of(self, seat: i64) -> i64:
        """R5: the left neighbour."""
        return seat + 1 if seat + 1 < self.seats else 0

    def earn(self, seat: i64, gold: i64) -> i64:
        """R2, R31: gold from the bank, no more than 12 in all; returns how much it was."""
        gained = min(gold, MOST_GOLD - self.gold[seat])
        self.gold[seat] += gained
        return gained

    def points(self, seat: i64) -> i64:
        """Victory points on the success track."""
        return self.islands_first[seat] + self.islands_lower[seat] + self.ruins[seat] + self.chip_bonus[seat]

    def chip_count(self, seat: i64) -> i64:
        """R63: chips by number, whatever they are worth."""
        count: i64 = 0
        for chip in range(CHIPS):
            count += self.chips[seat * CHIPS + chip]
        return count

    def chip_stack(self) -> i64:
        """Chips left in the stack."""
        count: i64 = 0
        for chip in range(CHIPS):
            count += self.chips_left[chip]
        return count

    # The chart

    def around(self, field: i64) -> i64:
        """R20: which sides of a field are known (bits 4 to 7), and which of those are land (bits 0 to 3)."""
        known: i64 = 0
        land: i64 = 0
        edges = self.edges
        for side in range(SIDES):
            neighbour = NEIGHBOUR[field * 4 + side]
            if neighbour == OUTSIDE:
                known |= i64(1) << side
            elif edges[neighbour] != EMPTY:
                known |= i64(1) << side
                land |= ((edges[neighbour] >> opposite(side)) & 1) << side
        return known << 4 | land

    def open_field(self, place: i64, side: i64) -> i64:
        """R11: the empty field to which a sea line leads from a place on this side, or OUTSIDE."""
        if place < CIRCLES:
            if side != opposite(CIRCLE_SIDE[place]):
                return OUTSIDE
            field = CIRCLE_FIELD[place]
        else:
            tile = place - CIRCLES
            if (self.edges[tile] >> side) & 1:
                return OUTSIDE
            field = NEIGHBOUR[tile * 4 + side]
            if field == OUTSIDE:
                return OUTSIDE
        return field if self.edges[field] == EMPTY else OUTSIDE

    def leads_on(self, place: i64) -> bool:
        """R11, R32: whether a sea line leads from a place to an empty field."""
        if place < CIRCLES:
            return self.edges[CIRCLE_FIELD[place]] == EMPTY
        if self.edges[place - CIRCLES] == EMPTY:
            return False
        for side in range(SIDES):
            if self.open_field(place, side) != OUTSIDE:
                return True
        return False

    def covered(self) -> i64:
        """R60: fields with a tile."""
        count: i64 = 0
        for field in range(FIELDS):
            if self.edges[field] != EMPTY:
                count += 1
        return count

    def lay(self, field: i64, edges: i64, what: i64) -> None:
        """A tile on an empty field, where it fits."""
        assert self.edges[field] == EMPTY
        self.edges[field] = edges
        self.laid[field] = what

    def spread(self, part: i64) -> i64:
        """R45, R46: floods the land area of a part; how many of its edges face empty fields, none of an island's."""
        flood, all_tiles = self.flood, self.edges
        open_edges: i64 = 0
        flood.begin(part)
        cell = flood.next()
        while cell != OUTSIDE:
            field = cell // 2
            edges = all_tiles[field]
            for side in range(SIDES):
                if PART[edges * 4 + side] == cell & 1:
                    neighbour = NEIGHBOUR[field * 4 + side]
                    beyond = all_tiles[neighbour]
                    if beyond == EMPTY:
                        open_edges += 1
                    else:
                        flood.reach(neighbour * 2 + PART[beyond * 4 + opposite(side)])
            cell = flood.next()
        return open_edges

    def area(self, part: i64) -> i64:
        """The same, whatever was flooded before; `tiles` and `rank` speak of the area flooded last."""
        self.flood.clear()
        return self.spread(part)

    def tiles(self) -> i64:
        """R49: different tiles of the flooded area; a strait with both parts on it counts once."""
        flood = self.flood
        count: i64 = 0
        for at in range(flood.first, flood.count):
            cell = flood.cells[at]
            if cell & 1 == 0 or not flood.within(cell - 1):
                count += 1
        return count

    def rank(self) -> i64:
        """R47: the strength of every seat on the flooded area; the highest of them.

        A settlement counts 100, a fort 10, a scout 1: nobody has so many that a weaker kind could outweigh a stronger.
        """
        best: i64 = 0
        for seat in range(self.seats):
            strength: i64 = 0
            for slot in range(SLOTS):
                part = self.unit_at[seat * SLOTS + slot]
                if part != SUPPLY and self.flood.within(part):
                    unit = UNIT_OF_SLOT[slot]
                    strength += 100 if unit == SETTLEMENT else 1 + 9 * unit
            self.strength[seat] = strength
            best = max(best, strength)
        return best

    # Units

    def in_supply(self, seat: i64, unit: i64) -> bool:
        """Whether the seat has a unit of this kind to place; those in supply stand first."""
        return self.unit_at[seat * SLOTS + FIRST_SLOT[unit]] == SUPPLY

    def settle(self, seat: i64, unit: i64, part: i64) -> None:
        """R34: a unit from the supply to a land part; units of a kind are kept in ascending order."""
        slot = seat * SLOTS + FIRST_SLOT[unit]
        last = seat * SLOTS + FIRST_SLOT[unit + 1] - 1
        assert self.unit_at[slot] == SUPPLY
        while slot < last and self.unit_at[slot + 1] < part:
            self.unit_at[slot] = self.unit_at[slot + 1]
            slot += 1
        self.unit_at[slot] = part

    def go_home(self, seat: i64, slot: i64) -> None:
        """R39, R51: the unit in a slot returns to the supply."""
        first = seat * SLOTS + FIRST_SLOT[UNIT_OF_SLOT[slot]]
        at = seat * SLOTS + slot
        while at > first:
            self.unit_at[at] = self.unit_at[at - 1]
            at -= 1
        self.unit_at[first] = SUPPLY

    def toll(self, seat: i64, place: i64) -> i64:
        """R12, R13: what a start costs: the sum of the units of others on the tile."""
        due: i64 = 0
        if place < CIRCLES:
            return due
        for other in range(self.seats):
            if other != seat:
                for slot in range(SLOTS):
                    if self.unit_at[other * SLOTS + slot] >> 1 == place - CIRCLES:
                        due += TOLL[UNIT_OF_SLOT[slot]]
        return due

    # Stacks

    def tiles_left(self) -> i64:
        """R16: tiles in the five stacks."""
        heights = self.stack_height
        return heights[0] + heights[1] + heights[2] + heights[3] + heights[4]

    def unseen_with(self, back: i64) -> i64:
        """Tiles with this back that are still in the stacks."""
        count: i64 = 0
        for kind in range(KINDS):
            if BACK_OF_KIND[kind] == back:
                count += self.unseen[kind]
        return count

    def tops_with(self, back: i64) -> i64:
        """Stacks that show this back."""
        count: i64 = 0
        for stack in range(STACKS):
            if self.stack_top[stack] == back:
                count += 1
        return count

    def from_reserve(self, edges: i64) -> i64:
        """R40, R42: takes the reserve tile with these edges, or what stands in for it; returns what is laid."""
        kind = MADE_BY[edges] // 4
        laid = MATCHED
        if self.reserve[kind] == 0:
            for other in range(TYPES):
                if self.reserve[other] > self.reserve[kind]:
                    kind = other
            laid = FIRST_STAND_IN + kind
        if self.reserve[kind] == 0:
            return BLANK_TILE
        self.reserve[kind] -= 1
        return laid


__all__ = ["BLANK_TILE", "EMPTY", "FIRST_STAND_IN", "MATCHED", "NONE", "SUPPLY", "Entdecker"]
