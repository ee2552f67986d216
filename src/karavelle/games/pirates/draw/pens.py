"""What all parts of the picture are drawn with: the view, its words, and the pieces that stand on several of them."""

from __future__ import annotations

from typing import Any

from karavelle.games.pirates.content import CARDS, FIRST_CARD, FIRST_LOCATION, FIRST_RESIDENCE, LOCATIONS, RESIDENCES
from karavelle.games.pirates.decisions import FRAMES
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Options
from karavelle.kernel.panel import seat_letters
from karavelle.kernel.scene import Element, group, use, words
from karavelle.kernel.text import Speech


class Pens:
    """A view, whose eyes it is seen with, and how its things are called."""

    def __init__(self, view: Pirates, viewer: int, speech: Speech) -> None:
        self.s = view
        self.viewer = viewer
        self.speech = speech
        self.letters = seat_letters([speech.player(board) for board in range(int(view.boards))])
        self.question = "" if view.over() else FRAMES[int(view.frame)].id
        self.asked = self.question if view.actor == viewer and view.actor >= 0 else ""
        self.open: list[str] = self._open() if self.asked else []

    def _open(self) -> list[str]:
        out = Options()
        self.s.options(out)
        frame = FRAMES[int(self.s.frame)]
        return [frame.names[option - int(frame.first)] for option in out.tolist()]

    def pick(self, question: str, option: str) -> str | None:
        """The answer that a thing stands for, if it is open."""
        return f"{question}:{option}" if self.asked == question and option in self.open else None

    def say(self, key: str, **args: Any) -> str:
        """What is written on the table."""
        return self.speech.say(key, **args)

    def name(self, id: str) -> str:
        """What a thing is called."""
        return self.speech.name(id)

    def tip(self, id: str) -> str:
        """What there is to know about a thing."""
        return self.speech.say(f"tip-{id}") if self.speech.knows(f"tip-{id}") else self.name(id)

    def named(self, board: int) -> str:
        """What a seat, or Jordan, is called."""
        return self.speech.player(board)

    def colour(self, board: int) -> str:
        """The classes of a piece of a board."""
        return f"own seat-{board}" if board < self.s.seats else "own rival"

    def piece(self, symbol: str, board: int, x: float, y: float, size: float, **more: Any) -> Element:
        """A ship, pawn or flag in the colour of a board, with its letter."""
        look = f"on-seat-{board}" if board < self.s.seats else "rival-letter"
        drop = {"pi-hull": 0.36, "pi-pawn": 0.34}.get(symbol, 0.04)
        letter = words(self.letters[board], 0, size * drop, size * 0.32, cls=f"letter {look}")
        cls = f"{self.colour(board)} {more.pop('cls', '')}".strip()
        return group(use(symbol, 0, 0, size), letter, at=(x, y), cls=cls, **more)

    def what(self, space: int) -> tuple[str, int]:
        """What lies on a cell: location, residence, improvement, blank or hidden, and its number."""
        lying = int(self.s.cell[space - 1])
        if FIRST_LOCATION <= lying < FIRST_LOCATION + LOCATIONS:
            return "location", lying - int(FIRST_LOCATION)
        if FIRST_RESIDENCE <= lying < FIRST_RESIDENCE + RESIDENCES:
            return "residence", lying - int(FIRST_RESIDENCE)
        if FIRST_CARD <= lying < FIRST_CARD + CARDS:
            return "improvement", lying - int(FIRST_CARD)
        return ("blank", 0) if lying in (0, 84) else ("hidden", lying - 85)


def wrapped(text: str, widest: int, lines: int) -> list[str]:
    """Words broken into lines of so many letters at most; what is too long ends in an ellipsis."""
    found = [""]
    for word in text.split():
        joined = f"{found[-1]} {word}".strip()
        if len(joined) <= widest or not found[-1]:
            found[-1] = joined
        else:
            found.append(word)
    if len(found) > lines:
        found = [*found[: lines - 1], f"{found[lines - 1][: widest - 1]}…"]
    return found


__all__ = ["Pens", "wrapped"]
