"""What all parts of the picture are drawn with: the view, its words, and what is open to whom it is shown."""

from __future__ import annotations

from typing import Any

from karavelle.games.anno1503.content import GOOD_IDS
from karavelle.games.anno1503.decisions import FRAMES
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.core import Options
from karavelle.kernel.panel import seat_letters
from karavelle.kernel.scene import Element, circle, group, use, words
from karavelle.kernel.text import Speech


class Pens:
    """A view, whose eyes it is seen with, and how its things are called."""

    def __init__(self, view: Anno1503, viewer: int, speech: Speech) -> None:
        self.s = view
        self.viewer = viewer
        self.speech = speech
        self.letters = seat_letters(speech.players)
        self.question = "" if view.over() else FRAMES[int(view.frame)].id
        self.asked = self.question if view.actor == viewer else ""
        self.open: dict[str, int] = self._open() if self.asked else {}

    def _open(self) -> dict[str, int]:
        out, frame = Options(), FRAMES[int(self.s.frame)]
        self.s.options(out)
        return {frame.names[option - int(frame.first)]: option for option in out.tolist()}

    def pick(self, *answers: str) -> str | None:
        """The first of these answers that is open to the viewer now, written `question:option`."""
        for answer in answers:
            question, _, option = answer.partition(":")
            if question == self.asked and option in self.open:
                return answer
        return None

    def say(self, key: str, **args: Any) -> str:
        """What is written on the table."""
        return self.speech.say(key, **args)

    def name(self, id: str) -> str:
        """What a thing is called."""
        return self.speech.name(id)

    def named(self, seat: int) -> str:
        """What a seat is called."""
        return self.speech.players[seat]

    def answer(self, name: str) -> str:
        """An open answer in words."""
        return self.speech.option(self.s, self.open[name])

    @property
    def own(self) -> int:
        """The seat for which prices are shown: the viewer's, else that on turn."""
        return self.viewer if self.viewer >= 0 else max(0, int(self.s.active))


def sign(id: str, x: float, y: float, size: float, **attributes: Any) -> Element:
    """A symbol of this game."""
    return use(f"an-{id}", x, y, size, **attributes)


def coin(number: object, x: float, y: float, size: float = 40) -> list[Element]:
    """Gold, with its number on the coin."""
    return [sign("coin", x, y, size), words(number, x, y + size * 0.17, size * 0.48, cls="heading")]


def badge(id: str, x: float, y: float, size: float) -> Element:
    """A symbol on a disc."""
    return group(circle(0, 0, size * 0.6, cls="disc"), sign(id, 0, 0, size * 0.86), at=(x, y))


def cost_row(goods: list[int], gold: int, x: float, y: float, size: float = 26) -> list[Element]:
    """What something costs, as a row of signs around a middle."""
    ids = [id for place, id in enumerate(GOOD_IDS) for _ in range(goods[place])] + ["coin"] * bool(gold)
    start = x - size * (len(ids) - 1) / 2
    drawn = [sign(id, start + size * place, y, size) for place, id in enumerate(ids)]
    if gold:
        drawn.append(words(gold, start + size * (len(ids) - 1), y + size * 0.2, size * 0.56, cls="heading"))
    return drawn


__all__ = ["Pens", "badge", "coin", "cost_row", "sign"]
