"""Records: watched games, replay, verification, and the finds of fuzzing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from karavelle import Match
from tests.cli.terminal import ROOT, Terminal, output, run
from tests.conftest import write_blocks


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between two bots."""
    file = tmp_path_factory.mktemp("watched") / "game.json"
    output("watch", "grog", "--seats", "greedy,random", "--seed", "x", "--speed", "0", "--save", file)
    return file


def test_a_watched_game_is_kept_and_true(watched: Path) -> None:
    match = Match.load(watched)
    assert match.over and match.verify() == []
    said = output("verify", watched)
    assert match.commitment in said and "finished" in said


def test_a_pipe_gets_the_log_and_the_score() -> None:
    text = output("watch", "grog", "--speed", "0", "--seed", "x")
    log, _, score = text.partition("Final score")
    assert "Round 1 begins." in log and "The island" not in log
    assert "Total" in score and " wins." in score
    assert not [line for line in log.splitlines() if re.match(r"\d", line)], "a line was torn"


def test_a_terminal_gets_the_table() -> None:
    for size in ((60, 100), (20, 80)):
        with Terminal("watch", "grog", "--speed", "0", "--seed", "x", size=size) as terminal:
            shown = terminal.rest()
            assert terminal.process.returncode == 0
            assert "The island" in shown and "Final score" in shown


def test_the_table_at_any_place(watched: Path) -> None:
    count = len(Match.load(watched).answers)
    assert f"40 of {count} answers" in output("replay", watched, "--to", "40")
    end = output("replay", watched)
    assert f"{count} of {count} answers" in end and "Final score" in end
    assert "The island" in output("replay", watched, "--to", "0")
    assert output("replay", watched, "--log").count("begins.") >= 3
    assert "Die Insel" in output("replay", watched, "--lang", "de", "--to", "30")


def test_one_sees_what_the_seat_saw(watched: Path) -> None:
    match = Match.load(watched)
    place = next(place for place, answer in enumerate(match.answers) if "draw_goal" in answer.name)
    card = match.answers[place].name.removeprefix("draw_goal:")
    shown = {seat: output("replay", watched, "--to", place + 1, "--seat", seat) for seat in ("0", "random", "all")}
    assert card in shown["0"] and "Cards of greedy" in shown["0"]
    assert card not in shown["random"] and "draw_goal:?" in shown["random"]
    assert card in shown["all"]
    assert card not in output("replay", watched, "--to", place + 1)


def test_stepping_by_keys(watched: Path) -> None:
    match = Match.load(watched)
    first = next(place for place, answer in enumerate(match.answers) if answer.actor >= 0)
    ready, count = r"q leaves\s*\d*$", len(match.answers)
    with Terminal("replay", watched) as terminal:
        assert f"{first} of {count}" in terminal.until(ready)
        place = first
        for keys, expected in (
            ("\n", place + 1),
            ("\x1b[C", place + 2),
            ("\x1b[D", place + 1),
            ("\x1b[6~", place + 11),
            ("\x1b[5~", place + 1),
            ("\x1b[H", 0),
            ("\x1b[F", count),
            ("\x1b[C", count),
        ):
            terminal.press(keys)
            assert f"{expected} of {count} answers" in terminal.until(ready)
        for digit in "33":
            terminal.press(digit)
            terminal.until(ready)
        terminal.press("\n")
        assert f"33 of {count} answers" in terminal.until(ready)
        terminal.press("q")
        terminal.rest()
        assert terminal.process.returncode == 0


def test_control_c_while_stepping(watched: Path) -> None:
    with Terminal("replay", watched) as terminal:
        terminal.until("q leaves")
        terminal.interrupt()
        assert "Interrupted." in terminal.rest()
        assert terminal.process.returncode == 130


def test_a_crash_is_shown_as_it_was_just_before(watched: Path, tmp_path: Path) -> None:
    record = json.loads(watched.read_text(encoding="utf-8"))
    file = tmp_path / "crash.json"
    for told in ("IndexError: list index out of range", ["coins[0] is -1", "a law is broken"]):
        crash = {key: record[key] for key in record if key not in ("digest", "seed")}
        crash |= {"commitment": "", "answers": [*record["answers"][:50], "0 what:never"], "fault": told}
        file.write_text(json.dumps(crash), encoding="utf-8")
        shown = output("replay", file)
        assert "50 of 50 answers" in shown
        assert all(line in shown for line in ([told] if isinstance(told, str) else told))


@pytest.fixture
def leaky(tmp_path: Path) -> dict[str, str]:
    """The toy game of the documentation, installed, with a hold that breaks when it is full."""
    code = write_blocks(ROOT / "docs" / "kernel.md", tmp_path)[0]
    text = code.read_text(encoding="utf-8")
    leak = '        assert s.haul < 20, "the hold leaks"\n        s.haul = 0 if'
    code.write_text(text.replace("        s.haul = 0 if", leak), encoding="utf-8")
    info = tmp_path / "smugglers-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: smugglers\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[karavelle.games]\nsmugglers = smugglers:GAME\n", encoding="utf-8")
    return {"PYTHONPATH": f"{ROOT / 'src'}:{tmp_path}"}


def test_fuzzing_finds_a_fault_and_keeps_it(leaky: dict[str, str], tmp_path: Path) -> None:
    done = run("fuzz", "smugglers", "--games", "400", "--seed", "5", "--workers", "2", folder=tmp_path, env=leaky)
    assert done.returncode == 1 and "the hold leaks" in done.stdout
    crash = re.findall(r"karavelle replay (\S+\.json)", done.stdout)[0]
    shown = output("replay", crash, folder=tmp_path, env=leaky)
    assert "the hold leaks" in shown and "Haul at sea" in shown
    assert "the hold leaks" not in output("replay", crash, "--to", "1", folder=tmp_path, env=leaky)
    again = run("fuzz", "smugglers", "--games", "400", "--seed", "5", folder=tmp_path, env=leaky)
    assert again.stdout.splitlines()[0].partition(" answers")[0] == done.stdout.splitlines()[0].partition(" answers")[0]


def test_a_fault_of_a_game_ends_in_a_sentence_too(leaky: dict[str, str], tmp_path: Path) -> None:
    arguments = ("play", "smugglers", "--seed", "3", "--seats", "you,random", "--save", "game.json", "--no-confirm")
    done = run(*arguments, typed="1\n" * 500, folder=tmp_path, env=leaky)
    assert done.returncode in (1, 70) and done.stderr.count("\n") == 1


def test_a_game_without_a_drawn_table_is_shown_by_its_fields(leaky: dict[str, str]) -> None:
    assert "smugglers" in output("games", env=leaky)
    shown = output("play", "smugglers", "--option", "hold=60", "--seed", "x", typed="sail\nq\n", env=leaky)
    assert "Haul at sea" in shown and "1) Sail on" in shown
    assert run("rules", "smugglers", env=leaky).returncode == 1


def test_fuzzing_a_sound_game(tmp_path: Path) -> None:
    for policy in ("random", "greedy"):
        done = run("fuzz", "grog", "--games", "3", "--seed", "1", "--seats", "2,4", "--policy", policy, folder=tmp_path)
        assert done.returncode == 0 and done.stdout.startswith("Grog Island: 3 games")
    assert not list(tmp_path.iterdir())


def test_figures_are_measured() -> None:
    lines = output("bench", "engine", "--game", "grog", "--json", "--seconds", "0.01").splitlines()
    figures = [json.loads(line) for line in lines]
    assert {"name", "value", "unit", "calibration"} == set(figures[0]) and len(figures) > 3
