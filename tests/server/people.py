"""People who come to a server in tests: tables with a guest at each seat, moves at random, raw sockets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import ClientConnection, connect

from karavelle.client import Client
from tests.server.processes import Server

NAMES = ("Anna", "Bo", "Cora", "Dirk")

View = dict[str, Any]


@dataclass
class Round:
    """A table, and who sits at it, seat by seat."""

    table: str
    seats: list[Client]
    server: Server

    def look(self, seat: int = 0, since: int = 0) -> View:
        """The table with the eyes of a seat."""
        return self.seats[seat].look(self.table, since)

    def asked(self, least: int = 0) -> tuple[int, View]:
        """The seat that is asked, and what it sees; after the event `least`, of which another process has to hear."""
        while True:
            now = self.look()
            assert now["asked"] is not None or now["number"] < least
            if now["asked"] is not None:
                view = self.look(now["asked"])
                if view["number"] >= max(least, now["number"]) and view["asked"] == now["asked"]:
                    return now["asked"], view

    def move(self, luck: random.Random, view: View | None = None) -> View:
        """Whoever is asked gives any answer; `view` is what was seen last, if that is the fresh view of a seat."""
        seat = view["asked"] if view else None
        if view is None or not view["answers"] or view["viewer"] != seat:
            seat, view = self.asked(view["number"] if view else 0)
        option = luck.choice(view["answers"])["name"]
        return self.seats[seat].do(self.table, "answer", option=option, after=view["after"])

    def play(self, moves: int, luck: random.Random | None = None) -> View:
        """So many answers, or to the end of the game."""
        luck, view = luck or random.Random(1), self.look()
        while moves and view["status"] != "over":
            view, moves = self.move(luck, view), moves - 1
        return view


def sit_down(server: Server, seats: int = 2, game: str = "grog", **more: Any) -> Round:
    """A table at which a guest of his own sits at each seat, the first being the host."""
    clients = [server.guest(NAMES[seat]) for seat in range(seats)]
    wanted = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    table = clients[0].new_table(game, wanted, **more)
    for client in clients[1:]:
        client.do(table, "sit")
    return Round(table, clients, server)


def cookie(client: Client) -> str:
    """The cookie by which the server knows a client."""
    return f"karavelle_session={client.http.cookies['karavelle_session']}"


@contextmanager
def raw_socket(
    server: Server, table: str, client: Client | None = None, query: str = "", **headers: str
) -> Iterator[ClientConnection]:
    """A socket that says and hears what a test wants, frame by frame."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
    sent = headers | ({"cookie": cookie(client)} if client else {})
    with connect(address, additional_headers=sent, max_size=1 << 22, close_timeout=2) as socket:
        yield socket


def hear(socket: ClientConnection, *kinds: str) -> View:
    """The next message of one of these kinds (any, if none is named)."""
    while True:
        said: View = json.loads(socket.recv(timeout=20))
        if not kinds or said["type"] in kinds:
            return said


def say(socket: ClientConnection, **message: Any) -> View:
    """Sends a message; gives how it was answered."""
    socket.send(json.dumps(message))
    return hear(socket, "done", "error", "pong")
