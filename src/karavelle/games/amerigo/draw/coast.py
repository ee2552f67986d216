"""Outlines of cells that hang together, as soft lines: islands with their coasts, and tiles on them.

The line goes through the middles of all sides of the outline and bends round its corners; a side of an island is
shifted a little in or out, always the same way, so that no coast looks drawn with a ruler.
"""

from __future__ import annotations

from collections.abc import Iterable

Cell = tuple[int, int]
Point = tuple[float, float]


def loops(cells: Iterable[Cell]) -> list[list[Point]]:
    """The corners of the outline of cells (row, column), land on the right hand; holes run the other way round."""
    found = set(cells)
    after: dict[Cell, list[Cell]] = {}
    for row, column in sorted(found):
        for (down, across), start, end in (
            ((-1, 0), (row, column), (row, column + 1)),
            ((0, 1), (row, column + 1), (row + 1, column + 1)),
            ((1, 0), (row + 1, column + 1), (row + 1, column)),
            ((0, -1), (row + 1, column), (row, column)),
        ):
            if (row + down, column + across) not in found:
                after.setdefault(start, []).append(end)
    drawn = []
    while after:
        start = min(after)
        loop, at = list[Point](), start
        while at in after:
            ends = after[at]
            end = ends.pop()
            if not ends:
                del after[at]
            loop.append((float(at[1]), float(at[0])))
            at = end
        drawn.append(loop)
    return drawn


def _wobble(one: Point, other: Point, strength: float) -> Point:
    """The middle of a side, a little off."""
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    seed = int(x * 2) * 73 + int(y * 2) * 151
    off = ((seed * 37 % 19) / 9 - 1) * strength
    return (x, y + off) if one[1] == other[1] else (x + off, y)


def soft(cells: Iterable[Cell], size: float, at: Point = (0.0, 0.0), wobble: float = 0.09) -> str:
    """The outline of cells as a path with round corners."""
    drawn = []
    for loop in loops(cells):
        middles = [_wobble(one, other, wobble) for one, other in zip(loop, loop[1:] + loop[:1], strict=True)]
        words = [f"M{_spell(middles[-1], size, at)}"]
        words += [
            f"Q{_spell(corner, size, at)} {_spell(middle, size, at)}"
            for corner, middle in zip(loop, middles, strict=True)
        ]
        drawn.append("".join(words) + "Z")
    return "".join(drawn)


def crisp(cells: Iterable[Cell], size: float, inset: float, round: float) -> str:
    """The outline of a tile, drawn in by a little, its corners slightly round."""
    drawn = []
    for loop in loops(cells):
        corners = _corners(loop)
        points = [_pulled(before, at, after, size, inset) for before, at, after in corners]
        words = []
        for number, point in enumerate(points):
            before, after = points[number - 1], points[(number + 1) % len(points)]
            words.append(f"{'M' if not number else 'L'}{_toward(point, before, round)}")
            words.append(f"Q{point[0]:.1f} {point[1]:.1f} {_toward(point, after, round)}")
        drawn.append("".join(words) + "Z")
    return "".join(drawn)


def _corners(loop: list[Point]) -> list[tuple[Point, Point, Point]]:
    """The points of a loop at which it turns, each with those before and after it."""
    turns = []
    for number, at in enumerate(loop):
        before, after = loop[number - 1], loop[(number + 1) % len(loop)]
        if (at[0] - before[0], at[1] - before[1]) != (after[0] - at[0], after[1] - at[1]):
            turns.append((before, at, after))
    return turns


def _pulled(before: Point, at: Point, after: Point, size: float, inset: float) -> Point:
    """A corner moved to the inside, which lies on the right."""
    one, two = (at[0] - before[0], at[1] - before[1]), (after[0] - at[0], after[1] - at[1])
    x = at[0] * size + inset * (-one[1] - two[1])
    y = at[1] * size + inset * (one[0] + two[0])
    return x, y


def _toward(point: Point, other: Point, far: float) -> str:
    """A point on the way to another one."""
    length = max(0.1, ((other[0] - point[0]) ** 2 + (other[1] - point[1]) ** 2) ** 0.5)
    share = min(0.5, far / length)
    return f"{point[0] + (other[0] - point[0]) * share:.1f} {point[1] + (other[1] - point[1]) * share:.1f}"


def _spell(point: Point, size: float, at: Point) -> str:
    return f"{point[0] * size + at[0]:.0f} {point[1] * size + at[1]:.0f}"


__all__ = ["Cell", "crisp", "loops", "soft"]
