"""The components: what the box must hold, and that a wrong `content.toml` fails at import and says where."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from karavelle.games.pirates import GAME
from karavelle.games.pirates.bundles import ALL_UNITS, SLASH_IDS, UNITS, VERB_IDS
from karavelle.games.pirates.content import CONTENT, JORDAN_FIELDS, LAYOUT_CELLS, RAID_IDS, TRADE_IDS
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
    ('id = "i04"', '"crew"', '"ship"', "[[improvements]]: are"),
    ('id = "i04"', '"crew"', '"cook"', "[[improvements]]: are"),
    ('id = "i04"', '"i04"', '"i05"', "[[improvements]] i05: stands there twice"),
    ('id = "i04"', 'op = "explore"', 'op = "explor"', '[[improvements]] i04: "explor" is no immediate verb'),
    ('id = "i04"', "n = 3", "m = 3", "[[improvements]] i04: explore has"),
    ('id = "i04"', "income = [0, 0]", "income = [0]", "[[improvements]] i04: cost, VP and both incomes"),
    ('id = "i12"', 'treasure = "any"', 'treasure = "silver"', '[[improvements]] i12: value_marker: treasure "silver"'),
    ('id = "ii05"', 'what = "gold"', 'what = "money"', '[[improvements]] ii05: end_vp_per: nobody counts "money"'),
    ('id = "ii09"', "n = 2", "n = 4", "[[improvements]] ii09: is 4 effects"),
    ('id = "ii28"', 'op = "bury"', 'op = "upgrade"', "[[improvements]] ii28: upgrade stands there twice"),
    ('id = "aruba"', "value_icon = true", "value_icon = false", "[[locations]]: 5 have a value icon, should be 6"),
    ('id = "tobago"', "ruby_supply = true", "ruby_supply = false", "[[locations]]: rubies come from ['bonaire']"),
    ('id = "hacienda"', "cost = 16", "cost = 0", "[[residences]] hacienda: costs nothing"),
    ('id = "hacienda"', "max = 24", "max = 30", "[[residences]] hacienda: max is not 24"),
    ('id = "hacienda"', '"doubloon_income"', '"coins"', '[[residences]] hacienda: "coins" is unknown'),
    ('id = "q04"', "vp = 8", "vp = 2", "[[quests]] q04: the lower condition is not harder and worth more"),
    ('id = "q04"', "{ buried = 4 }", "{ skulls = 4 }", '[[quests]] q04: "skulls" is unknown'),
    (
        'id = "s05"',
        'kind = "once"',
        'kind = "twice"',
        '[[ship_spaces]] s05: kind "twice" is neither once nor permanent',
    ),
    ('id = "s05"', 'kind = "once"', 'kind = "permanent"', '[[ship_spaces]] s05: "place_black_market" is no permanent'),
    ('id = "s05"', "section = 1", "section = 2", "[[ship_sections]] section1: spaces is 6, the board has 5"),
    ('id = "a3"', 'next = ["a4"]', 'next = ["z9"]', '[[fields]] a3: "z9" is unknown'),
    ('id = "a3"', 'next = ["a4"]', 'next = ["a2"]', "[[fields]] a3: a2 lies behind it"),
    ('id = "c1"', "rivers = 1", "rivers = 0", "[[fields]] a6: rivers at c1 do not fit"),
    ('id = "standard"', "[1, 2, 3], [1, 2, 3, 4]", "[1, 2, 3], [1, 2, 3]", "[[layouts]] standard: has 26 cards"),
    (
        'id = "standard"',
        "column = 3, rows = [1, 2]",
        "column = 3, rows = [3, 4]",
        "standard: islands lie on each other",
    ),
    ('id = "tv_pearl_2"', '"pearl"', '"gold"', "[[treasure_value_tiles]]: are"),
    ('id = "B2"', 'kind = "raid"', 'kind = "none"', "[[solo_cards]] B2: A cards have no extra action"),
    ('id = "B2"', 'kind = "quest"', 'kind = "sleep"', '[[solo_cards]] B2: "sleep" is no main action'),
    ("[constants]", "rounds = 3", "rounds = 4", "[constants] rounds: is 4; the rules are written for 3"),
    ("[rubies]", "exchange_vp = 2", "exchange_vp = 3", "[rubies] exchange_vp: is 3; the rules are written for 2"),
    ('id = "i04"', ', source = "reconstructed"', "", "[improvements] i04: has no source"),
    ('id = "q01"', ', ref = "ludolegars.fr"', "", "[quests] q01: source is public but no ref says where"),
]


@pytest.mark.parametrize(("place", "old", "new", "complaint"), CONTRADICTIONS)
def test_contradictions_are_found_at_import(tmp_path: Path, place: str, old: str, new: str, complaint: str) -> None:
    """The message names the file and the entry."""
    start = TOML.index(place)
    assert old in TOML[start:]
    with pytest.raises(ContentError) as error:
        import_with(tmp_path, TOML[:start] + TOML[start:].replace(old, new, 1))
    assert str(error.value).startswith(f"{tmp_path / 'content.toml'}: [")
    assert complaint in str(error.value)


def test_a_missing_entry_is_missed(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"\[\[quests\]\]: has 24 entries, should have 25"):
        import_with(tmp_path, TOML.replace('{ id = "q25"', '# { id = "q25"', 1))


def test_bundles() -> None:
    """Section 19.1: 170 lists of immediate effects, at most three units each; 20 verbs, 11 sides of slashes."""
    assert len(ALL_UNITS) == 171
    assert max(ALL_UNITS) == 2**UNITS - 1
    assert len(VERB_IDS) == 20 and len(SLASH_IDS) == 11


def test_what_carries_raid_options_and_trades() -> None:
    """R54, R71, section 19.1."""
    assert " ".join(RAID_IDS[3:]) == "i15 ii20 ii21 s06 s17 s18 fig_a fig_h fig_k"
    assert TRADE_IDS == ("i16", "ii34", "s13", "fig_j")


def test_layouts_have_27_cards_and_a_way_for_every_ship() -> None:
    """S3, R10: from every card a ship can go on within three spaces."""
    for layout, cells in zip(("standard", "delta", "straits"), LAYOUT_CELLS, strict=True):
        state = GAME.new(2, {"layout": layout})
        assert int(cells).bit_count() == 27
        for space in range(1, 37):
            if cells >> space & 1:
                assert state.reach(space, 3) >> (((space - 1) // 4 + 1) * 4 + 1)  # type: ignore[attr-defined]


def test_jordan_explores_as_far_as_locations_say() -> None:
    """R140: Bonaire 3, Grenada and Barbados 2, the Gulf 4."""
    assert [*JORDAN_FIELDS] == [0, 3, 0, 0, 0, 2, 2, 0, 4]


def test_every_entry_says_where_it_comes_from() -> None:
    for name, table in CONTENT.tables.items():
        for entry in table if isinstance(table, list) else [table]:
            assert entry["source"] in ("rulebook", "public", "reconstructed"), (name, entry)
