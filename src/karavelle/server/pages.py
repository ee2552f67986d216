"""Addresses for people: a table, a moment of it, a code to join by, a link to a seat. They work without a script."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.text import Speech, Words
from karavelle.play import OPEN, OVER, Event, Seat, Table
from karavelle.server import html
from karavelle.server.api.lobby import Code, about
from karavelle.server.api.tables import Id, launch, view_of
from karavelle.server.deeds import NAME, Answer, Confirm, Sit, Undo
from karavelle.server.errors import ApiError
from karavelle.server.guard import hashed
from karavelle.server.store import tables
from karavelle.server.store.people import Person
from karavelle.server.store.tables import Kept
from karavelle.server.views import eyes, moment_view
from karavelle.server.visitors import Visitor, harbour_of, new_guest, start_session, visitor

router = APIRouter(include_in_schema=False)

Secret = Annotated[str, Path(min_length=20, max_length=40, pattern=r"^[\w-]+$")]


async def form(request: Request) -> dict[str, str]:
    """What was filled in."""
    try:
        return dict(parse_qsl((await request.body()).decode(), max_num_fields=20))
    except (UnicodeDecodeError, ValueError):
        raise ApiError(422, "invalid", "This form cannot be read.") from None


@router.get("/style.css")
async def style() -> Response:
    """How pages look."""
    return PlainTextResponse(html.STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})


@router.get("/")
async def home(request: Request) -> Response:
    """The games, and the ways to a table."""
    who = await visitor(request)
    words = Words(who.lang)
    games = [_game(about(registry.find(id), who.lang), who, words) for id in registry.ids()]
    join = html.ask("/j", words.say("page-code"), "code", words.say("page-join"))
    parts = [html.heading("Karavelle"), html.paragraph(words.say("page-welcome")), *games]
    parts += [html.heading(words.say("page-join-head"), 2), join]
    if who.person is not None:
        parts.append(await _own_tables(request, who.person, words))
    return HTMLResponse(html.page(words.say("page-title"), who.lang, *parts))


def _game(game: dict[str, Any], who: Visitor, words: Words) -> str:
    seats = words.say("page-seats", least=game["seats"][0], most=game["seats"][-1])
    name = who.person.name if who.person else ""
    start = html.ask("/play", words.say("page-name"), "name", words.say("page-play"), name, game=game["id"])
    return html.heading(game["title"], 2) + html.paragraph(f"{game['about']} {seats}") + start


async def _own_tables(request: Request, person: Person, words: Words) -> str:
    harbour = harbour_of(request)
    rows = await harbour.store.run(lambda db: tables.of_person(db, person.id, over=False, limit=20))
    if not rows:
        return ""
    items = []
    for row in rows:
        names = ", ".join(seat["name"] for seat in row["seats"] if seat["name"])
        turn = f" – {words.say('page-your-turn')}" if row["your_turn"] else ""
        items.append(html.link(f"/g/{row['table']}", f"{registry.find(row['game']).title}: {names}") + turn)
    return html.heading(words.say("page-own-tables"), 2) + html.listed(items)


@router.post("/play")
async def play(request: Request) -> Response:
    """A table against bots, at once and without an account."""
    who, said = await visitor(request), await form(request)
    game = registry.find(said.get("game", ""))
    request.app.state.limits.take("guest", who.address)
    person = who.person or await new_guest(request, _name(said))
    seats = [Seat(person.kind, person.name, person.id, ready=True)] + [Seat() for _ in range(max(2, game.seats[0]) - 1)]
    table = Table(game, seats)
    for number in range(1, len(seats)):
        table.seat_bot(number, "greedy")
    kept = await launch(harbour_of(request), table, person, public=False)
    return await _welcome(request, who, person, f"/g/{kept.id}")


@router.post("/j")
async def join(request: Request) -> Response:
    """To the table of a code that was typed."""
    code = "".join((await form(request)).get("code", "").split())
    return RedirectResponse(f"/j/{code.upper()}" if code.isalnum() else "/", 303)


@router.get("/j/{code}")
async def invitation(request: Request, code: Code) -> Response:
    """What one is invited to."""
    id = await _table_of(request, code)
    who = await visitor(request)
    kept = (await harbour_of(request).room(id)).kept
    words = Speech(kept.table.game, who.lang, ())
    if kept.table.status != OPEN or kept.table.of(who.id):
        return RedirectResponse(f"/g/{id}", 303)
    names = ", ".join(seat.name for seat in kept.table.seats if seat.name)
    name = who.person.name if who.person else ""
    parts = [
        html.heading(kept.table.game.title),
        html.paragraph(words.say("about")),
        html.paragraph(words.say("page-waiting-there", names=names)),
        html.ask(f"/j/{code}", words.say("page-name"), "name", words.say("page-sit"), name),
    ]
    return HTMLResponse(html.page(kept.table.game.title, who.lang, *parts))


@router.post("/j/{code}")
async def accept(request: Request, code: Code) -> Response:
    """Sits down, as a guest if nobody knows the visitor."""
    return await _sit(request, await _table_of(request, code), None)


@router.get("/s/{secret}")
async def seat_link(request: Request, secret: Secret) -> Response:
    """A link to a seat is used by a click, not by being looked at."""
    words = Words((await visitor(request)).lang)
    title = words.say("page-join-head")
    asks = html.ask(f"/s/{secret}", words.say("page-name"), "name", words.say("page-sit"))
    return HTMLResponse(html.page(title, words.language, html.heading(title), asks))


@router.post("/s/{secret}")
async def use_seat_link(request: Request, secret: Secret) -> Response:
    """Takes the seat of a link, which can be done once."""
    harbour = harbour_of(request)
    found = await harbour.store.run(lambda db: tables.use_link(db, hashed(secret), harbour.now()))
    if found is None:
        raise ApiError(404, "no_link", "This link was used already, or never was one; ask for a new one.")
    return await _sit(request, found[0], found[1])


async def _sit(request: Request, id: str, seat: int | None) -> Response:
    who, said = await visitor(request), await form(request)
    request.app.state.limits.take("guest", who.address)
    person = who.person or await new_guest(request, _name(said))
    deed = Sit.model_validate({"seat": seat, "name": _name(said)})
    await harbour_of(request).act(id, lambda kept, now: deed.events(kept, person, now))
    return await _welcome(request, who, person, f"/g/{id}")


def _name(said: dict[str, str]) -> str:
    try:
        return NAME.validate_python(said.get("name", ""))
    except ValueError:
        raise ApiError(422, "invalid", "A name has 1 to 24 characters.") from None


async def _welcome(request: Request, who: Visitor, person: Person, where: str) -> Response:
    response = RedirectResponse(where, 303)
    if who.person is None:
        await start_session(request, response, person)
    return response


async def _table_of(request: Request, code: str) -> str:
    harbour = harbour_of(request)
    request.app.state.limits.take("login", (await visitor(request)).address)
    id = await harbour.store.run(lambda db: tables.by_code(db, code.upper()))
    if id is None:
        raise ApiError(404, "no_code", "No table has that code; check the letters.")
    return id


@router.get("/g/{id}")
async def table(request: Request, id: Id) -> Response:
    """A table, as its visitor may see it, with what he may do."""
    return await _table_page(request, id, "")


async def _table_page(request: Request, id: str, error: str) -> Response:
    who, harbour = await visitor(request), harbour_of(request)
    room = await harbour.room(id)
    view = view_of(room, who, harbour.now())
    words = Speech(room.kept.table.game, who.lang, room.kept.table.names)
    mine = view["asked"] in view["you"]
    parts = [html.heading(view["game"]["title"])]
    parts += [html.paragraph(error, "error")] if error else []
    parts += [html.paragraph(view["prompt"] or _waiting(view, words), "prompt"), _deeds(id, view, words)]
    parts += [html.panels(view["scene"]), html.scores(view, words) if view["status"] == OVER else ""]
    lines = [escape(line) for group in reversed(view["log"]["groups"]) for line in reversed(group["lines"])]
    parts += [html.heading(words.say("page-log"), 2), html.listed(lines, "log"), html.link("/", "Karavelle")]
    waits = view["status"] != OVER and not mine
    return HTMLResponse(html.page(view["game"]["title"], who.lang, *parts, refresh=waits))


def _waiting(view: dict[str, Any], words: Words) -> str:
    return words.say("page-waiting", code=view["code"] or "")


def _deeds(id: str, view: dict[str, Any], words: Words) -> str:
    """A button for everything that can be done."""
    here, after = f"/g/{id}", view["after"]
    buttons = [html.button(here, one["text"], do="answer", option=one["name"], after=after) for one in view["answers"]]
    if view["confirm"]:
        buttons.append(html.button(here, words.say("page-confirm"), do="confirm", after=after))
    if view["undo"] == "free":
        buttons.append(html.button(here, words.say("page-undo"), do="undo", after=after))
    return f'<div class="answers">{"".join(buttons)}</div>'


DEEDS: dict[str, type[Answer | Confirm | Undo]] = {"answer": Answer, "confirm": Confirm, "undo": Undo}


@router.post("/g/{id}")
async def act(request: Request, id: Id) -> Response:
    """Does what a button says; what cannot be done is told on the page."""
    who, said = await visitor(request), await form(request)
    person, kind = who.known(), DEEDS.get(said.get("do", ""))
    try:
        if kind is None:
            raise ValueError
        deed = kind.model_validate(said)
    except ValueError:
        raise ApiError(422, "invalid", "This form cannot be read.") from None
    request.app.state.limits.take("write", person.id)

    def events(kept: Kept, now: float) -> list[Event]:
        return deed.events(kept, person, now)

    try:
        await harbour_of(request).act(id, events)
    except KaravelleError as error:
        return await _table_page(request, id, str(error))
    return RedirectResponse(f"/g/{id}", 303)


@router.get("/g/{id}/{place}")
async def moment(request: Request, id: Id, place: Annotated[int, Path(ge=0, le=1_000_000)]) -> Response:
    """The table as it was after so many answers, with the way to the moments before and after."""
    who = await visitor(request)
    room = await harbour_of(request).room(id)
    kept = room.kept
    view = moment_view(room, place, eyes(kept.table, who.id), who.lang)
    words = Speech(kept.table.game, who.lang, kept.table.names)
    steps = [html.link(f"/g/{id}/{place - 1}", "←")] if place else []
    steps += [html.link(f"/g/{id}/{place + 1}", "→")] if place < view["answered"] else []
    said = words.say("page-moment", place=place, count=view["answered"])
    parts = [html.heading(kept.table.game.title), html.paragraph(said), " ".join(steps)]
    parts += [html.paragraph(view["prompt"], "prompt"), html.panels(view["scene"])]
    parts += [html.listed([escape(line) for line in view["lines"]]), html.link(f"/g/{id}", words.say("page-now"))]
    return HTMLResponse(html.page(kept.table.game.title, who.lang, *parts))


__all__ = ["router"]
