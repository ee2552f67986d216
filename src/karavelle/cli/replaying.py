"""Stepping through a record: `karavelle replay`."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from karavelle.cli import arguments, records
from karavelle.cli.answers import whole_number
from karavelle.cli.keys import key, single
from karavelle.cli.playing import Stopped
from karavelle.cli.records import Record
from karavelle.cli.screen import arrange, console, log_lines, styled
from karavelle.cli.screen import table as panels
from karavelle.cli.sheet import score_sheet, winners
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY
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
        _step(replayed, _opening(record.match) if record.match.over else place)
    else:
        replayed.show(place, whole_log=log)


def draw(path: Path, at: int | None, seat: str, lang: str, out: Path | None) -> None:
    """Draws a moment of a record, to a file or to the output."""
    chosen = arguments.language(lang)
    match = records.open_record(path).match
    place = len(match.answers) if at is None else at
    if not 0 <= place <= len(match.answers):
        raise KaravelleError(f"{path} has {len(match.answers)} answers; --at is a number from 0 to as many.")
    picture = match.at(place).scene(_seat(match, seat), chosen).svg()
    if out is None:
        print(picture)
        return
    out.write_text(picture, encoding="utf-8")
    console().print(f"The table after {place} answers is drawn in {out}.")


def _seat(match: Match, seat: str) -> int:
    if not seat or seat == ALL:
        return NOBODY
    if seat in match.players:
        return match.players.index(seat)
    number = whole_number(seat)
    if number is not None and number < len(match.players):
        return number
    known = ", ".join(f"{number} {name}" for number, name in enumerate(match.players))
    raise KaravelleError(f'There is no seat "{seat}"; choose a number or a name of these: {known}; or "{ALL}".')


def _opening(match: Match) -> int:
    """The place of the first answer that somebody gave: the table is laid."""
    return next((place for place, answer in enumerate(match.answers) if answer.actor != NATURE), 0)


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
        told = self._log(past)
        self.screen.print(arrange(self.screen, board, {}), log_lines(told if whole_log else told[-LOG:]))
        where = self.speech.say("table-place", place=place, count=len(self.match.answers), last=self._last(past))
        self.screen.print(styled(where.rstrip(), "strong"), self.speech.prompt(view, NOBODY), sep="\n")
        if past.over:
            self._results(past)
        if place == len(self.match.answers):
            for fault in self.faults:
                self.screen.print(styled(fault, "warn"), soft_wrap=True)

    def _eyes(self, past: Match) -> int:
        """Seeing everything is looking over the shoulder of whoever is asked."""
        return past.actor if self.everything and past.actor >= 0 else self.viewer

    def _log(self, past: Match) -> list[str]:
        """The log, with everybody's secrets in it where everything is shown."""
        notes = past.notes()
        if self.everything:
            notes = [(note[0], EVERYONE, *note[2:]) for note in notes]
        return self.speech.lines(notes, self.viewer)

    def _last(self, past: Match) -> str:
        """The last answer as the viewer may know it; nothing, if it was given in private."""
        if self.everything or not past.answers:
            return str(past.answers[-1]) if past.answers else ""
        known, before = past.seen(self.viewer), past.at(len(past.answers) - 1).seen(self.viewer)
        return known[-1] if len(known) > len(before) else ""

    def _results(self, past: Match) -> None:
        self.screen.print(score_sheet(past.game, past.state, self.speech))
        self.screen.print(winners(past.game, past.state, self.speech))


def _step(replayed: Replay, place: int) -> None:
    """Goes where the keys say, until they say to leave."""
    try:
        with single(), contextlib.suppress(EOFError):
            _follow_keys(replayed, place)
    except KeyboardInterrupt:
        raise Stopped("Interrupted.", 130) from None
    finally:
        print()


def _follow_keys(replayed: Replay, place: int) -> None:
    """An answer on or back, to a number, to either end."""
    end, typed, pressed = len(replayed.match.answers), "", ""
    while pressed != "q":
        replayed.screen.clear()
        replayed.show(place)
        replayed.screen.print(styled(replayed.speech.say("table-replay-keys"), "dim"), typed, end="", sep="  ")
        sys.stdout.flush()
        pressed = key()
        if pressed.isdecimal():
            typed += pressed
        else:
            place, typed = _target(pressed, place, end, typed), ""


def _target(pressed: str, place: int, end: int, typed: str) -> int:
    if typed and pressed == "enter":
        number = whole_number(typed)
        return end if number is None else min(end, number)
    if pressed in ("home", "end"):
        return 0 if pressed == "home" else end
    return max(0, min(end, place + STEPS.get(pressed, 0)))


__all__ = ["draw", "replay"]
