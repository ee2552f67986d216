"""The inner loops of fuzzing and benchmarks, compiled like the rules they drive."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from karavelle.bots.policy import best_by_hints
from karavelle.kernel.core import ENDED, Hints, Options, State
from karavelle.kernel.fields import NATURE, Snapshot
from karavelle.kernel.generator import Generator


class Run:
    """One game played with every invariant checked at every position."""

    def __init__(self) -> None:
        self.frames: list[int] = []
        self.answers: list[int] = []
        self.faults: list[str] = []


def play_checked(s: State, hints: Hints[Any] | None, generator: Generator, out: Options, limit: i64, run: Run) -> Run:
    """Plays to the end, at random or by hints; stops at the first position that is not as it must be.

    What was played stands in `run` even if the rules raise on the way.
    """
    while s.frame != ENDED:
        s.options(out)
        run.faults = s.broken()
        if out.count == 0:
            run.faults.append("nothing is open")
        if len(run.answers) >= limit:
            run.faults.append(f"no end after {limit} answers")
        if run.faults:
            return run
        if hints is None or s.actor == NATURE:
            option = out.pick(generator.below(out.total))
        else:
            option = best_by_hints(s, hints, generator, out)
        run.frames.append(int(s.frame))
        run.answers.append(int(option))
        s.answer(option)
    run.faults = s.broken()
    return run


def save_and_load(s: State, times: i64) -> None:
    """Writes the whole state to a snapshot and reads it back, again and again."""
    snapshot = Snapshot()
    for _ in range(times):
        s.save(snapshot)
        s.load(snapshot)
