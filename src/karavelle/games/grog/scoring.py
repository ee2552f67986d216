"""Points of Grog Island by category (R91-R97), and what must always hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from karavelle.games.grog.content import (
    BUILDINGS,
    COINS_PER_POINT,
    COLOURS,
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
    for other in range(i64(5)):
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
    return crew_faults(s) + bid_faults(s)


def crew_faults(s: Grog) -> list[str]:
    """Crew, ghost crew and locks are on the board or in the supply (S3, S9, S10)."""
    found = []
    buildings = list(s.buildings)
    for seat in range(s.seats):
        placed = buildings.count(int(seat))
        if s.crew[seat] + placed != CREW_FOR[s.seats - 2]:
            found.append(f"seat {seat}: {s.crew[seat]} crew in the supply and {placed} on the board")
    if s.seats == 2 and s.ghost_crew + buildings.count(4) != GHOST_CREW:
        found.append(f"ghost crew: {s.ghost_crew} on the ship and {buildings.count(4)} on the board")
    if s.lock_supply + buildings.count(5) != LOCKS:
        found.append(f"locks: {s.lock_supply} in the supply and {buildings.count(5)} on the board")
    if -1 not in buildings:
        found.append("no building is free")
    return found


def bid_faults(s: Grog) -> list[str]:
    """R12, R13, R15: the row has no gaps, never rises and is worth the bid; R33: every marker on a ship of its own."""
    found = []
    row = [int(colour) for colour in s.bid_row]
    dice = [int(s.dice[colour]) for colour in row if colour >= 0]
    if row[len(dice) :] != [-1] * (int(SPACES) - len(dice)):
        found.append(f"the bid row has gaps: {row}")
    if sorted(dice, reverse=True) != dice:
        found.append(f"the bid row rises: {dice}")
    if sum(dice) != s.current_bid:
        found.append(f"the bid is {s.current_bid}, the row {dice}")
    markers = [int(ship) for ship in s.trade_marker if ship >= 0]
    if len(set(markers)) != len(markers):
        found.append(f"two markers on one ship: {markers}")
    if len(markers) > sum(s.passed):
        found.append(f"{len(markers)} markers, but {sum(s.passed)} have passed")
    return found
