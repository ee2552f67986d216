"""A table as plain data, its match left out, and back again."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from karavelle.kernel.game import Game
from karavelle.kernel.match import Answer, Match
from karavelle.play.clock import Clock
from karavelle.play.event import Request
from karavelle.play.seat import Seat
from karavelle.play.table import Table
from karavelle.play.timer import Timer


def record(table: Table) -> dict[str, Any]:
    """Everything about a table but its match."""
    return {
        "seats": [seat.record() for seat in table.seats],
        "variants": table.variants,
        "clock": table.timer.clock.record(),
        "timer": table.timer.record(),
        "unconfirmed": table.unconfirmed,
        "request": asdict(table.request) if table.request else None,
        "undone": [asdict(answer) for answer in table.match.undone] if table.match else [],
    }


def restore(game: Game, record: dict[str, Any], match: Match | None) -> Table:
    """A table from its record, with its match."""
    seats = [Seat.restore(seat) for seat in record["seats"]]
    table = Table(game, seats, variants=record["variants"], clock=Clock(**record["clock"]))
    table.match = match
    table.timer = Timer(table.timer.clock, **record["timer"])
    table.unconfirmed = record["unconfirmed"]
    table.request = Request(**record["request"]) if record["request"] else None
    if match is not None:
        match.undone = [Answer(**answer) for answer in record["undone"]]
    return table


__all__ = ["record", "restore"]
