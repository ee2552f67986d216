"""Clocks of a table: none, live with a bank and an increment, or over days with hours a move and a daily window.

A `Clock` is the profile that a table chooses. It answers two questions that undo each other: how much thinking time
lies between two moments, and when so much of it will have passed. Outside the daily window no time passes.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from karavelle.kernel.errors import KaravelleError

NONE, LIVE, DAYS = "none", "live", "days"
KINDS = (NONE, LIVE, DAYS)

DAY = 86_400.0
HOUR = 3_600.0
MINUTE = 60.0

SOON = 30.0
"""A live clock warns when so many seconds are left, or a quarter of the bank where that is less."""


@dataclass(frozen=True)
class Clock:
    """How long the seats of a table may think.

    `bank` and `increment` are seconds of a live clock; `hours` are for each move over days. Of a daily window `opens`
    and `closes` are minutes of the day at `offset` minutes east of Greenwich; where they are equal, all day counts.
    """

    kind: str = NONE
    bank: int = 0
    increment: int = 0
    hours: int = 0
    opens: int = 0
    closes: int = 0
    offset: int = 0

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise KaravelleError(f'There is no clock "{self.kind}"; choose one of {", ".join(KINDS)}.')
        for name, low, high in LIMITS[self.kind]:
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise KaravelleError(f'The "{name}" of this clock is a whole number from {low} to {high}, not {value}.')

    def record(self) -> dict[str, Any]:
        """The profile as plain data; `Clock(**record)` reads it."""
        return asdict(self)

    def allowance(self) -> float:
        """What a seat has at the start (live), or for each move (over days)."""
        return float(self.bank) if self.kind == LIVE else self.hours * HOUR

    def warning(self) -> float:
        """So many seconds before the end of its time a seat is warned."""
        return min(SOON, self.allowance() / 4) if self.kind == LIVE else self.allowance() / 4

    def spent(self, since: float, now: float) -> float:
        """The seconds between two moments that count."""
        if now <= since:
            return 0.0
        return now - since if self._round_the_clock() else self._counted(now) - self._counted(since)

    def due(self, since: float, left: float) -> float:
        """The moment at which `left` seconds will have been spent."""
        if self._round_the_clock():
            return since + left
        days, rest = divmod(self._counted(since) + left, self._window())
        if rest == 0.0:
            days, rest = days - 1, self._window()
        return days * DAY + self.opens * MINUTE + rest - self.offset * MINUTE

    def _round_the_clock(self) -> bool:
        return self.kind != DAYS or self.opens == self.closes

    def _window(self) -> float:
        return (self.closes - self.opens) % 1440 * MINUTE

    def _counted(self, moment: float) -> float:
        """Seconds inside the window since the beginning of time; a window may reach over midnight."""
        days, rest = divmod(moment + self.offset * MINUTE - self.opens * MINUTE, DAY)
        return days * self._window() + min(rest, self._window())


LIMITS: dict[str, tuple[tuple[str, int, int], ...]] = {
    NONE: (),
    LIVE: (("bank", 10, 86_400), ("increment", 0, 3_600)),
    DAYS: (("hours", 1, 720), ("opens", 0, 1439), ("closes", 0, 1439), ("offset", -840, 840)),
}
"""The numbers that a kind of clock has, with their bounds."""

NO_CLOCK = Clock()

__all__ = ["DAYS", "KINDS", "LIVE", "NONE", "NO_CLOCK", "Clock"]
