"""Stepping through a record: `karavelle replay`."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.text import Text

from karavelle.cli import arguments, records
from karavelle.cli.keys import key
from karavelle.cli.playing import Stopped
from karavelle.cli.records import Record
from karavelle.cli.screen import STYLES, arrange, console, styled
from karavelle.cli.screen import table as panels
from karavelle.cli.sheet import score_sheet, winners
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.match import Match

ALL = "all"
LEAP = 10
LOG = 8
"""So many lines of the log stand below the table."""

STEPS = {"right": 1, "enter": 1, " ": 1, "left": -1, "page down": LEAP, "page up": -LEAP}


def replay(path: Path, to: int | None, seat: str, lang: str, log: bool) -> None:
    """Shows a record at one place, or lets one step through it on a terminal."""
    chosen = arguments.language(lang)
    record = records.open_record(path)
    replayed = Replay(record, _seat(record.match, seat), seat == ALL or bool(record.faults and not seat), chosen)
    place = len(record.match.answers) if to is None else to
    if not 0 <= place <= len(record.match.answers):
        raise KaravelleError(f"{path} has {len(record.match.answers)} answers; --to is a number from 0 to as many.")
    if to is None and not log and sys.stdin.isatty() and sys.stdout.isatty():
        _step(replayed, 0 if record.match.over else place)
    else:
        replayed.show(place, whole_log=log)


def _seat(match: Match, seat: str) -> int:
    if not seat or seat == ALL:
        return NOBODY
    if seat in match.players:
        return match.players.index(seat)
    if seat.isdecimal() and int(seat) < len(match.players):
        return int(seat)
    known = ", ".join(f"{number} {name}" for number, name in enumerate(match.players))
    raise KaravelleError(f'There is no seat "{seat}"; choose a number or a name of these: {known}; or "{ALL}".')


class Replay:
    """A record, and whose eyes it is seen with."""

    def __init__(self, record: Record, viewer: int, everything: bool, lang: str) -> None:
        self.match = record.match
        self.faults = record.faults
        self.viewer = viewer
        self.everything = everything
        self.lang = lang
        self.speech = record.match.speech(lang)
        self.screen = console()

    def show(self, place: int, *, whole_log: bool = False) -> None:
        """The table after so many answers."""
        past = self.match.at(place)
        view = past.state if self.everything else past.view(self.viewer)
        board = panels(past.game, view, self._eyes(past), self.speech)
        self.screen.print(arrange(self.screen, board, {}))
        told = past.log(self._eyes(past), self.lang)
        for line in told if whole_log else told[-LOG:]:
            self.screen.print(Text(f"  {line}", STYLES["dim"]))
        self.screen.print(styled(self._where(past), "strong"))
        if past.over:
            self._results(past)
        if place == len(self.match.answers):
            for fault in self.faults:
                self.screen.print(styled(fault, "warn"))

    def _eyes(self, past: Match) -> int:
        """Seeing everything is looking over the shoulder of whoever is asked."""
        return max(past.actor, NOBODY) if self.everything and past.actor != NATURE else self.viewer

    def _where(self, past: Match) -> str:
        place, count = len(past.answers), len(self.match.answers)
        last = str(past.answers[-1]) if place and self._may_read(past) else ""
        prompt = self.speech.prompt(past.state, NOBODY)
        return self.speech.say("table-place", place=place, count=count, last=last) + f"\n{prompt}"

    def _may_read(self, past: Match) -> bool:
        """Whether the last answer was not private to somebody else."""
        return self.everything or len(past.seen(self.viewer)) > len(past.at(len(past.answers) - 1).seen(self.viewer))

    def _results(self, past: Match) -> None:
        self.screen.print(score_sheet(past.game, past.state, self.speech))
        self.screen.print(winners(past.game, past.state, self.speech))


def _step(replayed: Replay, place: int) -> None:
    """Goes where the keys say: an answer on or back, to a number, to either end."""
    end, typed = len(replayed.match.answers), ""
    try:
        while True:
            replayed.screen.clear()
            replayed.show(place)
            replayed.screen.print(styled(replayed.speech.say("table-replay-keys"), "dim"), typed, end="", sep="  ")
            sys.stdout.flush()
            pressed = key()
            if pressed == "q":
                break
            if pressed.isdecimal():
                typed += pressed
                continue
            place, typed = _target(pressed, place, end, typed), ""
    except EOFError:
        pass
    except KeyboardInterrupt:
        raise Stopped("Interrupted.", 130) from None
    finally:
        print()


def _target(pressed: str, place: int, end: int, typed: str) -> int:
    if typed and pressed == "enter":
        return min(end, int(typed))
    if pressed in ("home", "end"):
        return 0 if pressed == "home" else end
    return max(0, min(end, place + STEPS.get(pressed, 0)))


__all__ = ["replay"]
