"""The components of Grog Island as tables for the rules, checked when the game is imported.

Colours (peninsula, good, die and anchorage at once, R3), buildings, tiles and cards are numbered in the order of
`content.toml`. The sizes that the rules loop over are constants; `_check` holds them against the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.content import Content

COLOURS: Final[i64] = 5
ANCHORAGES: Final[i64] = 6
OPEN_SEA: Final[i64] = 5
ON_PENINSULA: Final[i64] = 7
BUILDINGS: Final[i64] = 35
TYPES: Final[i64] = 12
SPACES: Final[i64] = 5
PIPS: Final[i64] = 6

TREASURES: Final[i64] = 3
PARROTS: Final[i64] = 6
GOALS: Final[i64] = 23
TREASURE_ROW: Final[i64] = 4
PARROT_ROW: Final[i64] = 7
GOAL_ROW: Final[i64] = 24
"""A hand of cards: one counter a kind, then the backs."""

HOLD: Final[i64] = 0
"""The parrot card that holds a bid; the card for the die of colour c is number c + 1."""

PARROT_GOAL: Final[i64] = 12
FIRST_GOODS_GOAL: Final[i64] = 13
FIRST_MAJORITY_GOAL: Final[i64] = 18
"""Goals 0 to 11 are those of the building types."""

CLOUD_GOAL: Final[i64] = 0
CLOUD_POINT: Final[i64] = 1
CLOUD_PARROT: Final[i64] = 2
CLOUD_EMPTY: Final[i64] = 3
CLOUD_BLACK: Final[i64] = 4
CLOUDS: Final[i64] = 5

SHIPS: Final[i64] = 6
GHOST_SHIP: Final[i64] = 1
"""R32: in a game of two the ship that yields three coins."""

COINS_ACTION: Final[i64] = 0
TREASURE_ACTION: Final[i64] = 1
PARROT_ACTION: Final[i64] = 2
GOAL_ACTION: Final[i64] = 3
ACTIONS = ("coins", "treasure_cards", "parrot_cards", "goal_cards")

CLAIM_UNITS: Final[i64] = 4
RATE: Final[i64] = 3
"""R37, R95: so many other goods stand for one."""

POTENTIAL_PER_CARD: Final[i64] = 3
START_COINS: Final[i64] = 8
LOCKS: Final[i64] = 6
CREW_COLOURS: Final[i64] = 5
"""Four seats, and the ghost crew as number 4."""

GHOST_CREW: Final[i64] = 9
GOALS_DEALT: Final[i64] = 6
GOALS_RETURNED: Final[i64] = 2
LAST_ROUND: Final[i64] = 100
"""R84: no game is longer."""

POINTS_PER_TREASURE: Final[i64] = 1
COINS_PER_POINT: Final[i64] = 5
MAJORITY: Final[i64] = 6
PRESENCE: Final[i64] = 2
TOP_BID: Final[i64] = 30
UNDER_DECK: Final[i64] = 38
"""The goal deck is never larger: 46 cards less two hands of 4."""

CONTENT = Content(Path(__file__).with_name("content.toml"))

COLOUR_IDS = CONTENT.ids("colors")
GOOD_IDS: tuple[str, ...] = tuple(CONTENT.column("colors", "good"))
TYPE_IDS = CONTENT.ids("building_types")
BUILDING_IDS = CONTENT.ids("buildings")
CLOUD_IDS = CONTENT.ids("clouds")
SHIP_IDS = CONTENT.ids("ships")
TREASURE_IDS = CONTENT.ids("treasure_cards")
PARROT_IDS = CONTENT.ids("parrot_cards")
GOAL_IDS = CONTENT.ids("goal_cards")

TYPE_OF: Final = CONTENT.places("buildings", "type", TYPE_IDS)
PENINSULA_OF: Final = CONTENT.places("buildings", "peninsula", COLOUR_IDS)
ON: Final = vec[i64](sorted(range(BUILDINGS), key=lambda building: (PENINSULA_OF[building], building)))
"""The buildings of peninsula p are ON[7p] to ON[7p + 6], in ascending order."""

ACTION: Final = CONTENT.places("ships", "main_action", ACTIONS)
LIMIT: Final = CONTENT.numbers("ships", "limit")
YIELD: Final = CONTENT.numbers("ships", "yield_per_unit")
GOAL_POINTS: Final = CONTENT.numbers("building_types", "goal_points")
TREASURE_COUNTS: Final = CONTENT.numbers("treasure_cards", "count")
PARROT_COUNTS: Final = CONTENT.numbers("parrot_cards", "count")
GOAL_COUNTS: Final = CONTENT.numbers("goal_cards", "count")
CREW_FOR: Final = CONTENT.numbers("setup", "crew_per_player")
"""S3: crew of a player, for two, three and four players."""


def coin_marker(coins: int) -> tuple[int, bool]:
    """R83: the field of the coin track that shows this number, and whether the 20+ tile lies there."""
    last = int(CONTENT.value("coin_track", "overflow_tile"))
    return (coins - last, True) if coins > last else (coins, False)


def _check() -> None:
    _check_sizes()
    _check_board()
    _check_goals()
    _check_cards()
    _check_rules()


def _check_sizes() -> None:
    for name, size in (
        ("colors", COLOURS),
        ("anchorages", ANCHORAGES),
        ("building_types", TYPES),
        ("buildings", BUILDINGS),
        ("bid_spaces", SPACES),
        ("clouds", CLOUDS),
        ("ships", SHIPS),
        ("treasure_cards", TREASURES),
        ("parrot_cards", PARROTS),
        ("goal_cards", GOALS),
        ("setup", 3),
    ):
        found = len(CONTENT.entries(name))
        CONTENT.expect(found == size, f"[[{name}]]", f"has {found} entries, should have {size}")


def _check_board() -> None:
    cells = list(zip(CONTENT.column("buildings", "column"), CONTENT.column("buildings", "row"), strict=True))
    CONTENT.expect(len(set(cells)) == len(cells), "[[buildings]]", "two of them share a cell of the board")
    for building, entry in enumerate(CONTENT.entries("buildings")):
        where = f"[[buildings]] {entry['id']}"
        CONTENT.expect(entry["id"] == f"{entry['type']}_{entry['peninsula']}", where, "is not <type>_<peninsula>")
        CONTENT.expect(entry["column"] == PENINSULA_OF[building], where, "stands in the column of another peninsula")
        row = CONTENT.column("building_types", "row")[TYPE_OF[building]]
        CONTENT.expect(entry["row"] == row, where, "stands in the row of another type")
    for peninsula in range(COLOURS):
        count = list(PENINSULA_OF).count(peninsula)
        CONTENT.expect(count == ON_PENINSULA, f"[[buildings]] {COLOUR_IDS[peninsula]}", f"has {count} buildings")
    for kind, entry in enumerate(CONTENT.entries("building_types")):
        count = list(TYPE_OF).count(kind)
        CONTENT.expect(
            count == entry["count"], f"[[building_types]] {entry['id']}", f"stands on the board {count} times"
        )
    numbers = CONTENT.column("bid_spaces", "number")
    CONTENT.expect(numbers == [1, 2, 3, 4, 5], "[[bid_spaces]]", "are not numbered 1 to 5")
    for colour, entry in enumerate(CONTENT.entries("colors")):
        where = f"[[colors]] {entry['id']}"
        paired = entry["anchorage"] == colour == entry["peninsula_column"] == entry["index"]
        CONTENT.expect(paired, where, "die, peninsula and anchorage are not in the same place")
        CONTENT.expect(entry["die_faces"] == [1, 2, 3, 4, 5, 6], where, "die without the faces 1 to 6")
        CONTENT.expect(
            CONTENT.entries("anchorages")[colour]["peninsula"] == entry["id"], where, "has another anchorage"
        )
    open_sea = CONTENT.column("anchorages", "open_sea")
    CONTENT.expect(open_sea == [False] * 5 + [True], "[[anchorages]]", "only the last one is open sea")


def _check_goals() -> None:
    expected = (
        [("building_type", word) for word in TYPE_IDS]
        + [("parrot_cards", "")]
        + [("goods", word) for word in COLOUR_IDS]
        + [("majority", word) for word in COLOUR_IDS]
    )
    for goal, entry in enumerate(CONTENT.entries("goal_cards")):
        where = f"[[goal_cards]] {entry['id']}"
        about = entry.get("building_type", entry.get("color", ""))
        CONTENT.expect((entry["kind"], about) == expected[goal], where, f"should be {expected[goal]}")
        CONTENT.expect(entry["count"] == 2, where, "is not there twice")
        if goal < TYPES:
            CONTENT.expect(entry["points_each"] == GOAL_POINTS[goal], where, "differs from the points of its type")
        if goal >= FIRST_MAJORITY_GOAL:
            points = (entry["points_majority"], entry["points_present"])
            CONTENT.expect(points == (MAJORITY, PRESENCE), where, f"scores {points}")


def _check_cards() -> None:
    for name, counts, total in (
        ("treasure_cards", TREASURE_COUNTS, 32),
        ("parrot_cards", PARROT_COUNTS, 28),
        ("goal_cards", GOAL_COUNTS, 46),
    ):
        found = sum(counts)
        CONTENT.expect(found == total == CONTENT.value("counts", name), f"[[{name}]]", f"{found} cards, not {total}")
    CONTENT.expect(
        CONTENT.column("treasure_cards", "value") == [1, 2, 3], "[[treasure_cards]]", "are not worth 1, 2, 3"
    )
    effects = [entry.get("color", entry["effect"]) for entry in CONTENT.entries("parrot_cards")]
    CONTENT.expect(effects == ["hold_bid", *COLOUR_IDS], "[[parrot_cards]]", "are not: hold, then the five colours")
    clouds = ("cloud_goal", "cloud_point", "cloud_parrot", "cloud_empty", "cloud_black")
    CONTENT.expect(clouds == CLOUD_IDS, "[[clouds]]", f"are not {', '.join(clouds)}")
    black = [not coins for coins in CONTENT.column("clouds", "coins_for_free_same_type")]
    CONTENT.expect(black == [False] * 4 + [True], "[[clouds]]", "only the black one pays no coins")
    ghosts = CONTENT.column("ships", "ghost_in_2p")
    CONTENT.expect(
        ghosts == [ship == GHOST_SHIP for ship in range(SHIPS)], "[[ships]]", "another one is the ghost ship"
    )


def _check_rules() -> None:
    for table, key, constant in (
        ("counts", "locks", LOCKS),
        ("trade_rules", "substitution_rate", RATE),
        ("scoring", "goods_substitution_rate", RATE),
        ("scoring", "points_per_treasure_card", POINTS_PER_TREASURE),
        ("scoring", "coins_per_point", COINS_PER_POINT),
        ("bid_rules", "potential_per_treasure_card", POTENTIAL_PER_CARD),
        ("setup_common", "start_coins", START_COINS),
        ("setup_common", "goal_cards_dealt", GOALS_DEALT),
        ("setup_common", "goal_cards_kept", GOALS_DEALT - GOALS_RETURNED),
        ("safety", "max_auction_rounds", LAST_ROUND),
    ):
        found = CONTENT.value(table, key)
        CONTENT.expect(found == constant, f"[{table}]", f"{key} is {found}; the rules are written for {constant}")
    CONTENT.expect(CONTENT.column("ships", "claim_cost") == [CLAIM_UNITS] * 6, "[[ships]]", "a claim costs 4 units")
    CONTENT.expect(CONTENT.column("setup", "players") == [2, 3, 4], "[[setup]]", "is for 2, 3 and 4 players")
    CONTENT.expect(CONTENT.column("setup", "ghost_crew") == [GHOST_CREW, 0, 0], "[[setup]]", "ghost crew is for two")


_check()
