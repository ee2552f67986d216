"""Deeds on the home island: ships, inhabitants, public buildings, trade with the bank (R26-R43)."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    GOODS,
    LAUNCH,
    LAUNCHES,
    LEVEL_COST,
    LEVELS,
    PAYS,
    PUBLIC_COST,
    PUBLIC_SITES,
    PUBLICS,
    SHIP_COST,
    SHIPS,
    TAVERN,
    TAVERN_BONUS,
    WARES,
)
from karavelle.games.anno1503.decisions.deeds import BUILD_PUBLIC, BUILD_SHIP, BUY, SELL, SETTLE, UPGRADE, Deed
from karavelle.games.anno1503.effects import rise
from karavelle.games.anno1503.frames import (
    BOUGHT,
    BY_COST,
    FOR_FREE,
    FOR_PAY,
    PUBLIC_BUILT,
    SETTLED,
    SHIP_BUILT,
    SOLD,
    UPGRADED,
)
from karavelle.games.anno1503.state import NONE, Anno1503
from karavelle.kernel.core import Options
from karavelle.kernel.fields import EVERYONE


def offer_launches(s: Anno1503, first: i64, out: Options) -> None:
    """R43: the start field, and in the expansion the fields beside the harbour."""
    for place in range(LAUNCHES):
        if place == 0 or s.expansion == 1:
            out.add(first + place)


def launch(s: Anno1503, seat: i64, place: i64, how: i64) -> None:
    """R42, R43: the lowest free ship is put on the field."""
    ship = s.free_ship(seat)
    s.ship_field[seat * SHIPS + ship] = LAUNCH[place]
    s.note(SHIP_BUILT, EVERYONE, seat, ship + 1, LAUNCH[place], how)


class BuildShip(Deed):
    """R42, R43: a ship from the supply for wood and cloth; it may sail in this turn."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.free_ship(seat) != NONE and s.has_all(seat, SHIP_COST, 0):
            offer_launches(s, BUILD_SHIP, out)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        s.pay(seat, SHIP_COST, 0)
        launch(s, seat, choice, FOR_PAY)


class Settle(Deed):
    """R30, R34, R35, R37: a new pioneer, who has not bought yet."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.low_free(seat) and s.has_all(seat, LEVEL_COST, 0):
            out.add(SETTLE)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        s.pay(seat, LEVEL_COST, 0)
        s.fresh[seat * LEVELS] += 1
        s.note(SETTLED, EVERYONE, seat)


class Upgrade(Deed):
    """R31-R35, R37: an inhabitant rises a level; whether it has bought in this turn stays with it."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        for level in range(LEVELS - 1):
            if s.can_rise(seat, level) and s.has_all(seat, LEVEL_COST, level + 1):
                if s.fresh[seat * LEVELS + level] > 0:
                    out.add(UPGRADE + 2 * level)
                if s.used[seat * LEVELS + level] > 0:
                    out.add(UPGRADE + 2 * level + 1)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        level = choice >> 1
        s.pay(seat, LEVEL_COST, level + 1)
        rise(s, seat, level, choice & 1)
        s.note(UPGRADED, EVERYONE, seat, level + 1, BY_COST)


class BuildPublic(Deed):
    """R40, R41: one of each kind, four in all."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.publics(seat) == PUBLIC_SITES:
            return
        for kind in range(PUBLICS):
            if s.public_supply[kind] > 0 and not s.has_public(seat, kind) and s.has_all(seat, PUBLIC_COST, kind):
                out.add(BUILD_PUBLIC + kind)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        s.pay(seat, PUBLIC_COST, choice)
        s.public_supply[choice] -= 1
        s.public[seat * PUBLICS + choice] = 1
        s.note(PUBLIC_BUILT, EVERYONE, seat, choice)


class Sell(Deed):
    """R36, R37, R41: a ware to an inhabitant that has not bought yet; a tavern adds gold to the first sale."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        for ware in range(WARES):
            if s.goods[seat * GOODS + ware] > 0:
                for level in range(LEVELS):
                    if s.fresh[seat * LEVELS + level] > 0:
                        out.add(SELL + ware * LEVELS + level)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        ware, level = choice // LEVELS, choice % LEVELS
        gold = PAYS[level]
        if s.sold_first == 0 and s.has_public(seat, TAVERN):
            gold += TAVERN_BONUS
        s.sold_first = 1
        s.fresh[seat * LEVELS + level] -= 1
        s.used[seat * LEVELS + level] += 1
        s.give(seat, ware)
        s.gold[seat] += gold
        s.note(SOLD, EVERYONE, seat, ware, level, gold)


class Buy(Deed):
    """R27, R38, R39: a ware from the bank, two purchases a turn, cheaper by one gold for each contract."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.bought >= s.purchases(seat) or s.gold[seat] < s.ware_price(seat):
            return
        for ware in range(WARES):
            if s.bank[ware] > 0:
                out.add(BUY + ware)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        purchase(s, seat, choice, s.ware_price(seat))


def purchase(s: Anno1503, seat: i64, good: i64, price: i64) -> None:
    """R38: one of the purchases of a turn; wares and luxuries share them."""
    s.gold[seat] -= price
    s.bought += 1
    s.take(seat, good)
    s.note(BOUGHT, EVERYONE, seat, good, price)


__all__ = [
    "FOR_FREE",
    "BuildPublic",
    "BuildShip",
    "Buy",
    "Sell",
    "Settle",
    "Upgrade",
    "launch",
    "offer_launches",
    "purchase",
]
