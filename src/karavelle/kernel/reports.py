"""What can be said of a state: its faults, its fields as plain data, and as a row of numbers for learning."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.fields import BACK, EVERYONE, NO_CARD, NOBODY, Visitor


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

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        for place in range(len(cells)):
            kind = cells[place]
            if kind == NO_CARD:
                continue
            if not 0 <= kind < len(self.totals):
                self.faults.append(f"{name}[{place}] is {kind}")
                continue
            self.seen[kind] += 1
            if marks[kind] != of[place]:
                self.faults.append(f"{name}[{place}]: kind {kind} does not have the back {of[place]}")

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

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        self.sequence(name, cells, len(cells), 0, 0)


class Observe(Visitor):
    """The fields as one row of fixed length for learning: every value scaled to 0..1, with its label beside it.

    Lists are padded with 0 to their full length; cells that may be negative or have a high bound are scaled by it.
    """

    def __init__(self) -> None:
        self.values: list[float] = []
        self.labels: list[str] = []
        self.high: i64 = 1
        self.kinds: i64 = 0

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
        self.kinds = len(totals)
        for kind in range(len(totals)):
            self.high += totals[kind]

    def cards(self, name: str, cells: vec[i64], to: i64) -> None:
        self.numbers(name, cells, 0, self.high)

    def pile(self, name: str, cells: vec[i64], count: i64, to: i64) -> i64:
        return self.sequence(name, cells, count, BACK, self.high)

    def pile_by(self, name: str, cells: vec[i64], count: i64, by: vec[i64]) -> i64:
        return self.sequence(name, cells, count, BACK, self.high)

    def places(self, name: str, cells: vec[i64], by: vec[i64], marks: vec[i64], of: vec[i64]) -> None:
        self.numbers(name, cells, NO_CARD, self.kinds - 1)
