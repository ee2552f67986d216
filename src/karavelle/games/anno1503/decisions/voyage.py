"""Ships at sea: moves, tiles explored, and what is done with them (R44-R58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    ANY,
    BACKS,
    BASE_FIELDS,
    CONTRACT,
    CONTRACTS,
    FIELD_KIND,
    FIELDS,
    ISLAND,
    KIND_OF_TILE,
    KINDS,
    LEVELS,
    LUXURY_POST,
    NEIGHBOUR,
    NEST,
    NESTS,
    PIERS,
    PIRATE_FIELD,
    PRODUCTION,
    PROMOTION,
    SHIPS,
    STACK_OF_TILE,
    STRENGTH_OF_KIND,
    TILE_AT,
    TREASURE,
    TREASURE_GOLD,
)
from karavelle.games.anno1503.effects import dock, lift, rise
from karavelle.games.anno1503.frames import (
    BY_PROMOTION,
    CHECK,
    COMBAT,
    EXPLORED,
    FROM_TREASURE,
    GOLD_GAINED,
    LOOK,
    NEST_ATTACKED,
    PIRATE_CARD,
    POST_ATTACHED,
    PUT_BACK,
    SAILED,
    SAW_TILE,
    SHIP_ACTION,
    SHIP_RETURNED,
    TILE_CHOICE,
    TILE_FRONT,
    TILE_TAKEN,
    UPGRADED,
)
from karavelle.games.anno1503.state import NONE, Anno1503
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import ALL_KNOW, EVERYONE, NATURE, NO_CARD

END_SHIPS: Final[i64] = 0
FIRST_PLACE: Final[i64] = 1
"""Options of a ship action: the end, fields for ship 1, fields for ship 2."""

BACK_AGAIN: Final[i64] = 0
TAKE: Final[i64] = 6
RAISE: Final[i64] = 7
ATTACK: Final[i64] = 10
"""Options of a tile: put back, the piers 1 to 5, take, upgrade from level 1 to 3, attack."""


class ShipAction(Ask[Anno1503]):
    """R44-R47, R63: a move to a neighbouring sea field, or a look at a tile beside a ship; each costs a point."""

    def options(self, s: Anno1503, out: Options) -> None:
        out.add(END_SHIPS)
        for ship in range(SHIPS):
            at = s.actor * SHIPS + ship
            if s.ship_ap[at] == 0:
                continue
            here = s.ship_field[at]
            for side in range(4):
                field = NEIGHBOUR[here * 4 + side]
                if field != NONE and reachable(s, field):
                    out.add(FIRST_PLACE + ship * FIELDS + field)

    def choose(self, s: Anno1503, option: i64) -> None:
        if option == END_SHIPS:
            return
        seat = s.actor
        ship, field = (option - FIRST_PLACE) // FIELDS, (option - FIRST_PLACE) % FIELDS
        s.ship_ap[seat * SHIPS + ship] -= 1
        if FIELD_KIND[field] == ISLAND:
            s.note(EXPLORED, EVERYONE, seat, ship + 1, field)
            s.then(LOOK, seat, ship, field)
        else:
            sail_to(s, seat, ship, field)
        s.then(CHECK, seat)
        s.then(SHIP_ACTION, seat)

    def answers_itself(self, s: Anno1503, option: i64) -> bool:
        return False


def reachable(s: Anno1503, field: i64) -> bool:
    """R45-R47, R50: sea of the boards in play, or an island with a tile."""
    if FIELD_KIND[field] == ISLAND:
        return s.stack_at[field] != NONE
    return field < BASE_FIELDS or s.expansion == 1


def sail_to(s: Anno1503, seat: i64, ship: i64, field: i64) -> None:
    """R46, R66: on a pirate field the ship loses its points and meets a pirate."""
    at = seat * SHIPS + ship
    s.note(SAILED, EVERYONE, seat, ship + 1, s.ship_field[at], field)
    s.ship_field[at] = field
    if FIELD_KIND[field] == PIRATE_FIELD:
        s.ship_ap[at] = 0
        s.then(PIRATE_CARD, NATURE, ship)


class Look(Step[Anno1503]):
    """R47: who has not seen the tile of the field (`b`) sees it now; then decides."""

    def run(self, s: Anno1503) -> None:
        if (s.known[s.b] >> s.actor) & 1:
            s.then(TILE_CHOICE, s.actor, s.a, s.b)
        else:
            s.then(TILE_FRONT, NATURE, s.b, s.a)


class TileFront(Chance[Anno1503]):
    """R47 (X10): what lies on the field `a`: any unseen tile with its back, or what somebody has seen there before."""

    def options(self, s: Anno1503, out: Options) -> None:
        front = s.front[s.a]
        if front >= 0:
            out.add(KIND_OF_TILE[front])
            return
        first = s.stack_at[s.a] * KINDS
        for kind in range(KINDS):
            tile = TILE_AT[first + kind]
            if tile != NONE and s.unseen[tile] > 0:
                out.add(kind, s.unseen[tile])

    def choose(self, s: Anno1503, kind: i64) -> None:
        seat, field = s.active, s.a
        if s.front[field] == NO_CARD:
            tile = TILE_AT[s.stack_at[field] * KINDS + kind]
            s.unseen[tile] -= 1
            s.front[field] = tile
        s.known[field] |= i64(1) << seat
        s.note(SAW_TILE, seat, field, kind)
        s.then(TILE_CHOICE, seat, s.b, field)

    def seen_by(self, s: Anno1503, option: i64) -> i64:
        return s.active


class TileChoice(Ask[Anno1503]):
    """R47-R56, R64, R65: back it goes, or what its kind allows; asked even then when nothing else is open."""

    def options(self, s: Anno1503, out: Options) -> None:
        out.add(BACK_AGAIN)
        seat, kind = s.actor, KIND_OF_TILE[s.front[s.b]]
        if kind < CONTRACT or LUXURY_POST <= kind < NEST:
            for number in range(PIERS):
                if fits_pier(s, seat, kind, number):
                    out.add(1 + number)
        elif kind == CONTRACT:
            if s.contract_count(seat) < CONTRACTS:
                out.add(TAKE)
        elif kind == TREASURE:
            out.add(TAKE)
        elif kind == PROMOTION:
            for level in range(LEVELS - 1):
                if s.can_rise(seat, level):
                    out.add(RAISE + level)
        elif s.nest_count(seat) < NESTS:
            out.add(ATTACK)

    def choose(self, s: Anno1503, option: i64) -> None:
        seat, ship, field = s.actor, s.a, s.b
        if option == BACK_AGAIN:
            s.note(PUT_BACK, EVERYONE, seat, field)
            return
        if option == ATTACK:
            kind = KIND_OF_TILE[s.front[field]]
            s.known[field] = ALL_KNOW
            s.note(NEST_ATTACKED, EVERYONE, seat, field, STRENGTH_OF_KIND[kind])
            s.then(COMBAT, seat, ship * FIELDS + field, STRENGTH_OF_KIND[kind])
            return
        tile = lift(s, field)
        dock(s, seat, ship)
        receive(s, seat, tile, option, ship)

    def listed_for(self, s: Anno1503) -> i64:
        return s.actor

    def answers_itself(self, s: Anno1503, option: i64) -> bool:
        return False

    def lays_open(self, s: Anno1503, option: i64) -> bool:
        return option != BACK_AGAIN

    def context(self, s: Anno1503) -> list[tuple[str, int]]:
        """The field, and the kind of the tile for who sees it."""
        told = [("field", int(s.b))]
        if s.front[s.b] >= 0:
            told.append(("kind", int(KIND_OF_TILE[s.front[s.b]])))
        return told


def fits_pier(s: Anno1503, seat: i64, kind: i64, number: i64) -> bool:
    """R51, R55: a free pier with a fixed ware; for a luxury post also that of the question mark field."""
    if s.pier[seat * PIERS + number] != NONE:
        return False
    return kind >= LUXURY_POST or PRODUCTION[s.colour[seat] * PIERS + number] != ANY


def receive(s: Anno1503, seat: i64, tile: i64, option: i64, ship: i64) -> None:
    """R49, R51-R55: what a tile does for who takes it."""
    kind = KIND_OF_TILE[tile]
    if option < TAKE:
        s.pier[seat * PIERS + option - 1] = tile
        s.note(POST_ATTACHED, EVERYONE, seat, kind, option)
        s.note(SHIP_RETURNED, EVERYONE, seat, ship + 1)
        return
    s.note(TILE_TAKEN, EVERYONE, seat, kind)
    s.note(SHIP_RETURNED, EVERYONE, seat, ship + 1)
    if kind == CONTRACT:
        s.contracts[seat * CONTRACTS + STACK_OF_TILE[tile] % BACKS] += 1
    elif kind == TREASURE:
        s.gold[seat] += TREASURE_GOLD
        s.note(GOLD_GAINED, EVERYONE, seat, TREASURE_GOLD, FROM_TREASURE)
    else:
        level = option - RAISE
        rise(s, seat, level, 0 if s.fresh[seat * LEVELS + level] > 0 else 1)
        s.note(UPGRADED, EVERYONE, seat, level + 1, BY_PROMOTION)


__all__ = ["Look", "ShipAction", "TileChoice", "TileFront", "reachable"]
