"""What always holds in Anno 1503, watched over random games of both modes."""

from __future__ import annotations

from karavelle.games.anno1503 import GAME
from karavelle.games.anno1503.content import (
    CARDS_OF,
    FIELD_IDS,
    FIELD_KIND,
    GOODS,
    ISLAND,
    KIND_IDS,
    KIND_OF_TILE,
    NEIGHBOUR,
    STACK_OF_TILE,
    TILE_COUNT,
    TILES,
    tile_totals,
)
from karavelle.games.anno1503.decisions import MAIN_ACTIONS, SHIP_ACTIONS, TILE_CHOICES
from karavelle.games.anno1503.state import Anno1503

from .walks import walks


def test_option_numbers_are_those_of_the_table() -> None:
    """Section 13: the same numbers in both modes and for all player counts, never more than 200."""
    assert len(MAIN_ACTIONS) == 103 and len(SHIP_ACTIONS) == 193 and len(TILE_CHOICES) == 11
    numbers = {
        "end_main": 0,
        "build_ship:K2": 2,
        "settle": 5,
        "upgrade:pioneer:used": 7,
        "build_public:fire_brigade": 12,
        "sell:stone:pioneer": 18,
        "buy:stone": 42,
        "buy_luxury:silk": 48,
        "sell_luxury:silk:resident": 51,
        "sell_luxury:silk:wealthy": 54,
        "build_castle": 57,
        "build_aristocrat:1:wealthy_aristocrat": 58,
        "buy_cannon": 76,
        "repair:1": 77,
        "exchange:naval_hero": 79,
        "play:explorer": 84,
        "play:master_builder:stone": 86,
        "play:master_builder:gold": 95,
        "play:engineer:cannon": 96,
        "play:engineer:repair:2": 102,
    }
    assert {name: GAME.parse(f"main_action:{name}")[1] for name in numbers} == numbers


def test_goods_go_to_and_come_from_the_bank() -> None:
    """R27, R29: no good ever passes from seat to seat, and none is lost; gold never falls below nothing."""
    for walk in walks():
        for moment in walk:
            s = moment.state
            assert min(s.gold) >= 0
            for good in range(GOODS):
                held = [int(s.goods[seat * GOODS + good]) for seat in range(s.seats)]
                total = CARDS_OF[good] if good < 6 or s.expansion else 0
                assert sum(held) + s.bank[good] == total


def test_only_the_seat_on_turn_loses_or_gains_in_its_main_phase() -> None:
    """R26, R27: a deed changes the goods and the gold of nobody else; after it the main phase goes on."""
    for walk in walks():
        others: list[int] | None = None
        for moment in walk:
            s = moment.state
            now = [int(s.gold[seat]) for seat in range(s.seats) if seat != s.active]
            now += [int(cell) for place, cell in enumerate(s.goods) if place // GOODS != s.active]
            if others is not None:
                assert now == others
            others = now if moment.frame == "main_action" and moment.name != "end_main" else None


def test_the_phases_come_in_order() -> None:
    """R26, R44: after the first ship action no deed is open in that turn."""
    for walk in walks():
        at_sea = False
        for moment in walk:
            if moment.frame == "white_die":
                at_sea = False
            if moment.frame == "ship_action":
                at_sea = True
            assert not (at_sea and moment.frame == "main_action")


def test_ships_sail_to_neighbours_for_a_point() -> None:
    """R44-R47: every ship action costs the ship a point and leads to a neighbouring field."""
    for walk in walks():
        for moment in walk:
            if moment.frame == "ship_action" and moment.name != "end_ships":
                ship, field = moment.name.split(":")
                at = moment.actor * 2 + int(ship) - 1
                here, target = int(moment.state.ship_field[at]), FIELD_IDS.index(field)
                assert target in NEIGHBOUR[here * 4 : here * 4 + 4] and moment.state.ship_ap[at] > 0
                if FIELD_KIND[target] == ISLAND:
                    assert moment.state.stack_at[target] >= 0


def test_tiles_by_kind_and_back() -> None:
    """R57: the counts of the table."""
    rows = {
        "post": (9, 3, 3),
        "contract": (5, 2, 2),
        "treasure": (2, 1, 1),
        "promotion": (2, 1, 1),
        "luxury": (7, 2, 2),
        "nest": (4, 3, 3),
    }
    found = {name: [0, 0, 0] for name in rows}
    for tile in range(TILES):
        kind = KIND_IDS[KIND_OF_TILE[tile]]
        name = "luxury" if kind.startswith(("silk", "marble", "gems")) else kind.split("_")[0]
        name = "post" if kind.endswith("_post") and name != "luxury" else name
        found[name][STACK_OF_TILE[tile] % 3] += int(TILE_COUNT[tile])
    assert {name: tuple(counts) for name, counts in found.items()} == rows


def test_tiles_in_play() -> None:
    """3.1a: 18, 25, 32 base tiles, and 11, 16, 21 with a crown."""
    for seats, base, crown in ((2, 18, 11), (3, 25, 16), (4, 32, 21)):
        assert sum(tile_totals(seats, expansion=False)) == base
        assert sum(tile_totals(seats, expansion=True)) == base + crown


def test_what_never_comes_back() -> None:
    """R4, R40, R53, R54, R61: castle, cannons, nests and buildings only grow; supplies only shrink."""
    for walk in walks():
        before: list[int] | None = None
        for moment in walk:
            s = moment.state
            now = [int(cell) for row in (s.castle, s.cannons, s.nests, s.public) for cell in row]
            now += [-int(cell) for row in (s.public_supply, s.aristocrat_supply) for cell in row]
            if before is not None:
                assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now


def test_limits_of_a_turn() -> None:
    """R38, R42, R74, R78, R83, R85: purchases, ships, sales to aristocrats, cards, and what is kept in the end."""
    for walk in walks():
        for moment in walk:
            s = moment.state
            assert s.bought <= 3 and max(s.ship_ap) <= 6
            if moment.frame == "white_die" and s.die == 0:
                last = s.right_1(s.active)
                if s.round_no > 1 or s.active != s.start:
                    assert s.goods_held(last) <= 5 and s.cards_held(last) <= 4


def test_no_turn_is_endless() -> None:
    """I13: far fewer than 250 decisions in a turn."""
    for walk in walks():
        decisions = 0
        for moment in walk:
            decisions = 0 if moment.frame == "white_die" else decisions + (moment.actor >= 0)
            assert decisions < 250


def test_the_base_game_knows_nothing_of_the_expansion() -> None:
    """R2, R28, R46: no luxuries, no aristocrats, no cards, no eastern sea."""
    for walk in walks():
        for moment in walk:
            s = moment.state
            assert isinstance(s, Anno1503)
            if s.expansion:
                break
            assert max(s.ship_field) < 60 and sum(s.castle) + sum(s.cannons) + sum(s.hand) + sum(s.deck) == 0
            if moment.frame == "main_action":
                words = (
                    "buy_luxury",
                    "sell_luxury",
                    "build_castle",
                    "build_aristocrat",
                    "buy_cannon",
                    "repair",
                    "play",
                )
                assert not any(name.startswith((*words, "exchange")) for name in moment.open)
