"""Programs that play: a question a line, an answer a line."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import ROOT

from karavelle.bots import make, program
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.fields import BACK
from karavelle.kernel.match import Match
from karavelle.lab import arena

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"answer": asked["answers"][0], "why": "it stood first"}), flush=True)
"""


def written(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(textwrap.dedent(text))
    return f"program:{sys.executable} {path}"


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    bot = written(tmp_path, FIRST)
    match = Match.new("grog", 2, seed=3)
    player = make(bot, match.game, 1)
    choice = player.choose(match.view(match.actor))
    assert (choice.option, choice.why) == (match.options()[0], "it stood first")
    plan = arena.Plan("entdecker", 1, (bot, "sailor"), 2, 2, 1, {}, timed=False)
    results = [arena.play(plan.pairing(number)) for number in range(2)]
    assert [result.bots.index(bot) for result in results] == [0, 1]


def test_a_program_is_asked_what_its_seat_may_know() -> None:
    match = Match.new("grog", 3, seed=3)
    asked = program.question(match.game, match.view(match.actor))
    assert asked["answers"] == match.names() and asked["seat"] == match.actor
    true = match.state.describe()
    assert asked["view"] != true and asked["view"].keys() == true.keys()
    row = len(asked["view"]["goal_hand"]) // 3
    for seat in range(3):
        own = asked["view"]["goal_hand"][row * seat : row * (seat + 1)]
        assert (own[BACK] == 0) == (seat == match.actor), "the last cell counts cards whose kind is hidden"


WAIT = "\nimport sys; sys.stdin.read()"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("print('hello', flush=True)" + WAIT, "said 'hello"),
        ("print('[]', flush=True)" + WAIT, "said '\\[\\]"),
        (
            'print(\'{"answer": "fly:away"}\', flush=True)\nimport sys; sys.stdin.read()',
            "'fly:away', which is not open",
        ),
        ("import sys; sys.exit(3)", "ended without an answer"),
    ],
)
def test_what_a_program_does_wrong_is_said(tmp_path: Path, text: str, says: str) -> None:
    match = Match.new("grog", 2, seed=3)
    player = make(written(tmp_path, text), match.game, 1)
    with pytest.raises(KaravelleError, match=says):
        player.choose(match.view(match.actor))


def test_a_program_that_is_not_there_is_said() -> None:
    match = Match.new("grog", 2, seed=3)
    with pytest.raises(KaravelleError, match="cannot be started"):
        make("program:./no-such-program", match.game, 1).choose(match.view(match.actor))


def test_a_function_becomes_a_program() -> None:
    lines = io.StringIO("".join(json.dumps({"answers": [name]}) + "\n" for name in ("a:b", "c:d")))
    out = io.StringIO()

    def choose(asked: dict[str, Any]) -> str:
        return str(asked["answers"][0])

    program.play(choose, lines, out)
    assert [json.loads(line) for line in out.getvalue().splitlines()] == [{"answer": "a:b"}, {"answer": "c:d"}]


def test_the_bot_of_the_documentation_plays(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    code = text.split("```python title=rower.py\n")[1].split("```")[0]
    assert len(code.splitlines()) <= 12
    (tmp_path / "rower.py").write_text(code)
    command = [sys.executable, "-m", "karavelle", "watch", "grog", "--speed", "0", "--seed", "1"]
    command += ["--seats", f"program:{sys.executable} rower.py;sailor".replace(";", ",")]
    played = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert "wins" in played.stdout or "share the victory" in played.stdout
