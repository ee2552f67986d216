"""Looking back: every decision is looked at with the eyes of its seat, and the end is certain."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from karavelle.bots import Appraisal, make
from karavelle.bots.review import Decision, Prospect, Review, Reviewer, review
from karavelle.kernel.game import Game
from karavelle.kernel.match import Match


def played(game: Game, seats: int, bots: str) -> Match:
    match, players = Match.new(game, seats, seed=8), [make(bots, game, seat) for seat in range(seats)]
    while not match.over:
        match.play(players[match.actor].choose(match.view(match.actor)).option)
    return match


def test_the_end_is_certain_and_every_decision_is_told(game: Game) -> None:
    match = played(game, min(game.seats), "sailor")
    found = review(match, tries=20, seconds=4)
    ranks = game.ranks(match.state)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(ranks) > 1:
        last = found.prospects[-1]
        assert all(
            last.wins[seat] == pytest.approx(1 / len(winners) if seat in winners else 0) for seat in range(len(ranks))
        )
        assert all(sum(prospect.wins) == pytest.approx(1) for prospect in found.prospects)
    assert [decision.place for decision in found.decisions] == sorted({one.place for one in found.decisions})
    for decision in found.decisions:
        answer = match.answers[decision.place]
        assert answer.actor == decision.seat
        assert answer.name == game.name(decision.frame, decision.chosen.option)
        assert decision.cost >= 0 and decision.chosen.tries > 0
    assert len(found.turning_points()) <= 3


def test_it_can_be_done_within_a_time(game: Game) -> None:
    match = played(game, min(game.seats), "sailor")
    reviewer = Reviewer(match, tries=2_000, seconds=0.2)
    done = list(reviewer.steps())
    assert done == list(range(1, len(reviewer.places) + 1))


def test_luck_is_taken_off_what_a_decision_costs() -> None:
    chosen, best = Appraisal(0, 1.0, 0.3, 50, 0.3), Appraisal(1, 3.0, 0.5, 90, 0.4)
    decision = Decision(5, 0, 2, chosen, best)
    assert decision.cost == pytest.approx(2.0 - 0.5) and decision.lost == pytest.approx(0.2)
    assert replace(decision, chosen=replace(chosen, error=3.0)).cost == 0
    assert replace(decision, best=chosen).lost == 0


def test_turning_points_are_where_chances_change_and_not_next_to_each_other() -> None:
    shares = [0.5] * 20 + [0.9] * 20 + [0.1] * 20 + [0.2] * 20
    found = Review(tuple(Prospect(place, (share, 1 - share), (0, 0)) for place, share in enumerate(shares)), ())
    turns = found.turning_points()
    assert {20, 40} <= {turn.end for turn in turns}
    assert all(later.end - sooner.end >= 4 for sooner, later in itertools.pairwise(turns))
