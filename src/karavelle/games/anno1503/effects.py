"""Verbs of Anno 1503: the table laid out, tiles taken and given up, ships that go or are damaged, cards to be drawn."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    FIELD_BOARD,
    FIELD_KIND,
    FIELD_NUMBER,
    FIELDS,
    GOODS,
    HARBOR,
    ISLAND,
    KIND_OF_TILE,
    LEVELS,
    LUXURY_POST,
    SHIPS,
    STACK_OF_TILE,
    START_LEVELS,
    START_WARES,
    TILES,
    WARES,
)
from karavelle.games.anno1503.state import NONE, SUPPLY, Anno1503
from karavelle.kernel.fields import NO_CARD


def lay_out(s: Anno1503) -> None:
    """3.1, 3.2, R57, R58: start goods come from the bank, a tile lies on every island of a number that is used."""
    for good in range(GOODS):
        s.bank[good] -= START_WARES[good] * int(s.seats)
        if good >= WARES and s.expansion == 0:
            s.bank[good] = 0
    for seat in range(s.seats):
        for level in START_LEVELS["expansion" if s.expansion == 1 else "base"]:
            s.fresh[seat * LEVELS + level - 1] += 1
    for tile in range(TILES):
        s.reserve[STACK_OF_TILE[tile]] += s.totals[tile]
    for field in range(FIELDS):
        stack = FIELD_BOARD[field] * 3 + FIELD_NUMBER[field] - 2
        if free_field(s, FIELD_BOARD[field], field) and s.reserve[stack] > 0:
            s.stack_at[field] = stack
            s.reserve[stack] -= 1


def free_field(s: Anno1503, board: i64, field: i64) -> bool:
    """R24: an island field of a board without a tile, never the harbour."""
    if FIELD_KIND[field] != ISLAND or FIELD_BOARD[field] != board or s.stack_at[field] != NONE:
        return False
    return not (field == HARBOR and s.expansion == 1)


def lift(s: Anno1503, field: i64) -> i64:
    """R49: the tile of a field is shown to all, and the field is empty."""
    tile = s.front[field]
    s.front[field] = NO_CARD
    s.stack_at[field] = NONE
    s.known[field] = 0
    s.shown[tile] += 1
    return tile


def give_up(s: Anno1503, tile: i64) -> i64:
    """R23: under the reserve of its board, which is returned: the crown's for luxury posts."""
    if KIND_OF_TILE[tile] >= LUXURY_POST:
        s.crown_given[s.crown_count] = tile
        s.crown_count += 1
        return 1
    s.base_given[s.base_count] = tile
    s.base_count += 1
    return 0


def rise(s: Anno1503, seat: i64, level: i64, flag: i64) -> None:
    """R34, R37: an upgrade; who has bought (`flag` 1) still has."""
    people = s.fresh if flag == 0 else s.used
    people[seat * LEVELS + level] -= 1
    people[seat * LEVELS + level + 1] += 1


def dock(s: Anno1503, seat: i64, ship: i64) -> None:
    """R49, R61: a ship goes back to the supply; its action points are lost."""
    at = seat * SHIPS + ship
    s.ship_field[at] = SUPPLY
    s.ship_ap[at] = 0
    s.ship_damaged[at] = 0


def wreck(s: Anno1503, seat: i64, ship: i64) -> None:
    """R62, R69: a ship lies on its side."""
    at = seat * SHIPS + ship
    s.ship_damaged[at] = 1
    s.ship_ap[at] = 0


__all__ = ["dock", "free_field", "give_up", "lay_out", "lift", "rise", "wreck"]
