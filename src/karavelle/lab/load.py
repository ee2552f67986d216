"""Load on a server, from a process of its own: how long moves take under it, how much it bears, what a crash loses.

The server is a real one, `karavelle serve` on loopback, with a database of its own; nothing else is ever a target.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from karavelle.kernel.errors import KaravelleError
from karavelle.lab.bench import Figure, calibrate

SEATS = 4
GOOD = 0.150
"""So many seconds until 99 of 100 moves are acknowledged and seen by all."""
PATIENCE = 20.0
SETTING_UP = 16
"""So many guests come in at the same time."""
RAMP = 1.5
PING = 2.5


class Process:
    """A server of our own, to be loaded and killed."""

    def __init__(self, folder: Path, workers: int = 1, database: str = "") -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.command = [sys.executable, "-m", "karavelle", "serve", "--port", str(self.port), "--data", str(folder)]
        self.command += ["--workers", str(workers)]
        self.database = database
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        settings = {"KARAVELLE_LIMITS": "0", "KARAVELLE_BOTS": "0", "KARAVELLE_LOG": "error"}
        settings |= {"KARAVELLE_DATABASE_URL": self.database}
        quiet = subprocess.DEVNULL
        self.running = subprocess.Popen(
            self.command, env=os.environ | settings, stdout=quiet, stderr=quiet, start_new_session=True
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.running.poll() is not None:
                raise KaravelleError("The server to be measured ended at once; see what `karavelle serve` says.")
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/healthz").status_code == 200:
                    return
            time.sleep(0.02)
        raise KaravelleError("The server to be measured does not answer.")

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Ends it, gently or not."""
        if self.running is not None and self.running.poll() is None:
            os.killpg(self.running.pid, number)
            self.running.wait(PATIENCE)


@dataclass
class Player:
    """One person with a socket, at one seat of one table."""

    address: str
    table: str
    cookie: str
    socket: ClientConnection | None = None
    number: int = 0
    view: dict[str, Any] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    done: dict[str, dict[str, Any]] = field(default_factory=dict)
    listener: asyncio.Task[None] | None = None
    pinger: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Opens the socket and listens."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?since={self.number}"
        self.socket = await connect(
            url, additional_headers={"cookie": self.cookie}, max_size=1 << 22, open_timeout=60, ping_interval=None
        )
        self.listener = asyncio.ensure_future(self._listen())
        self.pinger = asyncio.ensure_future(self._ping())

    async def _ping(self) -> None:
        """Says that it is there as often as a real client."""
        assert self.socket is not None
        await asyncio.sleep(random.uniform(0, PING))
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.socket.send('{"do": "ping"}')
                await asyncio.sleep(PING)

    async def _listen(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                said = json.loads(text)
                if said["type"] == "table":
                    self.view, self.number = said, said["number"]
                elif said["type"] in ("done", "error"):
                    self.done[said["move"]] = said
                self.news.set()
        self.news.set()

    async def until(self, condition: Any) -> None:
        """Waits until something holds; an error if the socket closes first."""
        while not condition():
            if self.listener is None or self.listener.done():
                raise ConnectionError
            self.news.clear()
            await self.news.wait()

    async def close(self) -> None:
        """Closes the socket."""
        if self.pinger is not None:
            self.pinger.cancel()
        if self.socket is not None:
            await self.socket.close()


@dataclass
class Seated:
    """A table with all its players."""

    players: list[Player]
    luck: random.Random

    async def move(self) -> tuple[float, float]:
        """One move by whoever is asked; the seconds until it was acknowledged, and until all had seen it."""
        await self.players[0].until(lambda: self.players[0].view.get("asked") is not None)
        player = self.players[self.players[0].view["asked"]]
        await player.until(lambda: bool(player.view.get("answers")))
        option = self.luck.choice(player.view["answers"])["name"]
        move, started = secrets.token_hex(6), time.perf_counter()
        assert player.socket is not None
        said = {"do": "answer", "option": option, "after": player.view["after"], "move": move}
        await player.socket.send(json.dumps(said))
        await player.until(lambda: move in player.done)
        acknowledged, result = time.perf_counter(), player.done.pop(move)
        if result["type"] != "done":
            raise KaravelleError(f"A move was refused: {result}.")
        await asyncio.gather(*(one.until(lambda one=one: one.number >= result["number"]) for one in self.players))
        return acknowledged - started, time.perf_counter() - started

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.players[0].view.get("status") == "over")


async def _guest(http: httpx.AsyncClient, name: str) -> str:
    response = await http.post("/api/guests", json={"name": name})
    response.raise_for_status()
    http.cookies.clear()
    return response.headers["set-cookie"].split(";")[0]


async def seat(address: str, game: str, luck: random.Random) -> Seated:
    """A new table with a person and a socket at each seat."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        cookies = [await _guest(http, f"Sailor {number}") for number in range(SEATS)]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        made = await http.post("/api/tables", json={"game": game, "seats": seats}, headers={"cookie": cookies[0]})
        made.raise_for_status()
        table = made.json()["table"]
        for cookie in cookies[1:]:
            sat = await http.post(f"/api/tables/{table}/deeds", json={"do": "sit"}, headers={"cookie": cookie})
            sat.raise_for_status()
    players = [Player(address, table, cookie) for cookie in cookies]
    await asyncio.gather(*(player.connect() for player in players))
    return Seated(players, random.Random(luck.random()))


@contextlib.asynccontextmanager
async def fleet(address: str, game: str, count: int) -> AsyncIterator[list[Seated]]:
    """So many tables with all their sockets open."""
    luck, gate = random.Random(1), asyncio.Semaphore(SETTING_UP)

    async def one() -> Seated:
        async with gate:
            return await seat(address, game, luck)

    tables = await asyncio.gather(*(one() for _ in range(count)))
    try:
        yield list(tables)
    finally:
        await asyncio.gather(*(player.close() for table in tables for player in table.players))


@dataclass
class Load:
    """What was measured at one rate."""

    rate: float
    seconds: float
    moves: int
    acknowledged: list[float]
    seen: list[float]

    def quantile(self, part: float) -> float:
        """The time within which so many of the moves were seen by all."""
        found = sorted(self.seen)
        return found[min(len(found) - 1, int(part * len(found)))] if found else float("inf")

    @property
    def good(self) -> bool:
        """Whether the server kept up, quickly enough."""
        return self.quantile(0.99) <= GOOD and self.moves >= 0.97 * self.rate * self.seconds


async def press(tables: list[Seated], address: str, game: str, rate: float, seconds: float) -> Load:
    """Moves at a steady rate, each at a table that has nothing else to do; finished games are replaced by new ones."""
    load = Load(rate, seconds, 0, [], [])
    free, running = asyncio.Queue[Seated](), set[asyncio.Task[None]]()
    for table in random.Random(2).sample(tables, len(tables)):
        free.put_nowait(table)

    async def one(table: Seated) -> None:
        if table.over:
            await _replace(table, address, game)
        else:
            acknowledged, seen = await table.move()
            load.acknowledged.append(acknowledged)
            load.seen.append(seen)
            load.moves += 1
        free.put_nowait(table)

    started = time.perf_counter()
    for number in itertools.count():
        due = started + number / rate
        if due > started + seconds:
            break
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        task = asyncio.ensure_future(one(await free.get()))
        running.add(task)
        task.add_done_callback(running.discard)
    load.seconds = max(seconds, time.perf_counter() - started)
    await asyncio.gather(*running)
    return load


async def _replace(table: Seated, address: str, game: str) -> None:
    for player in table.players:
        await player.close()
    table.players = (await seat(address, game, table.luck)).players


def server(game: str, folder: Path, *, tables: int, rate: float, seconds: float, restarts: int) -> Iterator[Figure]:
    """The figures: a steady load, the highest rate that is borne, and what is lost when the server is killed."""
    process, calibration = Process(folder / "load"), calibrate()
    process.start()
    try:
        for load, name in asyncio.run(_measure(process.address, game, tables, rate, seconds)):
            for part in (0.5, 0.99):
                yield Figure(
                    f"server.{name}.seen_by_all.p{part * 100:.0f}", load.quantile(part) * 1e3, "ms", calibration
                )
            yield Figure(f"server.{name}.rate", load.moves / load.seconds, "moves/s", calibration)
        yield Figure("server.sockets", tables * SEATS, "sockets", calibration)
    finally:
        process.end()
    lost, acknowledged = asyncio.run(crashes(Process(folder / "crash"), game, restarts))
    yield Figure("server.crash.restarts", restarts, "restarts", calibration)
    yield Figure("server.crash.acknowledged", acknowledged, "moves", calibration)
    yield Figure("server.crash.lost", lost, "moves", calibration)


async def _measure(address: str, game: str, tables: int, rate: float, seconds: float) -> list[tuple[Load, str]]:
    async with fleet(address, game, tables) as seated:
        steady = await press(seated, address, game, rate, seconds)
        best, next_rate = steady, rate * RAMP
        while best.good:
            load = await press(seated, address, game, next_rate, max(2.0, seconds / 6))
            if not load.good:
                break
            best, next_rate = load, next_rate * RAMP
        return [(steady, "steady"), (best, "highest")]


# Killing it


async def crashes(process: Process, game: str, restarts: int, tables: int = 20) -> tuple[int, int]:
    """Kills the server at random moments under load and starts it again: acknowledged moves lost, and made in all."""
    luck = random.Random(3)
    process.start()
    seated = [await seat(process.address, game, luck) for _ in range(tables)]
    lost = acknowledged = 0
    for _ in range(restarts):
        known = [0] * len(seated)
        work = [asyncio.ensure_future(_play_until_killed(table, known, place)) for place, table in enumerate(seated)]
        await asyncio.sleep(luck.uniform(0.05, 0.4))
        process.end(signal.SIGKILL)
        acknowledged += sum(await asyncio.gather(*work))
        process.start()
        for place, table in enumerate(seated):
            await _come_back(table)
            lost += table.players[0].number < known[place]
            if table.over:
                seated[place] = await seat(process.address, game, luck)
    await asyncio.gather(*(player.close() for table in seated for player in table.players))
    process.end()
    return lost, acknowledged


async def _play_until_killed(table: Seated, known: list[int], place: int) -> int:
    """Moves as fast as they are acknowledged; gives how many were, and notes the number of the last."""
    count = 0
    with contextlib.suppress(ConnectionError, ConnectionClosed):
        while not table.over:
            await table.move()
            count += 1
            known[place] = max(player.number for player in table.players)
    return count


async def _come_back(table: Seated) -> None:
    for player in table.players:
        player.number, player.view = 0, {}
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake):
            await player.close()
        await player.connect()
        await player.until(lambda player=player: bool(player.view))


__all__ = ["Process", "crashes", "fleet", "press", "server"]
