"""The laws that every game obeys, over thousands of random positions (design: docs/kernel.md, "What to notice")."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from karavelle.bots import make
from karavelle.bots.policy import play_at_random
from karavelle.kernel.core import Options, State
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from karavelle.kernel.reports import Observe
from karavelle.lab import fuzz, laws
from karavelle.lab.laws import generator_pick, open_options

GAMES = 3
STRIDE = 7


def positions(game: Game, seed: int, stride: int = STRIDE) -> list[State]:
    """Positions of random games, the last of each among them, for every number of seats, as usual and with variants."""
    generator, found = Generator(seed), []
    for seats in game.seats:
        for number in range(2 * GAMES if game.variants else GAMES):
            state, place = game.new(seats, game.draw_variants(generator) if number % 2 else None), 0
            while not state.over():
                if place % stride == 0:
                    found.append(game.copy(state))
                state.answer(generator_pick(state, generator))
                place += 1
            found.append(game.copy(state))
    return found


@pytest.fixture(scope="module")
def sample(game: Game) -> list[State]:
    """Positions that all laws are checked at."""
    return positions(game, seed=7)


@pytest.mark.parametrize("law", [laws.sound, laws.copies, laws.names, laws.order, laws.dealing])
def test_law(game: Game, sample: list[State], law: object) -> None:
    generator = Generator(1)
    assert callable(law)
    faults = {fault for state in sample for fault in law(game, state, generator)}
    assert not faults


@pytest.mark.parametrize("law", [laws.secrets, laws.texts])
def test_law_of_what_is_shown(game: Game, sample: list[State], law: object) -> None:
    generator = Generator(2)
    assert callable(law)
    faults = {fault for state in sample[::3] for fault in law(game, state, generator)}
    assert not faults


def test_secrets_are_really_dealt_anew(game: Game, sample: list[State]) -> None:
    """The law of secrets could not fail if `imagine` changed nothing."""
    if all(game.view(state, NOBODY).digest() == state.digest() for state in sample):
        pytest.skip(f"{game.title} hides nothing from anybody")
    generator = Generator(3)
    changed = sum(game.imagine(state, NOBODY, generator).digest() != state.digest() for state in sample)
    assert changed > len(sample) // 5


def test_every_game_ends_within_its_bound(game: Game) -> None:
    generator, out = Generator(11), Options()
    for seats in game.seats:
        for number in range(50):
            state = game.new(seats, game.draw_variants(generator) if number % 2 else None)
            assert play_at_random(state, generator, out, game.bound) < game.bound
            assert state.over()


def random_match(game: Game, seats: int, seed: int, variants: dict[str, str] | None = None) -> Match:
    """A whole game at random."""
    match, generator = Match.new(game, seats, seed=seed, variants=variants), Generator(seed)
    while not match.over:
        match.play(generator_pick(match.state, generator))
    return match


@pytest.fixture(scope="module")
def matches(game: Game) -> list[Match]:
    """A whole match for every number of seats, and where there are variants one with any of them."""
    usual = [random_match(game, seats, seed=seats) for seats in game.seats]
    if not game.variants:
        return usual
    generator = Generator(17)
    return usual + [random_match(game, seats, seats, game.draw_variants(generator)) for seats in game.seats]


def test_replaying_the_log_gives_the_state(game: Game, matches: list[Match]) -> None:
    for match in matches:
        state = game.new(len(match.players), match.variants)
        for answer in match.answers:
            state.answer(game.parse(answer.name)[1])
        assert state.digest() == match.state.digest()


def test_undo_takes_back_what_play_did(game: Game, matches: list[Match]) -> None:
    for match in matches:
        for place in range(0, len(match.answers), 41):
            past = match.at(place)
            before, played = past.state.digest(), len(past.answers)
            past.play(generator_pick(past.state, Generator(place)))
            after = past.state.digest()
            past.undo(to=played)
            assert past.state.digest() == before and len(past.answers) == played
            past.redo()
            assert past.state.digest() == after and not past.undone


def test_nature_keeps_to_her_seed(matches: list[Match]) -> None:
    for match in matches:
        assert match.verify() == []


def test_a_record_comes_back_as_it_went(game: Game, matches: list[Match], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karavelle.kernel.registry.find", lambda _: game)
    for match in matches:
        record = json.loads(json.dumps(match.export()))
        back = Match.restore(record)
        assert back.export() == record
        assert back.log(NOBODY) == match.log(NOBODY)


def test_log_and_answers_of_a_seat_hide_the_others(game: Game, matches: list[Match]) -> None:
    """Before the end a viewer's lines name nothing that only others may know."""
    for match in matches:
        half = match.at(len(match.answers) // 2)
        if half.over:
            continue
        for viewer in (NOBODY, 0):
            secret = [answer for answer in half.answers if answer.seen_by >= 0 and answer.seen_by != viewer]
            seen = half.seen(viewer)
            own = [str(answer) for answer in half.answers if answer not in secret]
            assert [line for line in seen if not line.endswith(":?")] == own
            assert sum(line.endswith(":?") for line in seen) == sum(answer.actor == NATURE for answer in secret)


def test_bots_see_only_what_their_seat_sees(game: Game, sample: list[State]) -> None:
    """Two worlds that look the same to a seat get the same answer."""
    generator = Generator(5)
    for state in sample[:: 20 if game.hints else 60]:
        if state.over() or state.actor == NATURE:
            continue
        seat = int(state.actor)
        world = game.imagine(state, seat, generator)
        choices = [make("greedy", game, 9).choose(game.view(table, seat)) for table in (state, world)]
        assert choices[0] == choices[1]
        assert choices[0].option in open_options(state)


def test_observations_have_one_length_and_stay_in_bounds(game: Game, sample: list[State]) -> None:
    lengths: dict[int, set[int]] = {}
    for state in sample:
        observed = Observe()
        game.view(state, 0).visit(observed)
        assert len(observed.labels) == len(observed.values) == len(set(observed.labels))
        assert all(0.0 <= value <= 1.0 for value in observed.values)
        lengths.setdefault(int(state.seats), set()).add(len(observed.values))
    assert all(len(found) == 1 for found in lengths.values())


def test_greedy_beats_random(game: Game) -> None:
    """A bot that looks one step ahead wins most two-player games against chance."""
    if game.hints is None:
        pytest.skip("no hints: play-outs are tested with the bots")
    generator, wins = Generator(1), 0
    for number in range(20):
        state, me = game.new(2), number % 2
        bot = make("greedy", game, number)
        while not state.over():
            mine = state.actor == me
            state.answer(bot.choose(game.view(state, me)).option if mine else generator_pick(state, generator))
        wins += game.ranks(state)[me] == 1
    assert wins >= 17


def test_fuzzing_finds_nothing(game: Game, tmp_path: Path) -> None:
    report = fuzz.run(game, 30, seats=game.seats, policy="random", seed=1, folder=tmp_path)
    assert (report.games, report.faults, report.crash) == (30, [], None)
    report = fuzz.run(game, 30, seats=game.seats, policy="random", seed=2, folder=tmp_path, drawn=True)
    assert (report.games, report.faults, report.crash) == (30, [], None)


PURE = """
import sys
from karavelle.kernel.match import Match
from karavelle.kernel.registry import find
from karavelle.kernel.reports import Observe
from karavelle.kernel.generator import Generator
from karavelle.lab.laws import generator_pick
from karavelle.lab.doctor import report
generator, game = Generator(5), find(sys.argv[1])
match = Match.new(game, int(sys.argv[2]), seed=5, variants=game.draw_variants(generator))
while not match.over:
    match.play(generator_pick(match.state, generator))
print([found.text.split(":")[0] for found in report() if found.topic == "rules"][0])
print(match.state.digest(), len(match.answers), hash(tuple(map(str, match.answers))))
"""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_compiled_and_plain_runs_give_the_same_logs(game: Game, seats: int) -> None:
    if game.id == "smugglers":
        pytest.skip("the toy is never compiled")
    if seats not in game.seats:
        pytest.skip(f"{game.title} is not for {seats}")
    lines = []
    for switch in ("", "1"):
        env = {**os.environ, "KARAVELLE_PURE": switch, "PYTHONHASHSEED": "0"}
        done = subprocess.run(
            [sys.executable, "-c", PURE, game.id, str(seats)], env=env, capture_output=True, text=True, check=True
        )
        lines.append(done.stdout.splitlines())
    assert lines[1][0] == "plain Python"
    assert lines[0][1] == lines[1][1]


def test_points_so_far_can_be_asked_any_time(game: Game, sample: list[State]) -> None:
    for state in sample:
        for sheet in game.sheets(state):
            assert sheet.total == sum(line.points for line in sheet.lines)
        ranks = game.ranks(state)
        assert (min(ranks) == 1 or state.rivals) and all(b - a <= len(ranks) for a, b in pairwise(sorted(ranks)))
