"""How Jordan sails: by way of as many face-down cards as he can (R136, M2, M7, M9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.content import FOG_VP, GULF, RANGE, ROW_OF
from karavelle.games.pirates.decisions.sailing import hides_improvement, hides_location, next_spaces
from karavelle.games.pirates.frames import (
    JORDAN_ARRIVE,
    JORDAN_ENTER,
    SAY_GAINED_VP,
    SAY_SAILED,
    TURN_UP_IMPROVEMENT,
    TURN_UP_LOCATION,
)
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

JORDAN: Final[i64] = 1


def worth(s: Pirates, space: i64) -> i64:
    """M9: 1 for a space with a face-down card, which he wants to enter."""
    return 1 if hides_improvement(s, space) or hides_location(s, space) else 0


def better_way(s: Pirates, to: i64, way: i64, steps: i64, worth_so_far: i64) -> i64:
    """M9: the best way on to a space, by worth, then fewer steps, then upper rows, the way itself last; -1 for none.

    A way is up to three spaces, two digits each, the first in front.
    """
    at = way % 100
    if at == to:
        return rank_of(way, steps, worth_so_far)
    if steps == RANGE or at == GULF:
        return -1
    best: i64 = -1
    near = next_spaces(s, at if way > 0 else s.ship[JORDAN])
    for space in range(1, GULF + 1):
        if (near >> space) & 1 == 1 and not on_way(s, way, space):
            found = better_way(s, to, 100 * way + space, steps + 1, worth_so_far + worth(s, space))
            best = max(best, found)
    return best


def on_way(s: Pirates, way: i64, space: i64) -> bool:
    """M9: simple ways only: no space twice."""
    while way > 0:
        if way % 100 == space:
            return True
        way //= 100
    return space == s.ship[JORDAN]


def rank_of(way: i64, steps: i64, worth_so_far: i64) -> i64:
    """M9: most face-down cards, then fewest steps, then the upper rows first."""
    rows: i64 = 0
    left = way
    unit: i64 = 1
    for _ in range(steps):
        rows += ROW_OF[left % 100] * unit
        left //= 100
        unit *= 10
    return ((worth_so_far * 10 + (9 - steps)) * 1000 + (999 - rows)) * 1000000 + way


class JordanSail(Step[Pirates]):
    """R136, M9: his ship to the space `b`, by way of as many face-down cards as it can; `a` what he will do there."""

    def run(self, s: Pirates) -> None:
        s.note(SAY_SAILED, EVERYONE, JORDAN, s.b, s.ship[JORDAN])
        if s.fog_locations or s.fog_improvements:
            way = better_way(s, s.b, 0, 0, 0) % 1000000
            if way >= 10000:
                s.then(JORDAN_ENTER, NOBODY, way // 10000)
            if way >= 100:
                s.then(JORDAN_ENTER, NOBODY, way // 100 % 100)
        s.then(JORDAN_ENTER, NOBODY, s.b)
        s.then(JORDAN_ARRIVE, NOBODY, s.a, s.b)


class JordanEnter(Step[Pirates]):
    """M2, M7: what lies face down where he enters is turned up; a location brings him VP, its doubloons go back."""

    def run(self, s: Pirates) -> None:
        space = s.a
        s.ship[JORDAN] = space
        if hides_location(s, space):
            s.coins[space - 1] = 0
            s.gain_vp(JORDAN, FOG_VP[s.round - 1])
            s.note(SAY_GAINED_VP, EVERYONE, JORDAN, FOG_VP[s.round - 1])
            s.then(TURN_UP_LOCATION, NATURE, space)
        elif hides_improvement(s, space):
            s.then(TURN_UP_IMPROVEMENT, NATURE, space)


__all__ = ["JORDAN", "JordanEnter", "JordanSail"]
