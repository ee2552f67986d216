"""The components: what the box must hold, and that a wrong `content.toml` fails at import and says where."""

from __future__ import annotations

import importlib.util
from collections import Counter
from pathlib import Path

import pytest

from karavelle.games.grog import GAME
from karavelle.games.grog.content import CONTENT
from karavelle.kernel.content import Content
from karavelle.kernel.errors import ContentError

FOLDER = GAME.folder
TOML = (FOLDER / "content.toml").read_text(encoding="utf-8")

SMALL = """
[box]
source = "rulebook"
locks = 6

[[ships]]
id = "ship_a"
limit = 4
action = "coins"
source = "public"
ref = "a review"
"""


TWIN = """
[[ships]]
id = "ship_a"
source = "rulebook"
"""


def content(folder: Path, text: str) -> Content:
    """The content of a file with this text."""
    path = folder / "content.toml"
    path.write_text(text, encoding="utf-8")
    return Content(path)


def test_what_is_well_told_is_read(tmp_path: Path) -> None:
    small = content(tmp_path, SMALL)
    assert small.ids("ships") == ("ship_a",)
    assert small.value("box", "locks") == 6
    assert list(small.numbers("ships", "limit")) == [4]
    assert list(small.places("ships", "action", ("goals", "coins"))) == [1]
    assert small.table("box")["locks"] == 6
    assert small.entries("ships")[0]["ref"] == "a review"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('source = "rulebook"\n', "", r"\[box\]: has no source \(one of rulebook, public, reconstructed\)"),
        ('source = "rulebook"', 'source = "seed"', r'\[box\]: source "seed" is none of rulebook'),
        ('source = "public"\n', "", r"\[ships\] ship_a: has no source"),
        ('ref = "a review"\n', "", r"\[ships\] ship_a: source is public but no ref says where"),
        ("limit = 4", 'limit = 4\nlimit_source = "hearsay"', r'\[ships\] ship_a: limit_source "hearsay" is none of'),
        ("[[ships]]", TWIN + "[[ships]]", r"\[\[ships\]\] ship_a: stands there twice"),
        ("[box]", "[box", "cannot be read"),
        ("[box]", "box = 6\n[other]", r"\[box\]: is not a table"),
    ],
)
def test_an_entry_without_a_sound_source_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in SMALL
    with pytest.raises(ContentError, match=f"content.toml: {complaint}"):
        content(tmp_path, SMALL.replace(old, new, 1))


def test_a_public_detail_needs_a_ref_of_its_own_or_of_the_entry(tmp_path: Path) -> None:
    told = SMALL.replace("locks = 6", 'locks = 6\nlocks_source = "public"')
    with pytest.raises(ContentError, match="locks_source is public but no locks_ref says where it is found"):
        content(tmp_path, told)
    content(tmp_path, told.replace("locks = 6", 'locks = 6\nlocks_ref = "a shop"'))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"nowhere\.toml: cannot be read"):
        Content(tmp_path / "nowhere.toml")


def test_look_ups_that_fail_name_the_entry(tmp_path: Path) -> None:
    small = content(tmp_path, SMALL.replace("limit = 4", 'limit = "four"\nsails = true'))
    with pytest.raises(ContentError, match=r"content.toml: \[\[ships\]\] ship_a: limit is not a number"):
        small.numbers("ships", "limit")
    with pytest.raises(ContentError, match=r"\[\[ships\]\] ship_a: sails is not a number"):
        small.numbers("ships", "sails")
    with pytest.raises(ContentError, match=r'\[\[ships\]\] ship_a: action "coins" is unknown; known are goals, cards'):
        small.places("ships", "action", ("goals", "cards"))
    with pytest.raises(ContentError, match=r"\[\[ships\]\] ship_a: has no colour"):
        small.column("ships", "colour")
    with pytest.raises(ContentError, match=r"\[\[boats\]\]: is missing"):
        small.ids("boats")
    with pytest.raises(ContentError, match=r"\[crew\]: is missing"):
        small.table("crew")
    with pytest.raises(ContentError, match=r"\[box\]: has no dice"):
        small.value("box", "dice")


# ------------------------------------------------------------------ the box of Grog Island


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
    ('id = "hook_shop_green"', "row = 1", "row = 4", "[[buildings]] hook_shop_green: stands in the row of another"),
    ('id = "hook_shop_green"', "column = 0", "column = 4", "hook_shop_green: stands in the column of another"),
    ('id = "hook_shop_green"', "column = 0", "column = 1", "[[buildings]]: two of them share a cell"),
    ('id = "hook_shop_green"', '"hook_shop"', '"hat_shop"', "hook_shop_green: is not <type>_<peninsula>"),
    ('id = "hook_shop_green"', '"hook_shop"', '"hock_shop"', 'hook_shop_green: type "hock_shop" is unknown; known are'),
    ('id = "hook_shop_green"', '"green"', '"teal"', 'hook_shop_green: peninsula "teal" is unknown; known are green'),
    ('id = "hook_shop_green"', 'source = "reconstructed"', "", "[buildings] hook_shop_green: has no source"),
    ("[[buildings]]", "hook_shop_green", "hook_shop_blue", "[[buildings]] hook_shop_blue: stands there twice"),
    ("[[building_types]]", "count = 4", "count = 3", "hook_shop: stands on the board 4 times"),
    ('id = "goal_hook_shop"', "points_each = 2", "points_each = 3", "goal_hook_shop: differs from the points of its"),
    ('id = "goal_hook_shop"', "count = 2", "count = 1", "goal_hook_shop: is not there twice"),
    ('id = "goal_hook_shop"', '"hook_shop"', '"hat_shop"', "goal_hook_shop: should be"),
    ('id = "goal_majority_green"', "points_majority = 6", "points_majority = 5", "goal_majority_green: scores (5, 2)"),
    ('id = "treasure_1"', "count = 10", "count = 11", "[[treasure_cards]]: 33 cards, not 32"),
    ('id = "treasure_1"', "value = 1", "value = 4", "[[treasure_cards]]: are not worth 1, 2, 3"),
    ('id = "parrot_green"', '"green"', '"blue"', "[[parrot_cards]]: are not: hold, then the five colours"),
    ('id = "cloud_black"', "same_type = false", "same_type = true", "[[clouds]]: only the black one pays no coins"),
    ('id = "cloud_black"', '"cloud_black"', '"cloud_dark"', "[[clouds]]: are not cloud_goal, cloud_point"),
    ('id = "ship_coins2"', "ghost_in_2p = false", "ghost_in_2p = true", "[[ships]]: another one is the ghost ship"),
    ('id = "ship_coins2"', "limit = 4", 'limit = "four"', "ship_coins2: limit is not a number"),
    ('id = "ship_coins2"', '"coins"', '"gold"', 'ship_coins2: main_action "gold" is unknown; known are coins'),
    ('id = "ship_coins2"', "claim_cost = 4", "claim_cost = 3", "[[ships]]: a claim costs 4 units"),
    ("[[ships]]", "[[ships]]", "[[boats]]", "[[ships]]: has 5 entries, should have 6"),
    ("[[colors]]", "anchorage = 0", "anchorage = 1", "green: die, peninsula and anchorage are not in the same place"),
    ("[[colors]]", "5, 6]", "5]", "green: die without the faces 1 to 6"),
    ("position = 5", "open_sea = true", "open_sea = false", "[[anchorages]]: only the last one is open sea"),
    ("[[bid_spaces]]", "number = 1", "number = 2", "[[bid_spaces]]: are not numbered 1 to 5"),
    ("[counts]", "locks = 6", "locks = 7", "[counts]: locks is 7; the rules are written for 6"),
    ("[setup_common]", "start_coins = 8", "start_coins = 9", "start_coins is 9; the rules are written for 8"),
    ("[safety]", "max_auction_rounds = 100", "", "[safety]: has no max_auction_rounds"),
    ("[[setup]]", "players = 2", "players = 5", "[[setup]]: is for 2, 3 and 4 players"),
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


BOARD = """
hook_shop           green blue orange yellow      2
hat_shop            green orange yellow gray      2
peg_leg_shop        green blue orange gray        2
eye_patch_shop      blue orange yellow gray       2
sword_shop          blue yellow gray              3
anchor_shop         green orange yellow           3
cannonball_foundry  green blue gray               3
coffin_maker        green orange gray             3
figurehead_studio   blue yellow                   4
voodoo_workshop     green blue                    4
fortune_teller      yellow gray                   4
grog_hole           orange                        6
"""
"""Section 1.1, typed by hand: where each type stands, and what its goal card pays per crew."""


def test_the_board() -> None:
    """R3, section 1.1: 12 types, 35 buildings, seven on each peninsula, none twice on one."""
    rows = [line.split() for line in BOARD.strip().splitlines()]
    expected = {f"{kind}_{colour}" for kind, *colours, _ in rows for colour in colours}
    assert set(CONTENT.ids("buildings")) == expected
    assert len(expected) == 35
    assert Counter(CONTENT.column("buildings", "peninsula")) == dict.fromkeys(CONTENT.ids("colors"), 7)
    points = dict(zip(CONTENT.ids("building_types"), CONTENT.column("building_types", "goal_points"), strict=True))
    assert points == {kind: int(last) for kind, *_, last in rows}


@pytest.mark.parametrize(
    ("table", "counts"),
    [
        ("treasure_cards", {"treasure_1": 10, "treasure_2": 12, "treasure_3": 10}),
        ("parrot_cards", {"parrot_hold": 8} | {f"parrot_{colour}": 4 for colour in CONTENT.ids("colors")}),
        ("clouds", dict.fromkeys(("cloud_goal", "cloud_point", "cloud_parrot", "cloud_empty", "cloud_black"), 1)),
    ],
)
def test_decks_and_tiles(table: str, counts: dict[str, int]) -> None:
    """S1, S2, section 1."""
    assert dict(zip(CONTENT.ids(table), CONTENT.column(table, "count"), strict=True)) == counts


def test_goal_cards() -> None:
    """S2, section 1: two of each of 23 kinds."""
    colours = CONTENT.ids("colors")
    kinds = [f"goal_{kind}" for kind in CONTENT.ids("building_types")] + ["goal_parrot"]
    kinds += [f"goal_goods_{colour}" for colour in colours] + [f"goal_majority_{colour}" for colour in colours]
    assert list(CONTENT.ids("goal_cards")) == kinds
    assert set(CONTENT.column("goal_cards", "count")) == {2}
