"""Points of Grog Island by category (R91-R97), and what must always hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.grog.content import (
    BUILDINGS,
    COINS_PER_POINT,
    COLOURS,
    CREW_COLOURS,
    CREW_FOR,
    FIRST_GOODS_GOAL,
    FIRST_MAJORITY_GOAL,
    GHOST_CREW,
    GOAL_IDS,
    GOAL_POINTS,
    GOAL_ROW,
    GOALS,
    LOCKS,
    MAJORITY,
    PARROT_GOAL,
    PARROT_ROW,
    PARROTS,
    PENINSULA_OF,
    POINTS_PER_TREASURE,
    PRESENCE,
    RATE,
    SPACES,
    TYPE_OF,
)
from karavelle.games.grog.frames import BID_STEP
from karavelle.kernel.score import Sheet

if TYPE_CHECKING:
    from karavelle.games.grog.state import Grog


def score(s: Grog, seat: i64, sheet: Sheet) -> None:
    """R91, R92: the track, treasure cards, coins, and each kind of goal card once."""
    sheet.add("track", s.points[seat])
    sheet.add("treasure", s.treasures(seat) * POINTS_PER_TREASURE)
    sheet.add("coins", s.coins[seat] // COINS_PER_POINT)
    for goal in range(GOALS):
        copies = s.goal_hand[seat * GOAL_ROW + goal]
        if copies > 0:
            sheet.add("goal", goal_points(s, seat, goal), GOAL_IDS[goal])
        if copies > 1:
            sheet.add("goal", 0, GOAL_IDS[goal])


def goal_points(s: Grog, seat: i64, goal: i64) -> i64:
    """What a goal card is worth to a seat, as things stand."""
    if goal < PARROT_GOAL:
        return GOAL_POINTS[goal] * crew_on_type(s, seat, goal)
    if goal == PARROT_GOAL:
        return parrots(s, seat)
    if goal < FIRST_MAJORITY_GOAL:
        return goods_points(s, seat, goal - FIRST_GOODS_GOAL)
    return majority_points(s, seat, goal - FIRST_MAJORITY_GOAL)


def crew_on_type(s: Grog, seat: i64, kind: i64) -> i64:
    """R93: own crew on buildings of a type."""
    crew: i64 = 0
    for building in range(BUILDINGS):
        if s.buildings[building] == seat and TYPE_OF[building] == kind:
            crew += 1
    return crew


def parrots(s: Grog, seat: i64) -> i64:
    """R94: parrot cards still owned."""
    cards: i64 = 0
    for kind in range(PARROTS):
        cards += s.parrot_hand[seat * PARROT_ROW + kind]
    return cards


def goods_points(s: Grog, seat: i64, colour: i64) -> i64:
    """R95: own tiles of the colour; all others, three for one, are booked on the first goods goal of the hand."""
    wanted: i64 = 0
    others: i64 = 0
    first = -1
    for other in range(COLOURS):
        if s.goal_hand[seat * GOAL_ROW + FIRST_GOODS_GOAL + other] > 0:
            wanted |= i64(1) << other
            first = other if first < 0 else first
        else:
            others += s.goods[seat * COLOURS + other]
    points = s.goods[seat * COLOURS + colour]
    return points + others // RATE if colour == first else points


def majority_points(s: Grog, seat: i64, peninsula: i64) -> i64:
    """R96: strictly more crew than every other colour, the ghost's among them, or at least some."""
    own = crew_on(s, seat, peninsula)
    if own == 0:
        return 0
    for other in range(CREW_COLOURS):
        if other != seat and crew_on(s, other, peninsula) >= own:
            return PRESENCE
    return MAJORITY


def crew_on(s: Grog, seat: i64, peninsula: i64) -> i64:
    """Crew of a seat, or ghost crew, on a peninsula; locks do not count."""
    crew: i64 = 0
    for building in range(BUILDINGS):
        if s.buildings[building] == seat and PENINSULA_OF[building] == peninsula:
            crew += 1
    return crew


def faults(s: Grog) -> list[str]:
    """The invariants that bounds and pools do not cover."""
    found: list[str] = []
    crew_faults(s, found)
    bid_faults(s, found)
    marker_faults(s, found)
    return found


def crew_faults(s: Grog, found: list[str]) -> None:
    """Crew, ghost crew and locks are on the board or in the supply (S3, S9, S10)."""
    standing = vec[i64]([0] * 7)
    for building in range(BUILDINGS):
        standing[s.buildings[building] + 1] += 1
    for seat in range(s.seats):
        if s.crew[seat] + standing[seat + 1] != CREW_FOR[s.seats - 2]:
            found.append(f"seat {seat}: {s.crew[seat]} crew in the supply and {standing[seat + 1]} on the board")
    ghosts = GHOST_CREW if s.seats == 2 else 0
    if s.ghost_crew + standing[5] != ghosts:
        found.append(f"ghost crew: {s.ghost_crew} on the ship and {standing[5]} on the board")
    if s.lock_supply + standing[6] != LOCKS:
        found.append(f"locks: {s.lock_supply} in the supply and {standing[6]} on the board")
    if standing[0] == 0:
        found.append("no building is free")


def bid_faults(s: Grog, found: list[str]) -> None:
    """R12, R13, R15, R18: the row has no gaps, never rises and is worth the bid, which its bidder seems able to pay."""
    total: i64 = 0
    lowest: i64 = 6
    ended = False
    for space in range(SPACES):
        colour = s.bid_row[space]
        if colour < 0:
            ended = True
        elif ended or s.dice[colour] > lowest:
            found.append(f"the bid row has a gap or rises at space {space + 1}")
        else:
            lowest = s.dice[colour]
            total += lowest
    if total != s.current_bid:
        found.append(f"the bid is {s.current_bid}, the row shows {total}")
    if s.frame == BID_STEP and s.highest_bidder >= 0 and s.current_bid > s.potential(s.highest_bidder):
        found.append(f"the bid of {s.current_bid} is above the potential of seat {s.highest_bidder}")


def marker_faults(s: Grog, found: list[str]) -> None:
    """R33: every marker lies on a ship of its own, and only of seats that have passed."""
    marked: i64 = 0
    for seat in range(s.seats):
        ship = s.trade_marker[seat]
        if ship < 0:
            continue
        if (marked >> ship) & 1:
            found.append(f"two markers on ship {ship}")
        if s.passed[seat] == 0:
            found.append(f"seat {seat} has a marker out and has not passed")
        marked |= i64(1) << ship
