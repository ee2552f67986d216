"""What a sensible player of Grog Island looks at; rough values for bots, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.grog import scoring
from karavelle.games.grog.content import (
    ACTION,
    BUILDINGS,
    CLAIM_UNITS,
    CLOUD_BLACK,
    CLOUD_GOAL,
    CLOUD_PARROT,
    CLOUD_POINT,
    COINS_ACTION,
    COLOURS,
    FIRST_GOODS_GOAL,
    FIRST_MAJORITY_GOAL,
    GOAL_ACTION,
    GOAL_POINTS,
    GOAL_ROW,
    PARROT_ACTION,
    PARROT_GOAL,
    PENINSULA_OF,
    SPACES,
    TREASURE_ACTION,
    TYPE_OF,
    YIELD,
)
from karavelle.games.grog.decisions.auction import COMMIT, PARROT_HOLD, PASS, PLACE, draft_sum, shown
from karavelle.games.grog.decisions.claims import ADD_TREASURE, DECLINE, REFUSE
from karavelle.games.grog.decisions.trade import CLAIM_OPTION, FINISH
from karavelle.games.grog.frames import (
    BID_STEP,
    CHOOSE_SHIP,
    CLAIM_BUILDING,
    CLOUD_GOAL_RETURN,
    GHOST_PLACE,
    GIVE_SUBSTITUTE,
    KEEP_GOAL,
    PAY_STEP,
    PLACE_LOCK,
    SETUP_CHOOSE_GOOD,
    SETUP_RETURN_GOALS,
    SUBSTITUTION_COUNT,
    TRADE_ACTION,
)
from karavelle.games.grog.state import FREE, NONE, Grog
from karavelle.kernel.core import Hints

COIN: Final[i64] = 40
GOOD: Final[i64] = 45
TREASURE: Final[i64] = 140
PARROT: Final[i64] = 60
GOAL: Final[i64] = 150
CREW_OUT: Final[i64] = 60
"""A coin buys bids, a good brings trades, and a crew member ashore brings the end nearer."""


class GrogHints(Hints[Grog]):
    """Rates answers by what they bring at once, and positions by the sheet and what is in hand."""

    def rate(self, s: Grog, option: i64) -> i64:
        frame, seat = s.frame, s.actor
        if frame == BID_STEP:
            return rate_bid(s, option)
        if frame == TRADE_ACTION:
            return rate_trade(s, option)
        if frame == CHOOSE_SHIP:
            return rate_ship(s, option)
        if frame == PAY_STEP:
            return rate_payment(option)
        if frame == CLAIM_BUILDING:
            return -1 if option == DECLINE else claim_value(s, seat, option)
        if frame == PLACE_LOCK or frame == GHOST_PLACE:
            return -claim_value(s, seat, option)
        if frame == KEEP_GOAL:
            return goal_promise(s, seat, option)
        if frame == SETUP_RETURN_GOALS or frame == CLOUD_GOAL_RETURN:
            return -goal_worth(s, seat, option)
        if frame == SETUP_CHOOSE_GOOD:
            return good_value(s, seat, option)
        if frame == GIVE_SUBSTITUTE:
            return -good_value(s, seat, option)
        if frame == SUBSTITUTION_COUNT:
            return -200 * option
        return 0

    def value(self, s: Grog, seat: i64) -> i64:
        worth = s.points[seat] * 100 + s.treasures(seat) * TREASURE + s.coins[seat] * COIN
        for goal in range(FIRST_MAJORITY_GOAL + COLOURS):
            if s.goal_hand[seat * GOAL_ROW + goal] > 0:
                worth += scoring.goal_points(s, seat, goal) * 100
        for colour in range(COLOURS):
            worth += s.goods[seat * COLOURS + colour] * GOOD
        return worth + scoring.parrots(s, seat) * PARROT


def holds(s: Grog, seat: i64, goal: i64) -> bool:
    """Whether a goal card of this kind is in the hand."""
    return s.goal_hand[seat * GOAL_ROW + goal] > 0


def good_value(s: Grog, seat: i64, colour: i64) -> i64:
    """A goods tile: more for who has its goal card."""
    return GOOD + 70 if holds(s, seat, FIRST_GOODS_GOAL + colour) else GOOD


def claim_value(s: Grog, seat: i64, building: i64) -> i64:
    """What a claim of this building brings: goal cards, cloud, coins."""
    peninsula, kind = PENINSULA_OF[building], TYPE_OF[building]
    worth: i64 = CREW_OUT
    if holds(s, seat, kind):
        worth += 100 * GOAL_POINTS[kind]
    if holds(s, seat, FIRST_MAJORITY_GOAL + peninsula):
        worth += 200 if scoring.crew_on(s, seat, peninsula) == 0 else 120
    cloud = s.clouds[peninsula]
    if cloud == CLOUD_BLACK:
        return worth
    if cloud == CLOUD_POINT:
        worth += 100
    elif cloud == CLOUD_PARROT:
        worth += PARROT
    elif cloud == CLOUD_GOAL:
        worth += 80
    return worth + COIN * (s.free_alike(building) - 1)


def best_claim(s: Grog, seat: i64, peninsula: i64) -> i64:
    """The best claim on a peninsula, 0 if none is free or no crew left."""
    best: i64 = 0
    if s.crew[seat] == 0:
        return best
    for building in range(BUILDINGS):
        if PENINSULA_OF[building] == peninsula and s.buildings[building] == FREE:
            best = max(best, claim_value(s, seat, building))
    return best


def rate_bid(s: Grog, option: i64) -> i64:
    """Winning at this price, passing for the goods of the row, or a card spent for nothing better."""
    seat = s.actor
    if option == PASS:
        return rate_pass(s, seat)
    if option == COMMIT:
        return draft_value(s, seat, NONE) - price(s, seat, draft_sum(s)) + 1
    if option < PARROT_HOLD:
        colour = option - PLACE
        total = max(draft_sum(s) + shown(s, colour), s.current_bid + 1)
        return draft_value(s, seat, colour) - price(s, seat, total)
    return rate_pass(s, seat) - PARROT


def rate_pass(s: Grog, seat: i64) -> i64:
    """The goods of the row, and a trade; the island is not claimed by passing, so it is worth no more than that."""
    goods: i64 = 60
    for space in range(SPACES):
        colour = s.bid_row[space]
        if colour != NONE:
            goods += good_value(s, seat, colour)
    return goods


def price(s: Grog, seat: i64, total: i64) -> i64:
    """What a bid costs; far too much where it could not be paid."""
    return total * COIN if total <= s.cash(seat) else 5000 + total


def draft_value(s: Grog, seat: i64, further: i64) -> i64:
    """What the draft's row would bring, with one die more."""
    worth: i64 = 0
    for space in range(SPACES):
        colour = s.draft_row[space]
        if colour == NONE:
            colour = further
            further = NONE
        if colour == NONE:
            break
        worth += best_claim(s, seat, colour) if space < 2 else 100 if space != 3 else 20
    return worth


def rate_ship(s: Grog, ship: i64) -> i64:
    """A ship by what its main action brings for the units one has, or a claim."""
    seat, position = s.actor, s.position(ship)
    units = s.units(seat, position)
    worth = main_value(s, seat, ship, min(units, 2)) if units > 0 else 0
    if units >= CLAIM_UNITS:
        worth = max(worth, best_claim(s, seat, position))
    return worth


def main_value(s: Grog, seat: i64, ship: i64, units: i64) -> i64:
    """What the main action of a ship brings for so many units, the goods taken off."""
    action = ACTION[ship]
    if action == COINS_ACTION:
        gain = units * YIELD[ship] * COIN
    elif action == TREASURE_ACTION:
        gain = units * TREASURE
    elif action == PARROT_ACTION:
        gain = units * (PARROT + 100 if holds(s, seat, PARROT_GOAL) else PARROT)
    else:
        assert action == GOAL_ACTION
        gain = GOAL + 40 * units
    return gain - units * good_value(s, seat, s.position(ship))


def rate_trade(s: Grog, option: i64) -> i64:
    """A claim when it is worth four goods, else the main action, else the end of the trade."""
    seat, ship = s.actor, s.a
    if option == FINISH:
        return 0
    if option < CLAIM_OPTION:
        return main_value(s, seat, ship, option)
    return claim_value(s, seat, option - CLAIM_OPTION) + 100 - CLAIM_UNITS * good_value(s, seat, s.position(ship))


def rate_payment(option: i64) -> i64:
    """Pays, with high cards first; refuses only when there is nothing else."""
    if option == REFUSE:
        return -10_000
    return 100 + option if option >= ADD_TREASURE else 0


def goal_worth(s: Grog, seat: i64, goal: i64) -> i64:
    """What a goal card of the hand is worth to keep; a second copy nothing."""
    if s.goal_hand[seat * GOAL_ROW + goal] > 1:
        return 0
    return goal_promise(s, seat, goal)


def goal_promise(s: Grog, seat: i64, goal: i64) -> i64:
    """What a goal card may come to: what it scores now, and what its kind usually adds."""
    if holds(s, seat, goal) and s.goal_hand[seat * GOAL_ROW + goal] > 1:
        return 0
    now = scoring.goal_points(s, seat, goal) * 100
    if goal < PARROT_GOAL:
        return now + 50 * GOAL_POINTS[goal]
    if goal == PARROT_GOAL:
        return now + 100
    return now + (120 if goal < FIRST_MAJORITY_GOAL else 250)
