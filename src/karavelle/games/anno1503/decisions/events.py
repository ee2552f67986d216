"""What the white die brings: production, and the events pirate, fire and golden times (R9-R25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    ANY,
    BACKS,
    CHURCH,
    CHURCH_WARES,
    CONTRACT,
    CONTRACTS,
    FIELDS,
    FIRE,
    FIRE_BRIGADE,
    FIRE_FEE,
    GOLDEN_TIMES,
    GOOD_OF_KIND,
    GOODS,
    KIND_OF_TILE,
    KINDS,
    LEVELS,
    PIERS,
    PIRATE,
    PIRATE_FEE,
    PRODUCTION,
    SMITHY,
    STACK_OF_TILE,
    TILE_AT,
    WARES,
)
from karavelle.games.anno1503.effects import free_field, give_up
from karavelle.games.anno1503.frames import (
    BY_ISLAND,
    BY_POST,
    BY_QUESTION,
    FIRE_UPKEEP,
    GAVE_UP_TILE,
    GOLDEN,
    GOLDEN_CHOICE,
    HAPPEN,
    INHABITANT_LOST,
    NOTHING_TO_TAKE,
    PIRATE_UPKEEP,
    PLACE_RESERVE,
    PRODUCED,
    PRODUCTION_CHOICE,
    PROTECTED,
    PUT_RESERVE,
    RESERVE_BACK,
    RESERVE_KNOWN,
    RESERVE_PLACED,
    UPKEEP_PAID,
)
from karavelle.games.anno1503.state import NONE, Anno1503
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import ALL_KNOW, EVERYONE, NATURE

PAY_ALL: Final[i64] = 0
GIVE_CONTRACT: Final[i64] = 6
"""Options of the upkeep of tiles: pay, the piers 1 to 5, a contract."""

FIRST_KNOWN: Final[i64] = 6
"""What comes from a reserve: one of six stacks, unknown, or from here on a tile that was given up, known to all."""


# Production


def island_good(s: Anno1503, seat: i64, number: i64) -> i64:
    """R11: what a number brings on the home island of a seat, or ANY."""
    return PRODUCTION[s.colour[seat] * PIERS + number - 1]


def post_good(s: Anno1503, seat: i64, number: i64) -> i64:
    """R13: what the post at the pier of a number brings, or NONE."""
    tile = s.pier[seat * PIERS + number - 1]
    return NONE if tile == NONE else GOOD_OF_KIND[KIND_OF_TILE[tile]]


def may_take(s: Anno1503, seat: i64, number: i64, good: i64) -> bool:
    """R10, R12-R16: the island's ware, any ware of a question mark, or the post's good, if the bank has it."""
    if s.bank[good] == 0:
        return False
    fixed = island_good(s, seat, number)
    return good == fixed or (fixed == ANY and good < WARES) or good == post_good(s, seat, number)


class Produce(Step[Anno1503]):
    """R10, R16: asks the seat what it takes for the number (`a`), if there is anything to take."""

    def run(self, s: Anno1503) -> None:
        for good in range(GOODS):
            if may_take(s, s.actor, s.a, good):
                s.then(PRODUCTION_CHOICE, s.actor, s.a)
                return
        s.note(NOTHING_TO_TAKE, EVERYONE, s.actor)


class ProductionChoice(Ask[Anno1503]):
    """R10-R16: exactly one card for the number (`a`)."""

    def options(self, s: Anno1503, out: Options) -> None:
        for good in range(GOODS):
            if may_take(s, s.actor, s.a, good):
                out.add(good)

    def choose(self, s: Anno1503, good: i64) -> None:
        s.take(s.actor, good)
        fixed = island_good(s, s.actor, s.a)
        way = BY_POST
        if good == fixed:
            way = BY_ISLAND
        elif fixed == ANY and good < WARES:
            way = BY_QUESTION
        s.note(PRODUCED, EVERYONE, s.actor, good, way)


# Events


def tiles_owed(s: Anno1503, seat: i64) -> i64:
    """R19: posts and contracts on the home island."""
    return s.posts(seat) + s.contract_count(seat)


class Happen(Step[Anno1503]):
    """R18-R21, R25: what the event (`a`) does to a seat; in golden times `b` wares were taken already."""

    def run(self, s: Anno1503) -> None:
        seat = s.actor
        if s.a == PIRATE and tiles_owed(s, seat) > 0:
            if s.has_public(seat, SMITHY):
                s.note(PROTECTED, EVERYONE, seat, SMITHY)
            else:
                s.then(PIRATE_UPKEEP, seat)
        elif s.a == FIRE and s.everybody(seat) > 0:
            if s.has_public(seat, FIRE_BRIGADE):
                s.note(PROTECTED, EVERYONE, seat, FIRE_BRIGADE)
            else:
                s.then(FIRE_UPKEEP, seat)
        elif s.a == GOLDEN_TIMES:
            wares: i64 = CHURCH_WARES if s.has_public(seat, CHURCH) else 1
            if s.b < wares and any_ware(s):
                s.then(GOLDEN_CHOICE, seat)
                s.then(HAPPEN, seat, GOLDEN_TIMES, s.b + 1)


def any_ware(s: Anno1503) -> bool:
    """R16: whether the bank has any ware."""
    for ware in range(WARES):
        if s.bank[ware] > 0:
            return True
    return False


class PirateUpkeep(Ask[Anno1503]):
    """R19, R22, R23: gold for each post and contract, or one of them is given up, until all the rest can be paid."""

    def options(self, s: Anno1503, out: Options) -> None:
        seat = s.actor
        if s.gold[seat] >= PIRATE_FEE * tiles_owed(s, seat):
            out.add(PAY_ALL)
        for number in range(PIERS):
            if s.pier[seat * PIERS + number] != NONE:
                out.add(number + 1)
        if s.contract_count(seat) > 0:
            out.add(GIVE_CONTRACT)

    def choose(self, s: Anno1503, option: i64) -> None:
        seat = s.actor
        if option == PAY_ALL:
            fee = PIRATE_FEE * tiles_owed(s, seat)
            s.gold[seat] -= fee
            s.note(UPKEEP_PAID, EVERYONE, seat, fee, PIRATE)
            return
        if option == GIVE_CONTRACT:
            tile = lowest_contract(s, seat)
        else:
            tile = s.pier[seat * PIERS + option - 1]
            s.pier[seat * PIERS + option - 1] = NONE
        s.note(GAVE_UP_TILE, EVERYONE, seat, KIND_OF_TILE[tile])
        s.then(PUT_RESERVE, seat, give_up(s, tile))
        s.then(HAPPEN, seat, PIRATE)

    def context(self, s: Anno1503) -> list[tuple[str, int]]:
        """What is owed."""
        return [("number", int(PIRATE_FEE * tiles_owed(s, s.actor)))]


def lowest_contract(s: Anno1503, seat: i64) -> i64:
    """R52: of several contracts the one with the lowest number on its back is given up."""
    for back in range(BACKS):
        if s.contracts[seat * CONTRACTS + back] > 0:
            s.contracts[seat * CONTRACTS + back] -= 1
            return TILE_AT[back * KINDS + CONTRACT]
    return NONE


class PutReserve(Step[Anno1503]):
    """R23: the top tile of a reserve (`a`): one that was left over while there are any, else the first given up."""

    def run(self, s: Anno1503) -> None:
        first = s.a * BACKS
        if s.reserve[first] + s.reserve[first + 1] + s.reserve[first + 2] > 0:
            s.then(RESERVE_BACK, NATURE, s.a, s.actor)
            return
        given = s.base_given if s.a == 0 else s.crown_given
        tile = given[0]
        count = (s.base_count if s.a == 0 else s.crown_count) - 1
        for place in range(count):
            given[place] = given[place + 1]
        if s.a == 0:
            s.base_count = count
        else:
            s.crown_count = count
        s.then(PLACE_RESERVE, s.actor, s.a, FIRST_KNOWN + tile)


class ReserveBack(Chance[Anno1503]):
    """R23 (X11): what is on the back of the top tile of the reserve (`a`), for the seat `b`."""

    def options(self, s: Anno1503, out: Options) -> None:
        for back in range(BACKS):
            if s.reserve[s.a * BACKS + back] > 0:
                out.add(back + 2, s.reserve[s.a * BACKS + back])

    def choose(self, s: Anno1503, number: i64) -> None:
        stack = s.a * BACKS + number - 2
        s.reserve[stack] -= 1
        s.then(PLACE_RESERVE, s.b, s.a, stack)


class PlaceReserve(Ask[Anno1503]):
    """R23, R24: any free island field of the board (`a`) for the tile (`b`), face down; one given up stays known."""

    def options(self, s: Anno1503, out: Options) -> None:
        for field in range(FIELDS):
            if free_field(s, s.a, field):
                out.add(field)

    def choose(self, s: Anno1503, field: i64) -> None:
        if s.b < FIRST_KNOWN:
            s.stack_at[field] = s.b
            s.note(RESERVE_PLACED, EVERYONE, s.actor, field, s.b % BACKS + 2)
            return
        tile = s.b - FIRST_KNOWN
        s.stack_at[field] = STACK_OF_TILE[tile]
        s.front[field] = tile
        s.known[field] = ALL_KNOW
        s.shown[tile] -= 1
        s.note(RESERVE_KNOWN, EVERYONE, s.actor, field, KIND_OF_TILE[tile])

    def context(self, s: Anno1503) -> list[tuple[str, int]]:
        """The number on the back."""
        stack = s.b if s.b < FIRST_KNOWN else STACK_OF_TILE[s.b - FIRST_KNOWN]
        return [("number", int(stack % BACKS + 2))]


class FireUpkeep(Ask[Anno1503]):
    """R20, R22: gold for each inhabitant, or one of them is lost, until all the rest can be paid."""

    def options(self, s: Anno1503, out: Options) -> None:
        seat = s.actor
        if s.gold[seat] >= FIRE_FEE * s.everybody(seat):
            out.add(PAY_ALL)
        for level in range(LEVELS):
            if s.people(seat, level) > 0:
                out.add(level + 1)

    def choose(self, s: Anno1503, option: i64) -> None:
        seat = s.actor
        if option == PAY_ALL:
            fee = FIRE_FEE * s.everybody(seat)
            s.gold[seat] -= fee
            s.note(UPKEEP_PAID, EVERYONE, seat, fee, FIRE)
            return
        at = seat * LEVELS + option - 1
        if s.used[at] > 0:
            s.used[at] -= 1
        else:
            s.fresh[at] -= 1
        s.note(INHABITANT_LOST, EVERYONE, seat, option - 1)
        s.then(HAPPEN, seat, FIRE)

    def context(self, s: Anno1503) -> list[tuple[str, int]]:
        """What is owed."""
        return [("number", int(FIRE_FEE * s.everybody(s.actor)))]


class GoldenChoice(Ask[Anno1503]):
    """R21: any ware that the bank has."""

    def options(self, s: Anno1503, out: Options) -> None:
        for ware in range(WARES):
            if s.bank[ware] > 0:
                out.add(ware)

    def choose(self, s: Anno1503, ware: i64) -> None:
        s.take(s.actor, ware)
        s.note(GOLDEN, EVERYONE, s.actor, ware)


__all__ = [
    "FIRST_KNOWN",
    "FireUpkeep",
    "GoldenChoice",
    "Happen",
    "PirateUpkeep",
    "PlaceReserve",
    "Produce",
    "ProductionChoice",
    "PutReserve",
    "ReserveBack",
]
