"""What a sensible islander looks at: which points are near, what they still cost, and where ships find something."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    BUILDINGS,
    CANNON_GOLD,
    CANNONS,
    CONTRACT,
    CONTRACTS,
    FIELD_KIND,
    FIELDS,
    GOOD_OF_KIND,
    ISLAND,
    KIND_OF_TILE,
    LEVELS,
    LUXURY_POST,
    NEIGHBOUR,
    NEST,
    NESTS,
    PAYS,
    PEACEFUL_LUXURY,
    PEACEFUL_WARE,
    PIERS,
    PIRATE_FIELD,
    PROMOTION,
    STRENGTH_OF_KIND,
    TREASURE,
    UNIVERSITY,
    WARES,
)
from karavelle.games.anno1503.decisions import deeds as d
from karavelle.games.anno1503.decisions.voyage import ATTACK, BACK_AGAIN, FIRST_PLACE, TAKE, fits_pier
from karavelle.games.anno1503.frames import (
    DISCARD_CARD,
    DISCARD_GOOD,
    FIRE_UPKEEP,
    GOLDEN_CHOICE,
    INVENTOR_CHOICE,
    LIBRARY_CHOICE,
    MAIN_ACTION,
    PEACEFUL_OFFER,
    PIRATE_UPKEEP,
    PRODUCTION_CHOICE,
    RAID_CHOICE,
    RAID_LOSS,
    SHIP_ACTION,
    TIE_CHOICE,
    TILE_CHOICE,
)
from karavelle.games.anno1503.plans import (
    GOLD,
    building_worth,
    castle_worth,
    drive,
    gain,
    gold_worth,
    loss,
    plan_worth,
    public_worth,
    rise_worth,
    settle_worth,
    ship_worth,
)
from karavelle.games.anno1503.scoring import (
    CONTRACTS_3,
    MERCHANTS_3,
    NESTS_2,
    POSTS_4,
    counted,
)
from karavelle.games.anno1503.state import NONE, Anno1503
from karavelle.kernel.core import Hints

CHANCE: Final = vec[i64]([0, 0, 3, 9, 19, 32, 50, 68, 81, 91, 97, 100, 100, 100])
"""Of a hundred fights those that are won, by guns less the foe's bonus, from -6 up."""

POINT: Final[i64] = 100
SHARE: Final[i64] = 16
"""All that is not a point yet is worth less than one, so that nothing is better than to win."""

CARD_WORTH: Final = vec[i64]([60, 30, 90, 80, 60])
KIND_WORTH: Final = vec[i64]([30, 35, 0, 30, 25, 60])
FAR: Final[i64] = 99


def _distances() -> list[int]:
    """Moves between any two sea fields, FAR where there is no way."""
    found = [99] * (96 * 96)
    for start in range(96):
        if FIELD_KIND[start] == ISLAND:
            continue
        found[start * 96 + start] = 0
        queue = [start]
        while queue:
            here = queue.pop(0)
            for side in range(4):
                field = int(NEIGHBOUR[here * 4 + side])
                if field >= 0 and FIELD_KIND[field] != ISLAND and found[start * 96 + field] == 99:
                    found[start * 96 + field] = found[start * 96 + here] + 1
                    queue.append(field)
    return found


DISTANCE: Final = vec[i64](_distances())


class AnnoHints(Hints[Anno1503]):
    """Rates answers by the points that they bring nearer."""

    def rate(self, s: Anno1503, option: i64) -> i64:
        frame, seat = s.frame, s.actor
        if frame == MAIN_ACTION:
            return rate_deed(s, seat, option)
        if frame == SHIP_ACTION:
            return rate_voyage(s, seat, option)
        if frame == TILE_CHOICE:
            return rate_tile(s, seat, option)
        if frame == PRODUCTION_CHOICE or frame == GOLDEN_CHOICE or frame == INVENTOR_CHOICE:
            return gain(s, seat, option)
        if frame == DISCARD_GOOD:
            return -loss(s, seat, option)
        if frame == DISCARD_CARD:
            return -CARD_WORTH[option]
        return rate_trouble(s, seat, option)

    def value(self, s: Anno1503, seat: i64) -> i64:
        worth = plan_worth(s, seat)
        worth += GOLD * min(s.gold[seat], 40) + 12 * min(s.goods_held(seat), 5) + 14 * s.cards_held(seat)
        for level in range(LEVELS):
            worth += 16 * (level + 1) * s.people(seat, level)
        worth += 20 * s.posts(seat) + 25 * s.contract_count(seat) + 60 * s.ships_fit(seat)
        if s.expansion == 1:
            worth += 25 * s.guns(seat) + 20 * s.nest_discount(seat)
        return POINT * counted(s, seat) + min(worth // SHARE, POINT - 1)


# The main phase


def rate_deed(s: Anno1503, seat: i64, option: i64) -> i64:
    """What a deed brings, less what it takes; 0 is to do nothing more."""
    if option < d.SELL:
        return rate_building(s, seat, option)
    if option < d.BUY:
        ware, level = (option - d.SELL) // LEVELS, (option - d.SELL) % LEVELS
        return (PAYS[level] * (gold_worth(s, seat) + 3)) - loss(s, seat, ware) + crowded(s, seat)
    if option < d.BUY_LUXURY:
        return gain(s, seat, option - d.BUY) - s.ware_price(seat) * gold_worth(s, seat) - 25
    if option < d.SELL_RESIDENT:
        luxury = WARES + option - d.BUY_LUXURY
        return gain(s, seat, luxury) - s.luxury_price(seat) * gold_worth(s, seat) - 15
    if option < d.BUILD_CASTLE:
        first, pays = (d.SELL_RESIDENT, 3) if option < d.SELL_WEALTHY else (d.SELL_WEALTHY, 6)
        return pays * gold_worth(s, seat) - loss(s, seat, WARES + option - first) + crowded(s, seat)
    if option == d.BUILD_CASTLE:
        return castle_worth(s, seat)
    if option < d.BUY_CANNON:
        return building_worth(s, seat) + kind_worth(s, seat, (option - d.BUILD_ARISTOCRAT) % BUILDINGS)
    return rate_arms(s, seat, option)


def crowded(s: Anno1503, seat: i64) -> i64:
    """Goods beyond what may be kept are better sold."""
    return 30 if s.goods_held(seat) > 5 else 0


def rate_building(s: Anno1503, seat: i64, option: i64) -> i64:
    """Ships, inhabitants, public buildings; nothing at all is worth 0."""
    if option == d.END_MAIN:
        return 0
    if option < d.SETTLE:
        return ship_worth(s, seat) + launch_worth(s, seat, option - d.BUILD_SHIP)
    if option == d.SETTLE:
        return settle_worth(s, seat)
    if option < d.BUILD_PUBLIC:
        level, flag = (option - d.UPGRADE) >> 1, (option - d.UPGRADE) & 1
        return rise_worth(s, seat, level) + 4 * flag
    return public_worth(s, seat)


def launch_worth(s: Anno1503, seat: i64, place: i64) -> i64:
    """From the harbour it is nearer to nests and luxuries."""
    return 10 if place == 2 else 0


def kind_worth(s: Anno1503, seat: i64, kind: i64) -> i64:
    """What an aristocrat building does besides standing there."""
    if kind == UNIVERSITY:
        return 40 if s.nest_count(seat) < NESTS else 5
    return KIND_WORTH[kind]


def rate_arms(s: Anno1503, seat: i64, option: i64) -> i64:
    """Cannons, repairs and action cards."""
    if option == d.BUY_CANNON:
        return cannon_worth(s, seat) - CANNON_GOLD[s.cannons[seat]] * gold_worth(s, seat)
    if option < d.EXCHANGE:
        return 110
    if option < d.PLAY_EXPLORER:
        return -CARD_WORTH[option - d.EXCHANGE]
    if option == d.PLAY_EXPLORER:
        return 25 if s.ships_fit(seat) > 0 else -10
    if option == d.PLAY_INVENTOR:
        return 60 if s.goods_held(seat) < 5 else 20
    if option < d.PLAY_ENGINEER:
        return castle_worth(s, seat) + 20
    if option == d.PLAY_ENGINEER:
        return cannon_worth(s, seat) - 40
    if option < d.PLAY_ENGINEER + 5:
        return ship_worth(s, seat) - 40 + launch_worth(s, seat, option - d.PLAY_ENGINEER - 1)
    return 60


def cannon_worth(s: Anno1503, seat: i64) -> i64:
    """Cannons are for nests: up to four or five guns, as long as a nest is wanted."""
    if s.nest_count(seat) >= NESTS or s.cannons[seat] >= CANNONS:
        return 0
    guns = s.guns(seat)
    worth: i64 = 120 if guns < 3 else 100 if guns < 5 else 40
    return worth * (60 + drive(s, seat, NESTS_2)) // 120


# At sea


def rate_voyage(s: Anno1503, seat: i64, option: i64) -> i64:
    """Where something is to be found, and how far it is."""
    if option == 0:
        return 8
    field = (option - FIRST_PLACE) % FIELDS
    if FIELD_KIND[field] == ISLAND:
        return find_worth(s, seat, field)
    best: i64 = 0
    for island in range(FIELDS):
        if s.stack_at[island] != NONE:
            worth = find_worth(s, seat, island)
            if worth > best:
                best = max(best, worth * 100 // (130 + 22 * approach(field, island)))
    if FIELD_KIND[field] == PIRATE_FIELD:
        best -= 45 - 6 * s.guns(seat)
    return best


def approach(field: i64, island: i64) -> i64:
    """Moves from a field to the nearest one beside an island."""
    nearest = FAR
    for side in range(4):
        beside = NEIGHBOUR[island * 4 + side]
        if beside != NONE and FIELD_KIND[beside] != ISLAND:
            nearest = min(nearest, DISTANCE[field * FIELDS + beside])
    return nearest


def find_worth(s: Anno1503, seat: i64, field: i64) -> i64:
    """What a tile is worth: by its kind if one knows it, else a fair guess."""
    known = s.front[field] >= 0 and ((s.known[field] >> seat) & 1) == 1
    if not known:
        return 110 if s.stack_at[field] < 3 or s.nest_count(seat) >= NESTS else 95 + 14 * min(s.guns(seat), 4)
    return kind_value(s, seat, KIND_OF_TILE[s.front[field]])


def kind_value(s: Anno1503, seat: i64, kind: i64) -> i64:
    """What a tile brings, less the ship that has to be built anew."""
    if kind >= NEST:
        if s.nest_count(seat) >= NESTS:
            return 0
        return fight_worth(s, seat, STRENGTH_OF_KIND[kind])
    if kind == CONTRACT:
        return 45 + 160 * drive(s, seat, CONTRACTS_3) // 100 if s.contract_count(seat) < CONTRACTS else 0
    if kind == TREASURE:
        return 12 * gold_worth(s, seat) + 30
    if kind == PROMOTION:
        rises = s.can_rise(seat, 0) or s.can_rise(seat, 1) or s.can_rise(seat, 2)
        return 70 + 90 * drive(s, seat, MERCHANTS_3) // 100 if rises else 0
    for number in range(PIERS):
        if fits_pier(s, seat, kind, number):
            return post_worth(s, seat, kind)
    return 0


def post_worth(s: Anno1503, seat: i64, kind: i64) -> i64:
    """A choice once in six rolls; in the base game a fourth of a point."""
    if kind >= LUXURY_POST:
        return 140
    rare: i64 = 40 if GOOD_OF_KIND[kind] >= 4 else 0
    if s.expansion == 1:
        return 30 + 2 * rare
    return 25 + rare + 140 * drive(s, seat, POSTS_4) // 100


def fight_worth(s: Anno1503, seat: i64, strength: i64) -> i64:
    """A nest won is half a point and makes luxuries cheaper; a fight lost damages the ship."""
    chance = CHANCE[max(0, min(13, s.guns(seat) - strength + 6))]
    prize = 150 + 230 * drive(s, seat, NESTS_2) // 100
    if s.nest_count(seat) == 0:
        prize += 90
    return (prize * chance - 90 * (100 - chance)) // 100


def rate_tile(s: Anno1503, seat: i64, option: i64) -> i64:
    """Taking a tile costs the ship."""
    kind = KIND_OF_TILE[s.front[s.b]]
    if option == BACK_AGAIN:
        return 40
    if option == ATTACK:
        return fight_worth(s, seat, STRENGTH_OF_KIND[kind])
    if option < TAKE:
        return post_worth(s, seat, kind) + pier_worth(s, seat, kind, option - 1)
    worth = kind_value(s, seat, kind)
    return worth + 10 * (option - TAKE) if kind == PROMOTION else worth


def pier_worth(s: Anno1503, seat: i64, kind: i64, number: i64) -> i64:
    """A luxury post is best at the question mark, where it does not take a pier from other posts."""
    return 5 if kind >= LUXURY_POST and fits_pier(s, seat, 0, number) else 15


# Trouble, and what it costs


def rate_trouble(s: Anno1503, seat: i64, option: i64) -> i64:
    """Upkeep, raids, ties, offers."""
    frame, gold = s.frame, gold_worth(s, seat)
    if frame == PIRATE_UPKEEP:
        return 0 if option == 0 else -60 - (20 if option == 6 else 0)
    if frame == FIRE_UPKEEP:
        return 0 if option == 0 else -40 * option
    if frame == TIE_CHOICE:
        return 60 * option
    if frame == RAID_CHOICE:
        return -3 * gold if option == 0 else CHANCE[max(0, min(13, s.guns(seat) - rival_guns(s, seat) + 6))] - 60
    if frame == RAID_LOSS:
        return -5 * gold if option == 0 else -loss(s, seat, option - 1)
    if frame == PEACEFUL_OFFER:
        if option == 0:
            return 0
        price = PEACEFUL_WARE if option <= WARES else PEACEFUL_LUXURY
        return gain(s, seat, option - 1) - price * gold - 10
    if frame == LIBRARY_CHOICE:
        return option
    return 0


def rival_guns(s: Anno1503, seat: i64) -> i64:
    """The guns of the best armed other seat."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.guns(other))
    return most
