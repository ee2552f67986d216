"""Time over the wire, by a clock that the test sets: warnings, stand-ins, people who leave and come back, sessions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.sync.client import ClientConnection

from karavelle.client import Answered
from karavelle.play.table import GRACE, STAND_IN
from tests.server.people import Round, View, hear, raw_socket, say, sit_down
from tests.server.processes import Clocked

DAY = 86_400.0
LIVE = {"kind": "live", "bank": 60, "increment": 10}


def until(socket: ClientConnection, *kinds: str) -> View:
    """The first view after which all these kinds of events have been told."""
    missing = set(kinds)
    while True:
        view = hear(socket, "table")
        missing -= {event["kind"] for event in view["events"]}
        if not missing:
            return view


def answer(table: Round) -> View:
    """Whoever is asked gives his first answer."""
    seat, view = table.asked()
    return table.seats[seat].do(
        table.table, "answer", option=view["answers"][0]["name"], after=view["after"], seat=seat
    )


def test_a_live_clock_warns_then_a_bot_stands_in_and_whoever_is_back_has_time(clocked: Callable[..., Clocked]) -> None:
    server = clocked()
    table = sit_down(server, clock=LIVE)
    seat, view = table.asked()
    assert view["seats"][seat]["left"] == 60 and view["seats"][seat]["thinking"]
    assert view["clock"]["kind"] == "live" and view["now"] == server.moment
    with raw_socket(server, table.table, table.seats[1 - seat]) as socket:
        hear(socket, "table")
        server.wait_for(44)
        assert table.look()["seats"][seat]["left"] == 16
        server.wait_for(1)
        warned = until(socket, "warned")
        assert next(one["left"] for one in warned["events"] if one["kind"] == "warned") == 15
        server.wait_for(15)
        away = until(socket, "stands_in")
        assert away["seats"][seat]["stand_in"] == STAND_IN
        while away["asked"] == seat:
            away = hear(socket, "table")
        assert any(group["seat"] == seat or group["lines"] for group in away["log"]["groups"])
    assert table.seats[seat].do(table.table, "back")["seats"][seat]["stand_in"] is None
    assert table.look(seat)["seats"][seat]["left"] == GRACE


def test_an_answer_in_time_is_paid_the_increment(clocked: Callable[..., Clocked]) -> None:
    server = clocked()
    table = sit_down(server, clock=LIVE)
    seat, _ = table.asked()
    server.wait_for(20)
    view = answer(table)
    while view["asked"] == seat:
        view = answer(table)
    assert view["seats"][seat]["left"] == 50 and not view["seats"][seat]["thinking"]
    assert view["seats"][1 - seat]["thinking"]


def test_days_count_only_inside_their_window_and_time_goes_on_while_the_server_is_down(
    clocked: Callable[..., Clocked],
) -> None:
    server = clocked()
    server.set(10_000 * DAY + 21 * 3600)  # nine in the evening at Greenwich
    window = {"kind": "days", "hours": 2, "opens": 8 * 60, "closes": 22 * 60, "offset": 0}
    table = sit_down(server, clock=window)
    seat, _ = table.asked()
    server.wait_for(5 * 3600)  # two at night: one hour of two has been counted
    assert table.look()["seats"][seat]["left"] == 3600
    server.kill()
    server.wait_for(6.75 * 3600)  # a quarter to nine in the morning
    server.start()
    assert table.look()["seats"][seat]["left"] == 900
    with raw_socket(server, table.table, table.seats[1 - seat]) as socket:
        server.wait_for(900)
        assert until(socket, "stands_in")["seats"][seat]["stand_in"]


def test_who_leaves_is_waited_for_then_played_for_and_comes_back_by_answering(clocked: Callable[..., Clocked]) -> None:
    server = clocked()
    table = sit_down(server)
    seat, _ = table.asked()
    view = table.seats[seat].do(table.table, "leave")
    assert view["seats"][seat]["leaves_at"] == server.moment + GRACE
    server.wait_for(GRACE - 1)
    view = answer(table)
    assert view["seats"][seat]["leaves_at"] is None and [one["kind"] for one in view["events"]].count("back") == 1
    seat, _ = table.asked()
    with raw_socket(server, table.table, table.seats[1 - seat]) as socket:
        table.seats[seat].do(table.table, "leave")
        server.wait_for(GRACE)
        until(socket, "stands_in")
    server.restart()
    while (view := table.look(seat))["asked"] == seat and view["seats"][seat]["stand_in"]:
        pass  # a bot plays on, also after a restart
    assert view["seats"][seat]["stand_in"] == STAND_IN


def test_what_runs_out_while_nobody_looks_is_done_when_somebody_does(clocked: Callable[..., Clocked]) -> None:
    server = clocked()
    table = sit_down(server, clock=LIVE)
    seat, _ = table.asked()
    server.kill()
    server.wait_for(DAY)
    server.start()
    with raw_socket(server, table.table, table.seats[1 - seat]) as socket:
        assert until(socket, "stands_in")["seats"][seat]["left"] == 0


def test_a_session_runs_out(clocked: Callable[..., Clocked]) -> None:
    server = clocked({"socket.TRUST": 0.0})
    table = sit_down(server)
    seat, view = table.asked()
    deed = {"do": "answer", "option": view["answers"][0]["name"], "after": view["after"], "move": "late"}
    with raw_socket(server, table.table, table.seats[seat]) as socket:
        hear(socket, "table")
        server.wait_for(89 * DAY)
        assert say(socket, do="ping")["type"] == "pong"
        server.wait_for(DAY + 1)
        assert say(socket, **deed)["code"] == "not_signed_in"
        with pytest.raises(Exception, match="1008"):
            hear(socket, "done")
    with pytest.raises(Answered) as refused:
        table.seats[seat].call("POST", f"/api/tables/{table.table}/deeds", deed)
    assert (refused.value.status, refused.value.code) == (401, "not_signed_in")
    assert table.look()["number"] == view["number"]


def test_whoever_says_nothing_at_all_is_hung_up_on_and_a_ping_is_enough(clocked: Callable[..., Clocked]) -> None:
    server = clocked({"socket.SILENCE": 0.3})
    table = sit_down(server)
    with raw_socket(server, table.table, table.seats[0]) as quiet, raw_socket(server, table.table) as watcher:
        assert hear(watcher, "table")["viewer"] is None
        for _ in range(3000):
            assert say(watcher, do="ping")["now"] == server.moment
            if not table.look(1)["seats"][0]["here"]:
                break
        assert not table.look(1)["seats"][0]["here"]
        with pytest.raises(Exception, match="1000"):
            hear(quiet, "error")
