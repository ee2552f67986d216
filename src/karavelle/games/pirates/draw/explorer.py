"""The explorer board: a trail in two lines, with forks, rivers, and the explorers on their way."""

from __future__ import annotations

from karavelle.games.pirates.content import CONTENT, FIELD_IDS, NEXT, UNLIMITED
from karavelle.games.pirates.draw.icons import row, tokens
from karavelle.games.pirates.draw.pens import Pens
from karavelle.kernel.scene import Element, Part, circle, el, group, path, rect, words

WIDTH, BAND, TOP = 1240.0, 204.0, 22.0
LINES = ((0, 17), (18, 35))
HEIGHT = TOP + BAND * 2 + 2
STEP, RADIUS = 68.0, 29.0


def explorer(pens: Pens) -> Part:
    """The trail from the start to the last field."""
    content = [rect(3, 3, WIDTH - 6, HEIGHT - 6, 18, cls="land")]
    content += [el("ellipse", cx=x, cy=y, rx=70, ry=26, cls="jungle") for x, y in _woods()]
    content += _trails(pens) + _rivers()
    for field, id in enumerate(FIELD_IDS):
        if id != "rt" or pens.s.retirement:
            content.append(_field(pens, field))
    content += _explorers(pens)
    return Part("explorer", pens.say("draw-explorer"), WIDTH, HEIGHT, tuple(content))


def _woods() -> list[tuple[float, float]]:
    return [(250, 122), (800, 118), (1120, 126), (420, 326), (960, 330), (130, 332), (680, 322)]


def where(field: int) -> tuple[float, float]:
    """The middle of a field."""
    if FIELD_IDS[field] == "rt":
        x, y = CONTENT.value("retirement", "x") + 0.5, 2.9
    else:
        entry = CONTENT.entries("fields")[field]
        x, y = entry["x"], entry["y"]
    line = next(at for at, (_, last) in enumerate(LINES) if x <= last + 0.5)
    column = x - LINES[line][0]
    return 42 + column * STEP, TOP + BAND * line + 34 + (y - 1) * 66


def _trails(pens: Pens) -> list[Element]:
    """Dotted lines from field to field; from line to line they leave on the right and come in on the left."""
    shift = 2 * len(FIELD_IDS) if pens.s.retirement else 0
    drawn = []
    for field in range(len(FIELD_IDS)):
        for branch in range(2):
            following = int(NEXT[shift + 2 * field + branch])
            if following < 0:
                continue
            (x, y), (to_x, to_y) = where(field), where(following)
            if to_x < x - 100:
                drawn.append(path(f"M{x} {y}H{WIDTH - 8}", cls="trail"))
                drawn.append(path(f"M8 {to_y}H{to_x}", cls="trail"))
            else:
                drawn.append(path(f"M{x} {y}L{to_x} {to_y}", cls="trail"))
    return drawn


def _rivers() -> list[Element]:
    """A river before every field that is entered across one."""
    drawn = []
    for number, entry in enumerate(CONTENT.entries("fields")):
        if entry["river"]:
            x, y = where(number)
            left, high, low = x - 36, y - 94, y + 96
            curve = f"M{left} {high}c-12 30 12 50 0 90s12 60 0 94"
            drawn += [path(curve, cls="stream"), path(curve, cls="stream-2")]
            drawn.append(words(entry["river"], left, low - 6, 20, cls="tally"))
    return drawn


def _field(pens: Pens, field: int) -> Element:
    """A field with what it offers."""
    id = FIELD_IDS[field]
    effects = [] if id == "rt" else CONTENT.entries("fields")[field]["effects"]
    icons = [("residence", "½")] if id == "rt" else tokens(effects)
    drawn = [circle(0, 0, RADIUS + (5 if UNLIMITED[field] else 0), cls="field")]
    if id == "start":
        drawn.append(words("⚑", 0, 9, 26))
    drawn += row(icons, 0, 0, 46 if len(icons) == 1 else 32, 54)
    title = f"{pens.name(id)}. {pens.tip(id)}" if id == "rt" else pens.name(id)
    return group(*drawn, at=where(field), title=title, pick=pens.pick("explore_move", f"go:{id}"), key=f"field_{id}")


def _explorers(pens: Pens) -> list[Element]:
    drawn = []
    for board in range(int(pens.s.boards)):
        field = int(pens.s.explorer[board])
        x, y = where(field)
        same = [other for other in range(int(pens.s.boards)) if pens.s.explorer[other] == field]
        shift = 16 * same.index(board) - 8 * (len(same) - 1)
        title = pens.say("draw-explorer-at", name=pens.named(board), field=pens.name(FIELD_IDS[field]))
        drawn.append(
            pens.piece("pi-pawn", board, x + shift, y - 18, 50, key=f"explorer_{board}", title=title, cls="ship-there")
        )
    return drawn


__all__ = ["explorer"]
