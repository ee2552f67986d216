"""Who is there: sessions of browsers in cookies, tokens of programs in headers; and in which language."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from karavelle.kernel.text import LANGUAGES
from karavelle.server.errors import ApiError
from karavelle.server.guard import COOKIE, SESSION_DAYS, address, hashed, new_id, secret
from karavelle.server.harbour import Harbour
from karavelle.server.settings import Settings
from karavelle.server.store import people
from karavelle.server.store.people import Person

BEARER = "bearer "
HASHER = PasswordHasher()
HASHING = asyncio.Semaphore(2)
"""Hashing is made to be slow; two at once leave the tables their share."""


@dataclass(frozen=True)
class Visitor:
    """Somebody at the gate; `person` is None for those whom nobody knows yet."""

    person: Person | None
    session: str
    address: str
    lang: str

    @property
    def id(self) -> str:
        """The id of the person, or nothing."""
        return self.person.id if self.person else ""

    def known(self) -> Person:
        """The person; an error for those whom nobody knows."""
        if self.person is None:
            raise ApiError(401, "not_signed_in", "Sign in first, or come as a guest: POST /api/guests.")
        return self.person


def harbour_of(connection: HTTPConnection) -> Harbour:
    """The tables of this server."""
    harbour: Harbour = connection.app.state.harbour
    return harbour


def settings_of(connection: HTTPConnection) -> Settings:
    """The settings of this server."""
    settings: Settings = connection.app.state.settings
    return settings


async def visitor(connection: HTTPConnection, lang: str = "") -> Visitor:
    """Who has sent a request."""
    harbour = harbour_of(connection)
    session = connection.cookies.get(COOKIE, "")
    credentials = connection.headers.get("authorization", "")
    person = None
    if credentials.lower().startswith(BEARER):
        hash = hashed(credentials[len(BEARER) :].strip())
        person = await harbour.store.run(lambda db: people.by_token(db, hash, harbour.now()))
        if person is None:
            raise ApiError(401, "bad_token", "This token is not known; make one under /api/tokens.")
    elif session:
        person = await harbour.store.run(lambda db: people.by_session(db, hashed(session), harbour.now()))
    where = address(connection.scope, settings_of(connection))
    return Visitor(person, session, where, language(connection, person, lang))


def language(connection: HTTPConnection, person: Person | None, asked: str) -> str:
    """The language asked for, else the person's own, else the browser's, else English."""
    chosen = asked or (person.settings.get("lang", "") if person else "")
    if chosen in LANGUAGES:
        return chosen
    for part in connection.headers.get("accept-language", "").split(","):
        word = part.split(";")[0].strip().lower().partition("-")[0]
        if word in LANGUAGES:
            return word
    return LANGUAGES[0]


async def start_session(connection: HTTPConnection, response: Response, person: Person) -> None:
    """A new session for this person, in a cookie of the response."""
    harbour, token = harbour_of(connection), secret()
    now = harbour.now()
    lasts = SESSION_DAYS * 86_400
    await harbour.store.run(lambda db: people.open_session(db, hashed(token), person.id, now, now + lasts))
    secure = settings_of(connection).secure or connection.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=lasts, httponly=True, samesite="lax", secure=secure, path="/")


async def new_guest(connection: HTTPConnection, name: str) -> Person:
    """A guest who was not here before."""
    harbour = harbour_of(connection)
    id, now = new_id(), harbour.now()
    return await harbour.store.run(lambda db: people.add(db, id, "guest", name, now, None, None))


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    async with HASHING:
        return await asyncio.to_thread(HASHER.hash, password)


async def fits(hash: str, password: str) -> bool:
    """Whether a password is the one that was hashed; takes as long where there is none."""
    async with HASHING:
        return await asyncio.to_thread(_fits, hash or NO_PASSWORD, password)


def _fits(hash: str, password: str) -> bool:
    try:
        return HASHER.verify(hash, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


NO_PASSWORD = HASHER.hash(secret())


def shown(person: Person) -> dict[str, Any]:
    """A person as he sees himself."""
    return {"id": person.id, "kind": person.kind, "name": person.name, "settings": person.settings}
