"""Building: a tile of the reserve, its area, its place (R46-R61, R68, R69)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.amerigo.chart import AREAS, NONE, area_of, cell_in, within_area
from karavelle.games.amerigo.content import (
    COST,
    FIRST_TURN,
    GREEN,
    KINDS,
    ROTATIONS,
    SHAPE_OF,
    TILE_CELLS,
)
from karavelle.games.amerigo.decisions.buying import NOTHING, more, of_use
from karavelle.games.amerigo.effects import build, offer_ap, spend
from karavelle.games.amerigo.frames import BUILD_AREA, BUILD_PLACE, GO_ON
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.core import Ask, Options

BUILD_AP: Final[i64] = 20
BUILD_FINISH: Final[i64] = 24


class BuildTile(Ask[Amerigo]):
    """R46-R49, R68, R69: a tile of the own reserve that fits somewhere."""

    def options(self, s: Amerigo, out: Options) -> None:
        s.survey(s.actor)
        cheapest = NOTHING
        for kind in range(KINDS):
            if s.reserve[s.actor * KINDS + kind] > 0 and s.can_be_built(kind):
                cheapest = min(cheapest, COST[kind])
                if COST[kind] <= s.ap:
                    out.add(kind)
        all_of_it = reserve_cost(s)
        offer_ap(
            s,
            of_use(s, s.gold[s.actor], cheapest, all_of_it),
            of_use(s, s.worth(s.actor), cheapest, all_of_it),
            BUILD_AP,
            out,
        )
        out.add(BUILD_FINISH)

    def choose(self, s: Amerigo, option: i64) -> None:
        if option == BUILD_FINISH:
            s.ap = 0
        elif spend(s, option, BUILD_AP):
            s.then(GO_ON, s.actor, GREEN)
        else:
            s.then(BUILD_AREA, s.actor, option)

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP left."""
        return [("number", int(s.ap))]


class BuildArea(Ask[Amerigo]):
    """R50-R54: an area in which the first cell of a placement of the tile (`a`) would lie."""

    def options(self, s: Amerigo, out: Options) -> None:
        s.survey(s.actor)
        areas = areas_for(s, s.a)
        for area in range(AREAS):
            if (areas >> area) & 1:
                out.add(area)

    def choose(self, s: Amerigo, area: i64) -> None:
        s.then(BUILD_PLACE, s.actor, s.a, area)


class BuildPlace(Ask[Amerigo]):
    """R50-R60: quarter turns and first cell of the tile (`a`) in an area (`b`)."""

    def options(self, s: Amerigo, out: Options) -> None:
        s.survey(s.actor)
        shape = SHAPE_OF[s.a]
        s.chart.prepare(shape)
        for turn in range(ROTATIONS[shape]):
            for within in range(TILE_CELLS):
                land = s.chart.land_at[cell_in(s.b, within)]
                if land != NONE and s.fits(FIRST_TURN[shape] + turn, land):
                    out.add(turn * TILE_CELLS + within)

    def choose(self, s: Amerigo, option: i64) -> None:
        s.chart.prepare(SHAPE_OF[s.a])
        land = s.chart.land_at[cell_in(s.b, option % TILE_CELLS)]
        build(s, s.actor, s.a, option // TILE_CELLS, land)
        s.then(GO_ON, s.actor, GREEN)


def areas_for(s: Amerigo, kind: i64) -> i64:
    """Areas with the first cell of a placement of a kind, by the last survey, as bits."""
    shape = SHAPE_OF[kind]
    s.chart.prepare(shape)
    areas: i64 = 0
    for turn in range(ROTATIONS[shape]):
        orientation = FIRST_TURN[shape] + turn
        for land in range(s.chart.lands):
            if s.edge_cells[s.chart.island_of[land]] != 0 and s.fits(orientation, land):
                areas |= i64(1) << area_of(s.chart.cell_of[land])
    return areas


def placements(s: Amerigo, kind: i64) -> list[tuple[int, int, int]]:
    """R50-R54: all placements of a kind for the actor: quarter turns, area, and cell within it."""
    s.survey(s.actor)
    shape = SHAPE_OF[kind]
    s.chart.prepare(shape)
    found: list[tuple[int, int, int]] = []
    for turn in range(ROTATIONS[shape]):
        for land in range(s.chart.lands):
            if s.fits(FIRST_TURN[shape] + turn, land):
                cell = s.chart.cell_of[land]
                found.append((int(turn), int(area_of(cell)), int(within_area(cell))))
    return found


def reserve_cost(s: Amerigo) -> i64:
    """R69: AP that would build the whole reserve."""
    cost: i64 = 0
    for kind in range(KINDS):
        cost += s.reserve[s.actor * KINDS + kind] * COST[kind]
    return cost


def more_to_build(s: Amerigo) -> bool:
    """R69: whether building goes on."""
    if not s.in_reserve(s.actor):
        return False
    s.survey(s.actor)
    cheapest = NOTHING
    for kind in range(KINDS):
        if s.reserve[s.actor * KINDS + kind] > 0 and COST[kind] < cheapest and s.can_be_built(kind):
            cheapest = COST[kind]
    return more(s, cheapest, reserve_cost(s))


__all__ = ["BuildArea", "BuildPlace", "BuildTile", "more_to_build", "placements"]
