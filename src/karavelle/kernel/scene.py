"""Scenes: what lies on the table as plain drawing, for browsers, notebooks and files alike.

A game offers `draw(view, viewer, speech)`. It gives a `Scene`: parts (the board, the auction, a mat a seat, a hand) of
SVG elements written as plain data, `("g", {"key": ...}, child, ...)`. Drawing gets what the viewer sees and no more.

Four attributes are not SVG. `key` is the name of a thing that survives a move: what keeps its key and changes its
place is seen moving. `pick` is the answer that a thing stands for, or a path of answers with spaces between. `title`
says what it is, to pointers and to screen readers; `tip` is the id under which the glossary explains it. Things have
classes, never colours: style sheets know how they look.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from karavelle.kernel.core import State
from karavelle.kernel.game import Game
from karavelle.kernel.panel import Panel, plain
from karavelle.kernel.text import Speech

Element = tuple[Any, ...]
"""A tag, its attributes, and its children, which are elements or words."""

STYLE = Path(__file__).parent.parent / "web" / "scene.css"
OURS = ("key", "pick", "tip")
"""Attributes that are not SVG; in a page they become data."""

SPELLED = {"cls": "class", "font_size": "font-size", "text_anchor": "text-anchor", "stroke_width": "stroke-width"}
"""Attributes that Python spells otherwise."""

WIDE = 1640.0
GAP = 20.0


@dataclass(frozen=True)
class Part:
    """A part of the table with its own measure; `title` names it to those who cannot see it."""

    id: str
    title: str
    width: float
    height: float
    content: tuple[Element, ...]

    def data(self) -> dict[str, Any]:
        """The part as it is sent to browsers."""
        return {
            "id": self.id,
            "title": self.title,
            "width": self.width,
            "height": self.height,
            "content": self.content,
        }


@dataclass(frozen=True)
class Scene:
    """Everything that lies on the table of a game."""

    game: Game
    parts: tuple[Part, ...]

    def data(self) -> list[dict[str, Any]]:
        """The scene as it is sent to browsers."""
        return [part.data() for part in self.parts]

    def svg(self, *, margin: float = GAP) -> str:
        """The whole scene as one picture that stands for itself."""
        placed, width, height = _arrange(self.parts, margin)
        body = "".join(
            f'<svg x="{_number(x)}" y="{_number(y)}" width="{_number(part.width)}" height="{_number(part.height)}" '
            f'viewBox="0 0 {_number(part.width)} {_number(part.height)}" role="group" '
            f'aria-label="{escape(part.title)}">{"".join(map(markup, part.content))}</svg>'
            for part, x, y in placed
        )
        style = "\n".join(sheet.read_text(encoding="utf-8") for sheet in style_sheets(self.game))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(width)} {_number(height)}" '
            f'class="scene {self.game.id}"><style>{style}</style>{symbols(self.game)}'
            f'<rect class="table" width="100%" height="100%"/>{body}</svg>'
        )

    def _repr_svg_(self) -> str:
        return self.svg()


# Elements


def el(tag: str, *children: Element | str, **attributes: Any) -> Element:
    """An element; `cls` is its class. What is None or empty is left out."""
    named = {SPELLED.get(name, name): value for name, value in attributes.items() if value is not None and value != ""}
    return (tag, named, *children)


def group(*children: Element, at: tuple[float, float] | None = None, scale: float = 1.0, **attributes: Any) -> Element:
    """Things that belong together, moved to a place."""
    moves = [f"translate({_number(at[0])} {_number(at[1])})"] if at else []
    moves += [f"scale({_number(scale)})"] if scale != 1.0 else []
    return el("g", *children, transform=" ".join(moves) or None, **attributes)


def use(symbol: str, x: float, y: float, size: float, **attributes: Any) -> Element:
    """One of the game's symbols, its middle at a place."""
    half = size / 2
    return el("use", href=f"#{symbol}", x=x - half, y=y - half, width=size, height=size, **attributes)


def words(text: object, x: float, y: float, size: float = 16, *, anchor: str = "middle", **attributes: Any) -> Element:
    """Words: their middle, start or end is at a place."""
    return el("text", str(text), x=x, y=y, font_size=size, text_anchor=anchor, **attributes)


def rect(x: float, y: float, width: float, height: float, round: float = 0, **attributes: Any) -> Element:
    """A rectangle."""
    return el("rect", x=x, y=y, width=width, height=height, rx=round or None, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Any) -> Element:
    """A circle."""
    return el("circle", cx=x, cy=y, r=radius, **attributes)


def path(d: str, **attributes: Any) -> Element:
    """A path."""
    return el("path", d=d, **attributes)


SEAT_SHAPES = (
    "M0 -1 A1 1 0 1 1 0 1 A1 1 0 1 1 0 -1Z",
    "M-.88 -.88H.88V.88H-.88Z",
    "M0 -1.12L1.02 .76H-1.02Z",
    "M0 -1.16L1.1 0L0 1.16L-1.1 0Z",
    "M-.6 -1.04H.6L1.2 0L.6 1.04H-.6L-1.2 0Z",
)
"""The shapes of the pieces of each seat: disc, square, triangle, diamond, hexagon."""

LETTER_DROP = (0.36, 0.36, 0.5, 0.36, 0.36)


def piece(seat: int, letter: str, x: float, y: float, radius: float, **attributes: Any) -> Element:
    """A piece of a seat: its colour, its shape, and its letter."""
    shape = path(SEAT_SHAPES[seat], transform=f"scale({_number(radius)})", cls=f"piece seat-{seat}")
    drop = LETTER_DROP[seat] * radius
    letters = words(letter, 0, drop, radius * 1.05, cls=f"letter on-seat-{seat}")
    return group(shape, letters, at=(x, y), **attributes)


# Rendering


def markup(element: Element | str) -> str:
    """An element as SVG text."""
    if isinstance(element, str):
        return escape(element)
    tag, attributes, *children = element
    title = f"<title>{escape(str(attributes['title']))}</title>" if attributes.get("title") else ""
    inner = title + "".join(map(markup, children))
    return f"<{tag}{''.join(_attribute(*pair) for pair in attributes.items() if pair[0] != 'title')}>{inner}</{tag}>"


def _attribute(name: str, value: Any) -> str:
    name = f"data-{name}" if name in OURS else name
    return f' {name}="{escape(_number(value) if isinstance(value, float) else str(value))}"'


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _arrange(parts: Sequence[Part], margin: float) -> tuple[list[tuple[Part, float, float]], float, float]:
    """Parts in rows, as many to a row as fit."""
    placed, x, y, row, widest = list[tuple[Part, float, float]](), margin, margin, 0.0, 0.0
    for part in parts:
        if x > margin and x + part.width + margin > WIDE:
            x, y, row = margin, y + row + margin, 0.0
        placed.append((part, x, y))
        x, row = x + part.width + margin, max(row, part.height)
        widest = max(widest, x)
    return placed, widest, y + row + margin


def style_sheets(game: Game) -> list[Path]:
    """The style sheets of a scene: everybody's, and the game's own."""
    return [sheet for sheet in (STYLE, game.folder / "scene.css") if sheet.exists()]


def symbols(game: Game) -> str:
    """The symbols that a game's scenes use, as SVG that is in a page once."""
    file = game.folder / "symbols.svg"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def scene(game: Game, view: State, viewer: int, speech: Speech) -> Scene:
    """What a viewer sees: drawn by the game, or made from its words where it does not draw."""
    if game.draw is not None:
        return Scene(game, tuple(game.draw(view, viewer, speech)))
    panels = game.panels(view, viewer, speech) if game.panels is not None else plain(view, speech)
    return Scene(game, tuple(_written(number, panel) for number, panel in enumerate(panels)))


LINE, LETTER, MARGIN = 24.0, 8.6, 14.0


def _written(number: int, panel: Panel) -> Part:
    """A panel of words as a part of a scene."""
    rows = [row for row in (panel.head, *panel.rows) if row]
    columns = [0.0] * max((len(row) for row in rows), default=0)
    for row in rows:
        for place, cell in enumerate(row):
            columns[place] = max(columns[place], len(cell.text) * LETTER + MARGIN)
    width = max(sum(columns), len(panel.title) * LETTER) + 2 * MARGIN
    content = [rect(0, 0, width, (len(rows) + 2) * LINE, 10, cls="sheet")]
    content.append(words(panel.title, MARGIN, LINE, 17, cls="heading", anchor="start"))
    for line, row in enumerate(rows, start=2):
        left = MARGIN
        for cell, wide in zip(row, columns, strict=False):
            picks = [word.removeprefix("pick:") for word in cell.kind.split() if word.startswith("pick:")]
            kinds = " ".join(word for word in cell.kind.split() if not word.startswith("pick:"))
            for pick in picks[:1]:
                content.append(rect(left - 4, line * LINE - 17, wide - 6, LINE - 2, 4, cls="spot", pick=pick))
            content.append(words(cell.text, left, line * LINE, 15, cls=f"words {kinds}", anchor="start"))
            left += wide
    return Part(f"words-{number}", panel.title, width, (len(rows) + 2) * LINE, tuple(content))


__all__ = [
    "Element",
    "Part",
    "Scene",
    "circle",
    "el",
    "group",
    "markup",
    "path",
    "piece",
    "rect",
    "scene",
    "style_sheets",
    "symbols",
    "use",
    "words",
]
