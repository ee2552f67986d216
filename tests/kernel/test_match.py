"""Matches: playing, going back and forth in time, records, and everything that can be wrong with a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karavelle.kernel import nature, registry
from karavelle.kernel.errors import Illegal, KaravelleError, RecordError
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from karavelle.lab.laws import generator_pick

GROG = registry.find("grog")


def play_some(match: Match, answers: int, seed: int = 1) -> Match:
    """Goes on at random for some decisions of seats."""
    generator = Generator(seed)
    for _ in range(answers):
        if not match.over:
            match.play(generator_pick(match.state, generator))
    return match


@pytest.fixture
def match() -> Match:
    return play_some(Match.new(GROG, ["Anna", "Ben", "Cleo"], seed=7), 60)


def test_a_new_match_waits_for_a_seat() -> None:
    match = Match.new("grog", 2, seed="a fair wind")
    assert match.actor == 0
    assert all(name.startswith("setup_return_goals:") for name in match.names())
    assert [answer.actor for answer in match.answers] == [NATURE] * 17


def test_the_same_seed_gives_the_same_match() -> None:
    one, two, other = (play_some(Match.new(GROG, 3, seed=seed), 40) for seed in (5, 5, 6))
    assert one.export() == two.export()
    assert one.export() != other.export()


def test_without_a_seed_every_match_has_a_secret_of_its_own() -> None:
    assert Match.new(GROG, 2).commitment != Match.new(GROG, 2).commitment


def test_answers_by_name_and_by_number_are_the_same() -> None:
    one, two = Match.new(GROG, 2, seed=1), Match.new(GROG, 2, seed=1)
    one.play(one.names()[1])
    two.play(two.options()[1])
    assert one.state.digest() == two.state.digest()


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("bid_step:pass", "is not open now. Open: setup_return_goals:"),
        ("nonsense", "is no answer of Grog Island"),
        (99, "is not open now"),
    ],
)
def test_an_answer_that_is_not_open_is_refused_and_changes_nothing(answer: str | int, words: str) -> None:
    match = Match.new(GROG, 2, seed=1)
    before = match.state.digest()
    with pytest.raises(Illegal, match=words):
        match.play(answer)
    assert match.state.digest() == before


def test_undo_and_redo_go_through_the_whole_log(match: Match) -> None:
    end, length = match.state.digest(), len(match.answers)
    lines = match.log(0)
    for _ in range(length):
        match.undo()
    assert match.state.digest() == GROG.new(3).digest() and not match.answers and not match.log(0)
    while match.undone:
        match.redo()
    assert (match.state.digest(), len(match.answers), match.log(0)) == (end, length, lines)


def test_another_answer_forgets_what_was_taken_back(match: Match) -> None:
    while len(match.options()) < 2:
        play_some(match, 1)
    first, second = match.names()[:2]
    place = len(match.answers)
    match.play(first)
    match.undo(to=place)
    match.play(second)
    assert match.undone == []


def test_taking_back_does_not_roll_the_dice_anew(match: Match) -> None:
    rolled = [str(answer) for answer in match.answers if answer.actor == NATURE]
    match.undo(to=len(match.answers) // 2)
    match.settle()
    again = [str(answer) for answer in match.answers if answer.actor == NATURE]
    assert again == rolled[: len(again)]


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    match = Match(GROG, ["A", "B"], seed=nature.seed_from("x"))
    with pytest.raises(Illegal, match="nothing to take back"):
        match.undo()
    with pytest.raises(Illegal, match="Nothing was taken back"):
        match.redo()


def test_an_own_answer_may_be_taken_back_until_something_new_is_seen() -> None:
    match = Match.new(GROG, 2, seed=3)
    match.play(match.names()[0])
    assert match.last_decision(0) == len(match.answers) - 1
    match.play(match.names()[0])
    assert match.actor == 1 and match.last_decision(1) is None
    assert match.last_decision(0) is not None
    for _ in range(2):
        match.play(match.names()[0])
    match.play("setup_choose_good:blue")
    assert match.last_decision(0) is None, "cards were drawn in between"


def test_a_draft_can_be_taken_back_step_by_step() -> None:
    match = bidding(Match.new(GROG, 2, seed=3))
    seat, start = match.actor, len(match.answers)
    match.play(next(name for name in match.names() if ":place:" in name))
    assert match.last_decision(seat) == start
    match.undo(to=start)
    assert list(match.state.describe()["draft_row"]) == [-1] * 5  # type: ignore[arg-type]


def bidding(match: Match) -> Match:
    """Plays on to the first bid."""
    while GROG.frame_of(match.state).id != "bid_step":
        match.play(match.names()[0])
    return match


def test_at_shows_the_past_and_leaves_the_present(match: Match) -> None:
    end = match.state.digest()
    for place in (0, 1, 63, 64, 65, len(match.answers)):
        past = match.at(place)
        assert past.answers == match.answers[:place]
        assert past.log(1) == match.at(len(match.answers)).speech().lines(match.notes()[: len(past.notes())], 1)
    assert match.state.digest() == end
    with pytest.raises(Illegal, match="there is no place"):
        match.at(len(match.answers) + 1)


def test_a_fork_goes_on_with_dice_of_its_own(match: Match) -> None:
    fork = match.fork(40, seed=1)
    assert fork.answers == match.answers[:40]
    assert fork.commitment != match.commitment
    play_some(fork, 20)
    assert fork.answers[:40] == match.answers[:40]


def test_a_file_goes_on_where_it_was_saved(match: Match, tmp_path: Path) -> None:
    match.save(tmp_path / "game.json")
    loaded = Match.load(tmp_path / "game.json")
    assert loaded.export(reveal=True) == match.export(reveal=True)
    assert play_some(loaded, 30, seed=2).export() == play_some(match, 30, seed=2).export()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_running_record_keeps_its_seed_secret(match: Match) -> None:
    assert "seed" not in match.export()
    assert "seed" in play_some(match, 5000).export()
    assert match.over


def test_a_match_without_seed_waits_for_nature(match: Match) -> None:
    replayed = Match.restore(match.export())
    assert replayed.seed is None and replayed.state.digest() == match.state.digest()
    while replayed.actor != NATURE:
        replayed.play(replayed.names()[0])
    replayed.play(replayed.names()[0])
    with pytest.raises(RecordError, match="no seed yet"):
        replayed.verify()


def test_verify_finds_a_die_that_nature_did_not_roll(match: Match) -> None:
    record = play_some(match, 5000).export()
    place = max(at for at, line in enumerate(record["answers"]) if line.startswith("nature roll:"))
    wrong = "nature roll:1" if record["answers"][place] != "nature roll:1" else "nature roll:2"
    del record["digest"]
    forged = Match.restore({**record, "answers": [*record["answers"][:place], wrong]})
    assert forged.verify() == [
        f"Answer {place + 1} is {wrong.split()[1]}; the seed gives {record['answers'][place].split()[1]}."
    ]


BROKEN: list[tuple[Any, str]] = [
    ([], "not a JSON object"),
    ({"karavelle": 99}, "format 99"),
    ({"karavelle": "1"}, '"karavelle" should be a number'),
    ({"game": "chess"}, 'no game "chess"'),
    ({"rules": 999}, "needs version 999 of the rules"),
    ({"players": ["Anna"]}, "is for 2, 3, 4 players"),
    ({"players": [1, 2]}, "should be text"),
    ({"options": {"wind": "high"}}, 'has no option "wind"'),
    ({"answers": ["0 bid_step:pass"]}, "Answer 1, '0 bid_step:pass': it was nature who had to answer"),
    ({"answers": ["nature bid_step:pass"]}, "Answer 1: bid_step:pass is not open now"),
    ({"answers": ["nature"]}, "Answer 1"),
    ({"answers": [3]}, "should be text"),
    ({"commitment": "0" * 64}, "does not fit its published hash"),
    ({"seed": "xyz"}, "64 hexadecimal digits"),
    ({"digest": "00"}, "ends at another position"),
]


@pytest.mark.parametrize(("change", "words"), BROKEN)
def test_a_broken_record_is_refused_in_words(match: Match, change: Any, words: str) -> None:
    record = match.export(reveal=True)
    with pytest.raises(KaravelleError, match=words):
        Match.restore({**record, **change} if isinstance(change, dict) else change)


def test_every_field_of_a_record_is_needed(match: Match) -> None:
    for key in ("karavelle", "game", "rules", "players", "options", "commitment", "answers"):
        record = match.export()
        del record[key]
        with pytest.raises(RecordError, match=f'has no "{key}"'):
            Match.restore(record)


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"", "no record"), (b"\xff\xfe", "not text"), (b"{", "no record"), (b"[" * 100_000, "no record"), (b"7", "JSON")],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(RecordError, match=words) as caught:
        Match.load(tmp_path / "game.json")
    assert "game.json" in str(caught.value)


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        Match.load(tmp_path / "none.json")
    with pytest.raises(RecordError, match="cannot be written"):
        Match.new(GROG, 2, seed=1).save(tmp_path / "no" / "where.json")


RECORD = json.dumps(play_some(Match.new(GROG, 2, seed=11), 12).export(reveal=True))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(RECORD) - 1), st.characters(), st.booleans())
def test_a_record_with_one_wrong_character_never_breaks_the_reader(at: int, character: str, insert: bool) -> None:
    text = RECORD[:at] + character + RECORD[at + (0 if insert else 1) :]
    try:
        back = Match.restore(json.loads(text))
    except (KaravelleError, json.JSONDecodeError):
        return
    assert back.answers == Match.restore(json.loads(RECORD)).answers, "only names and the like can change unnoticed"


@settings(max_examples=150, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(sorted(json.loads(RECORD))), inner),
    )
)
def test_anything_that_json_can_say_is_refused_in_words(record: Any) -> None:
    with pytest.raises(KaravelleError):
        Match.restore(record)


def test_events_of_a_part_of_the_log_can_be_told_from_anywhere(match: Match) -> None:
    for since in range(len(match.answers)):
        for language in ("en", "de"):
            assert all(match.log(0, language, since))


def test_variants_are_chosen_checked_and_recorded(toy: Game) -> None:
    assert Match.new(toy, 2, seed=1).variants == {"hold": "30"}
    chosen = Match.new(toy, 2, seed=1, variants={"hold": "60"})
    assert chosen.export()["options"] == {"hold": "60"} and chosen.view(NOBODY).variants == {"hold": "60"}
    with pytest.raises(KaravelleError, match="cannot be"):
        Match.new(toy, 2, variants={"hold": "45"})
