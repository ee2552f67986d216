"""What all parts of the picture are drawn with: the view, its words, and the units that stand on several of them."""

from __future__ import annotations

from typing import Any

from karavelle.games.entdecker.content import EVENT_IDS, EVENT_OF_KIND, KINDS, UNIT_IDS
from karavelle.games.entdecker.decisions import FRAMES
from karavelle.games.entdecker.panels import seat_letters
from karavelle.games.entdecker.state import Entdecker
from karavelle.kernel.core import Options
from karavelle.kernel.scene import Element, circle, group, use, words
from karavelle.kernel.text import Speech


class Pens:
    """A view, whose eyes it is seen with, and how its things are called."""

    def __init__(self, view: Entdecker, viewer: int, speech: Speech) -> None:
        self.s = view
        self.viewer = viewer
        self.speech = speech
        self.letters = seat_letters(speech.players)
        self.question = "" if view.over() else FRAMES[int(view.frame)].id
        self.asked = self.question if view.actor == viewer else ""
        self.open: list[int] = self._open() if self.asked else []

    def _open(self) -> list[int]:
        out = Options()
        self.s.options(out)
        return out.tolist()

    def pick(self, question: str, option: str) -> str | None:
        """The answer that a thing stands for, if the viewer is asked this."""
        return f"{question}:{option}" if self.asked == question else None

    def say(self, key: str, **args: Any) -> str:
        """What is written on the table."""
        return self.speech.say(key, **args)

    def name(self, id: str) -> str:
        """What a thing is called."""
        return self.speech.name(id)

    def named(self, seat: int) -> str:
        """What a seat is called."""
        return self.speech.players[seat]

    def unit(self, seat: int, unit: int, x: float, y: float, size: float, **attributes: Any) -> Element:
        """A unit in the colours of a seat, with its letter."""
        kind = f"{attributes.pop('cls', '')} unit seat-{seat}".strip()
        letter = words(self.letters[seat], 0, size * 0.32, size * 0.36, cls=f"letter on-seat-{seat}")
        return group(use(UNIT_IDS[unit], 0, 0, size), letter, at=(x, y), cls=kind, **attributes)


def event_of(kind: int) -> str:
    """The event of a kind of tile, or nothing."""
    return EVENT_IDS[EVENT_OF_KIND[kind]] if 0 <= kind < KINDS and EVENT_OF_KIND[kind] < len(EVENT_IDS) else ""


def badge(symbol: str, x: float, y: float, size: float) -> Element:
    """A symbol on a small disc."""
    return group(circle(0, 0, size * 0.62, cls="badge"), use(symbol, 0, 0, size), at=(x, y))


__all__ = ["Pens", "badge", "event_of"]
