"""Amerigo as a picture: the archipelago, what can be done, the tower, the tables that lie open, a mat a seat."""

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


def draw(view: State, viewer: int, speech: Speech) -> list[Part]:
    """The parts of the table, the liveliest first."""
    assert isinstance(view, Amerigo)
    pens = Pens(view, viewer, speech)
    return [board(pens), actions(pens), tower(pens), *mats(pens), supply(pens), display(pens), track(pens)]


__all__ = ["draw"]
