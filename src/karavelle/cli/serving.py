"""The server, and what its operator does with its data: `karavelle serve`, `backup`, `restore`."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from itertools import chain
from pathlib import Path
from typing import Any

from karavelle.cli.screen import console, styled
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError

WAITS = 100


def _need_server() -> None:
    try:
        import fastapi  # noqa: F401
        import sqlalchemy  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError as error:
        raise KaravelleError(
            f"The server needs packages that are not installed ({error.name}): pip install 'karavelle[server]'."
        ) from None


def serve(host: str, port: int, data: Path | None, workers: int, browse: bool) -> None:
    """Opens the server, and says where it is."""
    _need_server()
    from karavelle.server import settings
    from karavelle.server.running import run

    chosen = settings.load(data=data)
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def opened() -> None:
        console().print(styled(f"Karavelle is open at {address} – Ctrl-C closes it.", "strong"))
        if browse and _has_screen():
            threading.Thread(target=_browse, args=(address,), daemon=True).start()

    try:
        run(chosen, host, port, workers, opened=opened)
    except KeyboardInterrupt:
        console().print("Closed; every game is kept.")


def _has_screen() -> bool:
    """Whether a browser would open a window; one in the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _browse(address: str) -> None:
    """Opens the page in the browser of this machine, once there is one; where there is no browser nothing happens."""
    for _ in range(WAITS):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)


def join(link: str, name: str, watch: bool, lang: str) -> None:
    """Plays at a table on a server."""
    _need_server()
    from karavelle.cli import joining

    joining.join(link, name, watch, lang)


def bench(game: str, tables: int, rate: float, seconds: float, restarts: int, as_json: bool) -> None:
    """Prints the figures of a server under load."""
    _need_server()
    from karavelle.cli.measuring import show_figures
    from karavelle.lab import load, opening

    if load.SEATS not in registry.find(game).seats:
        raise KaravelleError(f"The load is made by tables of {load.SEATS}; choose a game for as many.")
    with tempfile.TemporaryDirectory(prefix="karavelle-") as folder:
        figures = load.server(game, Path(folder), tables=tables, rate=rate, seconds=seconds, restarts=restarts)
        show_figures(chain(figures, opening.figures(game, Path(folder))), as_json)


def bench_web(game: str, as_json: bool) -> None:
    """Prints the figures of the client in a browser."""
    _need_server()
    from karavelle.cli.measuring import show_figures

    try:
        from karavelle.lab import browser
    except ImportError as error:
        raise KaravelleError(f"Measuring needs {error.name}: pip install 'karavelle[dev]'.") from None
    with tempfile.TemporaryDirectory(prefix="karavelle-") as folder:
        show_figures(browser.figures(registry.find(game), Path(folder)), as_json)


def _store(data: Path | None) -> Any:
    _need_server()
    from karavelle.server import settings
    from karavelle.server.store import Store

    return Store(settings.load(data=data).url)


def backup(path: Path, data: Path | None, force: bool) -> None:
    """Writes a backup, while the server may go on."""
    store = _store(data)
    from karavelle.server import archive

    if path.exists() and not force:
        raise KaravelleError(f"{path} exists already; take another name, or --force to write over it.")
    if store.missing:
        raise KaravelleError(f"There is no database at {store.shown} to back up; say where with --data.")
    store.migrate()
    rows = archive.backup(store, path)
    console().print(f"{rows:,} rows are in {path}; check it by `karavelle restore {path} --verify` into a new --data.")


def restore(path: Path, data: Path | None, verify: bool) -> None:
    """Brings a backup into an empty database."""
    store = _store(data)
    from karavelle.server import archive

    rows, games = archive.restore(store, path, verify=verify)
    replayed = f" {games:,} games were replayed, and end where they were." if verify else ""
    console().print(f"{rows:,} rows are restored.{replayed}")


__all__ = ["backup", "bench", "join", "restore", "serve"]
