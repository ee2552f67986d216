"""The end of a round and of the game: pirates, preparation, final scoring (R72-R78, R100-R102)."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.amerigo.content import (
    GOLD3,
    GOLD5,
    GOODS_SHOWN,
    GOODS_SPACES,
    LEFT_AREA,
    PIRATES_GOLD2,
    PIRATES_HALF,
    PIRATES_PLUS2,
    SHOWN,
)
from karavelle.games.amerigo.effects import CHEST, FIVE, THREE, cash, earn, gain_gold
from karavelle.games.amerigo.frames import (
    FINAL_POINTS,
    FROM_PIRATES,
    GAME_SCORED,
    GOODS_TOKEN,
    PIRATE_MARKER,
    PIRATES,
    PIRATES_PLUNDER,
    PIRATES_REPELLED,
    PROGRESS_TOKEN,
    ROUND,
    ROUND_ENDED,
)
from karavelle.games.amerigo.scoring import settle
from karavelle.games.amerigo.state import EMPTY, GONE, OWNED, Amerigo
from karavelle.kernel.core import Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY


class InterimScoring(Step[Amerigo]):
    """R72-R76: the pirates attack everybody at once."""

    def run(self, s: Amerigo) -> None:
        for seat in range(s.seats):
            attack(s, seat, strength_for(s, seat))


class Prepare(Step[Amerigo]):
    """R77, R78: after round `a`: old tokens and goods leave, the left area moves to the right, new ones are laid."""

    def run(self, s: Amerigo) -> None:
        s.note(ROUND_ENDED, EVERYONE, s.a)
        for space in range(LEFT_AREA, SHOWN):
            if s.display[space] != EMPTY:
                s.token_at[s.display[space]] = GONE
            s.display[space] = s.display[space - LEFT_AREA]
            s.display[space - LEFT_AREA] = EMPTY
        for space in range(GOODS_SPACES):
            s.goods_display[space] = EMPTY
        s.then(PIRATE_MARKER, NATURE, s.a + 1)
        for space in range(LEFT_AREA):
            s.then(PROGRESS_TOKEN, NATURE, space)
        for space in range(GOODS_SHOWN[s.seats]):
            s.then(GOODS_TOKEN, NATURE, space)
        s.then(ROUND, NOBODY, s.a + 1)


class FinalScoring(Step[Amerigo]):
    """R100-R102: chests and tokens become gold; gold, goods, tokens and both tracks are scored."""

    def run(self, s: Amerigo) -> None:
        s.note(GAME_SCORED, EVERYONE)
        for seat in range(s.seats):
            while s.chests[seat] > 0:
                cash(s, seat, CHEST)
            if s.has_unused(seat, GOLD3):
                cash(s, seat, THREE)
            if s.has_unused(seat, GOLD5):
                cash(s, seat, FIVE)
            settle(s, seat)
        for place in range(s.seats):
            s.note(FINAL_POINTS, EVERYONE, s.order[place], s.vp(s.order[place]))


def strength_for(s: Amerigo, seat: i64) -> i64:
    """R72, R84: the open markers, and 2 more if somebody else has that token."""
    strength = s.pirate_strength()
    if s.token_at[PIRATES_PLUS2] >= OWNED and not s.owns(seat, PIRATES_PLUS2):
        strength += 2
    return strength


def attack(s: Amerigo, seat: i64, strength: i64) -> None:
    """R73-R75, R85, R86: enough cannons are given up; else all are lost, and points."""
    if s.cannons[seat] >= strength:
        s.cannons[seat] -= strength
        s.note(PIRATES_REPELLED, EVERYONE, seat, strength)
        if s.owns(seat, PIRATES_GOLD2):
            gain_gold(s, seat, 2, FROM_PIRATES)
        return
    loss = (strength + 1) // 2 if s.owns(seat, PIRATES_HALF) else strength
    loss = min(loss, s.vp(seat))
    s.note(PIRATES_PLUNDER, EVERYONE, seat, strength, s.cannons[seat], loss)
    s.cannons[seat] = 0
    earn(s, seat, PIRATES, -loss)


__all__ = ["FinalScoring", "InterimScoring", "Prepare", "strength_for"]
