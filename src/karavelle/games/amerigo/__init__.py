"""Amerigo, by Stefan Feld (2013): ships among islands, towns that grow there, and a tower that hides its cubes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from karavelle.games.amerigo.content import COLOUR_IDS, CONTENT, GOODS_IDS, KIND_IDS, TOKEN_IDS, TYPE_IDS
from karavelle.games.amerigo.decisions import AREA_IDS, CELL_IDS, FRAMES, SHIP_IDS, SPACE_IDS
from karavelle.games.amerigo.draw import draw
from karavelle.games.amerigo.hints import AmerigoHints
from karavelle.games.amerigo.panels import panels
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.core import State
from karavelle.kernel.game import Event, Game, Variant

EVENTS = (
    Event("map_laid", ("number", "number")),
    Event("order_drawn"),
    Event("start_gold", ("seat", "number"), part=True),
    Event("tower_filled", ("number",)),
    Event("round_begun", ("number", "number")),
    Event("tokens_shown"),
    Event("token_laid", ("token",), part=True),
    Event("goods_shown"),
    Event("goods_laid", ("goods",), part=True),
    Event("pirate_revealed", ("number", "number")),
    Event("cubes_thrown", ("colour", "number", "number")),
    Event("cubes_out", ("colour", "number"), part=True),
    Event("phase_skipped", ("colour",)),
    Event("action_chosen", ("seat", "colour", "manner", "number")),
    Event("gold_taken", ("seat", "number")),
    Event("gold_gained", ("seat", "number", "origin")),
    Event("gold_overflow", ("seat", "number")),
    Event("ap_bought", ("seat",), counted=True),
    Event("token_taken", ("seat", "token")),
    Event("token_used", ("seat", "token")),
    Event("chest_taken", ("seat",)),
    Event("chest_cashed", ("seat",), counted=True),
    Event("ship_entered", ("seat", "ship", "frame_space")),
    Event("ship_on_frame", ("seat", "ship", "frame_space")),
    Event("ship_at_sea", ("seat", "ship", "area")),
    Event("post_placed", ("seat", "area", "number")),
    Event("island_discovered", ("seat", "number", "number")),
    Event("cannons_loaded", ("seat", "number", "number")),
    Event("progress_advanced", ("seat", "number", "number")),
    Event("disc_moved", ("seat", "number", "number")),
    Event("disc_leapt", ("seat", "number")),
    Event("track_end", ("seat", "number")),
    Event("tile_taken", ("seat", "kind")),
    Event("tile_built", ("seat", "kind", "area", "number")),
    Event("resource_taken", ("good",), part=True),
    Event("island_completed", ("seat", "number", "number")),
    Event("post_payout", ("seat", "number", "number"), part=True),
    Event("goods_bought", ("seat", "goods")),
    Event("cube_vp", ("seat", "number")),
    Event("pirates_repelled", ("seat", "number")),
    Event("pirates_plunder", ("seat", "number", "number", "number")),
    Event("round_ended", ("number",)),
    Event("game_scored"),
    Event("final_points", ("seat", "number")),
)

VOCABULARY = {
    "colour": COLOUR_IDS,
    "kind": KIND_IDS,
    "token": TOKEN_IDS,
    "good": TYPE_IDS,
    "goods": GOODS_IDS,
    "ship": SHIP_IDS,
    "frame_space": SPACE_IDS,
    "area": AREA_IDS,
    "cell": CELL_IDS,
    "deed": ("buy_ap", "use_ship8", "cash_chest", "cash_gold3", "cash_gold5", "finish"),
    "notion": (
        "trading_post",
        "anchor",
        "big_island",
        "small_island",
        "chest",
        "gold",
        "cannon",
        "progress_track",
        "special_track",
        "tower",
        "action_field",
        "stock",
        "time_value",
        "pirates",
        "reserve",
        "neutral_tile",
        "village_tile",
    ),
    "manner": ("own", "white", "swap"),
    "origin": ("chest", "token", "track", "post", "pirates"),
}

MANNERS = frozenset({"manner", "origin"})


def table(seats: int, variants: Mapping[str, str]) -> State:
    """An empty table."""
    return Amerigo(seats, variants["map"] == "fixed")


GAME = Game(
    id="amerigo",
    title="Amerigo",
    version=1,
    seats=(2, 3, 4),
    state=table,
    frames=FRAMES,
    folder=Path(__file__).parent,
    events=EVENTS,
    vocabulary=VOCABULARY,
    manners=MANNERS,
    hints=AmerigoHints(),
    panels=panels,
    draw=draw,
    variants=(Variant("map", ("random", "fixed"), "random"),),
    minutes=(60, 90),
    age=CONTENT.value("game", "age_min"),
    bound=22_000,
)

__all__ = ["GAME"]
