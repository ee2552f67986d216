"""The positions of the worked examples as text: lays a table from `position` lines.

fixture F1                  the lines of a fixture, which later lines change
tile E4 coast 1             a tile with its rotation; then its kind, `reserve` or `blank`, unless it is the plain kind
fill open_sea               blank tiles of this type on all other fields, but for those named in `empty E4 F4`
unit P1 fort E4 0           a unit on a land part; `no_units` takes all back
left coast 1 strait 2       all that is unseen; the rest is in the box
ask P0 choose_stack 1       who is asked what, with the arguments of the frame if they matter
plan P0 turn_end            what is planned after that, in this order (`-` is nature)

Not said: gold 4 each, no points, no chips, units in the supply, reserve stacks full, box empty, ship nowhere. What is
neither laid nor boxed nor in hand is unseen, in five even stacks that show plain backs where they can.
"""

from __future__ import annotations

from collections.abc import Callable

from karavelle.games.entdecker import GAME
from karavelle.games.entdecker.content import (
    BACK_OF_KIND,
    CHIP_COUNT,
    CHIP_IDS,
    CHIPS,
    FIELD_IDS,
    KIND_COUNT,
    KIND_IDS,
    KINDS,
    PATTERN,
    PLAIN,
    QUESTION,
    TYPE_IDS,
    UNIT_IDS,
)
from karavelle.games.entdecker.decisions import STARTS
from karavelle.games.entdecker.scoring import boxed
from karavelle.games.entdecker.state import BLANK_TILE, EMPTY, MATCHED, NONE, SUPPLY, Entdecker
from tests.games.script import ACTORS, NOTHING, SEATS, Unreadable, Words, listed

FRAMES = {frame.id: frame for frame in GAME.frames}
BACKS = {"none": 0, "plain": 1, "question": 2}


class Laying:
    """A table that is being laid."""

    def __init__(self, seats: int) -> None:
        state = GAME.empty(seats, {})
        assert isinstance(state, Entdecker)
        self.s = state
        self.box = [0] * int(KINDS)
        self.left: list[int] | None = None
        self.empty: set[int] = set()
        self.filling: str | None = None
        self.stacks_told = self.tops_told = False
        self.plans: list[Words] = []

    def tile(self, words: Words) -> None:
        """A tile on a field."""
        field, kind, rotation, *rest = words
        what = rest[0] if rest else kind
        laid = {"reserve": MATCHED, "blank": BLANK_TILE}.get(what)
        place = FIELD_IDS.index(field)
        self.s.edges[place] = PATTERN[TYPE_IDS.index(kind) * 4 + int(rotation)]
        self.s.laid[place] = KIND_IDS.index(what) if laid is None else laid
        if laid == MATCHED:
            self.s.reserve[TYPE_IDS.index(kind)] -= 1

    def unit(self, words: Words) -> None:
        """A unit on a land part."""
        seat, unit, field, *part = words
        number = int(part[0]) if part else 0
        self.s.settle(SEATS[seat], UNIT_IDS.index(unit), FIELD_IDS.index(field) * 2 + number)

    def no_units(self, words: Words) -> None:
        """All units of the fixture back into the supply."""
        for slot in range(len(self.s.unit_at)):
            self.s.unit_at[slot] = SUPPLY

    def each_seat(self, field: str, words: Words) -> None:
        """A number for each seat named: `gold P0 6 P1 10`."""
        for seat, number in zip(words[::2], words[1::2], strict=True):
            getattr(self.s, field)[SEATS[seat]] = int(number)

    def row(self, field: str, words: Words) -> None:
        """All numbers of a field."""
        cells = getattr(self.s, field)
        for place, number in zip(range(len(cells)), words, strict=True):
            cells[place] = int(number)

    def chips(self, words: Words) -> None:
        """Chips of a seat; `but potato 1` are all chips but these."""
        seat, *held = words
        rest = held[0] == "but"
        counts = counted(held[1:] if rest else held, CHIP_IDS)
        for chip in range(CHIPS):
            count = CHIP_COUNT[chip] - counts[chip] if rest else counts[chip]
            self.s.chips[SEATS[seat] * CHIPS + chip] += count
            self.s.chips_left[chip] -= count

    def ship(self, words: Words) -> None:
        """Where the ship lies."""
        (place,) = words
        self.s.ship = NONE if place == NOTHING else STARTS.index(place)

    def stacks(self, words: Words) -> None:
        """The heights of the stacks."""
        self.row("stack_height", words)
        self.stacks_told = True

    def tops(self, words: Words) -> None:
        """The backs on top of the stacks."""
        self.row("stack_top", [str(BACKS[back]) for back in words])
        self.tops_told = True

    def settle_stacks(self) -> None:
        """What is unseen, and the stacks as far as they were not told."""
        s = self.s
        in_hand = [words for words in self.plans if words[1] == "place_tile"]
        for kind in range(KINDS):
            laid = list(s.laid).count(kind) + sum(KIND_IDS.index(words[2]) == kind for words in in_hand)
            s.unseen[kind] = KIND_COUNT[kind] - laid - self.box[kind] if self.left is None else self.left[kind]
        total = sum(s.unseen)
        plain = sum(s.unseen[kind] for kind in range(KINDS) if BACK_OF_KIND[kind] == PLAIN)
        for stack in range(5):
            if not self.stacks_told:
                s.stack_height[stack] = total // 5 + (stack < total % 5)
            if not self.tops_told and s.stack_height[stack]:
                s.stack_top[stack] = PLAIN if plain > stack else QUESTION
        if sum(s.stack_height) != total or min(boxed(s)) < 0:
            raise Unreadable(f"{total} tiles are unseen, the stacks hold {sum(s.stack_height)}")

    def finish(self) -> Entdecker:
        """The table, at its question."""
        if self.filling is not None:
            for field in range(len(FIELD_IDS)):
                if self.s.edges[field] == EMPTY and field not in self.empty:
                    self.tile((FIELD_IDS[field], self.filling, "0", "blank"))
        self.settle_stacks()
        for actor, frame, *arguments in reversed(self.plans):
            self.s.then(FRAMES[frame].number, ACTORS[actor], *map(argument, arguments))
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
            self.each_seat(word, words)
        elif word == "scored":
            for field, part in zip(words[::2], words[1::2], strict=True):
                self.s.scored[FIELD_IDS.index(field)] |= 1 << int(part)
        elif word == "box":
            self.box = counted(words, KIND_IDS)
        elif word == "left":
            self.left = counted(words, KIND_IDS)
        elif word == "reserve":
            self.row(word, words)
        elif word == "fill":
            self.filling = words[0]
        elif word == "empty":
            self.empty = {FIELD_IDS.index(field) for field in words}
        else:
            self.verbs()[word](words)

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        """What has a method of its own."""
        return {
            "tile": self.tile,
            "unit": self.unit,
            "no_units": self.no_units,
            "chips": self.chips,
            "ship": self.ship,
            "stacks": self.stacks,
            "tops": self.tops,
        }


NUMBERS = ("announced_left", "hostile", "blocked_skips", "round_no")
EACH_SEAT = ("gold", "islands_first", "islands_lower", "ruins")


def counted(words: Words, kinds: tuple[str, ...]) -> list[int]:
    """Kinds, each with its number; of the others there are none."""
    named = listed(words)
    counts = [0] * len(kinds)
    for kind, count in zip(named[::2], named[1::2], strict=True):
        counts[kinds.index(kind)] += int(count)
    return counts


def argument(word: str) -> int:
    """An argument of a frame: a number or a kind of tile."""
    return KIND_IDS.index(word) if word in KIND_IDS else int(word)


def lay(seats: int, position: str, fixtures: dict[str, str]) -> Entdecker:
    """A table as the position says, at its question."""
    laying = Laying(seats)
    lines = []
    for line in filter(None, position.splitlines()):
        lines += fixtures[line.split()[1]].split("\n") if line.startswith("fixture ") else [line]
    for line in filter(None, lines):
        try:
            laying.read(line)
        except (KeyError, ValueError, IndexError, AssertionError) as error:
            raise Unreadable(f"{line!r}: {error!r}") from error
    return laying.finish()
