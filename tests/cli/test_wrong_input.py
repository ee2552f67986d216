"""Wrong input of every kind ends in one sentence that says what to do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from karavelle import Match
from karavelle.kernel import registry
from tests.cli.terminal import complaint, run

PLAY, WATCH = ("play", "grog"), ("watch", "grog", "--speed", "0")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("pley",), "Did you mean 'play'"),
        (("play",), "Missing argument 'GAME|FILE'. See `karavelle play --help`"),
        (("play", "grogg"), f'no game "grogg". At hand: {", ".join(registry.ids())}.'),
        (("rules", "grogg"), 'no game "grogg"'),
        (("watch", "grogg"), 'no game "grogg"'),
        (("fuzz", "grogg"), 'no game "grogg"'),
        (("bench", "engine", "--game", "grogg"), 'no game "grogg"'),
        (("bench", "engine"), "Missing option '--game'"),
        (("bench", "engine", "--game", "grog", "--seconds", "x"), "--seconds"),
        (("rules", "grog", "--rule", "R999"), "R1 to R97"),
        (("rules", "grog", "--lang", "fr"), "--lang en or de"),
        (("games", "--lang", "klingon"), "--lang en or de"),
        ((*PLAY, "--lang", "fr"), "--lang en or de"),
        ((*PLAY, "--seats", "you,gredy"), '"gredy"; a seat is "you", or a bot: random, cabin_boy'),
        ((*PLAY, "--seats", "you"), "2, 3, 4 players, not for 1"),
        ((*PLAY, "--seats", "you,you,you,you,you"), "2, 3, 4 players, not for 5"),
        ((*PLAY, "--seats", "you,,greedy"), 'called ""'),
        ((*PLAY, "--seats", "greedy,greedy"), "karavelle watch"),
        ((*PLAY, "--seats", "you,you", "--names", "Anna"), "1 names"),
        ((*PLAY, "--seats", "you,you", "--names", "Anna,Anna"), "same name"),
        ((*PLAY, "--names", "greedy"), "choose another name"),
        ((*PLAY, "--names", "\x1b[31mred"), "printable"),
        ((*PLAY, "--option", "storm=yes"), 'no option "storm"'),
        ((*PLAY, "--seed", "\udcff"), "The input has ended"),
        ((*PLAY, "--option", "storm"), "key=value"),
        ((*PLAY, "--option", "storm=yes", "--option", "storm=no"), 'twice what "storm" is'),
        ((*PLAY, "--save", "."), ". exists already and is no file"),
        ((*PLAY, "--save", "/dev/full"), "/dev/full exists already and is no file"),
        ((*PLAY, "--save", "a" * 300), "cannot be written: File name too long"),
        (("play", "a" * 300 + ".json"), "cannot be read: File name too long"),
        ((*PLAY, "--save", "/nowhere/at/all.json"), "cannot be written"),
        ((*WATCH, "--save", "/nowhere/at/all.json"), "cannot be written"),
        ((*WATCH, "--seats", "you,greedy"), "karavelle play grog --seats you,greedy"),
        ((*WATCH, "--seats", "random"), "not for 1"),
        (("watch", "grog", "--speed", "fast"), "--speed"),
        (("watch", "grog", "--speed", "-1"), "--speed"),
        (("fuzz", "grog", "--games", "many"), "--games"),
        (("fuzz", "grog", "--games", "0"), "--games"),
        (("fuzz", "grog", "--games", "9" * 30), "--games"),
        (("fuzz", "grog", "--workers", "9" * 30), "--workers"),
        (("fuzz", "grog", "--seats", "2,x"), 'like "2,3,4"'),
        (("fuzz", "grog", "--seats", "7"), "not for 7"),
        (("fuzz", "grog", "--policy", "wise"), "--policy random or greedy"),
        (("fuzz", "grog", "--options", "wild"), "--options default or --options random"),
        (("fuzz", "grog", "--option", "storm=yes"), 'no option "storm"'),
        (("fuzz", "grog", "--workers", "0"), "--workers"),
        (("fuzz", "grog", "--seed", "-3"), "below zero"),
        (("play", "nowhere.json"), "nowhere.json cannot be read"),
        (("verify", "nowhere.json"), "nowhere.json cannot be read"),
        (("replay", "nowhere.json"), "nowhere.json cannot be read"),
        (("replay", "/"), "cannot be read"),
        (("play", "/"), "cannot be read"),
        (("games", "--loud"), "--loud"),
        (("games", "more"), "more"),
    ],
)
def test_of_the_command_line(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert said in complaint(*arguments, folder=tmp_path)


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A short record between a person and a bot."""
    match = Match.new("grog", ["Anna", "greedy"], seed="a fair wind")
    for _ in range(8):
        match.play(match.options()[0])
    return match.export(reveal=True)


def edit(key: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda record: record | {key: value}


def other_dice(record: dict[str, Any]) -> dict[str, Any]:
    """The first die turned; all that follows is cut off, so that only the seed can tell."""
    answers = record["answers"]
    first = next(place for place, answer in enumerate(answers) if " roll:" in answer)
    turned = answers[first][:-1] + str(int(answers[first][-1]) % 6 + 1)
    return {key: record[key] for key in record if key != "digest"} | {"answers": [*answers[:first], turned]}


DAMAGED: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("list", lambda record: [record], "not a JSON object"),
    ("nothing", lambda record: {}, "no record of a match"),
    ("other format", edit("karavelle", 99), "format 99"),
    ("other rules", edit("rules", 99), "version 99"),
    ("other game", edit("game", "chess"), 'no game "chess"'),
    ("no players", edit("players", []), "players"),
    ("numbers for players", edit("players", [1, 2]), "text"),
    ("unreadable player", edit("players", ["An\x07na", "greedy"]), "printable"),
    ("endless player", edit("players", ["A" * 99, "greedy"]), f"game.json: '{'A' * 40}' is no name"),
    ("half a character", edit("players", ["An\ud800na", "greedy"]), "printable"),
    ("foreign option", edit("options", {"storm": "yes"}), 'no option "storm"'),
    ("other seed", edit("seed", "0" * 64), "hash"),
    ("no seed", edit("seed", "xyz"), "64 hexadecimal digits"),
    ("other digest", edit("digest", "0" * 16), "changed"),
    ("foreign answer", lambda record: record | {"answers": [*record["answers"], "0 fly:away"]}, "fly:away"),
    ("answer out of turn", lambda record: record | {"answers": record["answers"][::-1]}, "Answer 1"),
]


@pytest.mark.parametrize(("change", "said"), [case[1:] for case in DAMAGED], ids=[case[0] for case in DAMAGED])
def test_of_a_file(change: Callable[[dict[str, Any]], Any], said: str, record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    before = json.dumps(change(record))
    file.write_text(before, encoding="utf-8")
    assert said in complaint("play", file, folder=tmp_path)
    assert file.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"karavelle: 1", b'{"karavelle": 1e999}']
)
def test_of_a_file_that_is_none(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert "game.json" in complaint("play", file, folder=tmp_path)
    assert file.read_bytes() == content


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_of_a_file_by_those_who_only_read(command: str, record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for damaged in (record | {"digest": "0" * 16}, record | {"game": "chess"}, [record]):
        file.write_text(json.dumps(damaged), encoding="utf-8")
        assert "game.json" in complaint(command, file, folder=tmp_path)


def test_dice_that_do_not_follow_from_the_seed(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(other_dice(record)), encoding="utf-8")
    said = complaint("verify", file, folder=tmp_path)
    assert "do not follow from the seed" in said and "the seed gives roll:" in said


def test_a_record_without_a_seed(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({key: record[key] for key in record if key != "seed"}), encoding="utf-8")
    assert "no seed" in complaint("verify", file, folder=tmp_path)
    assert "karavelle replay" in complaint("play", file, folder=tmp_path)
    assert run("replay", file, "--to", "3").returncode == 0


def test_places_and_seats_that_a_record_does_not_have(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    for arguments, said in (
        (("--to", "9999"), f"{len(record['answers'])} answers"),
        (("--to", "-1"), "--to"),
        (("--to", "x"), "--to"),
        (("--seat", "Zoe"), "0 Anna, 1 greedy"),
        (("--seat", "2"), "0 Anna, 1 greedy"),
        (("--seat", "9" * 5000), "0 Anna, 1 greedy"),
    ):
        assert said in complaint("replay", file, *arguments, folder=tmp_path)
    assert "2 players" in complaint("play", file, "--seats", "you,greedy,random", folder=tmp_path)
    assert "leave out" in complaint("play", file, "--seed", "another", folder=tmp_path)


def test_a_file_is_never_written_over_by_another_game(record: dict[str, Any], tmp_path: Path) -> None:
    for content in (json.dumps(record), "broken {"):
        file = tmp_path / "game.json"
        file.write_text(content, encoding="utf-8")
        for arguments in (PLAY, WATCH):
            assert "exists already" in complaint(*arguments, "--save", file, folder=tmp_path)
        assert file.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("typed", ["9" * 5000, f"log {'9' * 5000}", "save a\0b", "x" * 9999, "²", "save " + "a" * 300])
def test_nothing_that_is_typed_ends_the_table(typed: str, tmp_path: Path) -> None:
    assert complaint("play", "grog", typed=f"{typed}\n", folder=tmp_path).startswith("The input has ended.")


def test_the_end_of_the_input(tmp_path: Path) -> None:
    assert "--save" in complaint("play", "grog", folder=tmp_path)
    assert "karavelle play game.json" in complaint("play", "grog", "--save", "game.json", typed="1\n", folder=tmp_path)
    assert "karavelle play game.json" in complaint("play", "game.json", typed="1\n", folder=tmp_path)
