"""The client for browsers: its page at every address for people, and its files.

Files have the fingerprint of the whole client in their address and are kept by browsers for good; the page that names
them is always asked for anew. So an old client never talks to a new server for longer than until its next page.
"""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from karavelle.bots import make
from karavelle.kernel import registry
from karavelle.kernel.fields import NOBODY
from karavelle.kernel.match import Match
from karavelle.kernel.scene import Scene
from karavelle.server.errors import ApiError
from karavelle.server.visitors import visitor

router = APIRouter(include_in_schema=False)
WEB = Path(__file__).parent.parent / "web"

KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TEXTS = ("text/javascript", "text/css", "text/plain", "text/html")
FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
ANEW = {"cache-control": "no-cache"}

OWN = ("/", "/new", "/new/{game}", "/lobby", "/tables", "/account", "/settings", "/rules/{game}")
LINKED = ("/g/{id}", "/g/{id}/{place}", "/j/{code}", "/s/{secret}")

PICTURED = 0.45
"""The picture of a game is of a real one, after this part of its answers."""


def files() -> list[Path]:
    """The files of the client, and the looks of all games."""
    own = [file for file in sorted(WEB.rglob("*")) if file.suffix in KINDS]
    games = [registry.find(id).folder / name for id in registry.ids() for name in ("scene.css", "symbols.svg")]
    return own + [file for file in games if file.exists()]


@cache
def fingerprint() -> str:
    """A word that is another one whenever any file of the client is."""
    sum = hashlib.blake2b(digest_size=6)
    for file in files():
        sum.update(file.name.encode() + file.read_bytes())
    return sum.hexdigest()


async def page(request: Request) -> Response:
    """The page that every address for people shows; the client finds out by itself what is there."""
    return await page_with(request, 200)


async def page_with(request: Request, status: int) -> Response:
    """The same with another status, for addresses at which there is nothing."""
    return _page((await visitor(request)).lang, status)


def _page(lang: str, status: int) -> Response:
    text = (WEB / "index.html").read_text(encoding="utf-8")
    text = text.replace("FINGERPRINT", fingerprint()).replace("LANGUAGE", lang)
    return Response(text, status, {**ANEW, "vary": "accept-language, cookie"}, "text/html; charset=utf-8")


for _path in OWN + LINKED:
    router.add_api_route(_path, page, methods=["GET"])


@router.get("/favicon.ico")
async def favicon() -> Response:
    """Browsers ask for it whatever the page says."""
    return RedirectResponse(f"/web/{fingerprint()}/icons/ship.svg")


@router.get("/sw.js")
async def service_worker() -> Response:
    """The service worker; its address is the same for ever, what it says changes with the client."""
    text = (WEB / "sw.js").read_text(encoding="utf-8").replace("FINGERPRINT", fingerprint())
    return Response(text, 200, ANEW, KINDS[".js"])


@router.get("/web/{print}/{path:path}")
async def file(print: str, path: str) -> Response:
    """A file of the client; of another client than this one there is none."""
    if print != fingerprint():
        raise ApiError(404, "old_client", "This file belongs to another version; load the page anew.")
    found = _find(path)
    if found is None:
        raise ApiError(404, "not_here", "There is nothing at this address.")
    kind = KINDS[found.suffix]
    return Response(found.read_bytes(), 200, FOR_GOOD, f"{kind}; charset=utf-8" if kind in TEXTS else kind)


def _find(path: str) -> Path | None:
    """The file of an address, if it is one of the client's."""
    first, _, rest = path.partition("/")
    if first == "games" and rest.count("/") == 1:
        id, _, name = rest.partition("/")
        wanted = registry.find(id).folder / name if id in registry.ids() else None
    else:
        wanted = WEB / path
    return wanted if wanted in files() else None


@router.get("/pictures/{game}.svg")
async def picture(game: str) -> Response:
    """A picture of a game: the board of a real position."""
    if game not in registry.ids():
        raise ApiError(404, "no_game", "There is no game of that name here.")
    text = await asyncio.to_thread(_picture, game)
    return Response(text, 200, {"cache-control": "public, max-age=3600"}, KINDS[".svg"])


@cache
def _picture(id: str) -> str:
    """The first part of what lies on the table in the midst of a game between quick bots."""
    game = registry.find(id)
    match, bot = Match.new(game, max(game.seats), seed="a picture"), make("greedy", game, seed=1)
    while not match.over:
        match.play(bot.choose(match.view(match.actor)).option)
    scene = match.at(int(len(match.answers) * PICTURED)).scene(NOBODY)
    return Scene(game, scene.parts[:1]).svg(margin=0)


__all__ = ["fingerprint", "page_with", "router"]
