"""Places with one card each: who knows it, what its back tells, and how it is dealt anew."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.core import Ask, State
from karavelle.kernel.fields import ALL_KNOW, BACK, NO_CARD, NOBODY, Visitor
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.reports import Observe

TOTALS, MARKS = vec[i64]([2, 2, 3]), vec[i64]([0, 0, 1])


class Table(State):
    """Four places: one known to seat 0, one to all, one without a card, one known to both seats."""

    def __init__(self, seats: int, variants: object) -> None:
        super().__init__(seats)
        self.cells = vec[i64]([0, 2, NO_CARD, 1])
        self.by = vec[i64]([1, ALL_KNOW, 0, 3])
        self.of = vec[i64]([0, 1, 1, 0])
        self.deck = vec[i64]([1, 1, 2, 0])

    def fields(self, visitor: Visitor) -> None:
        visitor.numbers("by", self.by, ALL_KNOW, 3)
        visitor.numbers("of", self.of, 0, 1)
        visitor.pool("tile", TOTALS)
        visitor.places("cells", self.cells, self.by, MARKS, self.of)
        visitor.cards("deck", self.deck, NOBODY)


class Look(Ask[Table]):
    """Any question."""


GAME = Game("places", "Places", 1, (2,), Table, [Look(0)], Path())


def table() -> Table:
    """A table as set up above."""
    state = GAME.empty(2, {})
    state.frame = 0
    assert isinstance(state, Table)
    return state


def seen(viewer: int) -> list[int]:
    """What a viewer sees on the places."""
    view = GAME.view(table(), viewer)
    assert isinstance(view, Table)
    return [int(cell) for cell in view.cells]


def test_each_place_is_shown_to_those_who_know_it() -> None:
    assert seen(0) == [0, 2, NO_CARD, 1]
    assert seen(1) == [BACK, 2, NO_CARD, 1]
    assert seen(NOBODY) == [BACK, 2, NO_CARD, BACK]


def test_dealing_keeps_to_the_mark_on_the_back() -> None:
    generator, counts = Generator(1), Counter[int]()
    for _ in range(4000):
        world = GAME.imagine(table(), 1, generator)
        assert isinstance(world, Table) and world.broken() == []
        assert list(world.cells)[1:] == [2, NO_CARD, 1]
        counts[int(world.cells[0])] += 1
    assert set(counts) == {0, 1}
    assert abs(counts[0] / 4000 - 2 / 3) < 0.03


def test_a_card_with_another_back_is_found() -> None:
    state = table()
    state.cells[0], state.deck[0], state.deck[2] = 2, 2, 1
    assert state.broken() == ["cells[0]: kind 2 does not have the back 0"]
    state.cells[0] = 9
    assert "cells[0] is 9" in state.broken()


def test_places_are_saved_told_and_observed() -> None:
    state = table()
    assert GAME.copy(state).digest() == state.digest()
    assert state.describe()["cells"] == [0, 2, NO_CARD, 1]
    observed = Observe()
    GAME.view(state, 1).visit(observed)
    assert all(0.0 <= value <= 1.0 for value in observed.values)
