"""What no worked example shows, over whole games at random: gaps, islands, chips and the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from karavelle.games.entdecker import GAME
from karavelle.games.entdecker.content import (
    BACK_OF_KIND,
    CHIP_VALUE,
    FIELDS,
    KIND_IDS,
    KINDS,
    NEIGHBOUR,
)
from karavelle.games.entdecker.frames import CHOOSE_START
from karavelle.games.entdecker.state import EMPTY, SUPPLY, Entdecker
from karavelle.kernel.core import Options
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY
from karavelle.kernel.text import Narrator

from .walks import ends, games, moments, notes

EVENTS = ("storm", "hostile_natives", "friendly_natives", "pirates", "ruin", "gold")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


# ------------------------------------------------------------------ gaps and islands


def test_no_gap_stays_open() -> None:
    """R40, R43, R44: at the start of a turn nothing is closed off; a region touches water or the border."""
    for game in games(8):
        for moment in game:
            if moment.frame == "choose_start":
                s = moment.state
                assert all(s.edges[field] != EMPTY or s.around(field) >> 4 != 15 for field in range(FIELDS))
                assert reachable(s) == {field for field in range(FIELDS) if s.edges[field] == EMPTY}


def reachable(s: Entdecker) -> set[int]:
    """Empty fields that hang together with a sea line or the border."""
    found = {int(s.open_field(place, side)) for place in range(104) if s.leads_on(place) for side in range(4)} - {-1}
    ahead = list(found)
    while ahead:
        field = ahead.pop()
        for side in range(4):
            neighbour = int(NEIGHBOUR[field * 4 + side])
            if neighbour >= 0 and s.edges[neighbour] == EMPTY and neighbour not in found:
                found.add(neighbour)
                ahead.append(neighbour)
    return found


def test_islands_are_scored_once_and_pay_by_halves() -> None:
    """R46-R51: as told: the first gets tiles and chips, each further rank half, rounded up; no part is scored twice."""
    for seats in GAME.seats:
        for seed in range(4):
            for tiles, chips, value, points in told_islands(seats, seed):
                assert value == tiles + chips
                assert not points or points[0] == value
                assert all(later in (earlier, (earlier + 1) // 2) for earlier, later in pairwise(points))


def told_islands(seats: int, seed: int) -> Iterator[tuple[int, int, int, list[int]]]:
    """Tiles, chips and value of each island of a game, and the points that it paid."""
    events = [event.id for event in GAME.events]
    island: tuple[int, int, int, list[int]] | None = None
    for event, _, _, b, c, d in notes(seats, seed):
        if events[event] == "island":
            if island:
                yield island
            island = (b, c, d, [])
        elif events[event] == "points" and island:
            island[3].append(b)
    if island:
        yield island


def test_everybody_is_told_everything() -> None:
    """Section 6: nobody has secrets, so all events and answers are everybody's, and views are the whole table."""
    assert {to for _, to, *_ in notes(3, 1)} == {EVERYONE}
    for moment in moments(3, seed=5):
        frame = GAME.frame_of(moment.state)
        assert frame.seen_by(moment.state, 0) == frame.listed_for(moment.state) == EVERYONE
        assert GAME.view(moment.state, NOBODY).digest() == moment.state.digest()


def test_chips_are_drawn_by_number() -> None:
    """R28, R48, C6: each chip as likely as there are left of its kind."""
    out = Options()
    for game in games():
        for moment in game:
            if moment.frame == "draw_chip":
                moment.state.options(out)
                left = {chip: int(count) for chip, count in enumerate(moment.state.chips_left) if count}
                assert dict(zip(out.tolist(), list(out.weights), strict=False)) == left
    assert list(CHIP_VALUE) == [1, 1, 2, 2, 3, 3, 4]


# ------------------------------------------------------------------ the end


def test_games_end() -> None:
    """R60, R61: with the chart complete, or the tiles used up; within a bound that holds for any play."""
    reasons = set()
    for end in ends():
        reasons.add(int(end.end_reason))
        assert (end.covered() == FIELDS) == (end.end_reason == 1)
        assert end.end_reason != 2 or end.tiles_left() == 0
    assert reasons == {1, 2}
    assert max(sum(1 for _ in game) for game in games()) < GAME.bound // 6


def test_incomplete_islands_score_nothing() -> None:
    """R62, R65: points come from what was scored; units left on the chart, gold and supplies count for nothing."""
    left = 0
    for end in ends():
        left += sum(part != SUPPLY for part in end.unit_at)
        for seat, sheet in enumerate(GAME.sheets(end)):
            assert [line.category for line in sheet.lines] == ["islands_first", "islands_lower", "ruins", "chip_bonus"]
            assert sheet.total == end.points(seat) == sum(line.points for line in sheet.lines)
    assert left > 20


def test_the_most_chips_bring_their_number() -> None:
    """R63."""
    for end in ends():
        chips = [int(end.chip_count(seat)) for seat in range(end.seats)]
        assert list(end.chip_bonus) == [count if count == max(chips) else 0 for count in chips]


def test_most_points_win() -> None:
    """R64: equals share the rank."""
    for end in ends():
        totals = [int(sheet.total) for sheet in GAME.sheets(end)]
        assert GAME.ranks(end) == [sorted(totals, reverse=True).index(total) + 1 for total in totals]


# ------------------------------------------------------------------ what a broken table looks like


def spoil(s: Entdecker, what: str) -> None:
    """Breaks the table in one way."""
    field = next(field for field in range(FIELDS) if s.edges[field] > 0 and s.laid[field] < KINDS)
    if what == "unseen":
        s.unseen[0] += 1
    elif what == "reserve":
        s.reserve[0] -= 1
    elif what == "edges":
        s.edges[field] = 15 - s.edges[field]
    elif what == "chips":
        s.chips_left[0] -= 1
    elif what == "unit":
        s.unit_at[0], s.unit_at[1] = s.unit_at[2] + 5, SUPPLY
    elif what == "scored":
        s.scored[field] = 3 - s.scored[field]
    elif what == "gold":
        s.gold[s.actor] = 1
    elif what == "top":
        s.stack_height[0], s.stack_top[0] = 0, 1
    else:
        s.laid[field] = -1


@pytest.mark.parametrize("what", ["unseen", "reserve", "edges", "chips", "unit", "scored", "gold", "top", "laid"])
def test_a_broken_table_is_found_out(what: str) -> None:
    """Section 10: the invariants fail when they should."""
    for place, moment in enumerate(moments(3, seed=8)):
        if place > 60 and moment.state.frame == CHOOSE_START:
            assert moment.state.broken() == []
            spoil(moment.state, what)
            assert moment.state.broken() != []
            return


def test_an_event_is_told_when_it_happens() -> None:
    """R25-R31: as often as tiles with it are laid, and never for a tile that went into the box."""
    events = [event.id for event in GAME.events]
    for seats in GAME.seats:
        laid, told = list[str](), list[str]()
        for event, _, _, b, *_ in notes(seats, 4):
            if events[event] == "lay" and BACK_OF_KIND[b] == 2:
                laid += [id for id in EVENTS if KIND_IDS[b].endswith(f"_{id}")]
            if events[event] in EVENTS:
                told.append(events[event])
        assert laid == told


def test_nobody_listens_nobody_tells() -> None:
    """Search plays without ears; with them the same game is told."""
    state = GAME.new(2)
    assert state.actor == NATURE
    state.ears = narrator = Narrator()
    for name in ("plain", "plain", "plain", "question", "plain"):
        state.answer(GAME.parse(f"top_back:{name}")[1])
    state.answer(GAME.parse("spin_income:4")[1])
    assert [GAME.events[note[0]].id for note in narrator.notes] == ["spun", "income", "income"]
