"""The auction: rolling, bidding, parrot cards, and who is next (R10-R30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.grog.content import COLOURS, HOLD, PARROT_ROW, PIPS, SPACES, TOP_BID
from karavelle.games.grog.frames import (
    BID,
    BID_DIE,
    BID_HELD,
    BID_STEP,
    DIE_SHOWS,
    DIE_TURNED,
    DRAFT_CARDS,
    DRAFT_EMPTY,
    DRAFT_ROW,
    HELD,
    NEXT_BIDDER,
    NO_WINNER,
    OPENED,
    PASS_INCOME,
    PAY_STEP,
    RAISED,
    ROLL,
    ROLLED,
    ROUND_BEGAN,
    ROUND_END,
    WON,
)
from karavelle.games.grog.state import NONE, Grog
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE

PASS: Final[i64] = 0
COMMIT: Final[i64] = 1
PLACE: Final[i64] = 2
PARROT_HOLD: Final[i64] = 7
PARROT_COLOR: Final[i64] = 8
"""Numbers of the options: place + colour; parrot_color + 6 x colour + value - 1."""


class RoundStart(Step[Grog]):
    """R2, R10: a new auction round; the start player rolls, then opens the bidding."""

    def run(self, s: Grog) -> None:
        s.round_no += 1
        clear_row(s)
        s.current_bid = 0
        s.highest_bidder = NONE
        s.note(ROUND_BEGAN, EVERYONE, s.round_no)
        for die in range(COLOURS):
            s.then(ROLL, NATURE, die)
        s.then(BID_STEP, s.start_player)


class Roll(Chance[Grog]):
    """R10, C7: one auction die, which then lies on the goods space of its colour (R3)."""

    def options(self, s: Grog, out: Options) -> None:
        for pips in range(1, PIPS + 1):
            out.add(pips)

    def choose(self, s: Grog, pips: i64) -> None:
        s.dice[s.a] = pips
        if s.a == COLOURS - 1:
            s.note(ROLLED, EVERYONE, s.start_player)
            for die in range(COLOURS):
                s.note(DIE_SHOWS, EVERYONE, die, s.dice[die])


class BidStep(Ask[Grog]):
    """R11-R15, R18-R21, R24-R30: a bid is built from scratch in a private draft, parrot cards first, then die by die.

    `pass` is offered only while the draft is empty; the draft becomes the bid with `commit`.
    """

    def options(self, s: Grog, out: Options) -> None:
        placed = placed_dice(s)
        total = draft_sum(s)
        window = legal_sums(s)
        fresh = placed == 0 and drafted_cards(s) == 0
        if fresh and may_pass(s):
            out.add(PASS)
        if (i64(1) << total) & window:
            out.add(COMMIT)
        for colour in range(COLOURS):
            if can_place(s, colour, placed, total, window):
                out.add(PLACE + colour)
        if placed == 0:
            offer_cards(s, window, out)

    def choose(self, s: Grog, option: i64) -> None:
        if option == PASS:
            s.then(PASS_INCOME, s.actor)
        elif option == COMMIT:
            commit(s)
            s.then(NEXT_BIDDER, s.actor)
        else:
            draft(s, option)
            s.then(BID_STEP, s.actor)

    def context(self, s: Grog) -> list[tuple[str, int]]:
        """The bid to beat, what the actor could pay at most, the sum of the draft so far, and how far it has come."""
        draft = DRAFT_ROW if placed_dice(s) else DRAFT_CARDS if drafted_cards(s) else DRAFT_EMPTY
        numbers = (s.current_bid, s.potential(s.actor), draft_sum(s))
        return [("number", int(number)) for number in numbers] + [("draft", draft)]

    def seen_by(self, s: Grog, option: i64) -> i64:
        return EVERYONE if option <= COMMIT else s.actor

    def listed_for(self, s: Grog) -> i64:
        return s.actor

    def answers_itself(self, s: Grog, option: i64) -> bool:
        return False


class NextBidder(Step[Grog]):
    """R25, R50: the next clockwise who has not passed; the only one left has won, or opens if nobody bid (R24)."""

    def run(self, s: Grog) -> None:
        waiting = s.still_in()
        if waiting == 0:
            s.note(NO_WINNER)
            s.then(ROUND_END, NATURE, NONE)
            return
        seat = s.next_in(s.actor)  # the actor himself, when he opened after all others had passed
        if waiting == 1 and s.current_bid > 0:
            s.note(WON, EVERYONE, seat, s.current_bid)
            s.then(PAY_STEP, seat)
            s.then(ROUND_END, NATURE, seat)
        else:
            s.then(BID_STEP, seat)


# The draft


def shown(s: Grog, colour: i64) -> i64:
    """The pips of a die in the draft: as a parrot card turned it, or as it lies."""
    turned = s.draft_dice[colour]
    return turned if turned > 0 else s.dice[colour]


def placed_dice(s: Grog) -> i64:
    """The dice of the draft's row, as bits."""
    placed: i64 = 0
    for space in range(SPACES):
        colour = s.draft_row[space]
        if colour == NONE:
            break
        placed |= i64(1) << colour
    return placed


def draft_sum(s: Grog) -> i64:
    """R15: the sum of pips in the draft's row."""
    total: i64 = 0
    for space in range(SPACES):
        colour = s.draft_row[space]
        if colour == NONE:
            break
        total += shown(s, colour)
    return total


def drafted_cards(s: Grog) -> i64:
    """How many parrot cards the draft uses."""
    cards = s.draft_cards
    return cards[0] + cards[1] + cards[2] + cards[3] + cards[4] + cards[5]


def draft(s: Grog, option: i64) -> None:
    """One more card or die in the draft."""
    if option < PARROT_HOLD:
        space: i64 = 0
        while s.draft_row[space] != NONE:
            space += 1
        s.draft_row[space] = option - PLACE
    elif option == PARROT_HOLD:
        s.draft_cards[HOLD] = 1
    else:
        colour = (option - PARROT_COLOR) // PIPS
        s.draft_cards[colour + 1] = 1
        s.draft_dice[colour] = (option - PARROT_COLOR) % PIPS + 1


def clear_row(s: Grog) -> None:
    """All dice return to their goods spaces."""
    for space in range(SPACES):
        s.bid_row[space] = NONE


def commit(s: Grog) -> None:
    """R26-R28: the draft becomes the bid; its parrot cards are shown and go to the box."""
    seat = s.actor
    total = draft_sum(s)
    manner = OPENED if s.current_bid == 0 else RAISED if total > s.current_bid else HELD
    s.note(BID, EVERYONE, seat, total, manner)
    play_cards(s, seat)
    for space in range(SPACES):
        colour = s.draft_row[space]
        s.bid_row[space] = colour
        s.draft_row[space] = NONE
        if colour != NONE:
            s.note(BID_DIE, EVERYONE, colour, s.dice[colour])
    s.current_bid = total
    s.highest_bidder = seat


def play_cards(s: Grog, seat: i64) -> None:
    """R28: dice turned by colour cards keep their value; a hold card keeps the sum."""
    if s.draft_cards[HOLD] == 1:
        spend_parrot(s, seat, HOLD)
        s.note(BID_HELD)
    for colour in range(COLOURS):
        if s.draft_cards[colour + 1] == 1:
            spend_parrot(s, seat, colour + 1)
            s.note(DIE_TURNED, EVERYONE, colour, s.dice[colour], s.draft_dice[colour])
            s.dice[colour] = s.draft_dice[colour]
            s.draft_dice[colour] = 0


def spend_parrot(s: Grog, seat: i64, kind: i64) -> None:
    """R27: a played card goes to the box for good."""
    s.draft_cards[kind] = 0
    s.parrot_hand[seat * PARROT_ROW + kind] -= 1
    s.parrot_box[kind] += 1


# What is legal. Sets of sums are bits: bit x stands for the sum x, so that one shift adds a die to all sums at once.


def may_pass(s: Grog) -> bool:
    """R11, R19, R20, R24, R30: not the opening bidder, unless every single die is beyond his potential."""
    if s.current_bid > 0:
        return True
    potential = s.potential(s.actor)
    for die in range(COLOURS):
        if s.dice[die] <= potential:
            return False
    return True


def legal_sums(s: Grog) -> i64:
    """R18, R26, R28: the sums that may be bid with this draft."""
    return held_sum(s) if s.draft_cards[HOLD] == 1 else higher_sums(s)


def higher_sums(s: Grog) -> i64:
    """R18, R26: more than the bid, within the potential."""
    top = min(s.potential(s.actor), TOP_BID)
    if top <= s.current_bid:
        return 0
    return (i64(2) << top) - (i64(2) << s.current_bid)


def held_sum(s: Grog) -> i64:
    """R18, R28: just the bid, if there is one and it is within the potential."""
    if s.current_bid == 0 or s.current_bid > s.potential(s.actor):
        return 0
    return i64(1) << s.current_bid


def can_place(s: Grog, colour: i64, placed: i64, total: i64, window: i64) -> bool:
    """R12-R14: values never rise from left to right, and the row can still be completed to a legal sum."""
    value = shown(s, colour)
    if window == 0 or (placed >> colour) & 1:
        return False
    if placed and value > lowest_placed(s):
        return False
    sums = i64(1) << (total + value)
    for other in range(COLOURS):
        if other != colour and not (placed >> other) & 1:
            further = shown(s, other)
            if further <= value:
                sums |= sums << further
    return (sums & window) != 0


def lowest_placed(s: Grog) -> i64:
    """The value of the last die in the draft's row."""
    space = SPACES - 1
    while s.draft_row[space] == NONE:
        space -= 1
    return shown(s, s.draft_row[space])


def offer_cards(s: Grog, window: i64, out: Options) -> None:
    """R21, R27-R29: parrot cards, as long as some legal bid can still be made after them."""
    first = s.actor * PARROT_ROW
    held = held_sum(s)
    may_hold = s.draft_cards[HOLD] == 0 and s.parrot_hand[first + HOLD] > 0 and held != 0
    if may_hold and reachable(s, NONE) & held:
        out.add(PARROT_HOLD)
    wanted = window | held if may_hold else window
    if wanted == 0:
        return
    for colour in range(COLOURS):
        if has_parrot(s, colour):
            others = reachable(s, colour)
            for pips in range(1, PIPS + 1):
                if pips != s.dice[colour] and (others | others << pips) & wanted:
                    out.add(PARROT_COLOR + PIPS * colour + pips - 1)


def has_parrot(s: Grog, colour: i64) -> bool:
    """Whether the actor holds a parrot of this colour that the draft has not used."""
    return s.parrot_hand[s.actor * PARROT_ROW + colour + 1] > 0 and s.draft_cards[colour + 1] == 0


def reachable(s: Grog, left_out: i64) -> i64:
    """All sums of dice (one left out) that the actor could show, with his parrot cards for them."""
    sums: i64 = 1
    for colour in range(COLOURS):
        if colour == left_out:
            continue
        if has_parrot(s, colour):
            sums |= sums << 1 | sums << 2 | sums << 3 | sums << 4 | sums << 5 | sums << 6
        else:
            sums |= sums << shown(s, colour)
    return sums


__all__ = ["BidStep", "NextBidder", "Roll", "RoundStart"]
