"""Anno 1503 as a picture: the seas, dice and fights, a mat a seat with its islands, the bank, the victory points."""

from __future__ import annotations

from karavelle.games.anno1503.draw.mats import mats
from karavelle.games.anno1503.draw.pens import Pens
from karavelle.games.anno1503.draw.seas import seas
from karavelle.games.anno1503.draw.stores import bank, moment, points
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.core import State
from karavelle.kernel.scene import Part
from karavelle.kernel.text import Speech


def draw(view: State, viewer: int, speech: Speech) -> list[Part]:
    """The parts of the table, the liveliest first; the viewer's own mat before those of the others."""
    assert isinstance(view, Anno1503)
    pens = Pens(view, viewer, speech)
    seats = mats(pens)
    own = [seats.pop(viewer)] if viewer >= 0 else []
    return [seas(pens), moment(pens), *own, bank(pens), *seats, points(pens)]


__all__ = ["draw"]
