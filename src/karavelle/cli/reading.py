"""What there is to read: the list of games, and the rules of each."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator

from rich.box import ROUNDED
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from karavelle.cli.arguments import language
from karavelle.cli.screen import STYLES, console, styled
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.text import Speech

NUMBERED = re.compile(r"^(?:- )?\*\*([A-Z]+\d+[a-z]?)\*\*")
"""How a numbered paragraph of the rules begins."""

WIDEST = 100
"""Running text is not set wider than this."""


def games(lang: str) -> None:
    """Prints the games at hand."""
    chosen = language(lang)
    table = Table(border_style=STYLES["sea"], header_style="bold", box=ROUNDED)
    for place, id in enumerate(registry.ids()):
        game = registry.find(id)
        speech = Speech(game, chosen, ())
        if not place:
            for key in ("table-id", "table-game", "table-players", "table-minutes", "table-age", "table-about"):
                table.add_column(speech.say(key))
        table.add_row(styled(id, "strong"), game.title, *_numbers(game), speech.say("about"))
    console().print(table)


def _numbers(game: Game) -> list[str]:
    low, high = game.minutes
    return [
        f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0]),
        f"{low}–{high}" if low != high else str(low or ""),
        f"{game.age}+" if game.age else "",
    ]


def rules(id: str, lang: str, rule: str) -> None:
    """Shows the rules, or one paragraph: rendered on a terminal, as they are written in a pipe."""
    chosen = language(lang)
    game = registry.find(id)
    text = paragraph(game, chosen, rule) if rule else rules_text(game, chosen)
    if not sys.stdout.isatty():
        sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
        return
    screen = console()
    if rule:
        screen.print(rendered(screen, text))
    else:
        page(screen, rendered(screen, text))


def rules_text(game: Game, lang: str) -> str:
    """The rules for players, as Markdown."""
    path = game.folder / f"rules.{lang}.md"
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise KaravelleError(f"The rules of {game.title} cannot be read: {path}: {error.strerror}.") from None


def paragraph(game: Game, lang: str, rule: str) -> str:
    """One numbered paragraph of the rules."""
    found = dict(_paragraphs(rules_text(game, lang)))
    wanted = rule.upper() if not rule.isdecimal() else f"R{rule}"
    if wanted not in found:
        raise KaravelleError(f'{game.title} has no rule "{rule}"; its rules are numbered {", ".join(_ranges(found))}.')
    return found[wanted]


def _paragraphs(text: str) -> Iterator[tuple[str, str]]:
    """Numbered paragraphs: up to the next empty line, or the next item of a list."""
    number, lines = "", list[str]()
    for line in [*text.splitlines(), ""]:
        begins = NUMBERED.match(line)
        if number and (begins or not line.strip() or line.startswith("- ")):
            yield number, "\n".join(lines).removeprefix("- ")
            number, lines = "", []
        if begins:
            number = begins[1]
        if number:
            lines.append(line.strip())


def _ranges(numbers: dict[str, str]) -> list[str]:
    letters = dict.fromkeys(number.rstrip("0123456789abcdefghijklmnopqrstuvwxyz") for number in numbers)
    ranges = []
    for letter in letters:
        own = sorted(int(number) for key in numbers if (number := key.removeprefix(letter)).isdecimal())
        ranges.append(f"{letter}{own[0]} to {letter}{own[-1]}")
    return ranges


def rendered(screen: Console, text: str) -> RenderableType:
    """Markdown, set for reading."""
    return Padding(Markdown(text, justify="left"), (0, 2), expand=screen.width <= WIDEST)


def page(screen: Console, text: RenderableType, widest: int = WIDEST) -> None:
    """Shows something long: with a pager on a terminal."""
    if not screen.is_terminal:
        screen.print(text)
        return
    os.environ.setdefault("LESS", "-FRX")
    with screen.pager(styles=True):
        screen.print(text, width=min(screen.width, widest))


__all__ = ["games", "page", "paragraph", "rendered", "rules", "rules_text"]
