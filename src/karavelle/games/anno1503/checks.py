"""What must be true of the components, since the rules rely on it; what is not is said with file and entry."""

from __future__ import annotations

from typing import Any

from karavelle.kernel.content import Content, Entry

ROLES = ("right_1", "right_2", "mirror")
LOSSES = ("ship_damaged", "gold_5_or_good", "half_gold")
FIELD_KINDS = ("island", "water", "pirate")
LUXURIES = ("silk", "marble", "gems")

SIZES = {
    "goods": 9,
    "inhabitants": 4,
    "home_islands": 4,
    "events": 3,
    "public_buildings": 6,
    "tiles": 36,
    "tile_kinds": 15,
    "castle_stages": 9,
    "cannon_steps": 5,
    "aristocrat_sites": 3,
    "aristocrat_buildings": 6,
    "action_cards": 5,
    "pirate_cards": 10,
    "victory_points": 8,
    "boards": 2,
    "fields": 96,
}

IDS = {
    "goods": ("stone", "wood", "tool", "cloth", "spice", "tobacco", *LUXURIES),
    "events": ("pirate", "fire", "golden_times"),
    "public_buildings": ("fire_brigade", "smithy", "church", "shipyard", "market_hall", "tavern"),
    "aristocrat_buildings": ("wealthy_aristocrat", "theatre", "university", "cathedral", "library", "park"),
    "action_cards": ("naval_hero", "explorer", "master_builder", "inventor", "engineer"),
    "boards": ("base", "expansion"),
    "victory_points": (
        "gold_30",
        "posts_4",
        "contracts_3",
        "merchants_3",
        "public_buildings_4",
        "aristocrat_buildings_all",
        "nests_2",
        "castle_complete",
    ),
}

LIMITS = {
    "ships_per_player": 2,
    "aristocrat_sites": 3,
    "grey_piers": 4,
    "contract_slots": 3,
    "action_cards_played_per_turn": 1,
    "card_exchanges_per_turn": 1,
}


def check(content: Content) -> None:
    """Raises a complaint about the first thing that is wrong."""
    for name, size in SIZES.items():
        found = len(content.entries(name))
        content.expect(found == size, f"[[{name}]]", f"has {found} entries, should have {size}")
    for name, ids in IDS.items():
        content.expect(content.ids(name) == ids, f"[[{name}]]", f"are not {', '.join(ids)}")
    for entry in content.entries("limits"):
        right = LIMITS.get(entry["id"], entry["value"])
        where = f"[[limits]] {entry['id']}"
        content.expect(entry["value"] == right, where, f"is {entry['value']}; the rules are written for {right}")
    _check_goods(content)
    _check_islands(content)
    _check_tiles(content)
    _check_kinds(content)
    _check_buildings(content)
    _check_cards(content)
    _check_fields(content)
    _check_places(content)
    _check_points(content)


def _check_goods(content: Content) -> None:
    for good, entry in enumerate(content.entries("goods")):
        where = f"[[goods]] {entry['id']}"
        kind, cards = ("ware", 15) if good < 6 else ("luxury", 10)
        content.expect(entry["kind"] == kind, where, f"is number {good} and so a {kind}")
        content.expect(entry["cards"] == cards, where, f"has {entry['cards']} cards, should have {cards}")
    for level, entry in enumerate(content.entries("inhabitants")):
        where = f"[[inhabitants]] {entry['id']}"
        content.expect(entry["level"] == level + 1, where, f"level is not {level + 1}")
        content.expect(entry["tile"] == ("low" if level < 2 else "high"), where, "stands on the other tile")


def _check_islands(content: Content) -> None:
    columns: list[set[str]] = [set() for _ in range(5)]
    wares = IDS["goods"][:6]
    for entry in content.entries("home_islands"):
        where, production = f"[[home_islands]] {entry['id']}", entry["production"]
        content.expect(len(production) == 5, where, "production is not five goods")
        content.expect(production.count("any") == 1, where, "has not one question mark field")
        for number, good in enumerate(production):
            content.expect(good == "any" or good in wares, where, f'production names "{good}", which is no ware')
            content.expect(good not in columns[number], where, f"number {number + 1} is that of another island, too")
            columns[number].add(good)
    faces = sorted(face for faces in content.column("events", "faces") for face in faces)
    content.expect(faces == [1, 2, 3, 4, 5, 6], "[[events]]", f"faces are {faces}, should be each of 1 to 6")


def _check_tiles(content: Content) -> None:
    kinds = content.ids("tile_kinds")
    sums: dict[tuple[str, int], int] = {}
    for entry in content.entries("tiles"):
        where = f"[[tiles]] {entry['id']}"
        name = f"{'crown' if entry['board'] == 'expansion' else 'sea'}{entry['back']}_{entry['kind']}"
        content.expect(entry["id"] == name, where, f"should be called {name}")
        content.expect(entry["kind"] in kinds, where, f'kind "{entry["kind"]}" is unknown')
        content.expect(entry["back"] in (2, 3, 4), where, "back is not 2, 3 or 4")
        crown = kinds.index(entry["kind"]) >= 9
        content.expect(crown == (entry["board"] == "expansion"), where, "lies on the wrong board")
        content.expect(isinstance(entry["count"], int) and entry["count"] > 0, where, "count is not a number above 0")
        stack = (entry["board"], entry["back"])
        sums[stack] = sums.get(stack, 0) + entry["count"]
    right = {("base", 2): 18, ("base", 3): 7, ("base", 4): 7}
    right |= {("expansion", 2): 11, ("expansion", 3): 5, ("expansion", 4): 5}
    content.expect(sums == right, "[[tiles]]", f"by board and back are {sums}, should be {right}")


def _check_kinds(content: Content) -> None:
    for kind, entry in enumerate(content.entries("tile_kinds")):
        where, good = f"[[tile_kinds]] {entry['id']}", entry["good"]
        content.expect(good == "none" or good in IDS["goods"], where, f'good "{good}" is unknown')
        content.expect((good != "none") == entry["id"].endswith("_post"), where, "only a post has a good")
        content.expect((good in LUXURIES) == (9 <= kind < 12), where, "stands in the wrong place")
        content.expect((entry["strength"] > 0) == (kind >= 12), where, "only a nest has a strength")
        content.expect(
            kind < 12 or entry["discount"] == entry["strength"] - 3, where, "discount is not the strength less 3"
        )


def _check_buildings(content: Content) -> None:
    for name, totals in (("public_buildings", (6, 10, 14)), ("aristocrat_buildings", (5, 7, 10))):
        tiles = content.column(name, "tiles")
        found = tuple(sum(sum(marked[: seats - 1]) for marked in tiles) for seats in (2, 3, 4))
        content.expect(found == totals, f"[[{name}]]", f"are {found} for 2, 3, 4 players, should be {totals}")
    stages = content.column("castle_stages", "needs_nest")
    content.expect(stages == [False] * 8 + [True], "[[castle_stages]]", "not only the last one needs a nest")
    sites = content.column("aristocrat_sites", "needs_nest")
    content.expect(sites == [False, False, True], "[[aristocrat_sites]]", "not only the last one needs a nest")
    steps = content.column("cannon_steps", "gold")
    content.expect(steps == sorted(steps), "[[cannon_steps]]", "become cheaper")


def _check_cards(content: Content) -> None:
    cards = sum(content.column("action_cards", "count"))
    content.expect(cards == 20, "[[action_cards]]", f"are {cards}, should be 20")
    kinds = content.column("pirate_cards", "kind")
    content.expect(kinds == ["raid"] * 8 + ["peaceful"] * 2, "[[pirate_cards]]", "are not eight raids, then two others")
    for entry in content.entries("pirate_cards")[:8]:
        where = f"[[pirate_cards]] {entry['id']}"
        for key, among in (("role", ROLES), ("loss", LOSSES)):
            known = ", ".join(among)
            content.expect(entry[key] in among, where, f'{key} "{entry[key]}" is unknown; known are {known}')
    again = [entry["reshuffle"] for entry in content.entries("pirate_cards")[8:]]
    content.expect(again == [False, True], "[[pirate_cards]]", "not only the last one has all cards shuffled")


def _check_fields(content: Content) -> None:
    numbers: dict[str, list[int]] = {"base": [], "expansion": []}
    for place, entry in enumerate(content.entries("fields")):
        where, board = f"[[fields]] {entry['id']}", entry["board"]
        content.expect(board == ("base" if place < 60 else "expansion"), where, "lies on the wrong board")
        content.expect(entry["kind"] in FIELD_KINDS, where, f'kind "{entry["kind"]}" is unknown')
        letter = "ABCDEFGHIJKLMNOPQR"[entry["column"] - 1 + (12 if board == "expansion" else 0)]
        content.expect(entry["id"] == f"{letter}{entry['row']}", where, "does not lie where its name says")
        island = entry["kind"] == "island"
        content.expect((entry["number"] in (2, 3, 4)) == island, where, "number and kind do not agree")
        numbers[board].append(entry["number"])
    for board, right in (("base", [16, 5, 5]), ("expansion", [10, 4, 4])):
        found = [numbers[board].count(number) for number in (2, 3, 4)]
        content.expect(found == right, "[[fields]]", f"of {board}: {found} islands, should be {right}")


def _check_places(content: Content) -> None:
    fields = {entry["id"]: entry for entry in content.entries("fields")}
    places: dict[str, list[str]] = {}
    for entry in content.entries("places"):
        where = f"[[places]] {entry['id']}"
        places[entry["id"]] = entry["fields"]
        for field in entry["fields"]:
            content.expect(field in fields, where, f'"{field}" is no field')
            at_sea = fields[field]["kind"] != "island"
            content.expect(at_sea == (entry["id"] != "harbor"), where, f"{field} does not lie where it should")
    (harbor,) = places["harbor"]
    content.expect(
        set(places["launch"]) == set(_beside(fields, harbor)), "[[places]] launch", "is not beside the harbour"
    )
    content.expect(len(places["link"]) == 2, "[[places]] link", "is not two fields")
    content.expect(len(places["start"]) == 1, "[[places]] start", "is not one field")


def _beside(fields: dict[str, Entry], id: str) -> list[str]:
    """The sea fields beside a field."""
    one: Any = fields[id]
    found = []
    for other in fields.values():
        apart = abs(other["column"] - one["column"]) + abs(other["row"] - one["row"])
        if other["board"] == one["board"] and apart == 1 and other["kind"] != "island":
            found.append(other["id"])
    return found


def _check_points(content: Content) -> None:
    areas = content.column("victory_points", "area")
    content.expect(areas == ["home"] * 5 + ["aristocrat"] * 3, "[[victory_points]]", "are not five of home, then three")
    conditions = (
        "gold_at_least",
        "posts_at_least",
        "contracts_at_least",
        "merchants_at_least",
        "public_buildings_at_least",
        "aristocrat_sites_filled",
        "nests_at_least",
        "castle_stage",
    )
    for entry, condition in zip(content.entries("victory_points"), conditions, strict=True):
        content.expect(entry["condition"] == condition, f"[[victory_points]] {entry['id']}", f"is not {condition}")


__all__ = ["FIELD_KINDS", "LOSSES", "ROLES", "check"]
