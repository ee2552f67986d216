"""Ends of turns and rounds: income, the next round, the end of the game (R1, R3-R6, R118, M3)."""

from __future__ import annotations

from mypy_extensions import i64

from karavelle.games.pirates import scoring
from karavelle.games.pirates.content import CELLS, HIDDEN_LOCATION, MARACAIBO, ROUNDS, START
from karavelle.games.pirates.effects import quest_income
from karavelle.games.pirates.frames import (
    FINAL,
    INCOME,
    SAY_FINAL_ROUND,
    SAY_INCOME,
    SAY_ROUND_ENDED,
    SAY_SCORED,
    SAY_SWORDS_LOST,
    TURN,
)
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Step
from karavelle.kernel.fields import EVERYONE, NOBODY
from karavelle.kernel.score import Sheet


class EndTurn(Step[Pirates]):
    """R1, R3, R4, R58: swords left are lost; in rounds 1 and 2 who reaches Maracaibo ends the round, in 3 the last
    player does when any ship is there. `a` the board whose turn it was.
    """

    def run(self, s: Pirates) -> None:
        board = s.a
        if s.swords > 0:
            s.note(SAY_SWORDS_LOST, EVERYONE, board, s.swords)
        s.swords = 0
        arrived = False
        for other in range(s.boards):
            if s.ship[other] == MARACAIBO:
                arrived = True
        if s.round == ROUNDS:
            if s.ship[board] == MARACAIBO and board != s.last_player() and alone(s, board):
                s.note(SAY_FINAL_ROUND, EVERYONE, board)
            arrived = arrived and board == s.last_player()
        if arrived:
            s.then(INCOME, NOBODY, s.next_board(board))
        else:
            s.then(TURN, NOBODY, s.next_board(board))


def alone(s: Pirates, board: i64) -> bool:
    """Whether no other ship has come to Maracaibo yet."""
    for other in range(s.boards):
        if other != board and s.ship[other] == MARACAIBO:
            return False
    return True


class Income(Step[Pirates]):
    """R5, R6, M3: doubloons and VP for everybody at once; ships go back, and the next seat begins: `a`."""

    def run(self, s: Pirates) -> None:
        s.note(SAY_ROUND_ENDED, EVERYONE, s.round)
        for seat in range(s.seats):
            doubloons = scoring.income(s, seat, False) + quest_income(s, seat)
            vp = scoring.income(s, seat, True)
            s.gain_doubloons(seat, doubloons)
            s.gain_vp(seat, vp)
            s.note(SAY_INCOME, EVERYONE, seat, doubloons, vp)
        for cell in range(CELLS):
            if s.cell[cell] == HIDDEN_LOCATION:
                s.coins[cell] += 1
        s.round += 1
        if s.round > ROUNDS:
            s.then(FINAL, NOBODY)
            return
        for board in range(s.boards):
            s.ship[board] = START
        s.then(TURN, NOBODY, s.a)


class Final(Step[Pirates]):
    """R6, R118, R123: the game is over; the income of round 3 has been paid."""

    def run(self, s: Pirates) -> None:
        for board in range(s.boards):
            sheet = Sheet()
            s.score(int(board), sheet)
            s.note(SAY_SCORED, EVERYONE, board, sheet.total)


__all__ = ["EndTurn", "Final", "Income"]
