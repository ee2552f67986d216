"""What the worked examples can say of a table of Anno 1503, besides what all games can; see `tests.games.script`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from karavelle.games.anno1503 import GAME
from karavelle.games.anno1503.content import (
    BUILDING_IDS,
    CARD_IDS,
    CARD_ROW,
    CARDS,
    FIELD_IDS,
    FIELDS,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KIND_OF_TILE,
    LEVEL_IDS,
    LEVELS,
    PIERS,
    PIRATE_CARD_IDS,
    POINT_IDS,
    PUBLIC_IDS,
    PUBLICS,
    SHIPS,
    SITES,
    TILE_IDS,
)
from karavelle.games.anno1503.scoring import counted, points_held
from karavelle.games.anno1503.state import NONE, SUPPLY, Anno1503
from karavelle.kernel.fields import ALL_KNOW, NO_CARD
from tests.games.script import NOTHING, SEATS, Fact, Script, asked


def of_seat(field: str, s: Anno1503, seat: str) -> list[str]:
    """A number of a seat."""
    return [str(getattr(s, field)[SEATS[seat]])]


def said_of(question: str, s: Anno1503, seat: str) -> list[str]:
    """What a question of the state says of a seat."""
    return [str(getattr(s, question)(SEATS[seat]))]


def number(field: str, s: Anno1503) -> list[str]:
    """A field that is one number."""
    return [str(getattr(s, field))]


def held(s: Anno1503, seat: str) -> list[str]:
    """Goods of a seat, each with its number."""
    own = list(s.goods)[SEATS[seat] * GOODS :][:GOODS]
    return [f"{GOOD_IDS[good]}={own[good]}" for good in range(GOODS) if own[good]]


def bank(s: Anno1503, good: str) -> list[str]:
    """Cards of a good in the bank."""
    return [str(s.bank[GOOD_IDS.index(good)])]


def inhabitants(s: Anno1503, seat: str) -> list[str]:
    """All inhabitants of a seat."""
    return [LEVEL_IDS[level] for level in range(LEVELS) for _ in range(s.people(SEATS[seat], level))]


def used(s: Anno1503, seat: str) -> list[str]:
    """Inhabitants that have bought."""
    return [LEVEL_IDS[level] for level in range(LEVELS) for _ in range(s.used[SEATS[seat] * LEVELS + level])]


def ship(s: Anno1503, seat: str, which: str) -> list[str]:
    """Where a ship lies, its action points, and whether it is damaged."""
    at = SEATS[seat] * SHIPS + int(which) - 1
    if s.ship_field[at] == SUPPLY:
        return [NOTHING]
    told = [FIELD_IDS[s.ship_field[at]], str(s.ship_ap[at])]
    return [*told, "damaged"] if s.ship_damaged[at] else told


def posts(s: Anno1503, seat: str) -> list[str]:
    """Posts by pier."""
    own = list(s.pier)[SEATS[seat] * PIERS :][:PIERS]
    return [f"{pier}:{KIND_IDS[KIND_OF_TILE[tile]]}" for pier, tile in enumerate(own, start=1) if tile != NONE]


def nests(s: Anno1503, seat: str) -> list[str]:
    """Strengths of the nests of a seat."""
    own = list(s.nests)[SEATS[seat] * 3 :][:3]
    return [str(place + 4) for place in range(3) for _ in range(own[place])]


def public(s: Anno1503, seat: str) -> list[str]:
    """Public buildings of a seat."""
    return [kind for place, kind in enumerate(PUBLIC_IDS) if s.public[SEATS[seat] * PUBLICS + place]]


def sites(s: Anno1503, seat: str) -> list[str]:
    """Aristocrat buildings, site by site."""
    return [(*("-",), *BUILDING_IDS)[s.sites[SEATS[seat] * SITES + site]] for site in range(SITES)]


def cards(s: Anno1503, seat: str) -> list[str]:
    """Action cards of a seat."""
    return [CARD_IDS[card] for card in range(CARDS) for _ in range(s.hand[SEATS[seat] * CARD_ROW + card])]


def pile_size(field: str, s: Anno1503) -> list[str]:
    """Cards in a pile."""
    return [str(sum(getattr(s, field)))]


def points(s: Anno1503, seat: str) -> list[str]:
    """Victory points that a seat holds, counted or not."""
    bits = points_held(s, SEATS[seat])
    return [id for place, id in enumerate(POINT_IDS) if bits >> place & 1]


def counts(s: Anno1503, seat: str) -> list[str]:
    """Counted points of a seat."""
    sheet = GAME.sheets(s)[SEATS[seat]]
    assert sheet.total == counted(s, SEATS[seat])
    return [str(sheet.total)]


def winner(s: Anno1503) -> list[str]:
    """Who has won."""
    return [NOTHING if s.winner == NONE else f"P{s.winner}"]


def ranks(s: Anno1503) -> list[str]:
    """The ranks of all seats."""
    return [str(rank) for rank in GAME.ranks(s)]


def tiles(s: Anno1503, board: str) -> list[str]:
    """Tiles on a board by the number on the back: 2, 3 and 4."""
    first = 0 if board == "base" else 3
    counted_by = Counter(int(stack) for stack in s.stack_at)
    return [str(counted_by[first + back]) for back in range(3)]


def reserve(s: Anno1503, board: str) -> list[str]:
    """Tiles in a reserve: those left over, and those given up by name."""
    first = 0 if board == "base" else 3
    given = s.base_given if board == "base" else s.crown_given
    count = s.base_count if board == "base" else s.crown_count
    return [str(sum(list(s.reserve)[first : first + 3])), *(TILE_IDS[given[place]] for place in range(count))]


def tile(s: Anno1503, field: str) -> list[str]:
    """What lies on a field and who knows it."""
    place = FIELD_IDS.index(field)
    if s.stack_at[place] == NONE:
        return [NOTHING]
    if s.front[place] == NO_CARD:
        return ["unseen"]
    known = s.known[place]
    seats = ["all"] if known == ALL_KNOW else [f"P{seat}" for seat in range(s.seats) if known >> seat & 1]
    return [KIND_IDS[KIND_OF_TILE[s.front[place]]], *seats]


def supply(s: Anno1503, kind: str) -> list[str]:
    """Buildings of a kind that are left."""
    if kind in PUBLIC_IDS:
        return [str(s.public_supply[PUBLIC_IDS.index(kind)])]
    return [str(s.aristocrat_supply[BUILDING_IDS.index(kind)])]


def buildings(s: Anno1503, which: str) -> list[str]:
    """All buildings of a supply."""
    ids, left = (PUBLIC_IDS, s.public_supply) if which == "public" else (BUILDING_IDS, s.aristocrat_supply)
    return [id for place, id in enumerate(ids) for _ in range(left[place])]


def pirates(s: Anno1503) -> list[str]:
    """Pirate cards in the deck."""
    return [id for place, id in enumerate(PIRATE_CARD_IDS) if s.pirates[place]]


def odds(s: Anno1503) -> list[str]:
    """Of the 36 rolls of both dice those that win, tie and lose the fight that is about to be rolled."""
    found = Counter[int]()
    for pirate in range(1, 7):
        for player in range(1, 7):
            world = GAME.copy(s)
            assert isinstance(world, Anno1503)
            world.answer(pirate)
            world.answer(player)
            found[int(world.fight[5])] += 1
    return [str(found[result]) for result in (1, 3, 2)]


def visible(s: Anno1503, viewer: str, field: str) -> list[str]:
    """What a seat sees of the tile on a field."""
    view = GAME.view(s, SEATS[viewer])
    assert isinstance(view, Anno1503)
    front = view.front[FIELD_IDS.index(field)]
    return [KIND_IDS[KIND_OF_TILE[front]] if front >= 0 else "unknown"]


assert len(FIELD_IDS) == FIELDS


class AnnoScript(Script):
    """A table of Anno 1503 that is played and checked line by line."""

    game = GAME
    facts: ClassVar[Mapping[str, Fact]] = {
        "asked": (0, partial(asked, GAME)),
        "gold": (1, partial(of_seat, "gold")),
        "castle": (1, partial(of_seat, "castle")),
        "cannons": (1, partial(of_seat, "cannons")),
        "contracts": (1, partial(said_of, "contract_count")),
        "ware_price": (1, partial(said_of, "ware_price")),
        "luxury_price": (1, partial(said_of, "luxury_price")),
        "guns": (1, partial(said_of, "guns")),
        "right_1": (1, partial(said_of, "right_1")),
        "right_2": (1, partial(said_of, "right_2")),
        "bought": (0, partial(number, "bought")),
        "round_no": (0, partial(number, "round_no")),
        "goods:": (1, held),
        "bank": (1, bank),
        "inh:": (1, inhabitants),
        "used:": (1, used),
        "ship": (2, ship),
        "posts:": (1, posts),
        "nests:": (1, nests),
        "public:": (1, public),
        "sites": (1, sites),
        "cards:": (1, cards),
        "deck": (0, partial(pile_size, "deck")),
        "discards": (0, partial(pile_size, "discards")),
        "points:": (1, points),
        "counted": (1, counts),
        "winner": (0, winner),
        "ranks": (0, ranks),
        "tiles": (1, tiles),
        "reserve": (1, reserve),
        "tile": (1, tile),
        "supply": (1, supply),
        "buildings:": (1, buildings),
        "pirates:": (0, pirates),
        "odds": (0, odds),
        "visible": (2, visible),
    }
