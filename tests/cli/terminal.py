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
from fcntl import ioctl
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parent.parent.parent
COMMAND = (sys.executable, "-m", "karavelle")
PATIENCE = 30
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>])")


def environment(**extra: str) -> dict[str, str]:
    """A plain English terminal of a hundred columns."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "KARAVELLE"))}
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    plain = {"PYTHONPATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "LINES": "40", "TERM": "xterm", "PAGER": "cat"}
    return kept | plain | extra


def run(
    *arguments: object, typed: str = "", folder: Path | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    """Runs a command with its input from a pipe, to its end."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        cwd=folder,
        env=environment(**env),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def output(*arguments: object, typed: str = "", folder: Path | None = None, **env: str) -> str:
    """What a command that goes well prints."""
    done = run(*arguments, typed=typed, folder=folder, **env)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def complaint(*arguments: object, typed: str = "", folder: Path | None = None, **env: str) -> str:
    """The one sentence with which a command ends that cannot go on."""
    done = run(*arguments, typed=typed, folder=folder, **env)
    assert done.returncode not in (0, 70), done.stdout
    assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr, done.stderr
    assert done.stderr.rstrip().endswith((".", ";")), done.stderr
    return done.stderr


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
            preexec_fn=lambda: ioctl(0, termios.TIOCSCTTY, 0),
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
        while more := self._read():
            shown += more
        self.process.wait(PATIENCE)
        self.everything += self._plain(shown)
        return self._plain(shown)

    def interrupt(self) -> None:
        """Control-C as the terminal sends it."""
        os.killpg(self.process.pid, signal.SIGINT)

    def _read(self) -> bytes:
        try:
            return os.read(self.master, 65536)
        except OSError:
            return b""

    @staticmethod
    def _plain(shown: bytes) -> str:
        return ESCAPES.sub("", shown.decode(errors="ignore")).replace("\r\n", "\n")
