"""What things are roughly worth to a player, in hundredths of a point; for bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.pirates import bundles as b
from karavelle.games.pirates import scoring
from karavelle.games.pirates.bundles import (
    ALL_UNITS,
    CARD_BUNDLE,
    FIELD_BUNDLE,
    FIGUREHEAD_BUNDLE,
    FIRST,
    HIDEOUT_BUNDLE,
    RAID_BUNDLE,
    SECOND,
    SHIP_BUNDLE,
    SIDE_BUNDLE,
    STORE_BUNDLE,
    UNITS,
    VERB,
)
from karavelle.games.pirates.content import (
    ANY_KIND,
    CARD_DOUBLOONS,
    CARD_TYPE,
    CARD_VP,
    CARD_VP_INCOME,
    CARDS,
    CELLS,
    CHOSEN,
    CONTENT,
    DICE,
    END_PER,
    END_STAT,
    END_VP,
    FIELD_RIVERS,
    FIELDS,
    FIGUREHEAD_DOUBLOONS,
    FIGUREHEAD_SOURCE,
    FIGUREHEAD_VP_INCOME,
    FIRST_CARD,
    KINDS,
    LOCATIONS,
    QUEST_LEAST,
    QUEST_LEAST2,
    QUEST_STAT,
    QUEST_STAT2,
    QUEST_VP,
    RAID_COST,
    RAID_OPTIONS,
    RAID_SOURCE,
    RESIDENCE_MOST,
    RESIDENCE_STAT,
    RESIDENCE_VP,
    RESIDENCES,
    SHIP_SOURCE,
    SHIP_SPACES,
    permanent,
)
from karavelle.games.pirates.decisions.exploring import ahead, explore_bonus
from karavelle.games.pirates.decisions.markets import own_tile, side_of
from karavelle.games.pirates.decisions.purchases import buildable, card_price, residence_price
from karavelle.games.pirates.decisions.raids import permanent_swords
from karavelle.games.pirates.decisions.ships import may_upgrade, open_sections
from karavelle.games.pirates.state import Pirates

DOUBLOON: Final = vec[i64]([75, 75, 65, 35, 20])
"""A doubloon by the round."""

LATER: Final = vec[i64]([100, 100, 62, 22, 0])
"""Of a hundred, what a permanent effect is still good for."""

DEEP: Final[i64] = 2
STEP: Final[i64] = 70
RIVER: Final[i64] = 400
NONE: Final[i64] = -100_000

PERMANENT_WORTH: dict[str, int] = {
    "raid_swords": 330, "raid_swords_die": 90, "raid_option": 480, "raid_reroll": 200, "explore_bonus": 380,
    "explore_trade": 420, "discount": 260, "sail_bonus": 150, "quest_refresh": 250, "income_per_quest": 300,
    "bury_here": 1000,
}  # fmt: skip


def _sources() -> list[int]:
    """What the permanent effects of every source are worth in the first round."""
    found = [0] * 97
    for op, worth in PERMANENT_WORTH.items():
        for source, effect in permanent(op):
            found[source] += worth * int(effect.get("n", 1))
    return found


SOURCE_WORTH: Final = vec[i64](_sources())

GROWTH: Final = vec[i64]([4, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 3, 1, 2, 1, 1, 5, 1, 1])
"""How much of each stat is still to come, each round."""

FIELD_X: Final = vec[i64](CONTENT.column("fields", "x") + [16])


def rounds_left(s: Pirates) -> i64:
    """Incomes still to come."""
    return 4 - s.round


def expected(s: Pirates, seat: i64, what: i64) -> i64:
    """A stat as it may be at the end."""
    return scoring.stat(s, seat, what) + GROWTH[what] * (3 - min(3, s.round))


# Effects


def of_bundle(s: Pirates, seat: i64, bundle: i64, depth: i64) -> i64:
    """All effects of a bundle."""
    total: i64 = 0
    for place in range(UNITS):
        if (ALL_UNITS[bundle] >> place) & 1 == 1:
            unit = UNITS * bundle + place
            total += of_verb(s, seat, VERB[unit], FIRST[unit], SECOND[unit], depth)
    return total


def of_verb(s: Pirates, seat: i64, verb: i64, first: i64, second: i64, depth: i64) -> i64:
    """A verb with its two numbers."""
    coin = DOUBLOON[s.round]
    if verb == b.GAIN_VP:
        return 100 * first
    if verb == b.GAIN_DOUBLOONS:
        return coin * first
    if verb == b.GAIN_TREASURE:
        return second * of_treasure(s, seat, first, depth)
    if verb == b.VALUE_MARKER:
        return second * of_marker(s, seat, first)
    if verb == b.EXPLORE:
        return of_exploring(s, seat, first, depth)
    if verb == b.RAID:
        swords = permanent_swords(s, seat) + first + (5 if second == DICE else 0)
        return of_raid(s, seat, second, swords, depth)
    if verb == b.BURY:
        return of_burial(s, seat, depth)
    if verb == b.UPGRADE:
        return of_upgrade(s, seat, depth)
    if verb == b.DRAW_QUEST:
        return 180 + 90 * rounds_left(s)
    if verb == b.DISCARD_QUEST:
        return max(0, coin * first - 250)
    return of_rare(s, seat, verb, first, second, depth)


def of_rare(s: Pirates, seat: i64, verb: i64, first: i64, second: i64, depth: i64) -> i64:
    """The verbs that are met less often."""
    coin = DOUBLOON[s.round]
    if verb == b.TAKE_FIGUREHEAD:
        return 400 + 300 * rounds_left(s) - coin * first
    if verb == b.PLACE_BLACK_MARKET:
        return 250 + 170 * rounds_left(s) - coin * first
    if verb == b.USE_BLACK_MARKET:
        return of_own_tiles(s, seat, depth)
    if verb == b.USE_EXPLORER_FIELD:
        return of_bundle(s, seat, FIELD_BUNDLE[s.explorer[seat]], depth + 1) if depth < DEEP else 200
    if verb == b.BUILD_RESIDENCE:
        return of_building(s, seat)
    if verb == b.BUY_IMPROVEMENT:
        return of_shopping(s, seat, first, second) if depth < DEEP else 150
    if verb == b.GAIN_DOUBLOON_INCOME:
        return coin * scoring.income(s, seat, False)
    if verb == b.GAIN_VP_INCOME:
        return 100 * scoring.income(s, seat, True)
    if verb == b.VP_PER:
        vp = second // 100 * scoring.stat(s, seat, first)
        return 100 * (min(vp, second % 100) if second % 100 > 0 else vp)
    best: i64 = 0
    for side in range(first, first + second):
        best = max(best, of_bundle(s, seat, side, depth + 1))
    return best


def of_treasure(s: Pirates, seat: i64, kind: i64, depth: i64) -> i64:
    """A treasure, and its bonus where the bonus space is free."""
    if kind >= KINDS:
        best = of_treasure(s, seat, 0, depth)
        for other in range(1, KINDS):
            best = max(best, of_treasure(s, seat, other, depth))
        return best
    bonus = of_bundle(s, seat, STORE_BUNDLE[kind], depth + 1) if s.bonus_taken[KINDS * seat + kind] == 0 else 0
    return 100 * scoring.treasure_value(s, kind) + 90 + bonus - (20 if s.island[kind] in (3, 5, 7) else 0)


def of_marker(s: Pirates, seat: i64, kind: i64) -> i64:
    """A marker on an island: good for who has treasures of the kind."""
    if kind >= KINDS:
        best = of_marker(s, seat, 0)
        for other in range(1, KINDS):
            best = max(best, of_marker(s, seat, other))
        return best
    if s.island[kind] >= 9:
        return 10
    own = s.treasures_of(seat, kind)
    others: i64 = 0
    for other in range(s.boards):
        if other != seat:
            others = max(others, s.treasures_of(other, kind))
    lift: i64 = 50 if s.island[kind] in (2, 4, 6) else 40
    return 30 + lift * own - 18 * others


def of_burial(s: Pirates, seat: i64, depth: i64) -> i64:
    """The best burial."""
    best: i64 = 0
    for at in range(12):
        if s.above[KINDS * seat + at // 4] > 0 and (s.below[seat] >> at) & 1 == 0:
            best = max(best, of_place(s, seat, at, depth))
    return best


def of_place(s: Pirates, seat: i64, at: i64, depth: i64) -> i64:
    """A burial on a place, with its bonus, and the bonus space that it frees."""
    bonus = of_bundle(s, seat, HIDEOUT_BUNDLE[at], depth + 1) if depth < DEEP else 200
    return 210 + bonus + (130 if s.bonus_taken[KINDS * seat + at // 4] == 1 else 0)


def of_exploring(s: Pirates, seat: i64, fields: i64, depth: i64) -> i64:
    """The best field within reach."""
    if depth >= DEEP:
        return 90 * fields + 150
    return of_fields(s, seat, ahead(s, seat, s.explorer[seat], fields + explore_bonus(s, seat)), depth)


def of_fields(s: Pirates, seat: i64, fields: i64, depth: i64) -> i64:
    """The best of these fields; 0 if there is none."""
    best: i64 = 0
    for field in range(FIELDS):
        if (fields >> field) & 1 == 1:
            best = max(best, of_field(s, seat, field, depth))
    return best


def of_field(s: Pirates, seat: i64, field: i64, depth: i64) -> i64:
    """What lies on a field, the way there, and rivers on it."""
    here = s.explorer[seat]
    way = STEP * (FIELD_X[field] - FIELD_X[here]) + RIVER * (FIELD_RIVERS[field] - FIELD_RIVERS[here])
    return way + of_bundle(s, seat, FIELD_BUNDLE[field], depth + 1)


def of_raid(s: Pirates, seat: i64, kind: i64, swords: i64, depth: i64) -> i64:
    """What so many swords can buy."""
    if depth >= DEEP:
        return 80 * swords
    return of_spending(s, seat, min(kind, ANY_KIND), swords + s.swords, s.raid_used, 0)


def of_spending(s: Pirates, seat: i64, kind: i64, swords: i64, used: i64, option: i64) -> i64:
    """The best way to spend swords on the raid options from this one on."""
    while option < RAID_OPTIONS:
        mine = option < 3 or s.has(seat, RAID_SOURCE[option])
        if mine and RAID_COST[option] <= swords and (used >> option) & 1 == 0:
            spent = of_option(s, seat, kind, option)
            spent += of_spending(s, seat, kind, swords - RAID_COST[option], used, option + 1)
            return max(spent, of_spending(s, seat, kind, swords, used, option + 1))
        option += 1
    return 0


def of_option(s: Pirates, seat: i64, kind: i64, option: i64) -> i64:
    """A raid option."""
    unit = UNITS * RAID_BUNDLE[option]
    if VERB[unit] == b.GAIN_TREASURE and FIRST[unit] == CHOSEN:
        return of_treasure(s, seat, kind, DEEP)
    return of_bundle(s, seat, RAID_BUNDLE[option], DEEP)


# The ship


def of_upgrade(s: Pirates, seat: i64, depth: i64) -> i64:
    """The best upgrade."""
    if depth >= DEEP:
        return 450
    sections = open_sections(s, seat)
    best: i64 = 0
    for space in range(SHIP_SPACES):
        if may_upgrade(s, seat, space, sections):
            best = max(best, of_ship_space(s, seat, space, depth))
    return best


def of_ship_space(s: Pirates, seat: i64, space: i64, depth: i64) -> i64:
    """A space of the ship: what it does once, or still will do."""
    lasting = SOURCE_WORTH[SHIP_SOURCE + space] * LATER[s.round] // 100
    return 60 + lasting + of_bundle(s, seat, SHIP_BUNDLE[space], depth + 1)


def of_figurehead(s: Pirates, seat: i64, figurehead: i64) -> i64:
    """A figurehead."""
    income = DOUBLOON[s.round] * FIGUREHEAD_DOUBLOONS[figurehead] + 100 * FIGUREHEAD_VP_INCOME[figurehead]
    lasting = SOURCE_WORTH[FIGUREHEAD_SOURCE + figurehead] * LATER[s.round] // 100
    return income * rounds_left(s) + lasting + of_bundle(s, seat, FIGUREHEAD_BUNDLE[figurehead], 1)


def of_side(s: Pirates, seat: i64, side: i64, depth: i64) -> i64:
    """A black market tile now, and a little later."""
    return of_bundle(s, seat, SIDE_BUNDLE[side], depth + 1)


def of_own_tiles(s: Pirates, seat: i64, depth: i64) -> i64:
    """The best of the own black markets."""
    best: i64 = 0
    for location in range(LOCATIONS):
        tile = own_tile(s, seat, location)
        if tile >= 0:
            best = max(best, of_side(s, seat, side_of(s, tile), depth))
    return best


# Purchases


def of_card(s: Pirates, seat: i64, card: i64, price: i64, depth: i64 = 0) -> i64:
    """A card, less its price."""
    coin = DOUBLOON[s.round]
    worth = 100 * CARD_VP[card] + 120 - coin * price
    worth += (coin * CARD_DOUBLOONS[card] + 100 * CARD_VP_INCOME[card]) * rounds_left(s)
    worth += of_bundle(s, seat, CARD_BUNDLE[card], depth + 1) + SOURCE_WORTH[card] * LATER[s.round] // 100
    if END_VP[card] > 0:
        worth += 85 * (expected(s, seat, END_STAT[card]) * END_VP[card] // END_PER[card])
    return worth + of_set(s, seat, 6 + CARD_TYPE[card])


def of_set(s: Pirates, seat: i64, what: i64) -> i64:
    """What one more card of a type is worth to the own residences."""
    for residence in range(RESIDENCES):
        if RESIDENCE_STAT[residence] == what and (s.markers[residence] >> seat) & 1 == 1:
            if RESIDENCE_VP[residence] * scoring.stat(s, seat, what) < RESIDENCE_MOST[residence]:
                return 100 * RESIDENCE_VP[residence]
    return 0


def of_residence(s: Pirates, seat: i64, residence: i64, price: i64) -> i64:
    """A residence, less its price."""
    vp = min(RESIDENCE_VP[residence] * expected(s, seat, RESIDENCE_STAT[residence]), RESIDENCE_MOST[residence])
    return 92 * vp + (200 if s.markers[residence] == 0 else 0) - DOUBLOON[s.round] * price


def of_building(s: Pirates, seat: i64) -> i64:
    """The best residence that can be built."""
    best: i64 = 0
    found = buildable(s, seat)
    for residence in range(RESIDENCES):
        if (found >> residence) & 1 == 1:
            best = max(best, of_residence(s, seat, residence, residence_price(s, seat, residence)))
    return best


def of_shopping(s: Pirates, seat: i64, type: i64, surcharge: i64) -> i64:
    """The best card of a type that can be bought from afar."""
    best: i64 = 0
    for cell in range(CELLS):
        card = s.cell[cell] - FIRST_CARD
        if 0 <= card < CARDS and CARD_TYPE[card] == type:
            price = card_price(s, seat, card, surcharge)
            if price <= s.doubloons[seat]:
                best = max(best, of_card(s, seat, card, price, DEEP))
    return best


def of_quest(s: Pirates, seat: i64, quest: i64) -> i64:
    """A quest, by how near its conditions are."""
    best: i64 = 20
    for half in range(2 * quest, 2 * quest + 2):
        if s.quest_hunter and half % 2 == 0:
            continue
        vp = 100 * QUEST_VP[half] * (2 if s.quest_hunter else 1)
        best = max(best, vp * nearness(s, seat, half) // 100)
    return best - (250 if s.quest_hunter else 0)


def nearness(s: Pirates, seat: i64, half: i64) -> i64:
    """How likely, of a hundred, a condition will be met."""
    near = near_to(s, seat, QUEST_STAT[half], QUEST_LEAST[half])
    if QUEST_LEAST2[half] > 0:
        near = min(near, near_to(s, seat, QUEST_STAT2[half], QUEST_LEAST2[half]))
    return near


def near_to(s: Pirates, seat: i64, what: i64, least: i64) -> i64:
    """How likely, of a hundred, there will be so much of a stat."""
    lacking = least - scoring.stat(s, seat, what)
    if lacking <= 0:
        return 100
    coming = GROWTH[what] * rounds_left(s)
    return max(0, min(90, 100 - 60 * lacking // max(1, coming)))
