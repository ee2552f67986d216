"""Bots that do not look ahead: by chance, and by what looks best at once."""

from __future__ import annotations

from karavelle.bots.bot import Choice, Past
from karavelle.bots.policy import best_by_hints, rate_by_play_outs
from karavelle.kernel.core import Options, State
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator

WORLDS = 12
PLAY_OUT = 400


class RandomBot:
    """Answers anything that is open, all equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.generator = Generator(seed)
        self.out = Options()

    def choose(self, view: State, past: Past | None = None) -> Choice:
        view.options(self.out)
        return Choice(int(self.out.choices[self.generator.below(self.out.count)]), "by chance")


class GreedyBot:
    """Takes what looks best at once: by the game's hints, or by short play-outs where a game has none.

    One who overlooks things sees each answer only so often in a hundred.
    """

    def __init__(self, game: Game, seed: int, sees: int = 100) -> None:
        self.game = game
        self.generator = Generator(seed)
        self.sees = sees
        self.out = Options()
        self.world: State | None = None

    def choose(self, view: State, past: Past | None = None) -> Choice:
        view.options(self.out)
        if self.out.count == 1:
            return Choice(int(self.out.choices[0]), "the only answer")
        if self.game.hints is None:
            return self._by_play_outs(view)
        self._overlook(view)
        best = best_by_hints(view, self.game.hints, self.generator, self.out)
        return Choice(int(best), f"looks best ({self.game.hints.rate(view, best) / 100:+.1f} points)")

    def _overlook(self, view: State) -> None:
        """Takes away the answers that are not seen; one is always left."""
        while self.sees < 100:
            view.options(self.out)
            seen = 0
            for place in range(int(self.out.count)):
                if self.generator.below(100) < self.sees:
                    self.out.choices[seen] = self.out.choices[place]
                    seen += 1
            if seen:
                self.out.count = seen
                return

    def _by_play_outs(self, view: State) -> Choice:
        if self.world is None or self.world.seats != view.seats:
            self.world = self.game.copy(view)
        worlds = max(1, WORLDS * self.sees // 100)
        ratings = list(rate_by_play_outs(view, self.world, self.generator, worlds, PLAY_OUT, self.out))
        view.options(self.out)
        place = max(range(len(ratings)), key=lambda at: ratings[at])
        return Choice(int(self.out.choices[place]), f"{ratings[place] / 100:+.1f} points ahead after quick play")


__all__ = ["GreedyBot", "RandomBot"]
