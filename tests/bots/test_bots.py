"""Bots: same knowledge as a human, repeatable, and better than chance."""

from __future__ import annotations

import pytest

from karavelle.bots import BOTS, make
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from karavelle.lab.laws import generator_pick


def duel(game: Game, bot: str, number: int) -> bool:
    """Whether a bot alone wins a two-player game against chance; it sits on either side in turn."""
    state, generator, me = game.new(2), Generator(number), number % 2
    player = make(bot, game, number)
    while not state.over():
        mine = state.actor == me
        state.answer(player.choose(game.view(state, me)).option if mine else generator_pick(state, generator))
    ranks = game.ranks(state)
    return ranks[me] < ranks[1 - me]


def test_play_outs_beat_chance_where_a_game_has_no_hints(toy: Game) -> None:
    """Smugglers is mostly luck, so it takes many games to tell."""
    assert toy.hints is None
    wins = {bot: sum(duel(toy, bot, number) for number in range(600)) for bot in ("random", "greedy")}
    assert wins["greedy"] > wins["random"] + 20


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_a_seed_repeats_a_bot(game: Game, bot: str) -> None:
    logs = []
    for _ in range(2):
        match = Match.new(game, 2, seed=5)
        players = [make(bot, game, seed) for seed in range(2)]
        while not match.over and len(match.answers) < 120:
            match.play(players[match.actor].choose(match.view(match.actor)).option)
        logs.append(match.answers)
    assert logs[0] == logs[1]


def test_a_choice_says_why(game: Game) -> None:
    match = Match.new(game, 2, seed=1)
    for bot in BOTS:
        choice = make(bot, game, 1).choose(match.view(match.actor))
        assert choice.option in match.options() and choice.why


def test_an_unknown_bot_is_refused_with_the_names_of_the_others(toy: Game) -> None:
    with pytest.raises(KaravelleError, match='no bot "blackbeard"'):
        make("blackbeard", toy, 1)
