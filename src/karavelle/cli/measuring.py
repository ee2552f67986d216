"""For those who test and measure: `karavelle fuzz`, `bench` and `doctor`, in front of `karavelle.lab`."""

from __future__ import annotations

import json
import secrets
import signal
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path

from rich.box import ROUNDED
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karavelle.cli import arguments
from karavelle.cli.screen import STYLES, console, styled
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.lab import doctor as examination
from karavelle.lab import fuzz as fuzzing
from karavelle.lab import pace
from karavelle.lab.bench import Figure
from karavelle.lab.bench import engine as engine_figures
from karavelle.lab.fuzz import POLICIES, Report

BATCH = 100
"""Games that are played under one seed, so that the same seed plays the same games with any number of workers."""


@dataclass(frozen=True)
class Batch:
    """What one worker is given to play."""

    game: str
    games: int
    seats: tuple[int, ...]
    policy: str
    seed: int
    variants: dict[str, str]
    drawn: bool

    def play(self) -> Report:
        """Plays it."""
        game = registry.find(self.game)
        return fuzzing.run(
            game,
            self.games,
            seats=self.seats,
            policy=self.policy,
            seed=self.seed,
            folder=Path(),
            variants=self.variants,
            drawn=self.drawn,
            advance=lambda games: None,
        )


def fuzz(
    id: str, number: int, seats: str, policy: str, seed: int | None, workers: int, option: Sequence[str], options: str
) -> int:
    """Plays many games; returns the exit status: 1 if something was found."""
    game = registry.find(id)
    first = secrets.randbelow(10**6) * 1000 if seed is None else seed
    if first < 0:
        raise KaravelleError(f"--seed {first} is below zero; take a number from 0 on.")
    variants = arguments.variants(option)
    game.choose_variants(variants)
    counts, how, drawn = _seats(game, seats), _policy(game, policy), _drawn(options)
    batches = [
        Batch(id, min(BATCH, number - start), counts, how, first + place, variants, drawn)
        for place, start in enumerate(range(0, number, BATCH))
    ]
    screen, total = console(), Report()
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task(game.title, total=number)
        for report in _played(batches, workers):
            total = _sum(total, report)
            progress.advance(task, report.games)
            if report.faults:
                break
    pace = total.answers / total.seconds if total.seconds else 0
    played = "1 game" if total.games == 1 else f"{total.games} games"
    screen.print(f"{game.title}: {played}, {total.answers:,} answers, {pace:,.0f} a second; seed {first}.")
    for fault in total.faults:
        screen.print(styled(fault, "warn"), soft_wrap=True)
    if total.crash is not None:
        screen.print(f"See it with `karavelle replay {total.crash}`.", soft_wrap=True)
    return 1 if total.faults else 0


def _played(batches: list[Batch], workers: int) -> Iterator[Report]:
    if workers == 1:
        yield from map(Batch.play, batches)
        return
    with Pool(min(workers, len(batches)), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(Batch.play, batches)


def _sum(one: Report, other: Report) -> Report:
    return Report(
        one.games + other.games,
        one.answers + other.answers,
        one.seconds + other.seconds,
        one.faults + other.faults,
        one.crash or other.crash,
    )


def bar(screen: Console) -> Progress:
    """How far something is, where somebody is looking."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )


def _seats(game: Game, text: str) -> tuple[int, ...]:
    chosen = arguments.numbers(text) if text else list(game.seats)
    for seats in chosen:
        if seats not in game.seats:
            raise KaravelleError(f"{game.title} is for {', '.join(map(str, game.seats))} players, not for {seats}.")
    return tuple(chosen)


def _policy(game: Game, policy: str) -> str:
    if policy not in POLICIES:
        raise KaravelleError(f'There is no policy "{policy}"; choose --policy {" or ".join(POLICIES)}.')
    if policy == "greedy" and game.hints is None:
        raise KaravelleError(f"{game.title} has no hints to be greedy by; use --policy random.")
    return policy


def _drawn(options: str) -> bool:
    if options not in ("default", "random"):
        raise KaravelleError(f'Options cannot be "{options}"; choose --options default or --options random.')
    return options == "random"


def bench_engine(id: str, seconds: float, as_json: bool) -> None:
    """Prints the figures of a game's engine as they are taken."""
    show_figures(engine_figures(registry.find(id), seconds), as_json)


def bench_bots(id: str, seconds: float, as_json: bool) -> None:
    """Prints the figures of a game's bots as they are taken."""
    show_figures(pace.bots(registry.find(id), seconds), as_json)


def show_figures(figures: Iterable[Figure], as_json: bool) -> None:
    """Prints figures: one JSON object a line as they are taken, or a table of all."""
    if as_json:
        for figure in figures:
            print(json.dumps(figure.record()), flush=True)
        return
    screen = console()
    with Console(stderr=True).status("…"):
        taken = list(figures)
    screen.print(_figures(taken))


def _figures(figures: list[Figure]) -> Table:
    table = Table(border_style=STYLES["sea"], header_style="bold", box=ROUNDED)
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_column("unit")
    table.add_column("calibration", justify="right")
    for figure in figures:
        table.add_row(
            figure.name,
            f"{figure.value:,.4g}" if figure.value < 100 else f"{figure.value:,.0f}",
            figure.unit,
            f"{figure.calibration:.3f} s",
        )
    return table


def doctor() -> int:
    """Prints what this installation is; returns the exit status: 1 if something is wrong."""
    screen, findings = console(), examination.report()
    grid = Table.grid(padding=(0, 2, 0, 0))
    for finding in findings:
        sign = styled("ok", "good") if finding.good else styled("no", "warn")
        grid.add_row(sign, styled(finding.topic, "strong"), finding.text)
    screen.print(grid)
    return 0 if all(finding.good for finding in findings) else 1


__all__ = ["bar", "bench_bots", "bench_engine", "doctor", "fuzz", "show_figures"]
