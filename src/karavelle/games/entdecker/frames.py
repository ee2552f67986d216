"""What can be asked and what can be told, numbered: the table of contents of Entdecker."""

from __future__ import annotations

from typing import Final

# Frames, in the order of the rules; `decisions` has a class of the same name for each.
SET_UP: Final = 0
ROUND_INCOME: Final = 1
SPIN_INCOME: Final = 2
TURN_START: Final = 3
CHOOSE_START: Final = 4
ANNOUNCE_TILES: Final = 5
CHOOSE_STACK: Final = 6
REVEAL_TILE: Final = 7
TOP_BACK: Final = 8
FIT_TILE: Final = 9
PLACE_TILE: Final = 10
DRAW_CHIP: Final = 11
VOYAGE_CHECK: Final = 12
VOYAGE_END: Final = 13
PLACE_UNIT: Final = 14
FILL_GAPS: Final = 15
SCORE_ISLANDS: Final = 16
SCORE_ISLAND: Final = 17
AWARD_ISLAND: Final = 18
TURN_END: Final = 19
RETRIEVE_SCOUT: Final = 20
NEXT_TURN: Final = 21
GAME_END: Final = 22

# Events, each with what its arguments are (see EVENTS in `__init__`).
SPUN: Final = 0
INCOME: Final = 1
SKIP_TURN: Final = 2
SAIL: Final = 3
ANNOUNCE: Final = 4
REVEAL: Final = 5
MISFIT: Final = 6
LAY: Final = 7
STORM_RAGES: Final = 8
HOSTILE: Final = 9
FRIENDLY: Final = 10
PIRATES_ROB: Final = 11
RUIN_FOUND: Final = 12
GOLD_MINED: Final = 13
CHIP: Final = 14
STOP: Final = 15
UNIT: Final = 16
GAP: Final = 17
LANDLOCKED: Final = 18
ISLAND: Final = 19
POINTS: Final = 20
UNITS_HOME: Final = 21
SCOUT_BACK: Final = 22
ENDED: Final = 23
CHIP_BONUS: Final = 24
SCORED: Final = 25

# Words that events use, in the order of their numbers in the vocabulary.
FROM_TILE: Final = 4
"""After the four sides of the chart."""

BY_EVENT, BY_ISLAND = range(2)
MATCHING, STAND_IN, BLANK = range(3)
