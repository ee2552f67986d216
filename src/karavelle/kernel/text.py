"""Every word a player reads: Project Fluent messages of the platform and of a game, by language.

Keys follow the ids of the rules:

* ``prompt-<frame>`` the question as others read it, with the attribute ``.you`` for the seat that is asked;
* ``option-<frame>-<word>`` the answer ``<frame>:<word>:…``; what follows the word comes as ``$a``, ``$b``. An answer
  that is simply a thing (``choose_ship:ship_parrot``) needs no key, it is called by the name of the thing;
  one that is simply a number has the key ``option-<frame>`` and ``$number``;
* ``log-<event>`` a line of the log, with the attribute ``.parts`` for the line when parts follow (``$parts``);
* ``name-<id>`` the name of a thing; ``tip-<id>`` what to know about it; ``score-<category>`` a line of the score sheet;
* ``about`` the game in one sentence; ``table-…`` what else is written on the table.

Arguments are called what they are: ``$seat`` (the player's name), ``$number``, ``$ship`` and so on after the game's
vocabulary; a second one of a kind is ``$number2``. A thing comes as its name; a word without a name, like the manner
of a bid, comes as its id, for Fluent to select by.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from karavelle.kernel.core import Ears, State
from karavelle.kernel.errors import ContentError, KaravelleError
from karavelle.kernel.fields import EVERYONE
from karavelle.kernel.game import Game

LANGUAGES = ("en", "de")
PLATFORM = Path(__file__).parent.parent / "text"

Note = tuple[int, int, int, int, int, int]
"""An event as it was told: its number, who may know, and four arguments."""


class Narrator(Ears):
    """Writes down what rules tell."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def hear(self, event: int, to: int, a: int, b: int, c: int, d: int) -> None:
        self.notes.append((event, to, a, b, c, d))


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise KaravelleError(f'There is no text in "{language}". Languages: {", ".join(LANGUAGES)}.')
    bundle = FluentBundle([language], use_isolating=False)
    for file in (PLATFORM / f"{language}.ftl", folder / "text" / f"{language}.ftl"):
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Speech:
    """A game told in one language, with the names of those who sit at the table."""

    def __init__(self, game: Game, language: str, players: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.players = list(players)
        self.bundle = _bundle(game.folder, language)

    def knows(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, attribute: str = "", /, **args: Any) -> str:
        """A message, or an attribute of it."""
        if not self.knows(key):
            raise ContentError(f"{self.game.id}: no text for {key} in {self.language}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise ContentError(f"{self.game.id}: no text for {key}.{attribute} in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ContentError(f"{self.game.id}: {key} in {self.language}: {errors[0]}")
        return str(text)

    def name(self, id: str) -> str:
        """The name of a thing; the id itself where it has none."""
        return self.say(f"name-{id}") if self.knows(f"name-{id}") else id

    def word(self, kind: str, number: int) -> str | int:
        """What a number stands for, in words."""
        if kind == "seat":
            return self.players[number]
        if kind == "number":
            return number
        return self.name(self.game.vocabulary[kind][number])

    def arguments(self, kinds: Sequence[str], numbers: Sequence[int]) -> dict[str, Any]:
        """Arguments for a message, called what they are."""
        args: dict[str, Any] = {}
        for kind, number in zip(kinds, numbers, strict=False):
            if kind:
                key = kind if kind not in args else f"{kind}{sum(known.startswith(kind) for known in args) + 1}"
                args[key] = self.word(kind, number)
        return args

    def prompt(self, state: State, viewer: int) -> str:
        """The question that is open, as the viewer reads it."""
        if state.over():
            return self.say("prompt-over")
        frame = self.game.frame_of(state)
        if state.actor < 0:
            return self.say("prompt-nature")
        args = self.arguments((frame.a, frame.b), (int(state.a), int(state.b)))
        attribute = "you" if viewer == state.actor else ""
        return self.say(f"prompt-{frame.id}", attribute, **{"seat": self.players[int(state.actor)]} | args)

    def option(self, state: State, option: int) -> str:
        """An open answer in words."""
        frame = self.game.frame_of(state)
        words = frame.names[option - int(frame.first)].split(":")
        args = self.arguments((frame.a, frame.b), (int(state.a), int(state.b)))
        key = f"option-{frame.id}-{words[0]}"
        if self.knows(key):
            spoken = [int(word) if word.isdecimal() else self.name(word) for word in words[1:]]
            return self.say(key, **args, **dict(zip("abc", spoken, strict=False)))
        if words[0].isdecimal():
            return self.say(f"option-{frame.id}", **args | {"number": int(words[0])})
        return self.name(words[0])

    def lines(self, notes: Sequence[Note], viewer: int) -> list[str]:
        """The log of some events as the viewer may read it: a line each, continued by its parts.

        Equal lines of a counted event that follow each other become one, with `$times`.
        """
        lines: list[tuple[Note, list[Note]]] = []
        counts: list[int] = []
        for note in notes:
            event = self.game.events[note[0]]
            if note[1] not in (EVERYONE, viewer):
                continue
            if event.part and lines:
                lines[-1][1].append(note)
            elif event.counted and lines and lines[-1][0] == note:
                counts[-1] += 1
            else:
                lines.append((note, []))
                counts.append(1)
        return [self._line(head, parts, times) for (head, parts), times in zip(lines, counts, strict=True)]

    def _line(self, head: Note, parts: list[Note], times: int) -> str:
        event = self.game.events[head[0]]
        args = self.arguments(event.args, head[2:]) | {"times": times}
        if not parts:
            return self.say(f"log-{event.id}", **args)
        return self.say(f"log-{event.id}", "parts", **args, parts=", ".join(map(self._part, parts)))

    def _part(self, note: Note) -> str:
        event = self.game.events[note[0]]
        return self.say(f"log-{event.id}", **self.arguments(event.args, note[2:]))


__all__ = ["LANGUAGES", "Narrator", "Note", "Speech"]
