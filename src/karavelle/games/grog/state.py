"""The table of Grog Island as data: fields, who sees them, and the few things that change them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.grog import scoring
from karavelle.games.grog.content import (
    ANCHORAGES,
    BUILDINGS,
    CLOUD_BLACK,
    COLOURS,
    CREW_FOR,
    GHOST_CREW,
    GHOST_SHIP,
    GOAL_COUNTS,
    GOAL_ROW,
    GOALS,
    LAST_ROUND,
    LOCKS,
    ON,
    ON_PENINSULA,
    PARROT_COUNTS,
    PARROT_ROW,
    PARROTS,
    PIPS,
    POTENTIAL_PER_CARD,
    RATE,
    SHIPS,
    SPACES,
    START_COINS,
    TOP_BID,
    TREASURE_COUNTS,
    TREASURE_ROW,
    TREASURES,
    TYPE_OF,
    UNDER_DECK,
)
from karavelle.games.grog.frames import COINS, DRAW_GOAL, POINT
from karavelle.kernel.core import State
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY, OWNER, Visitor, full_deck
from karavelle.kernel.score import Sheet

FREE: Final = -1
GHOST: Final = 4
LOCK: Final = 5
"""What stands on a building, if it is no seat's crew."""

NONE: Final = -1


class Grog(State):
    """A table of Grog Island."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round_no: i64 = 0
        self.start_player: i64 = NONE
        self.clouds = vec[i64]([NONE] * COLOURS)
        self.ships = vec[i64]([NONE] * ANCHORAGES)
        self.trade_marker = vec[i64]([NONE] * seats)
        self.passed = vec[i64]([0] * seats)
        self.buildings = vec[i64]([FREE] * BUILDINGS)
        self.lock_supply: i64 = LOCKS
        self.ghost_crew: i64 = GHOST_CREW if seats == 2 else 0
        self.dice = vec[i64]([0] * COLOURS)
        self.bid_row = vec[i64]([NONE] * SPACES)
        self.current_bid: i64 = 0
        self.highest_bidder: i64 = NONE
        self.coins = vec[i64]([START_COINS] * seats)
        self.points = vec[i64]([0] * seats)
        self.crew = vec[i64]([CREW_FOR[seats - 2]] * seats)
        self.goods = vec[i64]([0] * (COLOURS * seats))
        self.treasure_hand = vec[i64]([0] * (TREASURE_ROW * seats))
        self.treasure_deck = full_deck(TREASURE_COUNTS)
        self.treasure_box = vec[i64]([0] * TREASURE_ROW)
        self.parrot_hand = vec[i64]([0] * (PARROT_ROW * seats))
        self.parrot_deck = full_deck(PARROT_COUNTS)
        self.parrot_box = vec[i64]([0] * PARROT_ROW)
        self.goal_hand = vec[i64]([0] * (GOAL_ROW * seats))
        self.goal_deck = full_deck(GOAL_COUNTS)
        self.goal_under = vec[i64]([NONE] * UNDER_DECK)
        self.goal_under_by = vec[i64]([NONE] * UNDER_DECK)
        self.under: i64 = 0
        self.drawn = vec[i64]([NONE] * UNDER_DECK)
        self.drawn_count: i64 = 0
        self.draft_dice = vec[i64]([0] * COLOURS)
        self.draft_row = vec[i64]([NONE] * SPACES)
        self.draft_cards = vec[i64]([0] * PARROTS)
        self.pay_used = vec[i64]([0] * TREASURES)

    def fields(self, visitor: Visitor) -> None:
        v, last = visitor, self.seats - 1
        self.round_no = v.number("round_no", self.round_no, 0, LAST_ROUND)
        self.start_player = v.number("start_player", self.start_player, NONE, last)
        v.numbers("clouds", self.clouds, NONE, CLOUD_BLACK)
        v.numbers("ships", self.ships, NONE, SHIPS - 1)
        v.numbers("trade_marker", self.trade_marker, NONE, SHIPS - 1)
        v.numbers("passed", self.passed, 0, 1)
        v.numbers("buildings", self.buildings, FREE, LOCK)
        self.lock_supply = v.number("lock_supply", self.lock_supply, 0, LOCKS)
        self.ghost_crew = v.number("ghost_crew", self.ghost_crew, 0, GHOST_CREW)
        v.numbers("dice", self.dice, 0, PIPS)
        v.numbers("bid_row", self.bid_row, NONE, COLOURS - 1)
        self.current_bid = v.number("current_bid", self.current_bid, 0, TOP_BID)
        self.highest_bidder = v.number("highest_bidder", self.highest_bidder, NONE, last)
        v.numbers("coins", self.coins, 0, 999)
        v.numbers("points", self.points, 0, 299)
        v.numbers("crew", self.crew, 0, 9)
        v.numbers("goods", self.goods, 0, 255)
        v.pool("treasure", TREASURE_COUNTS)
        v.cards("treasure_hand", self.treasure_hand, OWNER)
        v.cards("treasure_deck", self.treasure_deck, NOBODY)
        v.cards("treasure_box", self.treasure_box, EVERYONE)
        v.pool("parrot", PARROT_COUNTS)
        v.cards("parrot_hand", self.parrot_hand, OWNER)
        v.cards("parrot_deck", self.parrot_deck, NOBODY)
        v.cards("parrot_box", self.parrot_box, EVERYONE)
        v.pool("goal", GOAL_COUNTS)
        v.cards("goal_hand", self.goal_hand, OWNER)
        v.cards("goal_deck", self.goal_deck, NOBODY)
        self.under = v.sequence("goal_under_by", self.goal_under_by, self.under, 0, last)
        self.under = v.pile_by("goal_under", self.goal_under, self.under, self.goal_under_by)
        self.drawn_count = v.pile("drawn", self.drawn, self.drawn_count, self.drawer())
        v.numbers("draft_dice", self.draft_dice, 0, PIPS, self.actor, 0)
        v.numbers("draft_row", self.draft_row, NONE, COLOURS - 1, self.actor, NONE)
        v.numbers("draft_cards", self.draft_cards, 0, 1, self.actor, 0)
        v.numbers("pay_used", self.pay_used, 0, 12, self.actor, 0)

    def score(self, seat: int, sheet: Sheet) -> None:
        scoring.score(self, seat, sheet)

    def tie_break(self, seat: int) -> int:
        """R97: most coins on the track."""
        return self.coins[seat]

    def faults(self) -> list[str]:
        return scoring.faults(self)

    def drawer(self) -> i64:
        """The seat that draws goal cards: nature deals to the seat named in `a`."""
        return self.a if self.frame == DRAW_GOAL else self.actor

    # Money

    def treasures(self, seat: i64) -> i64:
        """The number of treasure cards in a hand, backs included: everybody may count them (R5)."""
        first = seat * TREASURE_ROW
        hand = self.treasure_hand
        return hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3]

    def potential(self, seat: i64) -> i64:
        """R17: open coins and three for every treasure card, what everybody can reckon."""
        return self.coins[seat] + POTENTIAL_PER_CARD * self.treasures(seat)

    def cash(self, seat: i64) -> i64:
        """R16: what the seat really owns."""
        first = seat * TREASURE_ROW
        hand = self.treasure_hand
        return self.coins[seat] + hand[first] + 2 * hand[first + 1] + 3 * hand[first + 2]

    def earn(self, seat: i64, coins: i64, why: i64) -> None:
        """Coins go to the track."""
        if coins > 0:
            self.coins[seat] += coins
            self.note(COINS, EVERYONE, seat, coins, why)

    def gain_point(self, seat: i64, why: i64) -> None:
        """R60, R56: one pirate point."""
        self.points[seat] += 1
        self.note(POINT, EVERYONE, seat, 1, why)

    # Goods

    def units(self, seat: i64, colour: i64) -> i64:
        """R37: units of a colour the seat could hand in, three other tiles standing for one."""
        return self.goods[seat * COLOURS + colour] + self.other_goods(seat, colour) // RATE

    def other_goods(self, seat: i64, colour: i64) -> i64:
        """Tiles of all other colours."""
        first = seat * COLOURS
        goods = self.goods
        tiles = goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3] + goods[first + 4]
        return tiles - goods[first + colour]

    # The island

    def position(self, ship: i64) -> i64:
        """The anchorage where a ship lies; positions 0 to 4 are the peninsulas."""
        place: i64 = 0
        while self.ships[place] != ship:
            place += 1
        return place

    def occupy(self, building: i64, by: i64) -> None:
        """Crew, ghost crew or a lock on a free building, for good."""
        assert self.buildings[building] == FREE
        self.buildings[building] = by

    def free_alike(self, building: i64) -> i64:
        """R57: free buildings of the same type, anywhere."""
        alike: i64 = 0
        kind = TYPE_OF[building]
        for other in range(BUILDINGS):
            if TYPE_OF[other] == kind and self.buildings[other] == FREE:
                alike += 1
        return alike

    def any_free(self, peninsula: i64) -> bool:
        """Whether a building of the peninsula is free."""
        first = peninsula * ON_PENINSULA
        for place in range(first, first + ON_PENINSULA):
            if self.buildings[ON[place]] == FREE:
                return True
        return False

    # Cards

    def treasure_left(self) -> i64:
        """Cards in the treasure deck."""
        deck = self.treasure_deck
        return deck[0] + deck[1] + deck[2] + deck[3]

    def parrot_left(self) -> i64:
        """Cards in the parrot deck."""
        left: i64 = 0
        for kind in range(PARROT_ROW):
            left += self.parrot_deck[kind]
        return left

    def shuffled_goals(self) -> i64:
        """Cards in the shuffled part of the goal deck."""
        left: i64 = 0
        for kind in range(GOAL_ROW):
            left += self.goal_deck[kind]
        return left

    def goals_left(self) -> i64:
        """Cards in the goal deck, with those put under it (R46)."""
        return self.shuffled_goals() + self.under

    def put_under(self, seat: i64, goal: i64) -> None:
        """A goal card goes to the very bottom of its deck."""
        self.goal_under[self.under] = goal
        self.goal_under_by[self.under] = seat
        self.under += 1

    def take_from_under(self) -> i64:
        """R82: first in, first out."""
        goal = self.goal_under[0]
        self.under -= 1
        for place in range(self.under):
            self.goal_under[place] = self.goal_under[place + 1]
            self.goal_under_by[place] = self.goal_under_by[place + 1]
        return goal

    # Seats

    def next_in(self, seat: i64) -> i64:
        """The next seat clockwise that has not passed."""
        following = self.left_of(seat)
        while self.passed[following] == 1:
            following = self.left_of(following)
        return following

    def left_of(self, seat: i64) -> i64:
        """The left neighbour."""
        return seat + 1 if seat + 1 < self.seats else 0

    def still_in(self) -> i64:
        """How many have not passed in this round."""
        waiting: i64 = 0
        for seat in range(self.seats):
            waiting += 1 - self.passed[seat]
        return waiting

    def ghost_position(self) -> i64:
        """R32: where the ghost ship lies, or NONE in a game of more than two."""
        return self.position(GHOST_SHIP) if self.seats == 2 else NONE

    def told(self, ship: i64) -> i64:
        """The ship as the log calls it: the ghost ship has a name of its own."""
        return SHIPS if ship == GHOST_SHIP and self.seats == 2 else ship

    def trigger(self) -> bool:
        """R58: somebody has placed his last crew member."""
        for seat in range(self.seats):
            if self.crew[seat] == 0:
                return True
        return False


__all__ = ["FREE", "GHOST", "GOALS", "LOCK", "NATURE", "NONE", "Grog"]
