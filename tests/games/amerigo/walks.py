"""Walks through Amerigo: games at random, and by hints, which found posts and build."""

from __future__ import annotations

from collections.abc import Iterator

from karavelle.bots.policy import best_by_hints
from karavelle.games.amerigo import GAME
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.core import Options
from karavelle.kernel.fields import NATURE
from karavelle.kernel.generator import Generator


def moments(seats: int, seed: int, *, sensible: bool = True) -> Iterator[Amerigo]:
    """The table at every question of a game, nature's too."""
    generator, out, state = Generator(seed), Options(), GAME.new(seats)
    assert isinstance(state, Amerigo) and GAME.hints is not None
    while not state.over():
        yield state
        state.options(out)
        if state.actor == NATURE or not sensible:
            state.answer(out.pick(generator.below(out.total)))
        else:
            state.answer(best_by_hints(state, GAME.hints, generator, out))


def games(count: int = 1, *, sensible: bool = True) -> Iterator[Iterator[Amerigo]]:
    """Games with two, three and four seats, so many of each."""
    for seats in GAME.seats:
        for seed in range(count):
            yield moments(seats, 100 * seats + seed, sensible=sensible)


def played_out(seats: int, seed: int) -> Amerigo:
    """A whole game by hints."""
    *_, last = moments(seats, seed)
    return last
