"""What a bot is: a redacted state in, an answer and why out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from karavelle.kernel.core import State
from karavelle.kernel.fields import EVERYONE
from karavelle.kernel.match import Match

Past = Sequence[tuple[int, int]]
"""The answers of seats since a bot's last question, its own first, each as frame and option."""


@dataclass(frozen=True)
class Appraisal:
    """What a bot expects of one answer: the margin over the best other seat in points, and the chance to win.

    `error` is the standard error of the margin after so many tries.
    """

    option: int
    points: float
    wins: float
    tries: int
    error: float = 0.0


@dataclass(frozen=True)
class Choice:
    """A bot's answer, why it gives it, and what it expects of that and of other answers, the best first."""

    option: int
    why: str
    options: tuple[Appraisal, ...] = ()


class Bot(Protocol):
    """Whoever can answer for a seat."""

    def choose(self, view: State, past: Past | None = None) -> Choice:
        """Answers the open question; the view is redacted for the seat that is asked.

        `past` lets a bot go on thinking where it stopped; without it the question is looked at afresh.
        """


def past(match: Match, seat: int) -> Past | None:
    """What was answered since a seat's last decision, or nothing where some of that is hidden from it."""
    found: list[tuple[int, int]] = []
    for answer in reversed(match.answers):
        if answer.actor >= 0:
            if answer.seen_by not in (EVERYONE, seat):
                return None
            found.append(match.game.parse(answer.name))
            if answer.actor == seat and not answer.lone:
                return found[::-1]
    return None


__all__ = ["Appraisal", "Bot", "Choice", "Past", "past"]
