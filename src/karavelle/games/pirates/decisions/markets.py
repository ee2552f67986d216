"""Black markets: placed on locations, used at once and later (R34, R83, R94-R97, M4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.bundles import SIDE_BUNDLE
from karavelle.games.pirates.content import BIT, CELLS, FIRST_LOCATION, FIRST_RESIDENCE, LOCATIONS, TILES
from karavelle.games.pirates.effects import Verb, can_any, start
from karavelle.games.pirates.frames import (
    BLACK_MARKET_ACTIVATE,
    BLACK_MARKET_PLACE,
    BLACK_MARKET_TILE,
    BLACK_MARKET_USE,
    SAY_PLACED_MARKET,
    SAY_USED_MARKET,
)
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Ask, Options
from karavelle.kernel.fields import EVERYONE

NOT_NOW: Final[i64] = 8


def own_tile(s: Pirates, seat: i64, location: i64) -> i64:
    """The own tile on a location, or -1."""
    tile = s.tile_at[location] - 1
    return tile % TILES if tile >= 0 and tile // TILES == seat else -1


def side_of(s: Pirates, tile: i64) -> i64:
    """R95: the side of a tile that is up for the whole game."""
    return 2 * tile + s.side[tile]


def locations_in_sight(s: Pirates) -> i64:
    """M4: the locations that lie face up, as bits."""
    found: i64 = 0
    for cell in range(CELLS):
        what = s.cell[cell]
        if FIRST_LOCATION <= what < FIRST_RESIDENCE:
            found |= BIT[what - FIRST_LOCATION]
    return found


def free_locations(s: Pirates) -> i64:
    """R94, M4: face-up locations without any tile, as bits."""
    found = locations_in_sight(s)
    for location in range(LOCATIONS):
        if s.tile_at[location] != 0:
            found &= ~(BIT[location])
    return found


def can_use(s: Pirates, seat: i64, location: i64) -> bool:
    """R34, R96: whether an own tile lies there that could do anything."""
    tile = own_tile(s, seat, location)
    return tile >= 0 and can_any(s, seat, SIDE_BUNDLE[side_of(s, tile)])


def use_tile(s: Pirates, seat: i64, location: i64) -> None:
    """R34, R96, R97: all effects of the own tile there."""
    side = side_of(s, own_tile(s, seat, location))
    s.note(SAY_USED_MARKET, EVERYONE, seat, side, location)
    start(s, seat, SIDE_BUNDLE[side])


class BlackMarketActivate(Ask[Pirates]):
    """R34, R96: whether to use the own tile on the location `a`."""

    def options(self, s: Pirates, out: Options) -> None:
        out.add(0)
        out.add(1)

    def choose(self, s: Pirates, yes: i64) -> None:
        if yes == 1:
            use_tile(s, s.actor, s.a)


class PlaceBlackMarket(Verb):
    """R83, R94: for `a` doubloons a tile onto a location without any."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        return s.doubloons[seat] >= first and s.tiles_left[seat] != 0 and free_locations(s) != 0

    def run(self, s: Pirates) -> None:
        if self.can(s, s.actor, s.a, 0):
            s.doubloons[s.actor] -= s.a
            s.then(BLACK_MARKET_TILE, s.actor)


class BlackMarketTile(Ask[Pirates]):
    """R94, R95: which tile, by the side that is up."""

    def options(self, s: Pirates, out: Options) -> None:
        for tile in range(TILES):
            if (s.tiles_left[s.actor] >> tile) & 1 == 1:
                out.add(side_of(s, tile))

    def choose(self, s: Pirates, side: i64) -> None:
        s.then(BLACK_MARKET_PLACE, s.actor, side)


class BlackMarketPlace(Ask[Pirates]):
    """R94, R96: where the tile with the side `a` goes; then it may be used."""

    def options(self, s: Pirates, out: Options) -> None:
        free = free_locations(s)
        for location in range(LOCATIONS):
            if (free >> location) & 1 == 1:
                out.add(location)

    def choose(self, s: Pirates, location: i64) -> None:
        tile = s.a // 2
        s.tiles_left[s.actor] &= ~(BIT[tile])
        s.tile_at[location] = 1 + TILES * s.actor + tile
        s.note(SAY_PLACED_MARKET, EVERYONE, s.actor, s.a, location)
        if can_use(s, s.actor, location):
            s.then(BLACK_MARKET_ACTIVATE, s.actor, location)


class UseBlackMarket(Verb):
    """R97: an own tile anywhere, wherever the ship is."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        for location in range(LOCATIONS):
            if own_tile(s, seat, location) >= 0:
                return True
        return False

    def run(self, s: Pirates) -> None:
        if self.can(s, s.actor, 0, 0):
            s.then(BLACK_MARKET_USE, s.actor)


class BlackMarketUse(Ask[Pirates]):
    """R97: the location whose own tile is used, or none."""

    def options(self, s: Pirates, out: Options) -> None:
        for location in range(LOCATIONS):
            if own_tile(s, s.actor, location) >= 0:
                out.add(location)
        out.add(NOT_NOW)

    def choose(self, s: Pirates, location: i64) -> None:
        if location != NOT_NOW:
            use_tile(s, s.actor, location)


__all__ = [
    "NOT_NOW",
    "BlackMarketActivate",
    "BlackMarketPlace",
    "BlackMarketTile",
    "BlackMarketUse",
    "PlaceBlackMarket",
    "UseBlackMarket",
    "can_use",
    "own_tile",
    "side_of",
]
