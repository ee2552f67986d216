"""States, frames and options: a game is data that waits for an answer.

A `State` is a record of small integers and an agenda, a stack of frames that says what happens next. A frame is a
`Step` (it happens by itself), an `Ask` (a seat picks one of a short list) or a `Chance` (nature picks, options have
weights). `State.answer` lets the frame that asked do its work, then runs steps until somebody has to answer again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from karavelle.kernel.fields import EVERYONE, NOBODY, Load, Save, Snapshot, Visitor
from karavelle.kernel.generator import Generator
from karavelle.kernel.reports import Check, Describe
from karavelle.kernel.score import Sheet
from karavelle.kernel.secrets import Deal, Redact, Unseen

ENDED: Final = -1
"""The frame of a state whose game is over."""

CELLS: Final = 4
"""An entry of the agenda: frame, actor, a, b."""


class Options:
    """The open answers to one question, in ascending order, with their weights."""

    def __init__(self) -> None:
        self.choices = vec[i64]([0] * 256)
        self.weights = vec[i64]([0] * 256)
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        """Forgets all."""
        self.count = 0
        self.total = 0

    def add(self, option: i64, weight: i64 = 1) -> None:
        """One more open answer; nature picks it in `weight` of `total` cases."""
        at = self.count
        if at == len(self.choices):
            self.choices = append(self.choices, 0)
            self.weights = append(self.weights, 0)
        self.choices[at] = option
        self.weights[at] = weight
        self.count = at + 1
        self.total += weight

    def pick(self, ticket: i64) -> i64:
        """The option that owns this ticket, tickets 0 to total - 1 being dealt out by weight."""
        if self.total == self.count:
            return self.choices[ticket]
        place: i64 = 0
        while ticket >= self.weights[place]:
            ticket -= self.weights[place]
            place += 1
        return self.choices[place]

    def has(self, option: i64) -> bool:
        """Whether this answer is open."""
        for place in range(self.count):
            if self.choices[place] == option:
                return True
        return False

    def tolist(self) -> list[int]:
        """The open answers as a plain list."""
        return [int(self.choices[place]) for place in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Ears:
    """Who listens to the events that rules note; the narrator of a match does, search does not."""

    def hear(self, event: i64, to: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """An event happened that `to` (a seat or EVERYONE) may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table at one moment: who is asked what, what is planned after it, and the game's own fields."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.rivals: i64 = 0
        """Opponents without a seat, whom the rules play: they score like seats, numbered after the last seat."""
        self.frame: i64 = ENDED
        self.actor: i64 = NOBODY
        self.a: i64 = 0
        self.b: i64 = 0
        self.agenda = vec[i64]([0] * (CELLS * 48))
        self.depth: i64 = 0
        self.frames: vec[Frame[Any]] = frame_table(())
        self.variants: dict[str, str] = {}
        self.ears: Ears | None = None

    # What a game declares

    def fields(self, visitor: Visitor) -> None:
        """Names every field of the game to the visitor: cells, bounds, and who may see them."""

    def score(self, seat: int, sheet: Sheet) -> None:
        """Fills in the score sheet of a seat (or of a rival), as things stand now."""

    def tie_break(self, seat: int) -> int:
        """Decides between seats with equal totals: more is better."""
        return 0

    def faults(self) -> list[str]:
        """The game's own invariants that do not hold; bounds and pools are checked by the kernel."""
        return []

    # What rules use

    def then(self, frame: i64, actor: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Plans a frame; what one rule plans happens in the order written, before all that was planned earlier."""
        at = self.depth * CELLS
        if at == len(self.agenda):
            self.deepen()
        agenda = self.agenda
        agenda[at] = frame
        agenda[at + 1] = actor
        agenda[at + 2] = a
        agenda[at + 3] = b
        self.depth += 1

    def note(self, event: i64, to: i64 = EVERYONE, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tells who listens what happened; costs nothing when nobody does."""
        ears = self.ears
        if ears is not None:
            ears.hear(event, to, a, b, c, d)

    # What the platform uses

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.frame == ENDED

    def options(self, out: Options) -> None:
        """Lists what is open to the actor now."""
        out.count = 0
        out.total = 0
        self.frames[self.frame].options(self, out)

    def answer(self, option: i64) -> None:
        """The actor picks an open option (trusted to be open); then everything runs up to the next question."""
        mark = self.depth
        self.frames[self.frame].choose(self, option)
        if self.depth - mark > 1:
            self.in_order(mark)
        self.advance()

    def advance(self) -> None:
        """Runs the planned steps until somebody has to answer or the game is over."""
        frames = self.frames
        while self.depth > 0:
            self.depth -= 1
            mark = self.depth
            agenda = self.agenda
            at = mark * CELLS
            self.frame = agenda[at]
            self.actor = agenda[at + 1]
            self.a = agenda[at + 2]
            self.b = agenda[at + 3]
            frame = frames[self.frame]
            if frame.asks:
                return
            frame.run(self)
            if self.depth - mark > 1:
                self.in_order(mark)
        self.frame = ENDED
        self.actor = NOBODY
        self.a = 0
        self.b = 0

    def in_order(self, mark: i64) -> None:
        """Turns round what was planned above the mark, so that what was written first happens first."""
        agenda = self.agenda
        low = mark * CELLS
        high = (self.depth - 1) * CELLS
        while low < high:
            for cell in range(CELLS):
                kept = agenda[low + cell]
                agenda[low + cell] = agenda[high + cell]
                agenda[high + cell] = kept
            low += CELLS
            high -= CELLS

    def deepen(self) -> None:
        """Makes room for more plans."""
        agenda = self.agenda
        for _ in range(CELLS * 16):
            agenda = append(agenda, 0)
        self.agenda = agenda

    def visit(self, visitor: Visitor) -> None:
        """Shows the visitor every field: the kernel's, then the game's."""
        self.frame = visitor.number("frame", self.frame, ENDED, len(self.frames) - 1)
        self.actor = visitor.number("actor", self.actor, NOBODY, self.seats - 1)
        self.a = visitor.number("a", self.a, -999, 9999)
        self.b = visitor.number("b", self.b, -999, 9999)
        self.depth = visitor.sequence("agenda", self.agenda, self.depth * CELLS, -999, 9999) // CELLS
        self.fields(visitor)

    def save(self, snapshot: Snapshot) -> None:
        """Writes the whole state into the snapshot."""
        saving = Save(snapshot)
        self.visit(saving)
        saving.finish()

    def load(self, snapshot: Snapshot) -> None:
        """Becomes what the snapshot holds (of a state of the same game, seats and options)."""
        loading = Load(snapshot)
        self.visit(loading)

    def digest(self) -> str:
        """A short hash of the whole state: equal states have equal digests, in every build."""
        snapshot = Snapshot()
        self.save(snapshot)
        return hashlib.blake2b(snapshot.tobytes(), digest_size=8).hexdigest()

    def describe(self) -> dict[str, int | list[int]]:
        """All fields as plain data."""
        describing = Describe()
        self.visit(describing)
        return describing.data

    def redact(self, viewer: i64) -> None:
        """Forgets everything that the viewer (a seat, or NOBODY) may not see."""
        self.visit(Redact(viewer, self.seats))

    def deal(self, generator: Generator) -> None:
        """Deals every unseen card at random onto the backs: a view becomes one of the worlds it could be."""
        unseen = Unseen()
        self.visit(unseen)
        self.visit(Deal(unseen, generator))

    def broken(self) -> list[str]:
        """Everything that is wrong with this state: bounds, lost or invented cards, the game's own invariants."""
        check = Check()
        self.visit(check)
        check.settle()
        return check.faults + self.faults()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One thing that can happen at the table; a row of the rulebook's decision table, or a step between.

    `names` spells the options, in the order of their numbers, the first being number `first`.
    `a` and `b` say what the frame's arguments are: an entry of the game's vocabulary, "seat", "number" or nothing.
    """

    asks = True

    def __init__(self, number: int, names: tuple[str, ...] = (), *, first: int = 0, a: str = "", b: str = "") -> None:
        self.number = number
        self.names = names
        self.first = first
        self.a = a
        self.b = b
        self.id = _snake(type(self).__name__)
        self.offset = 0

    def run(self, s: S) -> None:
        """What a step does."""
        raise NotImplementedError(f"{self.id} is a question; answer it")

    def options(self, s: S, out: Options) -> None:
        """What is open, in ascending order: the only place that decides legality."""
        raise NotImplementedError(f"{self.id} is a step; it asks nobody")

    def choose(self, s: S, option: i64) -> None:
        """What an open option does; trusts that it was open."""
        raise NotImplementedError(f"{self.id} is a step; it asks nobody")

    def seen_by(self, s: S, option: i64) -> i64:
        """Who may know this answer: EVERYONE, or one seat."""
        return EVERYONE

    def listed_for(self, s: S) -> i64:
        """Who may know which options are open: EVERYONE, or one seat."""
        return EVERYONE

    def lays_open(self, s: S, option: i64) -> bool:
        """Whether this answer shows everybody what its seat alone could see before."""
        return False

    def answers_itself(self, s: S, option: i64) -> bool:
        """Whether this option, when it is the only one, is taken without a click."""
        return True

    def context(self, s: S) -> list[tuple[str, int]]:
        """What the prompt may speak of besides `a` and `b`: kinds of the vocabulary, with numbers of this position."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Something that happens by itself."""

    asks = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """A question to a seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """A question to nature: options carry weights, and nobody decides."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """What a good player looks at, for bots only. Hundredths of a point."""

    def rate(self, s: S, option: i64) -> i64:
        """How good an open answer looks beside the others; states are as the asked seat sees them."""
        return 0

    def value(self, s: S, seat: i64) -> i64:
        """Roughly what a seat will end with, as things stand: its score so far, unless the game knows better."""
        sheet = Sheet()
        s.score(int(seat), sheet)
        return sheet.total * 100


def frame_table(frames: Iterable[Frame[Any]]) -> vec[Frame[Any]]:
    """Frames by number, as a state looks them up."""
    return vec[Frame](frames)  # type: ignore[type-arg]  # at run time the item type must be the class itself


def _snake(name: str) -> str:
    """PlaceLock becomes place_lock."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")
