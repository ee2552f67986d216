"""Bots against each other before one's eyes: `karavelle watch`."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.live import Live
from rich.text import Text

from karavelle.cli import arguments
from karavelle.cli.arguments import YOU
from karavelle.cli.playing import Stopped, free
from karavelle.cli.screen import lines
from karavelle.cli.sheet import score_sheet, winners
from karavelle.cli.table import Table
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import NOBODY
from karavelle.kernel.match import Match

ROOM = 8
"""So many lines of the log stand below the table while one watches."""


def watch(
    id: str, seats: str, speed: float, seed: str, options: Sequence[str], lang: str, save: Path | None
) -> None:
    """Lets bots play a whole game, as a spectator sees it."""
    chosen = arguments.language(lang)
    game = registry.find(id)
    kinds = arguments.seats(seats, ["greedy"] * max(2, game.seats[0]))
    if YOU in kinds:
        raise KaravelleError(f'Only bots are watched; to sit there yourself use `karavelle play {id} --seats "{seats}"`.')
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
        kept = f"It is saved; step through it with `karavelle replay {save}`." if save else "It was not saved."
        raise Stopped(f"The game was left before its end. {kept}", 130) from None
    finally:
        table.keep()
    _results(table)


def _show(table: Table, speed: float) -> None:
    board = table.board(NOBODY, {})
    if table.screen.is_terminal and lines(table.screen, board) + ROOM + 2 <= table.screen.height:
        _live(table, speed)
    else:
        for told in _moves(table, speed):
            for line in told:
                table.screen.print(line, soft_wrap=True)


def _live(table: Table, speed: float) -> None:
    told = table.log(NOBODY)
    with Live(_picture(table, told), console=table.screen, auto_refresh=False) as live:
        for more in _moves(table, speed):
            told += more
            live.update(_picture(table, told), refresh=True)


def _picture(table: Table, told: Sequence[str]) -> RenderableType:
    return Group(table.board(NOBODY, {}), *(Text(f"  {line}", "dim", overflow="ellipsis", no_wrap=True) for line in told[-ROOM:]))


def _moves(table: Table, speed: float) -> Iterator[list[str]]:
    """Answers one after the other at their speed: what the log tells of each, beginning with the set-up."""
    match = table.match
    yield table.log(NOBODY)
    while not match.over:
        since = len(match.answers)
        table.bot_answer()
        match.settle()
        yield table.log(NOBODY, since)
        if speed:
            time.sleep(1 / speed)


def _results(table: Table) -> None:
    match, screen = table.match, table.screen
    screen.print(score_sheet(match.game, match.state, table.speech), winners(match.game, match.state, table.speech), sep="\n")
    table.say("table-seed", seed=match.seed, hash=match.commitment)
    if table.path:
        table.say("table-verify", file=str(table.path))


__all__ = ["watch"]
