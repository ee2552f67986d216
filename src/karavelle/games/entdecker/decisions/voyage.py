"""A voyage: start, tiles announced, revealed, fitted and laid, events, its end, and a unit (R10-R38)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.entdecker.content import (
    BACK_OF_KIND,
    CHIP_VALUE,
    CHIPS,
    CIRCLE_FIELD,
    CIRCLE_SIDE,
    CIRCLES,
    COST,
    DISTINCT,
    EVENT_OF_KIND,
    HOSTILE_FACTOR,
    KINDS,
    NO_BACK,
    PARTS_OF,
    PATTERN,
    PLACES,
    PLAIN,
    QUESTION,
    STACKS,
    STORM,
    TILE_PRICE,
    TYPE_OF_KIND,
    UNITS,
)
from karavelle.games.entdecker.decisions.turns import may_start
from karavelle.games.entdecker.effects import resolve
from karavelle.games.entdecker.frames import (
    ANNOUNCE,
    ANNOUNCE_TILES,
    BY_ISLAND,
    CHIP,
    CHOOSE_STACK,
    FILL_GAPS,
    FIT_TILE,
    FROM_TILE,
    LAY,
    MISFIT,
    PLACE_TILE,
    PLACE_UNIT,
    REVEAL,
    REVEAL_TILE,
    SAIL,
    SCORE_ISLANDS,
    STOP,
    STORM_RAGES,
    TOP_BACK,
    TURN_END,
    UNIT,
    VOYAGE_CHECK,
    VOYAGE_END,
)
from karavelle.games.entdecker.state import Entdecker
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE
from karavelle.kernel.grid import OUTSIDE, SIDES

STOP_HERE: Final[i64] = 5
"""The option after the five stacks."""

FIRST_REVEAL, LATER_REVEAL = 0, 1
IN_CALM, IN_STORM = 0, 1
"""How a voyage ends."""


class ChooseStart(Ask[Entdecker]):
    """R4, R10-R14: a start circle or any tile with a sea line to an empty field; the toll goes to the bank."""

    def options(self, s: Entdecker, out: Options) -> None:
        for place in range(PLACES):
            if may_start(s, place):
                out.add(place)

    def choose(self, s: Entdecker, place: i64) -> None:
        toll = s.toll(s.actor, place)
        s.gold[s.actor] -= toll
        s.ship = place
        s.blocked_skips = 0
        if place < CIRCLES:
            s.note(SAIL, EVERYONE, s.actor, CIRCLE_SIDE[place], CIRCLE_FIELD[place], toll)
        else:
            s.note(SAIL, EVERYONE, s.actor, FROM_TILE, place - CIRCLES, toll)
        s.then(ANNOUNCE_TILES, s.actor)


class AnnounceTiles(Ask[Entdecker]):
    """R4, R16, R17: one gold for each tile to be revealed, at least one; nothing comes back for those not used."""

    def options(self, s: Entdecker, out: Options) -> None:
        for tiles in range(1, min(s.gold[s.actor] // TILE_PRICE, s.tiles_left()) + 1):
            out.add(tiles)

    def choose(self, s: Entdecker, tiles: i64) -> None:
        s.gold[s.actor] -= tiles * TILE_PRICE
        s.announced_left = tiles
        s.note(ANNOUNCE, EVERYONE, s.actor, tiles)
        s.then(CHOOSE_STACK, s.actor, FIRST_REVEAL)


class ChooseStack(Ask[Entdecker]):
    """R18, R19, R33: the top tile of any stack; after the first reveal (`a`) one may stop instead."""

    def options(self, s: Entdecker, out: Options) -> None:
        for stack in range(STACKS):
            if s.stack_height[stack] > 0:
                out.add(stack)
        if s.a == LATER_REVEAL:
            out.add(STOP_HERE)

    def choose(self, s: Entdecker, stack: i64) -> None:
        if stack == STOP_HERE:
            s.note(STOP, EVERYONE, s.actor, s.announced_left)
            s.then(VOYAGE_END, s.actor, IN_CALM)
        else:
            s.announced_left -= 1
            s.then(REVEAL_TILE, NATURE, stack, s.actor)

    def context(self, s: Entdecker) -> list[tuple[str, int]]:
        """Tiles that were paid for."""
        return [("number", int(s.announced_left))]


class RevealTile(Chance[Entdecker]):
    """R18 (C5): any unseen tile with the back that lies on stack `a`, for the seat `b`."""

    def options(self, s: Entdecker, out: Options) -> None:
        back = s.stack_top[s.a]
        for kind in range(KINDS):
            if BACK_OF_KIND[kind] == back and s.unseen[kind] > 0:
                out.add(kind, s.unseen[kind])

    def choose(self, s: Entdecker, kind: i64) -> None:
        stack, seat = s.a, s.b
        s.unseen[kind] -= 1
        s.stack_height[stack] -= 1
        s.stack_top[stack] = NO_BACK
        s.note(REVEAL, EVERYONE, seat, kind, stack + 1)
        if s.stack_height[stack] > 0:
            s.then(TOP_BACK, NATURE, stack)
        s.then(FIT_TILE, seat, kind)


class TopBack(Chance[Entdecker]):
    """R18 (C4): the back on top of stack `a`: by what is unseen, less the backs in sight on the others."""

    def options(self, s: Entdecker, out: Options) -> None:
        for back in range(PLAIN, QUESTION + 1):
            hidden = s.unseen_with(back) - s.tops_with(back)
            if hidden > 0:
                out.add(back, hidden)

    def choose(self, s: Entdecker, back: i64) -> None:
        s.stack_top[s.a] = back


class FitTile(Step[Entdecker]):
    """R20-R22: the tile (`a`) is laid if it fits anywhere from where the ship lies; otherwise it goes into the box."""

    def run(self, s: Entdecker) -> None:
        if fits_somewhere(s, TYPE_OF_KIND[s.a]):
            s.then(PLACE_TILE, s.actor, s.a)
        else:
            s.note(MISFIT, EVERYONE, s.actor, s.a)
            s.then(VOYAGE_CHECK, s.actor)


class PlaceTile(Ask[Entdecker]):
    """R20, R22-R26: field and rotation of the tile (`a`); the ship follows, the event happens, a storm ends all."""

    def options(self, s: Entdecker, out: Options) -> None:
        kind = TYPE_OF_KIND[s.a]
        for side in range(SIDES):
            field = s.open_field(s.ship, side)
            if field != OUTSIDE:
                offer_rotations(kind, side, s.around(field), out)

    def choose(self, s: Entdecker, option: i64) -> None:
        kind, rotation = s.a, option & 3
        field = s.open_field(s.ship, option >> 2)
        s.lay(field, PATTERN[TYPE_OF_KIND[kind] * 4 + rotation], kind)
        s.ship = CIRCLES + field
        s.hostile = 0
        s.note(LAY, EVERYONE, s.actor, kind, field, rotation)
        if EVENT_OF_KIND[kind] == STORM:
            s.note(STORM_RAGES, EVERYONE, s.actor)
            s.then(VOYAGE_END, s.actor, IN_STORM)
        else:
            resolve(s, EVENT_OF_KIND[kind])
            s.then(VOYAGE_CHECK, s.actor)


class DrawChip(Chance[Entdecker]):
    """R28, R48 (C6): the top chip for the seat `a`; its value counts only if it was taken for an island (`b`)."""

    def options(self, s: Entdecker, out: Options) -> None:
        for chip in range(CHIPS):
            if s.chips_left[chip] > 0:
                out.add(chip, s.chips_left[chip])

    def choose(self, s: Entdecker, chip: i64) -> None:
        s.chips_left[chip] -= 1
        s.chips[s.a * CHIPS + chip] += 1
        if s.b == BY_ISLAND:
            s.island_chips += CHIP_VALUE[chip]
        s.note(CHIP, EVERYONE, s.a, chip, CHIP_VALUE[chip], s.b)


class VoyageCheck(Step[Entdecker]):
    """R24, R32: no tile left to reveal, no sea line that leads on, or no stack: the voyage is over."""

    def run(self, s: Entdecker) -> None:
        if s.announced_left == 0 or s.tiles_left() == 0 or not s.leads_on(s.ship):
            s.then(VOYAGE_END, s.actor, IN_CALM)
        else:
            s.then(CHOOSE_STACK, s.actor, LATER_REVEAL)


class VoyageEnd(Step[Entdecker]):
    """R26, R34, R40, R46: a unit unless there was a storm (`a`), then gaps, islands, and the end of the turn."""

    def run(self, s: Entdecker) -> None:
        s.announced_left = 0
        if s.a == IN_CALM and may_place_unit(s):
            s.then(PLACE_UNIT, s.actor)
        s.then(FILL_GAPS, s.actor)
        s.then(SCORE_ISLANDS, s.actor)
        s.then(TURN_END, s.actor)


class PlaceUnit(Ask[Entdecker]):
    """R34-R38: none, or one unit on a land part of the tile where the ship lies, unless its island was scored."""

    def options(self, s: Entdecker, out: Options) -> None:
        out.add(0)
        field = s.ship - CIRCLES
        for unit in range(UNITS):
            if can_pay(s, unit):
                for part in range(PARTS_OF[s.edges[field]]):
                    if not (s.scored[field] >> part) & 1:
                        out.add(1 + unit * 2 + part)

    def choose(self, s: Entdecker, option: i64) -> None:
        if option == 0:
            return
        unit, field = (option - 1) // 2, s.ship - CIRCLES
        s.gold[s.actor] -= price(s, unit)
        s.settle(s.actor, unit, field * 2 + ((option - 1) & 1))
        s.note(UNIT, EVERYONE, s.actor, unit, field, price(s, unit))

    def context(self, s: Entdecker) -> list[tuple[str, int]]:
        """The field, its edges, and by how much hostile natives raise the price."""
        field = int(s.ship - CIRCLES)
        return [("field", field), ("shores", int(s.edges[field])), ("number", int(factor(s)))]


def offer_rotations(kind: i64, side: i64, around: i64, out: Options) -> None:
    """R20: the rotations of a type that match all known sides of a field."""
    for rotation in range(4):
        if DISTINCT[kind * 4 + rotation] and matches(PATTERN[kind * 4 + rotation], around):
            out.add(side * 4 + rotation)


def matches(edges: i64, around: i64) -> bool:
    """R20: land to land, water to water; towards empty fields anything."""
    return edges & (around >> 4) == around & 15


def fits_somewhere(s: Entdecker, kind: i64) -> bool:
    """R21: whether a type fits from where the ship lies now."""
    for side in range(SIDES):
        field = s.open_field(s.ship, side)
        if field != OUTSIDE:
            around = s.around(field)
            for rotation in range(4):
                if matches(PATTERN[kind * 4 + rotation], around):
                    return True
    return False


def factor(s: Entdecker) -> i64:
    """R27: hostile natives double the price."""
    return HOSTILE_FACTOR if s.hostile == 1 else 1


def price(s: Entdecker, unit: i64) -> i64:
    """R27, R34: what a unit costs where the ship lies."""
    return COST[unit] * factor(s)


def can_pay(s: Entdecker, unit: i64) -> bool:
    """R34: the actor has this unit in supply, and the gold."""
    return s.in_supply(s.actor, unit) and price(s, unit) <= s.gold[s.actor]


def may_place_unit(s: Entdecker) -> bool:
    """R34, R35, R38: the ship lies on a tile with land not scored yet, and some unit can be paid."""
    if s.ship < CIRCLES:
        return False
    field = s.ship - CIRCLES
    all_scored = (i64(1) << PARTS_OF[s.edges[field]]) - 1
    if s.scored[field] == all_scored:
        return False
    for unit in range(UNITS):
        if can_pay(s, unit):
            return True
    return False


__all__ = [
    "AnnounceTiles",
    "ChooseStack",
    "ChooseStart",
    "DrawChip",
    "FitTile",
    "PlaceTile",
    "PlaceUnit",
    "RevealTile",
    "TopBack",
    "VoyageCheck",
    "VoyageEnd",
]
