"""One game at this terminal: who sits where, what each has been shown, and where the game is kept."""

from __future__ import annotations

import sys
import time
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
from karavelle.play import BOT, HUMAN, Refused, Seat
from karavelle.play import Table as PlayTable

LEAST_LOG = 8
"""So many lines of the log are shown even where the table fills the screen."""

FORGET = "\x1b[3J"
"""Makes a terminal forget what was scrolled away: the cards of those who had the seat before."""


class Table:
    """A table in front of this screen: what is played at it, and how it is shown to the people here."""

    def __init__(self, match: Match, kinds: Sequence[str], lang: str, *, path: Path | None = None) -> None:
        self.kinds = list(kinds)
        self.lang = lang
        self.path = path
        self.speech = match.speech(lang)
        self.screen = console()
        self.people = [seat for seat, kind in enumerate(kinds) if kind == YOU]
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.told: dict[int, int] = {}
        self.began = 0
        self.worry = ""
        seats = [self._seat(kind, name) for kind, name in zip(kinds, match.players, strict=True)]
        self.play = PlayTable(match.game, seats, variants=match.variants)
        self.play.adopt(match, time.time())

    def _seat(self, kind: str, name: str) -> Seat:
        """All people here are one to the table: they share a screen, and may take back as they like."""
        if kind == YOU:
            return Seat(HUMAN, name, who=YOU, ready=True)
        return Seat(BOT, name, bot=kind, ready=True)

    @property
    def match(self) -> Match:
        """What is played."""
        return self.play.playing()

    def confirm(self, turns: bool) -> None:
        """Whether the turns of the people here wait until they are confirmed."""
        for seat in self.people:
            self.play.seats[seat].confirms = turns

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

    def answer(self, name: str) -> None:
        """A person's answer, and what follows from it without anybody else."""
        self.play.answer(self.match.actor, name, time.time())
        self.keep()

    def bot_answer(self) -> None:
        """The answer of the bot that is asked."""
        option = self.advice(self.play.bot).option
        self.play.answer(self.play.asked, self.match.game.name(int(self.match.state.frame), option), time.time())

    def advice(self, bot: str) -> BotChoice:
        """What a bot would answer."""
        match = self.match
        return make(bot, match.game, self.play.bot_seed(bot)).choose(match.view(match.actor))

    def undo(self) -> bool:
        """Back to the last decision of a person: at one screen, and against bots, taking back is always free."""
        try:
            self.play.undo(self.people[0], time.time())
        except Refused:
            return False
        self.told.clear()
        self.keep()
        return True

    def redo(self) -> bool:
        """Forward again to the next decision of a person."""
        try:
            self.play.redo(self.match.actor, time.time())
        except Refused:
            return False
        self.keep()
        return True

    def confirm_turn(self) -> None:
        """The turn is over for good."""
        self.play.confirm(self.play.unconfirmed, time.time())
        self.keep()

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
