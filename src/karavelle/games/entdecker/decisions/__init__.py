"""The decisions of Entdecker: one class per row of the decision table, and the steps between, in rule order."""

from __future__ import annotations

from karavelle.games.entdecker import frames as f
from karavelle.games.entdecker.content import (
    BACKS,
    CHIP_IDS,
    CIRCLE_FIELD,
    CIRCLE_SIDE,
    FIELD_IDS,
    KIND_IDS,
    SIDE_IDS,
    UNIT_IDS,
)
from karavelle.games.entdecker.decisions.islands import AwardIsland, FillGaps, ScoreIsland, ScoreIslands
from karavelle.games.entdecker.decisions.turns import (
    GameEnd,
    NextTurn,
    RetrieveScout,
    RoundIncome,
    SetUp,
    SpinIncome,
    TurnEnd,
    TurnStart,
)
from karavelle.games.entdecker.decisions.voyage import (
    AnnounceTiles,
    ChooseStack,
    ChooseStart,
    DrawChip,
    FitTile,
    PlaceTile,
    PlaceUnit,
    RevealTile,
    TopBack,
    VoyageCheck,
    VoyageEnd,
)

STARTS = (
    *(f"{SIDE_IDS[side]}:{FIELD_IDS[field]}" for side, field in zip(CIRCLE_SIDE, CIRCLE_FIELD, strict=True)),
    *(f"tile:{field}" for field in FIELD_IDS),
)
PLACEMENTS = tuple(f"{side}:{rotation}" for side in SIDE_IDS for rotation in range(4))
UNITS = ("none", *(f"{unit}:{part}" for unit in UNIT_IDS for part in range(2)))
SCOUTS = (*(f"scout:{field}:{part}" for field in FIELD_IDS for part in range(2)), "none")

FRAMES = (
    SetUp(f.SET_UP),
    RoundIncome(f.ROUND_INCOME),
    SpinIncome(f.SPIN_INCOME, ("2", "3", "4", "5"), first=2),
    TurnStart(f.TURN_START),
    ChooseStart(f.CHOOSE_START, STARTS),
    AnnounceTiles(f.ANNOUNCE_TILES, tuple(str(tiles) for tiles in range(1, 13)), first=1),
    ChooseStack(f.CHOOSE_STACK, (*(f"stack:{stack}" for stack in range(1, 6)), "stop")),
    RevealTile(f.REVEAL_TILE, KIND_IDS),
    TopBack(f.TOP_BACK, BACKS, first=1),
    FitTile(f.FIT_TILE),
    PlaceTile(f.PLACE_TILE, PLACEMENTS, a="kind"),
    DrawChip(f.DRAW_CHIP, CHIP_IDS, a="seat"),
    VoyageCheck(f.VOYAGE_CHECK),
    VoyageEnd(f.VOYAGE_END),
    PlaceUnit(f.PLACE_UNIT, UNITS),
    FillGaps(f.FILL_GAPS),
    ScoreIslands(f.SCORE_ISLANDS),
    ScoreIsland(f.SCORE_ISLAND),
    AwardIsland(f.AWARD_ISLAND),
    TurnEnd(f.TURN_END),
    RetrieveScout(f.RETRIEVE_SCOUT, SCOUTS),
    NextTurn(f.NEXT_TURN),
    GameEnd(f.GAME_END),
)

__all__ = ["FRAMES"]
