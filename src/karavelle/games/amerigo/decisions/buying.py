"""Actions that buy from what lies open: planning tiles and buying goods (R38-R41, R62, R68, R69, R87)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.amerigo.content import (
    CHEAPEST,
    COST,
    COSTS,
    GOODS,
    GOODS_SPACES,
    KINDS,
    PLAN_TWO,
    RED,
    TYPES,
    VILLAGES,
    YELLOW,
)
from karavelle.games.amerigo.effects import can_cash, offer_ap, spend
from karavelle.games.amerigo.frames import GO_ON, GOODS_BOUGHT, TILE_TAKEN
from karavelle.games.amerigo.state import EMPTY, Amerigo
from karavelle.kernel.core import Ask, Options
from karavelle.kernel.fields import EVERYONE

PLAN_AP: Final[i64] = 20
PLAN_FINISH: Final[i64] = 24
GOODS_AP: Final[i64] = 15
GOODS_FINISH: Final[i64] = 19
NOTHING: Final[i64] = 99
"""Dearer than anything."""


class PlanTake(Ask[Amerigo]):
    """R38-R41, R68, R69, R87: a tile from the supply into the own reserve."""

    def options(self, s: Amerigo, out: Options) -> None:
        for kind in range(KINDS):
            if COST[kind] <= s.ap and can_take(s, kind):
                out.add(kind)
        cheapest = cheapest_to_take(s)
        all_of_it = all_to_take(s)
        offer_ap(
            s,
            of_use(s, s.gold[s.actor], cheapest, all_of_it),
            of_use(s, s.worth(s.actor), cheapest, all_of_it),
            PLAN_AP,
            out,
        )
        out.add(PLAN_FINISH)

    def choose(self, s: Amerigo, option: i64) -> None:
        if option == PLAN_FINISH:
            s.ap = 0
            s.neutral_taken = 0
            return
        if not spend(s, option, PLAN_AP):
            take(s, option)
        s.then(GO_ON, s.actor, RED)

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP left, and neutral tiles that may still be taken."""
        return [("number", int(s.ap)), ("number", int(neutral_limit(s) - s.neutral_taken))]


class BuyGoods(Ask[Amerigo]):
    """R62, R68, R69: a goods token from the display; the gap stays open."""

    def options(self, s: Amerigo, out: Options) -> None:
        for kind in range(GOODS):
            if goods_cost(kind) <= s.ap and shown(s, kind):
                out.add(kind)
        cheapest = cheapest_goods(s)
        all_of_it = all_goods(s)
        offer_ap(
            s,
            of_use(s, s.gold[s.actor], cheapest, all_of_it),
            of_use(s, s.worth(s.actor), cheapest, all_of_it),
            GOODS_AP,
            out,
        )
        out.add(GOODS_FINISH)

    def choose(self, s: Amerigo, option: i64) -> None:
        if option == GOODS_FINISH:
            s.ap = 0
            return
        if not spend(s, option, GOODS_AP):
            buy(s, option)
        s.then(GO_ON, s.actor, YELLOW)

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP left."""
        return [("number", int(s.ap))]


def of_use(s: Amerigo, gold: i64, cheapest: i64, all_of_it: i64) -> bool:
    """R69: with so much gold one more AP could still be used: something is in reach, and AP do not pay all yet."""
    return gold > 0 and cheapest <= s.ap + gold and all_of_it > s.ap


def more(s: Amerigo, cheapest: i64, all_of_it: i64) -> bool:
    """Whether anything but ending the action is open."""
    if cheapest <= s.ap or of_use(s, s.gold[s.actor], cheapest, all_of_it):
        return True
    return can_cash(s, s.actor) and of_use(s, s.worth(s.actor), cheapest, all_of_it)


# Tiles


def neutral_limit(s: Amerigo) -> i64:
    """R39, R87: neutral tiles in one action."""
    return 2 if s.owns(s.actor, PLAN_TWO) else 1


def can_take(s: Amerigo, kind: i64) -> bool:
    """R38-R40: whether the actor may still take a tile of this kind, could he pay it."""
    if kind >= VILLAGES and s.neutral_taken >= neutral_limit(s):
        return False
    return s.left_of_kind(kind, s.actor) > 0


def cheapest_to_take(s: Amerigo) -> i64:
    """The lowest cost of what may still be taken."""
    cheapest = NOTHING
    for kind in range(KINDS):
        if COST[kind] < cheapest and can_take(s, kind):
            cheapest = COST[kind]
    return cheapest


def all_to_take(s: Amerigo) -> i64:
    """R69: what all own villages and the dearest neutral tiles up to the limit would cost."""
    cost: i64 = 0
    for kind in range(VILLAGES):
        cost += COST[kind] * s.left_of_kind(kind, s.actor)
    tiles = neutral_limit(s) - s.neutral_taken
    kind = KINDS
    while tiles > 0 and kind > VILLAGES:
        kind -= 1  # later kinds are never cheaper
        count = min(tiles, s.left_of_kind(kind, s.actor))
        cost += count * COST[kind]
        tiles -= count
    return cost


def more_to_take(s: Amerigo) -> bool:
    """R69: whether planning goes on."""
    return more(s, cheapest_to_take(s), all_to_take(s))


def take(s: Amerigo, kind: i64) -> None:
    """R38, R41: paid at once, into the reserve."""
    if kind < VILLAGES:
        s.village_left[s.actor * VILLAGES + kind] -= 1
    else:
        s.neutral_left[kind - VILLAGES] -= 1
        s.neutral_taken += 1
    s.reserve[s.actor * KINDS + kind] += 1
    s.ap -= COST[kind]
    s.note(TILE_TAKEN, EVERYONE, s.actor, kind)


# Goods


def goods_cost(kind: i64) -> i64:
    """R62: the cost of a goods token, 2 to 4."""
    return CHEAPEST + kind % COSTS


def shown(s: Amerigo, kind: i64) -> bool:
    """Whether such a goods token lies in the display."""
    for space in range(GOODS_SPACES):
        if s.goods_display[space] == kind:
            return True
    return False


def cheapest_goods(s: Amerigo) -> i64:
    """The lowest cost in the display."""
    cheapest = NOTHING
    for space in range(GOODS_SPACES):
        if s.goods_display[space] != EMPTY:
            cheapest = min(cheapest, goods_cost(s.goods_display[space]))
    return cheapest


def all_goods(s: Amerigo) -> i64:
    """R69: what the whole display would cost."""
    cost: i64 = 0
    for space in range(GOODS_SPACES):
        if s.goods_display[space] != EMPTY:
            cost += goods_cost(s.goods_display[space])
    return cost


def more_to_buy(s: Amerigo) -> bool:
    """R69: whether buying goes on."""
    return more(s, cheapest_goods(s), all_goods(s))


def buy(s: Amerigo, kind: i64) -> None:
    """R62: a token counts 1 for its type, whatever it cost."""
    space: i64 = 0
    while s.goods_display[space] != kind:
        space += 1
    s.goods_display[space] = EMPTY
    s.goods[s.actor * TYPES + kind // COSTS] += 1
    s.ap -= goods_cost(kind)
    s.note(GOODS_BOUGHT, EVERYONE, s.actor, kind)


__all__ = ["BuyGoods", "PlanTake", "goods_cost", "more_to_buy", "more_to_take", "neutral_limit", "of_use"]
