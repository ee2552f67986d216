"""Bots think in processes of their own, with limits on time and memory. One that hangs or dies is replaced, and its
answer is given by quick play, so that the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from typing import Any

import structlog

from karavelle._form import SWITCH as PURE
from karavelle.bots import make
from karavelle.kernel.fields import Snapshot
from karavelle.play import Table
from karavelle.server.metrics import BOT_FAILURES, BOT_SECONDS

QUICK = "random"
LINE_LIMIT = 1 << 20
QUESTIONS = 1000
"""After so many answers a process is replaced, so that nothing piles up in it."""

SECRET = ("KARAVELLE_", "PG")
"""What the server is told by its environment, its database for one, is no business of a bot's."""

log = structlog.get_logger()


class Sailor:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.asked = 0

    @classmethod
    async def hire(cls, memory: int) -> Sailor:
        """Starts a process."""
        program = (sys.executable, "-m", "karavelle.server.sailor", str(memory))
        pipe = asyncio.subprocess.PIPE
        quiet = asyncio.subprocess.DEVNULL
        known = {name: value for name, value in os.environ.items() if not name.startswith(SECRET) or name == PURE}
        return cls(
            await asyncio.create_subprocess_exec(
                *program, stdin=pipe, stdout=pipe, stderr=quiet, limit=LINE_LIMIT, env=known
            )
        )

    async def ask(self, question: dict[str, Any]) -> int:
        """The option that it chooses."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.asked += 1
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        return int(json.loads(line)["option"])

    async def dismiss(self) -> None:
        """Ends the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Crew:
    """All processes that think for the bots of this server."""

    def __init__(self, size: int, seconds: float, memory: int) -> None:
        self.size = size
        self.seconds = seconds
        self.memory = memory
        self.idle: asyncio.Queue[Sailor | None] = asyncio.Queue()
        for _ in range(size):
            self.idle.put_nowait(None)

    async def choose(self, table: Table) -> str:
        """The name of the answer that the bot whose turn it is gives."""
        game, match = table.game, table.playing()
        view, question, allowed = match.view(table.asked), _question(table), match.options()
        option = await self._think(question, allowed) if self.size else None
        if option is None:
            option = make(QUICK, game, question["seed"]).choose(view).option
        return game.name(int(view.frame), option)

    async def _think(self, question: dict[str, Any], allowed: list[int]) -> int | None:
        sailor = await self.idle.get()
        try:
            if sailor is None:
                sailor = await Sailor.hire(self.memory)
            with BOT_SECONDS.time():
                option = await asyncio.wait_for(sailor.ask(question), self.seconds)
            if option not in allowed:
                raise ValueError("an answer that is not open")
            if sailor.asked >= QUESTIONS:
                await sailor.dismiss()
                sailor = None
            return option
        except Exception as error:
            BOT_FAILURES.inc()
            log.warning("bot failed", bot=question["bot"], game=question["game"], why=type(error).__name__)
            if sailor is not None:
                await sailor.dismiss()
            sailor = None
            return None
        finally:
            self.idle.put_nowait(sailor)

    async def dismiss(self) -> None:
        """Ends all processes."""
        while not self.idle.empty():
            sailor = self.idle.get_nowait()
            if sailor is not None:
                await sailor.dismiss()


def _question(table: Table) -> dict[str, Any]:
    """What a bot is told: the table as its seat sees it, and nothing else."""
    view, position = table.playing().view(table.asked), Snapshot()
    view.save(position)
    return {
        "game": table.game.id,
        "seats": len(table.seats),
        "variants": table.variants,
        "position": position.tobytes().hex(),
        "bot": table.bot,
        "seed": table.bot_seed(table.bot),
    }


__all__ = ["Crew"]
