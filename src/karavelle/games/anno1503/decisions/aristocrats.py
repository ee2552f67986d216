"""Deeds of the expansion: luxuries, castle, aristocrat buildings, cannons, repairs (R63, R72-R77)."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    BUILDINGS,
    CANNON_GOLD,
    CANNONS,
    CATHEDRAL,
    CATHEDRAL_CARDS,
    GOODS,
    LEVELS,
    LIBRARY,
    PARK,
    PARK_GOLD,
    REPAIR_COST,
    RESIDENT_PAYS,
    SHIPS,
    SITE_COST,
    SITE_NEEDS_NEST,
    SITES,
    STAGE_CARDS,
    STAGE_GOLD,
    STAGE_GOODS,
    STAGE_NEEDS_NEST,
    STAGES,
    WARES,
    WEALTHY,
    WEALTHY_PAYS,
)
from karavelle.games.anno1503.decisions.deeds import (
    BUILD_ARISTOCRAT,
    BUILD_CASTLE,
    BUY_CANNON,
    BUY_LUXURY,
    REPAIR,
    SELL_RESIDENT,
    SELL_WEALTHY,
    Deed,
)
from karavelle.games.anno1503.decisions.home import purchase
from karavelle.games.anno1503.effects import rise
from karavelle.games.anno1503.frames import (
    ARISTOCRAT_BUILT,
    BY_LIBRARY,
    CANNON_BOUGHT,
    CASTLE_BUILT,
    DRAW_CARD,
    FOR_PAY,
    FROM_PARK,
    GOLD_GAINED,
    LIBRARY_CHOICE,
    LUXURY_SOLD,
    SAVED_NOTHING,
    SHIP_REPAIRED,
    TO_RESIDENT,
    TO_WEALTHY,
    UPGRADED,
)
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.core import Ask, Options
from karavelle.kernel.fields import EVERYONE


class BuyLuxury(Deed):
    """R38, R75: a luxury from the bank; nests and a theatre make it cheaper, contracts do not."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.expansion == 0 or s.bought >= s.purchases(seat) or s.gold[seat] < s.luxury_price(seat):
            return
        for luxury in range(GOODS - WARES):
            if s.bank[WARES + luxury] > 0:
                out.add(BUY_LUXURY + luxury)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        purchase(s, seat, WARES + choice, s.luxury_price(seat))


def offer_luxuries(s: Anno1503, seat: i64, first: i64, out: Options) -> None:
    """Luxuries that a seat has."""
    for luxury in range(GOODS - WARES):
        if s.goods[seat * GOODS + WARES + luxury] > 0:
            out.add(first + luxury)


class SellToResident(Deed):
    """R74: once a turn a luxury to the resident aristocrat."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.expansion == 1 and s.sold_resident == 0:
            offer_luxuries(s, seat, SELL_RESIDENT, out)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        s.sold_resident = 1
        s.give(seat, WARES + choice)
        s.gold[seat] += RESIDENT_PAYS
        s.note(LUXURY_SOLD, EVERYONE, seat, WARES + choice, TO_RESIDENT, RESIDENT_PAYS)


class SellToWealthy(Deed):
    """R72: once a turn a luxury to the wealthy aristocrat, for whoever has his house."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.sold_wealthy == 0 and s.has_building(seat, WEALTHY):
            offer_luxuries(s, seat, SELL_WEALTHY, out)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        s.sold_wealthy = 1
        s.give(seat, WARES + choice)
        s.gold[seat] += WEALTHY_PAYS
        s.note(LUXURY_SOLD, EVERYONE, seat, WARES + choice, TO_WEALTHY, WEALTHY_PAYS)


def stage_allowed(s: Anno1503, seat: i64) -> bool:
    """R76: there is a stage left, and the nest that the last one needs is defeated."""
    stage = s.castle[seat]
    return s.expansion == 1 and stage < STAGES and (STAGE_NEEDS_NEST[stage] == 0 or s.nest_count(seat) > 0)


def raise_castle(s: Anno1503, seat: i64, saved: i64) -> None:
    """R76: a stage more, and an action card for it."""
    stage = s.castle[seat]
    s.castle[seat] = stage + 1
    s.note(CASTLE_BUILT, EVERYONE, seat, stage + 1, saved)
    for _ in range(STAGE_CARDS[stage]):
        s.then(DRAW_CARD, seat)


class BuildCastle(Deed):
    """R76: the next stage of the castle."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if stage_allowed(s, seat):
            stage = s.castle[seat]
            if s.gold[seat] >= STAGE_GOLD[stage] and s.has_all(seat, STAGE_GOODS, stage):
                out.add(BUILD_CASTLE)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        stage = s.castle[seat]
        s.gold[seat] -= STAGE_GOLD[stage]
        s.pay(seat, STAGE_GOODS, stage)
        raise_castle(s, seat, SAVED_NOTHING)


class BuildAristocrat(Deed):
    """R72, R73: any building that is left and not yet there, on a free site; the third site needs a defeated nest."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        for site in range(SITES):
            free = s.sites[seat * SITES + site] == 0 and s.expansion == 1
            allowed = SITE_NEEDS_NEST[site] == 0 or s.nest_count(seat) > 0
            if free and allowed and s.has_all(seat, SITE_COST, site):
                for kind in range(BUILDINGS):
                    if s.aristocrat_supply[kind] > 0 and not s.has_building(seat, kind):
                        out.add(BUILD_ARISTOCRAT + site * BUILDINGS + kind)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        site, kind = choice // BUILDINGS, choice % BUILDINGS
        s.pay(seat, SITE_COST, site)
        s.aristocrat_supply[kind] -= 1
        s.sites[seat * SITES + site] = kind + 1
        s.note(ARISTOCRAT_BUILT, EVERYONE, seat, kind, site + 1)
        if kind == PARK:
            s.gold[seat] += PARK_GOLD
            s.note(GOLD_GAINED, EVERYONE, seat, PARK_GOLD, FROM_PARK)
        elif kind == CATHEDRAL:
            for _ in range(CATHEDRAL_CARDS):
                s.then(DRAW_CARD, seat)
        elif kind == LIBRARY and may_read(s, seat):
            s.then(LIBRARY_CHOICE, seat)


def may_read(s: Anno1503, seat: i64) -> bool:
    """R72: the library's upgrade is forfeited if nobody can rise."""
    return s.can_rise(seat, 0) or s.can_rise(seat, 1) or s.can_rise(seat, 2)


class LibraryChoice(Ask[Anno1503]):
    """R72, R34: one inhabitant may be upgraded for free, at once or never."""

    def options(self, s: Anno1503, out: Options) -> None:
        out.add(0)
        for level in range(LEVELS - 1):
            if s.can_rise(s.actor, level):
                if s.fresh[s.actor * LEVELS + level] > 0:
                    out.add(1 + 2 * level)
                if s.used[s.actor * LEVELS + level] > 0:
                    out.add(2 + 2 * level)

    def choose(self, s: Anno1503, option: i64) -> None:
        if option > 0:
            level = (option - 1) >> 1
            rise(s, s.actor, level, (option - 1) & 1)
            s.note(UPGRADED, EVERYONE, s.actor, level + 1, BY_LIBRARY)


class BuyCannon(Deed):
    """R77: the next cannon, dearer each time, at most five."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.expansion == 1 and s.cannons[seat] < CANNONS and s.gold[seat] >= CANNON_GOLD[s.cannons[seat]]:
            out.add(BUY_CANNON)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        mount_cannon(s, seat, CANNON_GOLD[s.cannons[seat]])


def mount_cannon(s: Anno1503, seat: i64, gold: i64) -> None:
    """R77: it arms all ships of the seat, for good."""
    s.gold[seat] -= gold
    s.cannons[seat] += 1
    s.note(CANNON_BOUGHT, EVERYONE, seat, s.cannons[seat], gold)


class Repair(Deed):
    """R63: a damaged ship for wood and tool; it may sail in this turn."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        for ship in range(SHIPS):
            if s.ship_damaged[seat * SHIPS + ship] == 1 and s.has_all(seat, REPAIR_COST, 0):
                out.add(REPAIR + ship)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        s.pay(seat, REPAIR_COST, 0)
        mend(s, seat, choice, FOR_PAY)


def mend(s: Anno1503, seat: i64, ship: i64, how: i64) -> None:
    """R63: a ship stands upright again."""
    s.ship_damaged[seat * SHIPS + ship] = 0
    s.note(SHIP_REPAIRED, EVERYONE, seat, ship + 1, how)


__all__ = [
    "BuildAristocrat",
    "BuildCastle",
    "BuyCannon",
    "BuyLuxury",
    "LibraryChoice",
    "Repair",
    "SellToResident",
    "SellToWealthy",
    "mend",
    "mount_cannon",
    "raise_castle",
    "stage_allowed",
]
