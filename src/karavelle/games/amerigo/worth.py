"""What things are worth to a sensible captain, in hundredths of a point; for hints only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.amerigo.chart import LANDS, NONE
from karavelle.games.amerigo.content import (
    BIG,
    CELLS_OF,
    COST,
    COSTS,
    END_GOLD,
    END_POSTS,
    END_VP7,
    FIRST_TURN,
    GOLD3,
    GOLD5,
    GOODS,
    GREEN,
    KINDS,
    PASSED,
    POST_VALUE,
    PROGRESS_VP,
    ROTATIONS,
    ROUNDS,
    SHAPE_OF,
    SHIPS_EACH,
    SPECIAL_VP,
    TIME_VALUE,
    TYPES,
    VP_BIG,
    VP_SMALL,
)
from karavelle.games.amerigo.decisions.buying import goods_cost, shown
from karavelle.games.amerigo.decisions.ends import strength_for
from karavelle.games.amerigo.effects import post_free
from karavelle.games.amerigo.state import OFF_BOARD, Amerigo
from karavelle.kernel.grid import OUTSIDE, SIDES

VP: Final[i64] = 100
GOLD_WORTH: Final[i64] = 95
"""A piece of gold that is not kept for anything."""

DISTANCE: Final[i64] = 12
"""What a step to the next free anchor costs."""

FAR: Final[i64] = 7
TOKEN_WORTH: Final = vec[i64](
    [60, 40, 60, 60, 70, 45, 50, 50, 50, 30, 40, 30, 40, 45, 50, 30, 0, 0, 40, 35, 0, 0, 0, 0]
)
"""What a progress token brings in every round that is left, besides what it brings at once."""


def rounds_left(s: Amerigo) -> i64:
    """Rounds to come, the present one counted until its last phases."""
    return ROUNDS - s.round_no + (1 if s.phase < GREEN else 0)


def pirates_worth(s: Amerigo, seat: i64) -> i64:
    """What the pirates of this round will cost, as far as cannons are missing; spare ones serve the next round."""
    needed = strength_for(s, seat)
    cannons = s.cannons[seat]
    if cannons >= needed:
        return 25 * min(cannons - needed, 8) * (1 if s.round_no < ROUNDS else 0)
    return -70 * needed + 50 * cannons


def payout_worth(s: Amerigo, seat: i64) -> i64:
    """R56: what the posts on islands may pay, the more of an island is covered the more likely."""
    worth: i64 = 0
    time = TIME_VALUE[s.round_no]
    for island in range(s.chart.islands):
        posts = s.posts_on(island, seat)
        if posts > 0:
            bare = s.open_on(island)
            if bare > 0:
                chance = chance_to_complete(s, bare)
                worth += POST_VALUE[posts] * time * chance
    return worth


def chance_to_complete(s: Amerigo, bare: i64) -> i64:
    """Of a hundred islands with so many open cells, those that will be completed while it still pays."""
    reach = 6 * rounds_left(s) + 2
    return 75 * max(0, reach - bare) // reach


def reserve_worth(s: Amerigo, seat: i64) -> i64:
    """What tiles beside the sheet may bring."""
    worth: i64 = 0
    if rounds_left(s) == 0:
        return worth
    for kind in range(KINDS):
        count = s.reserve[seat * KINDS + kind]
        if count > 0:
            worth += min(count, 2) * (10 + 45 * VP_SMALL[kind] + 12 * CELLS_OF[SHAPE_OF[kind]])
    return worth


def token_worth(s: Amerigo, seat: i64, token: i64) -> i64:
    """What a progress token is worth to a seat."""
    left = ROUNDS - s.round_no
    worth = TOKEN_WORTH[token] * (2 * left + 1) // 2
    if token == END_VP7:
        return 7 * VP
    if token == GOLD5 or token == GOLD3:
        return GOLD_WORTH * (5 if token == GOLD5 else 3)
    if token == END_POSTS:
        return VP * min(12, 12 - s.posts_left[seat] + left)
    if token == END_GOLD:
        return VP * (3 + s.gold[seat] // 2)
    return worth + 60


def cannons_worth(s: Amerigo, cannons: i64) -> i64:
    """What more cannons save."""
    seat = s.actor
    before = pirates_worth(s, seat)
    s.cannons[seat] += cannons
    after = pirates_worth(s, seat)
    s.cannons[seat] -= cannons
    return after - before


def progress_worth(s: Amerigo, steps: i64) -> i64:
    """What steps on the progress track bring."""
    at = s.progress[s.actor]
    left = ROUNDS - s.round_no
    tokens = PASSED[at + steps] - PASSED[at]
    worth = VP * (PROGRESS_VP[at + steps] - PROGRESS_VP[at]) + tokens * (160 + 70 * left)
    return worth + (30 + 12 * left) * ((at + steps) % 4 - at % 4)


def order_worth(s: Amerigo, steps: i64) -> i64:
    """What steps on the special action track bring."""
    at = s.space[s.actor]
    return VP * (SPECIAL_VP[at + steps] - SPECIAL_VP[at]) + 22 * steps + 8 * (ROUNDS - s.round_no)


def goods_worth(s: Amerigo, ap: i64) -> i64:
    """The best goods tokens that so many AP buy, one after the other."""
    worth: i64 = 0
    bought: i64 = 0
    while ap > 1:
        best: i64 = -1
        highest: i64 = 0
        for kind in range(GOODS):
            if not (bought >> kind) & 1 and goods_cost(kind) <= ap and shown(s, kind):
                rating = good_worth(s, kind) * 12 // (8 + goods_cost(kind))
                if rating > highest:
                    highest, best = rating, kind
        if best < 0:
            return worth
        bought |= i64(1) << best
        worth += good_worth(s, best)
        ap -= goods_cost(best)
    return worth


def good_worth(s: Amerigo, kind: i64) -> i64:
    """What one more goods token of a type multiplies."""
    own = s.resources[s.actor * TYPES + kind // COSTS]
    return 92 * own + 22 * (ROUNDS - s.round_no)


def post_worth(s: Amerigo, seat: i64, post: i64) -> i64:
    """What a trading post on this space would be worth to a seat."""
    island = s.chart.island_of[s.chart.post_land[post]]
    posts = s.posts_on(island, seat)
    bare = s.open_on(island) - 1
    chance = chance_to_complete(s, bare)
    worth = (POST_VALUE[min(posts + 1, 12)] - POST_VALUE[posts]) * TIME_VALUE[s.round_no] * chance
    if not s.discovered(island):
        worth += 3 * VP
    if posts == 0:
        worth += 28 * min(bare, 12) * (rounds_left(s) + 1) // 4
    if s.owns(seat, END_POSTS):
        worth += VP
    return worth + 60 + (5 * VP if bare == 0 else 0)


def stop_worth(s: Amerigo, seat: i64, place: i64) -> i64:
    """What it is worth to stop here: a post, or the way to the next one."""
    post = s.chart.anchor_of[place]
    if post != NONE and post_free(s, post) and s.posts_left[seat] > 0:
        return post_worth(s, seat, post)
    return -DISTANCE * to_anchor(s, place)


def to_anchor(s: Amerigo, place: i64) -> i64:
    """Steps to the next anchor with a free post space."""
    flood = s.chart.flood
    flood.clear()
    flood.begin(place)
    for steps in range(FAR):
        last = flood.count
        while flood.at < last:
            here = flood.next()
            post = s.chart.anchor_of[here]
            if post != NONE and post_free(s, post):
                return steps
            s.chart.sail_on(flood, here)
    return FAR


def best_stop(s: Amerigo, seat: i64, ship: i64, start: i64, steps: i64) -> i64:
    """The worth of the best post that a ship reaches from somewhere."""
    s.sail(start, steps)
    best: i64 = 0
    for found in range(s.water.count):
        place = s.water.cells[found]
        post = s.chart.anchor_of[place]
        if post != NONE and post_free(s, post) and not s.taken(place, ship):
            best = max(best, post_worth(s, seat, post))
    return best


def voyage_worth(s: Amerigo, ap: i64) -> i64:
    """What the ships of the actor reach with so many AP."""
    seat = s.actor
    if s.posts_left[seat] == 0:
        return 0
    worth: i64 = 0
    for ship in range(SHIPS_EACH):
        number = seat * SHIPS_EACH + ship
        if s.ship_at[number] == OFF_BOARD:
            worth += entry_worth(s, number, ap) // (ship + 1) + 150
        else:
            worth += best_stop(s, seat, number, s.ship_at[number], ap) * 2 // (ship + 2) + 30
    return worth


def entry_worth(s: Amerigo, ship: i64, ap: i64) -> i64:
    """The best post within reach of the frame."""
    best: i64 = 0
    for space in range(s.chart.spaces):
        best = max(best, best_stop(s, s.actor, ship, space, ap))
    return best


def plan_worth(s: Amerigo, ap: i64) -> i64:
    """What so many AP are worth in planning: about half of what the tiles will bring."""
    if s.posts_left[s.actor] == 12 and s.round_no > 1:
        return 20
    held: i64 = 0
    for kind in range(KINDS):
        held += s.reserve[s.actor * KINDS + kind]
    if rounds_left(s) == 0:
        return 0
    return max(20, 78 * ap - 45 * held)


def tile_gain(s: Amerigo, kind: i64) -> i64:
    """Points of a tile, and cells covered."""
    return 80 * VP_SMALL[kind] + 26 * CELLS_OF[SHAPE_OF[kind]] + 20


def build_worth(s: Amerigo, ap: i64) -> i64:
    """What the reserve brings with so many AP, the best tiles first."""
    if not s.in_reserve(s.actor):
        return 0
    s.survey(s.actor)
    worth: i64 = 0
    for turn in range(2):
        for back in range(KINDS):
            kind = KINDS - 1 - back
            if s.reserve[s.actor * KINDS + kind] > turn and COST[kind] <= ap and s.can_be_built(kind):
                worth += best_place(s, kind)
                ap -= COST[kind]
    return worth


def best_place(s: Amerigo, kind: i64) -> i64:
    """The worth of the best placement of a kind, by the last survey."""
    shape = SHAPE_OF[kind]
    best: i64 = 0
    for turn in range(ROTATIONS[shape]):
        orientation = FIRST_TURN[shape] + turn
        for land in range(s.chart.lands):
            if s.edge_cells[s.chart.island_of[land]] != 0 and s.fits(orientation, land):
                best = max(best, place_worth(s, kind, orientation, land))
    return best


def place_worth(s: Amerigo, kind: i64, orientation: i64, land: i64) -> i64:
    """Points, resources, and what is covered of an island that pays; snug places leave fewer holes."""
    chart, seat = s.chart, s.actor
    mask = chart.masks[orientation * LANDS + land]
    island = chart.island_of[land]
    worth = VP * (VP_BIG[kind] if chart.size[island] >= BIG else VP_SMALL[kind])
    snug: i64 = 0
    cells = mask
    for cell in range(land, chart.lands):
        if cells & chart.bit[cell] != 0 and chart.island_of[cell] == island:
            cells ^= chart.bit[cell]
            good = chart.resource[cell]
            if good != NONE:
                worth += 85 * s.goods[seat * TYPES + good] + 15
            if chart.post_on[cell] != NONE:
                worth -= 30
            snug += closed_sides(s, cell)
            if cells == 0:
                break
    left = s.open_cells[island] & ~mask
    share = POST_VALUE[s.posts_on(island, seat)] * TIME_VALUE[s.round_no]
    if left == 0:
        worth += VP * (3 + share) + (3 * GOLD_WORTH if chart.size[island] >= BIG else 0)
    else:
        worth += (6 + share) * CELLS_OF[SHAPE_OF[kind]]
    return worth + 5 * snug


def closed_sides(s: Amerigo, land: i64) -> i64:
    """Sides of a cell on which nothing can be built any more."""
    count: i64 = 0
    for side in range(SIDES):
        beside = s.chart.near[land * 4 + side]
        if beside == OUTSIDE or not s.is_open(beside):
            count += 1
    return count
