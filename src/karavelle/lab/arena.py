"""The arena: bots play each other in every seat with the same deals, and what it says about them has its error bars.

A lineup is who plays; every deal (a seed of nature) is played once for each rotation of the lineup through the seats.
So nobody gains by the seat or by luck that the others did not have. Every game is written down as soon as it is over:
one line of results, and its record, so an arena that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

from karavelle.bots import called, check, make, past
from karavelle.kernel import registry
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.match import Match

RESULTS = "results.jsonl"
PLAN = "plan.json"
Z95 = 1.96


@dataclass(frozen=True)
class Plan:
    """What an arena plays; everything that its results depend on."""

    game: str
    rules: int
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    variants: Mapping[str, str]
    timed: bool

    def lineups(self) -> list[tuple[str, ...]]:
        """Who plays whom: all bots at one table if they fit, else all choices of so many, or with some doubled."""
        if len(self.bots) == self.seats:
            return [self.bots]
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [chosen for chosen in combinations_with_replacement(self.bots, self.seats) if len(set(chosen)) > 1]

    def pairing(self, number: int) -> Pairing:
        """The game of this number: lineups in turn, each deal in all rotations."""
        lineups = self.lineups()
        lineup, count = lineups[number // self.seats % len(lineups)], self.seats
        deal = number // self.seats // len(lineups)
        return Pairing(self, number, deal, tuple(lineup[(place + number) % count] for place in range(count)))

    def key(self) -> str:
        """A short name of the plan, whatever the number of games."""
        facts = {name: value for name, value in asdict(self).items() if name != "games"}
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:8]

    def command(self) -> str:
        """What to type to play it again."""
        words = ["karavelle arena", self.game, "--bots", ",".join(self.bots), "--games", str(self.games)]
        words += ["--seats", str(self.seats), "--seed", str(self.seed)]
        words += [f"--option {key}={choice}" for key, choice in sorted(self.variants.items())]
        return " ".join(words + (["--timed"] if self.timed else []))


@dataclass(frozen=True)
class Pairing:
    """One game of an arena: which deal, and who sits where."""

    plan: Plan
    number: int
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How one game ended, seat by seat, and what the bots took for it."""

    number: int
    deal: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    slowest: tuple[float, ...]
    record: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def share(self, seat: int) -> float:
        """The part of the victory that a seat has; winners who are equal share it."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def margin(self, seat: int) -> int:
        """How many points a seat is ahead of the best other one; who plays alone, its points."""
        others = [points for place, points in enumerate(self.points) if place != seat]
        return self.points[seat] - max(others, default=0)


def play(pairing: Pairing) -> Result:
    """Plays one game. The same pairing gives the same game, unless bots are timed."""
    plan = pairing.plan
    game, count = registry.find(plan.game), len(pairing.bots)
    names = [f"{called(bot)} {seat + 1}" for seat, bot in enumerate(pairing.bots)]
    match = Match.new(game, names, seed=f"arena {plan.seed} {pairing.deal}", variants=plan.variants)
    seeds = [_seed(plan.seed, pairing.number, seat) for seat in range(count)]
    bots = [make(bot, game, seed, timed=plan.timed) for bot, seed in zip(pairing.bots, seeds, strict=True)]
    spent, decisions, slowest = [0.0] * count, [0] * count, [0.0] * count
    while not match.over:
        seat = match.actor
        view, since, start = match.view(seat), past(match, seat), time.perf_counter()
        option = bots[seat].choose(view, since).option
        took = time.perf_counter() - start
        spent[seat] += took
        decisions[seat] += 1
        slowest[seat] = max(slowest[seat], took)
        match.play(option)
    return Result(
        number=pairing.number,
        deal=pairing.deal,
        bots=pairing.bots,
        ranks=tuple(game.ranks(match.state)),
        points=tuple(int(sheet.total) for sheet in game.sheets(match.state)),
        seconds=tuple(round(one, 4) for one in spent),
        decisions=tuple(decisions),
        slowest=tuple(round(one, 4) for one in slowest),
        record=match.export(),
    )


def _seed(*facts: int) -> int:
    return int.from_bytes(hashlib.sha256(repr(facts).encode()).digest()[:8])


# Folders


class Folder:
    """Where an arena keeps its results and games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def open(self, *, resume: bool) -> list[Result]:
        """Makes the folder ready; gives what was played before, if it is to be gone on with."""
        note = self.path / PLAN
        if note.exists() and not resume:
            raise KaravelleError(f"{self.path} holds games already; go on with --resume, or take another --out.")
        if note.exists() and self._noted(note) != self.plan.key():
            raise KaravelleError(f"{self.path} holds games of another arena; take another --out.")
        try:
            (self.path / "games").mkdir(parents=True, exist_ok=True)
            note.write_text(json.dumps({"key": self.plan.key(), **asdict(self.plan)}, indent=1) + "\n")
        except OSError as error:
            raise KaravelleError(f"{self.path} cannot be written: {error.strerror}.") from None
        return list(self._read())

    def _noted(self, note: Path) -> str:
        try:
            return str(json.loads(note.read_text())["key"])
        except (OSError, ValueError, KeyError, TypeError):
            raise KaravelleError(f"{note} is no plan of an arena; take another --out.") from None

    def _read(self) -> Iterator[Result]:
        path = self.path / RESULTS
        for line in path.read_text().splitlines() if path.exists() else ():
            try:
                fields: dict[str, Any] = json.loads(line)
                whole: dict[str, Any] = {k: tuple(one) if isinstance(one, list) else one for k, one in fields.items()}
                yield Result(**whole)
            except (ValueError, TypeError):
                continue  # the line that was being written when it was interrupted

    def keep(self, result: Result) -> None:
        """Writes one game down: its record first, so that every result has one."""
        record = self.path / "games" / f"{result.number:05}.json"
        record.write_text(json.dumps(result.record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        facts = {key: value for key, value in asdict(result).items() if key != "record"}
        with (self.path / RESULTS).open("a") as file:
            file.write(json.dumps(facts) + "\n")


Crew = Callable[[Iterable[Pairing]], Iterator[Result]]
"""Whoever plays pairings and gives their results, in any order: this process, several, or a cluster."""


def run(plan: Plan, crew: Crew, folder: Folder | None, *, resume: bool = False) -> Iterator[Result]:
    """Plays all games that are not yet played, and gives all results, old ones first."""
    check_plan(plan)
    done = {result.number: result for result in (folder.open(resume=resume) if folder else ())}
    yield from (result for number, result in sorted(done.items()) if number < plan.games)
    for result in crew(plan.pairing(number) for number in range(plan.games) if number not in done):
        if folder:
            folder.keep(result)
        yield result


def check_plan(plan: Plan) -> None:
    """Raises an error about an arena that cannot be."""
    game: Game = registry.find(plan.game)
    game.choose_variants(plan.variants)
    for bot in plan.bots:
        check(bot)
    if plan.seats not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise KaravelleError(f"{game.title} is for {allowed} players, not for {plan.seats}.")
    if not plan.lineups():
        raise KaravelleError("One bot cannot play against itself only; name at least two different --bots.")


# Cluster


def on_ray(address: str | None, workers: int) -> Crew:
    """Plays on a Ray cluster: the one at `address`, or one on this machine."""
    try:
        import ray
    except ImportError:
        raise KaravelleError("Ray is not installed; `pip install karavelle[cluster]` brings it.") from None

    def crew(pairings: Iterable[Pairing]) -> Iterator[Result]:
        ray.init(address=address, num_cpus=None if address else workers, include_dashboard=False, log_to_driver=False)
        try:
            task = ray.remote(play)
            waiting = [task.remote(pairing) for pairing in pairings]
            while waiting:
                ready, waiting = ray.wait(waiting, num_returns=1)
                yield ray.get(ready[0])
        finally:
            ray.shutdown()

    return crew


# What it says


@dataclass(frozen=True)
class Standing:
    """A bot in an arena: its share of victories and its margin, with 95 % intervals, its rating, and its pace."""

    bot: str
    seats: int
    wins: float
    wins_low: float
    wins_high: float
    margin: float
    margin_error: float
    points: float
    rating: float
    rating_error: float
    seconds: float
    slowest: float


def standings(results: Sequence[Result]) -> list[Standing]:
    """Everybody, the best first."""
    ordered = sorted(results, key=lambda result: result.number)
    ratings = _ratings(ordered)
    found = [_standing(bot, ordered, *ratings[bot]) for bot in ratings]
    return sorted(found, key=lambda one: (-one.rating, one.bot))


def _standing(bot: str, results: Sequence[Result], rating: float, error: float) -> Standing:
    seats = [(result, seat) for result in results for seat, who in enumerate(result.bots) if who == bot]
    shares = [result.share(seat) for result, seat in seats]
    margins = [float(result.margin(seat)) for result, seat in seats]
    low, high = wilson(sum(shares), len(shares))
    mean = sum(margins) / len(margins)
    spread = math.sqrt(sum((one - mean) ** 2 for one in margins) / max(1, len(margins) - 1))
    decisions = sum(result.decisions[seat] for result, seat in seats)
    return Standing(
        bot, len(seats), sum(shares) / len(shares), low, high, mean, Z95 * spread / math.sqrt(len(margins)),
        sum(result.points[seat] for result, seat in seats) / len(seats), rating, error,
        sum(result.seconds[seat] for result, seat in seats) / max(1, decisions),
        max(result.slowest[seat] for result, seat in seats),
    )  # fmt: skip


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The interval of Wilson in which a share lies with 95 %."""
    share, z2 = wins / count, Z95 * Z95
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z95 / (1 + z2 / count) * math.sqrt(share * (1 - share) / count + z2 / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def _ratings(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Ratings by openskill (Plackett-Luce), game by game; of a bot in several seats what they say on the mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in dict.fromkeys(bot for result in results for bot in result.bots)}
    for result in results:
        teams = [[ratings[bot]] for bot in result.bots]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in result.ranks])]
        for bot in set(result.bots):
            own = [one for who, one in zip(result.bots, rated, strict=True) if who == bot]
            mean, spread = (sum(one.mu for one in own), sum(one.sigma for one in own))
            ratings[bot] = model.rating(mu=mean / len(own), sigma=spread / len(own), name=bot)
    return {bot: (float(rating.mu), Z95 * float(rating.sigma)) for bot, rating in ratings.items()}


def plot(found: Sequence[Standing], plan: Plan, path: Path) -> None:
    """A picture of the standings: victories and margins with their intervals."""
    try:
        import matplotlib
    except ImportError:
        raise KaravelleError("matplotlib is not installed; `pip install karavelle[lab]` brings it.") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(
        1, 2, sharey=True, figsize=(9, 1.6 + 0.5 * len(found)), layout="constrained"
    )
    names, rows = [one.bot for one in found], range(len(found))
    wins = [[100 * (one.wins - one.wins_low) for one in found], [100 * (one.wins_high - one.wins) for one in found]]
    left.errorbar([100 * one.wins for one in found], rows, xerr=wins, fmt="o", color="#1d5b6e", capsize=4)
    left.axvline(100 / plan.seats, color="#b08d3f", linestyle="--", label="by chance")
    left.set(xlabel="victories per seat, %", yticks=list(rows), yticklabels=names, xlim=(0, 100))
    left.legend(loc="lower right")
    margins = [one.margin_error for one in found]
    right.errorbar([one.margin for one in found], rows, xerr=margins, fmt="o", color="#7a2e2e", capsize=4)
    right.axvline(0, color="#b08d3f", linestyle="--")
    right.set(xlabel="points ahead of the best other")
    left.invert_yaxis()
    figure.suptitle(f"{registry.find(plan.game).title}, {plan.seats} seats, {plan.games} games")
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise KaravelleError(f"{path} cannot be drawn: {error}.") from None
    finally:
        pyplot.close(figure)


__all__ = ["Folder", "Pairing", "Plan", "Result", "Standing", "on_ray", "play", "plot", "run", "standings", "wilson"]
