"""The components of Entdecker as tables for the rules, checked when the game is imported.

The edges of a tile on the chart are four bits, N 1, E 2, S 4, W 8, set where there is land. The six types in all their
rotations make each of the sixteen patterns exactly once, so the pattern alone names type and rotation.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.content import Content
from karavelle.kernel.grid import OUTSIDE, neighbours

COLUMNS: Final[i64] = 10
ROWS: Final[i64] = 7
FIELDS: Final[i64] = 70
CIRCLES: Final[i64] = 34
PLACES: Final[i64] = 104
"""Where the ship can lie: start circles, then the tile on field number place - CIRCLES."""

PARTS: Final[i64] = 140
"""Land parts: field * 2 + part."""

TYPES: Final[i64] = 6
PATTERNS: Final[i64] = 16
ALL_LAND: Final[i64] = 15
INLAND: Final[i64] = 5
KINDS: Final[i64] = 25
STACKS: Final[i64] = 5
CHIPS: Final[i64] = 7
UNITS: Final[i64] = 3
SLOTS: Final[i64] = 6
"""The units of a player: three scouts, two forts, the settlement."""

SCOUT: Final[i64] = 0
FORT: Final[i64] = 1
SETTLEMENT: Final[i64] = 2

STORM: Final[i64] = 0
HOSTILE_NATIVES: Final[i64] = 1
FRIENDLY_NATIVES: Final[i64] = 2
PIRATES: Final[i64] = 3
RUIN: Final[i64] = 4
GOLD: Final[i64] = 5

NO_BACK: Final[i64] = 0
PLAIN: Final[i64] = 1
QUESTION: Final[i64] = 2
BACKS: Final = ("plain", "question")

MOST_GOLD: Final[i64] = 12
START_GOLD: Final[i64] = 4
TILE_PRICE: Final[i64] = 1
HOSTILE_FACTOR: Final[i64] = 2
RUIN_POINTS: Final[i64] = 3
GOLD_FOUND: Final[i64] = 3
TALLEST: Final[i64] = 17
LAPS: Final[i64] = 100
"""Fields of the success track."""

CONTENT = Content(Path(__file__).with_name("content.toml"))
SIDE_LETTERS = ("N", "E", "S", "W")
SIDE_IDS = ("north", "east", "south", "west")

FIELD_IDS = tuple(f"{'ABCDEFGHIJ'[field % 10]}{field // 10 + 1}" for field in range(70))
TYPE_IDS = CONTENT.ids("tile_types")
KIND_IDS = CONTENT.ids("tile_kinds")
EVENT_IDS = CONTENT.ids("events")
CHIP_IDS = CONTENT.ids("chips")
UNIT_IDS = CONTENT.ids("units")

NEIGHBOUR: Final = neighbours(10, 7)
CIRCLE_SIDE: Final = CONTENT.places("start_circles", "side", SIDE_LETTERS)
CIRCLE_FIELD: Final = CONTENT.places("start_circles", "field", FIELD_IDS)

TYPE_OF_KIND: Final = CONTENT.places("tile_kinds", "type", TYPE_IDS)
EVENT_OF_KIND: Final = CONTENT.places("tile_kinds", "event", (*EVENT_IDS, "none"))
BACK_OF_KIND: Final = vec[i64]([back + 1 for back in CONTENT.places("tile_kinds", "back", BACKS)])
KIND_COUNT: Final = CONTENT.numbers("tile_kinds", "count")
RESERVE_COUNT: Final = CONTENT.numbers("tile_types", "reserve_count")

CHIP_VALUE: Final = CONTENT.numbers("chips", "value")
CHIP_COUNT: Final = CONTENT.numbers("chips", "count")

COST: Final = CONTENT.numbers("units", "cost")
TOLL: Final = CONTENT.numbers("units", "toll")
UNIT_OF_SLOT: Final = vec[i64]([0, 0, 0, 1, 1, 2])
FIRST_SLOT: Final = vec[i64]([0, 3, 5, 6])
"""The units of kind u are in the slots FIRST_SLOT[u] to FIRST_SLOT[u + 1] - 1."""

STACK_HEIGHT: Final[vec[i64]] = vec[i64](CONTENT.value("tile_totals", "stack_heights"))
SPINNER: Final[list[int]] = CONTENT.value("income", "spinner")


# Edges of tiles


def _turned(sides: list[int], rotation: int) -> int:
    """The bits of these sides after so many quarter turns clockwise."""
    return sum(1 << (side + rotation) % 4 for side in sides)


def _sides(edges: str) -> list[int]:
    return [SIDE_LETTERS.index(letter) for letter in edges]


def _patterns() -> list[int]:
    """The pattern of each type in each of the four rotations."""
    for entry in CONTENT.entries("tile_types"):
        where = f"[[tile_types]] {entry['id']}"
        CONTENT.expect(
            len(entry["edges"]) == 4 and set(entry["edges"]) <= {"L", "W"}, where, "edges are not four of L and W"
        )
    lands = [[side for side in range(4) if edges[side] == "L"] for edges in CONTENT.column("tile_types", "edges")]
    return [_turned(land, rotation) for land in lands for rotation in range(4)]


def _distinct(patterns: list[int]) -> list[int]:
    """1 for those rotations of each type that do not repeat an earlier one."""
    return [int(pattern not in patterns[at - at % 4 : at]) for at, pattern in enumerate(patterns)]


def _parts(patterns: list[int]) -> list[int]:
    """For each pattern and side the number of its land part, -1 for water; parts by their first side (R36, R45)."""
    found = [-1] * 64
    for kind, entry in enumerate(CONTENT.entries("tile_types")):
        for rotation in range(4):
            pattern = patterns[kind * 4 + rotation]
            parts = [_turned(_sides(part), rotation) for part in entry["land_parts"]]
            parts.sort(key=lambda bits: bits & -bits)
            for side in range(4):
                for number, bits in enumerate(parts):
                    if bits >> side & 1:
                        found[pattern * 4 + side] = number
    return found


PATTERN: Final = vec[i64](_patterns())
"""The edges of type t in rotation r are PATTERN[4t + r]."""

DISTINCT: Final = vec[i64](_distinct(_patterns()))
PART: Final = vec[i64](_parts(_patterns()))
"""The land part to which side s of pattern p belongs is PART[4p + s]."""

PARTS_OF: Final = vec[i64]([1 + max(_parts(_patterns())[4 * pattern : 4 * pattern + 4]) for pattern in range(16)])


def _found(patterns: list[int], distinct: list[int], pattern: int) -> int:
    """Type and rotation (4t + r) that make a pattern."""
    places = [at for at in range(24) if distinct[at] and patterns[at] == pattern]
    CONTENT.expect(
        len(places) == 1, "[[tile_types]]", f"make the edges {pattern:04b} (west to north) {len(places)} times"
    )
    return places[0]


MADE_BY: Final = vec[i64]([_found(_patterns(), _distinct(_patterns()), pattern) for pattern in range(16)])
"""Pattern p is made by type MADE_BY[p] // 4 in rotation MADE_BY[p] % 4."""


# Checks


def _check() -> None:
    _check_sizes()
    _check_circles()
    _check_kinds()
    _check_types()
    _check_chips()
    _check_units()
    _check_rules()


def _check_sizes() -> None:
    for name, size in (
        ("start_circles", CIRCLES),
        ("tile_types", TYPES),
        ("tile_kinds", KINDS),
        ("chips", CHIPS),
        ("events", GOLD + 1),
        ("units", UNITS),
    ):
        found = len(CONTENT.entries(name))
        CONTENT.expect(found == size, f"[[{name}]]", f"has {found} entries, should have {size}")


def _check_circles() -> None:
    rim = {(field, side) for field in range(FIELDS) for side in range(4) if NEIGHBOUR[field * 4 + side] == OUTSIDE}
    seen = set()
    for circle, entry in enumerate(CONTENT.entries("start_circles")):
        place = (int(CIRCLE_FIELD[circle]), int(CIRCLE_SIDE[circle]))
        where = f"[[start_circles]] {entry['id']}"
        CONTENT.expect(place in rim, where, f"{entry['field']} does not lie on side {entry['side']} of the chart")
        CONTENT.expect(place not in seen, where, "leads to the same side of the same field as another")
        seen.add(place)


def _check_types() -> None:
    for kind, entry in enumerate(CONTENT.entries("tile_types")):
        where = f"[[tile_types]] {entry['id']}"
        CONTENT.expect(entry["digit"] == kind + 1, where, f"is number {kind + 1} but has the digit {entry['digit']}")
        land = [letter for letter, edge in zip(SIDE_LETTERS, entry["edges"], strict=True) if edge == "L"]
        parts = sorted("".join(entry["land_parts"]))
        CONTENT.expect(parts == sorted(land), where, "land_parts are not its land edges, each once")
        turns = [rotation for rotation in range(4) if DISTINCT[kind * 4 + rotation]]
        CONTENT.expect(entry["rotations"] == turns, where, f"rotations are not {turns}")
        count = sum(int(KIND_COUNT[tile]) for tile in range(KINDS) if TYPE_OF_KIND[tile] == kind)
        CONTENT.expect(entry["deck_count"] == count, where, f"deck_count is not {count}, the tiles of its kinds")
    CONTENT.expect(PATTERN[INLAND * 4] == ALL_LAND, f"[[tile_types]] {TYPE_IDS[INLAND]}", "is not all land")
    totals = CONTENT.table("tile_totals")
    for key, found in (
        ("deck", sum(KIND_COUNT)),
        ("reserve", sum(RESERVE_COUNT)),
        ("all", sum(KIND_COUNT) + sum(RESERVE_COUNT)),
        ("question", sum(KIND_COUNT[tile] for tile in range(KINDS) if BACK_OF_KIND[tile] == QUESTION)),
    ):
        CONTENT.expect(totals[key] == found, "[tile_totals]", f"{key} is {totals[key]}, there are {found}")
    whole = len(STACK_HEIGHT) == STACKS and sum(STACK_HEIGHT) == totals["deck"] and max(STACK_HEIGHT) == TALLEST
    CONTENT.expect(whole, "[tile_totals]", f"stack_heights are not five of up to {TALLEST}, {totals['deck']} in all")


def _check_kinds() -> None:
    for tile, entry in enumerate(CONTENT.entries("tile_kinds")):
        where, event = f"[[tile_kinds]] {entry['id']}", entry["event"]
        name = entry["type"] if event == "none" else f"{entry['type']}_{event}"
        CONTENT.expect(entry["id"] == name, where, f"should be called {name}")
        CONTENT.expect((entry["back"] == "question") == (event != "none"), where, "back and event do not agree")
        on_land = event in ("hostile_natives", "friendly_natives", "ruin")
        CONTENT.expect(not on_land or PATTERN[TYPE_OF_KIND[tile] * 4] > 0, where, f"{event} needs land")
    for number, entry in enumerate(CONTENT.entries("events")):
        count = sum(int(KIND_COUNT[tile]) for tile in range(KINDS) if EVENT_OF_KIND[tile] == number)
        CONTENT.expect(
            entry["count"] == count,
            f"[[events]] {entry['id']}",
            f"count is {entry['count']}, tiles show it {count} times",
        )
    events = ("storm", "hostile_natives", "friendly_natives", "pirates", "ruin", "gold")
    CONTENT.expect(events == EVENT_IDS, "[[events]]", f"are not {', '.join(events)}")


def _check_chips() -> None:
    counts: Counter[int] = Counter()
    for chip in range(CHIPS):
        counts[int(CHIP_VALUE[chip])] += int(CHIP_COUNT[chip])
    right = {1: 5, 2: 7, 3: 6, 4: 2}
    CONTENT.expect(counts == right, "[[chips]]", f"number by value is {dict(counts)}, should be {right}")


def _check_units() -> None:
    CONTENT.expect(UNIT_IDS == ("scout", "fort", "settlement"), "[[units]]", "are not scout, fort, settlement")
    for unit, entry in enumerate(CONTENT.entries("units")):
        where = f"[[units]] {entry['id']}"
        slots = int(FIRST_SLOT[unit + 1] - FIRST_SLOT[unit])
        CONTENT.expect(entry["per_player"] == slots, where, f"per_player is not {slots}")
        CONTENT.expect(entry["retrievable"] == (unit == SCOUT), where, "only scouts can be taken back")
        CONTENT.expect(entry["cost"] >= 1 and entry["toll"] >= 1, where, "cost and toll are one piece of gold or more")


def _check_rules() -> None:
    hostile, _, pirates, ruin, gold = CONTENT.entries("events")[1:]
    same: tuple[tuple[str, Any, Any], ...] = (
        ("[board] columns", CONTENT.value("board", "columns"), COLUMNS),
        ("[board] rows", CONTENT.value("board", "rows"), ROWS),
        ("[board] border_edge", CONTENT.value("board", "border_edge"), "W"),
        ("[success_track] fields", CONTENT.value("success_track", "fields"), LAPS),
        ("[gold] most", CONTENT.value("gold", "most"), MOST_GOLD),
        ("[gold] start", CONTENT.value("gold", "start"), START_GOLD),
        ("[gold] tile_price", CONTENT.value("gold", "tile_price"), TILE_PRICE),
        ("[income] spinner", SPINNER, [2, 3, 4, 5]),
        ("[[events]] hostile_natives", hostile.get("cost_factor"), HOSTILE_FACTOR),
        ("[[events]] pirates", pirates.get("gold_divisor"), 2),
        ("[[events]] ruin", ruin.get("points"), RUIN_POINTS),
        ("[[events]] gold", gold.get("gold"), GOLD_FOUND),
        ("[scoring] rank_order", CONTENT.value("scoring", "rank_order"), ["settlement", "fort", "scout"]),
        ("[scoring] next_rank_divisor", CONTENT.value("scoring", "next_rank_divisor"), 2),
        ("[scoring] chip_needs", CONTENT.value("scoring", "chip_needs"), ["fort", "settlement"]),
        ("[reserve] landlocked_type", CONTENT.value("reserve", "landlocked_type"), TYPE_IDS[INLAND]),
        ("[reserve] donor", CONTENT.value("reserve", "donor"), "largest_stack_then_lowest_digit"),
        ("[end] reasons", CONTENT.value("end", "reasons"), ["chart_complete", "tiles_used_up", "all_blocked"]),
    )
    for where, found, written_for in same:
        CONTENT.expect(found == written_for, where, f"is {found}; the rules are written for {written_for}")


_check()
