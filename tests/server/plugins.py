"""Games that somebody else has installed: a folder on the path of a server, with entry points."""

from __future__ import annotations

import os
from pathlib import Path

from tests.conftest import ROOT, write_blocks

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def installed(folder: Path, *games: str) -> str:
    """What to put on the path of a server so that it finds these games, whose packages lie in the folder."""
    info = folder / "games_of_tests-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(METADATA.format(name="games-of-tests"))
    points = "\n".join(f"{game} = {game}:GAME" for game in games)
    (info / "entry_points.txt").write_text(f"[karavelle.games]\n{points}\n")
    return os.pathsep.join([str(folder), str(ROOT)])


def smugglers(folder: Path) -> str:
    """The toy game of docs/kernel.md, installed."""
    write_blocks(ROOT / "docs" / "kernel.md", folder)
    return installed(folder, "smugglers")
