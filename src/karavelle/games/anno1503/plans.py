"""What bots reckon with: how near the points are, which ones to go for, and what goods are worth for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    GOODS,
    LEVEL_COST,
    LEVELS,
    MERCHANT,
    PUBLIC_COST,
    PUBLIC_SITES,
    PUBLICS,
    REPAIR_COST,
    SHIP_COST,
    SHIPS,
    SITE_COST,
    SITE_NEEDS_NEST,
    SITES,
    STAGE_GOODS,
    WARES,
)
from karavelle.games.anno1503.decisions.aristocrats import stage_allowed
from karavelle.games.anno1503.scoring import (
    ARISTOCRAT_BUILDINGS_ALL,
    CASTLE_COMPLETE,
    CONTRACTS_3,
    GOLD_30,
    MERCHANTS_3,
    NESTS_2,
    POSTS_4,
    PUBLIC_BUILDINGS_4,
)
from karavelle.games.anno1503.state import Anno1503

STEP: Final = vec[i64]([100, 100, 36, 18, 9, 5, 3, 2, 1, 1])
"""What a good is worth, in hundredths of what it is for, by how many are missing before it comes."""

RISEN: Final = vec[i64]([12, 30, 62, 100])
"""How near an inhabitant is to a merchant, by level."""

GOLD: Final[i64] = 7


# How near the points are


def nearness(s: Anno1503, seat: i64, point: i64) -> i64:
    """How much of a point there is, of a hundred."""
    if point == GOLD_30:
        return min(100, s.gold[seat] * 10 // 3)
    if point == POSTS_4:
        return min(100, 25 * s.posts(seat))
    if point == CONTRACTS_3:
        return min(100, 34 * s.contract_count(seat))
    if point == MERCHANTS_3:
        return risen(s, seat)
    if point == PUBLIC_BUILDINGS_4:
        return 25 * s.publics(seat)
    if point == ARISTOCRAT_BUILDINGS_ALL:
        return min(100, 30 * s.built_sites(seat) + (10 if s.nest_count(seat) > 0 else 0))
    if point == NESTS_2:
        return min(100, 45 * s.nest_count(seat) + 4 * min(s.guns(seat), 4))
    return min(100, 11 * s.castle[seat] + (1 if s.nest_count(seat) > 0 else 0))


def risen(s: Anno1503, seat: i64) -> i64:
    """The three highest inhabitants on their way to be merchants."""
    left: i64 = 3
    total: i64 = 0
    level: i64 = MERCHANT
    while level >= 0 and left > 0:
        here = min(left, s.people(seat, level))
        total += here * RISEN[level]
        left -= here
        level -= 1
    return total // 3


def plan_worth(s: Anno1503, seat: i64) -> i64:
    """The points that are not held yet, as near as they are: the best ones of those that can still count."""
    if s.expansion == 0:
        return best_of(s, seat, GOLD_30, PUBLIC_BUILDINGS_4, 3)
    return best_of(s, seat, CONTRACTS_3, PUBLIC_BUILDINGS_4, 1) + best_of(
        s, seat, ARISTOCRAT_BUILDINGS_ALL, CASTLE_COMPLETE, 2
    )


def best_of(s: Anno1503, seat: i64, first: i64, last: i64, wanted: i64) -> i64:
    """The nearest points of a range: one ahead is better than two half done; a little for the others."""
    highest: i64 = 0
    second: i64 = 0
    third: i64 = 0
    rest: i64 = 0
    for point in range(first, last + 1):
        near = nearness(s, seat, point)
        rest += near
        if near > highest:
            highest, second, third = near, highest, second
        elif near > second:
            second, third = near, second
        elif near > third:
            third = near
    worth = stage_worth(highest)
    if wanted > 1:
        worth += stage_worth(second)
    if wanted > 2:
        worth += stage_worth(third)
    return worth + rest // 2


def stage_worth(near: i64) -> i64:
    """What so much of a point is worth; when it is held it counts as a point."""
    return 0 if near >= 100 else near * 3 + near * near // 40


def drive(s: Anno1503, seat: i64, point: i64) -> i64:
    """How much a seat wants a point, of a hundred: all that count, the nearest ones most."""
    own = nearness(s, seat, point)
    if own >= 100:
        return 5
    first: i64 = GOLD_30
    last: i64 = PUBLIC_BUILDINGS_4
    wanted: i64 = 3
    if s.expansion == 1:
        first = CONTRACTS_3 if point < ARISTOCRAT_BUILDINGS_ALL else ARISTOCRAT_BUILDINGS_ALL
        last = PUBLIC_BUILDINGS_4 if point < ARISTOCRAT_BUILDINGS_ALL else CASTLE_COMPLETE
        wanted = 1 if point < ARISTOCRAT_BUILDINGS_ALL else 2
    ahead: i64 = 0
    for other in range(first, last + 1):
        near = nearness(s, seat, other)
        if near > own or (near == own and other < point):
            ahead += 1
    if ahead < wanted:
        return 70 + own * 3 // 10
    return 30 if ahead == wanted else 15


# Goods: what they are for


def missing(s: Anno1503, seat: i64, costs: vec[i64], row: i64) -> i64:
    """Goods of a row of costs that a seat does not have."""
    lacking: i64 = 0
    for good in range(GOODS):
        more = costs[row * GOODS + good] - s.goods[seat * GOODS + good]
        if more > 0:
            lacking += more
    return lacking


def use_of(s: Anno1503, seat: i64, good: i64, costs: vec[i64], row: i64, worth: i64, held: i64) -> i64:
    """What a good is worth for one purpose: the next one (`held` 0), or one that is in hand (1)."""
    needed = costs[row * GOODS + good]
    own = s.goods[seat * GOODS + good]
    if needed == 0 or (own >= needed and held == 0) or (own > needed and held == 1):
        return 0
    lacking = missing(s, seat, costs, row) + held
    return worth * STEP[min(lacking, 9)] // 100


def worth_of(s: Anno1503, seat: i64, good: i64, held: i64) -> i64:
    """The best of all that a good may be for."""
    best: i64 = 12 if good < WARES else 25
    if s.ships_out(seat) < SHIPS:
        best = max(best, use_of(s, seat, good, SHIP_COST, 0, ship_worth(s, seat), held))
    if s.low_free(seat):
        best = max(best, use_of(s, seat, good, LEVEL_COST, 0, settle_worth(s, seat), held))
    for level in range(LEVELS - 1):
        if s.can_rise(seat, level):
            best = max(best, use_of(s, seat, good, LEVEL_COST, level + 1, rise_worth(s, seat, level), held))
    if s.publics(seat) < PUBLIC_SITES:
        worth = public_worth(s, seat)
        for kind in range(PUBLICS):
            if s.public_supply[kind] > 0 and not s.has_public(seat, kind):
                best = max(best, use_of(s, seat, good, PUBLIC_COST, kind, worth, held))
    return max(best, noble_worth(s, seat, good, held)) if s.expansion == 1 else best


def noble_worth(s: Anno1503, seat: i64, good: i64, held: i64) -> i64:
    """The same for castle, sites and repairs."""
    best: i64 = 0
    if stage_allowed(s, seat):
        best = use_of(s, seat, good, STAGE_GOODS, s.castle[seat], castle_worth(s, seat), held)
    worth = building_worth(s, seat)
    for site in range(SITES):
        allowed = SITE_NEEDS_NEST[site] == 0 or s.nest_count(seat) > 0
        if s.sites[seat * SITES + site] == 0 and allowed:
            best = max(best, use_of(s, seat, good, SITE_COST, site, worth, held))
    if s.ship_damaged[seat * SHIPS] + s.ship_damaged[seat * SHIPS + 1] > 0:
        best = max(best, use_of(s, seat, good, REPAIR_COST, 0, 110, held))
    return best


def gain(s: Anno1503, seat: i64, good: i64) -> i64:
    """What one more of a good is worth."""
    return worth_of(s, seat, good, 0)


def loss(s: Anno1503, seat: i64, good: i64) -> i64:
    """What one less of a good costs."""
    return worth_of(s, seat, good, 1)


def ship_worth(s: Anno1503, seat: i64) -> i64:
    """A first ship above all; a second one is good to have."""
    return 190 if s.ships_fit(seat) == 0 else 80


def settle_worth(s: Anno1503, seat: i64) -> i64:
    """Buyers, and merchants to be; the more there are the less one more helps."""
    people = s.everybody(seat)
    worth: i64 = 95 if people < 3 else 60 if people < 5 else 25
    return worth + (drive(s, seat, MERCHANTS_3) // 2 if people < 3 else 0)


def rise_worth(s: Anno1503, seat: i64, level: i64) -> i64:
    """A gold more every turn, and a step towards a merchant."""
    return 35 + (60 + 45 * level) * drive(s, seat, MERCHANTS_3) // 100


def public_worth(s: Anno1503, seat: i64) -> i64:
    """A step towards the fourth, and what it does."""
    return 45 + 180 * drive(s, seat, PUBLIC_BUILDINGS_4) // 100


def castle_worth(s: Anno1503, seat: i64) -> i64:
    """A step towards the ninth stage, and a card."""
    return 55 + 150 * drive(s, seat, CASTLE_COMPLETE) // 100


def building_worth(s: Anno1503, seat: i64) -> i64:
    """A third of a point, and what the building does."""
    return 90 + 240 * drive(s, seat, ARISTOCRAT_BUILDINGS_ALL) // 100


def gold_worth(s: Anno1503, seat: i64) -> i64:
    """What a gold is worth: more when thirty of them are near."""
    if s.expansion == 0:
        return 4 + 9 * drive(s, seat, GOLD_30) // 100
    return 4 if s.gold[seat] > 25 else GOLD


__all__ = [
    "GOLD",
    "building_worth",
    "castle_worth",
    "drive",
    "gain",
    "gold_worth",
    "loss",
    "plan_worth",
    "public_worth",
    "rise_worth",
    "settle_worth",
    "ship_worth",
]
