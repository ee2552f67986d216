"""Set-up, turns, the white die, victory, and the end of a turn (3.1, 3.2, R1-R9, R17, R44, R85)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    CARD_ROW,
    CARDS,
    COLOURS,
    EVENT_OF,
    EXPLORER_POINTS,
    GOODS,
    HAND_CARDS,
    HAND_GOODS,
    LAST_ROUND,
    LEVELS,
    POINTS,
    SHIPS,
)
from karavelle.games.anno1503.effects import lay_out
from karavelle.games.anno1503.frames import (
    CARD_DISCARDED,
    CHECK,
    CLEAN_UP,
    COLOUR,
    DISCARD_CARD,
    DISCARD_GOOD,
    GOOD_DISCARDED,
    HAPPEN,
    HAPPENED,
    MAIN_ACTION,
    NEXT_TURN,
    POINT_GAINED,
    POINT_LOST,
    PRODUCE,
    ROLLED,
    ROUND_LIMIT,
    SAIL,
    SHIP_ACTION,
    START_PLAYER,
    TURN,
    TURN_BEGAN,
    WHITE_DIE,
    WON,
)
from karavelle.games.anno1503.scoring import counted, points_held, wins
from karavelle.games.anno1503.state import SUPPLY, Anno1503
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

PIPS: Final[i64] = 6
EVENT: Final[i64] = 6
"""Where the white die shows this there is no production: it is rolled again for an event."""

FOR_PRODUCTION, FOR_EVENT = range(2)


class SetUp(Step[Anno1503]):
    """3.1: a start player and the colours by chance; fronts of tiles are drawn when somebody looks."""

    def run(self, s: Anno1503) -> None:
        lay_out(s)
        s.then(START_PLAYER, NATURE)
        for seat in range(s.seats):
            s.then(COLOUR, NATURE, seat)
        s.then(TURN, NOBODY)


class StartPlayer(Chance[Anno1503]):
    """X1: any seat."""

    def options(self, s: Anno1503, out: Options) -> None:
        for seat in range(s.seats):
            out.add(seat)

    def choose(self, s: Anno1503, seat: i64) -> None:
        s.start = seat
        s.active = seat


class Colour(Chance[Anno1503]):
    """X1: any home island that is left, for the seat `a`."""

    def options(self, s: Anno1503, out: Options) -> None:
        for colour in range(COLOURS):
            taken = False
            for seat in range(s.seats):
                taken = taken or s.colour[seat] == colour
            if not taken:
                out.add(colour)

    def choose(self, s: Anno1503, colour: i64) -> None:
        s.colour[s.a] = colour


class Turn(Step[Anno1503]):
    """R5, R26, T0: a fresh turn: production or event, the main phase, ships, clean-up."""

    def run(self, s: Anno1503) -> None:
        seat = s.active
        s.bought = 0
        s.sold_first = 0
        s.sold_resident = 0
        s.sold_wealthy = 0
        s.played = 0
        s.exchanged = 0
        s.explorer = 0
        s.die = 0
        s.event_die = 0
        for level in range(LEVELS):
            at = seat * LEVELS + level
            s.fresh[at] += s.used[at]
            s.used[at] = 0
        s.note(TURN_BEGAN, EVERYONE, seat, s.round_no)
        s.then(CHECK, seat)
        s.then(WHITE_DIE, NATURE, FOR_PRODUCTION)
        s.then(CHECK, seat)
        s.then(MAIN_ACTION, seat)
        s.then(SAIL, seat)
        s.then(CLEAN_UP, seat)
        s.then(NEXT_TURN, seat)


class WhiteDie(Chance[Anno1503]):
    """R9, R17, R18 (X4, X5): production for all in turn order, or on a 6 a second roll that says what happens."""

    def options(self, s: Anno1503, out: Options) -> None:
        for pips in range(1, PIPS + 1):
            out.add(pips)

    def choose(self, s: Anno1503, pips: i64) -> None:
        if s.a == FOR_PRODUCTION:
            s.die = pips
            s.note(ROLLED, EVERYONE, s.active, pips)
            if pips == EVENT:
                s.then(WHITE_DIE, NATURE, FOR_EVENT)
                return
        else:
            s.event_die = pips
            s.note(HAPPENED, EVERYONE, EVENT_OF[pips])
        seat = s.active
        for _ in range(s.seats):
            if s.a == FOR_PRODUCTION:
                s.then(PRODUCE, seat, pips)
            else:
                s.then(HAPPEN, seat, EVENT_OF[pips], 0)
            seat = s.left_of(seat)


class Check(Step[Anno1503]):
    """R1-R6: points come and go; who is on turn and has enough of them wins, and all is over at once."""

    def run(self, s: Anno1503) -> None:
        for seat in range(s.seats):
            now = points_held(s, seat)
            if now != s.held[seat]:
                tell_points(s, seat, s.held[seat], now)
                s.held[seat] = now
        if wins(s, s.active):
            s.winner = s.active
            s.note(WON, EVERYONE, s.active, counted(s, s.active))
            end(s)


def tell_points(s: Anno1503, seat: i64, before: i64, now: i64) -> None:
    """R4: which points were gained and which were lost."""
    for point in range(POINTS):
        bit = i64(1) << point
        if now & ~before & bit:
            s.note(POINT_GAINED, EVERYONE, seat, point)
        if before & ~now & bit:
            s.note(POINT_LOST, EVERYONE, seat, point)


def end(s: Anno1503) -> None:
    """R6: nothing more happens."""
    s.depth = 0
    for at in range(SHIPS * s.seats):
        s.ship_ap[at] = 0


class Sail(Step[Anno1503]):
    """R44, R79: undamaged ships get their action points; without one there is no fourth phase."""

    def run(self, s: Anno1503) -> None:
        seat = s.active
        points = s.action_points(seat)
        if s.explorer == 1:
            points += EXPLORER_POINTS
        for ship in range(SHIPS):
            at = seat * SHIPS + ship
            if s.ship_field[at] != SUPPLY and s.ship_damaged[at] == 0:
                s.ship_ap[at] = points
        if s.ships_fit(seat) > 0:
            s.then(SHIP_ACTION, seat)


class CleanUp(Step[Anno1503]):
    """R85: at most five goods, then at most four action cards; action points are not saved (R44)."""

    def run(self, s: Anno1503) -> None:
        seat = s.active
        for ship in range(SHIPS):
            s.ship_ap[seat * SHIPS + ship] = 0
        if s.goods_held(seat) > HAND_GOODS:
            s.then(DISCARD_GOOD, seat)
            s.then(CLEAN_UP, seat)
        elif s.cards_held(seat) > HAND_CARDS:
            s.then(DISCARD_CARD, seat)
            s.then(CLEAN_UP, seat)


class DiscardGood(Ask[Anno1503]):
    """R85: a good of one's choice, back to the bank."""

    def options(self, s: Anno1503, out: Options) -> None:
        for good in range(GOODS):
            if s.goods[s.actor * GOODS + good] > 0:
                out.add(good)

    def choose(self, s: Anno1503, good: i64) -> None:
        s.give(s.actor, good)
        s.note(GOOD_DISCARDED, EVERYONE, s.actor, good)


class DiscardCard(Ask[Anno1503]):
    """R85: an action card of one's choice, to the discard pile."""

    def options(self, s: Anno1503, out: Options) -> None:
        for card in range(CARDS):
            if s.hand[s.actor * CARD_ROW + card] > 0:
                out.add(card)

    def choose(self, s: Anno1503, card: i64) -> None:
        s.hand[s.actor * CARD_ROW + card] -= 1
        s.discards[card] += 1
        s.note(CARD_DISCARDED, EVERYONE, s.actor, card)

    def listed_for(self, s: Anno1503) -> i64:
        return s.actor

    def answers_itself(self, s: Anno1503, option: i64) -> bool:
        return False


class NextTurn(Step[Anno1503]):
    """R8: the next seat; when all have had 200 turns the game ends without a winner."""

    def run(self, s: Anno1503) -> None:
        following = s.left_of(s.active)
        if following == s.start:
            if s.round_no == LAST_ROUND:
                s.note(ROUND_LIMIT, EVERYONE, LAST_ROUND)
                end(s)
                return
            s.round_no += 1
        s.active = following
        s.then(TURN, NOBODY)


__all__ = [
    "Check",
    "CleanUp",
    "Colour",
    "DiscardCard",
    "DiscardGood",
    "NextTurn",
    "Sail",
    "SetUp",
    "StartPlayer",
    "Turn",
    "WhiteDie",
]
