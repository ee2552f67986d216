"""Fuzzing finds what is broken and keeps it; benchmarks and doctor say what they see."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from karavelle.kernel.core import Frame, Options, State
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.match import Match
from karavelle.lab import bench, doctor, fuzz


def with_frame(toy: Game, place: int, frame: Frame[State]) -> Game:
    """The toy with one frame exchanged."""
    frames = [*toy.frames]
    frames[place] = frame
    return dataclasses.replace(toy, frames=frames)


class Wrapped(Frame[State]):
    """A frame of the toy with something wrong about it."""

    def __init__(self, inner: Frame[State]) -> None:
        super().__init__(int(inner.number), inner.names, first=inner.first)
        self.inner = inner
        self.id = inner.id

    def options(self, s: State, out: Options) -> None:
        self.inner.options(s, out)


class Leaky(Wrapped):
    """Who has hauled much loses a card."""

    def choose(self, s: State, option: int) -> None:
        s.deck[1] -= s.haul > 12  # type: ignore[attr-defined]
        self.inner.choose(s, option)


class Grounded(Wrapped):
    """Who has hauled much breaks the rules."""

    def choose(self, s: State, option: int) -> None:
        if s.haul > 12:  # type: ignore[attr-defined]
            raise ZeroDivisionError("aground")
        self.inner.choose(s, option)


def run(game: Game, folder: Path, games: int = 300) -> fuzz.Report:
    return fuzz.run(game, games, seats=(2, 3), policy="random", seed=4, folder=folder)


def test_a_lost_card_is_found_and_kept(toy: Game, tmp_path: Path) -> None:
    report = run(with_frame(toy, 2, Leaky(toy.frames[2])), tmp_path)
    assert report.games < 300 and report.faults == ["cargo: 3 of kind 1, should be 4"]
    assert report.crash is not None
    record = json.loads(report.crash.read_text())
    assert record["fault"] == report.faults
    replayed = Match(toy, record["players"])
    replayed.follow(line.split(" ", 1)[1] for line in record["answers"])
    assert replayed.answers, "the record is a game that the sound toy can follow"


def test_rules_that_raise_are_found_with_their_last_answer(toy: Game, tmp_path: Path) -> None:
    report = run(with_frame(toy, 2, Grounded(toy.frames[2])), tmp_path)
    assert report.faults == ["ZeroDivisionError: aground"]
    assert report.crash is not None
    assert json.loads(report.crash.read_text())["answers"][-1].split()[1].startswith("turn:")


def test_an_unknown_policy_or_one_without_hints_is_refused(toy: Game, tmp_path: Path) -> None:
    with pytest.raises(KaravelleError, match="no policy"):
        fuzz.run(toy, 1, seats=(2,), policy="bold", seed=1, folder=tmp_path)
    with pytest.raises(KaravelleError, match="no hints"):
        fuzz.run(toy, 1, seats=(2,), policy="greedy", seed=1, folder=tmp_path)


def test_variants_are_kept_or_drawn_and_stand_in_the_record(toy: Game, tmp_path: Path) -> None:
    broken, holds = with_frame(toy, 3, Grounded(toy.frames[3])), set()
    for seed in range(8):
        drawn = fuzz.run(broken, 99, seats=(2,), policy="random", seed=seed, folder=tmp_path, drawn=True)
        fixed = fuzz.run(broken, 99, seats=(2,), policy="random", seed=seed, folder=tmp_path, variants={"hold": "60"})
        assert drawn.crash is not None and fixed.crash is not None
        assert json.loads(fixed.crash.read_text())["options"] == {"hold": "60"}
        again = fuzz.run(broken, 99, seats=(2,), policy="random", seed=seed, folder=tmp_path, drawn=True)
        assert again.crash is not None
        holds.add(json.loads(again.crash.read_text())["options"]["hold"])
    assert holds == {"30", "60"}


def test_progress_is_told_game_by_game(toy: Game, tmp_path: Path) -> None:
    told: list[int] = []
    fuzz.run(toy, 7, seats=(2,), policy="random", seed=1, folder=tmp_path, advance=told.append)
    assert told == [1] * 7 and not list(tmp_path.iterdir())


def test_every_figure_has_a_value_and_the_same_calibration(game: Game) -> None:
    figures = list(bench.engine(game, 0.02))
    assert len({figure.calibration for figure in figures}) == 1
    assert all(figure.value > 0 for figure in figures if figure.name != "import")
    assert {"answers/s", "games/s", "us", "s"} <= {figure.unit for figure in figures}
    assert json.loads(json.dumps(figures[0].record()))["name"].startswith(game.id)


def test_the_doctor_finds_this_installation_well() -> None:
    findings = doctor.report()
    assert all(finding.good for finding in findings), [finding for finding in findings if not finding.good]
    assert {"python", "rules", "compiler", "librt", "game grog"} <= {finding.topic for finding in findings}
