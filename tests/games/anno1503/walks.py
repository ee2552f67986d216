"""Walks through Anno 1503: games played at random, question by question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from karavelle.games.anno1503 import GAME
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.core import Options
from karavelle.kernel.generator import Generator
from tests.games.script import open_options

MODES = ("base", "expansion")


@dataclass(frozen=True)
class Moment:
    """A question in a game, what is open, and what is going to be answered; the state then goes on."""

    state: Anno1503
    frame: str
    actor: int
    open: list[str]
    name: str
    option: int


def moments(mode: str, seats: int, seed: int, most: int = 700) -> Iterator[Moment]:
    """The beginning of a game in which everybody answers at random, nature by her weights."""
    generator, out, state = Generator(seed), Options(), GAME.new(seats, {"mode": mode})
    assert isinstance(state, Anno1503)
    for _ in range(most):
        if state.over():
            return
        state.options(out)
        option = int(out.pick(generator.below(out.total)))
        name = GAME.name(int(state.frame), option).partition(":")[2]
        frame = GAME.frame_of(state).id
        yield Moment(state, frame, int(state.actor), open_options(GAME, state), name, option)
        state.answer(option)


def walks(count: int = 1, most: int = 700) -> Iterator[Iterator[Moment]]:
    """Beginnings of games of both modes with two, three and four seats, so many of each."""
    for mode in MODES:
        for seats in GAME.seats:
            for seed in range(count):
                yield moments(mode, seats, 100 * seats + seed, most)
