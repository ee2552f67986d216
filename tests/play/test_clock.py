"""Clocks: how much time counts between two moments, and when it will be up."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karavelle.kernel.errors import KaravelleError
from karavelle.play import DAYS, LIVE, NO_CLOCK, Clock
from karavelle.play.timer import UP, WARNED, Timer

HOUR = 3600.0
EIGHT_TO_TEN = Clock(DAYS, hours=5, opens=8 * 60, closes=22 * 60, offset=60)
"""Five hours a move, and only from eight in the morning to ten at night in Berlin's winter."""


def berlin(day: int, hour: int, minute: int = 0) -> float:
    return datetime(2026, 11, day, hour, minute, tzinfo=timezone(timedelta(hours=1))).timestamp()


def test_outside_the_window_no_time_passes() -> None:
    assert EIGHT_TO_TEN.spent(berlin(19, 21), berlin(20, 9)) == 2 * HOUR
    assert EIGHT_TO_TEN.spent(berlin(19, 23), berlin(20, 7)) == 0
    assert EIGHT_TO_TEN.spent(berlin(19, 9), berlin(22, 9)) == 3 * 14 * HOUR
    assert EIGHT_TO_TEN.due(berlin(19, 20), 5 * HOUR) == berlin(20, 11)
    assert EIGHT_TO_TEN.due(berlin(19, 17), 5 * HOUR) == berlin(19, 22)


def test_a_window_may_reach_over_midnight() -> None:
    owl = Clock(DAYS, hours=6, opens=20 * 60, closes=2 * 60, offset=60)
    assert owl.spent(berlin(19, 23), berlin(20, 3)) == 3 * HOUR
    assert owl.due(berlin(19, 12), 6 * HOUR) == berlin(20, 2)


clocks = st.builds(
    Clock, st.just(DAYS), hours=st.integers(1, 72), opens=st.integers(0, 1439), closes=st.integers(0, 1439),
    offset=st.integers(-840, 840),
)  # fmt: skip
moments = st.integers(1_700_000_000, 1_900_000_000).map(float)


@given(clock=clocks, since=moments, left=st.integers(1, 10**6).map(float))
def test_when_it_is_due_just_so_much_is_spent(clock: Clock, since: float, left: float) -> None:
    due = clock.due(since, left)
    assert due >= since
    assert abs(clock.spent(since, due) - left) < 1e-3
    assert clock.spent(since, due - 1) < left


@given(clock=clocks, since=moments, first=st.integers(0, 10**6), then=st.integers(0, 10**6))
def test_time_adds_up(clock: Clock, since: float, first: int, then: int) -> None:
    middle, end = since + first, since + first + then
    assert abs(clock.spent(since, end) - clock.spent(since, middle) - clock.spent(middle, end)) < 1e-3
    assert clock.spent(end, since) == 0 or end == since


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "sand"},
        {"kind": LIVE, "bank": 5},
        {"kind": LIVE, "bank": 60, "increment": -1},
        {"kind": DAYS},
        {"kind": DAYS, "hours": 24, "opens": 1440},
        {"kind": DAYS, "hours": True},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(KaravelleError, match=r"clock"):
        Clock(**wrong)  # type: ignore[arg-type]


def test_a_profile_comes_back_from_its_record() -> None:
    for clock in (NO_CLOCK, Clock(LIVE, bank=300, increment=10), EIGHT_TO_TEN):
        assert Clock(**clock.record()) == clock


def test_a_live_bank_runs_down_and_is_refilled_by_the_increment() -> None:
    timer = Timer.of(Clock(LIVE, bank=60, increment=5), 2)
    timer.pass_to(0, 100.0)
    timer.pass_to(0, 110.0)
    assert timer.remaining(0, 110.0) == 50, "no increment while the same seat goes on"
    timer.pass_to(1, 120.0)
    assert (timer.remaining(0, 500.0), timer.remaining(1, 130.0)) == (45, 50)


def test_whoever_is_too_late_is_paid_no_increment() -> None:
    timer = Timer.of(Clock(LIVE, bank=60, increment=5), 2)
    timer.pass_to(0, 0.0)
    timer.pass_to(-1, 60.0)
    assert timer.remaining(0, 60.0) == 0


def test_over_days_every_move_has_its_hours() -> None:
    timer = Timer.of(Clock(DAYS, hours=24), 2)
    timer.pass_to(0, 0.0)
    timer.pass_to(1, 20 * HOUR)
    timer.pass_to(0, 21 * HOUR)
    assert timer.remaining(0, 21 * HOUR) == 24 * HOUR


def test_a_warning_comes_once_and_before_the_end() -> None:
    timer = Timer.of(Clock(LIVE, bank=60), 2)
    timer.pass_to(0, 0.0)
    assert timer.deadline() == 45 and timer.check(44.0) == ""
    assert timer.check(45.0) == WARNED
    assert timer.deadline() == 60 and timer.check(50.0) == ""
    assert timer.check(60.0) == UP
    timer.pass_to(1, 60.0)
    timer.pass_to(0, 61.0)
    assert timer.check(61.0) == UP, "nothing is left, and there is nothing to warn of"


def test_without_a_clock_nobody_is_late() -> None:
    timer = Timer.of(NO_CLOCK, 3)
    timer.pass_to(2, 5.0)
    assert (timer.deadline(), timer.remaining(2, 1e9), timer.check(1e9)) == (None, None, "")
