"""What a viewer sees of a state, and the worlds that it could be: redacting and re-dealing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from karavelle.kernel.fields import ALL_KNOW, BACK, EVERYONE, NO_CARD, NOBODY, OWNER, Visitor
from karavelle.kernel.generator import Generator


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
            if not self.sees(by[place]):
                cells[place] = BACK
        return count

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        for place in range(len(cells)):
            known = by[place] == ALL_KNOW or (self.viewer >= 0 and (by[place] >> self.viewer) & 1 == 1)
            if cells[place] != NO_CARD and not known:
                cells[place] = BACK


class Hands(Visitor):
    """Finds out whether a seat sees anything that others do not."""

    def __init__(self) -> None:
        self.found = False

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        self.cards(name, cells, to)

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        if to == OWNER or to >= 0:
            self.found = True

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        self.cards(name, cells, to)
        return count

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        self.found = True
        return count

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        self.found = True


class Unseen(Visitor):
    """Counts, pool by pool, the cards that lie nowhere in sight."""

    def __init__(self) -> None:
        self.left = vec[i64]()
        self.first: i64 = 0
        self.kinds: i64 = 0

    def begin(self) -> None:
        """Forgets what was counted, to count anew."""
        self.first = 0
        self.kinds = 0

    def pool(self, name: str, totals: vec[i64]) -> None:
        self.first += self.kinds
        self.kinds = len(totals)
        while len(self.left) < self.first + self.kinds:
            self.left = append(self.left, 0)
        for kind in range(self.kinds):
            self.left[self.first + kind] = totals[kind]

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        width = self.kinds + 1
        for place in range(len(cells)):
            kind = place % width
            if kind < self.kinds:
                self.left[self.first + kind] -= cells[place]

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        for place in range(count):
            if cells[place] != BACK:
                self.left[self.first + cells[place]] -= 1
        return count

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.pile(name, cells, count, NOBODY)

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        for place in range(len(cells)):
            if cells[place] >= 0:
                self.left[self.first + cells[place]] -= 1


class Deal(Visitor):
    """Deals the unseen cards of each pool at random onto the backs; a game names its marked places before all else."""

    def __init__(self, counted: Unseen, generator: Generator) -> None:
        self.counted = counted
        self.left = counted.left
        self.generator = generator
        self.first: i64 = 0
        self.kinds: i64 = 0
        self.unseen: i64 = 0

    def begin(self) -> None:
        """Starts with the first pool of what was counted."""
        self.left = self.counted.left
        self.first = 0
        self.kinds = 0

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

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        for place in range(len(cells)):
            if cells[place] == BACK:
                cells[place] = self.draw_marked(marks, of[place])

    def draw_marked(self, marks: vec[i64], mark: i64) -> i64:
        """One of the unseen cards of this pool with this mark on the back."""
        total: i64 = 0
        for kind in range(self.kinds):
            if marks[kind] == mark:
                total += self.left[self.first + kind]
        pick = self.generator.below(total)
        self.unseen -= 1
        found: i64 = 0
        while marks[found] != mark or pick >= self.left[self.first + found]:
            if marks[found] == mark:
                pick -= self.left[self.first + found]
            found += 1
        self.left[self.first + found] -= 1
        return found
