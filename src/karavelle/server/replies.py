"""How answers and errors look on the wire."""

from __future__ import annotations

from typing import Any

import msgspec
from pydantic import BaseModel, Field
from starlette.responses import Response

from karavelle.kernel.errors import Illegal, KaravelleError
from karavelle.play import Refused
from karavelle.server.errors import ApiError


class Json(Response):
    """A JSON answer, quickly made."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


class Problem(BaseModel):
    """What went wrong: a word for programs and a sentence for people."""

    code: str = Field(examples=["stale"])
    message: str = Field(examples=["The table has gone on since you last looked; look at it again."])


class Failure(BaseModel):
    """An error; where the table has gone on, `view` is what it looks like now."""

    error: Problem
    view: dict[str, Any] | None = None


FAILURES: dict[int | str, dict[str, Any]] = {
    400: {"model": Failure, "description": "Something about the request makes no sense."},
    401: {"model": Failure, "description": "Nobody is signed in."},
    403: {"model": Failure, "description": "It is not yours to do."},
    404: {"model": Failure, "description": "There is no such thing."},
    409: {"model": Failure, "description": "It cannot be done now; often because the table has gone on."},
    413: {"model": Failure, "description": "The message is too long."},
    422: {"model": Failure, "description": "The message or the answer is not a possible one."},
    429: {"model": Failure, "description": "Too often; `retry_after` says how many seconds to wait."},
}


def problem(error: KaravelleError) -> tuple[int, dict[str, Any]]:
    """The status of an error, and what a client is told of it."""
    if isinstance(error, ApiError):
        return error.status, {"code": error.code, "message": str(error), **error.more}
    if isinstance(error, Refused):
        return 409, {"code": error.code, "message": str(error)}
    if isinstance(error, Illegal):
        return 422, {"code": "illegal", "message": str(error)}
    return 400, {"code": "impossible", "message": str(error)}


def error_reply(error: KaravelleError, **more: Any) -> Response:
    """An error as a response."""
    status, told = problem(error)
    headers = {"retry-after": str(int(told["retry_after"]) + 1)} if "retry_after" in told else None
    return Json({"error": told, **more}, status, headers)


__all__ = ["FAILURES", "Failure", "Json", "error_reply", "problem"]
