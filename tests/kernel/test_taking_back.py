"""What may be taken back without asking anybody, where cards lie in a fixed order."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel import NOBODY, OWNER, Ask, Game, Options, State, Step, Visitor
from karavelle.kernel.match import Match

SET_UP, DIG = range(2)
WAIT, TAKE = range(2)


class Dig(State):
    """A pile whose order is fixed, and a hand of one row a seat (two kinds, then the backs)."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.pile = vec[i64]([1, 0, 1, 0])
        self.left: i64 = 4
        self.hand = vec[i64]([0] * 3 * seats)

    def fields(self, visitor: Visitor) -> None:
        visitor.pool("card", vec[i64]([2, 2]))
        visitor.cards("hand", self.hand, OWNER)
        self.left = visitor.pile("pile", self.pile, self.left, NOBODY)


class SetUp(Step[Dig]):
    """Three turns of the first seat."""

    def run(self, s: Dig) -> None:
        for _ in range(3):
            s.then(DIG, 0)


class Digging(Ask[Dig]):
    """Waits, or takes the card on top."""

    def options(self, s: Dig, out: Options) -> None:
        out.add(WAIT)
        out.add(TAKE)

    def choose(self, s: Dig, option: i64) -> None:
        if option == TAKE:
            s.left -= 1
            s.hand[s.pile[s.left]] += 1


def table(seats: int, variants: Mapping[str, str]) -> State:
    return Dig(seats)


GAME = Game(
    id="dig",
    title="Dig",
    version=1,
    seats=(2,),
    state=table,
    frames=[SetUp(SET_UP), Digging(DIG, ("wait", "take"))],
    folder=Path(),
)


def test_a_card_seen_cannot_be_unseen() -> None:
    match = Match.new(GAME)
    match.play("digging:wait")
    assert match.last_decision(0) == 0
    match.play("digging:take")
    assert match.last_decision(0) is None
