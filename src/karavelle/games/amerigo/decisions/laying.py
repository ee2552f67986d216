"""Set-up: the archipelago, pirates, tokens, goods, the order of the players, and the first throw into the tower."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.amerigo.chart import AREA_LINE, AREAS, NO_TILE
from karavelle.games.amerigo.content import (
    COLOURS,
    CUBES,
    FIXED_MAP,
    GOODS,
    GOODS_SHOWN,
    HOLD,
    PIRATE_KINDS,
    SHOWN,
    TILE_COLUMNS,
    TILE_ROWS,
    TILES,
    TOKENS,
    TRIES,
)
from karavelle.games.amerigo.frames import (
    CHECK_MAP,
    GOLD_AT_START,
    GOODS_TOKEN,
    ISLAND_TILE,
    MAP_LAID,
    ORDER_DISC,
    ORDER_DRAWN,
    PIRATE_MARKER,
    PIRATE_REVEALED,
    PROGRESS_TOKEN,
    ROUND,
    START_GOLD,
    TOWER_HOLD,
)
from karavelle.games.amerigo.state import DISPLAYED, UNSEEN, Amerigo
from karavelle.kernel.core import Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY


class SetUp(Step[Amerigo]):
    """Setup 1 to 12, in this order."""

    def run(self, s: Amerigo) -> None:
        plan_map(s)
        s.then(PIRATE_MARKER, NATURE, 1)
        for space in range(SHOWN):
            s.then(PROGRESS_TOKEN, NATURE, space)
        for space in range(GOODS_SHOWN[s.seats]):
            s.then(GOODS_TOKEN, NATURE, space)
        for place in range(s.seats - 1):
            s.then(ORDER_DISC, NATURE, place)
        s.then(START_GOLD, NOBODY)
        for colour in range(COLOURS):
            s.then(TOWER_HOLD, NATURE, colour)
        s.then(ROUND, NOBODY, 1)


class IslandTile(Chance[Amerigo]):
    """C2: one of the tiles not used in this try, in one of its four turns, for the area `a`."""

    def options(self, s: Amerigo, out: Options) -> None:
        used: i64 = 0
        for area in range(AREAS):
            if s.map[area] != NO_TILE:
                used |= i64(1) << (s.map[area] // 4)
        for tile in range(TILES):
            if not (used >> tile) & 1:
                for turn in range(4):
                    out.add(tile * 4 + turn)

    def choose(self, s: Amerigo, option: i64) -> None:
        s.map[s.a] = option


class CheckMap(Step[Amerigo]):
    """Setup 1: a bad map is laid anew, forty times at most; then, or if the table wishes, the fixed one lies there."""

    def run(self, s: Amerigo) -> None:
        if not s.fixed:
            s.chart.draw(s.map)
            if not s.chart.good():
                s.tries += 1
                if s.tries < TRIES:
                    for area in range(AREAS):
                        s.map[area] = NO_TILE
                    plan_map(s)
                    return
        if s.fixed or s.tries == TRIES:
            for area in range(AREAS):
                s.map[area] = FIXED_MAP[s.seats * AREAS + area]
            s.chart.draw(s.map)
        s.note(MAP_LAID, EVERYONE, s.chart.islands, s.chart.big)


class PirateMarker(Chance[Amerigo]):
    """R72, R77 (C3): the marker that is turned up for round `a`: any that was not seen yet."""

    def options(self, s: Amerigo, out: Options) -> None:
        for value in range(PIRATE_KINDS):
            if s.pirates_unseen[value] > 0:
                out.add(value, s.pirates_unseen[value])

    def choose(self, s: Amerigo, value: i64) -> None:
        s.pirates_unseen[value] -= 1
        s.pirates[s.a - 1] = value
        s.note(PIRATE_REVEALED, EVERYONE, value, s.pirate_strength())


class ProgressToken(Chance[Amerigo]):
    """R77 (C4): the token that is laid on space `a` of the display."""

    def options(self, s: Amerigo, out: Options) -> None:
        for token in range(TOKENS):
            if s.token_at[token] == UNSEEN:
                out.add(token)

    def choose(self, s: Amerigo, token: i64) -> None:
        s.token_at[token] = DISPLAYED
        s.display[s.a] = token


class GoodsToken(Chance[Amerigo]):
    """R77 (C5): the goods token that is laid on space `a` of the display."""

    def options(self, s: Amerigo, out: Options) -> None:
        for kind in range(GOODS):
            if s.goods_unseen[kind] > 0:
                out.add(kind, s.goods_unseen[kind])

    def choose(self, s: Amerigo, kind: i64) -> None:
        s.goods_unseen[kind] -= 1
        s.goods_display[s.a] = kind


class OrderDisc(Chance[Amerigo]):
    """R7 (C1): whose disc lies at place `a` of the pile; the last one goes to the bottom."""

    def options(self, s: Amerigo, out: Options) -> None:
        for seat in range(s.seats):
            if s.rank_of(seat) >= s.a:
                out.add(seat)

    def choose(self, s: Amerigo, seat: i64) -> None:
        place = s.rank_of(seat)
        while place > s.a:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat


class StartGold(Step[Amerigo]):
    """Setup 11: 0 gold for the first player, 1 for the second, and so on."""

    def run(self, s: Amerigo) -> None:
        s.note(ORDER_DRAWN, EVERYONE)
        for place in range(s.seats):
            s.gold[s.order[place]] = place
            s.note(GOLD_AT_START, EVERYONE, s.order[place], place)


class TowerHold(Chance[Amerigo]):
    """Setup 12 (C6): so many of the seven cubes of colour `a` stay in the tower."""

    def options(self, s: Amerigo, out: Options) -> None:
        for inside in range(CUBES + 1):
            out.add(inside, HOLD[inside])

    def choose(self, s: Amerigo, inside: i64) -> None:
        s.tower[s.a] = inside
        s.stock[s.a] = CUBES - inside


def plan_map(s: Amerigo) -> None:
    """Setup 1: an island tile for every area, unless the map is fixed, and the check."""
    if not s.fixed:
        for row in range(TILE_ROWS[s.seats]):
            for column in range(TILE_COLUMNS[s.seats]):
                s.then(ISLAND_TILE, NATURE, row * AREA_LINE + column)
    s.then(CHECK_MAP, NOBODY)


__all__ = [
    "CheckMap",
    "GoodsToken",
    "IslandTile",
    "OrderDisc",
    "PirateMarker",
    "ProgressToken",
    "SetUp",
    "StartGold",
    "TowerHold",
]
