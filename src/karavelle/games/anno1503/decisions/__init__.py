"""The decisions of Anno 1503: one class per row of the decision table, and the steps between, in rule order."""

from __future__ import annotations

from karavelle.games.anno1503 import frames as f
from karavelle.games.anno1503.content import (
    BUILDING_IDS,
    CARD_IDS,
    COLOUR_IDS,
    FIELD_IDS,
    GOOD_IDS,
    KIND_IDS,
    LAUNCH,
    LEVEL_IDS,
    PIRATE_CARD_IDS,
    PUBLIC_IDS,
)
from karavelle.games.anno1503.decisions.aristocrats import LibraryChoice
from karavelle.games.anno1503.decisions.cards import ActionCard, DrawCard, InventorChoice
from karavelle.games.anno1503.decisions.events import (
    FireUpkeep,
    GoldenChoice,
    Happen,
    PirateUpkeep,
    PlaceReserve,
    Produce,
    ProductionChoice,
    PutReserve,
    ReserveBack,
)
from karavelle.games.anno1503.decisions.fights import (
    Combat,
    CombatEnd,
    HarborChoice,
    PeacefulOffer,
    PirateCard,
    PirateDie,
    PlayerDie,
    RaidCard,
    RaidChoice,
    RaidLoss,
    TieChoice,
)
from karavelle.games.anno1503.decisions.main import MainAction
from karavelle.games.anno1503.decisions.turns import (
    Check,
    CleanUp,
    Colour,
    DiscardCard,
    DiscardGood,
    NextTurn,
    Sail,
    SetUp,
    StartPlayer,
    Turn,
    WhiteDie,
)
from karavelle.games.anno1503.decisions.voyage import Look, ShipAction, TileChoice, TileFront

WARE_IDS, LUXURY_IDS = GOOD_IDS[:6], GOOD_IDS[6:]
LAUNCH_IDS = tuple(FIELD_IDS[field] for field in LAUNCH)
SHIP_NAMES = ("1", "2")
FLAGGED = tuple(f"{level}:{flag}" for level in LEVEL_IDS[:3] for flag in ("fresh", "used"))

MAIN_ACTIONS = (
    "end_main",
    *(f"build_ship:{field}" for field in LAUNCH_IDS),
    "settle",
    *(f"upgrade:{rise}" for rise in FLAGGED),
    *(f"build_public:{kind}" for kind in PUBLIC_IDS),
    *(f"sell:{ware}:{level}" for ware in WARE_IDS for level in LEVEL_IDS),
    *(f"buy:{ware}" for ware in WARE_IDS),
    *(f"buy_luxury:{luxury}" for luxury in LUXURY_IDS),
    *(f"sell_luxury:{luxury}:{buyer}" for buyer in ("resident", "wealthy") for luxury in LUXURY_IDS),
    "build_castle",
    *(f"build_aristocrat:{site}:{kind}" for site in (1, 2, 3) for kind in BUILDING_IDS),
    "buy_cannon",
    *(f"repair:{ship}" for ship in SHIP_NAMES),
    *(f"exchange:{card}" for card in CARD_IDS),
    "play:explorer",
    "play:inventor",
    *(f"play:master_builder:{good}" for good in GOOD_IDS),
    "play:master_builder:gold",
    "play:engineer:cannon",
    *(f"play:engineer:ship:{field}" for field in LAUNCH_IDS),
    *(f"play:engineer:repair:{ship}" for ship in SHIP_NAMES),
)
UPKEEP = ("pay_all", *(f"give_up:post:{pier}" for pier in range(1, 6)), "give_up:contract")
SHIP_ACTIONS = ("end_ships", *(f"{ship}:{field}" for ship in SHIP_NAMES for field in FIELD_IDS))
TILE_CHOICES = (
    "put_back",
    *(f"attach:{pier}" for pier in range(1, 6)),
    "take",
    *(f"upgrade:{level}" for level in LEVEL_IDS[:3]),
    "attack",
)
DIE = ("1", "2", "3", "4", "5", "6")

FRAMES = (
    SetUp(f.SET_UP),
    StartPlayer(f.START_PLAYER, ("0", "1", "2", "3")),
    Colour(f.COLOUR, COLOUR_IDS, a="seat"),
    Turn(f.TURN),
    WhiteDie(f.WHITE_DIE, DIE, first=1),
    Produce(f.PRODUCE),
    ProductionChoice(f.PRODUCTION_CHOICE, GOOD_IDS, a="number"),
    Happen(f.HAPPEN),
    PirateUpkeep(f.PIRATE_UPKEEP, UPKEEP),
    PutReserve(f.PUT_RESERVE),
    ReserveBack(f.RESERVE_BACK, ("2", "3", "4"), first=2),
    PlaceReserve(f.PLACE_RESERVE, FIELD_IDS),
    FireUpkeep(f.FIRE_UPKEEP, ("pay_all", *(f"give_up:{level}" for level in LEVEL_IDS))),
    GoldenChoice(f.GOLDEN_CHOICE, WARE_IDS),
    Check(f.CHECK),
    MainAction(f.MAIN_ACTION, MAIN_ACTIONS),
    InventorChoice(f.INVENTOR_CHOICE, WARE_IDS, a="number"),
    DrawCard(f.DRAW_CARD),
    ActionCard(f.ACTION_CARD, CARD_IDS, a="seat"),
    LibraryChoice(f.LIBRARY_CHOICE, ("skip", *FLAGGED)),
    Sail(f.SAIL),
    ShipAction(f.SHIP_ACTION, SHIP_ACTIONS),
    Look(f.LOOK),
    TileFront(f.TILE_FRONT, KIND_IDS, a="field"),
    TileChoice(f.TILE_CHOICE, TILE_CHOICES),
    Combat(f.COMBAT),
    PirateDie(f.PIRATE_DIE, DIE, first=1),
    PlayerDie(f.PLAYER_DIE, DIE, first=1),
    CombatEnd(f.COMBAT_END),
    TieChoice(f.TIE_CHOICE, ("reroll", "use_naval_hero")),
    PirateCard(f.PIRATE_CARD, ("raid", *PIRATE_CARD_IDS[8:])),
    RaidChoice(f.RAID_CHOICE, ("pay", "fight")),
    RaidCard(f.RAID_CARD, PIRATE_CARD_IDS[:8]),
    RaidLoss(f.RAID_LOSS, ("gold_5", *(f"good:{good}" for good in GOOD_IDS))),
    HarborChoice(f.HARBOR_CHOICE, LAUNCH_IDS[1:]),
    PeacefulOffer(f.PEACEFUL_OFFER, ("decline", *(f"buy:{good}" for good in GOOD_IDS))),
    CleanUp(f.CLEAN_UP),
    DiscardGood(f.DISCARD_GOOD, GOOD_IDS),
    DiscardCard(f.DISCARD_CARD, CARD_IDS),
    NextTurn(f.NEXT_TURN),
)

__all__ = ["FRAMES", "LAUNCH_IDS", "MAIN_ACTIONS", "SHIP_ACTIONS", "TILE_CHOICES"]
