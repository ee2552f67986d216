"""The table of Amerigo as data: fields, and the small questions that rules ask of them.

map        per area 4 * tile + quarter turns, NO_TILE where none lies; what follows from it is in `chart`
order      seats in player order; with `space` it is all that the piles of order discs say
token_at   UNSEEN, DISPLAYED, GONE, or OWNED + seat
tile_at    per land cell the piece that covers it: 1 to 37 neutral, 38 + 16 * seat and on villages, 0 none
post_at    per post space 0, or 1 + seat
ship_at    two a seat: a place, or OFF_BOARD
points     per seat a row of the score sheet; its sum is the seat's VP
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.amerigo import faults, scoring
from karavelle.games.amerigo.chart import (
    AREAS,
    ISLANDS,
    LANDS,
    NO_TILE,
    NONE,
    PLACES,
    POST_SPACES,
    SPACES,
    Chart,
)
from karavelle.games.amerigo.content import (
    AP_BONUS,
    CHEST_GOLD,
    COLOURS,
    COUNT,
    CUBES,
    FIRST_TURN,
    FIRST_VILLAGE,
    GOLD3,
    GOLD5,
    GOODS,
    GOODS_COUNT,
    GOODS_SPACES,
    KINDS,
    LAST_PIECE,
    LAST_PROGRESS,
    LAST_SPACE,
    MOST_CANNONS,
    MOST_GOLD,
    NEUTRAL_COUNT,
    NEUTRALS,
    PIECE,
    PIRATE_COUNT,
    PIRATE_KINDS,
    POSTS_EACH,
    ROTATIONS,
    ROUNDS,
    SHAPE_OF,
    SHIP8,
    SHIPS_EACH,
    SHOWN,
    TOKENS,
    TRIES,
    TYPES,
    VILLAGE_COUNT,
    VILLAGE_TILES,
    VILLAGES,
)
from karavelle.games.amerigo.frames import CATEGORIES
from karavelle.kernel.core import State
from karavelle.kernel.fields import Visitor
from karavelle.kernel.grid import OUTSIDE, SIDES, Flood
from karavelle.kernel.score import Sheet

UNSEEN: Final[i64] = 0
DISPLAYED: Final[i64] = 1
GONE: Final[i64] = 2
OWNED: Final[i64] = 3
EMPTY: Final[i64] = -1
OFF_BOARD: Final[i64] = -1
MOST_AP: Final[i64] = 63


class Amerigo(State):
    """A table of Amerigo."""

    def __init__(self, seats: int, fixed: bool) -> None:
        super().__init__(seats)
        self.fixed = fixed
        self.round_no: i64 = 0
        self.phase: i64 = 0
        self.map = vec[i64]([NO_TILE] * AREAS)
        self.tries: i64 = 0
        self.stock = vec[i64]([CUBES] * COLOURS)
        self.field = vec[i64]([0] * COLOURS)
        self.tower = vec[i64]([0] * COLOURS)
        self.order = vec[i64](list(range(seats)))
        self.space = vec[i64]([0] * seats)
        self.pirates = vec[i64]([EMPTY] * ROUNDS)
        self.pirates_unseen = vec[i64](PIRATE_COUNT)
        self.display = vec[i64]([EMPTY] * SHOWN)
        self.token_at = vec[i64]([UNSEEN] * TOKENS)
        self.token_used = vec[i64]([0] * TOKENS)
        self.goods_display = vec[i64]([EMPTY] * GOODS_SPACES)
        self.goods_unseen = vec[i64](list(GOODS_COUNT)[seats * GOODS : (seats + 1) * GOODS])
        self.neutral_left = vec[i64](NEUTRAL_COUNT)
        self.village_left = vec[i64]([left for _ in range(seats) for left in VILLAGE_COUNT])
        self.reserve = vec[i64]([0] * (KINDS * seats))
        self.tile_at = vec[i64]([0] * LANDS)
        self.post_at = vec[i64]([0] * POST_SPACES)
        self.ship_at = vec[i64]([OFF_BOARD] * (SHIPS_EACH * seats))
        self.cannons = vec[i64]([0] * seats)
        self.gold = vec[i64]([0] * seats)
        self.progress = vec[i64]([0] * seats)
        self.posts_left = vec[i64]([POSTS_EACH] * seats)
        self.chests = vec[i64]([0] * seats)
        self.resources, self.goods = vec[i64]([0] * (TYPES * seats)), vec[i64]([1] * (TYPES * seats))
        self.points = vec[i64]([0] * (CATEGORIES * seats))
        self.ap: i64 = 0
        self.handled: i64 = 0
        self.neutral_taken: i64 = 0
        self.chart = Chart(seats)
        self.water, self.ground = Flood(int(PLACES)), Flood(int(LANDS))
        self.open_cells, self.edge_cells = vec[i64]([0] * ISLANDS), vec[i64]([0] * ISLANDS)

    def fields(self, visitor: Visitor) -> None:
        v = visitor
        self.round_no = v.number("round_no", self.round_no, 0, ROUNDS)
        self.phase = v.number("phase", self.phase, 0, COLOURS - 1)
        v.numbers("map", self.map, NO_TILE, 63)
        self.tries = v.number("tries", self.tries, 0, TRIES)
        v.numbers("stock", self.stock, 0, CUBES)
        v.numbers("field", self.field, 0, CUBES)
        v.numbers("tower", self.tower, 0, CUBES)
        v.numbers("order", self.order, 0, 3)
        v.numbers("space", self.space, 0, LAST_SPACE)
        v.numbers("pirates", self.pirates, EMPTY, PIRATE_KINDS - 1)
        v.numbers("pirates_unseen", self.pirates_unseen, 0, 2)
        v.numbers("display", self.display, EMPTY, TOKENS - 1)
        v.numbers("token_at", self.token_at, UNSEEN, OWNED + 3)
        v.numbers("token_used", self.token_used, 0, 1)
        v.numbers("goods_display", self.goods_display, EMPTY, GOODS - 1)
        v.numbers("goods_unseen", self.goods_unseen, 0, 4)
        v.numbers("neutral_left", self.neutral_left, 0, 6)
        v.numbers("village_left", self.village_left, 0, 4)
        v.numbers("reserve", self.reserve, 0, 6)
        v.numbers("tile_at", self.tile_at, 0, LAST_PIECE)
        v.numbers("post_at", self.post_at, 0, 4)
        v.numbers("ship_at", self.ship_at, OFF_BOARD, PLACES - 1)
        self.seat_fields(v)
        self.ap = v.number("ap", self.ap, 0, MOST_AP)
        self.handled = v.number("handled", self.handled, 0, 3)
        self.neutral_taken = v.number("neutral_taken", self.neutral_taken, 0, 2)
        if not self.chart.shows(self.map):
            self.chart.draw(self.map)

    def seat_fields(self, visitor: Visitor) -> None:
        """What every seat has."""
        v = visitor
        v.numbers("cannons", self.cannons, 0, MOST_CANNONS)
        v.numbers("gold", self.gold, 0, MOST_GOLD)
        v.numbers("progress", self.progress, 0, LAST_PROGRESS)
        v.numbers("posts_left", self.posts_left, 0, POSTS_EACH)
        v.numbers("chests", self.chests, 0, 5)
        v.numbers("resources", self.resources, 0, 8)
        v.numbers("goods", self.goods, 1, 11)
        v.numbers("points", self.points, -60, 999)

    def score(self, seat: int, sheet: Sheet) -> None:
        scoring.score(self, seat, sheet)

    def tie_break(self, seat: int) -> int:
        """R101: the tied player who is first in the player order."""
        return int(self.seats - self.rank_of(seat))

    def faults(self) -> list[str]:
        return faults.faults(self)

    # Seats

    def vp(self, seat: i64) -> i64:
        """Victory points on the track."""
        total: i64 = 0
        for category in range(CATEGORIES):
            total += self.points[seat * CATEGORIES + category]
        return total

    def rank_of(self, seat: i64) -> i64:
        """R7: the place of a seat in the player order."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return place

    def advance_disc(self, seat: i64, space: i64) -> None:
        """R63: an order disc to a space, on top of a pile there."""
        order = self.order
        place = self.rank_of(seat)
        while place > 0 and self.space[order[place - 1]] <= space:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
        self.space[seat] = space

    def owns(self, seat: i64, token: i64) -> bool:
        """Whether a seat has a progress token, used or not."""
        return self.token_at[token] == OWNED + seat

    def has_unused(self, seat: i64, token: i64) -> bool:
        """R80: whether a seat has a token that can still be used once."""
        return self.token_at[token] == OWNED + seat and self.token_used[token] == 0

    def bonus(self, seat: i64, colour: i64) -> i64:
        """R81, R82, R93: what the tokens of a seat add to an action."""
        more: i64 = 0
        for token in range(SHIP8):
            if self.token_at[token] == OWNED + seat:
                more += AP_BONUS[token * COLOURS + colour]
        return more

    def worth(self, seat: i64) -> i64:
        """R70, R90: gold, and what chests and gold tokens could be turned into."""
        worth = self.gold[seat] + CHEST_GOLD * self.chests[seat]
        if self.has_unused(seat, GOLD3):
            worth += 3
        if self.has_unused(seat, GOLD5):
            worth += 5
        return worth

    def strength(self) -> i64:
        """R5: the largest number of cubes of one colour in the action field."""
        most: i64 = 0
        for colour in range(COLOURS):
            most = max(most, self.field[colour])
        return most

    def cubes_in_field(self) -> i64:
        """R66, R95: all cubes of the action field."""
        count: i64 = 0
        for colour in range(COLOURS):
            count += self.field[colour]
        return count

    def pirate_strength(self) -> i64:
        """R72: the sum of the open pirate markers."""
        sum_of: i64 = 0
        for place in range(ROUNDS):
            if self.pirates[place] > 0:
                sum_of += self.pirates[place]
        return sum_of

    # Ships

    def sail(self, place: i64, steps: i64) -> None:
        """R21-R23: floods all places within so many steps; `water` then holds them, the nearest first."""
        chart, flood = self.chart, self.water
        flood.clear()
        flood.begin(place)
        while steps > 0 and flood.at < flood.count:
            last = flood.count
            while flood.at < last:
                chart.sail_on(flood, flood.next())
            steps -= 1

    def taken(self, place: i64, ship: i64) -> bool:
        """R23: whether another ship lies on this sea cell; frame spaces have room for all."""
        if place >= SPACES:
            for other in range(SHIPS_EACH * self.seats):
                if other != ship and self.ship_at[other] == place:
                    return True
        return False

    # Land

    def is_open(self, land: i64) -> bool:
        """R50: no tile and no post on a land cell."""
        if self.tile_at[land] != 0:
            return False
        post = self.chart.post_on[land]
        return post == NONE or self.post_at[post] == 0

    def carries(self, land: i64, seat: i64) -> bool:
        """R52: whether a cell belongs to the network of a seat if it is next to it."""
        piece = self.tile_at[land]
        if piece != 0:
            return piece < FIRST_VILLAGE or (piece - FIRST_VILLAGE) // VILLAGE_TILES == seat
        post = self.chart.post_on[land]
        return post != NONE and self.post_at[post] == seat + 1

    def posts_on(self, island: i64, seat: i64) -> i64:
        """R33: trading posts of a seat on an island."""
        count: i64 = 0
        for post in range(POST_SPACES):
            if self.post_at[post] == seat + 1 and self.chart.island_of[self.chart.post_land[post]] == island:
                count += 1
        return count

    def discovered(self, island: i64) -> bool:
        """R32: whether there is any post on an island."""
        for post in range(POST_SPACES):
            if self.post_at[post] != 0 and self.chart.island_of[self.chart.post_land[post]] == island:
                return True
        return False

    def open_on(self, island: i64) -> i64:
        """R56: open cells of an island."""
        count: i64 = 0
        for land in range(self.chart.lands):
            if self.chart.island_of[land] == island and self.is_open(land):
                count += 1
        return count

    def survey(self, seat: i64) -> None:
        """R50, R52, R54: the open cells of every island, and those of them that touch the network of a seat."""
        chart, flood = self.chart, self.ground
        for island in range(chart.islands):
            self.open_cells[island] = 0
            self.edge_cells[island] = 0
        for land in range(chart.lands):
            if self.is_open(land):
                self.open_cells[chart.island_of[land]] |= chart.bit[land]
        flood.clear()
        for post in range(POST_SPACES):
            if self.post_at[post] == seat + 1:
                self.set_out(chart.post_land[post])
        land = flood.next()
        while land != OUTSIDE:
            self.survey_from(land, seat)
            land = flood.next()

    def set_out(self, land: i64) -> None:
        """One of several cells from which the ground is flooded."""
        if self.ground.count == 0:
            self.ground.begin(land)
        else:
            self.ground.reach(land)

    def survey_from(self, land: i64, seat: i64) -> None:
        """R52: what lies next to a cell of the network."""
        chart = self.chart
        for side in range(SIDES):
            beside = chart.near[land * 4 + side]
            if beside != NONE:
                if self.carries(beside, seat):
                    self.ground.reach(beside)
                elif self.is_open(beside):
                    self.edge_cells[chart.island_of[beside]] |= chart.bit[beside]

    def fits(self, orientation: i64, land: i64) -> bool:
        """R50-R53: whether a tile can be built so, by the last survey; its shape is prepared."""
        mask = self.chart.masks[orientation * LANDS + land]
        island = self.chart.island_of[land]
        return mask != 0 and mask & ~self.open_cells[island] == 0 and mask & self.edge_cells[island] != 0

    def can_be_built(self, kind: i64) -> bool:
        """Whether a tile of this kind fits anywhere, by the last survey."""
        shape = SHAPE_OF[kind]
        self.chart.prepare(shape)
        for turn in range(ROTATIONS[shape]):
            orientation = FIRST_TURN[shape] + turn
            for land in range(self.chart.lands):
                if self.edge_cells[self.chart.island_of[land]] != 0 and self.fits(orientation, land):
                    return True
        return False

    # Tiles

    def free_piece(self, kind: i64, seat: i64) -> i64:
        """The lowest number of a piece of this kind that is not built yet."""
        first = PIECE[kind]
        if kind < VILLAGES:
            first += VILLAGE_TILES * seat
        built: i64 = 0
        for land in range(self.chart.lands):
            number = self.tile_at[land] - first
            if 0 <= number < COUNT[kind]:
                built |= i64(1) << number
        piece = first
        while built & 1:
            built >>= 1
            piece += 1
        return piece

    def left_of_kind(self, kind: i64, seat: i64) -> i64:
        """Tiles of a kind that a seat could take from the supply."""
        if kind < VILLAGES:
            return self.village_left[seat * VILLAGES + kind]
        return self.neutral_left[kind - VILLAGES]

    def in_reserve(self, seat: i64) -> bool:
        """Whether a seat has planned any tile that is not built yet."""
        for kind in range(KINDS):
            if self.reserve[seat * KINDS + kind] > 0:
                return True
        return False


assert NEUTRALS == KINDS - VILLAGES

__all__ = ["DISPLAYED", "EMPTY", "GONE", "OFF_BOARD", "OWNED", "UNSEEN", "Amerigo"]
