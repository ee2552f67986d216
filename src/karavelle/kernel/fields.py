"""What can be done with the fields of a state: save, load, redact, re-deal, check, describe.

A state names each of its fields once, in ``fields(visitor)``: the name, the cells, the bounds and who may see
them. Everything that treats all fields alike is a visitor and lives here; no game writes copy, compare or view code.

Hidden cards are counters per kind, in zones that belong to a pool. The last cell of every counter counts card
*backs*: cards whose kind the viewer does not know. In the true state there are none; in a view there are nothing else
for the zones that the viewer may not see. So a view is a state like any other, with the sums still right, and
re-dealing is: whatever of the pool lies nowhere in sight, shuffled, dealt onto the backs.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from karavelle.kernel.generator import Generator

NATURE: Final = -1
NOBODY: Final = -2
EVERYONE: Final = -3
OWNER: Final = -4
"""The cells stand in equal rows, one a seat; each row is for its own seat."""

BACK: Final = -1
"""A card in an ordered pile whose kind the viewer does not know."""


def full_deck(totals: vec[i64]) -> vec[i64]:
    """All cards of a pool in one zone, none of them a back."""
    return vec[i64](list(totals) + [0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Visitor:
    """Visits the fields of a state, in the order in which the state names them."""

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        """One public number; what is returned becomes its value."""
        return value

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        """A fixed count of numbers; who may not see them is shown `empty`, which must be a legal state."""

    def sequence(self, name: str, cells: vec[i64], count: i64, low: i64, high: i64) -> i64:
        """A public list: the first `count` cells; what is returned becomes its length."""
        return count

    def pool(self, name: str, totals: vec[i64]) -> None:
        """The zones that follow hold these cards between them: so many of each kind."""

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        """A zone of the pool: cards counted per kind, then the backs; with OWNER one such row a seat."""

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        """An ordered zone of the pool that `to` (a seat, EVERYONE or NOBODY) may see."""
        return count

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        """An ordered zone of the pool in which each card is known to the seat in `by` alone."""
        return count


class Snapshot:
    """A whole state as numbers: filled by `State.save`, read by `State.load`, to be used again and again."""

    def __init__(self) -> None:
        self.cells = vec[i64]([0] * 64)
        self.size: i64 = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snapshot) and self.tobytes() == other.tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())

    def tobytes(self) -> bytes:
        """The numbers as bytes, eight each."""
        return bytes(memoryview(self.cells))[: int(self.size) * 8]


class Save(Visitor):
    """Writes the fields into a snapshot."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.to_fill = snapshot
        self.cells = snapshot.cells
        self.at: i64 = 0

    def finish(self) -> None:
        """Hands the cells to the snapshot."""
        self.to_fill.cells = self.cells
        self.to_fill.size = self.at

    def room(self, count: i64) -> None:
        """Makes room for that many more."""
        cells = self.cells
        while len(cells) < self.at + count:
            cells = append(cells, 0)
        self.cells = cells

    def write(self, cells: vec[i64], count: i64) -> None:
        """Writes the first `count` cells."""
        at = self.at
        if at + count > len(self.cells):
            self.room(count)
        target = self.cells
        for place in range(count):
            target[at + place] = cells[place]
        self.at = at + count

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        at = self.at
        if at >= len(self.cells):
            self.room(1)
        self.cells[at] = value
        self.at = at + 1
        return value

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        self.write(cells, len(cells))

    def sequence(self, name: str, cells: vec[i64], count: i64, low: i64, high: i64) -> i64:
        self.number(name, count, 0, len(cells))
        self.write(cells, count)
        return count

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        self.write(cells, len(cells))

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        return self.sequence(name, cells, count, 0, 0)

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.sequence(name, cells, count, 0, 0)


class Load(Visitor):
    """Reads the fields from a snapshot."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.cells = snapshot.cells
        self.at: i64 = 0

    def read(self, cells: vec[i64], count: i64) -> None:
        """Reads the first `count` cells."""
        at = self.at
        source = self.cells
        for place in range(count):
            cells[place] = source[at + place]
        self.at = at + count

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        at = self.at
        self.at = at + 1
        return self.cells[at]

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        self.read(cells, len(cells))

    def sequence(self, name: str, cells: vec[i64], count: i64, low: i64, high: i64) -> i64:
        length = self.number(name, 0, 0, 0)
        self.read(cells, length)
        return length

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        self.read(cells, len(cells))

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        return self.sequence(name, cells, count, 0, 0)

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.sequence(name, cells, count, 0, 0)


class Redact(Visitor):
    """Turns over, in a copy, everything that the viewer (a seat, or NOBODY for a spectator) may not see."""

    def __init__(self, viewer: i64, seats: i64) -> None:
        self.viewer = viewer
        self.seats = seats
        self.kinds: i64 = 0

    def sees(self, to: i64) -> bool:
        """Whether the viewer is among those that `to` names."""
        return to == EVERYONE or (to == self.viewer and to >= 0)

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        if self.sees(to):
            return
        width = len(cells) // self.seats if to == OWNER else len(cells)
        for place in range(len(cells)):
            if to != OWNER or place // width != self.viewer:
                cells[place] = empty

    def pool(self, name: str, totals: vec[i64]) -> None:
        self.kinds = len(totals)

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        if self.sees(to):
            return
        width = self.kinds + 1
        for row in range(len(cells) // width):
            if to != OWNER or row != self.viewer:
                self.turn_over(cells, row * width)

    def turn_over(self, cells: vec[i64], first: i64) -> None:
        """All cards of a row become backs."""
        for kind in range(self.kinds):
            cells[first + self.kinds] += cells[first + kind]
            cells[first + kind] = 0

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        if not self.sees(to):
            for place in range(count):
                cells[place] = BACK
        return count

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        for place in range(count):
            if by[place] != self.viewer:
                cells[place] = BACK
        return count


class Unseen(Visitor):
    """Counts, pool by pool, the cards that lie nowhere in sight."""

    def __init__(self) -> None:
        self.left = vec[i64]()
        self.backs = vec[i64]()
        self.first: i64 = 0
        self.kinds: i64 = 0
        self.pools: i64 = -1

    def pool(self, name: str, totals: vec[i64]) -> None:
        self.first = len(self.left)
        self.kinds = len(totals)
        self.pools += 1
        self.backs = append(self.backs, 0)
        for kind in range(len(totals)):
            self.left = append(self.left, totals[kind])

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        width = self.kinds + 1
        for place in range(len(cells)):
            kind = place % width
            if kind == self.kinds:
                self.backs[self.pools] += cells[place]
            else:
                self.left[self.first + kind] -= cells[place]

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        for place in range(count):
            if cells[place] == BACK:
                self.backs[self.pools] += 1
            else:
                self.left[self.first + cells[place]] -= 1
        return count

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.pile(name, cells, count, NOBODY)


class Deal(Visitor):
    """Deals the unseen cards of each pool at random onto the backs."""

    def __init__(self, unseen: Unseen, generator: Generator) -> None:
        self.left = unseen.left
        self.generator = generator
        self.first: i64 = 0
        self.kinds: i64 = 0
        self.unseen: i64 = 0

    def pool(self, name: str, totals: vec[i64]) -> None:
        self.first += self.kinds
        self.kinds = len(totals)
        self.unseen = 0
        for kind in range(self.kinds):
            self.unseen += self.left[self.first + kind]

    def draw(self) -> i64:
        """One of the unseen cards of this pool."""
        pick = self.generator.below(self.unseen)
        self.unseen -= 1
        kind: i64 = 0
        while pick >= self.left[self.first + kind]:
            pick -= self.left[self.first + kind]
            kind += 1
        self.left[self.first + kind] -= 1
        return kind

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        width = self.kinds + 1
        for row in range(len(cells) // width):
            first = row * width
            while cells[first + self.kinds] > 0:
                cells[first + self.kinds] -= 1
                cells[first + self.draw()] += 1

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        for place in range(count):
            if cells[place] == BACK:
                cells[place] = self.draw()
        return count

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.pile(name, cells, count, NOBODY)


class Check(Visitor):
    """Finds fields outside their bounds and cards that were lost or made: `faults` says which."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.name = ""
        self.totals = vec[i64]()
        self.seen = vec[i64]()

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        if not low <= value <= high:
            self.faults.append(f"{name} is {value}, not within {low}..{high}")
        return value

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        self.sequence(name, cells, len(cells), low, high)

    def sequence(self, name: str, cells: vec[i64], count: i64, low: i64, high: i64) -> i64:
        for place in range(count):
            if not low <= cells[place] <= high:
                self.faults.append(f"{name}[{place}] is {cells[place]}, not within {low}..{high}")
        return count

    def pool(self, name: str, totals: vec[i64]) -> None:
        self.settle()
        self.name = name
        self.totals = totals
        self.seen = vec[i64]([0] * len(totals))

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        width = len(self.totals) + 1
        for place in range(len(cells)):
            kind = place % width
            if cells[place] < 0 or (kind == width - 1 and cells[place] != 0):
                self.faults.append(f"{name}[{place}] is {cells[place]}")
            elif kind < width - 1:
                self.seen[kind] += cells[place]

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        self.sequence(name, cells, count, 0, len(self.totals) - 1)
        for place in range(count):
            if 0 <= cells[place] < len(self.totals):
                self.seen[cells[place]] += 1
        return count

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.pile(name, cells, count, NOBODY)

    def settle(self) -> None:
        """Closes the pool that was being counted."""
        for kind in range(len(self.totals)):
            if self.seen[kind] != self.totals[kind]:
                self.faults.append(f"{self.name}: {self.seen[kind]} of kind {kind}, should be {self.totals[kind]}")
        self.totals = vec[i64]()


class Describe(Visitor):
    """The fields as plain data: name to number or list."""

    def __init__(self) -> None:
        self.data: dict[str, int | list[int]] = {}

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.data[name] = int(value)
        return value

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        self.sequence(name, cells, len(cells), low, high)

    def sequence(self, name: str, cells: vec[i64], count: i64, low: i64, high: i64) -> i64:
        self.data[name] = [int(cell) for cell in cells][: int(count)]
        return count

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        self.sequence(name, cells, len(cells), 0, 0)

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        return self.sequence(name, cells, count, 0, 0)

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.sequence(name, cells, count, 0, 0)


class Observe(Visitor):
    """The fields as one row of fixed length for learning: every value scaled to 0..1, with its label beside it.

    Lists are padded with 0 to their full length; cells that may be negative or have a high bound are scaled by it.
    """

    def __init__(self) -> None:
        self.values: list[float] = []
        self.labels: list[str] = []
        self.high: i64 = 1

    def add(self, label: str, value: i64, low: i64, high: i64) -> None:
        """One value of the row."""
        self.labels.append(label)
        self.values.append(int(value - low) / int(high - low) if high > low else 0.0)

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.add(name, value, low, high)
        return value

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        for place in range(len(cells)):
            self.add(f"{name}[{place}]", cells[place], low, high)

    def sequence(self, name: str, cells: vec[i64], count: i64, low: i64, high: i64) -> i64:
        self.add(f"{name}.count", count, 0, len(cells))
        for place in range(len(cells)):
            self.add(f"{name}[{place}]", cells[place] if place < count else low, low, high)
        return count

    def pool(self, name: str, totals: vec[i64]) -> None:
        self.high = 0
        for kind in range(len(totals)):
            self.high += totals[kind]

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        self.numbers(name, cells, 0, self.high)

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        return self.sequence(name, cells, count, BACK, self.high)

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.sequence(name, cells, count, BACK, self.high)
