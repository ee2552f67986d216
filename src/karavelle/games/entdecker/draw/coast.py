"""How a tile looks: its land, and coasts that go on where the next tile begins.

Land reaches the whole of a side but for a stretch at the ends, where the coast comes in at a right angle; so the coasts
of two tiles that match join without a bend. A corner of the grid where all four sides are land is land as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from karavelle.kernel.scene import Element, circle, el, group, path, rect, use

SIZE = 100.0
BITE = 17.0
"""Where the coast meets a side, from the corner."""

OVER = 0.6
"""By so much tiles overlap, lest the ground shine through."""

Point = tuple[float, float]

ONE_SIDE = (
    ((83, 17), (75, 33), (58, 34), (45, 25), (37, 31), (17, 16)),
    ((83, 24), (68, 27), (60, 25), (42, 37), (34, 35), (17, 19)),
    ((83, 16), (79, 25), (67, 31), (46, 35), (38, 22), (17, 24)),
)
TWO_SIDES = (
    ((80, 83), (72, 75), (67, 63), (57, 44), (43, 41), (17, 23)),
    ((82, 83), (62, 78), (60, 62), (59, 50), (42, 45), (17, 21)),
    ((77, 83), (74, 66), (62, 58), (50, 52), (38, 33), (17, 25)),
)
THREE_SIDES = (
    ((17, 80), (40, 83), (49, 69), (58, 44), (50, 26), (17, 20)),
    ((17, 84), (36, 74), (51, 71), (60, 52), (44, 24), (17, 17)),
    ((17, 77), (45, 80), (54, 62), (57, 41), (38, 26), (17, 23)),
)
"""Coasts of land with one, two and three sides, the first being the north: how the curve bends on its way back."""

BERTHS = {0: (50.0, 50.0), 1: (50.0, 67.0), 2: (31.0, 69.0), 3: (29.0, 50.0)}
"""Where the ship lies, by the number of sides of the land, the first being the north."""

STANDS = {1: (50.0, 15.0), 2: (74.0, 26.0), 3: (78.0, 50.0), 4: (50.0, 50.0)}
"""Where units stand."""

EVENT_SPOTS = {0: (76.0, 76.0), 1: (82.0, 76.0), 2: (14.0, 88.0), 3: (82.0, 82.0)}

GROWTH = {
    1: ((27.0, 13.0), (76.0, 14.0)),
    2: ((86.0, 62.0), (40.0, 16.0), (88.0, 14.0)),
    3: ((80.0, 18.0), (79.0, 83.0), (50.0, 12.0)),
    4: ((24.0, 26.0), (74.0, 30.0), (28.0, 74.0), (76.0, 78.0), (50.0, 16.0)),
}
"""Where something grows."""

WILD = ("en-tree", "en-firs", "en-hills", "en-palm", "en-mountain", "en-tree", "en-volcano")


class Run(NamedTuple):
    """Land that takes so many sides in a row, clockwise from the first."""

    first: int
    sides: int


def turned(point: Point, quarters: int) -> Point:
    """A point after so many quarter turns clockwise."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = SIZE - y, x
    return x, y


def runs(edges: int) -> list[Run]:
    """The pieces of land of a tile."""
    if edges == 15:
        return [Run(0, 4)]
    found = []
    for side in range(4):
        if edges >> side & 1 and not edges >> (side + 3) % 4 & 1:
            length = 1
            while edges >> (side + length) % 4 & 1:
                length += 1
            found.append(Run(side, length))
    return found


def spell(*points: Point) -> str:
    """Points of a path."""
    return " ".join(f"{x:.1f} {y:.1f}" for x, y in points)


@lru_cache(maxsize=2000)
def outline(edges: int, solid: int, manner: int) -> tuple[str, str]:
    """The land of a tile, and its coast; corners that are all land are set in `solid`, the northwestern first."""
    land, coast = [], []
    for run in runs(edges):
        inner, shore = [], []
        for number in range(run.sides):
            side = (run.first + number) % 4
            corner, last = (side + 1) % 4, number == run.sides - 1 and run.sides < 4
            inner.append(f"L{spell(*(turned(at, side) for at in ((BITE, 0), (BITE, -OVER), (SIZE - BITE, -OVER))))}")
            if last:
                continue
            if solid >> corner & 1:
                inner.append(f"L{spell(turned((SIZE + OVER, -OVER), side))}")
            else:
                bite = f"A{BITE} {BITE} 0 0 0 {spell(turned((SIZE, BITE), side))}"
                inner.append(f"L{spell(turned((SIZE - BITE, 0), side))}{bite}")
                shore.append(f"M{spell(turned((SIZE - BITE, 0), side))}{bite}")
        if run.sides < 4:
            end = turned((SIZE - BITE, 0), run.first + run.sides - 1)
            bends = (ONE_SIDE, TWO_SIDES, THREE_SIDES)[run.sides - 1][manner % 3]
            curve = _curve([turned(bend, run.first) for bend in bends], turned((BITE, 0), run.first))
            inner.append(f"L{spell(end)}{curve}")
            shore.append(f"M{spell(end)}{curve}")
        land.append("M" + "".join(inner)[1:] + "Z")
        coast += shore
    return "".join(land), "".join(coast)


def _curve(bends: list[Point], end: Point) -> str:
    """Two arcs that pass through the third of five bends."""
    first, second, middle, third, fourth, fifth = bends
    del third
    return f"C{spell(first, second, middle)}S{spell(fourth, _between(fourth, fifth))}S{spell(fifth, end)}"


def _between(one: Point, other: Point) -> Point:
    return ((one[0] * 2 + other[0]) / 3, (one[1] * 2 + other[1]) / 3)


def berth(edges: int) -> Point:
    """Where the ship lies on a tile."""
    found = runs(edges)
    if len(found) != 1:
        return BERTHS[0]
    return turned(BERTHS.get(found[0].sides, BERTHS[0]), found[0].first)


def stand(edges: int, part: int) -> Point:
    """Where the units of a land part stand."""
    run = sorted(runs(edges))[part]
    return turned(STANDS[run.sides], run.first)


def sea_lines(edges: int) -> str:
    """Dotted lines from every side of water to the berth."""
    lines = []
    for side in range(4):
        if not edges >> side & 1:
            lines.append(f"M{spell(turned((50, 0), side))}Q{spell(turned((50, 30), side), berth(edges))}")
    return "".join(lines)


def growth(edges: int, seed: int) -> Iterator[Element]:
    """Woods and hills, the same ones each time."""
    for run in runs(edges):
        for number, spot in enumerate(GROWTH[run.sides]):
            chance = (seed * 7 + number * 5 + run.first * 3 + seed // 9) % 11
            if chance < len(WILD):
                x, y = turned(spot, run.first)
                yield use(WILD[chance], x, y, 21 if run.sides == 1 else 25)


@lru_cache(maxsize=2000)
def tile(edges: int, solid: int, seed: int) -> tuple[Element, ...]:
    """A tile without what stands on it."""
    land, coast = outline(edges, solid, seed)
    drawn = [rect(-OVER / 2, -OVER / 2, SIZE + OVER, SIZE + OVER, cls="water")]
    if coast:
        drawn += [path(coast, cls=layer) for layer in ("shallows", "surf", "sand")]
    drawn.append(path(sea_lines(edges), cls="sea-line"))
    if land:
        drawn.append(path(land, cls="land"))
    if coast:
        drawn.append(path(coast, cls="shore"))
    drawn += growth(edges, seed)
    if edges != 15:
        x, y = berth(edges)
        drawn.append(circle(x, y, 9, cls="berth"))
    return tuple(drawn)


def picture(edges: int, seed: int, event: str = "") -> list[Element]:
    """A tile by itself, clipped by nothing since nothing leaves it, with the sign of its event."""
    drawn = [*tile(edges, 0, seed), rect(0, 0, SIZE, SIZE, cls="seam")]
    if event:
        drawn.append(event_sign(edges, event))
    return drawn


def event_sign(edges: int, event: str) -> Element:
    """The event of a tile, where it is in nobody's way."""
    found = runs(edges)
    spot = EVENT_SPOTS[0] if len(found) != 1 else turned(EVENT_SPOTS[found[0].sides], found[0].first)
    if len(found) == 2:
        spot = turned((76, 50), found[0].first)
    return group(el("circle", r=12, cls="badge"), use(event, 0, 0, 19), at=spot)


__all__ = ["SIZE", "berth", "event_sign", "picture", "stand", "tile"]
