"""Crowds of locations, which are broken up for first games (S4, M5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.content import (
    BIT,
    CARDS,
    CELLS,
    CROWD,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    HIDDEN_LOCATION,
    HIDDEN_STAGE1,
)
from karavelle.games.pirates.frames import REPAIR, REPAIR_FROM, REPAIR_TO
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Chance, Options, Step
from karavelle.kernel.fields import NATURE, NOBODY

MOST_SWAPS: Final[i64] = 8


def is_location(what: i64) -> bool:
    """Whether a location lies there, face up or down."""
    return FIRST_LOCATION <= what < FIRST_RESIDENCE or what == HIDDEN_LOCATION


def is_improvement(what: i64) -> bool:
    """Whether an improvement lies there, face up or down."""
    return FIRST_CARD <= what < FIRST_CARD + CARDS or what == HIDDEN_STAGE1


def locations_lying(s: Pirates) -> i64:
    """The spaces with a location, as bits."""
    bits: i64 = 0
    for cell in range(CELLS):
        if is_location(s.cell[cell]):
            bits |= BIT[cell + 1]
    return bits


def crowded(s: Pirates, locations: i64) -> i64:
    """S4: the locations in connected groups of four or more."""
    crowds: i64 = 0
    left = locations
    while left != 0:
        group = left & -left
        grown: i64 = 0
        while grown != group:
            grown = group
            group |= s.round_about(group) & locations
        left &= ~group
        if count(group) >= CROWD:
            crowds |= group
    return crowds


def count(bits: i64) -> i64:
    """How many spaces there are."""
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found


def may_swap(s: Pirates, locations: i64, here: i64, there: i64) -> bool:
    """S4: a swap must leave fewer locations in crowds."""
    moved = (locations & ~(BIT[here])) | (BIT[there])
    return count(crowded(s, moved)) < count(crowded(s, locations))


def has_swap(s: Pirates, locations: i64, here: i64) -> bool:
    """S4: whether a location can be swapped with any improvement."""
    for there in range(1, CELLS + 1):
        if is_improvement(s.cell[there - 1]) and may_swap(s, locations, here, there):
            return True
    return False


class Repair(Step[Pirates]):
    """S4, M5: while there is a crowd, one of its locations changes places with an improvement; `a` swaps so far."""

    def run(self, s: Pirates) -> None:
        if s.limit_crowds and s.a < MOST_SWAPS and crowded(s, locations_lying(s)) != 0:
            s.then(REPAIR_FROM, NATURE, 0, s.a)


class RepairFrom(Chance[Pirates]):
    """S4: any location of a crowd that has an allowed swap."""

    def options(self, s: Pirates, out: Options) -> None:
        locations = locations_lying(s)
        crowds = crowded(s, locations)
        for space in range(1, CELLS + 1):
            if (crowds >> space) & 1 == 1 and has_swap(s, locations, space):
                out.add(space)

    def choose(self, s: Pirates, space: i64) -> None:
        s.then(REPAIR_TO, NATURE, space, s.b)


class RepairTo(Chance[Pirates]):
    """S4: any improvement that the location of space `a` may change places with."""

    def options(self, s: Pirates, out: Options) -> None:
        locations = locations_lying(s)
        for space in range(1, CELLS + 1):
            if is_improvement(s.cell[space - 1]) and may_swap(s, locations, s.a, space):
                out.add(space)

    def choose(self, s: Pirates, space: i64) -> None:
        here, there = s.a - 1, space - 1
        s.cell[here], s.cell[there] = s.cell[there], s.cell[here]
        s.coins[here], s.coins[there] = s.coins[there], s.coins[here]
        s.then(REPAIR, NOBODY, s.b + 1)


__all__ = ["Repair", "RepairFrom", "RepairTo", "count", "crowded"]
