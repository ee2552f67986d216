"""Errors that a client is told: a status, a word for programs, a sentence for people."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

from karavelle.kernel.errors import KaravelleError
from karavelle.server.store.tables import Kept

MOST_STEPS = 6


class ApiError(KaravelleError):
    """Something that a client asked for and does not get."""

    def __init__(self, status: int, code: str, sentence: str, **more: Any) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.more = more


def no_database() -> ApiError:
    """The database does not answer."""
    return ApiError(503, "no_database", "The server cannot reach its database; nothing is lost. Try again soon.")


def fault(error: BaseException) -> dict[str, str]:
    """What the log says of an error: its kind and where it happened. What it says itself may hold secrets."""
    steps = [f"{Path(step.filename).name}:{step.lineno}" for step in traceback.extract_tb(error.__traceback__)]
    return {"why": type(error).__name__, "where": " ".join(steps[-MOST_STEPS:])}


def stale(kept: Kept) -> ApiError:
    """The table has gone on since; look at it again."""
    return ApiError(409, "stale", "The table has gone on since you last looked; look at it again.", number=kept.number)


__all__ = ["ApiError", "fault", "no_database", "stale"]
