"""A game as the platform sees it: what it is called, who can play, and everything that can be asked and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from librt.vecs import vec

from karavelle.kernel.core import Chance, Frame, Hints, State, frame_table
from karavelle.kernel.errors import ContentError, Illegal, KaravelleError
from karavelle.kernel.fields import NOBODY, Snapshot
from karavelle.kernel.generator import Generator
from karavelle.kernel.score import Sheet
from karavelle.kernel.secrets import Hands


@dataclass(frozen=True)
class Variant:
    """An option of a game that the table chooses: a module, a map, a house rule of the rulebook.

    Where each choice is as good as another game (`apart`), tests play whole games of all of them in the browser.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    apart: bool = False


@dataclass(frozen=True)
class Event:
    """Something that rules tell. `args` says what its numbers are; a `part` continues the line before it.

    Equal `counted` events that follow each other are told in one line, with their count as `$times`.
    """

    id: str
    args: tuple[str, ...] = ()
    part: bool = False
    counted: bool = False


@dataclass(frozen=True, eq=False)
class Game:
    """One game. `state(seats, variants)` makes its empty table; frame 0 sets it up.

    `vocabulary` names the things that numbers stand for: "ship" -> ("ship_coins2", ...). The words "seat" and
    "number" are always known.
    """

    id: str
    title: str
    version: int
    seats: tuple[int, ...]
    state: Callable[[int, Mapping[str, str]], State]
    frames: Sequence[Frame[Any]]
    folder: Path
    events: Sequence[Event] = ()
    vocabulary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    manners: frozenset[str] = frozenset()
    """Those of the vocabulary whose words have no names, only ids for texts to select by."""
    variants: tuple[Variant, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    age: int = 0
    rivals: tuple[str, ...] = ()
    """What opponents without a seat are called (ids of the vocabulary), where a table has any: see `State.rivals`."""
    hints: Hints[Any] | None = None
    panels: Callable[[State, int, Any], list[Any]] | None = None
    """The table in words, see `karavelle.kernel.panel`: panels(view, viewer, speech)."""
    draw: Callable[[State, int, Any], Sequence[Any]] | None = None
    """The table as a picture, see `karavelle.kernel.scene`: draw(view, viewer, speech) gives its parts."""
    bound: int = 100_000
    """No game has more answers than this."""
    seat_actions: int = field(init=False, default=0)
    nature_actions: int = field(init=False, default=0)
    table: vec[Frame[Any]] = field(init=False, repr=False, compare=False)
    numbers: dict[str, tuple[int, int]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        numbers: dict[str, tuple[int, int]] = {}
        sizes = {True: 0, False: 0}
        for place, frame in enumerate(self.frames):
            if frame.number != place:
                raise ContentError(f"{self.id}: frame {frame.id} is number {frame.number} but stands at place {place}")
            frame.offset = sizes[isinstance(frame, Chance)]
            sizes[isinstance(frame, Chance)] += len(frame.names)
            for name_place, name in enumerate(frame.names):
                numbers[f"{frame.id}:{name}"] = (place, frame.first + name_place)
            self._check_arguments(frame.id, (frame.a, frame.b))
        for event in self.events:
            self._check_arguments(event.id, event.args)
        object.__setattr__(self, "table", frame_table(self.frames))
        object.__setattr__(self, "numbers", numbers)
        object.__setattr__(self, "seat_actions", sizes[False])
        object.__setattr__(self, "nature_actions", sizes[True])

    def _check_arguments(self, owner: str, args: Sequence[str]) -> None:
        for arg in args:
            if arg not in ("", "seat", "number") and arg not in self.vocabulary:
                raise ContentError(f'{self.id}: {owner} speaks of "{arg}", which is not in the vocabulary')

    def new(self, seats: int, variants: Mapping[str, str] | None = None) -> State:
        """A table at its first question."""
        state = self.empty(seats, self.choose_variants(variants or {}))
        state.then(0, NOBODY)
        state.advance()
        return state

    def empty(self, seats: int, variants: Mapping[str, str]) -> State:
        """A table before set-up."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise KaravelleError(f"{self.title} is for {allowed} players, not for {seats}.")
        state = self.state(seats, variants)
        state.frames = self.table
        state.variants = dict(variants)
        return state

    def choose_variants(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The variants of a table: what was chosen, and the defaults for the rest."""
        result = {variant.id: variant.default for variant in self.variants}
        for id, choice in chosen.items():
            known = {variant.id: variant.choices for variant in self.variants}
            if id not in known:
                raise KaravelleError(f'{self.title} has no option "{id}"; it has {", ".join(known) or "none"}.')
            if choice not in known[id]:
                raise KaravelleError(f'Option {id} cannot be "{choice}"; choose one of {", ".join(known[id])}.')
            result[id] = choice
        return result

    def draw_variants(self, generator: Generator) -> dict[str, str]:
        """Variants as chance has them, for tests and fuzzing."""
        return {variant.id: variant.choices[generator.below(len(variant.choices))] for variant in self.variants}

    def copy(self, state: State) -> State:
        """A state like this one that shares nothing with it."""
        snapshot = Snapshot()
        state.save(snapshot)
        copy = self.empty(int(state.seats), state.variants)
        copy.load(snapshot)
        return copy

    def view(self, state: State, viewer: int) -> State:
        """What the viewer (a seat, or NOBODY for a spectator) sees; at the end of the game everybody sees all."""
        view = self.copy(state)
        if not view.over():
            view.redact(viewer)
        return view

    def imagine(self, state: State, viewer: int, generator: Generator) -> State:
        """A world that looks the same to the viewer: all he cannot see is dealt anew."""
        world = self.view(state, viewer)
        world.deal(generator)
        return world

    def has_hands(self) -> bool:
        """Whether a seat sees anything that the others do not."""
        hands = Hands()
        self.new(self.seats[0]).visit(hands)
        return hands.found

    # Two spellings of an option: name and number

    def frame_of(self, state: State) -> Frame[Any]:
        """The frame that asks."""
        if state.over():
            raise Illegal("The game is over; nobody is asked anything.")
        return self.frames[int(state.frame)]

    def name(self, frame: int, option: int) -> str:
        """The name of an option, like `choose_ship:ship_parrot`."""
        asking = self.frames[frame]
        return f"{asking.id}:{asking.names[option - int(asking.first)]}"

    def parse(self, name: str) -> tuple[int, int]:
        """Frame and option of a name."""
        try:
            return self.numbers[name]
        except KeyError:
            raise Illegal(f'"{name}" is no answer of {self.title}.') from None

    def action(self, frame: int, option: int) -> int:
        """The number of an option in the game's action space (one space for seats, one for nature)."""
        asking = self.frames[frame]
        return int(asking.offset + option - asking.first)

    # Results

    def sheets(self, state: State) -> list[Sheet]:
        """The score sheet, a column a seat."""
        return [_sheet(state, seat) for seat in range(int(state.seats))]

    def rival_sheets(self, state: State) -> list[Sheet]:
        """The columns of those who have no seat."""
        return [_sheet(state, int(state.seats) + rival) for rival in range(int(state.rivals))]

    def ranks(self, state: State) -> list[int]:
        """The rank of every seat, 1 for the winners; equal totals and tie-breaks share a rank.

        A rival is beaten by more points only: with as many as he has, a seat has lost to him.
        """
        results = [(int(sheet.total), state.tie_break(seat)) for seat, sheet in enumerate(self.sheets(state))]
        bars = [int(sheet.total) for sheet in self.rival_sheets(state)]
        return [
            1 + sum(other > result for other in results) + sum(bar >= result[0] for bar in bars) for result in results
        ]


def _sheet(state: State, column: int) -> Sheet:
    """The column of a seat or a rival."""
    sheet = Sheet()
    state.score(column, sheet)
    return sheet
