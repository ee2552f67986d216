"""The command line as its users meet it: as a process, in a pipe or on a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from fcntl import ioctl
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType

from karavelle.cli import main

ROOT = Path(__file__).parent.parent.parent
COMMAND = (sys.executable, "-m", "karavelle")
PATIENCE = 30
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>])")


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """A plain English terminal of a hundred columns, and what is added to it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "KARAVELLE"))}
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    plain = {"PYTHONPATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "LINES": "40", "TERM": "xterm", "PAGER": "cat"}
    return kept | plain | dict(extra or {})


def run(
    *arguments: object, typed: str = "", folder: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs a command with its input from a pipe, to its end."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        cwd=folder,
        env=environment(env),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def output(
    *arguments: object, typed: str = "", folder: Path | None = None, env: Mapping[str, str] | None = None
) -> str:
    """What a command that goes well prints."""
    done = run(*arguments, typed=typed, folder=folder, env=env)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def complaint(*arguments: object, folder: Path, typed: str = "") -> str:
    """The one sentence with which a command ends that cannot go on.

    The command runs in a process of its own, but one that is forked off this one: hundreds of wrong inputs would
    spend their time on starting Python.
    """
    streams = [folder.parent / f"{folder.name}.{name}" for name in ("in", "out", "err")]
    streams[0].write_text(typed, encoding="utf-8")
    process = get_context("fork").Process(target=_command, args=(list(map(str, arguments)), folder, streams))
    process.start()
    process.join(PATIENCE)
    said = streams[2].read_text(encoding="utf-8")
    assert process.exitcode not in (None, 0, 70), (process.exitcode, said, streams[1].read_text(encoding="utf-8"))
    assert said.count("\n") == 1 and "Traceback" not in said, said
    assert said.rstrip().endswith("."), said
    return said


def _command(arguments: list[str], folder: Path, streams: list[Path]) -> None:
    """What the forked process does: streams, folder and environment of a command, then the command."""
    for number, file in enumerate(streams):
        os.dup2(os.open(file, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115  # they live as long as the process
        for number, mode in enumerate("rww")
    )
    os.environ.clear()
    os.environ.update(environment())
    os.chdir(folder)
    sys.argv = ["karavelle", *arguments]
    main()


def _take_terminal() -> None:
    """The child owns the terminal and minds Control-C, even where the tests run in the background of a shell."""
    ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command on a terminal of its own: what it shows is read, keys are typed."""

    def __init__(self, *arguments: object, folder: Path | None = None, size: tuple[int, int] = (40, 100)) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        env = environment()
        del env["COLUMNS"], env["LINES"]
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            cwd=folder,
            env=env,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self.everything = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, ending: str = r"> $") -> str:
        """What is shown until it ends like this; by default until a line is asked for."""
        shown = b""
        while not re.search(ending, self._plain(shown)):
            ready = select.select([self.master], [], [], PATIENCE)[0]
            assert ready, f"nothing more after {PATIENCE} s: {self._plain(shown)[-600:]}"
            more = self._read()
            assert more, f"it has ended: {self._plain(shown)[-600:]}"
            shown += more
        self.everything += self._plain(shown)
        return self._plain(shown)

    def say(self, line: str, ending: str = r"> $") -> str:
        """Types a line; gives what is shown then."""
        os.write(self.master, f"{line}\n".encode())
        return self.until(ending)

    def press(self, keys: str) -> None:
        """Types keys."""
        os.write(self.master, keys.encode())

    def rest(self) -> str:
        """What is shown until the command ends."""
        shown = b""
        while select.select([self.master], [], [], PATIENCE)[0] and (more := self._read()):
            shown += more
        self.process.wait(PATIENCE)
        self.everything += self._plain(shown)
        return self._plain(shown)

    def interrupt(self) -> None:
        """Control-C as the terminal sends it; again, if the first came just before the command began to listen."""
        for _ in range(PATIENCE):
            os.killpg(self.process.pid, signal.SIGINT)
            if select.select([self.master], [], [], 1)[0]:
                return

    def _read(self) -> bytes:
        try:
            return os.read(self.master, 65536)
        except OSError:
            return b""

    @staticmethod
    def _plain(shown: bytes) -> str:
        return ESCAPES.sub("", shown.decode(errors="ignore")).replace("\r\n", "\n")
