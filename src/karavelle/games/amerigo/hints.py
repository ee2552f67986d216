"""What a sensible captain looks at; rough values for bots, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.amerigo.chart import LANDS, NONE, SPACES, area_of, cell_in
from karavelle.games.amerigo.content import (
    BIG,
    BLACK,
    BLUE,
    BROWN,
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
    LAST_SPACE,
    MOST_CANNONS,
    PASSED,
    POST_VALUE,
    PROGRESS_VP,
    RED,
    ROTATIONS,
    ROUNDS,
    SHAPE_OF,
    SHIPS_EACH,
    SPECIAL_VP,
    TILE_CELLS,
    TIME_VALUE,
    TOKENS,
    TYPES,
    VILLAGES,
    VP_BIG,
    VP_SMALL,
    YELLOW,
)
from karavelle.games.amerigo.decisions.buying import goods_cost, shown
from karavelle.games.amerigo.decisions.ends import strength_for
from karavelle.games.amerigo.decisions.phases import (
    BY_WHITE_FIRST,
    GREEN_BY_RED,
    ORDER,
    RED_BY_GREEN,
    TAKE_GOLD,
    USE_CUBE_VP,
    gold_offered,
)
from karavelle.games.amerigo.decisions.ships import BOTH_DONE, FIRST_AREA, SHIP_AP, USE_SHIP8
from karavelle.games.amerigo.decisions.tracks import CANNON_AP, FINISH, LEAP, ORDER_AP, PROGRESS_AP
from karavelle.games.amerigo.effects import post_free
from karavelle.games.amerigo.frames import (
    ADVANCE_ORDER,
    ADVANCE_PROGRESS,
    BUILD_AREA,
    BUILD_PLACE,
    BUILD_TILE,
    BUY_GOODS,
    CHOOSE_ACTION,
    LOAD_CANNONS,
    PLACE_POST,
    PLAN_TAKE,
    SHIP_CELL,
    SHIP_MOVE,
    SHIP_PLACE,
    SHIP_SELECT,
    TAKE_PROGRESS_TOKEN,
)
from karavelle.games.amerigo.scoring import prospect
from karavelle.games.amerigo.state import OFF_BOARD, OWNED, Amerigo
from karavelle.kernel.core import Hints
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


class AmerigoHints(Hints[Amerigo]):
    """Rates answers by points now, posts and tiles that will pay, and pirates kept away."""

    def rate(self, s: Amerigo, option: i64) -> i64:
        frame = s.frame
        if frame == CHOOSE_ACTION:
            return rate_action(s, option)
        if SHIP_SELECT <= frame <= PLACE_POST:
            return rate_ship(s, frame, option)
        if frame == LOAD_CANNONS:
            return rate_cannons(s, option)
        if frame == ADVANCE_PROGRESS:
            return rate_progress(s, option)
        if frame == TAKE_PROGRESS_TOKEN:
            return token_worth(s, s.actor, option)
        if frame == PLAN_TAKE:
            return rate_plan(s, option)
        if frame == BUILD_TILE or frame == BUILD_AREA or frame == BUILD_PLACE:
            return rate_building(s, frame, option)
        if frame == BUY_GOODS:
            return rate_goods(s, option)
        if frame == ADVANCE_ORDER:
            return rate_order(s, option)
        return 0

    def value(self, s: Amerigo, seat: i64) -> i64:
        left = rounds_left(s)
        worth = VP * (s.vp(seat) + prospect(s, seat)) - 5 * s.gold[seat]
        worth += pirates_worth(s, seat) + payout_worth(s, seat) + reserve_worth(s, seat)
        worth += 14 * left * (12 - s.posts_left[seat]) + 5 * left * (s.seats - s.rank_of(seat))
        worth += 8 * left * (s.progress[seat] % 4)
        for token in range(TOKENS):
            if s.token_at[token] == OWNED + seat and s.token_used[token] == 0:
                worth += TOKEN_WORTH[token] * left
        for kind in range(TYPES):
            spare = s.goods[seat * TYPES + kind] + s.resources[seat * TYPES + kind]
            worth += 8 * left * spare
        return worth


def rounds_left(s: Amerigo) -> i64:
    """Rounds to come, the present one counted until its last phases."""
    return ROUNDS - s.round_no + (1 if s.phase < GREEN else 0)


# What is worth what


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


# Actions


def rate_action(s: Amerigo, option: i64) -> i64:
    """What an action would bring with the AP that it has."""
    if option < BY_WHITE_FIRST:
        return action_worth(s, option)
    if option < RED_BY_GREEN:
        return action_worth(s, option - BY_WHITE_FIRST)
    if option == RED_BY_GREEN:
        return action_worth(s, RED)
    if option == GREEN_BY_RED:
        return action_worth(s, GREEN)
    if option == ORDER:
        return order_worth(s, min(s.strength(), LAST_SPACE - s.space[s.actor]))
    if option == TAKE_GOLD:
        return 80 * gold_offered(s, s.actor)
    if option == USE_CUBE_VP:
        return VP * s.cubes_in_field() - (150 if s.round_no < ROUNDS else 0)
    return -50


def action_worth(s: Amerigo, colour: i64) -> i64:
    """What so many AP bring in an action."""
    ap = s.strength() + s.bonus(s.actor, colour)
    if colour == BLUE:
        return voyage_worth(s, ap)
    if colour == BLACK:
        return cannons_worth(s, min(ap, MOST_CANNONS - s.cannons[s.actor]))
    if colour == RED:
        return plan_worth(s, ap)
    if colour == BROWN:
        return progress_worth(s, min(ap, 20 - s.progress[s.actor]))
    if colour == GREEN:
        return build_worth(s, ap)
    assert colour == YELLOW
    return goods_worth(s, ap)


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


# Ships and posts


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


def rate_ship(s: Amerigo, frame: i64, option: i64) -> i64:
    """Which ship, where it enters, where it stops, and whether to found a post."""
    seat = s.actor
    if frame == SHIP_SELECT:
        if option == BOTH_DONE:
            return 0
        number = seat * SHIPS_EACH + option
        if s.ship_at[number] == OFF_BOARD:
            return 10
        return 10 + best_stop(s, seat, number, s.ship_at[number], s.ap)
    if frame == SHIP_PLACE:
        found = best_stop(s, seat, seat * SHIPS_EACH + s.a, option, s.ap)
        return found - DISTANCE * to_anchor(s, option)
    if frame == SHIP_MOVE:
        return rate_move(s, option)
    if frame == SHIP_CELL:
        return stop_worth(s, seat, SPACES + cell_in(s.b, option))
    return post_worth(s, seat, s.a) if option == 1 else 0


def rate_move(s: Amerigo, option: i64) -> i64:
    """The best stop of an area; more AP if they reach a better one."""
    seat = s.actor
    number = seat * SHIPS_EACH + s.a
    if option < FIRST_AREA:
        return stop_worth(s, seat, option) - 40
    if option == SHIP_AP or option == USE_SHIP8:
        more = s.ap + (min(2, s.gold[seat]) if option == SHIP_AP else 8)
        gain = best_stop(s, seat, number, s.ship_at[number], more)
        return gain - (250 if option == SHIP_AP else 150)
    if option > SHIP_AP:
        return -2000
    s.sail(s.ship_at[number], s.ap)
    best: i64 = -1000
    for found in range(s.water.count):
        place = s.water.cells[found]
        if place >= SPACES and area_of(place - SPACES) == option - FIRST_AREA and not s.taken(place, number):
            best = max(best, stop_worth(s, seat, place))
    return best


# Tracks


def rate_cannons(s: Amerigo, option: i64) -> i64:
    """As many as the AP pay; more only against pirates."""
    if option == FINISH:
        return -10
    if option < CANNON_AP:
        return cannons_worth(s, option)
    if option == CANNON_AP:
        missing = strength_for(s, s.actor) - s.cannons[s.actor] - s.ap
        return 3000 if 0 < missing <= min(s.gold[s.actor], 3) else -500
    return -600


def rate_progress(s: Amerigo, option: i64) -> i64:
    """All the way; more AP for the last step to a token."""
    if option == FINISH:
        return -10
    if option < PROGRESS_AP:
        return progress_worth(s, option) + option
    if option == PROGRESS_AP:
        target = s.progress[s.actor] + s.ap
        missing = 4 - target % 4
        return 3000 if missing < 4 and missing <= min(s.gold[s.actor], 2) and s.round_no < ROUNDS else -500
    return -600


def rate_order(s: Amerigo, option: i64) -> i64:
    """As far as the AP go."""
    if option == FINISH:
        return 20 if s.space[s.actor] == LAST_SPACE else -10
    if option < LEAP:
        return order_worth(s, option)
    if option == LEAP:
        steps = s.space[s.order[0]] - s.space[s.actor]
        return order_worth(s, steps) - 30
    return -500 if option >= ORDER_AP else 0


# Tiles and goods


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


def rate_plan(s: Amerigo, option: i64) -> i64:
    """Tiles that fit, by what they bring for their costs; more AP never."""
    if option >= KINDS:
        return 0 if option == KINDS + 4 else -500
    kind = option
    s.survey(s.actor)
    fits = s.can_be_built(kind)
    worth = tile_gain(s, kind) - 60 * s.reserve[s.actor * KINDS + kind]
    if kind >= VILLAGES:
        worth += 12 * COST[kind]
        if COST[kind] > 4 and s.bonus(s.actor, GREEN) == 0:
            worth -= 150
    return worth // (1 if fits else 3) + 5


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


def rate_building(s: Amerigo, frame: i64, option: i64) -> i64:
    """Tiles, areas and places by the points and resources that they bring."""
    s.survey(s.actor)
    if frame == BUILD_TILE:
        if option >= KINDS:
            return 0 if option == KINDS + 4 else rate_more_building(s, option)
        return best_place(s, option)
    shape = SHAPE_OF[s.a]
    if frame == BUILD_PLACE:
        land = s.chart.land_at[cell_in(s.b, option % TILE_CELLS)]
        return place_worth(s, s.a, FIRST_TURN[shape] + option // TILE_CELLS, land)
    best: i64 = 0
    for turn in range(ROTATIONS[shape]):
        for land in range(s.chart.lands):
            if area_of(s.chart.cell_of[land]) == option and s.fits(FIRST_TURN[shape] + turn, land):
                best = max(best, place_worth(s, s.a, FIRST_TURN[shape] + turn, land))
    return best


def rate_more_building(s: Amerigo, option: i64) -> i64:
    """A gold for one more AP, if a tile that is worth it then fits."""
    if option > KINDS:
        return -300
    best: i64 = 0
    for kind in range(KINDS):
        missing = COST[kind] - s.ap
        if s.reserve[s.actor * KINDS + kind] > 0 and 0 < missing <= s.gold[s.actor] and s.can_be_built(kind):
            best = max(best, best_place(s, kind) - GOLD_WORTH * missing - 30)
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


def rate_goods(s: Amerigo, option: i64) -> i64:
    """Tokens that multiply most for their cost."""
    if option < GOODS:
        return good_worth(s, option) * 12 // (8 + goods_cost(option))
    if option == GOODS + 4:
        return 10
    return -300


__all__ = ["AmerigoHints"]
