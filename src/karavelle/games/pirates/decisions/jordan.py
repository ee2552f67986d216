"""Jordan's turns in the solo game: his cards, where they lead him, how he sails (R132-R138, R141-R143, M2, M7, M9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.content import (
    A_CARDS,
    BEYOND,
    BUY,
    CARD_TYPE,
    COLUMN_OF,
    DRIFT,
    EXPLORE,
    EXTRA_EXPLORE,
    EXTRA_RAID,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    GET_QUEST,
    GULF,
    JORDAN_FIELDS,
    LOCATIONS,
    MARACAIBO,
    MARACAIBO_VP,
    NO_EXTRA,
    OFFERS,
    RAID,
    RANGE,
    SHOP,
    SOLO_CARDS,
    SOLO_EXTRA,
    SOLO_FIELDS,
    SOLO_LINES,
    SOLO_TYPES,
    SPACES,
    STAGE1,
    START,
)
from karavelle.games.pirates.decisions.fairway import JORDAN
from karavelle.games.pirates.decisions.purchases import lay, uncover_next
from karavelle.games.pirates.decisions.sailing import take_ruby
from karavelle.games.pirates.effects import add_markers
from karavelle.games.pirates.frames import (
    DRAW_STAGE2,
    JORDAN_CARD,
    JORDAN_EXPLORE,
    JORDAN_EXTRA,
    JORDAN_QUEST,
    JORDAN_RAID_ROLL,
    JORDAN_RUBY_SALE,
    JORDAN_SAIL,
    JORDAN_SHOP,
    JORDAN_STOP,
    JORDAN_UPGRADE,
    REFILL,
    SAY_GAINED_VP,
    SAY_GIFT,
    SAY_JORDAN_CARD,
    SAY_JORDAN_DRIFT,
    SAY_JORDAN_GOES,
    SAY_JORDAN_NOTHING,
    SAY_NOT_POSSIBLE,
    SAY_REACHED_MARACAIBO,
    SAY_SAILED,
    SAY_SOLO_CARD,
    SKIRMISH,
    SOLO_CARD,
)
from karavelle.games.pirates.state import FACE_DOWN, TABLEAU, Pirates
from karavelle.kernel.core import Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

WAITING: Final[i64] = 1
USED: Final[i64] = 2
LINES: Final[i64] = 3


class JordanTurn(Step[Pirates]):
    """R133: from the Gulf to Maracaibo, for VP and an upgrade; otherwise a card says what he does."""

    def run(self, s: Pirates) -> None:
        if s.ship[JORDAN] == GULF:
            s.ship[JORDAN] = MARACAIBO
            s.note(SAY_SAILED, EVERYONE, JORDAN, MARACAIBO, GULF)
            s.note(SAY_REACHED_MARACAIBO, EVERYONE, JORDAN)
            s.gain_vp(JORDAN, MARACAIBO_VP)
            s.note(SAY_GAINED_VP, EVERYONE, JORDAN, MARACAIBO_VP)
            s.then(JORDAN_UPGRADE, NOBODY)
        else:
            s.then(SOLO_CARD, NATURE)


def known(s: Pirates) -> i64:
    """How many of his six cards have been seen."""
    count: i64 = 0
    for card in range(SOLO_CARDS):
        count += 1 if s.solo_card[card] > 0 else 0
    return count


class SoloCard(Chance[Pirates]):
    """R131, R134: the next of his cards; when all six were used they are shuffled again."""

    def options(self, s: Pirates, out: Options) -> None:
        if known(s) == A_CARDS:
            for card in range(SOLO_CARDS):
                if s.solo_card[card] == WAITING or s.solo_left == 0:
                    if s.solo_card[card] > 0:
                        out.add(card)
            return
        a_left: i64 = A_CARDS
        for card in range(A_CARDS):
            a_left -= 1 if s.solo_card[card] > 0 else 0
        b_left = SOLO_CARDS - known(s) - a_left
        a_places = A_CARDS - s.difficulty - (A_CARDS - a_left)
        b_places = s.difficulty - (A_CARDS - b_left)
        for card in range(SOLO_CARDS):
            weight = a_places * b_left if card < A_CARDS else b_places * a_left
            if s.solo_card[card] == 0 and weight > 0:
                out.add(card, weight)

    def choose(self, s: Pirates, card: i64) -> None:
        if s.solo_left == 0:
            s.solo_left = A_CARDS
            for other in range(SOLO_CARDS):
                if s.solo_card[other] == USED:
                    s.solo_card[other] = WAITING
        s.solo_card[card] = USED
        s.solo_left -= 1
        s.note(SAY_SOLO_CARD, EVERYONE, card)
        s.then(JORDAN_CARD, NOBODY, card)


# Where a card leads


def levels(s: Pirates) -> tuple[i64, i64, i64]:
    """R136: the spaces right of his column that he reaches in one, two and three steps."""
    start = s.ship[JORDAN]
    right = BEYOND[COLUMN_OF[start]]
    one = s.reach(start, 1) & right
    two = s.reach(start, 2) & right
    return one, two & ~one, s.reach(start, RANGE) & right & ~two


def fits(s: Pirates, space: i64, line: i64, type: i64) -> bool:
    """R138, R143: whether a space is a target: a location that offers the action, or a card of the type."""
    if line == BUY:
        card = s.card_on(space)
        return card >= 0 and CARD_TYPE[card] == type
    location = s.location_on(space)
    return location >= 0 and OFFERS[4 * location + line] == 1


def first_of(s: Pirates, spaces: i64, line: i64, type: i64) -> i64:
    """R136: of targets equally near, that in the larger column, then in the upper row; 0 if there is none."""
    best: i64 = 0
    for space in range(1, GULF):
        if (spaces >> space) & 1 == 1 and fits(s, space, line, type):
            if best == 0 or COLUMN_OF[space] > COLUMN_OF[best]:
                best = space
    return best


def nearest(s: Pirates, line: i64, type: i64) -> i64:
    """R136: the target of a line, 0 if none is in range."""
    one, two, three = levels(s)
    found = first_of(s, one, line, type)
    if found == 0:
        found = first_of(s, two, line, type)
    return found if found > 0 else first_of(s, three, line, type)


def target(s: Pirates, card: i64, place: i64) -> i64:
    """R137, R138, R143: where the line of a card at a place leads, 0 if nowhere; the Gulf first to raid or explore."""
    line = SOLO_LINES[LINES * card + place]
    if line == RAID or line == EXPLORE:
        one, two, three = levels(s)
        if ((one | two | three) >> GULF) & 1 == 1:
            return GULF
    if line != BUY:
        return nearest(s, line, 0)
    for order in range(3):
        found = nearest(s, line, SOLO_TYPES[9 * card + 3 * place + order])
        if found > 0:
            return found
    return 0


def leads_somewhere(s: Pirates, card: i64) -> bool:
    """R134: whether any main action of a card is possible."""
    for place in range(LINES):
        if target(s, card, place) > 0:
            return True
    return False


class JordanCard(Step[Pirates]):
    """R134, R135: the first main action of card `a` that has a target, after its extra action; or the next card, unless
    all six are known and none of them leads anywhere.
    """

    def run(self, s: Pirates) -> None:
        card = s.a
        for place in range(LINES):
            space = target(s, card, place)
            if space > 0:
                line = SOLO_LINES[LINES * card + place]
                if SOLO_EXTRA[card] != NO_EXTRA:
                    s.then(JORDAN_EXTRA, NOBODY, card)
                s.note(SAY_JORDAN_GOES, EVERYONE, line, space)
                s.then(JORDAN_SAIL, NOBODY, line, space)
                return
        s.note(SAY_NOT_POSSIBLE, EVERYONE, card)
        if known(s) == A_CARDS and none_leads(s):
            space = furthest(s)
            s.note(SAY_JORDAN_DRIFT, EVERYONE, space)
            s.then(JORDAN_SAIL, NOBODY, DRIFT, space)
        else:
            s.then(SOLO_CARD, NATURE)


def none_leads(s: Pirates) -> bool:
    """R134: whether none of his cards has a possible main action."""
    for card in range(SOLO_CARDS):
        if s.solo_card[card] > 0 and leads_somewhere(s, card):
            return False
    return True


def furthest(s: Pirates) -> i64:
    """R134: the reachable space in the largest column, the topmost of several."""
    one, two, three = levels(s)
    spaces = one | two | three
    best: i64 = 0
    for space in range(1, SPACES):
        if (spaces >> space) & 1 == 1 and (best == 0 or COLUMN_OF[space] > COLUMN_OF[best]):
            best = space
    return best


class JordanExtra(Step[Pirates]):
    """R135: the extra action of card `a`, before his ship moves."""

    def run(self, s: Pirates) -> None:
        extra = SOLO_EXTRA[s.a]
        if extra == EXTRA_RAID:
            s.then(JORDAN_RAID_ROLL, NOBODY)
        elif extra == EXTRA_EXPLORE:
            s.then(JORDAN_EXPLORE, NOBODY, SOLO_FIELDS[s.a])
        else:
            s.then(JORDAN_UPGRADE, NOBODY)


# Where he arrives


class JordanArrive(Step[Pirates]):
    """R132, M10: where the human's ship lies he pays a doubloon, from the supply, and there may be a skirmish."""

    def run(self, s: Pirates) -> None:
        if s.others_at(JORDAN, s.b) > 0:
            s.gain_doubloons(0, 1)
            s.note(SAY_GIFT, EVERYONE, 0)
            if s.skirmish:
                s.then(SKIRMISH, NOBODY, s.b)
        if s.a != DRIFT:
            s.then(JORDAN_STOP, NOBODY, s.a, s.b)


class JordanStop(Step[Pirates]):
    """R138, R142, R143: a card for nothing; or ruby, value tile, upgrade and the action `a` of the location at `b`."""

    def run(self, s: Pirates) -> None:
        line, space = s.a, s.b
        if line == BUY:
            card = s.card_on(space)
            s.card_at[card] = TABLEAU + JORDAN
            s.cell[space - 1] = 0
            s.note(SAY_JORDAN_CARD, EVERYONE, card)
            s.then(REFILL, NOBODY, space)
            return
        location = s.location_on(space)
        if space == GULF:
            s.then(JORDAN_RUBY_SALE, NOBODY)
        else:
            take_ruby(s, JORDAN, space)
            if s.value_tile[location] > 0:
                add_markers(s, JORDAN, s.value_tile[location] - 1, 1)
        s.then(JORDAN_UPGRADE, NOBODY)
        act(s, line, JORDAN_FIELDS[LOCATIONS if space == GULF else location])


def act(s: Pirates, line: i64, fields: i64) -> None:
    """R139-R142: raid, explore, quest or shop."""
    if line == RAID:
        s.then(JORDAN_RAID_ROLL, NOBODY)
    elif line == EXPLORE:
        s.then(JORDAN_EXPLORE, NOBODY, fields)
    elif line == GET_QUEST:
        s.then(JORDAN_QUEST, NOBODY)
    else:
        s.then(JORDAN_SHOP, NOBODY)


class JordanShop(Step[Pirates]):
    """R142, M7: the top card of the stage II deck is his, if there is one."""

    def run(self, s: Pirates) -> None:
        if s.stage2_left == 0:
            s.note(SAY_JORDAN_NOTHING, EVERYONE, SHOP)
        elif s.fog_improvements and s.top != FACE_DOWN:
            lay(s, s.top - 1 + STAGE1, 0)
            uncover_next(s)
        else:
            s.then(DRAW_STAGE2, NATURE, 0)


assert START == 0 and FIRST_LOCATION < FIRST_RESIDENCE < FIRST_CARD

__all__ = [
    "JORDAN",
    "JordanArrive",
    "JordanCard",
    "JordanExtra",
    "JordanShop",
    "JordanStop",
    "JordanTurn",
    "SoloCard",
    "leads_somewhere",
    "target",
]
