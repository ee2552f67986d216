"""The kernel's parts, each by itself: agenda, options, fields, generator, nature, content, texts, registry."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel import nature, registry
from karavelle.kernel.content import Content
from karavelle.kernel.core import ENDED, Chance, Options, State, Step
from karavelle.kernel.errors import ContentError, Illegal, KaravelleError, UnknownGame
from karavelle.kernel.fields import BACK, NOBODY, OWNER, Snapshot, Visitor
from karavelle.kernel.game import Event, Game
from karavelle.kernel.generator import Generator
from karavelle.kernel.match import Match
from karavelle.kernel.text import Speech


class Note(State):
    """A state that writes down in which order its frames ran."""

    def __init__(self, seats: int, variants: object) -> None:
        super().__init__(seats)
        self.ran: list[int] = []


class Branch(Step[Note]):
    """Plans two more, each of which plans two more, down to leaves."""

    def run(self, s: Note) -> None:
        s.ran.append(int(s.a))
        if s.a < 10:
            s.then(0, NOBODY, s.a * 10 + 1)
            s.then(0, NOBODY, s.a * 10 + 2)
            s.then(0, NOBODY, s.a * 10 + 3)


def test_plans_happen_in_the_order_written_and_before_what_was_planned_earlier() -> None:
    game = Game("tree", "Tree", 1, (2,), Note, [Branch(0)], Path())
    state = game.empty(2, {})
    state.then(0, NOBODY, 1)
    state.then(0, NOBODY, 2)
    state.in_order(0)
    state.advance()
    assert isinstance(state, Note)
    assert state.ran == [1, 11, 12, 13, 2, 21, 22, 23]
    assert state.over() and state.frame == ENDED


def test_an_agenda_grows_as_deep_as_needed() -> None:
    game = Game("tree", "Tree", 1, (2,), Note, [Branch(0)], Path())
    state = game.empty(2, {})
    for number in range(300):
        state.then(0, NOBODY, 100 + number)
    state.in_order(0)
    state.advance()
    assert isinstance(state, Note)
    assert state.ran == list(range(100, 400))


def test_options_are_picked_by_weight() -> None:
    out = Options()
    for option, weight in ((3, 1), (5, 4), (9, 2)):
        out.add(option, weight)
    assert [out.pick(ticket) for ticket in range(int(out.total))] == [3, 5, 5, 5, 5, 9, 9]
    assert out.tolist() == [3, 5, 9] and out.has(5) and not out.has(4)
    out.clear()
    assert out.tolist() == [] and out.total == 0


def test_more_options_than_expected_find_room() -> None:
    out = Options()
    for option in range(1000):
        out.add(option)
    assert out.tolist() == list(range(1000))


class Hands(State):
    """One field of every kind that a visitor knows."""

    def __init__(self, seats: int, variants: object) -> None:
        super().__init__(seats)
        self.secret = vec[i64]([4, 5, 6][:seats])
        self.hand = vec[i64]([2, 0, 0, 0, 1, 0])
        self.deck = vec[i64]([1, 2, 0])
        self.row = vec[i64]([0, 1, BACK, BACK])
        self.by = vec[i64]([0, 1, BACK, BACK])
        self.count: i64 = 2

    def fields(self, visitor: Visitor) -> None:
        visitor.numbers("secret", self.secret, 0, 9, OWNER, 0)
        visitor.pool("card", vec[i64]([4, 4]))
        visitor.cards("hand", self.hand, OWNER)
        visitor.cards("deck", self.deck, NOBODY)
        self.count = visitor.sequence("by", self.by, self.count, 0, 1)
        self.count = visitor.pile_by("row", self.row, self.count, self.by)


HANDS = Game("hands", "Hands", 1, (2,), Hands, [], Path())


def hands(state: State) -> dict[str, object]:
    return {name: value for name, value in state.describe().items() if name in ("secret", "hand", "deck", "row")}


def test_a_view_shows_backs_for_what_others_hold() -> None:
    state = HANDS.empty(2, {})
    view = HANDS.empty(2, {})
    snapshot = Snapshot()
    state.save(snapshot)
    view.load(snapshot)
    view.redact(0)
    assert hands(view) == {"secret": [4, 0], "hand": [2, 0, 0, 0, 0, 1], "deck": [0, 0, 3], "row": [0, BACK]}
    view.load(snapshot)
    view.redact(NOBODY)
    assert hands(view) == {"secret": [0, 0], "hand": [0, 0, 2, 0, 0, 1], "deck": [0, 0, 3], "row": [BACK, BACK]}


def test_dealing_gives_every_unseen_card_its_due_chance() -> None:
    """Seat 0 sees 3 cards of kind 0 and none of kind 1; of 1 + 4 unseen ones each may be the other hand's."""
    generator, snapshot = Generator(4), Snapshot()
    state = HANDS.empty(2, {})
    state.row[0] = 0  # type: ignore[attr-defined]
    state.redact(0)
    state.save(snapshot)
    found: Counter[int] = Counter()
    for _ in range(4000):
        state.load(snapshot)
        state.deal(generator)
        found[int(state.hand[4])] += 1  # type: ignore[attr-defined]
        assert sum(state.hand) + sum(state.deck) + 2 == 8  # type: ignore[attr-defined]
    assert abs(found[1] / 4000 - 4 / 5) < 0.03


@pytest.mark.parametrize(("zone", "place", "change"), [("deck", 0, 1), ("hand", 0, -1), ("row", 1, -1)])
def test_lost_and_invented_cards_are_found(zone: str, place: int, change: int) -> None:
    state = HANDS.empty(2, {})
    assert state.broken() == []
    getattr(state, zone)[place] += change
    assert [fault for fault in state.broken() if fault.startswith("card: ") and "should be 4" in fault]


def test_a_back_in_the_true_state_is_found() -> None:
    state = HANDS.empty(2, {})
    state.redact(0)
    assert [fault for fault in state.broken() if fault.startswith("deck[2] is 3")]


def test_numbers_out_of_bounds_are_found() -> None:
    state = HANDS.empty(2, {})
    state.secret[1] = 77  # type: ignore[attr-defined]
    assert "secret[1] is 77, not within 0..9" in state.broken()


def test_the_generator_is_repeatable_and_even() -> None:
    one, two = Generator(12), Generator(12)
    numbers = [int(one.below(10)) for _ in range(50_000)]
    assert numbers[:100] == [int(two.below(10)) for _ in range(100)]
    counts = Counter(numbers)
    chi_square = sum((counts[digit] - 5000) ** 2 / 5000 for digit in range(10))
    assert chi_square < 27.9, "a fair generator is worse than this once in a thousand seeds"
    assert Generator(1).word() != Generator(1 << 40).word()


def test_nature_is_even_over_many_questions() -> None:
    out = Options()
    for pips in range(1, 7):
        out.add(pips)
    counts = Counter(nature.decide(nature.seed_from("even"), number, out) for number in range(12_000))
    assert sum((counts[pips] - 2000) ** 2 / 2000 for pips in range(1, 7)) < 20.5


def test_seeds_and_their_hashes() -> None:
    seed = nature.new_seed()
    assert len(seed) == 64 and nature.seed_from(seed) == seed
    assert nature.seed_from("a fair wind") == nature.seed_from("a fair wind") != nature.seed_from("a foul wind")
    assert nature.commitment(seed) != seed
    with pytest.raises(KaravelleError, match="64 hexadecimal digits"):
        nature.commitment("12")


GOOD = """
[counts]
source = "rulebook"
ships = 1
[[ships]]
id = "hulk"
limit = 3
kind = "coins"
source = "reconstructed"
"""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[counts\n", "cannot be read"),
        ("[counts]\nships = 1\n", "[counts]: has no source"),
        ('[counts]\nsource = "hearsay"\n', 'source "hearsay" is none of'),
        ('[[ships]]\nid = "hulk"\nsource = "public"\n', "[ships] hulk: source is public but no ref"),
        ('[counts]\nsource = "rulebook"\nx_source = "public"\n', "x_source is public but no x_ref"),
        (GOOD + '[[ships]]\nid = "hulk"\nsource = "rulebook"\n', "[[ships]] hulk: stands there twice"),
    ],
)
def test_content_without_a_source_fails_and_names_the_entry(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "content.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        Content(tmp_path / "content.toml")
    assert words in str(caught.value) and "content.toml" in str(caught.value)


def test_content_look_ups_fail_with_the_entry(tmp_path: Path) -> None:
    (tmp_path / "content.toml").write_text(GOOD, encoding="utf-8")
    content = Content(tmp_path / "content.toml")
    assert list(content.numbers("ships", "limit")) == [3] and content.ids("ships") == ("hulk",)
    for look_up, words in (
        (lambda: content.table("none"), "[none]: is missing"),
        (lambda: content.entries("none"), "[[none]]: is missing"),
        (lambda: content.value("counts", "none"), "[counts]: has no none"),
        (lambda: content.column("ships", "none"), "[[ships]] hulk: has no none"),
        (lambda: content.numbers("ships", "kind"), "[[ships]] hulk: kind is not a number"),
        (
            lambda: content.places("ships", "kind", ("cards",)),
            '[[ships]] hulk: kind "coins" is unknown; known are cards',
        ),
    ):
        with pytest.raises(ContentError) as caught:
            look_up()
        assert words in str(caught.value)


def test_a_game_that_contradicts_itself_fails_when_it_is_made() -> None:
    class Toss(Chance[Note]):
        """A coin."""

    with pytest.raises(ContentError, match="toss is number 3 but stands at place 0"):
        Game("g", "G", 1, (2,), Note, [Toss(3)], Path())
    with pytest.raises(ContentError, match='speaks of "ship"'):
        Game("g", "G", 1, (2,), Note, [Toss(0, ("a",), a="ship")], Path())
    with pytest.raises(ContentError, match='sunk speaks of "ship"'):
        Game("g", "G", 1, (2,), Note, [], Path(), events=[Event("sunk", ("ship",))])


def test_unknown_games_seats_and_words_say_what_there_is() -> None:
    with pytest.raises(UnknownGame, match=r"At hand: .*grog"):
        registry.find("chess")
    with pytest.raises(KaravelleError, match="is for 2, 3, 4 players, not for 9"):
        registry.find("grog").new(9)
    with pytest.raises(Illegal, match="is no answer of"):
        registry.find("grog").parse("bid_step:fly")
    with pytest.raises(KaravelleError, match="Languages: en, de"):
        Speech(registry.find("grog"), "fr", [])


def test_parts_of_a_line_may_be_for_one_reader_only(toy: Game) -> None:
    match = Match.new(toy, ["Anna", "Ben"], seed=1)
    mine, theirs, nobodys = (match.log(viewer) for viewer in (0, 1, NOBODY))
    assert mine[0].startswith("Anna is dealt a card: ") and mine[1] == "Ben is dealt a card."
    assert theirs[0] == "Anna is dealt a card." and theirs[1].startswith("Ben is dealt a card: ")
    assert nobodys[:2] == ["Anna is dealt a card.", "Ben is dealt a card."]
    assert match.log(0, "de")[1] == "Ben bekommt eine Karte."


def test_prompts_speak_to_the_one_who_is_asked(toy: Game) -> None:
    match = Match.new(toy, ["Anna", "Ben"], seed=1)
    speech = match.speech()
    assert speech.prompt(match.state, 0) == "Sail on, or land the haul."
    assert speech.prompt(match.state, 1) == "Anna is at sea."
    assert speech.option(match.state, 0) == "Sail on"


def test_a_missing_word_says_which_one(toy: Game) -> None:
    speech = Speech(toy, "en", ["Anna"])
    with pytest.raises(ContentError, match="smugglers: no text for log-sunk in en"):
        speech.say("log-sunk")
    with pytest.raises(ContentError, match=r"no text for about\.you"):
        speech.say("about", "you")
    with pytest.raises(ContentError, match="log-landed in en"):
        speech.say("log-landed")
