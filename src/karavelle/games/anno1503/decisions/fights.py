"""Fights against nests and raiders, pirate cards and what they cost or bring (R59-R71)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    CARD_ROW,
    DISCOUNT,
    FIELDS,
    GOLD_LOSS,
    GOLD_OR_GOOD,
    GOODS,
    HALF_GOLD,
    KIND_OF_TILE,
    LAUNCH,
    LAUNCHES,
    MIRROR,
    NAVAL_HERO,
    NEST,
    PEACEFUL_LUXURY,
    PEACEFUL_RESHUFFLE,
    PEACEFUL_WARE,
    PIRATE_CARDS,
    RAID_GOLD,
    RAID_GOODS,
    RAID_LOSS_OF,
    RAID_ROLE,
    RAIDS,
    RANSOM,
    RIGHT_1,
    SHIPS,
    WARES,
)
from karavelle.games.anno1503.effects import dock, lift, wreck
from karavelle.games.anno1503.frames import (
    A_PEACEFUL,
    A_RAID,
    AGAINST_NEST,
    AGAINST_RAID,
    COMBAT,
    COMBAT_END,
    COMBAT_ROLLED,
    DECK_RESHUFFLED,
    FIGHT_LOST,
    FIGHT_WON,
    FROM_RAID,
    GOLD_GAINED,
    HARBOR_CHOICE,
    HERO_USED,
    NEST_TAKEN,
    PEACEFUL_BOUGHT,
    PEACEFUL_OFFER,
    PIRATE_DECK,
    PIRATE_DIE,
    PIRATE_MET,
    PLAYER_DIE,
    RAID_BEGUN,
    RAID_CARD,
    RAID_CHOICE,
    RAID_LOSS,
    RAID_PAID_GOLD,
    RAID_PAID_GOOD,
    RANSOM_PAID,
    REWARD,
    REWARD_SHORT,
    SHIP_DAMAGED,
    SHIP_RETURNED,
    SHIP_TO_HARBOR,
    TIE,
    TIE_CHOICE,
)
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE

PIPS: Final[i64] = 6
PER_PIP: Final[i64] = 16
PER_OTHER_PIP: Final[i64] = 128
"""A fight is two numbers: the cause, and the foe's bonus with the pirate's roll and the player's put on top of it."""

FIRST_RAID: Final[i64] = 192
"""The cause of a fight is ship * 96 + field of the nest, or from here on ship * 8 + card of the raid."""

WON_IT, LOST_IT, TIED = 1, 2, 3
REROLL: Final[i64] = 0
PAY: Final[i64] = 0


def ship_of(cause: i64) -> i64:
    """The ship that fights."""
    return (cause - FIRST_RAID) // RAIDS if cause >= FIRST_RAID else cause // FIELDS


class Combat(Step[Anno1503]):
    """R59, R60: both roll, for the cause `a` against a bonus of `b`."""

    def run(self, s: Anno1503) -> None:
        s.then(PIRATE_DIE, NATURE, s.a, s.b)


class PirateDie(Chance[Anno1503]):
    """R59, R68 (X6): the pirate's roll."""

    def options(self, s: Anno1503, out: Options) -> None:
        for pips in range(1, PIPS + 1):
            out.add(pips)

    def choose(self, s: Anno1503, pips: i64) -> None:
        s.then(PLAYER_DIE, NATURE, s.a, s.b + PER_PIP * pips)


class PlayerDie(Chance[Anno1503]):
    """R59, R68 (X6): the roll of the seat on turn."""

    def options(self, s: Anno1503, out: Options) -> None:
        for pips in range(1, PIPS + 1):
            out.add(pips)

    def choose(self, s: Anno1503, pips: i64) -> None:
        s.then(COMBAT_END, s.active, s.a, s.b + PER_OTHER_PIP * pips)


class CombatEnd(Step[Anno1503]):
    """R60: the higher total wins; a tie asks for a naval hero or another roll."""

    def run(self, s: Anno1503) -> None:
        bonus, pirate, player = s.b % PER_PIP, s.b % PER_OTHER_PIP // PER_PIP, s.b // PER_OTHER_PIP
        guns = s.guns(s.actor)
        foe, own = pirate + bonus, player + guns
        result = WON_IT if own > foe else LOST_IT if own < foe else TIED
        s.fight[0] = 2 if s.a >= FIRST_RAID else 1
        s.fight[1] = pirate
        s.fight[2] = player
        s.fight[3] = bonus
        s.fight[4] = guns
        s.fight[5] = result
        s.note(COMBAT_ROLLED, EVERYONE, pirate, bonus, player, guns)
        if result == TIED:
            s.note(TIE, EVERYONE)
            s.then(TIE_CHOICE, s.actor, s.a, bonus)
        elif result == WON_IT:
            win(s, s.actor, s.a)
        else:
            lose(s, s.actor, s.a)


class TieChoice(Ask[Anno1503]):
    """R60, R78: a naval hero wins at once, or both roll again; asked always, lest anybody learns who has one."""

    def options(self, s: Anno1503, out: Options) -> None:
        out.add(REROLL)
        if s.hand[s.actor * CARD_ROW + NAVAL_HERO] > 0:
            out.add(1)

    def choose(self, s: Anno1503, option: i64) -> None:
        if option == REROLL:
            s.then(COMBAT, s.actor, s.a, s.b)
            return
        s.hand[s.actor * CARD_ROW + NAVAL_HERO] -= 1
        s.discards[NAVAL_HERO] += 1
        s.fight[5] = WON_IT
        s.note(HERO_USED, EVERYONE, s.actor)
        win(s, s.actor, s.a)

    def listed_for(self, s: Anno1503) -> i64:
        return s.actor

    def context(self, s: Anno1503) -> list[tuple[str, int]]:
        """The total at which the fight stands."""
        return [("number", int(s.fight[1] + s.fight[3]))]

    def answers_itself(self, s: Anno1503, option: i64) -> bool:
        return False


def win(s: Anno1503, seat: i64, cause: i64) -> None:
    """R61, R71: the nest comes to a golden pier and the ship home; or the card of the raid pays."""
    if cause >= FIRST_RAID:
        s.note(FIGHT_WON, EVERYONE, seat, AGAINST_RAID)
        reward(s, seat, (cause - FIRST_RAID) % RAIDS)
        return
    s.note(FIGHT_WON, EVERYONE, seat, AGAINST_NEST)
    kind = KIND_OF_TILE[lift(s, cause % FIELDS)]
    s.nests[seat * 3 + kind - NEST] += 1
    s.note(NEST_TAKEN, EVERYONE, seat, kind, DISCOUNT[kind - NEST])
    dock(s, seat, ship_of(cause))
    s.note(SHIP_RETURNED, EVERYONE, seat, ship_of(cause) + 1)


def reward(s: Anno1503, seat: i64, card: i64) -> None:
    """R71: gold and goods of the card, as far as the bank has them."""
    if RAID_GOLD[card] > 0:
        s.gold[seat] += RAID_GOLD[card]
        s.note(GOLD_GAINED, EVERYONE, seat, RAID_GOLD[card], FROM_RAID)
    for good in range(GOODS):
        for _ in range(RAID_GOODS[card * GOODS + good]):
            if s.bank[good] > 0:
                s.take(seat, good)
                s.note(REWARD, EVERYONE, seat, good)
            else:
                s.note(REWARD_SHORT, EVERYONE, good)


def lose(s: Anno1503, seat: i64, cause: i64) -> None:
    """R62, R69, R70: the nest stays, known to all, and the ship is damaged; or the raid takes what its card says."""
    if cause < FIRST_RAID:
        s.note(FIGHT_LOST, EVERYONE, seat, AGAINST_NEST)
        wreck(s, seat, ship_of(cause))
        s.note(SHIP_DAMAGED, EVERYONE, seat, ship_of(cause) + 1)
        return
    s.note(FIGHT_LOST, EVERYONE, seat, AGAINST_RAID)
    loss = RAID_LOSS_OF[(cause - FIRST_RAID) % RAIDS]
    if loss == HALF_GOLD:
        lose_gold(s, seat, s.gold[seat] // 2)
    elif loss != GOLD_OR_GOOD:
        wreck(s, seat, ship_of(cause))
        s.note(SHIP_DAMAGED, EVERYONE, seat, ship_of(cause) + 1)
        s.then(HARBOR_CHOICE, seat, ship_of(cause))
    elif s.gold[seat] < GOLD_LOSS and s.goods_held(seat) == 0:
        lose_gold(s, seat, s.gold[seat])
    else:
        s.then(RAID_LOSS, seat)


def lose_gold(s: Anno1503, seat: i64, gold: i64) -> None:
    """R69, R70: gold for the pirate."""
    s.gold[seat] -= gold
    s.note(RAID_PAID_GOLD, EVERYONE, seat, gold)


# Pirate cards


class PirateCard(Chance[Anno1503]):
    """R66, R67 (X8): the top card, as far as it is shown: a raid, or a peaceful pirate; for the ship `a`."""

    def options(self, s: Anno1503, out: Options) -> None:
        raids: i64 = 0
        for card in range(RAIDS):
            raids += s.pirates[card]
        if raids > 0:
            out.add(0, raids)
        for card in range(RAIDS, PIRATE_CARDS):
            if s.pirates[card] == 1:
                out.add(card - RAIDS + 1)

    def choose(self, s: Anno1503, option: i64) -> None:
        if option == 0:
            s.note(PIRATE_MET, EVERYONE, s.active, A_RAID)
            s.then(RAID_CHOICE, s.active, s.a)
            return
        card = RAIDS + option - 1
        s.pirates[card] = 0
        s.note(PIRATE_MET, EVERYONE, s.active, A_PEACEFUL)
        s.then(PEACEFUL_OFFER, s.active, card)


class RaidChoice(Ask[Anno1503]):
    """R67: ransom, or a fight against one knows not whose guns."""

    def options(self, s: Anno1503, out: Options) -> None:
        if s.gold[s.actor] >= RANSOM:
            out.add(PAY)
        out.add(1)

    def choose(self, s: Anno1503, option: i64) -> None:
        if option == PAY:
            s.gold[s.actor] -= RANSOM
        s.then(RAID_CARD, NATURE, s.a, 1 if option == PAY else 0)


class RaidCard(Chance[Anno1503]):
    """R67, R68 (X8): which raid it is; laid open if the ransom was paid (`b`), else the ship `a` fights it."""

    def options(self, s: Anno1503, out: Options) -> None:
        for card in range(RAIDS):
            if s.pirates[card] == 1:
                out.add(card)

    def choose(self, s: Anno1503, card: i64) -> None:
        s.pirates[card] = 0
        if s.b == 1:
            s.note(RANSOM_PAID, EVERYONE, s.active, card, RANSOM)
            return
        role = RAID_ROLE[card]
        lender = foe_of(s, role)
        s.note(RAID_BEGUN, EVERYONE, card, role, lender)
        s.then(COMBAT, s.active, FIRST_RAID + s.a * RAIDS + card, s.guns(lender))


def foe_of(s: Anno1503, role: i64) -> i64:
    """R68: whose guns the pirate has."""
    if role == MIRROR:
        return s.active
    return s.right_1(s.active) if role == RIGHT_1 else s.right_2(s.active)


class RaidLoss(Ask[Anno1503]):
    """R70: five gold, or any good; who has less gold gives a good."""

    def options(self, s: Anno1503, out: Options) -> None:
        if s.gold[s.actor] >= GOLD_LOSS:
            out.add(0)
        for good in range(GOODS):
            if s.goods[s.actor * GOODS + good] > 0:
                out.add(1 + good)

    def choose(self, s: Anno1503, option: i64) -> None:
        if option == 0:
            lose_gold(s, s.actor, GOLD_LOSS)
            return
        s.give(s.actor, option - 1)
        s.note(RAID_PAID_GOOD, EVERYONE, s.actor, option - 1)


class HarborChoice(Ask[Anno1503]):
    """R69: the field beside the harbour to which the damaged ship (`a`) is put."""

    def options(self, s: Anno1503, out: Options) -> None:
        for place in range(LAUNCHES - 1):
            out.add(place)

    def choose(self, s: Anno1503, place: i64) -> None:
        s.ship_field[s.actor * SHIPS + s.a] = LAUNCH[place + 1]
        s.note(SHIP_TO_HARBOR, EVERYONE, s.actor, s.a + 1, LAUNCH[place + 1])


class PeacefulOffer(Ask[Anno1503]):
    """R71: one ware or one luxury at a price of his own; after one of the two cards (`a`) all ten are shuffled."""

    def options(self, s: Anno1503, out: Options) -> None:
        out.add(0)
        gold = s.gold[s.actor]
        for good in range(GOODS):
            if s.bank[good] > 0 and gold >= (PEACEFUL_WARE if good < WARES else PEACEFUL_LUXURY):
                out.add(1 + good)

    def choose(self, s: Anno1503, option: i64) -> None:
        if option > 0:
            price = PEACEFUL_WARE if option <= WARES else PEACEFUL_LUXURY
            s.gold[s.actor] -= price
            s.take(s.actor, option - 1)
            s.note(PEACEFUL_BOUGHT, EVERYONE, s.actor, option - 1, price)
        if s.a == PEACEFUL_RESHUFFLE:
            for card in range(PIRATE_CARDS):
                s.pirates[card] = 1
            s.note(DECK_RESHUFFLED, EVERYONE, PIRATE_DECK)


__all__ = [
    "Combat",
    "CombatEnd",
    "HarborChoice",
    "PeacefulOffer",
    "PirateCard",
    "PirateDie",
    "PlayerDie",
    "RaidCard",
    "RaidChoice",
    "RaidLoss",
    "TieChoice",
    "foe_of",
    "ship_of",
]
