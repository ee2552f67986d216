"""Walks through Grog Island: games played at random, and all drafts that can be built from a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from karavelle.games.grog import GAME
from karavelle.games.grog.state import NONE, Grog
from karavelle.kernel.core import Options, State
from karavelle.kernel.fields import NATURE, Snapshot
from karavelle.kernel.generator import Generator


@dataclass(frozen=True)
class Moment:
    """A question in a game (the state goes on after it), what is open, and what is going to be answered."""

    state: Grog
    frame: str
    open: list[int]
    weights: list[int]
    option: int

    @property
    def actor(self) -> int:
        """Who is asked."""
        return int(self.state.actor)

    @property
    def name(self) -> str:
        """The answer by name, without its frame."""
        return GAME.name(int(self.state.frame), self.option).partition(":")[2]


def new_game(seats: int) -> Grog:
    """A table at its first question."""
    state = GAME.new(seats)
    assert isinstance(state, Grog)
    return state


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """A game in which everybody answers at random, nature by her weights."""
    generator = Generator(seed)
    out = Options()
    state = new_game(seats)
    while not state.over():
        state.options(out)
        option = int(out.pick(generator.below(out.total)))
        weights = [int(weight) for weight in out.weights][: out.count]
        yield Moment(state, GAME.frame_of(state).id, out.tolist(), weights, option)
        state.answer(option)


def games(count: int = 4) -> Iterator[Iterator[Moment]]:
    """Random games with two, three and four seats, so many of each."""
    for seats in GAME.seats:
        for seed in range(count):
            yield moments(seats, 100 * seats + seed)


def play(state: State, generator: Generator, choose: Callable[[State, list[str]], str] | None = None) -> None:
    """Plays on to the end: nature at random, seats too, or as they choose among the names of what is open."""
    out = Options()
    while not state.over():
        state.options(out)
        if state.actor == NATURE or choose is None:
            state.answer(out.pick(generator.below(out.total)))
        else:
            open_now = [GAME.name(int(state.frame), option) for option in out.tolist()]
            state.answer(GAME.parse(choose(state, open_now))[1])


class Draft(NamedTuple):
    """An unfinished bid or payment: the dice as turned, the row, parrot and treasure cards used per kind."""

    dice: tuple[int, ...]
    row: tuple[int, ...]
    cards: tuple[int, ...]
    used: tuple[int, ...]


def draft_of(state: Grog) -> Draft:
    """The draft of the seat that is asked."""
    turned = [int(pips) for pips in state.draft_dice]
    dice = tuple(new or int(old) for new, old in zip(turned, state.dice, strict=True))
    row = tuple(int(colour) for colour in state.draft_row if colour != NONE)
    return Draft(dice, row, tuple(map(int, state.draft_cards)), tuple(map(int, state.pay_used)))


def drafts(state: Grog, steps: str, end: str) -> set[Draft]:
    """All drafts that steps of this name (`parrot`, `place`, …; "" for all) lead to and that can be ended there."""
    found: set[Draft] = set()
    walk = GAME.copy(state)
    assert isinstance(walk, Grog)
    ahead = [saved(walk)]
    seen = {draft_of(walk)}
    while ahead:
        here = ahead.pop()
        walk.load(here)
        for name in names(walk):
            if name == end:
                found.add(draft_of(walk))
            elif name in CLOSING or not name.startswith(steps):
                continue
            else:
                walk.answer(GAME.parse(f"{GAME.frame_of(walk).id}:{name}")[1])
                if draft_of(walk) not in seen:
                    seen.add(draft_of(walk))
                    ahead.append(saved(walk))
                walk.load(here)
    return found


CLOSING = ("pass", "commit", "settle", "refuse")
"""The options that end a draft."""


def names(state: Grog) -> list[str]:
    """What is open, by name, without the frame; there is always something."""
    out = Options()
    state.options(out)
    assert out.count > 0
    return [GAME.name(int(state.frame), option).partition(":")[2] for option in out.tolist()]


def saved(state: Grog) -> Snapshot:
    """The whole state."""
    snapshot = Snapshot()
    state.save(snapshot)
    return snapshot
