"""At the gate: who comes, how often, from where, with how much; and the headers that tell browsers to be careful."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

import structlog
from sqlalchemy.exc import OperationalError
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from karavelle.server.errors import ApiError, fault, no_database
from karavelle.server.metrics import REFUSED, REQUESTS
from karavelle.server.settings import Settings

COOKIE = "karavelle_session"
SESSION_DAYS = 90

log = structlog.get_logger()

SAFE = ("GET", "HEAD", "OPTIONS")

BODY_LIMIT = 16_384
IMPORT_LIMIT = 4 << 20
"""A record of a whole match may be longer than other messages."""
IMPORTS = "/api/tables/import"

UNAMBIGUOUS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


# Secrets


def secret(bits: int = 256) -> str:
    """Something that nobody guesses."""
    return secrets.token_urlsafe(bits // 8)


def hashed(text: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(text.encode()).hexdigest()


def new_id(length: int = 10) -> str:
    """An id that tells nothing."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_code() -> str:
    """Six letters that can be read out over the telephone."""
    return "".join(secrets.choice(UNAMBIGUOUS) for _ in range(6))


# Limits


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more a second."""

    burst: float
    per_second: float


RATES = {
    "request": Rate(400, 100),
    "write": Rate(60, 20),
    "login": Rate(10, 10 / 60),
    "guest": Rate(60, 30 / 60),
    "account": Rate(20, 10 / 60),
    "table": Rate(40, 20 / 60),
    "say": Rate(10, 1),
    "think": Rate(20, 12 / 60),
}
MOST_BUCKETS = 100_000


class Limits:
    """Token buckets, one for each kind of thing and each who does it."""

    def __init__(self, scale: float, now: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        self.now = now
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str) -> None:
        """Takes a token, or says when there will be one."""
        if self.scale == 0:
            return
        rate, now = RATES[what], self.now()
        burst, per_second = rate.burst * self.scale, rate.per_second * self.scale
        tokens, since = self.buckets.pop((what, who), (burst, now))
        tokens = min(burst, tokens + (now - since) * per_second)
        enough = tokens >= 1
        self.buckets[what, who] = (tokens - 1 if enough else tokens, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if not enough:
            REFUSED.labels(what).inc()
            wait = round((1 - tokens) / per_second, 1)
            raise ApiError(429, "slow_down", f"That was too often; try again in {wait} seconds.", retry_after=wait)


# Where requests come from


def address(scope: Scope, settings: Settings) -> str:
    """From where a request came: the peer, or who a trusted proxy says it was."""
    peer = scope["client"][0] if scope.get("client") else ""
    if peer and peer in map(str.strip, settings.proxies.split(",")):
        forwarded = Headers(scope=scope).get("x-forwarded-for", "")
        return forwarded.rpartition(",")[2].strip() or peer
    return peer


def check_origin(scope: Scope, settings: Settings) -> None:
    """Refuses what another site makes a browser do. Programs, which send no origin, have no cookies to be abused."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return
    own = settings.origin or headers.get("host", "")
    if origin.rstrip("/") != own.rstrip("/") and urlsplit(origin).netloc != own:
        raise ApiError(403, "foreign_origin", "Requests from other sites are refused.")


class Gate:
    """The outermost layer of the server: headers on every response, size and origin of every request."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, headers: Mapping[str, str]) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.headers = {**HEADERS, **headers}
        if settings.secure:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self.limits.take("request", address(scope, self.settings))
            if scope["method"] not in SAFE:
                check_origin(scope, self.settings)
            body = await _body(scope, receive)
        except ApiError as error:
            await refuse(error, scope, receive, self._sender(scope, send))
            return
        await self._serve(scope, body, self._sender(scope, send))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets the application answer; a fault of ours is logged and told, and nothing acknowledged is lost."""
        begun = False

        async def sender(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sender)
        except Exception as error:
            log.error("fault", at=getattr(scope.get("route"), "path", ""), **fault(error))
            if begun:
                raise
            told = ApiError(500, "fault", "This is a fault of the server's; it is in its log. Try again.")
            await refuse(no_database() if isinstance(error, OperationalError) else told, scope, receive, send)

    def _sender(self, scope: Scope, send: Send) -> Send:
        async def sender(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                REQUESTS.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        return sender


async def refuse(error: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with an error."""
    from karavelle.server.replies import error_reply

    await error_reply(error)(scope, receive, send)


async def _body(scope: Scope, receive: Receive) -> Receive:
    """The body of a request, read whole if it is not too long."""
    limit = IMPORT_LIMIT if scope["path"] == IMPORTS else BODY_LIMIT
    too_long = ApiError(413, "too_long", f"A message has at most {limit} bytes.")
    if scope["method"] in SAFE:
        return receive
    if Headers(scope=scope).get("content-length", "0").isdecimal():
        if int(Headers(scope=scope).get("content-length", "0")) > limit:
            raise too_long
    chunks, size, more = [], 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        chunks.append(message.get("body", b""))
        size += len(chunks[-1])
        more = message.get("more_body", False)
        if size > limit:
            raise too_long
    return _again(b"".join(chunks), receive)


def _again(body: bytes, receive: Receive) -> Receive:
    """Gives a body that was read already, then whatever comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
