"""Records of matches: opened with care, checked against their seed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from karavelle.cli.arguments import check_name
from karavelle.cli.screen import console, styled
from karavelle.kernel import nature
from karavelle.kernel.errors import KaravelleError, RecordError
from karavelle.kernel.match import Match

FAULT = "fault"
"""The key under which `karavelle fuzz` writes down what went wrong."""


@dataclass
class Record:
    """A match from a file, and what was wrong at its end if it is a find of `fuzz`."""

    match: Match
    faults: list[str] = field(default_factory=list)


def exists(path: Path) -> bool:
    """Whether a file is there; under a name that no file can have, there is none."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def load(path: Path) -> Match:
    """A saved match, every answer of it checked."""
    match = Match.load(path)
    _check_names(path, match)
    return match


def _check_names(path: Path, match: Match) -> None:
    """Raises an error about a name that would spoil the table."""
    try:
        for name in match.players:
            check_name(name)
    except KaravelleError as error:
        raise RecordError(f"{path}: {error}") from None


def open_record(path: Path) -> Record:
    """A saved match, or a find of `fuzz` as far as it can be replayed."""
    record = _raw(path)
    if FAULT not in record:
        return Record(load(path))
    told = record.pop(FAULT)
    faults = [str(line) for line in told] if isinstance(told, list) else [str(told)]
    answers = record.pop("answers", None)
    record.pop("digest", None)
    if not isinstance(answers, list):
        raise RecordError(f'{path}: This is no record of a match: "answers" is no list.')
    match = Match.restore(record | {"answers": []})
    _check_names(path, match)
    return Record(_as_far_as_possible(match, answers), faults)


def _as_far_as_possible(match: Match, answers: list[Any]) -> Match:
    """Answers until one cannot be given; then the position before it, untouched by what it began to do."""
    for place, line in enumerate(answers):
        try:
            match.answer(str(line).partition(" ")[2])
        except Exception:  # the crash that the file was written for, whatever it is
            return match.at(place)
    return match


def _raw(path: Path) -> dict[str, Any]:
    """The JSON object in a file; nothing where there is none, for `load` to complain about."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return record if isinstance(record, dict) else {}


def verify(path: Path) -> int:
    """Prints whether a record keeps to the rules and its dice to the seed; returns the exit status."""
    match = load(path)
    if match.seed is None:
        raise RecordError(
            f"{path}: The answers keep to the rules, but the record holds no seed to check the dice with; "
            "it is published when the game is over."
        )
    wrong = match.verify()
    screen = console()
    screen.print(f"{match.game.title}, rules version {match.game.version}: {', '.join(match.players)}")
    end = "finished" if match.over else "not finished"
    screen.print(f"{len(match.answers)} answers, {end}; all keep to the rules.")
    screen.print(f"seed {match.seed}\nhash {nature.commitment(match.seed)}")
    if wrong:
        more = f" And {len(wrong) - 3} more." if len(wrong) > 3 else ""
        raise RecordError(f"{path}: The dice do not follow from the seed: {' '.join(wrong[:3])}{more}")
    screen.print(styled(f"All {match.rolls} of nature's answers follow from the seed, and it fits the hash.", "good"))
    return 0


def playable(match: Match) -> None:
    """Raises an error if nobody can go on with this match."""
    if match.seed is None and not match.over:
        raise KaravelleError(
            "This record holds no seed, so there are no dice to go on with; step through it with `karavelle replay`."
        )


__all__ = ["Record", "exists", "load", "open_record", "playable", "verify"]
