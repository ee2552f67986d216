"""Playing at a terminal: whole games by number, in words, taken back, saved and gone on with, alone and in company."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from karavelle import Match
from tests.cli.terminal import Terminal, output, run

NUMBER = re.compile(r"(?:^|(?<=\s))(\d+)\) ", re.MULTILINE)
YOURS = re.compile("Enter ends your turn|Enter beendet deinen Zug")
AGAIN = "Another game?"


def answers(file: Path) -> list[str]:
    return list(json.loads(file.read_text(encoding="utf-8"))["answers"])


def open_numbers(shown: str) -> list[int]:
    """The numbers of the answers below the table."""
    return sorted({int(number) for number in NUMBER.findall(shown.rpartition("╯")[2])})


def play_on(terminal: Terminal, shown: str, until: str = AGAIN, moves: int = 1000) -> str:
    """Answers by number, now this and now that one, until something shows up or so many moves are made."""
    for move in range(moves):
        if until in shown:
            break
        numbers = open_numbers(shown)
        shown = terminal.say("" if YOURS.search(shown) else str(numbers[move * 5 % len(numbers)]))
    return shown


def game(folder: Path, *more: str, size: tuple[int, int] = (40, 100)) -> Terminal:
    """Anna against the greedy bot, kept in game.json."""
    fixed = ("play", "grog", "--names", "Anna", "--seed", "a fair wind", "--save", "game.json")
    return Terminal(*fixed, *more, folder=folder, size=size)


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with game(tmp_path) as terminal:
        shown = play_on(terminal, terminal.until(), moves=25)
        published = json.loads(file.read_text(encoding="utf-8"))["commitment"]
        terminal.press("q\n")
        assert "karavelle play game.json" in terminal.rest()
        assert terminal.process.returncode == 0
    with Terminal("play", "game.json", "--no-confirm", folder=tmp_path) as terminal:
        shown = play_on(terminal, terminal.until())
        assert not YOURS.search(terminal.everything)
        assert all(word in shown for word in ("Final score", "Point track", "Total", "Rank", " wins.", published))
        for word in ("hint", "score", "redo", "what ship", "table", "log 1", "rules R1", "help"):
            assert AGAIN in terminal.say(word)
        shown = terminal.say("yes")
        assert "Put a goal card under the deck" in shown
        terminal.press("quit\n")
        assert "karavelle play game-2.json" in terminal.rest()
    finished = Match.load(file)
    assert finished.over and finished.verify() == [] and finished.commitment == published
    assert "follow from the seed" in output("verify", "game.json", folder=tmp_path)
    assert len(answers(tmp_path / "game-2.json")) < 40


def test_taking_back_and_giving_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with game(tmp_path) as terminal:
        play_on(terminal, terminal.until(), moves=9)
        terminal.say("")
        before = answers(file)
        seen = [before]
        while "nothing to take back" not in (shown := terminal.say("u")):
            now = answers(file)
            assert now == before[: len(now)] and len(now) < len(seen[-1])
            seen.append(now)
        assert len(seen) > 4 and not [line for line in seen[-1] if line.startswith("0")]
        for earlier in reversed(seen[:-1]):
            terminal.say("redo")
            assert answers(file) == earlier
        assert "Nothing was taken back" in terminal.say("redo")
        assert shown


def test_a_turn_is_taken_back_before_it_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with game(tmp_path) as terminal:
        terminal.until()
        terminal.say("1")
        between = answers(file)
        assert YOURS.search(terminal.say("2"))
        assert "is not open now" in terminal.say("3")
        assert "Four of the six stay" in terminal.say("u")
        assert answers(file) == between
        terminal.say("3")
        assert answers(file) != between


def test_what_can_be_said(tmp_path: Path) -> None:
    with game(tmp_path) as terminal:
        shown = terminal.until()
        first = re.findall(r"1\) (Goal: .*)", shown)[0].rstrip()
        assert f"“{first}”" in terminal.say("hint") or "Mate would answer" in terminal.everything
        assert "Cloud above the green peninsula" in terminal.say("log")
        assert terminal.say("log 1").count("\n") == 2
        assert "R26 To raise, rearrange the dice" in terminal.say("rules R26")
        assert "no rule R999" in terminal.say("rules R999")
        assert "Score so far" in terminal.say("score")
        assert "Bluffing" not in terminal.say("help") and "take back" in terminal.everything
        assert "up to 3 units for 1 parrot card each" in terminal.say("what parrot ship")
        assert "what NAME" in terminal.say("what")
        assert "nothing of that name" in terminal.say("what whale")
        assert "“99” is not open" in terminal.say("99")
        assert "“fly away” is not open" in terminal.say("fly away")
        assert "Which one? It could be 1, 2, 3" in terminal.say("goal")
        assert "Say where" not in terminal.say("save")
        assert "exists already" in terminal.say("save ../" + tmp_path.name + "/game.json")
        assert "Not saved" in terminal.say("save /nowhere/at/all.json")
        assert "other.json" in terminal.say("save other.json")
        assert "The island" in terminal.say("")
        terminal.say(first.lower())
        assert len(answers(tmp_path / "other.json")) == len(answers(tmp_path / "game.json")) + 1


def test_a_table_that_is_higher_than_the_screen(tmp_path: Path) -> None:
    """Its top is gone, so it is said how to see it."""
    for size, told in (((24, 80), True), ((60, 140), False)):
        with game(tmp_path, "--lang", "de", size=size) as terminal:
            shown = terminal.until()
            assert ("„tisch“ zeigt ihn von oben" in shown) is told
            assert "Die Insel" in terminal.say("tisch") and "Auktion" not in shown
        (tmp_path / "game.json").unlink()


def test_the_screen_is_as_wide_as_the_terminal(tmp_path: Path) -> None:
    for width in (80, 120):
        with Terminal("play", "grog", "--seed", "x", folder=tmp_path, size=(30, width)) as terminal:
            play_on(terminal, terminal.until(), moves=12)
            assert max(map(len, terminal.everything.splitlines())) <= width


def test_control_c_says_how_to_come_back(tmp_path: Path) -> None:
    with game(tmp_path) as terminal:
        terminal.until()
        terminal.say("1")
        terminal.interrupt()
        said = terminal.rest()
        assert terminal.process.returncode == 130
        assert "Interrupted. The game is saved; go on with `karavelle play game.json`." in said
        assert "Traceback" not in said
    assert not Match.load(tmp_path / "game.json").over


def test_control_c_without_a_file() -> None:
    for arguments in (("play", "grog"), ("watch", "grog", "--speed", "0.01")):
        with Terminal(*arguments) as terminal:
            terminal.until("The island")
            terminal.interrupt()
            assert "saved" in terminal.rest()
            assert terminal.process.returncode == 130


def test_control_d_ends_the_input(tmp_path: Path) -> None:
    with game(tmp_path) as terminal:
        terminal.until()
        terminal.press("\x04")
        said = terminal.rest()
        assert terminal.process.returncode == 1 and "The input has ended. The game is saved" in said


def test_leaving_without_a_file_tells_how_to_save() -> None:
    assert "save FILE" in output("play", "grog", typed="quit\n")
    assert "speichern DATEI" in output("play", "grog", "--lang", "de", typed="ende\n")


def test_nobody_sees_the_cards_of_another_at_the_same_screen(tmp_path: Path) -> None:
    fixed = ("play", "grog", "--seats", "you,you", "--names", "Anna,Ben", "--seed", "x")
    with Terminal(*fixed, folder=tmp_path) as terminal:
        curtain = "press Enter\n$"
        assert terminal.until(curtain).startswith("Hand over to Anna")
        anna = set(re.findall(r"Goal: [A-Z][\w -]+", terminal.say("").rpartition("╯")[2]))
        terminal.say("1")
        terminal.say("1")
        assert "Hand over to Ben" in terminal.say("", curtain)
        shown = terminal.say("")
        ben = set(re.findall(r"Goal: [A-Z][\w -]+", shown.rpartition("╯")[2]))
        assert "Anna puts 2 goal cards under the deck." in shown and "Cards of Ben" in shown
        assert ben and not (anna - ben) & set(re.findall(r"Goal: [A-Z][\w -]+", shown))
        assert "Hand over to Anna" in terminal.say("u", curtain)
        assert "Four of the six stay" in terminal.say("")


def test_german(tmp_path: Path) -> None:
    with game(tmp_path, "--lang", "de") as terminal:
        shown = play_on(terminal, terminal.until(), moves=6, until="bietet")
        shown = terminal.say("hilfe")
        assert "zurück, undo, u" in shown and "Enter beendet deinen Zug" in terminal.everything
        assert "Karten von Anna" in terminal.everything
        assert "Protokoll" not in terminal.say("zurück")
    english = re.compile(r"\b(the|bids|passes|cards|coins|your|points)\b")
    log = output("watch", "grog", "--lang", "de", "--speed", "0", "--seed", "x")
    assert "Runde 1 beginnt." in log and not english.search(log)


def test_answers_through_a_pipe(tmp_path: Path) -> None:
    done = run("play", "grog", "--seed", "x", "--no-confirm", "--save", "game.json", typed="1\n1\n1\n", folder=tmp_path)
    assert done.returncode == 1 and "Choose your first good" in done.stdout
    assert sum(line.startswith("0 ") for line in answers(tmp_path / "game.json")) == 3


def test_bots_are_known_by_their_names(tmp_path: Path) -> None:
    seats = ("--seats", "greedy,you,greedy", "--names", "Ben")
    output("play", "grog", *seats, "--save", "game.json", typed="q\n", folder=tmp_path)
    record: dict[str, Any] = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record["players"] == ["greedy", "Ben", "greedy 2"]
    assert "Cards of Ben" in output("play", "game.json", typed="q\n", folder=tmp_path)
    moved = output("play", "game.json", "--seats", "you,random,random", typed="q\n", folder=tmp_path)
    assert "Grog Island · greedy" in moved


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (output("watch", "grog", "--seats", "greedy,random", "--seed", "7", "--speed", "0") for _ in range(2))
    assert one == other != output("watch", "grog", "--seats", "greedy,random", "--seed", "8", "--speed", "0")
