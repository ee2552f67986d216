"""Bots: same knowledge as a human, repeatable, and better than chance."""

from __future__ import annotations

import pytest

from karavelle.bots import BOTS, SearchBot, called, check, make, named, past, programs
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from karavelle.lab import arena
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


@pytest.mark.parametrize("bot", ["random", "cabin_boy", "sailor", "search:12"])
def test_a_seed_repeats_a_bot(game: Game, bot: str) -> None:
    logs = []
    for _ in range(2):
        match = Match.new(game, 2, seed=5)
        players = [make(bot, game, seed) for seed in range(2)]
        while not match.over and len(match.answers) < 80:
            match.play(players[match.actor].choose(match.view(match.actor)).option)
        logs.append(match.answers)
    assert logs[0] == logs[1]


def test_a_choice_says_why(game: Game) -> None:
    match = Match.new(game, 2, seed=1)
    for bot in (*BOTS, "search:20", "search:0.01s"):
        choice = make(bot, game, 1).choose(match.view(match.actor))
        assert choice.option in match.options() and choice.why


@pytest.mark.parametrize("bot", ["cabin_boy", "sailor", "search:16"])
def test_two_worlds_that_look_the_same_get_the_same_answer(game: Game, bot: str) -> None:
    """A bot knows what a human in its seat would see: re-dealing what is hidden from it changes nothing."""
    generator, asked = Generator(3), 0
    match = Match.new(game, max(game.seats), seed=2)
    while not match.over and asked < 8:
        seat = match.actor
        worlds = [match.state, *(match.imagine(seat, generator) for _ in range(3))]
        choices = [make(bot, game, 9).choose(game.view(world, seat)) for world in worlds]
        assert all(choice == choices[0] for choice in choices)
        asked += 1
        match.play(generator_pick(match.state, generator))


def test_what_was_found_out_serves_the_next_question(game: Game) -> None:
    """The tree goes on from what was answered; where that leads nowhere, it starts anew, and answers all the same."""
    match, bot, kept = Match.new(game, 2, seed=4), SearchBot(game, 1, 30), 0
    while not match.over and len(match.answers) < 90:
        seat = match.actor
        if seat == 0:
            option = bot.choose(match.view(0), past(match, 0)).option
            assert option in match.options()
            kept += bot.search is not None and bot.search.root != 0
        else:
            option = make("sailor", game, len(match.answers)).choose(match.view(seat)).option
        match.play(option)
    assert kept > 0 or game.hints is None


def test_it_can_be_stopped_and_answers_all_the_same() -> None:
    match = Match.new("grog", 3, seed=1)
    patience = iter([False, False, True])
    bot = SearchBot(match.game, 1, 100_000, stop=lambda: next(patience))
    choice = bot.choose(match.view(match.actor))
    assert bot.search is not None and bot.search.iterations < 100 and choice.option in match.options()


def test_expectations_come_with_the_answer() -> None:
    match = Match.new("grog", 3, seed=1)
    choice = make("search:300", match.game, 1).choose(match.view(match.actor))
    assert choice.options[0].option == choice.option
    assert sum(one.tries for one in choice.options) == 300
    assert all(0 <= one.wins <= 1 and one.error > 0 for one in choice.options)


@pytest.mark.parametrize(("strong", "weak"), [("sailor", "cabin_boy"), ("cabin_boy", "random"), ("bosun", "sailor")])
def test_a_rank_beats_the_one_below(strong: str, weak: str) -> None:
    """The difference is large enough that so few games, always the same ones, show it."""
    plan = arena.Plan("grog", 1, (strong, weak, weak), 3, 24, 5, {}, timed=False)
    results = list(arena.run(plan, lambda pairings: map(arena.play, pairings), None))
    wins = sum(result.share(result.bots.index(strong)) for result in results)
    assert wins > 24 / 3 + 2


def test_bots_and_their_names_find_each_other() -> None:
    for bot in BOTS:
        for copy in (1, 2, 3):
            assert named(called(bot, copy)) == bot
    assert called("cabin_boy", 2) == "Cabin Boy 2" and named("Anna") == "" == named("Captain Hook")


@pytest.mark.parametrize(
    "name", ["blackbeard", "search:", "search:0", "search:1.5", "search:-3", "program:", "Captain"]
)
def test_whoever_is_nobody_is_refused(name: str) -> None:
    with pytest.raises(KaravelleError, match="There is no bot"):
        check(name)


def test_the_environment_names_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARAVELLE_PROGRAMS", "deep=python3 deep.py ; wise=./wise --fast")
    assert programs() == {"deep": "python3 deep.py", "wise": "./wise --fast"}
    assert check("deep") == "deep" and named("deep 2") == "deep"
    for wrong in ("deep", "deep=", "=x", "captain=./x", "Deep=./x"):
        monkeypatch.setenv("KARAVELLE_PROGRAMS", wrong)
        with pytest.raises(KaravelleError, match="name=command"):
            programs()


def test_an_unknown_bot_is_refused_with_the_names_of_the_others(toy: Game) -> None:
    with pytest.raises(KaravelleError, match='no bot "blackbeard"'):
        make("blackbeard", toy, 1)
