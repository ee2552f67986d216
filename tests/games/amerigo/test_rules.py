"""Rules that no single position shows: the tower over many throws, maps, bounds of a game, what everybody sees."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import comb

import pytest

from karavelle.games.amerigo import GAME
from karavelle.games.amerigo.chart import LINKS, NEXT_TO, PLACES, Chart
from karavelle.games.amerigo.content import FALL, HOLD, STAY, TOKEN_IDS
from karavelle.games.amerigo.frames import BUILD_PLACE, CHOOSE_ACTION, SHIP_CELL, SHIP_MOVE
from karavelle.games.amerigo.state import Amerigo
from karavelle.kernel.core import CELLS, Options
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from tests.games.script import open_options

from .script import AmerigoScript
from .table import lay
from .walks import games, moments, played_out

# The tower


def chi_square(found: Counter[int], weights: list[int]) -> float:
    """How far counts are from what the weights promise; outcomes that hardly ever happen count together."""
    total, throws = sum(weights), sum(found.values())
    rare, seen, distance = 0.0, 0, 0.0
    for outcome, weight in enumerate(weights):
        due = throws * weight / total
        if due < 5:
            rare, seen = rare + due, seen + found[outcome]
        else:
            distance += (found[outcome] - due) ** 2 / due
    return distance + ((seen - rare) ** 2 / rare if rare >= 1 else 0.0)


LIMIT = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5, 7: 24.3}
"""What chi-square exceeds in one of a thousand cases, by degrees of freedom."""


def drawn(state: Amerigo, generator: Generator, throws: int) -> Counter[int]:
    """What nature answers to the open question."""
    out = Options()
    state.options(out)
    return Counter(int(out.pick(generator.below(out.total))) for _ in range(throws))


@pytest.mark.parametrize(("inside", "thrown"), [(1, 1), (3, 4), (7, 7), (5, 2), (2, 6)])
def test_residents_fall_as_often_as_the_model_says(inside: int, thrown: int) -> None:
    """R3: a cube inside falls with probability 1 - 0.94^n; chi-square over 20,000 throws."""
    state = lay(2, f"tower blue {inside}\nplan - tower_fall 0 {thrown}")
    chance = 1 - 0.94**thrown
    binomial = [round(1e9 * comb(inside, k) * chance**k * (1 - chance) ** (inside - k)) for k in range(inside + 1)]
    assert chi_square(drawn(state, Generator(inside), 20_000), binomial) < LIMIT[inside]


@pytest.mark.parametrize("thrown", [1, 4, 7])
def test_thrown_cubes_stay_in_one_of_three_cases(thrown: int) -> None:
    """R3: chi-square over 20,000 throws."""
    state = lay(2, f"plan - tower_stay 0 {thrown}")
    binomial = [comb(thrown, k) * 2 ** (thrown - k) for k in range(thrown + 1)]
    assert chi_square(drawn(state, Generator(thrown), 20_000), binomial) < LIMIT[thrown]


def test_weights_of_the_tower_are_whole() -> None:
    """R3, section 5.2: each row adds up; those of the set-up to 7^7, those of thrown cubes to 3^n."""
    assert sum(HOLD) == 7**7
    for n in range(8):
        assert sum(list(STAY)[8 * n : 8 * n + 8]) == 3**n
    rows = [sum(list(FALL)[at : at + 8]) for at in range(0, len(FALL), 8)]
    assert rows == [1_000_000] * 49


def test_the_tower_over_whole_games() -> None:
    """R3, R5, section 5.2: cubes thrown and out, strength, colours, round by round, over 600 games without players."""
    generator, out, sums = Generator(9), Options(), Counter[tuple[str, int]]()
    for _ in range(600):
        state = GAME.new(2, {"map": "fixed"})
        assert isinstance(state, Amerigo)
        while not state.over():
            state.options(out)
            if state.frame == CHOOSE_ACTION and state.actor == state.order[0]:
                number = min(4, int(state.round_no))
                sums["phases", number] += 1
                sums["out", number] += int(state.cubes_in_field())
                sums["ap", number] += int(state.strength())
                sums["inside", number] += sum(state.tower)
                sums["colours", number] += sum(count > 0 for count in state.field)
            gold = GAME.parse("choose_action:take_gold")[1]
            state.answer(out.pick(generator.below(out.total)) if state.actor == NATURE else gold)
    for what, expected in REFERENCE.items():
        for number, value in enumerate(expected, start=1):
            mean = sums[what, number] / sums["phases", number]
            assert abs(mean - value) < (0.3 if what == "inside" and number == 1 else 0.15), (what, number, mean)


REFERENCE = {
    "out": (7.4, 6.9, 6.8, 6.8),
    "ap": (4.05, 4.57, 4.60, 4.60),
    "inside": (11.9, 7.0, 6.7, 6.6),
    "colours": (3.6, 2.9, 2.8, 2.8),
}
"""Means of rounds 1, 2, 3 and of 4 and 5 together, from 20,000 games."""


# Maps


@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 14), (4, 16)])
def test_random_maps_are_good(seats: int, spaces: int) -> None:
    """R22, R56: water hangs together, one to five big islands, none of more than 60 cells, all posts with anchors."""
    for seed in range(12):
        state = next(iter(moments_after_set_up(seats, seed)))
        chart = state.chart
        assert chart.good() and not chart.touches_diagonally()
        assert 1 <= chart.big <= 5 and max(chart.size) <= 60
        assert sum(chart.size) == chart.lands and chart.spaces == spaces
        anchors = [post for post in chart.anchor_of if post >= 0]
        assert sorted(anchors) == [post for post, land in enumerate(chart.post_land) if land >= 0]
        assert len(anchors) == 2 * int(chart.rows * chart.columns) // 36


def moments_after_set_up(seats: int, seed: int) -> list[Amerigo]:
    """The first table at which a seat is asked."""
    return [next(state for state in moments(seats, seed) if state.actor != NATURE)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sea_leads_both_ways(seats: int) -> None:
    """R22: who can sail from one place to another can sail back; the frame is a ring."""
    links = {
        (place, int(other))
        for place in range(PLACES)
        for other in list(NEXT_TO)[((seats - 2) * PLACES + place) * LINKS :][:LINKS]
        if other >= 0
    }
    assert all((other, place) in links for place, other in links)
    assert len({place for place, _ in links if place < 16}) == 8 + 2 * seats


def test_forty_bad_maps_are_followed_by_the_fixed_one() -> None:
    """Setup 1: nature deals nothing but a map with enclosed water."""
    bad = ["T10:3", "T07:2", "T03:1", "T01:3", "T15:0", "T02:3", "T05:3", "T09:3", "T12:2"]
    state = GAME.new(2)
    assert isinstance(state, Amerigo)
    for number in range(40):
        for tile in bad:
            assert state.tries == number
            state.answer(GAME.parse(f"island_tile:tile:{tile}")[1])
    fixed = GAME.new(2, {"map": "fixed"})
    assert isinstance(fixed, Amerigo)
    assert list(state.map) == list(fixed.map) and state.tries == 40
    assert GAME.frame_of(state).id == "pirate_marker"


def test_placements_are_looked_up_and_right() -> None:
    """R50, R53: every mask covers as many cells as the tile has, all on one island, the first one lowest."""
    chart = Chart(2)
    fixed = GAME.new(2, {"map": "fixed"})
    assert isinstance(fixed, Amerigo)
    chart.draw(fixed.map)
    sizes = (1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)
    first = 0
    for shape, (size, turns) in enumerate(zip(sizes, (1, 2, 2, 4, 2, 1, 4, 4, 4, 4, 2, 4, 4), strict=True)):
        chart.prepare(shape)
        for orientation in range(first, first + turns):
            for land in range(chart.lands):
                mask = int(chart.masks[orientation * 237 + land])
                if mask:
                    assert mask.bit_count() == size and mask & -mask == chart.bit[land]
        first += turns


# Turns


def test_an_action_without_effect_may_be_chosen() -> None:
    """R11: building without a reserve, and loading when all cannons are loaded."""
    table = AmerigoScript(lay(2, "field green 3 black 2\ncannons P1 12\nask P0 choose_action\nplan P1 choose_action"))
    table.play("P0 choose_action:green")
    table.play("P1 choose_action:black")
    table.play("= gold P1 2")


def test_a_bonus_taken_on_the_way_does_not_raise_the_action() -> None:
    """R44: AP are set when the action is chosen."""
    table = AmerigoScript(lay(2, "field brown 5\ndisplay ap2_brown gold3\nask P0 choose_action"))
    table.play("P0 choose_action:brown")
    table.play("P0 advance_progress:4")
    table.play("P0 take_progress_token:ap2_brown")
    table.play("= ap 1")


def test_posts_score_by_a_token_alone() -> None:
    """R96, R102: a point for each post with the token; tiles in reserve, ships and cannons are worth nothing."""
    position = "round_no 5\npost P0 1,2\npost P0 4,4\nreserve P0 n_i2\ncannons P0 7\nship P0 ship_a f0"
    told = f"{position}\ntoken P0 end_posts\nplan nobody final_scoring"
    AmerigoScript(lay(2, told)).play("= vp P0 2")
    AmerigoScript(lay(2, f"{position}\nplan nobody final_scoring")).play("= vp P0 0")


def test_a_built_tile_stays_as_it_lies() -> None:
    """R60, R61: no cell that is covered is ever open again, nor covered by anything else."""
    for game in games():
        before: list[int] = []
        for state in game:
            now = [int(piece) for piece in state.tile_at]
            assert all(old in (0, new) for old, new in zip(before, now, strict=False))
            before = now


def test_discs_tracks_and_strength_never_fall() -> None:
    """R42, R63, R72: section 11, invariants 2, 3 and 10."""
    for game in games():
        states = [(list(s.space), list(s.progress), s.pirate_strength()) for s in game]
        for one, other in pairwise(states):
            for old, new in zip((*one[0], *one[1], one[2]), (*other[0], *other[1], other[2]), strict=True):
                assert old <= new


def test_an_order_holds_for_a_whole_phase() -> None:
    """R7: section 11, invariant 17."""
    for game in games():
        planned: list[int] = []
        for state in game:
            if state.frame == CHOOSE_ACTION and not planned:
                planned = [int(seat) for seat in state.order]
                assert planned == sorted(planned, key=lambda seat: -int(state.space[seat])) or len(set(state.space)) < 4
            if state.frame == CHOOSE_ACTION:
                ahead = [int(state.agenda[at * CELLS + 1]) for at in range(state.depth - 1, -1, -1)]
                turns = [seat for seat in ahead[: len(planned)] if seat != NOBODY]
                assert planned[len(planned) - len(turns) - 1] == state.actor
            if state.actor == NATURE:
                planned = []


def test_sums_of_the_sheet_are_points() -> None:
    """R100: section 11, invariant 14; the tie-break leaves no shared place."""
    for seats in GAME.seats:
        state = played_out(seats, 7)
        for seat, sheet in enumerate(GAME.sheets(state)):
            assert sheet.total == state.vp(seat) == sum(line.points for line in sheet.lines)
        assert sorted(GAME.ranks(state)) == list(range(1, seats + 1))


def test_as_many_options_as_the_table_says() -> None:
    """Section 5.1: at most 37 ways for a ship, 26 cells, 76 places for a tile; something is always open."""
    most = Counter[int]()
    for game in games(2):
        for state in game:
            most[int(state.frame)] = max(most[int(state.frame)], len(open_options(GAME, state)))
    assert min(most.values()) >= 1
    assert most[SHIP_MOVE] <= 37 and most[SHIP_CELL] <= 26 and most[BUILD_PLACE] <= 76


def test_sensible_play_uses_everything() -> None:
    """R30, R46, R56, R58: posts, tiles, resources and whole islands; random play hardly ever comes so far."""
    for seats in GAME.seats:
        state = played_out(seats, 11)
        assert sum(owner > 0 for owner in state.post_at) >= 2 * seats
        assert sum(piece > 0 for piece in state.tile_at) > state.chart.lands // 2
        assert sum(state.resources) > 3
    assert len(TOKEN_IDS) == 24


def test_nothing_is_hidden_and_nothing_is_lost_in_a_copy() -> None:
    """R80, section 7: the view of every seat and of spectators is the whole table."""
    for game in games():
        for place, state in enumerate(game):
            if place % 40 == 0:
                for viewer in (NOBODY, *range(int(state.seats))):
                    assert GAME.view(state, viewer).digest() == state.digest()
    assert not GAME.has_hands()


def test_a_turn_can_be_taken_back_to_its_beginning() -> None:
    """Section 15.4: no chance lies inside a turn; the same answers lead to the same table again."""
    match, generator = Match.new(GAME, 2, seed=5), Generator(5)
    for _ in range(60):
        options = match.options()
        match.play(options[generator.below(len(options))])
        place = match.last_decision(match.answers[-1].actor) if match.answers[-1].actor >= 0 else None
        if place is not None:
            digest, count = match.state.digest(), len(match.answers)
            match.undo(place)
            while len(match.answers) < count:
                match.redo()
            assert match.state.digest() == digest
