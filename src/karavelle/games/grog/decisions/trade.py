"""Passing and trading: income, ships, goods handed in, main actions (R31-R47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.grog.content import (
    ACTION,
    CLAIM_UNITS,
    COINS_ACTION,
    COLOURS,
    GHOST_SHIP,
    GOAL_ACTION,
    GOAL_ROW,
    GOALS,
    LIMIT,
    ON,
    ON_PENINSULA,
    OPEN_SEA,
    PARROT_ACTION,
    RATE,
    SHIPS,
    SPACES,
    TREASURE_ACTION,
    UNDER_DECK,
    YIELD,
)
from karavelle.games.grog.decisions.setup import ASIDE
from karavelle.games.grog.frames import (
    BY_SHIP,
    CHOOSE_SHIP,
    CLAIM,
    DRAW_GOALS,
    DRAW_PARROT,
    DRAW_TREASURE,
    GHOST_GOOD,
    GIVE_SUBSTITUTE,
    GOAL_SEEN,
    GOODS_TAKEN,
    HAND_IN,
    HANDED_IN,
    KEEP_GOAL,
    KEPT,
    MAIN_EFFECT,
    MAY,
    MUST,
    NEXT_BIDDER,
    PASSED,
    PUT_UNDER,
    SUBSTITUTE,
    SUBSTITUTES,
    SUBSTITUTION_COUNT,
    TRADE_ACTION,
    VISITED,
)
from karavelle.games.grog.state import FREE, NONE, Grog
from karavelle.kernel.core import Ask, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE

FINISH: Final[i64] = 0
CLAIM_OPTION: Final[i64] = 39
"""Numbers of the options of a trade: finish, 1 to 38 units for the main action, 39 + building."""

DONE: Final[i64] = 1
MAIN_USED: Final[i64] = 2
SPECIAL: Final[i64] = 4
"""What a trade remembers, as bits."""


class PassIncome(Step[Grog]):
    """R31, R32: a good of every colour whose die is in the row, and in a game of two of the ghost ship's colour."""

    def run(self, s: Grog) -> None:
        seat = s.actor
        s.passed[seat] = 1
        s.note(PASSED, EVERYONE, seat)
        for space in range(SPACES):
            colour = s.bid_row[space]
            if colour != NONE:
                s.goods[seat * COLOURS + colour] += 1
                s.note(GOODS_TAKEN, EVERYONE, colour, 1)
        ghost = s.ghost_position()
        if ghost != NONE and ghost != OPEN_SEA:
            s.goods[seat * COLOURS + ghost] += 1
            s.note(GHOST_GOOD, EVERYONE, ghost)
        s.then(CHOOSE_SHIP, seat)
        s.then(NEXT_BIDDER, seat)


class ChooseShip(Ask[Grog]):
    """R33-R36, R38: a merchant ship one can supply; any one, if no ship wants what one has."""

    def options(self, s: Grog, out: Options) -> None:
        special = not owns_wanted_good(s)
        for ship in range(SHIPS):
            if may_visit(s, ship) and (special or s.units(s.actor, s.position(ship)) > 0):
                out.add(ship)

    def choose(self, s: Grog, ship: i64) -> None:
        special = not owns_wanted_good(s)
        s.trade_marker[s.actor] = ship
        s.note(VISITED, EVERYONE, s.actor, ship, s.position(ship), MAY if special else MUST)
        s.then(TRADE_ACTION, s.actor, ship, SPECIAL if special else 0)

    def answers_itself(self, s: Grog, option: i64) -> bool:
        return False


class TradeAction(Ask[Grog]):
    """R34-R37, R39, R46, R47: the main action once, claims at will, in any order; one of them is a duty (but R36)."""

    def options(self, s: Grog, out: Options) -> None:
        ship, seat = s.a, s.actor
        position = s.position(ship)
        units = s.units(seat, position)
        if s.b & (DONE | SPECIAL):
            out.add(FINISH)
        if not s.b & MAIN_USED:
            for count in range(1, min(units, most_units(s, ship)) + 1):
                out.add(count)
        if units >= CLAIM_UNITS and s.crew[seat] > 0:
            first = position * ON_PENINSULA
            for place in range(first, first + ON_PENINSULA):
                if s.buildings[ON[place]] == FREE:
                    out.add(CLAIM_OPTION + ON[place])

    def choose(self, s: Grog, option: i64) -> None:
        if option == FINISH:
            return
        ship, seat, bits = s.a, s.actor, s.b
        position = s.position(ship)
        if option < CLAIM_OPTION:
            s.then(HAND_IN, seat, position, option)
            s.then(MAIN_EFFECT, seat, ship, option)
            s.then(TRADE_ACTION, seat, ship, bits | DONE | MAIN_USED)
        else:
            s.then(HAND_IN, seat, position, CLAIM_UNITS)
            s.then(CLAIM, seat, option - CLAIM_OPTION)
            s.then(TRADE_ACTION, seat, ship, bits | DONE)

    def answers_itself(self, s: Grog, option: i64) -> bool:
        return option == FINISH

    def context(self, s: Grog) -> list[tuple[str, int]]:
        """The good that the ship wants."""
        return [("good", int(s.position(s.a)))]


class HandIn(Step[Grog]):
    """R35, R37, R80: goods go back to the supply, which is unlimited; three others may stand for one."""

    def run(self, s: Grog) -> None:
        fewest = fewest_substituted(s)
        if fewest == most_substituted(s):
            hand_in(s, fewest)
        else:
            s.then(SUBSTITUTION_COUNT, s.actor, s.a, s.b)


class SubstitutionCount(Ask[Grog]):
    """R37: how many of the units owed are paid with three other tiles each."""

    def options(self, s: Grog, out: Options) -> None:
        for units in range(fewest_substituted(s), most_substituted(s) + 1):
            out.add(units)

    def choose(self, s: Grog, units: i64) -> None:
        hand_in(s, units)


class Substitutes(Step[Grog]):
    """R37: `b` tiles of other colours than `a` are owed; taken at once where there is no choice."""

    def run(self, s: Grog) -> None:
        colour, owed = s.a, s.b
        first = s.actor * COLOURS
        colours: i64 = 0
        for other in range(COLOURS):
            if other != colour and s.goods[first + other] > 0:
                colours += 1
        tiles = s.other_goods(s.actor, colour)
        if colours > 1 and tiles > owed:
            s.then(GIVE_SUBSTITUTE, s.actor, colour, owed)
            return
        for other in range(COLOURS):
            if other != colour and s.goods[first + other] > 0:
                give(s, other, min(owed, s.goods[first + other]))


class GiveSubstitute(Ask[Grog]):
    """R37: which other tile goes back."""

    def options(self, s: Grog, out: Options) -> None:
        for other in range(COLOURS):
            if other != s.a and s.goods[s.actor * COLOURS + other] > 0:
                out.add(other)

    def choose(self, s: Grog, other: i64) -> None:
        give(s, other, 1)
        if s.b > 1:
            s.then(SUBSTITUTES, s.actor, s.a, s.b - 1)


class MainEffect(Step[Grog]):
    """R40-R46, R81: what the ship gives for `b` units; no more cards than there are."""

    def run(self, s: Grog) -> None:
        ship, units = s.a, s.b
        action = ACTION[ship]
        if action == COINS_ACTION:
            s.earn(s.actor, units * YIELD[ship], BY_SHIP)
        elif action == TREASURE_ACTION:
            for _ in range(min(units, s.treasure_left())):
                s.then(DRAW_TREASURE, NATURE, s.actor)
        elif action == PARROT_ACTION:
            for _ in range(min(units, s.parrot_left())):
                s.then(DRAW_PARROT, NATURE, s.actor)
        elif s.goals_left() > 0:
            s.then(DRAW_GOALS, s.actor, units, ASIDE)
            s.then(KEEP_GOAL, s.actor)


class KeepGoal(Ask[Grog]):
    """R45: one of the drawn goal cards joins the hand, the others go under the deck in the order drawn."""

    def options(self, s: Grog, out: Options) -> None:
        kinds: i64 = 0
        for place in range(s.drawn_count):
            kinds |= i64(1) << s.drawn[place]
        for goal in range(GOALS):
            if (kinds >> goal) & 1:
                out.add(goal)

    def choose(self, s: Grog, goal: i64) -> None:
        s.goal_hand[s.actor * GOAL_ROW + goal] += 1
        s.note(KEPT, EVERYONE, s.actor)
        s.note(GOAL_SEEN, s.actor, goal)
        kept = False
        for place in range(s.drawn_count):
            drawn = s.drawn[place]
            if drawn == goal and not kept:
                kept = True
                continue
            s.put_under(s.actor, drawn)
            s.note(PUT_UNDER, EVERYONE, s.actor)
            s.note(GOAL_SEEN, s.actor, drawn)
        s.drawn_count = 0

    def seen_by(self, s: Grog, option: i64) -> i64:
        return s.actor

    def listed_for(self, s: Grog) -> i64:
        return s.actor


def may_visit(s: Grog, ship: i64) -> bool:
    """R33: not at open sea, not marked in this round, not the ghost ship."""
    if ship == GHOST_SHIP and s.seats == 2:
        return False
    for seat in range(s.seats):
        if s.trade_marker[seat] == ship:
            return False
    return s.position(ship) != OPEN_SEA


def owns_wanted_good(s: Grog) -> bool:
    """R34, R36: whether the actor has a tile that some ship he may visit wants."""
    for ship in range(SHIPS):
        if may_visit(s, ship) and s.goods[s.actor * COLOURS + s.position(ship)] > 0:
            return True
    return False


def most_units(s: Grog, ship: i64) -> i64:
    """R40-R46: the ship's limit; a unit may be handed in for nothing when the deck is empty."""
    action = ACTION[ship]
    if action == COINS_ACTION:
        return LIMIT[ship]
    if action == TREASURE_ACTION:
        return min(LIMIT[ship], max(1, s.treasure_left()))
    if action == PARROT_ACTION:
        return min(LIMIT[ship], max(1, s.parrot_left()))
    assert action == GOAL_ACTION
    return min(UNDER_DECK, max(1, s.goals_left()))


def fewest_substituted(s: Grog) -> i64:
    """R37: units of the `b` owed that the own tiles of colour `a` do not cover."""
    return max(0, s.b - s.goods[s.actor * COLOURS + s.a])


def most_substituted(s: Grog) -> i64:
    """R37: units of the `b` owed that other tiles could cover."""
    return min(s.b, s.other_goods(s.actor, s.a) // RATE)


def hand_in(s: Grog, substituted: i64) -> None:
    """R37: the own tiles go back; three others for each unit substituted are owed."""
    tiles = s.b - substituted
    s.goods[s.actor * COLOURS + s.a] -= tiles
    s.note(HANDED_IN, EVERYONE, s.actor, s.a, tiles)
    if substituted > 0:
        s.then(SUBSTITUTES, s.actor, s.a, RATE * substituted)


def give(s: Grog, colour: i64, tiles: i64) -> None:
    """Tiles that stand for others go back."""
    s.goods[s.actor * COLOURS + colour] -= tiles
    s.note(SUBSTITUTE, EVERYONE, colour, tiles)


__all__ = [
    "ChooseShip",
    "GiveSubstitute",
    "HandIn",
    "KeepGoal",
    "MainEffect",
    "PassIncome",
    "Substitutes",
    "SubstitutionCount",
    "TradeAction",
]
