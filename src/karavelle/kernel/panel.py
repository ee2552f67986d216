"""What lies on the table in words: panels of rows, for the terminal and for screen readers.

A game may offer `panels(view, viewer, speech)` in its `panels.py`; it draws from what the viewer sees and names
classes, never colours. A game without one is shown by its fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from karavelle.kernel.core import State
from karavelle.kernel.text import Speech

SPARE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Cell:
    """A few words, and what kind of words they are: "seat-0", "colour-green", "dim", "strong", ..."""

    text: str
    kind: str = ""


@dataclass(frozen=True)
class Panel:
    """A titled part of the table: rows of cells under an optional head."""

    title: str
    rows: Sequence[Sequence[Cell]]
    head: Sequence[Cell] = field(default_factory=tuple)


def seat_letters(players: Sequence[str]) -> list[str]:
    """The letter that stands for each player on pieces: the first of the name that nobody before has."""
    letters: list[str] = []
    for player in players:
        own = [letter for letter in player.upper() if letter.isalnum()]
        letters.append(next(letter for letter in [*own, *SPARE] if letter not in letters))
    return letters


def plain(view: State, speech: Speech) -> list[Panel]:
    """The fields of a state as one panel, for games that have no panels of their own."""
    rows = []
    for name, value in view.describe().items():
        if name in ("frame", "actor", "a", "b", "agenda"):
            continue
        label = speech.say(f"field-{name}") if speech.knows(f"field-{name}") else name.replace("_", " ")
        numbers = value if isinstance(value, list) else [value]
        rows.append((Cell(label, "dim"), Cell(" ".join(map(str, numbers)))))
    return [Panel(speech.game.title, rows)]


__all__ = ["Cell", "Panel", "plain", "seat_letters"]
