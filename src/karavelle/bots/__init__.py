"""Players that are programs. A bot is given what a human in its seat would see, and nothing else.

`make("captain", game, seed)` gives a bot; `bot.choose(view)` its answer to the open question, with a word of why.
"""

from __future__ import annotations

from karavelle.bots.bot import Appraisal, Bot, Choice, Past, past
from karavelle.bots.company import BOTS, LEVELS, PROGRAMS, Level, called, check, known, make, named, programs
from karavelle.bots.searching import SearchBot
from karavelle.bots.simple import GreedyBot, RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "PROGRAMS",
    "Appraisal",
    "Bot",
    "Choice",
    "GreedyBot",
    "Level",
    "Past",
    "RandomBot",
    "SearchBot",
    "called",
    "check",
    "known",
    "make",
    "named",
    "past",
    "programs",
]
