"""The components: what the box must hold, and that a wrong `content.toml` fails at import and says where."""

from __future__ import annotations

import importlib.util
from collections import Counter
from pathlib import Path

import pytest

from karavelle.games.entdecker import GAME
from karavelle.games.entdecker.content import CONTENT, MADE_BY, PATTERN
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
    ('id = "n4"', 'side = "N"', 'side = "S"', "[[start_circles]] n4: E1 does not lie on side S of the chart"),
    ('id = "n4"', 'side = "N"', 'side = "X"', '[[start_circles]] n4: side "X" is unknown; known are N, E, S, W'),
    ('id = "n4"', 'field = "E1"', 'field = "E9"', '[[start_circles]] n4: field "E9" is unknown'),
    ('id = "n4"', 'field = "E1"', 'field = "D1"', "n4: leads to the same side of the same field as another"),
    ('id = "n4"', '"n4"', '"n3"', "[[start_circles]] n3: stands there twice"),
    ('id = "n4"', ', source = "reconstructed"', "", "[start_circles] n4: has no source"),
    ('{ id = "w6"', '{ id = "w6"', '# { id = "w6"', "[[start_circles]]: has 33 entries, should have 34"),
    ('id = "coast_storm"', 'type = "coast"', 'type = "cost"', '[[tile_kinds]] coast_storm: type "cost" is unknown'),
    ('id = "coast_storm"', 'type = "coast"', 'type = "strait"', "coast_storm: should be called strait_storm"),
    ('id = "coast_storm"', 'event = "storm"', 'event = "rain"', '[[tile_kinds]] coast_storm: event "rain" is unknown'),
    ('id = "coast_storm"', '"question"', '"blue"', 'coast_storm: back "blue" is unknown; known are plain, question'),
    ('id = "coast_storm"', '"question"', '"plain"', "[[tile_kinds]] coast_storm: back and event do not agree"),
    (
        'id = "coast_storm"',
        "count = 1",
        "count = 2",
        "[[events]] storm: count is 3, tiles show it 4 times",
    ),
    ('id = "coast_storm"', "count = 1", 'count = "1"', "[[tile_kinds]] coast_storm: count is not a number"),
    ('id = "coast"\ndigit', 'edges = "LWWW"', 'edges = "LXWW"', "[[tile_types]] coast: edges are not four of L and W"),
    ('id = "coast"\ndigit', 'edges = "LWWW"', 'edges = "LLWW"', "[[tile_types]]: make the edges 0001"),
    ('id = "coast"\ndigit', 'land_parts = ["N"]', 'land_parts = ["E"]', "coast: land_parts are not its land edges"),
    ('id = "coast"\ndigit', "[0, 1, 2, 3]", "[0, 1]", "[[tile_types]] coast: rotations are not [0, 1, 2, 3]"),
    ('id = "coast"\ndigit', "deck_count = 24", "deck_count = 25", "[[tile_types]] coast: deck_count is not 24"),
    ('id = "coast"\ndigit', "digit = 2", "digit = 3", "[[tile_types]] coast: is number 2 but has the digit 3"),
    ('id = "coast"\ndigit', "reserve_count = 8", "reserve_count = 9", "[tile_totals]: reserve is 38, there are 39"),
    ('id = "coast"\ndigit', 'ref = "', 'note = "', "[tile_types] coast: source is public but no ref says where"),
    ("[tile_totals]", "all = 120", "all = 121", "[tile_totals]: all is 121, there are 120"),
    ("[tile_totals]", "[17, 17, 16, 16, 16]", "[17, 17, 17, 16, 16]", "[tile_totals]: stack_heights are not five"),
    ('id = "pirates"', "count = 4", "count = 5", "[[events]] pirates: count is 5, tiles show it 4 times"),
    ('id = "pirates"', "gold_divisor = 2", "gold_divisor = 3", "[[events]] pirates: is 3; the rules are written for 2"),
    ('id = "ruin"', "points = 3", "points = 4", "[[events]] ruin: is 4; the rules are written for 3"),
    ('id = "fort"', "per_player = 2", "per_player = 3", "[[units]] fort: per_player is not 2"),
    ('id = "fort"', "retrievable = false", "retrievable = true", "[[units]] fort: only scouts can be taken back"),
    ('id = "fort"', "cost = 3", "cost = 0", "[[units]] fort: cost and toll are one piece of gold or more"),
    ('id = "fort"', "cost = 3", 'cost = "three"', "[[units]] fort: cost is not a number"),
    ('id = "tomato"', "value = 3", "value = 2", "[[chips]]: number by value is"),
    ("[income]", "[2, 3, 4, 5]", "[1, 3, 4, 5]", "[income] spinner: is [1, 3, 4, 5]; the rules are written for"),
    ("[gold]", "most = 12", "most = 13", "[gold] most: is 13; the rules are written for 12"),
    ("[board]", "columns = 10", "columns = 11", "[board] columns: is 11; the rules are written for 10"),
    ("[scoring]", '"settlement", "fort"', '"fort", "settlement"', "[scoring] rank_order: is"),
    ("[reserve]", '"inland"', '"coast"', "[reserve] landlocked_type: is coast; the rules are written for inland"),
]


@pytest.mark.parametrize(("place", "old", "new", "complaint"), CONTRADICTIONS)
def test_contradictions_are_found_at_import(tmp_path: Path, place: str, old: str, new: str, complaint: str) -> None:
    """Section 13, checks of the content at import: the message names the file and the entry."""
    start = TOML.index(place)
    assert old in TOML[start:]
    with pytest.raises(ContentError) as error:
        import_with(tmp_path, TOML[:start] + TOML[start:].replace(old, new, 1))
    assert str(error.value).startswith(f"{tmp_path / 'content.toml'}: [")
    assert complaint in str(error.value)


def test_natives_and_ruins_need_land(tmp_path: Path) -> None:
    other = TOML.replace('"open_sea_storm", type = "open_sea", back = "question", event = "storm"', "RUIN", 1)
    other = other.replace("RUIN", '"open_sea_ruin", type = "open_sea", back = "question", event = "ruin"')
    assert other != TOML
    with pytest.raises(ContentError, match=r"\[\[tile_kinds\]\] open_sea_ruin: ruin needs land"):
        import_with(tmp_path, other)


TYPES = """
1 open_sea     WWWW 10 2 4
2 coast        LWWW 24 6 8
3 strait       LWLW 12 3 3
4 land_corner  LLWW 24 6 8
5 dead_end_bay LLLW 12 3 6
6 inland       LLLL  0 0 9
"""
"""Section 1, typed by hand: digit, edges, discovery tiles, those with a question mark, reserve tiles."""


def test_tiles() -> None:
    """R20, section 1: 82 discovery tiles, 20 of them with a question mark, and 38 reserve tiles of six types."""
    rows = [line.split() for line in TYPES.strip().splitlines()]
    for entry, (digit, id, edges, deck, question, reserve) in zip(CONTENT.entries("tile_types"), rows, strict=True):
        kinds = [kind for kind in CONTENT.entries("tile_kinds") if kind["type"] == id]
        asked = sum(kind["count"] for kind in kinds if kind["back"] == "question")
        found = (str(entry["digit"]), entry["id"], entry["edges"], sum(kind["count"] for kind in kinds), asked)
        assert (*found, entry["reserve_count"]) == (digit, id, edges, int(deck), int(question), int(reserve))


def test_six_types_make_all_sixteen_patterns() -> None:
    """R40: so the four sides of a gap name exactly one type and rotation."""
    assert sorted(set(PATTERN)) == list(range(16))
    assert [PATTERN[MADE_BY[pattern]] for pattern in range(16)] == list(range(16))


def test_events_units_and_chips() -> None:
    """R12, R26-R31, R34, section 1."""
    events = dict(zip(CONTENT.ids("events"), CONTENT.column("events", "count"), strict=True))
    assert events == {
        "storm": 3,
        "hostile_natives": 3,
        "friendly_natives": 3,
        "pirates": 4,
        "ruin": 3,
        "gold": 4,
    }
    units = [(unit["id"], unit["per_player"], unit["cost"], unit["toll"]) for unit in CONTENT.entries("units")]
    assert units == [("scout", 3, 1, 1), ("fort", 2, 3, 3), ("settlement", 1, 6, 6)]
    values = Counter[int]()
    for chip in CONTENT.entries("chips"):
        values[chip["value"]] += chip["count"]
    assert values == {1: 5, 2: 7, 3: 6, 4: 2}


def test_every_circle_leads_to_its_field() -> None:
    """R11: 34 circles, in the order in which they are numbered."""
    names = [name.partition(":")[2] for name in GAME.numbers if name.startswith("choose_start:") and "tile" not in name]
    assert names[:2] == ["north:A1", "north:B1"]
    assert len(names) == 34
    assert [name for name in names if name.endswith("J7")] == ["east:J7", "south:J7"]
