"""The sea boards: water and islands, tiles face down, what the viewer knows of them, ships, and where they can go."""

from __future__ import annotations

from karavelle.games.anno1503.content import (
    FIELD_BOARD,
    FIELD_COLUMN,
    FIELD_IDS,
    FIELD_KIND,
    FIELD_NUMBER,
    FIELD_ROW,
    FIELDS,
    GOOD_IDS,
    GOOD_OF_KIND,
    HARBOR,
    ISLAND,
    KIND_IDS,
    KIND_OF_TILE,
    LINK,
    NEST,
    PIRATE_FIELD,
    SHIPS,
    START_FIELD,
    STRENGTH_OF_KIND,
)
from karavelle.games.anno1503.draw.pens import Pens, sign
from karavelle.games.anno1503.hints import DISTANCE
from karavelle.games.anno1503.state import NONE, SUPPLY
from karavelle.kernel.fields import ALL_KNOW
from karavelle.kernel.scene import Element, Part, circle, group, path, rect, words

WIDTH, RIM = 1240.0, 26.0
LEGEND = (("ghost", "draw-legend-known"), ("nest", "draw-legend-nest"), ("skull", "draw-legend-pirate"))


def tile_sign(kind: int) -> str:
    """The symbol on the front of a tile: what it brings."""
    if kind >= NEST:
        return "nest"
    good = int(GOOD_OF_KIND[kind])
    return GOOD_IDS[good] if good >= 0 else KIND_IDS[kind]


class Seas:
    """The measure of the boards: one, or two that join."""

    def __init__(self, pens: Pens) -> None:
        self.pens = pens
        self.both = pens.s.expansion == 1
        self.columns, self.rows = (18, 6) if self.both else (12, 5)
        self.cell = (WIDTH - 2 * RIM) / self.columns
        self.height = self.cell * self.rows + 2 * RIM
        self.fields = [field for field in range(FIELDS) if self.both or FIELD_BOARD[field] == 0]

    def corner(self, field: int) -> tuple[float, float]:
        """Where a field begins."""
        column = int(FIELD_COLUMN[field]) - 1 + 12 * int(FIELD_BOARD[field])
        return RIM + self.cell * column, RIM + self.cell * (int(FIELD_ROW[field]) - 1)

    def middle(self, field: int) -> tuple[float, float]:
        """The middle of a field."""
        x, y = self.corner(field)
        return x + self.cell / 2, y + self.cell / 2


def seas(pens: Pens) -> Part:
    """The main board."""
    chart = Seas(pens)
    content = [*_water(chart), *[_field(chart, field) for field in chart.fields], *_costs(chart)]
    content += [*_ships(chart), *_ways(chart), *_offers(chart)]
    if chart.both:
        content += _legend(chart)
    return Part("board", pens.say("draw-board"), WIDTH, chart.height, tuple(content))


def _water(chart: Seas) -> list[Element]:
    """The sea with its waves, the names of columns and rows at the rim."""
    cell, height = chart.cell, chart.height
    drawn = [
        rect(0, 0, WIDTH, height, 14, cls="panel"),
        rect(RIM - 5, RIM - 5, WIDTH - 2 * RIM + 10, height - 2 * RIM + 10, 6, cls="water"),
    ]
    if chart.both:
        drawn.append(rect(RIM + 12 * cell, RIM - 5, 6 * cell + 5, height - 2 * RIM + 10, 6, cls="deep"))
    for number in range(chart.columns * 3):
        x = RIM + 14 + (number * 97) % (WIDTH - 2 * RIM - 60)
        y = RIM + 12 + (number * 61) % (height - 2 * RIM - 24)
        drawn.append(path(f"M{x:.0f} {y:.0f}q6-6 12 0t12 0 12 0", cls="wave"))
    for column in range(chart.columns):
        letter = "ABCDEFGHIJKLMNOPQR"[column]
        drawn.append(words(letter, RIM + cell * (column + 0.5), RIM - 9, 15, cls="coordinate"))
    for row in range(chart.rows):
        drawn.append(words(row + 1, RIM / 2 - 1, RIM + cell * (row + 0.58), 15, cls="coordinate"))
    return drawn


def _field(chart: Seas, field: int) -> Element:
    """A field: sea with what floats on it, or an island with its tile."""
    s, id, cell = chart.pens.s, FIELD_IDS[field], chart.cell
    drawn: list[Element] = []
    tip: str | None = None
    title = id
    if FIELD_KIND[field] != ISLAND:
        drawn.append(rect(1, 1, cell - 2, cell - 2, 6, cls="grid"))
        tip = _afloat(chart, field, drawn)
        title = f"{id}: {chart.pens.name(tip)}" if tip else id
    elif field == HARBOR and s.expansion == 1:
        drawn += [*_island(field, cell), sign("harbor", cell / 2, cell / 2, cell * 0.62)]
        tip, title = "harbor", f"{id}: {chart.pens.name('harbor')}"
    else:
        drawn += _island(field, cell)
        tip, title = _tile(chart, field, drawn)
    return group(*drawn, at=chart.corner(field), key=id, title=title, tip=tip)


def _afloat(chart: Seas, field: int, drawn: list[Element]) -> str | None:
    """What marks a sea field."""
    half, cell = chart.cell / 2, chart.cell
    if FIELD_KIND[field] == PIRATE_FIELD:
        drawn.append(group(sign("skull", half, half, cell * 0.56), cls="floating"))
        return "pirate_field"
    if field == START_FIELD:
        drawn.append(circle(half, half, cell * 0.36, cls="shallow"))
        return "start_field"
    if chart.both and field in (LINK[0], LINK[1]):
        drawn.append(sign("dolphin", half, half, cell * 0.6))
        return "dolphin_field"
    return None


def _island(field: int, cell: float) -> list[Element]:
    """Sand and land, a little different for every island."""
    bend = 3 + field * 7 % 5
    c = cell
    shore = (
        f"M{c * 0.14:.1f} {c * 0.3:.1f}Q{c * 0.2:.1f} {bend} {c * 0.52:.1f} {c * 0.07:.1f}T{c - bend:.1f} {c * 0.4:.1f}"
        f"Q{c * 0.98:.1f} {c * 0.84:.1f} {c * 0.66:.1f} {c - bend:.1f}T{c * 0.12:.1f} {c * 0.78:.1f}"
        f"Q{bend} {c * 0.56:.1f} {c * 0.14:.1f} {c * 0.3:.1f}Z"
    )
    land = path(shore, transform=f"translate({c * 0.06:.1f} {c * 0.06:.1f}) scale(.88)", cls="land")
    return [path(shore, cls="sand"), land]


def _tile(chart: Seas, field: int, drawn: list[Element]) -> tuple[str, str]:
    """The tile of an island: its back, its front where the viewer knows it; what is to be said of it."""
    pens, s, cell, id = chart.pens, chart.pens.s, chart.cell, FIELD_IDS[field]
    half, size = cell / 2, cell * 0.62
    stack = int(s.stack_at[field])
    if stack == NONE:
        drawn.append(sign("park", half + field % 3 * 5 - 5, half - field % 5 * 2, cell * 0.36))
        return "island_tile", pens.say("draw-empty", field=id, number=int(FIELD_NUMBER[field]))
    front, number = int(s.front[field]), stack % 3 + 2
    box = (half - size / 2, half - size / 2, size, size, 6)
    if front < 0:
        drawn += [rect(*box, cls="crown-back" if stack >= 3 else "back")]
        if stack >= 3:
            drawn.append(path(_crown(half, half - size * 0.3, size * 0.34), cls="p-gold p-line"))
        drawn.append(words(number, half, half + size * (0.34 if stack >= 3 else 0.22), size * 0.62, cls="back-number"))
        seen = [pens.named(seat) for seat in range(s.seats) if s.known[field] >> seat & 1]
        title = pens.say("draw-face-down", field=id, number=number)
        return "island_tile", f"{title} · {pens.say('draw-seen-by', names=', '.join(seen))}" if seen else title
    kind = int(KIND_OF_TILE[front])
    drawn += [rect(*box, cls="front"), sign(tile_sign(kind), half, half, size * 0.84)]
    if kind >= NEST:
        drawn.append(words(int(STRENGTH_OF_KIND[kind]), half, half + size * 0.46, size * 0.5, cls="mark"))
    if s.known[field] != ALL_KNOW:
        drawn.append(circle(cell * 0.8, cell * 0.2, cell * 0.16, cls="disc"))
        drawn.append(sign("ghost", cell * 0.8, cell * 0.2, cell * 0.25))
    return KIND_IDS[kind], pens.say("draw-known", field=id, kind=pens.name(KIND_IDS[kind]))


def _crown(x: float, y: float, w: float) -> str:
    half = w / 2
    return (
        f"M{x - half:.1f} {y - half * 0.7:.1f}l{half * 0.5:.1f} {half * 0.6:.1f} {half * 0.5:.1f} {-half:.1f} "
        f"{half * 0.5:.1f} {half:.1f} {half * 0.5:.1f} {-half * 0.6:.1f} "
        f"{-half * 0.2:.1f} {half * 1.3:.1f}h{-half * 1.6:.1f}z"
    )


def _ways(chart: Seas) -> list[Element]:
    """What a ship may do next: fields to sail to, islands to explore; two marks where both ships could."""
    pens = chart.pens
    if pens.asked != "ship_action":
        return []
    names = [name for name in pens.open if ":" in name]
    targets = [name.split(":")[1] for name in names]
    drawn = []
    for name in names:
        ship, id = name.split(":")
        field = FIELD_IDS.index(id)
        x, y = chart.corner(field)
        twin = targets.count(id) > 1
        wide = chart.cell - 6 if not twin else chart.cell / 2 - 4
        left = 3.0 if not twin or ship == "1" else chart.cell / 2 + 1
        mark: list[Element] = [rect(left, 3, wide, chart.cell - 6, 8, cls="reach")]
        if pens.s.ships_fit(pens.viewer) > 1:
            mark += [circle(left + 13, 16, 12, cls="tag"), words(ship, left + 13, 22, 17, cls="strong")]
        key = "draw-explore" if FIELD_KIND[field] == ISLAND else "draw-sail"
        title = pens.say(key, ship=int(ship), field=id)
        if FIELD_KIND[field] == PIRATE_FIELD:
            title = f"{title} · {pens.say('draw-pirate-warning')}"
        drawn.append(group(*mark, at=(x, y), pick=f"ship_action:{name}", title=title))
    return drawn


def _offers(chart: Seas) -> list[Element]:
    """Fields for a tile, a new ship or a damaged one: above the ships, beside those one can pick."""
    pens, drawn = chart.pens, list[Element]()
    side = chart.cell * (0.42 if pens.asked == "main_action" else 0.92)
    for field in chart.fields:
        id = FIELD_IDS[field]
        pick = pens.pick(
            f"place_reserve:{id}",
            f"main_action:build_ship:{id}",
            f"harbor_choice:{id}",
            f"main_action:play:engineer:ship:{id}",
        )
        if pick:
            mark: list[Element] = [rect(3, 3, side, side, 6, cls="reach")]
            if pens.asked == "main_action":
                mark.append(sign("ship", 3 + side / 2, 3 + side / 2, side * 0.9, cls="none-own"))
            title = pens.answer(pick.partition(":")[2])
            drawn.append(group(*mark, at=chart.corner(field), pick=pick, title=title))
    return drawn


def _costs(chart: Seas) -> list[Element]:
    """How far the ships of the seat at sea still reach, in action points."""
    s = chart.pens.s
    if chart.pens.question != "ship_action":
        return []
    least: dict[int, int] = {}
    for ship in range(SHIPS):
        at = s.actor * SHIPS + ship
        for field in chart.fields:
            away = int(DISTANCE[s.ship_field[at] * FIELDS + field]) if s.ship_field[at] != SUPPLY else 99
            if 1 < away <= s.ship_ap[at]:
                least[field] = min(away, least.get(field, 9))
    drawn = []
    for field, away in least.items():
        x, y = chart.middle(field)
        title = chart.pens.say("draw-reach", field=FIELD_IDS[field], number=away)
        drawn.append(group(words(away, 0, 8, 22, cls="coordinate"), at=(x, y), title=title))
    return drawn


def _ships(chart: Seas) -> list[Element]:
    """Ships side by side on their fields; damaged ones lie on their side; points as lanterns below."""
    s, drawn = chart.pens.s, list[Element]()
    crowds: dict[int, list[int]] = {}
    for at in range(SHIPS * s.seats):
        if s.ship_field[at] != SUPPLY:
            crowds.setdefault(int(s.ship_field[at]), []).append(at)
    for field, ships in crowds.items():
        x, y = chart.middle(field)
        step = min(chart.cell * 0.44, chart.cell * 0.6 / max(1, len(ships) - 1))
        for place, at in enumerate(ships):
            shift = step * (place - (len(ships) - 1) / 2)
            drawn.append(_ship(chart, at, x + shift, y + (9 if place % 2 else -5), 1.0 if len(ships) == 1 else 0.76))
    return drawn


def _ship(chart: Seas, at: int, x: float, y: float, scale: float) -> Element:
    s, pens = chart.pens.s, chart.pens
    seat, ship = at // SHIPS, at % SHIPS + 1
    damaged, points = bool(s.ship_damaged[at]), int(s.ship_ap[at])
    size = chart.cell * (0.7 if chart.both else 0.6) * scale
    hull = sign("ship", 0, 0, size, transform="rotate(72)" if damaged else None)
    drawn = [hull, circle(size * 0.3, size * 0.36, size * 0.21, cls=f"piece seat-{seat}", stroke_width=1.5)]
    drawn.append(words(f"{pens.letters[seat]}", size * 0.3, size * 0.46, size * 0.3, cls=f"letter on-seat-{seat}"))
    for point in range(points):
        drawn.append(circle(-size * 0.42 + 8 * point, size * 0.52, 3.6, cls="coin"))
    key = "draw-ship-damaged" if damaged else "draw-ship"
    title = pens.say(key, name=pens.named(seat), ship=ship, field=FIELD_IDS[s.ship_field[at]], points=points)
    pick = pens.pick(f"main_action:repair:{ship}", f"main_action:play:engineer:repair:{ship}")
    return group(
        *drawn,
        at=(x, y),
        key=f"ship_{seat}_{ship}",
        title=title,
        tip="damaged_ship" if damaged else "ship",
        cls=f"own seat-{seat}",
        pick=pick if seat == pens.viewer and damaged else None,
    )


def _legend(chart: Seas) -> list[Element]:
    """In the corner that the smaller board leaves free: what the signs mean."""
    cell = chart.cell
    y = RIM + 5 * cell + 8
    wide = 12 * cell - 8
    drawn: list[Element] = [rect(RIM, y, wide, cell - 10, 8, cls="slip")]
    step = wide / len(LEGEND)
    for place, (symbol, key) in enumerate(LEGEND):
        x = RIM + 30 + step * place
        drawn.append(sign(symbol, x, y + (cell - 10) / 2, 34))
        drawn.append(words(chart.pens.say(key), x + 26, y + cell / 2 + 1, 17, anchor="start"))
    return drawn


__all__ = ["seas", "tile_sign"]
