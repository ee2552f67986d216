"""What all parts of the picture are drawn with: the view, its words, and the things that stand on several of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from karavelle.games.grog.content import COLOUR_IDS
from karavelle.games.grog.decisions import FRAMES
from karavelle.games.grog.state import Grog
from karavelle.kernel.panel import seat_letters
from karavelle.kernel.scene import Element, circle, group, piece, rect, use, words
from karavelle.kernel.text import Speech

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Pens:
    """A view, whose eyes it is seen with, and how its things are called."""

    def __init__(self, view: Grog, viewer: int, speech: Speech) -> None:
        self.s = view
        self.viewer = viewer
        self.speech = speech
        self.letters = seat_letters(speech.players)
        self.asked = "" if view.over() or view.actor != viewer else FRAMES[int(view.frame)].id

    def pick(self, option: str, *questions: str) -> str | None:
        """The answer that a thing stands for, if the viewer is asked one of these questions."""
        if self.asked not in [question.partition(":")[0] for question in questions]:
            return None
        asked = next(question for question in questions if question.partition(":")[0] == self.asked)
        return f"{asked}:{option}" if option else asked

    def facts(self, id: str, *more: str) -> str:
        """What a thing is called, and what is true of it now."""
        return " · ".join(filter(None, (self.speech.name(id), *more)))

    def piece(self, seat: int, x: float, y: float, radius: float, **attributes: Any) -> Element:
        """A piece of a seat."""
        return piece(seat, self.letters[seat], x, y, radius, **attributes)

    def named(self, seat: int) -> str:
        """What a seat is called."""
        return self.speech.players[seat]


def die(colour: int, pips: int, x: float, y: float, size: float, **attributes: Any) -> Element:
    """A die of a colour, showing so many pips; none if it has not been rolled."""
    step = size * 0.26
    face = [rect(-size / 2, -size / 2, size, size, size * 0.2, cls=f"die {COLOUR_IDS[colour]}")]
    face += [circle(step * across, step * down, size * 0.09, cls="pip") for across, down in PIPS.get(pips, ())]
    return group(*face, at=(x, y), **attributes)


def counted(symbol: str, count: object, x: float, y: float, size: float = 30, **attributes: Any) -> Element:
    """A symbol with a number behind it."""
    number = words(count, size * 0.62, size * 0.22, size * 0.66, cls="strong", anchor="start")
    return group(use(symbol, 0, 0, size), number, at=(x, y), **attributes)


def card_back(symbol: str, x: float, y: float, width: float, height: float, **attributes: Any) -> Element:
    """The back of a card."""
    sheet = rect(-width / 2, -height / 2, width, height, 7, cls=f"card back {symbol}")
    inner = rect(-width / 2 + 5, -height / 2 + 5, width - 10, height - 10, 4, cls="card-edge none")
    return group(sheet, inner, use(symbol, 0, 0, width * 0.62), at=(x, y), **attributes)


def wrapped(text: str, letters: int) -> Sequence[str]:
    """Words in lines of about so many letters, two lines at the most."""
    if len(text) <= letters or " " not in text:
        return [text]
    breaks = [place for place, letter in enumerate(text) if letter == " "]
    middle = min(breaks, key=lambda place: abs(place - len(text) / 2))
    return [text[:middle], text[middle + 1 :]]


__all__ = ["Pens", "card_back", "counted", "die", "wrapped"]
