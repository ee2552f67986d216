"""Guests, accounts, sessions, and tokens for programs."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from starlette.responses import Response

from karavelle.play import Event
from karavelle.server.deeds import TEXT, Name
from karavelle.server.errors import ApiError
from karavelle.server.guard import hashed, new_id, secret
from karavelle.server.harbour import Harbour
from karavelle.server.replies import FAILURES, Json
from karavelle.server.store import Conflict, people, tables
from karavelle.server.store.people import Person
from karavelle.server.store.tables import Kept
from karavelle.server.visitors import fits, harbour_of, hash_password, new_guest, shown, start_session, visitor

router = APIRouter(prefix="/api", tags=["people"], responses=FAILURES)

Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
MOST_TOKENS = 20
LONGEST_LOGIN = 40


class Guest(BaseModel):
    """Somebody who plays without an account."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"name": "Anna"}]})
    name: Name


class Account(BaseModel):
    """A name that is yours, with a password."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"name": "Anna", "password": "nine lanterns"}]}
    )
    name: Name
    password: Password


class Changes(BaseModel):
    """What of yourself to change."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"lang": "de", "settings": {"sound": False}}]}
    )
    name: Name | None = None
    lang: Literal["", "en", "de"] | None = None
    settings: dict[Annotated[str, StringConstraints(max_length=40)], bool | int | str] | None = Field(
        None, max_length=50, description="Preferences of the client, kept as they are."
    )


class NewPassword(BaseModel):
    """The password until now, and from now on."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"old": "nine lanterns", "new": "ten lanterns"}]}
    )
    old: Annotated[str, StringConstraints(max_length=200)]
    new: Password


class Label(BaseModel):
    """What a token is for."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"label": "my bot"}]})
    label: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60, pattern=TEXT)]


class Me(BaseModel):
    """Who you are; `person` is null as long as nobody knows you."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"person": {"id": "q3k9", "kind": "guest", "name": "Anna", "settings": {}}}]}
    )
    person: dict[str, Any] | None


class Tokens(BaseModel):
    """Your tokens, without what they are."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"tokens": [{"id": "7d0q2m9x3k", "label": "my bot", "created": 1767225600.0, "used": None}]}]
        }
    )

    tokens: list[dict[str, Any]]


class NewToken(BaseModel):
    """A token; it is shown this once."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"id": "7d0q2m9x3k", "token": "Zk2c…"}]})

    id: str
    token: str


def login_of(name: str) -> str:
    """By what a name is known: names that look alike are the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:LONGEST_LOGIN]


@router.get("/me", response_model=Me)
async def me(request: Request) -> Response:
    """Who you are."""
    who = await visitor(request)
    return Json({"person": shown(who.person) if who.person else None})


@router.post("/guests", response_model=Me, status_code=201)
async def come_as_guest(request: Request, body: Guest) -> Response:
    """Comes in as a guest, with a cookie to be known by."""
    who = await visitor(request)
    request.app.state.limits.take("guest", who.address)
    if who.person is not None:
        raise ApiError(409, "signed_in", "You are signed in already; sign out first.")
    person = await new_guest(request, body.name)
    response = Json({"person": shown(person)}, 201)
    await start_session(request, response, person)
    return response


@router.post("/accounts", response_model=Me, status_code=201)
async def make_account(request: Request, body: Account) -> Response:
    """Makes an account; a guest keeps all his seats with it."""
    who, harbour = await visitor(request), harbour_of(request)
    request.app.state.limits.take("account", who.address)
    if who.person is not None and who.person.kind != "guest":
        raise ApiError(409, "signed_in", "You have an account already; sign out first.")
    login, hash, guest = login_of(body.name), await hash_password(body.password), who.person
    try:
        if guest is None:
            id, now = new_id(), harbour.now()
            person = await harbour.store.run(lambda db: people.add(db, id, "human", body.name, now, login, hash))
        else:
            person = await harbour.store.run(lambda db: people.promote(db, guest.id, body.name, login, hash))
    except Conflict:
        raise ApiError(409, "name_taken", "Somebody has that name already; take another one.") from None
    response = Json({"person": shown(person)}, 201)
    await start_session(request, response, person)
    return response


@router.post("/sessions", response_model=Me)
async def sign_in(request: Request, body: Account) -> Response:
    """Signs in; who was a guest until now brings his seats along."""
    who, harbour, limits = await visitor(request), harbour_of(request), request.app.state.limits
    login = login_of(body.name)
    limits.take("login", who.address)
    limits.take("login", f"name {login}")
    found = await harbour.store.run(lambda db: people.by_login(db, login))
    if not await fits(found[1] if found else "", body.password) or found is None:
        raise ApiError(401, "wrong_password", "Name and password do not fit.")
    person = found[0]
    if who.person is not None and who.person.kind == "guest":
        await bring_seats(harbour, who.person, person)
    response = Json({"person": shown(person)})
    await start_session(request, response, person)
    return response


async def bring_seats(harbour: Harbour, guest: Person, person: Person) -> None:
    """The seats of a guest become those of an account."""

    def claim(kept: Kept, now: float) -> list[Event]:
        seats = kept.table.of(guest.id)
        for seat in seats:
            kept.table.seats[seat].who, kept.table.seats[seat].kind = person.id, person.kind
        kept.host = person.id if kept.host == guest.id else kept.host
        return [Event("claimed", seat) for seat in seats] or [Event("claimed")]

    for id in await harbour.store.run(lambda db: tables.all_of(db, guest.id)):
        await harbour.act(id, claim)


@router.delete("/sessions", status_code=204)
async def sign_out(request: Request) -> Response:
    """Signs out here."""
    who, harbour = await visitor(request), harbour_of(request)
    await harbour.store.run(lambda db: people.close_session(db, hashed(who.session)))
    response = Response(status_code=204)
    response.delete_cookie("karavelle_session", path="/")
    return response


@router.patch("/me", response_model=Me)
async def change(request: Request, body: Changes) -> Response:
    """Changes your name, your language, your preferences."""
    who, harbour = await visitor(request), harbour_of(request)
    person = who.known()
    values: dict[str, Any] = {"settings": dict(person.settings)}
    if body.settings is not None:
        values["settings"] = {"lang": person.settings.get("lang", ""), **body.settings}
    if body.lang is not None:
        values["settings"]["lang"] = body.lang
    if body.name is not None:
        if person.kind != "guest":
            raise ApiError(409, "login", "Your name is what you sign in by; it stays.")
        values["name"] = body.name
    return Json({"person": shown(await harbour.store.run(lambda db: people.change(db, person.id, **values)))})


@router.post("/me/password", status_code=204)
async def change_password(request: Request, body: NewPassword) -> Response:
    """Changes your password, and signs you out everywhere else."""
    who, harbour = await visitor(request), harbour_of(request)
    person = who.known()
    request.app.state.limits.take("login", who.address)
    found = await harbour.store.run(lambda db: people.by_login(db, login_of(person.name)))
    if found is None or found[0].id != person.id or not await fits(found[1], body.old):
        raise ApiError(401, "wrong_password", "That is not your password.")
    hash = await hash_password(body.new)
    await harbour.store.run(lambda db: people.change(db, person.id, password=hash))
    await harbour.store.run(lambda db: people.close_sessions(db, person.id, but=hashed(who.session)))
    return Response(status_code=204)


@router.get("/tokens", response_model=Tokens)
async def tokens(request: Request) -> Response:
    """Your tokens for programs."""
    who, harbour = await visitor(request), harbour_of(request)
    person = who.known()
    return Json({"tokens": await harbour.store.run(lambda db: people.tokens(db, person.id))})


@router.post("/tokens", response_model=NewToken, status_code=201)
async def new_token(request: Request, body: Label) -> Response:
    """Makes a token for a program that plays for you: send it as `Authorization: Bearer …`."""
    who, harbour = await visitor(request), harbour_of(request)
    person, id, token = who.known(), new_id(), secret()
    request.app.state.limits.take("account", who.address)
    if len(await harbour.store.run(lambda db: people.tokens(db, person.id))) >= MOST_TOKENS:
        raise ApiError(409, "too_many", f"You have {MOST_TOKENS} tokens; delete one first.")
    await harbour.store.run(lambda db: people.add_token(db, id, hashed(token), person.id, body.label, harbour.now()))
    return Json({"id": id, "token": token}, 201)


@router.delete("/tokens/{id}", status_code=204)
async def delete_token(request: Request, id: str) -> Response:
    """Deletes a token; the program that has it can do nothing more."""
    who, harbour = await visitor(request), harbour_of(request)
    person = who.known()
    if not await harbour.store.run(lambda db: people.drop_token(db, id, person.id)):
        raise ApiError(404, "no_token", "You have no such token.")
    return Response(status_code=204)
