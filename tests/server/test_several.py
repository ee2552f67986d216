"""Several server processes on one PostgreSQL: what one writes the others show, and of two answers one is taken."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from karavelle.client import Answered, Client
from karavelle.server import archive
from karavelle.server.settings import Settings
from karavelle.server.store import Store
from tests.server.people import Round, View, hear, raw_socket, sit_down
from tests.server.processes import Postgres, Server

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def url(database: Callable[[], str]) -> str:
    """The database that both share."""
    return database()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, url: str) -> Iterator[Pair]:
    """Two processes that were started at the same moment on one empty database."""
    settings = {"database_url": url}
    one, two = (Server(tmp_path_factory.mktemp(name), settings=settings) for name in ("one", "two"))
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(Server.start, (one, two)))
    yield one, two
    for server in (one, two):
        server.stop()
        assert server.faults() == []


def at(server: Server, client: Client) -> Client:
    """The same person, come to another process."""
    other = server.stranger()
    other.http.cookies.update(client.http.cookies)
    return other


def split(pair: Pair, **more: Any) -> Round:
    """A table whose first seat talks to one process, and whose second to the other."""
    table = sit_down(pair[0], **more)
    table.seats[1] = at(pair[1], table.seats[1])
    return table


def give(client: Client, table: str, deed: View, start: threading.Barrier) -> View | Answered:
    """A deed at the moment at which the other one is done; what comes of it."""
    start.wait()
    try:
        return dict(client.call("POST", f"/api/tables/{table}/deeds", deed))
    except Answered as error:
        return error


def test_two_processes_answer_the_same_decision_and_exactly_one_wins(pair: Pair) -> None:
    luck = random.Random(6)
    table = sit_down(pair[0])
    for _ in range(25):
        seat, view = table.asked()
        both = [at(server, table.seats[seat]) for server in pair]
        options = [luck.choice(view["answers"])["name"] for _ in both]
        start = threading.Barrier(2)

        with ThreadPoolExecutor(2) as pool:
            deeds = [{"do": "answer", "option": option, "after": view["after"]} for option in options]
            results = list(pool.map(give, both, [table.table] * 2, deeds, [start] * 2))
        won = [result for result in results if not isinstance(result, Answered)]
        lost = [result for result in results if isinstance(result, Answered)]
        assert len(won) == len(lost) == 1
        assert (lost[0].status, lost[0].code) == (409, "stale")
        assert lost[0].view is not None and lost[0].view["number"] >= won[0]["number"]
        assert lost[0].view["log"] == table.look(seat)["log"], "the fresh view"


def test_what_happens_at_one_process_is_heard_at_the_other(pair: Pair) -> None:
    table = split(pair)
    with (
        raw_socket(pair[1], table.table, table.seats[1]) as far,
        raw_socket(pair[0], table.table, table.seats[0]) as near,
    ):
        view = hear(far, "table")
        hear(near, "table")
        for round in range(12):
            seat, now = table.asked()
            deed = {"option": now["answers"][0]["name"], "after": now["after"], "move": f"m{round}"}
            number = table.seats[seat].do(table.table, "answer", **deed)["number"]
            while view["number"] < number:
                view = hear(far, "table")
            while hear(near, "table")["number"] < number:
                pass
        table.seats[0].do(table.table, "say", text="Can you hear me?")
        while not any(event["kind"] == "chat" for event in view["events"]):
            view = hear(far, "table")
    assert table.look(0)["log"]["groups"][-1]["number"] == table.look(1)["log"]["groups"][-1]["number"]


def test_a_repeat_at_the_other_process_is_done_once(pair: Pair) -> None:
    table = split(pair)
    seat, view = table.asked()
    deed = {"do": "answer", "option": view["answers"][0]["name"], "after": view["after"], "move": "once"}
    path = f"/api/tables/{table.table}/deeds"
    numbers = {at(server, table.seats[seat]).call("POST", path, deed)["number"] for server in pair * 2}
    assert len(numbers) == 1


def test_bots_answer_once_whoever_thinks_for_them(pair: Pair, url: str) -> None:
    hosts = [server.guest("Host") for server in pair]
    tables = [
        host.new_table("grog", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]) for host in hosts
    ]
    for place, table in enumerate(tables):
        here, there = hosts[place], at(pair[1 - place], hosts[place])
        with raw_socket(pair[1 - place], table, there) as socket:
            view, done = hear(socket, "table"), 0
            while done < 12:
                if view["asked"] == 0:
                    mine = (here, there)[done % 2]
                    view = mine.do(table, "answer", option=view["answers"][0]["name"], after=view["after"])
                    done += 1
                else:
                    view = max(view, hear(socket, "table"), key=lambda one: int(one["number"]))
    store = Store(Settings(database_url=url).url)
    try:
        assert store.do(archive.verify_all) >= 2
    finally:
        store.close()


def test_one_process_dies_and_the_other_goes_on(pair: Pair, tmp_path: Any, url: str) -> None:
    third = Server(tmp_path / "third", settings={"database_url": url})
    third.start()
    table = sit_down(third)
    seat, view = table.asked()
    table.seats[seat].do(table.table, "answer", option=view["answers"][0]["name"], after=view["after"])
    number = table.look()["number"]
    third.kill()
    here = [at(pair[0], client) for client in table.seats]
    assert here[0].look(table.table)["number"] == number
    table.seats = here
    assert table.play(5)["number"] > number
    for client in third.clients:
        client.http.close()


def test_many_at_once_at_both(pair: Pair, url: str) -> None:
    tables = [split(pair) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        views = list(pool.map(lambda table: table.play(25, random.Random(1)), tables))
    assert all(view["number"] > 20 for view in views)
    for table in tables:
        looks = [at(server, table.seats[0]).look(table.table) for server in pair]
        assert looks[0]["log"] == looks[1]["log"]


def test_several_workers_of_one_command_share_a_port(
    open_server: Callable[..., Server], database: Callable[[], str]
) -> None:
    server = open_server(workers=2, database_url=database())
    table = sit_down(server)
    view = table.play(20)
    assert view["number"] > 15
    assert server.restart() in (0, -15)
    assert table.look()["number"] == view["number"]


def test_a_database_that_goes_away_is_waited_for(
    open_server: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = Postgres(tmp_path_factory.mktemp("goes-away"))
    own.start()
    server = open_server(database_url=own.url("karavelle"), log="critical")
    other = open_server("other", database_url=server.settings["database_url"], log="critical")
    table = sit_down(server)
    seat, view = table.asked()
    deed = {"do": "answer", "option": view["answers"][0]["name"], "after": view["after"], "move": "patience"}
    path = f"/api/tables/{table.table}/deeds"
    with raw_socket(other, table.table, at(other, table.seats[0])) as far:
        hear(far, "table")
        own.stop()
        with pytest.raises(Answered) as refused:
            table.seats[seat].call("POST", path, deed)
        assert (refused.value.status, refused.value.code) == (503, "no_database")
        assert server.stranger().http.get("/healthz").status_code == 503
        own.start_again()
        while True:
            try:
                number = table.seats[seat].call("POST", path, deed)["number"]
                break
            except Answered as error:
                assert error.status == 503
        assert table.look()["number"] >= number
        while hear(far, "table")["number"] < number:
            pass
    for one in (server, other):
        one.stop()
    own.stop()
    assert "Traceback" not in server.log() and json.dumps(deed) not in server.log()
