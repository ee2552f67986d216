"""The open answers: numbered, in words, in groups, and found again by what somebody types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console, Group, RenderableType
from rich.text import Text

from karavelle.cli.screen import in_columns, styled
from karavelle.kernel.match import Match
from karavelle.kernel.text import Speech

FEW = 6
"""So many answers or fewer stand one below the other."""


MOST_DIGITS = 9


@dataclass(frozen=True)
class Choice:
    """An open answer: the number to type, the option, its name in the log, and the words for it."""

    number: int
    option: int
    name: str
    words: str

    @property
    def path(self) -> list[str]:
        """The name without its frame, in parts: trade_action:claim:hook_shop_blue is claim, hook_shop_blue."""
        return self.name.split(":")[1:]


def choices(match: Match, speech: Speech, viewer: int) -> list[Choice]:
    """The open answers, numbered from 1."""
    view = match.view(viewer)
    pairs = zip(match.options(), match.names(), strict=True)
    return [
        Choice(number, option, name, speech.option(view, option))
        for number, (option, name) in enumerate(pairs, start=1)
    ]


def whole_number(typed: str) -> int | None:
    """A number that somebody typed; one of more digits than anything here counts is none."""
    return int(typed) if typed.isdecimal() and len(typed) <= MOST_DIGITS else None


def matching(typed: str, open_now: Sequence[Choice]) -> list[Choice]:
    """What somebody may mean: a number, a name, the words, or the beginnings of some of the words in their order."""
    said = typed.casefold()
    if said.isdecimal():
        return [choice for choice in open_now if choice.number == whole_number(said)]
    exact = [choice for choice in open_now if said in (choice.name, ":".join(choice.path), choice.words.casefold())]
    return exact or [choice for choice in open_now if begins(said, choice.words) or begins(said, choice.name)]


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.casefold())


def begins(typed: str, text: str) -> bool:
    """Whether every word typed begins a word of the text (a number: is the whole word), one after the other."""
    parts, left = _words(typed), iter(_words(text))
    return bool(parts) and all(
        any(word == part if part.isdecimal() else word.startswith(part) for word in left) for part in parts
    )


def shown(screen: Console, open_now: Sequence[Choice]) -> RenderableType:
    """The answers as a list; where they are many, in columns, with what a group has in common said once."""
    if len(open_now) <= FEW:
        return Group(*(_line(choice, choice.words) for choice in open_now))
    blocks = [_block(screen, list(group)) for _, group in groupby(open_now, key=_family)]
    return Group(*(part for block in blocks for part in block))


def _family(choice: Choice) -> tuple[str, ...]:
    return tuple(choice.path[:-1])


def _block(screen: Console, group: Sequence[Choice]) -> list[RenderableType]:
    texts = [choice.words.split() for choice in group]
    before = _shared(texts)
    after = _shared([list(reversed(text[before:])) for text in texts])
    if len(group) < 3 or before + after < 2:
        return [in_columns(screen, [_line(choice, choice.words) for choice in group])]
    head = " ".join([*texts[0][:before], "…", *texts[0][len(texts[0]) - after :]])
    cells = [
        _line(choice, " ".join(text[before : len(text) - after])) for choice, text in zip(group, texts, strict=True)
    ]
    return [styled(f"    {head}", "dim"), in_columns(screen, cells)]


def _shared(texts: Sequence[Sequence[str]]) -> int:
    """How many first words all have in common, each keeping one of its own."""
    count = 0
    while all(len(text) > count + 1 and text[count] == texts[0][count] for text in texts):
        count += 1
    return count


def _line(choice: Choice, words: str) -> Text:
    return Text.assemble(styled(f"{choice.number:>3})", "strong"), f" {words}")


__all__ = ["Choice", "begins", "choices", "matching", "shown", "whole_number"]
