"""The positions of the worked examples as text: lays a table from `position` lines.

cell c5r2 i09            what lies on a cell: a card, location, residence, blank, hidden_location, hidden_1, hidden_2
ship P0 c4r3 J c5r2      ships (J is Jordan), like `explorer P0 b3`, `doubloons P0 7`, `vp P0 93`, `rubies P0 3`
own P0 i01 i06           cards of a tableau; `upgrades P0 s01`, `figurehead P0 fig_e`, `retired P0`
above P0 gold 2          treasures above the line, the first on the bonus space unless `loose P0 gold` is said
below P0 gb1 eb1         burials; `poseidon P0 1 pearl` on a slot of Poseidon
marker hacienda P1       residence markers; `tile P0 bm_bury tobago`; `value_tile trinidad pearl`; `coins c5r2 2`
quest P0 q01             quests in hand; `market q02 q03`, `deck q04` (not said: all others), `under q02`
ask P0 sail_to           who is asked what, with the arguments of the frame
plan - end_turn 0        what is planned after that, in this order (`nobody` for steps)

Not said: standard layout, all cells blank, islands 4 each, ships and explorers at their starts, nothing owned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from karavelle.games.pirates import GAME
from karavelle.games.pirates.content import (
    BLANK,
    CARD_IDS,
    CELLS,
    FIELD_IDS,
    FIGUREHEAD_IDS,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    HIDDEN_LOCATION,
    HIDDEN_STAGE1,
    HIDDEN_STAGE2,
    HIDEOUT_IDS,
    KIND_IDS,
    LINE_IDS,
    LOCATION_IDS,
    QUEST_IDS,
    RAID_IDS,
    RESIDENCE_IDS,
    RUBY_IDS,
    SHIP_SPACE_IDS,
    SIDE_IDS,
    SOLO_IDS,
    SPACE_IDS,
    STAGE1,
    TYPE_IDS,
)
from karavelle.games.pirates.state import DISPLAY, FACE_DOWN, ON_DECK, QUEST_CELLS, TABLEAU, Pirates
from karavelle.kernel.fields import EVERYONE
from tests.games.script import ACTORS, SEATS, Unreadable, Words, listed

FRAMES = {frame.id: frame for frame in GAME.frames}
NUMBERS = ("round", "swords", "track", "jordan_upgrades", "solo_left", "stage2_left", "faces_up", "faces_down")
EACH_BOARD = ("doubloons", "vp", "rubies")
FACES = {"blank": BLANK, "hidden_location": HIDDEN_LOCATION, "hidden_1": HIDDEN_STAGE1, "hidden_2": HIDDEN_STAGE2}
ARGUMENTS = {"any": 3, "dice": 4, "nothing": 0}


class Laying:
    """A table that is being laid."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        state = GAME.empty(seats, GAME.choose_variants(options))
        assert isinstance(state, Pirates)
        self.s = state
        self.deck: list[str] | None = None
        self.plans: list[Words] = []
        for space in range(1, CELLS + 1):
            if state.land() >> space & 1:
                state.cell[space - 1] = BLANK

    def board(self, word: str) -> int:
        """A seat, or Jordan."""
        return int(self.s.seats) if word == "J" else SEATS[word]

    def cell(self, words: Words) -> None:
        """What lies on cells: `cell c5r2 i09 c4r1 aruba`."""
        for space, what in zip(words[::2], words[1::2], strict=True):
            at = SPACE_IDS.index(space) - 1
            assert self.s.cell[at] >= 0, f"{space} is no cell"
            if what in CARD_IDS:
                self.s.cell[at] = FIRST_CARD + CARD_IDS.index(what)
                self.s.card_at[CARD_IDS.index(what)] = DISPLAY
            elif what in LOCATION_IDS:
                self.s.cell[at] = FIRST_LOCATION + LOCATION_IDS.index(what)
            elif what in RESIDENCE_IDS:
                self.s.cell[at] = FIRST_RESIDENCE + RESIDENCE_IDS.index(what)
            else:
                self.s.cell[at] = FACES[what]

    def each(self, field: str, words: Words, ids: tuple[str, ...] | None = None, first: int = 0) -> None:
        """Something for each board named: `ship P0 c4r3 J c5r2`."""
        for board, word in zip(words[::2], words[1::2], strict=True):
            getattr(self.s, field)[self.board(board)] = int(word) if ids is None else ids.index(word) + first

    def own(self, words: Words) -> None:
        """Cards of a tableau."""
        for card in words[1:]:
            self.s.card_at[CARD_IDS.index(card)] = TABLEAU + self.board(words[0])

    def bits(self, field: str, words: Words, ids: tuple[str, ...]) -> None:
        """Spaces of a board."""
        for word in words[1:]:
            getattr(self.s, field)[self.board(words[0])] |= 1 << ids.index(word)

    def above(self, words: Words) -> None:
        """Treasures above the line, the first of a kind on its bonus space."""
        for kind, count in zip(words[1::2], words[2::2], strict=True):
            at = 3 * self.board(words[0]) + KIND_IDS.index(kind)
            self.s.above[at] = int(count)
            self.s.bonus_taken[at] = 1

    def loose(self, words: Words) -> None:
        """Bonus spaces that are free though treasures lie above the line."""
        for kind in words[1:]:
            self.s.bonus_taken[3 * self.board(words[0]) + KIND_IDS.index(kind)] = 0

    def poseidon(self, words: Words) -> None:
        """Treasures on the slots of Poseidon."""
        for slot, kind in zip(words[1::2], words[2::2], strict=True):
            self.s.poseidon[4 * self.board(words[0]) + int(slot) - 1] = KIND_IDS.index(kind) + 1

    def tile(self, words: Words) -> None:
        """A black market tile on a location, with the side that is up."""
        seat, side, location = words
        number = SIDE_IDS.index(side)
        self.s.side[number // 2] = number % 2
        self.s.tiles_left[SEATS[seat]] &= ~(1 << number // 2)
        self.s.tile_at[LOCATION_IDS.index(location)] = 1 + 5 * SEATS[seat] + number // 2

    def sides(self, words: Words) -> None:
        """Which sides of tiles are up."""
        for side in words:
            self.s.side[SIDE_IDS.index(side) // 2] = SIDE_IDS.index(side) % 2

    def marker(self, words: Words) -> None:
        """Markers on a residence."""
        for board in words[1:]:
            self.s.markers[RESIDENCE_IDS.index(words[0])] |= 1 << self.board(board)

    def pairs(self, field: str, words: Words, ids: tuple[str, ...], values: tuple[str, ...] | None = None) -> None:
        """Things by id with a number or a kind: `value_tile trinidad pearl`, `coins c5r2 2`."""
        for word, value in zip(words[::2], words[1::2], strict=True):
            getattr(self.s, field)[ids.index(word)] = int(value) if values is None else values.index(value) + 1

    def quest(self, words: Words) -> None:
        """Quests in hand."""
        seat = SEATS[words[0]]
        for quest in words[1:]:
            self.s.hand[seat * QUEST_CELLS + QUEST_IDS.index(quest)] += 1
            self.s.quest_count[seat] += 1

    def market(self, words: Words) -> None:
        """The quest market from left to right."""
        for place, quest in enumerate(words):
            self.s.market[place] = QUEST_IDS.index(quest)
        self.s.market_n = len(words)

    def under(self, words: Words) -> None:
        """Quests under the deck, known to all."""
        for quest in words:
            self.s.put_under(QUEST_IDS.index(quest), EVERYONE)

    def jordan_quests(self, words: Words) -> None:
        """So many quests of Jordan, the first unseen."""
        self.s.quest_count[self.s.seats] = int(words[0])

    def settle_deck(self) -> None:
        """All quests that lie nowhere else are in the deck, unless it was told."""
        s = self.s
        lying = {int(s.market[place]) for place in range(s.market_n)}
        lying |= {quest for quest in range(25) for seat in range(s.seats) if s.has_quest(seat, quest)}
        lying |= {int(s.under[place]) for place in range(s.under_n)}
        for quest in range(25):
            kept = quest not in lying if self.deck is None else QUEST_IDS[quest] in self.deck
            s.deck[quest] = int(kept)
        s.deck_left = sum(s.deck)

    def finish(self) -> Pirates:
        """The table, at its question."""
        self.settle_deck()
        for actor, frame, *arguments in reversed(self.plans):
            board = ACTORS[actor]
            self.s.then(FRAMES[frame].number, board, *(self.argument(word) for word in arguments))
        self.s.advance()
        return self.s

    def argument(self, word: str) -> int:
        """An argument of a frame: a number or the id of a thing."""
        for ids in (SPACE_IDS, KIND_IDS, LOCATION_IDS, TYPE_IDS, SOLO_IDS, LINE_IDS):
            if word in ids:
                return ids.index(word)
        return ARGUMENTS[word] if word in ARGUMENTS else int(word)

    def read(self, line: str) -> None:
        """One line of a position."""
        word, *words = line.split()
        if word in ("ask", "plan"):
            assert words[0] in ACTORS and words[1] in FRAMES, words
            self.plans.append(words)
        elif word in NUMBERS:
            setattr(self.s, word, int(words[0]))
        elif word in EACH_BOARD:
            self.each(word, words)
        elif word in ("first", "turn"):
            setattr(self.s, word, self.board(words[0]))
        elif word == "deck":
            self.deck = list(listed(words))
        else:
            self.verbs()[word](words)

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        """What has a method of its own."""
        s = self.s
        return {
            "cell": self.cell,
            "ship": lambda words: self.each("ship", words, SPACE_IDS),
            "explorer": lambda words: self.each("explorer", words, FIELD_IDS),
            "figurehead": lambda words: self.each("figurehead", words, FIGUREHEAD_IDS, 1),
            "retired": lambda words: self.each("retired", (words[0], "1")),
            "own": self.own,
            "upgrades": lambda words: self.bits("upgrades", words, SHIP_SPACE_IDS),
            "below": lambda words: self.bits("below", words, HIDEOUT_IDS),
            "above": self.above,
            "loose": self.loose,
            "poseidon": self.poseidon,
            "tile": self.tile,
            "sides": self.sides,
            "marker": self.marker,
            "value_tile": lambda words: self.pairs("value_tile", words, LOCATION_IDS, KIND_IDS),
            "coins": lambda words: self.pairs("coins", words, SPACE_IDS[1:]),
            "island": lambda words: self.pairs("island", words, KIND_IDS),
            "solo": lambda words: self.pairs("solo_card", words, SOLO_IDS),
            "figureheads": lambda words: self.pairs("figurehead_market", words, tuple("123456"), FIGUREHEAD_IDS),
            "quest": self.quest,
            "market": self.market,
            "under": self.under,
            "jordan_quests": self.jordan_quests,
            "ruby_sold": lambda words: setattr(s, "ruby_sold", sum(1 << RUBY_IDS.index(id) for id in words)),
            "raid_used": lambda words: setattr(s, "raid_used", sum(1 << RAID_IDS.index(id) for id in words)),
            "top": self.top,
        }

    def top(self, words: Words) -> None:
        """The top card of the stage II deck under fog."""
        (card,) = words
        self.s.top = FACE_DOWN if card == "face_down" else CARD_IDS.index(card) - STAGE1 + 1
        if card != "face_down":
            self.s.card_at[CARD_IDS.index(card)] = ON_DECK


def lay(seats: int, position: str, options: Mapping[str, str]) -> Pirates:
    """The table that the lines of a position describe."""
    laying = Laying(seats, options)
    for line in position.strip().splitlines():
        try:
            laying.read(line)
        except (KeyError, ValueError, IndexError, AssertionError) as error:
            raise Unreadable(f"{line!r}: {error!r}") from error
    return laying.finish()


__all__ = ["lay"]
