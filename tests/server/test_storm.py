"""Lines that break: many people who come back again and again, gaps in what they know, servers that say nothing."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

import karavelle.client
from karavelle.client import Answered, Client, Unreachable
from tests.server.people import NAMES, Round, View, cookie, hear, raw_socket, say, sit_down
from tests.server.processes import Server, free_port

TABLES, COMING_BACK = 12, 25


class Sailor:
    """One person who keeps what was told, whatever becomes of the line."""

    def __init__(self, table: Round, seat: int, luck: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.luck = luck
        self.number = 0
        self.groups: list[View] = []
        self.events: list[int] = []
        self.view: View = {}

    def learn(self, view: View) -> None:
        """As docs/server.md has it."""
        self.groups = [one for one in self.groups if one["place"] < view["log"]["from"]] + view["log"]["groups"]
        self.events += [event["number"] for event in view["events"]]
        self.number, self.view = view["number"], view

    async def storm(self) -> None:
        """Comes, hears a little, says something, and is cut off: no goodbye."""
        address = self.table.server.address.replace("http", "ws", 1)
        for _ in range(COMING_BACK):
            socket = await connect(
                f"{address}/api/tables/{self.table.table}/socket?since={self.number}",
                additional_headers={"cookie": cookie(self.table.seats[self.seat])},
                open_timeout=60,
                max_size=1 << 22,
            )
            self.learn(json.loads(await socket.recv()))
            if self.luck.random() < 0.5:
                await socket.send(json.dumps({"do": "ping"}))
                while (said := json.loads(await socket.recv()))["type"] != "pong":
                    self.learn(said)
            if self.view["answers"]:
                option, after = self.luck.choice(self.view["answers"])["name"], self.view["after"]
                deed = {"do": "answer", "option": option, "after": after, "move": secrets.token_hex(4)}
                await socket.send(json.dumps(deed))
                if self.luck.random() < 0.5:
                    await socket.recv()
            socket.transport.abort()


def figure(server: Server, name: str) -> float:
    """What the server counts."""
    lines = server.stranger().http.get("/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


def test_a_storm_of_people_who_come_back_leaves_everybody_with_the_whole_story(
    open_server: Callable[..., Server],
) -> None:
    server = open_server(bots=0)
    rounds = [sit_down(server) for _ in range(TABLES)]
    sailors = [Sailor(table, seat, random.Random(number)) for number, table in enumerate(rounds) for seat in (0, 1)]

    async def all_at_once() -> None:
        await asyncio.gather(*(sailor.storm() for sailor in sailors))

    asyncio.run(all_at_once())
    for sailor in sailors:
        sailor.learn(sailor.table.look(sailor.seat, since=sailor.number))
        whole = sailor.table.look(sailor.seat)
        assert [(one["place"], one["lines"]) for one in sailor.groups] == [
            (one["place"], one["lines"]) for one in whole["log"]["groups"]
        ]
        assert sailor.events == sorted(set(sailor.events)), "each event was told once, in order"
        assert [event["number"] for event in whole["events"]] == sailor.events
        assert len(whole["log"]["groups"]) > 3
    for _ in range(2000):
        if figure(server, "karavelle_sockets") == 0:
            break
    assert figure(server, "karavelle_sockets") == 0, "nobody is left behind"
    assert not any(seat["here"] for table in rounds for seat in table.look()["seats"])


def test_a_gap_is_filled_from_any_number_on(server: Server) -> None:
    table = sit_down(server)
    table.seats[0].do(table.table, "say", text="before")
    seen = {table.look(1)["number"]: table.look(1)}
    luck = random.Random(3)
    for round in range(12):
        view = table.move(luck)
        if round % 4 == 2:
            table.seats[1].do(table.table, "say", text=f"word {round}")
        if round % 3 == 0 and view["undo"] == "free":
            table.seats[view["viewer"]].do(table.table, "undo", after=view["after"])
        view = table.look(1)
        seen[view["number"]] = view
    whole = table.look(1)
    for number, view in seen.items():
        gap = table.look(1, since=number)
        assert gap["since"] == number and all(event["number"] > number for event in gap["events"])
        kept = [one for one in view["log"]["groups"] if one["place"] < gap["log"]["from"]]
        assert kept + gap["log"]["groups"] == whole["log"]["groups"], number
        assert [e for e in whole["events"] if e["number"] <= number] + gap["events"] == whole["events"]
    later = table.look(1, since=10_000)
    assert later["since"] == 0 and later["log"] == whole["log"], "who knows more than there is starts anew"
    with raw_socket(server, table.table, table.seats[1], f"since={whole['number']}") as socket:
        assert hear(socket, "table")["log"]["groups"] == []
        socket.send(json.dumps({"do": "look", "since": 0}))
        assert hear(socket, "table")["log"] == whole["log"]


def test_the_server_numbers_without_gaps(server: Server) -> None:
    table = sit_down(server)
    table.play(20)
    view = table.look()
    told = {group["number"] for group in view["log"]["groups"]} | {event["number"] for event in view["events"]}
    assert told <= set(range(1, view["number"] + 1)) and max(told) == view["number"]


def test_a_fourth_socket_at_one_table_is_refused_and_the_others_stay(server: Server) -> None:
    table = sit_down(server)
    with raw_socket(server, table.table, table.seats[0]) as one, raw_socket(server, table.table, table.seats[0]) as two:
        with raw_socket(server, table.table, table.seats[0]) as three:
            for socket in (one, two, three):
                hear(socket, "table")
            with raw_socket(server, table.table, table.seats[0]) as four:
                assert hear(four, "error")["code"] == "too_many_sockets"
                with pytest.raises(ConnectionClosed) as closed:
                    hear(four)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
            with raw_socket(server, table.table, table.seats[1]) as other:
                assert hear(other, "table")["viewer"] == 1
        assert say(one, do="ping")["type"] == "pong" and say(two, do="ping")["type"] == "pong"


def test_whoever_is_slow_gets_what_is_new_when_he_is_ready(server: Server) -> None:
    table = sit_down(server)
    with raw_socket(server, table.table, table.seats[0]) as slow:
        hear(slow, "table")
        table.play(60)
        number, views = table.look()["number"], 0
        while hear(slow, "table")["number"] < number:
            views += 1
        assert views <= 60


# The client of the package


def test_the_client_sends_again_what_was_not_acknowledged_and_it_is_done_once(
    open_server: Callable[..., Server],
) -> None:
    server = open_server()
    table = sit_down(server)
    seat, view = table.asked()
    with table.seats[seat].watch(table.table) as mine:
        mine.view()
        server.kill()
        again = threading.Thread(target=server.start)
        again.start()
        number = mine.do("answer", option=view["answers"][0]["name"], after=view["after"], move="again")
        again.join()
        assert mine.wait(number)["number"] >= number
        assert mine.do("say", text="Still here") > number
        with pytest.raises(Answered, match="gone on"):
            mine.do("answer", option=view["answers"][0]["name"], after=view["after"])
    whole = table.look(seat)
    assert [group["lines"] for group in whole["log"]["groups"]] == [group["lines"] for group in mine.lines]


@contextmanager
def silent(port: int, sockets: list[ServerConnection]) -> Iterator[None]:
    """A server that shows the table once and says nothing ever after: a line that has died without a word."""
    view = {"type": "table", "number": 1, "after": 1, "log": {"from": 0, "groups": []}, "events": []}

    def talk(socket: ServerConnection) -> None:
        sockets.append(socket)
        socket.send(json.dumps(view))
        for _ in socket:
            pass

    with serve(talk, "127.0.0.1", port) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        try:
            yield
        finally:
            running.shutdown()
            thread.join()


def test_the_client_pings_and_gives_up_a_line_that_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PING", 0.02), ("DEAD", 0.1), ("FIRST_PAUSE", 0.001)):
        monkeypatch.setattr(karavelle.client, name, value)
    sockets: list[ServerConnection] = []
    port = free_port()
    with silent(port, sockets), Client(f"http://127.0.0.1:{port}") as client, client.watch("0123456789") as seat:
        seat.view()
        while len(sockets) < 3:
            seat.listen(1)
        assert seat.latest["number"] == 1
        assert "since=1" in (sockets[-1].request.path if sockets[-1].request else "")


def test_the_client_waits_longer_and_longer_before_it_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    clock = iter(range(0, 10_000, 4))
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setattr(time, "monotonic", lambda: float(next(clock)))
    with Client(f"http://127.0.0.1:{free_port()}") as client, pytest.raises(Unreachable, match="does not answer"):
        client.watch("0123456789").connect()
    assert len(pauses) >= 10 and max(pauses) <= karavelle.client.LONGEST_PAUSE * 1.5
    assert pauses[0] < 0.5 and sum(pauses[:3]) < sum(pauses[3:6]), "growing"
    assert len(set(pauses)) == len(pauses), "jittered"


def test_whoever_leaves_the_table_open_elsewhere_is_here_until_the_last_line_breaks(server: Server) -> None:
    table = sit_down(server)

    def here() -> Any:
        return table.look(1)["seats"][0]["here"]

    assert NAMES[0] == table.look()["seats"][0]["name"] and not here()
    with raw_socket(server, table.table, table.seats[0]) as one:
        hear(one, "table")
        with raw_socket(server, table.table, table.seats[0]) as two:
            hear(two, "table")
        assert say(one, do="ping") and here()
    while here():
        pass
