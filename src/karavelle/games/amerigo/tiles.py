"""Outlines of tiles and the island tiles, in all their turns; checked when the game is imported.

Shape s in its quarter turn q is orientation FIRST_TURN[s] + q. Island tile t after q quarter turns is number 4t + q, as
in the field `map` of the state.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.amerigo.content import CONTENT, POST_PAIRS, ROTATIONS, SIZE, TYPE_IDS

# Outlines


def turned(cells: list[list[int]], quarters: int) -> list[tuple[int, int]]:
    """Cells after so many quarter turns clockwise, moved to the corner, in reading order."""
    found = [(row, column) for row, column in cells]
    for _ in range(quarters):
        found = [(column, -row) for row, column in found]
    top, left = min(row for row, _ in found), min(column for _, column in found)
    return sorted((row - top, column - left) for row, column in found)


def _offsets(axis: int) -> vec[i64]:
    """Rows or columns of the cells of every orientation, counted from the reference cell, six each."""
    found = []
    for shape, cells in enumerate(CONTENT.column("shapes", "cells")):
        for quarters in range(ROTATIONS[shape]):
            lying = turned(cells, quarters)
            steps = [cell[axis] - lying[0][axis] for cell in lying]
            found += steps + [0] * (6 - len(steps))
    return vec[i64](found)


ROW_STEP: Final = _offsets(0)
COLUMN_STEP: Final = _offsets(1)
"""Cell c of orientation o lies ROW_STEP[6o + c] rows below the reference cell, the first in reading order."""


# Island tiles, each in four turns: number 4 * tile + turn


def quarter(cell: list[int], turns: int) -> int:
    """A cell of a tile after so many quarter turns clockwise, counted row by row."""
    row, column = cell
    for _ in range(turns):
        row, column = column, 5 - row
    return row * 6 + column


def _check_tiles() -> None:
    for entry in CONTENT.entries("island_tiles"):
        where, rows = f"[[island_tiles]] {entry['id']}", entry["rows"]
        square = len(rows) == SIZE and all(len(row) == SIZE and set(row) <= {".", "#"} for row in rows)
        CONTENT.expect(square, where, 'is not six rows of six cells "." and "#"')
        land = sum(row.count("#") for row in rows)
        CONTENT.expect(land == entry["land"], where, f"land is {entry['land']}, there are {land} cells")
        CONTENT.expect(len(entry["posts"]) == POST_PAIRS, where, "has not two posts")
        for pair in entry["posts"]:
            (row, column), (down, across) = pair["post"], pair["anchor"]
            CONTENT.expect(rows[row][column] == "#", where, f"post {pair['post']} is not on land")
            CONTENT.expect(rows[down][across] == ".", where, f"anchor {pair['anchor']} is not at sea")
            CONTENT.expect(abs(row - down) + abs(column - across) == 1, where, "a post is not beside its anchor")
        for resource in entry["resources"]:
            row, column = resource["cell"]
            CONTENT.expect(resource["type"] in TYPE_IDS, where, f'type "{resource["type"]}" is unknown')
            CONTENT.expect(rows[row][column] == "#", where, f"resource {resource['cell']} is not on land")


_check_tiles()


def _ground() -> vec[i64]:
    """For every tile, turn and cell: 0 is water, 1 land, 2 and more land with a resource of type n - 2."""
    found = [0] * (16 * 4 * 36)
    for tile, entry in enumerate(CONTENT.entries("island_tiles")):
        for turn in range(4):
            base = (tile * 4 + turn) * 36
            for row, line in enumerate(entry["rows"]):
                for column, sign in enumerate(line):
                    found[base + quarter([row, column], turn)] = int(sign == "#")
            for resource in entry["resources"]:
                found[base + quarter(resource["cell"], turn)] = 2 + TYPE_IDS.index(resource["type"])
    return vec[i64](found)


def _pairs(what: str) -> vec[i64]:
    """The cells of posts or anchors, two a tile and turn."""
    found = []
    for entry in CONTENT.entries("island_tiles"):
        for turn in range(4):
            found += [quarter(pair[what], turn) for pair in entry["posts"]]
    return vec[i64](found)


GROUND: Final = _ground()
POST_CELL: Final = _pairs("post")
ANCHOR_CELL: Final = _pairs("anchor")

# Checks


def _check_shapes() -> None:
    for shape, entry in enumerate(CONTENT.entries("shapes")):
        where, cells = f"[[shapes]] {entry['id']}", entry["cells"]
        CONTENT.expect(len(cells) == entry["size"], where, f"has {len(cells)} cells, size is {entry['size']}")
        outlines = [turned(cells, turns) for turns in range(4)]
        different = len({tuple(outline) for outline in outlines})
        CONTENT.expect(different == ROTATIONS[shape], where, f"has {different} rotations, not {ROTATIONS[shape]}")
        mirrored = turned([[row, -column] for row, column in cells], 0)
        CONTENT.expect(mirrored in outlines, where, "is not its own mirror image")


def _check_resources() -> None:
    for number, (id, tokens) in enumerate(
        zip(TYPE_IDS, CONTENT.column("good_types", "resource_tokens"), strict=True), start=2
    ):
        shown = list(GROUND).count(number) // 4
        CONTENT.expect(shown == tokens, f"[[good_types]] {id}", f"resource_tokens is {tokens}, tiles show {shown}")


_check_shapes()
_check_resources()
