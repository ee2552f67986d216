"""Beside the board: the question that is open, quests in hand, and the markets."""

from __future__ import annotations

from karavelle.games.pirates import scoring
from karavelle.games.pirates.bundles import RAID_EFFECTS, VERB_IDS, slashes
from karavelle.games.pirates.content import (
    CARD_IDS,
    CONTENT,
    FIGUREHEAD_IDS,
    KIND_IDS,
    LOCATION_IDS,
    QUEST_IDS,
    QUEST_LEAST,
    QUEST_STAT,
    QUESTS,
    RAID_COST,
    RAID_IDS,
    RESIDENCE_IDS,
    SIDE_IDS,
    SPACE_IDS,
    STAT_IDS,
    TRADE_COST,
    TRADE_IDS,
    permanent,
)
from karavelle.games.pirates.draw.caribbean import card_tokens
from karavelle.games.pirates.draw.icons import STATS, Token, named, row, token, tokens
from karavelle.games.pirates.draw.pens import Pens, wrapped
from karavelle.kernel.scene import Element, Part, circle, group, rect, use, words

WIDTH = 620.0
ROW, SLIP = 78.0, 293.0
QUIET = ("skip", "end", "done", "no", "decline", "stop")
ON_BOARDS = ("choose_upgrade", "bury_choose", "explore_move", "keep_start_quest", "quest_discard")
"""Questions whose answers are read best where they lie."""

VERB_SYMBOLS = {
    "gain_treasure": "any", "value_marker": "marker", "explore": "explore", "raid": "raid", "bury": "bury",
    "upgrade": "upgrade", "draw_quest": "quest", "discard_quest": "coin", "take_figurehead": "figurehead",
    "place_black_market": "black_market", "use_black_market": "black_market", "use_explorer_field": "explore",
    "build_residence": "residence", "buy_improvement": "cards", "gain_doubloon_income": "income",
    "gain_vp_income": "vp_income", "vp_per": "vp", "choice": "any", "gain_vp": "vp", "gain_doubloons": "coin",
}  # fmt: skip
LINES = {"raid": [("raid", "+2")], "explore": [("explore", "4")], "residence": [("residence", "")]}


def question(pens: Pens) -> Part:
    """What is asked: dice and swords where there are any, and every answer as a slip with its icons."""
    shown = [name for name in pens.open if name not in QUIET]
    if pens.asked in ON_BOARDS:
        shown = [name for name in shown if name.startswith("trade:")]
    top = 104.0 if _has_dice(pens) else 16.0
    caption = wrapped(pens.speech.prompt(pens.s, pens.viewer), 46, 3)
    height = top + 30 * len(caption) + ROW * -(-len(shown) // 2) + 18
    content = [rect(2, 2, WIDTH - 4, height - 4, 16, cls="panel")]
    content += _dice(pens) if _has_dice(pens) else []
    for line, text in enumerate(caption):
        content.append(words(text, 22, top + 24 + 28 * line, 22, cls="heading on-wood", anchor="start"))
    for at, name in enumerate(shown):
        x, y = 13 + (SLIP + 8) * (at % 2), top + 30 * len(caption) + 8 + ROW * (at // 2)
        content.append(_slip(pens, name, x, y))
    return Part("question", pens.say("draw-question"), WIDTH, height, tuple(content))


def _slip(pens: Pens, name: str, x: float, y: float) -> Element:
    """An answer: its icons, and its words."""
    frame = pens.asked
    text = _words(pens, name)
    icons = _icons(pens, name)
    drawn = [rect(0, 0, SLIP, ROW - 8, 10, cls="slip")]
    drawn += row(icons, 62, ROW / 2 - 4, 38, 112) if icons else []
    left = 124 if icons else 16
    lines = wrapped(text, 16 if icons else 27, 3)
    for line, part in enumerate(lines):
        drawn.append(words(part, left, ROW / 2 + 3 + 21 * (line - (len(lines) - 1) / 2), 19, anchor="start"))
    return group(*drawn, at=(x, y), pick=f"{frame}:{name}", title=text)


def _words(pens: Pens, name: str) -> str:
    """An answer in words; a space is called by what lies there."""
    if name in SPACE_IDS[1:37]:
        kind, number = pens.what(SPACE_IDS.index(name))
        ids = {"improvement": CARD_IDS, "location": LOCATION_IDS, "residence": RESIDENCE_IDS}.get(kind)
        called = pens.name(ids[number]) if ids else pens.say("draw-blank" if kind == "blank" else "draw-hidden")
        return f"{pens.name(name)}: {called}"
    place = pens.open.index(name)
    out = pens.s.frames[pens.s.frame]
    option = out.names.index(name) + int(out.first)
    return pens.speech.option(pens.s, option) if place >= 0 else ""


def _icons(pens: Pens, name: str) -> list[Token]:
    """The icons of an answer."""
    frame, word = pens.asked, name.split(":")[0]
    if name in SPACE_IDS:
        return _space_icons(pens, name)
    if frame == "raid_spend":
        option = RAID_IDS.index(name)
        return [("sword", str(int(RAID_COST[option]))), ("", "▸"), *tokens(RAID_EFFECTS[option])]
    if frame == "choose_option":
        first = [number for kind, number in pens.s.frames[pens.s.frame].context(pens.s) if kind == "slash"]
        return tokens(slashes()[first[int(name.split(":")[1])]][1])
    if frame == "raid_choose_die":
        return [(KIND_IDS[("yellow", "green", "white").index(name)], "")]
    if frame == "gulf_option":
        return list(LINES[name])
    simple = {
        "take_5": "coin",
        "buy": "cards",
        "build": "residence",
        "yes": "black_market",
        "deck": "quest",
        "reroll": "reroll",
        "keep": "die",
    }
    if name in simple:
        return [(simple[name], "5" if name == "take_5" else "")]
    if word == "trade":
        trade = TRADE_IDS.index(name.split(":")[1])
        cost, effects = int(TRADE_COST[trade]), permanent("explore_trade")[trade][1]["effects"]
        return [("explore", f"−{cost}"), ("", "▸"), *tokens(effects)]
    if word in VERB_IDS and frame == "choose_effect":
        return [(VERB_SYMBOLS[word], "")]
    return _thing_icons(name)


def _thing_icons(name: str) -> list[Token]:
    """The icons of a thing by its id."""
    if name in KIND_IDS:
        return [(name, "")]
    if name in SIDE_IDS:
        side = SIDE_IDS.index(name)
        return tokens(CONTENT.entries("black_markets")[side // 2]["back" if side % 2 else "front"]["effects"])
    if name in LOCATION_IDS:
        return tokens(CONTENT.entries("locations")[LOCATION_IDS.index(name)]["actions"])
    if name in FIGUREHEAD_IDS:
        return _figurehead_tokens(FIGUREHEAD_IDS.index(name))
    if name in RESIDENCE_IDS:
        score = CONTENT.entries("residences")[RESIDENCE_IDS.index(name)]["score"]
        return [("vp", str(score["n"])), ("", "/"), (STATS[score["what"]], "")]
    if name in QUEST_IDS:
        return [("quest", "")]
    for entry in CONTENT.entries("ruby_spaces"):
        if entry["id"] == name:
            return tokens(entry["effects"])
    return []


def _space_icons(pens: Pens, name: str) -> list[Token]:
    """What a stop on a space offers."""
    if name == "gulf":
        return [("upgrade", ""), ("raid", "+2")]
    if name == "maracaibo":
        return [("vp", "6"), ("upgrade", "")]
    kind, number = pens.what(SPACE_IDS.index(name))
    if kind == "improvement":
        return card_tokens(CONTENT.entries("improvements")[number])
    if kind == "location":
        return tokens(CONTENT.entries("locations")[number]["actions"])
    if kind == "residence":
        return _thing_icons(RESIDENCE_IDS[number])
    return [("coin", "5")] if kind == "blank" else [("cards", "?")]


# Dice


def _has_dice(pens: Pens) -> bool:
    return pens.question.startswith("raid") and sum(pens.s.dice) > 0


PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def _dice(pens: Pens) -> list[Element]:
    """The three dice as they lie, and the swords."""
    drawn = []
    for die, colour in enumerate(("yellow", "green", "white")):
        pips = int(pens.s.dice[die])
        face = [rect(-34, -34, 68, 68, 13, cls=f"die die-{colour}")]
        face += [circle(-19 + 19 * (at % 3), -19 + 19 * (at // 3), 6.5, cls="pip") for at in PIPS.get(pips, ())]
        title = pens.say("draw-die", die=pens.name(colour), number=pips)
        pick = pens.pick("raid_choose_die", colour)
        drawn.append(group(*face, at=(66 + 92 * die, 54), title=title, pick=pick, key=f"die_{colour}"))
    drawn += [use("pi-sword", 420, 54, 70), words(int(pens.s.swords), 466, 68, 42, cls="tally", anchor="start")]
    return drawn


# Quests


def hand(pens: Pens) -> list[Part]:
    """The viewer's quests with how far they are."""
    seat = pens.viewer
    if not 0 <= seat < pens.s.seats:
        return []
    drawn_now = [quest for quest in range(QUESTS) if pens.s.drawn[seat * 26 + quest]]
    held = [quest for quest in range(QUESTS) if pens.s.has_quest(seat, quest)]
    cards = drawn_now + held
    if not cards:
        return []
    height = 58 + 78.0 * len(cards)
    content = [rect(2, 2, WIDTH - 4, height - 4, 16, cls="panel")]
    content.append(words(pens.say("draw-your-quests"), 22, 38, 23, cls="heading on-wood", anchor="start"))
    for at, quest in enumerate(cards):
        content.append(_quest(pens, seat, quest, 14, 54 + 78.0 * at))
    return [Part("hand", pens.say("draw-your-quests"), WIDTH, height, tuple(content))]


def _quest(pens: Pens, seat: int, quest: int, x: float, y: float) -> Element:
    """A quest with both conditions, and which of them is met."""
    entry, id = CONTENT.entries("quests")[quest], QUEST_IDS[quest]
    drawn = [rect(0, 0, 592, 70, 9, cls="slip"), use("pi-quest", 34, 35, 46)]
    for half, part in enumerate(("upper", "lower")):
        condition = entry[part]
        left = 72 + 236.0 * half
        met = scoring.met(pens.s, seat, 2 * quest + half)
        for at, (what, least) in enumerate(condition["need"].items()):
            have = int(scoring.stat(pens.s, seat, STAT_IDS.index(what)))
            drawn += token(STATS[what], "", left + 20 + 84 * at, 35, 36)
            drawn.append(
                words(
                    f"{have}/{least}",
                    left + 40 + 84 * at,
                    43,
                    21,
                    anchor="start",
                    cls="met" if have >= least else "unmet",
                )
            )
        drawn += token("vp", str(condition["vp"] * (2 if pens.s.quest_hunter and half else 1)), left + 200, 35, 42)
        drawn += [words("✓", left + 224, 24, 22, cls="met")] if met else []
    now = max(0, int(scoring.quest_vp(pens.s, seat, quest)))
    drawn.append(words(f"={now}", 580, 45, 26, cls="sum", anchor="end"))
    pick = pens.pick("keep_start_quest", id) or pens.pick("quest_discard", id)
    return group(*drawn, at=(x, y), title=pens.tip(id), tip=id, key=id, pick=pick)


# Markets


def markets(pens: Pens) -> Part:
    """Open quests, figureheads, black market tiles, decks, and the ruby market."""
    s = pens.s
    content: list[Element] = [words(pens.say("draw-quest-market"), 22, 38, 22, cls="heading on-wood", anchor="start")]
    deck = int(s.quests_to_draw())
    pile = [rect(-30, -38, 60, 76, 7, cls="chip"), use("pi-quest", 0, -8, 44), words(deck, 0, 32, 22, cls="sum")]
    title = pens.say("draw-quest-deck", number=deck)
    content.append(group(*pile, at=(56, 96), title=title, pick=pens.pick("quest_choose", "deck"), key="quest_deck"))
    for at in range(int(s.market_n)):
        content.append(_open_quest(pens, int(s.market[at]), 104 + 168.0 * at, 58))
    content.append(words(pens.say("draw-figureheads"), 22, 172, 22, cls="heading on-wood", anchor="start"))
    left = [int(figurehead) - 1 for figurehead in s.figurehead_market if figurehead > 0]
    for at, figurehead in enumerate(left):
        content.append(_figurehead(pens, figurehead, 62 + 99.0 * at, 228))
    content.append(words(pens.say("draw-black-markets"), 22, 312, 22, cls="heading on-wood", anchor="start"))
    for tile in range(5):
        content.append(_side(pens, 2 * tile + int(s.side[tile]), 66 + 122.0 * tile, 350))
    left_in_deck = int(s.stage2_left)
    pile = [*token("cards", "", 0, 0, 46), words(left_in_deck, 28, 9, 24, cls="on-wood sum", anchor="start")]
    content.append(group(*pile, at=(530, 38), title=pens.say("draw-stage2", number=left_in_deck), key="stage2"))
    height = 392.0
    if s.ruby_module:
        content += _ruby_market(pens, height)
        height += 90
    return Part(
        "markets",
        pens.say("draw-markets"),
        WIDTH,
        height,
        (rect(2, 2, WIDTH - 4, height - 4, 16, cls="panel"), *content),
    )


def _open_quest(pens: Pens, quest: int, x: float, y: float) -> Element:
    """A quest of the market in short."""
    entry, id = CONTENT.entries("quests")[quest], QUEST_IDS[quest]
    drawn = [rect(0, 0, 160, 80, 9, cls="slip")]
    for half, part in enumerate(("upper", "lower")):
        condition = entry[part]
        icons = [(STATS[what], str(least)) for what, least in condition["need"].items()]
        drawn += row(icons, 52, 21 + 38 * half, 32, 96)
        drawn += token("vp", str(condition["vp"]), 132, 21 + 38 * half, 34)
    assert QUEST_STAT[2 * quest] >= 0 and QUEST_LEAST[2 * quest] > 0
    return group(
        *drawn, at=(x, y), title=f"{pens.name(id)}. {pens.tip(id)}", tip=id, key=id, pick=pens.pick("quest_choose", id)
    )


def _figurehead_tokens(figurehead: int) -> list[Token]:
    """The icons of a figurehead."""
    entry = CONTENT.entries("figureheads")[figurehead]
    found: list[Token] = [("income", f"+{entry['income'][0]}")] if entry["income"][0] else []
    found += [("vp_income", f"+{entry['income'][1]}")] if entry["income"][1] else []
    return found + tokens(entry.get("immediate", [])) + tokens(entry.get("permanent", []))


def _figurehead(pens: Pens, figurehead: int, x: float, y: float) -> Element:
    """A figurehead of the market."""
    id = FIGUREHEAD_IDS[figurehead]
    drawn = [rect(-46, -44, 92, 104, 10, cls="slip"), use("pi-figurehead", 0, -14, 52)]
    drawn += [words(pens.name(id), 0, 26, 15, cls="strong"), *row(_figurehead_tokens(figurehead), 0, 44, 26, 84)]
    return group(
        *drawn,
        at=(x, y),
        title=f"{pens.name(id)}. {pens.tip(id)}",
        tip=id,
        key=f"figurehead_{id}",
        pick=pens.pick("figurehead_choose", id),
    )


def _side(pens: Pens, side: int, x: float, y: float) -> Element:
    """A black market tile: the side that is up for all, and whether the viewer still has it."""
    entry, id = CONTENT.entries("black_markets")[side // 2]["back" if side % 2 else "front"], SIDE_IDS[side]
    seat = pens.viewer
    placed = 0 <= seat < pens.s.seats and not pens.s.tiles_left[seat] >> side // 2 & 1
    icons = named(tokens(entry["effects"]), 0, 0, 32, pens.name(id))
    drawn = [rect(-57, -24, 114, 48, 9, cls="slip"), *([icons] if icons else [])]
    return group(
        *drawn,
        at=(x, y),
        title=pens.tip(id),
        tip=id,
        cls="shut" if placed else "",
        pick=pens.pick("black_market_tile", id),
    )


def _ruby_market(pens: Pens, top: float) -> list[Element]:
    """The six spaces for rubies."""
    drawn: list[Element] = [use("pi-ruby", 40, top + 34, 44, title=pens.say("draw-ruby-market"))]
    for at, entry in enumerate(CONTENT.entries("ruby_spaces")):
        sold = pens.s.ruby_sold >> at & 1
        space = [rect(-42, -30, 84, 60, 9, cls="slip"), *row(tokens(entry["effects"]), 0, 0, 32, 76)]
        space += [use("pi-ruby", 26, 18, 34)] if sold else []
        pick = pens.pick("ruby_sell", entry["id"])
        drawn.append(group(*space, at=(116 + 90 * at, top + 36), title=pens.name(entry["id"]), pick=pick))
    return drawn


__all__ = ["hand", "markets", "question"]
