"""Lists of immediate effects, compiled to tables: a *bundle* is up to three *units*, each a verb with two numbers.

Cards, ship spaces, fields, hideout spaces, tiles, raid options, trades, sides of a slash: all are bundles,
numbered here; bundle 0 is empty. Several burials, upgrades or quests count as several units, so that they can be split.
What a verb's two numbers are:

gain_vp, gain_doubloons, explore   how much
gain_treasure, value_marker        kind (3 any, 4 that of the raid), how many
raid                               swords, kind (3 any, 4 by dice)
discard_quest                      doubloons
take_figurehead, place_black_market  cost
buy_improvement                    type, surcharge
vp_per                             stat, VP each * 100 + most
choice                             first bundle of its sides, how many sides
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.pirates.content import (
    ANY_KIND,
    CHOSEN,
    CONTENT,
    DICE,
    KIND_IDS,
    STAT_IDS,
    TYPE_IDS,
    permanent,
)

VERB_IDS: tuple[str, ...] = tuple(CONTENT.value("ops", "immediate"))
VERBS: Final[i64] = 20
GAIN_VP: Final[i64] = 0
GAIN_DOUBLOONS: Final[i64] = 1
GAIN_TREASURE: Final[i64] = 2
VALUE_MARKER: Final[i64] = 3
EXPLORE: Final[i64] = 4
RAID: Final[i64] = 5
BURY: Final[i64] = 6
UPGRADE: Final[i64] = 7
DRAW_QUEST: Final[i64] = 8
DISCARD_QUEST: Final[i64] = 9
TAKE_FIGUREHEAD: Final[i64] = 10
PLACE_BLACK_MARKET: Final[i64] = 11
USE_BLACK_MARKET: Final[i64] = 12
USE_EXPLORER_FIELD: Final[i64] = 13
BUILD_RESIDENCE: Final[i64] = 14
BUY_IMPROVEMENT: Final[i64] = 15
GAIN_DOUBLOON_INCOME: Final[i64] = 16
GAIN_VP_INCOME: Final[i64] = 17
VP_PER: Final[i64] = 18
CHOICE: Final[i64] = 19

ORDER = (
    "gain_vp gain_doubloons gain_treasure value_marker explore raid bury upgrade draw_quest discard_quest "
    "take_figurehead place_black_market use_black_market use_explorer_field build_residence buy_improvement "
    "gain_doubloon_income gain_vp_income vp_per choice"
)
CONTENT.expect(" ".join(VERB_IDS) == ORDER, "[ops]", f"immediate verbs are not {ORDER}")

UNITS: Final[i64] = 3
SINGLY = ("bury", "upgrade", "draw_quest")
"""Verbs whose n is n units of their own."""


class Binder:
    """Numbers bundles as they are found."""

    def __init__(self) -> None:
        self.verbs: list[int] = [0] * 3
        self.first: list[int] = [0] * 3
        self.second: list[int] = [0] * 3
        self.sizes: list[int] = [0]
        self.slashes: list[int] = [-1]
        """For each bundle that is a side of a slash, its number among those."""

    def bind(self, effects: list[dict[str, Any]]) -> int:
        """The number of a list of effects; the sides of a choice come right after it."""
        if not effects:
            return 0
        number = len(self.sizes)
        units = [effect for effect in effects for _ in range(effect["n"] if effect["op"] in SINGLY else 1)]
        self.sizes.append(len(units))
        self.slashes.append(-1)
        for rows in (self.verbs, self.first, self.second):
            rows += [0] * 3
        sides = [side for effect in effects for side in effect.get("options", [])]
        for place, effect in enumerate(units):
            pair = (number + 1, len(sides)) if effect["op"] == "choice" else numbers_of(effect)
            self.verbs[3 * number + place] = VERB_IDS.index(effect["op"])
            self.first[3 * number + place], self.second[3 * number + place] = pair
        for side in sides:
            self.slashes[self.bind(side)] = max(self.slashes) + 1
        return number


def kind_of(effect: dict[str, Any]) -> int:
    """The treasure that an effect names."""
    others = {"any": int(ANY_KIND), "chosen": int(CHOSEN)}
    word = effect["treasure"]
    return others[word] if word in others else KIND_IDS.index(word)


def numbers_of(effect: dict[str, Any]) -> tuple[int, int]:
    """The two numbers of a verb."""
    op = effect["op"]
    if op in ("gain_treasure", "value_marker"):
        return kind_of(effect), effect["n"]
    if op == "raid":
        return effect["swords"], int(DICE) if effect["mode"] == "dice" else kind_of(effect)
    if op == "buy_improvement":
        return TYPE_IDS.index(effect["type"]), effect["surcharge"]
    if op == "vp_per":
        return STAT_IDS.index(effect["what"]), effect["n"] * 100 + effect["max"]
    return effect.get("n", effect.get("cost", effect.get("doubloons", 0))), 0


BINDER: Final = Binder()


def column(name: str, key: str) -> vec[i64]:
    """The bundles of all entries of a list."""
    return vec[i64]([BINDER.bind(entry.get(key, [])) for entry in CONTENT.entries(name)])


CARD_BUNDLE: Final = column("improvements", "immediate")
LAST_CARD_BUNDLE: Final[i64] = len(BINDER.sizes) - 1
"""R22: up to here bundles are those of improvement cards."""

LOCATION_BUNDLE: Final = column("locations", "actions")
FIELD_BUNDLE: Final = vec[i64](list(column("fields", "effects")) + [0])
SHIP_BUNDLE: Final = vec[i64](
    [BINDER.bind(entry["effects"]) if entry["kind"] == "once" else 0 for entry in CONTENT.entries("ship_spaces")]
)
FIGUREHEAD_BUNDLE: Final = column("figureheads", "immediate")
STORE_BUNDLE: Final = column("stores", "above_bonus")
HIDEOUT_BUNDLE: Final = vec[i64](
    [BINDER.bind(space["effects"]) for entry in CONTENT.entries("stores") for space in entry["below"]]
)
POSEIDON_BUNDLE: Final = vec[i64]([BINDER.bind(slot) for slot in permanent("bury_here")[0][1]["slots"]])
SIDE_BUNDLE: Final = vec[i64](
    [BINDER.bind(entry[side]["effects"]) for entry in CONTENT.entries("black_markets") for side in ("front", "back")]
)
RAID_EFFECTS = [
    *CONTENT.column("raid_options", "effects"),
    *(effect["effects"] for _, effect in permanent("raid_option")),
]
RAID_BUNDLE: Final = vec[i64]([BINDER.bind(effects) for effects in RAID_EFFECTS])
TRADE_BUNDLE: Final = vec[i64]([BINDER.bind(effect["effects"]) for _, effect in permanent("explore_trade")])
GULF_BUNDLE: Final = column("gulf_options", "effects")
MARACAIBO_BUNDLE: Final[i64] = BINDER.bind(CONTENT.value("maracaibo", "effects"))
RUBY_BUNDLE: Final = column("ruby_spaces", "effects")
RUBY_SALE_VP: Final = vec[i64](
    [
        sum(effect["n"] for effect in effects if effect["op"] == "gain_vp")
        for effects in CONTENT.column("ruby_spaces", "effects")
    ]
)
"""Jordan gains only the VP of a space of the ruby market."""

VERB: Final = vec[i64](BINDER.verbs)
FIRST: Final = vec[i64](BINDER.first)
SECOND: Final = vec[i64](BINDER.second)
"""Unit u of bundle b is the verb VERB[3b + u] with the numbers FIRST[3b + u] and SECOND[3b + u]."""

ALL_UNITS: Final = vec[i64]([(1 << size) - 1 for size in BINDER.sizes])
"""All units of a bundle, as bits."""

COSTLY: Final = vec[i64](
    [
        int(any(effect["op"] in ("take_figurehead", "place_black_market") for effect in entry["effects"]))
        for entry in CONTENT.entries("ship_spaces")
    ]
)
"""R83: ship spaces whose effect has a cost."""

SLASH_OF: Final = vec[i64](BINDER.slashes)
"""The number of a side of a slash among all of them, -1 for other bundles."""


def slashes() -> list[tuple[str, list[dict[str, Any]]]]:
    """The sides of all slashes in the order of their numbers: what carries them, and their effects."""
    found = []
    for name, key in (("locations", "actions"), ("figureheads", "immediate")):
        for entry in CONTENT.entries(name):
            sides = [side for effect in entry.get(key, []) for side in effect.get("options", [])]
            found += [(f"{entry['id']}_side{number}", side) for number, side in enumerate(sides, start=1)]
    return found


SLASH_IDS = tuple(id for id, _ in slashes())
CONTENT.expect(len(SLASH_IDS) == max(BINDER.slashes) + 1, "[ops]", "a slash stands where none is expected")
