"""`karavelle arena`: bots against each other, with ratings that have error bars."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from karavelle.cli import arguments
from karavelle.cli.measuring import bar
from karavelle.cli.playing import Stopped
from karavelle.cli.screen import console
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.lab import arena
from karavelle.lab.arena import Crew, Folder, Pairing, Plan, Result, Standing

CLUSTERS = ("ray",)


def plan(id: str, bots: str, games: int, seats: int | None, seed: int, options: Sequence[str], timed: bool) -> Plan:
    """What was asked for, checked."""
    game = registry.find(id)
    names = tuple(word.strip() for word in bots.split(",") if word.strip())
    if len(names) < 2:
        raise KaravelleError("Name two bots or more, like --bots captain,mate,random.")
    usual = max((count for count in game.seats if count <= len(names)), default=game.seats[0])
    variants = game.choose_variants(arguments.variants(options))
    made = Plan(id, game.version, names, seats or usual, games, seed, variants, timed)
    arena.check_plan(made)
    return made


def hold(
    made: Plan, workers: int, out: Path | None, resume: bool, as_json: bool, picture: Path | None, cluster: str
) -> None:
    """Plays, shows how far it is, and says what came out."""
    if cluster and cluster.partition(":")[0] not in CLUSTERS:
        raise KaravelleError(f'There is no cluster "{cluster}"; --cluster ray, or ray:ADDRESS of one that runs.')
    path = out or Path(f"arena-{made.game}-{made.key()}")
    results = _results(made, _crew(workers, cluster), Folder(path, made), resume, path)
    found = arena.standings(results)
    if picture:
        arena.plot(found, made, picture)
    if as_json:
        for one in found:
            print(json.dumps({"game": made.game, "games": made.games, "chance": 1 / made.seats, **asdict(one)}))
    else:
        _show(made, found, path, picture)


def _results(made: Plan, crew: Crew, folder: Folder, resume: bool, path: Path) -> list[Result]:
    results: list[Result] = []
    try:
        with bar(Console(stderr=True)) as progress:
            task = progress.add_task(registry.find(made.game).title, total=made.games)
            for result in arena.run(made, crew, folder, resume=resume):
                results.append(result)
                progress.advance(task)
    except KeyboardInterrupt:
        word = f"Interrupted after {len(results)} of {made.games} games; go on with `{made.command()} --resume`"
        raise Stopped(f"{word} (--out {path}).", 130) from None
    return results


def _crew(workers: int, cluster: str) -> Crew:
    if cluster:
        return arena.on_ray(cluster.partition(":")[2] or None, workers)
    return partial(_here, workers) if workers > 1 else _one_by_one


def _one_by_one(pairings: Iterable[Pairing]) -> Iterator[Result]:
    yield from map(arena.play, pairings)


def _here(workers: int, pairings: Iterable[Pairing]) -> Iterator[Result]:
    with Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(arena.play, pairings)


def _show(made: Plan, found: Sequence[Standing], path: Path, picture: Path | None) -> None:
    screen = console()
    title = f"{registry.find(made.game).title}, {made.seats} seats, {made.games} games; by chance {1 / made.seats:.0%}"
    grid = Grid(title=title, title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0))
    for head in ("bot", "wins", "95 %", "margin", "rating", "points", "s/answer", "slowest"):
        grid.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for one in found:
        grid.add_row(
            one.bot,
            f"{one.wins:.1%}",
            f"{one.wins_low:.0%}-{one.wins_high:.0%}",
            f"{one.margin:+.1f} ± {one.margin_error:.1f}",
            f"{one.rating:.1f} ± {one.rating_error:.1f}",
            f"{one.points:.1f}",
            f"{one.seconds:.3f}",
            f"{one.slowest:.2f}",
        )
    screen.print(grid)
    screen.print(f"The games are in {path}; again: {made.command()}", soft_wrap=True)
    if picture:
        screen.print(f"The picture is {picture}.", soft_wrap=True)


__all__ = ["hold", "plan"]
