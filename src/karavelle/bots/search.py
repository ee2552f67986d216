"""Search over imagined worlds, compiled: information-set Monte Carlo tree search, for any number of seats.

Every iteration deals a world that fits what the searching seat sees, walks down the tree by the answers that are open
in that world, grows it by one answer, plays quickly on from there, and tells all answers on the way how it went. Nature
is sampled, never branched on, so a node stands for "after these answers", whatever the dice. How often an answer was
open is counted beside how often it was taken, since worlds differ in what is open.

The tree is a handful of packed arrays of fixed size: nothing is allocated while it grows.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.bots.policy import best_by_hints
from karavelle.kernel.core import ENDED, Hints, Options, State
from karavelle.kernel.fields import NATURE, Snapshot
from karavelle.kernel.generator import Generator
from karavelle.kernel.score import Sheet

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
CURIOSITY: Final = 0.6
SCALE: Final = 600.0
"""A lead of so many hundredths of a point counts as a win in three of four cases."""

HORIZON: Final[i64] = 48
"""Quick play stops after so many answers, and the hints say what the position is worth."""

WHIM: Final[i64] = 12
"""In so many of a hundred answers quick play does anything at all."""

LOOK_AT_CLOCK: Final[i64] = 32


class Search:
    """One search tree, for one question; use it again with `think` for the next."""

    def __init__(self, game_hints: Hints[Any] | None, world: State, generator: Generator, capacity: i64) -> None:
        self.hints = game_hints
        self.world = world
        self.generator = generator
        self.capacity = capacity
        self.frame = vec[i64]([0] * capacity)
        self.option = vec[i64]([0] * capacity)
        self.seat = vec[i64]([0] * capacity)
        self.child = vec[i64]([NONE] * capacity)
        self.sibling = vec[i64]([NONE] * capacity)
        self.visits = vec[i64]([0] * capacity)
        self.available = vec[i64]([0] * capacity)
        self.reward = vec[float]([0.0] * capacity)
        self.lead = vec[i64]([0] * capacity)
        self.path = vec[i64]([0] * 512)
        self.depth: i64 = 0
        self.size: i64 = 0
        self.iterations: i64 = 0
        self.out = Options()
        self.shown = Snapshot()
        self.values = vec[i64]([0] * 8)

    def think(self, view: State, iterations: i64, seconds: float) -> None:
        """Looks at the open question of this view for so many iterations, or until the time is up (0: no limit)."""
        view.save(self.shown)
        self.size = 0
        self.grow(ROOT, 0, 0, NONE)
        self.iterations = 0
        start = time.perf_counter()
        while self.iterations < iterations and self.size + 1 < self.capacity:
            self.iterate()
            self.iterations += 1
            if seconds > 0.0 and self.iterations % LOOK_AT_CLOCK == 0 and time.perf_counter() - start > seconds:
                break

    def iterate(self) -> None:
        """One world: down the tree, one answer more, quick play to the horizon, and back."""
        world = self.world
        world.load(self.shown)
        world.deal(self.generator)
        self.descend(world)
        self.play_on(world)
        self.worth(world)
        self.tell()

    def descend(self, world: State) -> None:
        """Down to the first answer that is not in the tree yet, which is put there."""
        node = ROOT
        self.path[0] = ROOT
        self.depth = 1
        while world.frame != ENDED and self.depth < len(self.path):
            world.options(self.out)
            if world.actor == NATURE:
                world.answer(self.out.pick(self.generator.below(self.out.total)))
                continue
            node = self.choose(world, node)
            self.path[self.depth] = node
            self.depth += 1
            world.answer(self.option[node])
            if self.visits[node] == 0:
                return

    def choose(self, world: State, node: i64) -> i64:
        """The open answer to follow: a new one while some were never tried, else the most promising one."""
        if self.hints is not None and self.hints.trust() > 0:
            self.keep_promising(self.hints, world)
        out = self.out
        best = NONE
        highest = -1.0
        fresh: i64 = 0
        for place in range(out.count):
            found = self.find(node, world.frame, out.choices[place])
            if found == NONE:
                out.choices[fresh] = out.choices[place]
                fresh += 1
                continue
            self.available[found] += 1
            promise = self.promise(found)
            if promise > highest:
                best, highest = found, promise
        if fresh > 0 and (best == NONE or self.widens(node)):
            out.count = fresh
            return self.grow(node, world.frame, self.pick_fresh(world), world.actor)
        return best

    def keep_promising(self, hints: Hints[Any], world: State) -> None:
        """Leaves out what looks worse than the best by more than the hints are trusted for."""
        out = self.out
        highest: i64 = 0
        for place in range(out.count):
            out.weights[place] = hints.rate(world, out.choices[place])
            if place == 0 or out.weights[place] > highest:
                highest = out.weights[place]
        kept: i64 = 0
        for place in range(out.count):
            if out.weights[place] >= highest - hints.trust():
                out.choices[kept] = out.choices[place]
                kept += 1
        out.count = kept

    def widens(self, node: i64) -> bool:
        """Whether the node has been visited often enough for one more answer: wide nodes grow slowly."""
        children: i64 = 0
        at = self.child[node]
        while at != NONE:
            children += 1
            at = self.sibling[at]
        return children * children <= 4 * self.visits[node]

    def pick_fresh(self, world: State) -> i64:
        """The untried answer that looks best, or any."""
        if self.hints is not None:
            return best_by_hints(world, self.hints, self.generator, self.out)
        return self.out.choices[self.generator.below(self.out.count)]

    def promise(self, node: i64) -> float:
        """Upper confidence bound: what it brought so far, and how little it was tried when it was open."""
        visits = float(self.visits[node])
        if visits == 0.0:
            return 1e9
        return self.reward[node] / visits + CURIOSITY * math.sqrt(math.log(float(self.available[node] + 1)) / visits)

    def find(self, node: i64, frame: i64, option: i64) -> i64:
        """The child of a node for an answer, or NONE."""
        at = self.child[node]
        while at != NONE and (self.option[at] != option or self.frame[at] != frame):
            at = self.sibling[at]
        return at

    def grow(self, parent: i64, frame: i64, option: i64, seat: i64) -> i64:
        """A new node; the first one is the root."""
        node = self.size
        self.size += 1
        self.frame[node] = frame
        self.option[node] = option
        self.seat[node] = seat
        self.child[node] = NONE
        self.sibling[node] = NONE
        self.visits[node] = 0
        self.available[node] = 1
        self.reward[node] = 0.0
        self.lead[node] = 0
        if node != ROOT:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def play_on(self, world: State) -> None:
        """Quick play for all seats, by hints with whims, or at random where a game has none."""
        left = HORIZON if self.hints is not None else HORIZON * 16
        out = self.out
        while world.frame != ENDED and left > 0:
            world.options(out)
            if self.hints is None or world.actor == NATURE or self.generator.below(100) < WHIM:
                world.answer(out.pick(self.generator.below(out.total)))
            else:
                world.answer(best_by_hints(world, self.hints, self.generator, out))
            left -= 1

    def worth(self, world: State) -> None:
        """What the world is worth to every seat and rival: the score at the end, before it what the hints say."""
        for seat in range(world.seats + world.rivals):
            if self.hints is not None and world.frame != ENDED:
                self.values[seat] = self.hints.value(world, seat)
            else:
                sheet = Sheet()
                world.score(int(seat), sheet)
                self.values[seat] = 100 * sheet.total

    def tell(self) -> None:
        """Every answer on the path learns how far ahead its seat came out."""
        for place in range(self.depth):
            node = self.path[place]
            self.visits[node] += 1
            if self.seat[node] != NONE:
                lead = self.lead_of(self.seat[node])
                self.lead[node] += lead
                self.reward[node] += 1.0 / (1.0 + math.exp(-float(lead) / SCALE))

    def lead_of(self, seat: i64) -> i64:
        """By how much a seat is ahead of the best other one, or of a rival."""
        best: i64 = 0
        found = False
        for other in range(self.world.seats + self.world.rivals):
            if other != seat and (not found or self.values[other] > best):
                best, found = self.values[other], True
        return self.values[seat] - best

    def verdict(self) -> list[tuple[int, int, int, float]]:
        """The root's answers, most visited first: option, visits, mean lead in hundredths, mean reward."""
        found: list[tuple[int, int, int, float]] = []
        at = self.child[ROOT]
        while at != NONE:
            visits = self.visits[at]
            reward = self.reward[at] / float(visits)
            found.append((int(self.option[at]), int(visits), int(self.lead[at] // visits), reward))
            at = self.sibling[at]
        found.sort(key=_visits, reverse=True)
        return found


def _visits(answer: tuple[int, int, int, float]) -> tuple[int, float, int]:
    return answer[1], answer[3], -answer[0]
