"""Figures of the bots: tries of a search a second, what the tree costs beside the rules, how long levels think."""

from __future__ import annotations

import time
from collections.abc import Iterator

from karavelle.bots import LEVELS, make, past
from karavelle.bots.outcome import Manner
from karavelle.bots.search import Search
from karavelle.kernel.core import State
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from karavelle.lab.bench import Figure, calibrate

EVERY = 12
TRIES = 60


def bots(game: Game, seconds: float) -> Iterator[Figure]:
    """All figures of one game, with three seats where it has them."""
    calibration, seats = calibrate(), 3 if 3 in game.seats else game.seats[0]
    questions = _questions(game, seats)
    first, all_along, outside = (
        _tries(game, questions[:1], seconds),
        _tries(game, questions, seconds),
        _outside(game, questions),
    )
    yield Figure(f"{game.id}.search.tries_at_the_start.{seats}_seats", first, "tries/s", calibration)
    yield Figure(f"{game.id}.search.tries_over_a_game.{seats}_seats", all_along, "tries/s", calibration)
    yield Figure(f"{game.id}.search.outside_the_rules.{seats}_seats", outside, "share", calibration)
    for level in LEVELS:
        mean, slowest = _thinking(game, seats, level)
        yield Figure(f"{game.id}.{level}.answer.{seats}_seats", mean, "s", calibration)
        yield Figure(f"{game.id}.{level}.slowest.{seats}_seats", slowest, "s", calibration)


def _questions(game: Game, seats: int) -> list[State]:
    """Views of those who are asked, from the first decision of a game to its end."""
    match, players = Match.new(game, seats, seed="pace"), [make("greedy", game, seat) for seat in range(seats)]
    found, asked = [], 0
    while not match.over:
        view = match.view(match.actor)
        if asked % EVERY == 0 and len(match.options()) > 1:
            found.append(view)
        asked += 1
        match.play(players[match.actor].choose(view).option)
    return found


def _search(game: Game, view: State) -> Search:
    return Search(game.hints, game.copy(view), Generator(1), 1 << 16, Manner())


def _tries(game: Game, questions: list[State], seconds: float) -> float:
    """Tries a second, every world being played to its end."""
    search, tries, start = _search(game, questions[0]), 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for view in questions:
            search.think(view, TRIES)
            tries += TRIES
    return tries / spent


def _outside(game: Game, questions: list[State]) -> float:
    """The share of a try that is not playing on: dealing a world, the tree, and telling it how it went."""
    search, playing, whole = _search(game, questions[0]), 0.0, 0.0
    for view in questions:
        start = time.perf_counter()
        search.think(view, TRIES)
        whole += time.perf_counter() - start
        search.look_at(view, TRIES, None)
        for _ in range(TRIES):
            search.imagine()
            start = time.perf_counter()
            search.play_on(search.world)
            search.outcome.judge(search.world)
            playing += time.perf_counter() - start
    return max(0.0, 1 - playing / whole)


def _thinking(game: Game, seats: int, level: str) -> tuple[float, float]:
    """What a level takes for an answer, on the mean and at most, in a game against sailors."""
    match = Match.new(game, seats, seed="pace")
    bots = [make(level if seat == 0 else "sailor", game, seat) for seat in range(seats)]
    taken = []
    while not match.over:
        seat, view, since = match.actor, match.view(match.actor), past(match, match.actor)
        start = time.perf_counter()
        option = bots[seat].choose(view, since).option
        if seat == 0:
            taken.append(time.perf_counter() - start)
        match.play(option)
    return sum(taken) / len(taken), max(taken)


__all__ = ["bots"]
