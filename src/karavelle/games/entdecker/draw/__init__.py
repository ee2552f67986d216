"""Entdecker as a picture: the chart, the voyage with spinner and stacks, a mat a seat, the stores, the event table."""

from __future__ import annotations

from karavelle.games.entdecker.draw.chart import chart
from karavelle.games.entdecker.draw.harbour import harbour, voyage
from karavelle.games.entdecker.draw.mats import events, mats, stores
from karavelle.games.entdecker.draw.pens import Pens
from karavelle.games.entdecker.state import Entdecker
from karavelle.kernel.core import State
from karavelle.kernel.scene import Part
from karavelle.kernel.text import Speech


def draw(view: State, viewer: int, speech: Speech) -> list[Part]:
    """The parts of the table, the liveliest first."""
    assert isinstance(view, Entdecker)
    pens = Pens(view, viewer, speech)
    return [chart(pens), voyage(pens), harbour(pens), *mats(pens), stores(pens), events(pens)]


__all__ = ["draw"]
