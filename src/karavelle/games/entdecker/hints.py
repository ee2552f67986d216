"""What a sensible explorer looks at: which islands will be whose; rough values for bots, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.entdecker.content import (
    CIRCLES,
    FIELDS,
    FORT,
    NEIGHBOUR,
    PART,
    PARTS_OF,
    PATTERN,
    QUESTION,
    TYPE_OF_KIND,
    UNITS,
)
from karavelle.games.entdecker.decisions.turns import NO_SCOUT
from karavelle.games.entdecker.decisions.voyage import STOP_HERE, can_pay, price
from karavelle.games.entdecker.frames import (
    ANNOUNCE_TILES,
    CHOOSE_STACK,
    CHOOSE_START,
    PLACE_TILE,
    PLACE_UNIT,
    RETRIEVE_SCOUT,
)
from karavelle.games.entdecker.state import EMPTY, Entdecker
from karavelle.kernel.core import Hints
from karavelle.kernel.grid import OUTSIDE, SIDES, opposite

GOLD_WORTH: Final[i64] = 22
CHIP_WORTH: Final[i64] = 30
CHIP_GUESS: Final[i64] = 2
"""What a chip adds to an island, on average."""

STRENGTH: Final = vec[i64]([1, 10, 100])
SCARCITY: Final = vec[i64]([20, 70, 140])
"""What is lost with a unit for as long as it stands, besides its price."""

CHANCE: Final = vec[i64]([100, 72, 56, 44, 34, 26, 20, 15])
"""Of a hundred land areas with so many open edges, those that become islands."""

ONWARD: Final[i64] = 130
ONE_MORE: Final[i64] = 25
"""What a tile already paid for is worth, and each one after it."""


class EntdeckerHints(Hints[Entdecker]):
    """Rates answers by the islands that they make or take, and positions by the islands that will be."""

    def rate(self, s: Entdecker, option: i64) -> i64:
        frame = s.frame
        if frame == PLACE_TILE:
            return rate_tile(s, option)
        if frame == CHOOSE_STACK:
            return rate_stack(s, option)
        if frame == PLACE_UNIT:
            return rate_unit(s, (option - 1) // 2, (option - 1) & 1) if option > 0 else 0
        if frame == CHOOSE_START:
            return rate_start(s, option)
        if frame == ANNOUNCE_TILES:
            return rate_announcement(s, option)
        if frame == RETRIEVE_SCOUT:
            return rate_retreat(s, option)
        return 0

    def value(self, s: Entdecker, seat: i64) -> i64:
        worth = 100 * s.points(seat) + GOLD_WORTH * s.gold[seat] + CHIP_WORTH * s.chip_count(seat)
        for unit in range(UNITS):
            if s.in_supply(seat, unit):
                worth += SCARCITY[unit]
        s.flood.clear()
        for field in range(FIELDS):
            if s.edges[field] > 0:
                for number in range(PARTS_OF[s.edges[field]]):
                    if not (s.scored[field] >> number) & 1 and not s.flood.reached(field * 2 + number):
                        worth += area_worth(s, seat, field * 2 + number)
        return worth


def area_worth(s: Entdecker, seat: i64, part: i64) -> i64:
    """What a seat may expect of the land area of a part, in a sweep over all areas."""
    edges = s.spread(part)
    if s.rank() == 0:
        return 0
    return share(s, seat, s.tiles() + edges // 2) * chance(s, edges)


def chance(s: Entdecker, edges: i64) -> i64:
    """How likely, of a hundred, a land area with so many open edges becomes an island with the tiles that are left."""
    left = s.tiles_left()
    return CHANCE[min(edges, 7)] * (left + 4) // (left + 4 + 3 * edges)


def share(s: Entdecker, seat: i64, value: i64) -> i64:
    """The points of a seat for an island of this value, by the strengths that `rank` has found."""
    own = s.strength[seat]
    if own == 0:
        return 0
    above: i64 = own
    ranks: i64 = 0
    strongest: i64 = own
    while True:
        following: i64 = 0
        for other in range(s.seats):
            strength = s.strength[other]
            strongest = max(strongest, strength)
            if strength > above and (following == 0 or strength < following):
                following = strength
        if following == 0:
            break
        above = following
        ranks += 1
    if strongest >= STRENGTH[FORT]:
        value += CHIP_GUESS
    for _ in range(ranks):
        value = (value + 1) // 2
    return value


def lead(s: Entdecker, seat: i64, value: i64) -> i64:
    """Points of a seat for an island, less those of the best other; where several play, others hurt less."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, share(s, other, value))
    return 100 * share(s, seat, value) - (100 if s.seats == 2 else 60) * best


def prospect(s: Entdecker, seat: i64, part: i64, strength: i64) -> i64:
    """What the land area of a part promises, with so much strength added."""
    edges = s.area(part)
    tiles = s.tiles()
    s.rank()
    s.strength[seat] += strength
    return lead(s, seat, tiles + edges // 2) * chance(s, edges) // 100


def best_prospect(s: Entdecker, seat: i64, part: i64) -> i64:
    """The same, with the unit that one would place there, if the voyage ended now."""
    best = prospect(s, seat, part, 0)
    for unit in range(UNITS):
        if can_pay(s, unit):
            best = max(best, prospect(s, seat, part, STRENGTH[unit]) - unit_cost(s, unit))
    return best


def unit_cost(s: Entdecker, unit: i64) -> i64:
    """The price of a unit here, and its absence elsewhere."""
    return GOLD_WORTH * price(s, unit) + SCARCITY[unit]


def rate_unit(s: Entdecker, unit: i64, number: i64) -> i64:
    """What a unit adds to what the area promises, less its cost."""
    part = (s.ship - CIRCLES) * 2 + number
    before = prospect(s, s.actor, part, 0)
    return prospect(s, s.actor, part, STRENGTH[unit]) - before - unit_cost(s, unit)


def best_unit(s: Entdecker) -> i64:
    """The best unit that could be placed where the ship lies, 0 if none is worth it."""
    best: i64 = 0
    if s.ship < CIRCLES:
        return best
    field = s.ship - CIRCLES
    for number in range(PARTS_OF[s.edges[field]]):
        if not (s.scored[field] >> number) & 1:
            for unit in range(UNITS):
                if can_pay(s, unit):
                    best = max(best, rate_unit(s, unit, number))
    return best


def rate_stack(s: Entdecker, stack: i64) -> i64:
    """Staying where a unit is worth more than the tiles already paid for; question marks for who has little to lose."""
    if stack == STOP_HERE:
        return best_unit(s)
    rating = ONWARD + ONE_MORE * s.announced_left
    if s.stack_top[stack] == QUESTION:
        rating += 50 - 5 * s.gold[s.actor]
    return rating


def rate_tile(s: Entdecker, option: i64) -> i64:
    """What the areas round the field promise with the tile, less what they promised without."""
    field = s.open_field(s.ship, option >> 2)
    edges = PATTERN[TYPE_OF_KIND[s.a] * 4 + (option & 3)]
    before = around_worth(s, field)
    s.edges[field] = edges
    after: i64 = 0
    for number in range(PARTS_OF[edges]):
        after += best_prospect(s, s.actor, field * 2 + number)
    if s.announced_left > 0 and s.leads_on(CIRCLES + field):
        after += ONE_MORE * s.announced_left
    s.edges[field] = EMPTY
    return after - before


def around_worth(s: Entdecker, field: i64) -> i64:
    """What the land areas that face an empty field promise as they are."""
    worth: i64 = 0
    for side in range(SIDES):
        part = facing(s, field, side)
        if part != OUTSIDE:
            worth += prospect(s, s.actor, part, 0)
    return worth


def facing(s: Entdecker, field: i64, side: i64) -> i64:
    """The land part of a neighbour that faces a field, or OUTSIDE."""
    neighbour = NEIGHBOUR[field * 4 + side]
    if neighbour == OUTSIDE or s.edges[neighbour] == EMPTY:
        return OUTSIDE
    number = PART[s.edges[neighbour] * 4 + opposite(side)]
    return neighbour * 2 + number if number >= 0 else OUTSIDE


def rate_start(s: Entdecker, place: i64) -> i64:
    """Where land that one leads, or could take over, waits to be closed; less the toll."""
    seat = s.actor
    rating = -GOLD_WORTH * s.toll(seat, place)
    best: i64 = 0
    for side in range(SIDES):
        field = s.open_field(place, side)
        if field != OUTSIDE:
            rating += 5
            for other in range(SIDES):
                part = facing(s, field, other)
                if part != OUTSIDE:
                    best = max(best, opportunity(s, seat, part))
    return rating + best


def opportunity(s: Entdecker, seat: i64, part: i64) -> i64:
    """What closing the land area of a part could bring."""
    edges = s.area(part)
    tiles = s.tiles()
    s.rank()
    held = lead(s, seat, tiles + 1)
    taken = held
    if s.gold[seat] >= 2 and s.in_supply(seat, 0):
        s.strength[seat] += STRENGTH[0]
        taken = max(taken, lead(s, seat, tiles + 1) - 40)
        s.strength[seat] -= STRENGTH[0]
    if s.gold[seat] >= 4 and s.in_supply(seat, FORT):
        s.strength[seat] += STRENGTH[FORT]
        taken = max(taken, lead(s, seat, tiles + 1) - 130)
    return taken * CHANCE[min(edges, 7)] // 100


def rate_announcement(s: Entdecker, tiles: i64) -> i64:
    """Two or three tiles, and gold left for a unit."""
    gold = s.gold[s.actor]
    keep: i64 = 3 if gold >= 6 else 1
    wanted = max(1, min(gold - keep, 4))
    return -30 * (tiles - wanted if tiles > wanted else wanted - tiles)


def rate_retreat(s: Entdecker, option: i64) -> i64:
    """A scout comes home from where it changes nothing."""
    if option == NO_SCOUT:
        return 20
    seat = s.actor
    staying = prospect(s, seat, option, 0)
    return SCARCITY[0] - (staying - prospect(s, seat, option, -1))
