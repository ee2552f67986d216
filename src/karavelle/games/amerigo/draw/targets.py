"""Ships, and the places where a ship could stop or a tile be built."""

from __future__ import annotations

from karavelle.games.amerigo.chart import LANDS, NONE, SPACES, cell_in
from karavelle.games.amerigo.content import (
    BIG,
    FIRST_TURN,
    POST_VALUE,
    ROTATIONS,
    SHAPE_OF,
    TIME_VALUE,
    TYPE_IDS,
    VP_BIG,
    VP_SMALL,
)
from karavelle.games.amerigo.decisions import AREA_IDS, CELL_IDS, SHIP_IDS
from karavelle.games.amerigo.decisions.building import placements
from karavelle.games.amerigo.decisions.ships import place_name, stops
from karavelle.games.amerigo.draw.measures import Sea, island_cells, tile
from karavelle.games.amerigo.draw.pens import Pens
from karavelle.kernel.scene import Element, circle, group, rect, words

PLACING = ("ship_move", "ship_cell", "ship_place", "build_area", "build_place")
"""Questions for a place on the map."""


def ships(pens: Pens, sea: Sea) -> list[Element]:
    """Ships at sea and on the frame, the viewer's last; while a place is asked for they are in nobody's way."""
    s, drawn = pens.s, []
    beside: dict[int, int] = {}
    numbers = [number for number in range(2 * int(s.seats)) if s.ship_at[number] >= 0]
    for number in sorted(numbers, key=lambda number: number // 2 == pens.viewer):
        (seat, ship), at = divmod(number, 2), int(s.ship_at[number])
        spot = sea.berth(at, beside.get(at, 0)) if at < SPACES else sea.middle(at - 16)
        beside[at] = beside.get(at, 0) + 1
        looks = "ship adrift" if pens.asked in PLACING else "ship"
        looks += " moving" if seat == pens.viewer and pens.asked in PLACING[:2] and s.a == ship else ""
        drawn.append(
            pens.own(
                seat,
                "am-ship",
                *spot,
                sea.cell * 1.1,
                key=f"{SHIP_IDS[ship]}_{seat}",
                pick=pens.pick(f"ship_select:{SHIP_IDS[ship]}") if seat == pens.viewer else None,
                title=pens.say("draw-ship", name=pens.named(seat), ship=pens.name(SHIP_IDS[ship])),
                tip="ship_a",
                cls=looks,
            )
        )
    return drawn


def stops_in_reach(pens: Pens, sea: Sea) -> list[Element]:
    """Every cell where the ship could stop, with the steps to it; free anchors stand out."""
    s = pens.s
    if pens.asked not in ("ship_move", "ship_cell"):
        return []
    drawn = []
    for place, steps in stops(s, s.a):
        if place < SPACES:
            continue
        area, within = place_name(place)
        path_of = f"ship_cell:{CELL_IDS[within]}"
        if pens.asked == "ship_move":
            path_of = f"ship_move:{AREA_IDS[area]} {path_of}"
        elif s.b != area:
            continue
        x, y = sea.middle(place - 16)
        post = int(s.chart.anchor_of[place])
        good = post != NONE and s.post_at[post] == 0 and s.tile_at[s.chart.post_land[post]] == 0
        title = pens.say("draw-stop", area=AREA_IDS[area], cell=pens.name(CELL_IDS[within]), steps=steps)
        marks = [circle(x, y, sea.cell * (0.44 if good else 0.3), cls="stop here" if good else "stop")]
        marks.append(words(steps, x, y + sea.cell * 0.12, sea.cell * 0.36, cls="steps"))
        drawn.append(group(*marks, pick=path_of, title=title))
    return drawn


def ghosts(pens: Pens, sea: Sea) -> list[Element]:
    """The chosen tile on every place where it fits, for each of its turns; those of one turn are shown together."""
    if pens.asked not in ("build_area", "build_place"):
        return []
    s = pens.s
    kind = int(s.a)
    found = [one for one in placements(s, kind) if pens.asked == "build_area" or one[1] == s.b]
    by_turn: dict[int, list[tuple[int, int]]] = {}
    for turn, area, within in found:
        by_turn.setdefault(turn, []).append((area, within))
    drawn = []
    for key in range(4):
        turns = [(key + more) % int(ROTATIONS[SHAPE_OF[kind]]) for more in range(4)]
        turn = next(turn for turn in turns if turn in by_turn)
        drawn += [_ghost(pens, sea, kind, turn, area, within, key) for area, within in by_turn[turn]]
    return drawn


def _ghost(pens: Pens, sea: Sea, kind: int, turn: int, area: int, within: int, key: int) -> Element:
    """One placement: its first cell glows, and the whole tile appears under the pointer."""
    s = pens.s
    place = f"build_place:q{turn}:{CELL_IDS[within]}"
    picks = place if pens.asked == "build_place" else f"build_area:{AREA_IDS[area]} {place}"
    land = int(s.chart.land_at[cell_in(area, within)])
    mask = int(s.chart.masks[(FIRST_TURN[SHAPE_OF[kind]] + turn) * LANDS + land])
    island = int(s.chart.island_of[land])
    lands = [one for one in island_cells(s, island) if int(s.chart.bit[one]) & mask]
    x, y = sea.corner(sea.land(land))
    lying = group(
        *tile(pens, kind, int(s.actor), sea.row_and_column(lands), sea.cell), at=(sea.origin, sea.origin), cls="ghost"
    )
    glow = rect(x + 3, y + 3, sea.cell - 6, sea.cell - 6, 7, cls="glow")
    return group(lying, glow, pick=picks, turn=key, title=gain_words(pens, kind, lands, island), cls="place")


def gain_words(pens: Pens, kind: int, lands: list[int], island: int) -> str:
    """What a tile would bring there: points, resources, completion and who is paid for it."""
    s = pens.s
    big = s.chart.size[island] >= BIG
    told = [pens.say("draw-gain", points=int(VP_BIG[kind] if big else VP_SMALL[kind]))]
    for land in lands:
        if s.chart.resource[land] != NONE:
            told.append(pens.name(TYPE_IDS[s.chart.resource[land]]))
    if s.open_on(island) == len(lands):
        told.append(pens.say("draw-completes", number=island + 1))
        for seat in range(s.seats):
            if posts := int(s.posts_on(island, seat)):
                pays = int(POST_VALUE[posts] * TIME_VALUE[s.round_no])
                told.append(pens.say("draw-posts-pay", name=pens.named(seat), posts=posts, points=pays))
    return " · ".join(told)


__all__ = ["ghosts", "ships", "stops_in_reach"]
