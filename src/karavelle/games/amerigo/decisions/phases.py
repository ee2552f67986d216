"""Rounds and phases: the cube tower, what everybody may choose, and how an action goes on (R1-R11, R63-R66)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.amerigo.content import (
    ACTIONS,
    ANY,
    BLACK,
    BLUE,
    BROWN,
    COLOURS,
    CUBE_VP,
    CUBES,
    FALL,
    GOLD_DIVISOR,
    GOLD_RATE2,
    GOODS_SHOWN,
    GREEN,
    LAST_PROGRESS,
    LAST_SPACE,
    MOST_CANNONS,
    PLAN_BUILD_SWAP,
    RED,
    ROUNDS,
    SHOWN,
    SPECIAL_COLOUR,
    STAY,
    TIME_VALUE,
    WHITE,
    YELLOW,
)
from karavelle.games.amerigo.decisions.building import more_to_build
from karavelle.games.amerigo.decisions.buying import more_to_buy, more_to_take
from karavelle.games.amerigo.decisions.tracks import can_leap
from karavelle.games.amerigo.effects import can_cash, cash, earn, offer_cash, pour_gold, track_end, use_token
from karavelle.games.amerigo.frames import (
    ACTION_CHOSEN,
    ADVANCE_ORDER,
    ADVANCE_PROGRESS,
    BUILD_TILE,
    BUY_GOODS,
    BY_SWAP,
    BY_WHITE,
    CHOOSE_ACTION,
    CUBE_TOKEN,
    CUBES_OUT,
    CUBES_THROWN,
    FINAL_SCORING,
    GO_ON,
    GOLD_TAKEN,
    GOODS_LAID,
    GOODS_SHOWN_NOW,
    INTERIM_SCORING,
    LOAD_CANNONS,
    OFFER,
    OWN,
    PHASE,
    PHASE_SKIPPED,
    PLAN_TAKE,
    PREPARE,
    ROUND_BEGUN,
    SHIP_SELECT,
    SORT_CUBES,
    TOKEN_LAID,
    TOKENS_SHOWN,
    TOWER_FALL,
    TOWER_FILLED,
    TOWER_STAY,
    VP_PER_CUBE,
)
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.core import Ask, Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

BY_WHITE_FIRST: Final[i64] = 6
RED_BY_GREEN: Final[i64] = 12
GREEN_BY_RED: Final[i64] = 13
ORDER: Final[i64] = 14
TAKE_GOLD: Final[i64] = 15
USE_CUBE_VP: Final[i64] = 16
CASH: Final[i64] = 17
"""Options of `choose_action` after those of the six colours."""

BOTH_SHIPS: Final[i64] = 3


class Round(Step[Amerigo]):
    """R1, R2, R57, R76: round `a`: seven phases, the pirates, then the next round or the end."""

    def run(self, s: Amerigo) -> None:
        s.round_no = s.a
        tell_round(s)
        for colour in range(COLOURS):
            s.then(PHASE, NOBODY, colour)
        s.then(INTERIM_SCORING, NOBODY)
        if s.a < ROUNDS:
            s.then(PREPARE, NOBODY, s.a)
        else:
            s.then(FINAL_SCORING, NOBODY)


class Phase(Step[Amerigo]):
    """R2-R4: all cubes of the colour `a` are thrown; without any the phase is skipped."""

    def run(self, s: Amerigo) -> None:
        s.phase = s.a
        thrown = s.stock[s.a]
        if thrown == 0:
            s.note(PHASE_SKIPPED, EVERYONE, s.a)
            return
        for colour in range(COLOURS):
            if s.tower[colour] > 0:
                s.then(TOWER_FALL, NATURE, colour, thrown)
        s.then(TOWER_STAY, NATURE, s.a, thrown)
        s.then(OFFER, NOBODY, s.a, thrown)


class TowerFall(Chance[Amerigo]):
    """R3 (C7): how many cubes of colour `a` fall out that were inside when `b` cubes are thrown."""

    def options(self, s: Amerigo, out: Options) -> None:
        inside = s.tower[s.a]
        row = ((s.b - 1) * CUBES + inside - 1) * (CUBES + 1)
        for falling in range(inside + 1):
            if FALL[row + falling] > 0:
                out.add(falling, FALL[row + falling])

    def choose(self, s: Amerigo, falling: i64) -> None:
        s.tower[s.a] -= falling
        s.field[s.a] += falling


class TowerStay(Chance[Amerigo]):
    """R3, R12 (C7): how many of the `b` cubes of colour `a` that are thrown now stay inside."""

    def options(self, s: Amerigo, out: Options) -> None:
        for inside in range(s.b + 1):
            out.add(inside, STAY[s.b * (CUBES + 1) + inside])

    def choose(self, s: Amerigo, inside: i64) -> None:
        s.stock[s.a] -= s.b
        s.tower[s.a] += inside
        s.field[s.a] += s.b - inside


class Offer(Step[Amerigo]):
    """R1, R4-R7: the action field and, in the order that holds now, the turns; if nothing fell out there are none."""

    def run(self, s: Amerigo) -> None:
        if s.cubes_in_field() == 0:
            s.note(PHASE_SKIPPED, EVERYONE, s.a)
            return
        s.note(CUBES_THROWN, EVERYONE, s.a, s.b, s.strength())
        for colour in range(COLOURS):
            if s.field[colour] > 0:
                s.note(CUBES_OUT, EVERYONE, colour, s.field[colour])
        for place in range(s.seats):
            s.then(CHOOSE_ACTION, s.order[place])
        s.then(SORT_CUBES, NOBODY)


class ChooseAction(Ask[Amerigo]):
    """R5, R6, R10, R11, R65, R66, R70, R88, R93, R95: a colour that is offered, by cubes, swap or white; or gold."""

    def options(self, s: Amerigo, out: Options) -> None:
        swap = s.owns(s.actor, PLAN_BUILD_SWAP)
        red_by_green = swap and s.field[GREEN] > 0 and s.field[RED] == 0
        green_by_red = swap and s.field[RED] > 0 and s.field[GREEN] == 0
        for colour in range(ACTIONS):
            if s.field[colour] > 0:
                out.add(colour)
        if s.field[WHITE] > 0:
            for colour in range(ACTIONS):
                swapped = (colour == RED and red_by_green) or (colour == GREEN and green_by_red)
                if s.field[colour] == 0 and not swapped and special(s, colour):
                    out.add(BY_WHITE_FIRST + colour)
        if red_by_green:
            out.add(RED_BY_GREEN)
        if green_by_red:
            out.add(GREEN_BY_RED)
        if s.field[WHITE] > 0:
            out.add(ORDER)
        out.add(TAKE_GOLD)
        if s.has_unused(s.actor, CUBE_VP):
            out.add(USE_CUBE_VP)
        offer_cash(s, CASH, out)

    def choose(self, s: Amerigo, option: i64) -> None:
        if option < BY_WHITE_FIRST:
            start(s, option, OWN)
        elif option < RED_BY_GREEN:
            start(s, option - BY_WHITE_FIRST, BY_WHITE)
        elif option == RED_BY_GREEN:
            start(s, RED, BY_SWAP)
        elif option == GREEN_BY_RED:
            start(s, GREEN, BY_SWAP)
        elif option == ORDER:
            start(s, WHITE, OWN)
        elif option == TAKE_GOLD:
            take_gold(s)
        elif option == USE_CUBE_VP:
            use_cube_token(s)
        else:
            cash(s, s.actor, option - CASH)
            s.then(CHOOSE_ACTION, s.actor)

    def answers_itself(self, s: Amerigo, option: i64) -> bool:
        return False

    def context(self, s: Amerigo) -> list[tuple[str, int]]:
        """AP of the six actions, of the order move, gold that can be taken, cubes in the field."""
        found = [("number", int(s.strength() + s.bonus(s.actor, colour))) for colour in range(ACTIONS)]
        cubes = int(s.cubes_in_field())
        return [*found, ("number", int(s.strength())), ("number", int(gold_offered(s, s.actor))), ("number", cubes)]


class GoOn(Step[Amerigo]):
    """R8, R37, R69: an action (`a`) goes on as long as anything is left to do; else it ends without asking."""

    def run(self, s: Amerigo) -> None:
        if s.a == BLUE:
            go_on_if(s, s.handled != BOTH_SHIPS, SHIP_SELECT)
        elif s.a == BLACK:
            along_track(s, MOST_CANNONS - s.cannons[s.actor], LOAD_CANNONS)
        elif s.a == BROWN:
            along_track(s, LAST_PROGRESS - s.progress[s.actor], ADVANCE_PROGRESS)
        elif s.a == RED:
            go_on_if(s, more_to_take(s), PLAN_TAKE)
        elif s.a == GREEN:
            go_on_if(s, more_to_build(s), BUILD_TILE)
        elif s.a == YELLOW:
            go_on_if(s, more_to_buy(s), BUY_GOODS)
        else:
            room: i64 = 1 if can_leap(s) else LAST_SPACE - s.space[s.actor]
            along_track(s, room, ADVANCE_ORDER)


class SortCubes(Step[Amerigo]):
    """R9: the cubes of the action field return to the rondel."""

    def run(self, s: Amerigo) -> None:
        for colour in range(COLOURS):
            s.stock[colour] += s.field[colour]
            s.field[colour] = 0


def tell_round(s: Amerigo) -> None:
    """R57, R77: what lies in the display at the start of a round."""
    if s.a == 1:
        hidden: i64 = 0
        for colour in range(COLOURS):
            hidden += s.tower[colour]
        s.note(TOWER_FILLED, EVERYONE, hidden)
    s.note(ROUND_BEGUN, EVERYONE, s.a, TIME_VALUE[s.a])
    s.note(TOKENS_SHOWN, EVERYONE)
    for space in range(SHOWN):
        if s.display[space] >= 0:
            s.note(TOKEN_LAID, EVERYONE, s.display[space])
    s.note(GOODS_SHOWN_NOW, EVERYONE)
    for space in range(GOODS_SHOWN[s.seats]):
        s.note(GOODS_LAID, EVERYONE, s.goods_display[space])


def special(s: Amerigo, colour: i64) -> bool:
    """R65: whether the disc of the actor stands where white cubes take this colour."""
    stands_on = SPECIAL_COLOUR[s.space[s.actor]]
    return stands_on == colour or stands_on == ANY


def start(s: Amerigo, colour: i64, manner: i64) -> None:
    """R5, R81, R82, R93: action points are the strength of the field, and what tokens add to the executed action."""
    s.ap = s.strength()
    if colour != WHITE:
        s.ap += s.bonus(s.actor, colour)
    s.note(ACTION_CHOSEN, EVERYONE, s.actor, colour, manner, s.ap)
    s.then(GO_ON, s.actor, colour)


def gold_offered(s: Amerigo, seat: i64) -> i64:
    """R66, R92: the cubes of the field by three, or by two, rounded up."""
    divisor: i64 = 2 if s.owns(seat, GOLD_RATE2) else GOLD_DIVISOR
    return (s.cubes_in_field() + divisor - 1) // divisor


def take_gold(s: Amerigo) -> None:
    """R66: gold instead of an action."""
    gold = gold_offered(s, s.actor)
    s.note(GOLD_TAKEN, EVERYONE, s.actor, gold)
    pour_gold(s, s.actor, gold)


def use_cube_token(s: Amerigo) -> None:
    """R95: a point for every cube of the field, instead of an action."""
    use_token(s, s.actor, CUBE_VP)
    vp = s.cubes_in_field()
    earn(s, s.actor, CUBE_TOKEN, vp)
    s.note(VP_PER_CUBE, EVERYONE, s.actor, vp)


def go_on_if(s: Amerigo, more: bool, frame: i64) -> None:
    """Asks again, or ends the action."""
    if more:
        s.then(frame, s.actor)
    else:
        end_action(s)


def along_track(s: Amerigo, room: i64, frame: i64) -> None:
    """R37: asks again while the disc has room and there is something to move it with; at the end AP turn into gold."""
    if room > 0 and (s.ap > 0 or s.gold[s.actor] > 0 or can_cash(s, s.actor)):
        s.then(frame, s.actor)
    else:
        if room == 0:
            track_end(s, s.actor)
        end_action(s)


def end_action(s: Amerigo) -> None:
    """R8: what is left over is lost."""
    s.ap = 0
    s.handled = 0
    s.neutral_taken = 0


__all__ = ["ChooseAction", "GoOn", "Offer", "Phase", "Round", "SortCubes", "TowerFall", "TowerStay"]
