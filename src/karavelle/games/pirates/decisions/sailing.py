"""A turn: sailing, arriving, tolls, skirmishes (R1, R2, R10-R14, M1-M3, M7, M10, M15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.content import (
    BEYOND,
    BIT,
    CARDS,
    CELLS,
    COLUMN_1,
    COLUMN_OF,
    FIGHT_VP,
    FIRST_CARD,
    FIRST_LOCATION,
    GULF,
    GULF_BIT,
    HIDDEN_LOCATION,
    HIDDEN_STAGE1,
    HIDDEN_STAGE2,
    LOCATIONS,
    MARACAIBO_BIT,
    RANGE,
    RUBY_SUPPLY,
    SAIL_BONUS,
    SAIL_SOURCES,
    SOLO_FIGHT_VP,
    SPACES,
    STAGE1,
    START,
    VALUE_ICON,
)
from karavelle.games.pirates.decisions.raids import permanent_swords
from karavelle.games.pirates.frames import (
    ARRIVE,
    CHOOSE_PAYEES,
    END_TURN,
    FIGHT,
    JORDAN_TURN,
    SAIL_ON,
    SAIL_STEP,
    SAIL_TO,
    SAY_COINS,
    SAY_DRAWN_FIGHT,
    SAY_FOUGHT,
    SAY_PAID,
    SAY_PAID_SUPPLY,
    SAY_RUBY,
    SAY_SAILED,
    SAY_STOLEN,
    SAY_TURNED_UP,
    SAY_WON_FIGHT,
    SKIRMISH,
    SKIRMISH_DIE,
    STOP,
    TOLL,
    TURN_UP_IMPROVEMENT,
    TURN_UP_LOCATION,
    VALUE_TILE,
)
from karavelle.games.pirates.state import DISPLAY, POOL, Pirates
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

STOP_HERE: Final[i64] = 0


class Turn(Step[Pirates]):
    """R1, R2: the turn of board `a`: sailing, then what the stop offers; swords and raid options are new."""

    def run(self, s: Pirates) -> None:
        s.turn = s.a
        s.swords = 0
        s.raid_used = 0
        if s.a >= s.seats:
            s.then(JORDAN_TURN, NOBODY)
        elif s.fog_improvements:
            s.then(SAIL_STEP, s.a, sail_range(s, s.a), s.ship[s.a])
        else:
            s.then(SAIL_TO, s.a)
        s.then(END_TURN, NOBODY, s.a)


def sail_range(s: Pirates, seat: i64) -> i64:
    """R10: three spaces, and what is added to them."""
    return RANGE + s.in_force(seat, SAIL_SOURCES, SAIL_BONUS)


class SailTo(Ask[Pirates]):
    """R10-R13: any space nearer to Maracaibo that the ship can reach; sailing is mandatory."""

    def options(self, s: Pirates, out: Options) -> None:
        start = s.ship[s.actor]
        spaces = s.reach(start, sail_range(s, s.actor)) & BEYOND[COLUMN_OF[start]]
        for space in range(1, SPACES):
            if (spaces >> space) & 1 == 1:
                out.add(space)

    def choose(self, s: Pirates, space: i64) -> None:
        s.note(SAY_SAILED, EVERYONE, s.actor, space, s.ship[s.actor])
        s.then(ARRIVE, s.actor, space)

    def answers_itself(self, s: Pirates, option: i64) -> bool:
        return False


# Step by step, where improvements are hidden


def next_spaces(s: Pirates, space: i64) -> i64:
    """R10, R12: the spaces one step away."""
    if space >= GULF:
        return MARACAIBO_BIT
    if space == START:
        return COLUMN_1 & s.land()
    beyond: i64 = GULF_BIT if COLUMN_OF[space] == 9 else 0
    return s.round_about(BIT[space]) | beyond


def can_end(s: Pirates, space: i64, steps: i64, start: i64) -> bool:
    """R11, M7: whether from here, with so many steps left, the ship can still end right of where it started."""
    spaces = BIT[space]
    if steps > 0 and space < GULF:
        spaces |= s.reach(space, steps)
    return spaces & BEYOND[COLUMN_OF[start]] != 0


def steps_open(s: Pirates, seat: i64, steps: i64, start: i64) -> i64:
    """M7: the spaces for the next step, as bits."""
    found: i64 = 0
    if steps > 0:
        near = next_spaces(s, s.ship[seat])
        for space in range(1, SPACES):
            if (near >> space) & 1 == 1 and can_end(s, space, steps - 1, start):
                found |= BIT[space]
    return found


class SailOn(Step[Pirates]):
    """R12, M7: another step, as long as there are any (`a` left, begun at `b`); Gulf and Maracaibo end the way."""

    def run(self, s: Pirates) -> None:
        space = s.ship[s.actor]
        if space >= GULF or steps_open(s, s.actor, s.a, s.b) == 0:
            s.note(SAY_SAILED, EVERYONE, s.actor, space, s.b)
            s.then(ARRIVE, s.actor, space)
        else:
            s.then(SAIL_STEP, s.actor, s.a, s.b)


class SailStep(Ask[Pirates]):
    """R10, M7: one step, or the end of the voyage; what lies face down where the ship enters is turned up."""

    def options(self, s: Pirates, out: Options) -> None:
        space = s.ship[s.actor]
        if COLUMN_OF[space] > COLUMN_OF[s.b]:
            out.add(STOP_HERE)
        spaces = steps_open(s, s.actor, s.a, s.b)
        for near in range(1, SPACES):
            if (spaces >> near) & 1 == 1:
                out.add(near)

    def choose(self, s: Pirates, space: i64) -> None:
        if space == STOP_HERE:
            s.then(SAIL_ON, s.actor, 0, s.b)
            return
        s.ship[s.actor] = space
        if hides_improvement(s, space):
            s.then(TURN_UP_IMPROVEMENT, NATURE, space)
        s.then(SAIL_ON, s.actor, s.a - 1, s.b)

    def answers_itself(self, s: Pirates, option: i64) -> bool:
        return False


def hides_improvement(s: Pirates, space: i64) -> bool:
    """M6, M7: whether an improvement lies there face down."""
    return START < space < GULF and HIDDEN_STAGE1 <= s.cell[space - 1] <= HIDDEN_STAGE2


def hides_location(s: Pirates, space: i64) -> bool:
    """M1: whether a location lies there face down."""
    return START < space < GULF and s.cell[space - 1] == HIDDEN_LOCATION


class TurnUpImprovement(Chance[Pirates]):
    """M7: the improvement that lay face down on the space `a`: any of its stage that nobody has seen yet."""

    def options(self, s: Pirates, out: Options) -> None:
        first: i64 = 0 if s.cell[s.a - 1] == HIDDEN_STAGE1 else STAGE1
        last: i64 = STAGE1 if s.cell[s.a - 1] == HIDDEN_STAGE1 else CARDS
        for card in range(first, last):
            if s.card_at[card] == POOL:
                out.add(card)

    def choose(self, s: Pirates, card: i64) -> None:
        s.cell[s.a - 1] = FIRST_CARD + card
        s.card_at[card] = DISPLAY
        s.note(SAY_TURNED_UP, EVERYONE, card + LOCATIONS)


class TurnUpLocation(Chance[Pirates]):
    """M1, M2: the location that lay face down on the space `a`: any that nobody has seen yet, and its value tile."""

    def options(self, s: Pirates, out: Options) -> None:
        seen: i64 = 0
        for cell in range(CELLS):
            what = s.cell[cell]
            if FIRST_LOCATION <= what < FIRST_LOCATION + LOCATIONS:
                seen |= BIT[what - FIRST_LOCATION]
        for location in range(LOCATIONS):
            if (seen >> location) & 1 == 0:
                out.add(location)

    def choose(self, s: Pirates, location: i64) -> None:
        s.cell[s.a - 1] = FIRST_LOCATION + location
        s.note(SAY_TURNED_UP, EVERYONE, location)
        if VALUE_ICON[location] == 1:
            s.then(VALUE_TILE, NATURE, location)


# Arriving


class Arrive(Step[Pirates]):
    """R14, M2, M15: the ship is at space `a`: coins, the location turned up, toll, skirmish, then the stop."""

    def run(self, s: Pirates) -> None:
        seat, space = s.actor, s.a
        s.ship[seat] = space
        if hides_location(s, space):
            coins = s.coins[space - 1]
            s.coins[space - 1] = 0
            s.gain_doubloons(seat, coins)
            s.note(SAY_COINS, EVERYONE, seat, coins)
            s.then(TURN_UP_LOCATION, NATURE, space)
        if s.others_at(seat, space) > 0:
            s.then(TOLL, seat)
            if s.skirmish:
                s.then(SKIRMISH, NOBODY, space)
        s.then(STOP, seat, space)


def take_ruby(s: Pirates, board: i64, space: i64) -> None:
    """M14, M15: a ruby where they come from."""
    location = s.location_on(space)
    if s.ruby_module and location >= 0 and RUBY_SUPPLY[location] == 1:
        s.rubies[board] += 1
        s.note(SAY_RUBY, EVERYONE, board)


class Toll(Step[Pirates]):
    """R14, R132: a doubloon to each other ship on the card, for Jordan's to the supply; too few as one likes."""

    def run(self, s: Pirates) -> None:
        seat = s.actor
        others = s.others_at(seat, s.ship[seat])
        if s.doubloons[seat] == 0:
            return
        if s.doubloons[seat] < others:
            s.then(CHOOSE_PAYEES, seat, s.doubloons[seat], 0)
            return
        for other in range(s.boards):
            if other != seat and s.ship[other] == s.ship[seat]:
                pay(s, seat, other)


def pay(s: Pirates, seat: i64, other: i64) -> None:
    """R14: one doubloon."""
    s.doubloons[seat] -= 1
    if other < s.seats:
        s.doubloons[other] += 1
        s.note(SAY_PAID, EVERYONE, seat, other)
    else:
        s.note(SAY_PAID_SUPPLY, EVERYONE, seat)


class ChoosePayees(Ask[Pirates]):
    """R14: who gets a doubloon when there are not enough for all; `a` still to pay, `b` those already paid."""

    def options(self, s: Pirates, out: Options) -> None:
        for other in range(s.seats):
            if other != s.actor and s.ship[other] == s.ship[s.actor] and (s.b >> other) & 1 == 0:
                out.add(other)

    def choose(self, s: Pirates, other: i64) -> None:
        pay(s, s.actor, other)
        if s.a > 1:
            s.then(CHOOSE_PAYEES, s.actor, s.a - 1, s.b | BIT[other])

    def context(self, s: Pirates) -> list[tuple[str, int]]:
        """Who is asked, then all seats in their order."""
        return [("seat", int(s.actor)), *(("seat", seat) for seat in range(int(s.seats)))]


class Skirmish(Step[Pirates]):
    """M10: every ship on the card of space `a` rolls a die."""

    def run(self, s: Pirates) -> None:
        for board in range(s.boards):
            s.roll[board] = 0
            if s.ship[board] == s.a:
                s.then(SKIRMISH_DIE, NATURE, board)
        s.then(FIGHT, NOBODY, s.a)


class SkirmishDie(Chance[Pirates]):
    """M10: the die of board `a`."""

    def options(self, s: Pirates, out: Options) -> None:
        for pips in range(1, 7):
            out.add(pips)

    def choose(self, s: Pirates, pips: i64) -> None:
        s.roll[s.a] = pips
        s.note(SAY_FOUGHT, EVERYONE, s.a, pips, strength(s, s.a))


def strength(s: Pirates, board: i64) -> i64:
    """M10: die and permanent swords; Jordan adds the number of the round instead."""
    return s.roll[board] + (permanent_swords(s, board) if board < s.seats else s.round)


class Fight(Step[Pirates]):
    """M10: who alone is strongest on the card gains VP, and (but in the solo game) a doubloon of each other ship."""

    def run(self, s: Pirates) -> None:
        best: i64 = 0
        winner: i64 = -1
        for board in range(s.boards):
            if s.ship[board] == s.a:
                total = strength(s, board)
                if total == best:
                    winner = -1
                elif total > best:
                    best, winner = total, board
        if winner < 0:
            s.note(SAY_DRAWN_FIGHT, EVERYONE)
            return
        vp = FIGHT_VP if s.rivals == 0 else SOLO_FIGHT_VP
        s.gain_vp(winner, vp)
        s.note(SAY_WON_FIGHT, EVERYONE, winner, vp, best)
        for other in range(s.seats):
            if s.rivals == 0 and other != winner and s.ship[other] == s.a and s.doubloons[other] > 0:
                s.doubloons[other] -= 1
                s.doubloons[winner] += 1
                s.note(SAY_STOLEN, EVERYONE, winner, other)


__all__ = [
    "Arrive",
    "ChoosePayees",
    "Fight",
    "SailOn",
    "SailStep",
    "SailTo",
    "Skirmish",
    "SkirmishDie",
    "Toll",
    "Turn",
    "TurnUpImprovement",
    "TurnUpLocation",
    "hides_improvement",
    "hides_location",
    "sail_range",
    "take_ruby",
]
