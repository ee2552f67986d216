"""Explorers on the move: reachable fields, trades, rivers, the residence discount tile (R70-R77, R150, M18, M19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.bundles import FIELD_BUNDLE, TRADE_BUNDLE
from karavelle.games.pirates.content import (
    BIT,
    EXPLORE_BONUS,
    EXPLORE_SOURCES,
    FIELD_RIVERS,
    FIELDS,
    NEXT,
    RESIDENCES,
    RT,
    START_FIELD,
    TRADE_COST,
    TRADE_SOURCE,
    TRADES,
    UNLIMITED,
)
from karavelle.games.pirates.decisions.purchases import build, half_price, may_build_for_half
from karavelle.games.pirates.effects import Verb, can_any, start
from karavelle.games.pirates.frames import (
    EXPLORE_MOVE,
    EXPLORE_ON,
    RETIREMENT_RESIDENCE,
    SAY_CROSSED_RIVER,
    SAY_EXPLORED,
    SAY_RETIRED,
    SAY_TRADED,
)
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Ask, Options, Step
from karavelle.kernel.fields import EVERYONE

FIRST_TRADE: Final[i64] = 57
STAY: Final[i64] = 61


def occupied(s: Pirates, board: i64, field: i64) -> bool:
    """R72: whether another explorer makes a field be skipped."""
    if UNLIMITED[field] == 1:
        return False
    for other in range(s.boards):
        if other != board and s.explorer[other] == field:
            return True
    return False


def ahead(s: Pirates, board: i64, field: i64, budget: i64) -> i64:
    """R72, M19: the fields to which an explorer can go from a field, as bits; occupied ones do not count."""
    found: i64 = 0
    row = 2 * FIELDS if s.retirement else 0
    while True:
        second = NEXT[row + 2 * field + 1]
        if second >= 0:
            found |= onto(s, board, second, budget)
        field = NEXT[row + 2 * field]
        if field < 0:
            return found
        if not occupied(s, board, field):
            budget -= 1
            if may_end(s, board, field):
                found |= BIT[field]
        if budget <= 0:
            return found


def onto(s: Pirates, board: i64, field: i64, budget: i64) -> i64:
    """The same by way of the first field of a branch."""
    found: i64 = 0
    if not occupied(s, board, field):
        budget -= 1
        found = BIT[field] if may_end(s, board, field) else 0
    return found if budget <= 0 else found | ahead(s, board, field, budget)


def may_end(s: Pirates, board: i64, field: i64) -> bool:
    """M19: on the discount tile one can only end who can build, or has used it."""
    return field != RT or s.retired[board] == 1 or may_build_for_half(s, board)


def explore_bonus(s: Pirates, seat: i64) -> i64:
    """R70: fields added to every explore action."""
    return s.in_force(seat, EXPLORE_SOURCES, EXPLORE_BONUS)


class Explore(Verb):
    """R70, R74: `a` fields and all that is added to them, as far as there is a way on."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        return ahead(s, seat, s.explorer[seat], first + explore_bonus(s, seat)) != 0

    def run(self, s: Pirates) -> None:
        s.then(EXPLORE_ON, s.actor, s.a + explore_bonus(s, s.actor), 0)


class ExploreOn(Step[Pirates]):
    """R71, R74: goes on with `a` fields and the trades `b` made, unless no field can be reached any more."""

    def run(self, s: Pirates) -> None:
        if ahead(s, s.actor, s.explorer[s.actor], s.a) != 0:
            s.then(EXPLORE_MOVE, s.actor, s.a, s.b)


def may_trade(s: Pirates, trade: i64, budget: i64, made: i64) -> bool:
    """R71: an own trade not made yet, that can do anything, and leaves a move."""
    left = budget - TRADE_COST[trade]
    if left < 1 or (made >> trade) & 1 == 1 or not s.has(s.actor, TRADE_SOURCE[trade]):
        return False
    return can_any(s, s.actor, TRADE_BUNDLE[trade]) and ahead(s, s.actor, s.explorer[s.actor], left) != 0


class ExploreMove(Ask[Pirates]):
    """R71-R76: a field within `a` fields, a trade, or nothing as long as no trade (`b`) was made."""

    def options(self, s: Pirates, out: Options) -> None:
        fields = ahead(s, s.actor, s.explorer[s.actor], s.a)
        for field in range(FIELDS):
            if (fields >> field) & 1 == 1:
                out.add(field)
        for trade in range(TRADES):
            if may_trade(s, trade, s.a, s.b):
                out.add(FIRST_TRADE + trade)
        if s.b == 0:
            out.add(STAY)

    def choose(self, s: Pirates, option: i64) -> None:
        if option < FIRST_TRADE:
            go(s, s.actor, option)
        elif option != STAY:
            trade = option - FIRST_TRADE
            s.note(SAY_TRADED, EVERYONE, s.actor, trade)
            start(s, s.actor, TRADE_BUNDLE[trade])
            s.then(EXPLORE_ON, s.actor, s.a - TRADE_COST[trade], s.b | BIT[trade])


def go(s: Pirates, seat: i64, field: i64) -> None:
    """R73, R76, M18: the explorer to a field, and all its effects; fields passed give nothing."""
    step(s, seat, field)
    if field == RT and s.retired[seat] == 0:
        s.then(RETIREMENT_RESIDENCE, seat)
    else:
        start(s, seat, FIELD_BUNDLE[field])


def step(s: Pirates, board: i64, field: i64) -> None:
    """R76: the explorer of a board to a field, perhaps across rivers."""
    before = FIELD_RIVERS[s.explorer[board]]
    s.explorer[board] = field
    s.note(SAY_EXPLORED, EVERYONE, board, field)
    for river in range(before, FIELD_RIVERS[field]):
        s.note(SAY_CROSSED_RIVER, EVERYONE, board, river + 1)


class RetirementResidence(Ask[Pirates]):
    """R150, M18: a residence for half its price, rounded up; then the explorer returns to the start."""

    def options(self, s: Pirates, out: Options) -> None:
        for residence in range(RESIDENCES):
            if half_price(s, s.actor, residence) >= 0:
                out.add(residence)

    def choose(self, s: Pirates, residence: i64) -> None:
        build(s, s.actor, residence, half_price(s, s.actor, residence))
        s.retired[s.actor] = 1
        s.explorer[s.actor] = START_FIELD
        s.note(SAY_RETIRED, EVERYONE, s.actor)


__all__ = [
    "FIRST_TRADE",
    "STAY",
    "Explore",
    "ExploreMove",
    "ExploreOn",
    "RetirementResidence",
    "ahead",
    "explore_bonus",
    "occupied",
    "step",
]
