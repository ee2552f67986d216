"""What can be said at the table besides answers: undo, log, hint and so on, in English and in the table's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from karavelle.bots import called
from karavelle.cli.answers import Choice, begins, whole_number
from karavelle.cli.reading import page, paragraph, rendered, rules_text
from karavelle.cli.records import exists
from karavelle.cli.screen import styled
from karavelle.cli.sheet import score_sheet
from karavelle.cli.table import Table
from karavelle.kernel.errors import KaravelleError

ADVISER = "mate"


class Left(Exception):
    """Somebody gets up from the table."""


@dataclass(frozen=True)
class Command:
    """A word to say: its text key (with the attribute `help`), what it does, and whether more words may follow.

    What it does gives whether the table has changed and is to be shown again.
    """

    id: str
    key: str
    does: Callable[[Table, str, Sequence[Choice]], bool]
    more: bool = False


def undo(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """Takes back."""
    if not table.undo():
        table.say("table-nothing-to-undo")
        return False
    return True


def redo(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """Gives again what was taken back."""
    if not table.redo():
        table.say("table-nothing-to-redo")
        return False
    return True


def what(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """What things of the table are whose names were begun."""
    speech = table.speech
    ids = dict.fromkeys(id for ids in table.match.game.vocabulary.values() for id in ids if speech.knows(f"tip-{id}"))
    if not rest:
        table.say("table-what-how")
        return False
    found = [id for id in ids if begins(rest, speech.name(id))]
    for id in found:
        table.screen.print(Text.assemble(styled(speech.name(id), "strong"), " – ", speech.say(f"tip-{id}")))
    if not found:
        table.say("table-no-such-thing")
    return False


def board(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """The whole table from its top, page by page where it is higher than the screen."""
    picks = {choice.name: choice.number for choice in choices}
    page(table.screen, table.board(table.viewer, picks), table.screen.width)
    return False


def log(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """The log, or its last lines."""
    told = table.log(table.viewer)
    page(table.screen, Group(*map(Text, told[-(whole_number(rest) or len(told)) :])))
    return False


def hint(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """What a good bot would do."""
    if not choices:
        table.say("table-no-hint")
        return False
    advice = table.advice(ADVISER)
    for choice in choices:
        if choice.option == advice.option:
            table.say("table-hint-is", bot=called(ADVISER), number=choice.number, words=choice.words)
    return False


def rules(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """The rules, or some paragraphs of them."""
    game = table.match.game
    if not rest:
        page(table.screen, rendered(table.screen, rules_text(game, table.lang)))
    for rule in rest.replace(",", " ").split():
        try:
            table.screen.print(rendered(table.screen, paragraph(game, table.lang, rule)))
        except KaravelleError:
            table.say("table-no-such-rule", rule=rule)
    return False


def score(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """The score sheet so far, as this seat can know it."""
    view = table.match.view(table.viewer)
    table.screen.print(score_sheet(table.match.game, view, table.speech))
    return False


def save(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """Keeps the match in a file from now on; a file that is there already is left alone."""
    path = Path(rest).expanduser() if rest else table.path
    if path is None:
        table.say("table-save-how")
        return False
    if path != table.path and exists(path):
        table.say("table-file-exists", file=str(path))
        return False
    try:
        table.match.save(path)
    except KaravelleError as error:
        table.screen.print(styled(table.speech.say("table-not-saved", why=str(error)), "warn"))
        return False
    table.path = path
    table.say("table-saved", file=str(path))
    return False


def quit(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """Leaves."""
    raise Left


def help(table: Table, rest: str, choices: Sequence[Choice]) -> bool:
    """All this."""
    grid = Grid.grid(padding=(0, 3, 0, 1))
    for command in COMMANDS:
        word, short = table.speech.say(command.key), next((key for key, id in SHORT.items() if id == command.id), "")
        said = dict.fromkeys((word, command.id, short))
        grid.add_row(styled(", ".join(filter(None, said)), "strong"), table.speech.say(command.key, "help"))
    table.say("table-how-to-answer")
    table.screen.print(grid)
    return False


COMMANDS = (
    Command("undo", "table-undo", undo),
    Command("redo", "table-redo", redo),
    Command("hint", "table-hint", hint),
    Command("what", "table-what", what, more=True),
    Command("table", "table-whole", board),
    Command("log", "table-log", log, more=True),
    Command("score", "table-score", score),
    Command("rules", "table-rules", rules, more=True),
    Command("save", "table-save", save, more=True),
    Command("help", "table-help", help),
    Command("quit", "table-quit", quit),
)
SHORT = {"u": "undo", "q": "quit", "?": "help"}


def understood(table: Table, typed: str) -> tuple[Command, str] | None:
    """The command in what was typed, with the words that follow it."""
    word, _, rest = typed.partition(" ")
    said = SHORT.get(word.casefold(), word.casefold())
    for command in COMMANDS:
        if said in (command.id, table.speech.say(command.key)) and (command.more or not rest):
            return command, rest.strip()
    return None


__all__ = ["COMMANDS", "Command", "Left", "understood"]
