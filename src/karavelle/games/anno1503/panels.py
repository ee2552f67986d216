"""The table of Anno 1503 in words and signs, drawn from what the viewer may see.

A field of the sea is two signs: ` ·` water, `P!` a pirate field, `--` an island without a tile, `2#` a tile face down
with a 2 on its back (`2*` with a crown), `2?` one that the viewer has seen, `A1` ship 1 of Anna.
"""

from __future__ import annotations

from collections.abc import Sequence

from karavelle.games.anno1503.content import (
    BOARD_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CARD_ROW,
    CARDS,
    FIELD_BOARD,
    FIELD_COLUMN,
    FIELD_IDS,
    FIELD_KIND,
    FIELD_ROW,
    FIELDS,
    GOOD_IDS,
    GOODS,
    HARBOR,
    ISLAND,
    KIND_IDS,
    KIND_OF_TILE,
    LEVEL_IDS,
    LEVELS,
    PIERS,
    PIRATE_FIELD,
    POINT_IDS,
    POINT_VALUE,
    POINTS,
    PUBLIC_IDS,
    PUBLICS,
    SHIPS,
    SITES,
    WARES,
)
from karavelle.games.anno1503.scoring import counted, exists, progress
from karavelle.games.anno1503.state import NONE, SUPPLY, Anno1503
from karavelle.kernel.core import State
from karavelle.kernel.panel import Cell, Panel, seat_letters
from karavelle.kernel.text import Speech


def panels(view: State, viewer: int, speech: Speech) -> list[Panel]:
    """The seas, what is known of them, the seats, the bank, the points."""
    assert isinstance(view, Anno1503)
    letters = seat_letters(speech.players)
    boards = [_sea(view, board, letters, speech) for board in range(2 if view.expansion else 1)]
    found = _known(view, speech)
    return [*boards, *([found] if found.rows else []), _seats(view, speech), _bank(view, speech), _points(view, speech)]


# The seas


def _sea(s: Anno1503, board: int, letters: Sequence[str], speech: Speech) -> Panel:
    """A board as a grid."""
    fields = [field for field in range(FIELDS) if FIELD_BOARD[field] == board]
    columns = sorted({int(FIELD_COLUMN[field]) for field in fields})
    head = [Cell(""), *(Cell(FIELD_IDS[fields[column - 1]][0].rjust(2), "dim") for column in columns)]
    rows = []
    for row in sorted({int(FIELD_ROW[field]) for field in fields}):
        cells = [_sign(s, field, letters) for field in fields if FIELD_ROW[field] == row]
        rows.append([Cell(str(row), "dim"), *cells])
    title = f"{speech.say('table-seas')}, {speech.say('table-round', number=int(s.round_no))} ({BOARD_IDS[board]})"
    return Panel(title, rows, head)


def _sign(s: Anno1503, field: int, letters: Sequence[str]) -> Cell:
    """Two signs for a field; a ship hides what is below."""
    for at in range(SHIPS * s.seats):
        if s.ship_field[at] == field:
            seat = at // SHIPS
            return Cell(f"{letters[seat]}{at % SHIPS + 1}", f"seat-{seat}")
    if FIELD_KIND[field] == PIRATE_FIELD:
        return Cell("P!", "strong")
    if FIELD_KIND[field] != ISLAND:
        return Cell(" ·", "dim")
    if field == HARBOR and s.expansion == 1:
        return Cell("H ", "strong")
    stack = int(s.stack_at[field])
    if stack == NONE:
        return Cell("--", "dim")
    return Cell(f"{stack % 3 + 2}{'?' if s.front[field] >= 0 else '*' if stack >= 3 else '#'}")


def _known(s: Anno1503, speech: Speech) -> Panel:
    """The tiles face down that the viewer knows."""
    rows = []
    for field in range(FIELDS):
        if s.front[field] >= 0:
            kind = KIND_IDS[KIND_OF_TILE[s.front[field]]]
            rows.append([Cell(FIELD_IDS[field], "strong"), Cell(speech.name(kind))])
    return Panel(speech.say("table-known"), rows)


# The seats


def _listed(speech: Speech, ids: Sequence[str], counts: Sequence[int]) -> str:
    """Things with their numbers, in words."""
    named = [(speech.name(id), count) for id, count in zip(ids, counts, strict=False) if count]
    told = [f"{name} {count}" if count > 1 else name for name, count in named]
    return ", ".join(told) or "–"


def _seats(s: Anno1503, speech: Speech) -> Panel:
    """A column a seat."""
    seats = range(int(s.seats))
    rows = [
        ("table-gold", [str(int(s.gold[seat])) for seat in seats]),
        ("table-goods", [_listed(speech, GOOD_IDS, list(s.goods)[seat * GOODS :][:GOODS]) for seat in seats]),
        ("table-people", [_people(s, seat, speech) for seat in seats]),
        ("table-posts", [_posts(s, seat, speech) for seat in seats]),
        ("table-public", [_listed(speech, PUBLIC_IDS, list(s.public)[seat * PUBLICS :][:PUBLICS]) for seat in seats]),
        ("table-ships", [_ships(s, seat, speech) for seat in seats]),
    ]
    if s.expansion:
        rows += [
            ("table-noble", [_noble(s, seat, speech) for seat in seats]),
            ("table-cards", [_cards(s, seat, speech) for seat in seats]),
        ]
    head = [Cell(""), *(Cell(speech.players[seat], f"seat-{seat}") for seat in seats)]
    return Panel(
        speech.say("table-seats"), [[Cell(speech.say(key), "dim"), *map(Cell, cells)] for key, cells in rows], head
    )


def _people(s: Anno1503, seat: int, speech: Speech) -> str:
    return _listed(speech, LEVEL_IDS, [int(s.people(seat, level)) for level in range(LEVELS)])


def _posts(s: Anno1503, seat: int, speech: Speech) -> str:
    """Posts by the number of their pier, and contracts."""
    tiles = list(s.pier)[seat * PIERS :][:PIERS]
    told = [
        f"{pier}: {speech.name(KIND_IDS[KIND_OF_TILE[tile]])}"
        for pier, tile in enumerate(tiles, start=1)
        if tile != NONE
    ]
    contracts = int(s.contract_count(seat))
    return ", ".join([*told, *([f"{speech.name('contract')} {contracts}"] if contracts else [])]) or "–"


def _ships(s: Anno1503, seat: int, speech: Speech) -> str:
    """Where the ships lie, with their action points."""
    told = []
    for ship in range(SHIPS):
        at = seat * SHIPS + ship
        if s.ship_field[at] == SUPPLY:
            told.append(speech.say("table-supply"))
        else:
            state = speech.say("table-damaged") if s.ship_damaged[at] else str(int(s.ship_ap[at]))
            told.append(f"{FIELD_IDS[s.ship_field[at]]} ({state})")
    return ", ".join(told)


def _noble(s: Anno1503, seat: int, speech: Speech) -> str:
    """Castle, cannons, nests, buildings."""
    built = [int(kind) for kind in list(s.sites)[seat * SITES :][:SITES]]
    told = [f"{speech.name('castle')} {int(s.castle[seat])}/9", f"{speech.name('cannon')} {int(s.cannons[seat])}"]
    told += [speech.name(BUILDING_IDS[kind - 1]) for kind in built if kind]
    for place in range(3):
        told += [speech.name(KIND_IDS[12 + place])] * int(s.nests[seat * 3 + place])
    return ", ".join(told)


def _cards(s: Anno1503, seat: int, speech: Speech) -> str:
    """Action cards: by name for their owner, by number for the others."""
    own = [int(count) for count in list(s.hand)[seat * CARD_ROW :][:CARD_ROW]]
    return str(own[int(CARDS)]) if own[int(CARDS)] else _listed(speech, CARD_IDS, own)


# Bank and points


def _bank(s: Anno1503, speech: Speech) -> Panel:
    """Goods and buildings that are left."""
    shown = range(GOODS if s.expansion else WARES)
    rows = [[Cell(speech.name(GOOD_IDS[good])), Cell(str(int(s.bank[good])))] for good in shown]
    for ids, left in ((PUBLIC_IDS, s.public_supply), (BUILDING_IDS, s.aristocrat_supply)):
        told = _listed(speech, ids, [int(count) for count in left])
        if told != "–":
            rows.append([Cell(speech.say("table-left"), "dim"), Cell(told)])
    return Panel(speech.say("table-bank"), rows)


def _points(s: Anno1503, speech: Speech) -> Panel:
    """How far everybody is."""
    head = [Cell(""), *(Cell(speech.players[seat], f"seat-{seat}") for seat in range(s.seats))]
    rows = []
    for point in range(POINTS):
        if exists(s, point):
            cells = [
                Cell(f"{int(progress(s, seat, point))}/{int(POINT_VALUE[point])}",
                     "strong" if progress(s, seat, point) >= POINT_VALUE[point] else "")
                for seat in range(s.seats)
            ]  # fmt: skip
            rows.append([Cell(speech.name(POINT_IDS[point])), *cells])
    totals = [Cell(str(int(counted(s, seat))), "strong") for seat in range(s.seats)]
    return Panel(speech.say("table-points"), [*rows, [Cell(speech.say("score-total"), "dim"), *totals]], head)


__all__ = ["panels"]
