"""Walks through Entdecker: games played at random, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from karavelle.games.entdecker import GAME
from karavelle.games.entdecker.state import Entdecker
from karavelle.kernel.core import Options
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from tests.games.script import open_options


@dataclass(frozen=True)
class Moment:
    """A question in a game, what is open, and what is going to be answered; the state then goes on."""

    state: Entdecker
    frame: str
    actor: int
    open: list[str]
    name: str


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """A game in which everybody answers at random, nature by her weights."""
    generator, out, state = Generator(seed), Options(), GAME.new(seats)
    assert isinstance(state, Entdecker)
    while not state.over():
        state.options(out)
        option = int(out.pick(generator.below(out.total)))
        frame = GAME.frame_of(state)
        name = GAME.name(int(state.frame), option).partition(":")[2]
        yield Moment(state, frame.id, int(state.actor), open_options(GAME, state), name)
        state.answer(option)


def games(count: int = 4) -> Iterator[Iterator[Moment]]:
    """Random games with two, three and four seats, so many of each."""
    for seats in GAME.seats:
        for seed in range(count):
            yield moments(seats, 100 * seats + seed)


def ends(count: int = 8) -> Iterator[Entdecker]:
    """The last states of random games."""
    for game in games(count):
        *_, last = game
        yield last.state


def notes(seats: int, seed: int) -> list[tuple[int, int, int, int, int, int]]:
    """Everything that is told of a random game."""
    match, generator = Match.new(GAME, seats, seed=seed), Generator(seed)
    while not match.over:
        options = match.options()
        match.play(options[generator.below(len(options))])
    return match.notes()
