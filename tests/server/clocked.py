"""A server whose clock a test sets: the hour stands in the file `hour` of its data, and other constants in `constants`.

The server itself is what `karavelle serve` runs; only where the time comes from is another.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

from fastapi import FastAPI

from karavelle.server import app, settings
from karavelle.server.running import run


def create() -> FastAPI:
    """The application, going by the clock in the file."""
    chosen = settings.load()
    hour = chosen.data / "hour"
    for name, value in json.loads((chosen.data / "constants").read_text()).items():
        module, _, constant = name.rpartition(".")
        setattr(importlib.import_module(f"karavelle.server.{module}"), constant, value)
    return app.create(chosen, now=lambda: float(hour.read_text() or 0))


def main() -> None:
    """Serves at the port and from the folder that the command line names, like `karavelle serve`."""
    port, folder = sys.argv[sys.argv.index("--port") + 1], sys.argv[sys.argv.index("--data") + 1]
    run(settings.load(data=Path(folder)), "127.0.0.1", int(port), 1, app="tests.server.clocked:create")


if __name__ == "__main__":
    main()
