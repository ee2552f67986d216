"""What a good player would have done: `karavelle hint` and `karavelle review`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from karavelle.bots import Appraisal, check, make
from karavelle.bots.review import Decision, Review, Reviewer
from karavelle.cli import arguments, records
from karavelle.cli.measuring import bar
from karavelle.cli.playing import Stopped
from karavelle.cli.screen import console, styled
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import EVERYONE
from karavelle.kernel.match import Match
from karavelle.kernel.text import Speech

FEW = 5
"""So many answers are told of."""

WIDE, HIGH = 60, 8
BLOCKS = " ▁▂▃▄▅▆▇█"


def hint(path: Path, at: int | None, bot: str, lang: str, as_json: bool) -> None:
    """What a bot would answer at a moment of a record, and what it expects of the other answers."""
    speech_of = arguments.language(lang)
    check(bot)
    whole = records.open_record(path).match
    place = len(whole.answers) if at is None else at
    if not 0 <= place <= len(whole.answers):
        raise KaravelleError(f"{path} has {len(whole.answers)} answers; --at is a number from 0 to as many.")
    match = whole.at(place)
    if match.actor < 0:
        raise KaravelleError(f"After {place} answers nobody has to decide anything; choose another place with --at.")
    choice = make(bot, match.game, place).choose(match.view(match.actor))
    found = choice.options or (Appraisal(choice.option, 0.0, 0.0, 0),)
    if as_json:
        for one in found:
            print(json.dumps({"answer": match.game.name(int(match.state.frame), one.option), **asdict(one)}))
        return
    _tell_hint(match, found, match.speech(speech_of))


def _tell_hint(match: Match, found: Sequence[Appraisal], speech: Speech) -> None:
    view, screen = match.view(match.actor), console()
    screen.print(styled(speech.prompt(view, match.actor), "strong"), soft_wrap=True)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for one in found[:FEW]:
        grid.add_row(speech.option(view, one.option), *(_worth(one) if one.tries else ()))
    screen.print(grid)


def _worth(one: Appraisal) -> tuple[str, str]:
    return f"{one.points:+.1f}", f"{one.wins:.0%}"


def review(path: Path, seat: str, lang: str, tries: int, seconds: float, as_json: bool) -> None:
    """A whole game as somebody sees it who looks ahead."""
    chosen = arguments.language(lang)
    match = records.load(path)
    if not match.over:
        raise KaravelleError(f"{path} is not over yet; a review is for finished games, `karavelle hint` for others.")
    seats = _seats(match, seat)
    found = _reviewed(match, tries, seconds)
    if as_json:
        _as_json(match, found)
    else:
        _tell(match, found, seats, match.speech(chosen))


def _seats(match: Match, seat: str) -> list[int]:
    if not seat:
        return list(range(len(match.players)))
    if seat in match.players:
        return [match.players.index(seat)]
    known = ", ".join(match.players)
    raise KaravelleError(f'Nobody called "{seat}" played this game; --seat is one of {known}.')


def _reviewed(match: Match, tries: int, seconds: float) -> Review:
    reviewer = Reviewer(match, tries=tries, seconds=seconds)
    try:
        with bar(Console(stderr=True)) as progress:
            task = progress.add_task(match.game.title, total=len(reviewer.places))
            for done in reviewer.steps():
                progress.update(task, completed=done)
    except KeyboardInterrupt:
        raise Stopped("Interrupted; nothing was changed.", 130) from None
    return reviewer.review()


def _as_json(match: Match, found: Review) -> None:
    for prospect in found.prospects:
        print(json.dumps({"prospect": asdict(prospect)}))
    for decision in found.decisions:
        names = {"chosen": decision.chosen.option, "best": decision.best.option}
        told = {key: match.game.name(decision.frame, option) for key, option in names.items()}
        print(json.dumps({"decision": asdict(decision), "names": told, "cost": decision.cost}))


def _tell(match: Match, found: Review, seats: Sequence[int], speech: Speech) -> None:
    screen = console()
    for seat in seats:
        screen.print(styled(speech.say("review-chances", name=match.players[seat]), f"seat-{seat}"))
        screen.print(_chart([prospect.wins[seat] for prospect in found.prospects]))
    screen.print(styled(speech.say("review-turning-points"), "strong"))
    for turn in found.turning_points():
        args = {"name": match.players[turn.seat], "before": _percent(turn.before), "after": _percent(turn.after)}
        screen.print(speech.say("review-turn", place=turn.start, **args), soft_wrap=True)
        for line in _told(match, turn.start, turn.end, speech)[:FEW]:
            screen.print(Text("  " + line, "dim"), soft_wrap=True)
    for seat in seats:
        _tell_decisions(match, found, seat, speech, screen)


def _percent(share: float) -> str:
    return f"{share:.0%}"


def _told(match: Match, start: int, end: int, speech: Speech) -> list[str]:
    """What happened between two places, as it can be told when the game is over."""
    notes = [(note[0], EVERYONE, *note[2:]) for place in range(start, end) for note in match.told(place)]
    return speech.lines(notes, 0)


def _tell_decisions(match: Match, found: Review, seat: int, speech: Speech, screen: Console) -> None:
    own = [one for one in found.decisions if one.seat == seat]
    dear = sorted((one for one in own if one.cost), key=lambda one: -one.cost)[:FEW]
    args = {"name": match.players[seat], "count": len(own), "points": f"{found.costs(seat):.1f}"}
    screen.print(styled(speech.say("review-decisions", **args), "strong"), soft_wrap=True)
    for one in sorted(dear, key=lambda decision: decision.place):
        screen.print(_sentence(match, one, speech), soft_wrap=True)


def _sentence(match: Match, one: Decision, speech: Speech) -> str:
    """One decision in words: what was answered, what was better, and what it cost."""
    view = match.at(one.place).view(one.seat)
    return speech.say(
        "review-decision",
        place=one.place,
        chosen=speech.option(view, one.chosen.option),
        best=speech.option(view, one.best.option),
        points=f"{one.cost:.1f}",
        wins=_percent(one.lost),
    )


def _chart(shares: Sequence[float]) -> str:
    """Chances over time as rows of blocks, as wide as a terminal bears."""
    columns = [shares[at * (len(shares) - 1) // (WIDE - 1)] for at in range(WIDE)]
    rows = []
    for row in range(HIGH // 2 - 1, -1, -1):
        filled = (round((share * HIGH / 2 - row) * 8) for share in columns)
        label = "100%" if row == HIGH // 2 - 1 else "  0%" if row == 0 else "    "
        rows.append(f"{label} {''.join(BLOCKS[max(0, min(8, eighths))] for eighths in filled)}")
    return "\n".join(rows)


__all__ = ["hint", "review"]
