"""Stats and points of Pirates of Maracaibo (R110-R123, R146)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from karavelle.games.pirates.content import (
    CARD_DOUBLOONS,
    CARD_IMMEDIATE,
    CARD_VP,
    CARD_VP_INCOME,
    CARDS,
    DOUBLOONS_PER_VP,
    END_PER,
    END_STAT,
    END_VP,
    FIELD_RIVERS,
    FIGUREHEAD_DOUBLOONS,
    FIGUREHEAD_VP_INCOME,
    JORDAN_CARD_VP,
    JORDAN_QUEST_VP,
    JORDAN_RESIDENCE_VP,
    KINDS,
    QUEST_BONUS,
    QUEST_BONUS_AT,
    QUEST_LEAST,
    QUEST_LEAST2,
    QUEST_STAT,
    QUEST_STAT2,
    QUEST_VP,
    QUESTS,
    RESIDENCE_MOST,
    RESIDENCE_STAT,
    RESIDENCE_VP,
    RESIDENCES,
    RUBY_VP,
    STAT_IDS,
    UNFULFILLED,
    VP_PER_BURIED,
    VP_PER_RIVER,
)
from karavelle.kernel.score import Sheet

if TYPE_CHECKING:
    from karavelle.games.pirates.state import Pirates

TREASURES: Final[i64] = 0
GOLD: Final[i64] = 1
EMERALD: Final[i64] = 2
PEARL: Final[i64] = 3
TREASURE_SETS: Final[i64] = 4
BURIED: Final[i64] = 5
CREW: Final[i64] = 6
SHIP: Final[i64] = 8
EACH_TYPE: Final[i64] = 9
IMMEDIATE_CARDS: Final[i64] = 10
CARDS_AND_RESIDENCES: Final[i64] = 11
RESIDENCES_BUILT: Final[i64] = 12
DOUBLOON_INCOME: Final[i64] = 13
VP_INCOME: Final[i64] = 14
RIVERS_CROSSED: Final[i64] = 15
UPGRADES: Final[i64] = 16
QUESTS_HELD: Final[i64] = 17
QUESTS_FULFILLED: Final[i64] = 18
assert STAT_IDS[EACH_TYPE] == "each_type" and STAT_IDS[QUESTS_FULFILLED] == "quests_fulfilled"

TABLEAU: Final[i64] = 1

# Stats (section 3.4 of the rules)


def stat(s: Pirates, board: i64, what: i64) -> i64:
    """R113, R114: how much of something a board has."""
    if what <= TREASURE_SETS:
        return treasure_stat(s, board, what)
    if what == BURIED:
        return s.buried(board)
    if what <= SHIP:
        return s.cards_of(board, what - CREW)
    if what == EACH_TYPE:
        return min(s.cards_of(board, 0), min(s.cards_of(board, 1), s.cards_of(board, 2)))
    if what <= RESIDENCES_BUILT:
        return card_stat(s, board, what)
    if what <= VP_INCOME:
        return income(s, board, what == VP_INCOME)
    if what == RIVERS_CROSSED:
        return FIELD_RIVERS[s.explorer[board]]
    if what == UPGRADES:
        return ones(s.upgrades[board])
    return s.quest_count[board] if what == QUESTS_HELD else quests_fulfilled(s, board)


def treasure_stat(s: Pirates, board: i64, what: i64) -> i64:
    """R67: all treasures, those of a kind, or sets of all three."""
    gold, emerald, pearl = s.treasures_of(board, 0), s.treasures_of(board, 1), s.treasures_of(board, 2)
    if what == TREASURES:
        return gold + emerald + pearl
    if what == TREASURE_SETS:
        return min(gold, min(emerald, pearl))
    return gold if what == GOLD else emerald if what == EMERALD else pearl


def card_stat(s: Pirates, board: i64, what: i64) -> i64:
    """Cards with a lightning symbol; residences; both cards and residences."""
    count: i64 = 0
    if what != RESIDENCES_BUILT:
        for card in range(CARDS):
            if s.card_at[card] == TABLEAU + board and (what != IMMEDIATE_CARDS or CARD_IMMEDIATE[card] == 1):
                count += 1
    return count if what == IMMEDIATE_CARDS else count + residences(s, board)


def residences(s: Pirates, board: i64) -> i64:
    """R31: residences with a marker of this board."""
    count: i64 = 0
    for residence in range(RESIDENCES):
        count += (s.markers[residence] >> board) & 1
    return count


def income(s: Pirates, board: i64, of_vp: bool) -> i64:
    """R5, R88: doubloons or VP of cards and figurehead each round."""
    total: i64 = 0
    for card in range(CARDS):
        if s.card_at[card] == TABLEAU + board:
            total += CARD_VP_INCOME[card] if of_vp else CARD_DOUBLOONS[card]
    figurehead = s.figurehead[board] - 1
    if figurehead >= 0:
        total += FIGUREHEAD_VP_INCOME[figurehead] if of_vp else FIGUREHEAD_DOUBLOONS[figurehead]
    return total


def ones(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


# Quests


def met(s: Pirates, board: i64, half: i64) -> bool:
    """R113: whether a condition is met; the upper one of quest q is 2q, the lower one 2q + 1."""
    if stat(s, board, QUEST_STAT[half]) < QUEST_LEAST[half]:
        return False
    return QUEST_LEAST2[half] == 0 or stat(s, board, QUEST_STAT2[half]) >= QUEST_LEAST2[half]


def quest_vp(s: Pirates, board: i64, quest: i64) -> i64:
    """R113, M12: the most valuable condition that is met; quest hunters need the lower one, for twice its VP."""
    if met(s, board, 2 * quest + 1):
        return QUEST_VP[2 * quest + 1] * (2 if s.quest_hunter else 1)
    if s.quest_hunter:
        return -UNFULFILLED
    return QUEST_VP[2 * quest] if met(s, board, 2 * quest) else 0


def quests_fulfilled(s: Pirates, board: i64) -> i64:
    """R113, M13: own quests worth something now; who may not see them counts none."""
    count: i64 = 0
    for quest in range(QUESTS):
        if s.has_quest(board, quest) and quest_vp(s, board, quest) > 0:
            count += 1
    return count


# Points


def treasure_value(s: Pirates, kind: i64) -> i64:
    """R115: what a treasure is worth by the markers on its island."""
    markers = s.island[kind]
    return 5 if markers >= 7 else 4 if markers >= 5 else 3 if markers >= 3 else 2


def treasure_vp(s: Pirates, board: i64) -> i64:
    """R115: all treasures, buried or not."""
    total: i64 = 0
    for kind in range(KINDS):
        total += s.treasures_of(board, kind) * treasure_value(s, kind)
    return total


def residence_vp(s: Pirates, board: i64, residence: i64) -> i64:
    """R32, R114: a residence for the owner of a marker, up to its maximum."""
    return min(RESIDENCE_VP[residence] * stat(s, board, RESIDENCE_STAT[residence]), RESIDENCE_MOST[residence])


def end_vp(s: Pirates, board: i64, card: i64) -> i64:
    """R112: the final scoring of a card."""
    return 0 if END_VP[card] == 0 else stat(s, board, END_STAT[card]) // END_PER[card] * END_VP[card]


def cards_vp(s: Pirates, board: i64) -> i64:
    """R112: printed VP."""
    total: i64 = 0
    for card in range(CARDS):
        if s.card_at[card] == TABLEAU + board:
            total += CARD_VP[card]
    return total


def cards_end_vp(s: Pirates, board: i64) -> i64:
    """R112: final scoring of all cards."""
    total: i64 = 0
    for card in range(CARDS):
        if s.card_at[card] == TABLEAU + board:
            total += end_vp(s, board, card)
    return total


def residences_vp(s: Pirates, board: i64) -> i64:
    """R114: all residences with an own marker."""
    total: i64 = 0
    for residence in range(RESIDENCES):
        if (s.markers[residence] >> board) & 1 == 1:
            total += residence_vp(s, board, residence)
    return total


def quests_vp(s: Pirates, board: i64) -> i64:
    """R113: all quests that can be seen."""
    total: i64 = 0
    for quest in range(QUESTS):
        if s.has_quest(board, quest):
            total += quest_vp(s, board, quest)
    return total


def score(s: Pirates, board: i64, sheet: Sheet) -> None:
    """R110-R117, R121, R122: the nine parts after what was scored on the way, as if the game ended now."""
    if board >= s.seats:
        score_jordan(s, board, sheet)
        return
    sheet.add("track", s.vp[board])
    sheet.add("rivers", VP_PER_RIVER * FIELD_RIVERS[s.explorer[board]])
    sheet.add("doubloons", s.doubloons[board] // DOUBLOONS_PER_VP)
    sheet.add("cards", cards_vp(s, board))
    sheet.add("cards_end", cards_end_vp(s, board))
    sheet.add("residences", residences_vp(s, board))
    sheet.add("treasures", treasure_vp(s, board))
    sheet.add("buried", VP_PER_BURIED * s.buried(board))
    sheet.add("quests", quests_vp(s, board))
    sheet.add("quest_bonus", QUEST_BONUS if quests_fulfilled(s, board) >= QUEST_BONUS_AT else 0)


def score_jordan(s: Pirates, board: i64, sheet: Sheet) -> None:
    """R146, M17: Jordan scores by numbers, whatever is on his cards."""
    quests = s.quest_count[board]
    sheet.add("track", s.vp[board])
    sheet.add("rivers", VP_PER_RIVER * FIELD_RIVERS[s.explorer[board]])
    sheet.add("cards", JORDAN_CARD_VP * (s.cards_of(board, 0) + s.cards_of(board, 1) + s.cards_of(board, 2)))
    sheet.add("residences", JORDAN_RESIDENCE_VP * residences(s, board))
    sheet.add("treasures", treasure_vp(s, board))
    sheet.add("quests", JORDAN_QUEST_VP * quests)
    sheet.add("quest_bonus", QUEST_BONUS if quests >= QUEST_BONUS_AT else 0)
    sheet.add("rubies", RUBY_VP * s.rubies[board])


def laps(vp: i64) -> i64:
    """R120: markers for 50 VP beside the score track; the score marker stands on the rest, 50 itself being a space."""
    return (vp - 1) // 50 if vp > 0 else 0


def tie_break(s: Pirates, seat: i64) -> i64:
    """R118: more buried treasures, then more upgrades."""
    return 100 * s.buried(seat) + ones(s.upgrades[seat])


__all__ = ["laps", "quest_vp", "score", "stat", "tie_break", "treasure_value"]
