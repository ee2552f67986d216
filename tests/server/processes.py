"""Real servers for tests: `karavelle serve` in a process of its own, and a PostgreSQL that is made for the tests."""

from __future__ import annotations

import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from karavelle.client import Client

PATIENCE = 30.0
KARAVELLE = ("karavelle", "serve")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process, which can be killed and started again on the same data and port."""

    def __init__(
        self,
        folder: Path,
        *,
        workers: int = 1,
        port: int = 0,
        settings: Mapping[str, object] | None = None,
        program: Sequence[str] = KARAVELLE,
    ) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.workers = workers
        self.program = program
        self.path = ""
        self.settings = {"limits": "0", "bot_pause": "0", "bots": "1"} | dict(settings or {})
        self.process: subprocess.Popen[bytes] | None = None
        self.clients: list[Client] = []

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KARAVELLE_")}
        settings = {f"KARAVELLE_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [sys.executable, "-m", *self.program, "--port", str(self.port), "--data", str(self.folder)]
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--workers", str(self.workers)],
                env=kept | settings | ({"PYTHONPATH": self.path} if self.path else {}),
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.wait()

    def wait(self) -> None:
        """Waits until it answers."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.address}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError(f"no answer: {self.log()}")

    def kill(self) -> None:
        """SIGKILL, to it and all that it has started: nothing can be tidied up."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM; gives the exit status."""
        for client in self.clients:
            client.http.close()
        return self._signal(signal.SIGTERM)

    def restart(self) -> int:
        """SIGTERM, and anew on the same data; who is connected stays where he is. Gives the exit status."""
        status = self._signal(signal.SIGTERM)
        self.start()
        return status

    def _signal(self, number: signal.Signals) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            if number == signal.SIGKILL:
                os.killpg(self.process.pid, number)
            else:
                self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def log(self) -> str:
        """What it has logged."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def faults(self) -> list[str]:
        """What it has logged that should never happen."""
        return [line for line in self.log().splitlines() if '"level": "error"' in line or "Traceback" in line]

    def guest(self, name: str) -> Client:
        """Somebody new who has come to it."""
        client = self.stranger()
        client.come_as_guest(name)
        return client

    def stranger(self, **how: str) -> Client:
        """Somebody whom it does not know; he goes when it stops."""
        self.clients.append(Client(self.address, **how))
        return self.clients[-1]


class Clocked(Server):
    """A server whose clock goes when the test says so; it looks at it often."""

    START = 1_000_000_000.0

    def __init__(self, folder: Path, constants: Mapping[str, object] | None = None, **settings: object) -> None:
        super().__init__(folder, settings=settings, program=("tests.server.clocked",))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "constants").write_text(json.dumps({"harbour.SWEEP": 0.05} | dict(constants or {})))
        self.set(self.START)

    def set(self, moment: float) -> None:
        """Sets the clock."""
        draft = self.folder / "hour.part"
        draft.write_text(repr(moment))
        draft.replace(self.folder / "hour")
        self.moment = moment

    def wait_for(self, seconds: float) -> None:
        """So many seconds pass."""
        self.set(self.moment + seconds)


class Postgres:
    """A PostgreSQL server on a port of its own, its data gone when the tests are over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def url(self, name: str) -> str:
        """A new, empty database of this name."""
        self._run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "karavelle", "-d", "postgres", "-qc",
                  f'CREATE DATABASE "{name}"')  # fmt: skip
        return f"postgresql://karavelle@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Makes the data folder and starts the server, as somebody who is not root: it insists on that."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            for parent in self.folder.parents:
                if parent.stat().st_uid == 0 and parent != Path("/") and not parent.stat().st_mode & 0o001:
                    parent.chmod(parent.stat().st_mode | 0o011)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "karavelle", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start_again()

    def start_again(self) -> None:
        """Starts the server on the data that is there."""
        data = self.folder / "data"
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=100"]
        self.process = subprocess.Popen(
            [program("postgres"), "-D", str(data), "-p", str(self.port), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._somebody(),
        )
        until = time.monotonic() + PATIENCE
        while subprocess.run(
            [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
        ).returncode:
            assert time.monotonic() < until and self.process.poll() is None, "PostgreSQL does not start"
            time.sleep(0.05)

    def stop(self) -> None:
        """Ends it."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)

    def _run(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [program(name), *arguments], capture_output=True, text=True, check=False, **self._somebody()
        )
        assert done.returncode == 0, done.stderr

    def _somebody(self) -> dict[str, Any]:
        return {"user": "nobody", "group": "nogroup", "cwd": "/"} if os.geteuid() == 0 else {}


def program(name: str) -> str:
    """A program of PostgreSQL, from the path or from where Debian puts it."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    found = shutil.which(name)
    assert found, f"{name} is missing: apt-get install postgresql"
    return found
