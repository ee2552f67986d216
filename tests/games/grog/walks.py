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


def new_game(seats: int) -> Grog:
    """A table at its first question."""
    state = GAME.new(seats)
    assert isinstance(state, Grog)
    return state


def copy_of(state: State) -> Grog:
    """The same table once more."""
    copy = GAME.copy(state)
    assert isinstance(copy, Grog)
    return copy


def open_options(state: State) -> list[str]:
    """What is open, as it is called inside its frame; there is always something."""
    out = Options()
    state.options(out)
    assert out.count > 0
    return [local_name(state, option) for option in out.tolist()]


def local_name(state: State, option: int) -> str:
    """An option of the question, without the name of the frame."""
    return GAME.name(int(state.frame), option).partition(":")[2]


# Games


@dataclass(frozen=True)
class Moment:
    """A question in a game, what is open, and what is going to be answered; the state then goes on."""

    state: Grog
    frame: str
    actor: int
    open: list[int]
    weights: list[int]
    option: int
    name: str

    @property
    def about(self) -> int:
        """The seat that answers, or for which nature draws a card."""
        return int(self.state.a) if self.frame.startswith("draw_") else self.actor


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """A game in which everybody answers at random, nature by her weights."""
    generator = Generator(seed)
    out = Options()
    state = new_game(seats)
    while not state.over():
        state.options(out)
        option = int(out.pick(generator.below(out.total)))
        weights = [int(weight) for weight in out.weights][: out.count]
        frame, name = GAME.frame_of(state).id, local_name(state, option)
        yield Moment(state, frame, int(state.actor), out.tolist(), weights, option, name)
        state.answer(option)


def games(count: int = 4) -> Iterator[Iterator[Moment]]:
    """Random games with two, three and four seats, so many of each."""
    for seats in GAME.seats:
        for seed in range(count):
            yield moments(seats, 100 * seats + seed)


def questions(count: int = 4) -> Iterator[Moment]:
    """All questions of random games."""
    for game in games(count):
        yield from game


def ends(count: int = 4) -> Iterator[Grog]:
    """The last states of random games."""
    for game in games(count):
        *_, last = game
        assert last.state.over()
        yield last.state


def play(state: State, generator: Generator, choose: Callable[[State, list[str]], str] | None = None) -> None:
    """Plays on to the end: nature at random, seats too, or as they choose among the names of what is open."""
    out = Options()
    while not state.over():
        state.options(out)
        if state.actor == NATURE or choose is None:
            state.answer(out.pick(generator.below(out.total)))
        else:
            names = [GAME.name(int(state.frame), option) for option in out.tolist()]
            state.answer(GAME.parse(choose(state, names))[1])


# Drafts


class Draft(NamedTuple):
    """An unfinished bid or payment: the dice as turned, the row, parrot and treasure cards used per kind."""

    dice: tuple[int, ...]
    row: tuple[int, ...]
    cards: tuple[int, ...]
    used: tuple[int, ...]


CLOSING = ("pass", "commit", "settle", "refuse")
"""The options that end a draft."""


def draft_of(state: Grog) -> Draft:
    """The draft of the seat that is asked."""
    turned = [int(pips) for pips in state.draft_dice]
    dice = tuple(new or int(old) for new, old in zip(turned, state.dice, strict=True))
    row = tuple(int(colour) for colour in state.draft_row if colour != NONE)
    return Draft(dice, row, tuple(map(int, state.draft_cards)), tuple(map(int, state.pay_used)))


def drafts(state: State, steps: str, end: str) -> set[Draft]:
    """All drafts that steps of this name (`parrot`, `place`, …; "" for all) lead to and that can be ended there."""
    walk = copy_of(state)
    seen = {draft_of(walk): saved(walk)}
    ahead = list(seen.values())
    ended = set()
    while ahead:
        here = ahead.pop()
        walk.load(here)
        for name in open_options(walk):
            if name == end:
                ended.add(draft_of(walk))
            elif name not in CLOSING and name.startswith(steps):
                walk.answer(GAME.parse(f"{GAME.frame_of(walk).id}:{name}")[1])
                if draft_of(walk) not in seen:
                    seen[draft_of(walk)] = saved(walk)
                    ahead.append(seen[draft_of(walk)])
                walk.load(here)
    return ended


def saved(state: State) -> Snapshot:
    """The whole state."""
    snapshot = Snapshot()
    state.save(snapshot)
    return snapshot
