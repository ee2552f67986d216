"""What a good player would do: hints at casual tables, looking back at finished games, and bots told to hurry."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict
from starlette.responses import Response

from karavelle.kernel.fields import EVERYONE, NOBODY
from karavelle.kernel.match import Match
from karavelle.kernel.text import Speech
from karavelle.play import OVER, Table
from karavelle.server.api import examples
from karavelle.server.api.tables import Id, Lang
from karavelle.server.errors import ApiError
from karavelle.server.guard import address
from karavelle.server.harbour import Harbour
from karavelle.server.replies import FAILURES, Json
from karavelle.server.room import Room
from karavelle.server.visitors import harbour_of, visitor

router = APIRouter(prefix="/api/tables", tags=["advice"], responses=FAILURES)


class Advice(BaseModel):
    """What a bot expects of the open answers: points ahead of the best other seat, and the chance to win."""

    model_config = ConfigDict(json_schema_extra={"examples": [examples.HINT]})
    options: list[dict[str, Any]]


class LookBack(BaseModel):
    """A finished game: the prospects of all seats after so many answers, turning points, and decisions."""

    model_config = ConfigDict(json_schema_extra={"examples": [examples.REVIEW]})
    prospects: list[dict[str, Any]]
    turns: list[dict[str, Any]]
    decisions: list[dict[str, Any]]


@router.get("/{id}/hint", response_model=Advice)
async def hint(request: Request, id: Id, lang: Lang = "") -> Response:
    """What a good bot would answer for you now. Only at tables without other people."""
    who, harbour = await visitor(request, lang), harbour_of(request)
    person, table = who.known(), (await harbour.room(id)).kept.table
    _casual(table, person.id)
    if table.asked not in table.of(person.id) or table.unconfirmed >= 0 or table.bot:
        raise ApiError(409, "not_asked", "There is nothing for you to decide now.")
    request.app.state.limits.take("think", person.id)
    view, seat = table.playing().view(table.asked), table.asked
    found = await harbour.crew.advise(table)
    if found is None:
        raise ApiError(503, "no_advice", "Nobody has an idea just now; try again in a moment.")
    speech, game = Speech(table.game, who.lang, table.names), table.game
    chosen = found["options"] or [{"option": found["option"], "points": None, "wins": None, "tries": 0}]
    for one in chosen:
        option = one.pop("option")
        one |= {"name": game.name(int(view.frame), option), "text": speech.option(view, option)}
    return Json({"seat": seat, "options": chosen})


@router.post("/{id}/hurry", status_code=204)
async def hurry(request: Request, id: Id) -> Response:
    """The bots that are to answer now do so at once. Only at tables without other people."""
    who, harbour = await visitor(request), harbour_of(request)
    person, room = who.known(), await harbour.room(id)
    _casual(room.kept.table, person.id)
    request.app.state.limits.take("write", person.id)
    if room.bots is not None:
        room.hurry.set()
    return Response(status_code=204)


def _casual(table: Table, who: str) -> None:
    seats = table.of(who)
    if not seats:
        raise ApiError(403, "not_seated", "You do not sit at this table.")
    if not table.alone(seats[0]):
        raise ApiError(403, "not_casual", "That is for tables at which nobody else sits, bots excepted.")


@router.get("/{id}/review", response_model=LookBack)
async def review(request: Request, id: Id, lang: Lang = "") -> Response:
    """A finished game as somebody sees it who looks ahead; the first to ask waits some seconds."""
    who, harbour = await visitor(request, lang), harbour_of(request)
    room = await harbour.room(id)
    table = room.kept.table
    if table.status != OVER:
        raise ApiError(409, "not_over", "A game can be looked back at when it is over.")
    found = await _reviewed(request, harbour, room, who.id)
    return Json(await asyncio.to_thread(_told, found, table.playing(), Speech(table.game, who.lang, table.names)))


async def _reviewed(request: Request, harbour: Harbour, room: Room, who: str) -> dict[str, Any]:
    """What is known already, or is being found out; all who ask wait for the same."""
    if room.review is None:
        request.app.state.limits.take("think", who or address(request.scope, request.app.state.settings))
        room.review = asyncio.ensure_future(harbour.crew.review(room.kept.table))
    found = await asyncio.shield(room.review)
    if found is None:
        room.review = None
        raise ApiError(503, "no_review", "The game could not be looked back at; try again in a moment.")
    return found


def _told(found: dict[str, Any], match: Match, speech: Speech) -> dict[str, Any]:
    """The same in words."""
    turns = [one | {"lines": _lines(match, one["start"], one["end"], speech)} for one in found["turns"]]
    past, decisions = match.at(0), []
    for one in found["decisions"]:
        past.follow(match.answers[len(past.answers) : one["place"]])
        view = past.view(one["seat"])
        named = {key: _named(past, one[key], speech, view) for key in ("chosen", "best")}
        decisions.append({key: one[key] for key in ("place", "seat", "cost", "lost")} | named)
    return {"prospects": found["prospects"], "turns": turns, "decisions": decisions}


def _named(past: Match, appraisal: dict[str, Any], speech: Speech, view: Any) -> dict[str, Any]:
    option = appraisal["option"]
    name = past.game.name(int(view.frame), option)
    return {"name": name, "text": speech.option(view, option), "points": appraisal["points"], "wins": appraisal["wins"]}


def _lines(match: Match, start: int, end: int, speech: Speech) -> list[str]:
    notes = [(note[0], EVERYONE, *note[2:]) for place in range(start, end) for note in match.told(place)]
    return speech.lines(notes, NOBODY)


__all__ = ["router"]
