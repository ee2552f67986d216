"""What lies in front of everybody: numbers, ship, hideout, and the cards of the tableau with what they add up to."""

from __future__ import annotations

from karavelle.games.pirates import scoring
from karavelle.games.pirates.content import (
    CARD_IDS,
    CARD_TYPE,
    CARDS,
    CONTENT,
    DIE_KIND,
    DIE_SOURCES,
    DIE_SWORDS,
    EXPLORE_BONUS,
    EXPLORE_SOURCES,
    FIELD_RIVERS,
    FIGUREHEAD_IDS,
    HIDEOUT_IDS,
    KIND_IDS,
    POSEIDON,
    REROLL_SOURCES,
    REROLLS,
    SAIL_BONUS,
    SAIL_SOURCES,
    SECTION_NEEDS,
    SHIP_SPACE_IDS,
    SWORD_SOURCES,
    SWORDS,
    TYPE_IDS,
    permanent,
)
from karavelle.games.pirates.draw.caribbean import card_tokens
from karavelle.games.pirates.draw.icons import TYPES, Token, named, row, token, tokens
from karavelle.games.pirates.draw.pens import Pens
from karavelle.kernel.scene import Element, Part, circle, el, group, path, rect, use, words

WIDTH = 620.0
HEAD, SHIP, HIDEOUT, SLOTS, LINE = 112.0, 226.0, 214.0, 48.0, 50.0


def mats(pens: Pens) -> list[Part]:
    """A mat a seat, the viewer's first; Jordan's last."""
    seats = list(range(int(pens.s.seats)))
    seats.sort(key=lambda seat: seat != pens.viewer)
    found = [_mat(pens, seat) for seat in seats]
    if pens.s.rivals:
        found.append(_rival(pens))
    return found


def _mat(pens: Pens, seat: int) -> Part:
    asked = " asked" if pens.s.actor == seat else ""
    hideout = HIDEOUT if pens.s.figurehead[seat] == POSEIDON else HIDEOUT - SLOTS
    owned, lines = _tableau(pens, seat, HEAD + SHIP + hideout + 6)
    height = HEAD + SHIP + hideout + 14 + lines
    content = [
        rect(3, 3, WIDTH - 6, height - 6, 18, cls=f"sheet mat{asked}"),
        *_head(pens, seat),
        _ship(pens, seat),
        _hideout(pens, seat),
        *owned,
    ]
    return Part(f"mat-{seat}", pens.named(seat), WIDTH, height, tuple(content))


def _head(pens: Pens, board: int) -> list[Element]:
    """Name, VP, doubloons, incomes, rivers, treasures, quests."""
    s = pens.s
    drawn = [
        pens.piece("pi-flag", board, 40, 38, 52),
        words(pens.named(board), 74, 46, 26, cls="heading", anchor="start"),
    ]
    numbers = [("vp", int(s.vp[board]), "draw-vp"), ("coin", int(s.doubloons[board]), "draw-doubloons")]
    if board >= s.seats:
        numbers = numbers[:1]
    for at, (symbol, number, key) in enumerate(numbers):
        drawn.append(_count(pens, symbol, number, WIDTH - 196 + 96 * at, 38, 44, key))
    income = [int(scoring.income(s, board, of_vp)) for of_vp in (False, True)]
    small = [
        ("income", income[0], "draw-income"),
        ("vp_income", income[1], "draw-vp-income"),
        ("river", int(FIELD_RIVERS[s.explorer[board]]), "draw-rivers"),
        ("upgrade", int(scoring.ones(s.upgrades[board])), "draw-upgrades"),
        ("buried", int(s.buried(board)), "draw-buried"),
        ("quest", int(s.quest_count[board]), "draw-quests"),
        *[(kind, int(s.treasures_of(board, at)), "draw-treasures") for at, kind in enumerate(KIND_IDS)],
    ]
    if board >= s.seats:
        small = [*small[2:3], *small[5:]]
    if s.ruby_module:
        small.append(("ruby", int(s.rubies[board]), "draw-rubies"))
    step = 594 / max(9, len(small))
    for at, (symbol, number, key) in enumerate(small):
        drawn.append(_count(pens, symbol, number, 30 + step * at, 88, 29, key))
    return drawn


def _count(pens: Pens, symbol: str, number: int, x: float, y: float, size: float, key: str) -> Element:
    """A symbol and a number beside it."""
    text = f"+{number}" if key in ("draw-income", "draw-vp-income") else number
    kind = pens.name(symbol) if symbol in KIND_IDS else ""
    drawn = [
        use(f"pi-{symbol}", 0, 0, size),
        words(text, size * 0.56, size * 0.24, size * 0.62, anchor="start", cls="strong"),
    ]
    return group(*drawn, at=(x, y), title=pens.say(key, number=number, kind=kind))


# The ship


def _ship(pens: Pens, seat: int) -> Element:
    """The deck with its sockets in four sections, the figurehead at the bow."""
    drawn = [
        path("M14 24H470C540 24 580 70 606 112C580 154 540 200 470 200H14C4 140 4 84 14 24Z", cls="deck"),
        *[path(f"M12 {y}H{520 - abs(112 - y)}", cls="planks") for y in (50, 80, 110, 140, 170)],
    ]
    for section in range(1, 4):
        x = 23 + 128 * section
        drawn.append(el("line", x1=x, y1=30, x2=x, y2=194, cls="line-board"))
        drawn.append(circle(x, 196, 13, cls="threshold"))
        drawn.append(words(int(SECTION_NEEDS[section]), x, 202, 17, cls="strong"))
    for number, entry in enumerate(CONTENT.entries("ship_spaces")):
        drawn.append(_socket(pens, seat, number, entry["x"], entry["y"]))
    drawn.append(_bow(pens, seat))
    return group(*drawn, at=(4, HEAD - 4))


def _socket(pens: Pens, seat: int, number: int, column: int, line: int) -> Element:
    """A space of the ship, with its marker when it is used."""
    entry, id = CONTENT.entries("ship_spaces")[number], SHIP_SPACE_IDS[number]
    used = pens.s.upgrades[seat] >> number & 1
    lasting = " lasting" if entry["kind"] == "permanent" else ""
    drawn = [rect(-29, -23, 58, 46, 10, cls=f"socket{lasting}"), *row(tokens(entry["effects"]), 0, 0, 32, 54)]
    if used:
        drawn.append(use("pi-marker", 19, 13, 28, key=f"upgrade_{seat}_{id}"))
    pick = pens.pick("choose_upgrade", id) if seat == pens.viewer else None
    x, y = 54 + 64 * (column - 1), 60 + 52 * (line - 1)
    return group(*drawn, at=(x, y), title=pens.tip(id), tip=id, pick=pick)


def _bow(pens: Pens, seat: int) -> Element:
    """The figurehead."""
    figurehead = int(pens.s.figurehead[seat]) - 1
    if figurehead < 0:
        empty = [circle(0, 0, 26, cls="hole"), use("pi-figurehead", 0, 0, 38, cls="shut")]
        return group(*empty, at=(566, 112), title=pens.say("draw-no-figurehead"))
    id = FIGUREHEAD_IDS[figurehead]
    drawn = [
        circle(0, 0, 30, cls="chip"),
        use("pi-figurehead", 0, -4, 44),
        words(pens.name(id), 0, 50, 17, cls="strong"),
    ]
    return group(*drawn, at=(566, 112), title=f"{pens.name(id)}. {pens.tip(id)}", tip=id, key=f"figurehead_{id}")


# The hideout


def _hideout(pens: Pens, seat: int) -> Element:
    """Three stores with the shovel line; Poseidon's slots where he is."""
    drawn = [element for kind in range(3) for element in _store(pens, seat, kind)]
    return group(*drawn, at=(10, HEAD + SHIP - 6))


def _store(pens: Pens, seat: int, kind: int) -> list[Element]:
    """A store: treasures above the line, burial spaces below it."""
    s, id, entry = pens.s, KIND_IDS[kind], CONTENT.entries("stores")[kind]
    left, at = 202.0 * kind, 3 * seat + kind
    above, taken = int(s.above[at]), int(s.bonus_taken[at])
    drawn = [
        rect(left, 0, 194, 84, 10, cls="store"),
        rect(left, 92, 194, 108 - (0 if s.figurehead[seat] == POSEIDON else SLOTS), 10, cls="earth"),
        path(f"M{left} 88q12-7 24 0t24 0 24 0 24 0 24 0 24 0 24 0 26 0", cls="line-board none"),
        use("pi-bury", left + 180, 90, 34),
        circle(left + 38, 42, 29, cls="bonus"),
        *row(tokens(entry["above_bonus"]), left + 38, 42, 34, 50),
    ]
    if taken:
        drawn.append(use(f"pi-{id}", left + 38, 42, 52, key=f"bonus_{seat}_{id}"))
    loose = above - taken
    for number in range(min(loose, 4)):
        drawn.append(use(f"pi-{id}", left + 92 + 20 * number, 40, 40))
    if loose > 1:
        drawn.append(words(f"×{loose}", left + 172, 76, 20, cls="sum", anchor="end"))
    for slot in range(4):
        drawn.append(_burial(pens, seat, kind, slot, left + 28 + 46 * slot))
    return drawn + _poseidon(pens, seat, kind, left)


def _burial(pens: Pens, seat: int, kind: int, slot: int, x: float) -> Element:
    """A burial space with its bonus, or the treasure that lies there."""
    number, id = 4 * kind + slot, HIDEOUT_IDS[4 * kind + slot]
    full = pens.s.below[seat] >> number & 1
    effects = CONTENT.entries("stores")[kind]["below"][slot]["effects"]
    drawn = [circle(0, 0, 21, cls="bonus" if effects else "hole")]
    drawn += row(tokens(effects), 0, 0, 28, 36) if effects else []
    if full:
        drawn = [circle(0, 0, 21, cls="hole"), use(f"pi-{KIND_IDS[kind]}", 0, 0, 36, key=f"buried_{seat}_{id}")]
    pick = pens.pick("bury_choose", id) if seat == pens.viewer else None
    return group(*drawn, at=(x, 122), title=pens.name(id), pick=pick)


def _poseidon(pens: Pens, seat: int, kind: int, left: float) -> list[Element]:
    """R68: four more places, one row for each kind that may lie there."""
    if pens.s.figurehead[seat] != POSEIDON:
        return []
    slots, drawn = permanent("bury_here")[0][1]["slots"], []
    for slot in range(4):
        lying = int(pens.s.poseidon[4 * seat + slot]) - 1
        name = f"poseidon:{slot + 1}:{KIND_IDS[kind]}"
        shown = [circle(0, 0, 20, cls="bonus"), *row(tokens(slots[slot]), 0, 0, 26, 34)]
        if lying >= 0:
            shown = [
                circle(0, 0, 20, cls="hole"),
                use(f"pi-{KIND_IDS[lying]}", 0, 0, 32, cls="" if lying == kind else "shut"),
            ]
        pick = pens.pick("bury_choose", name) if seat == pens.viewer else None
        title = pens.say("draw-poseidon", number=slot + 1, kind=pens.name(KIND_IDS[kind]))
        drawn.append(group(*shown, at=(left + 28 + 46 * slot, 172), title=title, pick=pick))
    return drawn


# The tableau


def _tableau(pens: Pens, seat: int, top: float) -> tuple[list[Element], float]:
    """Cards by type with their icons, and what is in force summed up; with the height that takes."""
    drawn, y = list[Element](), top + 20
    for type, id in enumerate(TYPE_IDS):
        cards = [card for card in range(CARDS) if pens.s.card_at[card] == 1 + seat and CARD_TYPE[card] == type]
        drawn.append(use(f"pi-{TYPES[id]}", 32, y, 40, title=pens.name(id)))
        drawn.append(words(len(cards), 58, y + 8, 22, cls="sum", anchor="start"))
        for at, card in enumerate(cards):
            drawn.append(_owned(pens, card, 132 + 112 * (at % 5), y + LINE * (at // 5)))
        y += LINE * max(1, -(-len(cards) // 5))
    drawn += _in_force(pens, seat, y)
    return drawn, y + LINE - top - 6


def _owned(pens: Pens, card: int, x: float, y: float) -> Element:
    """A card of the tableau as its icons."""
    entry, id = CONTENT.entries("improvements")[card], CARD_IDS[card]
    drawn = [rect(-52, -21, 104, 42, 8, cls="slip"), *row(card_tokens(entry), 0, -1, 30, 94)]
    return group(
        *drawn, at=(x, y), title=f"{pens.name(id)}. {pens.tip(id)}", tip=id, key=id, cls=TYPE_IDS[CARD_TYPE[card]]
    )


def _in_force(pens: Pens, seat: int, y: float) -> list[Element]:
    """Everything permanent, added up."""
    s = pens.s
    found: list[Token] = []
    for symbol, sources, amounts, sign in (
        ("sword", SWORD_SOURCES, SWORDS, "+"),
        ("explore", EXPLORE_SOURCES, EXPLORE_BONUS, "+"),
        ("sail", SAIL_SOURCES, SAIL_BONUS, "+"),
        ("reroll", REROLL_SOURCES, REROLLS, "+"),
    ):
        total = int(s.in_force(seat, sources, amounts))
        found += [(symbol, f"{sign}{total}")] if total else []
    off = int(s.discount(seat))
    found += [("discount", f"−{off}")] if off else []
    for at, source in enumerate(DIE_SOURCES):
        if s.has(seat, source):
            found += [("sword", f"+{DIE_SWORDS[at]}"), (KIND_IDS[DIE_KIND[at]], "")]
    if not found:
        return [words(pens.say("draw-nothing-in-force"), 24, y + 8, 20, cls="dim", anchor="start")]
    label = words(pens.say("draw-in-force"), 24, y + 8, 20, cls="dim", anchor="start")
    return [label, named(found, 390, y, 36, pens.say("draw-in-force"))]


# Jordan


def _rival(pens: Pens) -> Part:
    """Jordan's track, his ship, and what he has."""
    s, board, height = pens.s, int(pens.s.seats), 330.0
    content = [rect(3, 3, WIDTH - 6, height - 6, 18, cls="sheet mat"), *_head(pens, board)]
    content.append(words(pens.say("draw-track"), 24, 140, 20, cls="dim", anchor="start"))
    for level, step in enumerate(CONTENT.entries("solo_track"), start=1):
        raid, explore = step["raid"], step["explore"]
        icons: list[Token] = [("raid", ""), ("any", str(raid["treasures"]))]
        icons += [("vp", str(raid["vp"]))] if raid["vp"] else []
        icons += [("", "·"), ("explore", f"+{explore['extra']}"), ("vp", str(explore["vp"]))]
        here = " asked" if level == s.track else ""
        x = 24 + 146 * (level - 1)
        content += [rect(x, 150, 138, 52, 8, cls=f"slip mat{here}"), *row(icons, x + 69, 176, 30, 126)]
    content.append(words(pens.say("draw-his-ship"), 24, 232, 20, cls="dim", anchor="start"))
    duties = [word for column in CONTENT.value("solo", "ship_board") for word in column]
    symbols = {"advance": "sail", "figurehead": "figurehead", "quest": "quest", "residence": "residence"}
    for number, duty in enumerate(duties):
        x = 52 + 57 * number
        socket = [rect(-25, -23, 50, 46, 9, cls="socket"), use(f"pi-{symbols[duty]}", 0, 0, 34)]
        socket += [use("pi-marker", 15, 13, 26)] if number < s.jordan_upgrades else []
        content.append(group(*socket, at=(x, 270), title=pens.name(duty)))
    cards = sum(int(s.cards_of(board, type)) for type in range(3))
    content += [*token("cards", "", 500, 38, 44), words(cards, 526, 47, 26, cls="strong", anchor="start")]
    return Part("jordan", pens.named(board), WIDTH, height, tuple(content))


__all__ = ["mats"]
