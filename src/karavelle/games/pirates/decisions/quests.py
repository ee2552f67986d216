"""Quests: drawn, kept at the start, taken from deck or market, put back (S12, R90-R93, R130, M11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.content import BIT, QUESTS, WHALE
from karavelle.games.pirates.effects import Verb
from karavelle.games.pirates.frames import (
    DRAW_QUEST,
    KEEP_START_QUEST,
    QUEST_CHOOSE,
    QUEST_DISCARD,
    QUEST_REFRESH,
    SAY_DISCARDED_QUEST,
    SAY_DREW_QUEST,
    SAY_MARKET_QUEST,
    SAY_QUEST_DISCARDED,
    SAY_QUEST_DRAWN,
    SAY_REFRESHED,
    SAY_TOOK_QUEST,
)
from karavelle.games.pirates.state import QUEST_CELLS, Pirates
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE

TO_MARKET: Final[i64] = 4
TO_MARKET_END: Final[i64] = 5
TO_START_HAND: Final[i64] = 6
"""Where a quest goes that is drawn, besides the hands of seats 0 to 3; start quests go to 6 + seat."""

FROM_DECK: Final[i64] = 25
NO_QUEST: Final[i64] = 26
KEEP_ALL: Final[i64] = 25


class DrawQuest(Chance[Pirates]):
    """S12, R90, R92: any quest of the deck, that put under it only when the rest is used up; `a` says where it goes."""

    def options(self, s: Pirates, out: Options) -> None:
        if s.deck_left > s.jordan_first:
            for quest in range(QUESTS):
                if s.deck[quest] > 0:
                    out.add(quest)
        else:
            out.add(s.under[0])

    def choose(self, s: Pirates, quest: i64) -> None:
        if s.deck_left > s.jordan_first:
            s.deck[quest] -= 1
            s.deck_left -= 1
        else:
            take_from_under(s)
        if s.a >= TO_START_HAND:
            s.drawn[(s.a - TO_START_HAND) * QUEST_CELLS + quest] += 1
        elif s.a == TO_MARKET:
            s.put_into_market(quest)
            s.note(SAY_MARKET_QUEST, EVERYONE, quest)
        elif s.a == TO_MARKET_END:
            s.market[s.market_n] = quest
            s.market_n += 1
            s.note(SAY_MARKET_QUEST, EVERYONE, quest)
        else:
            s.hand[s.a * QUEST_CELLS + quest] += 1
            s.quest_count[s.a] += 1
            s.note(SAY_QUEST_DRAWN, s.a, quest)

    def seen_by(self, s: Pirates, option: i64) -> i64:
        if s.a >= TO_START_HAND:
            return s.a - TO_START_HAND
        return s.a if s.a < TO_MARKET else EVERYONE


def take_from_under(s: Pirates) -> None:
    """R93: the first of those under the deck."""
    s.under_n -= 1
    for place in range(s.under_n):
        s.under[place] = s.under[place + 1]
        s.under_by[place] = s.under_by[place + 1]
    s.under[s.under_n] = 0
    s.under_by[s.under_n] = 0


class KeepStartQuest(Ask[Pirates]):
    """S12, M11: one of the quests drawn, or two of three; `a` still to keep. Nobody else learns which."""

    def options(self, s: Pirates, out: Options) -> None:
        first = s.actor * QUEST_CELLS
        for quest in range(QUESTS):
            if s.drawn[first + quest] > 0:
                out.add(quest)

    def choose(self, s: Pirates, quest: i64) -> None:
        s.drawn[s.actor * QUEST_CELLS + quest] -= 1
        s.hand[s.actor * QUEST_CELLS + quest] += 1
        s.quest_count[s.actor] += 1
        if s.a > 1:
            s.then(KEEP_START_QUEST, s.actor, s.a - 1)

    def seen_by(self, s: Pirates, option: i64) -> i64:
        return s.actor

    def listed_for(self, s: Pirates) -> i64:
        return s.actor

    def answers_itself(self, s: Pirates, option: i64) -> bool:
        return False


class LayQuestMarket(Step[Pirates]):
    """S12, R130, M11: what was not kept goes back into the deck; Jordan has one unseen; two or three lie open."""

    def run(self, s: Pirates) -> None:
        for seat in range(s.seats):
            for quest in range(QUEST_CELLS):
                back = s.drawn[seat * QUEST_CELLS + quest]
                s.deck[quest] += back
                s.deck_left += back
                s.drawn[seat * QUEST_CELLS + quest] = 0
        if s.rivals > 0:
            s.jordan_first = 1
            s.quest_count[1] = 1
        for _ in range(market_size(s)):
            s.then(DRAW_QUEST, NATURE, TO_MARKET_END)


def market_size(s: Pirates) -> i64:
    """S12, M11: quests that lie open."""
    return 3 if s.quest_hunter else 2


class Quest(Verb):
    """R90, R93: a quest from deck or market; who has the Whale may first have a new market."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        return s.market_n > 0 or s.quests_to_draw() > 0

    def run(self, s: Pirates) -> None:
        if not self.can(s, s.actor, 0, 0):
            return
        if s.figurehead[s.actor] == WHALE and s.market_n > 0 and s.quests_to_draw() > 0:
            s.then(QUEST_REFRESH, s.actor)
        s.then(QUEST_CHOOSE, s.actor)


class QuestRefresh(Ask[Pirates]):
    """R93: all market cards under the deck, from the left, and as many new ones from its top."""

    def options(self, s: Pirates, out: Options) -> None:
        out.add(0)
        out.add(1)

    def choose(self, s: Pirates, yes: i64) -> None:
        if yes == 0:
            return
        s.note(SAY_REFRESHED, EVERYONE, s.actor)
        laid = s.market_n
        for index in range(laid):
            s.put_under(s.market[index], EVERYONE)
            s.market[index] = 0
        s.market_n = 0
        for _ in range(laid):
            s.then(DRAW_QUEST, NATURE, TO_MARKET_END)


class QuestChoose(Ask[Pirates]):
    """R90-R92: an open quest, which is replaced, or the top one of the deck; no limit to a hand."""

    def options(self, s: Pirates, out: Options) -> None:
        lying: i64 = 0
        for index in range(s.market_n):
            lying |= BIT[s.market[index]]
        for quest in range(QUESTS):
            if (lying >> quest) & 1 == 1:
                out.add(quest)
        if s.quests_to_draw() > 0:
            out.add(FROM_DECK)
        out.add(NO_QUEST)

    def choose(self, s: Pirates, quest: i64) -> None:
        if quest == FROM_DECK:
            s.note(SAY_DREW_QUEST, EVERYONE, s.actor)
            s.then(DRAW_QUEST, NATURE, s.actor)
        elif quest != NO_QUEST:
            s.take_from_market(place_in_market(s, quest))
            s.shown[s.actor * QUEST_CELLS + quest] += 1
            s.quest_count[s.actor] += 1
            s.note(SAY_TOOK_QUEST, EVERYONE, s.actor, quest)
            refill_market(s)


def place_in_market(s: Pirates, quest: i64) -> i64:
    """Where a quest lies in the market."""
    index: i64 = 0
    while s.market[index] != quest:
        index += 1
    return index


def refill_market(s: Pirates) -> None:
    """R90, R92: a new card on the left, as long as the deck has any."""
    if s.quests_to_draw() > 0:
        s.then(DRAW_QUEST, NATURE, TO_MARKET)


class DiscardQuest(Verb):
    """R91, R93: an own quest under the deck, for `a` doubloons."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        return s.quest_count[seat] > 0

    def run(self, s: Pirates) -> None:
        if s.quest_count[s.actor] > 0:
            s.then(QUEST_DISCARD, s.actor, s.a)


class QuestDiscard(Ask[Pirates]):
    """R91, R93: which quest goes for `a` doubloons, or none. Nobody learns which, nor which are left of those seen."""

    def options(self, s: Pirates, out: Options) -> None:
        for quest in range(QUESTS):
            if s.has_quest(s.actor, quest):
                out.add(quest)
        out.add(KEEP_ALL)

    def choose(self, s: Pirates, quest: i64) -> None:
        if quest == KEEP_ALL:
            return
        first = s.actor * QUEST_CELLS
        for held in range(QUESTS):
            s.hand[first + held] += s.shown[first + held]
            s.shown[first + held] = 0
        s.hand[first + quest] -= 1
        s.quest_count[s.actor] -= 1
        s.put_under(quest, s.actor)
        s.gain_doubloons(s.actor, s.a)
        s.note(SAY_DISCARDED_QUEST, EVERYONE, s.actor, s.a)
        s.note(SAY_QUEST_DISCARDED, s.actor, quest)

    def seen_by(self, s: Pirates, option: i64) -> i64:
        return EVERYONE if option == KEEP_ALL else s.actor

    def listed_for(self, s: Pirates) -> i64:
        return s.actor


__all__ = [
    "TO_START_HAND",
    "DiscardQuest",
    "DrawQuest",
    "KeepStartQuest",
    "LayQuestMarket",
    "Quest",
    "QuestChoose",
    "QuestDiscard",
    "QuestRefresh",
    "place_in_market",
    "refill_market",
]
