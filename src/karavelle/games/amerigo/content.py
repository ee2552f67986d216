"""The components of Amerigo as tables for the rules, checked when the game is imported.

Colours of cubes and actions are numbered as on the rondel, blue 0 to white 6. Tile kinds 0 to 6 are villages, 7 to 19
neutral landscapes. Outlines and island tiles are in `tiles`, what is on the map in `chart`.
"""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.content import Content

ROUNDS: Final[i64] = 5
COLOURS: Final[i64] = 7
ACTIONS: Final[i64] = 6
"""The colours that stand for one action each: all but white."""

BLUE: Final[i64] = 0
BLACK: Final[i64] = 1
RED: Final[i64] = 2
BROWN: Final[i64] = 3
GREEN: Final[i64] = 4
YELLOW: Final[i64] = 5
WHITE: Final[i64] = 6
ANY: Final[i64] = 7
"""The last space of the special action track."""

CUBES: Final[i64] = 7
"""Cubes of each colour."""

TILES: Final[i64] = 16
SIZE: Final[i64] = 6
TILE_CELLS: Final[i64] = 36
POST_PAIRS: Final[i64] = 2
SHAPES: Final[i64] = 13
ORIENTATIONS: Final[i64] = 38
LARGEST: Final[i64] = 6
KINDS: Final[i64] = 20
VILLAGES: Final[i64] = 7
NEUTRALS: Final[i64] = 13
VILLAGE_TILES: Final[i64] = 16
NEUTRAL_TILES: Final[i64] = 37

TYPES: Final[i64] = 5
GOODS: Final[i64] = 15
COSTS: Final[i64] = 3
CHEAPEST: Final[i64] = 2
GOODS_SPACES: Final[i64] = 10
TOKENS: Final[i64] = 24
SHOWN: Final[i64] = 8
LEFT_AREA: Final[i64] = 4
"""The display of progress tokens: spaces 0 to 3 are the left area, 4 to 7 the right one."""

PIRATE_KINDS: Final[i64] = 5
POSTS_EACH: Final[i64] = 12
SHIPS_EACH: Final[i64] = 2
MOST_CANNONS: Final[i64] = 12
MOST_GOLD: Final[i64] = 12
LAST_PROGRESS: Final[i64] = 20
LAST_SPACE: Final[i64] = 13
BIG: Final[i64] = 20
LARGEST_ISLAND: Final[i64] = 60
FEWEST_BIG: Final[i64] = 1
MOST_BIG: Final[i64] = 5
TRIES: Final[i64] = 40
DISCOVERY_VP: Final[i64] = 3
COMPLETION_VP: Final[i64] = 3
CHEST_GOLD: Final[i64] = 3
TRACK_END_GOLD: Final[i64] = 2
GOLD_DIVISOR: Final[i64] = 3

CONTENT = Content(Path(__file__).with_name("content.toml"))

PLAYER_COLOURS = CONTENT.ids("player_colours")
COLOUR_IDS: tuple[str, ...] = tuple(CONTENT.column("actions", "colour"))
TYPE_IDS = CONTENT.ids("good_types")
TILE_IDS = CONTENT.ids("island_tiles")
SHAPE_IDS = CONTENT.ids("shapes")
KIND_IDS = (*CONTENT.ids("village_tiles"), *CONTENT.ids("neutral_tiles"))
TOKEN_IDS = CONTENT.ids("progress_tokens")
GOODS_IDS = tuple(f"{good}_{cost}" for good in TYPE_IDS for cost in (2, 3, 4))

SHIP8, PIRATES_PLUS2, PIRATES_HALF, PIRATES_GOLD2, PLAN_TWO, PLAN_BUILD_SWAP, ORDER_LEAP = range(9, 16)
GOLD3, GOLD5, POST_GOLD, GOLD_RATE2, CUBE_VP, END_POSTS, END_VP7, END_GOLD = range(16, 24)
NAMED = [
    "ship8", "pirates_plus2", "pirates_half", "pirates_gold2", "plan_two", "plan_build_swap", "order_leap", "gold3",
    "gold5", "post_gold", "gold_rate2", "cube_vp", "end_posts", "end_vp7", "end_gold",
]  # fmt: skip
"""The progress tokens after the nine that bring action points."""


def _row(name: str, count: int) -> vec[i64]:
    found = vec[i64](CONTENT.numbers(name, "count"))
    CONTENT.expect(len(found) == count, f"[[{name}]]", f"has {len(found)} entries, should have {count}")
    return found


VILLAGE_COUNT: Final = _row("village_tiles", 7)
NEUTRAL_COUNT: Final = _row("neutral_tiles", 13)
PIRATE_COUNT: Final = _row("pirate_markers", 5)


def _kinds(key: str) -> vec[i64]:
    """A number of every tile kind, villages first."""
    return vec[i64](list(CONTENT.numbers("village_tiles", key)) + list(CONTENT.numbers("neutral_tiles", key)))


COST: Final = _kinds("cost")
VP_SMALL: Final = _kinds("vp_small")
VP_BIG: Final = _kinds("vp_big")
COUNT: Final = _kinds("count")
SHAPE_OF: Final = vec[i64](
    list(CONTENT.places("village_tiles", "shape", SHAPE_IDS))
    + list(CONTENT.places("neutral_tiles", "shape", SHAPE_IDS))
)
CELLS_OF: Final = CONTENT.numbers("shapes", "size")
ROTATIONS: Final = CONTENT.numbers("shapes", "rotations")
FIRST_TURN: Final = vec[i64]([sum(ROTATIONS[:shape]) for shape in range(len(ROTATIONS))])
"""Shape s in its quarter turn q is orientation FIRST_TURN[s] + q."""

PIECE: Final = vec[i64](
    [38 + sum(VILLAGE_COUNT[:kind]) for kind in range(7)] + [1 + sum(NEUTRAL_COUNT[:kind]) for kind in range(13)]
)
"""The number of the first piece of a kind, of villages that of seat 0; other seats follow 16 by 16."""

FIRST_VILLAGE: Final[i64] = 38
LAST_PIECE: Final[i64] = 101


# By number of seats


def _by_seats(key: str) -> vec[i64]:
    return vec[i64]([0, 0] + list(CONTENT.numbers("setups", key)))


TILE_ROWS: Final = _by_seats("tile_rows")
TILE_COLUMNS: Final = _by_seats("tile_cols")
FRAME_SPACES: Final = _by_seats("frame_spaces")
GOODS_SHOWN: Final = _by_seats("goods_spaces")
GOODS_TOKENS: Final = _by_seats("goods_tokens")


def _goods() -> vec[i64]:
    """Goods tokens of every kind for 0 to 4 seats, 15 each."""
    found = [0] * 75
    for entry in CONTENT.entries("goods_tokens"):
        for seats in range(entry["min_players"], 5):
            found[seats * 15 + TYPE_IDS.index(entry["type"]) * 3 + entry["cost"] - 2] += entry["count"]
    return vec[i64](found)


GOODS_COUNT: Final = _goods()


def _fixed() -> vec[i64]:
    """The fixed maps for 0 to 4 seats, 16 areas each: 4 * tile + turn, or -1."""
    found = [-1] * 80
    for entry in CONTENT.entries("fixed_maps"):
        seats = entry["players"]
        for slot, (tile, turn) in enumerate(entry["tiles"]):
            row, column = divmod(slot, int(TILE_COLUMNS[seats]))
            found[seats * 16 + row * 4 + column] = TILE_IDS.index(tile) * 4 + turn
    return vec[i64](found)


FIXED_MAP: Final = _fixed()


# The tower


def _falls() -> vec[i64]:
    """FALL[((n - 1) * 7 + t - 1) * 8 + k]: n are thrown, k of the t inside fall out."""
    found = []
    for entry in CONTENT.entries("tower_falls"):
        for row in entry["weights"]:
            found += row + [0] * (8 - len(row))
    return vec[i64](found)


FALL: Final = _falls()
HOLD: Final = vec[i64]([comb(7, inside) * 3**inside * 4 ** (7 - inside) for inside in range(8)])
"""C6: so many of the seven cubes of a colour stay inside at set-up."""

STAY: Final = vec[i64](
    [comb(n, inside) * 2 ** (n - inside) if inside <= n else 0 for n in range(8) for inside in range(8)]
)
"""C7: STAY[8n + k]: k of n thrown cubes stay inside."""


# Tracks and tokens


def _highest(name: str, last: int) -> vec[i64]:
    """The highest value reached or passed, for every space of a track."""
    values = {entry["space"]: entry["vp"] for entry in CONTENT.entries(name)}
    return vec[i64]([max([0] + [vp for space, vp in values.items() if space <= at]) for at in range(last + 1)])


PROGRESS_VP: Final = _highest("progress_spaces", 20)
SPECIAL_VP: Final = _highest("special_spaces", 13)
PASSED: Final = vec[i64](
    [sum(entry["space"] <= at for entry in CONTENT.entries("progress_spaces")) for at in range(21)]
)
"""VP spaces of the progress track up to a space."""

SPECIAL_COLOUR: Final = CONTENT.places("special_spaces", "colour", (*COLOUR_IDS, "any"))
TIME_VALUE: Final = vec[i64]([0] + CONTENT.value("time", "value_by_round"))
POST_VALUE: Final = vec[i64]([0] + CONTENT.value("trading_post_table", "multiplier") + [21] * 6)
AP_BONUS: Final = vec[i64](
    [
        entry["amount"] if colour in entry.get("actions", ()) else 0
        for entry in CONTENT.entries("progress_tokens")
        for colour in COLOUR_IDS
    ]
)
"""R81, R82: token t adds AP_BONUS[7t + c] to the action of colour c."""

ONCE: Final = vec[i64]([int(when == "once") for when in CONTENT.column("progress_tokens", "when")])


# Checks


def _check() -> None:
    _check_sizes()
    _check_tower()
    _check_costs()
    _check_goods()
    _check_tokens()
    _check_maps()
    _check_rules()


def _check_sizes() -> None:
    sizes = {
        "player_colours": 4, "actions": 7, "tower_falls": 7, "good_types": 5, "setups": 3, "fixed_maps": 3,
        "island_tiles": 16, "shapes": 13, "progress_tokens": 24, "progress_spaces": 5, "special_spaces": 14,
    }  # fmt: skip
    for name, size in sizes.items():
        found = len(CONTENT.entries(name))
        CONTENT.expect(found == size, f"[[{name}]]", f"has {found} entries, should have {size}")
    for name, count in (("neutral_tiles", NEUTRAL_TILES), ("village_tiles", VILLAGE_TILES), ("pirate_markers", 6)):
        total = sum(CONTENT.numbers(name, "count"))
        CONTENT.expect(total == count, f"[[{name}]]", f"are {total} in all, should be {count}")


def _check_tower() -> None:
    cubes = sum(CONTENT.numbers("actions", "cubes"))
    CONTENT.expect(cubes == CONTENT.value("tower", "cubes_total"), "[tower]", f"cubes_total is not {cubes}")
    total = CONTENT.value("tower", "fall_total")
    for number, entry in enumerate(CONTENT.entries("tower_falls"), start=1):
        where = f"[[tower_falls]] {entry['id']}"
        CONTENT.expect(entry["thrown"] == number, where, f"thrown is not {number}")
        CONTENT.expect(len(entry["weights"]) == CUBES, where, "has not seven rows of weights")
        for inside, row in enumerate(entry["weights"], start=1):
            whole = len(row) == inside + 1 and sum(row) == total
            CONTENT.expect(whole, where, f"row {inside} is not {inside + 1} weights that add up to {total}")


def _check_costs() -> None:
    for name in ("village_tiles", "neutral_tiles"):
        for entry in CONTENT.entries(name):
            size = CELLS_OF[SHAPE_IDS.index(entry["shape"])]
            where = f"[[{name}]] {entry['id']}"
            CONTENT.expect(entry.get("size", size) == size, where, f"size is not {size}, that of its shape")
            CONTENT.expect(entry["vp_small"] < entry["vp_big"], where, "is worth no more on a big island")
            CONTENT.expect(entry["cost"] == (size if name[0] == "n" else 1), where, "has another cost than the rules")


def _check_goods() -> None:
    for entry in CONTENT.entries("setups"):
        seats, where = entry["players"], f"[[setups]] {entry['id']}"
        count = sum(GOODS_COUNT[seats * GOODS : (seats + 1) * GOODS])
        CONTENT.expect(entry["goods_tokens"] == count, where, f"goods_tokens is not {count}")
        stacks = CONTENT.value("goods_display", "stacks")
        CONTENT.expect(entry["goods_spaces"] * (stacks + 1) == count, where, "stacks and display are not equal")
        tiles = entry["tile_rows"] * entry["tile_cols"]
        CONTENT.expect(entry["island_tiles"] == tiles, where, f"island_tiles is not {tiles}")
        ring = 2 * (entry["tile_rows"] + entry["tile_cols"])
        CONTENT.expect(entry["frame_spaces"] == ring, where, f"frame_spaces is not {ring}")


def _check_tokens() -> None:
    CONTENT.expect(list(TOKEN_IDS[SHIP8:]) == NAMED, "[[progress_tokens]]", f"the last are not {', '.join(NAMED)}")
    for entry in CONTENT.entries("progress_tokens"):
        where = f"[[progress_tokens]] {entry['id']}"
        CONTENT.expect(entry["when"] in ("permanent", "once", "end"), where, f'when "{entry["when"]}" is unknown')
        for colour in entry.get("actions", ()):
            CONTENT.expect(colour in COLOUR_IDS[:6], where, f'action "{colour}" is unknown')
        amount = RULED.get(entry["id"])
        if amount is not None:
            CONTENT.expect(
                entry["amount"] == amount, where, f"is {entry['amount']}; the rules are written for {amount}"
            )


RULED = {"ship8": 8, "pirates_plus2": 2, "pirates_gold2": 2, "plan_two": 2, "gold3": 3, "gold5": 5, "end_vp7": 7}


def _check_maps() -> None:
    for entry in CONTENT.entries("fixed_maps"):
        where, tiles = f"[[fixed_maps]] {entry['id']}", [tile for tile, _ in entry["tiles"]]
        wanted = TILE_ROWS[entry["players"]] * TILE_COLUMNS[entry["players"]]
        CONTENT.expect(len(tiles) == wanted, where, f"has {len(tiles)} tiles, should have {wanted}")
        CONTENT.expect(len(set(tiles)) == len(tiles), where, "has a tile twice")


def _check_rules() -> None:
    same: tuple[tuple[str, Any, Any], ...] = (
        ("[game] rounds", CONTENT.value("game", "rounds"), ROUNDS),
        ("[time] value_by_round", CONTENT.value("time", "value_by_round"), [5, 4, 3, 2, 1]),
        ("[trading_post_table] multiplier", CONTENT.value("trading_post_table", "multiplier"), [1, 3, 6, 10, 15, 21]),
        ("[scoring] discovery_vp", CONTENT.value("scoring", "discovery_vp"), DISCOVERY_VP),
        ("[scoring] completion_vp", CONTENT.value("scoring", "completion_vp"), COMPLETION_VP),
        ("[scoring] big_island_min_land", CONTENT.value("scoring", "big_island_min_land"), BIG),
        ("[scoring] chest_gold", CONTENT.value("scoring", "chest_gold"), CHEST_GOLD),
        ("[scoring] track_end_gold", CONTENT.value("scoring", "track_end_gold"), TRACK_END_GOLD),
        ("[scoring] gold_action_divisor", CONTENT.value("scoring", "gold_action_divisor"), GOLD_DIVISOR),
        ("[treasure_chest] count", CONTENT.value("treasure_chest", "count"), MOST_BIG),
        ("[per_player] trading_posts", CONTENT.value("per_player", "trading_posts"), POSTS_EACH),
        ("[per_player] ships", CONTENT.value("per_player", "ships"), SHIPS_EACH),
        ("[cannon_track] max", CONTENT.value("cannon_track", "max"), MOST_CANNONS),
        ("[gold_track] max", CONTENT.value("gold_track", "max"), MOST_GOLD),
        ("[progress_track] max", CONTENT.value("progress_track", "max"), LAST_PROGRESS),
        ("[special_track] max", CONTENT.value("special_track", "max"), LAST_SPACE),
        ("[island_generator] max_island_land", CONTENT.value("island_generator", "max_island_land"), LARGEST_ISLAND),
        ("[island_generator] max_attempts", CONTENT.value("island_generator", "max_attempts"), TRIES),
        ("[tower] hold_setup_num", CONTENT.value("tower", "hold_setup_num"), 3),
        ("[tower] hold_den", CONTENT.value("tower", "hold_den"), 3),
    )
    for where, found, written_for in same:
        CONTENT.expect(found == written_for, where, f"is {found}; the rules are written for {written_for}")


_check()
