"""Who may see what: section 6 of the rules and the hidden zones of section 13."""

from __future__ import annotations

from karavelle.games.anno1503 import GAME
from karavelle.games.anno1503.content import CARD_ROW, FIELDS
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.fields import ALL_KNOW, BACK, EVERYONE, NATURE, NO_CARD, NOBODY
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match

from .walks import walks

LISTED_FOR_THE_SEAT = {"main_action", "tile_choice", "tie_choice", "discard_card"}
ALWAYS_ASKED = {"main_action", "ship_action", "tile_choice", "tie_choice", "discard_card"}


def view(s: Anno1503, viewer: int) -> Anno1503:
    """What a viewer sees."""
    seen = GAME.view(s, viewer)
    assert isinstance(seen, Anno1503)
    return seen


def test_who_sees_an_answer() -> None:
    """R47, section 6: what lies on a tile and which card is drawn is for one seat, all else for everybody."""
    for walk in walks():
        for moment in walk:
            frame, s = GAME.frame_of(moment.state), moment.state
            to = EVERYONE
            if moment.frame == "tile_front":
                to = int(s.active)
            if moment.frame == "action_card":
                to = int(s.a)
            assert frame.seen_by(s, moment.option) == to


def test_who_may_know_what_is_open_and_what_is_always_asked() -> None:
    """Section 13.2: where options follow from hidden things they are listed for the seat, and asked even if alone."""
    for walk in walks():
        for moment in walk:
            if moment.actor != NATURE:
                frame = GAME.frame_of(moment.state)
                to = moment.actor if moment.frame in LISTED_FOR_THE_SEAT else EVERYONE
                assert frame.listed_for(moment.state) == to, moment.frame
                assert frame.answers_itself(moment.state, moment.option) == (moment.frame not in ALWAYS_ASKED)


def test_fronts_are_seen_by_those_who_looked() -> None:
    """R47, R48, section 6: everybody sees who knows a tile, only they what it is."""
    seen_by_one = 0
    for walk in walks():
        for count, moment in enumerate(walk):
            if count % 25:
                continue
            s = moment.state
            for viewer in (NOBODY, *range(int(s.seats))):
                shown = view(s, viewer)
                assert list(shown.known) == list(s.known)
                for field in range(FIELDS):
                    known = s.known[field] == ALL_KNOW or (viewer >= 0 and s.known[field] >> viewer & 1)
                    front = s.front[field]
                    assert shown.front[field] == (front if known or front == NO_CARD else BACK)
                    seen_by_one += s.known[field] in (1, 2, 4, 8)
    assert seen_by_one > 100


def test_a_tile_is_a_secret_until_it_is_taken_or_attacked() -> None:
    """R47-R49, R62: others see the same table whatever lies there; put back it stays a secret."""
    looked = 0
    for walk in walks():
        for moment in walk:
            if moment.frame != "tile_front" or len(moment.open) < 2:
                continue
            looked += 1
            worlds = []
            for name in moment.open:
                world = GAME.copy(moment.state)
                world.answer(GAME.parse(f"tile_front:{name}")[1])
                world.answer(0)
                worlds.append(world)
            for viewer in (NOBODY, *range(int(moment.state.seats))):
                digests = {GAME.view(world, viewer).digest() for world in worlds}
                assert len(digests) == (len(worlds) if viewer == moment.state.active else 1)
            if looked > 40:
                return


def test_hands_are_backs_to_others() -> None:
    """Section 6: of action cards the others see the number."""
    for walk in walks():
        for count, moment in enumerate(walk):
            s = moment.state
            if count % 50 or not s.expansion:
                continue
            shown = view(s, 0)
            for seat in range(s.seats):
                hand = list(s.hand)[seat * CARD_ROW :][:CARD_ROW]
                seen = list(shown.hand)[seat * CARD_ROW :][:CARD_ROW]
                assert sum(hand) == sum(seen)
                assert seat == 0 or sum(seen[:-1]) == 0


def test_imagined_worlds_keep_what_one_knows() -> None:
    """Section 13.4: one's own finds stay, all other drawn fronts are drawn again from their own stack."""
    generator, changed = Generator(3), 0
    for walk in walks():
        for count, moment in enumerate(walk):
            if count % 60 or moment.state.over():
                continue
            s = moment.state
            world = GAME.imagine(s, 0, generator)
            assert isinstance(world, Anno1503) and world.broken() == []
            for field in range(FIELDS):
                if s.known[field] & 1:
                    assert world.front[field] == s.front[field]
                changed += s.front[field] != world.front[field]
    assert changed > 10


def test_who_hears_an_event() -> None:
    """Section 13.5: which card was drawn and what was seen under a tile is told to the seat alone."""
    events = [event.id for event in GAME.events]
    match, generator = Match.new(GAME, 3, seed="ears"), Generator(1)
    for _ in range(900):
        options = match.options()
        match.play(options[generator.below(len(options))])
        if match.over:
            break
    private = 0
    for event, to, *_ in match.notes():
        secret = events[event] in ("card_seen", "saw_tile")
        assert (to == EVERYONE) != secret, events[event]
        private += secret
    assert private > 5
