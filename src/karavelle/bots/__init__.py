"""Players that are programs. A bot is given what a human in its seat would see, and nothing else.

`make("greedy", game, seed)` gives a bot; `bot.choose(view)` its answer to the open question with a word of why.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from karavelle.bots.policy import best_by_hints, rate_by_play_outs
from karavelle.bots.search import Search
from karavelle.kernel.core import Options, State
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator

WORLDS = 12
PLAY_OUT = 400


@dataclass(frozen=True)
class Choice:
    """A bot's answer, and why it gives it."""

    option: int
    why: str


class Bot(Protocol):
    """Whoever can answer for a seat."""

    def choose(self, view: State) -> Choice:
        """Answers the open question; the view is redacted for the seat that is asked."""


class RandomBot:
    """Answers anything that is open, all equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.generator = Generator(seed)
        self.out = Options()

    def choose(self, view: State) -> Choice:
        view.options(self.out)
        return Choice(int(self.out.choices[self.generator.below(self.out.count)]), "by chance")


class GreedyBot:
    """Takes what looks best at once: by the game's hints, or by short play-outs where a game has none."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.generator = Generator(seed)
        self.out = Options()
        self.world: State | None = None

    def choose(self, view: State) -> Choice:
        view.options(self.out)
        if self.out.count == 1:
            return Choice(int(self.out.choices[0]), "the only answer")
        if self.game.hints is not None:
            best = best_by_hints(view, self.game.hints, self.generator, self.out)
            return Choice(int(best), f"looks best ({self.game.hints.rate(view, best) / 100:+.1f} points)")
        return self._by_play_outs(view)

    def _by_play_outs(self, view: State) -> Choice:
        if self.world is None or self.world.seats != view.seats:
            self.world = self.game.copy(view)
        ratings = list(rate_by_play_outs(view, self.world, self.generator, WORLDS, PLAY_OUT, self.out))
        view.options(self.out)
        place = max(range(len(ratings)), key=lambda at: ratings[at])
        return Choice(int(self.out.choices[place]), f"{ratings[place] / 100:+.1f} points ahead after quick play")


class SearchBot:
    """Looks ahead in worlds that it imagines; the budget is counted in iterations, so that it can be repeated."""

    def __init__(self, game: Game, seed: int, iterations: int = 1000, seconds: float = 0.0) -> None:
        self.game = game
        self.generator = Generator(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.out = Options()
        self.search: Search | None = None

    def choose(self, view: State) -> Choice:
        view.options(self.out)
        if self.out.count == 1:
            return Choice(int(self.out.choices[0]), "the only answer")
        if self.search is None or self.search.world.seats != view.seats:
            self.search = Search(self.game.hints, self.game.copy(view), self.generator, self.iterations + 2)
        self.search.think(view, self.iterations, self.seconds)
        option, visits, lead, reward = self.search.verdict()[0]
        return Choice(
            option, f"{lead / 100:+.1f} points, wins {reward:.0%}, in {visits} of {self.search.iterations} tries"
        )


BOTS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise KaravelleError(f'There is no bot "{name}". Bots: {", ".join(BOTS)}.')
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "Choice", "make"]
