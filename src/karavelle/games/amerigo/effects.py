"""What several decisions bring about: gold and points, tokens used, posts and tiles on islands, islands completed."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.amerigo.chart import LANDS, NONE, area_of
from karavelle.games.amerigo.content import (
    BIG,
    CHEST_GOLD,
    COMPLETION_VP,
    COST,
    DISCOVERY_VP,
    FIRST_TURN,
    GOLD3,
    GOLD5,
    KINDS,
    MOST_GOLD,
    POST_GOLD,
    POST_VALUE,
    SHAPE_OF,
    TIME_VALUE,
    TRACK_END_GOLD,
    TYPES,
    VILLAGES,
    VP_BIG,
    VP_SMALL,
)
from karavelle.games.amerigo.frames import (
    AP_BOUGHT,
    CATEGORIES,
    CHEST_CASHED,
    CHEST_TAKEN,
    COMPLETION,
    DISCOVERY,
    FROM_CHEST,
    FROM_POST,
    FROM_TOKEN,
    FROM_TRACK,
    GOLD_GAINED,
    GOLD_OVERFLOW,
    ISLAND_COMPLETED,
    ISLAND_DISCOVERED,
    NEUTRALS_BUILT,
    OVERFLOW,
    PAYOUT,
    POST_PAYOUT,
    POST_PLACED,
    RESOURCE_TAKEN,
    TILE_BUILT,
    TOKEN_USED,
    TRACK_END,
    VILLAGES_BUILT,
)
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.core import Options
from karavelle.kernel.fields import EVERYONE


def earn(s: Amerigo, seat: i64, category: i64, vp: i64) -> None:
    """Victory points, by what they are for."""
    s.points[seat * CATEGORIES + category] += vp


def gain_gold(s: Amerigo, seat: i64, gold: i64, source: i64) -> None:
    """R67, R71: up to 12 gold, there is always enough; every gold above that is a point."""
    s.note(GOLD_GAINED, EVERYONE, seat, gold, source)
    pour_gold(s, seat, gold)


def pour_gold(s: Amerigo, seat: i64, gold: i64) -> None:
    """R67: the same, by somebody who has told of it."""
    kept = min(gold, MOST_GOLD - s.gold[seat])
    s.gold[seat] += kept
    if gold > kept:
        earn(s, seat, OVERFLOW, gold - kept)
        s.note(GOLD_OVERFLOW, EVERYONE, seat, gold - kept)


def track_end(s: Amerigo, seat: i64) -> None:
    """R37: 2 gold for action points that the end of a track has cut off."""
    if s.ap > 0:
        s.note(TRACK_END, EVERYONE, seat, s.ap)
        gain_gold(s, seat, TRACK_END_GOLD, FROM_TRACK)


# Free options: chests and gold tokens, and buying action points

CHEST, THREE, FIVE = 0, 1, 2
"""The free options, in the order in which every question offers them."""


def offer_cash(s: Amerigo, first: i64, out: Options) -> None:
    """R70, R90: a chest and unused gold tokens may be turned into gold."""
    if s.chests[s.actor] > 0:
        out.add(first + CHEST)
    if s.has_unused(s.actor, GOLD3):
        out.add(first + THREE)
    if s.has_unused(s.actor, GOLD5):
        out.add(first + FIVE)


def can_cash(s: Amerigo, seat: i64) -> bool:
    """R70, R90: whether a seat has anything to turn into gold."""
    return s.worth(seat) > s.gold[seat]


def cash(s: Amerigo, seat: i64, what: i64) -> None:
    """R70, R90: a chest leaves the game, a token is used up."""
    if what == CHEST:
        s.chests[seat] -= 1
        s.note(CHEST_CASHED, EVERYONE, seat)
        gain_gold(s, seat, CHEST_GOLD, FROM_CHEST)
    else:
        token: i64 = GOLD3 if what == THREE else GOLD5
        use_token(s, seat, token)
        gain_gold(s, seat, 3 if what == THREE else 5, FROM_TOKEN)


def use_token(s: Amerigo, seat: i64, token: i64) -> None:
    """R80: turned over; it cannot be used again."""
    s.token_used[token] = 1
    s.note(TOKEN_USED, EVERYONE, seat, token)


def offer_ap(s: Amerigo, useful: bool, useful_later: bool, first: i64, out: Options) -> None:
    """R68-R70: buying an action point, and what brings gold for it, if one more could still be used."""
    if useful and s.gold[s.actor] > 0:
        out.add(first)
    if useful_later:
        offer_cash(s, first + 1, out)


def buy_ap(s: Amerigo) -> None:
    """R68: 1 gold is 1 action point."""
    s.gold[s.actor] -= 1
    s.ap += 1
    s.note(AP_BOUGHT, EVERYONE, s.actor)


def spend(s: Amerigo, option: i64, first: i64) -> bool:
    """R68-R70: whether the option was one of those that `offer_ap` adds; if so it is done."""
    if option < first or option > first + 3:
        return False
    if option == first:
        buy_ap(s)
    else:
        cash(s, s.actor, option - first - 1)
    return True


# Islands


def place_post(s: Amerigo, seat: i64, post: i64) -> None:
    """R30-R35, R91: a trading post; the first of all on an island discovers it."""
    chart = s.chart
    land = chart.post_land[post]
    island = chart.island_of[land]
    first = not s.discovered(island)
    s.post_at[post] = seat + 1
    s.posts_left[seat] -= 1
    s.note(POST_PLACED, EVERYONE, seat, area_of(chart.cell_of[land]), island + 1)
    if first:
        earn(s, seat, DISCOVERY, DISCOVERY_VP)
        s.note(ISLAND_DISCOVERED, EVERYONE, seat, island + 1, DISCOVERY_VP)
    if s.owns(seat, POST_GOLD):
        gain_gold(s, seat, 1, FROM_POST)
    complete(s, seat, island)


def build(s: Amerigo, seat: i64, kind: i64, turn: i64, land: i64) -> None:
    """R46, R55, R58-R60: a tile from the reserve; points, then resources, then completion."""
    chart = s.chart
    mask = chart.masks[(FIRST_TURN[SHAPE_OF[kind]] + turn) * LANDS + land]
    island = chart.island_of[land]
    piece = s.free_piece(kind, seat)
    vp = VP_BIG[kind] if chart.size[island] >= BIG else VP_SMALL[kind]
    s.ap -= COST[kind]
    s.reserve[seat * KINDS + kind] -= 1
    earn(s, seat, VILLAGES_BUILT if kind < VILLAGES else NEUTRALS_BUILT, vp)
    s.note(TILE_BUILT, EVERYONE, seat, kind, area_of(chart.cell_of[land]), vp)
    for cell in range(chart.lands):
        if chart.island_of[cell] == island and chart.bit[cell] & mask != 0:
            cover(s, seat, cell, piece)
    complete(s, seat, island)


def cover(s: Amerigo, seat: i64, land: i64, piece: i64) -> None:
    """R51, R58, R61: a cell of the tile, which stays; a resource there goes to the builder."""
    s.tile_at[land] = piece
    resource = s.chart.resource[land]
    if resource != NONE:
        s.resources[seat * TYPES + resource] += 1
        s.note(RESOURCE_TAKEN, EVERYONE, resource)


def complete(s: Amerigo, seat: i64, island: i64) -> None:
    """R56, R57: who covers the last open cell gets 3 VP and the chest; everybody with posts there is paid for them."""
    if s.open_on(island) > 0:
        return
    earn(s, seat, COMPLETION, COMPLETION_VP)
    s.note(ISLAND_COMPLETED, EVERYONE, seat, island + 1, COMPLETION_VP)
    for other in range(s.seats):
        posts = s.posts_on(island, other)
        if posts > 0:
            vp = POST_VALUE[posts] * TIME_VALUE[s.round_no]
            earn(s, other, PAYOUT, vp)
            s.note(POST_PAYOUT, EVERYONE, other, posts, vp)
    if s.chart.size[island] >= BIG:
        s.chests[seat] += 1
        s.note(CHEST_TAKEN, EVERYONE, seat)


def post_free(s: Amerigo, post: i64) -> bool:
    """R30, R51: a post space with neither a post nor a tile on it."""
    return s.post_at[post] == 0 and s.tile_at[s.chart.post_land[post]] == 0
