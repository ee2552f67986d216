"""Tables: a match with seats, clocks, and what people do at a table besides answering. Knows no game, no network."""

from __future__ import annotations

from karavelle.play.clock import DAYS, LIVE, NO_CLOCK, NONE, Clock
from karavelle.play.event import Event, Refused, Request
from karavelle.play.seat import BOT, GUEST, HUMAN, VACANT, Plan, Seat, people
from karavelle.play.table import OPEN, OVER, PLAYING, Table

__all__ = [
    "BOT",
    "DAYS",
    "GUEST",
    "HUMAN",
    "LIVE",
    "NONE",
    "NO_CLOCK",
    "OPEN",
    "OVER",
    "PLAYING",
    "VACANT",
    "Clock",
    "Event",
    "Plan",
    "Refused",
    "Request",
    "Seat",
    "Table",
    "people",
]
