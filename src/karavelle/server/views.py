"""What a client is shown: the table as one viewer may see it, in his language, with the log since he last looked.

Everything hidden is taken out of the state first (`match.view`); what is written here is made from that alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from karavelle.kernel import panel
from karavelle.kernel.citations import cited
from karavelle.kernel.core import Options, State
from karavelle.kernel.fields import EVERYONE, NOBODY
from karavelle.kernel.game import Game
from karavelle.kernel.match import Match
from karavelle.kernel.scene import scene
from karavelle.kernel.score import Line, Sheet
from karavelle.kernel.text import Note, Speech
from karavelle.play import OVER, PLAYING, Table
from karavelle.server.room import Group, Room

View = dict[str, Any]


def eyes(table: Table, person: str, seat: int | None = None) -> int:
    """With whose eyes a person sees a table: those of his seat; of several, of the one that is asked, or was last."""
    mine = table.of(person)
    if seat is not None and seat in mine:
        return seat
    if len(mine) < 2 or table.match is None:
        return mine[0] if mine else NOBODY
    if table.asked in mine:
        return table.asked
    return next((answer.actor for answer in reversed(table.match.answers) if answer.actor in mine), mine[0])


def table_view(
    room: Room,
    viewer: int,
    lang: str,
    *,
    now: float,
    since: int = 0,
    you: Sequence[int] = (),
    host: bool = False,
    words: bool = False,
) -> View:
    """The whole table for one viewer, with what has happened since the event `since`; in `words` or as a picture."""
    kept, table = room.kept, room.kept.table
    speech = Speech(table.game, lang, table.names)
    since = since if 0 <= since <= kept.number else 0  # somebody from another time is told everything
    return {
        "table": kept.id,
        "game": {"id": table.game.id, "title": table.game.title, "rules": table.game.version},
        "options": table.variants,
        "status": table.status,
        "number": kept.number,
        "after": kept.moved,
        "since": since,
        "viewer": None if viewer == NOBODY else viewer,
        "you": list(you),
        "seats": [_seat(room, seat, now) for seat in range(len(table.seats))],
        "clock": table.timer.clock.record(),
        "now": now,
        "public": kept.public,
        "again": kept.again or None,
        "code": kept.code if you or host or kept.public else None,
        "host": host,
        **_question(table, viewer, speech),
        **_taking_back(table, viewer),
        "casual": viewer >= 0 and table.alone(viewer),
        **_position(table.match, table.game, viewer, speech, words),
        "log": log(room, viewer, speech, since),
        "events": _others(room, viewer, since),
    }


def _seat(room: Room, number: int, now: float) -> View:
    table = room.kept.table
    seat = table.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "letter": panel.seat_letters(table.names)[number],
        "bot": seat.bot or None,
        "ready": seat.taken,
        "here": bool(seat.who) and room.present(seat.who),
        "stand_in": seat.stand_in or None,
        "leaves_at": seat.leaves_at,
        "left": table.timer.remaining(number, now),
        "thinking": table.timer.thinker == number,
    }


def _question(table: Table, viewer: int, speech: Speech) -> View:
    """Who is asked what; the open answers only for the seat that is asked."""
    asked: View = {
        "asked": None if table.asked < 0 else table.asked,
        "confirm": False,
        "prompt": "",
        "cites": [],
        "answers": [],
    }
    match = table.match
    if match is None:
        return asked
    if table.unconfirmed >= 0:
        asked["confirm"] = table.unconfirmed == viewer
        key = "server-confirm-you" if viewer == table.unconfirmed else "server-confirm"
        return asked | {"prompt": speech.say(key, seat=table.names[table.unconfirmed])}
    view = match.view(viewer)
    asked["prompt"] = speech.prompt(view, viewer)
    asked["cites"] = [] if match.over else cited(table.game, table.game.frame_of(match.state))
    if table.status == PLAYING and viewer == match.actor:
        asked["answers"] = answers(table.game, view, speech)
    if viewer >= 0:
        asked["plans"] = [{"then": plan.then, "when": plan.when} for plan in table.seats[viewer].plans]
    return asked


def answers(game: Game, view: State, speech: Speech) -> list[View]:
    """The open answers by name, in words, and by their number in the game's action space."""
    out = Options()
    view.options(out)
    frame = int(view.frame)
    return [
        {
            "name": game.name(frame, option),
            "text": speech.option(view, option),
            "action": game.action(frame, option),
        }
        for option in out.tolist()
    ]


def _taking_back(table: Table, viewer: int) -> View:
    """What of undo and redo is open to the viewer."""
    request, match = table.request, table.match
    free = viewer >= 0 and match is not None and table.free_undo(viewer) is not None
    asks = viewer >= 0 and table.status == PLAYING and not free and any(a.actor == viewer for a in match.answers)  # type: ignore[union-attr]
    redo = match is not None and bool(match.undone) and match.actor == viewer and match.undone[-1].actor == viewer
    return {
        "undo": "free" if free else "ask" if asks else "",
        "redo": redo,
        "request": None if request is None else {"seat": request.seat, "agreed": request.agreed},
    }


def _position(match: Match | None, game: Game, viewer: int, speech: Speech, words: bool) -> View:
    """The table itself, and at the end the points."""
    if match is None:
        nothing: View = {"panels": []} if words else {"scene": []}
        return nothing | {"points": None, "rivals": [], "ranks": None, "answered": 0, "commitment": None, "seed": None}
    view = match.view(viewer)
    return {
        "answered": len(match.answers),
        **_lying(game, view, viewer, speech, words),
        "points": points(game, view, speech),
        "rivals": rivals(game, view, speech),
        "ranks": game.ranks(view) if match.over else None,
        "commitment": match.commitment,
        "seed": match.seed if match.over else None,
    }


def _lying(game: Game, view: State, viewer: int, speech: Speech, words: bool) -> View:
    """What lies on the table: drawn, or in panels of words."""
    if not words:
        return {"scene": scene(game, view, viewer, speech).data()}
    panels = game.panels(view, viewer, speech) if game.panels else panel.plain(view, speech)
    return {
        "panels": [
            {"title": one.title, "head": _cells(one.head), "rows": [_cells(row) for row in one.rows]} for one in panels
        ]
    }


def _cells(row: Sequence[panel.Cell]) -> list[list[str]]:
    return [[cell.text, cell.kind] for cell in row]


def points(game: Game, view: State, speech: Speech) -> list[View]:
    """The score sheet of every seat by category, as far as the viewer can know it."""
    return [_column(sheet, speech) for sheet in game.sheets(view)]


def rivals(game: Game, view: State, speech: Speech) -> list[View]:
    """The same of those who play without a seat, with what they are called."""
    seats = int(view.seats)
    return [
        {"name": speech.player(seats + rival), **_column(sheet, speech)}
        for rival, sheet in enumerate(game.rival_sheets(view))
    ]


def _column(sheet: Sheet, speech: Speech) -> View:
    return {"total": int(sheet.total), "lines": [_line(line, speech) for line in sheet.lines]}


def _line(line: Line, speech: Speech) -> View:
    text = speech.name(line.item) if line.item else speech.say(f"score-{line.category}")
    return {"category": line.category, "item": line.item, "text": text, "points": line.points}


def log(room: Room, viewer: int, speech: Speech, since: int) -> View:
    """What the game's log says since an event: forget what is at place `from` and after, then add these groups."""
    match, place = room.kept.table.match, room.keep_until(since)
    groups = [group for group in room.groups if group.first >= place and group.last > group.first]
    return {"from": place, "groups": [] if match is None else [_group(match, g, viewer, speech) for g in groups]}


def _group(match: Match, group: Group, viewer: int, speech: Speech) -> View:
    notes = [note for place in range(group.first, group.last) for note in match.told(place)]
    return {
        "place": group.first,
        "number": group.number,
        "at": group.at,
        "seat": None if group.seat < 0 else group.seat,
        **_lines(speech, notes, viewer),
    }


def _lines(speech: Speech, notes: Sequence[Note], viewer: int) -> View:
    """Lines of the log, and for each the ids of the things that it speaks of."""
    told = speech.told(notes, viewer)
    return {"lines": [line.text for line in told], "things": [line.things for line in told]}


def _others(room: Room, viewer: int, since: int) -> list[View]:
    """What else has happened that the viewer may know: people coming and going, words, requests."""
    return [
        {"number": line.number, "at": line.at, "kind": line.event.kind, "seat": line.event.seat, **line.event.data}
        for line in room.others
        if line.number > since and line.event.to in (EVERYONE, viewer)
    ]


def moment_view(room: Room, place: int, viewer: int, lang: str, words: bool = False) -> View:
    """The table as it was after so many answers, with the eyes of the same viewer."""
    table = room.kept.table
    past = table.playing().at(place)
    speech = Speech(table.game, lang, table.names)
    view = past.view(viewer)
    return {
        "table": room.kept.id,
        "place": place,
        "answered": len(table.playing().answers),
        "prompt": speech.prompt(view, viewer),
        **_lying(table.game, view, viewer, speech, words),
        "viewer": None if viewer == NOBODY else viewer,
        "asked": None if past.over or past.actor < 0 else past.actor,
        **_lines(speech, past.notes(max(0, place - 1)), viewer),
        "points": points(table.game, view, speech),
        "rivals": rivals(table.game, view, speech),
    }


def course(room: Room) -> list[View]:
    """The totals of all seats after every part of the log: how a finished game went."""
    match = room.kept.table.playing()
    replay = Match(match.game, match.players, variants=match.variants)
    found = []
    for group in room.groups:
        for answer in match.answers[group.first : group.last]:
            replay.answer(answer.name)
        totals = [int(sheet.total) for sheet in match.game.sheets(replay.state)]
        found.append({"place": group.last, "seat": None if group.seat < 0 else group.seat, "totals": totals})
    return found


__all__ = ["OVER", "answers", "course", "eyes", "moment_view", "points", "table_view"]
