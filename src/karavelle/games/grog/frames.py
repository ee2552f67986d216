"""What can be asked and what can be told, numbered: the table of contents of Grog Island."""

from __future__ import annotations

from typing import Final

# Frames, in the order of the rules; `decisions` has a class of the same name for each.
SET_UP: Final = 0
CLOUD: Final = 1
DRAW_GOALS: Final = 2
DRAW_GOAL: Final = 3
SETUP_RETURN_GOALS: Final = 4
SETUP_CHOOSE_GOOD: Final = 5
DRAW_TREASURE: Final = 6
DRAW_PARROT: Final = 7
SHIP: Final = 8
START_PLAYER: Final = 9
ROUND_START: Final = 10
ROLL: Final = 11
BID_STEP: Final = 12
NEXT_BIDDER: Final = 13
PASS_INCOME: Final = 14
CHOOSE_SHIP: Final = 15
TRADE_ACTION: Final = 16
HAND_IN: Final = 17
SUBSTITUTION_COUNT: Final = 18
SUBSTITUTES: Final = 19
GIVE_SUBSTITUTE: Final = 20
MAIN_EFFECT: Final = 21
KEEP_GOAL: Final = 22
CLAIM: Final = 23
CLOUD_GOAL_RETURN: Final = 24
CLAIM_COINS: Final = 25
PAY_STEP: Final = 26
REWARDS: Final = 27
CLAIMS: Final = 28
CLAIM_BUILDING: Final = 29
SPACE_REWARD: Final = 30
PLACE_LOCK: Final = 31
ROUND_END: Final = 32
GHOST_PLACE: Final = 33
NEXT_ROUND: Final = 34

# Events, each with what its arguments are (see EVENTS in `__init__`).
CLOUD_LAID: Final = 0
ANCHORED: Final = 1
FLAG: Final = 2
GOOD_CHOSEN: Final = 3
ROUND_BEGAN: Final = 4
ROLLED: Final = 5
DIE_SHOWS: Final = 6
BID: Final = 7
BID_DIE: Final = 8
DIE_TURNED: Final = 9
BID_HELD: Final = 10
PASSED: Final = 11
GOODS_TAKEN: Final = 12
GHOST_GOOD: Final = 13
VISITED: Final = 14
HANDED_IN: Final = 15
SUBSTITUTE: Final = 16
COINS: Final = 17
POINT: Final = 18
DREW: Final = 19
TREASURE_SEEN: Final = 20
PARROT_SEEN: Final = 21
GOAL_SEEN: Final = 22
KEPT: Final = 23
PUT_UNDER: Final = 24
CLAIMED: Final = 25
LAST_CREW: Final = 26
WON: Final = 27
PAID: Final = 28
TREASURE_PAID: Final = 29
REFUSED: Final = 30
LAPSED: Final = 31
LOCKED: Final = 32
GHOST_PLACED: Final = 33
NO_WINNER: Final = 34
SAILED: Final = 35
LIES_AT: Final = 36
SCORED: Final = 37
ENDED_WITH: Final = 38

# Words that events use, in the order of their numbers in the vocabulary.
OPENED, RAISED, HELD = range(3)
DRAFT_EMPTY, DRAFT_CARDS, DRAFT_ROW = range(3)
MUST, MAY = range(2)
BY_SHIP, BY_FREE_BUILDINGS, BY_OVERPAYING, BY_CLOUD, BY_SPACE = range(5)
TREASURE_DECK, PARROT_DECK, GOAL_DECK = range(3)
DECLINED, NOTHING_FREE, SAME_TYPE, NO_CREW, NO_LOCK = range(5)
