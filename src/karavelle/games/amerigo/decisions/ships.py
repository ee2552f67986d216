"""Moving ships, and the trading posts that they found (R20-R35, R83)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.amerigo.chart import AREAS, BIT, NONE, SPACES, area_of, cell_in, within_area
from karavelle.games.amerigo.content import BLUE, SHIP8, SHIPS_EACH, TILE_CELLS
from karavelle.games.amerigo.effects import offer_ap, place_post, post_free, spend, use_token
from karavelle.games.amerigo.frames import (
    GO_ON,
    PLACE_POST,
    SHIP_AT_SEA,
    SHIP_CELL,
    SHIP_ENTERED,
    SHIP_MOVE,
    SHIP_ON_FRAME,
    SHIP_PLACE,
)
from karavelle.games.amerigo.state import OFF_BOARD, Amerigo
from karavelle.kernel.core import Ask, Options
from karavelle.kernel.fields import EVERYONE

BOTH_DONE: Final[i64] = 2
FIRST_AREA: Final[i64] = 16
SHIP_AP: Final[i64] = 32
USE_SHIP8: Final[i64] = 33
SHIP_CASH: Final[i64] = 34
SHIP8_AP: Final[i64] = 8


class ShipSelect(Ask[Amerigo]):
    """R20, R21: a ship that was not handled in this action; done once those left are on the board."""

    def options(self, s: Amerigo, out: Options) -> None:
        waiting = False
        for ship in range(SHIPS_EACH):
            if not handled(s, ship) and not waiting:
                out.add(ship)
            waiting = waiting or (not handled(s, ship) and at(s, ship) == OFF_BOARD)
        if not waiting:
            out.add(BOTH_DONE)

    def choose(self, s: Amerigo, option: i64) -> None:
        if option == BOTH_DONE:
            s.handled = 0
            s.ap = 0
        elif at(s, option) == OFF_BOARD:
            s.then(SHIP_PLACE, s.actor, option)
        else:
            s.then(SHIP_MOVE, s.actor, option)

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP of each ship."""
        return [("number", int(s.ap))]


class ShipPlace(Ask[Amerigo]):
    """R20: the ship (`a`) enters on any frame space, for nothing."""

    def options(self, s: Amerigo, out: Options) -> None:
        for space in range(s.chart.spaces):
            out.add(space)

    def choose(self, s: Amerigo, space: i64) -> None:
        s.ship_at[s.actor * SHIPS_EACH + s.a] = space
        s.note(SHIP_ENTERED, EVERYONE, s.actor, s.a, space)
        s.then(SHIP_MOVE, s.actor, s.a)


class ShipMove(Ask[Amerigo]):
    """R21-R25, R68, R69, R83: where the ship (`a`) stops: a frame space, or an area that has a cell for it."""

    def options(self, s: Amerigo, out: Options) -> None:
        stops = stops_in_reach(s, s.a)
        for place in range(FIRST_AREA + AREAS):
            if (stops >> place) & 1:
                out.add(place)
        if s.gold[s.actor] > 0:
            out.add(SHIP_AP)
        if s.has_unused(s.actor, SHIP8):
            out.add(USE_SHIP8)
        offer_ap(s, False, True, SHIP_CASH - 1, out)

    def choose(self, s: Amerigo, option: i64) -> None:
        if option < FIRST_AREA:
            s.ship_at[s.actor * SHIPS_EACH + s.a] = option
            s.note(SHIP_ON_FRAME, EVERYONE, s.actor, s.a, option)
            handle(s, s.a)
        elif option < SHIP_AP:
            s.then(SHIP_CELL, s.actor, s.a, option - FIRST_AREA)
        else:
            if option == USE_SHIP8:
                use_token(s, s.actor, SHIP8)
                s.ap += SHIP8_AP
            elif option == SHIP_AP:
                spend(s, option, SHIP_AP)
            else:
                spend(s, option, SHIP_CASH - 1)
            s.then(SHIP_MOVE, s.actor, s.a)

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP of the ship."""
        return [("number", int(s.ap))]


class ShipCell(Ask[Amerigo]):
    """R23, R24, R30: the cell of an area (`b`) on which the ship (`a`) stops; at an anchor it may found a post."""

    def options(self, s: Amerigo, out: Options) -> None:
        ship = s.actor * SHIPS_EACH + s.a
        s.sail(s.ship_at[ship], s.ap)
        for within in range(TILE_CELLS):
            place = SPACES + cell_in(s.b, within)
            if s.water.reached(place) and not s.taken(place, ship):
                out.add(within)

    def choose(self, s: Amerigo, within: i64) -> None:
        place = SPACES + cell_in(s.b, within)
        s.ship_at[s.actor * SHIPS_EACH + s.a] = place
        s.note(SHIP_AT_SEA, EVERYONE, s.actor, s.a, s.b)
        post = s.chart.anchor_of[place]
        if post != NONE and s.posts_left[s.actor] > 0 and post_free(s, post):
            s.then(PLACE_POST, s.actor, post)
        handle(s, s.a)


class PlacePost(Ask[Amerigo]):
    """R30-R35: a trading post on the space (`a`) that belongs to the anchor, or none."""

    def options(self, s: Amerigo, out: Options) -> None:
        out.add(0)
        out.add(1)

    def choose(self, s: Amerigo, yes: i64) -> None:
        if yes == 1:
            place_post(s, s.actor, s.a)

    def answers_itself(self, s: Amerigo, option: i64) -> bool:
        return False

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """Where it is."""
        land = s.chart.post_land[s.a]
        return [("area", int(area_of(s.chart.cell_of[land]))), ("number", int(s.chart.island_of[land] + 1))]


def at(s: Amerigo, ship: i64) -> i64:
    """Where a ship of the actor is."""
    return s.ship_at[s.actor * SHIPS_EACH + ship]


def handled(s: Amerigo, ship: i64) -> bool:
    """R21: whether a ship was handled in this action."""
    return (s.handled >> ship) & 1 == 1


def handle(s: Amerigo, ship: i64) -> None:
    """R21: a ship is handled once in an action."""
    s.handled |= i64(1) << ship
    s.then(GO_ON, s.actor, BLUE)


def stops_in_reach(s: Amerigo, ship: i64) -> i64:
    """R21-R24: frame spaces (bits 0 to 15) and areas (bits 16 to 31) where a ship of the actor can stop."""
    number = s.actor * SHIPS_EACH + ship
    s.sail(s.ship_at[number], s.ap)
    stops: i64 = 0
    for found in range(s.water.count):
        place = s.water.cells[found]
        if place < SPACES:
            stops |= BIT[place]
        else:
            bit = BIT[FIRST_AREA + area_of(place - SPACES)]
            if stops & bit == 0 and not s.taken(place, number):
                stops |= bit
    return stops


def stops(s: Amerigo, ship: i64) -> list[tuple[int, int]]:
    """R22, R23: every place where a ship of the actor can stop, with the steps to it."""
    number = s.actor * SHIPS_EACH + ship
    found: list[tuple[int, int]] = []
    seen: i64 = 0
    for steps in range(s.ap + 1):
        s.sail(s.ship_at[number], steps)
        for place in range(seen, s.water.count):
            if not s.taken(s.water.cells[place], number):
                found.append((int(s.water.cells[place]), int(steps)))
        seen = s.water.count
    return found


def place_name(place: i64) -> tuple[int, int]:
    """Area and cell within it, of a place at sea."""
    return int(area_of(place - SPACES)), int(within_area(place - SPACES))


__all__ = ["PlacePost", "ShipCell", "ShipMove", "ShipPlace", "ShipSelect", "place_name", "stops"]
