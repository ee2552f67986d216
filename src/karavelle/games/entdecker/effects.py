"""What the question marks bring (R25-R31); a storm, which ends the voyage, is dealt with where tiles are laid."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.entdecker.content import (
    FRIENDLY_NATIVES,
    GOLD,
    GOLD_FOUND,
    HOSTILE_NATIVES,
    PIRATES,
    RUIN,
    RUIN_POINTS,
)
from karavelle.games.entdecker.frames import (
    BY_EVENT,
    DRAW_CHIP,
    FRIENDLY,
    GOLD_MINED,
    HOSTILE,
    PIRATES_ROB,
    RUIN_FOUND,
)
from karavelle.games.entdecker.state import Entdecker
from karavelle.kernel.fields import EVERYONE, NATURE


def resolve(s: Entdecker, event: i64) -> None:
    """R25: the event of the tile just laid, for the active player."""
    if event == HOSTILE_NATIVES:
        warn_off(s)
    elif event == FRIENDLY_NATIVES:
        welcome(s)
    elif event == PIRATES:
        rob(s)
    elif event == RUIN:
        find_ruin(s)
    elif event == GOLD:
        find_gold(s)


def warn_off(s: Entdecker) -> None:
    """R27: a unit on this tile costs double, as long as the ship lies here in this turn."""
    s.hostile = 1
    s.note(HOSTILE, EVERYONE, s.actor)


def welcome(s: Entdecker) -> None:
    """R28: a chip, whose value does not count."""
    s.note(FRIENDLY, EVERYONE, s.actor)
    if s.chip_stack() > 0:
        s.then(DRAW_CHIP, NATURE, s.actor, BY_EVENT)


def rob(s: Entdecker) -> None:
    """R29: half of the gold is lost, the loss rounded up."""
    lost = (s.gold[s.actor] + 1) // 2
    s.gold[s.actor] -= lost
    s.note(PIRATES_ROB, EVERYONE, s.actor, lost)


def find_ruin(s: Entdecker) -> None:
    """R30: three points at once."""
    s.ruins[s.actor] += RUIN_POINTS
    s.note(RUIN_FOUND, EVERYONE, s.actor, RUIN_POINTS)


def find_gold(s: Entdecker) -> None:
    """R31: three gold, no more than 12 in all."""
    s.note(GOLD_MINED, EVERYONE, s.actor, s.earn(s.actor, GOLD_FOUND))
