"""What a finished game looks like to somebody who looks ahead: who was going to win when, and what decisions cost.

Every decision is looked at with the eyes that its seat had then; the prospects of all seats are those of the true
position. Both play quickly on from there, so they are estimates; the more tries, the better.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass

from karavelle.bots.bot import Appraisal
from karavelle.bots.outcome import Manner
from karavelle.bots.search import Search
from karavelle.bots.searching import SearchBot
from karavelle.kernel.fields import NATURE
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match

TRIES = 300
QUICK = 120
"""How often a position is played on from, to see who wins."""

TURNING_POINTS = 3
AROUND = 4
"""Chances before and after a turning point are means of so many positions, for quick play is a matter of luck."""

APART = 20
"""Turning points lie at least this part of the game from each other."""


@dataclass(frozen=True)
class Prospect:
    """The table after `place` answers: for every seat the chance to win, and the points it may expect."""

    place: int
    wins: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """A decision of a seat: the answer given at `place`, the one that looks best, and what they promise."""

    place: int
    seat: int
    frame: int
    chosen: Appraisal
    best: Appraisal

    @property
    def cost(self) -> float:
        """By how many points the best answer is better, less what that may be by luck."""
        error = math.hypot(self.best.error, self.chosen.error)
        return max(0.0, self.best.points - self.chosen.points - error)

    @property
    def lost(self) -> float:
        """What the decision cost in chances to win."""
        return max(0.0, self.best.wins - self.chosen.wins) if self.cost else 0.0


@dataclass(frozen=True)
class Turn:
    """A turning point: the answers from `start` to `end` moved the chances of `seat` by so much."""

    start: int
    end: int
    seat: int
    before: float
    after: float


@dataclass(frozen=True)
class Review:
    """A whole game reviewed."""

    prospects: tuple[Prospect, ...]
    decisions: tuple[Decision, ...]

    def turning_points(self) -> list[Turn]:
        """Where the chances of a seat changed most, in the order of the game."""
        found = sorted(map(self._turn, range(1, len(self.prospects))), key=lambda turn: -abs(turn.after - turn.before))
        taken: list[Turn] = []
        apart = self.prospects[-1].place / APART
        for turn in found:
            if len(taken) < TURNING_POINTS and all(abs(turn.end - other.end) >= apart for other in taken):
                taken.append(turn)
        return sorted(taken, key=lambda turn: turn.start)

    def _turn(self, at: int) -> Turn:
        """What changed from the position before this one to this one, for the seat for which most did."""
        before, after = self._mean(at - AROUND, at), self._mean(at, at + AROUND)
        seat = max(range(len(before)), key=lambda one: abs(after[one] - before[one]))
        start, end = self.prospects[at - 1].place, self.prospects[at].place
        return Turn(start, end, seat, before[seat], after[seat])

    def _mean(self, start: int, end: int) -> list[float]:
        part = self.prospects[max(0, start) : end]
        return [sum(shares) / len(part) for shares in zip(*(one.wins for one in part), strict=True)]

    def costs(self, seat: int) -> float:
        """All that a seat's decisions cost, in points."""
        return sum(decision.cost for decision in self.decisions if decision.seat == seat)


class Reviewer:
    """Looks at one match, decision by decision; `seconds` is what it may take for all of it."""

    def __init__(self, match: Match, *, tries: int = TRIES, seconds: float = 0.0, seed: int = 1) -> None:
        self.match = match
        self.places = [
            place for place, answer in enumerate(match.answers) if answer.actor != NATURE and not answer.lone
        ]
        self.prospects: list[Prospect] = []
        self.decisions: list[Decision] = []
        self.until = time.monotonic() + seconds if seconds else 0.0
        manner = Manner(winning=0.0)
        self.bot = SearchBot(match.game, seed, tries, manner=manner)
        self.quick = Search(match.game.hints, match.game.copy(match.state), Generator(seed), 2, manner)

    def steps(self) -> Iterator[int]:
        """Does the work; gives how many decisions are done after each."""
        past = self.match.at(0)
        for count, place in enumerate(self.places):
            past.follow(self.match.answers[len(past.answers) : place])
            share = max(0.001, (self.until - time.monotonic()) / (len(self.places) - count)) if self.until else 0.0
            self._prospect(past, share / 2)
            if len(past.options()) > 1:
                self._decision(past, place, share / 2)
            yield count + 1
        past.follow(self.match.answers[len(past.answers) :])
        self._prospect(past, 0.0)

    def review(self) -> Review:
        """All that was found."""
        return Review(tuple(self.prospects), tuple(self.decisions))

    def _prospect(self, past: Match, seconds: float) -> None:
        found = self.quick.prospects(past.state, 1 if past.over else QUICK, seconds)
        wins, points = zip(*found, strict=True)
        self.prospects.append(Prospect(len(past.answers), wins, points))

    def _decision(self, past: Match, place: int, seconds: float) -> None:
        self.bot.seconds = seconds
        frame, option = past.game.parse(self.match.answers[place].name)
        found = self.bot.appraise(past.view(past.actor), also=option)
        chosen = next(one for one in found if one.option == option)
        best = max((one for one in found if 4 * one.tries >= found[0].tries), key=lambda one: one.points)
        self.decisions.append(Decision(place, past.actor, frame, chosen, best))


def review(match: Match, *, tries: int = TRIES, seconds: float = 0.0) -> Review:
    """Reviews a whole match at once."""
    reviewer = Reviewer(match, tries=tries, seconds=seconds)
    for _ in reviewer.steps():
        pass
    return reviewer.review()


__all__ = ["Decision", "Prospect", "Review", "Reviewer", "Turn", "review"]
