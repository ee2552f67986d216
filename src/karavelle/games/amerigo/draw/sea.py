"""The board: the archipelago in its frame of water, what was built there, ships, and where all of it can go."""

from __future__ import annotations

from collections.abc import Iterable

from karavelle.games.amerigo.chart import LANDS, NONE, SPACES, borders, cell_in
from karavelle.games.amerigo.content import (
    BIG,
    CELLS_OF,
    FIRST_TURN,
    FIRST_VILLAGE,
    KIND_IDS,
    KINDS,
    PIECE,
    POST_VALUE,
    ROTATIONS,
    SHAPE_OF,
    TIME_VALUE,
    TYPE_IDS,
    VILLAGE_TILES,
    VILLAGES,
    VP_BIG,
    VP_SMALL,
)
from karavelle.games.amerigo.decisions import AREA_IDS, CELL_IDS, SHIP_IDS
from karavelle.games.amerigo.decisions.building import placements
from karavelle.games.amerigo.decisions.ships import place_name, stops
from karavelle.games.amerigo.draw.coast import Cell, crisp, soft
from karavelle.games.amerigo.draw.pens import Pens
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.scene import Element, Part, circle, el, group, path, rect, use, words

WIDTH, RIM = 1180.0, 18.0
BAND = 1.3
"""The frame is so many cells wide."""

GROUND = ("", "am-grass", "am-field", "am-orchard", "am-wood", "am-hill", "am-peak")
"""What grows on each cell of a landscape, by the size of the tile."""

Spot = tuple[float, float]


class Sea:
    """The measures of a board: how large a cell is, and where everything lies."""

    def __init__(self, s: Amerigo) -> None:
        self.s = s
        self.rows, self.columns = int(s.chart.rows), int(s.chart.columns)
        self.cell = (WIDTH - 2 * RIM) / (self.columns + 2 * BAND)
        self.origin = RIM + BAND * self.cell
        self.height = 2 * self.origin + self.rows * self.cell
        self.ring = borders(self.rows, self.columns)

    def corner(self, cell: int) -> Spot:
        """Where a cell begins."""
        return self.origin + cell % 24 * self.cell, self.origin + cell // 24 * self.cell

    def middle(self, cell: int) -> Spot:
        """The middle of a cell."""
        x, y = self.corner(cell)
        return x + self.cell / 2, y + self.cell / 2

    def land(self, land: int) -> int:
        """The cell of a land cell."""
        return int(self.s.chart.cell_of[land])

    def row_and_column(self, lands: Iterable[int]) -> list[Cell]:
        """Land cells as rows and columns."""
        return [divmod(self.land(land), 24) for land in lands]

    def shape(self, space: int) -> tuple[str, Spot, Spot]:
        """The outline of a frame space, its berth, and the way in which further ships lie beside the first."""
        cells = self.ring[space]
        rows, columns = {cell // 24 for cell in cells}, {cell % 24 for cell in cells}
        (x, y), band = self.corner(min(rows) * 24 + min(columns)), BAND * self.cell
        if len(rows) > 1 and len(columns) > 1:
            return self._corner_shape(min(columns) == 0, min(rows) == 0)
        long = len(cells) * self.cell
        if len(rows) == 1:
            y = y - band if min(rows) == 0 else y + self.cell
            wide, high, along = long, band, (0.9 * self.cell, 0.0)
        else:
            x = x - band if min(columns) == 0 else x + self.cell
            wide, high, along = band, long, (0.0, 0.9 * self.cell)
        return f"M{x:.0f} {y:.0f}h{wide:.0f}v{high:.0f}h{-wide:.0f}Z", (x + wide / 2, y + high / 2), along

    def _corner_shape(self, left: bool, top: bool) -> tuple[str, Spot, Spot]:
        """A corner space: the frame round the corner, three cells along each side."""
        band, arm = BAND * self.cell, 3 * self.cell
        points = [(0, 0), (band + arm, 0), (band + arm, band), (band, band), (band, band + arm), (0, band + arm)]
        turned = [
            ((RIM + x) if left else WIDTH - RIM - x, (RIM + y) if top else self.height - RIM - y) for x, y in points
        ]
        d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in turned) + "Z"
        middle = ((turned[0][0] + turned[3][0]) / 2, (turned[0][1] + turned[3][1]) / 2)
        return d, middle, (0.9 * self.cell * (1 if left else -1), 0.0)

    def berth(self, space: int, ships: int) -> Spot:
        """Where a ship lies on a frame space on which so many lie already."""
        _, (x, y), (across, down) = self.shape(space)
        straight = len(self.ring[space]) == 6
        step = ((ships + 1) // 2 * (-1 if ships % 2 else 1)) if straight else ships
        return x + across * step, y + down * step


def board(pens: Pens) -> Part:
    """The main board."""
    sea = Sea(pens.s)
    content = [
        rect(0, 0, WIDTH, sea.height, 14, cls="rim"),
        rect(RIM, RIM, WIDTH - 2 * RIM, sea.height - 2 * RIM, 6, cls="deep"),
        *_spaces(pens, sea),
        *_water(sea),
        *_islands(pens, sea),
        *_posts(pens, sea),
        *_resources(pens, sea),
        *_tiles(pens, sea),
        *_trading_posts(pens, sea),
        *_chests(pens, sea),
        *_stops(pens, sea),
        *_ships(pens, sea),
        *_ghosts(pens, sea),
    ]
    return Part("board", pens.say("draw-board"), WIDTH, sea.height, tuple(content))


# Water


def _spaces(pens: Pens, sea: Sea) -> list[Element]:
    """The frame: where ships enter, and where they may stop; of a corner its very corner can be picked."""
    drawn = []
    for space, cells in enumerate(sea.ring):
        outline, (x, y), _ = sea.shape(space)
        pick = pens.pick(f"ship_place:f{space}") or pens.pick(f"ship_move:f{space}")
        side = BAND * sea.cell - 6
        target = (
            path(outline, cls="space") if len(cells) == 6 else rect(x - side / 2, y - side / 2, side, side, cls="space")
        )
        if len(cells) != 6:
            drawn.append(path(outline, cls="space"))
        waves = use("am-waves", x, y, sea.cell * 0.9)
        title = pens.name(f"f{space}")
        drawn.append(group(target, waves, key=f"f{space}", pick=pick, title=title, cls="frame-space"))
    return drawn


def _water(sea: Sea) -> list[Element]:
    """The sea between the islands, with the parts of the map and their names."""
    x, y, wide, high = sea.origin, sea.origin, sea.columns * sea.cell, sea.rows * sea.cell
    drawn = [rect(x, y, wide, high, cls="sea")]
    lines = [f"M{x + step * sea.cell:.0f} {y:.0f}v{high:.0f}" for step in range(1, sea.columns)]
    lines += [f"M{x:.0f} {y + step * sea.cell:.0f}h{wide:.0f}" for step in range(1, sea.rows)]
    drawn.append(path("".join(lines), cls="grid"))
    for row in range(sea.rows // 6):
        for column in range(sea.columns // 6):
            left, top = sea.corner(row * 6 * 24 + column * 6)
            area = AREA_IDS[row * 4 + column]
            label = words(area, left + 6, top + sea.cell * 0.5, sea.cell * 0.42, anchor="start", cls="area-name")
            size = 6 * sea.cell
            drawn.append(group(rect(left, top, size, size, 4, cls="area"), label, key=area))
    return drawn


# Islands


def island_cells(s: Amerigo, island: int) -> list[int]:
    """The land cells of an island."""
    return [land for land in range(int(s.chart.lands)) if s.chart.island_of[land] == island]


def _islands(pens: Pens, sea: Sea) -> list[Element]:
    """Shallows, sand and land; big islands have a golden coast."""
    s = pens.s
    outlines = []
    for island in range(int(s.chart.islands)):
        cells = sea.row_and_column(island_cells(s, island))
        outlines.append(soft(cells, sea.cell, (sea.origin, sea.origin)))
    drawn = [el("defs", path("".join(outlines), id="am-coast"))]
    drawn += [el("use", href="#am-coast", cls=layer) for layer in ("shallows", "surf", "sand")]
    for island, outline in enumerate(outlines):
        big = s.chart.size[island] >= BIG
        drawn.append(
            path(
                outline,
                cls="land big" if big else "land",
                title=island_words(pens, island),
                tip="big_island" if big else "small_island",
            )
        )
    return [*drawn, path(_inner_lines(sea), cls="plots")]


def _inner_lines(sea: Sea) -> str:
    """Lines between the cells of an island."""
    chart, drawn = sea.s.chart, []
    for land in range(int(chart.lands)):
        x, y = sea.corner(sea.land(land))
        if chart.near[land * 4 + 1] != NONE:
            drawn.append(f"M{x + sea.cell:.0f} {y:.0f}v{sea.cell:.0f}")
        if chart.near[land * 4 + 2] != NONE:
            drawn.append(f"M{x:.0f} {y + sea.cell:.0f}h{sea.cell:.0f}")
    return "".join(drawn)


def island_words(pens: Pens, island: int) -> str:
    """An island: cells covered, posts, and what its completion would pay now."""
    s = pens.s
    size, bare = int(s.chart.size[island]), int(s.open_on(island))
    told = [pens.say("draw-island", number=island + 1, covered=size - bare, cells=size)]
    for seat in range(s.seats):
        posts = int(s.posts_on(island, seat))
        if posts:
            pays = int(POST_VALUE[posts] * TIME_VALUE[s.round_no])
            key = "draw-posts-pay" if bare else "draw-posts"
            args = {"points": pays} if bare else {}
            told.append(pens.say(key, name=pens.named(seat), posts=posts, **args))
    return " · ".join(told)


def _chests(pens: Pens, sea: Sea) -> list[Element]:
    """A chest on every big island that is not complete, where it is least in the way."""
    s, drawn = pens.s, []
    for island in range(int(s.chart.islands)):
        bare = [land for land in island_cells(s, island) if s.is_open(land)]
        if s.chart.size[island] >= BIG and bare:
            plain = [land for land in bare if s.chart.resource[land] == NONE and s.chart.post_on[land] == NONE]
            x, y = sea.middle(sea.land((plain or bare)[len(plain or bare) // 2]))
            chest = use("am-chest", x, y, sea.cell * 0.8)
            drawn.append(group(chest, title=pens.name("chest"), tip="chest", cls="still", key=f"chest_{island}"))
    return drawn


def _posts(pens: Pens, sea: Sea) -> list[Element]:
    """Post spaces, joined to their anchors by a dotted line."""
    s, drawn = pens.s, []
    for place in range(int(SPACES), 592):
        post = int(s.chart.anchor_of[place])
        if post == NONE:
            continue
        land = int(s.chart.post_land[post])
        (x, y), (across, down) = sea.middle(sea.land(land)), sea.middle(place - 16)
        free = s.post_at[post] == 0 and s.tile_at[land] == 0
        line = path(f"M{across:.0f} {down:.0f}L{x:.0f} {y:.0f}", cls="mooring")
        anchor = use("am-anchor", across, down, sea.cell * 0.62)
        looks = "anchor" if free else "anchor shut"
        drawn.append(group(line, anchor, cls=looks, title=pens.name("anchor"), tip="anchor"))
        if free:
            house = use("am-site", x, y, sea.cell * 0.82)
            asked = pens.s.a == post
            pick = pens.pick("place_post:yes") if asked else None
            title = pens.say("draw-post-space")
            drawn.append(group(house, pick=pick, title=title, tip="trading_post", cls="site"))
    return drawn


def _resources(pens: Pens, sea: Sea) -> list[Element]:
    """Resource tokens that nobody has covered."""
    s, drawn = pens.s, []
    for land in range(int(s.chart.lands)):
        kind = int(s.chart.resource[land])
        if kind != NONE and s.tile_at[land] == 0:
            x, y = sea.middle(sea.land(land))
            size = sea.cell
            disc = [
                circle(0, 0, size * 0.34, cls=f"good g-{TYPE_IDS[kind]}"),
                use(f"am-{TYPE_IDS[kind]}", 0, 0, size * 0.5),
            ]
            drawn.append(
                group(
                    *disc,
                    at=(x, y),
                    key=f"good_at_{land}",
                    title=pens.name(TYPE_IDS[kind]),
                    tip=TYPE_IDS[kind],
                    cls="still",
                )
            )
    return drawn


# What was built


def kind_of(piece: int) -> tuple[int, int]:
    """The kind of a piece, and whose it is (-1: everybody's)."""
    if piece >= FIRST_VILLAGE:
        seat, own = divmod(piece - int(FIRST_VILLAGE), int(VILLAGE_TILES))
        number = own + int(FIRST_VILLAGE)
        return max(kind for kind in range(int(VILLAGES)) if PIECE[kind] <= number), seat
    return max(kind for kind in range(int(VILLAGES), int(KINDS)) if PIECE[kind] <= piece), -1


def _tiles(pens: Pens, sea: Sea) -> list[Element]:
    """Villages with roofs in the colour of their owner, landscapes with what grows there."""
    s, pieces = pens.s, dict[int, list[int]]()
    for land in range(int(s.chart.lands)):
        if s.tile_at[land]:
            pieces.setdefault(int(s.tile_at[land]), []).append(land)
    drawn = []
    for number, lands in pieces.items():
        kind, seat = kind_of(number)
        title = pens.name(KIND_IDS[kind])
        title = f"{title} · {pens.named(seat)}" if seat >= 0 else title
        cells = sea.row_and_column(lands)
        lying = group(*tile(pens, kind, seat, cells, sea.cell), at=(sea.origin, sea.origin))
        drawn.append(group(lying, key=f"{KIND_IDS[kind]}_{number}", title=title, tip=KIND_IDS[kind], cls="still"))
    return drawn


def tile(pens: Pens, kind: int, seat: int, cells: list[Cell], size: float) -> list[Element]:
    """A tile that covers cells (row, column) of this size."""
    looks = f"village own seat-{seat}" if kind < VILLAGES else f"scape n-{CELLS_OF[SHAPE_OF[kind]]}"
    drawn: list[Element] = [path(crisp(cells, size, size * 0.045, size * 0.2), cls="tile")]
    symbol = "am-roof" if kind < VILLAGES else GROUND[CELLS_OF[SHAPE_OF[kind]]]
    for row, column in cells:
        drawn.append(use(symbol, (column + 0.5) * size, (row + 0.5) * size, size * 0.78))
    if kind < VILLAGES and seat >= 0:
        row, column = cells[0]
        spot = ((column + 0.5) * size, (row + 0.5) * size)
        drawn.append(words(pens.letters[seat], *spot, size * 0.34, cls="mark"))
    return [group(*drawn, cls=looks)]


def _trading_posts(pens: Pens, sea: Sea) -> list[Element]:
    """Trading posts of all seats."""
    s, drawn = pens.s, []
    for post, owner in enumerate(s.post_at):
        if owner:
            x, y = sea.middle(sea.land(int(s.chart.post_land[post])))
            title = f"{pens.name('trading_post')} · {pens.named(int(owner) - 1)}"
            drawn.append(
                pens.own(
                    int(owner) - 1,
                    "am-post",
                    x,
                    y,
                    sea.cell * 0.94,
                    key=f"post_{post}",
                    title=title,
                    tip="trading_post",
                )
            )
    return drawn


# Ships


def _ships(pens: Pens, sea: Sea) -> list[Element]:
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


PLACING = ("ship_move", "ship_cell", "ship_place", "build_area", "build_place")
"""Questions for a place on the map."""


def _stops(pens: Pens, sea: Sea) -> list[Element]:
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


# Where the tile could be built


def _ghosts(pens: Pens, sea: Sea) -> list[Element]:
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


__all__ = ["board", "kind_of", "tile"]
