"""A small client of a Karavelle server: what `karavelle join` uses, and any program that plays over the network.

with Client("http://127.0.0.1:8000") as client:
    client.come_as_guest("Anna")
    table = client.new_table("grog", seats=[{"kind": "me"}, {"kind": "bot"}])
    with client.watch(table) as seat:
        view = seat.view()
"""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from karavelle.kernel.errors import KaravelleError

PING = 2.5
DEAD = 9.0
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 10.0
REQUEST_TIME = 15.0

View = dict[str, Any]


class Answered(KaravelleError):
    """The server has refused something; `status` and `code` say what, `view` is the table now where it has gone on."""

    def __init__(self, status: int, code: str, message: str, view: View | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.view = view


class Unreachable(KaravelleError):
    """The server does not answer."""


class Client:
    """Somebody who talks to a server: a guest, an account, or a program with a token."""

    def __init__(self, address: str, *, token: str = "", lang: str = "en") -> None:
        self.address = address.rstrip("/")
        self.lang = lang
        headers = {"accept-language": lang} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http = httpx.Client(base_url=self.address, headers=headers, timeout=REQUEST_TIME)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """One request; what the server refuses is raised as `Answered`."""
        try:
            response = self.http.request(
                method, path, json=body, params={k: v for k, v in query.items() if v is not None}
            )
        except httpx.HTTPError as error:
            raise Unreachable(f"{self.address} does not answer ({error or type(error).__name__}).") from None
        if response.status_code == 204:
            return None
        try:
            said = response.json()
        except ValueError:
            raise Unreachable(f"{self.address} does not answer like a Karavelle server.") from None
        if response.is_success:
            return said
        wrong = said.get("error", {})
        raise Answered(
            response.status_code, wrong.get("code", ""), wrong.get("message", response.reason_phrase), said.get("view")
        )

    def come_as_guest(self, name: str) -> None:
        """Comes in under a name, without an account."""
        self.call("POST", "/api/guests", {"name": name})

    def sign_in(self, name: str, password: str) -> None:
        """Comes in with an account."""
        self.call("POST", "/api/sessions", {"name": name, "password": password})

    def new_table(self, game: str, seats: Sequence[dict[str, Any]], **more: Any) -> str:
        """Sets a table; gives its id."""
        return str(self.call("POST", "/api/tables", {"game": game, "seats": list(seats), **more})["table"])

    def find(self, link: str) -> str:
        """The id of the table that a link or a code leads to."""
        kind, _, rest = urlsplit(link).path.strip("/").rpartition("/")
        if kind.endswith("g"):
            return rest
        return str(self.call("GET", f"/api/codes/{rest}")["table"])

    def look(self, table: str, since: int = 0) -> View:
        """A table as it is now."""
        return dict(self.call("GET", f"/api/tables/{table}", since=since, words=True))

    def do(self, table: str, deed: str, **what: Any) -> View:
        """A deed over HTTP; gives the table as it is then."""
        return dict(
            self.call("POST", f"/api/tables/{table}/deeds", {"do": deed, "move": secrets.token_hex(8), **what})["view"]
        )

    def watch(self, table: str) -> Seat:
        """A live connection to a table."""
        return Seat(self, table)


class Seat:
    """A live connection to a table, which mends itself: what was not acknowledged is sent again, and done once."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.latest: View = {}
        self.lines: list[View] = []
        self.socket: ClientConnection | None = None
        self.open_deeds: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, View] = {}
        self.heard = time.monotonic()
        self.pinged = self.heard

    def __enter__(self) -> Seat:
        self.connect()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.hang_up()

    # What is at the table

    def view(self) -> View:
        """The table as it was last told; waits for the first time."""
        while not self.latest:
            self.listen(PING)
        return self.latest

    def wait(self, number: int, patience: float = DEAD) -> View:
        """The table once the event of this number has happened."""
        until = time.monotonic() + patience
        while self.view()["number"] < number:
            if time.monotonic() > until:
                raise Unreachable(f"Nothing more was heard of table {self.table}.")
            self.listen(PING)
        return self.latest

    def do(self, deed: str, *, move: str = "", **what: Any) -> int:
        """A deed; gives the number of its event when the server has it written down."""
        move = move or secrets.token_hex(8)
        self.open_deeds[move] = {"do": deed, "move": move, **what}
        self._send(self.open_deeds[move])
        while move not in self.answers:
            self.listen(PING)
        said = self.answers.pop(move)
        if said["type"] == "error":
            raise Answered(said["status"], said["code"], said["message"])
        return int(said["number"])

    def answer(self, option: str) -> int:
        """Answers the open question of the view that was last told."""
        return self.do("answer", option=option, after=self.view()["after"])

    # The connection

    def connect(self) -> None:
        """Opens the connection, again and again with growing pauses, until it stands."""
        pause, started = FIRST_PAUSE, time.monotonic()
        while True:
            try:
                self._open()
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if time.monotonic() - started > 120:
                    raise Unreachable(f"{self.client.address} does not answer ({error}).") from None
                time.sleep(pause * random.uniform(0.5, 1.5))
                pause = min(LONGEST_PAUSE, pause * 2)

    def _open(self) -> None:
        parts = urlsplit(self.client.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        since = self.latest.get("number", 0)
        query = f"since={since}&lang={self.client.lang}&words=true"
        address = urlunsplit((scheme, parts.netloc, f"{parts.path}/api/tables/{self.table}/socket", query, ""))
        request = self.client.http.build_request("GET", "/")
        kept = {key: request.headers[key] for key in ("cookie", "authorization") if key in request.headers}
        opened = connect(address, additional_headers=kept, open_timeout=DEAD, max_size=1 << 22, ping_interval=None)
        self.socket = opened.__enter__()
        self.heard = time.monotonic()
        for deed in list(self.open_deeds.values()):
            self._send(deed)

    def listen(self, patience: float) -> bool:
        """Hears one message, if one comes in time; keeps the connection alive, and opens it again where it broke."""
        if self.socket is None:
            self.connect()
        assert self.socket is not None
        try:
            self._ping()
            self._hear(json.loads(self.socket.recv(timeout=min(patience, PING))))
            return True
        except TimeoutError:
            if time.monotonic() - self.heard > DEAD:
                self._break()
        except (ConnectionClosed, OSError):
            self._break()
        return False

    def hang_up(self) -> None:
        """Closes the connection."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def _break(self) -> None:
        self.hang_up()
        self.connect()

    def _ping(self) -> None:
        if time.monotonic() - self.pinged >= PING:
            self.pinged = time.monotonic()
            self._send({"do": "ping"})

    def _send(self, message: dict[str, Any]) -> None:
        try:
            if self.socket is not None:
                self.socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            self._break()

    def _hear(self, said: View) -> None:
        self.heard = time.monotonic()
        if said["type"] == "table":
            self._learn(said)
        elif said.get("move") in self.open_deeds:
            del self.open_deeds[said["move"]]
            self.answers[said["move"]] = said
        elif said["type"] == "error" and said.get("move") is None:
            raise Answered(said["status"], said["code"], said["message"])

    def _learn(self, view: View) -> None:
        """A newer table: the log that was known is kept up to where it still holds."""
        log = view["log"]
        self.lines = [group for group in self.lines if group["place"] < log["from"]] + log["groups"]
        self.latest = view


__all__ = ["Answered", "Client", "Seat", "Unreachable"]
