"""The laws that every game obeys, as checks of a position: tests and fuzzing walk them over thousands."""

from __future__ import annotations

import json
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.core import Options, State
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY, Visitor
from karavelle.kernel.game import Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.text import LANGUAGES, Narrator, Speech


def open_options(state: State) -> list[int]:
    """What is open now."""
    out = Options()
    state.options(out)
    return out.tolist()


def broken_laws(game: Game, state: State, generator: Generator) -> list[str]:
    """Every law that this position breaks."""
    laws = (sound, copies, names, order, secrets, dealing, texts)
    return [f"{law.__name__}: {fault}" for law in laws for fault in law(game, state, generator)]


def sound(game: Game, state: State, generator: Generator) -> Iterator[str]:
    """Bounds, pools and the game's own invariants hold, and somebody can answer."""
    yield from state.broken()
    if not state.over() and not open_options(state):
        yield "nothing is open"


def copies(game: Game, state: State, generator: Generator) -> Iterator[str]:
    """load(save(s)) == s; a copy is independent; answering a copy does nothing to the original."""
    before = state.digest()
    copy = game.copy(state)
    if copy.digest() != before:
        yield "a copy differs from its original"
    if not state.over():
        copy.answer(generator_pick(state, generator))
    if state.digest() != before:
        yield "an answer to the copy changed the original"


def names(game: Game, state: State, generator: Generator) -> Iterator[str]:
    """Two spellings of an option, number and name, lead to each other; each has its own place in the action space."""
    if state.over():
        return
    frame = int(state.frame)
    for option in open_options(state):
        if game.parse(game.name(frame, option)) != (frame, option):
            yield f"{game.name(frame, option)} is not the name of option {option} of frame {frame}"
        size = game.nature_actions if state.actor == NATURE else game.seat_actions
        if not 0 <= game.action(frame, option) < size:
            yield f"{game.name(frame, option)} lies outside the action space"


def order(game: Game, state: State, generator: Generator) -> Iterator[str]:
    """Options come in ascending order, each once, the same when asked again."""
    if state.over():
        return
    options = open_options(state)
    if options != sorted(set(options)):
        yield f"options are not in ascending order: {options}"
    if options != open_options(game.copy(state)):
        yield "a copy offers other options"


def secrets(game: Game, state: State, generator: Generator) -> Iterator[str]:
    """What a viewer is shown does not change when everything he cannot see is dealt anew."""
    for viewer in [NOBODY, *range(int(state.seats))]:
        view = game.view(state, viewer)
        world = game.imagine(state, viewer, generator)
        if state.over():
            continue
        if game.view(world, viewer).digest() != view.digest():
            yield f"the view of {viewer} changes with what he cannot see"
        if _shown(game, world, viewer) != _shown(game, view, viewer):
            yield f"options, prompt or panels of {viewer} change with what he cannot see"
        yield from _told(game, state, world, viewer, generator)
    if not state.over() and state.actor != NATURE:
        if open_options(game.view(state, int(state.actor))) != open_options(state):
            yield "the seat that is asked does not see all that it may answer"


def dealing(game: Game, state: State, generator: Generator) -> Iterator[str]:
    """A world dealt for a viewer is a sound position of the game, open to the same seat."""
    for viewer in range(int(state.seats)):
        world = game.imagine(state, viewer, generator)
        for fault in world.broken():
            yield f"a world imagined by {viewer} is impossible: {fault}"
        if world.frame != state.frame or world.actor != state.actor:
            yield f"a world imagined by {viewer} asks another question"
        if not world.over() and not open_options(world):
            yield f"a world imagined by {viewer} has no option"


def texts(game: Game, state: State, generator: Generator) -> Iterator[str]:
    """The open question and every open answer can be said in every language."""
    for language in LANGUAGES:
        speech = Speech(game, language, [f"P{seat}" for seat in range(int(state.seats))])
        for viewer in (NOBODY, 0):
            if not speech.prompt(state, viewer):
                yield f"an empty prompt in {language}"
        if state.over() or state.actor == NATURE:
            continue
        spoken = [speech.option(state, option) for option in open_options(state)]
        if len(set(spoken)) != len(spoken):
            yield f"two options read alike in {language}: {sorted(spoken)}"


def generator_pick(state: State, generator: Generator) -> int:
    """An open option, at random."""
    out = Options()
    state.options(out)
    return int(out.pick(generator.below(out.total)))


class Drafts(Visitor):
    """Finds out whether somebody else is in the middle of a draft."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.hidden = False

    def numbers(self, name: str, cells: vec[i64], low: i64, high: i64, to: i64 = EVERYONE, empty: i64 = 0) -> None:
        if to >= 0 and to != self.viewer and any(cell != empty for cell in cells):
            self.hidden = True


def _shown(game: Game, state: State, viewer: int) -> str:
    """Everything a viewer is shown of a state (his view of it): the question, what is open, the panels."""
    view = game.view(state, viewer)
    speech = Speech(game, "en", [f"P{seat}" for seat in range(int(state.seats))])
    asking = game.frame_of(state)
    shown: list[object] = [speech.prompt(view, viewer)]
    if asking.listed_for(state) in (EVERYONE, viewer):
        shown.append(open_options(view) if viewer == state.actor or state.actor != NATURE else [])
    if game.panels is not None:
        shown.append([repr(panel) for panel in game.panels(view, viewer, speech)])
    return json.dumps(shown, default=str)


def _told(game: Game, state: State, world: State, viewer: int, generator: Generator) -> Iterator[str]:
    """An answer that the viewer knows tells him the same in every world that he cannot tell apart."""
    option = generator_pick(state, generator)
    frame = game.frame_of(state)
    public = frame.seen_by(state, option) in (EVERYONE, viewer) and not frame.lays_open(state, option)
    drafts = Drafts(viewer)
    state.visit(drafts)
    if not public or drafts.hidden or option not in open_options(world):
        return  # an answer that lays a draft or a card open tells what was hidden before, and rightly so
    told = []
    for table in (game.copy(state), game.copy(world)):
        narrator = Narrator()
        table.ears = narrator
        table.answer(option)
        told.append([note for note in narrator.notes if note[1] in (EVERYONE, viewer)])
        if table.over():
            return  # at the end everything is shown
    if told[0] != told[1]:
        yield f"what {viewer} is told of {game.name(int(state.frame), option)} depends on what he cannot see"
