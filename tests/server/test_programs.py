"""The interface for programs: tokens, the turns that wait for them, and streams of lines of JSON."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from karavelle.client import Answered, Client
from tests.server.people import Round, hear, raw_socket, sit_down
from tests.server.processes import Server


def program(server: Server, client: Client, label: str = "bot") -> Client:
    """A program that plays for somebody."""
    return server.stranger(token=client.call("POST", "/api/tokens", {"label": label})["token"])


@contextmanager
def lines(client: Client, path: str) -> Iterator[Iterator[dict[str, Any]]]:
    """A stream, line by line; empty ones only keep it open."""
    with client.http.stream("GET", path, timeout=20) as response:
        assert response.headers["content-type"].startswith("application/x-ndjson")
        yield (json.loads(line) for line in response.iter_lines() if line)


def test_a_program_plays_a_whole_game_by_its_turns(server: Server) -> None:
    table = sit_down(server)
    bots = [program(server, client) for client in table.seats]
    luck, over = random.Random(5), False
    while not over:
        for bot in bots:
            for turn in bot.call("GET", "/api/me/turns")["tables"]:
                assert turn["table"] == table.table and turn["your_turn"]
                view = bot.look(turn["table"])
                while view["answers"]:
                    option = luck.choice(view["answers"])["name"]
                    view = bot.do(turn["table"], "answer", option=option, after=view["after"])
                over = view["status"] == "over"
    assert all(bot.call("GET", "/api/me/turns")["tables"] == [] for bot in bots)


def test_the_example_of_the_documentation_plays(server: Server) -> None:
    table = sit_down(server)
    before = table.look()["number"]
    for client in table.seats:
        me = program(server, client)
        for turn in me.call("GET", "/api/me/turns")["tables"]:
            view = me.look(turn["table"])
            me.do(turn["table"], "answer", option=view["answers"][0]["name"], after=view["after"])
    assert table.look()["number"] > before


def test_turns_are_streamed_once_each_as_they_come(server: Server) -> None:
    table = sit_down(server)
    seat, _ = table.asked()
    bot = program(server, table.seats[seat])
    with lines(bot, "/api/me/turns?stream=true") as turns:
        first = next(turns)
        assert first["table"] == table.table and first["after"] == table.look()["after"]
        table.seats[1 - seat].do(table.table, "say", text="No hurry")
        while table.asked()[0] == seat:
            table.play(1)
        while table.asked()[0] != seat:
            table.play(1)
        second = next(turns)
        assert second["after"] > first["after"] == table.look(since=first["number"])["since"]


def test_a_table_is_streamed_view_by_view(server: Server) -> None:
    table = sit_down(server)
    seat, _ = table.asked()
    bot = program(server, table.seats[seat])
    with lines(bot, f"/api/tables/{table.table}/views?words=true") as views:
        view = next(views)
        assert view["viewer"] == seat and view["answers"] and view["panels"]
        number = table.play(1)["number"]
        while view["number"] < number:
            view = next(views)
        assert view["since"] < number
    with lines(server.stranger(), f"/api/tables/{table.table}/views") as views:
        assert next(views)["viewer"] is None


def test_streams_end_when_the_server_does(open_server: Callable[..., Server]) -> None:
    server = open_server()
    table = sit_down(server)
    bot = program(server, table.seats[0])
    with lines(bot, f"/api/tables/{table.table}/views") as views, lines(bot, "/api/me/turns?stream=true") as turns:
        next(views)
        ending = threading.Thread(target=server.restart)
        ending.start()
        assert list(views) is not None and list(turns) is not None, "to their end, without an error"
        ending.join()
    assert bot.look(table.table)["status"] == "playing"


def test_a_token_opens_the_socket_too(server: Server) -> None:
    table = sit_down(server)
    token = table.seats[1].call("POST", "/api/tokens", {"label": "ears"})["token"]
    with raw_socket(server, table.table, None, authorization=f"Bearer {token}") as socket:
        assert hear(socket, "table")["viewer"] == 1


def test_tokens_are_listed_without_what_they_are_and_end_when_they_are_deleted(server: Server) -> None:
    table = sit_down(server)
    bot = program(server, table.seats[0], "my bot")
    bot.call("GET", "/api/me/turns")
    (listed,) = table.seats[0].call("GET", "/api/tokens")["tokens"]
    assert (
        listed["label"] == "my bot" and listed["used"] is not None and set(listed) == {"id", "label", "created", "used"}
    )
    with pytest.raises(Answered) as refused:
        table.seats[1].call("DELETE", f"/api/tokens/{listed['id']}")
    assert refused.value.status == 404
    table.seats[0].call("DELETE", f"/api/tokens/{listed['id']}")
    with pytest.raises(Answered) as refused:
        bot.call("GET", "/api/me/turns")
    assert (refused.value.status, refused.value.code) == (401, "bad_token")
    for number in range(20):
        table.seats[0].call("POST", "/api/tokens", {"label": f"bot {number}"})
    with pytest.raises(Answered, match="delete one"):
        table.seats[0].call("POST", "/api/tokens", {"label": "one too many"})


def test_who_is_nobody_has_no_turns(server: Server) -> None:
    for path in ("/api/me/turns", "/api/me/turns?stream=true", "/api/me/tables", "/api/tokens"):
        with pytest.raises(Answered) as refused:
            server.stranger().call("GET", path)
        assert refused.value.status == 401


def test_two_programs_of_one_person_do_not_double_a_move(server: Server) -> None:
    table: Round = sit_down(server)
    seat, view = table.asked()
    one, two = program(server, table.seats[seat], "one"), program(server, table.seats[seat], "two")
    option = view["answers"][0]["name"]
    one.do(table.table, "answer", option=option, after=view["after"])
    with pytest.raises(Answered) as refused:
        two.do(table.table, "answer", option=option, after=view["after"])
    assert refused.value.code == "stale" and refused.value.view is not None
