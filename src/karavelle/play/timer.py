"""The running clock of a table: who is thinking, since when, and what everybody has left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from karavelle.play.clock import DAYS, LIVE, Clock

JUST = 0.001
"""Seconds too few to count: moments are floating-point numbers."""

WARNED, UP = "warned", "up"


@dataclass
class Timer:
    """The time that the seats of a table have left; `thinker` is the person whose time runs, or -1."""

    clock: Clock
    left: list[float]
    thinker: int = -1
    since: float = 0.0
    warned: bool = False

    @classmethod
    def of(cls, clock: Clock, seats: int) -> Timer:
        """A timer before the first move."""
        return cls(clock, [clock.allowance()] * seats)

    @property
    def runs(self) -> bool:
        """Whether time is running out for somebody."""
        return self.thinker >= 0 and self.clock.allowance() > 0.0

    def pass_to(self, seat: int, now: float) -> None:
        """Books the time of whoever was thinking; from now on it is this person (-1: nobody).

        A live clock pays its increment to whoever is done in time.
        """
        before = self.thinker
        if before >= 0:
            self.left[before] = self.remaining(before, now) or 0.0
            if before != seat and self.clock.kind == LIVE and self.left[before] > JUST:
                self.left[before] += self.clock.increment
        if before != seat:
            self.warned = False
            if seat >= 0 and self.clock.kind == DAYS:
                self.left[seat] = self.clock.allowance()
        self.thinker, self.since = seat, now

    def grant(self, seat: int, least: float) -> None:
        """Somebody who is back has at least so much, or a whole move of a clock over days."""
        self.left[seat] = max(self.left[seat], self.clock.allowance() if self.clock.kind == DAYS else least)
        self.warned = self.warned and seat != self.thinker

    def remaining(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; None where there is no clock."""
        if self.clock.allowance() == 0.0:
            return None
        spent = self.clock.spent(self.since, now) if seat == self.thinker else 0.0
        return max(0.0, self.left[seat] - spent)

    def deadline(self) -> float | None:
        """When the thinker is next to be warned, or his time is up."""
        if not self.runs:
            return None
        left, warning = self.left[self.thinker], self.clock.warning()
        before = 0.0 if self.warned or left <= warning else warning
        return self.clock.due(self.since, left - before)

    def check(self, now: float) -> str:
        """Whether the thinker is due a warning, or his time is up; nothing otherwise."""
        left = self.remaining(self.thinker, now) if self.runs else None
        if left is None:
            return ""
        if left <= JUST:
            return UP
        if left <= self.clock.warning() + JUST and not self.warned:
            self.warned = True
            return WARNED
        return ""

    def record(self) -> dict[str, Any]:
        """The timer as plain data, its clock left out."""
        return {"left": self.left, "thinker": self.thinker, "since": self.since, "warned": self.warned}


__all__ = ["JUST", "UP", "WARNED", "Timer"]
