"""What holds in every game (section 10 of the rules), over games played at random, and how games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, pairwise

import pytest

from karavelle.games.grog import GAME
from karavelle.games.grog.content import COLOUR_IDS, GOAL_IDS
from karavelle.games.grog.state import NONE, Grog
from karavelle.kernel.core import State
from karavelle.kernel.generator import Generator

from .table import lay
from .walks import Moment, draft_of, ends, games, new_game, play, questions


def never_fall(rows: list[list[int]]) -> bool:
    """Whether no number of a row is lower than the same one of the row before."""
    return all(now >= was for one, other in pairwise(rows) for was, now in zip(one, other, strict=True))


def own_row(cells: list[int], seat: int) -> list[int]:
    """The part of a field that is a seat's, of five cells."""
    return cells[5 * seat : 5 * seat + 5]


# ------------------------------------------------------------------ what is conserved


def test_nothing_is_lost_or_made() -> None:
    """S2, S3, S9, S10, R12, R13, R15, R80, R81, R82: cards, crew, locks and the bid add up, all in bounds."""
    for moment in questions():
        assert moment.state.broken() == []
    for end in ends():
        assert end.broken() == []


@pytest.mark.parametrize(
    ("seats", "position", "said"),
    [
        (3, "crew P1 8", "seat 1: 8 crew in the supply and 0 on the board"),
        (2, "ghost_crew 8", "ghost crew: 8 on the ship and 0 on the board"),
        (3, "lock_supply 5", "locks: 5 in the supply and 0 on the board"),
        (3, "current_bid 5", "the bid is 5, the row shows 0"),
        (3, "bid_row green blue\ncurrent_bid 1", "the bid row has a gap or rises at space 2"),
        (3, "bid_row blue yellow\ncurrent_bid 9\nhighest_bidder P1", "the bid of 9 is above the potential of seat 1"),
        (3, "trade_marker P1 ship_goal", "seat 1 has a marker out and has not passed"),
        (3, "passed P1 P2\ntrade_marker P1 ship_goal\ntrade_marker P2 ship_goal", "two markers on ship 5"),
    ],
)
def test_what_is_wrong_with_a_table_is_found(seats: int, position: str, said: str) -> None:
    """R13, R15, R18, R33, S3, S9, S10: what tests and fuzzing look for is seen where it is."""
    assert lay(seats, f"ask P0 bid_step\n{position}").broken() == [said]


def test_points_never_fall() -> None:
    """R56, R60."""
    for game in games():
        assert never_fall([list(moment.state.points) for moment in game])


def test_what_stands_on_a_building_stays() -> None:
    """R55, R61, R70: no building is ever free again, or another's; at least one of 35 stays free."""
    for game in games():
        boards = [list(moment.state.buildings) for moment in game]
        changes = [
            (was, now) for one, other in pairwise(boards) for was, now in zip(one, other, strict=True) if was != now
        ]
        assert {was for was, _ in changes} == {NONE}
        assert all(NONE in board for board in boards)


def test_what_is_in_the_box_stays_there() -> None:
    """R27, R51, R81: used treasure cards and played parrots are out for good; nothing comes back into a deck."""
    for game in games():
        boxes, decks = [], []
        for s in (moment.state for moment in game):
            boxes.append([*s.treasure_box, *s.parrot_box])
            decks.append([-cards for cards in [*s.treasure_deck, *s.parrot_deck, *s.goal_deck]])
        assert never_fall(boxes)
        assert never_fall(decks)


def test_goal_hands_never_shrink() -> None:
    """R45, R56: four to begin with; a card kept makes one more, an exchange leaves as many."""
    for game in games():
        sizes = []
        for s in (moment.state for moment in game if moment.frame == "roll"):
            sizes.append([sum(list(s.goal_hand)[24 * seat : 24 * seat + 24]) for seat in range(s.seats)])
        assert set(sizes[0]) == {4}
        assert never_fall(sizes)


# ------------------------------------------------------------------ rounds


def rounds(game: Iterator[Moment]) -> Iterator[list[Moment]]:
    """The rounds of a game, the set-up left out. (All moments of a game share one state, which has gone on.)"""
    for number, moments in groupby(game, key=lambda moment: int(moment.state.round_no)):
        if number > 0:
            yield list(moments)


def test_ships_sail_and_the_flag_moves_left() -> None:
    """R72, R73: the ships are a rotation of their first order, back after six rounds; the flag goes round the table."""
    for game in games():
        first: list[int] = []
        starter = -1
        for moment in game:
            s = moment.state
            if s.round_no == 1 and not first:
                first, starter = list(s.ships), int(s.start_player)
            if s.round_no > 0:
                sailed = int(s.round_no - 1) % 6
                assert list(s.ships) == first[6 - sailed :] + first[: 6 - sailed]
                assert s.start_player == (starter + s.round_no - 1) % s.seats


def test_a_round_begins_with_nobody_out() -> None:
    """R10, R71: all markers are back, nobody has passed, the row is empty, and nobody's crew is used up."""
    for s in (moment.state for moment in questions() if moment.frame == "roll"):
        assert set(s.trade_marker) == set(s.bid_row) == {NONE}
        assert set(s.passed) == {0}
        assert (s.current_bid, s.highest_bidder) == (0, NONE)
        assert 0 not in s.crew


def test_everybody_passes_at_most_once() -> None:
    """R24, R30, R50: who has passed bids no more in that round; at most one wins it, and then he has not passed."""
    for game in games():
        for moments in rounds(game):
            passed = [moment.actor for moment in moments if moment.frame == "bid_step" and moment.name == "pass"]
            winners = {moment.actor for moment in moments if moment.frame == "pay_step"}
            assert len(set(passed)) == len(passed) == moments[0].state.seats - len(winners)
            assert len(winners) <= 1
            assert winners.isdisjoint(passed)


def test_who_has_passed_is_not_asked_to_bid() -> None:
    """R30."""
    for moment in questions():
        if moment.frame == "bid_step":
            assert moment.state.passed[moment.actor] == 0


def test_markers_out_are_passes_made() -> None:
    """R33, R38: one marker for each who has passed, but for him who is choosing his ship; one ship takes one."""
    for moment in questions():
        markers = [ship for ship in moment.state.trade_marker if ship != NONE]
        passes = int(sum(moment.state.passed)) - (moment.frame == "choose_ship")
        assert len(set(markers)) == len(markers) == passes


def test_the_winner_made_the_last_bid() -> None:
    """R50: he is the only one who has not passed."""
    for moment in questions():
        if moment.frame == "pay_step":
            waiting = [seat for seat, passed in enumerate(moment.state.passed) if not passed]
            assert waiting == [moment.actor] == [moment.state.highest_bidder]


def test_bids_rise_within_the_potential() -> None:
    """R15, R17, R18, R26, R28: every bid is higher, or equal with a hold card, and can be afforded as others see it."""
    held = set()
    for moment in questions(8):
        if moment.frame == "bid_step" and moment.name == "commit":
            s, draft = moment.state, draft_of(moment.state)
            total = sum(draft.dice[colour] for colour in draft.row)
            held.add(draft.cards[0])
            assert total == s.current_bid if draft.cards[0] else total > s.current_bid
            assert 1 <= total <= min(30, s.potential(moment.actor))
    assert held == {0, 1}


def test_a_bid_turn_is_short() -> None:
    """Section 10: a turn is a pass, or at most six cards, five dice and a commit; at most eight holds in a game."""
    for game in games():
        asked = [moment.name for moment in game if moment.frame == "bid_step"]
        assert asked.count("parrot_hold") <= 8
        turns = groupby(asked, key=lambda name: name in ("pass", "commit"))
        assert all(len(list(steps)) < 12 for ended, steps in turns if not ended)


def test_claims_of_the_winner_differ() -> None:
    """R52, R53: at most two, on the peninsulas of the dice on spaces 1 and 2, of different types."""
    most = 0
    for game in games(8):
        claims: list[str] = []
        for moment in game:
            if moment.frame == "pay_step":
                claims = []
            elif moment.frame == "claim_building" and moment.name != "decline":
                claims.append(moment.name)
                spaces = [COLOUR_IDS[colour] for colour in moment.state.bid_row if colour != NONE][:2]
                assert {claim.rpartition("_")[2] for claim in claims} <= set(spaces)
                assert len({claim.rpartition("_")[0] for claim in claims}) == len(claims) <= len(spaces)
                most = max(most, len(claims))
    assert most == 2


def test_passing_brings_a_good_for_every_die_in_the_row() -> None:
    """R31, R32: and with two players one of the ghost ship's colour, unless it is at sea."""
    for game in games(8):
        expected: list[int] = []
        for moment in game:
            s, seat = moment.state, moment.actor
            if moment.frame == "choose_ship":
                assert own_row(list(s.goods), seat) == expected
            if moment.frame == "bid_step" and moment.name == "pass":
                gained = [*s.bid_row, list(s.ships).index(1) if s.seats == 2 else NONE]
                expected = [have + gained.count(colour) for colour, have in enumerate(own_row(list(s.goods), seat))]


# ------------------------------------------------------------------ endings


def test_games_end() -> None:
    """R58, R84, R90: with somebody's last crew member, or round 100; long before the bound."""
    for end in ends(20):
        assert (0 in end.crew) != (end.round_no == 100)
    assert max(sum(1 for _ in game) for game in games()) < GAME.bound // 10


def refuse(s: State, names: list[str]) -> str:
    """Nobody ever claims anything: passes, refuses to pay, and trades no more than he must."""
    for wanted in ("bid_step:pass", "bid_step:commit", "pay_step:refuse", "trade_action:finish", "trade_action:main:1"):
        if wanted in names:
            return wanted
    return names[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_endless_refusing_ends_with_round_100(seats: int) -> None:
    """R84: and the game is scored. R51: the winners have paid nothing, R58: nobody has claimed anything."""
    s = new_game(seats)
    play(s, Generator(seats), refuse)
    assert s.round_no == 100
    assert set(s.crew) == {7 if seats == 4 else 9}
    assert sum(s.treasure_box) == 0
    assert all(sheet.total > 0 for sheet in GAME.sheets(s))
    assert s.broken() == []


# ------------------------------------------------------------------ score sheets


def hand(s: Grog, seat: int) -> list[str]:
    """The goal cards of a seat, in the order of the catalogue."""
    return [goal for kind, goal in enumerate(GOAL_IDS) for _ in range(s.goal_hand[24 * seat + kind])]


def test_a_sheet_adds_up() -> None:
    """R91, R92: track, treasure, coins and a line for each goal card, the second of a kind for nothing."""
    for end in ends():
        for seat, sheet in enumerate(GAME.sheets(end)):
            assert [line.category for line in sheet.lines] == [
                "track",
                "treasure",
                "coins",
                *["goal"] * len(hand(end, seat)),
            ]
            assert [line.item for line in sheet.lines[3:]] == hand(end, seat)
            assert [line.points for line in sheet.lines[:3]] == [
                end.points[seat],
                end.treasures(seat),
                end.coins[seat] // 5,
            ]
            assert all(two.points == 0 for one, two in pairwise(sheet.lines[3:]) if one.item == two.item)
            assert sheet.total == sum(line.points for line in sheet.lines)


MOST_FOR_A_TYPE = {"hook_shop": 8, "sword_shop": 9, "figurehead_studio": 8, "grog_hole": 6}


def test_a_building_goal_pays_no_more_than_the_board_holds() -> None:
    """R92, R93: over all seats at most its points for every building of the type."""
    for end in ends():
        paid = Counter[str]()
        for sheet in GAME.sheets(end):
            paid.update({line.item: line.points for line in sheet.lines})
        assert all(paid[f"goal_{kind}"] <= most for kind, most in MOST_FOR_A_TYPE.items())


def test_ranks_go_by_points_then_coins() -> None:
    """R1, R97: shared, if both are equal."""
    for end in ends(8):
        results = [(int(sheet.total), int(end.coins[seat])) for seat, sheet in enumerate(GAME.sheets(end))]
        assert GAME.ranks(end) == [sorted(results, reverse=True).index(result) + 1 for result in results]
