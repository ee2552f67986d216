"""Random games with every invariant checked, and the laws at random positions; what goes wrong is kept in a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from karavelle.kernel.core import Options, State
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import NATURE
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.records import FORMAT, write
from karavelle.lab.laws import broken_laws
from karavelle.lab.loops import Run, play_checked

POLICIES = ("random", "greedy")
LAWS_EVERY = 50
"""Every so many games the laws are checked too, at a few positions of the game."""
POSITIONS = 4


@dataclass
class Report:
    """What a fuzzing run did and found."""

    games: int = 0
    answers: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    crash: Path | None = None


def run(
    game: Game,
    games: int,
    *,
    seats: Sequence[int],
    policy: str,
    seed: int,
    folder: Path,
    variants: Mapping[str, str] | None = None,
    drawn: bool = False,
    advance: Callable[[int], None] = lambda games: None,
) -> Report:
    """Plays so many games, with each number of seats in turn; stops at the first fault and writes it down.

    `variants` hold in every game; the others have their defaults, or are drawn anew for every game.
    """
    if policy not in POLICIES:
        raise KaravelleError(f'There is no policy "{policy}". Policies: {", ".join(POLICIES)}.')
    if policy == "greedy" and game.hints is None:
        raise KaravelleError(f"{game.title} has no hints, so it cannot be played greedily; use --policy random.")
    generator, out, report, start = Generator(seed), Options(), Report(), time.perf_counter()
    for number in range(games):
        start_of = _start(game, seats[number % len(seats)], variants or {}, generator if drawn else None)
        result = _one(game, start_of(), policy, generator, out)
        if not result.faults and number % LAWS_EVERY == 0:
            _check_laws(game, start_of(), result, generator)
        report.games += 1
        report.answers += len(result.answers)
        if result.faults:
            report.faults = result.faults
            report.crash = _write(game, start_of(), result, folder / f"crash-{game.id}-{seed}-{number}.json")
            break
        advance(1)
    report.seconds = time.perf_counter() - start
    return report


def _start(game: Game, seats: int, chosen: Mapping[str, str], generator: Generator | None) -> Callable[[], State]:
    """Makes the table at which a game begins, as often as it is needed."""
    variants = {**(game.draw_variants(generator) if generator else {}), **chosen}
    return lambda: game.new(seats, variants)


def _one(game: Game, state: State, policy: str, generator: Generator, out: Options) -> Run:
    trace = Run()
    try:
        return play_checked(state, game.hints if policy == "greedy" else None, generator, out, game.bound, trace)
    except Exception as error:  # any failure of the rules is a find, to be kept with its position
        trace.faults = [f"{type(error).__name__}: {error}"]
        return trace


def _check_laws(game: Game, state: State, result: Run, generator: Generator) -> None:
    """The laws at a few random positions of a finished game; a fault cuts the run short there."""
    places = {int(generator.below(len(result.answers))) for _ in range(POSITIONS)} | {len(result.answers)}
    for place in range(len(result.answers) + 1):
        if place in places and (faults := broken_laws(game, state, generator)):
            result.faults = faults
            del result.answers[place:], result.frames[place:]
            return
        if place < len(result.answers):
            state.answer(result.answers[place])


def _write(game: Game, state: State, result: Run, path: Path) -> Path:
    """A record that `karavelle replay` opens, with the fault beside it."""
    answers = []
    for frame, option in zip(result.frames, result.answers, strict=True):
        answers.append(f"{'nature' if state.actor == NATURE else state.actor} {game.name(frame, option)}")
        if len(answers) < len(result.answers):
            state.answer(option)
    record = {
        "karavelle": FORMAT,
        "game": game.id,
        "rules": game.version,
        "players": [f"Player {seat + 1}" for seat in range(int(state.seats))],
        "options": dict(state.variants),
        "commitment": "",
        "answers": answers,
        "fault": result.faults,
    }
    write(path, record)
    return path
