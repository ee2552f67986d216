"""What no worked example shows, over whole games at random: set-up, turns and voyages."""

from __future__ import annotations

from itertools import pairwise

import pytest

from karavelle.games.entdecker import GAME
from karavelle.games.entdecker.content import (
    BACK_OF_KIND,
    CIRCLES,
    KINDS,
    NEIGHBOUR,
    PARTS_OF,
)
from karavelle.games.entdecker.scoring import boxed, in_hand
from karavelle.games.entdecker.state import EMPTY, SUPPLY
from karavelle.kernel.core import Options
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import NOBODY

from .walks import games, moments

EVENTS = ("storm", "hostile_natives", "friendly_natives", "pirates", "ruin", "gold")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


# ------------------------------------------------------------------ set-up and turns


def test_two_to_four_can_play() -> None:
    """R66."""
    for seats in (1, 5):
        with pytest.raises(KaravelleError, match="2, 3, 4"):
            GAME.new(seats)


@SEATS
def test_the_table_before_the_first_voyage(seats: int) -> None:
    """R3, R66: the same for any number of players, but for the income that everybody has just had."""
    for moment in moments(seats, seed=1):
        if moment.frame == "choose_start":
            break
    s = moment.state
    assert list(s.gold) == [4 + s.income] * seats
    assert list(s.stack_height) == [17, 17, 16, 16, 16]
    assert 0 not in s.stack_top
    assert sum(s.unseen) == 82 and sum(s.reserve) == 38 and sum(s.chips_left) == 20
    assert set(s.edges) == {EMPTY} and set(s.unit_at) == {SUPPLY} and s.ship < 0
    assert moment.actor == 0 and s.round_no == 1


def test_turns_go_round_and_seat_0_spins() -> None:
    """R1, R5: after the last seat nature spins, then seat 0 has its turn; nobody is left out but who sits out."""
    for game in games():
        turns = [
            moment.actor if moment.frame == "choose_start" else "spin"
            for moment in game
            if moment.frame in ("choose_start", "spin_income")
        ]
        for one, other in pairwise(turns):
            assert other == "spin" or one == "spin" or int(other) > int(one)


def test_income_is_fair_and_capped() -> None:
    """R2, R3, C3."""
    for game in games(2):
        for moment in game:
            if moment.frame == "spin_income":
                assert moment.open == ["2", "3", "4", "5"]
            assert max(moment.state.gold) <= 12


def test_gold_goes_to_the_bank() -> None:
    """R4, R12, R29: from one spin to the next, gold of others than the player on turn does not change."""
    for game in games(2):
        before: list[int] = []
        turn = NOBODY
        for moment in game:
            gold = [int(gold) for gold in moment.state.gold]
            others = [seat for seat in range(len(gold)) if seat != turn]
            assert not before or [gold[seat] for seat in others] == [before[seat] for seat in others]
            before = [] if moment.frame == "spin_income" else gold
            turn = moment.actor if moment.frame == "choose_start" else turn


def test_who_is_to_sail_can_pay_for_a_tile() -> None:
    """R10, R14, R15, R16: a start is always compulsory, and always leaves gold for a tile."""
    for game in games():
        for moment in game:
            if moment.frame == "choose_start":
                assert "none" not in moment.open and moment.open
            if moment.frame == "announce_tiles":
                most = min(int(moment.state.gold[moment.actor]), int(moment.state.tiles_left()))
                assert moment.open == [str(tiles) for tiles in range(1, most + 1)]


# ------------------------------------------------------------------ voyages


def test_stopping_needs_a_reveal() -> None:
    """R19, R33: not before the first tile; always afterwards."""
    for game in games():
        fresh = True
        for moment in game:
            if moment.frame == "announce_tiles":
                fresh = True
            if moment.frame == "choose_stack":
                assert ("stop" in moment.open) != fresh
                fresh = False


def test_a_tile_is_what_its_back_promised() -> None:
    """R18, C5: only tiles with the back of that stack, each as likely as there are unseen ones."""
    out = Options()
    for game in games(2):
        for moment in game:
            if moment.frame == "reveal_tile":
                moment.state.options(out)
                weights = dict(zip(out.tolist(), list(out.weights), strict=False))
                back = moment.state.stack_top[moment.state.a]
                unseen = moment.state.unseen
                assert weights == {
                    kind: unseen[kind] for kind in range(KINDS) if BACK_OF_KIND[kind] == back and unseen[kind]
                }


def test_tiles_are_laid_beside_the_ship() -> None:
    """R20, R22, R23, R24: on an empty field next to where the ship lies, which follows; passing is not offered."""
    for game in games():
        was: int | None = None
        for moment in game:
            s = moment.state
            if was is not None:
                assert s.edges[was] != EMPTY
            was = None
            if moment.frame == "place_tile":
                assert "none" not in moment.open
                option = GAME.parse(f"place_tile:{moment.name}")[1]
                field = int(s.open_field(s.ship, option >> 2))
                assert s.edges[field] == EMPTY
                if s.ship >= CIRCLES:
                    assert NEIGHBOUR[(s.ship - CIRCLES) * 4 + (option >> 2)] == field
                was = field


def test_what_does_not_fit_is_boxed() -> None:
    """R21: the box only grows, and nothing is ever lost."""
    for game in games():
        before = [0] * int(KINDS)
        for moment in game:
            box = [int(count) for count in boxed(moment.state)]
            assert all(now >= then for now, then in zip(box, before, strict=True))
            laid = sum(0 <= tile < KINDS for tile in moment.state.laid)
            hand = int(in_hand(moment.state) >= 0)
            assert sum(box) + laid + hand + sum(moment.state.unseen) == 82
            before = box


def test_announced_tiles_run_out() -> None:
    """R16, R17, R32: each reveal uses one of those announced; none is left when the turn is over."""
    for game in games():
        left = 0
        for moment in game:
            now = int(moment.state.announced_left)
            if moment.frame == "announce_tiles":
                left = int(moment.name)
            if moment.frame == "choose_stack":
                assert 0 < now == left
                left -= 1
            if moment.frame in ("place_unit", "retrieve_scout", "choose_start"):
                assert now == 0


def test_units_are_placed_where_the_ship_lies() -> None:
    """R34-R38: on land of its tile that was not scored, for gold that is there; a strait offers its open parts."""
    for game in games(8):
        for moment in game:
            if moment.frame == "place_unit":
                s = moment.state
                assert s.ship >= CIRCLES and moment.open[0] == "none" and len(moment.open) > 1
                field = int(s.ship - CIRCLES)
                parts = {int(name.split(":")[1]) for name in moment.open[1:]}
                free = {part for part in range(PARTS_OF[s.edges[field]]) if not s.scored[field] >> part & 1}
                assert parts == free


def test_a_scout_at_most_comes_back() -> None:
    """R39: once a turn, and only scouts."""
    for game in games():
        last = ""
        for moment in game:
            if moment.frame == "retrieve_scout":
                assert last != "retrieve_scout"
                assert all(name == "none" or name.startswith("scout:") for name in moment.open)
            last = moment.frame
