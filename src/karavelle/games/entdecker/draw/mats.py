"""What lies in front of each seat, the stores that everybody may count, and the event table."""

from __future__ import annotations

from karavelle.games.entdecker import scoring
from karavelle.games.entdecker.content import (
    BACK_OF_KIND,
    CHIP_IDS,
    CHIP_VALUE,
    CHIPS,
    CONTENT,
    EVENT_IDS,
    FIRST_SLOT,
    KINDS,
    PATTERN,
    SLOTS,
    TYPE_IDS,
    TYPE_OF_KIND,
    UNIT_IDS,
    UNITS,
)
from karavelle.games.entdecker.draw.coast import picture
from karavelle.games.entdecker.draw.pens import Pens
from karavelle.games.entdecker.state import SUPPLY
from karavelle.kernel.scene import Element, Part, circle, el, group, rect, use, words

WIDTH, MAT = 610.0, 208.0
HOLE_X, HOLE, GROOVE = 42.0, 43.8, 88.0


def mats(pens: Pens) -> list[Part]:
    """A mat a seat."""
    return [_mat(pens, seat) for seat in range(pens.s.seats)]


def _mat(pens: Pens, seat: int) -> Part:
    asked = " asked" if pens.s.actor == seat else ""
    points = int(pens.s.points(seat))
    content = [
        rect(2, 2, WIDTH - 4, MAT - 4, 16, cls=f"sheet mat{asked}"),
        pens.unit(seat, 0, 38, 34, 50),
        words(pens.named(seat), 74, 43, 26, cls="heading", anchor="start"),
        group(
            use("en-star", 0, 0, 40),
            words(points, 26, 11, 30, cls="strong", anchor="start"),
            at=(WIDTH - 98, 34),
            title=pens.say("draw-points", points=points),
        ),
        *_gold(pens, seat),
        *[_supply(pens, seat, unit) for unit in range(UNITS)],
        *_chips(pens, seat),
    ]
    return Part(f"mat-{seat}", pens.named(seat), WIDTH, MAT, tuple(content))


def _gold(pens: Pens, seat: int) -> list[Element]:
    """The gold board, 0 to 12, with its marker."""
    gold = int(pens.s.gold[seat])
    drawn = [rect(HOLE_X - 20, GROOVE - 17, HOLE * 12 + 40, 34, 17, cls="groove")]
    for number in range(13):
        drawn.append(circle(HOLE_X + HOLE * number, GROOVE, 14, cls="hole"))
        drawn.append(words(number, HOLE_X + HOLE * number, GROOVE + 7, 19, cls="dim"))
    marker = [use("en-coin", 0, 0, 46), words(gold, 0, 9, 24, cls="heading")]
    at = (HOLE_X + HOLE * gold, GROOVE)
    drawn.append(group(*marker, at=at, key=f"gold_{seat}", title=pens.say("draw-gold", gold=gold)))
    return drawn


def _supply(pens: Pens, seat: int, unit: int) -> Element:
    """Units of a kind: those in supply whole, those on the chart as outlines."""
    first, last = seat * SLOTS + FIRST_SLOT[unit], seat * SLOTS + FIRST_SLOT[unit + 1]
    own = [int(pens.s.unit_at[slot]) for slot in range(first, last)]
    left = own.count(SUPPLY)
    drawn = []
    for number in range(len(own)):
        look = "away" if number >= left else ""
        drawn.append(pens.unit(seat, unit, 42.0 * number, 0, 46 if unit else 42, cls=look))
    x = 40.0 + (0, 140, 238)[unit]
    title = pens.say("draw-supply", unit=pens.name(UNIT_IDS[unit]), left=left)
    return group(*drawn, at=(x, 156), title=title, tip=UNIT_IDS[unit])


def _chips(pens: Pens, seat: int) -> list[Element]:
    """Chips by kind, with the value of one, and a crown for the most."""
    s, drawn = pens.s, []
    held = [(chip, int(s.chips[seat * CHIPS + chip])) for chip in range(CHIPS) if s.chips[seat * CHIPS + chip]]
    step = min(58.0, 250 / max(1, len(held)))
    for number, (chip, count) in enumerate(held):
        disc = [el("circle", r=23, cls="badge"), use(CHIP_IDS[chip], 0, -2, 34)]
        disc.append(words(int(CHIP_VALUE[chip]), 20, -10, 20, cls="mark"))
        disc += [words(f"{count}×", 0, 41, 19, cls="strong")] if count > 1 else []
        title = pens.say("draw-held", chip=pens.name(CHIP_IDS[chip]), count=count, value=int(CHIP_VALUE[chip]))
        drawn.append(group(*disc, at=(342.0 + step * number, 150.0), title=title, tip=CHIP_IDS[chip]))
    most = max(int(s.chip_count(other)) for other in range(s.seats))
    if most and s.chip_count(seat) == most:
        drawn.append(group(use("en-crown", 0, 0, 40), at=(WIDTH - 146, 34), title=pens.say("draw-most-chips")))
    return drawn


# Stores


STORES = 306.0


def stores(pens: Pens) -> Part:
    """Reserve tiles by type with what is unseen and boxed of each, and the chips left."""
    content = [rect(1, 1, WIDTH - 2, STORES - 2, 16, cls="panel")]
    content += [_reserve(pens, kind) for kind in range(len(TYPE_IDS))]
    for row, key in enumerate(("draw-reserve-label", "draw-unseen-label", "draw-box-label")):
        content.append(words(pens.say(key), 22, 134 + 36 * row, 20, cls="on-wood", anchor="start"))
    content.append(_chip_stack(pens))
    return Part("stores", pens.say("draw-stores"), WIDTH, STORES, tuple(content))


def _reserve(pens: Pens, kind: int) -> Element:
    s = pens.s
    unseen = [0, 0]
    for tile in range(KINDS):
        if TYPE_OF_KIND[tile] == kind:
            unseen[BACK_OF_KIND[tile] - 1] += int(s.unseen[tile])
    boxed = sum(int(count) for tile, count in enumerate(scoring.boxed(s)) if TYPE_OF_KIND[tile] == kind)
    left, name = int(s.reserve[kind]), pens.name(TYPE_IDS[kind])
    drawn = [
        group(*picture(int(PATTERN[kind * 4]), kind), at=(-34, 24), scale=0.68),
        circle(-26, 32, 14, cls="badge"),
        words(kind + 1, -26, 39, 20, cls="strong"),
        words(left, 0, 134, 24, cls="on-wood strong"),
        words(f"{unseen[0]}+{unseen[1]}?" if unseen[1] else unseen[0], 0, 170, 22, cls="on-wood"),
        words(boxed, 0, 206, 22, cls="on-wood"),
    ]
    told = [
        pens.say("draw-reserve", digit=kind + 1, tile=name, tiles=left),
        pens.say("draw-unseen-kind", tile=pens.say("draw-unseen-label"), plain=unseen[0], question=unseen[1]),
        pens.say("draw-box", tiles=boxed),
    ]
    return group(
        *drawn, at=(164.0 + 80 * int(kind), 0.0), title=" · ".join(told), tip=TYPE_IDS[kind], cls="" if left else "shut"
    )


def _chip_stack(pens: Pens) -> Element:
    """The chips left, by kind."""
    s, drawn = pens.s, []
    for chip in range(len(CHIP_IDS)):
        left = int(s.chips_left[chip])
        look = "" if left else "shut"
        disc = [el("circle", r=20, cls="badge"), use(CHIP_IDS[chip], 0, 0, 30), words(left, 34, 8, 21, cls="on-wood")]
        title = pens.say("draw-held", chip=pens.name(CHIP_IDS[chip]), count=left, value=int(CHIP_VALUE[chip]))
        drawn.append(group(*disc, at=(118 + 68 * chip, 0), title=title, tip=CHIP_IDS[chip], cls=look))
    total = int(s.chip_stack())
    stack = [use("en-chip", 0, 0, 56), words(total, 0, 9, 26, cls="mark")]
    drawn.append(group(*stack, at=(48, 0), key="chip_stack", title=pens.say("draw-chip-stack", chips=total)))
    return group(*drawn, at=(0, 258))


# The event table

ROW = 58.0
EVENT_WORDS = (
    "draw-event-storm",
    "draw-event-hostile_natives",
    "draw-event-friendly_natives",
    "draw-event-pirates",
    "draw-event-ruin",
    "draw-event-gold",
)


def events(pens: Pens) -> Part:
    """What the question marks may bring, and how often."""
    counts = CONTENT.column("events", "count")
    height = 66 + ROW * len(EVENT_IDS)
    content = [
        rect(2, 2, WIDTH - 4, height - 4, 16, cls="sheet"),
        words(pens.say("draw-events-title"), 24, 40, 24, cls="heading", anchor="start"),
    ]
    for number, id in enumerate(EVENT_IDS):
        y = 88 + ROW * number
        row = [
            use(id, 50, y, 46),
            words(pens.name(id), 86, y - 4, 22, cls="strong", anchor="start"),
            words(pens.say(EVENT_WORDS[number]), 86, y + 20, 20, cls="dim", anchor="start"),
            words(pens.say("draw-times", count=counts[number]), WIDTH - 30, y + 8, 22, cls="strong", anchor="end"),
        ]
        content.append(group(*row, tip=id))
    return Part("events", pens.say("draw-events"), WIDTH, height, tuple(content))


__all__ = ["events", "mats", "stores"]
