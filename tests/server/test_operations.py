"""What operators do: end it gently, back it up, restore it, watch it; and who is let in at the gate, how often."""

from __future__ import annotations

import gzip
import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from karavelle.client import Answered
from karavelle.server.errors import ApiError
from karavelle.server.guard import HEADERS, RATES, Limits
from karavelle.server.settings import Settings
from karavelle.server.store import Store
from tests.server.people import Round, cookie, hear, raw_socket, sit_down
from tests.server.processes import Server


def karavelle(*arguments: object, **settings: object) -> subprocess.CompletedProcess[str]:
    """A command of an operator."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KARAVELLE_")}
    kept |= {f"KARAVELLE_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "karavelle", *map(str, arguments)]
    return subprocess.run(command, env=kept, capture_output=True, text=True, timeout=20, check=False)


# Ending, and going on


def play_through_restarts(table: Round, seat: int, stop: threading.Event, done: list[int], wrong: list[str]) -> None:
    """One seat answers whenever it is asked, by the client of the package, whatever the server does."""
    luck = random.Random(seat)
    try:
        with table.seats[seat].watch(table.table) as mine:
            while not stop.is_set() and mine.view()["status"] != "over":
                if mine.view()["answers"]:
                    done.append(mine.wait(mine.answer(luck.choice(mine.view()["answers"])["name"]))["number"])
                else:
                    mine.listen(0.2)
    except Exception as error:
        wrong.append(f"{type(error).__name__}: {error}")


def test_a_gentle_restart_drops_nothing_and_nobody(open_server: Callable[..., Server]) -> None:
    server = open_server()
    tables = [sit_down(server) for _ in range(4)]
    stop, wrong = threading.Event(), list[str]()
    done: list[list[int]] = [[] for _ in range(8)]
    players = [
        threading.Thread(target=play_through_restarts, args=(table, seat, stop, done[2 * place + seat], wrong))
        for place, table in enumerate(tables)
        for seat in (0, 1)
    ]
    for player in players:
        player.start()
    for _ in range(3):
        before = sum(map(len, done))
        while sum(map(len, done)) < before + 30 and not wrong:
            players[0].join(0.01)
        server.restart()
    stop.set()
    for player in players:
        player.join(60)
    assert wrong == []
    for place, table in enumerate(tables):
        kept = {group["number"] for group in table.look()["log"]["groups"]}
        view = table.look()
        told = kept | {event["number"] for event in view["events"]}
        assert {number for seat in (0, 1) for number in done[2 * place + seat]} <= told | set(range(view["number"] + 1))
        assert max(done[2 * place] + done[2 * place + 1], default=0) <= view["number"]


def test_what_was_sent_before_the_end_is_acknowledged_and_then_the_line_is_closed(
    open_server: Callable[..., Server],
) -> None:
    server = open_server()
    table = sit_down(server)
    seat, view = table.asked()
    with raw_socket(server, table.table, table.seats[seat]) as socket:
        hear(socket, "table")
        deed = {"do": "answer", "option": view["answers"][0]["name"], "after": view["after"], "move": "last"}
        socket.send(json.dumps(deed))
        ending = threading.Thread(target=server.restart)
        ending.start()
        number = hear(socket, "done")["number"]
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                hear(socket)
        ending.join()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert table.look()["number"] >= number


# Backups


@pytest.mark.parametrize(("first", "second"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_backup_is_made_while_all_play_and_restored_into_either_kind(
    first: str, second: str, open_server: Callable[..., Server], database: Callable[[], str], tmp_path: Path
) -> None:
    where: dict[str, dict[str, object]] = {"sqlite": {}, "postgresql": {"database_url": database()}}
    server = open_server("first", **where[first])
    tables = [sit_down(server) for _ in range(3)]
    tables[0].play(-1, random.Random(1))
    tables[1].play(15, random.Random(2))
    tables[0].seats[0].call("PUT", f"/api/tables/{tables[0].table}/note", {"text": "R\u00fcm"})
    file = tmp_path / "backup.gz"
    busy = threading.Thread(target=tables[2].play, args=(40, random.Random(3)))
    busy.start()
    made = karavelle("backup", file, "--data", server.folder, **where[first])
    busy.join()
    assert made.returncode == 0 and "rows" in made.stdout, made.stderr
    known = [table.look() for table in tables[:2]]
    assert known[1]["answers"] == [] or known[1]["answers"]
    server.stop()
    folder = tmp_path / "second"
    back = karavelle("restore", file, "--verify", "--data", folder, **where[second])
    assert back.returncode == 0 and "3 games were replayed" in back.stdout, back.stderr
    again = Server(folder, port=server.port, settings=where[second])
    with again:
        for table, before in zip(tables, known, strict=False):
            with again.stranger() as client:
                client.http.cookies.update({"karavelle_session": cookie(table.seats[0]).partition("=")[2]})
                view = client.look(table.table)
                for changing in ("now", "seats"):
                    del view[changing], before[changing]
                assert view == before
                assert client.call("GET", f"/api/tables/{tables[0].table}/note")["text"] in ("R\u00fcm", "")
        assert again.faults() == []
    refused = karavelle("restore", file, "--data", folder, **where[second])
    assert refused.returncode == 1 and "not empty" in refused.stderr and len(refused.stderr.splitlines()) == 1


def test_writing_goes_on_while_a_backup_is_read(tmp_path: Path) -> None:
    from karavelle.server.store import people

    store, other = (Store(Settings(data=tmp_path).url) for _ in range(2))
    store.migrate()
    with store.reading() as db:
        assert db.exec_driver_sql("SELECT count(*) FROM people").scalar() == 0
        other.do(lambda db: people.add(db, "p1", "guest", "Anna", 0.0, None, None))
        assert db.exec_driver_sql("SELECT count(*) FROM people").scalar() == 0, "one moment"
    assert store.do(lambda db: db.exec_driver_sql("SELECT count(*) FROM people").scalar()) == 1
    for one in (store, other):
        one.close()


def test_a_backup_that_is_damaged_or_none_is_not_restored(open_server: Callable[..., Server], tmp_path: Path) -> None:
    server = open_server()
    table = sit_down(server)
    table.play(8)
    file = tmp_path / "backup.gz"
    assert karavelle("backup", file, "--data", server.folder).returncode == 0
    again = karavelle("backup", file, "--data", server.folder)
    assert again.returncode == 1 and "--force" in again.stderr
    text = gzip.decompress(file.read_bytes()).decode()

    def spoilt(name: str, content: bytes) -> None:
        bad = tmp_path / f"{name}.gz"
        bad.write_bytes(content)
        done = karavelle("restore", bad, "--verify", "--data", tmp_path / name)
        assert done.returncode == 1 and len(done.stderr.splitlines()) == 1 and done.stderr.endswith(".\n"), done.stderr
        empty = Store(Settings(data=tmp_path / name).url)
        empty.migrate()
        assert empty.do(lambda db: db.exec_driver_sql("SELECT count(*) FROM events").scalar()) == 0, "all or nothing"
        empty.close()

    spoilt("short", file.read_bytes()[:-20])
    spoilt("text", b"not a backup")
    spoilt("empty", b"")
    spoilt("other", gzip.compress(b'{"karavelle_backup": 99}\n'))
    spoilt("rows", gzip.compress(text.replace('["people"', '["pirates"', 1).encode()))
    moved = next(line for line in text.splitlines() if '"kind": "moved"' in line and '"seat": 0' in line)
    row = json.loads(moved)
    data = json.loads(row[1]["data"])
    data["answers"][0][1] = "bid_step:pass"
    row[1]["data"] = json.dumps(data)
    spoilt("changed", gzip.compress(text.replace(moved, json.dumps(row)).encode()))
    missing = karavelle("restore", tmp_path / "nowhere.gz", "--data", tmp_path / "x")
    assert missing.returncode == 1 and "cannot be read" in missing.stderr and not (tmp_path / "x").exists()
    nothing = karavelle("backup", tmp_path / "b.gz", "--data", tmp_path / "no such folder")
    assert nothing.returncode == 1 and "no database" in nothing.stderr
    assert not (tmp_path / "no such folder").exists()


# What it says of itself


def test_health_figures_and_logs(open_server: Callable[..., Server]) -> None:
    server = open_server(log="debug")
    table = sit_down(server)
    table.play(6)
    stranger = server.stranger()
    assert stranger.call("GET", "/healthz")["status"] == "ok"
    figures = stranger.http.get("/metrics").text
    for name in ("karavelle_moves_total", "karavelle_requests_total", "karavelle_sockets", "karavelle_rooms"):
        assert f"\n{name}" in figures
    server.stop()
    lines = [line for line in server.log().splitlines() if line.startswith("{")]
    said = [json.loads(line) for line in lines]
    assert {"open", "closed"} <= {one["event"] for one in said} and all(one["timestamp"] for one in said)
    assert not any(cookie(client).partition("=")[2] in server.log() for client in table.seats)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"limits": "many"}, "KARAVELLE_LIMITS"),
        ({"limits": "nan"}, "KARAVELLE_LIMITS"),
        ({"secure": "perhaps"}, "KARAVELLE_SECURE"),
        ({"bots": "-1"}, "KARAVELLE_BOTS"),
        ({"log": "loud"}, "KARAVELLE_LOG"),
        ({"database_url": "mysql://x"}, "KARAVELLE_DATABASE_URL"),
        ({"database_url": "postgresql://nobody@127.0.0.1:1/nothing"}, "cannot be opened"),
    ],
)
def test_settings_that_make_no_sense_are_refused_in_a_sentence(
    settings: dict[str, str], says: str, tmp_path: Path
) -> None:
    done = karavelle("serve", "--data", tmp_path, "--port", 1 + 65000, **settings)
    assert done.returncode == 1 and says in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


def test_serving_where_somebody_serves_already_or_nobody_may_write(server: Server, tmp_path: Path) -> None:
    taken = karavelle("serve", "--port", server.port, "--data", tmp_path)
    assert taken.returncode == 1 and "--port" in taken.stderr and len(taken.stderr.splitlines()) == 1
    several = karavelle("serve", "--workers", 2, "--data", tmp_path)
    assert several.returncode == 1 and "KARAVELLE_DATABASE_URL" in several.stderr
    assert taken.stdout == several.stdout == "", "nobody is told that it is open"
    (tmp_path / "file").write_text("")
    folder = karavelle("serve", "--port", 65001, "--data", tmp_path / "file" / "data")
    assert folder.returncode == 1 and len(folder.stderr.splitlines()) == 1
    (tmp_path / "karavelle.db").write_text("this is no database, but a file of somebody else's " * 30)
    other = karavelle("serve", "--port", 65001, "--data", tmp_path)
    assert other.returncode == 1 and len(other.stderr.splitlines()) == 1, other.stderr


# At the gate


def test_every_answer_tells_browsers_to_be_careful(server: Server) -> None:
    stranger = server.stranger()
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/g/0123456789", "/api/openapi.json", "/metrics"):
        headers = stranger.http.get(path).headers
        for name, value in HEADERS.items():
            assert headers.get(name) == value, (path, name)
        assert "server" not in headers and "strict-transport-security" not in headers
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"] and policy["script-src"] == "'self'"
    big = stranger.http.post("/api/guests", content=b"x" * 20_000)
    assert big.status_code == 413 and big.headers["content-security-policy"]


def test_behind_https_cookies_are_sent_by_nothing_else(open_server: Callable[..., Server]) -> None:
    server = open_server(secure="yes", origin="https://karavelle.example", proxies="127.0.0.1")
    stranger = server.stranger()
    response = stranger.http.post("/api/guests", json={"name": "Anna"}, headers={"origin": "https://karavelle.example"})
    assert "Secure" in response.headers["set-cookie"] and "strict-transport-security" in response.headers
    refused = stranger.http.post("/api/guests", json={"name": "Anna"}, headers={"origin": "http://karavelle.example"})
    assert refused.status_code == 403


def test_other_sites_cannot_make_a_browser_act(server: Server) -> None:
    table = sit_down(server)
    path, deed = f"/api/tables/{table.table}/deeds", {"do": "say", "text": "I did not say that"}
    for origin in ("https://elsewhere.example", "null", f"{server.address}.elsewhere.example", "http://127.0.0.1:1"):
        response = table.seats[0].http.post(path, json=deed, headers={"origin": origin})
        assert (response.status_code, response.json()["error"]["code"]) == (403, "foreign_origin"), origin
        with raw_socket(server, table.table, table.seats[0], origin=origin) as socket:
            assert hear(socket)["code"] == "foreign_origin"
    form = table.seats[0].http.post(path, data={"do": "say", "text": "x"})
    assert form.status_code == 422, "forms of other sites are no JSON"
    assert table.seats[0].http.post(path, json=deed, headers={"origin": server.address}).status_code == 200


def test_who_comes_too_often_waits(open_server: Callable[..., Server]) -> None:
    server = open_server(limits=0.2)
    guest = server.guest("Hasty")
    table = guest.new_table("grog", [{"kind": "me"}, {"kind": "open"}])
    with pytest.raises(Answered) as refused:
        for number in range(50):
            guest.do(table, "say", text=f"{number}")
    assert (refused.value.status, refused.value.code) == (429, "slow_down") and "seconds" in str(refused.value)
    response = guest.http.post(f"/api/tables/{table}/deeds", json={"do": "say", "text": "more"})
    assert int(response.headers["retry-after"]) >= 1
    wrong = [guest.http.post("/api/sessions", json={"name": "X", "password": "guessing"}).status_code for _ in range(6)]
    assert wrong[0] == 401 and wrong[-1] == 429, "nobody guesses passwords for long"
    for socket_deed in ({"do": "say", "text": "over the socket"},):
        with raw_socket(server, table, guest) as socket:
            hear(socket, "table")
            socket.send(json.dumps(socket_deed))
            assert hear(socket, "error", "done")["type"] in ("error", "done")


def test_buckets_fill_again_with_time() -> None:
    now = [0.0]
    limits = Limits(1.0, now=lambda: now[0])
    burst, rate = int(RATES["login"].burst), RATES["login"].per_second
    for _ in range(burst):
        limits.take("login", "a")
    with pytest.raises(ApiError) as refused:
        limits.take("login", "a")
    assert refused.value.more["retry_after"] == pytest.approx(1 / rate, abs=0.1)
    limits.take("login", "b")
    now[0] += 1 / rate
    limits.take("login", "a")
    with pytest.raises(ApiError):
        limits.take("login", "a")


def test_only_proxies_that_are_trusted_say_who_comes(open_server: Callable[..., Server]) -> None:
    def statuses(server: Server) -> list[int]:
        asked: list[Any] = [
            server.stranger().http.post(
                "/api/sessions",
                json={"name": f"n{n}", "password": "guessing"},
                headers={"x-forwarded-for": f"10.0.0.{n}"},
            )
            for n in range(6)
        ]
        return [response.status_code for response in asked]

    assert set(statuses(open_server("trusting", limits=0.2, proxies="127.0.0.1"))) == {401}
    assert 429 in statuses(open_server("alone", limits=0.2))
