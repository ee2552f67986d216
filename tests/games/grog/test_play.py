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

from .walks import Moment, draft_of, games, new_game, play

# ------------------------------------------------------------------ what is conserved


def test_nothing_is_lost_or_made() -> None:
    """S2, S3, S9, S10, R12, R13, R15, R80-R82: cards, crew, locks and the bid add up, fields keep their bounds."""
    for game in games():
        for moment in game:
            assert moment.state.broken() == []
        assert moment.state.over() and moment.state.broken() == []


def test_points_never_fall() -> None:
    """R56, R60."""
    for game in games():
        track = [list(moment.state.points) for moment in game]
        assert all(now >= before for one, next in pairwise(track) for before, now in zip(one, next, strict=True))


def test_what_stands_on_a_building_stays() -> None:
    """R55, R61, R70: no building is ever free again, or another's; at least one of 35 stays free."""
    for game in games():
        boards = [list(moment.state.buildings) for moment in game]
        assert all(now == was for one, next in pairwise(boards) for was, now in zip(one, next, strict=True) if was != NONE)
        assert all(NONE in board for board in boards)


def test_what_is_in_the_box_stays_there() -> None:
    """R27, R51, R81: used treasure cards and played parrots are out for good; decks never grow."""
    for game in games():
        piles = []
        for moment in game:
            s = moment.state
            piles.append([*s.treasure_box, *s.parrot_box, *(-left for left in [*s.treasure_deck, *s.parrot_deck])])
            piles[-1] += [-left for left in s.goal_deck]
        assert all(now >= was for one, next in pairwise(piles) for was, now in zip(one, next, strict=True))


def test_goal_hands_never_shrink() -> None:
    """R45, R56: four to begin with; a card kept makes one more, an exchange leaves as many."""
    for game in games():
        hands = [[4, 4, 4, 4]]
        for moment in game:
            if moment.frame == "roll" and moment.state.a == 0:
                hands.append([sum(list(moment.state.goal_hand)[24 * seat :][:24]) for seat in range(moment.state.seats)])
        assert all(now >= was for one, next in pairwise(hands) for was, now in zip(one, next, strict=False))


# ------------------------------------------------------------------ rounds


def rounds(game: Iterator[Moment]) -> Iterator[tuple[int, Iterator[Moment]]]:
    """The rounds of a game, by number; round 0 is the set-up."""
    return groupby(game, key=lambda moment: int(moment.state.round_no))


def test_ships_sail_and_the_flag_moves_left() -> None:
    """R72, R73: the ships are a rotation of their first order, back after six rounds; the flag goes round the table."""
    for game in games():
        first: list[int] = []
        for number, moments in rounds(game):
            s = list(moments)[0].state if number == 0 else next(moments).state
            if number == 1:
                first, starter = list(s.ships), int(s.start_player)
            if number > 0:
                turned = (number - 1) % 6
                assert list(s.ships) == first[6 - turned :] + first[: 6 - turned]
                assert s.start_player == (starter + number - 1) % s.seats


def test_a_round_begins_with_nobody_out() -> None:
    """R10, R71: all markers are back, nobody has passed, the row is empty, and nobody's crew is used up."""
    for game in games():
        for moment in game:
            s = moment.state
            if moment.frame == "roll":
                assert set(s.trade_marker) == {NONE} and set(s.passed) == {0}
                assert set(s.bid_row) == {NONE} and (s.current_bid, s.highest_bidder) == (0, NONE)
                assert 0 not in s.crew


def test_everybody_passes_at_most_once() -> None:
    """R24, R30, R31: who has passed is asked no more to bid; the round ends with one winner at most."""
    for game in games():
        for number, moments in rounds(game):
            passes, wins = Counter[int](), set()
            for moment in moments:
                if moment.frame == "bid_step":
                    assert moment.state.passed[moment.actor] == 0
                    passes[moment.actor] += moment.name == "pass"
                elif moment.frame == "pay_step":
                    wins.add(moment.actor)
            assert all(count <= 1 for count in passes.values())
            assert len(wins) <= 1, number


def test_markers_out_are_passes_made() -> None:
    """R33, R38: one marker for each who has passed, but for him who is choosing his ship; one ship takes one."""
    for game in games():
        for moment in game:
            s = moment.state
            markers = [ship for ship in s.trade_marker if ship != NONE]
            assert len(set(markers)) == len(markers) == sum(s.passed) - (moment.frame == "choose_ship")


def test_the_winner_made_the_last_bid() -> None:
    """R50: he is the only one who has not passed."""
    for game in games():
        for moment in game:
            if moment.frame == "pay_step":
                assert moment.actor == moment.state.highest_bidder
                assert [seat for seat, passed in enumerate(moment.state.passed) if not passed] == [moment.actor]


def test_bids_rise_within_the_potential() -> None:
    """R15, R17, R18, R26, R28: every bid is higher, or equal with a hold card, and can be afforded as others see it."""
    held = 0
    for game in games(8):
        for moment in game:
            if moment.frame == "bid_step" and moment.name == "commit":
                s, draft = moment.state, draft_of(moment.state)
                total = sum(draft.dice[colour] for colour in draft.row)
                held += draft.cards[0]
                assert total == s.current_bid if draft.cards[0] else total > s.current_bid
                assert 1 <= total <= min(30, s.potential(moment.actor))
    assert held > 0


def test_a_bid_turn_is_short() -> None:
    """Section 10: a turn is a pass, or at most six cards, five dice and a commit; at most eight holds in a game."""
    for game in games():
        holds = steps = 0
        for moment in game:
            steps = steps + 1 if moment.frame == "bid_step" else 0
            holds += moment.frame == "bid_step" and moment.name == "parrot_hold"
            assert steps <= 12
            if moment.name in ("pass", "commit"):
                steps = 0
        assert holds <= 8


def test_claims_of_the_winner_differ() -> None:
    """R52, R53: at most two, on the peninsulas of the dice on spaces 1 and 2, of different types."""
    pairs = 0
    for game in games(8):
        for _, moments in rounds(game):
            claims = []
            for moment in moments:
                if moment.frame == "claim_building" and moment.name != "decline":
                    claims.append(moment.name)
                    spaces = [int(colour) for colour in moment.state.bid_row][:2]
            types, colours = zip(*(claim.rsplit("_", 1) for claim in claims), strict=True) if claims else ((), ())
            assert len(set(types)) == len(claims) == len(set(colours)) <= 2
            assert {COLOUR_IDS.index(colour) for colour in colours} <= set(spaces if claims else [])
            pairs += len(claims) == 2
    assert pairs > 0


def test_passing_brings_a_good_for_every_die_in_the_row() -> None:
    """R31, R32: and with two players one of the ghost ship's colour, unless it is at sea."""
    for game in games(8):
        expected = None
        for moment in game:
            s, seat = moment.state, moment.actor
            if expected is not None:
                assert moment.frame == "choose_ship" and list(s.goods)[5 * seat : 5 * seat + 5] == expected
                expected = None
            if moment.frame == "bid_step" and moment.name == "pass":
                ghost = [list(s.ships).index(1)] if s.seats == 2 else []
                gained = [*s.bid_row, *ghost]
                expected = [s.goods[5 * seat + colour] + gained.count(colour) for colour in range(5)]


# ------------------------------------------------------------------ endings


def test_games_end_after_the_last_crew() -> None:
    """R58, R84, R90: only somebody's last crew member ends a game, or round 100; and soon enough."""
    for game in games(20):
        answers = sum(1 for _ in game)
        assert 100 < answers < GAME.bound


def test_the_last_crew_ends_the_game() -> None:
    """R58, R90."""
    for game in games(8):
        for moment in game:
            pass
        s = moment.state
        assert s.over() and (0 in s.crew) != (s.round_no == 100)


def refuse(s: State, names: list[str]) -> str:
    """Nobody ever claims anything: passes, refuses to pay, and trades no more than he must."""
    for wanted in ("bid_step:pass", "bid_step:commit", "pay_step:refuse", "trade_action:finish", "trade_action:main:1"):
        if wanted in names:
            return wanted
    return names[-1] if names[0].startswith("bid_step:place") else names[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_endless_refusing_ends_with_round_100(seats: int) -> None:
    """R84: and the game is scored; R51: the winners have paid nothing, R82: nobody has claimed anything."""
    s = new_game(seats)
    play(s, Generator(seats), refuse)
    assert s.over() and s.round_no == 100
    assert 0 not in s.crew and sum(s.treasure_box) == 0
    assert all(sheet.total > 0 for sheet in GAME.sheets(s))
    assert s.broken() == []


# ------------------------------------------------------------------ score sheets


def test_a_sheet_adds_up() -> None:
    """R91, R92: track, treasure, coins and a line for each goal card, the second of a kind for nothing."""
    for game in games():
        for moment in game:
            pass
        for seat, sheet in enumerate(GAME.sheets(moment.state)):
            assert [line.category for line in sheet.lines[:3]] == ["track", "treasure", "coins"]
            assert sheet.total == sum(line.points for line in sheet.lines)
            goals = [line.item for line in sheet.lines[3:]]
            assert Counter(goals) == Counter(hand(moment.state, seat))
            assert all(line.points == 0 for line, before in zip(sheet.lines[4:], goals, strict=False) if line.item == before)


def hand(s: Grog, seat: int) -> list[str]:
    """The goal cards of a seat."""
    return [goal for kind, goal in enumerate(GOAL_IDS) for _ in range(s.goal_hand[24 * seat + kind])]


def test_a_building_goal_pays_no_more_than_the_board_holds() -> None:
    """R92, R93: over all seats at most its points for every building of the type."""
    points = {"hook_shop": 8, "sword_shop": 9, "figurehead_studio": 8, "grog_hole": 6}
    for game in games():
        for moment in game:
            pass
        sheets = GAME.sheets(moment.state)
        for kind, most in points.items():
            assert sum(line.points for sheet in sheets for line in sheet.lines if line.item == f"goal_{kind}") <= most


def test_ranks_go_by_points_then_coins() -> None:
    """R1, R97: shared, if both are equal."""
    for game in games(8):
        for moment in game:
            pass
        s = moment.state
        results = [(int(sheet.total), int(s.coins[seat])) for seat, sheet in enumerate(GAME.sheets(s))]
        assert GAME.ranks(s) == [sorted(results, reverse=True).index(result) + 1 for result in results]
