"""What a sensible pirate looks at, for bots: each open answer rated by what it brings, less what it costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates import frames as f
from karavelle.games.pirates import scoring
from karavelle.games.pirates import worth as w
from karavelle.games.pirates.bundles import (
    FIRST,
    GULF_BUNDLE,
    LOCATION_BUNDLE,
    RUBY_BUNDLE,
    SECOND,
    TRADE_BUNDLE,
    UNITS,
    VERB,
)
from karavelle.games.pirates.content import (
    BEYOND,
    BIT,
    BLANK,
    CARDS,
    COLUMN_OF,
    FIGUREHEAD_SOURCE,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    GULF,
    HIDDEN_LOCATION,
    KINDS,
    LOCATIONS,
    MARACAIBO,
    QUESTS,
    RAID_COST,
    RESIDENCE_MOST,
    RESIDENCE_STAT,
    RESIDENCE_VP,
    RESIDENCES,
    SHIP_SOURCE,
    SHIP_SPACES,
    SPACES,
    TRADE_COST,
    VALUE_ICON,
)
from karavelle.games.pirates.decisions.exploring import FIRST_TRADE, STAY, ahead
from karavelle.games.pirates.decisions.markets import NOT_NOW, own_tile, side_of
from karavelle.games.pirates.decisions.purchases import can_build, card_price, half_price, residence_price
from karavelle.games.pirates.decisions.raids import END_RAID, die_swords, permanent_swords
from karavelle.games.pirates.decisions.sailing import sail_range
from karavelle.games.pirates.decisions.ships import NO_UPGRADE
from karavelle.games.pirates.decisions.treasures import BELOW, NO_BURIAL
from karavelle.games.pirates.effects import DONE, NO_KIND, NO_SIDE
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Hints
from karavelle.kernel.score import Sheet

COLUMN: Final[i64] = 150
"""What a column too many costs: stops that one could have made."""

ALL_COLUMNS: Final[i64] = 33
CLOSE: Final[i64] = 150

AFTER: Final[i64] = 35
"""Of a hundred, what the best stop of the next turn counts now."""

ROLL_AGAIN: Final[i64] = 440
UNSEEN_QUEST: Final[i64] = 300


class PiratesHints(Hints[Pirates]):
    """Values of effects, cards, stops and treasures, as they change from round to round."""

    def rate(self, s: Pirates, option: i64) -> i64:
        """How good an open answer looks beside the others."""
        frame = s.frame
        if frame == f.SAIL_TO:
            return rate_voyage(s, option)
        if frame == f.SAIL_STEP:
            return rate_step(s, option)
        if frame == f.IMPROVEMENT_STOP or frame == f.RESIDENCE_STOP or frame == f.GULF_OPTION:
            return rate_stop(s, option)
        if frame == f.CHOOSE_UPGRADE:
            return 0 if option == NO_UPGRADE else w.of_ship_space(s, s.actor, option, 0)
        if frame == f.EXPLORE_MOVE:
            return rate_move(s, option)
        if frame == f.RAID_SPEND:
            return rate_spending(s, option)
        if f.RAID_REROLL <= frame <= f.RAID_CHOOSE_KIND:
            return rate_dice(s, option)
        if frame == f.BURY_CHOOSE:
            return rate_burial(s, option)
        if frame == f.CHOOSE_EFFECT or frame == f.CHOOSE_OPTION:
            return rate_effect(s, option)
        if frame == f.VALUE_MARKER_CHOOSE:
            return 0 if option == NO_KIND else w.of_marker(s, s.actor, option)
        if frame == f.TREASURE_CHOOSE:
            return w.of_treasure(s, s.actor, option, 0)
        return rate_rest(s, option)

    def value(self, s: Pirates, seat: i64) -> i64:
        """Points so far, and what income, doubloons, upgrades and quests still promise."""
        sheet = Sheet()
        s.score(int(seat), sheet)
        points = 100 * sheet.total
        if seat >= s.seats or s.round > 3:
            return points
        ahead_of_it = columns_left(s, seat)
        coin = 30 + 45 * ahead_of_it // ALL_COLUMNS
        points += (coin - 20) * s.doubloons[seat] + COLUMN * ahead_of_it
        income = coin * scoring.income(s, seat, False) + 100 * scoring.income(s, seat, True)
        points += w.rounds_left(s) * income
        return points + promises(s, seat)


def columns_left(s: Pirates, seat: i64) -> i64:
    """Columns that a ship has still before it in all rounds: every stop in them is worth something."""
    return ALL_COLUMNS - 11 * (s.round - 1) - COLUMN_OF[s.ship[seat]]


def promises(s: Pirates, seat: i64) -> i64:
    """What is in force, and what residences and quests may still grow to."""
    lasting: i64 = 0
    for space in range(SHIP_SPACES):
        if (s.upgrades[seat] >> space) & 1 == 1:
            lasting += w.SOURCE_WORTH[SHIP_SOURCE + space]
    for card in range(CARDS):
        if s.card_at[card] == 1 + seat:
            lasting += w.SOURCE_WORTH[card]
    if s.figurehead[seat] > 0:
        lasting += w.SOURCE_WORTH[FIGUREHEAD_SOURCE + s.figurehead[seat] - 1]
    total = lasting * columns_left(s, seat) // ALL_COLUMNS
    for residence in range(RESIDENCES):
        if (s.markers[residence] >> seat) & 1 == 1:
            most = min(
                RESIDENCE_VP[residence] * w.expected(s, seat, RESIDENCE_STAT[residence]), RESIDENCE_MOST[residence]
            )
            total += 90 * (most - scoring.residence_vp(s, seat, residence))
    for quest in range(QUESTS):
        if s.has_quest(seat, quest):
            total += max(0, w.of_quest(s, seat, quest) - 100 * scoring.quest_vp(s, seat, quest)) * 8 // 10
    return total


# Voyages


def rate_voyage(s: Pirates, space: i64) -> i64:
    """What the stop offers, a little of what may come after it, less columns that are passed."""
    start = s.ship[s.actor]
    return stop_worth(s, s.actor, space) + afterwards(s, space) - COLUMN * (COLUMN_OF[space] - COLUMN_OF[start] - 1)


def afterwards(s: Pirates, space: i64) -> i64:
    """Part of the best stop of the next turn."""
    if space == MARACAIBO:
        return 0
    best: i64 = 0
    spaces = s.reach(space, sail_range(s, s.actor)) & BEYOND[COLUMN_OF[space]]
    for following in range(1, SPACES):
        if (spaces >> following) & 1 == 1:
            best = max(best, stop_worth(s, s.actor, following))
    return best * AFTER // 100


def stop_worth(s: Pirates, seat: i64, space: i64) -> i64:
    """What a stop on a space offers."""
    if space == GULF:
        best: i64 = 0
        for option in range(len(GULF_BUNDLE)):
            best = max(best, w.of_bundle(s, seat, GULF_BUNDLE[option], 0))
        return w.of_upgrade(s, seat, 0) + best
    if space == MARACAIBO:
        return 600 + w.of_upgrade(s, seat, 0)
    what = s.cell[space - 1]
    coin = w.DOUBLOON[s.round]
    toll = -coin * s.others_at(seat, space)
    if what == HIDDEN_LOCATION:
        return toll + coin * s.coins[space - 1] + 750
    if what >= BLANK:
        return toll + 5 * coin + (0 if what == BLANK else 60)
    if what >= FIRST_CARD:
        return toll + max(5 * coin, card_net(s, seat, what - FIRST_CARD))
    if what >= FIRST_RESIDENCE:
        residence = what - FIRST_RESIDENCE
        return toll + (max(0, residence_net(s, seat, residence)) if can_build(s, seat, residence) else 0)
    return toll + location_worth(s, seat, what - FIRST_LOCATION)


def location_worth(s: Pirates, seat: i64, location: i64) -> i64:
    """A location: value tile, own black market, upgrade, actions."""
    worth = w.of_upgrade(s, seat, 0) + w.of_bundle(s, seat, LOCATION_BUNDLE[location], 0)
    if VALUE_ICON[location] == 1 and s.value_tile[location] > 0:
        worth += w.of_marker(s, seat, s.value_tile[location] - 1)
    tile = own_tile(s, seat, location)
    if tile >= 0:
        worth += w.of_side(s, seat, side_of(s, tile), 0)
    return worth + (400 if s.ruby_module and VALUE_ICON[location] == 0 else 0)


def card_net(s: Pirates, seat: i64, card: i64) -> i64:
    """A card on the spot, if it can be paid."""
    price = card_price(s, seat, card, 0)
    return w.of_card(s, seat, card, price) if price <= s.doubloons[seat] else w.NONE


def residence_net(s: Pirates, seat: i64, residence: i64) -> i64:
    """A residence at its price."""
    return w.of_residence(s, seat, residence, residence_price(s, seat, residence))


def rate_step(s: Pirates, space: i64) -> i64:
    """Stopping for what is here, or the best that can still be reached."""
    seat, start = s.actor, s.b
    if space == 0:
        return rate_place(s, s.ship[seat], start) + 40
    best = rate_place(s, space, start)
    if s.a > 1 and space < GULF:
        spaces = s.reach(space, s.a - 1)
        for following in range(1, SPACES):
            if (spaces >> following) & 1 == 1:
                best = max(best, rate_place(s, following, start) - 20)
    return best


def rate_place(s: Pirates, space: i64, start: i64) -> i64:
    """A space as the end of the voyage."""
    if COLUMN_OF[space] <= COLUMN_OF[start]:
        return w.NONE
    return stop_worth(s, s.actor, space) - COLUMN * (COLUMN_OF[space] - COLUMN_OF[start] - 1)


def rate_stop(s: Pirates, option: i64) -> i64:
    """Five doubloons or the card; the residence or not; one of the three things of the Gulf."""
    if s.frame == f.GULF_OPTION:
        return w.of_bundle(s, s.actor, GULF_BUNDLE[option], 0)
    if option == 0:
        return w.DOUBLOON[s.round] * (5 if s.frame == f.IMPROVEMENT_STOP else s.decline_doubloons)
    if s.frame == f.IMPROVEMENT_STOP:
        return card_net(s, s.actor, s.card_on(s.a))
    return residence_net(s, s.actor, s.residence_on(s.a))


# Raids, exploring, effects


def rate_move(s: Pirates, option: i64) -> i64:
    """A field; or a trade, if it brings more than the fields that it costs."""
    seat = s.actor
    if option == STAY:
        return 0
    if option < FIRST_TRADE:
        return w.of_field(s, seat, option, 0)
    trade = option - FIRST_TRADE
    left = ahead(s, seat, s.explorer[seat], s.a - TRADE_COST[trade])
    return w.of_fields(s, seat, left, 0) + w.of_bundle(s, seat, TRADE_BUNDLE[trade], 0)


def rate_dice(s: Pirates, option: i64) -> i64:
    """Dice and kinds by what they can buy."""
    seat = s.actor
    if s.frame == f.RAID_CHOOSE_KIND:
        return w.of_raid(s, seat, option, s.a + permanent_swords(s, seat), 0)
    if s.frame == f.RAID_CHOOSE_DIE:
        return die_worth(s, option)
    if option == 1:
        return best_of_dice(s, 5)
    best = die_worth(s, 0)
    for die in range(1, KINDS):
        best = max(best, die_worth(s, die))
    return best


def die_worth(s: Pirates, die: i64) -> i64:
    """What the swords of a die can buy."""
    swords = s.dice[die] + die_swords(s, s.actor, die) + s.a + permanent_swords(s, s.actor)
    return w.of_raid(s, s.actor, die, swords, 0)


def best_of_dice(s: Pirates, pips: i64) -> i64:
    """What a new roll promises."""
    swords = pips + s.a + permanent_swords(s, s.actor)
    total: i64 = 0
    for die in range(KINDS):
        total += w.of_raid(s, s.actor, die, swords, 0)
    return total // KINDS - 20


def rate_spending(s: Pirates, option: i64) -> i64:
    """An option, and the best that can be done with the swords left."""
    if option == END_RAID:
        return 0
    left = s.swords - RAID_COST[option]
    rest = w.of_spending(s, s.actor, s.a, left, s.raid_used | BIT[option], 0)
    return w.of_option(s, s.actor, s.a, option) + rest


def rate_burial(s: Pirates, at: i64) -> i64:
    """A place below the line, or on Poseidon."""
    if at == NO_BURIAL:
        return 0
    if at < BELOW:
        return w.of_place(s, s.actor, at, 0)
    return 700 + (130 if s.bonus_taken[KINDS * s.actor + (at - BELOW) % KINDS] == 1 else 0)


def rate_effect(s: Pirates, option: i64) -> i64:
    """Sides by their worth; of several effects the most valuable first."""
    if s.frame == f.CHOOSE_OPTION:
        return 0 if option == NO_SIDE else w.of_bundle(s, s.actor, s.a + option, 0)
    if option == DONE:
        return 0
    for place in range(UNITS):
        unit = UNITS * s.a + place
        if (s.b >> place) & 1 == 1 and VERB[unit] == option:
            return w.of_verb(s, s.actor, option, FIRST[unit], SECOND[unit], 0)
    return 0


# The rest


def rate_rest(s: Pirates, option: i64) -> i64:
    """Quests, black markets, purchases from afar, rubies."""
    seat, frame = s.actor, s.frame
    if frame == f.KEEP_START_QUEST:
        return w.of_quest(s, seat, option)
    if frame == f.QUEST_CHOOSE:
        return w.of_quest(s, seat, option) if option < QUESTS else UNSEEN_QUEST if option == QUESTS else 0
    if frame == f.QUEST_REFRESH:
        return UNSEEN_QUEST if option == 1 else best_open_quest(s, seat)
    if frame == f.QUEST_DISCARD:
        return 0 if option == QUESTS else w.DOUBLOON[s.round] * s.a - w.of_quest(s, seat, option)
    if frame == f.FIGUREHEAD_CHOOSE:
        return w.of_figurehead(s, seat, option)
    if frame == f.BLACK_MARKET_TILE:
        return w.of_side(s, seat, option, 0)
    if frame == f.BLACK_MARKET_PLACE:
        return w.of_bundle(s, seat, LOCATION_BUNDLE[option], 0)
    if frame == f.BLACK_MARKET_USE:
        return 0 if option == NOT_NOW else w.of_side(s, seat, side_of(s, own_tile(s, seat, option)), 0)
    if frame == f.BUY_FROM_DISPLAY:
        return rate_purchase(s, option)
    if frame == f.BUILD_RESIDENCE_CHOOSE:
        return residence_net(s, seat, option) if option < RESIDENCES else 0
    if frame == f.RETIREMENT_RESIDENCE:
        return w.of_residence(s, seat, option, half_price(s, seat, option))
    return rate_ruby(s, option)


def best_open_quest(s: Pirates, seat: i64) -> i64:
    """The best quest of the market."""
    best: i64 = 0
    for index in range(s.market_n):
        best = max(best, w.of_quest(s, seat, s.market[index]))
    return best


def rate_purchase(s: Pirates, space: i64) -> i64:
    """A card from afar, with the surcharge."""
    if space == 0:
        return 0
    card = s.card_on(space)
    return w.of_card(s, s.actor, card, card_price(s, s.actor, card, s.b))


def rate_ruby(s: Pirates, option: i64) -> i64:
    """Rubies: sold well, one kept for the next market day, the rest exchanged; and yes to black markets."""
    if s.frame == f.RUBY_SELL:
        return w.of_bundle(s, s.actor, RUBY_BUNDLE[option], 0) if option < len(RUBY_BUNDLE) else 0
    if s.frame == f.RUBY_EXCHANGE:
        kept = 1 if s.round < 3 and s.ruby_sold != 63 and option < s.rubies[s.actor] else 0
        return 200 * option + 450 * kept
    return 100 * option if s.frame == f.BLACK_MARKET_ACTIVATE else 0


assert len(LOCATION_BUNDLE) == LOCATIONS
