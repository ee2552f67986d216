"""Winning, paying, claiming, locks (R50-R61)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.grog.content import (
    BUILDINGS,
    CLOUD_BLACK,
    CLOUD_GOAL,
    CLOUD_PARROT,
    CLOUD_POINT,
    ON,
    ON_PENINSULA,
    PENINSULA_OF,
    SPACES,
    TREASURE_ROW,
    TREASURES,
    TYPE_OF,
)
from karavelle.games.grog.decisions.setup import TO_HAND, goals_in_hand, return_goal
from karavelle.games.grog.frames import (
    BY_CLOUD,
    BY_FREE_BUILDINGS,
    BY_OVERPAYING,
    BY_SPACE,
    CLAIM,
    CLAIM_BUILDING,
    CLAIM_COINS,
    CLAIMED,
    CLAIMS,
    CLOUD_GOAL_RETURN,
    DECLINED,
    DRAW_GOALS,
    DRAW_PARROT,
    LAPSED,
    LAST_CREW,
    LOCKED,
    NO_CREW,
    NO_LOCK,
    NOTHING_FREE,
    PAID,
    PAY_STEP,
    PLACE_LOCK,
    REFUSED,
    REWARDS,
    SAME_TYPE,
    SPACE_REWARD,
    TREASURE_PAID,
)
from karavelle.games.grog.state import FREE, LOCK, NONE, Grog
from karavelle.kernel.core import Ask, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE

SETTLE: Final[i64] = 0
REFUSE: Final[i64] = 1
ADD_TREASURE: Final[i64] = 2
"""Numbers of the options of a payment: add_treasure + kind, kind 0 being worth 1."""

DECLINE: Final[i64] = 35

SPACE_1: Final[i64] = 1
SPACE_2: Final[i64] = 2
"""The claims of the bid spaces 1 and 2, as bits; `bid_row[0]` is the die on space 1."""

CLAIM_SPACES: Final[i64] = 2
AFTER_CLAIMS: Final[i64] = 3
LOCK_SPACE: Final[i64] = 4


class Claim(Step[Grog]):
    """R55, R56, R58: crew on building `a`, and the reward of the cloud above it."""

    def run(self, s: Grog) -> None:
        seat, building = s.actor, s.a
        s.crew[seat] -= 1
        s.occupy(building, seat)
        cloud = s.clouds[PENINSULA_OF[building]]
        s.note(CLAIMED, EVERYONE, seat, building, cloud)
        if s.crew[seat] == 0:
            s.note(LAST_CREW, EVERYONE, seat)
        if cloud == CLOUD_POINT:
            s.gain_point(seat, BY_CLOUD)
        elif cloud == CLOUD_PARROT and s.parrot_left() > 0:
            s.then(DRAW_PARROT, NATURE, seat)
        elif cloud == CLOUD_GOAL and s.goals_left() > 0:
            s.then(DRAW_GOALS, seat, 1, TO_HAND)
            s.then(CLOUD_GOAL_RETURN, seat)
        s.then(CLAIM_COINS, seat, building)


class CloudGoalReturn(Ask[Grog]):
    """R56: after drawing a goal card one of the hand goes under the deck."""

    def options(self, s: Grog, out: Options) -> None:
        goals_in_hand(s, out)

    def choose(self, s: Grog, goal: i64) -> None:
        return_goal(s, s.actor, goal)

    def seen_by(self, s: Grog, option: i64) -> i64:
        return s.actor

    def listed_for(self, s: Grog) -> i64:
        return s.actor


class ClaimCoins(Step[Grog]):
    """R57: a coin for each free building of the same type; nothing below the black cloud."""

    def run(self, s: Grog) -> None:
        if s.clouds[PENINSULA_OF[s.a]] != CLOUD_BLACK:
            s.earn(s.actor, s.free_alike(s.a), BY_FREE_BUILDINGS)


class PayStep(Ask[Grog]):
    """R16, R51: the winner pays with coins and treasure cards, none of them superfluous, or refuses."""

    def options(self, s: Grog, out: Options) -> None:
        due = amount_due(s)
        lowest = lowest_used(s)
        if due <= s.coins[s.actor]:
            out.add(SETTLE)
        if lowest == NONE:
            out.add(REFUSE)
        if due <= 0:
            return
        smaller: i64 = 0
        for kind in range(TREASURES if lowest == NONE else lowest + 1):
            unused = unused_treasures(s, kind)
            if unused > 0:
                smaller += (kind + 1) * unused
                if due <= s.coins[s.actor] + smaller:
                    out.add(ADD_TREASURE + kind)

    def choose(self, s: Grog, option: i64) -> None:
        if option == SETTLE:
            settle(s)
            s.then(REWARDS, s.actor)
        elif option == REFUSE:
            s.note(REFUSED, EVERYONE, s.actor)
        else:
            s.pay_used[option - ADD_TREASURE] += 1
            s.then(PAY_STEP, s.actor)

    def context(self, s: Grog) -> list[tuple[str, int]]:
        """The bid, and what the cards used so far leave to pay."""
        return [("number", int(s.current_bid)), ("number", int(amount_due(s)))]

    def seen_by(self, s: Grog, option: i64) -> i64:
        return EVERYONE if option <= REFUSE else s.actor

    def listed_for(self, s: Grog) -> i64:
        return s.actor

    def answers_itself(self, s: Grog, option: i64) -> bool:
        return False


class Rewards(Step[Grog]):
    """R52: the reward of every bid space with a die; claims first, then the spaces 3, 4, 5."""

    def run(self, s: Grog) -> None:
        s.then(CLAIMS, s.actor, SPACE_1 if s.bid_row[1] == NONE else SPACE_1 | SPACE_2, NONE)
        for space in range(AFTER_CLAIMS, SPACES + 1):
            if s.bid_row[space - 1] != NONE:
                s.then(SPACE_REWARD, s.actor, space)


class Claims(Step[Grog]):
    """R53, R54: the claims of spaces 1 and 2 still open (bits of `a`), type `b` being barred; or they lapse."""

    def run(self, s: Grog) -> None:
        if s.crew[s.actor] > 0:
            for building in range(BUILDINGS):
                if claimable(s, building):
                    s.then(CLAIM_BUILDING, s.actor, s.a, s.b)
                    return
        for space in range(CLAIM_SPACES):
            if (s.a >> space) & 1:
                s.note(LAPSED, EVERYONE, s.actor, space + 1, why_lapsed(s, s.bid_row[space]))


class ClaimBuilding(Ask[Grog]):
    """R52-R54: a free building of a type not yet claimed on the peninsula of an open claim; may be declined."""

    def options(self, s: Grog, out: Options) -> None:
        for building in range(BUILDINGS):
            if claimable(s, building):
                out.add(building)
        out.add(DECLINE)

    def choose(self, s: Grog, building: i64) -> None:
        if building == DECLINE:
            for space in range(CLAIM_SPACES):
                if (s.a >> space) & 1:
                    s.note(LAPSED, EVERYONE, s.actor, space + 1, DECLINED)
            return
        used = SPACE_1 if PENINSULA_OF[building] == s.bid_row[0] else SPACE_2
        s.then(CLAIM, s.actor, building)
        if s.a != used:
            s.then(CLAIMS, s.actor, s.a - used, TYPE_OF[building])


class SpaceReward(Step[Grog]):
    """R60, R61, R82: spaces 3 and 5 give a point; space 4 a lock, if one is left and a building free for it."""

    def run(self, s: Grog) -> None:
        if s.a != LOCK_SPACE:
            s.gain_point(s.actor, BY_SPACE)
        elif s.lock_supply == 0:
            s.note(LAPSED, EVERYONE, s.actor, s.a, NO_LOCK)
        elif s.any_free(s.bid_row[LOCK_SPACE - 1]):
            s.then(PLACE_LOCK, s.actor)
        else:
            s.note(LAPSED, EVERYONE, s.actor, s.a, NOTHING_FREE)


class PlaceLock(Ask[Grog]):
    """R61: a lock must go on a free building of the peninsula of the die on space 4."""

    def options(self, s: Grog, out: Options) -> None:
        offer_free(s, s.bid_row[LOCK_SPACE - 1], out)

    def choose(self, s: Grog, building: i64) -> None:
        s.occupy(building, LOCK)
        s.lock_supply -= 1
        s.note(LOCKED, EVERYONE, s.actor, building)

    def context(self, s: Grog) -> list[tuple[str, int]]:
        return [("peninsula", int(s.bid_row[LOCK_SPACE - 1]))]


def offer_free(s: Grog, peninsula: i64, out: Options) -> None:
    """The free buildings of a peninsula."""
    first = peninsula * ON_PENINSULA
    for place in range(first, first + ON_PENINSULA):
        if s.buildings[ON[place]] == FREE:
            out.add(ON[place])


def claimable(s: Grog, building: i64) -> bool:
    """R53, R54: whether `claims` or `claim_building`, whose arguments it reads, may claim this building."""
    if s.buildings[building] != FREE or TYPE_OF[building] == s.b:
        return False
    peninsula = PENINSULA_OF[building]
    if s.a & SPACE_1 and peninsula == s.bid_row[0]:
        return True
    return (s.a & SPACE_2) != 0 and peninsula == s.bid_row[1]


def why_lapsed(s: Grog, peninsula: i64) -> i64:
    """R54: why a claim cannot be used."""
    if s.crew[s.actor] == 0:
        return NO_CREW
    return SAME_TYPE if s.any_free(peninsula) else NOTHING_FREE


def unused_treasures(s: Grog, kind: i64) -> i64:
    """Cards of this kind in hand that the payment does not use yet."""
    return s.treasure_hand[s.actor * TREASURE_ROW + kind] - s.pay_used[kind]


def amount_due(s: Grog) -> i64:
    """What the cards used so far leave to pay; below zero when they overpay."""
    return s.current_bid - s.pay_used[0] - 2 * s.pay_used[1] - 3 * s.pay_used[2]


def lowest_used(s: Grog) -> i64:
    """The lowest kind of card in the payment: cards are added from high to low."""
    for kind in range(TREASURES):
        if s.pay_used[kind] > 0:
            return kind
    return NONE


def settle(s: Grog) -> None:
    """R51: used cards are shown and go to the box; coins pay the rest, or take what was overpaid."""
    seat, due = s.actor, amount_due(s)
    s.note(PAID, EVERYONE, seat, max(0, due))
    for kind in range(TREASURES):
        for _ in range(s.pay_used[kind]):
            s.treasure_hand[seat * TREASURE_ROW + kind] -= 1
            s.treasure_box[kind] += 1
            s.note(TREASURE_PAID, EVERYONE, kind)
        s.pay_used[kind] = 0
    if due > 0:
        s.coins[seat] -= due
    else:
        s.earn(seat, -due, BY_OVERPAYING)


__all__ = [
    "Claim",
    "ClaimBuilding",
    "ClaimCoins",
    "Claims",
    "CloudGoalReturn",
    "PayStep",
    "PlaceLock",
    "Rewards",
    "SpaceReward",
    "offer_free",
]
