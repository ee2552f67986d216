"""Upgrades of the ship, and its figurehead (R80-R88)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates import scoring
from karavelle.games.pirates.bundles import COSTLY, FIGUREHEAD_BUNDLE, SHIP_BUNDLE, UNITS
from karavelle.games.pirates.content import BIT, FIGUREHEADS, LEFT_OF, SECTION, SECTION_NEEDS, SHIP_SPACES
from karavelle.games.pirates.effects import Verb, can, start
from karavelle.games.pirates.frames import CHOOSE_UPGRADE, FIGUREHEAD_CHOOSE, SAY_TOOK_FIGUREHEAD, SAY_UPGRADED
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Ask, Options
from karavelle.kernel.fields import EVERYONE

NO_UPGRADE: Final[i64] = 22
MARKET_PLACES: Final[i64] = 6


def open_sections(s: Pirates, board: i64) -> i64:
    """R81: how many sections may be used: enough markers lie left of the line before them."""
    section: i64 = 1
    while section < 4 and scoring.ones(s.upgrades[board] & LEFT_OF[section]) >= SECTION_NEEDS[section]:
        section += 1
    return section


def may_upgrade(s: Pirates, board: i64, space: i64, sections: i64) -> bool:
    """R80, R81, R83: a free space in an open section, and what costs something must be paid and possible."""
    if (s.upgrades[board] >> space) & 1 == 1 or SECTION[space] >= sections:
        return False
    return COSTLY[space] == 0 or can(s, board, UNITS * SHIP_BUNDLE[space])


class Upgrade(Verb):
    """R35, R80, R85: one upgrade; without a possible space it lapses."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        sections = open_sections(s, seat)
        for space in range(SHIP_SPACES):
            if may_upgrade(s, seat, space, sections):
                return True
        return False

    def run(self, s: Pirates) -> None:
        if self.can(s, s.actor, 0, 0):
            s.then(CHOOSE_UPGRADE, s.actor)


class ChooseUpgrade(Ask[Pirates]):
    """R80-R85: a space for a grey marker, or none; what happens once happens now, though it may come to nothing."""

    def options(self, s: Pirates, out: Options) -> None:
        sections = open_sections(s, s.actor)
        for space in range(SHIP_SPACES):
            if may_upgrade(s, s.actor, space, sections):
                out.add(space)
        out.add(NO_UPGRADE)

    def choose(self, s: Pirates, space: i64) -> None:
        if space == NO_UPGRADE:
            return
        s.upgrades[s.actor] |= BIT[space]
        s.note(SAY_UPGRADED, EVERYONE, s.actor, space)
        start(s, s.actor, SHIP_BUNDLE[space])


class TakeFigurehead(Verb):
    """R83, R86: for `a` doubloons, who has none takes a figurehead of the market."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        if s.figurehead[seat] != 0 or s.doubloons[seat] < first:
            return False
        for place in range(MARKET_PLACES):
            if s.figurehead_market[place] > 0:
                return True
        return False

    def run(self, s: Pirates) -> None:
        if self.can(s, s.actor, s.a, 0):
            s.doubloons[s.actor] -= s.a
            s.then(FIGUREHEAD_CHOOSE, s.actor)


class FigureheadChoose(Ask[Pirates]):
    """R86, R87: which one; its immediate effects happen now."""

    def options(self, s: Pirates, out: Options) -> None:
        for figurehead in range(FIGUREHEADS):
            for place in range(MARKET_PLACES):
                if s.figurehead_market[place] == figurehead + 1:
                    out.add(figurehead)

    def choose(self, s: Pirates, figurehead: i64) -> None:
        remove_figurehead(s, figurehead + 1)
        s.figurehead[s.actor] = figurehead + 1
        s.note(SAY_TOOK_FIGUREHEAD, EVERYONE, s.actor, figurehead)
        start(s, s.actor, FIGUREHEAD_BUNDLE[figurehead])


def remove_figurehead(s: Pirates, figurehead: i64) -> None:
    """R86: a place of the market stays empty."""
    for place in range(MARKET_PLACES):
        if s.figurehead_market[place] == figurehead:
            s.figurehead_market[place] = 0


__all__ = [
    "NO_UPGRADE",
    "ChooseUpgrade",
    "FigureheadChoose",
    "TakeFigurehead",
    "Upgrade",
    "may_upgrade",
    "open_sections",
    "remove_figurehead",
]
