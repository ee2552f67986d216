"""The components: what the box must hold, and that a wrong `content.toml` fails at import and says where."""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from pathlib import Path

import pytest

from karavelle.games.amerigo import GAME
from karavelle.games.amerigo.content import CELLS_OF, CONTENT, COST, COUNT, SHAPE_OF, TYPE_IDS, VP_BIG, VP_SMALL
from karavelle.kernel.errors import ContentError

FOLDER = GAME.folder
TOML = (FOLDER / "content.toml").read_text(encoding="utf-8")


def import_with(folder: Path, toml: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Imports the tables of the game with another `content.toml` beside them."""
    package = folder / "other_amerigo"
    package.mkdir()
    (package / "__init__.py").touch()
    for name in ("content", "tiles"):
        source = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
        (package / f"{name}.py").write_text(source.replace("karavelle.games.amerigo.", "other_amerigo."))
    (package / "content.toml").write_text(toml, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    for name in ("other_amerigo", "other_amerigo.content", "other_amerigo.tiles"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    importlib.invalidate_caches()
    importlib.import_module("other_amerigo.tiles")


def test_the_true_file_passes_its_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import_with(tmp_path, TOML, monkeypatch)


CONTRADICTIONS = [
    ('id = "T01"', "land = 14", "land = 15", "[[island_tiles]] T01: land is 15, there are 14 cells"),
    ('id = "T01"', '"......"', '".....~"', '[[island_tiles]] T01: is not six rows of six cells "." and "#"'),
    ('id = "T01"', "post = [4, 3]", "post = [4, 4]", "[[island_tiles]] T01: post [4, 4] is not on land"),
    ('id = "T01"', "anchor = [4, 4]", "anchor = [4, 2]", "[[island_tiles]] T01: anchor [4, 2] is not at sea"),
    ('id = "T01"', "anchor = [4, 4]", "anchor = [4, 5]", "[[island_tiles]] T01: a post is not beside its anchor"),
    ('id = "T01"', '"tobacco"', '"pepper"', '[[island_tiles]] T01: type "pepper" is unknown'),
    ('id = "T01"', "cell = [3, 5]", "cell = [0, 0]", "[[island_tiles]] T01: resource [0, 0] is not on land"),
    ('id = "T01"', '"T01"', '"T02"', "[[island_tiles]] T02: stands there twice"),
    ("good_types", "resource_tokens = 8", "resource_tokens = 9", "[[good_types]] cotton: resource_tokens is 9"),
    ('id = "T4"', "[1, 1]]", "[1, 2]]", "[[shapes]] T4: "),
    ('id = "R6"', "rotations = 2", "rotations = 4", "[[shapes]] R6: has 2 rotations, not 4"),
    ('id = "V5"', "size = 5", "size = 6", "[[neutral_tiles]] n_v5: size is not 6, that of its shape"),
    ('id = "n_o4"', "vp_big = 10", "vp_big = 7", "[[neutral_tiles]] n_o4: is worth no more on a big island"),
    ('id = "n_o4"', "cost = 4", "cost = 3", "[[neutral_tiles]] n_o4: has another cost than the rules"),
    ('id = "n_o4"', 'shape = "O4"', 'shape = "Q4"', '[[neutral_tiles]] n_o4: shape "Q4" is unknown'),
    ('id = "n_o4"', "count = 3", "count = 4", "[[neutral_tiles]]: are 38 in all, should be 37"),
    ('id = "v_i1"', "cost = 1", "cost = 2", "[[village_tiles]] v_i1: has another cost than the rules"),
    ('id = "pirates_4"', "count = 1", "count = 2", "[[pirate_markers]]: are 7 in all, should be 6"),
    ('id = "thrown_4"', "780749", "780748", "[[tower_falls]] thrown_4: row 1 is not 2 weights that add up to 1000000"),
    ('id = "thrown_4"', "thrown = 4", "thrown = 5", "[[tower_falls]] thrown_4: thrown is not 4"),
    ('colour = "red"', "cubes = 7", "cubes = 8", "[tower]: cubes_total is not 50"),
    ('id = "p3"', "goods_tokens = 40", "goods_tokens = 41", "[[setups]] p3: goods_tokens is not 40"),
    ('id = "p3"', "frame_spaces = 14", "frame_spaces = 16", "[[setups]] p3: frame_spaces is not 14"),
    ("fixed_maps", '["T11", 0]', '["T03", 0]', "[[fixed_maps]] p2: has a tile twice"),
    ('id = "ship8"', "amount = 8", "amount = 9", "[[progress_tokens]] ship8: is 9; the rules are written for 8"),
    ('id = "ship8"', '"ship8"', '"ship9"', "[[progress_tokens]]: the last are not ship8"),
    ('id = "ap2_red"', '["red"]', '["white"]', '[[progress_tokens]] ap2_red: action "white" is unknown'),
    ('id = "gold3"', '"once"', '"often"', '[[progress_tokens]] gold3: when "often" is unknown'),
    ('id = "special_4"', 'colour = "red"', 'colour = "pink"', '[[special_spaces]] special_4: colour "pink" is unknown'),
    ("[gold_track]", "max = 12", "max = 13", "[gold_track] max: is 13; the rules are written for 12"),
    ("[time]", "[5, 4, 3, 2, 1]", "[5, 4, 3, 2, 2]", "[time] value_by_round: is [5, 4, 3, 2, 2]"),
    ("[scoring]", 'source = "rulebook"', 'source = "hearsay"', '[scoring]: source "hearsay" is none of'),
    ("[game]", 'source = "rulebook"', "", "[game]: has no source"),
]


@pytest.mark.parametrize(("place", "old", "new", "complaint"), CONTRADICTIONS)
def test_contradictions_are_found_at_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, old: str, new: str, complaint: str
) -> None:
    start = TOML.index(place)
    assert old in TOML[start:]
    with pytest.raises(ContentError) as error:
        import_with(tmp_path, TOML[:start] + TOML[start:].replace(old, new, 1), monkeypatch)
    assert complaint in str(error.value)
    assert "content.toml: [" in str(error.value)


TILES = """
1 1 1 2 0 1
2 2 3 4 1 2
3 3 5 7 2 3
4 4 7 10 3 4
5 5 10 13
6 6 13 17
"""
"""R55, typed by hand: size; landscape: cost, VP small, VP big; village: VP small, VP big."""


def test_tiles_cost_and_bring_what_the_rules_say() -> None:
    """R38, R46, R55."""
    rows = [[int(word) for word in line.split()] for line in TILES.strip().splitlines()]
    for kind in range(20):
        size, cost, small, big, *village = rows[int(CELLS_OF[SHAPE_OF[kind]]) - 1]
        assert size == CELLS_OF[SHAPE_OF[kind]]
        found = (int(COST[kind]), int(VP_SMALL[kind]), int(VP_BIG[kind]))
        assert found == ((1, *village) if kind < 7 else (cost, small, big))
    cells = [int(COUNT[kind] * CELLS_OF[SHAPE_OF[kind]]) for kind in range(20)]
    assert (sum(cells[:7]), sum(cells[7:])) == (40, 123)


def test_goods_and_resources() -> None:
    """R58, R62: 8 resources of each type, 3, 4 and 3 goods tokens of each type for 2, 3 and 4."""
    goods = Counter[tuple[str, int]]()
    for entry in CONTENT.entries("goods_tokens"):
        goods[entry["type"], entry["cost"]] += entry["count"]
    assert goods == {(good, cost): 3 + (cost == 3) for good in TYPE_IDS for cost in (2, 3, 4)}
    assert CONTENT.column("good_types", "resource_tokens") == [8] * 5


def test_tokens_and_tracks() -> None:
    """R42, R79-R82: 24 tokens, nine of them for AP; VP of both tracks."""
    effects = Counter(CONTENT.column("progress_tokens", "effect"))
    assert effects["ap_bonus"] == 9 and sum(effects.values()) == 24
    assert [(one["space"], one["vp"]) for one in CONTENT.entries("progress_spaces")] == [
        (4, 1), (8, 3), (12, 6), (16, 10), (20, 15),
    ]  # fmt: skip
    spaces = [(one["colour"], one["vp"]) for one in CONTENT.entries("special_spaces")]
    assert [colour for colour, _ in spaces[1:13]] == ["blue", "black", "yellow", "red", "brown", "green"] * 2
    assert {at: vp for at, (_, vp) in enumerate(spaces) if vp} == {4: 1, 7: 3, 10: 6, 13: 10}
