"""One vocabulary of icons: every effect as a few symbols with numbers, the same on cards, boards and slips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from karavelle.kernel.scene import Element, group, use, words

Token = tuple[str, str]
"""A symbol (or nothing) and what is written on it (or instead of it)."""

STATS = {
    "treasures": "any",
    "gold": "gold",
    "emerald": "emerald",
    "pearl": "pearl",
    "treasure_sets": "set",
    "buried": "buried",
    "crew": "crew",
    "equipment": "equipment",
    "ship": "galleon",
    "each_type": "cards",
    "immediate_cards": "lightning",
    "cards_and_residences": "cards",
    "residences": "residence",
    "doubloon_income": "income",
    "vp_income": "vp_income",
    "rivers": "river",
    "upgrades": "upgrade",
    "quests": "quest",
    "quests_fulfilled": "quest",
}
TYPES = {"crew": "crew", "equipment": "equipment", "ship": "galleon"}
PLAIN = {
    "gain_vp": "vp",
    "gain_doubloons": "coin",
    "explore": "explore",
    "bury": "bury",
    "upgrade": "upgrade",
    "draw_quest": "quest",
    "raid_swords": "sword",
    "explore_bonus": "explore",
    "discount": "discount",
    "raid_reroll": "reroll",
    "sail_bonus": "sail",
}
BONUS = ("raid_swords", "explore_bonus", "raid_reroll", "sail_bonus")
FIXED: dict[str, list[Token]] = {
    "use_black_market": [("black_market", "!")],
    "use_explorer_field": [("explore", "!")],
    "build_residence": [("residence", "")],
    "gain_doubloon_income": [("income", "")],
    "gain_vp_income": [("vp_income", "")],
    "quest_refresh": [("quest", "↻")],
    "income_per_quest": [("income", ""), ("", "/"), ("quest", "")],
    "bury_here": [("buried", "+4")],
}


def tokens(effects: Sequence[dict[str, Any]]) -> list[Token]:
    """The icons of a list of effects."""
    return [token for effect in effects for token in one(effect)]


def one(effect: dict[str, Any]) -> list[Token]:
    """The icons of an effect."""
    op = effect["op"]
    if op in PLAIN:
        number = effect.get("n", 1)
        sign = "+" if op in BONUS else "−" if op == "discount" else ""
        return [
            (
                PLAIN[op],
                f"{sign}{number}" if number > 1 or sign or op in ("gain_vp", "gain_doubloons", "explore") else "",
            )
        ]
    if op in FIXED:
        return FIXED[op]
    return special(op, effect)


def special(op: str, effect: dict[str, Any]) -> list[Token]:
    """Effects with parts."""
    if op == "gain_treasure":
        symbol = "any" if effect["treasure"] in ("any", "chosen") else effect["treasure"]
        return [(symbol, str(effect["n"]) if effect["n"] > 1 else "")]
    if op == "value_marker":
        isle = [] if effect["treasure"] == "any" else [(effect["treasure"], "")]
        return [("marker", f"+{effect['n']}"), *isle]
    if op == "raid":
        number = effect["swords"]
        if effect["mode"] == "dice":
            return [("raid", f"+{number}" if number else "")]
        return [("sword", str(number)), ("any" if effect["treasure"] == "any" else effect["treasure"], "")]
    if op == "raid_swords_die":
        return [("sword", f"+{effect['n']}"), (effect["treasure"], "")]
    if op in ("take_figurehead", "place_black_market"):
        symbol = "figurehead" if op == "take_figurehead" else "black_market"
        return [(symbol, ""), *([("coin", f"−{effect['cost']}")] if effect["cost"] else [])]
    if op == "discard_quest":
        return [("quest", "−"), ("coin", str(effect["doubloons"]))]
    if op == "buy_improvement":
        return [(TYPES[effect["type"]], ""), ("coin", f"+{effect['surcharge']}" if effect["surcharge"] else "±0")]
    if op in ("raid_option", "explore_trade"):
        symbol = "sword" if op == "raid_option" else "explore"
        return [(symbol, f"−{effect['cost']}"), ("", "▸"), *tokens(effect["effects"])]
    return counted(op, effect)


def counted(op: str, effect: dict[str, Any]) -> list[Token]:
    """VP by number, and sides of a slash."""
    if op in ("vp_per", "end_vp_per"):
        per = effect.get("per", 1)
        return [("vp", str(effect["n"])), ("", "/"), (STATS[effect["what"]], str(per) if per > 1 else "")]
    found: list[Token] = []
    for number, side in enumerate(effect["options"]):
        found += [("", "|")] if number else []
        found += tokens(side)
    return found


def width(found: Sequence[Token], size: float) -> float:
    """How wide a row of icons is."""
    return sum(size * (1.06 if symbol else 0.46) for symbol, _ in found)


def row(found: Sequence[Token], x: float, y: float, size: float, widest: float = 0) -> list[Element]:
    """Icons side by side, their middle at a place; smaller where there is little room."""
    if widest and width(found, size) > widest:
        size *= widest / width(found, size)
    drawn: list[Element] = []
    left = x - width(found, size) / 2
    for symbol, label in found:
        step = size * (1.06 if symbol else 0.46)
        drawn += token(symbol, label, left + step / 2, y, size)
        left += step
    return drawn


def token(symbol: str, label: str, x: float, y: float, size: float) -> list[Element]:
    """A symbol with its number."""
    if not symbol:
        return [words(label, x, y + size * 0.3, size * 0.8, cls="sum")]
    drawn = [use(f"pi-{symbol}", x, y, size)]
    if label:
        middle = symbol in ("vp", "coin", "marker", "discount", "income", "vp_income")
        place = (x, y + size * 0.22) if middle else (x + size * 0.2, y + size * 0.44)
        drawn.append(words(label, *place, size * 0.58, cls="mark"))
    return drawn


def named(found: Sequence[Token], x: float, y: float, size: float, title: str, tip: str = "") -> Element:
    """A row that says what it is."""
    return group(*row(found, 0, 0, size), at=(x, y), title=title, tip=tip or None)


__all__ = ["STATS", "TYPES", "Token", "named", "row", "token", "tokens", "width"]
