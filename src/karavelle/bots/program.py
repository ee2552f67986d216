"""Bots that are programs of their own: a question a line on their input, an answer a line on their output.

A question is an object with `game`, `options` (the variants), `seats`, `seat` (who is asked), `view` (the fields of the
state as the seat sees them), `frame` (what is asked) and `answers` (the names of the open ones). An answer is an object
with `answer`, one of these names, and if it likes `why`. `play(bot)` makes such a program of a bot in Python.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any, TextIO

from karavelle.bots.bot import Choice, Past
from karavelle.kernel.core import Options, State
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game

PR_SET_PDEATHSIG = 1


def die_with_parent() -> None:
    """This process ends when the one that started it does, where the system can see to it."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def question(game: Game, view: State) -> dict[str, Any]:
    """What a program is asked: a table as the asked seat sees it."""
    out = Options()
    view.options(out)
    frame = int(view.frame)
    return {
        "game": game.id,
        "options": dict(view.variants),
        "seats": int(view.seats),
        "seat": int(view.actor),
        "frame": game.frames[frame].id,
        "view": view.describe(),
        "answers": [game.name(frame, option) for option in out.tolist()],
    }


class ProgramBot:
    """A program that answers. It is started once and asked until nobody needs it any more."""

    def __init__(self, game: Game, command: str, seed: int = 0) -> None:
        self.game = game
        self.command = command
        self.seed = seed
        self.process: subprocess.Popen[str] | None = None

    def choose(self, view: State, past: Past | None = None) -> Choice:
        asked = question(self.game, view)
        line = self._ask({**asked, "seed": self.seed})
        try:
            said = json.loads(line)
            name = said["answer"]
        except (ValueError, TypeError, KeyError):
            raise KaravelleError(
                f'The program "{self.command}" said {line[:80]!r}; an answer is a line like '
                f"{json.dumps({'answer': asked['answers'][0]})}."
            ) from None
        if name not in asked["answers"]:
            raise KaravelleError(f'The program "{self.command}" answered {str(name)[:60]!r}, which is not open.')
        return Choice(self.game.parse(name)[1], str(said.get("why", "")))

    def _ask(self, asked: dict[str, Any]) -> str:
        if self.process is None:
            self.process = self._start()
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(asked) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            self.close()
            raise KaravelleError(f'The program "{self.command}" ended without an answer.')
        return line

    def _start(self) -> subprocess.Popen[str]:
        try:
            words = shlex.split(self.command)
            pipe = subprocess.PIPE
            return subprocess.Popen(
                words, stdin=pipe, stdout=pipe, encoding="utf-8", errors="replace", preexec_fn=die_with_parent
            )
        except (OSError, ValueError, IndexError) as error:
            raise KaravelleError(f'The program "{self.command}" cannot be started: {error}.') from None

    def close(self) -> None:
        """Ends the program."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()

    def __del__(self) -> None:
        self.close()


def play(choose: Callable[[dict[str, Any]], str], lines: TextIO | None = None, out: TextIO | None = None) -> None:
    """Answers every question that comes in with what `choose` makes of it: the whole of a program in Python."""
    for line in lines or sys.stdin:
        print(json.dumps({"answer": choose(json.loads(line))}), file=out or sys.stdout, flush=True)


__all__ = ["ProgramBot", "die_with_parent", "play", "question"]
