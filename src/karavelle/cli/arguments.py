"""What was typed on the command line, made sense of: language, seats, names, variants."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from karavelle.bots import called, check, known, named
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.text import LANGUAGES, Speech

YOU = "you"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names its language; the first that says anything counts."""


def language(chosen: str) -> str:
    """The language asked for; else that of the environment, if we speak it; else English."""
    if chosen:
        if chosen not in LANGUAGES:
            raise KaravelleError(f'There is no text in "{chosen}"; choose --lang {" or ".join(LANGUAGES)}.')
        return chosen
    value = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    word = re.split(r"[_.@-]", value)[0].lower()
    return word if word in LANGUAGES else LANGUAGES[0]


def seats(text: str, default: Sequence[str]) -> list[str]:
    """Who sits where: "you", or the name of a bot, a seat each."""
    chosen = [word.strip() for word in text.split(",")] if text else list(default)
    for word in chosen:
        if word != YOU:
            _check_bot(word)
    return chosen


def _check_bot(word: str) -> None:
    try:
        check(word)
    except KaravelleError:
        bots = ", ".join(known())
        raise KaravelleError(
            f'Nobody is called "{word}"; a seat is "{YOU}", or a bot: {bots}, search:500, search:1.5s, program:COMMAND.'
        ) from None


def numbers(text: str) -> list[int]:
    """Numbers with commas between them, like "2,3,4"."""
    try:
        return [int(word) for word in text.split(",")]
    except ValueError:
        raise KaravelleError(f'"{text}" is no list of numbers; write them like "2,3,4".') from None


def variants(pairs: Sequence[str]) -> dict[str, str]:
    """Variants, typed as key=value."""
    chosen = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise KaravelleError(f'"{pair}" is no variant; write --option key=value.')
        if key.strip() in chosen:
            raise KaravelleError(f'--option says twice what "{key.strip()}" is; say it once.')
        chosen[key.strip()] = value.strip()
    return chosen


def players(game: Game, kinds: Sequence[str], names: str, lang: str) -> list[str]:
    """The names of those at the table: bots are called what they are, people as they like."""
    people = _names(names, list(kinds).count(YOU), Speech(game, lang, ()))
    found: list[str] = []
    for place, kind in enumerate(kinds):
        copies = list(kinds[:place]).count(kind)
        found.append(people.pop(0) if kind == YOU else called(kind, copies + 1))
    return found


def _names(names: str, count: int, speech: Speech) -> list[str]:
    if not names:
        return [speech.say("table-captain", count=count, number=place + 1) for place in range(count)]
    chosen = [name.strip() for name in names.split(",")]
    if len(chosen) != count:
        raise KaravelleError(f'--names has {len(chosen)} names, but "{YOU}" stands for {count} seats; name each one.')
    for name in chosen:
        check_name(name)
        if bot_called(name):
            raise KaravelleError(f'A person cannot be called "{name}" like a bot; choose another name.')
    if len(set(chosen)) < len(chosen):
        raise KaravelleError("Two people have the same name; choose different --names.")
    return chosen


def check_name(name: str) -> None:
    """Raises an error about a name that would spoil the table."""
    if not name or not name.isprintable() or len(name) > 40:
        raise KaravelleError(f"{name[:40]!r} is no name for a player; take 1 to 40 printable characters.")


def bot_called(name: str) -> str:
    """The bot that goes by this name ("Captain", "greedy 2"), or nothing."""
    return named(name)


def kinds_of(names: Sequence[str]) -> list[str]:
    """Who sits where in a saved game, going by the names."""
    return [bot_called(name) or YOU for name in names]


__all__ = ["YOU", "bot_called", "check_name", "kinds_of", "language", "numbers", "players", "seats", "variants"]
