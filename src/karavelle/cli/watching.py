"""Bots against each other before one's eyes: `karavelle watch`."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.live import Live
from rich.text import Text

from karavelle.cli import arguments
from karavelle.cli.arguments import YOU
from karavelle.cli.playing import Stopped, free
from karavelle.cli.screen import Drawn, style
from karavelle.cli.table import Table
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import NOBODY
from karavelle.kernel.match import Match
from karavelle.kernel.text import Note

LONGEST_PAUSE = 3600.0
"""Seconds; nobody waits longer for an answer, whatever speed was asked for."""

ROOM = 8
"""So many lines of the log stand below the table while one watches."""


def watch(id: str, seats: str, speed: float, seed: str, options: Sequence[str], lang: str, save: Path | None) -> None:
    """Lets bots play a whole game, as a spectator sees it."""
    chosen = arguments.language(lang)
    game = registry.find(id)
    kinds = arguments.seats(seats, ["mate"] * max(2, game.seats[0]))
    if YOU in kinds:
        raise KaravelleError(f"Only bots are watched; to sit there yourself use `karavelle play {id} --seats {seats}`.")
    players = arguments.players(game, kinds, "", chosen)
    match = Match.new(game, players, seed=seed or None, variants=arguments.variants(options))
    free(save)
    table = Table(match, kinds, chosen, path=save)
    table.keep()
    if table.worry:
        raise KaravelleError(table.worry)
    try:
        _show(table, speed)
    except KeyboardInterrupt:
        table.keep()
        saved = f"It is saved; step through it with `karavelle replay {save}`."
        kept = table.worry or (saved if save else "It was not saved.")
        raise Stopped(f"The game was left before its end. {kept}", 130) from None
    finally:
        table.keep()
    table.results()
    if table.worry:
        raise KaravelleError(table.worry)


def _show(table: Table, speed: float) -> None:
    board = table.board(NOBODY, {})
    if not table.screen.is_terminal:
        for told in _moves(table, speed):
            _print(table, told.done)
    elif Drawn(table.screen, board).height + ROOM + 2 <= table.screen.height:
        _live(table, speed)
    else:
        _by_turns(table, speed)


def _by_turns(table: Table, speed: float) -> None:
    """Where the screen is too small for both: the log, and the table after every screenful of it."""
    printed = 0
    for told in _moves(table, speed):
        _print(table, told.done)
        printed += len(told.done)
        if printed >= table.screen.height:
            table.screen.print(table.board(NOBODY, {}))
            printed = 0


def _print(table: Table, told: Sequence[str]) -> None:
    for line in told:
        table.screen.print(line, soft_wrap=True)


def _live(table: Table, speed: float) -> None:
    done: list[str] = []
    with Live(console=table.screen, auto_refresh=False) as live:
        for told in _moves(table, speed):
            done += told.done
            live.update(_picture(table, [*done, *told.growing]), refresh=True)


def _picture(table: Table, told: Sequence[str]) -> RenderableType:
    last = (Text(f"  {line}", style("dim"), overflow="ellipsis", no_wrap=True) for line in told[-ROOM:])
    return Group(table.board(NOBODY, {}), *last)


@dataclass(frozen=True)
class Told:
    """New lines of the log: those that are complete, and those that the next answer may still add to."""

    done: list[str]
    growing: list[str]


def _moves(table: Table, speed: float) -> Iterator[Told]:
    """Answers one after the other at their speed, and what the log tells of them, beginning with the set-up."""
    match, growing = table.match, table.match.notes()
    yield Told([], table.speech.lines(growing, NOBODY))
    while not match.over:
        since = len(match.answers)
        table.bot_answer()
        new, done = match.notes(since), list[Note]()
        if new and not match.game.events[new[0][0]].part:
            done, growing = growing, []
        growing = growing + new
        yield Told(table.speech.lines(done, NOBODY), table.speech.lines(growing, NOBODY))
        if speed:
            time.sleep(min(1 / speed, LONGEST_PAUSE))
    yield Told(table.speech.lines(growing, NOBODY), [])


__all__ = ["watch"]
