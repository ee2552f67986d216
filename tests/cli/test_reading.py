"""What there is to read, and how quickly one gets at it."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from karavelle import Match, __version__
from karavelle.cli import outcome
from karavelle.kernel import registry
from karavelle.kernel.game import Game
from tests.cli.terminal import COMMAND, environment, output

COMMANDS = ("games", "rules", "play", "watch", "replay", "verify", "fuzz", "bench", "doctor")
GROG = registry.find("grog")


def rules(game: Game, language: str) -> str:
    return (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")


def test_version() -> None:
    assert output("--version") == f"karavelle {__version__}\n"


def test_help_names_every_command() -> None:
    for text in (output(), output("--help")):
        assert all(command in text for command in COMMANDS)


def test_commands_explain_themselves() -> None:
    assert "--seats" in output("play", "--help")
    assert "engine" in output("bench") and "--json" in output("bench", "engine", "--help")


def test_importing_brings_in_no_games_and_no_looks() -> None:
    for module, heavy in (
        ("karavelle", ("typer", "rich", "fluent")),
        ("karavelle.cli", ("fluent", "karavelle.kernel.match")),
    ):
        program = f"import sys, {module}; sys.exit(any(name in sys.modules for name in {heavy}))"
        subprocess.run([sys.executable, "-c", program], env=environment(), check=True)


def test_games_in_both_languages() -> None:
    english, german = output("games"), output("games", "--lang", "de")
    assert "Grog Island" in english and "2–4" in english and "what it is about" in english
    assert "worum es geht" in german


@pytest.mark.parametrize(
    "env",
    [{"LC_ALL": "de_DE.UTF-8"}, {"LC_ALL": "", "LANG": "de_AT"}, {"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "C"}],
)
def test_the_language_comes_from_the_environment(env: dict[str, str]) -> None:
    assert "worum es geht" in output("games", env=env | {"PYTHONUTF8": "1"})


@pytest.mark.parametrize("env", [{"LC_ALL": "fr_FR.UTF-8"}, {"LC_ALL": "C", "LANG": "de_DE"}])
def test_english_is_spoken_where_the_language_is_foreign(env: dict[str, str]) -> None:
    assert "what it is about" in output("games", env=env | {"PYTHONUTF8": "1"})


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_go_through_a_pipe_as_they_are_written(language: str) -> None:
    assert output("rules", "grog", "--lang", language) == rules(GROG, language)


@pytest.mark.parametrize("rule", ["R26", "r26", "26"])
def test_one_rule(rule: str) -> None:
    paragraph = output("rules", "grog", "--rule", rule)
    assert paragraph.startswith("**R26** To raise") and paragraph.rstrip() in rules(GROG, "en")
    assert "Example" not in paragraph


@pytest.mark.parametrize(("rule", "begins", "without"), [("S9", "**S9** *Two", "S10"), ("O12", "**O12** You", "O23")])
def test_one_item_of_a_list_of_rules(rule: str, begins: str, without: str) -> None:
    paragraph = output("rules", "grog", "--rule", rule)
    assert paragraph.startswith(begins) and without not in paragraph


def test_a_reader_who_leaves_early() -> None:
    """`karavelle rules grog | head -1`, the reader being gone before the first line."""
    for arguments in (("rules", "grog"), ("games",), ("watch", "grog", "--speed", "0"), ("--help",), ("doctor",)):
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run(
            [*COMMAND, *arguments], stdout=writing, stderr=subprocess.PIPE, env=environment(), text=True, check=False
        )
        os.close(writing)
        assert (done.returncode, done.stderr) == (1, "The output was closed before its end.\n"), arguments


@pytest.mark.parametrize("command", ["games", "rules grog", "rules grog --rule R26", "fuzz grog --games 2", "--help"])
def test_output_that_cannot_be_written(command: str) -> None:
    for where, said in ((">/dev/full", "No space left on device."), (">&-", "The output is closed, so nobody can")):
        line = f"{shlex.join(COMMAND)} {command} {where}"
        done = subprocess.run(
            ["sh", "-c", line], stdin=subprocess.DEVNULL, capture_output=True, env=environment(), text=True, check=False
        )
        assert done.returncode == 1 and said in done.stderr and done.stderr.count("\n") == 1, (line, done.stderr)


def test_a_disk_that_fills_up(tmp_path: Path) -> None:
    """The game goes on; what was saved last stays as it was, and nobody is told that all is well."""
    command = f"{shlex.join(COMMAND)} play grog --seats you,random --seed 1 --no-confirm --save game.json"
    done = subprocess.run(
        ["sh", "-c", f"ulimit -f 3; yes 1 | head -120 | {command}"],
        cwd=tmp_path,
        capture_output=True,
        env=environment(),
        text=True,
        check=False,
    )
    assert "Not saved: game.json cannot be written: File too large." in done.stdout
    assert done.returncode == 1 and "The last answers are not saved" in done.stderr, done.stderr
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]
    assert not Match.load(tmp_path / "game.json").over


def test_control_c_before_the_command_has_begun(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed(**_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("karavelle.cli.app", pressed)
    assert outcome() == 130
    assert capsys.readouterr().err == "Interrupted.\n"


def test_input_that_is_closed() -> None:
    line = f"{shlex.join(COMMAND)} play grog <&-"
    done = subprocess.run(["sh", "-c", line], capture_output=True, env=environment(), text=True, check=False)
    assert done.returncode == 1 and done.stderr.startswith("The input has ended."), done.stderr


def test_signs_that_a_terminal_lacks_are_replaced() -> None:
    for encoding in ("ascii", "latin-1"):
        assert "Grog Island" in output("games", env={"PYTHONIOENCODING": encoding})


def test_the_installation_is_examined() -> None:
    text = output("doctor")
    assert "Grog Island" in text and "rich" in text
