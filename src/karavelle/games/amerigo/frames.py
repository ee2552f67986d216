"""What can be asked and what can be told, numbered: the table of contents of Amerigo."""

from __future__ import annotations

from typing import Final

# Frames, in the order of the rules; `decisions` has a class of the same name for each.
SET_UP: Final = 0
ISLAND_TILE: Final = 1
CHECK_MAP: Final = 2
PIRATE_MARKER: Final = 3
PROGRESS_TOKEN: Final = 4
GOODS_TOKEN: Final = 5
ORDER_DISC: Final = 6
START_GOLD: Final = 7
TOWER_HOLD: Final = 8
ROUND: Final = 9
PHASE: Final = 10
TOWER_FALL: Final = 11
TOWER_STAY: Final = 12
OFFER: Final = 13
CHOOSE_ACTION: Final = 14
GO_ON: Final = 15
SHIP_SELECT: Final = 16
SHIP_PLACE: Final = 17
SHIP_MOVE: Final = 18
SHIP_CELL: Final = 19
PLACE_POST: Final = 20
LOAD_CANNONS: Final = 21
ADVANCE_PROGRESS: Final = 22
TAKE_PROGRESS_TOKEN: Final = 23
PLAN_TAKE: Final = 24
BUILD_TILE: Final = 25
BUILD_AREA: Final = 26
BUILD_PLACE: Final = 27
BUY_GOODS: Final = 28
ADVANCE_ORDER: Final = 29
SORT_CUBES: Final = 30
INTERIM_SCORING: Final = 31
PREPARE: Final = 32
FINAL_SCORING: Final = 33

# Events, each with what its arguments are (see EVENTS in `__init__`).
MAP_LAID: Final = 0
ORDER_DRAWN: Final = 1
GOLD_AT_START: Final = 2
TOWER_FILLED: Final = 3
ROUND_BEGUN: Final = 4
TOKENS_SHOWN: Final = 5
TOKEN_LAID: Final = 6
GOODS_SHOWN_NOW: Final = 7
GOODS_LAID: Final = 8
PIRATE_REVEALED: Final = 9
CUBES_THROWN: Final = 10
CUBES_OUT: Final = 11
PHASE_SKIPPED: Final = 12
ACTION_CHOSEN: Final = 13
GOLD_TAKEN: Final = 14
GOLD_GAINED: Final = 15
GOLD_OVERFLOW: Final = 16
AP_BOUGHT: Final = 17
TOKEN_TAKEN: Final = 18
TOKEN_USED: Final = 19
CHEST_TAKEN: Final = 20
CHEST_CASHED: Final = 21
SHIP_ENTERED: Final = 22
SHIP_ON_FRAME: Final = 23
SHIP_AT_SEA: Final = 24
POST_PLACED: Final = 25
ISLAND_DISCOVERED: Final = 26
CANNONS_LOADED: Final = 27
PROGRESS_ADVANCED: Final = 28
DISC_MOVED: Final = 29
DISC_LEAPT: Final = 30
TRACK_END: Final = 31
TILE_TAKEN: Final = 32
TILE_BUILT: Final = 33
RESOURCE_TAKEN: Final = 34
ISLAND_COMPLETED: Final = 35
POST_PAYOUT: Final = 36
GOODS_BOUGHT: Final = 37
VP_PER_CUBE: Final = 38
PIRATES_REPELLED: Final = 39
PIRATES_PLUNDER: Final = 40
ROUND_ENDED: Final = 41
GAME_SCORED: Final = 42
FINAL_POINTS: Final = 43

# Words that events use, in the order of their numbers in the vocabulary.
OWN, BY_WHITE, BY_SWAP = range(3)
FROM_CHEST, FROM_TOKEN, FROM_TRACK, FROM_POST, FROM_PIRATES = range(5)

# Categories of the score sheet, in its order.
DISCOVERY: Final = 0
VILLAGES_BUILT: Final = 1
NEUTRALS_BUILT: Final = 2
COMPLETION: Final = 3
PAYOUT: Final = 4
CUBE_TOKEN: Final = 5
OVERFLOW: Final = 6
PIRATES: Final = 7
GOLD: Final = 8
GOODS_FIRST: Final = 9
END_TOKENS: Final = 14
PROGRESS_TRACK: Final = 15
SPECIAL_TRACK: Final = 16
CATEGORIES: Final = 17
