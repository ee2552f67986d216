"""Grog Island as a picture: the island with its ships, the auction, the tracks, a mat a seat, and one's own cards."""

from __future__ import annotations

from karavelle.games.grog.draw.cards import hand
from karavelle.games.grog.draw.island import island
from karavelle.games.grog.draw.mats import auction, mats, tracks
from karavelle.games.grog.draw.pens import Pens
from karavelle.games.grog.state import Grog
from karavelle.kernel.core import State
from karavelle.kernel.scene import Part
from karavelle.kernel.text import Speech


def draw(view: State, viewer: int, speech: Speech) -> list[Part]:
    """The parts of the table, the liveliest first."""
    assert isinstance(view, Grog)
    pens = Pens(view, viewer, speech)
    parts = [island(pens), *auction(pens)]
    if viewer >= 0:
        parts.append(hand(pens))
    return [*parts, *mats(pens), tracks(pens)]


__all__ = ["draw"]
