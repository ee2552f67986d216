"""The components: what the boxes must hold, and that a wrong `content.toml` fails at import and says where."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from karavelle.games.anno1503 import GAME
from karavelle.games.anno1503.content import CONTENT, FIELD_IDS, FIELD_KIND, ISLAND, NEIGHBOUR, PRODUCTION
from karavelle.kernel.errors import ContentError

FOLDER = GAME.folder
TOML = (FOLDER / "content.toml").read_text(encoding="utf-8")


def import_with(folder: Path, toml: str) -> None:
    """Imports the tables of the game with another `content.toml` beside them."""
    source = folder / "content.py"
    source.write_text((FOLDER / "content.py").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "content.toml").write_text(toml, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("other_content", source)
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))


def test_the_true_file_passes_its_checks(tmp_path: Path) -> None:
    import_with(tmp_path, TOML)


CONTRADICTIONS = [
    ('id = "tool", kind', "cards = 15", "cards = 14", "[[goods]] tool: has 14 cards, should have 15"),
    ('id = "silk", kind', '"luxury"', '"ware"', "[[goods]] silk: is number 6 and so a luxury"),
    ('id = "silk", kind', '"silk"', '"velvet"', "[[goods]]: are not stone, wood"),
    ('id = "silk", kind', ', source = "rulebook"', "", "[goods] silk: has no source"),
    ('id = "settler"', "level = 2", "level = 3", "[[inhabitants]] settler: level is not 2"),
    ('id = "settler"', '"low"', '"high"', "[[inhabitants]] settler: stands on the other tile"),
    ('id = "citizen"', "spice = 1", "salt = 1", '[[inhabitants]] citizen: cost names "salt"; known are stone'),
    ('id = "citizen"', "spice = 1", "spice = 0", "[[inhabitants]] citizen: cost: spice is not a number above 0"),
    ('id = "blue"', '"any"', '"tool"', "[[home_islands]] blue: has not one question mark field"),
    ('id = "blue"', '"cloth", "any"', '"any", "cloth"', "blue: number 1 is that of another island, too"),
    ('id = "blue"', '"stone"', '"silk"', '[[home_islands]] blue: production names "silk", which is no ware'),
    ('id = "fire", faces', "[3, 4]", "[3, 5]", "[[events]]: faces are [1, 2, 3, 5, 5, 6]"),
    ('id = "church"', "[1, 1, 1]", "[1, 1, 2]", "[[public_buildings]]: are (6, 10, 15) for 2, 3, 4 players"),
    ('id = "sea2_contract"', "count = 5", "count = 6", "[[tiles]]: by board and back are"),
    ('id = "sea2_contract"', "back = 2", "back = 3", "[[tiles]] sea2_contract: should be called sea3_contract"),
    ('id = "nest_5"', "discount = 2", "discount = 3", "[[tile_kinds]] nest_5: discount is not the strength less 3"),
    ('id = "silk_post", good', '"silk"', '"wood"', "[[tile_kinds]] silk_post: stands in the wrong place"),
    ('id = "stage_9"', "needs_nest = true", "needs_nest = false", "[[castle_stages]]: not only the last one"),
    ('id = "site_1"', "needs_nest = false", "needs_nest = true", "[[aristocrat_sites]]: not only the last one"),
    ('id = "cannon_3"', "gold = 8", "gold = 3", "[[cannon_steps]]: become cheaper"),
    ('id = "library", effect', "[0, 1, 0]", "[1, 1, 0]", "[[aristocrat_buildings]]: are (6, 8, 11)"),
    ('id = "explorer"', "count = 4", "count = 5", "[[action_cards]]: are 21, should be 20"),
    ('id = "P04"', '"right_2"', '"left_2"', '[[pirate_cards]] P04: role "left_2" is unknown; known are right_1'),
    ('id = "P04"', '"ship_damaged"', '"ship_sunk"', '[[pirate_cards]] P04: loss "ship_sunk" is unknown'),
    ('id = "P10"', "reshuffle = true", "reshuffle = false", "[[pirate_cards]]: not only the last one"),
    ('id = "nests_2"', '"aristocrat"', '"home"', "[[victory_points]]: are not five of home, then three"),
    ('id = "C4"', '"water"', '"lake"', '[[fields]] C4: kind "lake" is unknown'),
    ('id = "C4"', "column = 3", "column = 4", "[[fields]] C4: does not lie where its name says"),
    ('id = "D5"', "number = 3", "number = 0", "[[fields]] D5: number and kind do not agree"),
    ('id = "D5"', "number = 3", "number = 2", "[[fields]]: of base: [17, 4, 5] islands, should be [16, 5, 5]"),
    ('id = "launch"', '"K2"', '"J2"', "[[places]] launch: is not beside the harbour"),
    ('id = "link"', '"M3"', '"M2"', "[[places]] link: M2 does not lie where it should"),
    ('id = "grey_piers"', "value = 4", "value = 5", "[[limits]] grey_piers: is 5; the rules are written for 4"),
    ('id = "card_exchange"', "gold = 2", 'gold = "two"', "[[costs]] card_exchange: gold is not a number"),
    ("fields = [", '{ id = "A1"', '# { id = "A1"', "[[fields]]: has 95 entries, should have 96"),
]


@pytest.mark.parametrize(("place", "old", "new", "complaint"), CONTRADICTIONS)
def test_contradictions_are_found_at_import(tmp_path: Path, place: str, old: str, new: str, complaint: str) -> None:
    """Section 12: the message names the file and the entry."""
    start = TOML.index(place)
    assert old in TOML[start:]
    with pytest.raises(ContentError) as error:
        import_with(tmp_path, TOML[:start] + TOML[start:].replace(old, new, 1))
    assert str(error.value).startswith(f"{tmp_path / 'content.toml'}: [")
    assert complaint in str(error.value)


def test_islands_are_a_latin_rectangle() -> None:
    """R11: at each number all four islands bring something else."""
    for number in range(5):
        assert len({int(PRODUCTION[colour * 5 + number]) for colour in range(4)}) == 4


def test_neighbours_are_mutual_and_all_sea_hangs_together() -> None:
    """R45, R46: with the link between the dolphin fields."""
    for field in range(96):
        for beside in NEIGHBOUR[field * 4 : field * 4 + 4]:
            assert beside < 0 or field in NEIGHBOUR[beside * 4 : beside * 4 + 4]
    reached, ahead = {FIELD_IDS.index("F5")}, [FIELD_IDS.index("F5")]
    while ahead:
        here = ahead.pop()
        for beside in NEIGHBOUR[here * 4 : here * 4 + 4]:
            if beside >= 0 and FIELD_KIND[beside] != ISLAND and int(beside) not in reached:
                reached.add(int(beside))
                ahead.append(int(beside))
    assert reached == {field for field in range(96) if FIELD_KIND[field] != ISLAND}


def test_counts_of_cards_and_tiles() -> None:
    """Section 1: 90 wares, 30 luxuries, 53 tiles, 20 action cards, 10 pirate cards."""
    cards = CONTENT.column("goods", "cards")
    assert (sum(cards[:6]), sum(cards[6:])) == (90, 30)
    assert sum(CONTENT.column("tiles", "count")) == 53
    assert sum(CONTENT.column("action_cards", "count")) == 20
    assert len(CONTENT.entries("pirate_cards")) == 10
