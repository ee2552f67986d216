"""Actions along a track: loading cannons, progress, the order of the players (R36, R37, R42-R45, R63, R64)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.amerigo.content import (
    BLACK,
    BROWN,
    LAST_PROGRESS,
    LAST_SPACE,
    MOST_CANNONS,
    ORDER_LEAP,
    PASSED,
    SHOWN,
    TOKENS,
    WHITE,
)
from karavelle.games.amerigo.effects import can_cash, offer_ap, spend, track_end, use_token
from karavelle.games.amerigo.frames import (
    CANNONS_LOADED,
    DISC_LEAPT,
    DISC_MOVED,
    GO_ON,
    PROGRESS_ADVANCED,
    TAKE_PROGRESS_TOKEN,
    TOKEN_TAKEN,
)
from karavelle.games.amerigo.state import DISPLAYED, EMPTY, OWNED, Amerigo
from karavelle.kernel.core import Ask, Options
from karavelle.kernel.fields import EVERYONE

FINISH: Final[i64] = 0
CANNON_AP: Final[i64] = 13
PROGRESS_AP: Final[i64] = 21
LEAP: Final[i64] = 14
ORDER_AP: Final[i64] = 15
"""The first option for action points, after the numbers of steps."""


class LoadCannons(Ask[Amerigo]):
    """R36, R68, R69: the cannon disc so many spaces up, 12 at most."""

    def options(self, s: Amerigo, out: Options) -> None:
        offer_steps(s, MOST_CANNONS - s.cannons[s.actor], CANNON_AP, out)

    def choose(self, s: Amerigo, option: i64) -> None:
        if option == FINISH:
            close(s)
            return
        if not spend(s, option, CANNON_AP):
            before = s.cannons[s.actor]
            s.cannons[s.actor] = before + option
            s.ap -= option
            s.note(CANNONS_LOADED, EVERYONE, s.actor, before, before + option)
        s.then(GO_ON, s.actor, BLACK)

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP left."""
        return [("number", int(s.ap))]


class AdvanceProgress(Ask[Amerigo]):
    """R42, R43, R68, R69: the progress disc so many spaces up; a token for every VP space reached or passed."""

    def options(self, s: Amerigo, out: Options) -> None:
        offer_steps(s, LAST_PROGRESS - s.progress[s.actor], PROGRESS_AP, out)

    def choose(self, s: Amerigo, option: i64) -> None:
        if option == FINISH:
            close(s)
            return
        if not spend(s, option, PROGRESS_AP):
            before = s.progress[s.actor]
            s.progress[s.actor] = before + option
            s.ap -= option
            s.note(PROGRESS_ADVANCED, EVERYONE, s.actor, before, before + option)
            plan_tokens(s, PASSED[before + option] - PASSED[before])
        s.then(GO_ON, s.actor, BROWN)

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP left."""
        return [("number", int(s.ap))]


class TakeProgressToken(Ask[Amerigo]):
    """R43, R44, R94: a face-up token of either area; the gap stays open."""

    def options(self, s: Amerigo, out: Options) -> None:
        for token in range(TOKENS):
            if s.token_at[token] == DISPLAYED:
                out.add(token)

    def choose(self, s: Amerigo, token: i64) -> None:
        s.token_at[token] = OWNED + s.actor
        for space in range(SHOWN):
            if s.display[space] == token:
                s.display[space] = EMPTY
        s.note(TOKEN_TAKEN, EVERYONE, s.actor, token)


class AdvanceOrder(Ask[Amerigo]):
    """R37, R63, R64, R89: the order disc so many spaces forward, on top of a pile there; or a leap to the first one."""

    def options(self, s: Amerigo, out: Options) -> None:
        room = LAST_SPACE - s.space[s.actor]
        out.add(FINISH)
        for steps in range(1, min(s.ap, room) + 1):
            out.add(steps)
        if can_leap(s):
            out.add(LEAP)
        offer_ap(s, s.ap < room, s.ap < room, ORDER_AP, out)

    def choose(self, s: Amerigo, option: i64) -> None:
        if spend(s, option, ORDER_AP):
            s.then(GO_ON, s.actor, WHITE)
            return
        if option == LEAP:
            leap(s)
            close(s)
            return
        if option != FINISH:
            before = s.space[s.actor]
            s.advance_disc(s.actor, before + option)
            s.ap -= option
            s.note(DISC_MOVED, EVERYONE, s.actor, before, before + option)
        if s.space[s.actor] == LAST_SPACE:
            track_end(s, s.actor)
        close(s)

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP left."""
        return [("number", int(s.ap))]


def offer_steps(s: Amerigo, room: i64, first_ap: i64, out: Options) -> None:
    """R36, R42, R69: steps that are paid and fit; more AP as long as there is room for them."""
    out.add(FINISH)
    for steps in range(1, min(s.ap, room) + 1):
        out.add(steps)
    offer_ap(s, s.ap < room, s.ap < room and can_cash(s, s.actor), first_ap, out)


def plan_tokens(s: Amerigo, spaces: i64) -> None:
    """R43: a token for each VP space, as long as there are any in the display."""
    shown: i64 = 0
    for space in range(SHOWN):
        if s.display[space] != EMPTY:
            shown += 1
    for _ in range(min(spaces, shown)):
        s.then(TAKE_PROGRESS_TOKEN, s.actor)


def can_leap(s: Amerigo) -> bool:
    """R64: with the unused token, for who is not first."""
    return s.has_unused(s.actor, ORDER_LEAP) and s.order[0] != s.actor


def leap(s: Amerigo) -> None:
    """R64: on top of the disc of the first player; no gold for it."""
    use_token(s, s.actor, ORDER_LEAP)
    space = s.space[s.order[0]]
    s.advance_disc(s.actor, space)
    s.note(DISC_LEAPT, EVERYONE, s.actor, space)


def close(s: Amerigo) -> None:
    """R8: the action is over; AP that are left are lost."""
    s.ap = 0


__all__ = ["AdvanceOrder", "AdvanceProgress", "LoadCannons", "TakeProgressToken", "can_leap"]
