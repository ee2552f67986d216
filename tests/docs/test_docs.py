"""The documentation does what it says: the README's session, the toy game, and the way to a game of one's own."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import BLOCK, ROOT, write_blocks

from karavelle.kernel.game import Game

CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


def test_the_session_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, verbose=False)
    assert result.attempted > 8 and result.failed == 0
    assert (tmp_path / "voyage.json").exists()


def test_the_toy_game_has_at_most_eighty_lines(toy: Game) -> None:
    blocks = dict(BLOCK.findall((ROOT / "docs" / "kernel.md").read_text(encoding="utf-8")))
    assert len(blocks["smugglers/__init__.py"].splitlines()) <= 80
    assert toy.title == "Smugglers"


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{page.name}: {link}"
        for page in pages
        for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
        if not (page.parent / link).exists()
    ]
    assert len(pages) > 5 and not broken


def test_a_reader_gets_from_an_empty_folder_to_a_game_with_bots(tmp_path: Path) -> None:
    """Writes every file and runs every command of docs/adding-a-game.md, in their order."""
    page = ROOT / "docs" / "adding-a-game.md"
    folder, site = tmp_path / "pearls-game", tmp_path / "site"
    folder.mkdir()
    write_blocks(page, folder)
    commands = [line[2:] for block in CONSOLE.findall(page.read_text(encoding="utf-8")) for line in block.splitlines()]
    assert commands[0] == "pip install ."
    outputs = [run(command, folder, site) for command in commands]
    assert "Pearl Divers" in outputs[1] and "R5" in outputs[2] and "pearl" in outputs[3]
    hinted = folder / "pearls" / "__init__.py"
    text = hinted.read_text(encoding="utf-8").replace(
        "    folder=Path(__file__).parent,", "    folder=Path(__file__).parent,\n    hints=PearlHints(),"
    )
    hinted.write_text(text.replace("from pearls.state", "from pearls.hints import PearlHints\nfrom pearls.state"))
    run("pip install --upgrade .", folder, site)
    assert "pearl" in run("karavelle watch pearls --seats greedy,random --seed 2 --speed 0", folder, site)


def run(command: str, folder: Path, site: Path) -> str:
    """Runs a command as the reader does, but installs beside the environment, so that the tests leave it as it is."""
    env = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(site),
        "PIP_TARGET": str(site),
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(command.split(), cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout
