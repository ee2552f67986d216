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
from karavelle.cli.screen import STYLES, Drawn, arrange, console, log_lines, styled
from karavelle.cli.screen import table as panels
from karavelle.cli.sheet import score_sheet, winners
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
        self.told: dict[int, int] = {}
        self.began = 0
        self.worry = ""

    # What happens at it

    def is_person(self, seat: int) -> bool:
        """Whether somebody in front of the screen sits there."""
        return seat in self.people

    def begin_turn(self) -> None:
        """Somebody is asked who was not asked just before."""
        self.began = len(self.match.answers)

    def end_turn(self, seat: int) -> None:
        """The seat knows what was before this turn; next time it is told from there on."""
        self.told[seat] = self.began

    def answer(self, option: int) -> None:
        """A person's answer, and what follows from it without anybody else."""
        seat = self.match.actor
        self.match.answer(option)
        while self.match.actor == seat and self.match.answers_itself():
            self.match.answer(self.match.options()[0])
        self.keep()

    def bot_answer(self) -> None:
        """The answer of the bot that is asked."""
        self.match.answer(self.advice(self.kinds[self.match.actor]).option)

    def advice(self, bot: str) -> BotChoice:
        """What a bot would answer; always the same in the same place of a match, so that undo keeps a game's course."""
        place = f"{self.match.commitment} {len(self.match.answers)} {bot}"
        seed = int.from_bytes(hashlib.sha256(place.encode()).digest()[:12])
        return make(bot, self.match.game, seed).choose(self.match.view(self.match.actor))

    def undo(self) -> bool:
        """Back to the last decision of a person: at one screen, and against bots, taking back is always free."""
        places = [place for place in self.match.decisions() if self.is_person(self.match.answers[place].actor)]
        if not places:
            return False
        self.match.undo(places[-1])
        self.told.clear()
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
        board = Drawn(self.screen, self.board(seat, picks))
        question = Drawn(self.screen, self._question(seat, choices))
        room = self.screen.height - board.height - question.height - 4
        recap = self._recap(seat, max(LEAST_LOG, room))
        self.clear()
        for part in (self._head(seat), board, self._way_to_the_top(room), recap, question):
            self.screen.print(part, end="")

    def board(self, seat: int, picks: dict[str, int]) -> RenderableType:
        """The panels."""
        return arrange(self.screen, panels(self.match.game, self.match.view(seat), seat, self.speech), picks)

    def results(self) -> None:
        """The end of a game: the score, who has won, and the seed that the dice came from."""
        match = self.match
        self.screen.print(score_sheet(match.game, match.state, self.speech))
        self.screen.print(winners(match.game, match.state, self.speech))
        if match.seed is not None:
            self.say("table-seed", seed=match.seed, hash=match.commitment)
        if self.path and not self.worry:
            self.say("table-verify", file=str(self.path))

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

    def _way_to_the_top(self, room: int) -> RenderableType:
        """Where the screen is too low for the table, how to see all of it."""
        if room >= LEAST_LOG or not self.screen.is_terminal:
            return Group()
        return log_lines([self.speech.say("table-too-high", word=self.speech.say("table-whole"))])

    def _recap(self, seat: int, room: int) -> RenderableType:
        told = self.log(seat, self.told.get(seat, self._last_answer(seat)))
        left_out = len(told) - room
        if left_out > 0:
            told = [self.speech.say("table-more-log", count=left_out), *told[left_out:]]
        return log_lines(told)

    def _last_answer(self, seat: int) -> int:
        answers = self.match.answers
        mine = (place for place in reversed(range(min(self.began, len(answers)))) if answers[place].actor == seat)
        return next(mine, 0)

    def _question(self, seat: int, choices: Sequence[Choice]) -> RenderableType:
        parts: list[RenderableType] = []
        if self.worry:
            parts.append(styled(self.speech.say("table-not-saved", why=self.worry), "warn"))
        if choices:
            parts.append(styled(self.speech.prompt(self.match.view(seat), seat), f"seat-{seat}"))
            parts.append(shown(self.screen, choices))
        return Group(*parts)


__all__ = ["Table"]
