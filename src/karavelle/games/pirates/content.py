"""The components of Pirates of Maracaibo as tables for the rules, checked when the game is imported.

Spaces are numbered 0 start, 1 to 36 the cells c1r1, c1r2, ... c9r4 (column by column), 37 Gulf, 38 Maracaibo; a set of
spaces is bits of one number. A *source* is what carries a permanent effect: card 0 to 62, ship space 63 to 84,
figurehead 85 to 96. Lists of immediate effects are compiled by `bundles`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.pirates.checks import check
from karavelle.kernel.content import Content

KINDS: Final[i64] = 3
ANY_KIND: Final[i64] = 3
CHOSEN: Final[i64] = 4
DICE: Final[i64] = 4
"""A treasure of any kind; that of the raid; and for a raid: by dice."""

START: Final[i64] = 0
CELLS: Final[i64] = 36
GULF: Final[i64] = 37
MARACAIBO: Final[i64] = 38
SPACES: Final[i64] = 39

STAGE1: Final[i64] = 22
STAGE2: Final[i64] = 41
CARDS: Final[i64] = 63
LOCATIONS: Final[i64] = 8
RESIDENCES: Final[i64] = 12
QUESTS: Final[i64] = 25
FIGUREHEADS: Final[i64] = 12
SHIP_SPACES: Final[i64] = 22
TILES: Final[i64] = 5
FIELDS: Final[i64] = 57
RT: Final[i64] = 56
"""The field of the residence discount tile."""

START_FIELD: Final[i64] = 0
LAST_FIELD: Final[i64] = 55
RIVERS: Final[i64] = 4
RAID_OPTIONS: Final[i64] = 12
TRADES: Final[i64] = 4
RUBY_SPACES: Final[i64] = 6
SOLO_CARDS: Final[i64] = 12
A_CARDS: Final[i64] = 6

FIRST_LOCATION: Final[i64] = 1
FIRST_RESIDENCE: Final[i64] = 9
FIRST_CARD: Final[i64] = 21
BLANK: Final[i64] = 84
HIDDEN_LOCATION: Final[i64] = 85
HIDDEN_STAGE1: Final[i64] = 86
HIDDEN_STAGE2: Final[i64] = 87
NO_CELL: Final[i64] = -1
EMPTY: Final[i64] = 0
"""What can lie on a cell."""

SHIP_SOURCE: Final[i64] = 63
FIGUREHEAD_SOURCE: Final[i64] = 85

CONTENT = Content(Path(__file__).with_name("content.toml"))
check(CONTENT)
KIND_IDS: tuple[str, ...] = tuple(CONTENT.value("treasures", "kinds"))
DIE_IDS = CONTENT.ids("raid_dice")
SPACE_IDS = ("start", *(f"c{cell // 4 + 1}r{cell % 4 + 1}" for cell in range(36)), "gulf", "maracaibo")
CARD_IDS = CONTENT.ids("improvements")
TYPE_IDS = ("crew", "equipment", "ship")
LOCATION_IDS = CONTENT.ids("locations")
RESIDENCE_IDS = CONTENT.ids("residences")
QUEST_IDS = CONTENT.ids("quests")
FIGUREHEAD_IDS = CONTENT.ids("figureheads")
SHIP_SPACE_IDS = CONTENT.ids("ship_spaces")
FIELD_IDS = (*CONTENT.ids("fields"), str(CONTENT.value("retirement", "field_id")))
SIDE_IDS = tuple(entry[side]["id"] for entry in CONTENT.entries("black_markets") for side in ("front", "back"))
HIDEOUT_IDS = tuple(space["id"] for store in CONTENT.entries("stores") for space in store["below"])
RUBY_IDS = CONTENT.ids("ruby_spaces")
SOLO_IDS = CONTENT.ids("solo_cards")
LAYOUT_IDS = CONTENT.ids("layouts")
STAT_IDS: tuple[str, ...] = tuple(CONTENT.value("stats", "names"))
MODULES: tuple[str, ...] = tuple(CONTENT.value("modules", "ids"))
SOURCE_IDS = (*CARD_IDS, *SHIP_SPACE_IDS, *FIGUREHEAD_IDS)


BIT: Final = vec[i64]([1 << place for place in range(62)])
"""A set with one member. (What mypyc makes of `i64(1) << place` shifts 32 bits only.)"""


def spelled(name: str, entry: dict[str, Any]) -> str:
    """How a complaint names an entry."""
    return f"[[{name}]] {entry['id']}"


def place(name: str, entry: dict[str, Any], word: Any, among: tuple[str, ...]) -> int:
    """The number of an id that an entry speaks of."""
    CONTENT.expect(word in among, spelled(name, entry), f'"{word}" is unknown; known are {", ".join(among)}')
    return among.index(word)


# The Caribbean


def _masks() -> list[int]:
    """The cells of each layout that hold a card, as bits."""
    found = []
    for entry in CONTENT.entries("layouts"):
        bits = 0
        for column, rows in enumerate(entry["cards"]):
            for row in rows:
                bits |= 1 << (column * 4 + row)
        land = [(isle["column"] - 1) * 4 + row for isle in entry["islands"] for row in isle["rows"]]
        CONTENT.expect(
            bits.bit_count() == 27, spelled("layouts", entry), f"has {bits.bit_count()} cards, should have 27"
        )
        apart = len(set(land)) == 6 and not any(bits >> cell & 1 for cell in land)
        CONTENT.expect(apart, spelled("layouts", entry), "islands lie on each other or on cards")
        found.append(bits)
    return found


LAYOUT_CELLS: Final = vec[i64](_masks())
COLUMN_OF: Final = vec[i64]([0] + [cell // 4 + 1 for cell in range(36)] + [10, 11])
ROW_OF: Final = vec[i64]([0] + [cell % 4 + 1 for cell in range(36)] + [0, 0])
BEYOND: Final = vec[i64]([sum(1 << space for space in range(39) if COLUMN_OF[space] > column) for column in range(12)])
"""The spaces right of a column."""

COLUMN_1: Final[i64] = 0b11110
COLUMN_9: Final[i64] = 128849018880
TOP_ROW: Final[i64] = sum(1 << (column * 4 + 1) for column in range(9))
BOTTOM_ROW: Final[i64] = sum(1 << (column * 4 + 4) for column in range(9))
ALL_CELLS: Final[i64] = 137438953470
GULF_BIT: Final[i64] = 137438953472
MARACAIBO_BIT: Final[i64] = 274877906944
"""Spaces as bits of one number; written out, since C shifts constants in 32 bits."""

assert BIT[40] == 1099511627776 and BEYOND[9] == GULF_BIT + MARACAIBO_BIT and ALL_CELLS + 2 == GULF_BIT

# Cards

CARD_TYPE: Final = CONTENT.places("improvements", "type", TYPE_IDS)
CARD_COST: Final = CONTENT.numbers("improvements", "cost")
CARD_VP: Final = CONTENT.numbers("improvements", "vp")
CARD_DOUBLOONS: Final = vec[i64]([income[0] for income in CONTENT.column("improvements", "income")])
CARD_VP_INCOME: Final = vec[i64]([income[1] for income in CONTENT.column("improvements", "income")])
CARD_IMMEDIATE: Final = vec[i64]([int(bool(entry.get("immediate"))) for entry in CONTENT.entries("improvements")])


def _ends() -> list[tuple[int, int, int]]:
    """The final scoring of each card: n for every `per` of a stat."""
    found = []
    for entry in CONTENT.entries("improvements"):
        effects = entry.get("end", [])
        CONTENT.expect(len(effects) <= 1, spelled("improvements", entry), "has more than one final scoring")
        for effect in effects:
            where = spelled("improvements", entry)
            CONTENT.expect(effect["op"] == "end_vp_per", where, f"{effect['op']} is no final scoring")
        found += [(place("improvements", entry, end["what"], STAT_IDS), end["per"], end["n"]) for end in effects]
        found += [] if effects else [(0, 1, 0)]
    return found


END_STAT: Final = vec[i64]([end[0] for end in _ends()])
END_PER: Final = vec[i64]([end[1] for end in _ends()])
END_VP: Final = vec[i64]([end[2] for end in _ends()])

VALUE_ICON: Final = vec[i64]([int(icon) for icon in CONTENT.column("locations", "value_icon")])
RUBY_SUPPLY: Final = vec[i64]([int(entry.get("ruby_supply", False)) for entry in CONTENT.entries("locations")])

RESIDENCE_COST: Final = CONTENT.numbers("residences", "cost")
RESIDENCE_STAT: Final = vec[i64](
    [place("residences", entry, entry["score"]["what"], STAT_IDS) for entry in CONTENT.entries("residences")]
)
RESIDENCE_VP: Final = vec[i64]([score["n"] for score in CONTENT.column("residences", "score")])
RESIDENCE_MOST: Final = vec[i64]([score["max"] for score in CONTENT.column("residences", "score")])


def _conditions() -> list[list[int]]:
    """For each quest its upper, then its lower condition: stat, least, stat, least, VP."""
    found = []
    for entry in CONTENT.entries("quests"):
        for half in ("upper", "lower"):
            need = entry[half]["need"]
            CONTENT.expect(1 <= len(need) <= 2, spelled("quests", entry), f"{half}: needs one stat or two")
            pairs = [(place("quests", entry, what, STAT_IDS), least) for what, least in need.items()]
            pairs += [(0, 0)] * (2 - len(pairs))
            found.append([*pairs[0], *pairs[1], entry[half]["vp"]])
        upper, lower = entry["upper"], entry["lower"]
        harder = set(upper["need"]) == set(lower["need"]) and upper["vp"] < lower["vp"]
        harder = harder and all(upper["need"][what] < lower["need"][what] for what in upper["need"])
        CONTENT.expect(harder, spelled("quests", entry), "the lower condition is not harder and worth more")
    return found


QUEST_STAT: Final = vec[i64]([half[0] for half in _conditions()])
QUEST_LEAST: Final = vec[i64]([half[1] for half in _conditions()])
QUEST_STAT2: Final = vec[i64]([half[2] for half in _conditions()])
QUEST_LEAST2: Final = vec[i64]([half[3] for half in _conditions()])
QUEST_VP: Final = vec[i64]([half[4] for half in _conditions()])
QUEST_COPIES: Final = vec[i64]([1] * 25)

FIGUREHEAD_DOUBLOONS: Final = vec[i64]([income[0] for income in CONTENT.column("figureheads", "income")])
FIGUREHEAD_VP_INCOME: Final = vec[i64]([income[1] for income in CONTENT.column("figureheads", "income")])

# Ship and explorer

SECTION: Final = vec[i64]([section - 1 for section in CONTENT.column("ship_spaces", "section")])
SECTION_NEEDS: Final = CONTENT.numbers("ship_sections", "needs")
LEFT_OF: Final = vec[i64]([sum(1 << at for at in range(22) if SECTION[at] < section) for section in range(4)])
"""The ship spaces left of a section, as bits."""


def _nexts() -> list[list[list[int]]]:
    """The fields that follow each field, without and with the residence discount tile."""
    ids, plain = list(FIELD_IDS), []
    for entry in CONTENT.entries("fields"):
        CONTENT.expect(len(entry["next"]) <= 2, spelled("fields", entry), "has more than two fields after it")
        plain.append([place("fields", entry, word, FIELD_IDS) for word in entry["next"]])
    plain.append([])
    tile = [list(following) for following in plain]
    after = ids.index(CONTENT.value("retirement", "after"))
    tile[56], tile[after] = tile[after], [56]
    return [plain, tile]


def _longest(nexts: list[list[int]], field: int) -> int:
    """Fields to the end by the longer branches."""
    return max((1 + _longest(nexts, following) for following in nexts[field]), default=0)


NEXT: Final = vec[i64](
    [(following + [-1, -1])[branch] for nexts in _nexts() for following in nexts for branch in range(2)]
)
"""The two fields after field f are NEXT[2f] and NEXT[2f + 1], with the discount tile NEXT[114 + 2f]; -1 for none."""

LONGER: Final = vec[i64](
    [
        max(following, key=lambda field, nexts=nexts: _longest(nexts, field), default=-1)  # type: ignore[misc]
        for nexts in _nexts()
        for following in nexts
    ]
)
"""R140: the field after field f on the longer branch."""

FIELD_RIVERS: Final = vec[i64](CONTENT.column("fields", "rivers") + [CONTENT.value("retirement", "rivers")])
UNLIMITED: Final = vec[i64]([int(entry.get("unlimited", False)) for entry in CONTENT.entries("fields")] + [0])

# Permanent effects


def permanent(op: str) -> list[tuple[int, dict[str, Any]]]:
    """Everything that carries a permanent effect: its source and the effect."""
    found = []
    groups = (("improvements", "permanent", 0), ("ship_spaces", "effects", 63), ("figureheads", "permanent", 85))
    for name, key, first in groups:
        for number, entry in enumerate(CONTENT.entries(name)):
            found += [(first + number, effect) for effect in entry.get(key, []) if effect["op"] == op]
    return found


def _sources(op: str) -> vec[i64]:
    return vec[i64]([source for source, _ in permanent(op)])


def _amounts(op: str) -> vec[i64]:
    return vec[i64]([effect["n"] for _, effect in permanent(op)])


SWORD_SOURCES: Final = _sources("raid_swords")
SWORDS: Final = _amounts("raid_swords")
DIE_SOURCES: Final = _sources("raid_swords_die")
DIE_SWORDS: Final = _amounts("raid_swords_die")
DIE_KIND: Final = vec[i64]([KIND_IDS.index(effect["treasure"]) for _, effect in permanent("raid_swords_die")])
REROLL_SOURCES: Final = _sources("raid_reroll")
REROLLS: Final = _amounts("raid_reroll")
EXPLORE_SOURCES: Final = _sources("explore_bonus")
EXPLORE_BONUS: Final = _amounts("explore_bonus")
DISCOUNT_SOURCES: Final = _sources("discount")
DISCOUNT: Final = _amounts("discount")
SAIL_SOURCES: Final = _sources("sail_bonus")
SAIL_BONUS: Final = _amounts("sail_bonus")
WHALE: Final[i64] = permanent("quest_refresh")[0][0] - 84
POSEIDON: Final[i64] = permanent("bury_here")[0][0] - 84
PER_QUEST: Final[i64] = permanent("income_per_quest")[0][1]["n"]
"""The figureheads with an effect that nothing else has, by their number on the table (1 to 12)."""

RAID_SOURCE: Final = vec[i64]([-1, -1, -1] + [source for source, _ in permanent("raid_option")])
RAID_COST: Final = vec[i64](
    CONTENT.column("raid_options", "cost") + [effect["cost"] for _, effect in permanent("raid_option")]
)
RAID_IDS = (*CONTENT.ids("raid_options"), *(SOURCE_IDS[source] for source, _ in permanent("raid_option")))
TRADE_SOURCE: Final = _sources("explore_trade")
TRADE_COST: Final = vec[i64]([effect["cost"] for _, effect in permanent("explore_trade")])
TRADE_IDS = tuple(SOURCE_IDS[source] for source, _ in permanent("explore_trade"))

# Jordan

ADVANCE, FIGUREHEAD, QUEST, RESIDENCE = range(4)
JORDAN_WORDS = ("advance", "figurehead", "quest", "residence")
JORDAN_BOARD: Final = vec[i64](
    [JORDAN_WORDS.index(word) for column in CONTENT.value("solo", "ship_board") for word in column]
)
LINE_IDS = ("raid", "explore", "quest", "shop", "buy", "drift")
EXTRA_IDS = ("none", "upgrade", "raid", "explore")
RAID, EXPLORE, GET_QUEST, SHOP, BUY, DRIFT = range(6)
NO_EXTRA, EXTRA_UPGRADE, EXTRA_RAID, EXTRA_EXPLORE = range(4)
SOLO_EXTRA: Final = vec[i64]([EXTRA_IDS.index(extra["kind"]) for extra in CONTENT.column("solo_cards", "extra")])
SOLO_FIELDS: Final = vec[i64]([extra.get("n", 0) for extra in CONTENT.column("solo_cards", "extra")])
SOLO_LINES: Final = vec[i64](
    [LINE_IDS.index(line["kind"]) for main in CONTENT.column("solo_cards", "main") for line in main]
)
SOLO_TYPES: Final = vec[i64](
    [
        TYPE_IDS.index(type)
        for main in CONTENT.column("solo_cards", "main")
        for line in main
        for type in line.get("types", TYPE_IDS)
    ]
)
TRACK_RAID_VP: Final = vec[i64]([step["vp"] for step in CONTENT.column("solo_track", "raid")])
TRACK_TREASURES: Final = vec[i64]([step["treasures"] for step in CONTENT.column("solo_track", "raid")])
TRACK_MARKER: Final = vec[i64]([int(step["marker_if_more"]) for step in CONTENT.column("solo_track", "raid")])
TRACK_EXPLORE_VP: Final = vec[i64]([step["vp"] for step in CONTENT.column("solo_track", "explore")])
TRACK_FIELDS: Final = vec[i64]([step["extra"] for step in CONTENT.column("solo_track", "explore")])
LOCATION_OPS = ("raid", "explore", "draw_quest", "buy_improvement")


def _ops(effects: list[dict[str, Any]]) -> set[str]:
    """All verbs of a list of effects, also inside a choice."""
    inner = [side for effect in effects for side in effect.get("options", [])]
    return {effect["op"] for effect in effects}.union(*(_ops(side) for side in inner))


OFFERS: Final = vec[i64](
    [int(op in _ops(actions)) for actions in CONTENT.column("locations", "actions") for op in LOCATION_OPS]
)
"""R138: whether location l offers line k (raid, explore, quest, shop) is OFFERS[4l + k]."""


def jordan_fields() -> list[int]:
    """R140: fields that Jordan explores at each location and in the Gulf."""
    found = []
    for actions in CONTENT.column("locations", "actions"):
        flat = [effect for action in actions for side in action.get("options", [[action]]) for effect in side]
        found.append(max((effect["n"] for effect in flat if effect["op"] == "explore"), default=0))
    return [*found, CONTENT.value("solo", "gulf_explore")]


JORDAN_FIELDS: Final = vec[i64](jordan_fields())

# Numbers of the rules

ROUNDS: Final[i64] = 3
RANGE: Final[i64] = 3
TAKE: Final[i64] = 5
FIRST_MARKER_VP: Final[i64] = 2
MARACAIBO_VP: Final[i64] = 6
START_MARKERS: Final[i64] = 4
VP_PER_RIVER: Final[i64] = 4
DOUBLOONS_PER_VP: Final[i64] = 5
VP_PER_BURIED: Final[i64] = 2
QUEST_BONUS_AT: Final[i64] = 6
QUEST_BONUS: Final[i64] = 10
CROWD: Final[i64] = 4
JORDAN_CARD_VP: Final[i64] = 6
JORDAN_RESIDENCE_VP: Final[i64] = 15
JORDAN_QUEST_VP: Final[i64] = 5
FIGHT_VP: Final[i64] = 2
SOLO_FIGHT_VP: Final[i64] = 5
RUBY_VP: Final[i64] = 2
UNFULFILLED: Final[i64] = 5
FACES_UP: Final[i64] = 20
FACES_DOWN: Final[i64] = 21
START_DOUBLOONS: Final = vec[i64](CONTENT.value("constants", "start_doubloons_by_seat"))
FOG_VP: Final = vec[i64](CONTENT.value("fog_locations", "solo_vp_by_round"))
