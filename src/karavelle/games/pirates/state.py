"""The table of Pirates of Maracaibo as data: fields, and the few things that change them.

A *board* is a seat, or behind the seats Jordan, who plays by the rules and has no seat.

cell       what lies on each of the 36 cells (see `content`): location, residence, card, blank, something face down
card_at    where each improvement is: POOL, tableau of board n at n + 1, DISPLAY, ON_DECK (face up on the deck)
tile_at    the black market tile on each location: 0, or 1 + 5 * seat + tile
hand       quests that only their owner knows; those taken from the open market are in `shown`, which all know
under      quests put under the deck, in order, each known to who is named in `under_by`
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.pirates import scoring, soundness
from karavelle.games.pirates.content import (
    ALL_CELLS,
    BIT,
    BOTTOM_ROW,
    CARD_TYPE,
    CARDS,
    CELLS,
    COLUMN_1,
    COLUMN_9,
    DISCOUNT,
    DISCOUNT_SOURCES,
    FACES_DOWN,
    FACES_UP,
    FIELDS,
    FIGUREHEAD_SOURCE,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    GULF,
    GULF_BIT,
    HIDDEN_STAGE2,
    KINDS,
    LAYOUT_CELLS,
    LAYOUT_IDS,
    LOCATIONS,
    MARACAIBO,
    MARACAIBO_BIT,
    MODULES,
    NO_CELL,
    QUEST_COPIES,
    QUESTS,
    RESIDENCES,
    SHIP_SOURCE,
    SOLO_CARDS,
    STAGE2,
    START,
    START_MARKERS,
    TILES,
    TOP_ROW,
)
from karavelle.kernel.core import State
from karavelle.kernel.fields import EVERYONE, NOBODY, OWNER, Visitor, full_deck
from karavelle.kernel.score import Sheet

POOL: Final[i64] = 0
TABLEAU: Final[i64] = 1
DISPLAY: Final[i64] = 5
ON_DECK: Final[i64] = 6
FACE_DOWN: Final[i64] = 42
"""A face-down card on top of the stage II deck."""

QUEST_CELLS: Final[i64] = 26
MARKET_CELLS: Final[i64] = 25


class Pirates(State):
    """A table of Pirates of Maracaibo."""

    def __init__(self, seats: int, variants: Mapping[str, str]) -> None:
        super().__init__(seats)
        self.rivals = 1 if seats == 1 else 0
        boards = seats + int(self.rivals)
        self.boards: i64 = boards
        modules = [variants[module] == "on" for module in MODULES]
        self.fog_locations, self.fog_improvements, self.skirmish = modules[:3]
        self.quest_hunter, self.ruby_module, self.retirement = modules[3:]
        self.limit_crowds = variants["limit_clusters"] == "on"
        self.difficulty: i64 = int(variants["difficulty"])
        self.decline_doubloons: i64 = int(variants["residence_decline_doubloons"])
        self.random_layout = variants["layout"] == "random"
        self.layout: i64 = 0 if self.random_layout else LAYOUT_IDS.index(variants["layout"])
        self.round: i64 = 1
        self.first: i64 = 0
        self.turn: i64 = 0
        self.set_up_boards(boards)
        self.set_up_display()
        self.set_up_quests(seats)
        self.set_up_turn(boards)

    def set_up_boards(self, boards: int) -> None:
        """S8: everything of each board."""
        self.ship = vec[i64]([START] * boards)
        self.explorer = vec[i64]([0] * boards)
        self.doubloons = vec[i64]([0] * boards)
        self.vp = vec[i64]([0] * boards)
        self.upgrades = vec[i64]([0] * boards)
        self.figurehead = vec[i64]([0] * boards)
        self.above = vec[i64]([0] * (KINDS * boards))
        self.bonus_taken = vec[i64]([0] * (KINDS * boards))
        self.below = vec[i64]([0] * boards)
        self.poseidon = vec[i64]([0] * (4 * boards))
        self.tiles_left = vec[i64]([31] * boards)
        self.rubies = vec[i64]([0] * boards)
        self.retired = vec[i64]([0] * boards)
        self.quest_count = vec[i64]([0] * boards)

    def set_up_display(self) -> None:
        """S2, S3, S5-S7: what lies in the middle."""
        self.card_at = vec[i64]([POOL] * CARDS)
        self.cell = vec[i64]([NO_CELL] * CELLS)
        self.coins = vec[i64]([0] * CELLS)
        self.value_tile = vec[i64]([0] * LOCATIONS)
        self.tile_at = vec[i64]([0] * LOCATIONS)
        self.side = vec[i64]([0] * TILES)
        self.markers = vec[i64]([0] * RESIDENCES)
        self.island = vec[i64]([START_MARKERS] * KINDS)
        self.figurehead_market = vec[i64]([0] * 6)
        self.faces_up: i64 = FACES_UP if self.fog_improvements else 0
        self.faces_down: i64 = FACES_DOWN if self.fog_improvements else 0
        self.top: i64 = 0
        self.stage2_left: i64 = STAGE2

    def set_up_quests(self, seats: int) -> None:
        """S12: all quests are in the deck."""
        self.deck = full_deck(QUEST_COPIES)
        self.deck_left: i64 = QUESTS
        self.hand = vec[i64]([0] * (QUEST_CELLS * seats))
        self.shown = vec[i64]([0] * (QUEST_CELLS * seats))
        self.drawn = vec[i64]([0] * (QUEST_CELLS * seats))
        self.jordan_quests = vec[i64]([0] * QUEST_CELLS)
        self.jordan_first: i64 = 0
        self.market = vec[i64]([0] * MARKET_CELLS)
        self.market_n: i64 = 0
        self.under = vec[i64]([0] * QUESTS)
        self.under_by = vec[i64]([0] * QUESTS)
        self.under_n: i64 = 0

    def set_up_turn(self, boards: int) -> None:
        """What belongs to a turn, and to Jordan."""
        self.dice = vec[i64]([0] * KINDS)
        self.roll = vec[i64]([0] * boards)
        self.swords: i64 = 0
        self.raid_used: i64 = 0
        self.ruby_sold: i64 = 0
        self.track: i64 = 1
        self.jordan_upgrades: i64 = 0
        self.solo_left: i64 = 6
        self.solo_card = vec[i64]([0] * SOLO_CARDS)

    def fields(self, visitor: Visitor) -> None:
        v = visitor
        self.round = v.number("round", self.round, 1, 4)
        self.first = v.number("first", self.first, 0, 3)
        self.turn = v.number("turn", self.turn, 0, 3)
        self.layout = v.number("layout", self.layout, 0, 2)
        v.numbers("ship", self.ship, START, MARACAIBO)
        v.numbers("explorer", self.explorer, 0, FIELDS - 1)
        v.numbers("doubloons", self.doubloons, 0, 999)
        v.numbers("vp", self.vp, 0, 999)
        v.numbers("upgrades", self.upgrades, 0, (1 << 22) - 1)
        v.numbers("figurehead", self.figurehead, 0, 12)
        v.numbers("above", self.above, 0, 99)
        v.numbers("bonus_taken", self.bonus_taken, 0, 1)
        v.numbers("below", self.below, 0, 4095)
        v.numbers("poseidon", self.poseidon, 0, 3)
        v.numbers("tiles_left", self.tiles_left, 0, 31)
        v.numbers("rubies", self.rubies, 0, 6)
        v.numbers("retired", self.retired, 0, 1)
        v.numbers("quest_count", self.quest_count, 0, 25)
        self.fields_of_display(v)
        self.fields_of_quests(v)
        self.fields_of_turn(v)

    def fields_of_display(self, v: Visitor) -> None:
        """What lies in the middle."""
        v.numbers("card_at", self.card_at, POOL, ON_DECK)
        v.numbers("cell", self.cell, NO_CELL, HIDDEN_STAGE2)
        v.numbers("coins", self.coins, 0, 4)
        v.numbers("value_tile", self.value_tile, 0, 3)
        v.numbers("tile_at", self.tile_at, 0, 20)
        v.numbers("side", self.side, 0, 1)
        v.numbers("markers", self.markers, 0, 15)
        v.numbers("island", self.island, 0, 199)
        v.numbers("figurehead_market", self.figurehead_market, 0, 12)
        self.faces_up = v.number("faces_up", self.faces_up, 0, FACES_UP)
        self.faces_down = v.number("faces_down", self.faces_down, 0, FACES_DOWN)
        self.top = v.number("top", self.top, 0, FACE_DOWN)
        self.stage2_left = v.number("stage2_left", self.stage2_left, 0, STAGE2)

    def fields_of_quests(self, v: Visitor) -> None:
        """S12, R91: hands are secret; what was taken from the open market all have seen."""
        self.deck_left = v.number("deck_left", self.deck_left, 0, QUESTS)
        self.jordan_first = v.number("jordan_first", self.jordan_first, 0, 1)
        v.numbers("under_by", self.under_by, EVERYONE, 3)
        v.pool("quests", QUEST_COPIES)
        v.cards("deck", self.deck, NOBODY)
        v.cards("hand", self.hand, OWNER)
        v.cards("drawn", self.drawn, OWNER)
        v.cards("shown", self.shown, EVERYONE)
        v.cards("jordan_quests", self.jordan_quests, EVERYONE)
        self.market_n = v.pile("market", self.market, self.market_n, EVERYONE)
        self.under_n = v.pile_by("under", self.under, self.under_n, self.under_by)

    def fields_of_turn(self, v: Visitor) -> None:
        """What belongs to a turn, and to Jordan."""
        v.numbers("dice", self.dice, 0, 6)
        v.numbers("roll", self.roll, 0, 6)
        self.swords = v.number("swords", self.swords, 0, 99)
        self.raid_used = v.number("raid_used", self.raid_used, 0, 4095)
        self.ruby_sold = v.number("ruby_sold", self.ruby_sold, 0, 63)
        self.track = v.number("track", self.track, 1, 4)
        self.jordan_upgrades = v.number("jordan_upgrades", self.jordan_upgrades, 0, 10)
        self.solo_left = v.number("solo_left", self.solo_left, 0, 6)
        v.numbers("solo_card", self.solo_card, 0, 2)

    def score(self, seat: int, sheet: Sheet) -> None:
        scoring.score(self, seat, sheet)

    def tie_break(self, seat: int) -> int:
        """R118: more buried treasures, then more upgrades."""
        return int(scoring.tie_break(self, seat))

    def faults(self) -> list[str]:
        return soundness.faults(self)

    # Boards

    def next_board(self, board: i64) -> i64:
        """R1: whose turn follows."""
        return board + 1 if board + 1 < self.boards else 0

    def last_player(self) -> i64:
        """S1: the board right of the start player."""
        return self.first - 1 if self.first > 0 else self.boards - 1

    def has(self, board: i64, source: i64) -> bool:
        """Whether a board has a card, a ship space or a figurehead."""
        if source < SHIP_SOURCE:
            return self.card_at[source] == TABLEAU + board
        if source < FIGUREHEAD_SOURCE:
            return (self.upgrades[board] >> (source - SHIP_SOURCE)) & 1 == 1
        return self.figurehead[board] == source - FIGUREHEAD_SOURCE + 1

    def in_force(self, board: i64, sources: vec[i64], amounts: vec[i64]) -> i64:
        """Permanent effects of a kind, added up."""
        total: i64 = 0
        for at in range(len(sources)):
            if self.has(board, sources[at]):
                total += amounts[at]
        return total

    def discount(self, board: i64) -> i64:
        """R44: what is taken off improvements and residences."""
        return self.in_force(board, DISCOUNT_SOURCES, DISCOUNT)

    def buried_of(self, board: i64, kind: i64) -> i64:
        """R67, R68: buried treasures of a kind, also on Poseidon."""
        count: i64 = 0
        for place in range(4):
            count += (self.below[board] >> (4 * kind + place)) & 1
            if self.poseidon[4 * board + place] == kind + 1:
                count += 1
        return count

    def treasures_of(self, board: i64, kind: i64) -> i64:
        """R67: own treasures of a kind, buried or not."""
        return self.above[KINDS * board + kind] + self.buried_of(board, kind)

    def buried(self, board: i64) -> i64:
        """All buried treasures."""
        return self.buried_of(board, 0) + self.buried_of(board, 1) + self.buried_of(board, 2)

    def cards_of(self, board: i64, type: i64) -> i64:
        """Own improvements of a type."""
        count: i64 = 0
        for card in range(CARDS):
            if self.card_at[card] == TABLEAU + board and CARD_TYPE[card] == type:
                count += 1
        return count

    # The Caribbean

    def land(self) -> i64:
        """The cells of this layout, as bits."""
        return LAYOUT_CELLS[self.layout]

    def round_about(self, bits: i64) -> i64:
        """The cells next to these cells."""
        near = ((bits & ~TOP_ROW) >> 1) | ((bits & ~BOTTOM_ROW) << 1) | (bits >> 4) | (bits << 4)
        return near & ALL_CELLS & self.land()

    def reach(self, space: i64, steps: i64) -> i64:
        """R10, R12, R13: the spaces to which a ship can sail in so many steps, columns not looked at."""
        if space >= GULF:
            return MARACAIBO_BIT
        gulf: i64 = 0
        if space == START:
            at = COLUMN_1 & self.land()
            steps -= 1
        else:
            at = BIT[space]
        for _ in range(steps):
            if at & COLUMN_9 != 0:
                gulf = GULF_BIT
            at |= self.round_about(at)
        return at | gulf

    def card_on(self, space: i64) -> i64:
        """The improvement that lies face up on a cell, or -1."""
        if not START < space < GULF:
            return -1
        what = self.cell[space - 1]
        return what - FIRST_CARD if FIRST_CARD <= what < FIRST_CARD + CARDS else -1

    def location_on(self, space: i64) -> i64:
        """The location that lies face up on a space, or -1."""
        if not START < space < GULF:
            return -1
        what = self.cell[space - 1]
        return what - FIRST_LOCATION if FIRST_LOCATION <= what < FIRST_RESIDENCE else -1

    def residence_on(self, space: i64) -> i64:
        """The residence on a space, or -1."""
        if not START < space < GULF:
            return -1
        what = self.cell[space - 1]
        return what - FIRST_RESIDENCE if FIRST_RESIDENCE <= what < FIRST_CARD else -1

    def others_at(self, board: i64, space: i64) -> i64:
        """Ships of others on a card, by number; none count beside the cards."""
        count: i64 = 0
        if START < space < GULF:
            for other in range(self.boards):
                if other != board and self.ship[other] == space:
                    count += 1
        return count

    # Quests

    def quests_to_draw(self) -> i64:
        """R92, R130: quests in the deck; where Jordan has one, the pool's last card is his."""
        return self.deck_left - self.jordan_first + self.under_n

    def has_quest(self, seat: i64, quest: i64) -> bool:
        """Whether the quest is in the hand of a seat."""
        at = seat * QUEST_CELLS + quest
        return self.hand[at] + self.shown[at] > 0

    def put_under(self, quest: i64, knower: i64) -> None:
        """R93: a quest under the deck."""
        self.under[self.under_n] = quest
        self.under_by[self.under_n] = knower
        self.under_n += 1

    def take_from_market(self, index: i64) -> i64:
        """R90: the market card at a place; the others keep their order."""
        quest = self.market[index]
        self.market_n -= 1
        for at in range(index, self.market_n):
            self.market[at] = self.market[at + 1]
        return quest

    def put_into_market(self, quest: i64) -> None:
        """R90: a new card on the left; the others move right."""
        at = self.market_n
        while at > 0:
            self.market[at] = self.market[at - 1]
            at -= 1
        self.market[0] = quest
        self.market_n += 1

    # Changes

    def gain_vp(self, board: i64, vp: i64) -> None:
        """Victory points on the score track (R120)."""
        self.vp[board] += vp

    def gain_doubloons(self, board: i64, doubloons: i64) -> None:
        """Doubloons from the supply (R119: there are always enough)."""
        self.doubloons[board] += doubloons


__all__ = ["DISPLAY", "FACE_DOWN", "ON_DECK", "POOL", "QUEST_CELLS", "TABLEAU", "Pirates"]
