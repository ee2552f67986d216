"""Amerigo as a picture: the archipelago, what can be done, the tower, a mat a seat, the tables that lie open."""

from __future__ import annotations

from karavelle.games.amerigo.draw.mats import mats
from karavelle.games.amerigo.draw.pens import Pens
from karavelle.games.amerigo.draw.sea import board
from karavelle.games.amerigo.draw.tables import display, supply, track
from karavelle.games.amerigo.draw.tower import actions, tower
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.core import State
from karavelle.kernel.scene import Part
from karavelle.kernel.text import Speech

DOCKED = {
    "plan_take": "supply",
    "buy_goods": "display",
    "take_progress_token": "display",
    "advance_order": "track",
    "load_cannons": "mat",
    "advance_progress": "mat",
    "build_tile": "mat",
}
"""The part in which the viewer finds the answers to a question; it docks beside the board."""


def draw(view: State, viewer: int, speech: Speech) -> list[Part]:
    """The parts of the table, the liveliest first."""
    assert isinstance(view, Amerigo)
    pens = Pens(view, viewer, speech)
    parts = [actions(pens), tower(pens), *mats(pens), supply(pens), display(pens), track(pens)]
    docked = DOCKED.get(pens.asked, "").replace("mat", f"mat-{viewer}")
    parts.sort(key=lambda part: part.id != docked)
    return [board(pens), *parts]


__all__ = ["draw"]
