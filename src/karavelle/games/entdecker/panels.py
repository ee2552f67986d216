"""The table of Entdecker in words and signs, drawn from what the viewer may see.

A tile is three lines of five signs: land where it is, sea lines to the sides of water, the ship or a letter in between.

     ▒▒▒      land in the north, a fort of Anna's on it,
    ──○──     sea lines to west, east and south
      │
"""

from __future__ import annotations

from collections.abc import Sequence

from karavelle.games.entdecker import scoring
from karavelle.games.entdecker.content import (
    BACK_OF_KIND,
    CHIP_IDS,
    CHIPS,
    CIRCLES,
    COLUMNS,
    FIELD_IDS,
    FIRST_SLOT,
    KINDS,
    NO_BACK,
    PART,
    PLAIN,
    ROWS,
    SIDE_IDS,
    SLOTS,
    STACKS,
    TYPE_IDS,
    TYPE_OF_KIND,
    TYPES,
    UNIT_IDS,
    UNIT_OF_SLOT,
)
from karavelle.games.entdecker.state import EMPTY, SUPPLY, Entdecker
from karavelle.kernel.core import State
from karavelle.kernel.panel import Cell, Panel
from karavelle.kernel.text import Speech

LAND, SHIP, CIRCLE, QUESTION_SIGN, PLAIN_SIGN, TURN_SIGN, NONE_SIGN = "▒", "▲", "○", "?", "≈", "▶", "–"
UNIT_SIGNS = ("s", "F", "S")


def panels(view: State, viewer: int, speech: Speech) -> list[Panel]:
    """The chart, what lies in stacks, and the seats."""
    assert isinstance(view, Entdecker)
    letters = seat_letters(speech.players)
    return [chart(view, speech, letters), stores(view, speech), seats(view, speech, letters), stacks(view, speech)]


def seat_letters(players: Sequence[str]) -> list[str]:
    """The letter that stands for each player on the chart: the first of the name, if all differ."""
    letters = [player[:1].upper() for player in players]
    if len(set(letters)) < len(letters) or not all(letter.isalpha() for letter in letters):
        return list("ABCD"[: len(players)])
    return letters


# The chart


def chart(s: Entdecker, speech: Speech, letters: Sequence[str]) -> Panel:
    """Ten columns and seven rows of fields, with the known sea round them."""
    head = [Cell(""), *(_circle(0, column, FIELD_IDS[column][0]) for column in range(COLUMNS)), Cell("")]
    rows = []
    for row in range(ROWS):
        first, last = row * int(COLUMNS), (row + 1) * int(COLUMNS) - 1
        fields = [_field(s, field, letters) for field in range(first, last + 1)]
        rows.append([_circle(3, first, f"\n{row + 1}"), *fields, _circle(1, last, f"\n{row + 1}")])
    south = int(COLUMNS * (ROWS - 1))
    rows.append([Cell(""), *(_circle(2, south + column, FIELD_IDS[column][0]) for column in range(COLUMNS)), Cell("")])
    return Panel(speech.say("table-chart", round=int(s.round_no)), rows, head)


def _circle(side: int, field: int, sign: str) -> Cell:
    """A start circle, as the letter or number of its column or row."""
    return Cell(f"  {sign}" if side in (0, 2) else sign, f"dim pick:choose_start:{SIDE_IDS[side]}:{FIELD_IDS[field]}")


def _field(s: Entdecker, field: int, letters: Sequence[str]) -> Cell:
    edges = int(s.edges[field])
    if edges == EMPTY:
        return Cell(f"     \n {FIELD_IDS[field]:<4}\n     ", "dim")
    kind = f"{_owner(s, field)}pick:choose_start:tile:{FIELD_IDS[field]}"
    return Cell(tile_signs(edges, _middle(s, field, letters)), kind)


def _middle(s: Entdecker, field: int, letters: Sequence[str]) -> str:
    """The ship, or the first unit on the tile, or the circle for the ship."""
    units = units_on(s, field)
    if s.ship == CIRCLES + field:
        return SHIP
    if units:
        return letters[units[0][0]]
    return LAND if s.edges[field] == 15 else CIRCLE


def _owner(s: Entdecker, field: int) -> str:
    units = units_on(s, field)
    return f"seat-{units[0][0]} " if units else ""


def tile_signs(edges: int, middle: str) -> str:
    """A tile in three lines."""
    north, east, south, west = (bool(edges >> side & 1) for side in range(4))
    return "\n".join(
        (
            f" {LAND * 3} " if north else "  │  ",
            f"{LAND if west else '─'}{LAND if edges == 15 else ' ' if west else '─'}{middle}"
            f"{LAND if edges == 15 else ' ' if east else '─'}{LAND if east else '─'}",
            f" {LAND * 3} " if south else "  │  ",
        )
    )


def units_on(s: Entdecker, field: int) -> list[tuple[int, int, int]]:
    """Units on a field: seat, unit and land part, the strongest first."""
    found = []
    for place, part in enumerate(s.unit_at):
        if part != SUPPLY and part // 2 == field:
            found.append((place // int(SLOTS), int(UNIT_OF_SLOT[place % SLOTS]), int(part % 2)))
    return sorted(found, key=lambda unit: -unit[1])


# Stacks and supplies


def stacks(s: Entdecker, speech: Speech) -> Panel:
    """The five stacks with the backs on top."""
    title = speech.say("table-stacks")
    if s.announced_left:
        title = f"{title} · {speech.say('table-announced', number=int(s.announced_left))}"
    head = [Cell(speech.say("table-stack"), "dim"), *(Cell(str(stack + 1), "dim") for stack in range(STACKS))]
    tops = []
    for stack in range(STACKS):
        back = int(s.stack_top[stack])
        sign = NONE_SIGN if back == NO_BACK else PLAIN_SIGN if back == PLAIN else QUESTION_SIGN
        tops.append(Cell(sign, f"strong pick:choose_stack:stack:{stack + 1}"))
    heights = [Cell(str(height)) for height in s.stack_height]
    rows = [[Cell(speech.say("table-back"), "dim"), *tops], [Cell(speech.say("table-height"), "dim"), *heights]]
    return Panel(title, rows, head)


def stores(s: Entdecker, speech: Speech) -> Panel:
    """Reserve tiles, unseen tiles and the box by type, and the chips left."""
    head = [Cell(""), *(Cell(speech.name(id), "dim") for id in TYPE_IDS)]
    box, unseen = [0] * int(TYPES), [[0, 0] for _ in range(TYPES)]
    for kind, count in enumerate(scoring.boxed(s)):
        box[TYPE_OF_KIND[kind]] += int(count)
    for kind in range(KINDS):
        unseen[TYPE_OF_KIND[kind]][BACK_OF_KIND[kind] - 1] += int(s.unseen[kind])
    chips = ", ".join(
        f"{speech.name(CHIP_IDS[chip])} ×{s.chips_left[chip]}" for chip in range(CHIPS) if s.chips_left[chip]
    )
    rows = [
        [Cell(speech.say("table-reserve-row"), "dim"), *(Cell(str(count)) for count in s.reserve)],
        [
            Cell(speech.say("table-unseen-row"), "dim"),
            *(
                Cell(f"{plain} + {question}{QUESTION_SIGN}" if plain + question else NONE_SIGN)
                for plain, question in unseen
            ),
        ],
        [Cell(speech.say("table-box-row"), "dim"), *(Cell(str(count)) for count in box)],
    ]
    return Panel(f"{speech.say('table-reserve')} · {speech.say('table-chips-row')}: {chips or NONE_SIGN}", rows, head)


# The seats

COUNTED = ("table-gold", "table-points", "table-scouts", "table-forts", "table-settlements", "table-chips")


def seats(s: Entdecker, speech: Speech, letters: Sequence[str]) -> Panel:
    """What everybody has, and where their units stand."""
    head = [Cell(""), *(Cell(speech.say(key), "dim") for key in COUNTED), Cell(speech.say("table-on-chart"), "dim")]
    return Panel(speech.say("table-seats"), [_seat(s, seat, speech, letters) for seat in range(s.seats)], head)


def _seat(s: Entdecker, seat: int, speech: Speech, letters: Sequence[str]) -> list[Cell]:
    name = speech.players[seat]
    name = name if name[:1].upper() == letters[seat] else f"{letters[seat]} {name}"
    own = list(s.unit_at)[seat * SLOTS : (seat + 1) * SLOTS]
    supply = [own[FIRST_SLOT[unit] : FIRST_SLOT[unit + 1]].count(SUPPLY) for unit in range(len(UNIT_IDS))]
    held = [
        f"{speech.name(CHIP_IDS[chip])} ×{s.chips[seat * CHIPS + chip]}"
        for chip in range(CHIPS)
        if s.chips[seat * CHIPS + chip]
    ]
    placed = [
        f"{UNIT_SIGNS[UNIT_OF_SLOT[slot]]} {where(s, int(part))}" for slot, part in enumerate(own) if part != SUPPLY
    ]
    return [
        Cell(f"{TURN_SIGN if s.actor == seat else ' '} {name}", f"seat-{seat}"),
        Cell(str(s.gold[seat])),
        Cell(str(s.points(seat)), "strong"),
        *(Cell(str(count)) for count in supply),
        Cell(", ".join(held) or NONE_SIGN),
        Cell(", ".join(placed) or NONE_SIGN, "dim"),
    ]


def where(s: Entdecker, part: int) -> str:
    """A land part: its field, and on a strait the side."""
    field = part // 2
    sides = [side for side in range(4) if PART[s.edges[field] * 4 + side] == part % 2]
    return FIELD_IDS[field] + ("NESW"[sides[0]] if s.edges[field] in (5, 10) else "")


__all__ = ["panels", "seat_letters", "units_on"]
