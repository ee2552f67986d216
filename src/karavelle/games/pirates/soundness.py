"""What must always hold at a table of Pirates of Maracaibo, besides bounds and the pool of quests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.pirates.content import (
    CARDS,
    CELLS,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    HIDDEN_LOCATION,
    KINDS,
    LEFT_OF,
    LOCATIONS,
    NO_CELL,
    SECTION_NEEDS,
    SHIP_SPACES,
    STAGE1,
    TILES,
    UNLIMITED,
)
from karavelle.games.pirates.frames import LAY_QUEST_MARKET, SET_UP
from karavelle.games.pirates.scoring import ones
from karavelle.kernel.core import CELLS as CELLS_OF_PLAN

if TYPE_CHECKING:
    from karavelle.games.pirates.state import Pirates

DISPLAY: Final[i64] = 5
ON_DECK: Final[i64] = 6
QUEST_CELLS: Final[i64] = 26


def faults(s: Pirates) -> list[str]:
    """The invariants that bounds and the pool of quests do not cover."""
    found: list[str] = []
    quest_faults(s, found)
    if not being_set_up(s):
        display_faults(s, found)
        market_faults(s, found)
        for board in range(s.boards):
            board_faults(s, board, found)
    return found


def being_set_up(s: Pirates) -> bool:
    """S12: the quest market is laid out last."""
    for at in range(s.depth):
        if s.agenda[at * CELLS_OF_PLAN] == LAY_QUEST_MARKET or s.agenda[at * CELLS_OF_PLAN] == SET_UP:
            return True
    return False


def display_faults(s: Pirates, found: list[str]) -> None:
    """S2, S3, R23, R43: locations and residences stay; each improvement is in one place."""
    lying = vec[i64]([0] * CARDS)
    cells: i64 = 0
    locations: i64 = 0
    residences_lying: i64 = 0
    for cell in range(CELLS):
        what = s.cell[cell]
        if what == NO_CELL:
            continue
        cells += 1
        if FIRST_CARD <= what < FIRST_CARD + CARDS:
            lying[what - FIRST_CARD] += 1
        elif FIRST_RESIDENCE <= what < FIRST_CARD:
            residences_lying += 1
        elif FIRST_LOCATION <= what < FIRST_RESIDENCE or what == HIDDEN_LOCATION:
            locations += 1
        if s.coins[cell] > 0 and what != HIDDEN_LOCATION:
            found.append(f"doubloons lie on cell {cell}, which is not a face-down location")
    if cells != 27 or locations != LOCATIONS or residences_lying != 4:
        found.append(f"{cells} cells with {locations} locations and {residences_lying} residences")
    unused: i64 = 0
    for card in range(CARDS):
        at = s.card_at[card]
        if (at == DISPLAY) != (lying[card] == 1) or lying[card] > 1:
            found.append(f"card {card} is at {at} and lies on {lying[card]} cells")
        if at == ON_DECK and s.top != card - STAGE1 + 1:
            found.append(f"card {card} is not on top of the deck")
        if card < STAGE1 and at == 0:
            unused += 1
    if unused < 7 or (unused > 7 and not s.fog_improvements):
        found.append(f"{unused} cards of stage I are unused")


def quest_faults(s: Pirates, found: list[str]) -> None:
    """S12, R90-R93: counts are those of the zones."""
    deck: i64 = 0
    for quest in range(QUEST_CELLS):
        deck += s.deck[quest]
    if deck != s.deck_left:
        found.append(f"{deck} quests are in the deck, {s.deck_left} are counted")
    for seat in range(s.seats):
        held: i64 = 0
        for quest in range(QUEST_CELLS):
            held += s.hand[seat * QUEST_CELLS + quest] + s.shown[seat * QUEST_CELLS + quest]
        if held != s.quest_count[seat]:
            found.append(f"seat {seat} holds {held} quests, {s.quest_count[seat]} are counted")


def board_faults(s: Pirates, board: i64, found: list[str]) -> None:
    """R61, R72, R81, S9: bonus spaces, explorers, boundary lines, tiles."""
    for kind in range(KINDS):
        if s.bonus_taken[KINDS * board + kind] == 1 and s.above[KINDS * board + kind] == 0:
            found.append(f"board {board}: the bonus space of kind {kind} is taken by nothing")
    field = s.explorer[board]
    for other in range(board):
        if s.explorer[other] == field and UNLIMITED[field] == 0:
            found.append(f"boards {other} and {board} have explorers on field {field}")
    for section in range(4):
        later = s.upgrades[board] & ~LEFT_OF[section]
        if section > 0 and later != 0 and ones(s.upgrades[board] & LEFT_OF[section]) < SECTION_NEEDS[section]:
            found.append(f"board {board}: upgrades beyond line {section} came too early")
    placed: i64 = 0
    for location in range(LOCATIONS):
        tile = s.tile_at[location] - 1
        if tile >= 0 and tile // TILES == board:
            placed += 1
            if (s.tiles_left[board] >> (tile % TILES)) & 1 == 1:
                found.append(f"board {board}: tile {tile % TILES} is placed and left")
    if placed + ones(s.tiles_left[board]) != TILES or placed > 3:
        found.append(f"board {board}: {placed} tiles are placed")
    if s.upgrades[board] >> SHIP_SPACES != 0:
        found.append(f"board {board} has upgrades beside the ship")


def market_faults(s: Pirates, found: list[str]) -> None:
    """S10, R86: figureheads in the market and on ships are as many as were laid out."""
    count: i64 = 0
    for place in range(6):
        count += 1 if s.figurehead_market[place] > 0 else 0
    for board in range(s.boards):
        count += 1 if s.figurehead[board] > 0 else 0
    if count != s.seats + 2:
        found.append(f"there are {count} figureheads")


__all__ = ["faults"]
