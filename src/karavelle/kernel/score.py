"""Score sheets: points by category, per seat."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: what it is for (a text key, and often a component) and the points."""

    category: str
    item: str
    points: int


class Sheet:
    """The column of one seat on the score sheet, filled by `State.score`."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.total: i64 = 0

    def add(self, category: str, points: i64, item: str = "") -> None:
        """Writes one line."""
        self.lines.append(Line(category, item, int(points)))
        self.total += points


class Tally(Sheet):
    """A sheet that keeps the total and no lines, for those who only compare."""

    def add(self, category: str, points: i64, item: str = "") -> None:
        self.total += points
