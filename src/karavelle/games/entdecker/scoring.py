"""Points of Entdecker by category (R49-R51, R63, R64), and what must always hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.entdecker.content import (
    CHIP_COUNT,
    CHIPS,
    FIELDS,
    FIRST_SLOT,
    KIND_COUNT,
    KINDS,
    MADE_BY,
    NEIGHBOUR,
    NO_BACK,
    PARTS_OF,
    PLAIN,
    QUESTION,
    RESERVE_COUNT,
    SLOTS,
    STACKS,
    TYPE_OF_KIND,
    TYPES,
    UNIT_OF_SLOT,
)
from karavelle.games.entdecker.frames import CHOOSE_START, DRAW_CHIP, FIT_TILE, PLACE_TILE
from karavelle.kernel.core import CELLS
from karavelle.kernel.grid import OUTSIDE, SIDES, opposite
from karavelle.kernel.score import Sheet

if TYPE_CHECKING:
    from karavelle.games.entdecker.state import Entdecker

MATCHED: Final[i64] = 25
STAND_IN: Final[i64] = 26
BLANK: Final[i64] = 32
LEAST_GOLD: Final[i64] = 2
"""Whoever starts a turn has just been paid at least this."""


def score(s: Entdecker, seat: i64, sheet: Sheet) -> None:
    """R51, R64: the four ways to victory points."""
    sheet.add("islands_first", s.islands_first[seat])
    sheet.add("islands_lower", s.islands_lower[seat])
    sheet.add("ruins", s.ruins[seat])
    sheet.add("chip_bonus", s.chip_bonus[seat])


def in_hand(s: Entdecker) -> i64:
    """R21: the tile that was revealed and is neither laid nor in the box yet, or -1."""
    if s.frame == PLACE_TILE:
        return s.a
    for at in range(s.depth):
        if s.agenda[at * CELLS] == FIT_TILE:
            return s.agenda[at * CELLS + 2]
    return -1


def boxed(s: Entdecker) -> vec[i64]:
    """R21: tiles in the box by kind: all that are neither unseen nor laid nor in hand."""
    box = vec[i64](KIND_COUNT)
    for kind in range(KINDS):
        box[kind] -= s.unseen[kind]
    for field in range(FIELDS):
        if 0 <= s.laid[field] < KINDS:
            box[s.laid[field]] -= 1
    tile = in_hand(s)
    if tile >= 0:
        box[tile] -= 1
    return box


def faults(s: Entdecker) -> list[str]:
    """The invariants that bounds do not cover."""
    found: list[str] = []
    tile_faults(s, found)
    reserve_faults(s, found)
    chart_faults(s, found)
    unit_faults(s, found)
    chip_faults(s, found)
    if s.frame == CHOOSE_START:
        turn_faults(s, found)
    return found


def tile_faults(s: Entdecker, found: list[str]) -> None:
    """R18, R21: no discovery tile is lost, and the backs in sight can be there."""
    box = boxed(s)
    unseen: i64 = 0
    for kind in range(KINDS):
        unseen += s.unseen[kind]
        if box[kind] < 0:
            found.append(f"there are {-box[kind]} too many tiles of kind {kind}")
    if unseen != s.tiles_left():
        found.append(f"{unseen} tiles are unseen, {s.tiles_left()} lie in the stacks")
    for back in range(PLAIN, QUESTION + 1):
        if s.unseen_with(back) < s.tops_with(back):
            found.append(f"more stacks show back {back} than there are such tiles")
    for stack in range(STACKS):
        if s.stack_height[stack] == 0 and s.stack_top[stack] != NO_BACK:
            found.append(f"stack {stack} is empty and shows a back")


def reserve_faults(s: Entdecker, found: list[str]) -> None:
    """R40, R42: each reserve tile lies in its stack or on the chart."""
    laid: i64 = 0
    left: i64 = 0
    for field in range(FIELDS):
        if MATCHED <= s.laid[field] < BLANK:
            laid += 1
    for kind in range(TYPES):
        left += s.reserve[kind]
        if s.reserve[kind] > RESERVE_COUNT[kind]:
            found.append(f"reserve stack {kind} has grown")
    if left + laid != sum(RESERVE_COUNT):
        found.append(f"{left} reserve tiles in the stacks and {laid} on the chart")


def chart_faults(s: Entdecker, found: list[str]) -> None:
    """R20: land meets land and water meets water, at the border too; a tile has the edges of its type."""
    for field in range(FIELDS):
        edges = s.edges[field]
        if (edges < 0) != (s.laid[field] < 0):
            found.append(f"field {field}: edges without a tile, or a tile without edges")
            continue
        if edges < 0:
            continue
        if s.laid[field] < KINDS and TYPE_OF_KIND[s.laid[field]] != MADE_BY[edges] // 4:
            found.append(f"field {field}: a tile of kind {s.laid[field]} with the edges {edges}")
        if s.scored[field] >> PARTS_OF[edges]:
            found.append(f"field {field}: a part is scored that it does not have")
        for side in range(SIDES):
            neighbour = NEIGHBOUR[field * 4 + side]
            land = (edges >> side) & 1
            if neighbour == OUTSIDE:
                if land:
                    found.append(f"field {field}: land at the border")
            elif s.edges[neighbour] >= 0 and (s.edges[neighbour] >> opposite(side)) & 1 != land:
                found.append(f"fields {field} and {neighbour} do not match")


def unit_faults(s: Entdecker, found: list[str]) -> None:
    """R34, R38, R44: units are in order, never on reserve tiles, nor on scored land (but while chips are drawn)."""
    for seat in range(s.seats):
        for slot in range(SLOTS):
            part = s.unit_at[seat * SLOTS + slot]
            later = slot > FIRST_SLOT[UNIT_OF_SLOT[slot]]
            if later and part < s.unit_at[seat * SLOTS + slot - 1]:
                found.append(f"seat {seat}: units are not in order")
            if part < 0:
                continue
            field, number = part // 2, part & 1
            if s.edges[field] < 0 or number >= PARTS_OF[s.edges[field]]:
                found.append(f"seat {seat}: a unit stands where no land is, on part {part}")
            elif s.laid[field] >= KINDS:
                found.append(f"seat {seat}: a unit stands on the reserve tile of field {field}")
            elif s.frame != DRAW_CHIP and (s.scored[field] >> number) & 1:
                found.append(f"seat {seat}: a unit stands on the scored part {part}")


def chip_faults(s: Entdecker, found: list[str]) -> None:
    """R28, R48: chips are held, or in the stack."""
    for chip in range(CHIPS):
        count = s.chips_left[chip]
        for seat in range(s.seats):
            count += s.chips[seat * CHIPS + chip]
        if count != CHIP_COUNT[chip]:
            found.append(f"{count} chips of kind {chip}")


def turn_faults(s: Entdecker, found: list[str]) -> None:
    """R1, R40, R43, R46: at the start of a voyage all gaps are filled, all islands scored, and everybody was paid."""
    if s.gold[s.actor] < LEAST_GOLD:
        found.append(f"seat {s.actor} starts with {s.gold[s.actor]} gold")
    s.flood.clear()
    for field in range(FIELDS):
        if s.edges[field] < 0:
            if s.around(field) >> 4 == 15:
                found.append(f"field {field} is a gap")
            continue
        for number in range(PARTS_OF[s.edges[field]]):
            part = field * 2 + number
            if not s.flood.reached(part):
                first = s.flood.count
                whole = s.spread(part) == 0
                for at in range(first, s.flood.count):
                    cell = s.flood.cells[at]
                    if bool((s.scored[cell // 2] >> (cell & 1)) & 1) != whole:
                        found.append(f"land part {cell} is scored, or complete, but not both")


__all__ = ["boxed", "faults", "in_hand", "score"]
