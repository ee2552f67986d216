"""What tables tell: events, requests, and refusals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import EVERYONE


class Refused(KaravelleError):
    """Something that is not allowed at a table now. `code` names the reason for programs."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True)
class Event:
    """Something that happened at a table: by which seat (or -1), and to whom it may be told (a seat, or EVERYONE)."""

    kind: str
    seat: int = -1
    data: dict[str, Any] = field(default_factory=dict)
    to: int = EVERYONE


@dataclass
class Request:
    """A seat asks the others to let it take back everything since the place `to`; who has agreed so far."""

    seat: int
    to: int
    agreed: list[int]


__all__ = ["Event", "Refused", "Request"]
