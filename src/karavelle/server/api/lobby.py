"""What there is to play, who waits for somebody, and what waits for you."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path as FilePath
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request
from markdown_it import MarkdownIt
from pydantic import BaseModel, ConfigDict
from starlette.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse

from karavelle.bots import LEVELS, programs
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError, UnknownGame
from karavelle.kernel.game import Game, Variant
from karavelle.kernel.text import Speech
from karavelle.server.api import examples
from karavelle.server.api.tables import Id, InWords, Lang, Since, Which, view_of
from karavelle.server.deeds import Name, Sit
from karavelle.server.errors import ApiError
from karavelle.server.guard import hashed
from karavelle.server.replies import FAILURES, Json
from karavelle.server.room import Listener, Room
from karavelle.server.store import tables
from karavelle.server.visitors import Visitor, harbour_of, visitor

router = APIRouter(prefix="/api", responses=FAILURES)

NDJSON = "application/x-ndjson"
MOST_ROWS = 100
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
LOOK_AGAIN = 2.0
"""A stream of turns looks so often for new ones, in seconds."""

GameId = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9_]+$", description="The id of a game.")]
Secret = Annotated[str, Path(min_length=20, max_length=40, pattern=r"^[\w-]+$", description="What a link ends with.")]
Code = Annotated[str, Path(min_length=6, max_length=6, pattern=r"^[A-Za-z0-9]+$", description="Six letters.")]


class Games(BaseModel):
    """All games at hand, and the bots that can be seated."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"games": [examples.GAME], "bots": ["cabin_boy", "sailor", "bosun", "mate", "captain"]}]
        }
    )

    games: list[dict[str, Any]]
    bots: list[str]


class Glossary(BaseModel):
    """Names and explanations of things, by their ids."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"names": {"coconut": "Coconut"}, "tips": {"crew": "Nine of your own."}}]}
    )
    names: dict[str, str]
    tips: dict[str, str]


class Rows(BaseModel):
    """Tables, a row each; `next` is the `before` of the rows that follow."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"tables": [examples.TURN], "next": None}]})

    tables: list[dict[str, Any]]
    next: float | None = None


class Sitting(BaseModel):
    """What you are called at a table; your own name, if you do not say."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"name": "Anna"}]})
    name: Name | None = None


class Found(BaseModel):
    """The table that a code leads to."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"table": examples.TABLE}]})

    table: str


def about(game: Game, lang: str) -> dict[str, Any]:
    """A game as the lobby presents it."""
    speech = Speech(game, lang, ())
    return {
        "id": game.id,
        "title": game.title,
        "rules": game.version,
        "about": speech.say("about"),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "age": game.age,
        "hands": _has_hands(game.id),
        "options": [_variant(variant, speech) for variant in game.variants],
    }


@cache
def _has_hands(id: str) -> bool:
    return registry.find(id).has_hands()


def _variant(variant: Variant, speech: Speech) -> dict[str, Any]:
    key = f"variant-{variant.id}"
    words = {choice: speech.say(f"{key}-{choice}") for choice in variant.choices if speech.knows(f"{key}-{choice}")}
    return {
        "id": variant.id,
        "text": speech.say(key) if speech.knows(key) else variant.id,
        "choices": list(variant.choices),
        "words": words,
        "default": variant.default,
    }


@router.get("/games", response_model=Games, tags=["games"])
async def games(request: Request, lang: Lang = "") -> Response:
    """The games that can be played here."""
    who = await visitor(request, lang)
    found = [about(registry.find(id), who.lang) for id in registry.ids()]
    return Json({"games": found, "bots": [*LEVELS, *programs()]})


@router.get("/games/{id}", response_model=dict[str, Any], tags=["games"], responses=examples.json(examples.GAME))
async def game(request: Request, id: GameId, lang: Lang = "") -> Response:
    """One game."""
    who = await visitor(request, lang)
    return Json(about(find_game(id), who.lang))


@router.get("/games/{id}/words", response_model=Glossary, tags=["games"])
async def glossary(request: Request, id: GameId, lang: Lang = "") -> Response:
    """What the things of a game are called, and what to know about them."""
    who = await visitor(request, lang)
    return Json(_glossary(find_game(id).id, who.lang))


@cache
def _glossary(id: str, lang: str) -> dict[str, dict[str, str]]:
    game = registry.find(id)
    speech = Speech(game, lang, ())
    kinds = {kind: ids for kind, ids in game.vocabulary.items() if kind not in game.manners}
    things = [id for ids in kinds.values() for id in ids]
    tips = {id: speech.say(f"tip-{id}") for id in things if speech.knows(f"tip-{id}")}
    return {"names": {id: speech.name(id) for id in things}, "tips": tips}


@router.get(
    "/games/{id}/rules",
    response_class=Response,
    tags=["games"],
    responses=examples.text(examples.RULES, "text/markdown"),
)
async def rules(
    request: Request,
    id: GameId,
    lang: Lang = "",
    form: Annotated[Literal["markdown", "html"], Query(description="As written, or to be shown.")] = "markdown",
) -> Response:
    """The rules of a game, for players, in Markdown; as HTML each number of a rule is an address within."""
    who = await visitor(request, lang)
    file = find_game(id).folder / f"rules.{who.lang}.md"
    if not file.exists():
        raise ApiError(404, "no_rules", "This game has no written rules.")
    if form == "html":
        return HTMLResponse(_rules_page(file))
    return PlainTextResponse(file.read_text(encoding="utf-8"), media_type="text/markdown; charset=utf-8")


@cache
def _rules_page(file: FilePath) -> str:
    text = MARKDOWN.render(file.read_text(encoding="utf-8"))
    text = text.replace("<th></th>", "<td></td>")  # a head that says nothing is none
    return re.sub(r"<strong>([A-Z]\d+)</strong>", r'<strong id="\1">\1</strong>', text)


def find_game(id: str) -> Game:
    try:
        return registry.find(id)
    except UnknownGame as error:
        raise ApiError(404, "no_game", str(error)) from None


@router.get("/lobby", response_model=Rows, tags=["lobby"], responses=examples.json({"tables": [examples.WAITING]}))
async def lobby(request: Request) -> Response:
    """Public tables that wait for somebody."""
    harbour = harbour_of(request)
    ids = await harbour.store.run(lambda db: tables.lobby(db, MOST_ROWS))
    return Json({"tables": [_waiting(await harbour.room(id)) for id in ids]})


def _waiting(room: Room) -> dict[str, Any]:
    kept, table = room.kept, room.kept.table
    return {
        "table": kept.id,
        "code": kept.code,
        "game": table.game.id,
        "options": table.variants,
        "clock": table.timer.clock.record(),
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot or None} for seat in table.seats],
        "created": kept.created,
    }


@router.get("/codes/{code}", response_model=Found, tags=["lobby"])
async def code(request: Request, code: Code) -> Response:
    """Where a code leads."""
    harbour = harbour_of(request)
    request.app.state.limits.take("login", (await visitor(request)).address)
    id = await harbour.store.run(lambda db: tables.by_code(db, code.upper()))
    if id is None:
        raise ApiError(404, "no_code", "No table has that code; check the letters.")
    return Json({"table": id})


@router.post("/links/{secret}", response_model=Found, tags=["lobby"])
async def use_link(request: Request, secret: Secret, body: Sitting) -> Response:
    """Takes the seat of a link, which can be done once."""
    who, harbour = await visitor(request), harbour_of(request)
    person = who.known()
    request.app.state.limits.take("login", who.address)
    found = await harbour.store.run(lambda db: tables.use_link(db, hashed(secret), harbour.now()))
    if found is None:
        raise ApiError(404, "no_link", "This link was used already, or never was one; ask for a new one.")
    deed = Sit.model_validate({"seat": found[1], "name": body.name})
    try:
        await harbour.act(found[0], lambda kept, now: deed.events(kept, person, now))
    except KaravelleError:  # the link is as good as before
        await harbour.store.run(lambda db: tables.spare_link(db, hashed(secret)))
        raise
    return Json({"table": found[0]})


@router.get("/me/tables", response_model=Rows, tags=["lobby"])
async def my_tables(
    request: Request,
    over: Annotated[bool, Query(description="Finished games instead of those that go on.")] = False,
    before: Annotated[float | None, Query(description="Only those last touched before this moment.")] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_ROWS, description="So many at most.")] = 50,
) -> Response:
    """Your tables, those last touched first, and whether it is your turn."""
    who, harbour = await visitor(request), harbour_of(request)
    person = who.known()
    rows = await harbour.store.run(lambda db: tables.of_person(db, person.id, over=over, limit=limit, before=before))
    return Json({"tables": rows, "next": rows[-1]["updated"] if len(rows) == limit else None})


# For programs


@router.get(
    "/me/turns",
    tags=["programs"],
    response_model=Rows,
    responses=examples.text(examples.line(examples.TURN), NDJSON),
)
async def my_turns(
    request: Request, stream: Annotated[bool, Query(description="Stay, and send each new turn as a line.")] = False
) -> Response:
    """The tables at which it is your turn; as a stream, a line each time that it becomes so."""
    who = await visitor(request)
    who.known()
    if not stream:
        return Json({"tables": await _turns(request, who)})
    return StreamingResponse(_turn_lines(request, who), media_type=NDJSON)


async def _turns(request: Request, who: Visitor) -> list[dict[str, Any]]:
    harbour = harbour_of(request)
    rows = await harbour.store.run(lambda db: tables.of_person(db, who.id, over=False, limit=MOST_ROWS))
    return [row for row in rows if row["your_turn"]]


async def _turn_lines(request: Request, who: Visitor) -> AsyncIterator[bytes]:
    """Each turn once, when it comes; an empty line now and then keeps the connection open."""
    told: set[tuple[str, int]] = set()
    while not await request.is_disconnected() and not harbour_of(request).closing:
        rows = await _turns(request, who)
        fresh = [row for row in rows if (row["table"], row["after"]) not in told]
        told = {(row["table"], row["after"]) for row in rows}
        yield b"".join(msgspec.json.encode(row) + b"\n" for row in fresh) or b"\n"
        await asyncio.sleep(LOOK_AGAIN)


@router.get(
    "/tables/{id}/views",
    tags=["programs"],
    response_class=StreamingResponse,
    responses=examples.text(examples.line(examples.VIEW), NDJSON),
)
async def views(
    request: Request, id: Id, lang: Lang = "", since: Since = 0, seat: Which = None, words: InWords = False
) -> Response:
    """The table as a stream: its view as a line, now and after everything that happens."""
    who = await visitor(request, lang)
    room = await harbour_of(request).room(id)
    return StreamingResponse(_view_lines(request, room, who, since, seat, words), media_type=NDJSON)


async def _view_lines(
    request: Request, room: Room, who: Visitor, since: int, seat: int | None, words: bool
) -> AsyncIterator[bytes]:
    harbour, news = harbour_of(request), asyncio.Event()
    listener = Listener(who.id, news.set)
    room.listeners.add(listener)
    try:
        while not harbour.closing:
            news.clear()
            yield msgspec.json.encode(view_of(room, who, harbour.now(), since, seat, words)) + b"\n"
            since = room.kept.number
            while not news.is_set() and not harbour.closing and not await request.is_disconnected():
                try:
                    await asyncio.wait_for(news.wait(), LOOK_AGAIN)
                except TimeoutError:
                    yield b"\n"
    finally:
        room.listeners.discard(listener)


__all__ = ["router"]
