"""Who may see what: section 7 and the tables "Who sees an answer" and "Hidden zones" of section 13 of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from karavelle.games.grog import GAME
from karavelle.games.grog.state import Grog
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match

from .table import lay
from .walks import Moment, copy_of, ends, local_name, play, questions

Data = dict[str, int | list[int]]

# ------------------------------------------------------------------ answers

PRIVATE: dict[str, str | tuple[str, ...]] = {
    "setup_return_goals": "",
    "keep_goal": "",
    "cloud_goal_return": "",
    "draw_goal": "",
    "draw_treasure": "",
    "draw_parrot": "",
    "bid_step": ("place", "parrot"),
    "pay_step": "add_treasure",
}
"""Answers that only their seat may see: of these frames those whose names begin so."""

LISTED_FOR_THE_SEAT = {"bid_step", "pay_step", "setup_return_goals", "keep_goal", "cloud_goal_return"}


def is_private(frame: str, name: str) -> bool:
    """Whether only the seat may see this answer."""
    return frame in PRIVATE and name.startswith(PRIVATE[frame])


def test_who_sees_an_answer() -> None:
    """Section 13: cards and drafts are the seat's own, all else is everybody's."""
    seen = set()
    for moment in questions():
        frame = GAME.frame_of(moment.state)
        to = moment.about if is_private(frame.id, moment.name) else EVERYONE
        assert frame.seen_by(moment.state, moment.option) == to
        seen.add(frame.id)
    assert seen >= set(PRIVATE)


def test_who_may_know_what_is_open() -> None:
    """Section 13: options that follow from hidden cards are listed for the asked seat only."""
    for moment in questions():
        if moment.actor != NATURE:
            to = moment.actor if moment.frame in LISTED_FOR_THE_SEAT else EVERYONE
            assert GAME.frame_of(moment.state).listed_for(moment.state) == to, moment.frame


def some_moments(every: int) -> Iterator[Moment]:
    """One question out of so many, of a game with two, three and four seats."""
    for count, moment in enumerate(questions(1)):
        if count % every == 0:
            yield moment


def viewers(moment: Moment) -> list[int]:
    """All seats, and a spectator."""
    return [NOBODY, *range(moment.state.seats)]


def others(moment: Moment) -> list[int]:
    """All who are not meant by a private answer."""
    return [viewer for viewer in viewers(moment) if viewer != moment.about]


def after(state: Grog, option: int) -> Grog:
    """What an answer leads to."""
    copy = copy_of(state)
    copy.answer(option)
    return copy


def private_options(moment: Moment) -> list[int]:
    """The open options that others may not see."""
    return [option for option in moment.open if is_private(moment.frame, local_name(moment.state, option))]


def test_private_answers_look_alike_to_others() -> None:
    """Section 7: whichever card is drawn, kept or put back, whatever is drafted, the others see the same table."""
    for moment in some_moments(every=5):
        worlds = [after(moment.state, option) for option in private_options(moment)]
        if not any(world.over() for world in worlds):
            for viewer in others(moment):
                assert len({GAME.view(world, viewer).digest() for world in worlds}) <= 1, moment.frame


def test_a_draft_leaves_no_trace_before_it_is_shown() -> None:
    """R27, section 13: not even its length is seen; the views of others do not change while it grows."""
    for moment in some_moments(every=5):
        if moment.frame in ("bid_step", "pay_step"):
            for viewer in others(moment):
                before = GAME.view(moment.state, viewer).digest()
                for option in private_options(moment):
                    assert GAME.view(after(moment.state, option), viewer).digest() == before


def test_who_hears_an_event() -> None:
    """Section 13, events: which cards were drawn, kept or put back is told to the seat alone, all else to everybody."""
    events = [event.id for event in GAME.events]
    match = Match.new(GAME, 3, seed="ears")
    generator = Generator(1)
    while not match.over:
        options = match.options()
        match.play(options[generator.below(len(options))])
    about = NOBODY
    for event, to, a, *_ in match.notes():
        if events[event] in ("drew", "kept", "put_under"):
            about = a
        private = events[event] in ("treasure_seen", "parrot_seen", "goal_seen")
        assert to == (about if private else EVERYONE), events[event]


# ------------------------------------------------------------------ zones

OWN_ROWS = {"treasure_hand": 4, "parrot_hand": 7, "goal_hand": 24}
HIDDEN = {"treasure_deck", "parrot_deck", "goal_deck"}
DRAFTS = {"draft_dice": 0, "draft_row": -1, "draft_cards": 0, "pay_used": 0}
OPEN = {
    *("frame", "actor", "a", "b", "agenda", "round_no", "start_player", "clouds", "ships", "trade_marker", "passed"),
    *("buildings", "lock_supply", "ghost_crew", "dice", "bid_row", "current_bid", "highest_bidder"),
    *("coins", "points", "crew", "goods", "treasure_box", "parrot_box", "goal_under_by"),
}


def backs(row: list[int]) -> list[int]:
    """A row of cards face down: only their number is known."""
    return [0] * (len(row) - 1) + [sum(row)]


def seen(moment: Moment, viewer: int) -> Data:
    """What a viewer should see of each field."""
    data: Data = moment.state.describe()
    for name, value in data.items():
        if name not in OPEN:
            assert isinstance(value, list), f"who may see {name}?"
            data[name] = list(hide(moment, name, value, viewer))
    return data


def hide(moment: Moment, name: str, value: list[int], viewer: int) -> Iterator[int]:
    """A field that is not open to all, as a viewer should see it."""
    if name in OWN_ROWS:
        width = OWN_ROWS[name]
        for seat in range(moment.state.seats):
            row = value[seat * width : (seat + 1) * width]
            yield from row if seat == viewer else backs(row)
    elif name in HIDDEN:
        yield from backs(value)
    elif name in DRAFTS:
        yield from value if viewer == moment.actor else [DRAFTS[name]] * len(value)
    elif name == "drawn":
        yield from value if viewer == moment.about else [-1] * len(value)
    elif name == "goal_under":
        by = list(moment.state.goal_under_by)
        yield from (goal if by[place] == viewer else -1 for place, goal in enumerate(value))
    else:
        raise AssertionError(f"who may see {name}?")


def test_a_view_shows_what_it_should() -> None:
    """R5, R6, section 7: own cards, the numbers of all others', own cards under the deck; a spectator owns nothing."""
    for moment in questions(2):
        for viewer in viewers(moment):
            assert GAME.view(moment.state, viewer).describe() == seen(moment, viewer)


def test_what_everybody_can_reckon_is_in_every_view() -> None:
    """R5, R17: the number of treasure cards, and so the potential of everybody."""
    for moment in some_moments(every=3):
        everybody = range(moment.state.seats)
        for viewer in viewers(moment):
            view = GAME.view(moment.state, viewer)
            assert isinstance(view, Grog)
            assert [view.potential(seat) for seat in everybody] == list(map(moment.state.potential, everybody))


def test_everything_is_shown_at_the_end() -> None:
    """Section 13: then even a spectator sees all."""
    for end in ends(1):
        assert GAME.view(end, NOBODY).digest() == end.digest()


def test_an_imagined_world_looks_the_same_and_can_be_played() -> None:
    """Section 13, imagine: what the viewer sees stays, the rest is dealt anew from what he does not see."""
    generator = Generator(5)
    for moment in some_moments(every=37):
        viewer = int(generator.below(moment.state.seats))
        world = GAME.imagine(moment.state, viewer, generator)
        assert world.broken() == []
        assert GAME.view(world, viewer).digest() == GAME.view(moment.state, viewer).digest()
        play(world, generator)
        assert world.broken() == []


def test_an_imagined_world_differs() -> None:
    """Section 13, imagine: cards of others are really dealt anew."""
    s = lay(3, "ask P0 bid_step\ntreasure_hand P1 treasure_1 3\nparrot_hand P1 parrot_hold 3")
    worlds = {GAME.imagine(s, 0, Generator(seed)).digest() for seed in range(5)}
    assert len(worlds) == 5
