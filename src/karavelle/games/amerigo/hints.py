"""What a sensible captain looks at; rough values for bots, in hundredths of a point."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.amerigo.chart import NONE, SPACES, area_of, cell_in
from karavelle.games.amerigo.content import (
    BLACK,
    BLUE,
    BROWN,
    COST,
    FIRST_TURN,
    GOODS,
    GREEN,
    KINDS,
    LAST_SPACE,
    MOST_CANNONS,
    RED,
    ROTATIONS,
    ROUNDS,
    SHAPE_OF,
    SHIPS_EACH,
    TILE_CELLS,
    TOKENS,
    TYPES,
    VILLAGES,
    YELLOW,
)
from karavelle.games.amerigo.decisions.buying import goods_cost
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
from karavelle.games.amerigo.worth import (
    DISTANCE,
    GOLD_WORTH,
    TOKEN_WORTH,
    VP,
    best_place,
    best_stop,
    build_worth,
    cannons_worth,
    good_worth,
    goods_worth,
    order_worth,
    payout_worth,
    pirates_worth,
    place_worth,
    plan_worth,
    post_worth,
    progress_worth,
    reserve_worth,
    rounds_left,
    stop_worth,
    tile_gain,
    to_anchor,
    token_worth,
    voyage_worth,
)
from karavelle.kernel.core import Hints


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
    worth = area_worth(s, number, option - FIRST_AREA, False)
    if worth > 0 or best_stop(s, seat, number, s.ship_at[number], s.ap) > 0:
        return worth
    return area_worth(s, number, option - FIRST_AREA, True)


def area_worth(s: Amerigo, ship: i64, area: i64, further: bool) -> i64:
    """The best stop of an area; where no anchor is in reach the way to the next one counts, too."""
    s.sail(s.ship_at[ship], s.ap)
    best: i64 = -1000
    for found in range(s.water.count):
        place = s.water.cells[found]
        if place >= SPACES and area_of(place - SPACES) == area and not s.taken(place, ship):
            if further or s.chart.anchor_of[place] != NONE:
                best = max(best, stop_worth(s, s.actor, place))
    return best


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


def rate_goods(s: Amerigo, option: i64) -> i64:
    """Tokens that multiply most for their cost."""
    if option < GOODS:
        return good_worth(s, option) * 12 // (8 + goods_cost(option))
    if option == GOODS + 4:
        return 10
    return -300


__all__ = ["AmerigoHints"]
