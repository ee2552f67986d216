"""Tables: set, looked at, played at, kept."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from starlette.responses import PlainTextResponse, Response

from karavelle.kernel.match import Match
from karavelle.kernel.registry import find
from karavelle.play import BOT, OVER, Clock, Event, Seat, Table
from karavelle.server.api import examples
from karavelle.server.deeds import TEXT, Deed, Name
from karavelle.server.errors import ApiError
from karavelle.server.guard import hashed, new_code, new_id, secret
from karavelle.server.harbour import Harbour
from karavelle.server.replies import FAILURES, Json, error_reply
from karavelle.server.room import Room
from karavelle.server.store import Conflict, people, tables
from karavelle.server.store.people import Person
from karavelle.server.store.tables import Kept
from karavelle.server.views import course as course_of
from karavelle.server.views import eyes, moment_view, table_view
from karavelle.server.visitors import Visitor, harbour_of, visitor

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=FAILURES)

Id = Annotated[str, Path(min_length=10, max_length=10, pattern=r"^[0-9a-z]+$", description="The id of a table.")]
Lang = Annotated[str, Query(max_length=8, description="en or de; else what the person or the browser prefers.")]
Since = Annotated[int, Query(ge=0, le=2**31, description="The number of the last event that is known already.")]
InWords = Annotated[bool, Query(alias="words", description="What lies on the table in panels of words, not drawn.")]
Which = Annotated[int | None, Query(ge=0, le=15, description="With the eyes of which of your seats.")]
LISTED_NAME = re.compile(r"(?! )[^\x00-\x1f\x7f\ud800-\udfff]{1,40}(?<! )")
"""What somebody in a record may be called."""


class NewSeat(BaseModel):
    """Who is to sit somewhere."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["me", "open", "bot"]
    name: Name | None = Field(None, description="What you are called there; several seats of yours share a screen.")
    bot: Annotated[str, StringConstraints(max_length=20)] = "mate"


class ClockProfile(BaseModel):
    """How long everybody may think; see docs/server.md."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    increment: int = 0
    hours: int = 0
    opens: int = 0
    closes: int = 0
    offset: int = 0


class NewTable(BaseModel):
    """A table to be set."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "grog",
                    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "mate"}],
                    "clock": {"kind": "live", "bank": 600, "increment": 15},
                    "public": True,
                }
            ]
        },
    )
    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[
        Annotated[str, StringConstraints(max_length=40)], Annotated[str, StringConstraints(max_length=40)]
    ] = Field({}, max_length=40, description="Variants of the game.")
    seats: list[NewSeat] = Field(min_length=1, max_length=12)
    clock: ClockProfile = ClockProfile()
    public: bool = Field(False, description="Whether it is shown in the lobby while seats are free.")
    confirms: bool = Field(False, description="Whether your own turns wait for your confirmation.")


class Made(BaseModel):
    """A table that was made: where it is, and the code by which others join."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"table": examples.TABLE, "code": "KXWPTR"}]})

    table: str
    code: str


class Done(BaseModel):
    """A deed that was done: the number of its event, and what the table looks like now."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"number": examples.NUMBER, "view": examples.VIEW}]})

    number: int
    view: dict[str, Any]


class Note(BaseModel):
    """Words for yourself."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"text": "Ben keeps his parrots for the end."}]}
    )
    text: Annotated[str, StringConstraints(max_length=8000, pattern=TEXT)]


class Course(BaseModel):
    """How a game went, turn by turn: after how many answers, whose turn it was, and the totals of all seats then."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"turns": [{"place": 12, "seat": 0, "totals": [3, 1]}]}]})
    turns: list[dict[str, Any]]


class Fork(BaseModel):
    """From where to go on, and who sits there: you, or bots."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"place": 12, "seats": [{"kind": "me"}, {"kind": "bot"}]}]}
    )
    place: int = Field(ge=0, le=1_000_000, description="After so many answers.")
    seats: list[NewSeat] = Field(min_length=1, max_length=12)


class LinkedSeat(BaseModel):
    """The seat that a link is for."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seat": 1}]})
    seat: int = Field(ge=0, le=15)


class Link(BaseModel):
    """A secret that seats one person, once."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"secret": "q7Yw…"}]})

    secret: str


@router.post("", response_model=Made, status_code=201)
async def new_table(request: Request, body: NewTable) -> Response:
    """Sets a table. It begins as soon as everybody is there."""
    who, harbour = await visitor(request), harbour_of(request)
    host = who.known()
    request.app.state.limits.take("table", host.id)
    game = find(body.game)
    table = Table(game, seats_of(body.seats, host, body.confirms), variants=body.options, clock=_clock(body.clock))
    _name_bots(table)
    kept = await launch(harbour, table, host, public=body.public)
    return Json({"table": kept.id, "code": kept.code}, 201, {"location": f"/api/tables/{kept.id}"})


def _clock(profile: ClockProfile) -> Clock:
    return Clock(**profile.model_dump())


def seats_of(wanted: list[NewSeat], host: Person, confirms: bool = False) -> list[Seat]:
    """Seats as they were asked for: the host's own, free ones, and bots."""
    seats: list[Seat] = []
    for one in wanted:
        if one.kind == "me":
            named = one.name or _another(host.name, [seat.name for seat in seats])
            seats.append(Seat(host.kind, named, host.id, ready=True, confirms=confirms))
        else:
            seats.append(Seat(BOT, bot=one.bot, ready=True) if one.kind == "bot" else Seat())
    names = [seat.name for seat in seats if seat.name]
    if len(set(names)) < len(names):
        raise ApiError(422, "name_taken", "Two seats have the same name; call them differently.")
    return seats


def _another(name: str, taken: list[str]) -> str:
    return next(said for said in (name, *(f"{name} {copy}" for copy in range(2, 20))) if said not in taken)


def _name_bots(table: Table) -> None:
    for number, seat in enumerate(table.seats):
        if seat.kind == BOT:
            table.seats[number] = Seat()
            table.seat_bot(number, seat.bot)


async def launch(harbour: Harbour, table: Table, host: Person, *, public: bool, match: Match | None = None) -> Kept:
    """Writes a new table down, and lets it begin if everybody is there."""
    while True:
        kept = Kept(new_id(), new_code(), host.id, public, table)
        try:
            await harbour.store.run(lambda db, kept=kept: tables.add(db, kept, harbour.now()))  # type: ignore[misc]
            break
        except Conflict:
            continue
    await harbour.act(kept.id, lambda kept, now: kept.table.adopt(match, now) if match else [Event("made")])
    return kept


@router.get("/{id}", response_model=dict[str, Any], responses=examples.json(examples.VIEW))
async def look(
    request: Request, id: Id, lang: Lang = "", since: Since = 0, seat: Which = None, words: InWords = False
) -> Response:
    """The table as you may see it, with what has happened since an event that you know."""
    who = await visitor(request, lang)
    room = await harbour_of(request).room(id)
    return Json(view_of(room, who, harbour_of(request).now(), since, seat, words))


def view_of(
    room: Room, who: Visitor, now: float, since: int = 0, seat: int | None = None, words: bool = False
) -> dict[str, Any]:
    """The table as a visitor may see it."""
    table = room.kept.table
    viewer, you = eyes(table, who.id, seat), table.of(who.id) if who.id else []
    host = bool(who.id) and who.id == room.kept.host
    return table_view(room, viewer, who.lang, now=now, since=since, you=you, host=host, words=words)


@router.post("/{id}/deeds", response_model=Done)
async def do(
    request: Request, id: Id, body: Deed, lang: Lang = "", since: Since = 0, words: InWords = False
) -> Response:
    """Does something at a table: answers, takes back, speaks, sits down… A stale `after` gets 409 and a fresh view."""
    who, harbour = await visitor(request, lang), harbour_of(request)
    person = who.known()
    request.app.state.limits.take("say" if body.do == "say" else "write", person.id)
    try:
        number = await harbour.act(
            id, lambda kept, now: body.events(kept, person, now), move=body.move and f"{person.id} {body.move}"
        )
    except ApiError as error:
        if error.code != "stale":
            raise
        return error_reply(error, view=view_of(await harbour.room(id), who, harbour.now(), since, None, words))
    return Json({"number": number, "view": view_of(await harbour.room(id), who, harbour.now(), since, None, words)})


@router.get("/{id}/at/{place}", response_model=dict[str, Any], responses=examples.json(examples.MOMENT))
async def moment(
    request: Request,
    id: Id,
    place: Annotated[int, Path(ge=0, le=1_000_000)],
    lang: Lang = "",
    seat: Which = None,
    words: InWords = False,
) -> Response:
    """The table as it was after so many answers, as you could see it then."""
    who = await visitor(request, lang)
    room = await harbour_of(request).room(id)
    viewer = eyes(room.kept.table, who.id, seat)
    return Json(moment_view(room, place, viewer, who.lang, words))


@router.get("/{id}/course", response_model=Course)
async def course(request: Request, id: Id) -> Response:
    """How a finished game went: the totals of all seats after every turn."""
    room = await harbour_of(request).room(id)
    if room.kept.table.status != OVER:
        raise ApiError(409, "not_over", "The course of a game can be told when it is over.")
    return Json({"turns": await asyncio.to_thread(course_of, room)})


@router.get("/{id}/record", responses=examples.RECORDS)
async def record(
    request: Request,
    id: Id,
    form: Annotated[Literal["json", "text"], Query(description="For programs, or the log in words.")] = "json",
) -> Response:
    """The record of a finished match, for `karavelle replay` and `verify`; as text, the log."""
    who = await visitor(request)
    table = (await harbour_of(request).room(id)).kept.table
    if table.status != OVER:
        raise ApiError(409, "not_over", "The record is published when the game is over.")
    match = table.playing()
    if form == "text":
        return PlainTextResponse("\n".join(match.log(eyes(table, who.id), who.lang)) + "\n")
    name = f'attachment; filename="karavelle-{id}.json"'
    return Json(match.export(), headers={"content-disposition": name})


@router.post("/import", response_model=Made, status_code=201)
async def bring_in(request: Request, body: Annotated[dict[str, Any], Body(examples=[examples.RECORD])]) -> Response:
    """Brings in a record: a table of your own to step through, or to go on with at one screen."""
    who, harbour = await visitor(request), harbour_of(request)
    host = who.known()
    request.app.state.limits.take("table", host.id)
    match = await asyncio.to_thread(Match.restore, body)
    if not all(map(LISTED_NAME.fullmatch, match.players)):
        raise ApiError(422, "bad_name", "The players of this record have names that cannot be shown.")
    if match.seed is None and not match.over:
        raise ApiError(422, "no_seed", "This record holds no seed, so there are no dice to go on with.")
    seats = [Seat(host.kind, name, host.id, ready=True) for name in match.players]
    table = Table(match.game, seats, variants=match.variants)
    kept = await launch(harbour, table, host, public=False, match=match)
    return Json({"table": kept.id, "code": kept.code}, 201)


@router.post("/{id}/fork", response_model=Made, status_code=201)
async def fork(request: Request, id: Id, body: Fork) -> Response:
    """Goes on from any place of a finished match, at one screen or against bots, with dice of its own."""
    who, harbour = await visitor(request), harbour_of(request)
    host = who.known()
    request.app.state.limits.take("table", host.id)
    old = (await harbour.room(id)).kept.table
    if old.status != OVER:
        raise ApiError(409, "not_over", "Other courses can be tried when the game is over.")
    table = Table(old.game, seats_of(body.seats, host), variants=old.variants)
    _name_bots(table)
    if not all(seat.taken for seat in table.seats):
        raise ApiError(422, "open_seats", "Every seat is yours or a bot's where a game is tried another way.")
    match = old.playing().fork(body.place)
    kept = await launch(harbour, table, host, public=False, match=match)
    return Json({"table": kept.id, "code": kept.code}, 201)


@router.post("/{id}/rematch", response_model=Made, status_code=201)
async def rematch(request: Request, id: Id) -> Response:
    """The same once more: the first to ask makes the table, all others are led to it."""
    who, harbour = await visitor(request), harbour_of(request)
    person, room = who.known(), await harbour.room(id)
    old = room.kept.table
    if old.status != OVER:
        raise ApiError(409, "not_over", "There can be a rematch when the game is over.")
    if not old.of(person.id):
        raise ApiError(403, "not_seated", "You did not sit at this table.")
    if not room.kept.again:
        made = await launch(harbour, old.rematch(), person, public=False)

        def remember(kept: Kept, now: float) -> list[Event]:
            kept.again = kept.again or made.id
            return [Event("rematch", -1, {"table": kept.again})] if kept.again == made.id else []

        await harbour.act(id, remember)
    again = (await harbour.room(room.kept.again)).kept
    return Json({"table": again.id, "code": again.code}, 201)


@router.get("/{id}/note", response_model=Note)
async def read_note(request: Request, id: Id) -> Response:
    """What you have noted about this table; nobody else reads it."""
    who, harbour = await visitor(request), harbour_of(request)
    person, room = who.known(), await harbour.room(id)
    return Json({"text": await harbour.store.run(lambda db: people.note(db, room.kept.id, person.id))})


@router.put("/{id}/note", response_model=Note)
async def write_note(request: Request, id: Id, body: Note) -> Response:
    """Notes something for yourself."""
    who, harbour = await visitor(request), harbour_of(request)
    person, room = who.known(), await harbour.room(id)
    request.app.state.limits.take("write", person.id)
    await harbour.store.run(lambda db: people.set_note(db, room.kept.id, person.id, body.text))
    return Json({"text": body.text})


@router.post("/{id}/links", response_model=Link, status_code=201)
async def new_link(request: Request, id: Id, body: LinkedSeat) -> Response:
    """A link that seats whoever opens it first, and makes a guest of him: /s/<secret>."""
    who, harbour = await visitor(request), harbour_of(request)
    person, kept = who.known(), (await harbour.room(id)).kept
    request.app.state.limits.take("table", person.id)
    if kept.host != person.id:
        raise ApiError(403, "not_host", "Only the host of this table can do that.")
    if body.seat >= len(kept.table.seats) or kept.table.seats[body.seat].kind != "vacant":
        raise ApiError(409, "taken", "That seat is not free.")
    token = secret(128)
    await harbour.store.run(lambda db: tables.add_link(db, hashed(token), kept.id, body.seat))
    return Json({"secret": token}, 201)


__all__ = ["launch", "router", "view_of"]
