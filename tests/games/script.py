"""The play of worked examples as text: answers, and what must be open and true between them.

P0 bid_step ? pass commit   exactly these are open; `?+` these among others, `?-` none of these, `?n` so many
P0 bid_step:pass            an answer
= coins P0 8                a fact

What a game has to say in its own way, its facts and its shorthand for options, it says in a class of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from karavelle.kernel.core import Options, State
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.game import Game

Words = Sequence[str]
Fact = tuple[int, Callable[..., list[str]]]
"""How many words come before those that tell, and what tells."""

NOTHING = "none"
SEATS = {f"P{seat}": seat for seat in range(4)}
ACTORS = SEATS | {"-": NATURE, "nature": NATURE, "nobody": NOBODY}


class Unreadable(Exception):
    """A line that says nothing in the language of the examples."""


def listed(words: Words) -> Words:
    """A list; an empty one is written `none`."""
    if not words:
        raise ValueError("nothing said; write none")
    return () if tuple(words) == (NOTHING,) else words


def expect(found: object, expected: object) -> None:
    """Fails, saying both, unless they are equal."""
    assert found == expected, f"found {found}, expected {expected}"


def open_options(game: Game, state: State) -> list[str]:
    """What is open, as it is called inside its frame; there is always something."""
    out = Options()
    state.options(out)
    assert out.count > 0
    return [game.name(int(state.frame), option).partition(":")[2] for option in out.tolist()]


def asked(game: Game, state: Any) -> list[str]:
    """Who is asked what."""
    actor = next(word for word, actor in ACTORS.items() if actor == state.actor and word != "-")
    return [actor] if state.over() else [actor, game.frame_of(state).id]


class Script:
    """A table that is played and checked line by line."""

    game: ClassVar[Game]
    facts: ClassVar[Mapping[str, Fact]]

    def __init__(self, state: Any) -> None:
        self.state = state
        self.sound = not state.broken()
        self.checks = 0

    def play(self, line: str) -> None:
        """One line of play."""
        try:
            subject, what, *words = line.split()
            if subject == "=":
                self.checks += 1
                self.check_fact(what, words)
            elif words:
                self.checks += 1
                self.check_options(subject, what, words[0], words[1:])
            else:
                self.answer(subject, what)
        except (KeyError, ValueError, IndexError, TypeError) as error:
            raise Unreadable(f"{line!r}: {error!r}") from error
        except AssertionError as error:
            raise AssertionError(f"{line}: {error}") from None

    def answer(self, actor: str, name: str) -> None:
        """Whoever is asked answers; a sound table stays sound."""
        frame, _, option = name.partition(":")
        expect(asked(self.game, self.state), ["nature" if actor == "-" else actor, frame])
        found = open_options(self.game, self.state)
        assert option in found, f"open are {found}"
        self.state.answer(self.game.parse(name)[1])
        if self.sound:
            expect(self.state.broken(), [])

    def check_options(self, actor: str, frame: str, sign: str, words: Words) -> None:
        """What is open, all of it or in part."""
        expect(asked(self.game, self.state), ["nature" if actor == "-" else actor, frame])
        found = open_options(self.game, self.state)
        if sign == "?n":
            expect([str(len(found))], list(words))
            return
        named = self.options_named(frame, words)
        missing, others = sorted(named - set(found)), sorted(set(found) - named)
        if sign in ("?", "?+"):
            assert not missing, f"not open: {missing}"
        if sign == "?":
            assert not others, f"open as well: {others}"
        elif sign == "?-":
            assert len(missing) == len(named), f"open: {sorted(named & set(found))}"
        elif sign != "?+":
            raise ValueError(f"sign {sign}")

    def check_fact(self, what: str, words: Words) -> None:
        """Something that is true now; those whose names end in a colon tell of several things, in any order."""
        before, tell = self.facts[what]
        if before == len(words):
            raise ValueError("nothing said; write none")
        found, expected = tell(self.state, *words[:before]), list(words[before:])
        if what.endswith(":"):
            found, expected = sorted(found) or [NOTHING], sorted(expected)
        expect(found, expected)

    def options_named(self, frame: str, words: Words) -> set[str]:
        """Options as a line names them: `1..3` and `main:1..3` are several, `-place:gray` is left out again."""
        named: set[str] = set()
        for word in listed(words):
            options = set(self.one_by_one(word.removeprefix("-")))
            if any(f"{frame}:{option}" not in self.game.numbers for option in options):
                raise ValueError(f"no such option of {frame}: {word}")
            if word.startswith("-") and not options <= named:
                raise ValueError(f"{word} is not among them anyway")
            named = named - options if word.startswith("-") else named | options
        return named

    def one_by_one(self, word: str) -> list[str]:
        """`main:1..3` is main:1, main:2, main:3."""
        head, colon, last = word.rpartition(":")
        if ".." not in last:
            return [word]
        low, high = last.split("..")
        return [f"{head}{colon}{number}" for number in range(int(low), int(high) + 1)]
