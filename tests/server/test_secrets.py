"""What is sent tells nothing that its receiver may not know: the bytes stay the same when all else is dealt anew."""

from __future__ import annotations

import json
import random
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from karavelle.bots import make
from karavelle.client import Client
from karavelle.kernel.core import State
from karavelle.kernel.fields import EVERYONE, NOBODY, Snapshot
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from tests.server.people import Round, hear, raw_socket, sit_down
from tests.server.plugins import smugglers
from tests.server.processes import Clocked

PLACES = (0, 1, 5, 14, 40, 90)
"""After so many answers the table is looked at."""

Row = dict[str, Any]


@pytest.fixture
def harbour(clocked: Callable[..., Clocked], tmp_path: Path) -> Clocked:
    """A server whose clock stands still, with the toy game installed."""
    server = clocked()
    server.path = smugglers(tmp_path / "games")
    server.restart()
    return server


def positions(server: Clocked, game: Game) -> Iterator[Round]:
    """Tables of a game, left alone at different places of it; in each somebody has planned ahead."""
    for place in PLACES:
        table = sit_down(server, max(game.seats), game.id)
        view = table.play(place, random.Random(place))
        if view["status"] == "over":
            return
        for seat, client in enumerate(table.seats):
            if seat != table.asked()[0]:
                client.do(table.table, "plan", plans=[{"then": some_answer(game)}])
            client.call("PUT", f"/api/tables/{table.table}/note", {"text": f"a note of {seat}"})
        yield table


def some_answer(game: Game) -> str:
    """Any answer that seats of this game may give."""
    state = game.new(max(game.seats))
    luck = random.Random(3)
    while state.actor < 0:
        state.answer(luck.choice(open_options(state)))
    return game.name(int(state.frame), open_options(state)[0])


def open_options(state: State) -> list[int]:
    """What is open."""
    from karavelle.lab.laws import open_options as found

    return found(state)


def redealt(db: sqlite3.Connection, game: Game, old: str, new: str, viewer: int) -> None:
    """A copy of a table in which all that the viewer may not know is different."""
    db.row_factory = sqlite3.Row
    row = dict(db.execute("SELECT * FROM tables WHERE id = ?", [old]).fetchone())
    record = json.loads(row["record"])
    state = game.empty(len(record["seats"]), record["variants"])
    position = Snapshot()
    position.frombytes(zlib.decompress(row["position"]))
    state.load(position)
    world = game.imagine(state, viewer, Generator(len(new)))
    position = Snapshot()
    world.save(position)
    for seat, kept in enumerate(record["seats"]):
        if seat != viewer:
            kept["plans"] = [{"then": "secret:plan", "when": "", "since": 0}]
            kept["confirms"] = not kept["confirms"]
    changed = {"id": new, "code": new[:6].upper(), "position": zlib.compress(position.tobytes()),
               "digest": world.digest(), "record": json.dumps(record), "seed": "5a" * 32}  # fmt: skip
    changed["seed"] = row["seed"]  # its hash is public
    put(db, "tables", row | changed)
    for line in db.execute('SELECT * FROM events WHERE "table" = ?', [old]).fetchall():
        put(db, "events", other_event(dict(line), viewer) | {"table": new})
    for line in db.execute('SELECT * FROM seats WHERE "table" = ?', [old]).fetchall():
        put(db, "seats", dict(line) | {"table": new})
    for line in db.execute('SELECT * FROM notes WHERE "table" = ?', [old]).fetchall():
        put(db, "notes", dict(line) | {"table": new, "text": "other words"})


def put(db: sqlite3.Connection, table: str, row: Row) -> None:
    """Writes a row."""
    columns = ", ".join(f'"{name}"' for name in row)
    db.execute(f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(row))})", list(row.values()))


def other_event(row: Row, viewer: int) -> Row:
    """The event as it would have been if what the viewer did not learn by it had been different."""
    data = json.loads(row["data"])
    if row["to"] not in (EVERYONE, viewer):
        return row | {"data": json.dumps({"count": 17})}
    if row["kind"] == "moved":
        for answer in data["answers"]:
            if answer[2] not in (EVERYONE, viewer):
                answer[1] = "secret:answer"
        for notes in data["notes"]:
            for note in notes:
                if note[1] not in (EVERYONE, viewer):
                    note[2:] = [0 for _ in note[2:]]
    return row | {"data": json.dumps(data)}


def sent(server: Clocked, client: Client | None, table: str) -> list[bytes]:
    """All bytes that a server sends about a table, over every way there is."""
    asker = client or server.stranger()
    answered = asker.call("GET", f"/api/tables/{table}")["answered"]
    paths = [
        "",
        "?words=true",
        "?lang=de",
        "?since=3",
        f"/at/{answered}",
        f"/at/{answered}?lang=de&words=true",
        "/record",
    ]
    bodies = [asker.http.get(f"/api/tables/{table}{path}").content for path in paths]
    with asker.http.stream("GET", f"/api/tables/{table}/views") as stream:
        bodies.append(next(line for line in stream.iter_lines() if line).encode())
    for query in ("", "words=true&lang=de"):
        with raw_socket(server, table, client, query) as socket:
            bodies.append(str(socket.recv(timeout=20)).encode())
    return bodies


def test_the_bytes_sent_do_not_change_when_what_is_hidden_is_dealt_anew(harbour: Clocked, game: Game) -> None:
    rounds = list(positions(harbour, game))
    seeds = []
    names: dict[tuple[str, int], str] = {}
    harbour.kill()
    with sqlite3.connect(harbour.folder / "karavelle.db") as db:
        for place, table in enumerate(rounds):
            for viewer in (NOBODY, *range(len(table.seats))):
                new = names[table.table, viewer] = f"{place}{viewer + 5}zzzzzzz{viewer + 5}"
                redealt(db, game, table.table, new, viewer)
        seeds = [row["seed"] for row in db.execute("SELECT seed FROM tables")]
        codes = dict(db.execute("SELECT id, code FROM tables").fetchall())
    harbour.start()
    assert len(rounds) >= 2 and all(seeds)
    for (old, viewer), new in names.items():
        table = next(table for table in rounds if table.table == old)
        client = None if viewer == NOBODY else table.seats[viewer]
        for before, after in zip(sent(harbour, client, old), sent(harbour, client, new), strict=True):
            same = after.replace(new.encode(), old.encode()).replace(codes[new].encode(), codes[old].encode())
            assert same == before, (game.id, viewer)
            assert not any(seed.encode() in before for seed in seeds)
            for seat in range(len(table.seats)):
                assert f"a note of {seat}".encode() not in before


def near_the_end(server: Clocked, game: Game) -> Round:
    """A table at one screen with a few answers to go; some games are long when they are played anyhow."""
    seats = min(game.seats)
    match = Match.new(game, seats, seed="the end is near")
    bots = [make("greedy", game, seat) for seat in range(seats)]
    while not match.over:
        match.play(bots[match.actor].choose(match.view(match.actor)).option)
    decisions = [place for place, answer in enumerate(match.answers) if answer.actor >= 0 and not answer.lone]
    host = server.guest("Anna")
    record = match.at(decisions[-4]).export(reveal=True)
    return Round(host.call("POST", "/api/tables/import", record)["table"], [host] * seats, server)


def test_the_seed_is_told_at_the_end_and_fits_its_hash(harbour: Clocked, game: Game) -> None:
    from karavelle.kernel.nature import commitment

    table = near_the_end(harbour, game)
    first = table.look()
    view = table.play(-1, random.Random(2))
    assert first["seed"] is None and len(first["commitment"]) == 64
    assert view["status"] == "over" and view["commitment"] == first["commitment"] == commitment(view["seed"])
    assert harbour.stranger().look(table.table)["seed"] == view["seed"], "everybody can check the dice"


def test_ids_tell_nothing(harbour: Clocked) -> None:
    tables = [sit_down(harbour).table for _ in range(6)]
    assert tables != sorted(tables) and len({table[0] for table in tables}) > 1
    with raw_socket(harbour, tables[0]) as socket:
        said = json.dumps(hear(socket, "table"))
    people = sqlite3.connect(harbour.folder / "karavelle.db").execute("SELECT id FROM people").fetchall()
    assert not any(f'"{id}"' in said for (id,) in people), "who is behind a seat is nobody's business"
