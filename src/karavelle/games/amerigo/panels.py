"""The table of Amerigo in words and signs.

A cell of the map is one sign: water, land, an anchor or post space, the letter of a resource, of a post's or village's
owner, or a landscape.
"""

from __future__ import annotations

from collections.abc import Sequence

from karavelle.games.amerigo.chart import NONE, SPACES
from karavelle.games.amerigo.content import (
    COLOUR_IDS,
    FIRST_VILLAGE,
    GOODS_IDS,
    KIND_IDS,
    KINDS,
    TIME_VALUE,
    TOKEN_IDS,
    TYPE_IDS,
    VILLAGE_TILES,
)
from karavelle.games.amerigo.decisions import AREA_IDS, SHIP_IDS, SPACE_IDS
from karavelle.games.amerigo.decisions.ends import strength_for
from karavelle.games.amerigo.scoring import prospect
from karavelle.games.amerigo.state import EMPTY, OWNED, Amerigo
from karavelle.kernel.core import State
from karavelle.kernel.panel import Cell, Panel
from karavelle.kernel.text import Speech

SEA, LAND, ANCHOR, SITE, SCAPE, GOOD, NOTHING, TURN = "·", "░", "a", "⌂", "▓", "*", "–", "▶"
FACE_DOWN = "?"


def panels(view: State, viewer: int, speech: Speech) -> list[Panel]:
    """The map, the tower, what lies open, and the seats."""
    assert isinstance(view, Amerigo)
    letters = seat_letters(speech.players)
    return [
        archipelago(view, speech, letters),
        tower(view, speech),
        display(view, speech),
        seats(view, speech, letters),
        supply(view, speech),
    ]


def seat_letters(players: Sequence[str]) -> list[str]:
    """The letter that stands for each player: the first of the name, if all differ."""
    letters = [player[:1].upper() for player in players]
    if len(set(letters)) < len(letters) or not all(letter.isalpha() for letter in letters):
        return list("ABCD"[: len(players)])
    return letters


# The map


def archipelago(s: Amerigo, speech: Speech, letters: Sequence[str]) -> Panel:
    """Area by area, six lines of six signs."""
    head = [Cell(""), *(Cell(str(column + 1), "dim") for column in range(int(s.chart.columns) // 6))]
    rows = []
    for row in range(int(s.chart.rows) // 6):
        areas = [_area(s, row * 4 + column, letters) for column in range(int(s.chart.columns) // 6)]
        rows.append([Cell(f"\n\n{'ABCD'[row]}", "dim"), *areas])
    title = speech.say("table-map", islands=int(s.chart.islands), big=int(s.chart.big))
    return Panel(title, rows, head)


def _area(s: Amerigo, area: int, letters: Sequence[str]) -> Cell:
    lines = []
    for row in range(6):
        first = (area // 4 * 6 + row) * 24 + area % 4 * 6
        lines.append("".join(_sign(s, cell, letters) for cell in range(first, first + 6)))
    return Cell("\n".join(lines), f"pick:ship_move:{AREA_IDS[area]} pick:build_area:{AREA_IDS[area]}")


def _sign(s: Amerigo, cell: int, letters: Sequence[str]) -> str:
    land = int(s.chart.land_at[cell])
    if land == NONE:
        for number, place in enumerate(s.ship_at):
            if place == SPACES + cell:
                return letters[number // 2].lower()
        return ANCHOR if s.chart.anchor_of[SPACES + cell] != NONE else SEA
    piece, post = int(s.tile_at[land]), int(s.chart.post_on[land])
    if piece >= FIRST_VILLAGE:
        return letters[(piece - int(FIRST_VILLAGE)) // int(VILLAGE_TILES)]
    if piece:
        return SCAPE
    if post != NONE:
        return letters[int(s.post_at[post]) - 1] if s.post_at[post] else SITE
    return GOOD if s.chart.resource[land] != NONE else LAND


# The tower


def tower(s: Amerigo, speech: Speech) -> Panel:
    """Cubes of each colour on the rondel, in the field and in the tower."""
    head = [Cell(""), *(Cell(speech.name(id), "strong" if id == COLOUR_IDS[s.phase] else "dim") for id in COLOUR_IDS)]
    rows = [
        [Cell(speech.name(key), "dim"), *(Cell(str(count)) for count in cells)]
        for key, cells in (("stock", s.stock), ("action_field", s.field), ("tower", s.tower))
    ]
    title = speech.say("table-round", round=int(s.round_no), time=int(TIME_VALUE[s.round_no]), ap=int(s.strength()))
    return Panel(title, rows, head)


# What lies open


def display(s: Amerigo, speech: Speech) -> Panel:
    """Progress tokens, goods tokens, pirates."""
    left = [speech.name(TOKEN_IDS[token]) if token != EMPTY else NOTHING for token in list(s.display)[:4]]
    right = [speech.name(TOKEN_IDS[token]) if token != EMPTY else NOTHING for token in list(s.display)[4:]]
    goods = [speech.name(GOODS_IDS[kind]) for kind in s.goods_display if kind != EMPTY]
    pirates = [str(value) if value != EMPTY else FACE_DOWN for value in s.pirates]
    rows = [
        [Cell(speech.say("table-left"), "dim"), Cell(", ".join(left))],
        [Cell(speech.say("table-right"), "dim"), Cell(", ".join(right))],
        [Cell(speech.say("table-goods"), "dim"), Cell(", ".join(goods) or NOTHING)],
        [Cell(speech.name("pirates"), "dim"), Cell(f"{' '.join(pirates)} = {s.pirate_strength()}")],
    ]
    return Panel(speech.say("table-display"), rows)


def supply(s: Amerigo, speech: Speech) -> Panel:
    """Tiles that can be planned: landscapes, and villages seat by seat."""
    rows = [
        [
            Cell(speech.name(KIND_IDS[kind]), f"pick:plan_take:{KIND_IDS[kind]}"),
            Cell(" / ".join(str(s.left_of_kind(kind, seat)) for seat in range(s.seats if kind < 7 else 1))),
        ]
        for kind in range(KINDS)
    ]
    return Panel(speech.say("table-supply"), rows)


# The seats

COUNTED = ("table-points", "table-gold", "table-cannons", "table-progress", "table-space", "table-posts")


def seats(s: Amerigo, speech: Speech, letters: Sequence[str]) -> Panel:
    """What everybody has, in player order."""
    more = ("table-goods", "table-tokens", "table-reserve", "table-ships")
    head = [Cell(""), *(Cell(speech.say(key), "dim") for key in (*COUNTED, *more))]
    return Panel(speech.say("table-seats"), [_seat(s, int(seat), speech, letters) for seat in s.order], head)


def _seat(s: Amerigo, seat: int, speech: Speech, letters: Sequence[str]) -> list[Cell]:
    name = speech.players[seat]
    name = name if name[:1].upper() == letters[seat] else f"{letters[seat]} {name}"
    gold = f"{s.gold[seat]}" + (f" + {s.chests[seat]}×3" if s.chests[seat] else "")
    goods = [
        f"{speech.name(TYPE_IDS[kind])} {s.resources[seat * 5 + kind]}×{s.goods[seat * 5 + kind]}" for kind in range(5)
    ]
    held = [
        speech.name(TOKEN_IDS[token]) + (" ✓" if s.token_used[token] else "")
        for token in range(24)
        if s.token_at[token] == OWNED + seat
    ]
    reserve = [
        speech.name(KIND_IDS[kind]) + (f" ×{count}" if count > 1 else "")
        for kind in range(KINDS)
        if (count := int(s.reserve[seat * 20 + kind]))
    ]
    ships = [where(int(s.ship_at[seat * 2 + ship]), speech) for ship in range(len(SHIP_IDS))]
    return [
        Cell(f"{TURN if s.actor == seat else ' '} {name}", f"seat-{seat}"),
        Cell(f"{s.vp(seat)} (+{prospect(s, seat)})", "strong"),
        Cell(gold),
        Cell(f"{s.cannons[seat]} / {strength_for(s, seat)}"),
        Cell(str(s.progress[seat])),
        Cell(str(s.space[seat])),
        Cell(str(s.posts_left[seat])),
        Cell("\n".join(goods)),
        Cell("\n".join(held) or NOTHING),
        Cell("\n".join(reserve) or NOTHING),
        Cell("\n".join(ships), "dim"),
    ]


def where(place: int, speech: Speech) -> str:
    """Where a ship is."""
    if place < 0:
        return NOTHING
    if place < SPACES:
        return speech.name(SPACE_IDS[place])
    cell = place - 16
    return AREA_IDS[cell // 24 // 6 * 4 + cell % 24 // 6]


__all__ = ["panels", "seat_letters"]
