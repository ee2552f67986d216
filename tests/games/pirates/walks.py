"""Walks through Pirates of Maracaibo: games played at random, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from karavelle.games.pirates import GAME
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Options
from karavelle.kernel.generator import Generator
from tests.games.script import open_options


@dataclass(frozen=True)
class Moment:
    """A question in a game, what is open, and what is going to be answered; the state then goes on."""

    state: Pirates
    frame: str
    actor: int
    open: list[str]
    name: str


def moments(seats: int, seed: int, drawn: bool = False, **options: str) -> Iterator[Moment]:
    """A game in which everybody answers at random, nature by her weights; perhaps with options drawn at random."""
    generator, out = Generator(seed), Options()
    state = GAME.new(seats, {**(GAME.draw_variants(generator) if drawn else {}), **options})
    assert isinstance(state, Pirates)
    while not state.over():
        state.options(out)
        option = int(out.pick(generator.below(out.total)))
        frame = GAME.frame_of(state)
        name = GAME.name(int(state.frame), option).partition(":")[2]
        yield Moment(state, frame.id, int(state.actor), open_options(GAME, state), name)
        state.answer(option)


def games(count: int = 2, drawn: bool = False, **options: str) -> Iterator[Iterator[Moment]]:
    """Random games with one to four seats, so many of each."""
    for seats in GAME.seats:
        for seed in range(count):
            yield moments(seats, 100 * seats + seed, drawn, **options)
