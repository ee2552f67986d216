"""The components of Anno 1503 as tables for the rules, checked when the game is imported.

Goods are numbered wares first (0-5), then luxuries (6-8). Island tiles of a kind with the same back are alike: the 53
tiles are 36 sorts, called tiles here. A stack is one of the six backs: 2, 3, 4, then 2, 3, 4 with a crown.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.anno1503.checks import FIELD_KINDS, LOSSES, ROLES, check
from karavelle.kernel.content import Content

WARES: Final[i64] = 6
GOODS: Final[i64] = 9
LEVELS: Final[i64] = 4
PIERS: Final[i64] = 5
BACKS: Final[i64] = 3
STACKS: Final[i64] = 6
TILES: Final[i64] = 36
TILE_ROW: Final[i64] = 37
KINDS: Final[i64] = 15
FIELDS: Final[i64] = 96
BASE_FIELDS: Final[i64] = 60
SHIPS: Final[i64] = 2
PUBLICS: Final[i64] = 6
BUILDINGS: Final[i64] = 6
SITES: Final[i64] = 3
CARDS: Final[i64] = 5
CARD_ROW: Final[i64] = 6
RAIDS: Final[i64] = 8
PIRATE_CARDS: Final[i64] = 10
POINTS: Final[i64] = 8
COLOURS: Final[i64] = 4
LAUNCHES: Final[i64] = 4

STONE, WOOD, TOOL, CLOTH, SPICE, TOBACCO, SILK, MARBLE, GEMS = range(9)
MERCHANT: Final[i64] = 3
FIRE_BRIGADE: Final[i64] = 0
SMITHY: Final[i64] = 1
CHURCH: Final[i64] = 2
SHIPYARD: Final[i64] = 3
MARKET_HALL: Final[i64] = 4
TAVERN: Final[i64] = 5
WEALTHY: Final[i64] = 0
THEATRE: Final[i64] = 1
UNIVERSITY: Final[i64] = 2
CATHEDRAL: Final[i64] = 3
LIBRARY: Final[i64] = 4
PARK: Final[i64] = 5
NAVAL_HERO: Final[i64] = 0
EXPLORER: Final[i64] = 1
MASTER_BUILDER: Final[i64] = 2
INVENTOR: Final[i64] = 3
ENGINEER: Final[i64] = 4
CONTRACT: Final[i64] = 6
TREASURE: Final[i64] = 7
PROMOTION: Final[i64] = 8
LUXURY_POST: Final[i64] = 9
NEST: Final[i64] = 12
"""Kinds of tiles: six posts, then these; three luxury posts, three nests."""

ANY: Final[i64] = -1
"""What the question mark field brings."""

PIRATE: Final[i64] = 0
FIRE: Final[i64] = 1
GOLDEN_TIMES: Final[i64] = 2

ISLAND: Final[i64] = 0
WATER: Final[i64] = 1
PIRATE_FIELD: Final[i64] = 2

SHIP_DAMAGED_LOSS: Final[i64] = 0
GOLD_OR_GOOD: Final[i64] = 1
HALF_GOLD: Final[i64] = 2
RIGHT_1: Final[i64] = 0
RIGHT_2: Final[i64] = 1
MIRROR: Final[i64] = 2
PEACEFUL_RESHUFFLE: Final[i64] = 9

CONTENT = Content(Path(__file__).with_name("content.toml"))
check(CONTENT)

GOOD_IDS = CONTENT.ids("goods")
LEVEL_IDS = CONTENT.ids("inhabitants")
COLOUR_IDS = CONTENT.ids("home_islands")
EVENT_IDS = CONTENT.ids("events")
PUBLIC_IDS = CONTENT.ids("public_buildings")
BUILDING_IDS = CONTENT.ids("aristocrat_buildings")
CARD_IDS = CONTENT.ids("action_cards")
PIRATE_CARD_IDS = CONTENT.ids("pirate_cards")
POINT_IDS = CONTENT.ids("victory_points")
KIND_IDS = CONTENT.ids("tile_kinds")
TILE_IDS = CONTENT.ids("tiles")
FIELD_IDS = CONTENT.ids("fields")
BOARD_IDS = CONTENT.ids("boards")


def _named(table: str, id: str, key: str) -> int:
    """A number of the entry with this id."""
    for entry in CONTENT.entries(table):
        if entry["id"] == id:
            CONTENT.expect(isinstance(entry.get(key), int), f"[[{table}]] {id}", f"{key} is not a number")
            return int(entry[key])
    raise CONTENT.fail(f"[[{table}]] {id}", "is missing")


def _goods(table: str, place: int, entry: dict[str, Any], key: str) -> list[int]:
    """Goods by name as a row of nine numbers."""
    where = f"[[{table}]] {entry.get('id', f'no. {place + 1}')}"
    named = entry.get(key)
    CONTENT.expect(isinstance(named, dict), where, f"{key} is not a table of goods")
    row = [0] * 9
    for good, count in (named or {}).items():
        CONTENT.expect(good in GOOD_IDS, where, f'{key} names "{good}"; known are {", ".join(GOOD_IDS)}')
        CONTENT.expect(isinstance(count, int) and count > 0, where, f"{key}: {good} is not a number above 0")
        row[GOOD_IDS.index(good)] = count
    return row


def _goods_of(table: str, key: str) -> vec[i64]:
    """Goods of all entries, nine numbers each."""
    rows = [_goods(table, place, entry, key) for place, entry in enumerate(CONTENT.entries(table))]
    return vec[i64]([count for row in rows for count in row])


def _cost(id: str) -> vec[i64]:
    entry = next((entry for entry in CONTENT.entries("costs") if entry["id"] == id), None)
    if entry is None:
        raise CONTENT.fail(f"[[costs]] {id}", "is missing")
    return vec[i64](_goods("costs", 0, entry, "goods"))


def _places(id: str) -> vec[i64]:
    """The fields of a named place."""
    entry = next((entry for entry in CONTENT.entries("places") if entry["id"] == id), None)
    if entry is None:
        raise CONTENT.fail(f"[[places]] {id}", "is missing")
    for field in entry["fields"]:
        CONTENT.expect(field in FIELD_IDS, f"[[places]] {id}", f'"{field}" is no field')
    return vec[i64]([FIELD_IDS.index(field) for field in entry["fields"]])


def _flags(table: str, key: str) -> vec[i64]:
    return vec[i64]([int(flag) for flag in CONTENT.column(table, key)])


# Limits, prices and starts

HAND_GOODS: Final[i64] = _named("limits", "hand_goods_at_turn_end", "value")
HAND_CARDS: Final[i64] = _named("limits", "hand_action_cards_at_turn_end", "value")
PURCHASES: Final[i64] = _named("limits", "purchases_per_turn", "value")
ACTION_POINTS: Final[i64] = _named("limits", "ship_action_points", "value")
PUBLIC_SITES: Final[i64] = _named("limits", "public_building_sites", "value")
CONTRACTS: Final[i64] = _named("limits", "contract_slots", "value")
NESTS: Final[i64] = _named("limits", "nests_per_player", "value")
LAST_ROUND: Final[i64] = _named("limits", "technical_round_limit", "value")
LOW_TILES: Final[i64] = _named("pieces", "inhabitant_tiles_low", "count")
HIGH_TILES: Final[i64] = _named("pieces", "inhabitant_tiles_high", "count")
START_GOLD: Final[i64] = _named("start", "gold", "value")
START_WARES: Final = _goods("start", 0, next(e for e in CONTENT.entries("start") if e["id"] == "wares"), "goods")
START_LEVELS: Final = {
    mode: next(e for e in CONTENT.entries("start") if e["id"] == f"inhabitants_{mode}")["levels"] for mode in BOARD_IDS
}
WARE_PRICE: Final[i64] = _named("costs", "ware_base_price", "gold")
CONTRACT_DISCOUNT: Final[i64] = _named("costs", "contract_discount", "gold")
LUXURY_PRICE: Final[i64] = _named("costs", "luxury_base_price", "gold")
EXCHANGE_PRICE: Final[i64] = _named("costs", "card_exchange", "gold")
RANSOM: Final[i64] = _named("costs", "raid_ransom", "gold")
FIRE_FEE: Final[i64] = _named("costs", "fire_upkeep_per_inhabitant", "gold")
PIRATE_FEE: Final[i64] = _named("costs", "pirate_upkeep_per_tile", "gold")
TREASURE_GOLD: Final[i64] = _named("costs", "treasure_gold", "gold")
RESIDENT_PAYS: Final[i64] = _named("residents", "resident", "gold")
SHIP_COST: Final = _cost("ship")
REPAIR_COST: Final = _cost("repair")
GOLD_LOSS: Final[i64] = 5
"""What a raid takes where it leaves the choice between gold and a good."""

# Goods, inhabitants, islands

CARDS_OF: Final = CONTENT.numbers("goods", "cards")
PAYS: Final = CONTENT.numbers("inhabitants", "pays")
LEVEL_COST: Final = _goods_of("inhabitants", "cost")
PRODUCTION: Final = vec[i64](
    [
        -1 if good == "any" else GOOD_IDS.index(good)
        for island in CONTENT.column("home_islands", "production")
        for good in island
    ]
)
"""What number d brings on the island of colour c is PRODUCTION[5c + d - 1]."""

EVENT_OF: Final = vec[i64](
    [
        next(place for place, faces in enumerate(CONTENT.column("events", "faces")) if max(pips, 1) in faces)
        for pips in range(7)
    ]
)

# Buildings

PUBLIC_COST: Final = _goods_of("public_buildings", "cost")
PUBLIC_VALUE: Final = CONTENT.numbers("public_buildings", "value")
PUBLIC_TILES: Final = CONTENT.column("public_buildings", "tiles")
SHIPYARD_POINTS: Final[i64] = PUBLIC_VALUE[SHIPYARD]
HALL_PURCHASES: Final[i64] = PUBLIC_VALUE[MARKET_HALL]
TAVERN_BONUS: Final[i64] = PUBLIC_VALUE[TAVERN]
CHURCH_WARES: Final[i64] = PUBLIC_VALUE[CHURCH]
BUILDING_VALUE: Final = CONTENT.numbers("aristocrat_buildings", "value")
BUILDING_TILES: Final = CONTENT.column("aristocrat_buildings", "tiles")
WEALTHY_PAYS: Final[i64] = BUILDING_VALUE[WEALTHY]
THEATRE_DISCOUNT: Final[i64] = BUILDING_VALUE[THEATRE]
CATHEDRAL_CARDS: Final[i64] = BUILDING_VALUE[CATHEDRAL]
PARK_GOLD: Final[i64] = BUILDING_VALUE[PARK]
SITE_COST: Final = _goods_of("aristocrat_sites", "goods")
SITE_NEEDS_NEST: Final = _flags("aristocrat_sites", "needs_nest")
STAGES: Final[i64] = 9
STAGE_GOLD: Final = CONTENT.numbers("castle_stages", "gold")
STAGE_GOODS: Final = _goods_of("castle_stages", "goods")
STAGE_NEEDS_NEST: Final = _flags("castle_stages", "needs_nest")
STAGE_CARDS: Final = CONTENT.numbers("castle_stages", "cards")
CANNONS: Final[i64] = 5
CANNON_GOLD: Final = CONTENT.numbers("cannon_steps", "gold")

# Cards

CARD_COUNT: Final = CONTENT.numbers("action_cards", "count")
CARD_VALUE: Final = CONTENT.numbers("action_cards", "value")
EXPLORER_POINTS: Final[i64] = CARD_VALUE[EXPLORER]
INVENTOR_WARES: Final[i64] = CARD_VALUE[INVENTOR]
ENGINEER_SAVES: Final[i64] = CARD_VALUE[ENGINEER]
_RAID_CARDS = [entry for entry in CONTENT.entries("pirate_cards") if entry["kind"] == "raid"]
_PEACEFUL_CARDS = [entry for entry in CONTENT.entries("pirate_cards") if entry["kind"] == "peaceful"]
RAID_ROLE: Final = vec[i64]([ROLES.index(entry["role"]) for entry in _RAID_CARDS])
RAID_LOSS_OF: Final = vec[i64]([LOSSES.index(entry["loss"]) for entry in _RAID_CARDS])
RAID_GOLD: Final = vec[i64]([entry["gold"] for entry in _RAID_CARDS])
RAID_GOODS: Final = vec[i64](
    [count for place, entry in enumerate(_RAID_CARDS) for count in _goods("pirate_cards", place, entry, "goods")]
)
PEACEFUL_WARE: Final[i64] = _PEACEFUL_CARDS[0]["ware"]
PEACEFUL_LUXURY: Final[i64] = _PEACEFUL_CARDS[0]["luxury"]

# Tiles

KIND_OF_TILE: Final = CONTENT.places("tiles", "kind", KIND_IDS)
STACK_OF_TILE: Final = vec[i64](
    [
        board * 3 + back - 2
        for board, back in zip(
            CONTENT.places("tiles", "board", BOARD_IDS), CONTENT.numbers("tiles", "back"), strict=True
        )
    ]
)
TILE_COUNT: Final = CONTENT.numbers("tiles", "count")
GOOD_OF_KIND: Final = vec[i64]([place - 1 for place in CONTENT.places("tile_kinds", "good", ("none", *GOOD_IDS))])
STRENGTH_OF_KIND: Final = CONTENT.numbers("tile_kinds", "strength")
DISCOUNT: Final = vec[i64](CONTENT.column("tile_kinds", "discount")[12:])
"""By strength of the nest, the weakest first."""


def _tile_at() -> list[int]:
    """The tile of each stack and kind, -1 where there is none."""
    found = [-1] * 90
    for tile in range(len(TILE_IDS)):
        found[int(STACK_OF_TILE[tile]) * 15 + int(KIND_OF_TILE[tile])] = tile
    return found


TILE_AT: Final = vec[i64](_tile_at())
"""The tile of kind k in stack s is TILE_AT[15s + k]."""


def tile_totals(seats: int, *, expansion: bool) -> vec[i64]:
    """Tiles in play: backs up to the number of players, those with a crown in the expansion only (3.1a)."""
    return vec[i64](
        [
            int(TILE_COUNT[tile]) if int(stack) % 3 + 2 <= seats and (expansion or stack < 3) else 0
            for tile, stack in enumerate(STACK_OF_TILE)
        ]
    )


def supply(tiles: list[list[int]], seats: int) -> vec[i64]:
    """Buildings in play: those marked with up to the number of players."""
    return vec[i64]([sum(marked[: seats - 1]) for marked in tiles])


# Boards

FIELD_KIND: Final = CONTENT.places("fields", "kind", FIELD_KINDS)
FIELD_NUMBER: Final = CONTENT.numbers("fields", "number")
FIELD_BOARD: Final = CONTENT.places("fields", "board", BOARD_IDS)
FIELD_COLUMN: Final = CONTENT.numbers("fields", "column")
FIELD_ROW: Final = CONTENT.numbers("fields", "row")
START_FIELD: Final[i64] = _places("start")[0]
HARBOR: Final[i64] = _places("harbor")[0]
LAUNCH: Final = vec[i64](list(_places("start")) + list(_places("launch")))
LINK: Final = _places("link")


def _neighbours() -> list[int]:
    """Up to four neighbours of each field in ascending order, -1 for none; the dolphin fields are linked."""
    place = {
        (int(FIELD_BOARD[field]), int(FIELD_COLUMN[field]), int(FIELD_ROW[field])): field
        for field in range(len(FIELD_IDS))
    }
    rows = []
    for (board, column, row), field in place.items():
        around = [
            (board, column, row - 1),
            (board, column - 1, row),
            (board, column + 1, row),
            (board, column, row + 1),
        ]
        found = [place[spot] for spot in around if spot in place]
        found += [int(LINK[1 - end]) for end in range(2) if LINK[end] == field]
        rows.append(sorted(found) + [-1] * (4 - len(found)))
    return [field for row in rows for field in row]


NEIGHBOUR: Final = vec[i64](_neighbours())
"""The neighbours of field f are NEIGHBOUR[4f] to NEIGHBOUR[4f + 3]."""

# Victory

POINT_VALUE: Final = CONTENT.numbers("victory_points", "value")
POINT_MODE: Final = CONTENT.places("victory_points", "mode", ("base", "expansion", "both"))
POINT_AREA: Final = CONTENT.places("victory_points", "area", ("home", "aristocrat"))
HOME_NEEDED: Final = CONTENT.numbers("victory", "home")
ARISTOCRAT_NEEDED: Final = CONTENT.numbers("victory", "aristocrat")
