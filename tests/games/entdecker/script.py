"""What the worked examples can say of a table of Entdecker, besides what all games can; see `tests.games.script`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from karavelle.games.entdecker import GAME
from karavelle.games.entdecker.content import (
    CHIP_IDS,
    CHIPS,
    FIELD_IDS,
    KIND_IDS,
    MADE_BY,
    PATTERN,
    SLOTS,
    TYPE_IDS,
    UNIT_IDS,
    UNIT_OF_SLOT,
)
from karavelle.games.entdecker.decisions import STARTS
from karavelle.games.entdecker.decisions.voyage import matches
from karavelle.games.entdecker.frames import PLACE_TILE
from karavelle.games.entdecker.scoring import boxed
from karavelle.games.entdecker.state import BLANK_TILE, MATCHED, NONE, SUPPLY, Entdecker
from karavelle.kernel.core import Options
from karavelle.kernel.grid import OUTSIDE
from tests.games.script import NOTHING, SEATS, Fact, Script, asked

LAID = (*KIND_IDS, "matching", *(f"stand_in_{digit}" for digit in range(1, 7)), "blank")
assert LAID[MATCHED] == "matching" and LAID[BLANK_TILE] == "blank"


def number(field: str, s: Entdecker) -> list[str]:
    """A field that is one number."""
    return [str(getattr(s, field))]


def row(field: str, s: Entdecker) -> list[str]:
    """All numbers of a field."""
    return [str(cell) for cell in getattr(s, field)]


def gold(s: Entdecker, seat: str) -> list[str]:
    """Gold of a seat."""
    return [str(s.gold[SEATS[seat]])]


def points(s: Entdecker, seat: str) -> list[str]:
    """Victory points of a seat."""
    return [str(s.points(SEATS[seat]))]


def sheet(s: Entdecker, seat: str, category: str) -> list[str]:
    """A line of the score sheet."""
    (line,) = (line for line in GAME.sheets(s)[SEATS[seat]].lines if line.category == category)
    return [str(line.points)]


def chips(s: Entdecker, seat: str) -> list[str]:
    """Chips of a seat, each by name."""
    held = list(s.chips)[SEATS[seat] * CHIPS :][:CHIPS]
    return [CHIP_IDS[chip] for chip in range(CHIPS) for _ in range(held[chip])]


def units(s: Entdecker, seat: str) -> list[str]:
    """Units of a seat on the chart."""
    own = list(s.unit_at)[SEATS[seat] * SLOTS :][:SLOTS]
    return [
        f"{UNIT_IDS[UNIT_OF_SLOT[slot]]}:{FIELD_IDS[part // 2]}:{part % 2}"
        for slot, part in enumerate(own)
        if part != SUPPLY
    ]


def supply(s: Entdecker, seat: str) -> list[str]:
    """Scouts, forts and settlements in the supply of a seat."""
    own = list(s.unit_at)[SEATS[seat] * SLOTS :][:SLOTS]
    return [str(sum(own[slot] == SUPPLY for slot in slots)) for slots in ((0, 1, 2), (3, 4), (5,))]


def tile(s: Entdecker, field: str) -> list[str]:
    """Type, rotation, and what it is that lies on a field."""
    place = FIELD_IDS.index(field)
    if s.laid[place] == NONE:
        return [NOTHING]
    made = int(MADE_BY[s.edges[place]])
    return [TYPE_IDS[made // 4], str(made % 4), LAID[s.laid[place]]]


def island(s: Entdecker, field: str, part: str) -> list[str]:
    """The tiles of a land area, whether it is complete, and whether its first part was scored."""
    place = FIELD_IDS.index(field)
    complete = "open" if s.area(place * 2 + int(part)) else "complete"
    scored = "scored" if s.scored[place] >> int(part) & 1 else "unscored"
    return [str(s.tiles()), complete, scored]


def strengths(s: Entdecker, field: str, part: str) -> list[str]:
    """Settlements, forts and scouts of each seat on a land area, as one number of three digits."""
    s.area(FIELD_IDS.index(field) * 2 + int(part))
    s.rank()
    return [f"{strength:03}" for strength in s.strength]


def open_fields(s: Entdecker, place: str) -> list[str]:
    """The empty fields to which sea lines lead from a place."""
    found = [s.open_field(STARTS.index(place), side) for side in range(4)]
    return [FIELD_IDS[field] for field in found if field != OUTSIDE]


def placements(s: Entdecker) -> list[str]:
    """Where the tile in hand can be laid, as field/rotation."""
    out = Options()
    s.options(out)
    return [f"{FIELD_IDS[s.open_field(s.ship, option >> 2)]}/{option & 3}" for option in out.tolist()]


def placements_from(s: Entdecker, place: str, kind: str) -> list[str]:
    """The same for a tile revealed elsewhere; `asked` of a question that nobody asks yet."""
    world = GAME.copy(s)
    assert isinstance(world, Entdecker)
    world.frame, world.a, world.ship = PLACE_TILE, KIND_IDS.index(kind), STARTS.index(place)
    return placements(world)


def fits(s: Entdecker, field: str) -> list[str]:
    """Types and rotations that match all known sides of a field; equal patterns are named once."""
    around = s.around(FIELD_IDS.index(field))
    patterns = sorted({int(pattern) for pattern in PATTERN if matches(pattern, around)})
    return [f"{TYPE_IDS[MADE_BY[pattern] // 4]}/{MADE_BY[pattern] % 4}" for pattern in patterns]


def toll(s: Entdecker, seat: str, place: str) -> list[str]:
    """What a start there costs a seat."""
    return [str(s.toll(SEATS[seat], STARTS.index(place)))]


def ship(s: Entdecker) -> list[str]:
    """Where the ship lies."""
    return [NOTHING if s.ship == NONE else STARTS[s.ship]]


def weights(s: Entdecker) -> list[str]:
    """What nature may answer, each with its weight."""
    out = Options()
    s.options(out)
    names = [GAME.name(int(s.frame), option).partition(":")[2] for option in out.tolist()]
    return [f"{name}={weight}" for name, weight in zip(names, list(out.weights), strict=False)]


def box(s: Entdecker) -> list[str]:
    """Tiles in the box."""
    return [KIND_IDS[kind] for kind, count in enumerate(boxed(s)) for _ in range(count)]


def winners(s: Entdecker) -> list[str]:
    """Who has won, or would have, were this the end."""
    return [f"P{seat}" for seat, rank in enumerate(GAME.ranks(s)) if rank == 1]


def end_reason(s: Entdecker) -> list[str]:
    """Why the game ended."""
    return [GAME.vocabulary["reason"][s.end_reason]]


class EntdeckerScript(Script):
    """A table of Entdecker that is played and checked line by line."""

    game = GAME
    facts: ClassVar[Mapping[str, Fact]] = {
        "asked": (0, partial(asked, GAME)),
        "announced_left": (0, partial(number, "announced_left")),
        "hostile": (0, partial(number, "hostile")),
        "blocked_skips": (0, partial(number, "blocked_skips")),
        "round_no": (0, partial(number, "round_no")),
        "stacks": (0, partial(row, "stack_height")),
        "reserve": (0, partial(row, "reserve")),
        "gold": (1, gold),
        "points": (1, points),
        "sheet": (2, sheet),
        "chips:": (1, chips),
        "units:": (1, units),
        "supply": (1, supply),
        "tile": (1, tile),
        "island": (2, island),
        "strengths": (2, strengths),
        "open:": (1, open_fields),
        "placements:": (0, placements),
        "placements_from:": (2, placements_from),
        "fits:": (1, fits),
        "toll": (2, toll),
        "ship": (0, ship),
        "weights:": (0, weights),
        "box:": (0, box),
        "winners": (0, winners),
        "end_reason": (0, end_reason),
    }
