"""Grog Island, by Michael Rieneck: an auction of dice, five peninsulas, and ships that carry off what losers bought."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from karavelle.games.grog.content import (
    BUILDING_IDS,
    CLOUD_IDS,
    COLOUR_IDS,
    CONTENT,
    GOAL_IDS,
    GOOD_IDS,
    PARROT_IDS,
    SHIP_IDS,
    TREASURE_IDS,
    TYPE_IDS,
)
from karavelle.games.grog.decisions import FRAMES
from karavelle.games.grog.draw import draw
from karavelle.games.grog.hints import GrogHints
from karavelle.games.grog.panels import panels
from karavelle.games.grog.state import Grog
from karavelle.kernel.core import State
from karavelle.kernel.game import Event, Game

EVENTS = (
    Event("cloud_laid", ("peninsula", "cloud")),
    Event("anchored", ("ship", "anchorage")),
    Event("flag", ("seat",)),
    Event("good_chosen", ("seat", "good")),
    Event("round_began", ("number",)),
    Event("rolled", ("seat",)),
    Event("die_shows", ("colour", "number"), part=True),
    Event("bid", ("seat", "number", "manner")),
    Event("bid_die", ("colour", "number"), part=True),
    Event("die_turned", ("colour", "number", "number"), part=True),
    Event("bid_held", part=True),
    Event("passed", ("seat",)),
    Event("goods_taken", ("good", "number"), part=True),
    Event("ghost_good", ("good",), part=True),
    Event("visited", ("seat", "ship", "peninsula", "duty")),
    Event("handed_in", ("seat", "good", "number")),
    Event("substitute", ("good", "number"), part=True),
    Event("coins", ("seat", "number", "why")),
    Event("point", ("seat", "number", "why")),
    Event("drew", ("seat", "deck"), counted=True),
    Event("treasure_seen", ("treasure",), part=True),
    Event("parrot_seen", ("parrot",), part=True),
    Event("goal_seen", ("goal",), part=True),
    Event("kept", ("seat",)),
    Event("put_under", ("seat",), counted=True),
    Event("claimed", ("seat", "building", "cloud")),
    Event("last_crew", ("seat",)),
    Event("won", ("seat", "number")),
    Event("paid", ("seat", "number")),
    Event("treasure_paid", ("treasure",), part=True),
    Event("refused", ("seat",)),
    Event("lapsed", ("seat", "number", "reason")),
    Event("locked", ("seat", "building")),
    Event("ghost_placed", ("seat", "building")),
    Event("no_winner"),
    Event("sailed"),
    Event("lies_at", ("ship", "anchorage"), part=True),
    Event("scored", ("seat", "number")),
    Event("ended_with", ("number",)),
)

VOCABULARY = {
    "colour": COLOUR_IDS,
    "peninsula": COLOUR_IDS,
    "anchorage": (*COLOUR_IDS, "open_sea"),
    "good": GOOD_IDS,
    "cloud": CLOUD_IDS,
    "ship": (*SHIP_IDS, "ghost_ship"),
    "building": BUILDING_IDS,
    "treasure": TREASURE_IDS,
    "parrot": PARROT_IDS,
    "goal": GOAL_IDS,
    "type": TYPE_IDS,
    "bid_space": tuple(f"bid_space_{space}" for space in range(1, 6)),
    "notion": ("lock", "crew", "ghost_crew", "trade_marker", "potential", "start_flag"),
    "manner": ("opened", "raised", "held"),
    "draft": ("empty", "cards", "row"),
    "duty": ("must", "may"),
    "why": ("by_ship", "by_free_buildings", "by_overpaying", "by_cloud", "by_space"),
    "deck": ("treasure_deck", "parrot_deck", "goal_deck"),
    "reason": ("declined", "nothing_free", "same_type", "no_crew", "no_lock"),
}


MANNERS = frozenset({"manner", "draft", "duty", "why", "deck", "reason"})


def table(seats: int, variants: Mapping[str, str]) -> State:
    """An empty table; Grog Island has no variants."""
    return Grog(seats)


GAME = Game(
    id="grog",
    title="Grog Island",
    version=1,
    seats=(2, 3, 4),
    state=table,
    frames=FRAMES,
    folder=Path(__file__).parent,
    events=EVENTS,
    vocabulary=VOCABULARY,
    manners=MANNERS,
    hints=GrogHints(),
    panels=panels,
    draw=draw,
    minutes=(45, 75),
    age=CONTENT.value("game", "age_min"),
)

__all__ = ["GAME"]
