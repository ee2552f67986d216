"""Seats of a table: who sits there, and who answers while they are away."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

VACANT, GUEST, HUMAN, BOT = "vacant", "guest", "human", "bot"
PEOPLE = (GUEST, HUMAN)


@dataclass
class Seat:
    """One place at the table.

    `who` identifies the person (several seats of one person share a screen), `bot` the bot that sits here. A person who
    is away is answered for by the bot `stand_in` until he is back; one who leaves is waited for until `leaves_at`.
    """

    kind: str = VACANT
    name: str = ""
    who: str = ""
    bot: str = ""
    ready: bool = False
    confirms: bool = False
    stand_in: str = ""
    leaves_at: float | None = None
    plans: list[Plan] = field(default_factory=list)

    @property
    def taken(self) -> bool:
        """Whether somebody sits here who is ready to play."""
        return self.kind == BOT or (self.kind in PEOPLE and self.ready)

    @property
    def player(self) -> str:
        """The bot that answers now, or nothing where a person does."""
        return self.bot or self.stand_in

    def record(self) -> dict[str, Any]:
        """The seat as plain data."""
        return asdict(self)

    @classmethod
    def restore(cls, record: dict[str, Any]) -> Seat:
        """A seat from its record."""
        return cls(**record | {"plans": [Plan(**plan) for plan in record["plans"]]})


@dataclass(frozen=True)
class Plan:
    """An answer given ahead: `then`, as soon as it is open, if meanwhile somebody has answered `when` (or at once)."""

    then: str
    when: str = ""
    since: int = 0


def people(*names: str) -> list[Seat]:
    """Seats of one person at one screen, ready to play."""
    return [Seat(HUMAN, name, who="here", ready=True) for name in names]


__all__ = ["BOT", "GUEST", "HUMAN", "PEOPLE", "VACANT", "Plan", "Seat", "people"]
