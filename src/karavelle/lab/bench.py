"""Figures of the engine, each with the time of a fixed loop taken in the same run, so that machines compare."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from karavelle import _form
from karavelle.bots.policy import play_at_random, play_by_hints
from karavelle.kernel.core import Options
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.lab.loops import save_and_load

BATCH = 20
COPIES = 10_000


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    name: str
    value: float
    unit: str
    calibration: float

    def record(self) -> dict[str, str | float]:
        """The figure as a JSON object."""
        return asdict(self)


def calibrate() -> float:
    """Seconds that a fixed loop of plain Python takes on this machine, now."""
    start = time.perf_counter()
    total = 0
    for number in range(2_000_000):
        total = (total * 31 + number) & 0xFFFF
    return time.perf_counter() - start


def engine(game: Game, seconds: float) -> Iterator[Figure]:
    """Random and greedy play, saving and loading, importing: about `seconds` each."""
    calibration = calibrate()
    form = "compiled" if _form.verdict()[0] else "plain"
    seats = 3 if 3 in game.seats else game.seats[0]
    for players in sorted(game.seats, key=lambda count: count != seats):
        answers, games = _random_play(game, players, {}, seconds)
        yield Figure(f"{game.id}.{form}.random.{players}_seats", answers, "answers/s", calibration)
        yield Figure(f"{game.id}.{form}.random_games.{players}_seats", games, "games/s", calibration)
    for variant, choice in _other_choices(game):
        answers, _ = _random_play(game, seats, {variant: choice}, seconds)
        yield Figure(f"{game.id}.{form}.random.{seats}_seats.{variant}={choice}", answers, "answers/s", calibration)
    if game.hints is not None:
        yield Figure(
            f"{game.id}.{form}.greedy.{seats}_seats", _greedy_play(game, seats, seconds), "answers/s", calibration
        )
    yield Figure(f"{game.id}.{form}.save_and_load", _copying(game, seats, seconds), "us", calibration)
    yield Figure("import", _importing(), "s", calibration)


def _other_choices(game: Game) -> Iterator[tuple[str, str]]:
    """Every choice of a variant that is not the default."""
    for variant in game.variants:
        yield from ((variant.id, choice) for choice in variant.choices if choice != variant.default)


def _random_play(game: Game, players: int, variants: dict[str, str], seconds: float) -> tuple[float, float]:
    generator, out, answers, games = Generator(1), Options(), 0, 0
    gc.collect()
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(BATCH):
            answers += play_at_random(game.new(players, variants), generator, out, game.bound)
        games += BATCH
    return answers / spent, games / spent


def _greedy_play(game: Game, players: int, seconds: float) -> float:
    assert game.hints is not None
    generator, out, answers = Generator(1), Options(), 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        answers += play_by_hints(game.new(players), game.hints, generator, out, game.bound)
    return answers / spent


def _copying(game: Game, players: int, seconds: float) -> float:
    state = game.new(players)
    play_at_random(state, Generator(1), Options(), 100)
    times, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        save_and_load(state, COPIES)
        times += COPIES
    return spent / times * 1e6


def _importing() -> float:
    """The best of five imports in fresh interpreters, the interpreter's own start taken off."""
    return min(_start("import karavelle") for _ in range(5)) - min(_start("pass") for _ in range(5))


def _start(program: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return time.perf_counter() - start
