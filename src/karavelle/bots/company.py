"""The ship's company: who can be asked to play, from the cabin boy to the captain, and programs of others."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from karavelle.bots.bot import Bot
from karavelle.bots.program import ProgramBot
from karavelle.bots.searching import SearchBot
from karavelle.bots.simple import GreedyBot, RandomBot
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game

OVERLOOKS = 50
SEARCH = re.compile(r"search:(?P<number>\d{1,7}(?:\.\d+)?)(?P<seconds>s?)")
PROGRAM = "program:"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")
MOST_TRIES = 100_000
"""As many tries as a bot with a time limit may make."""


@dataclass(frozen=True)
class Level:
    """A rank: how often it tries what an answer leads to, and what it takes at most, in seconds."""

    id: str
    tries: int
    seconds: float

    def make(self, game: Game, seed: int, timed: bool = True) -> Bot:
        """A bot of this rank; untimed, it makes all its tries however long they take."""
        if self.tries > 1:
            return SearchBot(game, seed, self.tries, self.seconds if timed else 0.0)
        return GreedyBot(game, seed, sees=100 if self.tries else OVERLOOKS)


LEVELS = {
    level.id: level
    for level in (
        Level("cabin_boy", 0, 0.1),
        Level("sailor", 1, 0.1),
        Level("bosun", 150, 0.2),
        Level("mate", 700, 0.45),
        Level("captain", 6000, 1.8),
    )
}
"""From weak to strong. A cabin boy overlooks every other answer, a sailor takes what looks best at once, and the others
look ahead."""

SIMPLE: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

BOTS = ("random", *LEVELS, "greedy")
"""Everybody of the house. Besides there are `search:TRIES` or `search:SECONDSs`, and `program:COMMAND`."""

PROGRAMS = "KARAVELLE_PROGRAMS"
"""The environment may name programs that play: `deep=python3 deep.py; wise=./wise --fast`."""


def known() -> tuple[str, ...]:
    """Everybody who goes by a name here, programs too."""
    return (*BOTS, *programs())


def programs() -> dict[str, str]:
    """The programs that the environment names, with their commands."""
    return _programs(os.environ.get(PROGRAMS, ""))


@lru_cache(maxsize=8)
def _programs(text: str) -> dict[str, str]:
    found = {}
    for entry in filter(None, (part.strip() for part in text.split(";"))):
        name, sign, command = (word.strip() for word in entry.partition("="))
        if not sign or not command or not NAME.fullmatch(name) or name in BOTS:
            raise KaravelleError(f'{PROGRAMS} says "{entry}"; write "name=command", with a name that nobody has yet.')
        found[name] = command
    return found


def check(name: str) -> str:
    """The name, if somebody goes by it."""
    _maker(name)
    return name


def make(name: str, game: Game, seed: int, timed: bool = True) -> Bot:
    """The bot of this name. Where time does not count, those that look ahead can be repeated to the letter."""
    if name in LEVELS:
        return LEVELS[name].make(game, seed, timed)
    return _maker(name)(game, seed)


def _maker(name: str) -> Callable[[Game, int], Bot]:
    if name in LEVELS:
        return LEVELS[name].make
    if name in SIMPLE:
        return SIMPLE[name]
    if name in programs():
        return lambda game, seed: ProgramBot(game, programs()[name], seed)
    if name.startswith(PROGRAM) and name[len(PROGRAM) :].strip():
        return lambda game, seed: ProgramBot(game, name[len(PROGRAM) :], seed)
    found = SEARCH.fullmatch(name)
    if found and float(found["number"]) > 0 and (found["seconds"] or found["number"].isdecimal()):
        return lambda game, seed: _searching(game, seed, float(found["number"]), bool(found["seconds"]))
    raise KaravelleError(
        f'There is no bot "{name}". Bots: {", ".join(known())}; also search:500 (so many tries), search:1.5s '
        "(so many seconds), and program:COMMAND."
    )


def _searching(game: Game, seed: int, number: float, seconds: bool) -> Bot:
    if seconds:
        return SearchBot(game, seed, MOST_TRIES, number)
    return SearchBot(game, seed, min(int(number), MOST_TRIES))


def called(bot: str, copy: int = 1) -> str:
    """What a bot is called at a table, the second and third of its kind with a number."""
    name = bot.replace("_", " ").title() if bot in LEVELS else bot
    if bot.startswith(PROGRAM):
        name = Path(bot.split()[-1]).stem[:20] or "program"
    return name if copy == 1 else f"{name} {copy}"


def named(name: str) -> str:
    """The bot that goes by this name at a table ("Captain", "Cabin Boy 2"), or nothing."""
    word, _, number = name.rpartition(" ")
    base = word if number.isdecimal() else name
    return next((bot for bot in known() if called(bot) == base), base if SEARCH.fullmatch(base) else "")


__all__ = ["BOTS", "LEVELS", "PROGRAMS", "Level", "called", "check", "known", "make", "named", "programs"]
