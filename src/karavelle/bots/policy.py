"""Quick play, compiled: by chance, by a game's hints, or by short play-outs. Knows states and options, no game."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.core import ENDED, Hints, Options, State
from karavelle.kernel.fields import NATURE, Snapshot
from karavelle.kernel.generator import Generator
from karavelle.kernel.score import Sheet

CENT: Final = 100
JITTER: Final[i64] = 16
"""Options within this much of each other (hundredths of a point) are alike: chance decides."""


def play_at_random(s: State, generator: Generator, out: Options, limit: i64) -> i64:
    """Answers at random, nature's questions by their weights, until the game is over; returns how many answers."""
    answers: i64 = 0
    while s.frame != ENDED and answers < limit:
        s.options(out)
        s.answer(out.pick(generator.below(out.total)))
        answers += 1
    return answers


def play_by_hints(s: State, hints: Hints[Any], generator: Generator, out: Options, limit: i64) -> i64:
    """Answers for all seats by what the hints say, until the game is over; returns how many answers."""
    answers: i64 = 0
    while s.frame != ENDED and answers < limit:
        s.options(out)
        if s.actor == NATURE:
            s.answer(out.pick(generator.below(out.total)))
        else:
            s.answer(best_by_hints(s, hints, generator, out))
        answers += 1
    return answers


def best_by_hints(s: State, hints: Hints[Any], generator: Generator, out: Options) -> i64:
    """The option that the hints rate highest, with a little chance among those that are about as good."""
    best = out.choices[0]
    if out.count == 1:
        return best
    highest: i64 = 0
    for place in range(out.count):
        option = out.choices[place]
        rating = hints.rate(s, option) + generator.below(JITTER)
        if place == 0 or rating > highest:
            best, highest = option, rating
    return best


def rate_by_play_outs(
    view: State, world: State, generator: Generator, worlds: i64, limit: i64, out: Options
) -> vec[i64]:
    """For each open option the mean margin (hundredths of a point) over the best other seat, after random play.

    `world` is scratch space, a state of the same game. Every world is dealt from what the view shows, and all options
    are tried in it.
    """
    seat = view.actor
    shown = Snapshot()
    view.save(shown)
    dealt = Snapshot()
    view.options(out)
    choices = vec[i64]([out.choices[place] for place in range(out.count)])
    sums = vec[i64]([0 for _ in choices])
    for _ in range(worlds):
        world.load(shown)
        world.deal(generator)
        world.save(dealt)
        for place in range(len(choices)):
            world.load(dealt)
            world.answer(choices[place])
            play_at_random(world, generator, out, limit)
            sums[place] += margin(world, seat)
    for place in range(len(sums)):
        sums[place] = sums[place] // worlds
    return sums


def margin(s: State, seat: i64) -> i64:
    """Hundredths of a point by which a seat is ahead of the best other seat or rival."""
    own: i64 = 0
    best: i64 = 0
    found = False
    for other in range(s.seats + s.rivals):
        sheet = Sheet()
        s.score(int(other), sheet)
        if other == seat:
            own = sheet.total
        elif not found or sheet.total > best:
            best, found = sheet.total, True
    return CENT * (own - best)
