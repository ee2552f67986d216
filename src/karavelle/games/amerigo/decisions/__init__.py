"""The decisions of Amerigo: one class per row of the decision table, and the steps between, in rule order."""

from __future__ import annotations

from karavelle.games.amerigo import frames as f
from karavelle.games.amerigo.content import COLOUR_IDS, GOODS_IDS, KIND_IDS, TILE_IDS, TOKEN_IDS
from karavelle.games.amerigo.decisions.building import BuildArea, BuildPlace, BuildTile
from karavelle.games.amerigo.decisions.buying import BuyGoods, PlanTake
from karavelle.games.amerigo.decisions.ends import FinalScoring, InterimScoring, Prepare
from karavelle.games.amerigo.decisions.laying import (
    CheckMap,
    GoodsToken,
    IslandTile,
    OrderDisc,
    PirateMarker,
    ProgressToken,
    SetUp,
    StartGold,
    TowerHold,
)
from karavelle.games.amerigo.decisions.phases import (
    ChooseAction,
    GoOn,
    Offer,
    Phase,
    Round,
    SortCubes,
    TowerFall,
    TowerStay,
)
from karavelle.games.amerigo.decisions.ships import PlacePost, ShipCell, ShipMove, ShipPlace, ShipSelect
from karavelle.games.amerigo.decisions.tracks import AdvanceOrder, AdvanceProgress, LoadCannons, TakeProgressToken

SHIP_IDS = ("ship_a", "ship_b")
SPACE_IDS = tuple(f"f{space}" for space in range(16))
AREA_IDS = tuple(f"{'ABCD'[area // 4]}{area % 4 + 1}" for area in range(16))
CELL_IDS = tuple(f"r{cell // 6}c{cell % 6}" for cell in range(36))
BUY_AP, CASH = "buy_ap", ("cash_chest", "cash_gold3", "cash_gold5")
COUNTS = tuple(str(count) for count in range(8))
ACTIONS = COLOUR_IDS[:6]


def steps(most: int) -> tuple[str, ...]:
    """So many steps along a track, or none."""
    return ("finish", *(str(count) for count in range(1, most + 1)))


FRAMES = (
    SetUp(f.SET_UP),
    IslandTile(f.ISLAND_TILE, tuple(f"tile:{tile}:{turn}" for tile in TILE_IDS for turn in range(4)), a="area"),
    CheckMap(f.CHECK_MAP),
    PirateMarker(f.PIRATE_MARKER, COUNTS[:5]),
    ProgressToken(f.PROGRESS_TOKEN, TOKEN_IDS),
    GoodsToken(f.GOODS_TOKEN, GOODS_IDS),
    OrderDisc(f.ORDER_DISC, tuple(f"seat:{seat}" for seat in range(1, 5))),
    StartGold(f.START_GOLD),
    TowerHold(f.TOWER_HOLD, COUNTS, a="colour"),
    Round(f.ROUND),
    Phase(f.PHASE),
    TowerFall(f.TOWER_FALL, COUNTS, a="colour", b="number"),
    TowerStay(f.TOWER_STAY, COUNTS, a="colour", b="number"),
    Offer(f.OFFER),
    ChooseAction(
        f.CHOOSE_ACTION,
        (
            *ACTIONS,
            *(f"{colour}_by_white" for colour in ACTIONS),
            "red_by_green",
            "green_by_red",
            "order",
            "take_gold",
            "cube_vp",
            *CASH,
        ),
    ),
    GoOn(f.GO_ON),
    ShipSelect(f.SHIP_SELECT, (*SHIP_IDS, "finish")),
    ShipPlace(f.SHIP_PLACE, SPACE_IDS, a="ship"),
    ShipMove(f.SHIP_MOVE, (*SPACE_IDS, *AREA_IDS, BUY_AP, "use_ship8", *CASH), a="ship"),
    ShipCell(f.SHIP_CELL, CELL_IDS, a="ship", b="area"),
    PlacePost(f.PLACE_POST, ("no", "yes")),
    LoadCannons(f.LOAD_CANNONS, (*steps(12), BUY_AP, *CASH)),
    AdvanceProgress(f.ADVANCE_PROGRESS, (*steps(20), BUY_AP, *CASH)),
    TakeProgressToken(f.TAKE_PROGRESS_TOKEN, TOKEN_IDS),
    PlanTake(f.PLAN_TAKE, (*KIND_IDS, BUY_AP, *CASH, "finish")),
    BuildTile(f.BUILD_TILE, (*KIND_IDS, BUY_AP, *CASH, "finish")),
    BuildArea(f.BUILD_AREA, AREA_IDS, a="kind"),
    BuildPlace(f.BUILD_PLACE, tuple(f"q{turn}:{cell}" for turn in range(4) for cell in CELL_IDS), a="kind", b="area"),
    BuyGoods(f.BUY_GOODS, (*GOODS_IDS, BUY_AP, *CASH, "finish")),
    AdvanceOrder(f.ADVANCE_ORDER, (*steps(13), "leap", BUY_AP, *CASH)),
    SortCubes(f.SORT_CUBES),
    InterimScoring(f.INTERIM_SCORING),
    Prepare(f.PREPARE),
    FinalScoring(f.FINAL_SCORING),
)

__all__ = ["AREA_IDS", "CELL_IDS", "FRAMES", "SHIP_IDS", "SPACE_IDS"]
