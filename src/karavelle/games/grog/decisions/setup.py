"""Set-up: S1-S11, chance events C1-C6, and drawing cards, which goes on all game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.grog.content import (
    ANCHORAGES,
    CLOUDS,
    COLOURS,
    GOAL_ROW,
    GOALS,
    GOALS_DEALT,
    GOALS_RETURNED,
    PARROT_ROW,
    PARROTS,
    SHIPS,
    TREASURE_ROW,
    TREASURES,
)
from karavelle.games.grog.frames import (
    ANCHORED,
    CLOUD,
    CLOUD_LAID,
    DRAW_GOAL,
    DRAW_GOALS,
    DRAW_PARROT,
    DRAW_TREASURE,
    DREW,
    FLAG,
    GOAL_DECK,
    GOAL_SEEN,
    GOOD_CHOSEN,
    PARROT_DECK,
    PARROT_SEEN,
    PUT_UNDER,
    ROUND_START,
    SETUP_CHOOSE_GOOD,
    SETUP_RETURN_GOALS,
    SHIP,
    START_PLAYER,
    TREASURE_DECK,
    TREASURE_SEEN,
)
from karavelle.games.grog.state import Grog
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE

TO_HAND: Final[i64] = 0
ASIDE: Final[i64] = 1
"""Where a drawn goal card goes: argument `b` of the frames that draw."""


class SetUp(Step[Grog]):
    """R1-R6, S1-S11: the table is laid; two to four seats, the most pirate points win."""

    def run(self, s: Grog) -> None:
        for peninsula in range(COLOURS):
            s.then(CLOUD, NATURE, peninsula)
        for seat in range(s.seats):
            s.then(DRAW_GOALS, seat, GOALS_DEALT, TO_HAND)
        for seat in range(s.seats):
            for _ in range(GOALS_RETURNED):
                s.then(SETUP_RETURN_GOALS, seat)
        for seat in range(s.seats):
            s.then(SETUP_CHOOSE_GOOD, seat)
        for position in range(ANCHORAGES):
            s.then(SHIP, NATURE, position)
        s.then(START_PLAYER, NATURE)
        s.then(ROUND_START, NATURE)


class Cloud(Chance[Grog]):
    """C1, S1: the cloud above peninsula `a`."""

    def options(self, s: Grog, out: Options) -> None:
        for cloud in range(CLOUDS):
            if cloud not in s.clouds:
                out.add(cloud)

    def choose(self, s: Grog, cloud: i64) -> None:
        s.clouds[s.a] = cloud
        s.note(CLOUD_LAID, EVERYONE, s.a, cloud)


class DrawGoals(Step[Grog]):
    """R45, R56, R82: the seat draws `a` goal cards, to the hand or aside (`b`), first those still shuffled."""

    def run(self, s: Grog) -> None:
        if s.a == 0 or s.goals_left() == 0:
            return
        s.then(DRAW_GOAL, NATURE, s.actor, s.b)
        s.then(DRAW_GOALS, s.actor, s.a - 1, s.b)


class DrawGoal(Chance[Grog]):
    """C4, R82: a card from the shuffled part of the goal deck for the seat in `a`; then those put under, in order.

    Nature hands out the latter too, though she has no choice: what was hidden until now is seen by an answer of hers.
    """

    def options(self, s: Grog, out: Options) -> None:
        for goal in range(GOALS):
            if s.goal_deck[goal] > 0:
                out.add(goal, s.goal_deck[goal])
        if out.count == 0:
            out.add(s.goal_under[0])

    def choose(self, s: Grog, goal: i64) -> None:
        if s.shuffled_goals() > 0:
            s.goal_deck[goal] -= 1
        else:
            s.take_from_under()
        receive_goal(s, s.a, goal, s.b)

    def seen_by(self, s: Grog, option: i64) -> i64:
        return s.a


class SetupReturnGoals(Ask[Grog]):
    """R6, S5: of six goal cards two go back under the deck, one at a time."""

    def options(self, s: Grog, out: Options) -> None:
        goals_in_hand(s, out)

    def choose(self, s: Grog, goal: i64) -> None:
        return_goal(s, s.actor, goal)

    def seen_by(self, s: Grog, option: i64) -> i64:
        return s.actor

    def listed_for(self, s: Grog) -> i64:
        return s.actor


class SetupChooseGood(Ask[Grog]):
    """R5, S6: a goods tile of one's choice, then a treasure card and a parrot card."""

    def options(self, s: Grog, out: Options) -> None:
        for colour in range(COLOURS):
            out.add(colour)

    def choose(self, s: Grog, colour: i64) -> None:
        s.goods[s.actor * COLOURS + colour] += 1
        s.note(GOOD_CHOSEN, EVERYONE, s.actor, colour)
        s.then(DRAW_TREASURE, NATURE, s.actor)
        s.then(DRAW_PARROT, NATURE, s.actor)


class DrawTreasure(Chance[Grog]):
    """C2, R81: a treasure card for the seat in `a`; planned only while there are cards."""

    def options(self, s: Grog, out: Options) -> None:
        for kind in range(TREASURES):
            if s.treasure_deck[kind] > 0:
                out.add(kind, s.treasure_deck[kind])

    def choose(self, s: Grog, kind: i64) -> None:
        s.treasure_deck[kind] -= 1
        s.treasure_hand[s.a * TREASURE_ROW + kind] += 1
        s.note(DREW, EVERYONE, s.a, TREASURE_DECK)
        s.note(TREASURE_SEEN, s.a, kind)

    def seen_by(self, s: Grog, option: i64) -> i64:
        return s.a


class DrawParrot(Chance[Grog]):
    """C3, R81: a parrot card for the seat in `a`; planned only while there are cards."""

    def options(self, s: Grog, out: Options) -> None:
        for kind in range(PARROTS):
            if s.parrot_deck[kind] > 0:
                out.add(kind, s.parrot_deck[kind])

    def choose(self, s: Grog, kind: i64) -> None:
        s.parrot_deck[kind] -= 1
        s.parrot_hand[s.a * PARROT_ROW + kind] += 1
        s.note(DREW, EVERYONE, s.a, PARROT_DECK)
        s.note(PARROT_SEEN, s.a, kind)

    def seen_by(self, s: Grog, option: i64) -> i64:
        return s.a


class Ship(Chance[Grog]):
    """C5, S8: the ship that lies at position `a` in the first round."""

    def options(self, s: Grog, out: Options) -> None:
        for ship in range(SHIPS):
            if ship not in s.ships:
                out.add(ship)

    def choose(self, s: Grog, ship: i64) -> None:
        s.ships[s.a] = ship
        s.note(ANCHORED, EVERYONE, s.told(ship), s.a)


class StartPlayer(Chance[Grog]):
    """C6, S11: who carries the flag first."""

    def options(self, s: Grog, out: Options) -> None:
        for seat in range(s.seats):
            out.add(seat)

    def choose(self, s: Grog, seat: i64) -> None:
        s.start_player = seat
        s.note(FLAG, EVERYONE, seat)


def receive_goal(s: Grog, seat: i64, goal: i64, where: i64) -> None:
    """A drawn goal card comes to the hand, or lies aside until the seat keeps one (R45)."""
    if where == ASIDE:
        s.drawn[s.drawn_count] = goal
        s.drawn_count += 1
    else:
        s.goal_hand[seat * GOAL_ROW + goal] += 1
    s.note(DREW, EVERYONE, seat, GOAL_DECK)
    s.note(GOAL_SEEN, seat, goal)


def goals_in_hand(s: Grog, out: Options) -> None:
    """The different kinds of goal card in the actor's hand."""
    first = s.actor * GOAL_ROW
    for goal in range(GOALS):
        if s.goal_hand[first + goal] > 0:
            out.add(goal)


def return_goal(s: Grog, seat: i64, goal: i64) -> None:
    """A goal card of the hand goes under the deck."""
    s.goal_hand[seat * GOAL_ROW + goal] -= 1
    s.put_under(seat, goal)
    s.note(PUT_UNDER, EVERYONE, seat)
    s.note(GOAL_SEEN, seat, goal)


__all__ = [
    "Cloud",
    "DrawGoal",
    "DrawGoals",
    "DrawParrot",
    "DrawTreasure",
    "SetUp",
    "SetupChooseGood",
    "SetupReturnGoals",
    "Ship",
    "StartPlayer",
    "goals_in_hand",
    "return_goal",
]
