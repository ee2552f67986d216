"""Answers that come twice, late, out of order or at the same time, and those of people who may not give them."""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from karavelle.client import Answered, Client
from tests.server.people import Round, hear, raw_socket, say, sit_down
from tests.server.processes import Server


def refused(client: Client, table: str, **deed: Any) -> Answered:
    """What the server says to a deed that it refuses."""
    with pytest.raises(Answered) as caught:
        client.call("POST", f"/api/tables/{table}/deeds", deed)
    assert str(caught.value).endswith((".", "?")) and len(str(caught.value)) > 8
    return caught.value


def test_a_repeat_is_done_once_over_http_and_socket_and_after_a_restart(
    open_server: Callable[..., Server],
) -> None:
    server = open_server()
    table = sit_down(server)
    seat, view = table.asked()
    client = table.seats[seat]
    deed = {"do": "answer", "option": view["answers"][0]["name"], "after": view["after"], "move": "only-once"}
    first = client.call("POST", f"/api/tables/{table.table}/deeds", deed)["number"]
    assert client.call("POST", f"/api/tables/{table.table}/deeds", deed)["number"] == first
    with raw_socket(server, table.table, client) as socket:
        assert say(socket, **deed) == {"type": "done", "move": "only-once", "number": first}
    number = table.look()["number"]
    server.kill()
    server.start()
    with raw_socket(server, table.table, client) as socket:
        assert say(socket, **deed) == {"type": "done", "move": "only-once", "number": first}
    assert client.call("POST", f"/api/tables/{table.table}/deeds", deed)["number"] == first
    assert table.look()["number"] == number


def test_the_same_move_id_of_two_people_is_two_deeds(server: Server) -> None:
    table = sit_down(server)
    numbers = {seat.do(table.table, "say", text="Ahoy", move="a1")["number"] for seat in table.seats}
    assert len(numbers) == 2


def test_a_stale_answer_is_refused_with_the_fresh_view(server: Server) -> None:
    table = sit_down(server)
    seat, view = table.asked()
    stale = {"do": "answer", "option": view["answers"][0]["name"], "after": view["after"]}
    fresh = table.move(random.Random(2))
    error = refused(table.seats[seat], table.table, **stale, move="late")
    assert (error.status, error.code) == (409, "stale")
    assert error.view is not None and error.view["number"] == fresh["number"]
    assert error.view["viewer"] == seat
    with raw_socket(server, table.table, table.seats[seat], f"since={fresh['number']}") as socket:
        hear(socket, "table")
        assert say(socket, **stale, move="later")["code"] == "stale"
        assert hear(socket, "table")["after"] == fresh["after"]
    assert table.look()["number"] == fresh["number"]


def test_answers_out_of_order_do_nothing_until_their_turn(server: Server) -> None:
    table = sit_down(server)
    seat, view = table.asked()
    option, after = view["answers"][0]["name"], view["after"]
    for wrong in (after + 1, after + 100, after - 1, 0):
        assert refused(table.seats[seat], table.table, do="answer", option=option, after=wrong).status == 409
    assert table.look()["number"] == view["number"]
    table.seats[seat].do(table.table, "answer", option=option, after=after)


def crowd(table: Round, seat: int, deed: dict[str, Any], count: int) -> list[int | Answered]:
    """The same seat gives the same answer many times at once, each time under another name."""
    start = threading.Barrier(count)

    def one(number: int) -> int | Answered:
        with Client(table.server.address) as client:
            client.http.cookies.update(table.seats[seat].http.cookies)
            start.wait()
            try:
                said = client.call(
                    "POST", f"/api/tables/{table.table}/deeds", deed | {"move": f"m{deed['after']}-{number}"}
                )
                return int(said["number"])
            except Answered as error:
                return error

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(one, range(count)))


def test_of_many_answers_at_once_exactly_one_is_taken(server: Server) -> None:
    table, luck = sit_down(server), random.Random(4)
    for _ in range(8):
        seat, view = table.asked()
        deed = {"do": "answer", "option": luck.choice(view["answers"])["name"], "after": view["after"]}
        results = crowd(table, seat, deed, 12)
        taken = [result for result in results if isinstance(result, int)]
        lost = [result for result in results if isinstance(result, Answered)]
        assert len(taken) == 1
        assert {(error.status, error.code) for error in lost} == {(409, "stale")}
        assert all(error.view and error.view["number"] >= taken[0] for error in lost)


def test_who_may_not_answer_is_told_so_and_nothing_happens(server: Server) -> None:
    table, other = sit_down(server), sit_down(server)
    seat, view = table.asked()
    option, after = view["answers"][0]["name"], view["after"]
    right = {"do": "answer", "option": option, "after": after}
    nobody, watcher = server.stranger(), server.guest("Watcher")
    cases = [
        (nobody, right, 401, "not_signed_in"),
        (watcher, right, 403, "not_seated"),
        (other.seats[0], right, 403, "not_seated"),
        (table.seats[1 - seat], right, 409, "not_asked"),
        (table.seats[1 - seat], right | {"seat": seat}, 403, "not_yours"),
        (table.seats[seat], right | {"seat": 1 - seat}, 403, "not_yours"),
        (table.seats[seat], right | {"option": "no_such:thing"}, 422, "illegal"),
        (table.seats[seat], right | {"option": _closed(table, view)}, 422, "illegal"),
        (table.seats[seat], right | {"seat": 15}, 403, "not_yours"),
        (table.seats[seat], {"do": "confirm", "after": after}, 409, "not_asked"),
        (table.seats[seat], {"do": "redo", "after": after}, 409, "nothing"),
        (table.seats[seat], {"do": "agree", "yes": True}, 409, "nothing"),
        (table.seats[seat], {"do": "back"}, 409, "here"),
        (table.seats[seat], {"do": "plan", "plans": [{"then": option}]}, 409, "asked"),
        (table.seats[1], {"do": "vacate", "seat": 0}, 403, "not_host"),
        (watcher, {"do": "sit"}, 409, "full"),
        (watcher, {"do": "sit", "seat": 9}, 409, "no_seat"),
    ]
    for client, deed, status, code in cases:
        error = refused(client, table.table, **deed)
        assert (error.status, error.code) == (status, code), deed
    assert table.look()["number"] == view["number"]
    assert refused(table.seats[seat], "0123456789", **right).code == "no_table"


def _closed(table: Round, view: dict[str, Any]) -> str:
    """An answer of this game that another frame offers."""
    names = {one["name"] for one in view["answers"]}
    later = table.look(1 - view["asked"])
    assert not later["answers"]
    frames = {name.split(":")[0] for name in names}
    return next(name for name in ("pass_scoring:skip", "choose_ship:ship_parrot") if name.split(":")[0] not in frames)


def test_a_session_that_has_ended_does_nothing_more_not_even_over_an_open_socket(server: Server) -> None:
    table = sit_down(server)
    seat, view = table.asked()
    client = table.seats[seat]
    deed = {"do": "answer", "option": view["answers"][0]["name"], "after": view["after"], "move": "x"}
    kept = client.http.cookies["karavelle_session"]
    with raw_socket(server, table.table, client) as socket:
        hear(socket, "table")
        client.call("DELETE", "/api/sessions")
        assert (said := say(socket, **deed))["code"] == "not_signed_in" and said["status"] == 401
        with pytest.raises(Exception, match="1008"):
            hear(socket, "done")
    with Client(server.address) as thief:
        thief.http.cookies.set("karavelle_session", kept)
        assert refused(thief, table.table, **deed).status == 401
        thief.http.cookies.set("karavelle_session", secrets.token_urlsafe(32))
        assert refused(thief, table.table, **deed).status == 401
    with Client(server.address, token="of-somebody-else") as thief:
        assert refused(thief, table.table, **deed).code == "bad_token"
    assert table.look(1 - seat)["number"] == view["number"]
