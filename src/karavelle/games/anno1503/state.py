"""The table of Anno 1503 as data: fields, set-up, and the few things that change them.

goods        nine numbers a seat, wares before luxuries
fresh, used  inhabitants by level: those that have not, and those that have bought in this turn
pier         the tile at each die number, NONE without one; the pier of the question mark field takes luxury posts only
ship_field   two ships a seat: a field, or SUPPLY
stack_at     the stack from which the tile on a field comes, NONE where none lies; so what is on its back
front        the tile that lies there face down once somebody has looked at it, NO_CARD before; `known` says who has
reserve      tiles of each stack that were left over in the set-up and are still in the reserve
base_given, crown_given   tiles that were given up and lie under the reserve of their board, first in first out
shown        tiles by sort that lie open, or have left the game, or lie under the reserve: everybody knows them
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.anno1503 import scoring
from karavelle.games.anno1503.content import (
    ACTION_POINTS,
    BUILDING_TILES,
    BUILDINGS,
    CANNONS,
    CARD_COUNT,
    CARD_ROW,
    CARDS,
    CARDS_OF,
    COLOURS,
    CONTRACT_DISCOUNT,
    CONTRACTS,
    DISCOUNT,
    FIELDS,
    GOODS,
    HALL_PURCHASES,
    HIGH_TILES,
    LAST_ROUND,
    LEVELS,
    LOW_TILES,
    LUXURY_PRICE,
    MARKET_HALL,
    NESTS,
    PIERS,
    PIRATE_CARDS,
    PUBLIC_TILES,
    PUBLICS,
    PURCHASES,
    SHIPS,
    SHIPYARD,
    SHIPYARD_POINTS,
    SITES,
    STACK_OF_TILE,
    STACKS,
    STAGES,
    START_FIELD,
    START_GOLD,
    START_WARES,
    THEATRE,
    THEATRE_DISCOUNT,
    TILE_ROW,
    TILES,
    UNIVERSITY,
    WARE_PRICE,
    supply,
    tile_totals,
)
from karavelle.kernel.core import State
from karavelle.kernel.fields import ALL_KNOW, EVERYONE, NO_CARD, NOBODY, OWNER, Visitor
from karavelle.kernel.score import Sheet

NONE: Final[i64] = -1
SUPPLY: Final[i64] = -1
GIVEN: Final[i64] = 12
"""Room for tiles under a reserve."""

FIGHT: Final[i64] = 6
"""The last fight: against what (1 nest, 2 raid), two dice, two bonuses, and how it ended (1 won, 2 lost, 3 tie)."""


class Sea(State):
    """The boards with their reserves, and what is remembered of the turn of the active seat."""

    def __init__(self, seats: int, *, expansion: bool) -> None:
        super().__init__(seats)
        self.expansion: i64 = int(expansion)
        self.totals = tile_totals(seats, expansion=expansion)
        self.stack_at = vec[i64]([NONE] * FIELDS)
        self.front = vec[i64]([NO_CARD] * FIELDS)
        self.known = vec[i64]([0] * FIELDS)
        self.reserve = vec[i64]([0] * STACKS)
        self.base_given = vec[i64]([NONE] * GIVEN)
        self.crown_given = vec[i64]([NONE] * GIVEN)
        self.base_count: i64 = 0
        self.crown_count: i64 = 0
        self.shown = vec[i64]([0] * TILE_ROW)
        self.unseen = vec[i64](list(self.totals) + [0])
        self.bought: i64 = 0
        self.sold_first: i64 = 0
        self.sold_resident: i64 = 0
        self.sold_wealthy: i64 = 0
        self.played: i64 = 0
        self.exchanged: i64 = 0
        self.explorer: i64 = 0
        self.die: i64 = 0
        self.event_die: i64 = 0
        self.fight = vec[i64]([0] * FIGHT)


class Anno1503(Sea):
    """A table of Anno 1503, with or without the expansion."""

    def __init__(self, seats: int, *, expansion: bool) -> None:
        super().__init__(seats, expansion=expansion)
        self.cards_total = vec[i64](CARD_COUNT) if expansion else vec[i64]([0] * CARDS)
        self.round_no: i64 = 1
        self.active: i64 = NONE
        self.start: i64 = NONE
        self.winner: i64 = NONE
        self.colour = vec[i64]([NONE] * seats)
        self.gold = vec[i64]([START_GOLD] * seats)
        self.goods = vec[i64]([count for _ in range(seats) for count in START_WARES])
        self.fresh = vec[i64]([0] * (LEVELS * seats))
        self.used = vec[i64]([0] * (LEVELS * seats))
        self.pier = vec[i64]([NONE] * (PIERS * seats))
        self.contracts = vec[i64]([0] * (CONTRACTS * seats))
        self.public = vec[i64]([0] * (PUBLICS * seats))
        self.ship_field = vec[i64]([field for _ in range(seats) for field in (int(START_FIELD), int(SUPPLY))])
        self.ship_ap = vec[i64]([0] * (SHIPS * seats))
        self.ship_damaged = vec[i64]([0] * (SHIPS * seats))
        self.sites = vec[i64]([0] * (SITES * seats))
        self.nests = vec[i64]([0] * (3 * seats))
        self.castle = vec[i64]([0] * seats)
        self.cannons = vec[i64]([0] * seats)
        self.held = vec[i64]([0] * seats)
        self.hand = vec[i64]([0] * (CARD_ROW * seats))
        self.deck = vec[i64](list(self.cards_total) + [0])
        self.discards = vec[i64]([0] * CARD_ROW)
        self.pirates = vec[i64]([int(expansion)] * PIRATE_CARDS)
        self.bank = vec[i64](CARDS_OF)
        self.public_supply = supply(PUBLIC_TILES, seats)
        self.aristocrat_supply = supply(BUILDING_TILES, seats) if expansion else vec[i64]([0] * BUILDINGS)

    def fields(self, visitor: Visitor) -> None:
        v, last = visitor, self.seats - 1
        self.round_no = v.number("round_no", self.round_no, 1, LAST_ROUND)
        self.active = v.number("active", self.active, NONE, last)
        self.start = v.number("start", self.start, NONE, last)
        self.winner = v.number("winner", self.winner, NONE, last)
        v.numbers("colour", self.colour, NONE, COLOURS - 1)
        v.numbers("gold", self.gold, 0, 16383)
        v.numbers("goods", self.goods, 0, 15)
        v.numbers("fresh", self.fresh, 0, 4)
        v.numbers("used", self.used, 0, 4)
        v.numbers("pier", self.pier, NONE, TILES - 1)
        v.numbers("contracts", self.contracts, 0, CONTRACTS)
        v.numbers("public", self.public, 0, 1)
        v.numbers("ship_field", self.ship_field, SUPPLY, FIELDS - 1)
        v.numbers("ship_ap", self.ship_ap, 0, 6)
        v.numbers("ship_damaged", self.ship_damaged, 0, 1)
        v.numbers("sites", self.sites, 0, BUILDINGS)
        v.numbers("nests", self.nests, 0, NESTS)
        v.numbers("castle", self.castle, 0, STAGES)
        v.numbers("cannons", self.cannons, 0, CANNONS)
        v.numbers("held", self.held, 0, 255)
        v.numbers("pirates", self.pirates, 0, 1)
        self.turn_fields(v)
        v.numbers("stack_at", self.stack_at, NONE, STACKS - 1)
        v.numbers("known", self.known, ALL_KNOW, 15)
        v.numbers("reserve", self.reserve, 0, 7)
        self.base_count = v.sequence("base_given", self.base_given, self.base_count, 0, TILES - 1)
        self.crown_count = v.sequence("crown_given", self.crown_given, self.crown_count, 0, TILES - 1)
        v.numbers("bank", self.bank, 0, 15)
        v.numbers("public_supply", self.public_supply, 0, 3)
        v.numbers("aristocrat_supply", self.aristocrat_supply, 0, 2)
        v.pool("tile", self.totals)
        v.places("front", self.front, self.known, STACK_OF_TILE, self.stack_at)
        v.cards("shown", self.shown, EVERYONE)
        v.cards("unseen", self.unseen, NOBODY)
        v.pool("card", self.cards_total)
        v.cards("hand", self.hand, OWNER)
        v.cards("discards", self.discards, EVERYONE)
        v.cards("deck", self.deck, NOBODY)

    def turn_fields(self, v: Visitor) -> None:
        """What is remembered of the turn of the active seat."""
        self.bought = v.number("bought", self.bought, 0, 3)
        self.sold_first = v.number("sold_first", self.sold_first, 0, 1)
        self.sold_resident = v.number("sold_resident", self.sold_resident, 0, 1)
        self.sold_wealthy = v.number("sold_wealthy", self.sold_wealthy, 0, 1)
        self.played = v.number("played", self.played, 0, 1)
        self.exchanged = v.number("exchanged", self.exchanged, 0, 1)
        self.explorer = v.number("explorer", self.explorer, 0, 1)
        self.die = v.number("die", self.die, 0, 6)
        self.event_die = v.number("event_die", self.event_die, 0, 6)
        v.numbers("fight", self.fight, 0, 16)

    def score(self, seat: int, sheet: Sheet) -> None:
        scoring.score(self, seat, sheet)

    def tie_break(self, seat: int) -> int:
        return int(scoring.tie_break(self, seat))

    def faults(self) -> list[str]:
        return scoring.faults(self)

    # Seats

    def left_of(self, seat: i64) -> i64:
        """The next seat in turn order."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right_1(self, seat: i64) -> i64:
        """R68: the first neighbour to the right, whose turn was just before."""
        return seat - 1 if seat > 0 else self.seats - 1

    def right_2(self, seat: i64) -> i64:
        """R68: the second neighbour to the right; with two players the opponent."""
        return self.right_1(seat) if self.seats == 2 else self.right_1(self.right_1(seat))

    # Goods and gold

    def take(self, seat: i64, good: i64) -> None:
        """A card from the bank."""
        self.bank[good] -= 1
        self.goods[seat * GOODS + good] += 1

    def give(self, seat: i64, good: i64) -> None:
        """R29: a card back to the bank."""
        self.goods[seat * GOODS + good] -= 1
        self.bank[good] += 1

    def has_all(self, seat: i64, costs: vec[i64], row: i64) -> bool:
        """R28: whether a seat has the goods of a row of costs."""
        own, cost = seat * GOODS, row * GOODS
        for good in range(GOODS):
            if self.goods[own + good] < costs[cost + good]:
                return False
        return True

    def pay(self, seat: i64, costs: vec[i64], row: i64) -> None:
        """R28, R29: the goods of a row of costs, back to the bank."""
        for good in range(GOODS):
            count = costs[row * GOODS + good]
            self.goods[seat * GOODS + good] -= count
            self.bank[good] += count

    def goods_held(self, seat: i64) -> i64:
        """R85: wares and luxuries together."""
        count: i64 = 0
        for good in range(GOODS):
            count += self.goods[seat * GOODS + good]
        return count

    def cards_held(self, seat: i64) -> i64:
        """R85: action cards, those that a viewer does not know among them."""
        count: i64 = 0
        for card in range(CARD_ROW):
            count += self.hand[seat * CARD_ROW + card]
        return count

    # Home island

    def people(self, seat: i64, level: i64) -> i64:
        """Inhabitants of a level, 0 to 3."""
        return self.fresh[seat * LEVELS + level] + self.used[seat * LEVELS + level]

    def everybody(self, seat: i64) -> i64:
        """R20: all inhabitants."""
        count: i64 = 0
        for level in range(LEVELS):
            count += self.people(seat, level)
        return count

    def low_free(self, seat: i64) -> bool:
        """R34: whether a tile for pioneers and settlers is free."""
        return self.people(seat, 0) + self.people(seat, 1) < LOW_TILES

    def high_free(self, seat: i64) -> bool:
        """R34: whether a tile for citizens and merchants is free."""
        return self.people(seat, 2) + self.people(seat, 3) < HIGH_TILES

    def can_rise(self, seat: i64, level: i64) -> bool:
        """R34: whether somebody of this level can be upgraded."""
        return level < 3 and self.people(seat, level) > 0 and (level != 1 or self.high_free(seat))

    def posts(self, seat: i64) -> i64:
        """R51, R55: posts at all piers."""
        count: i64 = 0
        for number in range(PIERS):
            if self.pier[seat * PIERS + number] != NONE:
                count += 1
        return count

    def contract_count(self, seat: i64) -> i64:
        """R52: contracts, whatever is on their backs."""
        at = seat * CONTRACTS
        return self.contracts[at] + self.contracts[at + 1] + self.contracts[at + 2]

    def has_public(self, seat: i64, kind: i64) -> bool:
        """R40: whether a public building stands on the home island."""
        return self.public[seat * PUBLICS + kind] == 1

    def publics(self, seat: i64) -> i64:
        """R40: public buildings on the home island."""
        count: i64 = 0
        for kind in range(PUBLICS):
            count += self.public[seat * PUBLICS + kind]
        return count

    def ware_price(self, seat: i64) -> i64:
        """R39: a ware costs one gold less for each contract."""
        return WARE_PRICE - CONTRACT_DISCOUNT * self.contract_count(seat)

    def purchases(self, seat: i64) -> i64:
        """R38, R41: how much may be bought in a turn."""
        return HALL_PURCHASES if self.has_public(seat, MARKET_HALL) else PURCHASES

    # Aristocrat island

    def has_building(self, seat: i64, kind: i64) -> bool:
        """R72: whether an aristocrat building stands on one of the sites."""
        at = seat * SITES
        return self.sites[at] == kind + 1 or self.sites[at + 1] == kind + 1 or self.sites[at + 2] == kind + 1

    def built_sites(self, seat: i64) -> i64:
        """R73: sites with a building."""
        count: i64 = 0
        for site in range(SITES):
            if self.sites[seat * SITES + site] > 0:
                count += 1
        return count

    def nest_count(self, seat: i64) -> i64:
        """R61: nests defeated."""
        return self.nests[seat * 3] + self.nests[seat * 3 + 1] + self.nests[seat * 3 + 2]

    def nest_discount(self, seat: i64) -> i64:
        """R61: what the nests take off the price of a luxury."""
        at = seat * 3
        return self.nests[at] * DISCOUNT[0] + self.nests[at + 1] * DISCOUNT[1] + self.nests[at + 2] * DISCOUNT[2]

    def luxury_price(self, seat: i64) -> i64:
        """R75: less for nests and for a theatre; contracts do not help."""
        price = LUXURY_PRICE - self.nest_discount(seat)
        return price - THEATRE_DISCOUNT if self.has_building(seat, THEATRE) else price

    def guns(self, seat: i64) -> i64:
        """R59: cannons, and one more with a university."""
        return self.cannons[seat] + 1 if self.has_building(seat, UNIVERSITY) else self.cannons[seat]

    # Ships and tiles

    def free_ship(self, seat: i64) -> i64:
        """R42: the lowest ship in the supply, or NONE."""
        for ship in range(SHIPS):
            if self.ship_field[seat * SHIPS + ship] == SUPPLY:
                return ship
        return NONE

    def ships_out(self, seat: i64) -> i64:
        """Ships on the boards, damaged or not."""
        count: i64 = 0
        for ship in range(SHIPS):
            if self.ship_field[seat * SHIPS + ship] != SUPPLY:
                count += 1
        return count

    def ships_fit(self, seat: i64) -> i64:
        """R44: undamaged ships on the boards."""
        count: i64 = 0
        for ship in range(SHIPS):
            at = seat * SHIPS + ship
            if self.ship_field[at] != SUPPLY and self.ship_damaged[at] == 0:
                count += 1
        return count

    def action_points(self, seat: i64) -> i64:
        """R44, R41: what each ship has in phase 4, without an explorer."""
        return SHIPYARD_POINTS if self.has_public(seat, SHIPYARD) else ACTION_POINTS


__all__ = ["NONE", "SUPPLY", "Anno1503"]
