"""What lies open for everybody: the special action track, tokens, goods and pirates, and the tiles of the supply."""

from __future__ import annotations

from karavelle.games.amerigo.content import (
    CHEAPEST,
    COLOUR_IDS,
    CONTENT,
    COST,
    COSTS,
    GOODS_IDS,
    GOODS_SHOWN,
    KIND_IDS,
    SHAPE_IDS,
    SHAPE_OF,
    SPECIAL_COLOUR,
    SPECIAL_VP,
    TOKEN_IDS,
    TYPE_IDS,
    VILLAGES,
    VP_BIG,
    VP_SMALL,
)
from karavelle.games.amerigo.decisions.ends import strength_for
from karavelle.games.amerigo.draw.measures import tile
from karavelle.games.amerigo.draw.pens import ICONS, WIDTH, Pens
from karavelle.games.amerigo.state import EMPTY
from karavelle.games.amerigo.tiles import turned
from karavelle.kernel.scene import Element, Part, circle, group, rect, use, words

TRACK_HIGH, DISPLAY_HIGH, SUPPLY_HIGH = 150.0, 372.0, 352.0
STEP = 42.4
OUTLINES = {id: turned(cells, 0) for id, cells in zip(SHAPE_IDS, CONTENT.column("shapes", "cells"), strict=True)}


# The special action track


def track(pens: Pens) -> Part:
    """Fourteen spaces with their colours and points, and the discs in their piles."""
    content = [rect(1, 1, WIDTH - 2, TRACK_HIGH - 2, 16, cls="wood"), *_spaces(pens), *_discs(pens)]
    return Part("track", pens.say("draw-track"), WIDTH, TRACK_HIGH, tuple(content))


def _spaces(pens: Pens) -> list[Element]:
    s, drawn = pens.s, []
    here = int(s.space[s.actor]) if s.actor >= 0 else 0
    for space in range(14):
        x, colour = 34 + STEP * space, int(SPECIAL_COLOUR[space])
        id = COLOUR_IDS[colour] if colour < len(COLOUR_IDS) else "any"
        looks = [rect(-19, 76, 38, 62, 8, cls=f"pad c-{id}")]
        if colour < len(ICONS):
            looks.append(use(ICONS[colour], 0, 98, 32, cls="faint"))
        else:
            looks.append(use("am-star", 0, 98, 32))
        if SPECIAL_VP[space] and (not space or SPECIAL_VP[space] != SPECIAL_VP[space - 1]):
            looks += [circle(0, 128, 13, cls="vp"), words(int(SPECIAL_VP[space]), 0, 135, 19, cls="strong")]
        pick = pens.pick(f"advance_order:{space - here}") if space > here else None
        title = pens.say("draw-space", space=space, colour=id, points=int(SPECIAL_VP[space]))
        drawn.append(group(*looks, at=(x, 0), pick=pick, title=title, tip="special_track"))
    return drawn


def _discs(pens: Pens) -> list[Element]:
    """Order discs, the topmost of a pile first."""
    s, drawn = pens.s, []
    for place, seat in reversed(list(enumerate(s.order))):
        space = int(s.space[seat])
        below = sum(s.space[other] == space for other in list(s.order)[place + 1 :])
        title = pens.say("draw-order", name=pens.named(int(seat)), place=place + 1)
        drawn.append(
            pens.disc(
                int(seat), 34 + STEP * space, 56 - 14 * below, 15, key=f"order_{seat}", title=title, tip="special_track"
            )
        )
    return drawn


# Tokens, goods, pirates


def display(pens: Pens) -> Part:
    """Progress tokens of both areas, goods, and the pirates with what they want of everybody."""
    content = [
        rect(1, 1, WIDTH - 2, DISPLAY_HIGH - 2, 16, cls="cloth"),
        *_tokens(pens),
        *_goods(pens),
        *_pirates(pens),
    ]
    return Part("display", pens.say("draw-display"), WIDTH, DISPLAY_HIGH, tuple(content))


def _tokens(pens: Pens) -> list[Element]:
    s = pens.s
    drawn = [rect(14, 12, 290, 98, 12, cls="tablet"), rect(316, 12, 290, 98, 12, cls="tablet old")]
    drawn.append(words(pens.say("draw-leaves"), 461, 104, 17, cls="dim"))
    for space, token in enumerate(s.display):
        x = 52.0 + 71 * (space % 4) + 302 * (space // 4)
        if token == EMPTY:
            drawn.append(circle(x, 56, 28, cls="hole"))
            continue
        id = TOKEN_IDS[token]
        pick = pens.pick(f"take_progress_token:{id}")
        drawn.append(pens.token(int(token), x, 56, 31, key=f"{id}", pick=pick))
    return drawn


def _goods(pens: Pens) -> list[Element]:
    """Goods tokens with what they cost."""
    s, drawn, seen = pens.s, list[Element](), dict[int, int]()
    for space in range(int(GOODS_SHOWN[s.seats])):
        kind, x = int(s.goods_display[space]), 44.0 + 59 * space
        if kind == EMPTY:
            drawn.append(rect(x - 24, 124, 48, 66, 8, cls="hole"))
            continue
        type_id = TYPE_IDS[kind // COSTS]
        copy = seen.get(kind, 0)
        seen[kind] = copy + 1
        card = [
            rect(-25, -34, 50, 68, 8, cls=f"good g-{type_id}"),
            use(f"am-{type_id}", 0, -10, 38),
            circle(0, 20, 14, cls="vp"),
            words(int(CHEAPEST + kind % COSTS), 0, 27, 21, cls="strong"),
        ]
        pick = pens.pick(f"buy_goods:{GOODS_IDS[kind]}") if not copy else None
        drawn.append(
            group(
                *card,
                at=(x, 157),
                key=f"{GOODS_IDS[kind]}_{copy}",
                pick=pick,
                title=pens.name(GOODS_IDS[kind]),
                tip=type_id,
            )
        )
    return drawn


def _pirates(pens: Pens) -> list[Element]:
    """The five markers, and for every seat cannons against strength."""
    s, drawn = pens.s, list[Element]()
    title = pens.say("draw-pirates", strength=int(s.pirate_strength()))
    for number, value in enumerate(s.pirates):
        x = 50.0 + 72 * number
        flag = [use("am-flag", 0, 0, 62)]
        if value != EMPTY:
            flag += [circle(16, 18, 15, cls="vp"), words(int(value), 16, 25, 22, cls="strong")]
        looks = "" if value != EMPTY else "shut"
        drawn.append(group(*flag, at=(x, 240), title=title, tip="pirates", cls=looks))
    total = [circle(0, 0, 34, cls="seal"), words(int(s.pirate_strength()), 0, 14, 40, cls="heading")]
    drawn.append(group(*total, at=(440, 240), title=title, tip="pirates"))
    for seat in range(int(s.seats)):
        x, strength = 22 + 148.0 * seat, int(strength_for(s, seat))
        safe = s.cannons[seat] >= strength
        row = [
            rect(0, 290, 138, 64, 10, cls="tablet"),
            pens.disc(seat, 24, 322, 15),
            use("am-cannon", 62, 322, 36),
            words(f"{s.cannons[seat]}/{strength}", 106, 330, 24, cls="strong" if safe else "warn"),
        ]
        told = pens.say("draw-defence", name=pens.named(seat), cannons=int(s.cannons[seat]), strength=strength)
        drawn.append(group(*row, at=(x, 0), title=told, tip="cannon"))
    return drawn


# The supply


def supply(pens: Pens) -> Part:
    """Every kind of tile: what is left, what it costs, what it is worth."""
    seat = pens.viewer if pens.viewer >= 0 else max(0, int(pens.s.actor))
    content = [rect(1, 1, WIDTH - 2, SUPPLY_HIGH - 2, 16, cls="cloth")]
    content += [_kind(pens, kind, seat) for kind in range(len(KIND_IDS))]
    return Part("supply", pens.say("draw-supply"), WIDTH, SUPPLY_HIGH, tuple(content))


def _kind(pens: Pens, kind: int, seat: int) -> Element:
    left = int(pens.s.left_of_kind(kind, seat))
    row, column = divmod(kind, 7)
    x, y, id = 12.0 + 86 * int(column), 12.0 + 112 * int(row), KIND_IDS[kind]
    drawn = [
        rect(0, 0, 80, 104, 10, cls="tablet"),
        *picture(pens, kind, seat, 40, 52, 64, 48),
        words(f"{left}×", 7, 22, 20, cls="strong", anchor="start"),
        words(
            pens.say("draw-worth", small=int(VP_SMALL[kind]), big=int(VP_BIG[kind])),
            76,
            95,
            17,
            cls="worth",
            anchor="end",
        ),
        circle(68, 13, 12, cls="vp"),
        words(int(COST[kind]), 68, 20, 19, cls="strong"),
    ]
    told = pens.say("draw-left", kind=pens.name(id), left=left)
    return group(*drawn, at=(x, y), pick=pens.pick(f"plan_take:{id}"), title=told, tip=id, cls="" if left else "shut")


def picture(pens: Pens, kind: int, seat: int, x: float, y: float, wide: float, high: float) -> list[Element]:
    """A tile in small, its middle at a place."""
    cells = OUTLINES[SHAPE_IDS[SHAPE_OF[kind]]]
    rows, columns = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    size = min(30.0, wide / columns, high / rows)
    at = (x - columns * size / 2, y - rows * size / 2)
    return [group(*tile(pens, kind, -1, cells, size), at=at, cls=f"own seat-{seat}" if kind < VILLAGES else "")]


__all__ = ["display", "picture", "supply", "track"]
