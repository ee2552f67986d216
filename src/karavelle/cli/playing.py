"""Playing at this terminal: `karavelle play`."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path

from karavelle.cli import arguments, records
from karavelle.cli.answers import Choice, choices, matching
from karavelle.cli.arguments import YOU
from karavelle.cli.screen import styled
from karavelle.cli.table import Table
from karavelle.cli.talk import Left, understood
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import NOBODY
from karavelle.kernel.match import Match

ASK = "> "


class Stopped(KaravelleError):
    """The game ended before its end; the sentence says how to come back."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


def play(
    target: str,
    seats: str,
    names: str,
    seed: str,
    options: Sequence[str],
    lang: str,
    save: Path | None,
    confirm: bool,
) -> None:
    """Sets the table and plays."""
    chosen = arguments.language(lang)
    if target in registry.ids() or not _is_file(target):
        table = _new(target, seats, names, seed, options, chosen, save)
    else:
        if names or seed or options:
            raise KaravelleError("A saved game keeps names, seed and variants; leave out --names, --seed and --option.")
        table = _saved(Path(target), seats, chosen, save)
    table.confirm(confirm)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # gives input() a history and line editing
    _sit(table)


def _is_file(target: str) -> bool:
    return records.exists(Path(target)) or target.endswith(".json") or "/" in target or "\\" in target


def _new(id: str, seats: str, names: str, seed: str, options: Sequence[str], lang: str, save: Path | None) -> Table:
    game = registry.find(id)
    kinds = arguments.seats(seats, [YOU, *["mate"] * (max(2, game.seats[0]) - 1)])
    if YOU not in kinds:
        raise KaravelleError(f'Nobody sits at this table; add "{YOU}" to --seats, or use `karavelle watch`.')
    players = arguments.players(game, kinds, names, lang)
    match = Match.new(game, players, seed=seed or None, variants=arguments.variants(options))
    free(save)
    return _kept(Table(match, kinds, lang, path=save))


def _saved(path: Path, seats: str, lang: str, save: Path | None) -> Table:
    match = records.load(path)
    records.playable(match)
    kinds = arguments.seats(seats, arguments.kinds_of(match.players))
    if len(kinds) != len(match.players):
        raise KaravelleError(f"{path} has {len(match.players)} players; give --seats for as many, or leave it out.")
    if YOU not in kinds and not match.over:
        raise KaravelleError(f'Only bots sit at this table; say with --seats which of them is "{YOU}".')
    if save is not None and save != path:
        free(save)
    return _kept(Table(match, kinds, lang, path=save or path))


def free(path: Path | None) -> None:
    """Raises an error if a file is there already: a game is never written over another."""
    if path is None or not records.exists(path):
        return
    if not path.is_file():
        raise KaravelleError(f"{path} exists already and is no file; say with --save which file to keep the game in.")
    raise KaravelleError(f"{path} exists already; go on with it by `karavelle play {path}`, or take another name.")


def _kept(table: Table) -> Table:
    """Saved once before the first answer, so that a name that cannot be written is found out now."""
    table.keep()
    if table.worry:
        raise KaravelleError(table.worry)
    return table


def _sit(table: Table) -> None:
    """Plays, and plays again; however the table is left, it is said what becomes of the game."""
    try:
        again: Table | None = table
        while again is not None:
            table = again
            _to_the_end(table)
            again = _after(table)
    except Left:
        if not table.worry:
            table.say("table-left-saved" if table.path else "table-left-unsaved", file=str(table.path or ""))
    except KeyboardInterrupt:
        raise Stopped(f"Interrupted. {_whereabouts(table)}", 130) from None
    except EOFError:
        raise Stopped(f"The input has ended. {_whereabouts(table)}", 1) from None
    if table.worry:
        raise Stopped(_whereabouts(table), 1)


def _whereabouts(table: Table) -> str:
    if table.worry:
        return f"The last answers are not saved: {table.worry}"
    if table.path:
        return f"The game is saved; go on with `karavelle play {table.path}`."
    return "The game is not saved; start with --save FILE to keep the next one."


def _to_the_end(table: Table) -> None:
    while table.play.asked >= 0:
        if table.is_person(table.match.actor):
            _turn(table, table.match.actor)
        else:
            table.bot_answer()
            table.keep()
    table.keep()


def _turn(table: Table, seat: int) -> None:
    """Lets a person answer until somebody else is asked."""
    _hand_over(table, seat)
    table.begin_turn()
    changed = True
    while table.match.actor == seat:
        open_now = choices(table.match, table.speech, seat)
        if changed:
            table.show(seat, open_now)
        changed = _respond(table, seat, open_now)
    table.end_turn(seat)


def _hand_over(table: Table, seat: int) -> None:
    """Several people at one screen: the next one's hidden things stay so until he or she sits in front of it."""
    if table.viewer == seat:
        return
    before, table.viewer = table.viewer, seat
    match = table.match
    if all(match.view(seat).digest() == match.view(other).digest() for other in (*table.people, before)):
        return
    table.clear(forget=True)
    table.screen.print(styled(table.speech.say("table-hand-over", name=table.speech.players[seat]), f"seat-{seat}"))
    input()


def _respond(table: Table, seat: int, open_now: Sequence[Choice]) -> bool:
    """One line from the person asked; gives whether the table has changed."""
    typed = input(ASK).strip()
    if not typed:
        return True
    if command := understood(table, typed):
        return command[0].does(table, command[1], open_now)
    found = matching(typed, open_now)
    if len(found) != 1:
        _not_understood(table, typed, found, len(open_now))
        return False
    table.answer(found[0].name)
    if table.play.unconfirmed == seat:
        _confirm(table, seat)
    return True


def _not_understood(table: Table, typed: str, found: Sequence[Choice], count: int) -> None:
    if found:
        table.say("table-which-one", numbers=", ".join(str(choice.number) for choice in found))
    else:
        table.say("table-not-open", typed=typed, count=count)


def _confirm(table: Table, seat: int) -> None:
    """The turn is over: dice, cards and others wait until it is agreed to."""
    table.end_turn(seat)
    table.show(seat)
    while True:
        table.screen.print(styled(table.speech.say("table-confirm"), f"seat-{seat}"))
        typed = input(ASK).strip()
        if not typed:
            table.confirm_turn()
            return
        command = understood(table, typed)
        if command is None:
            table.say("table-not-open-now", typed=typed)
        elif command[0].does(table, command[1], ()):
            return


def _after(table: Table) -> Table | None:
    """The end of a game: the score, the seed, and perhaps another game."""
    table.viewer = table.people[0] if table.people else NOBODY
    table.show(table.viewer)
    table.results()
    if not (sys.stdin.isatty() and table.screen.is_terminal):
        return None
    with contextlib.suppress(EOFError):
        return _another(table)
    return None


def _another(table: Table) -> Table | None:
    yes = table.speech.say("table-yes")
    while True:
        table.say("table-rematch", yes=yes)
        typed = input(ASK).strip().casefold()
        command = understood(table, typed)
        if command is None:
            return _rematch(table) if typed and yes.startswith(typed) else None
        if command[0].does(table, command[1], ()):
            return table


def _rematch(table: Table) -> Table:
    match = Match.new(table.match.game, table.match.players, variants=table.match.variants)
    again = Table(match, table.kinds, table.lang, path=table.path and _beside(table.path))
    again.confirm(any(seat.confirms for seat in table.play.seats))
    return _kept(again)


def _beside(path: Path) -> Path:
    """A free name next to this one: game.json, game-2.json, ..."""
    number = 2
    while (other := path.with_stem(f"{path.stem}-{number}")).exists():
        number += 1
    return other


__all__ = ["Stopped", "free", "play"]
