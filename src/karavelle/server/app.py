"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable

import prometheus_client
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from karavelle import __version__
from karavelle.kernel.errors import KaravelleError
from karavelle.server import settings, shell, socket
from karavelle.server.api import accounts, advice, examples, lobby, tables
from karavelle.server.crew import Crew
from karavelle.server.errors import ApiError, fault, no_database
from karavelle.server.guard import Gate, Limits
from karavelle.server.harbour import Harbour
from karavelle.server.metrics import REGISTRY
from karavelle.server.pager import hear_others
from karavelle.server.replies import Json, error_reply
from karavelle.server.settings import Settings
from karavelle.server.store import Store

ABOUT = """Tables of board games over HTTP and WebSocket. Come as a guest (`POST /api/guests`), set a table
(`POST /api/tables`), look at it, and answer (`POST /api/tables/{id}/deeds`). docs/server.md tells it all."""

PATIENCE = 5.0
"""So many seconds the database may take to show that it is there."""

log = structlog.get_logger()


class Health(BaseModel):
    """Whether the server can do its work."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"status": "ok", "version": __version__}]})

    status: str
    version: str


def create(chosen: Settings | None = None, now: Callable[[], float] = time.time) -> FastAPI:
    """The application, and the clock that it goes by; with settings from the environment if none are given."""
    app = FastAPI(
        title="Karavelle",
        version=__version__,
        description=ABOUT,
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = chosen or settings.load()
    app.state.now = now
    app.state.limits = Limits(app.state.settings.limits)
    _start_logging(app.state.settings.log)
    for part in (accounts, lobby, tables, advice, socket, shell):
        app.include_router(part.router)
    app.add_api_route("/healthz", health, tags=["operations"], response_model=Health)
    shown = examples.text(examples.METRICS, "text/plain")
    app.add_api_route("/metrics", metrics, tags=["operations"], response_class=Response, responses=shown)
    app.add_exception_handler(KaravelleError, _refuse)
    app.add_exception_handler(RequestValidationError, _misunderstand)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    more = {"karavelle-client": shell.fingerprint()}
    app.add_middleware(Gate, settings=app.state.settings, limits=app.state.limits, headers=more)
    return app


@contextlib.asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[dict[str, Harbour]]:
    """From the first request to the last: database, bots, time."""
    chosen: Settings = app.state.settings
    store = Store(chosen.url)
    await asyncio.to_thread(store.migrate)
    crew = Crew(chosen.bots, chosen.bot_seconds, chosen.bot_memory)
    harbour = app.state.harbour = Harbour(store, crew, pause=chosen.bot_pause, now=app.state.now)
    work = [asyncio.ensure_future(harbour.keep_sweeping())]
    if chosen.shared:
        work.append(asyncio.ensure_future(hear_others(chosen.url, harbour)))
    log.info("open", database=store.shown, version=__version__)
    try:
        yield {"harbour": harbour}
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await harbour.close()
        await crew.dismiss()
        await asyncio.to_thread(store.close)
        log.info("closed")


async def health(request: Request) -> Response:
    """Whether the database answers."""
    harbour: Harbour = request.app.state.harbour
    try:
        await asyncio.wait_for(harbour.store.run(lambda db: db.exec_driver_sql("SELECT 1").scalar()), PATIENCE)
    except (TimeoutError, DBAPIError):
        raise no_database() from None
    return Json({"status": "ok", "version": __version__})


async def metrics() -> Response:
    """Figures for Prometheus."""
    return Response(prometheus_client.generate_latest(REGISTRY), media_type=prometheus_client.CONTENT_TYPE_LATEST)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, KaravelleError)
    return error_reply(error)


async def _misunderstand(request: Request, error: Exception) -> Response:
    """What is wrong with a request, in one sentence."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]
    where = ".".join(str(part) for part in found["loc"] if part != "body")
    return error_reply(ApiError(422, "invalid", f"{where}: {found['msg']}." if where else f"{found['msg']}."))


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await shell.page_with(request, 404)
    sentences = {
        400: "The message cannot be read; it should be JSON.",
        404: "There is nothing at this address.",
        405: "That cannot be done at this address.",
    }
    told = ApiError(error.status_code, "not_here", sentences.get(error.status_code, str(error.detail)))
    response = error_reply(told)
    response.headers.update(error.headers or {})
    return response


def _start_logging(level: str) -> None:
    """One JSON object a line on stderr; no secrets are ever given to the log."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(serializer=json.dumps),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    others = logging.getLogger()
    others.handlers, others.level = [Relay()], logging.WARNING


class Relay(logging.Handler):
    """What the libraries have to say, in the same form; of an error only where it happened, never what it was about."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        level = logging.INFO if isinstance(error, UnicodeDecodeError) else record.levelno  # a client's fault, not ours
        log.log(level, record.getMessage().strip(), of=record.name, **(fault(error) if error else {}))


__all__ = ["create"]
