"""One game at this terminal: who sits where, what each has been shown, and where the game is kept."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule

from karavelle.bots import Choice as BotChoice
from karavelle.bots import make
from karavelle.cli.answers import Choice, shown
from karavelle.cli.arguments import YOU
from karavelle.cli.screen import STYLES, arrange, console, lines, style, styled
from karavelle.cli.screen import table as panels
from karavelle.kernel.errors import RecordError
from karavelle.kernel.fields import NOBODY
from karavelle.kernel.match import Match

LEAST_LOG = 8
"""So many lines of the log are shown even where the table fills the screen."""

FORGET = "\x1b[3J"
"""Makes a terminal forget what was scrolled away: the cards of those who had the seat before."""


class Table:
    """A match, the people and bots that play it, and the screen that it is shown on."""

    def __init__(
        self, match: Match, kinds: Sequence[str], lang: str, *, path: Path | None = None, confirm: bool = True
    ) -> None:
        self.match = match
        self.kinds = list(kinds)
        self.lang = lang
        self.path = path
        self.confirm = confirm
        self.speech = match.speech(lang)
        self.screen = console()
        self.people = [seat for seat, kind in enumerate(kinds) if kind == YOU]
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.since: dict[int, int] = {}
        self.worry = ""

    # What happens at it

    def is_person(self, seat: int) -> bool:
        """Whether somebody in front of the screen sits there."""
        return seat in self.people

    def answer(self, option: int) -> None:
        """A person's answer, and what follows from it without anybody else."""
        seat = self.match.actor
        self.since[seat] = len(self.match.answers)
        self.match.answer(option)
        while self.match.actor == seat and self.match.answers_itself():
            self.match.answer(self.match.options()[0])
        self.keep()

    def bot_answer(self) -> None:
        """The answer of the bot that is asked."""
        self.match.answer(self.advice(self.kinds[self.match.actor]).option)

    def advice(self, bot: str) -> BotChoice:
        """What a bot would answer. The same position of the same match gets the same advice, so undo keeps a game's course."""
        place = f"{self.match.commitment} {len(self.match.answers)} {bot}"
        seed = int.from_bytes(hashlib.sha256(place.encode()).digest()[:12])
        return make(bot, self.match.game, seed).choose(self.match.view(self.match.actor))

    def undo(self) -> bool:
        """Back to the last decision of a person: at one screen, and against bots, taking back is always free."""
        places = [place for place in self.match.decisions() if self.is_person(self.match.answers[place].actor)]
        if not places:
            return False
        self.match.undo(places[-1])
        self.since.clear()
        self.keep()
        return True

    def redo(self) -> bool:
        """Forward again to the next decision of a person."""
        if not self.match.undone:
            return False
        self.match.redo()
        while self.match.undone and not self.is_person(self.match.actor):
            self.match.redo()
        self.keep()
        return True

    def keep(self) -> None:
        """Saves the match where it is kept; a disk that is full must not end the game, so that is only said."""
        if self.path is None:
            return
        try:
            self.match.save(self.path)
            self.worry = ""
        except RecordError as error:
            self.worry = str(error)

    # What it looks like

    def show(self, seat: int, choices: Sequence[Choice] = ()) -> None:
        """The table as this seat sees it, with what happened since its last decision and what it may answer."""
        picks = {choice.name: choice.number for choice in choices}
        board = self.board(seat, picks)
        question = self._question(seat, choices)
        room = self.screen.height - lines(self.screen, board) - lines(self.screen, question) - 4
        self.clear()
        self.screen.print(self._head(seat), board, self._recap(seat, max(LEAST_LOG, room)), question, sep="\n")

    def board(self, seat: int, picks: dict[str, int]) -> RenderableType:
        """The panels."""
        return arrange(self.screen, panels(self.match.game, self.match.view(seat), seat, self.speech), picks)

    def clear(self, *, forget: bool = False) -> None:
        """An empty screen, where it is a screen."""
        if self.screen.is_terminal:
            if forget:
                sys.stdout.write(FORGET)
            self.screen.clear()

    def say(self, key: str, /, **args: object) -> None:
        """Prints a message."""
        self.screen.print(self.speech.say(key, **args))

    def log(self, seat: int, since: int = 0) -> list[str]:
        """The log as this seat may read it."""
        return self.match.log(seat, self.lang, since)

    def _head(self, seat: int) -> Rule:
        title = self.match.game.title
        if seat >= 0:
            title += f" · {self.speech.players[seat]}"
        return Rule(styled(title, "strong"), style=STYLES["sea"])

    def _recap(self, seat: int, room: int) -> RenderableType:
        told = self.log(seat, self.since.get(seat, self._last_answer(seat)))
        left_out = len(told) - room
        if left_out > 0:
            told = [self.speech.say("table-more-log", count=left_out), *told[left_out:]]
        return Group(*(styled(f"  {line}", "dim") for line in told))

    def _last_answer(self, seat: int) -> int:
        answers = self.match.answers
        return next((place for place in reversed(range(len(answers))) if answers[place].actor == seat), 0)

    def _question(self, seat: int, choices: Sequence[Choice]) -> RenderableType:
        parts: list[RenderableType] = []
        if self.worry:
            parts.append(styled(self.speech.say("table-not-saved", why=self.worry), "warn"))
        if choices:
            parts.append(styled(self.speech.prompt(self.match.view(seat), seat), style(f"seat-{seat}") and f"seat-{seat}"))
            parts.append(shown(self.screen, choices))
        return Group(*parts)


__all__ = ["Table"]
