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
from karavelle.bots import PROGRAMS, make
from karavelle.kernel.fields import Snapshot
from karavelle.play import Table
from karavelle.server.metrics import BOT_FAILURES, BOT_SECONDS

QUICK = "random"
LINE_LIMIT = 1 << 23
ADVISER = "captain"
REVIEW_SECONDS = 15.0
"""What looking back at a whole game may take."""

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
        known = {
            name: value for name, value in os.environ.items() if not name.startswith(SECRET) or name in (PURE, PROGRAMS)
        }
        return cls(
            await asyncio.create_subprocess_exec(
                *program, stdin=pipe, stdout=pipe, stderr=quiet, limit=LINE_LIMIT, env=known
            )
        )

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """What it answers."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.asked += 1
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        found: dict[str, Any] = json.loads(line)
        return found

    def hurry(self) -> None:
        """Lets it answer with what it has found so far."""
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")

    async def dismiss(self) -> None:
        """Ends the process, whatever it is doing; what it has started ends with it."""
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

    async def choose(self, table: Table, hurry: asyncio.Event) -> str:
        """The name of the answer that the bot whose turn it is gives; in a hurry, what it has found so far."""
        game, match = table.game, table.playing()
        view, question, allowed = match.view(table.asked), _question(table, table.bot), match.options()
        found = await self._think(question, self.seconds, allowed, hurry)
        option = make(QUICK, game, question["seed"]).choose(view).option if found is None else int(found["option"])
        return game.name(int(view.frame), option)

    async def advise(self, table: Table) -> dict[str, Any] | None:
        """What a good bot would answer for the seat that is asked, and what it expects of the answers."""
        return await self._think(_question(table, ADVISER), self.seconds, table.playing().options())

    async def review(self, table: Table) -> dict[str, Any] | None:
        """A finished game looked back at."""
        question = {"review": table.playing().export(), "seconds": REVIEW_SECONDS, "game": table.game.id, "bot": ""}
        return await self._think(question, 4 * REVIEW_SECONDS)

    async def _think(
        self,
        question: dict[str, Any],
        seconds: float,
        allowed: list[int] | None = None,
        hurry: asyncio.Event | None = None,
    ) -> dict[str, Any] | None:
        if not self.size:
            return None
        sailor = await self.idle.get()
        try:
            if sailor is None:
                sailor = await Sailor.hire(self.memory)
            with BOT_SECONDS.time():
                found = await asyncio.wait_for(_hurried(sailor, question, hurry), seconds)
            if allowed is not None and found["option"] not in allowed:
                raise ValueError("an answer that is not open")
            if sailor.asked >= QUESTIONS:
                await sailor.dismiss()
                sailor = None
            return found
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


async def _hurried(sailor: Sailor, question: dict[str, Any], hurry: asyncio.Event | None) -> dict[str, Any]:
    """Asks, and tells the sailor when somebody gets into a hurry meanwhile."""
    asking = asyncio.ensure_future(sailor.ask(question))
    waiting = asyncio.ensure_future(hurry.wait() if hurry else asyncio.Event().wait())
    try:
        await asyncio.wait({asking, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            sailor.hurry()
        return await asking
    finally:
        asking.cancel()
        waiting.cancel()


def _question(table: Table, bot: str) -> dict[str, Any]:
    """What a bot is told: the table as its seat sees it, and nothing else."""
    view, position = table.playing().view(table.asked), Snapshot()
    view.save(position)
    return {
        "game": table.game.id,
        "seats": len(table.seats),
        "variants": table.variants,
        "position": position.tobytes().hex(),
        "bot": bot,
        "seed": table.bot_seed(bot),
    }


__all__ = ["Crew"]
