"""Victory points of Anno 1503 (R1-R7), the score sheet with its ranking (R8), and what must always hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.anno1503.content import (
    ARISTOCRAT_NEEDED,
    CARDS_OF,
    CONTRACT,
    CONTRACTS,
    FIELD_BOARD,
    FIELD_KIND,
    FIELDS,
    GOODS,
    HAND_CARDS,
    HAND_GOODS,
    HARBOR,
    HIGH_TILES,
    HOME_NEEDED,
    ISLAND,
    KIND_OF_TILE,
    KINDS,
    LEVELS,
    LOW_TILES,
    LUXURY_POST,
    MERCHANT,
    NEST,
    NESTS,
    PIERS,
    POINT_AREA,
    POINT_IDS,
    POINT_MODE,
    POINT_VALUE,
    POINTS,
    PRODUCTION,
    PROMOTION,
    PUBLIC_SITES,
    PUBLICS,
    SHIPS,
    SITES,
    STACK_OF_TILE,
    STACKS,
    TILE_AT,
    TILE_COUNT,
    TILES,
    TREASURE,
)
from karavelle.games.anno1503.frames import (
    DISCARD_CARD,
    DISCARD_GOOD,
    MAIN_ACTION,
    NEXT_TURN,
    PLACE_RESERVE,
    SHIP_ACTION,
)
from karavelle.kernel.core import ENDED
from karavelle.kernel.fields import NO_CARD
from karavelle.kernel.score import Sheet

if TYPE_CHECKING:
    from karavelle.games.anno1503.state import Anno1503

GOLD_30: Final[i64] = 0
POSTS_4: Final[i64] = 1
CONTRACTS_3: Final[i64] = 2
MERCHANTS_3: Final[i64] = 3
PUBLIC_BUILDINGS_4: Final[i64] = 4
ARISTOCRAT_BUILDINGS_ALL: Final[i64] = 5
NESTS_2: Final[i64] = 6
CASTLE_COMPLETE: Final[i64] = 7
BOTH_MODES: Final[i64] = 2
NONE: Final[i64] = -1


def progress(s: Anno1503, seat: i64, point: i64) -> i64:
    """R1, R2: how far a seat has come towards a victory point."""
    if point == GOLD_30:
        return s.gold[seat]
    if point == POSTS_4:
        return s.posts(seat)
    if point == CONTRACTS_3:
        return s.contract_count(seat)
    if point == MERCHANTS_3:
        return s.people(seat, MERCHANT)
    if point == PUBLIC_BUILDINGS_4:
        return s.publics(seat)
    if point == ARISTOCRAT_BUILDINGS_ALL:
        return s.built_sites(seat)
    if point == NESTS_2:
        return s.nest_count(seat)
    return s.castle[seat]


def exists(s: Anno1503, point: i64) -> bool:
    """R1, R2: whether there is such a point in this mode."""
    return POINT_MODE[point] == BOTH_MODES or POINT_MODE[point] == s.expansion


def holds(s: Anno1503, seat: i64, point: i64) -> bool:
    """R4: a point is held exactly while its condition is true."""
    return exists(s, point) and progress(s, seat, point) >= POINT_VALUE[point]


def points_held(s: Anno1503, seat: i64) -> i64:
    """R4, R7: the points of a seat as bits; several seats may hold the same kind."""
    held: i64 = 0
    for point in range(POINTS):
        if holds(s, seat, point):
            held |= i64(1) << point
    return held


def held_in(s: Anno1503, seat: i64, area: i64) -> i64:
    """Points of an area: 0 home, 1 aristocrat."""
    count: i64 = 0
    for point in range(POINTS):
        if POINT_AREA[point] == area and holds(s, seat, point):
            count += 1
    return count


def counted(s: Anno1503, seat: i64) -> i64:
    """R3: surplus points do not count; in the base game all do."""
    home = held_in(s, seat, 0)
    if s.expansion == 0:
        return home
    return min(home, HOME_NEEDED[1]) + min(held_in(s, seat, 1), ARISTOCRAT_NEEDED[1])


def wins(s: Anno1503, seat: i64) -> bool:
    """R1, R2: three of five points; in the expansion a home point and two aristocrat points."""
    return counted(s, seat) >= HOME_NEEDED[s.expansion] + ARISTOCRAT_NEEDED[s.expansion]


def score(s: Anno1503, seat: i64, sheet: Sheet) -> None:
    """R1-R3: a line for each point that there is, and one for what is surplus."""
    total: i64 = 0
    for point in range(POINTS):
        if exists(s, point):
            held: i64 = 1 if holds(s, seat, point) else 0
            sheet.add(POINT_IDS[point], held)
            total += held
    if s.expansion == 1:
        sheet.add("surplus", counted(s, seat) - total)


def tie_break(s: Anno1503, seat: i64) -> i64:
    """R8: the winner; then gold and inhabitants, in the expansion castle, nests, buildings, gold."""
    crown: i64 = 1 << 40 if s.winner == seat else 0
    if s.expansion == 1:
        return crown + ((s.castle[seat] * 3 + s.nest_count(seat)) * 4 + s.built_sites(seat)) * 16384 + s.gold[seat]
    levels: i64 = 0
    for level in range(LEVELS):
        levels += s.people(seat, level) * (level + 1)
    return crown + s.gold[seat] * 64 + levels


# What must always hold


def faults(s: Anno1503) -> list[str]:
    """The invariants that bounds and pools do not cover."""
    found: list[str] = []
    good_faults(s, found)
    tile_faults(s, found)
    stack_faults(s, found)
    home_faults(s, found)
    aristocrat_faults(s, found)
    ship_faults(s, found)
    turn_faults(s, found)
    return found


def good_faults(s: Anno1503, found: list[str]) -> None:
    """R29: no card of goods is lost or made."""
    for good in range(GOODS):
        count = s.bank[good]
        for seat in range(s.seats):
            count += s.goods[seat * GOODS + good]
        if count != (0 if good >= 6 and s.expansion == 0 else CARDS_OF[good]):
            found.append(f"{count} cards of good {good}")


def tile_faults(s: Anno1503, found: list[str]) -> None:
    """R23, R49, R53, R54, R61: tiles that are known lie at piers, on contract slots, under a reserve, or are gone."""
    lying = vec[i64]([0] * TILES)
    if s.frame == PLACE_RESERVE and s.b >= STACKS:
        lying[s.b - STACKS] += 1
    for place in range(len(s.pier)):
        if s.pier[place] != NONE:
            lying[s.pier[place]] += 1
    for place in range(s.base_count):
        lying[s.base_given[place]] += 1
    for place in range(s.crown_count):
        lying[s.crown_given[place]] += 1
    for place in range(len(s.contracts)):
        lying[TILE_AT[place % CONTRACTS * KINDS + CONTRACT]] += s.contracts[place]
    nests = vec[i64]([0] * 3)
    for place in range(len(s.nests)):
        nests[place % 3] += s.nests[place]
    for tile in range(TILES):
        kind = KIND_OF_TILE[tile]
        used_up = kind >= NEST or kind == TREASURE or kind == PROMOTION
        if kind >= NEST:
            nests[kind - NEST] -= s.shown[tile]
        if lying[tile] != (0 if used_up else s.shown[tile]) or s.shown[tile] > TILE_COUNT[tile]:
            found.append(f"{s.shown[tile]} tiles {tile} are shown, {lying[tile]} lie somewhere")
    for strength in range(3):
        if nests[strength] != 0:
            found.append(f"nests of strength {strength + 4} do not add up")


def stack_faults(s: Anno1503, found: list[str]) -> None:
    """R23, R24, R47: fields and reserve hold what nobody has seen; a front is there when somebody knows it."""
    hidden = vec[i64](s.reserve)
    if s.frame == PLACE_RESERVE and s.b < STACKS:
        hidden[s.b] += 1
    for tile in range(TILES):
        hidden[STACK_OF_TILE[tile]] -= s.unseen[tile]
    for field in range(FIELDS):
        stack = s.stack_at[field]
        if stack == NONE:
            if s.front[field] != NO_CARD or s.known[field] != 0:
                found.append(f"field {field} is empty but has a front")
            continue
        if s.front[field] == NO_CARD:
            hidden[stack] += 1
        if FIELD_KIND[field] != ISLAND or (field == HARBOR and s.expansion == 1):
            found.append(f"a tile lies on field {field}")
        if (s.front[field] == NO_CARD) != (s.known[field] == 0):
            found.append(f"field {field}: what is known and what was seen do not agree")
    for stack in range(STACKS):
        if hidden[stack] != 0 and s.unseen[TILES] == 0:
            found.append(f"stack {stack}: {hidden[stack]} more lie face down than are unseen")
    if s.frame == MAIN_ACTION:
        size = s.base_count + s.reserve[0] + s.reserve[1] + s.reserve[2]
        crowns = s.crown_count + s.reserve[3] + s.reserve[4] + s.reserve[5]
        if (size, crowns) != reserve_sizes(s):
            found.append(f"the reserves have {size} and {crowns} tiles")


def reserve_sizes(s: Anno1503) -> tuple[i64, i64]:
    """3.1a, R23: what was left over in the set-up; a tile given up comes for each one put down."""
    if s.expansion == 1:
        return 2 * s.seats - 1, s.seats - 1
    return 2 * (s.seats - 1), 0


def home_faults(s: Anno1503, found: list[str]) -> None:
    """R34, R40, R51, R52, R55: what a home island has room for."""
    for seat in range(s.seats):
        low, high = s.people(seat, 0) + s.people(seat, 1), s.people(seat, 2) + s.people(seat, 3)
        if low > LOW_TILES or high > HIGH_TILES:
            found.append(f"seat {seat}: too many inhabitants")
        if s.publics(seat) > PUBLIC_SITES:
            found.append(f"seat {seat}: too many public buildings")
        if s.contract_count(seat) > CONTRACTS:
            found.append(f"seat {seat}: too many contracts")
        for number in range(PIERS):
            tile = s.pier[seat * PIERS + number]
            if tile != NONE and PRODUCTION[s.colour[seat] * PIERS + number] == NONE:
                if KIND_OF_TILE[tile] < LUXURY_POST:
                    found.append(f"seat {seat}: a post of wares at the question mark field")
    for kind in range(PUBLICS):
        built: i64 = 0
        for seat in range(s.seats):
            built += s.public[seat * PUBLICS + kind]
        if built > s.seats:
            found.append(f"public building {kind} stands too often")


def aristocrat_faults(s: Anno1503, found: list[str]) -> None:
    """R65, R72: at most two nests; no building twice on an island."""
    for seat in range(s.seats):
        if s.nest_count(seat) > NESTS:
            found.append(f"seat {seat}: too many nests")
        for site in range(SITES):
            kind = s.sites[seat * SITES + site]
            for other in range(site):
                if kind > 0 and s.sites[seat * SITES + other] == kind:
                    found.append(f"seat {seat}: aristocrat building {kind} stands twice")


def ship_faults(s: Anno1503, found: list[str]) -> None:
    """R42, R45, R63: ships lie on sea fields of the boards in play; damaged ones have no action points."""
    for at in range(len(s.ship_field)):
        field = s.ship_field[at]
        if field == NONE:
            if s.ship_ap[at] > 0 or s.ship_damaged[at] > 0:
                found.append(f"ship {at} lies in the supply, damaged or with action points")
        elif FIELD_KIND[field] == ISLAND or (s.expansion == 0 and FIELD_BOARD[field] == 1):
            found.append(f"ship {at} lies on field {field}")
        if s.ship_damaged[at] > 0 and s.ship_ap[at] > 0:
            found.append(f"ship {at} is damaged and has action points")


def turn_faults(s: Anno1503, found: list[str]) -> None:
    """R1, R2, R5, R38, R85: limits of a turn; nobody on turn has already won."""
    if s.frame == ENDED or s.active == NONE:
        return
    if s.frame in (MAIN_ACTION, SHIP_ACTION) and wins(s, s.active):
        found.append(f"seat {s.active} has won and plays on")
    if s.bought > s.purchases(s.active):
        found.append(f"seat {s.active} has bought {s.bought} cards")
    if s.frame == NEXT_TURN and (s.goods_held(s.active) > HAND_GOODS or s.cards_held(s.active) > HAND_CARDS):
        found.append(f"seat {s.active} holds too many cards")
    for at in range(SHIPS * s.seats):
        if at // SHIPS != s.active and s.ship_ap[at] > 0:
            found.append(f"ship {at} has action points, its owner is not on turn")
    if s.frame == DISCARD_GOOD and s.goods_held(s.active) <= HAND_GOODS:
        found.append("a good is to be discarded for no reason")
    if s.frame == DISCARD_CARD and s.cards_held(s.active) <= HAND_CARDS:
        found.append("a card is to be discarded for no reason")


__all__ = ["counted", "exists", "faults", "held_in", "holds", "points_held", "progress", "score", "tie_break", "wins"]
