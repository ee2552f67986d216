"""Entdecker, by Klaus Teuber (1996): a sea chart that fills tile by tile, and islands that belong to who found them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from karavelle.games.entdecker.content import (
    BACKS,
    CHIP_IDS,
    CONTENT,
    EVENT_IDS,
    FIELD_IDS,
    KIND_IDS,
    SIDE_IDS,
    TYPE_IDS,
    UNIT_IDS,
)
from karavelle.games.entdecker.decisions import FRAMES
from karavelle.games.entdecker.draw import draw
from karavelle.games.entdecker.hints import EntdeckerHints
from karavelle.games.entdecker.panels import panels
from karavelle.games.entdecker.state import Entdecker
from karavelle.kernel.core import State
from karavelle.kernel.game import Event, Game

EVENTS = (
    Event("spun", ("number", "number")),
    Event("income", ("seat", "number", "number"), part=True),
    Event("skip_turn", ("seat",)),
    Event("sail", ("seat", "start", "field", "number")),
    Event("announce", ("seat", "number")),
    Event("reveal", ("seat", "kind", "number")),
    Event("misfit", ("seat", "kind")),
    Event("lay", ("seat", "kind", "field", "number")),
    Event("storm", ("seat",)),
    Event("hostile_natives", ("seat",)),
    Event("friendly_natives", ("seat",)),
    Event("pirates", ("seat", "number")),
    Event("ruin", ("seat", "number")),
    Event("gold", ("seat", "number")),
    Event("chip", ("seat", "chip", "number", "occasion")),
    Event("stop", ("seat", "number")),
    Event("unit", ("seat", "unit", "field", "number")),
    Event("gap", ("field", "tile", "manner")),
    Event("landlocked", ("field", "tile", "manner")),
    Event("island", ("field", "number", "number", "number")),
    Event("points", ("seat", "number"), part=True),
    Event("units_home", ("seat", "number")),
    Event("scout_back", ("seat", "field")),
    Event("ended", ("reason", "number")),
    Event("chip_bonus", ("seat", "number")),
    Event("scored", ("seat", "number")),
)

SHORES = tuple({5: "north_south", 10: "east_west"}.get(edges, "one") for edges in range(16))
"""By the edges of a tile: where its land parts lie."""

VOCABULARY = {
    "tile": TYPE_IDS,
    "kind": KIND_IDS,
    "event": EVENT_IDS,
    "unit": UNIT_IDS,
    "chip": CHIP_IDS,
    "back": BACKS,
    "notion": ("land_part", "island", "toll", "reserve_tile", "stand_in", "box", "ship", "start_circle"),
    "field": FIELD_IDS,
    "start": (*SIDE_IDS, "tile"),
    "shores": SHORES,
    "occasion": ("event", "island"),
    "manner": ("matching", "stand_in", "blank"),
    "reason": ("running", *CONTENT.value("end", "reasons")),
}

MANNERS = frozenset({"field", "start", "shores", "occasion", "manner", "reason"})


def table(seats: int, variants: Mapping[str, str]) -> State:
    """An empty table; Entdecker has no variants."""
    return Entdecker(seats)


GAME = Game(
    id="entdecker",
    title="Entdecker",
    version=1,
    seats=(2, 3, 4),
    state=table,
    frames=FRAMES,
    folder=Path(__file__).parent,
    events=EVENTS,
    vocabulary=VOCABULARY,
    manners=MANNERS,
    hints=EntdeckerHints(),
    panels=panels,
    draw=draw,
    minutes=(45, 60),
    age=CONTENT.value("game", "age_min"),
    bound=4000,
)

__all__ = ["GAME"]
