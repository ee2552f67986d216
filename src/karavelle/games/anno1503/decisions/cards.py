"""Action cards: exchanged, played and drawn (R78-R84)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    CANNON_GOLD,
    CANNONS,
    CARD_ROW,
    CARDS,
    ENGINEER,
    ENGINEER_SAVES,
    EXCHANGE_PRICE,
    EXPLORER,
    GOODS,
    INVENTOR,
    INVENTOR_WARES,
    MASTER_BUILDER,
    SHIPS,
    STAGE_GOLD,
    STAGE_GOODS,
    WARES,
)
from karavelle.games.anno1503.decisions.aristocrats import mend, mount_cannon, raise_castle, stage_allowed
from karavelle.games.anno1503.decisions.deeds import (
    EXCHANGE,
    PLAY_ENGINEER,
    PLAY_EXPLORER,
    PLAY_INVENTOR,
    PLAY_MASTER_BUILDER,
    Deed,
)
from karavelle.games.anno1503.decisions.home import launch, offer_launches
from karavelle.games.anno1503.frames import (
    ACTION_CARD,
    ACTION_DECK,
    CARD_DRAWN,
    CARD_EXCHANGED,
    CARD_PLAYED,
    CARD_SEEN,
    DECK_RESHUFFLED,
    DRAW_CARD,
    FOR_FREE,
    INVENTED,
    INVENTOR_CHOICE,
    SAVED_GOLD,
)
from karavelle.games.anno1503.state import NONE, Anno1503
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE

ONLY_GOLD: Final[i64] = 9
"""The choice of a master builder who saves the gold of the first stage."""

CANNON: Final[i64] = 0
SHIP: Final[i64] = 1
MENDED: Final[i64] = 5
"""The choices of an engineer: a cannon, four fields for a ship, two ships to repair."""


def may_play(s: Anno1503, seat: i64, card: i64) -> bool:
    """R78: one action card a turn."""
    return s.played == 0 and s.hand[seat * CARD_ROW + card] > 0


def play(s: Anno1503, seat: i64, card: i64) -> None:
    """R78: open on the discard pile."""
    s.played = 1
    s.hand[seat * CARD_ROW + card] -= 1
    s.discards[card] += 1
    s.note(CARD_PLAYED, EVERYONE, seat, card)


class Exchange(Deed):
    """R83: once a turn, for two gold, one action card for the top one of the deck."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if s.exchanged == 0 and s.gold[seat] >= EXCHANGE_PRICE:
            for card in range(CARDS):
                if s.hand[seat * CARD_ROW + card] > 0:
                    out.add(EXCHANGE + card)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        s.exchanged = 1
        s.gold[seat] -= EXCHANGE_PRICE
        s.hand[seat * CARD_ROW + choice] -= 1
        s.discards[choice] += 1
        s.note(CARD_EXCHANGED, EVERYONE, seat, choice)
        s.then(DRAW_CARD, seat)


class PlayExplorer(Deed):
    """R79: two action points more for each own ship in this turn; a ship must be on the boards."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if may_play(s, seat, EXPLORER) and s.ships_out(seat) > 0:
            out.add(PLAY_EXPLORER)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        play(s, seat, EXPLORER)
        s.explorer = 1


class PlayInventor(Deed):
    """R81: two wares of one's choice, one after the other."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if may_play(s, seat, INVENTOR) and wares_left(s):
            out.add(PLAY_INVENTOR)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        play(s, seat, INVENTOR)
        s.then(INVENTOR_CHOICE, seat, INVENTOR_WARES)


def wares_left(s: Anno1503) -> bool:
    """Whether the bank has a ware."""
    for ware in range(WARES):
        if s.bank[ware] > 0:
            return True
    return False


class InventorChoice(Ask[Anno1503]):
    """R81: any ware that the bank has; `a` are still to be taken."""

    def options(self, s: Anno1503, out: Options) -> None:
        for ware in range(WARES):
            if s.bank[ware] > 0:
                out.add(ware)

    def choose(self, s: Anno1503, ware: i64) -> None:
        s.take(s.actor, ware)
        s.note(INVENTED, EVERYONE, s.actor, ware)
        if s.a > 1 and wares_left(s):
            s.then(INVENTOR_CHOICE, s.actor, s.a - 1)


class PlayMasterBuilder(Deed):
    """R80: the next stage of the castle with one good of its cost saved, or the gold of the first stage."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if not may_play(s, seat, MASTER_BUILDER) or not stage_allowed(s, seat):
            return
        stage = s.castle[seat]
        for good in range(GOODS):
            if STAGE_GOODS[stage * GOODS + good] > 0 and has_rest(s, seat, stage, good):
                out.add(PLAY_MASTER_BUILDER + good)
        if STAGE_GOLD[stage] > 0:
            out.add(PLAY_MASTER_BUILDER + ONLY_GOLD)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        stage = s.castle[seat]
        play(s, seat, MASTER_BUILDER)
        if choice < ONLY_GOLD:
            s.bank[choice] -= 1
            s.goods[seat * GOODS + choice] += 1
            s.gold[seat] -= STAGE_GOLD[stage]
        s.pay(seat, STAGE_GOODS, stage)
        raise_castle(s, seat, SAVED_GOLD if choice == ONLY_GOLD else choice + 1)


def has_rest(s: Anno1503, seat: i64, stage: i64, saved: i64) -> bool:
    """R80: everything that the stage costs but one unit of the good that is saved."""
    if s.gold[seat] < STAGE_GOLD[stage]:
        return False
    for good in range(GOODS):
        needed = STAGE_GOODS[stage * GOODS + good]
        if s.goods[seat * GOODS + good] < (needed - 1 if good == saved else needed):
            return False
    return True


class PlayEngineer(Deed):
    """R82: the next cannon four gold cheaper, or a ship for free, or a repair for free."""

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        if not may_play(s, seat, ENGINEER):
            return
        if s.cannons[seat] < CANNONS and s.gold[seat] >= cheaper_cannon(s, seat):
            out.add(PLAY_ENGINEER + CANNON)
        if s.free_ship(seat) != NONE:
            offer_launches(s, PLAY_ENGINEER + SHIP, out)
        for ship in range(SHIPS):
            if s.ship_damaged[seat * SHIPS + ship] == 1:
                out.add(PLAY_ENGINEER + MENDED + ship)

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        play(s, seat, ENGINEER)
        if choice == CANNON:
            mount_cannon(s, seat, cheaper_cannon(s, seat))
        elif choice < MENDED:
            launch(s, seat, choice - SHIP, FOR_FREE)
        else:
            mend(s, seat, choice - MENDED, FOR_FREE)


def cheaper_cannon(s: Anno1503, seat: i64) -> i64:
    """R82: what the next cannon costs with an engineer."""
    gold = CANNON_GOLD[s.cannons[seat]] - ENGINEER_SAVES
    return gold if gold > 0 else 0


class DrawCard(Step[Anno1503]):
    """R84: an empty deck is made of the discard pile; where that is empty, too, nothing is drawn."""

    def run(self, s: Anno1503) -> None:
        if pile(s.deck) == 0:
            if pile(s.discards) == 0:
                return
            for card in range(CARDS):
                s.deck[card] = s.discards[card]
                s.discards[card] = 0
            s.note(DECK_RESHUFFLED, EVERYONE, ACTION_DECK)
        s.then(ACTION_CARD, NATURE, s.actor)


def pile(cards: vec[i64]) -> i64:
    """Cards in a pile, those that a viewer does not know among them."""
    count: i64 = 0
    for card in range(CARD_ROW):
        count += cards[card]
    return count


class ActionCard(Chance[Anno1503]):
    """R76, R83 (X7): the top card of the deck, for the seat `a` alone to see."""

    def options(self, s: Anno1503, out: Options) -> None:
        for card in range(CARDS):
            if s.deck[card] > 0:
                out.add(card, s.deck[card])

    def choose(self, s: Anno1503, card: i64) -> None:
        s.deck[card] -= 1
        s.hand[s.a * CARD_ROW + card] += 1
        s.note(CARD_DRAWN, EVERYONE, s.a)
        s.note(CARD_SEEN, s.a, card)

    def seen_by(self, s: Anno1503, option: i64) -> i64:
        return s.a


__all__ = [
    "ActionCard",
    "DrawCard",
    "Exchange",
    "InventorChoice",
    "PlayEngineer",
    "PlayExplorer",
    "PlayInventor",
    "PlayMasterBuilder",
    "cheaper_cannon",
    "pile",
]
