"""The end of a voyage: gaps are filled from the reserve, islands that are complete are scored (R40-R53)."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.entdecker.content import (
    ALL_LAND,
    FIELDS,
    INLAND,
    MADE_BY,
    NEIGHBOUR,
    PARTS_OF,
    SLOTS,
)
from karavelle.games.entdecker.frames import (
    AWARD_ISLAND,
    BLANK,
    BY_ISLAND,
    DRAW_CHIP,
    GAP,
    ISLAND,
    LANDLOCKED,
    MATCHING,
    POINTS,
    SCORE_ISLAND,
    SCORE_ISLANDS,
    STAND_IN,
    UNITS_HOME,
)
from karavelle.games.entdecker.state import BLANK_TILE, EMPTY, MATCHED, SUPPLY, Entdecker
from karavelle.kernel.core import Step
from karavelle.kernel.fields import EVERYONE, NATURE
from karavelle.kernel.grid import OUTSIDE, SIDES, opposite

ONE_STRONG: i64 = 10
"""R48: who has this strength has a fort or a settlement."""


class FillGaps(Step[Entdecker]):
    """R40, R41, R43, R44: fields with four known sides, then regions that land has closed off, by ascending field."""

    def run(self, s: Entdecker) -> None:
        for field in range(FIELDS):
            if s.edges[field] == EMPTY:
                around = s.around(field)
                if around >> 4 == ALL_LAND:  # all four sides are known
                    fill(s, field, around & 15, GAP)
        s.flood.clear()
        for field in range(FIELDS):
            if s.edges[field] == EMPTY and not s.flood.reached(field) and landlocked(s, field):
                fill_region(s)


class ScoreIslands(Step[Entdecker]):
    """R46, R53: each complete island that was not scored, by its smallest land part."""

    def run(self, s: Entdecker) -> None:
        part = first_island(s)
        if part != OUTSIDE:
            s.then(SCORE_ISLAND, s.actor, part // 2, part & 1)
            s.then(SCORE_ISLANDS, s.actor)


class ScoreIsland(Step[Entdecker]):
    """R46-R48: its parts (field `a`, part `b` and all that hangs on it) are scored; greatest explorers take chips."""

    def run(self, s: Entdecker) -> None:
        s.area(s.a * 2 + s.b)
        for at in range(s.flood.first, s.flood.count):
            part = s.flood.cells[at]
            s.scored[part // 2] |= i64(1) << (part & 1)
        s.island_chips = 0
        best = s.rank()
        if best >= ONE_STRONG:
            chips = s.chip_stack()
            seat = s.actor
            for _ in range(s.seats):
                if s.strength[seat] == best and chips > 0:
                    s.then(DRAW_CHIP, NATURE, seat, BY_ISLAND)
                    chips -= 1
                seat = s.left_of(seat)
        s.then(AWARD_ISLAND, s.actor, s.a, s.b)


class AwardIsland(Step[Entdecker]):
    """R49-R52: tiles and chips for the greatest explorer, half for each further rank; then the units go home."""

    def run(self, s: Entdecker) -> None:
        s.area(s.a * 2 + s.b)
        tiles = s.tiles()
        best = s.rank()
        points = tiles + s.island_chips
        s.note(ISLAND, EVERYONE, s.a, tiles, s.island_chips, points)
        first = True
        while best > 0:
            award(s, best, points, first)
            points = (points + 1) // 2
            first = False
            best = strongest(s)
        send_home(s)
        s.island_chips = 0


def fill(s: Entdecker, field: i64, edges: i64, why: i64) -> None:
    """R40, R42: a reserve tile, or what stands in for it."""
    laid = s.from_reserve(edges)
    s.lay(field, edges, laid)
    manner = MATCHING if laid == MATCHED else BLANK if laid == BLANK_TILE else STAND_IN
    s.note(why, EVERYONE, field, MADE_BY[edges] // 4, manner)


def landlocked(s: Entdecker, first: i64) -> bool:
    """R43: floods a region of empty fields; whether there is nothing but land round it."""
    flood = s.flood
    closed = True
    flood.begin(first)
    field = flood.next()
    while field != OUTSIDE:
        for side in range(SIDES):
            neighbour = NEIGHBOUR[field * 4 + side]
            if neighbour == OUTSIDE:
                closed = False
            elif s.edges[neighbour] == EMPTY:
                flood.reach(neighbour)
            elif not (s.edges[neighbour] >> opposite(side)) & 1:
                closed = False
        field = flood.next()
    return closed


def fill_region(s: Entdecker) -> None:
    """R43, R44: the region just flooded becomes land, by ascending field."""
    flood = s.flood
    left = flood.count - flood.first
    field = flood.cells[flood.first]
    while left > 0:
        for at in range(flood.first, flood.count):
            if flood.cells[at] == field:
                fill(s, field, ALL_LAND, LANDLOCKED)
                left -= 1
        field += 1


def first_island(s: Entdecker) -> i64:
    """R46, R53: the smallest land part of a complete island that was not scored, or OUTSIDE."""
    s.flood.clear()
    for field in range(FIELDS):
        if s.edges[field] > 0:
            for number in range(PARTS_OF[s.edges[field]]):
                part = field * 2 + number
                if not (s.scored[field] >> number) & 1 and not s.flood.reached(part) and s.spread(part) == 0:
                    return part
    return OUTSIDE


def award(s: Entdecker, strength: i64, points: i64, first: bool) -> None:
    """R50: all of a rank get the same points, and are done with."""
    for seat in range(s.seats):
        if s.strength[seat] == strength:
            s.strength[seat] = 0
            if first:
                s.islands_first[seat] += points
            else:
                s.islands_lower[seat] += points
            s.note(POINTS, EVERYONE, seat, points)


def strongest(s: Entdecker) -> i64:
    """R47: the highest strength not rewarded yet."""
    best: i64 = 0
    for seat in range(s.seats):
        best = max(best, s.strength[seat])
    return best


def send_home(s: Entdecker) -> None:
    """R51: all units of the island return to their owners."""
    for seat in range(s.seats):
        home: i64 = 0
        for slot in range(SLOTS):
            part = s.unit_at[seat * SLOTS + slot]
            if part != SUPPLY and s.flood.within(part):
                s.go_home(seat, slot)
                home += 1
        if home > 0:
            s.note(UNITS_HOME, EVERYONE, seat, home)


assert MADE_BY[ALL_LAND] // 4 == INLAND

__all__ = ["AwardIsland", "FillGaps", "ScoreIsland", "ScoreIslands"]
