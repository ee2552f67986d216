"""Rounds and turns: income, whose turn it is, scouts taken back, and the end of the game (R1-R5, R15, R39, R60-R65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.entdecker.content import (
    FIELDS,
    FIRST_SLOT,
    FORT,
    MOST_GOLD,
    PARTS,
    PLACES,
    SCOUT,
    SLOTS,
    SPINNER,
    STACKS,
    TILE_PRICE,
)
from karavelle.games.entdecker.frames import (
    CHIP_BONUS,
    CHOOSE_START,
    ENDED,
    GAME_END,
    INCOME,
    NEXT_TURN,
    RETRIEVE_SCOUT,
    ROUND_INCOME,
    SCORED,
    SCOUT_BACK,
    SKIP_TURN,
    SPIN_INCOME,
    SPUN,
    TOP_BACK,
    TURN_START,
)
from karavelle.games.entdecker.state import NONE, SUPPLY, Entdecker
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

CHART_COMPLETE: Final = 1
TILES_USED_UP: Final = 2
ALL_BLOCKED: Final = 3
"""Why the game ended."""

NO_SCOUT: Final[i64] = 140
"""The option of taking none back; the others are land parts."""


class SetUp(Step[Entdecker]):
    """R3, R5, R66: the same for any number of players; the backs on top of the stacks are seen, seat 0 begins."""

    def run(self, s: Entdecker) -> None:
        for stack in range(STACKS):
            s.then(TOP_BACK, NATURE, stack)
        s.then(ROUND_INCOME, NOBODY)


class RoundIncome(Step[Entdecker]):
    """R1: seat 0 spins each time before its turn."""

    def run(self, s: Entdecker) -> None:
        s.round_no += 1
        s.then(SPIN_INCOME, NATURE)
        s.then(TURN_START, 0)


class SpinIncome(Chance[Entdecker]):
    """R2, R3 (C3): everybody gets the number in gold; what is more than 12 is lost."""

    def options(self, s: Entdecker, out: Options) -> None:
        for gold in range(FEWEST, MOST + 1):
            out.add(gold)

    def choose(self, s: Entdecker, gold: i64) -> None:
        s.income = gold
        s.note(SPUN, EVERYONE, s.round_no, gold)
        for seat in range(s.seats):
            gained = s.earn(seat, gold)
            s.note(INCOME, EVERYONE, seat, s.gold[seat], gold - gained)


FEWEST: Final[i64] = min(SPINNER)
MOST: Final[i64] = max(SPINNER)


class TurnStart(Step[Entdecker]):
    """R10, R15, R61: a voyage, or sitting out; when all in turn were blocked with 12 gold, nobody can ever start."""

    def run(self, s: Entdecker) -> None:
        s.ship = NONE
        s.hostile = 0
        if any_start(s):
            s.then(CHOOSE_START, s.actor)
            return
        s.note(SKIP_TURN, EVERYONE, s.actor)
        s.blocked_skips = s.blocked_skips + 1 if s.gold[s.actor] == MOST_GOLD else 0
        if s.blocked_skips == s.seats:
            s.then(GAME_END, NOBODY, ALL_BLOCKED)
        else:
            s.then(NEXT_TURN, s.actor)


class TurnEnd(Step[Entdecker]):
    """R60-R62: the chart complete, else the tiles used up; incomplete islands score nothing. Else the next turn."""

    def run(self, s: Entdecker) -> None:
        if s.covered() == FIELDS:
            s.then(GAME_END, NOBODY, CHART_COMPLETE)
        elif s.tiles_left() == 0:
            s.then(GAME_END, NOBODY, TILES_USED_UP)
        else:
            if has_scout_out(s):
                s.then(RETRIEVE_SCOUT, s.actor)
            s.then(NEXT_TURN, s.actor)


class RetrieveScout(Ask[Entdecker]):
    """R39: one scout from anywhere back into the supply, without refund."""

    def options(self, s: Entdecker, out: Options) -> None:
        first = s.actor * SLOTS + FIRST_SLOT[SCOUT]
        before = SUPPLY
        for slot in range(first, first + SCOUTS):
            part = s.unit_at[slot]
            if part != before:
                out.add(part)
            before = part
        out.add(NO_SCOUT)

    def choose(self, s: Entdecker, part: i64) -> None:
        if part == NO_SCOUT:
            return
        slot: i64 = 0
        while s.unit_at[s.actor * SLOTS + slot] != part:
            slot += 1
        s.go_home(s.actor, slot)
        s.note(SCOUT_BACK, EVERYONE, s.actor, part // 2)


SCOUTS: Final[i64] = FIRST_SLOT[FORT]
assert NO_SCOUT == PARTS


class NextTurn(Step[Entdecker]):
    """R5: the ship goes to the left neighbour; only seat 0 spins."""

    def run(self, s: Entdecker) -> None:
        following = s.left_of(s.actor)
        if following == 0:
            s.then(ROUND_INCOME, NOBODY)
        else:
            s.then(TURN_START, following)


class GameEnd(Step[Entdecker]):
    """R63-R65: a bonus for the most chips, to each who has as many; gold and units are worth nothing. `a`: why."""

    def run(self, s: Entdecker) -> None:
        s.end_reason = s.a
        s.note(ENDED, EVERYONE, s.a, s.round_no)
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.chip_count(seat))
        for seat in range(s.seats):
            if most > 0 and s.chip_count(seat) == most:
                s.chip_bonus[seat] = most
                s.note(CHIP_BONUS, EVERYONE, seat, most)
        for seat in range(s.seats):
            s.note(SCORED, EVERYONE, seat, s.points(seat))


def may_start(s: Entdecker, place: i64) -> bool:
    """R11, R14: a sea line leads on, and after the toll there is gold for one tile."""
    return s.leads_on(place) and s.toll(s.actor, place) + TILE_PRICE <= s.gold[s.actor]


def any_start(s: Entdecker) -> bool:
    """R15: whether the actor can start anywhere."""
    for place in range(PLACES):
        if may_start(s, place):
            return True
    return False


def has_scout_out(s: Entdecker) -> bool:
    """R39: whether the actor has a scout on the chart; those in supply stand first."""
    return s.unit_at[s.actor * SLOTS + FIRST_SLOT[FORT] - 1] != SUPPLY


__all__ = [
    "GameEnd",
    "NextTurn",
    "RetrieveScout",
    "RoundIncome",
    "SetUp",
    "SpinIncome",
    "TurnEnd",
    "TurnStart",
    "may_start",
]
