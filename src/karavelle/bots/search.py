"""Search over imagined worlds, compiled: information-set Monte Carlo tree search, for any number of seats.

Every iteration deals a world that fits what the searching seat sees, walks down the tree by the answers that are open
in that world, grows it by one answer, plays quickly on from there, and tells all answers on the way how it went. Nature
is sampled, never branched on, so a node stands for "after these answers", whatever the dice. How often an answer was
open is counted beside how often it was taken, since worlds differ in what is open.

The tree is a handful of packed arrays of fixed size, and all visitors are used again: nothing is allocated while it
grows.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.bots.outcome import CENT, Manner, Outcome
from karavelle.bots.policy import best_by_hints
from karavelle.kernel.core import ENDED, Hints, Options, State
from karavelle.kernel.fields import NATURE, Load, Snapshot
from karavelle.kernel.generator import Generator
from karavelle.kernel.secrets import Deal, Unseen

NONE: Final[i64] = -1
ROOT: Final[i64] = 0

LOOK_AT_CLOCK: Final[i64] = 4
FEW: Final = 4


class Search:
    """One search tree, for one seat; it goes on from one question to the next."""

    def __init__(
        self, hints: Hints[Any] | None, world: State, generator: Generator, capacity: int, manner: Manner
    ) -> None:
        self.hints = hints
        self.world = world
        self.generator = generator
        self.manner = manner
        self.capacity: i64 = capacity
        self.frame = vec[i64]([0] * capacity)
        self.option = vec[i64]([0] * capacity)
        self.seat = vec[i64]([0] * capacity)
        self.child = vec[i64]([NONE] * capacity)
        self.sibling = vec[i64]([NONE] * capacity)
        self.visits = vec[i64]([0] * capacity)
        self.available = vec[i64]([0] * capacity)
        self.reward = vec[float]([0.0] * capacity)
        self.lead = vec[i64]([0] * capacity)
        self.wins = vec[float]([0.0] * capacity)
        self.squares = vec[float]([0.0] * capacity)
        self.root: i64 = ROOT
        self.size: i64 = 0
        self.path = vec[i64]([0] * 512)
        self.depth: i64 = 0
        self.iterations: i64 = 0
        self.forced: i64 = NONE
        self.at_option = vec[i64]([NONE] * _widest(world))
        self.asked: i64 = NONE
        self.open: list[int] = []
        self.out = Options()
        self.shown = Snapshot()
        self.loading = Load(self.shown)
        self.unseen = Unseen()
        self.dealing = Deal(self.unseen, generator)
        self.outcome = Outcome(hints, manner)

    def think(
        self,
        view: State,
        iterations: int,
        seconds: float = 0.0,
        past: Sequence[tuple[int, int]] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        """Looks at the open question of this view: so many iterations, or until the time is up, or told to stop.

        `past` are the answers (frame, option) that were given since the last question; what the tree knows of the
        position that they led to is kept.
        """
        self.look_at(view, iterations, past)
        start = time.perf_counter()
        while self.iterations < iterations:
            self.iterate()
            self.iterations += 1
            if self.iterations % LOOK_AT_CLOCK == 0:
                if seconds > 0.0 and time.perf_counter() - start > seconds:
                    break
                if stop is not None and stop():
                    break

    def also(self, option: int, iterations: int) -> None:
        """Looks so often at one answer to the same question, for those who want to know what it is worth."""
        self.forced = option
        for _ in range(min(iterations, int(self.capacity - self.size - 1))):
            self.iterate()
        self.forced = NONE

    def prospects(self, position: State, times: int, seconds: float = 0.0) -> list[tuple[float, float]]:
        """For every seat the chance to win and the mean points, when all play quickly on from here so many times.

        With a limit of time it may be less often, but never less than a few times.
        """
        position.save(self.shown)
        self.size = 0
        won = [0.0 for _ in range(position.seats)]
        points = [0.0 for _ in range(position.seats)]
        start, count = time.perf_counter(), 0
        while count < times and (seconds == 0.0 or count < FEW or time.perf_counter() - start < seconds):
            self.imagine()
            self.play_on(self.world)
            self.outcome.judge(self.world)
            count += 1
            for seat in range(position.seats):
                won[seat] += self.outcome.shares[seat]
                points[seat] += float(self.outcome.values[seat]) / float(CENT)
        return [(won[seat] / count, points[seat] / count) for seat in range(position.seats)]

    def look_at(self, view: State, room: int, past: Sequence[tuple[int, int]] | None) -> None:
        """Makes the question of this view the root, with what is known of it from before if there is room for more."""
        view.save(self.shown)
        view.options(self.out)
        self.open = self.out.tolist()
        self.asked = view.frame
        self.iterations = 0
        self.outcome.begin()
        self.root = NONE if past is None or self.size == 0 else self.follow(past)
        if self.root == NONE or self.size + room + 1 >= self.capacity:
            self.size = 0
            self.root = self.grow(NONE, 0, 0, NONE)

    def follow(self, past: Sequence[tuple[int, int]]) -> i64:
        """Where these answers lead to in the tree; lone ones are not in it."""
        node = self.root
        for frame, option in past:
            found = self.find(node, frame, option)
            if found != NONE:
                node = found
            elif self.child[node] == NONE or self.asked_at(node, frame):
                return NONE
        return NONE if self.child[node] == NONE else node

    def asked_at(self, node: i64, frame: i64) -> bool:
        """Whether the tree knows any answer to this frame's question here."""
        at = self.child[node]
        while at != NONE:
            if self.frame[at] == frame:
                return True
            at = self.sibling[at]
        return False

    def iterate(self) -> None:
        """One world: down the tree, one answer more, quick play to the horizon, and back."""
        self.imagine()
        self.descend(self.world)
        self.play_on(self.world)
        self.outcome.judge(self.world)
        self.tell()

    def imagine(self) -> None:
        """The world becomes one of those that look like the question's position."""
        world = self.world
        loading = self.loading
        loading.cells = self.shown.cells
        loading.at = 0
        world.visit(loading)
        self.unseen.begin()
        world.visit(self.unseen)
        self.dealing.begin()
        world.visit(self.dealing)

    def descend(self, world: State) -> None:
        """Down to the first answer that is not in the tree yet, which is put there."""
        node = self.root
        out = self.out
        self.path[0] = node
        self.depth = 1
        while world.frame != ENDED and self.depth < len(self.path):
            world.options(out)
            if world.actor == NATURE:
                world.answer(out.pick(self.generator.below(out.total)))
            elif out.count == 1:
                world.answer(out.choices[0])
            else:
                node = self.choose(world, node)
                self.path[self.depth] = node
                self.depth += 1
                world.answer(self.option[node])
                if self.visits[node] == 0:
                    return

    def choose(self, world: State, node: i64) -> i64:
        """The open answer to follow: a new one while few were tried, else the most promising one."""
        if self.forced != NONE and node == self.root:
            found = self.find(node, world.frame, self.forced)
            return found if found != NONE else self.grow(node, world.frame, self.forced, world.actor)
        out = self.out
        children = self.index(node, world.frame)
        best = NONE
        highest = -1.0
        fresh: i64 = 0
        for place in range(out.count):
            option = out.choices[place]
            found = self.at_option[option]
            if found == NONE:
                out.choices[fresh] = option
                fresh += 1
                continue
            self.available[found] += 1
            promise = self.promise(found)
            if promise > highest:
                best, highest = found, promise
        self.forget(node, world.frame)
        if fresh > 0 and (best == NONE or 4 * children * children <= self.manner.width * self.visits[node]):
            out.count = fresh
            return self.grow(node, world.frame, self.pick_fresh(world), world.actor)
        return best

    def index(self, node: i64, frame: i64) -> i64:
        """Notes which answers to this frame's question have a node; returns how many nodes there are below."""
        children: i64 = 0
        at = self.child[node]
        while at != NONE:
            if self.frame[at] == frame:
                self.at_option[self.option[at]] = at
            children += 1
            at = self.sibling[at]
        return children

    def forget(self, node: i64, frame: i64) -> None:
        """Wipes out what `index` noted."""
        at = self.child[node]
        while at != NONE:
            if self.frame[at] == frame:
                self.at_option[self.option[at]] = NONE
            at = self.sibling[at]

    def pick_fresh(self, world: State) -> i64:
        """The untried answer that looks best, or any."""
        hints = self.hints
        if hints is not None:
            return best_by_hints(world, hints, self.generator, self.out)
        return self.out.choices[self.generator.below(self.out.count)]

    def promise(self, node: i64) -> float:
        """Upper confidence bound: what it brought so far, and how little it was tried when it was open."""
        visits = float(self.visits[node])
        if visits == 0.0:
            return 1e9
        untried = math.sqrt(math.log(float(self.available[node] + 1)) / visits)
        return self.reward[node] / visits + self.manner.curiosity * untried

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
        self.wins[node] = 0.0
        self.squares[node] = 0.0
        if parent != NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def play_on(self, world: State) -> None:
        """Quick play for all seats, by hints with whims, or at random where a game has none."""
        left = self.manner.horizon
        whim = self.manner.whim
        hints = self.hints
        out = self.out
        generator = self.generator
        while world.frame != ENDED and left > 0:
            world.options(out)
            if out.count == 1:
                world.answer(out.choices[0])
            elif hints is None or world.actor == NATURE or generator.below(CENT) < whim:
                world.answer(out.pick(generator.below(out.total)))
            else:
                world.answer(best_by_hints(world, hints, generator, out))
            left -= 1

    def tell(self) -> None:
        """Every answer on the path learns how its seat came out."""
        winning = self.manner.winning
        for place in range(self.depth):
            node = self.path[place]
            self.visits[node] += 1
            seat = self.seat[node]
            if seat != NONE:
                lead = self.outcome.lead(seat)
                self.lead[node] += lead
                self.squares[node] += float(lead) * float(lead)
                self.wins[node] += self.outcome.shares[seat]
                self.reward[node] += winning * self.outcome.shares[seat] + (1.0 - winning) * self.outcome.chance(lead)

    def verdict(self) -> list[tuple[int, int, float, float, float]]:
        """The open answers that were tried, the most visited first: see `tried`."""
        found: list[tuple[int, int, float, float, float]] = []
        at = self.child[self.root]
        while at != NONE:
            if self.frame[at] == self.asked and int(self.option[at]) in self.open:
                found.append(self.tried(at))
            at = self.sibling[at]
        found.sort(key=_visits, reverse=True)
        return found

    def tried(self, node: i64) -> tuple[int, int, float, float, float]:
        """Option, visits, mean lead in points, chance to win, and the standard error of the lead."""
        visits, cent = float(self.visits[node]), float(CENT)
        lead = float(self.lead[node]) / visits
        spread = max(0.0, self.squares[node] / visits - lead * lead)
        error = math.sqrt(spread / visits) / cent
        return int(self.option[node]), int(self.visits[node]), lead / cent, self.wins[node] / visits, error


def _widest(world: State) -> int:
    """Room for the options of every frame of a game."""
    return 1 + max([0] + [frame.first + len(frame.names) for frame in world.frames])


def _visits(answer: tuple[int, int, float, float, float]) -> tuple[int, float, int]:
    return answer[1], answer[2], -answer[0]
