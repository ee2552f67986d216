"""What everybody shares: the bank with its prices, buildings left, dice and fights, how near all are to victory."""

from __future__ import annotations

from karavelle.games.anno1503.content import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_ROW,
    EVENT_IDS,
    EVENT_OF,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KIND_OF_TILE,
    NEST,
    POINT_IDS,
    POINT_VALUE,
    POINTS,
    PUBLIC_COST,
    PUBLIC_IDS,
    PUBLICS,
    STRENGTH_OF_KIND,
    WARES,
)
from karavelle.games.anno1503.draw.pens import Pens, coin, cost_row, sign
from karavelle.games.anno1503.draw.seas import tile_sign
from karavelle.games.anno1503.scoring import counted, exists, holds, progress
from karavelle.kernel.scene import Element, Part, circle, group, rect, words

WIDTH = 620.0
TAKES = ("production_choice", "golden_choice", "inventor_choice")


def bank(pens: Pens) -> Part:
    """Goods with their number and price, buildings that are left, decks."""
    s, height = pens.s, 328.0 if pens.s.expansion else 236.0
    content: list[Element] = [rect(2, 2, WIDTH - 4, height - 4, 16, cls="panel")]
    shown = range(GOODS if s.expansion else WARES)
    step = (WIDTH - 24) / len(shown)
    content += [_stack(pens, good, 12 + step * (place + 0.5)) for place, good in enumerate(shown)]
    content += [_public(pens, kind) for kind in range(PUBLICS)]
    if s.expansion:
        content += [_aristocrat(pens, kind) for kind in range(BUILDINGS)]
        content += _decks(pens)
    return Part("bank", pens.say("draw-bank"), WIDTH, height, tuple(content))


def _stack(pens: Pens, good: int, x: float) -> Element:
    """A stack of goods, and what one costs the viewer."""
    s, id, left = pens.s, GOOD_IDS[good], int(pens.s.bank[good])
    price = int(s.ware_price(pens.own) if good < WARES else s.luxury_price(pens.own))
    look = [rect(-29, -52, 58, 68, 8, cls="front"), sign(id, 0, -22, 46), *coin(price, 0, 34, 34)]
    look += [circle(22, 8, 14, cls="tag"), words(left, 22, 14, 18, cls="strong")]
    buy = "buy" if good < WARES else "buy_luxury"
    pick = pens.pick(*(f"{question}:{id}" for question in TAKES), f"main_action:{buy}:{id}", f"peaceful_offer:buy:{id}")
    title = pens.say("draw-stack", good=pens.name(id), number=left, price=price)
    return group(*look, at=(x, 72), title=title, tip="ware" if good < WARES else "luxury", pick=pick,
                 cls="" if left else "shut")  # fmt: skip


def _public(pens: Pens, kind: int) -> Element:
    """A public building with its cost, and how many are left."""
    id, left = PUBLIC_IDS[kind], int(pens.s.public_supply[kind])
    goods = [int(PUBLIC_COST[kind * GOODS + good]) for good in range(GOODS)]
    look = [rect(-46, -36, 92, 84, 9, cls="slip"), sign(id, -12, -8, 50), *cost_row(goods, 0, 0, 32, 27)]
    look += [circle(30, -16, 14, cls="tag"), words(left, 30, -10, 18, cls="strong")]
    own = bool(pens.s.has_public(pens.own, kind))
    told = [pens.name(id), pens.say("draw-left", number=left)] + ([pens.say("draw-have")] if own else [])
    return group(*look, at=(60 + 100 * kind, 176), title=" · ".join(told), tip=id,
                 pick=pens.pick(f"main_action:build_public:{id}"), cls="shut" if own or not left else "")  # fmt: skip


def _aristocrat(pens: Pens, kind: int) -> Element:
    """An aristocrat building, and how many are left; to click on one builds it on the first site that is open."""
    id, left = BUILDING_IDS[kind], int(pens.s.aristocrat_supply[kind])
    look = [rect(-31, -31, 62, 62, 9, cls="slip"), sign(id, -2, 0, 50)]
    look += [circle(24, 22, 13, cls="tag"), words(left, 24, 28, 17, cls="strong")]
    own = bool(pens.s.has_building(pens.own, kind))
    told = [pens.name(id), pens.say("draw-left", number=left)] + ([pens.say("draw-have")] if own else [])
    pick = pens.pick(*(f"main_action:build_aristocrat:{site}:{id}" for site in (1, 2, 3)))
    return group(*look, at=(46 + 69 * kind, 276), title=" · ".join(told), tip=id, pick=pick,
                 cls="shut" if own or not left else "")  # fmt: skip


def _decks(pens: Pens) -> list[Element]:
    """Action cards and pirate cards: the deck, and what was discarded."""
    s = pens.s
    deck, gone = sum(int(s.deck[card]) for card in range(CARD_ROW)), sum(int(card) for card in s.discards)
    pirates = sum(int(card) for card in s.pirates)
    drawn = []
    for x, symbol, count, title in (
        (476.0, "card-back", deck, pens.say("draw-deck", number=deck, discards=gone)),
        (556.0, "raid", pirates, pens.say("draw-pirates", number=pirates, discards=10 - pirates)),
    ):
        look = [rect(-34, -31, 68, 62, 9, cls="slip"), sign(symbol, -6, 0, 50)]
        look += [circle(22, 20, 15, cls="tag"), words(count, 22, 26, 18, cls="strong")]
        drawn.append(group(*look, at=(x, 276), title=title))
    return drawn


# Dice, fights, and the tile in hand


def moment(pens: Pens) -> Part:
    """The white die and its event, the last fight, or the tile that is looked at."""
    content: list[Element] = [rect(2, 2, WIDTH - 4, 196, 16, cls="panel"), *_die(pens)]
    content += _found(pens) if pens.question == "tile_choice" else _fight(pens) if pens.s.fight[0] else _idle(pens)
    return Part("moment", pens.say("draw-moment"), WIDTH, 200, tuple(content))


def _die(pens: Pens) -> list[Element]:
    """Who is on turn, and what the white die brought."""
    s = pens.s
    turn = pens.say("draw-turn", name=pens.named(int(s.active)), round=int(s.round_no)) if s.active >= 0 else ""
    drawn = [words(turn, 22, 36, 22, cls="heading on-wood", anchor="start")]
    drawn.append(group(sign(f"die{int(s.die)}", 0, 0, 84), at=(70, 114), key="white_die",
                       title=pens.say("draw-die", number=int(s.die))))  # fmt: skip
    if s.event_die:
        id = EVENT_IDS[EVENT_OF[s.event_die]]
        look = [sign(f"die{int(s.event_die)}", 0, 0, 46), sign(id, 56, 0, 62)]
        drawn.append(group(*look, at=(146, 104), title=pens.name(id), tip=id))
        drawn.append(words(pens.name(id), 174, 168, 20, cls="on-wood strong"))
    return drawn


def _fight(pens: Pens) -> list[Element]:
    """Both blue dice with bonuses and totals, side by side, and who won."""
    s = pens.s
    cause, pirate, player, bonus, guns, result = [int(cell) for cell in s.fight]
    seat = max(0, int(s.active))
    drawn: list[Element] = []
    for x, pips, more, symbol, won in (
        (330.0, pirate, bonus, "nest" if cause == 1 else "raid", result == 2),
        (498.0, player, guns, "cannon", result == 1),
    ):
        look = [rect(-78, -66, 156, 126, 12, cls="win" if won else "lost" if result < 3 else "slip")]
        look += [sign(symbol, -42, -30, 52), group(sign(f"die{pips}", 28, -28, 56), cls="blue")]
        look.append(words(f"{pips} + {more} = {pips + more}", 0, 42, 25, cls="strong"))
        drawn.append(group(*look, at=(x, 118)))
    foe = pens.say("draw-foe-nest") if cause == 1 else pens.say("draw-foe-raid")
    drawn.append(words(foe, 330, 44, 20, cls="on-wood strong"))
    drawn.append(words(pens.named(seat), 498, 44, 20, cls="on-wood strong"))
    hero = pens.pick("tie_choice:use_naval_hero")
    if hero:
        look = [circle(0, 0, 34, cls="lit"), sign("naval_hero", 0, 0, 50)]
        drawn.append(group(*look, at=(414, 118), pick=hero, title=pens.answer("use_naval_hero"), tip="naval_hero"))
    return drawn


def _found(pens: Pens) -> list[Element]:
    """The tile that is looked at: for who sees it, with what can be done; for the others its back."""
    s = pens.s
    front, stack = int(s.front[s.b]), int(s.stack_at[s.b])
    if front < 0:
        back = "crown-back" if stack >= 3 else "back"
        text = pens.say("draw-looks", name=pens.named(int(s.actor)))
        tile = [rect(-46, -46, 92, 92, 12, cls=back), words(stack % 3 + 2, 0, 20, 56, cls="back-number")]
        return [group(*tile, at=(330, 114)), words(text, 392, 122, 20, cls="on-wood", anchor="start")]
    kind = int(KIND_OF_TILE[front])
    tile = [rect(-46, -50, 92, 92, 12, cls="front"), sign(tile_sign(kind), 0, -4, 76)]
    if kind >= NEST:
        tile.append(words(int(STRENGTH_OF_KIND[kind]), 26, 34, 34, cls="mark"))
    drawn = [group(*tile, at=(300, 122), title=pens.name(KIND_IDS[kind]), tip=KIND_IDS[kind])]
    drawn.append(words(pens.name(KIND_IDS[kind]), 596, 62, 20, cls="on-wood strong", anchor="end"))
    names = [name for name in pens.open if not name.startswith("attach")]
    for place, name in enumerate(names[-3:] if len(names) > 3 else names):
        text = pens.answer(name)
        look = [rect(-112, -19, 224, 38, 9, cls="slip"), words(text, 0, 7, 18, cls="strong")]
        drawn.append(group(*look, at=(480, 92 + 43 * place), pick=f"tile_choice:{name}", title=text))
    return drawn


def _idle(pens: Pens) -> list[Element]:
    """Nothing to fight and nothing to look at: what is asked of the seat on turn."""
    phase = {"main_action": "draw-phase-main", "ship_action": "draw-phase-ships"}.get(pens.question, "draw-phase-other")
    return [sign("ship", 440, 96, 108, cls="none-own"), words(pens.say(phase), 440, 174, 20, cls="on-wood strong")]


# Victory


def points(pens: Pens) -> Part:
    """A row for each victory point: how far everybody is; what is surplus stands back."""
    s, shown = pens.s, [point for point in range(POINTS) if exists(pens.s, point)]
    height = 66.0 + 42 * len(shown) + 16
    content: list[Element] = [rect(3, 3, WIDTH - 6, height - 6, 16, cls="sheet")]
    step = 300.0 / int(s.seats)
    for seat in range(s.seats):
        total = int(counted(s, seat))
        look = [sign("banner", -16, 0, 34), words(f"{pens.letters[seat]} {total}", 22, 8, 23, cls="strong")]
        title = pens.say("draw-counted", name=pens.named(seat), number=total)
        content.append(group(*look, at=(312 + step * (int(seat) + 0.5), 36), title=title, cls=f"own seat-{seat}"))
    content.append(words(pens.say("draw-points-title"), 22, 44, 22, cls="heading", anchor="start"))
    for row, point in enumerate(shown):
        y = 86.0 + 42 * row + (12 if point > 4 else 0)
        content.append(group(words(pens.name(POINT_IDS[point]), 22, y + 6, 20, anchor="start"), tip=POINT_IDS[point]))
        content += [_bar(pens, seat, point, 312 + step * int(seat) + 6, y, step - 12) for seat in range(s.seats)]
    return Part("points", pens.say("draw-points"), WIDTH, height, tuple(content))


def _bar(pens: Pens, seat: int, point: int, x: float, y: float, wide: float) -> Element:
    """How much of a point a seat has."""
    have, need = int(progress(pens.s, seat, point)), int(POINT_VALUE[point])
    done = bool(holds(pens.s, seat, point))
    part = min(1.0, have / need)
    look = [rect(x, y - 13, wide, 28, 7, cls="gauge")]
    if part:
        look.append(rect(x, y - 13, wide * part, 28, 7, cls="gauge-done" if done else "gauge-full"))
    look.append(words(f"{have}/{need}", x + wide / 2, y + 8, 19, cls="mark" if part > 0.4 else "strong"))
    title = pens.say("draw-progress", name=pens.named(seat), point=pens.name(POINT_IDS[point]), have=have, need=need)
    return group(*look, title=title, tip=POINT_IDS[point])


__all__ = ["bank", "moment", "points"]
