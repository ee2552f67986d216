"""Checks of the components when the game is imported: what is missing or wrong is said with file and entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from karavelle.kernel.content import Content

SIZES = {
    "improvements": 63,
    "locations": 8,
    "residences": 12,
    "quests": 25,
    "figureheads": 12,
    "black_markets": 5,
    "ship_sections": 4,
    "ship_spaces": 22,
    "stores": 3,
    "fields": 56,
    "layouts": 3,
    "raid_options": 3,
    "raid_dice": 3,
    "treasure_value_tiles": 6,
    "solo_cards": 12,
    "solo_track": 4,
    "ruby_spaces": 6,
    "gulf_options": 3,
    "island_values": 4,
}

NUMBERS: tuple[tuple[str, str, Any], ...] = (
    ("game", "players_min", 1),
    ("game", "players_max", 4),
    ("constants", "rounds", 3),
    ("constants", "sail_range", 3),
    ("constants", "skip_improvement_doubloons", 5),
    ("constants", "remote_purchase_surcharge", 3),
    ("constants", "figurehead_cost", 3),
    ("constants", "first_residence_marker_vp", 2),
    ("constants", "gulf_raid_bonus", 2),
    ("constants", "gulf_explore", 4),
    ("constants", "maracaibo_vp", 6),
    ("constants", "start_doubloons_by_seat", [10, 11, 12, 13]),
    ("constants", "island_start_markers", 4),
    ("constants", "location_cluster_limit", 3),
    ("constants", "final_vp_per_river", 4),
    ("constants", "final_doubloons_per_vp", 5),
    ("constants", "final_vp_per_buried", 2),
    ("constants", "quest_bonus_threshold", 6),
    ("constants", "quest_bonus_vp", 10),
    ("constants", "dice_sides", 6),
    ("treasures", "kinds", ["gold", "emerald", "pearl"]),
    ("treasures", "start_markers", 4),
    ("raid", "rerolls", 1),
    ("solo", "deck_size", 6),
    ("solo", "range", 3),
    (
        "solo",
        "final",
        {"river": 4, "improvement": 6, "residence": 15, "quest": 5, "quest_bonus_threshold": 6, "quest_bonus": 10},
    ),
    ("fog_locations", "start_doubloons", 1),
    ("fog_locations", "per_round_doubloons", 1),
    ("fog_improvements", "stage2_face_up", 20),
    ("fog_improvements", "stage2_face_down", 21),
    ("skirmish", "win_vp", 2),
    ("skirmish", "steal", 1),
    ("skirmish", "solo_win_vp", 5),
    ("quest_hunter", "multiplier", 2),
    ("quest_hunter", "penalty", 5),
    ("quest_hunter", "drawn", 3),
    ("quest_hunter", "kept", 2),
    ("quest_hunter", "market", 3),
    ("rubies", "exchange_vp", 2),
    ("rubies", "solo_left_vp", 2),
    ("rubies", "supply_locations", ["bonaire", "tobago"]),
    ("retirement", "price_divisor", 2),
    ("retirement", "field_id", "rt"),
)
"""What the rules are written for."""

TYPES = {(1, "crew"): 8, (1, "equipment"): 8, (1, "ship"): 6, (2, "crew"): 15, (2, "equipment"): 15, (2, "ship"): 11}


def check(content: Content) -> None:
    """Everything that can be said of the file without the tables made from it."""
    for name, size in SIZES.items():
        found = len(content.entries(name))
        content.expect(found == size, f"[[{name}]]", f"has {found} entries, should have {size}")
    for name, key, right in NUMBERS:
        value = content.value(name, key)
        content.expect(value == right, f"[{name}] {key}", f"is {value}; the rules are written for {right}")
    _check_effects(content)
    _check_cards(content)
    _check_places(content)
    _check_explorer(content)
    _check_solo(content)


def expect(content: Content, name: str, entry: dict[str, Any], holds: bool, complaint: str) -> None:
    """Complains about an entry unless it is right."""
    content.expect(holds, f"[[{name}]] {entry['id']}", complaint)


# Effects

LISTS = {
    "improvements": {"immediate": "immediate", "permanent": "permanent", "end": "end"},
    "locations": {"actions": "immediate"},
    "figureheads": {"immediate": "immediate", "permanent": "permanent"},
    "fields": {"effects": "immediate"},
    "stores": {"above_bonus": "immediate"},
    "raid_options": {"effects": "immediate"},
    "ruby_spaces": {"effects": "immediate"},
    "gulf_options": {"effects": "immediate"},
}
"""Where lists of effects stand, and of what family they are."""


def _check_effects(content: Content) -> None:
    """Every effect is a verb of its family, with its parameters and no others; a list holds a verb once."""
    for name, keys in LISTS.items():
        for entry in content.entries(name):
            for key, family in keys.items():
                _check_list(content, f"[[{name}]] {entry['id']}", entry.get(key, []), family)
    for entry in content.entries("ship_spaces"):
        kind = entry["kind"]
        expect(
            content, "ship_spaces", entry, kind in ("once", "permanent"), f'kind "{kind}" is neither once nor permanent'
        )
        family = "immediate" if kind == "once" else "permanent"
        _check_list(content, f"[[ship_spaces]] {entry['id']}", entry["effects"], family)
    for entry in content.entries("black_markets"):
        for side in ("front", "back"):
            _check_list(content, f"[[black_markets]] {entry['id']}", entry[side]["effects"], "immediate")
    for entry in content.entries("stores"):
        for space in entry["below"]:
            _check_list(content, f"[[stores]] {entry['id']}", space["effects"], "immediate")
    _check_list(content, "[maracaibo]", content.value("maracaibo", "effects"), "immediate")


def _check_list(content: Content, where: str, effects: Sequence[dict[str, Any]], family: str) -> None:
    known = content.value("ops", family)
    for effect in effects:
        op = effect.get("op", "")
        content.expect(op in known, where, f'"{op}" is no {family} verb')
        given, wanted = set(effect) - {"op"}, set(known[op])
        optional = {"treasure"} if effect.get("mode") == "dice" else set[str]()
        content.expect(
            given - optional == wanted - optional, where, f"{op} has {sorted(given)}, should have {sorted(wanted)}"
        )
        if "treasure" in effect:
            kinds = [*content.value("treasures", "kinds"), "any", "chosen"]
            content.expect(effect["treasure"] in kinds, where, f'{op}: treasure "{effect["treasure"]}" is unknown')
        if "what" in effect:
            content.expect(
                effect["what"] in content.value("stats", "names"), where, f'{op}: nobody counts "{effect["what"]}"'
            )
        for side in effect.get("options", effect.get("slots", [])):
            _check_list(content, where, side, "immediate")
        if family == "permanent" and "effects" in effect:
            _check_list(content, where, effect["effects"], "immediate")
    twice = [op for op, count in Counter(effect["op"] for effect in effects).items() if count > 1]
    content.expect(not twice or family != "immediate", where, f"{', '.join(twice)} stands there twice")
    if family == "immediate":
        units = sum(effect["n"] if effect["op"] in ("bury", "upgrade", "draw_quest") else 1 for effect in effects)
        content.expect(units <= 3, where, f"is {units} effects; there is room for three")


# Components


def _check_cards(content: Content) -> None:
    counts = Counter((entry["stage"], entry["type"]) for entry in content.entries("improvements"))
    content.expect(counts == TYPES, "[[improvements]]", f"are {dict(counts)} by stage and type, should be {TYPES}")
    stages = content.column("improvements", "stage")
    content.expect(stages == sorted(stages), "[[improvements]]", "stage II stands before stage I")
    for entry in content.entries("improvements"):
        good = entry["cost"] >= 0 and entry["vp"] >= 0 and len(entry["income"]) == 2 and min(entry["income"]) >= 0
        expect(content, "improvements", entry, good, "cost, VP and both incomes are numbers from 0")
    icons = [entry["id"] for entry in content.entries("locations") if entry["value_icon"]]
    content.expect(len(icons) == 6, "[[locations]]", f"{len(icons)} have a value icon, should be 6")
    supply = [entry["id"] for entry in content.entries("locations") if entry.get("ruby_supply")]
    content.expect(supply == content.value("rubies", "supply_locations"), "[[locations]]", f"rubies come from {supply}")
    for entry in content.entries("locations"):
        expect(content, "locations", entry, bool(entry["actions"]), "has no action")
    for entry in content.entries("residences"):
        expect(content, "residences", entry, entry["cost"] > 0, "costs nothing")
        most = 25 if entry["id"] == "sea_fortress" else 24
        expect(content, "residences", entry, entry["score"]["max"] == most, f"max is not {most}")
    tiles = Counter(content.column("treasure_value_tiles", "treasure"))
    right = dict.fromkeys(content.value("treasures", "kinds"), 2)
    content.expect(tiles == right, "[[treasure_value_tiles]]", f"are {dict(tiles)}, should be {right}")
    kinds = content.value("treasures", "kinds")
    for name in ("raid_dice", "stores"):
        content.expect(
            content.column(name, "treasure") == kinds, f"[[{name}]]", f"are not one of each of {', '.join(kinds)}"
        )
    values = [(entry["min"], entry["vp"]) for entry in content.entries("island_values")]
    content.expect(values == [(0, 2), (3, 3), (5, 4), (7, 5)], "[[island_values]]", f"are {values}")


def _check_places(content: Content) -> None:
    sections = Counter(content.column("ship_spaces", "section"))
    for number, entry in enumerate(content.entries("ship_sections"), start=1):
        right = entry["spaces"] == sections[number]
        expect(content, "ship_sections", entry, right, f"spaces is {entry['spaces']}, the board has {sections[number]}")
    needs = content.column("ship_sections", "needs")
    content.expect(needs == sorted(needs) and needs[0] == 0, "[[ship_sections]]", f"needs {needs} do not rise from 0")
    for entry in content.entries("stores"):
        expect(content, "stores", entry, len(entry["below"]) == 4, "has not four spaces below the line")


def _check_explorer(content: Content) -> None:
    """R72, R76: forward links only; rivers behind a field are those behind the one before it and the one crossed."""
    entries = {entry["id"]: entry for entry in content.entries("fields")}
    for entry in entries.values():
        for following in entry["next"]:
            expect(content, "fields", entry, following in entries, f'"{following}" is unknown')
            crossed = entry["rivers"] + int(entries[following]["river"] > 0)
            expect(
                content, "fields", entry, entries[following]["rivers"] == crossed, f"rivers at {following} do not fit"
            )
            expect(content, "fields", entry, entries[following]["x"] > entry["x"], f"{following} lies behind it")
    reached = {"start", *(following for entry in entries.values() for following in entry["next"])}
    content.expect(reached == set(entries), "[[fields]]", f"nobody comes to {sorted(set(entries) - reached)}")
    last = [id for id, entry in entries.items() if not entry["next"]]
    content.expect(last == [content.value("explorer", "final")], "[[fields]]", f"end at {', '.join(last)}")


def _check_solo(content: Content) -> None:
    board = [word for column in content.value("solo", "ship_board") for word in column]
    right = {"advance": 3, "figurehead": 1, "quest": 3, "residence": 3}
    content.expect(Counter(board) == right, "[solo] ship_board", f"is {dict(Counter(board))}, should be {right}")
    for number, entry in enumerate(content.entries("solo_cards")):
        plain = entry["extra"]["kind"] == "none"
        expect(content, "solo_cards", entry, plain == (number < 6), "A cards have no extra action, B cards have one")
        expect(content, "solo_cards", entry, len(entry["main"]) == 3, "has not three main actions")
        for line in entry["main"]:
            known = line["kind"] in ("raid", "explore", "quest", "shop", "buy")
            expect(content, "solo_cards", entry, known, f'"{line["kind"]}" is no main action')
            types = sorted(line.get("types", ["crew", "equipment", "ship"]))
            expect(
                content,
                "solo_cards",
                entry,
                types == ["crew", "equipment", "ship"],
                "does not list the three types once each",
            )


__all__ = ["check"]
