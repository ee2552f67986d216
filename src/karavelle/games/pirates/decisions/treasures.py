"""Burying treasures in the hideout and on Poseidon (R64-R68)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.bundles import HIDEOUT_BUNDLE, POSEIDON_BUNDLE
from karavelle.games.pirates.content import BIT, KINDS, POSEIDON
from karavelle.games.pirates.effects import Verb, start
from karavelle.games.pirates.frames import BURY_CHOOSE, SAY_BURIED, SAY_BURIED_POSEIDON
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Ask, Options
from karavelle.kernel.fields import EVERYONE

BELOW: Final[i64] = 12
"""Burial spaces below the line; behind them the places on Poseidon, slot * 3 + kind."""

NO_BURIAL: Final[i64] = 24


def may_bury(s: Pirates, seat: i64, at: i64) -> bool:
    """R64-R68: whether a treasure can go to a burial space: one of its kind is above the line, the space free."""
    if at < BELOW:
        return s.above[KINDS * seat + at // 4] > 0 and (s.below[seat] >> at) & 1 == 0
    on_poseidon = at - BELOW
    if s.figurehead[seat] != POSEIDON or s.poseidon[4 * seat + on_poseidon // KINDS] != 0:
        return False
    return s.above[KINDS * seat + on_poseidon % KINDS] > 0


class Bury(Verb):
    """R64, R66: one treasure, if there is any to bury and a place for it."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        for at in range(NO_BURIAL):
            if may_bury(s, seat, at):
                return True
        return False

    def run(self, s: Pirates) -> None:
        if self.can(s, s.actor, 0, 0):
            s.then(BURY_CHOOSE, s.actor)


class BuryChoose(Ask[Pirates]):
    """R62, R64, R65, R68: kind and place, with the bonus of the place; the bonus space above is freed first."""

    def options(self, s: Pirates, out: Options) -> None:
        for at in range(NO_BURIAL):
            if may_bury(s, s.actor, at):
                out.add(at)
        out.add(NO_BURIAL)

    def choose(self, s: Pirates, at: i64) -> None:
        if at == NO_BURIAL:
            return
        seat = s.actor
        kind = at // 4 if at < BELOW else (at - BELOW) % KINDS
        s.above[KINDS * seat + kind] -= 1
        s.bonus_taken[KINDS * seat + kind] = 0
        if at < BELOW:
            s.below[seat] |= BIT[at]
            s.note(SAY_BURIED, EVERYONE, seat, kind, at)
            start(s, seat, HIDEOUT_BUNDLE[at])
        else:
            slot = (at - BELOW) // KINDS
            s.poseidon[4 * seat + slot] = kind + 1
            s.note(SAY_BURIED_POSEIDON, EVERYONE, seat, kind, slot + 1)
            start(s, seat, POSEIDON_BUNDLE[slot])


__all__ = ["BELOW", "NO_BURIAL", "Bury", "BuryChoose", "may_bury"]
