"""What all parts of the picture are drawn with: the view, its words, and signs that stand on several of them."""

from __future__ import annotations

from typing import Any

from karavelle.games.amerigo.content import COLOUR_IDS, TOKEN_IDS
from karavelle.games.amerigo.decisions import FRAMES
from karavelle.games.amerigo.panels import seat_letters
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.core import Options
from karavelle.kernel.scene import Element, circle, group, piece, use, words
from karavelle.kernel.text import Speech

WIDTH = 620.0
"""Of all parts beside the board."""

ICONS = ("am-ship", "am-cannon", "am-plan", "am-progress", "am-build", "am-crate", "am-order")
"""The actions, by colour."""

TOKEN_SIGNS: dict[str, tuple[tuple[str, ...], str]] = {
    "ap2_blue": (("am-ship",), "+2"),
    "ap2_black": (("am-cannon",), "+2"),
    "ap2_red": (("am-plan",), "+2"),
    "ap2_brown": (("am-progress",), "+2"),
    "ap2_green": (("am-build",), "+2"),
    "ap2_yellow": (("am-crate",), "+2"),
    "ap1_blue_red": (("am-ship", "am-plan"), "+1"),
    "ap1_black_green": (("am-cannon", "am-build"), "+1"),
    "ap1_brown_yellow": (("am-progress", "am-crate"), "+1"),
    "ship8": (("am-ship",), "8×"),
    "pirates_plus2": (("am-skull",), "+2"),
    "pirates_half": (("am-skull",), "½"),
    "pirates_gold2": (("am-skull", "am-coin"), "2"),
    "plan_two": (("am-plan", "am-tree"), "2"),
    "plan_build_swap": (("am-plan", "am-build"), "⇄"),
    "order_leap": (("am-order",), "1."),
    "gold3": (("am-coin",), "3"),
    "gold5": (("am-coin",), "5"),
    "post_gold": (("am-post", "am-coin"), "1"),
    "gold_rate2": (("am-coin",), "2:1"),
    "cube_vp": (("am-cube", "am-star"), ""),
    "end_posts": (("am-post", "am-star"), ""),
    "end_vp7": (("am-star",), "7"),
    "end_gold": (("am-coin", "am-star"), ""),
}
"""What stands on a progress token: one or two signs, and a word."""


class Pens:
    """A view, whose eyes it is seen with, and how its things are called."""

    def __init__(self, view: Amerigo, viewer: int, speech: Speech) -> None:
        self.s = view
        self.viewer = viewer
        self.speech = speech
        self.letters = seat_letters(speech.players)
        self.question = "" if view.over() else FRAMES[int(view.frame)].id
        self.asked = self.question if view.actor == viewer and viewer >= 0 else ""
        self.open: list[int] = self._open() if self.asked else []
        self.names = {self._name(option) for option in self.open}

    def _open(self) -> list[int]:
        out = Options()
        self.s.options(out)
        return out.tolist()

    def _name(self, option: int) -> str:
        frame = FRAMES[int(self.s.frame)]
        return f"{frame.id}:{frame.names[option - int(frame.first)]}"

    def pick(self, name: str) -> str | None:
        """The answer that a thing stands for, if it is open to the viewer."""
        return name if name in self.names else None

    def say(self, key: str, **args: Any) -> str:
        """What is written on the table."""
        return self.speech.say(key, **args)

    def name(self, id: str) -> str:
        """What a thing is called."""
        return self.speech.name(id)

    def named(self, seat: int) -> str:
        """What a seat is called."""
        return self.speech.players[seat]

    def disc(self, seat: int, x: float, y: float, radius: float, **attributes: Any) -> Element:
        """A disc of a seat."""
        return piece(seat, self.letters[seat], x, y, radius, **attributes)

    def own(self, seat: int, symbol: str, x: float, y: float, size: float, **attributes: Any) -> Element:
        """A piece in the colours of a seat, with its letter."""
        kind = f"{attributes.pop('cls', '')} own seat-{seat}".strip()
        drop = {"am-post": 0.3, "am-ship": 0.36}.get(symbol, 0.2)
        letter = words(self.letters[seat], 0, size * drop, size * 0.3, cls=f"letter on-seat-{seat}")
        return group(use(symbol, 0, 0, size), letter, at=(x, y), cls=kind, **attributes)

    def cube(self, colour: int, x: float, y: float, size: float, **attributes: Any) -> Element:
        """A cube of one of the seven colours."""
        kind = f"{attributes.pop('cls', '')} cube c-{COLOUR_IDS[colour]}".strip()
        return group(use("am-cube", 0, 0, size), at=(x, y), cls=kind, **attributes)

    def token(self, token: int, x: float, y: float, radius: float, **attributes: Any) -> Element:
        """A progress token."""
        signs, word = TOKEN_SIGNS[TOKEN_IDS[token]]
        drawn: list[Element] = [circle(0, 0, radius, cls="token"), circle(0, 0, radius * 0.86, cls="token-rim")]
        up = -0.16 * radius if word else 0.0
        if len(signs) == 1:
            drawn.append(use(signs[0], 0, up, radius * 1.05, cls="token-sign"))
        else:
            drawn.append(use(signs[0], -radius * 0.34, up, radius * 0.82, cls="token-sign"))
            drawn.append(use(signs[1], radius * 0.34, up, radius * 0.82, cls="token-sign"))
        if word:
            drawn.append(words(word, 0, radius * 0.74, radius * 0.58, cls="token-word"))
        id = TOKEN_IDS[token]
        return group(*drawn, at=(x, y), title=self.name(id), tip=id, **attributes)


__all__ = ["ICONS", "WIDTH", "Pens"]
