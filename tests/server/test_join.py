"""`karavelle join`: a table on a server, played at a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from karavelle.client import Client
from tests.cli.terminal import Terminal, complaint, run
from tests.server.people import sit_down
from tests.server.processes import Server, free_port


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who one is on each server is remembered where the tests say."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def until_asked(client: Client, table: str, seat: int) -> None:
    """All others answer until the seat is asked."""
    while (view := client.look(table))["asked"] != seat:
        if view["answers"]:
            client.do(table, "answer", option=view["answers"][0]["name"], after=view["after"])


def test_a_guest_joins_by_a_link_plays_speaks_and_comes_back(server: Server, tmp_path: Path) -> None:
    host = server.guest("Anna")
    made = host.call("POST", "/api/tables", {"game": "grog", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = made["table"]
    with Terminal("join", f"{server.address}/j/{made['code']}", "--name", "Bo") as terminal:
        while host.look(table)["status"] == "open":
            pass
        until_asked(host, table, 1)
        assert "1)" in terminal.until(r"1\)[\s\S]*> $")
        before = host.look(table)["answered"]
        terminal.press("1\n")
        while host.look(table)["answered"] == before:
            pass
        terminal.press("say Ahoy there\n")
        while not any(event["kind"] == "chat" for event in host.look(table)["events"]):
            pass
        terminal.press("q\n")
        terminal.rest()
        assert terminal.process.returncode == 0 and "karavelle join" in terminal.everything
    assert [seat["name"] for seat in host.look(table)["seats"]] == ["Anna", "Bo"]
    again = run("join", f"{server.address}/g/{table}", typed="q\n", env={"XDG_DATA_HOME": str(tmp_path / "data")})
    assert again.returncode == 0 and "Bo" in again.stdout, again.stderr
    assert (tmp_path / "data" / "karavelle" / "sessions.json").stat().st_mode & 0o077 == 0


def test_one_may_look_on_without_sitting_down(server: Server) -> None:
    table = sit_down(server)
    done = run("join", f"{server.address}/g/{table.table}", "--watch", "--name", "Watcher", typed="q\n")
    assert done.returncode == 0 and "Grog Island" in done.stdout and "Anna" in done.stdout


def test_links_that_lead_nowhere_get_a_sentence(server: Server, tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    for link in ("nonsense", "ftp://x/j/ABCDEF", server.address, "http:///j/ABCDEF", ""):
        assert "link" in complaint("join", link, folder=folder)
    assert "does not answer" in complaint("join", f"http://127.0.0.1:{free_port()}/j/ABCDEF", folder=folder)
    assert "code" in complaint("join", f"{server.address}/j/AAAAAA", "--name", "Bo", folder=folder)
    assert "table" in complaint("join", f"{server.address}/g/0123456789", "--name", "Bo", folder=folder)
    assert complaint("join", f"{server.address}/g/not-a-table", "--name", "Bo", folder=folder)
    assert complaint("join", f"{server.address}/g/0123456789", "--lang", "fr", folder=folder)
    assert complaint("join", f"{server.address}/g/0123456789", "--name", "x" * 99, folder=folder)
