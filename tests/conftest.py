"""What several suites share: the games under test, and the toy game of the documentation."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

import pytest

from karavelle.kernel import registry
from karavelle.kernel.game import Game

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```\w+ title=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def write_blocks(page: Path, folder: Path) -> list[Path]:
    """Writes every titled code block of a page of the documentation to the file that its title names."""
    written = []
    for title, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        file = folder / title
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(file)
    return written


def toy_game(folder: Path) -> Game:
    """Smugglers, as docs/kernel.md has it."""
    write_blocks(ROOT / "docs" / "kernel.md", folder)
    sys.path.insert(0, str(folder))
    try:
        game = importlib.import_module("smugglers").GAME
    finally:
        sys.path.remove(str(folder))
    assert isinstance(game, Game)
    return game


@pytest.fixture(scope="session")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The toy game."""
    return toy_game(tmp_path_factory.mktemp("toy"))


@pytest.fixture(scope="session", params=[*registry.ids(), "smugglers"])
def game(request: pytest.FixtureRequest, toy: Game) -> Game:
    """Every game at hand, and the toy."""
    return toy if request.param == "smugglers" else registry.find(request.param)
