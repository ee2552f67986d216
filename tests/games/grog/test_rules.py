"""What no worked example shows: set-up, the numbers of the action space, invariants and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from karavelle.games.grog import GAME
from karavelle.games.grog.content import BUILDING_IDS, COLOUR_IDS, GOAL_IDS, PARROT_IDS, TREASURE_IDS
from karavelle.games.grog.state import NONE, Grog
from karavelle.kernel.errors import Illegal, KaravelleError
from karavelle.kernel.fields import NATURE

from . import second_reading
from .script import Script
from .table import lay
from .walks import Moment, draft_of, drafts, moments, new_game, open_options, questions

CHANCES = {"cloud", "draw_goal", "draw_treasure", "draw_parrot", "ship", "start_player", "roll"}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


# ------------------------------------------------------------------ set-up


def set_up(seats: int) -> Iterator[Moment]:
    """All questions of a set-up, up to the first bid."""
    for moment in moments(seats, seed=seats):
        yield moment
        if moment.frame == "bid_step":
            return


def at_the_start(seats: int) -> Grog:
    """A table at its first bid."""
    *_, last = set_up(seats)
    return last.state


def test_two_to_four_can_play() -> None:
    """R1."""
    for seats in (0, 1, 5):
        with pytest.raises(KaravelleError, match="2, 3, 4"):
            GAME.new(seats)


@SEATS
def test_set_up_asks_in_this_order(seats: int) -> None:
    """R4, S1, S2, S4, S5, S6, S8, S11: clouds lie before goals are chosen, ships and flag come after the goods."""
    asked = [(moment.actor, moment.frame, moment.about) for moment in set_up(seats)]
    expected = [(NATURE, "cloud", NATURE)] * 5
    for seat in range(seats):
        expected += [(NATURE, "draw_goal", seat)] * 6
    for seat in range(seats):
        expected += [(seat, "setup_return_goals", seat)] * 2
    for seat in range(seats):
        expected += [(seat, "setup_choose_good", seat), (NATURE, "draw_treasure", seat), (NATURE, "draw_parrot", seat)]
    expected += [(NATURE, "ship", NATURE)] * 6 + [(NATURE, "start_player", NATURE)] + [(NATURE, "roll", NATURE)] * 5
    starter = asked[-1][0]
    assert asked == [*expected, (starter, "bid_step", starter)]


@SEATS
def test_table_after_set_up(seats: int) -> None:
    """S3, S7, S9, S10, R5, R6: what everybody has, and what lies on the board."""
    s = at_the_start(seats)
    assert sorted(s.clouds) == [0, 1, 2, 3, 4]
    assert sorted(s.ships) == [0, 1, 2, 3, 4, 5]
    assert set(s.buildings) == {-1}
    assert list(s.coins) == [8] * seats
    assert list(s.points) == [0] * seats
    assert list(s.crew) == [{2: 9, 3: 9, 4: 7}[seats]] * seats
    assert (s.lock_supply, s.ghost_crew) == (6, 9 if seats == 2 else 0)
    assert set(s.trade_marker) == set(s.bid_row) == {NONE}
    assert set(s.passed) == {0}
    assert (s.round_no, s.current_bid, s.highest_bidder) == (1, 0, NONE)
    assert s.actor == s.start_player
    for seat in range(seats):
        assert sum(list(s.goods)[5 * seat :][:5]) == 1
        assert (s.treasures(seat), sum(list(s.parrot_hand)[7 * seat :][:7]), goals_of(s, seat)) == (1, 1, 4)
    assert (sum(s.treasure_deck), sum(s.parrot_deck), sum(s.goal_deck)) == (32 - seats, 28 - seats, 46 - 6 * seats)
    assert list(s.goal_under_by)[: s.under] == [seat for seat in range(seats) for _ in range(2)]
    assert s.broken() == []


def goals_of(s: Grog, seat: int) -> int:
    """Goal cards in a hand."""
    return sum(list(s.goal_hand)[24 * seat :][:24])


@SEATS
def test_returned_goals_lie_under_the_deck_as_they_were_picked(seats: int) -> None:
    """S5, R6: each of six, then each of five kinds may go back; the first picked lies above the second."""
    returned: list[tuple[int, int]] = []
    for moment in set_up(seats):
        if moment.frame == "setup_return_goals":
            assert goals_of(moment.state, moment.actor) == 6 - len(returned) % 2
            returned.append((moment.option, moment.actor))
    s = moment.state
    assert list(zip(list(s.goal_under), list(s.goal_under_by), strict=True))[: s.under] == returned


@SEATS
def test_a_good_of_choice_is_taken_before_the_cards(seats: int) -> None:
    """S6, R5: five kinds are open, the tile lies open, and then one treasure and one parrot card are drawn."""
    chosen = {}
    for moment in set_up(seats):
        s, seat = moment.state, moment.actor
        if moment.frame == "setup_choose_good":
            assert moment.open == [0, 1, 2, 3, 4]
            assert (sum(list(s.goods)), s.treasures(seat)) == (seat, 0)
            chosen[seat] = moment.option
    assert [list(s.goods)[5 * seat + good] for seat, good in chosen.items()] == [1] * seats


def chances(moment: Moment) -> dict[int, int]:
    """What nature may answer, with weights."""
    s = moment.state
    if moment.frame == "roll":
        return dict.fromkeys(range(1, 7), 1)
    if moment.frame == "start_player":
        return dict.fromkeys(range(s.seats), 1)
    if moment.frame in ("cloud", "ship"):
        laid = list(s.clouds if moment.frame == "cloud" else s.ships)
        return {tile: 1 for tile in range(len(laid)) if tile not in laid}
    deck = getattr(s, moment.frame.removeprefix("draw_") + "_deck")
    left = {kind: int(count) for kind, count in enumerate(deck) if count}
    return left or {int(s.goal_under[0]): 1}  # R82: then those put under, first in, first out


def test_chances_are_fair() -> None:
    """C1, C5, C6, C7, R10: tiles, dice and the start player are uniform. C2, C3, C4: decks by what is left in them."""
    asked = set()
    for moment in questions():
        if moment.actor == NATURE:
            asked.add(moment.frame)
            assert dict(zip(moment.open, moment.weights, strict=True)) == chances(moment)
    assert asked == CHANCES


# ------------------------------------------------------------------ the action space (section 13)

SPACE = [
    ("setup_return_goals", 0, GOAL_IDS),
    ("setup_choose_good", 0, COLOUR_IDS),
    ("bid_step", 0, ("pass", "commit", *(f"place:{colour}" for colour in COLOUR_IDS), "parrot_hold")),
    ("bid_step", 8, tuple(f"parrot_color:{colour}:{value}" for colour in COLOUR_IDS for value in range(1, 7))),
    ("choose_ship", 0, ("ship_coins2", "ship_coins3", "ship_coins4", "ship_treasure", "ship_parrot", "ship_goal")),
    ("trade_action", 0, ("finish", *(f"main:{count}" for count in range(1, 39)))),
    ("trade_action", 39, tuple(f"claim:{building}" for building in BUILDING_IDS)),
    ("substitution_count", 0, tuple(map(str, range(39)))),
    ("give_substitute", 0, COLOUR_IDS),
    ("keep_goal", 0, GOAL_IDS),
    ("cloud_goal_return", 0, GOAL_IDS),
    ("pay_step", 0, ("settle", "refuse", "add_treasure:1", "add_treasure:2", "add_treasure:3")),
    ("claim_building", 0, (*BUILDING_IDS, "decline")),
    ("place_lock", 0, BUILDING_IDS),
    ("ghost_place", 0, BUILDING_IDS),
    ("cloud", 0, ("cloud_goal", "cloud_point", "cloud_parrot", "cloud_empty", "cloud_black")),
    ("draw_goal", 0, GOAL_IDS),
    ("draw_treasure", 0, TREASURE_IDS),
    ("draw_parrot", 0, PARROT_IDS),
    ("ship", 0, ("ship_coins2", "ship_coins3", "ship_coins4", "ship_treasure", "ship_parrot", "ship_goal")),
    ("start_player", 0, ("0", "1", "2", "3")),
    ("roll", 1, tuple(map(str, range(1, 7)))),
]
MOST_OPEN = {
    "setup_return_goals": 6,
    "keep_goal": 23,
    "cloud_goal_return": 23,
    "setup_choose_good": 5,
    "bid_step": 32,
    "choose_ship": 5,
    "trade_action": 46,
    "substitution_count": 39,
    "give_substitute": 4,
    "pay_step": 5,
    "claim_building": 15,
    "place_lock": 7,
    "ghost_place": 7,
    "cloud": 5,
    "draw_goal": 23,
    "draw_treasure": 3,
    "draw_parrot": 6,
    "ship": 6,
    "start_player": 4,
    "roll": 6,
}
NOT_ASKED_ALONE = {"substitution_count", "give_substitute", "claim_building"}
ALWAYS_SHOWN = {"bid_step", "choose_ship", "pay_step"}


def test_size_of_the_action_space() -> None:
    assert (GAME.seat_actions, GAME.nature_actions) == (347, 53)
    assert len(GAME.numbers) == 347 + 53


@pytest.mark.parametrize(("frame", "first", "options"), SPACE)
def test_numbers_of_options(frame: str, first: int, options: tuple[str, ...]) -> None:
    places = {asking.id: place for place, asking in enumerate(GAME.frames)}
    for number, option in enumerate(options, start=first):
        assert GAME.parse(f"{frame}:{option}") == (places[frame], number)
        assert GAME.name(places[frame], number) == f"{frame}:{option}"


def test_actions_have_numbers_of_their_own() -> None:
    actions = [
        (GAME.frames[frame].id in CHANCES, GAME.action(frame, option)) for frame, option in GAME.numbers.values()
    ]
    assert len(set(actions)) == 400
    assert set(actions) == {(False, number) for number in range(347)} | {(True, number) for number in range(53)}


def test_what_is_no_answer() -> None:
    with pytest.raises(Illegal, match="no answer of Grog Island"):
        GAME.parse("bid_step:place:pink")


def test_no_more_is_open_than_the_table_says() -> None:
    """Sections 10 and 13: something is always open, in ascending order, and never more than the bound."""
    for moment in questions(20):
        assert 0 < len(moment.open) <= MOST_OPEN[moment.frame]
        assert moment.open == sorted(set(moment.open))
        assert len(moment.open) > 1 or moment.frame not in NOT_ASKED_ALONE


def test_which_lone_answers_need_no_click() -> None:
    """Section 13: how fast a lone `pass` or `refuse` comes would tell; of trade_action only `finish` hides."""
    s = new_game(3)
    for name, (frame, option) in GAME.numbers.items():
        shown = name.split(":")[0] in ALWAYS_SHOWN or name.startswith(("trade_action:main", "trade_action:claim"))
        assert GAME.frames[frame].answers_itself(s, option) is not shown, name


# ------------------------------------------------------------------ a second reading of what is legal


def test_what_is_open_agrees_with_a_second_reading() -> None:
    """S5, S6, R33, R34, R36, R37, R45, R46, R47, R53, R54, R55, R61, R70: at all questions but the drafts."""
    asked = set()
    for moment in questions(8):
        if moment.frame in second_reading.OPEN:
            asked.add(moment.frame)
            assert set(open_options(moment.state)) == second_reading.OPEN[moment.frame](moment.state), moment.frame
    assert asked == set(second_reading.OPEN)


def test_a_pass_is_open_when_it_should_be() -> None:
    """R11, R19-R21, R29, R30: with an empty draft, against a bid, or if no single die can be afforded."""
    for moment in questions():
        if moment.frame == "bid_step":
            s = moment.state
            empty = not any(draft_of(s).cards) and not draft_of(s).row
            broke = min(s.dice) > s.potential(s.actor)
            assert ("pass" in open_options(s)) == (empty and (s.current_bid > 0 or broke))


def auction(luck: Random, spaces: int, coins: tuple[int, int]) -> list[str]:
    """Position lines: dice, often alike, some of them in the row, and so many coins more than that bid."""
    faces = luck.sample(range(1, 7), luck.choice((1, 2, 3, 6)))
    dice = [luck.choice(faces) for _ in COLOUR_IDS]
    row = sorted(luck.sample(range(5), spaces), key=lambda colour: -dice[colour])
    bid = sum(dice[colour] for colour in row)
    return [
        "dice " + " ".join(f"{colour} {pips}" for colour, pips in zip(COLOUR_IDS, dice, strict=True)),
        "bid_row " + (" ".join(COLOUR_IDS[colour] for colour in row) or "none"),
        f"current_bid {bid}",
        f"coins P0 {max(0, bid + luck.randint(*coins))}",
    ]


def bidding(luck: Random) -> str:
    """A position of a seat that is asked to bid, with up to two parrot cards."""
    lines = auction(luck, luck.choice((0, 1, 2, 3, 4)), luck.choice(((-1, 1), (-4, 4))))
    parrots = luck.sample(PARROT_IDS, luck.choice((0, 1, 2, 2, 2)))
    cards = " ".join(f"{card} 1" for card in parrots) or "none"
    return "\n".join(
        ["ask P0 bid_step", *lines, f"treasure_hand P0 treasure_1 {luck.randint(0, 1)}", f"parrot_hand P0 {cards}"]
    )


@pytest.mark.parametrize("seed", range(60))
def test_drafts_reach_every_legal_bid_and_no_other(seed: int) -> None:
    """R12, R13, R14, R15, R18, R21, R26, R27, R28, R29: all rows with all parrot cards, walked and enumerated."""
    s = lay(3, bidding(Random(seed)))
    assert s.broken() == []
    found = drafts(s, "", "commit")
    assert found == second_reading.bids(s)
    assert found or open_options(s) == ["pass"]


def paying(luck: Random) -> str:
    """A position of a winner, with up to seven treasure cards."""
    lines = auction(luck, luck.randint(1, 5), (-12, 1))
    cards = " ".join(f"{luck.choice(TREASURE_IDS)} 1" for _ in range(luck.randint(0, 7))) or "none"
    return "\n".join(["ask P0 pay_step", *lines, "highest_bidder P0", "passed P1 P2", f"treasure_hand P0 {cards}"])


@pytest.mark.parametrize("seed", range(150))
def test_drafts_reach_every_payment_and_no_other(seed: int) -> None:
    """R16, R51: all sets of cards that pay and hold no superfluous one; refusing is always open before the first."""
    s = lay(3, paying(Random(seed)))
    assert s.broken() == []
    assert {draft.used for draft in drafts(s, "", "settle")} == second_reading.payments(s)
    assert "refuse" in open_options(s)
    assert (open_options(s) == ["refuse"]) == (s.cash(0) < s.current_bid)


# ------------------------------------------------------------------ a goal deck that is used up

CLAIM_ON_GREEN = """
ask P0 claim_building 1 none
bid_row green
current_bid 1
highest_bidder P0
passed P1 P2
goal_hand P0 goal_parrot 1
goal_deck none
"""
GOAL_SHIP = """
ask P0 trade_action ship_goal 0
goods P0 orange 2
passed P0
trade_marker P0 ship_goal
goal_deck none
"""
NO_GOALS = [
    (
        CLAIM_ON_GREEN,
        "P0 claim_building:hook_shop_green",
        "= asked nobody",
        "= coins P0 11",
        "= goal_hand P0 goal_parrot 1",
    ),
    (
        CLAIM_ON_GREEN + "goal_under goal_hat_shop P1",
        "P0 claim_building:hook_shop_green",
        "nature draw_goal ? goal_hat_shop",
        "nature draw_goal:goal_hat_shop",
        "P0 cloud_goal_return ? goal_parrot goal_hat_shop",
        "P0 cloud_goal_return:goal_parrot",
        "= goal_hand P0 goal_hat_shop 1",
        "= goal_under goal_parrot P0",
        "= coins P0 11",
    ),
    (
        GOAL_SHIP,
        "P0 trade_action ? main:1",
        "P0 trade_action:main:1",
        "= goods P0 orange 1",
        "P0 trade_action ? finish",
    ),
]


@pytest.mark.parametrize("lines", NO_GOALS)
def test_a_used_up_goal_deck(lines: tuple[str, ...]) -> None:
    """R46, R56, R82: cards put under it come up without chance; if there are none, nothing is drawn or exchanged."""
    position, *play = lines
    script = Script(3, position)
    for line in play:
        script.play(line)
