"""The arena: fair lineups, results that can be repeated, that survive an interruption, and that have error bars."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from karavelle.bots import called
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.match import Match
from karavelle.lab import arena
from karavelle.lab.arena import Folder, Pairing, Plan, Result

PLAN = Plan("grog", 1, ("sailor", "cabin_boy", "random"), 3, 6, 1, {}, timed=False)


def here(pairings: Iterable[Pairing]) -> Iterator[Result]:
    yield from map(arena.play, pairings)


def test_every_deal_is_played_from_every_seat() -> None:
    pairings = [PLAN.pairing(number) for number in range(6)]
    assert [pairing.deal for pairing in pairings] == [0, 0, 0, 1, 1, 1]
    for seat in range(3):
        assert Counter(pairing.bots[seat] for pairing in pairings) == dict.fromkeys(PLAN.bots, 2)


def test_more_bots_than_seats_meet_in_all_choices_and_fewer_are_doubled() -> None:
    more = Plan("grog", 1, ("captain", "mate", "bosun", "sailor"), 3, 12, 1, {}, timed=False)
    assert {frozenset(more.pairing(number).bots) for number in range(12)} == {
        frozenset(set(more.bots) - {out}) for out in more.bots
    }
    fewer = Plan("grog", 1, ("mate", "sailor"), 3, 6, 1, {}, timed=False)
    assert fewer.lineups() == [("mate", "mate", "sailor"), ("mate", "sailor", "sailor")]


def test_results_can_be_repeated_and_games_are_records(tmp_path: Path) -> None:
    first = list(arena.run(PLAN, here, Folder(tmp_path / "a", PLAN)))
    again = list(arena.run(PLAN, here, None))
    assert [(one.points, one.ranks) for one in first] == [(one.points, one.ranks) for one in again]
    match = Match.load(tmp_path / "a" / "games" / "00004.json")
    assert match.over and match.verify() == [] and match.players[0] == f"{called(first[4].bots[0])} 1"


def test_an_arena_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    def tires(pairings: Iterable[Pairing]) -> Iterator[Result]:
        for number, result in enumerate(here(pairings)):
            if number == 3:
                raise KeyboardInterrupt
            yield result

    folder = Folder(tmp_path, PLAN)
    with pytest.raises(KeyboardInterrupt):
        list(arena.run(PLAN, tires, folder))
    with (tmp_path / arena.RESULTS).open("a") as file:
        file.write('{"number": 3, "de')
    with pytest.raises(KaravelleError, match="go on with --resume"):
        list(arena.run(PLAN, here, folder))
    other = Plan("grog", 1, ("sailor", "random"), 3, 6, 1, {}, timed=False)
    with pytest.raises(KaravelleError, match="another arena"):
        list(arena.run(other, here, Folder(tmp_path, other), resume=True))
    whole = list(arena.run(PLAN, here, folder, resume=True))
    assert [(one.points, one.bots) for one in sorted(whole, key=lambda one: one.number)] == [
        (one.points, one.bots) for one in arena.run(PLAN, here, None)
    ]


def test_standings_have_intervals_and_ratings() -> None:
    played = [(("a", "b"), (1, 2)), (("b", "a"), (2, 1))] * 20 + [(("a", "b"), (2, 1))] * 4
    results = [
        Result(
            number, number // 2, bots, ranks, tuple(50 - 10 * rank for rank in ranks), (1.0, 0.1), (9, 9), (0.3, 0.1)
        )
        for number, (bots, ranks) in enumerate(played)
    ]
    found = arena.standings(results)
    assert [one.bot for one in found] == ["a", "b"]
    best = found[0]
    assert best.wins == pytest.approx(40 / 44) and best.wins_low < best.wins < best.wins_high
    assert best.margin == pytest.approx((40 * 10 - 4 * 10) / 44) and best.margin_error > 0
    assert best.rating > found[1].rating
    assert arena.wilson(0, 10)[0] == 0 and arena.wilson(10, 10)[1] == 1


def test_who_shares_a_victory_has_a_part_of_it() -> None:
    result = Result(0, 0, ("a", "b", "c"), (1, 1, 3), (30, 30, 12), (0.0,) * 3, (1,) * 3, (0.0,) * 3)
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0] and result.margin(2) == -18


def karavelle(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "karavelle", *words], cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "COLUMNS": "120"},
    )  # fmt: skip


def test_the_command_reports_draws_and_can_be_repeated(tmp_path: Path) -> None:
    words = ("arena", "grog", "--bots", "sailor,cabin_boy,random", "--games", "6", "--workers", "2", "--out", "here")
    first = karavelle(*words, "--plot", "standings.svg", folder=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "karavelle arena grog --bots sailor,cabin_boy,random --games 6 --seats 3 --seed 1" in first.stdout
    assert "<svg" in (tmp_path / "standings.svg").read_text()
    again = karavelle(*words, "--resume", "--json", folder=tmp_path)
    lines = [json.loads(line) for line in again.stdout.splitlines()]
    assert {line["bot"] for line in lines} == set(PLAN.bots) and all(line["games"] == 6 for line in lines)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--bots", "captain"), "Name two bots"),
        (("--bots", "captain,blackbeard"), 'no bot "blackbeard"'),
        (("--bots", "sailor,sailor", "--seats", "3"), "different --bots"),
        (("--bots", "sailor,mate", "--seats", "7"), "for 2, 3, 4 players"),
        (("--bots", "sailor,mate", "--option", "storm=yes"), 'no option "storm"'),
        (("--bots", "sailor,random", "--cluster", "sun"), 'no cluster "sun"'),
    ],
)
def test_wrong_input_gets_a_sentence(tmp_path: Path, words: tuple[str, ...], says: str) -> None:
    said = karavelle("arena", "grog", "--games", "2", *words, folder=tmp_path)
    assert said.returncode != 0 and says in " ".join(said.stderr.split()) and "Traceback" not in said.stderr
    assert not list(tmp_path.iterdir())


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """On a real Ray, started on this machine, two processes wide."""
    words = ("arena", "grog", "--bots", "sailor,cabin_boy,random", "--games", "6", "--json")
    alone = karavelle(*words, "--out", "alone", folder=tmp_path)
    spread = karavelle(*words, "--out", "spread", "--cluster", "ray", "--workers", "2", folder=tmp_path)
    assert spread.returncode == 0, spread.stderr
    keep = ("bot", "wins", "margin", "points", "rating")
    told = [
        [{key: json.loads(line)[key] for key in keep} for line in run.stdout.splitlines()] for run in (alone, spread)
    ]
    assert told[0] == told[1] and len(told[0]) == 3
