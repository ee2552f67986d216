"""Messages that make no sense: too long, not text, not JSON, of wrong kinds. Each gets an error, nothing happens."""

from __future__ import annotations

import json
import random
import socket as sockets
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from karavelle.client import Answered
from tests.server.people import Round, cookie, hear, raw_socket, say, sit_down
from tests.server.processes import Server

MEGABYTE = 1 << 20
LONG = "x" * MEGABYTE


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, server: Server
) -> Iterator[Server]:
    """A server on each kind of database: what one stores without a word the other may refuse."""
    if request.param == "sqlite":
        yield server
        return
    url = request.getfixturevalue("database")()
    with Server(tmp_path_factory.mktemp("nonsense"), settings={"database_url": url}) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def table(either: Server) -> Iterator[Round]:
    """A table at which nothing has happened in the end."""
    made = sit_down(either)
    before = made.look()["number"]
    yield made
    assert made.look()["number"] == before


def test_a_megabyte_over_http_is_refused_before_it_is_read(table: Round) -> None:
    path = f"/api/tables/{table.table}/deeds"
    for body in ({"do": "say", "text": LONG}, {"do": "answer", "option": LONG, "after": 1}):
        response = table.seats[0].http.post(path, json=body)
        assert response.status_code == 413 and response.json()["error"]["code"] == "too_long"
    chunks = (b'{"do": "say", "text": "' if not number else b"x" * 4096 for number in range(64))
    response = table.seats[0].http.post(path, content=chunks, headers={"content-type": "application/json"})
    assert response.status_code == 413, "also where its length is not told before"
    response = table.seats[0].http.post("/api/tables/import", json={"answers": [LONG] * 5})
    assert response.status_code == 413


def test_a_megabyte_over_a_socket_ends_it(table: Round) -> None:
    with raw_socket(table.server, table.table, table.seats[0]) as socket:
        hear(socket, "table")
        with pytest.raises(ConnectionClosed) as closed:
            say(socket, do="say", text=LONG)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert table.look()["status"] == "playing"


def test_a_megabyte_of_header_or_address_is_refused(either: Server) -> None:
    for request in (
        f"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: {LONG}\r\n\r\n",
        f"GET /api/{LONG} HTTP/1.1\r\nhost: x\r\n\r\n",
        "GARBAGE\r\n\r\n",
    ):
        with sockets.create_connection(("127.0.0.1", either.port), timeout=20) as raw:
            try:
                raw.sendall(request.encode())
                said = raw.recv(4096)
            except ConnectionError:
                said = b""
        assert said == b"" or said.startswith(b"HTTP/1.1 4"), said


BROKEN = (b"\xff\xfe", b'{"do": "say", "text": "\xc3\x28"}', b'{"do": "say", "text": "\xed\xa0\x80"}')


def test_what_is_not_utf_8_is_refused(table: Round) -> None:
    for body in BROKEN:
        response = table.seats[0].http.post(
            f"/api/tables/{table.table}/deeds", content=body, headers={"content-type": "application/json"}
        )
        assert response.status_code in (400, 422), response.text
        assert response.json()["error"]["message"]
        with raw_socket(table.server, table.table, table.seats[0]) as socket:
            hear(socket, "table")
            socket.send(body, text=True)
            with pytest.raises(ConnectionClosed) as closed:
                hear(socket, "done", "error")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007


NONSENSE = (
    "", "null", "[]", "42", '"ahoy"', "{", "{}", '{"do": 7}', '{"do": "fly"}', '{"do": "answer"}',
    '{"do": "answer", "option": 3, "after": 1}', '{"do": "answer", "option": "x", "after": "one"}',
    '{"do": "answer", "option": "x", "after": 1e999}', '{"do": "answer", "option": "x", "after": -1}',
    '{"do": "answer", "option": "x", "after": 1, "extra": 1}', '{"do": "say", "text": null}',
    '{"do": "say", "text": "x", "move": ""}', '{"do": "say", "text": "x", "move": "with space"}',
    '{"do": "say", "text": "x", "move": ["x"]}', '{"do": "plan", "plans": {"then": "x"}}',
    '{"do": "say", "text": "\\ud800"}', "[" * 5000, '{"do": "look", "since": ' + "9" * 5000 + "}",
)  # fmt: skip


def test_what_is_no_message_is_refused_with_a_sentence_over_both_ways(table: Round) -> None:
    for text in NONSENSE:
        if "look" not in text:
            response = table.seats[0].http.post(
                f"/api/tables/{table.table}/deeds", content=text, headers={"content-type": "application/json"}
            )
            assert response.status_code in (400, 422), (text, response.text)
            assert response.json()["error"]["message"].endswith("."), text
        with raw_socket(table.server, table.table, table.seats[0]) as socket:
            hear(socket, "table")
            socket.send(text)
            said = hear(socket)
            assert said["type"] == "error" and said["status"] == 422, text


def test_binary_messages_are_refused_and_whoever_talks_only_nonsense_has_to_go(table: Round) -> None:
    with raw_socket(table.server, table.table, table.seats[0]) as socket:
        hear(socket, "table")
        socket.send(b"\x00\x01")
        assert hear(socket, "error")["code"] == "not_text"
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(100):
                socket.send("nonsense")
                hear(socket, "error")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_tables_that_make_no_sense_are_not_set(either: Server) -> None:
    guest = either.guest("Setter")
    me, open_seat = {"kind": "me"}, {"kind": "open"}
    wrong: list[dict[str, Any]] = [
        {"game": "chess", "seats": [me, open_seat]},
        {"game": "../grog", "seats": [me, open_seat]},
        {"game": "gr\u0000g", "seats": [me, open_seat]},
        {"game": "grog", "seats": []},
        {"game": "grog", "seats": [me]},
        {"game": "grog", "seats": [me] * 5},
        {"game": "grog", "seats": [me] * 13},
        {"game": "grog", "seats": [me, {"kind": "ghost"}]},
        {"game": "grog", "seats": [me, {"kind": "bot", "bot": "blackbeard"}]},
        {"game": "grog", "seats": [me, {"kind": "bot", "bot": "x" * 21}]},
        {"game": "grog", "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "A"}]},
        {"game": "grog", "seats": [me, open_seat], "options": {"weather": "foul"}},
        {"game": "grog", "seats": [me, open_seat], "options": {"weather": 3}},
        {"game": "grog", "seats": [me, open_seat], "clock": {"kind": "sand"}},
        {"game": "grog", "seats": [me, open_seat], "clock": {"kind": "live", "bank": 1}},
        {"game": "grog", "seats": [me, open_seat], "clock": {"kind": "live", "bank": 10**30}},
        {"game": "grog", "seats": [me, open_seat], "clock": {"kind": "days", "hours": 24, "opens": 1440}},
        {"game": "grog", "seats": [me, open_seat], "host": "somebody else"},
    ]
    for body in wrong:
        with pytest.raises(Answered) as caught:
            guest.call("POST", "/api/tables", body)
        assert caught.value.status in (400, 404, 409, 422) and str(caught.value).endswith("."), body
    assert guest.call("GET", "/api/me/tables")["tables"] == []


def test_addresses_that_lead_nowhere(table: Round) -> None:
    for path in (
        "/api/tables/0123456789", "/api/tables/x", "/api/tables/..%2f..%2fetc", "/api/tables/0123456789/at/3",
        f"/api/tables/{table.table}/at/99999", f"/api/tables/{table.table}/at/-1", f"/api/tables/{table.table}/at/x",
        f"/api/tables/{table.table}?since=-1", f"/api/tables/{table.table}?seat=99", "/api/games/none",
        "/api/games/none/rules", "/api/nothing", "/api/me/tables?limit=0", "/api/me/tables?before=soon",
        f"/api/tables/{table.table}/record?form=pdf", "/api/codes/%00%00%00%00%00%00",
    ):  # fmt: skip
        response = table.seats[0].http.get(path)
        assert response.status_code in (404, 409, 422), (path, response.status_code)
        assert response.json()["error"]["message"].endswith("."), path
    assert table.seats[0].http.delete(f"/api/tables/{table.table}").status_code == 405


def test_words_that_databases_find_hard_to_keep(either: Server) -> None:
    """Both kinds take them alike, or say why not; neither falls over."""
    hard = (
        "a\u0000b",
        "\ufffe\uffff",
        "\U0001f3f4\u200d\u2620\ufe0f",
        "\u202eevig",
        "ﬃ" * 24,
        "ΐ" * 24,
        "'; DROP TABLE people; --",
    )
    for word in hard:
        guest = either.guest("Hard")
        table = guest.new_table("grog", [{"kind": "me"}, {"kind": "bot"}])
        for method, path, body in (
            ("POST", "/api/accounts", {"name": word[:24], "password": "nine lanterns " + word}),
            ("POST", f"/api/tables/{table}/deeds", {"do": "say", "text": word}),
            ("PUT", f"/api/tables/{table}/note", {"text": word}),
            ("POST", "/api/tokens", {"label": word}),
            ("PATCH", "/api/me", {"settings": {word[:40]: word}}),
            ("POST", "/api/sessions", {"name": word[:24], "password": "wrong " + word}),
        ):
            response = guest.http.request(method, path, json=body)
            assert response.status_code < 500, (word, path, response.text)
        assert guest.look(table)["status"] == "playing"
        noted = guest.call("GET", f"/api/tables/{table}/note")["text"]
        assert noted in (word, ""), "what is kept is what was said"


def spoilt(record: dict[str, Any]) -> Iterator[Any]:
    """Records that somebody has broken in all kinds of ways."""
    yield from ({}, {"karavelle": 1}, record | {"game": "chess"}, record | {"rules": 99}, record | {"rules": 10**40})
    for names in ([], ["A"], ["A"] * 3, ["A", ""], ["\u0000", "B"], ["x" * 500, "B"], ["\ud800", "B"], [1, 2], "AB"):
        yield record | {"players": names}
    yield from (
        record | {"answers": answers} for answers in (["0 fly:high"], ["9 x"], ["x"], [""], [None], ["nature \u0000"])
    )
    yield record | {"answers": record["answers"][:-3]}
    yield from (record | {"seed": seed} for seed in ("", "zz", "0" * 64, None, 7))
    for options in ({"weather": "foul"}, {"x": 1}, []):  # type: ignore[var-annotated]
        yield record | {"options": options}
    yield record | {"digest": "0" * 16}
    yield record | {"commitment": "0" * 64}


def test_a_broken_record_is_not_brought_in(server: Server) -> None:
    table = sit_down(server)
    table.play(-1, random.Random(1))
    record = table.seats[0].call("GET", f"/api/tables/{table.table}/record")
    guest = server.guest("Bringer")
    for broken in spoilt(record):
        response = guest.http.post(
            "/api/tables/import", content=json.dumps(broken), headers={"content-type": "application/json"}
        )
        assert response.status_code in (400, 404, 422), (response.status_code, str(broken)[:300])
        assert response.json()["error"]["message"], broken
    assert guest.call("GET", "/api/me/tables", over=True)["tables"] == []
    assert guest.call("GET", "/api/me/tables")["tables"] == []


def test_bytes_at_random_over_every_way(table: Round) -> None:
    luck = random.Random(8)
    body = json.dumps({"do": "answer", "option": "setup_return_goals:x", "after": 3, "move": "m"}).encode()
    for _ in range(120):
        spoiled = bytearray(body)
        for _ in range(luck.randrange(1, 5)):
            spoiled[luck.randrange(len(spoiled))] = luck.randrange(256)
        response = table.seats[1].http.post(
            f"/api/tables/{table.table}/deeds", content=bytes(spoiled), headers={"content-type": "application/json"}
        )
        assert 400 <= response.status_code < 500


def test_a_socket_of_no_table_or_from_another_site_is_told_why(either: Server) -> None:
    table = sit_down(either)
    with raw_socket(either, "0123456789", table.seats[0]) as socket:
        assert hear(socket, "error")["code"] == "no_table"
        with pytest.raises(ConnectionClosed):
            hear(socket)
    with raw_socket(either, table.table, table.seats[0], origin="https://elsewhere.example") as socket:
        assert hear(socket, "error")["code"] == "foreign_origin"
    with raw_socket(either, table.table, None, cookie=cookie(table.seats[0]), origin=either.address) as socket:
        assert hear(socket, "table")["viewer"] == 0
    with raw_socket(either, table.table, None, authorization="Bearer nonsense") as socket:
        assert hear(socket, "error")["code"] == "bad_token"
