"""Runs the server: one process, or several that share one PostgreSQL."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess

from karavelle.kernel.errors import KaravelleError
from karavelle.server.guard import BODY_LIMIT
from karavelle.server.settings import Settings, environment
from karavelle.server.socket import AGAIN
from karavelle.server.store import Store

GRACE = 10
"""So many seconds what was begun may take when the server is asked to end."""
FAREWELL = 2.0
"""So many seconds a client may take to say goodbye."""


class Line(H11Protocol):
    """A connection over HTTP. Streams are told when the server is to end."""

    def shutdown(self) -> None:
        self.app_state["harbour"].closing = True
        super().shutdown()


class Wire(WebSocketsSansIOProtocol):
    """A socket. When the server is to end, what its client has sent is done and acknowledged before it is closed."""

    def shutdown(self) -> None:
        self.close_timeout = FAREWELL
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": AGAIN})
        else:
            super().shutdown()


APP = "karavelle.server.app:create"


def run(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    app: str = APP,
    opened: Callable[[], None] = lambda: None,
) -> None:
    """Serves until it is told to end; `app` makes the application, `opened` is called when people may come."""
    if workers > 1 and not settings.shared:
        raise KaravelleError(
            "Several processes need a PostgreSQL that they share; set KARAVELLE_DATABASE_URL, or leave out --workers."
        )
    store = Store(settings.url)
    store.migrate()
    store.close()
    os.environ.update(environment(settings))
    listening = _listen(host, port)
    opened()
    config = uvicorn.Config(
        app,
        factory=True,
        workers=workers,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=Line,
        ws=Wire,
        ws_max_size=BODY_LIMIT,
        ws_ping_interval=None,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=False,
    )
    if workers > 1:
        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    """The address that people come to."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
        listening.set_inheritable(True)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise KaravelleError(
            f"Nobody can be served at {host}:{port}: {why}. Choose another --port or --host."
        ) from None
    return listening


__all__ = ["run"]
