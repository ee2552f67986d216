"""What a deed of the main phase is: one row of the table of main actions, with a range of option numbers of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.core import Options

# The first option number of every deed; they are the same in both modes.
END_MAIN: Final[i64] = 0
BUILD_SHIP: Final[i64] = 1
SETTLE: Final[i64] = 5
UPGRADE: Final[i64] = 6
BUILD_PUBLIC: Final[i64] = 12
SELL: Final[i64] = 18
BUY: Final[i64] = 42
BUY_LUXURY: Final[i64] = 48
SELL_RESIDENT: Final[i64] = 51
SELL_WEALTHY: Final[i64] = 54
BUILD_CASTLE: Final[i64] = 57
BUILD_ARISTOCRAT: Final[i64] = 58
BUY_CANNON: Final[i64] = 76
REPAIR: Final[i64] = 77
EXCHANGE: Final[i64] = 79
PLAY_EXPLORER: Final[i64] = 84
PLAY_INVENTOR: Final[i64] = 85
PLAY_MASTER_BUILDER: Final[i64] = 86
PLAY_ENGINEER: Final[i64] = 96
ALL_ACTIONS: Final[i64] = 103

FIRST_LUXURY: Final[i64] = 6


class Deed:
    """One kind of main action: what of it is open, and what it does; `first` is the number of its first option."""

    def __init__(self, first: int) -> None:
        self.first: i64 = first

    def offer(self, s: Anno1503, seat: i64, out: Options) -> None:
        """Adds what is open, in ascending order."""
        raise NotImplementedError

    def do(self, s: Anno1503, seat: i64, choice: i64) -> None:
        """Does it: `choice` is the option less `first`."""
        raise NotImplementedError


__all__ = ["Deed"]
