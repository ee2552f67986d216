"""What Jordan does where he lies: upgrades, raids, exploring, quests, rubies (R139-R141, R144, R145, M17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.bundles import RUBY_SALE_VP
from karavelle.games.pirates.content import (
    ADVANCE,
    BIT,
    FIELDS,
    FIGUREHEAD,
    GET_QUEST,
    JORDAN_BOARD,
    KINDS,
    LONGER,
    QUEST,
    RESIDENCES,
    RUBY_SPACES,
    TRACK_EXPLORE_VP,
    TRACK_FIELDS,
    TRACK_MARKER,
    TRACK_RAID_VP,
    TRACK_TREASURES,
)
from karavelle.games.pirates.decisions.exploring import occupied, step
from karavelle.games.pirates.decisions.jordan import JORDAN
from karavelle.games.pirates.decisions.purchases import displayed, mark
from karavelle.games.pirates.decisions.quests import refill_market
from karavelle.games.pirates.decisions.ships import remove_figurehead
from karavelle.games.pirates.effects import add_markers, take_treasure
from karavelle.games.pirates.frames import (
    JORDAN_FIGUREHEAD,
    JORDAN_QUEST,
    JORDAN_RAID,
    JORDAN_RESIDENCE,
    JORDAN_RUBY,
    JORDAN_TREASURE,
    SAY_BUILT,
    SAY_GAINED_VP,
    SAY_JORDAN_EXPLORE,
    SAY_JORDAN_NOTHING,
    SAY_JORDAN_RAID,
    SAY_JORDAN_UPGRADE,
    SAY_SOLD_RUBY,
    SAY_TOOK_FIGUREHEAD,
    SAY_TOOK_QUEST,
)
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

MOST_UPGRADES: Final[i64] = 10
TOP_LEVEL: Final[i64] = 4
HUMAN: Final[i64] = 0


class JordanUpgrade(Step[Pirates]):
    """R144, R145: the next space of his ship: along the track, a figurehead, a quest or a residence; ten in all."""

    def run(self, s: Pirates) -> None:
        if s.jordan_upgrades == MOST_UPGRADES:
            return
        duty = JORDAN_BOARD[s.jordan_upgrades]
        s.jordan_upgrades += 1
        s.note(SAY_JORDAN_UPGRADE, EVERYONE, s.jordan_upgrades, duty)
        if duty == ADVANCE:
            s.track = min(TOP_LEVEL, s.track + 1)
        elif duty == FIGUREHEAD:
            if s.figurehead[HUMAN] == 0:
                s.then(JORDAN_FIGUREHEAD, NATURE)
        elif duty == QUEST:
            s.then(JORDAN_QUEST, NOBODY)
        elif lacking(s) != 0:
            s.then(JORDAN_RESIDENCE, NATURE)


class JordanFigurehead(Chance[Pirates]):
    """R144: the die says which of the three in the market is his; it does nothing for him."""

    def options(self, s: Pirates, out: Options) -> None:
        for pips in range(1, 7):
            out.add(pips)

    def choose(self, s: Pirates, pips: i64) -> None:
        figurehead = s.figurehead_market[(pips - 1) // 2]
        remove_figurehead(s, figurehead)
        s.figurehead[JORDAN] = figurehead
        s.note(SAY_TOOK_FIGUREHEAD, EVERYONE, JORDAN, figurehead - 1)


def lacking(s: Pirates) -> i64:
    """R144: the residences of the display without his marker, as bits."""
    found = displayed(s)
    for residence in range(RESIDENCES):
        if (s.markers[residence] >> JORDAN) & 1 == 1:
            found &= ~(BIT[residence])
    return found


class JordanResidence(Chance[Pirates]):
    """R144: his marker on any residence that he lacks, for nothing."""

    def options(self, s: Pirates, out: Options) -> None:
        found = lacking(s)
        for residence in range(RESIDENCES):
            if (found >> residence) & 1 == 1:
                out.add(residence)

    def choose(self, s: Pirates, residence: i64) -> None:
        s.note(SAY_BUILT, EVERYONE, JORDAN, residence, 0)
        mark(s, JORDAN, residence)


class JordanQuest(Step[Pirates]):
    """R141: the right-most card of the quest market, which is replaced; nothing from an empty one."""

    def run(self, s: Pirates) -> None:
        if s.market_n == 0:
            s.note(SAY_JORDAN_NOTHING, EVERYONE, GET_QUEST)
            return
        quest = s.take_from_market(s.market_n - 1)
        s.jordan_quests[quest] += 1
        s.quest_count[JORDAN] += 1
        s.note(SAY_TOOK_QUEST, EVERYONE, JORDAN, quest)
        refill_market(s)


class JordanRaidRoll(Step[Pirates]):
    """R139: a die says what he is after."""

    def run(self, s: Pirates) -> None:
        s.then(JORDAN_TREASURE, NATURE)


class JordanTreasure(Chance[Pirates]):
    """R139: gold, emerald, pearl, or (4 to 6) the island with the most markers, gold before emerald before pearl."""

    def options(self, s: Pirates, out: Options) -> None:
        for pips in range(1, 7):
            out.add(pips)

    def choose(self, s: Pirates, pips: i64) -> None:
        kind = pips - 1
        if pips > KINDS:
            kind = 0
            for other in range(1, KINDS):
                if s.island[other] > s.island[kind]:
                    kind = other
        s.then(JORDAN_RAID, NOBODY, kind)


class JordanRaid(Step[Pirates]):
    """R139: VP and treasures of kind `a` by his level; from level 3 a marker if he then has more than the human."""

    def run(self, s: Pirates) -> None:
        kind, level = s.a, s.track - 1
        s.gain_vp(JORDAN, TRACK_RAID_VP[level])
        s.note(SAY_JORDAN_RAID, EVERYONE, kind, TRACK_TREASURES[level], TRACK_RAID_VP[level])
        for _ in range(TRACK_TREASURES[level]):
            take_treasure(s, JORDAN, kind)
        if TRACK_MARKER[level] == 1 and s.treasures_of(JORDAN, kind) > s.treasures_of(HUMAN, kind):
            add_markers(s, JORDAN, kind, 1)


class JordanExplore(Step[Pirates]):
    """R140: `a` fields and those of his level, always the longer branch; VP by level, whatever is on the field."""

    def run(self, s: Pirates) -> None:
        level = s.track - 1
        left = s.a + TRACK_FIELDS[level]
        row = FIELDS if s.retirement else 0
        field = s.explorer[JORDAN]
        while left > 0 and LONGER[row + field] >= 0:
            field = LONGER[row + field]
            if not occupied(s, JORDAN, field):
                left -= 1
        if field != s.explorer[JORDAN]:
            step(s, JORDAN, field)
        s.gain_vp(JORDAN, TRACK_EXPLORE_VP[level])
        s.note(SAY_JORDAN_EXPLORE, EVERYONE, field, s.a + TRACK_FIELDS[level], TRACK_EXPLORE_VP[level])


# Rubies


class JordanRubySale(Step[Pirates]):
    """M17: in the Gulf he sells one ruby, if he has any and the market has room."""

    def run(self, s: Pirates) -> None:
        if s.rubies[JORDAN] > 0 and s.ruby_sold != (1 << 6) - 1:
            s.then(JORDAN_RUBY, NATURE)


class JordanRuby(Chance[Pirates]):
    """M17: the die says on which space, or the next free one; only its VP are his."""

    def options(self, s: Pirates, out: Options) -> None:
        for pips in range(1, 7):
            out.add(pips)

    def choose(self, s: Pirates, pips: i64) -> None:
        space = pips - 1
        while (s.ruby_sold >> space) & 1 == 1:
            space = (space + 1) % RUBY_SPACES
        s.ruby_sold |= BIT[space]
        s.rubies[JORDAN] -= 1
        s.note(SAY_SOLD_RUBY, EVERYONE, JORDAN, space)
        if RUBY_SALE_VP[space] > 0:
            s.gain_vp(JORDAN, RUBY_SALE_VP[space])
            s.note(SAY_GAINED_VP, EVERYONE, JORDAN, RUBY_SALE_VP[space])


__all__ = [
    "JordanExplore",
    "JordanFigurehead",
    "JordanQuest",
    "JordanRaid",
    "JordanRaidRoll",
    "JordanResidence",
    "JordanRuby",
    "JordanRubySale",
    "JordanTreasure",
    "JordanUpgrade",
]
