"""Set-up: the display, tiles, figureheads, and what is planned of quests (S1-S14, M1, M6, M11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.content import (
    BIT,
    CELLS,
    FIGUREHEADS,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    HIDDEN_LOCATION,
    HIDDEN_STAGE1,
    KINDS,
    LOCATIONS,
    RESIDENCES,
    STAGE1,
    START_DOUBLOONS,
    TILES,
    VALUE_ICON,
)
from karavelle.games.pirates.decisions.quests import TO_START_HAND
from karavelle.games.pirates.frames import (
    CHOOSE_LAYOUT,
    DEAL_CARD,
    DEAL_FIGUREHEAD,
    DRAW_QUEST,
    KEEP_START_QUEST,
    LAY_QUEST_MARKET,
    NEXT_CARD,
    REPAIR,
    SAY_START_PLAYER,
    SET_UP,
    START_PLAYER,
    TILE_SIDE,
    TURN,
    VALUE_TILE,
)
from karavelle.games.pirates.state import DISPLAY, Pirates
from karavelle.kernel.core import Chance, Options, Step
from karavelle.kernel.fields import EVERYONE, NATURE, NOBODY

FACE_DOWN_LOCATION: Final[i64] = 42
FACE_DOWN_IMPROVEMENT: Final[i64] = 43
FIRST_IMPROVEMENT: Final[i64] = 20
"""What can be dealt: 8 locations, 12 residences, 22 improvements of stage I, or something face down."""


class SetUp(Step[Pirates]):
    """S1-S3, S6-S14: everything in order; the first turn is that of the start player.

    `a` is 1 when the map is known, 2 when it is filled.
    """

    def run(self, s: Pirates) -> None:
        if s.a == 0:
            if s.seats > 1:
                s.then(START_PLAYER, NATURE)
            if s.random_layout:
                s.then(CHOOSE_LAYOUT, NATURE)
            s.then(SET_UP, NOBODY, 1)
            return
        if s.a == 2:
            plan_tiles(s)
            plan_quests(s)
            return
        land = s.land()
        for space in range(1, CELLS + 1):
            if (land >> space) & 1 == 1:
                s.cell[space - 1] = 0
                s.then(DEAL_CARD, NATURE, space)
        s.then(REPAIR, NOBODY)
        s.then(SET_UP, NOBODY, 2)


def plan_tiles(s: Pirates) -> None:
    """S7, S9-S11: value tiles (unless locations are hidden), sides of the black markets, figureheads, doubloons."""
    if not s.fog_locations:
        for location in range(LOCATIONS):
            if VALUE_ICON[location] == 1:
                s.then(VALUE_TILE, NATURE, location)
    for tile in range(TILES):
        s.then(TILE_SIDE, NATURE, tile)
    for place in range(s.seats + 2):
        s.then(DEAL_FIGUREHEAD, NATURE, place)
    for seat in range(s.seats):
        s.doubloons[(s.first + seat) % s.seats] = START_DOUBLOONS[seat]


def plan_quests(s: Pirates) -> None:
    """S12, M11: two start quests each to keep one of, or three to keep two."""
    drawn: i64 = 3 if s.quest_hunter else 2
    for seat in range(s.seats):
        for _ in range(drawn):
            s.then(DRAW_QUEST, NATURE, TO_START_HAND + seat)
    for place in range(s.seats):
        s.then(KEEP_START_QUEST, (s.first + place) % s.seats, drawn - 1)
    s.then(LAY_QUEST_MARKET, NOBODY)
    if s.fog_improvements:
        s.then(NEXT_CARD, NATURE)
    s.then(TURN, NOBODY, s.first)


class StartPlayer(Chance[Pirates]):
    """S1: who begins; in the solo game it is always the human."""

    def options(self, s: Pirates, out: Options) -> None:
        for seat in range(s.seats):
            out.add(seat)

    def choose(self, s: Pirates, seat: i64) -> None:
        s.first = seat
        s.turn = seat
        s.note(SAY_START_PLAYER, EVERYONE, seat)


class ChooseLayout(Chance[Pirates]):
    """S3: one of the layouts, where chance is to have it."""

    def options(self, s: Pirates, out: Options) -> None:
        for layout in range(3):
            out.add(layout)

    def choose(self, s: Pirates, layout: i64) -> None:
        s.layout = layout


class DealCard(Chance[Pirates]):
    """S2, S3, M1, M6: what lies on the space `a`: any location, 4 of 12 residences, 15 of 22 improvements."""

    def options(self, s: Pirates, out: Options) -> None:
        residences: i64 = 4
        improvements: i64 = 15
        dealt: i64 = 0
        hidden: i64 = LOCATIONS
        for cell in range(CELLS):
            what = s.cell[cell]
            if what == HIDDEN_LOCATION:
                hidden -= 1
            elif FIRST_LOCATION <= what < FIRST_RESIDENCE:
                dealt |= BIT[what - 1]
            elif FIRST_RESIDENCE <= what < FIRST_CARD:
                residences -= 1
                dealt |= BIT[what - 1]
            elif what >= FIRST_CARD:
                improvements -= 1
                if what != HIDDEN_STAGE1:
                    dealt |= BIT[what - 1]
        offer(s, dealt, hidden, residences, improvements, out)

    def choose(self, s: Pirates, card: i64) -> None:
        cell = s.a - 1
        if card == FACE_DOWN_LOCATION:
            s.cell[cell] = HIDDEN_LOCATION
            s.coins[cell] = 1
        elif card == FACE_DOWN_IMPROVEMENT:
            s.cell[cell] = HIDDEN_STAGE1
        else:
            s.cell[cell] = FIRST_LOCATION + card
            if card >= FIRST_IMPROVEMENT:
                s.card_at[card - FIRST_IMPROVEMENT] = DISPLAY


def offer(s: Pirates, dealt: i64, hidden: i64, residences: i64, improvements: i64, out: Options) -> None:
    """What can be dealt, each kind weighted by how many cards of it are to come and how many it is drawn from."""
    residences_unseen = RESIDENCES - (4 - residences)
    improvements_unseen = STAGE1 - (15 - improvements)
    if not s.fog_locations:
        for location in range(LOCATIONS):
            if (dealt >> location) & 1 == 0:
                out.add(location, residences_unseen * improvements_unseen)
    if residences > 0:
        for residence in range(LOCATIONS, FIRST_IMPROVEMENT):
            if (dealt >> residence) & 1 == 0:
                out.add(residence, residences * improvements_unseen)
    if improvements > 0 and not s.fog_improvements:
        for card in range(FIRST_IMPROVEMENT, FIRST_IMPROVEMENT + STAGE1):
            if (dealt >> card) & 1 == 0:
                out.add(card, improvements * residences_unseen)
    if s.fog_locations and hidden > 0:
        out.add(FACE_DOWN_LOCATION, hidden * residences_unseen * improvements_unseen)
    if s.fog_improvements and improvements > 0:
        out.add(FACE_DOWN_IMPROVEMENT, improvements * improvements_unseen * residences_unseen)


# Tiles and figureheads


class ValueTile(Chance[Pirates]):
    """S7: the value tile of the location `a`; there are two of each kind."""

    def options(self, s: Pirates, out: Options) -> None:
        for kind in range(KINDS):
            left: i64 = 2
            for location in range(LOCATIONS):
                if s.value_tile[location] == kind + 1:
                    left -= 1
            if left > 0:
                out.add(kind, left)

    def choose(self, s: Pirates, kind: i64) -> None:
        s.value_tile[s.a] = kind + 1


class TileSide(Chance[Pirates]):
    """S9: which side of the tile `a` everybody uses."""

    def options(self, s: Pirates, out: Options) -> None:
        out.add(0)
        out.add(1)

    def choose(self, s: Pirates, side: i64) -> None:
        s.side[s.a] = side


class DealFigurehead(Chance[Pirates]):
    """S10: the figurehead at place `a` of the market."""

    def options(self, s: Pirates, out: Options) -> None:
        for figurehead in range(FIGUREHEADS):
            lies = False
            for place in range(s.a):
                if s.figurehead_market[place] == figurehead + 1:
                    lies = True
            if not lies:
                out.add(figurehead)

    def choose(self, s: Pirates, figurehead: i64) -> None:
        s.figurehead_market[s.a] = figurehead + 1


__all__ = [
    "FACE_DOWN_IMPROVEMENT",
    "FACE_DOWN_LOCATION",
    "ChooseLayout",
    "DealCard",
    "DealFigurehead",
    "SetUp",
    "StartPlayer",
    "TileSide",
    "ValueTile",
]
