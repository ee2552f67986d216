"""Improvements and residences: on the spot and from afar, and what fills the gap (R20-R24, R30-R32, R40-R45, M6-M8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.bundles import CARD_BUNDLE
from karavelle.games.pirates.content import (
    BIT,
    BLANK,
    CARD_COST,
    CARD_TYPE,
    CARDS,
    CELLS,
    FIRST_CARD,
    FIRST_MARKER_VP,
    FIRST_RESIDENCE,
    HIDDEN_STAGE2,
    RESIDENCE_COST,
    RESIDENCES,
    STAGE1,
    STAGE2,
    TAKE,
)
from karavelle.games.pirates.effects import Verb, start
from karavelle.games.pirates.frames import (
    BUILD_RESIDENCE_CHOOSE,
    BUY_FROM_DISPLAY,
    DRAW_STAGE2,
    NEXT_CARD,
    REFILL,
    SAY_BLANK,
    SAY_BOUGHT,
    SAY_BUILT,
    SAY_FIRST_MARKER,
    SAY_JORDAN_CARD,
    SAY_REFILLED,
    SAY_REFILLED_HIDDEN,
    SAY_TOOK_FIVE,
)
from karavelle.games.pirates.state import DISPLAY, FACE_DOWN, ON_DECK, POOL, TABLEAU, Pirates
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

TAKE_5, BUY_IT = 0, 1
DECLINE, BUILD_IT = 0, 1
FROM_AFAR_NONE: Final[i64] = 0
NO_RESIDENCE: Final[i64] = 12
FACE_DOWN_NEXT: Final[i64] = 63
"""The next card of the stage II deck lies face down."""

# Prices


def card_price(s: Pirates, board: i64, card: i64, surcharge: i64) -> i64:
    """R21, R41: printed cost and surcharge less discount, never below 0."""
    return max(0, CARD_COST[card] + surcharge - s.discount(board))


def residence_price(s: Pirates, board: i64, residence: i64) -> i64:
    """R30, R44: cost less discount, never below 0."""
    return max(0, RESIDENCE_COST[residence] - s.discount(board))


def can_build(s: Pirates, board: i64, residence: i64) -> bool:
    """R30, R31: no own marker there yet, and the price can be paid."""
    if (s.markers[residence] >> board) & 1 == 1:
        return False
    return residence_price(s, board, residence) <= s.doubloons[board]


def displayed(s: Pirates) -> i64:
    """The residences of the display, as bits."""
    found: i64 = 0
    for cell in range(CELLS):
        what = s.cell[cell]
        if FIRST_RESIDENCE <= what < FIRST_CARD:
            found |= BIT[what - FIRST_RESIDENCE]
    return found


def buildable(s: Pirates, board: i64) -> i64:
    """R45: the residences that can be built anywhere, as bits."""
    found = displayed(s)
    for residence in range(RESIDENCES):
        if (found >> residence) & 1 == 1 and not can_build(s, board, residence):
            found &= ~(BIT[residence])
    return found


def half_price(s: Pirates, board: i64, residence: i64) -> i64:
    """M18: half the price, rounded up; -1 where the residence cannot be built for that."""
    if (s.markers[residence] >> board) & 1 == 1 or (displayed(s) >> residence) & 1 == 0:
        return -1
    price = halved(RESIDENCE_COST[residence], s.discount(board))
    return price if price <= s.doubloons[board] else -1


def halved(cost: i64, discount: i64) -> i64:
    """M18: discounts come before halving, and halves are rounded up."""
    return (max(0, cost - discount) + 1) // 2


def may_build_for_half(s: Pirates, board: i64) -> bool:
    """M19: whether any residence can be built for half its price."""
    for residence in range(RESIDENCES):
        if half_price(s, board, residence) >= 0:
            return True
    return False


# Improvements


class ImprovementStop(Ask[Pirates]):
    """R20, R21: five doubloons, or the card on the space `a` for its price."""

    def options(self, s: Pirates, out: Options) -> None:
        out.add(TAKE_5)
        if card_price(s, s.actor, s.card_on(s.a), 0) <= s.doubloons[s.actor]:
            out.add(BUY_IT)

    def choose(self, s: Pirates, option: i64) -> None:
        if option == TAKE_5:
            take_five(s, s.actor)
        else:
            buy(s, s.actor, s.a, 0)

    def context(self, s: Pirates) -> list[tuple[str, int]]:
        """The card and its price."""
        card = s.card_on(s.a)
        return [("card", int(card)), ("number", int(card_price(s, s.actor, card, 0)))]


def take_five(s: Pirates, seat: i64) -> None:
    """R20, R24: five doubloons instead of a card."""
    s.gain_doubloons(seat, TAKE)
    s.note(SAY_TOOK_FIVE, EVERYONE, seat, TAKE)


def buy(s: Pirates, seat: i64, space: i64, surcharge: i64) -> None:
    """R21-R23: the card to the tableau, its effects, and only then a new card into the gap."""
    card = s.card_on(space)
    price = card_price(s, seat, card, surcharge)
    s.doubloons[seat] -= price
    s.card_at[card] = TABLEAU + seat
    s.cell[space - 1] = 0
    s.note(SAY_BOUGHT, EVERYONE, seat, card, price, space)
    start(s, seat, CARD_BUNDLE[card])
    s.then(REFILL, NOBODY, space)


class Refill(Step[Pirates]):
    """R23, R43, M7: the top card of the stage II deck on the space `a`, or, the deck being empty, a blank one."""

    def run(self, s: Pirates) -> None:
        if s.stage2_left == 0:
            s.cell[s.a - 1] = BLANK
            s.note(SAY_BLANK, EVERYONE, s.a)
        elif not s.fog_improvements:
            s.then(DRAW_STAGE2, NATURE, s.a)
        elif s.top == FACE_DOWN:
            s.cell[s.a - 1] = HIDDEN_STAGE2
            s.note(SAY_REFILLED_HIDDEN, EVERYONE, s.a)
            uncover_next(s)
        else:
            lay(s, s.top - 1 + STAGE1, s.a)
            uncover_next(s)


def uncover_next(s: Pirates) -> None:
    """M7: the top card has left the deck; the next one lies as it lies."""
    s.top = 0
    s.stage2_left -= 1
    if s.stage2_left > 0:
        s.then(NEXT_CARD, NATURE)


def lay(s: Pirates, card: i64, space: i64) -> None:
    """R23: a card face up on a cell; on none (0) it is Jordan's (R142)."""
    if space == 0:
        s.card_at[card] = TABLEAU + s.seats
        s.note(SAY_JORDAN_CARD, EVERYONE, card)
    else:
        s.card_at[card] = DISPLAY
        s.cell[space - 1] = FIRST_CARD + card
        s.note(SAY_REFILLED, EVERYONE, card, space)


class DrawStage2(Chance[Pirates]):
    """R23, R142: the top card of the stage II deck onto the space `a`, or (0) into Jordan's tableau."""

    def options(self, s: Pirates, out: Options) -> None:
        for card in range(STAGE1, CARDS):
            if s.card_at[card] == POOL:
                out.add(card)

    def choose(self, s: Pirates, card: i64) -> None:
        lay(s, card, s.a)
        if s.fog_improvements:
            uncover_next(s)
        else:
            s.stage2_left -= 1


class NextCard(Chance[Pirates]):
    """M6, M7, M8: the card that now lies on top of the stage II deck, face up or face down."""

    def options(self, s: Pirates, out: Options) -> None:
        pool: i64 = 0
        for card in range(STAGE1, CARDS):
            if s.card_at[card] == POOL:
                pool += 1
                if s.faces_up > 0:
                    out.add(card, s.faces_up)
        if s.faces_down > 0:
            out.add(FACE_DOWN_NEXT, s.faces_down * pool)

    def choose(self, s: Pirates, card: i64) -> None:
        if card == FACE_DOWN_NEXT:
            s.faces_down -= 1
            s.top = FACE_DOWN
        else:
            s.faces_up -= 1
            s.top = card - STAGE1 + 1
            s.card_at[card] = ON_DECK


class BuyImprovement(Verb):
    """R40, R41: any face-up improvement of type `a` anywhere, for `b` more than printed."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        purse = s.doubloons[seat] - second + s.discount(seat)
        for cell in range(CELLS):
            card = s.cell[cell] - FIRST_CARD
            if 0 <= card < CARDS and CARD_TYPE[card] == first and CARD_COST[card] <= purse:
                return True
        return False

    def run(self, s: Pirates) -> None:
        if self.can(s, s.actor, s.a, s.b):
            s.then(BUY_FROM_DISPLAY, s.actor, s.a, s.b)


class BuyFromDisplay(Ask[Pirates]):
    """R40-R42, M8: the space of a card of type `a` that can be paid with the surcharge `b`, or none."""

    def options(self, s: Pirates, out: Options) -> None:
        out.add(FROM_AFAR_NONE)
        purse = s.doubloons[s.actor] - s.b + s.discount(s.actor)
        for cell in range(CELLS):
            card = s.cell[cell] - FIRST_CARD
            if 0 <= card < CARDS and CARD_TYPE[card] == s.a and CARD_COST[card] <= purse:
                out.add(cell + 1)

    def choose(self, s: Pirates, space: i64) -> None:
        if space != FROM_AFAR_NONE:
            buy(s, s.actor, space, s.b)


# Residences


class ResidenceStop(Ask[Pirates]):
    """R30-R32: an own marker on the residence of the space `a`, or none."""

    def options(self, s: Pirates, out: Options) -> None:
        out.add(DECLINE)
        out.add(BUILD_IT)

    def choose(self, s: Pirates, option: i64) -> None:
        residence = s.residence_on(s.a)
        if option == BUILD_IT:
            build(s, s.actor, residence, residence_price(s, s.actor, residence))
        else:
            pass_by(s, s.actor)

    def context(self, s: Pirates) -> list[tuple[str, int]]:
        """The residence and its price."""
        residence = s.residence_on(s.a)
        return [("residence", int(residence)), ("number", int(residence_price(s, s.actor, residence)))]


def pass_by(s: Pirates, seat: i64) -> None:
    """R31: nothing, or the doubloons of a house rule."""
    if s.decline_doubloons > 0:
        s.gain_doubloons(seat, s.decline_doubloons)
        s.note(SAY_TOOK_FIVE, EVERYONE, seat, s.decline_doubloons)


def build(s: Pirates, board: i64, residence: i64, price: i64) -> None:
    """R30, R31: the price and a marker; the first marker on a residence brings 2 VP."""
    s.doubloons[board] -= price
    s.note(SAY_BUILT, EVERYONE, board, residence, price)
    mark(s, board, residence)


def mark(s: Pirates, board: i64, residence: i64) -> None:
    """R30, R144: a marker on a residence."""
    if s.markers[residence] == 0:
        s.gain_vp(board, FIRST_MARKER_VP)
        s.note(SAY_FIRST_MARKER, EVERYONE, board, FIRST_MARKER_VP)
    s.markers[residence] |= BIT[board]


class BuildResidence(Verb):
    """R45: any residence of the display without an own marker, at the normal price."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        return buildable(s, seat) != 0

    def run(self, s: Pirates) -> None:
        if buildable(s, s.actor) != 0:
            s.then(BUILD_RESIDENCE_CHOOSE, s.actor)


class BuildResidenceChoose(Ask[Pirates]):
    """R45: which residence, or none."""

    def options(self, s: Pirates, out: Options) -> None:
        found = buildable(s, s.actor)
        for residence in range(RESIDENCES):
            if (found >> residence) & 1 == 1:
                out.add(residence)
        out.add(NO_RESIDENCE)

    def choose(self, s: Pirates, residence: i64) -> None:
        if residence != NO_RESIDENCE:
            build(s, s.actor, residence, residence_price(s, s.actor, residence))


assert STAGE2 + STAGE1 == CARDS

__all__ = [
    "BuildResidence",
    "BuildResidenceChoose",
    "BuyFromDisplay",
    "BuyImprovement",
    "DrawStage2",
    "ImprovementStop",
    "NextCard",
    "Refill",
    "ResidenceStop",
    "build",
    "buildable",
    "can_build",
    "card_price",
    "half_price",
    "halved",
    "lay",
    "mark",
    "may_build_for_half",
    "pass_by",
    "residence_price",
    "take_five",
]
