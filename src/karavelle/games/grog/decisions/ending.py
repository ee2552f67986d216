"""The end of a round: ghost crew, ships, flag, and the end of the game (R70-R73, R84, R90)."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.grog.content import LAST_ROUND, OPEN_SEA
from karavelle.games.grog.decisions.claims import offer_free
from karavelle.games.grog.frames import (
    ENDED_WITH,
    FLAG,
    GHOST_PLACE,
    GHOST_PLACED,
    LIES_AT,
    NEXT_ROUND,
    ROUND_START,
    SAILED,
    SCORED,
)
from karavelle.games.grog.state import GHOST, NONE, Grog
from karavelle.kernel.core import Ask, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE
from karavelle.kernel.score import Sheet


class RoundEnd(Step[Grog]):
    """R70: in a game of two the one who did not win (`a`) places ghost crew, the start player if nobody won."""

    def run(self, s: Grog) -> None:
        position = s.ghost_position()
        if position != NONE and position != OPEN_SEA and s.ghost_crew > 0 and s.any_free(position):
            loser = s.left_of(s.a)  # only two play where there is a ghost ship
            s.then(GHOST_PLACE, s.start_player if s.a == NONE else loser)
        s.then(NEXT_ROUND, NATURE)


class GhostPlace(Ask[Grog]):
    """R70, R55: ghost crew on a free building of the ghost ship's peninsula; no reward, no coins."""

    def options(self, s: Grog, out: Options) -> None:
        offer_free(s, s.ghost_position(), out)

    def choose(self, s: Grog, building: i64) -> None:
        s.occupy(building, GHOST)
        s.ghost_crew -= 1
        s.note(GHOST_PLACED, EVERYONE, s.actor, building)

    def context(self, s: Grog) -> list[tuple[str, int]]:
        return [("peninsula", int(s.ghost_position()))]


class NextRound(Step[Grog]):
    """R71-R73, R84, R90: markers back; the game is over after somebody's last crew, else ships and flag move on."""

    def run(self, s: Grog) -> None:
        for seat in range(s.seats):
            s.trade_marker[seat] = NONE
            s.passed[seat] = 0
        if s.trigger() or s.round_no == LAST_ROUND:
            tell_scores(s)
            return
        sail(s)
        s.start_player = s.left_of(s.start_player)
        s.note(FLAG, EVERYONE, s.start_player)
        s.then(ROUND_START, NATURE)


def sail(s: Grog) -> None:
    """R72: every ship moves one position to the right, the last comes in from the left."""
    last = s.ships[OPEN_SEA]
    for position in range(OPEN_SEA, i64(0), i64(-1)):
        s.ships[position] = s.ships[position - 1]
    s.ships[0] = last
    s.note(SAILED)
    for position in range(OPEN_SEA + 1):
        s.note(LIES_AT, EVERYONE, s.told(s.ships[position]), position)


def tell_scores(s: Grog) -> None:
    """R1, R91: the totals, if anybody listens."""
    if s.ears is None:
        return
    s.note(ENDED_WITH, EVERYONE, s.round_no)
    for seat in range(s.seats):
        sheet = Sheet()
        s.score(int(seat), sheet)
        s.note(SCORED, EVERYONE, seat, sheet.total)


__all__ = ["GhostPlace", "NextRound", "RoundEnd"]
