"""Every word a player reads: Project Fluent messages of the platform and of a game, by language.

Keys follow the ids of the rules:

* ``prompt-<frame>`` the question as others read it, with the attribute ``.you`` for the seat that is asked;
* ``option-<frame>-<word>`` the answer ``<frame>:<word>:…``; what follows the word comes as ``$a`` and ``$a_id``, then
  ``$b`` and so on. An answer that is simply a thing (``choose_ship:ship_parrot``) needs no key, it is called by the
  name of the thing; one that is simply a number has the key ``option-<frame>`` and ``$number``;
* ``log-<event>`` a line of the log, with the attribute ``.parts`` for the line when parts follow (``$parts``);
* ``name-<id>`` the name of a thing; ``tip-<id>`` what to know about it; ``score-<category>`` a line of the score sheet;
* ``about`` the game in one sentence; ``table-…`` what else is written on the table.

Arguments are called what they are: ``$seat`` (the player's name), ``$number``, ``$ship`` and so on after the game's
vocabulary; a second one of a kind is ``$number2``. A thing comes as its name, and its id as ``$ship_id`` to select by;
a manner (a word that has no name, like how a bid was made) comes as its id alone. A prompt has the arguments of its
frame, then those that the frame's `context` adds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from karavelle.kernel.core import Ask, Ears, State
from karavelle.kernel.errors import ContentError, KaravelleError
from karavelle.kernel.fields import EVERYONE
from karavelle.kernel.game import Game

LANGUAGES = ("en", "de")
LONGEST = 2000
"""Characters of one argument of a message; what somebody typed may be longer."""

PLATFORM = Path(__file__).parent.parent / "text"

Note = tuple[int, int, int, int, int, int]
"""An event as it was told: its number, who may know, and four arguments."""


class Line(NamedTuple):
    """A line of the log in words, and the ids of the things that it speaks of."""

    text: str
    things: list[str]


class Narrator(Ears):
    """Writes down what rules tell."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def hear(self, event: int, to: int, a: int, b: int, c: int, d: int) -> None:
        self.notes.append((event, to, a, b, c, d))


def _bounded(value: Any) -> Any:
    """An argument that Fluent accepts: it refuses texts of more than 2,500 characters."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise KaravelleError(f'There is no text in "{language}". Languages: {", ".join(LANGUAGES)}.')
    bundle = FluentBundle([language], use_isolating=False)
    for file in (PLATFORM / f"{language}.ftl", folder / "text" / f"{language}.ftl"):
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """Texts in one language: the platform's, and those of a folder."""

    def __init__(self, language: str, folder: Path = PLATFORM) -> None:
        self.language = language
        self.folder = folder
        self.bundle = _bundle(folder, language)

    def knows(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, attribute: str = "", /, **args: Any) -> str:
        """A message, or an attribute of it."""
        return _said(self.folder, self.language, key, attribute, tuple(args.items()))


@lru_cache(maxsize=20_000)
def _said(folder: Path, language: str, key: str, attribute: str, args: tuple[tuple[str, Any], ...]) -> str:
    """A message in words. A table says the same things again and again, so what was said is remembered."""
    bundle, whole = _bundle(folder, language), f"{key}.{attribute}" if attribute else key
    message = bundle.get_message(key) if bundle.has_message(key) else None
    pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise ContentError(f"{folder.name}: no text for {whole} in {language}")
    text, errors = bundle.format_pattern(pattern, {name: _bounded(value) for name, value in args})
    if errors:
        raise ContentError(f"{folder.name}: {whole} in {language}: {errors[0]}")
    return str(text)


class Speech(Words):
    """A game told in one language, with the names of those who sit at the table."""

    def __init__(self, game: Game, language: str, players: Sequence[str]) -> None:
        super().__init__(language, game.folder)
        self.game = game
        self.players = list(players)

    def name(self, id: str) -> str:
        """The name of a thing; the id itself where it has none."""
        return self.say(f"name-{id}") if self.knows(f"name-{id}") else id

    def player(self, number: int) -> str:
        """What a seat is called, or who plays without one."""
        seats = len(self.players)
        return self.players[number] if number < seats else self.name(self.game.rivals[number - seats])

    def arguments(self, kinds: Sequence[str], numbers: Sequence[int]) -> dict[str, Any]:
        """Arguments for a message, called what they are."""
        args: dict[str, Any] = {}
        for place, (kind, number) in enumerate(zip(kinds, numbers, strict=False)):
            again = kinds[:place].count(kind)
            key = f"{kind}{again + 1}" if again else kind
            if kind == "seat":
                args[key] = self.player(number)
            elif kind == "number" or kind in self.game.manners:
                args[key] = number if kind == "number" else self.game.vocabulary[kind][number]
            elif kind:
                args[f"{key}_id"] = self.game.vocabulary[kind][number]
                args[key] = self.name(args[f"{key}_id"])
        return args

    def asked(self, state: State) -> dict[str, Any]:
        """Arguments that speak of the open question: those of its frame, and the context that it adds."""
        frame = self.game.frame_of(state)
        pairs = [(frame.a, int(state.a)), (frame.b, int(state.b)), *frame.context(state)]
        known = [(kind, number) for kind, number in pairs if kind]
        return self.arguments([kind for kind, _ in known], [number for _, number in known])

    def prompt(self, state: State, viewer: int) -> str:
        """The question that is open, as the viewer reads it."""
        if state.over():
            return self.say("prompt-over")
        frame = self.game.frame_of(state)
        if state.actor < 0:
            return self.say("prompt-nature")
        args = {"seat": self.players[int(state.actor)]} | self.asked(state)
        return self.say(f"prompt-{frame.id}", "you" if viewer == state.actor else "", **args)

    def option(self, state: State, option: int) -> str:
        """An open answer in words."""
        frame = self.game.frame_of(state)
        words = frame.names[option - int(frame.first)].split(":")
        args = self.asked(state)
        key = f"option-{frame.id}-{words[0]}"
        if self.knows(key):
            for letter, word in zip("abc", words[1:], strict=False):
                args |= {letter: int(word) if word.isdecimal() else self.name(word), f"{letter}_id": word}
            return self.say(key, **args)
        if words[0].isdecimal():
            return self.say(f"option-{frame.id}", **args | {"number": int(words[0])})
        return self.name(words[0])

    def lines(self, notes: Sequence[Note], viewer: int) -> list[str]:
        """The log of some events as the viewer may read it, in words."""
        return [line.text for line in self.told(notes, viewer)]

    def told(self, notes: Sequence[Note], viewer: int) -> list[Line]:
        """The log of some events as the viewer may read it: a line each, continued by its parts.

        Equal lines of a counted event that follow each other become one, with `$times`. A part whose head was not
        asked for stands for itself.
        """
        lines: list[tuple[Note, list[Note]]] = []
        counts: list[int] = []
        for note in notes:
            event = self.game.events[note[0]]
            if note[1] not in (EVERYONE, viewer):
                continue
            if event.part and lines and not self.game.events[lines[-1][0][0]].part:
                lines[-1][1].append(note)
            elif event.counted and lines and lines[-1][0] == note:
                counts[-1] += 1
            else:
                lines.append((note, []))
                counts.append(1)
        return [self._line(head, parts, times) for (head, parts), times in zip(lines, counts, strict=True)]

    def _line(self, head: Note, parts: list[Note], times: int) -> Line:
        event = self.game.events[head[0]]
        args = self.arguments(event.args, head[2:]) | {"times": times}
        things = list(dict.fromkeys(thing for note in (head, *parts) for thing in self._things(note)))
        if not parts:
            return Line(self.say(f"log-{event.id}", **args), things)
        return Line(self.say(f"log-{event.id}", "parts", **args, parts=", ".join(map(self._part, parts))), things)

    def _things(self, note: Note) -> list[str]:
        """The ids of the things that an event speaks of; a thing on the table has its id as its key."""
        kinds = self.game.events[note[0]].args
        return [
            self.game.vocabulary[kind][number]
            for kind, number in zip(kinds, note[2:], strict=False)
            if kind not in ("seat", "number", "") and kind not in self.game.manners
        ]

    def _part(self, note: Note) -> str:
        event = self.game.events[note[0]]
        return self.say(f"log-{event.id}", **self.arguments(event.args, note[2:]))


def required_keys(game: Game) -> set[str]:
    """Every key that a game's texts must have."""
    keys = {"about", "score-total"}
    things = {id for kind, ids in game.vocabulary.items() if kind not in game.manners for id in ids}
    keys |= {f"name-{thing}" for thing in things} | {f"log-{event.id}" for event in game.events}
    for frame in game.frames:
        if isinstance(frame, Ask):
            keys.add(f"prompt-{frame.id}")
        for name in frame.names:
            word = name.split(":")[0]
            if word not in things:
                keys.add(f"option-{frame.id}" if word.isdecimal() else f"option-{frame.id}-{word}")
    return keys


__all__ = ["LANGUAGES", "PLATFORM", "Line", "Narrator", "Note", "Speech", "Words", "required_keys"]
