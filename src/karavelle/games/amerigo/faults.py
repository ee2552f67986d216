"""What must always hold at a table of Amerigo, besides the bounds of its fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.amerigo.chart import LANDS, NONE, POST_SPACES, SPACES
from karavelle.games.amerigo.content import (
    BIG,
    CELLS_OF,
    COLOURS,
    COUNT,
    CUBES,
    FIRST_VILLAGE,
    GOODS,
    GOODS_COUNT,
    GOODS_SHOWN,
    GOODS_SPACES,
    GOODS_TOKENS,
    KINDS,
    ONCE,
    PIECE,
    PIRATE_COUNT,
    PIRATE_KINDS,
    POSTS_EACH,
    ROUNDS,
    SHAPE_OF,
    SHIPS_EACH,
    SHOWN,
    TOKENS,
    TYPES,
    VILLAGE_TILES,
    VILLAGES,
)
from karavelle.games.amerigo.frames import CHOOSE_ACTION

if TYPE_CHECKING:
    from karavelle.games.amerigo.state import Amerigo

UNSEEN, DISPLAYED, GONE, OWNED = range(4)
PIECES = 102


def faults(s: Amerigo) -> list[str]:
    """The invariants that bounds do not cover."""
    found: list[str] = []
    cube_faults(s, found)
    order_faults(s, found)
    bag_faults(s, found)
    tile_faults(s, found)
    land_faults(s, found)
    ship_faults(s, found)
    seat_faults(s, found)
    if s.frame == CHOOSE_ACTION:
        turn_faults(s, found)
    return found


def cube_faults(s: Amerigo, found: list[str]) -> None:
    """R9: seven cubes of each colour in stock, field and tower."""
    for colour in range(COLOURS):
        count = s.stock[colour] + s.field[colour] + s.tower[colour]
        if count != CUBES:
            found.append(f"there are {count} cubes of colour {colour}")


def order_faults(s: Amerigo, found: list[str]) -> None:
    """R7: every disc stands once in the order, and none behind one that it has passed."""
    seen: i64 = 0
    for place in range(s.seats):
        seen |= i64(1) << s.order[place]
        if place > 0 and s.space[s.order[place]] > s.space[s.order[place - 1]]:
            found.append(f"the disc at place {place} of the order is further ahead than the one before it")
    if seen != (i64(1) << s.seats) - 1:
        found.append("the order is no permutation of the seats")


def bag_faults(s: Amerigo, found: list[str]) -> None:
    """R72, R77: no pirate marker, progress token or goods token is lost or shown twice."""
    for value in range(PIRATE_KINDS):
        open_now: i64 = 0
        for place in range(ROUNDS):
            if s.pirates[place] == value:
                open_now += 1
        if open_now + s.pirates_unseen[value] != PIRATE_COUNT[value]:
            found.append(f"pirate markers of value {value} were lost or made")
    token_faults(s, found)
    owned: i64 = 0
    for cell in range(TYPES * s.seats):
        owned += s.goods[cell] - 1
    shown: i64 = 0
    unseen: i64 = 0
    for kind in range(GOODS):
        here: i64 = 0
        for space in range(GOODS_SPACES):
            if s.goods_display[space] == kind:
                here += 1
        shown += here
        unseen += s.goods_unseen[kind]
        if here + s.goods_unseen[kind] > GOODS_COUNT[s.seats * GOODS + kind]:
            found.append(f"there are too many goods tokens of kind {kind}")
    if owned + shown + unseen > GOODS_TOKENS[s.seats]:
        found.append("there are too many goods tokens")


def token_faults(s: Amerigo, found: list[str]) -> None:
    """R43, R80: what lies in the display says so; nobody has more than five; only once tokens are used."""
    for token in range(TOKENS):
        shown: i64 = 0
        for space in range(SHOWN):
            if s.display[space] == token:
                shown += 1
        if shown != (1 if s.token_at[token] == DISPLAYED else 0):
            found.append(f"token {token} lies in the display {shown} times")
        if s.token_used[token] == 1 and (ONCE[token] == 0 or s.token_at[token] < OWNED):
            found.append(f"token {token} is used and cannot be")
    for seat in range(s.seats):
        held: i64 = 0
        for token in range(TOKENS):
            if s.token_at[token] == OWNED + seat:
                held += 1
        if held > 5:
            found.append(f"seat {seat} has {held} progress tokens")


def tile_faults(s: Amerigo, found: list[str]) -> None:
    """R38-R40, R60: every tile is in the supply, in a reserve or whole on the map."""
    cells = vec[i64]([0] * PIECES)
    for land in range(LANDS):
        cells[s.tile_at[land]] += 1
    for kind in range(KINDS):
        if kind >= VILLAGES:
            kept = s.neutral_left[kind - VILLAGES]
            for seat in range(s.seats):
                kept += s.reserve[seat * KINDS + kind]
            piece_faults(kind, PIECE[kind], kept, cells, found)
        else:
            for seat in range(s.seats):
                kept = s.village_left[seat * VILLAGES + kind] + s.reserve[seat * KINDS + kind]
                piece_faults(kind, PIECE[kind] + VILLAGE_TILES * seat, kept, cells, found)


def piece_faults(kind: i64, first: i64, kept: i64, cells: vec[i64], found: list[str]) -> None:
    """The pieces of one kind, so many of which are not built."""
    built: i64 = 0
    for piece in range(first, first + COUNT[kind]):
        if cells[piece] > 0:
            built += 1
            if cells[piece] != CELLS_OF[SHAPE_OF[kind]]:
                found.append(f"piece {piece} covers {cells[piece]} cells")
    if built + kept != COUNT[kind]:
        found.append(f"there are {built} tiles of kind {kind} built and {kept} not")


def land_faults(s: Amerigo, found: list[str]) -> None:
    """R33, R46, R51, R58: posts on post spaces alone, tiles only where their owners have posts, resources accounted."""
    chart = s.chart
    covered: i64 = 0
    for land in range(LANDS):
        piece = s.tile_at[land]
        if piece == 0:
            continue
        if land >= chart.lands:
            found.append(f"piece {piece} lies at sea")
            continue
        if chart.resource[land] != NONE:
            covered += 1
        island = chart.island_of[land]
        if piece >= FIRST_VILLAGE:
            seat = (piece - FIRST_VILLAGE) // VILLAGE_TILES
            if seat >= s.seats or s.posts_on(island, seat) == 0:
                found.append(f"village {piece} stands on an island without a post of its owner")
        elif not s.discovered(island):
            found.append(f"tile {piece} lies on an island without posts")
    taken: i64 = 0
    for cell in range(TYPES * s.seats):
        taken += s.resources[cell]
    if taken != covered:
        found.append(f"{covered} resource spaces are covered and {taken} resources owned")
    for post in range(POST_SPACES):
        if s.post_at[post] != 0:
            if chart.post_land[post] == NONE or s.tile_at[chart.post_land[post]] != 0:
                found.append(f"a post stands on post space {post}, which is covered or none at all")


def ship_faults(s: Amerigo, found: list[str]) -> None:
    """R22, R23: ships on water, one to a sea cell."""
    chart = s.chart
    for ship in range(SHIPS_EACH * s.seats):
        place = s.ship_at[ship]
        if place < 0:
            continue
        if place < SPACES:
            if place >= chart.spaces:
                found.append(f"ship {ship} is on a frame space that is not there")
        elif chart.sea[place] == 0 or s.taken(place, ship):
            found.append(f"ship {ship} is on land or on another ship")


def seat_faults(s: Amerigo, found: list[str]) -> None:
    """R31, R56, R74: posts and chests are all somewhere, and nobody has fewer than 0 points."""
    chests: i64 = 0
    for seat in range(s.seats):
        placed: i64 = 0
        for post in range(POST_SPACES):
            if s.post_at[post] == seat + 1:
                placed += 1
        if placed + s.posts_left[seat] != POSTS_EACH:
            found.append(f"seat {seat} has {placed} posts on the map and {s.posts_left[seat]} left")
        if s.vp(seat) < 0:
            found.append(f"seat {seat} has {s.vp(seat)} points")
        chests += s.chests[seat]
    complete: i64 = 0
    for island in range(s.chart.islands):
        if s.chart.size[island] >= BIG and s.open_on(island) == 0:
            complete += 1
    if chests > complete:
        found.append(f"{chests} chests are owned, {complete} big islands complete")


def turn_faults(s: Amerigo, found: list[str]) -> None:
    """R1, R8, R10, R77: between actions nothing is left over, and the stacks are as high as the round says."""
    if s.ap != 0 or s.handled != 0 or s.neutral_taken != 0:
        found.append("an action has left something over")
    if s.cubes_in_field() == 0:
        found.append("somebody is to act on an empty field")
    unseen: i64 = 0
    goods: i64 = 0
    open_now: i64 = 0
    for token in range(TOKENS):
        if s.token_at[token] == UNSEEN:
            unseen += 1
    for kind in range(GOODS):
        goods += s.goods_unseen[kind]
    for place in range(ROUNDS):
        if s.pirates[place] >= 0:
            open_now += 1
    if unseen != 4 * (ROUNDS - s.round_no) or goods != GOODS_SHOWN[s.seats] * (ROUNDS - s.round_no):
        found.append("the stacks of tokens are not as high as the round says")
    if open_now != s.round_no:
        found.append(f"{open_now} pirate markers are open in round {s.round_no}")


__all__ = ["faults"]
