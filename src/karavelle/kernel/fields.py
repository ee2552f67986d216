"""The fields of a state: how it names them, and how they are saved and loaded.

A state names each of its fields once, in ``fields(visitor)``: the name, the cells, the bounds and who may see
them. Everything that treats all fields alike is a visitor: saving and loading here, hiding and re-dealing in
`karavelle.kernel.secrets`, checking and describing in `karavelle.kernel.reports`. No game writes code to copy, compare
or hide.

Hidden cards are counters per kind, in zones that belong to a pool. The last cell of every counter counts card
*backs*: cards whose kind the viewer does not know. In the true state there are none; in a view there are nothing else
for the zones that the viewer may not see. So a view is a state like any other, with the sums still right, and
re-dealing is: whatever of the pool lies nowhere in sight, shuffled, dealt onto the backs.
"""

from __future__ import annotations

from struct import iter_unpack
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

NATURE: Final = -1
NOBODY: Final = -2
EVERYONE: Final = -3
OWNER: Final = -4
"""The cells stand in equal rows, one a seat; each row is for its own seat."""

BACK: Final = -1
"""A card in an ordered pile, or on a place, whose kind the viewer does not know."""

NO_CARD: Final = -2
"""What lies on a place without a card, or with one that nature has not drawn yet."""

ALL_KNOW: Final = -1
"""The seats that know a card on a place, one bit each: all bits, so that spectators know it, too."""


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
        """An ordered zone of the pool in which each card is known to the one in `by`: a seat, EVERYONE or NOBODY."""
        return count

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        """A zone of places that hold one card of the pool each, or NO_CARD; the seats in the mask `by` know it.

        What the back of a card on a place tells everybody is `of` that place: its kind is one of those with this mark.
        """


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

    def frombytes(self, data: bytes) -> None:
        """Becomes what `tobytes` gave."""
        self.cells = vec[i64]([cell for (cell,) in iter_unpack("=q", data)] + [0])
        self.size = len(data) // 8


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

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        self.write(cells, len(cells))


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

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        self.read(cells, len(cells))
