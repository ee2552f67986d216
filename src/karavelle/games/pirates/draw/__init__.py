"""Pirates of Maracaibo as a picture: the Caribbean, the question, quests, the explorer board, mats, markets."""

from __future__ import annotations

from karavelle.games.pirates.draw.caribbean import caribbean
from karavelle.games.pirates.draw.explorer import explorer
from karavelle.games.pirates.draw.mats import mats
from karavelle.games.pirates.draw.pens import Pens
from karavelle.games.pirates.draw.tables import hand, markets, question
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import State
from karavelle.kernel.scene import Part
from karavelle.kernel.text import Speech


def draw(view: State, viewer: int, speech: Speech) -> list[Part]:
    """The parts of the table, the liveliest first."""
    assert isinstance(view, Pirates)
    pens = Pens(view, viewer, speech)
    own, *others = mats(pens)
    return [caribbean(pens), question(pens), own, explorer(pens), *hand(pens), markets(pens), *others]


__all__ = ["draw"]
