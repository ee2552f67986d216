"""Anno 1503, by Klaus Teuber (2003), with the expansion Aristokraten und Piraten (2004)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from karavelle.games.anno1503.content import (
    BUILDING_IDS,
    CARD_IDS,
    COLOUR_IDS,
    EVENT_IDS,
    FIELD_IDS,
    GOOD_IDS,
    KIND_IDS,
    LEVEL_IDS,
    PIRATE_CARD_IDS,
    POINT_IDS,
    PUBLIC_IDS,
)
from karavelle.games.anno1503.decisions import FRAMES
from karavelle.games.anno1503.draw import draw
from karavelle.games.anno1503.hints import AnnoHints
from karavelle.games.anno1503.panels import panels
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.core import State
from karavelle.kernel.game import Event, Game, Variant

EVENTS = (
    Event("turn_began", ("seat", "number")),
    Event("rolled", ("seat", "number")),
    Event("happened", ("event",)),
    Event("point_gained", ("seat", "point")),
    Event("point_lost", ("seat", "point")),
    Event("won", ("seat", "number")),
    Event("round_limit", ("number",)),
    Event("produced", ("seat", "good", "source"), part=True),
    Event("nothing_to_take", ("seat",), part=True),
    Event("golden", ("seat", "good"), part=True),
    Event("upkeep_paid", ("seat", "number", "event")),
    Event("protected", ("seat", "public")),
    Event("gave_up_tile", ("seat", "kind")),
    Event("reserve_placed", ("seat", "field", "number")),
    Event("reserve_known", ("seat", "field", "kind")),
    Event("inhabitant_lost", ("seat", "level")),
    Event("settled", ("seat",)),
    Event("upgraded", ("seat", "level", "way")),
    Event("public_built", ("seat", "public")),
    Event("sold", ("seat", "good", "level", "number")),
    Event("bought", ("seat", "good", "number")),
    Event("luxury_sold", ("seat", "good", "buyer", "number")),
    Event("ship_built", ("seat", "number", "field", "payment")),
    Event("ship_repaired", ("seat", "number", "payment")),
    Event("cannon_bought", ("seat", "number", "number")),
    Event("castle_built", ("seat", "number", "saved")),
    Event("aristocrat_built", ("seat", "building", "number")),
    Event("gold_gained", ("seat", "number", "origin"), part=True),
    Event("card_drawn", ("seat",)),
    Event("card_seen", ("card",), part=True),
    Event("card_played", ("seat", "card")),
    Event("card_exchanged", ("seat", "card")),
    Event("card_discarded", ("seat", "card")),
    Event("deck_reshuffled", ("pack",)),
    Event("invented", ("seat", "good")),
    Event("sailed", ("seat", "number", "field", "field")),
    Event("explored", ("seat", "number", "field")),
    Event("saw_tile", ("field", "kind")),
    Event("put_back", ("seat", "field")),
    Event("post_attached", ("seat", "kind", "number")),
    Event("tile_taken", ("seat", "kind")),
    Event("ship_returned", ("seat", "number"), part=True),
    Event("nest_attacked", ("seat", "field", "number")),
    Event("pirate_met", ("seat", "meeting")),
    Event("ransom_paid", ("seat", "pirate_card", "number")),
    Event("raid_begun", ("pirate_card", "role", "seat")),
    Event("combat_rolled", ("number", "number", "number", "number")),
    Event("tie"),
    Event("hero_used", ("seat",)),
    Event("fight_won", ("seat", "cause")),
    Event("fight_lost", ("seat", "cause")),
    Event("nest_taken", ("seat", "kind", "number")),
    Event("ship_damaged", ("seat", "number")),
    Event("ship_to_harbor", ("seat", "number", "field")),
    Event("raid_paid_gold", ("seat", "number")),
    Event("raid_paid_good", ("seat", "good")),
    Event("reward", ("seat", "good")),
    Event("reward_short", ("good",)),
    Event("peaceful_bought", ("seat", "good", "number")),
    Event("good_discarded", ("seat", "good")),
)

NOTIONS = (
    "ware",
    "luxury",
    "inhabitant",
    "gold",
    "pier",
    "golden_pier",
    "question_number",
    "reserve",
    "luxury_reserve",
    "start_field",
    "dolphin_field",
    "harbor",
    "pirate_field",
    "ship",
    "damaged_ship",
    "action_points",
    "castle",
    "cannon",
    "site",
    "resident",
    "wealthy",
    "raid",
    "peaceful",
    "island_tile",
    "home_island",
    "aristocrat_island",
)

VOCABULARY = {
    "good": GOOD_IDS,
    "level": LEVEL_IDS,
    "colour": COLOUR_IDS,
    "event": EVENT_IDS,
    "public": PUBLIC_IDS,
    "building": BUILDING_IDS,
    "card": CARD_IDS,
    "pirate_card": PIRATE_CARD_IDS,
    "kind": KIND_IDS,
    "point": POINT_IDS,
    "field": FIELD_IDS,
    "notion": NOTIONS,
    "source": ("island", "post", "question_number"),
    "way": ("cost", "promotion", "library"),
    "payment": ("cost", "free"),
    "buyer": ("resident", "wealthy"),
    "origin": ("park", "treasure", "raid"),
    "saved": ("nothing", *GOOD_IDS, "gold"),
    "pack": ("action", "pirate"),
    "meeting": ("raid", "peaceful"),
    "role": ("right_1", "right_2", "mirror"),
    "cause": ("nest", "raid"),
    "area": ("home", "aristocrat"),
    "mode": ("base", "expansion"),
}

MANNERS = frozenset(
    {"source", "way", "payment", "buyer", "origin", "saved", "pack", "meeting", "role", "cause", "area", "mode"}
)


def table(seats: int, variants: Mapping[str, str]) -> State:
    """An empty table of the base game, or of the base game with its expansion."""
    return Anno1503(seats, expansion=variants["mode"] == "expansion")


GAME = Game(
    id="anno1503",
    title="Anno 1503",
    version=1,
    seats=(2, 3, 4),
    state=table,
    frames=FRAMES,
    folder=Path(__file__).parent,
    events=EVENTS,
    vocabulary=VOCABULARY,
    manners=MANNERS,
    variants=(Variant("mode", ("expansion", "base"), "expansion", apart=True),),
    hints=AnnoHints(),
    panels=panels,
    draw=draw,
    minutes=(60, 120),
    age=10,
    bound=60000,
)

__all__ = ["GAME"]
