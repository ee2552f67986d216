"""What a world that was played on comes to for every seat: its points, and its share of the victory."""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.core import ENDED, Hints, State
from karavelle.kernel.score import Tally

CENT: Final[i64] = 100
MOST_SEATS: Final[i64] = 8

FULL: Final = 1_000_000
"""A horizon that quick play never reaches: every world is played to its end."""


class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        horizon: int = FULL,
        whim: int = 5,
        curiosity: float = 0.2,
        scale: float = 800.0,
        winning: float = 0.0,
        width: int = 1,
    ) -> None:
        self.horizon: i64 = horizon
        """Quick play stops after so many answers, and the hints say what the position is worth."""
        self.whim: i64 = whim
        """In so many of a hundred answers quick play does anything at all."""
        self.curiosity = curiosity
        """How much little tried answers are preferred."""
        self.scale = scale
        """A lead of so many hundredths of a point counts as winning in three of four cases."""
        self.winning = winning
        """How much of the reward is for winning; the rest is for the lead."""
        self.width: i64 = width
        """A node that was visited `v` times has up to the square root of `v * width / 4` children, the best looking
        first: a narrow tree trusts the hints, and looks deeper."""


class Outcome:
    """How one world ended, to be used again for the next."""

    def __init__(self, hints: Hints[Any] | None, manner: Manner) -> None:
        self.hints = hints
        self.scale = manner.scale
        self.tally = Tally()
        self.values = vec[i64]([0] * MOST_SEATS)
        self.shares = vec[float]([0.0] * MOST_SEATS)
        self.columns: i64 = 0
        self.sum_alone: i64 = 0
        self.count_alone: i64 = 0

    def begin(self) -> None:
        """Forgets what positions have come to so far."""
        self.sum_alone = 0
        self.count_alone = 0

    def judge(self, world: State) -> None:
        """What the world is worth to every seat and rival, in hundredths of a point, and who shares the victory."""
        hints = self.hints
        self.columns = world.seats + world.rivals
        ended = world.frame == ENDED
        for seat in range(self.columns):
            if hints is not None and not ended:
                self.values[seat] = hints.value(world, seat)
            else:
                self.tally.total = 0
                world.score(int(seat), self.tally)
                self.values[seat] = CENT * self.tally.total
        if self.columns == 1:
            self.shares[0] = self.alone(self.values[0])
        elif ended:
            self.share_victory(world)
        else:
            for seat in range(world.seats):
                self.shares[seat] = self.chance(self.lead(seat))

    def alone(self, value: i64) -> float:
        """Who plays alone is measured against what the position has come to so far."""
        self.sum_alone += value
        self.count_alone += 1
        return self.chance(value - self.sum_alone // self.count_alone)

    def share_victory(self, world: State) -> None:
        """The winners of a finished game share one victory; all lose to a rival with as many points."""
        winners: i64 = 0
        for seat in range(world.seats):
            self.shares[seat] = 0.0
            if self.wins_against_all(world, seat):
                self.shares[seat] = 1.0
                winners += 1
        for seat in range(world.seats):
            self.shares[seat] = self.shares[seat] / float(max(winners, 1))

    def wins_against_all(self, world: State, seat: i64) -> bool:
        """Whether nobody has more points, nor as many and the tie-break."""
        for other in range(self.columns):
            if self.values[other] > self.values[seat]:
                return False
            if other != seat and self.values[other] == self.values[seat]:
                if other >= world.seats or world.tie_break(int(other)) > world.tie_break(int(seat)):
                    return False
        return True

    def chance(self, lead: i64) -> float:
        """How likely somebody wins who is so far ahead."""
        return 1.0 / (1.0 + math.exp(-float(lead) / self.scale))

    def lead(self, seat: i64) -> i64:
        """By how much a seat is ahead of the best other or rival; alone, of what was to be expected."""
        if self.columns == 1:
            return self.values[0] - self.sum_alone // max(self.count_alone, 1)
        best: i64 = 0
        found = False
        for other in range(self.columns):
            if other != seat and (not found or self.values[other] > best):
                best, found = self.values[other], True
        return self.values[seat] - best
