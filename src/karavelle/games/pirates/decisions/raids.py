"""Raids: dice and fixed, swords, raid options (R50-R58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.bundles import FIRST, RAID_BUNDLE, SECOND, UNITS, VERB
from karavelle.games.pirates.bundles import GAIN_TREASURE as TREASURE_VERB
from karavelle.games.pirates.content import (
    ANY_KIND,
    BIT,
    CHOSEN,
    DICE,
    DIE_KIND,
    DIE_SOURCES,
    DIE_SWORDS,
    KINDS,
    RAID_COST,
    RAID_OPTIONS,
    RAID_SOURCE,
    REROLL_SOURCES,
    REROLLS,
    SWORD_SOURCES,
    SWORDS,
)
from karavelle.games.pirates.effects import Verb, can_any, start
from karavelle.games.pirates.frames import (
    GAIN_TREASURE,
    RAID_CHOOSE_DIE,
    RAID_CHOOSE_KIND,
    RAID_DIE,
    RAID_ON,
    RAID_REROLL,
    RAID_SPEND,
    RAID_START,
    RAID_TOTAL,
    SAY_CHOSE_DIE,
    SAY_CHOSE_KIND,
    SAY_REROLLED,
    SAY_ROLLED,
    SAY_SPENT,
    SAY_SWORDS,
)
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE

END_RAID: Final[i64] = 12
MOST_SWORDS: Final[i64] = 99
KEEP, REROLL = 0, 1


class Raid(Verb):
    """R50, R52: with dice and `a` extra swords, or `a` swords without dice; `b` the kind, any (3) or by dice (4)."""

    def run(self, s: Pirates) -> None:
        if s.b == DICE:
            s.then(RAID_START, s.actor, s.a, 1 + s.in_force(s.actor, REROLL_SOURCES, REROLLS))
        elif s.b == ANY_KIND:
            s.then(RAID_CHOOSE_KIND, s.actor, s.a)
        else:
            s.then(RAID_TOTAL, s.actor, s.b, s.a)


class RaidStart(Step[Pirates]):
    """R50: all three dice; `a` extra swords, `b` rerolls left."""

    def run(self, s: Pirates) -> None:
        for die in range(KINDS):
            s.then(RAID_DIE, NATURE, die, s.actor)
        if s.b > 0:
            s.then(RAID_REROLL, s.actor, s.a, s.b)
        else:
            s.then(RAID_CHOOSE_DIE, s.actor, s.a)


class RaidDie(Chance[Pirates]):
    """R50: the die `a` of the seat `b`."""

    def options(self, s: Pirates, out: Options) -> None:
        for pips in range(1, 7):
            out.add(pips)

    def choose(self, s: Pirates, pips: i64) -> None:
        s.dice[s.a] = pips
        if s.a == KINDS - 1:
            s.note(SAY_ROLLED, EVERYONE, s.b, s.dice[0], s.dice[1], s.dice[2])


class RaidReroll(Ask[Pirates]):
    """R50: all three dice once more, or keep them; `a` extra swords, `b` rerolls left."""

    def options(self, s: Pirates, out: Options) -> None:
        out.add(KEEP)
        out.add(REROLL)

    def choose(self, s: Pirates, option: i64) -> None:
        if option == REROLL:
            s.note(SAY_REROLLED, EVERYONE, s.actor)
            s.then(RAID_START, s.actor, s.a, s.b - 1)
        else:
            s.then(RAID_CHOOSE_DIE, s.actor, s.a)


class RaidChooseDie(Ask[Pirates]):
    """R51, R53: one die: its number are swords, its colour the kind of treasure; `a` extra swords."""

    def options(self, s: Pirates, out: Options) -> None:
        for die in range(KINDS):
            out.add(die)

    def choose(self, s: Pirates, die: i64) -> None:
        s.note(SAY_CHOSE_DIE, EVERYONE, s.actor, die, s.dice[die])
        s.then(RAID_TOTAL, s.actor, die, s.dice[die] + die_swords(s, s.actor, die) + s.a)

    def context(self, s: Pirates) -> list[tuple[str, int]]:
        """What the dice show."""
        return [("number", int(pips)) for pips in s.dice]


def die_swords(s: Pirates, seat: i64, kind: i64) -> i64:
    """R53: swords of those who are good with a die of this colour."""
    total: i64 = 0
    for at in range(len(DIE_SOURCES)):
        if DIE_KIND[at] == kind and s.has(seat, DIE_SOURCES[at]):
            total += DIE_SWORDS[at]
    return total


class RaidChooseKind(Ask[Pirates]):
    """R52: the kind of treasure of a raid without dice; `a` swords."""

    def options(self, s: Pirates, out: Options) -> None:
        for kind in range(KINDS):
            out.add(kind)

    def choose(self, s: Pirates, kind: i64) -> None:
        s.note(SAY_CHOSE_KIND, EVERYONE, s.actor, kind)
        s.then(RAID_TOTAL, s.actor, kind, s.a)


class RaidTotal(Step[Pirates]):
    """R53, R58: `b` swords and all permanent ones to those left of this turn; `a` the kind of treasure."""

    def run(self, s: Pirates) -> None:
        s.swords = min(MOST_SWORDS, s.swords + s.b + permanent_swords(s, s.actor))
        s.note(SAY_SWORDS, EVERYONE, s.actor, s.swords)
        s.then(RAID_ON, s.actor, s.a)


def permanent_swords(s: Pirates, board: i64) -> i64:
    """R53, M10: swords in every raid, whatever the colour."""
    return s.in_force(board, SWORD_SOURCES, SWORDS)


def may_spend(s: Pirates, seat: i64, option: i64) -> bool:
    """R54-R56: an own option not used this turn, with swords enough, and an effect that can be carried out."""
    if RAID_COST[option] > s.swords or (s.raid_used >> option) & 1 == 1:
        return False
    if option >= KINDS and not s.has(seat, RAID_SOURCE[option]):
        return False
    return takes_treasure(option) or can_any(s, seat, RAID_BUNDLE[option])


def takes_treasure(option: i64) -> bool:
    """Whether an option brings a treasure of the kind of the raid."""
    unit = UNITS * RAID_BUNDLE[option]
    return VERB[unit] == TREASURE_VERB and FIRST[unit] == CHOSEN


class RaidOn(Step[Pirates]):
    """R57, R58: the raid goes on while an option is open; `a` the kind of treasure."""

    def run(self, s: Pirates) -> None:
        for option in range(RAID_OPTIONS):
            if may_spend(s, s.actor, option):
                s.then(RAID_SPEND, s.actor, s.a)
                return


class RaidSpend(Ask[Pirates]):
    """R54-R58: swords for an option, each once a turn, or the end of the raid; `a` the kind of treasure."""

    def options(self, s: Pirates, out: Options) -> None:
        for option in range(RAID_OPTIONS):
            if may_spend(s, s.actor, option):
                out.add(option)
        out.add(END_RAID)

    def choose(self, s: Pirates, option: i64) -> None:
        if option == END_RAID:
            return
        s.swords -= RAID_COST[option]
        s.raid_used |= BIT[option]
        s.note(SAY_SPENT, EVERYONE, s.actor, option, s.swords)
        if takes_treasure(option):
            s.then(GAIN_TREASURE, s.actor, s.a, SECOND[UNITS * RAID_BUNDLE[option]])
        else:
            start(s, s.actor, RAID_BUNDLE[option])
        s.then(RAID_ON, s.actor, s.a)

    def context(self, s: Pirates) -> list[tuple[str, int]]:
        """Swords that are left."""
        return [("number", int(s.swords))]


__all__ = [
    "END_RAID",
    "Raid",
    "RaidChooseDie",
    "RaidChooseKind",
    "RaidDie",
    "RaidOn",
    "RaidReroll",
    "RaidSpend",
    "RaidStart",
    "RaidTotal",
    "die_swords",
    "may_spend",
    "permanent_swords",
]
