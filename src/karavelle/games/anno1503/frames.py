"""What can be asked and what can be told, numbered: the table of contents of Anno 1503."""

from __future__ import annotations

from typing import Final

# Frames, in the order of the rules; `decisions` has a class of the same name for each.
SET_UP: Final = 0
START_PLAYER: Final = 1
COLOUR: Final = 2
TURN: Final = 3
WHITE_DIE: Final = 4
PRODUCE: Final = 5
PRODUCTION_CHOICE: Final = 6
HAPPEN: Final = 7
PIRATE_UPKEEP: Final = 8
PUT_RESERVE: Final = 9
RESERVE_BACK: Final = 10
PLACE_RESERVE: Final = 11
FIRE_UPKEEP: Final = 12
GOLDEN_CHOICE: Final = 13
CHECK: Final = 14
MAIN_ACTION: Final = 15
INVENTOR_CHOICE: Final = 16
DRAW_CARD: Final = 17
ACTION_CARD: Final = 18
LIBRARY_CHOICE: Final = 19
SAIL: Final = 20
SHIP_ACTION: Final = 21
LOOK: Final = 22
TILE_FRONT: Final = 23
TILE_CHOICE: Final = 24
COMBAT: Final = 25
PIRATE_DIE: Final = 26
PLAYER_DIE: Final = 27
COMBAT_END: Final = 28
TIE_CHOICE: Final = 29
PIRATE_CARD: Final = 30
RAID_CHOICE: Final = 31
RAID_CARD: Final = 32
RAID_LOSS: Final = 33
HARBOR_CHOICE: Final = 34
PEACEFUL_OFFER: Final = 35
CLEAN_UP: Final = 36
DISCARD_GOOD: Final = 37
DISCARD_CARD: Final = 38
NEXT_TURN: Final = 39

# Events, each with what its arguments are (see EVENTS in `__init__`).
TURN_BEGAN: Final = 0
ROLLED: Final = 1
HAPPENED: Final = 2
POINT_GAINED: Final = 3
POINT_LOST: Final = 4
WON: Final = 5
ROUND_LIMIT: Final = 6
PRODUCED: Final = 7
NOTHING_TO_TAKE: Final = 8
GOLDEN: Final = 9
UPKEEP_PAID: Final = 10
PROTECTED: Final = 11
GAVE_UP_TILE: Final = 12
RESERVE_PLACED: Final = 13
RESERVE_KNOWN: Final = 14
INHABITANT_LOST: Final = 15
SETTLED: Final = 16
UPGRADED: Final = 17
PUBLIC_BUILT: Final = 18
SOLD: Final = 19
BOUGHT: Final = 20
LUXURY_SOLD: Final = 21
SHIP_BUILT: Final = 22
SHIP_REPAIRED: Final = 23
CANNON_BOUGHT: Final = 24
CASTLE_BUILT: Final = 25
ARISTOCRAT_BUILT: Final = 26
GOLD_GAINED: Final = 27
CARD_DRAWN: Final = 28
CARD_SEEN: Final = 29
CARD_PLAYED: Final = 30
CARD_EXCHANGED: Final = 31
CARD_DISCARDED: Final = 32
DECK_RESHUFFLED: Final = 33
INVENTED: Final = 34
SAILED: Final = 35
EXPLORED: Final = 36
SAW_TILE: Final = 37
PUT_BACK: Final = 38
POST_ATTACHED: Final = 39
TILE_TAKEN: Final = 40
SHIP_RETURNED: Final = 41
NEST_ATTACKED: Final = 42
PIRATE_MET: Final = 43
RANSOM_PAID: Final = 44
RAID_BEGUN: Final = 45
COMBAT_ROLLED: Final = 46
TIE: Final = 47
HERO_USED: Final = 48
FIGHT_WON: Final = 49
FIGHT_LOST: Final = 50
NEST_TAKEN: Final = 51
SHIP_DAMAGED: Final = 52
SHIP_TO_HARBOR: Final = 53
RAID_PAID_GOLD: Final = 54
RAID_PAID_GOOD: Final = 55
REWARD: Final = 56
REWARD_SHORT: Final = 57
PEACEFUL_BOUGHT: Final = 58
GOOD_DISCARDED: Final = 59

# Words that events use, in the order of their numbers in the vocabulary.
BY_ISLAND, BY_POST, BY_QUESTION = range(3)
BY_COST, BY_PROMOTION, BY_LIBRARY = range(3)
FOR_PAY, FOR_FREE = range(2)
TO_RESIDENT, TO_WEALTHY = range(2)
FROM_PARK, FROM_TREASURE, FROM_RAID = range(3)
ACTION_DECK, PIRATE_DECK = range(2)
A_RAID, A_PEACEFUL = range(2)
AGAINST_NEST, AGAINST_RAID = range(2)
SAVED_NOTHING: Final = 0
"""What a master builder saved: nothing, the good of number n - 1, or gold."""

SAVED_GOLD: Final = 10
