"""The chart: known sea with its circles, tiles with what stands on them, the ship, and the success track all round."""

from __future__ import annotations

from karavelle.games.entdecker.content import (
    CIRCLE_FIELD,
    CIRCLE_SIDE,
    CIRCLES,
    COLUMNS,
    FIELD_IDS,
    FIELDS,
    KINDS,
    LAPS,
    MADE_BY,
    NEIGHBOUR,
    PARTS_OF,
    PATTERN,
    SLOTS,
    TYPE_IDS,
    TYPE_OF_KIND,
    UNIT_IDS,
    UNIT_OF_SLOT,
)
from karavelle.games.entdecker.decisions import PLACEMENTS, STARTS
from karavelle.games.entdecker.draw.coast import SIZE, berth, event_sign, picture, stand, tile
from karavelle.games.entdecker.draw.pens import Pens, event_of
from karavelle.games.entdecker.state import BLANK_TILE, EMPTY, MATCHED, NONE, SUPPLY, Entdecker
from karavelle.kernel.scene import Element, Part, circle, el, group, path, piece, rect, use, words

WIDTH = 1240.0
CELL = WIDTH / 30
HEIGHT = CELL * 22
LEFT, TOP = 120.0, (HEIGHT - 7 * SIZE) / 2
BUOY = 34.0
"""How far from the chart the start circles float."""

COUNTED = ("draw-settlements", "draw-forts", "draw-scouts")
UPRIGHT = (2, 8, 10, 7, 13)
"""Edges of tiles on which units stand one above the other."""


def chart(pens: Pens) -> Part:
    """The main board."""
    lands = Lands(pens)
    content = [el("use", href="#en-ground", x=0, y=0, width=WIDTH, height=HEIGHT)]
    content += [_buoy(pens, start) for start in range(CIRCLES)]
    content += [_tile(pens, lands, field) for field in range(FIELDS) if pens.s.edges[field] != EMPTY]
    content += _flags(pens, lands)
    content += _units(pens)
    content += _ghosts(pens, lands)
    content += [_ship(pens), *_track(pens)]
    return Part("board", pens.say("draw-board"), WIDTH, HEIGHT, tuple(content))


def corner(field: int) -> tuple[float, float]:
    """Where a field begins."""
    return LEFT + SIZE * (field % int(COLUMNS)), TOP + SIZE * (field // int(COLUMNS))


# What hangs together


class Lands:
    """The land areas of the chart: tiles, open edges and strengths of each, in words."""

    def __init__(self, pens: Pens) -> None:
        self.pens = pens
        self.first: dict[int, int] = {}
        self.size: dict[int, tuple[int, int]] = {}
        s = pens.s
        for field in range(FIELDS):
            for number in range(PARTS_OF[s.edges[field]] if s.edges[field] > 0 else 0):
                part = field * 2 + int(number)
                if part not in self.first:
                    edges = int(s.area(part))
                    self.size[part] = (int(s.tiles()), edges)
                    self.first |= {int(s.flood.cells[at]): part for at in range(s.flood.count)}

    def words(self, field: int) -> list[str]:
        """What can be said of the land of a tile."""
        s, found = self.pens.s, []
        for number in range(PARTS_OF[s.edges[field]]):
            tiles, edges = self.size[self.first[field * 2 + int(number)]]
            key = "draw-land" if edges else "draw-island-scored" if s.scored[field] >> number & 1 else "draw-island"
            args = {"tiles": tiles, "edges": edges} if edges else {"tiles": tiles}
            found += [self.pens.say(key, **args), *present(self.pens, field * 2 + int(number))]
        return found

    def solid(self, field: int) -> int:
        """The corners of a tile that are all land, the first in the northwest."""
        return sum(_all_land(self.pens.s, field, number) << number for number in range(4))


def _all_land(s: Entdecker, field: int, number: int) -> int:
    """Whether all four sides that meet at a corner of a tile are land."""
    before, after = (number + 3) % 4, number
    edges = int(s.edges[field])
    if not (edges >> before & 1 and edges >> after & 1):
        return 0
    beside, above = NEIGHBOUR[field * 4 + before], NEIGHBOUR[field * 4 + after]
    if s.edges[beside] == EMPTY or s.edges[above] == EMPTY:
        return 0
    return int(s.edges[beside] >> after & s.edges[above] >> before & 1)


def present(pens: Pens, part: int) -> list[str]:
    """Who has units on the land area of a part, and what it would bring them now."""
    s = pens.s
    s.area(part)
    value, best, found = int(s.tiles()), int(s.rank()), []
    strengths = [int(strength) for strength in s.strength]
    points: dict[int, int] = {0: 0}
    for strength in sorted(set(strengths) - {0}, reverse=True):
        points[strength] = value
        value = (value + 1) // 2
    for seat in sorted(range(s.seats), key=lambda seat: -strengths[seat]):
        if best and strengths[seat]:
            counts = (strengths[seat] // 100, strengths[seat] // 10 % 10, strengths[seat] % 10)
            units = [pens.say(key, count=count) for count, key in zip(counts, COUNTED, strict=True) if count]
            told = pens.say("draw-present", name=pens.named(seat), units=", ".join(units))
            found.append(f"{told} ({pens.say('draw-points', points=points[strengths[seat]])})")
    return found


# Tiles


def _tile(pens: Pens, lands: Lands, field: int) -> Element:
    """A tile with its mark, its event, and what a start from here would cost."""
    s = pens.s
    edges, laid, id = int(s.edges[field]), int(s.laid[field]), FIELD_IDS[field]
    kind = TYPE_IDS[MADE_BY[edges] // 4]
    name = pens.name(kind)
    drawn = [*tile(edges, lands.solid(field), field), rect(0, 0, SIZE, SIZE, cls="seam")]
    if event_of(laid):
        drawn.append(event_sign(edges, event_of(laid)))
        name = f"{name} ({pens.name(event_of(laid))})"
    if laid >= MATCHED:
        name = f"{name} ({pens.name('reserve_tile' if laid == MATCHED else 'stand_in')})"
        shown = str(MADE_BY[edges] // 4 + 1) if laid == MATCHED else "✕" if laid == BLANK_TILE else str(laid - MATCHED)
        drawn.append(words(shown, 90, 94, 15, cls="mark"))
    toll, looks = _price(pens, field)
    done = PARTS_OF[edges] > 0 and int(s.scored[field]) == (1 << PARTS_OF[edges]) - 1
    looks += (" done" if done else "") + (" stand-in" if laid > MATCHED else "")
    return group(
        *drawn,
        *([_tag(edges, toll)] if toll else []),
        at=corner(field),
        key=f"tile_{id}",
        pick=pens.pick("choose_start", f"tile:{id}") if CIRCLES + field in pens.open else None,
        title=" · ".join([pens.say("draw-tile", field=id, tile=name), *lands.words(field), *_toll_words(pens, field)]),
        tip=kind if laid < KINDS else "reserve_tile" if laid == MATCHED else "stand_in",
        cls=looks.strip(),
    )


def _price(pens: Pens, field: int) -> tuple[int, str]:
    """The toll of a start here while somebody chooses one, and whether it is too dear."""
    s = pens.s
    if pens.question != "choose_start" or not s.leads_on(CIRCLES + field):
        return 0, ""
    toll = int(s.toll(s.actor, CIRCLES + field))
    return toll, "blocked" if toll + 1 > s.gold[s.actor] else ""


def _toll_words(pens: Pens, field: int) -> list[str]:
    toll, blocked = _price(pens, field)
    return [pens.say("draw-too-dear" if blocked else "draw-toll", toll=toll)] if toll else []


def _tag(edges: int, toll: int) -> Element:
    """A price tag at the berth."""
    x, y = berth(edges)
    return group(circle(0, 0, 15, cls="tag"), words(toll, 0, 8, 22, cls="strong"), at=(x, y))


def _flags(pens: Pens, lands: Lands) -> list[Element]:
    """The number of tiles of each island that was scored."""
    drawn = []
    for part, (tiles, edges) in lands.size.items():
        field = part // 2
        if not edges and pens.s.scored[field] >> part % 2 & 1:
            x, y = corner(field)
            across, down = stand(int(pens.s.edges[field]), part % 2)
            flag = [rect(-17, -14, 34, 26, 6, cls="flagged"), words(tiles, 0, 7, 20, cls="strong")]
            title = pens.say("draw-island-scored", tiles=tiles)
            drawn.append(group(*flag, at=(x + across, y + down), key=f"island_{part}", title=title, tip="island"))
    return drawn


# Units and the ship


def _units(pens: Pens) -> list[Element]:
    """Units on their land parts, side by side; keys stay with the unit as well as its slot tells."""
    s, drawn = pens.s, []
    crowds: dict[int, list[int]] = {}
    for place, part in enumerate(s.unit_at):
        if part != SUPPLY:
            crowds.setdefault(int(part), []).append(place)
    for part, places in crowds.items():
        field, edges = part // 2, int(s.edges[part // 2])
        x, y = corner(field)
        across, down = stand(edges, part % 2)
        step = min(24.0, 66 / max(1, len(places) - 1))
        upright = edges in UPRIGHT
        for number, place in enumerate(sorted(places, key=lambda place: -int(UNIT_OF_SLOT[place % SLOTS]))):
            seat, unit = place // int(SLOTS), int(UNIT_OF_SLOT[place % SLOTS])
            shift = step * (number - (len(places) - 1) / 2)
            at = (x + across + (0 if upright else shift), y + down + (shift if upright else 0))
            mine = seat == pens.viewer and unit == 0
            drawn.append(
                pens.unit(
                    seat,
                    unit,
                    *at,
                    36 if unit else 32,
                    key=f"unit_{place}",
                    pick=pens.pick("retrieve_scout", f"scout:{FIELD_IDS[field]}:{part % 2}") if mine else None,
                    title=f"{pens.named(seat)}: {pens.name(UNIT_IDS[unit])} ({FIELD_IDS[field]})",
                    tip=UNIT_IDS[unit],
                )
            )
    return drawn


def _ship(pens: Pens) -> Element:
    """The ship on its circle; between turns it waits in the corner of the known sea."""
    s = pens.s
    if s.ship == NONE:
        at = (LEFT - 42, TOP - 34)
    elif s.ship < CIRCLES:
        at = _buoy_at(int(s.ship))
    else:
        (x, y), (across, down) = corner(int(s.ship - CIRCLES)), berth(int(s.edges[s.ship - CIRCLES]))
        at = (x + across, y + down)
    seat = int(s.actor)
    title = pens.say("draw-at-sea", name=pens.named(seat)) if s.ship != NONE and seat >= 0 else pens.name("ship")
    return group(use("ship", 0, -10, 58), at=at, key="ship", title=title, tip="ship", cls="ship")


def _buoy_at(start: int) -> tuple[float, float]:
    x, y = corner(int(CIRCLE_FIELD[start]))
    across, down = ((50, -BUOY), (SIZE + BUOY + 6, 50), (50, SIZE + BUOY), (-BUOY - 6, 50))[int(CIRCLE_SIDE[start])]
    return x + across, y + down


def _buoy(pens: Pens, start: int) -> Element:
    """A start circle with the letter of its column or the number of its row, and its sea line."""
    field, side = int(CIRCLE_FIELD[start]), int(CIRCLE_SIDE[start])
    free = pens.s.edges[field] == EMPTY
    reach = BUOY + 3 if side % 2 == 0 else BUOY + 9
    toward = ((0, reach), (-reach, 0), (0, -reach), (reach, 0))[side]
    sign = FIELD_IDS[field][0] if side % 2 == 0 else FIELD_IDS[field][1]
    drawn = [path(f"M0 0L{toward[0]} {toward[1]}", cls="sea-line"), circle(0, 0, 21, cls="buoy")]
    drawn.append(words(sign, 0, 9, 25, cls="buoy-name"))
    return group(
        *drawn,
        at=_buoy_at(start),
        cls="" if free else "shut",
        pick=pens.pick("choose_start", STARTS[start]) if start in pens.open else None,
        title=pens.say("draw-start", field=FIELD_IDS[field]),
        tip="start_circle",
    )


# Where the tile in hand could go


def _ghosts(pens: Pens, lands: Lands) -> list[Element]:
    """The tile in hand on every field that takes it, in every rotation."""
    if pens.asked != "place_tile":
        return []
    fields: dict[int, list[int]] = {}
    for option in pens.open:
        fields.setdefault(int(pens.s.open_field(pens.s.ship, option >> 2)), []).append(option)
    return [ghost for field, options in fields.items() for ghost in _ghosts_on(pens, field, options)]


def _ghosts_on(pens: Pens, field: int, options: list[int]) -> list[Element]:
    x, y = corner(field)
    drawn = [rect(x + 2, y + 2, SIZE - 4, SIZE - 4, 6, cls="ghost-rim", key=f"rim_{FIELD_IDS[field]}")]
    scale = 0.92 if len(options) == 1 else 0.43
    for number, option in enumerate(options):
        across, down = (4, 4) if len(options) == 1 else (4 + 49 * (number % 2), 4 + 49 * (number // 2))
        drawn.append(
            group(
                *picture(int(in_hand(pens, option)), field, event_of(int(pens.s.a))),
                rect(0, 0, SIZE, SIZE, 4, cls="ghost-edge"),
                at=(x + across, y + down),
                scale=scale,
                cls="ghost",
                pick=pens.pick("place_tile", PLACEMENTS[option]),
                title=expected(pens, option),
            )
        )
    return drawn


def in_hand(pens: Pens, option: int) -> int:
    """The edges of the tile in hand, turned as the option says."""
    return int(PATTERN[TYPE_OF_KIND[pens.s.a] * 4 + (option & 3)])


def expected(pens: Pens, option: int) -> str:
    """The field, and what land the tile would make there: how large, how open, whose."""
    s = pens.s
    field, edges = int(s.open_field(s.ship, option >> 2)), in_hand(pens, option)
    told = [FIELD_IDS[field]]
    s.edges[field] = edges
    for number in range(PARTS_OF[edges]):
        left = int(s.area(field * 2 + int(number)))
        key = "draw-would-be-land" if left else "draw-would-be-island"
        args = {"tiles": int(s.tiles()), "edges": left} if left else {"tiles": int(s.tiles())}
        told += [pens.say(key, **args), *present(pens, field * 2 + int(number))]
    s.edges[field] = EMPTY
    return " · ".join(told)


# The success track


def _track(pens: Pens) -> list[Element]:
    """The markers of the seats on the track round the board; points are counted on after the hundredth field."""
    points = [int(pens.s.points(seat)) for seat in range(pens.s.seats)]
    drawn = []
    for seat, own in enumerate(points):
        x, y = track_cell(own % int(LAPS))
        beside = [other % int(LAPS) for other in points[:seat]].count(own % int(LAPS))
        shift = ((0.0, 0.0), (9.0, 9.0), (-9.0, 9.0), (9.0, -9.0))[beside]
        marker = [piece(seat, pens.letters[seat], 0, 0, 15)]
        if own >= LAPS:
            marker.append(words(f"+{own // int(LAPS) * int(LAPS)}", 0, -10, 18, cls="mark"))
        title = f"{pens.named(seat)}: {pens.say('draw-points', points=own)}"
        drawn.append(group(*marker, at=(x + shift[0], y + shift[1]), key=f"success_{seat}", title=title))
    return drawn


def track_cell(field: int) -> tuple[float, float]:
    """The middle of a field of the track, clockwise from the northwest."""
    half = CELL / 2
    if field < 30:
        return half + CELL * field, half
    if field < 50:
        return WIDTH - half, half + CELL * (field - 29)
    if field < 80:
        return half + CELL * (79 - field), HEIGHT - half
    return half, half + CELL * (100 - field)


__all__ = ["chart", "expected", "in_hand"]
