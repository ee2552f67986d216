"""The bot that looks ahead in worlds that it imagines."""

from __future__ import annotations

from collections.abc import Callable

from karavelle.bots.bot import Appraisal, Choice, Past
from karavelle.bots.outcome import Manner
from karavelle.bots.search import Search
from karavelle.kernel.core import Options, State
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator

KEEP = 3
"""Room in the tree for so many questions, so that what was found out for one serves the next."""


class SearchBot:
    """Answers after so many tries, which can be repeated, or after so many seconds, whatever comes first.

    `stop` is asked now and then whether to answer at once.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        iterations: int = 1000,
        seconds: float = 0.0,
        manner: Manner | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.game = game
        self.generator = Generator(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.manner = manner or Manner()
        self.stop = stop
        self.out = Options()
        self.search: Search | None = None

    def choose(self, view: State, past: Past | None = None) -> Choice:
        view.options(self.out)
        if self.out.count == 1:
            return Choice(int(self.out.choices[0]), "the only answer")
        found = self.appraise(view, past)
        best, search = found[0], self.search
        assert search is not None
        why = f"{best.points:+.1f} points, wins {best.wins:.0%}, in {best.tries} of {search.iterations} tries"
        return Choice(best.option, why, tuple(found))

    def appraise(self, view: State, past: Past | None = None, also: int | None = None) -> list[Appraisal]:
        """The answers that were tried, the most tried first; `also` is tried whatever it promises."""
        if self.search is None or self.search.world.seats != view.seats or self.search.world.variants != view.variants:
            world = self.game.copy(view)
            self.search = Search(self.game.hints, world, self.generator, (KEEP + 1) * self.iterations + 2, self.manner)
            past = None
        self.search.think(view, self.iterations, self.seconds, past, self.stop)
        if also is not None:
            self.search.also(also, self.search.iterations // 4 + 1)
        return [
            Appraisal(option, lead, wins, tries, error) for option, tries, lead, wins, error in self.search.verdict()
        ]


__all__ = ["SearchBot"]
