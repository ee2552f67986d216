"""Errors that a client is told: a status, a word for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

from karavelle.kernel.errors import KaravelleError
from karavelle.server.store.tables import Kept


class ApiError(KaravelleError):
    """Something that a client asked for and does not get."""

    def __init__(self, status: int, code: str, sentence: str, **more: Any) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.more = more


def stale(kept: Kept) -> ApiError:
    """The table has gone on since; look at it again."""
    return ApiError(409, "stale", "The table has gone on since you last looked; look at it again.", number=kept.number)


__all__ = ["ApiError", "stale"]
