"""The positions of the worked examples as text: lays a table from `position` lines.

map T10 3 T07 2 ...         the island tiles row by row with their quarter turns; otherwise the fixed map lies there
round_no 4, ap 3            numbers of the table
gold P0 9 P1 2              numbers of seats, also cannons, progress, posts_left, chests, space
order P1 P0                 the player order; otherwise by the spaces of the discs
points P0 discovery 20      a line of the score sheet
token P0 ship8              a progress token in front of a seat; a third word `used`
display gold3 - gold5       the progress tokens that lie open, left area first
goods_display cotton_2      the goods tokens that lie open
goods P0 cotton 4           goods with the printed token; `resources` likewise
field blue 4                cubes of the action field, also `tower`; all others are in the stock
pirates 1 2 3               the open markers
post P0 1,2                 a trading post on a land cell
tile P0 n_i3 8,4 8,5 8,6    a tile on these cells, from the supply
reserve P0 v_i2 n_i2        tiles beside the sheet, from the supply
cover 5 12,14 12,15         neutral tiles on all open cells of an island but these; resources go to the last seat
ship P0 ship_a f0           a ship on a frame space or on a cell like 1,3
ask P0 choose_action        who is asked what, with the arguments of the frame if they matter
plan - tower_hold 0         what is planned after that, in this order (`-` is nature)

Not said: round 1, everything as it is after set-up with nothing laid open.
"""

from __future__ import annotations

from collections.abc import Callable

from karavelle.games.amerigo import GAME
from karavelle.games.amerigo.chart import NONE, SPACES, Chart
from karavelle.games.amerigo.content import (
    COLOUR_IDS,
    FIXED_MAP,
    GOODS_IDS,
    GOODS_SHOWN,
    KIND_IDS,
    PIRATE_COUNT,
    TILE_COLUMNS,
    TILE_IDS,
    TOKEN_IDS,
    TYPE_IDS,
)
from karavelle.games.amerigo.decisions import SHIP_IDS
from karavelle.games.amerigo.scoring import CATEGORY_IDS
from karavelle.games.amerigo.state import DISPLAYED, EMPTY, GONE, OWNED, Amerigo
from tests.games.script import ACTORS, SEATS, Unreadable, Words, listed

FRAMES = {frame.id: frame for frame in GAME.frames}
NUMBERS = ("round_no", "ap", "handled", "neutral_taken", "phase", "tries")
EACH_SEAT = ("gold", "cannons", "progress", "posts_left", "chests", "space")


def cell(word: str) -> int:
    """A cell like 8,4."""
    row, column = word.split(",")
    return int(row) * 24 + int(column)


def place(word: str) -> int:
    """A frame space or a cell, as a place for ships."""
    return int(word[1:]) if word.startswith("f") else int(SPACES) + cell(word)


def spelled(number: int) -> str:
    """A place as the examples name it."""
    return f"f{number}" if number < SPACES else f"{(number - 16) // 24},{(number - 16) % 24}"


class Laying:
    """A table that is being laid."""

    def __init__(self, seats: int) -> None:
        state = GAME.empty(seats, {"map": "fixed"})
        assert isinstance(state, Amerigo)
        self.s = state
        self.seats = seats
        self.plans: list[Words] = []
        self.ordered = False
        self.shown = list[int]()
        state.round_no = 1
        for area in range(16):
            state.map[area] = FIXED_MAP[seats * 16 + area]
        state.chart.draw(state.map)

    @property
    def chart(self) -> Chart:
        """The map that lies there."""
        return self.s.chart

    def land(self, word: str) -> int:
        """A land cell."""
        number = int(self.chart.land_at[cell(word)])
        if number == NONE:
            raise ValueError(f"{word} is no land")
        return number

    def map(self, words: Words) -> None:
        """Other island tiles."""
        for area in range(16):
            self.s.map[area] = -1
        for slot, (tile, turn) in enumerate(zip(words[::2], words[1::2], strict=True)):
            row, column = divmod(slot, int(TILE_COLUMNS[self.seats]))
            self.s.map[row * 4 + column] = TILE_IDS.index(tile) * 4 + int(turn)
        self.chart.draw(self.s.map)

    def order(self, words: Words) -> None:
        """The player order."""
        for number, seat in enumerate(words):
            self.s.order[number] = SEATS[seat]
        self.ordered = True

    def points(self, words: Words) -> None:
        """A line of the score sheet."""
        seat, category, points = words
        self.s.points[SEATS[seat] * 17 + CATEGORY_IDS.index(category)] = int(points)

    def token(self, words: Words) -> None:
        """A progress token in front of a seat."""
        seat, token, *used = words
        self.s.token_at[TOKEN_IDS.index(token)] = OWNED + SEATS[seat]
        self.s.token_used[TOKEN_IDS.index(token)] = int(used == ["used"])

    def display(self, words: Words) -> None:
        """Progress tokens that lie open."""
        for space, token in enumerate(words):
            self.s.display[space] = EMPTY if token == "-" else TOKEN_IDS.index(token)
            if token != "-":
                self.s.token_at[TOKEN_IDS.index(token)] = DISPLAYED

    def goods_display(self, words: Words) -> None:
        """Goods that lie open."""
        self.shown = [GOODS_IDS.index(word) for word in listed(words)]
        for space, kind in enumerate(self.shown):
            self.s.goods_display[space] = kind

    def cubes(self, field: str, words: Words) -> None:
        """Cubes in the field or in the tower; the others are in the stock."""
        for colour, count in zip(words[::2], words[1::2], strict=True):
            getattr(self.s, field)[COLOUR_IDS.index(colour)] = int(count)
            self.s.stock[COLOUR_IDS.index(colour)] -= int(count)

    def wealth(self, field: str, words: Words) -> None:
        """Goods or resources of a seat."""
        seat, *rest = words
        for kind, count in zip(rest[::2], rest[1::2], strict=True):
            getattr(self.s, field)[SEATS[seat] * 5 + TYPE_IDS.index(kind)] = int(count)

    def pirates(self, words: Words) -> None:
        """Open pirate markers."""
        for number, value in enumerate(words):
            self.s.pirates[number] = int(value)

    def post(self, words: Words) -> None:
        """A trading post."""
        seat, at = words
        post = int(self.chart.post_on[self.land(at)])
        assert post != NONE and self.s.post_at[post] == 0
        self.s.post_at[post] = SEATS[seat] + 1
        self.s.posts_left[SEATS[seat]] -= 1

    def supply(self, seat: int, kind: int) -> None:
        """One tile less in the supply."""
        if kind < 7:
            self.s.village_left[seat * 7 + kind] -= 1
        else:
            self.s.neutral_left[kind - 7] -= 1

    def tile(self, words: Words) -> None:
        """A tile on the map."""
        seat, kind, *cells = words
        self.build(SEATS[seat], KIND_IDS.index(kind), [self.land(word) for word in cells])

    def build(self, seat: int, kind: int, lands: list[int]) -> None:
        """A tile on land cells; resources go to the seat."""
        self.supply(seat, kind)
        piece = self.s.free_piece(kind, seat)
        for land in lands:
            assert self.s.is_open(land)
            self.s.tile_at[land] = piece
            if self.chart.resource[land] != NONE:
                self.s.resources[seat * 5 + self.chart.resource[land]] += 1

    def reserve(self, words: Words) -> None:
        """Tiles beside a sheet."""
        seat, *kinds = words
        for kind in kinds:
            self.supply(SEATS[seat], KIND_IDS.index(kind))
            self.s.reserve[SEATS[seat] * 20 + KIND_IDS.index(kind)] += 1

    def cover(self, words: Words) -> None:
        """Neutral tiles on an island, but for some cells."""
        island, *spared = words
        kept = {self.land(word) for word in spared}
        lands = [land for land in range(self.chart.lands) if self.chart.island_of[land] == int(island)]
        bare = [land for land in lands if land not in kept and self.s.is_open(land)]
        laid = self.tiled(bare, list(self.s.neutral_left), int(island))
        assert laid is not None, f"island {island} cannot be covered"
        for kind, cells in laid:
            self.build(self.seats - 1, kind, cells)

    def tiled(self, bare: list[int], left: list[int], island: int) -> list[tuple[int, list[int]]] | None:
        """Neutral tiles that cover these cells exactly, the largest first."""
        if not bare:
            return []
        whole = sum(int(self.chart.bit[land]) for land in bare)
        for kind in reversed(range(13)):
            self.chart.prepare(kind)
            for orientation in ORIENTATIONS[kind]:
                mask = int(self.chart.masks[orientation * 237 + bare[0]])
                if left[kind] and mask and mask & ~whole == 0:
                    cells = [land for land in bare if self.chart.bit[land] & mask]
                    fewer = [*left[:kind], left[kind] - 1, *left[kind + 1 :]]
                    rest = self.tiled([land for land in bare if land not in cells], fewer, island)
                    if rest is not None:
                        return [(7 + kind, cells), *rest]
        return None

    def ship(self, words: Words) -> None:
        """A ship somewhere."""
        seat, ship, at = words
        self.s.ship_at[SEATS[seat] * 2 + SHIP_IDS.index(ship)] = place(at)

    def settle_order(self) -> None:
        """Discs further ahead come first."""
        if not self.ordered:
            for number, seat in enumerate(sorted(range(self.seats), key=lambda seat: -int(self.s.space[seat]))):
                self.s.order[number] = seat

    def settle_bags(self) -> None:
        """What is unseen is as much as the round says; the rest is out of the game."""
        s = self.s
        left = max(0, 5 - int(s.round_no))
        hidden = [token for token in range(24) if s.token_at[token] == 0]
        for token in hidden[4 * left :]:
            s.token_at[token] = GONE
        for kind in self.shown:
            s.goods_unseen[kind] -= 1
        goods = int(GOODS_SHOWN[self.seats]) * left
        for kind in range(15):
            s.goods_unseen[kind] = min(int(s.goods_unseen[kind]), goods)
            goods -= int(s.goods_unseen[kind])
        if s.pirates[0] == EMPTY:
            for number in range(int(s.round_no)):
                s.pirates[number] = (0, 0, 1, 2, 3)[number]
        for value in range(5):
            s.pirates_unseen[value] = PIRATE_COUNT[value] - list(s.pirates).count(value)

    def finish(self) -> Amerigo:
        """The table, at its question."""
        self.settle_order()
        self.settle_bags()
        for actor, frame, *arguments in reversed(self.plans):
            self.s.then(FRAMES[frame].number, ACTORS[actor], *map(int, arguments))
        self.s.advance()
        return self.s

    def read(self, line: str) -> None:
        """One line of a position."""
        word, *words = line.split()
        if word in ("ask", "plan"):
            actor, frame, *_ = words
            assert actor in ACTORS and frame in FRAMES
            self.plans.append(words)
        elif word in NUMBERS:
            setattr(self.s, word, int(words[0]))
        elif word in EACH_SEAT:
            for seat, count in zip(words[::2], words[1::2], strict=True):
                getattr(self.s, word)[SEATS[seat]] = int(count)
        elif word in ("field", "tower"):
            self.cubes(word, words)
        elif word in ("goods", "resources"):
            self.wealth(word, words)
        else:
            self.verbs()[word](words)

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        """What has a method of its own."""
        return {
            "map": self.map,
            "order": self.order,
            "points": self.points,
            "token": self.token,
            "display": self.display,
            "goods_display": self.goods_display,
            "pirates": self.pirates,
            "post": self.post,
            "tile": self.tile,
            "reserve": self.reserve,
            "cover": self.cover,
            "ship": self.ship,
        }


ORIENTATIONS = {
    0: (0,), 1: (1, 2), 2: (3, 4), 3: (5, 6, 7, 8), 4: (9, 10), 5: (11,), 6: (12, 13, 14, 15), 7: (16, 17, 18, 19),
    8: (20, 21, 22, 23), 9: (24, 25, 26, 27), 10: (28, 29), 11: (30, 31, 32, 33), 12: (34, 35, 36, 37),
}  # fmt: skip


def lay(seats: int, position: str) -> Amerigo:
    """A table as the position says, at its question."""
    laying = Laying(seats)
    for line in filter(None, position.splitlines()):
        try:
            laying.read(line)
        except (KeyError, ValueError, IndexError, AssertionError) as error:
            raise Unreadable(f"{line!r}: {error!r}") from error
    return laying.finish()
