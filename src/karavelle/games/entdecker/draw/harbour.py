"""Beside the chart: the spinner with the stacks, and what the voyage wants to know next."""

from __future__ import annotations

from karavelle.games.entdecker.content import (
    BACKS,
    CIRCLES,
    FIELD_IDS,
    NO_BACK,
    PATTERN,
    STACKS,
    TYPE_IDS,
    TYPE_OF_KIND,
    UNIT_IDS,
)
from karavelle.games.entdecker.decisions import PLACEMENTS, UNITS
from karavelle.games.entdecker.decisions.voyage import price
from karavelle.games.entdecker.draw.chart import expected, in_hand
from karavelle.games.entdecker.draw.coast import picture
from karavelle.games.entdecker.draw.pens import Pens, event_of
from karavelle.games.entdecker.scoring import in_hand as held
from karavelle.kernel.scene import Element, Part, circle, el, group, path, rect, use, words

WIDTH, HEIGHT = 610.0, 252.0
STACK_X, STACK_STEP, CARD = 238.0, 80.0, 70.0


def harbour(pens: Pens) -> Part:
    """The spinner, and the five stacks with the backs on top."""
    content = [rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, cls="panel"), _spinner(pens)]
    content += [_stack(pens, stack) for stack in range(STACKS)]
    plain, question = int(pens.s.unseen_with(1)), int(pens.s.unseen_with(2))
    legend = pens.say("draw-stack-legend", plain=plain, question=question)
    content.append(words(legend, 397, HEIGHT - 22, 20, cls="on-wood"))
    return Part("harbour", pens.say("draw-harbour"), WIDTH, HEIGHT, tuple(content))


def _spinner(pens: Pens) -> Element:
    """The arrow points to the income of this round."""
    income = int(pens.s.income)
    turn = 45 + 90 * (income - 2) if income else 0
    arrow = el("use", href="#en-arrow", x=-100, y=-100, width=200, height=200, transform=f"rotate({turn})")
    face = el("use", href="#en-spinner", x=-100, y=-100, width=200, height=200)
    return group(face, arrow, at=(100, 126), scale=0.94, key="spinner", title=pens.say("draw-spinner", number=income))


def _stack(pens: Pens, stack: int) -> Element:
    """A stack as high as it is, its top back, and the number of its tiles."""
    s = pens.s
    height, back = int(s.stack_height[stack]), int(s.stack_top[stack])
    drawn: list[Element] = []
    for layer in range(min(5, (height + 3) // 4)):
        drawn.append(rect(-CARD / 2 + 2, -CARD / 2 + 18 - 5 * layer, CARD - 4, CARD, 5, cls="badge"))
    lift = 18 - 5 * max(0, min(5, (height + 3) // 4) - 1)
    if height and back != NO_BACK:
        drawn.append(use(f"en-{BACKS[back - 1]}", 0, lift, CARD + 2))
    elif not height:
        drawn.append(rect(-CARD / 2, -CARD / 2 + 12, CARD, CARD, 6, cls="gone"))
    drawn += [circle(22, 64, 19, cls="badge"), words(height, 22, 72, 23, cls="strong")]
    drawn.append(words(stack + 1, -20, 72, 22, cls="on-wood strong"))
    sign = BACKS[back - 1] if back != NO_BACK else "none"
    return group(
        *drawn,
        at=(STACK_X + STACK_STEP * stack, 92),
        key=f"stack_{stack}",
        pick=pens.pick("choose_stack", f"stack:{stack + 1}") if stack in pens.open else None,
        title=pens.say("draw-stack", stack=stack + 1, tiles=height, back=sign),
        tip=sign if sign != "none" else None,
    )


# The voyage


def voyage(pens: Pens) -> Part:
    """What is asked of whom: tiles to buy, a tile to lay, a unit to place."""
    content = [rect(1, 1, WIDTH - 2, HEIGHT - 2, 16, cls="panel"), *_pips(pens), *_scene(pens)]
    return Part("voyage", pens.say("draw-voyage"), WIDTH, HEIGHT, tuple(content))


def _scene(pens: Pens) -> list[Element]:
    question = pens.question
    if question == "announce_tiles":
        return [_caption(pens, "draw-how-many"), *_prices(pens)]
    if question == "place_unit":
        field = FIELD_IDS[int(pens.s.ship - CIRCLES)]
        return [_caption(pens, "draw-which-unit", field=field), *_units(pens)]
    if held(pens.s) >= 0:
        return _held(pens)
    if question == "choose_stack":
        return [_caption(pens, "draw-at-sea"), *_going_on(pens)]
    waves = path(
        "M60 190q14-11 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0", cls="surf none"
    )
    text = pens.say("draw-no-voyage") if question != "choose_start" else pens.say("draw-at-sea", name=_actor(pens))
    return [words(text, 28, 42, 24, cls="heading on-wood", anchor="start"), waves, use("ship", 305, 146, 120)]


def _actor(pens: Pens) -> str:
    return pens.named(int(pens.s.actor)) if pens.s.actor >= 0 else ""


def _caption(pens: Pens, key: str, **args: str) -> Element:
    text = pens.say(key, name=_actor(pens), **args)
    return words(text, 28, 42, 24, cls="heading on-wood", anchor="start")


def _pips(pens: Pens) -> list[Element]:
    """Tiles that were paid for and not revealed yet."""
    left = int(pens.s.announced_left)
    title = pens.say("table-announced", number=left)
    return [
        use("en-coin", WIDTH - 34 - 26 * number, HEIGHT - 28, 30, title=title, key=f"paid_{number}")
        for number in range(left)
    ]


def _prices(pens: Pens) -> list[Element]:
    """A coin for each number of tiles."""
    drawn = []
    for tiles in range(1, 13):
        x, y = 64 + 96 * ((tiles - 1) % 6), 108 + 88 * ((tiles - 1) // 6)
        able = tiles <= min(int(pens.s.gold[pens.s.actor]), int(pens.s.tiles_left()))
        drawn.append(
            group(
                use("en-coin", 0, 0, 82),
                words(tiles, 0, 12, 34, cls="heading"),
                at=(x, y),
                cls="" if able else "shut",
                pick=pens.pick("announce_tiles", str(tiles)) if tiles in pens.open else None,
                title=pens.say("option-announce_tiles", number=tiles),
            )
        )
    return drawn


def _held(pens: Pens) -> list[Element]:
    """The tile in hand; for who lays it once for every way it fits, with the field."""
    kind = int(held(pens.s))
    shown = pens.name(TYPE_IDS[TYPE_OF_KIND[kind]]) + (f" ({pens.name(event_of(kind))})" if event_of(kind) else "")
    name = _actor(pens) or pens.named(_holder(pens))
    caption = words(pens.say("draw-in-hand", name=name, tile=shown), 28, 42, 24, cls="heading on-wood", anchor="start")
    if pens.asked != "place_tile":
        from_stack = _pattern(kind)
        return [caption, group(*picture(from_stack, kind, event_of(kind)), at=(240, 76), scale=1.3, key="in_hand")]
    size = 100 if len(pens.open) <= 5 else 72
    drawn = [caption]
    for number, option in enumerate(pens.open):
        row, column = divmod(number, 5)
        at = (28.0 + (size + 14) * column, 76.0 + (size + 14) * row)
        field = FIELD_IDS[int(pens.s.open_field(pens.s.ship, option >> 2))]
        label = [rect(-8, -16, 42, 28, 6, cls="badge"), words(field, 13, 5, 21, cls="strong")]
        tile = group(*picture(in_hand(pens, option), number, event_of(kind)), scale=size / 100)
        drawn.append(
            group(tile, *label, at=at, pick=pens.pick("place_tile", PLACEMENTS[option]), title=expected(pens, option))
        )
    return drawn


def _holder(pens: Pens) -> int:
    """Who has revealed the tile while nature answers."""
    at = [int(cell) for cell in list(pens.s.agenda)[: int(pens.s.depth) * 4]]
    seats = [at[place + 1] for place in range(0, len(at), 4) if at[place + 1] >= 0]
    return seats[-1] if seats else 0


def _pattern(kind: int) -> int:
    """The edges of a tile before it is turned."""
    return int(PATTERN[TYPE_OF_KIND[kind] * 4])


def _units(pens: Pens) -> list[Element]:
    """Units that can be placed, with their prices; on a strait once for each shore."""
    drawn = []
    for number, option in enumerate(pens.open if pens.asked else _open_to_actor(pens)):
        if option == 0:
            continue
        unit = (option - 1) // 2
        x = 80.0 + 104 * (number - 1)
        text = pens.speech.option(pens.s, option)
        drawn.append(
            group(
                rect(-46, -66, 92, 132, 12, cls="slip"),
                pens.unit(int(pens.s.actor), unit, 0, -18, 74),
                use("en-coin", -16, 46, 30),
                words(int(price(pens.s, unit)), 16, 54, 26, cls="strong"),
                at=(x, 138),
                pick=pens.pick("place_unit", UNITS[option]),
                title=text,
                tip=UNIT_IDS[unit],
            )
        )
    return drawn


def _open_to_actor(pens: Pens) -> list[int]:
    return Pens(pens.s, int(pens.s.actor), pens.speech).open


def _going_on(pens: Pens) -> list[Element]:
    """Tiles to go, and the anchor that ends the voyage."""
    told = pens.say("table-announced", number=int(pens.s.announced_left))
    drawn = [words(told, 28, 86, 22, cls="on-wood", anchor="start"), use("ship", 130, 160, 110)]
    if pens.s.a:
        stop = pens.say("draw-end-voyage")
        drawn.append(
            group(
                rect(-130, -46, 260, 92, 14, cls="slip"),
                use("en-anchor", -88, 0, 60),
                words(stop, 28, 8, 23, cls="strong"),
                at=(430, 138),
                pick=pens.pick("choose_stack", "stop"),
                title=stop,
            )
        )
    return drawn


__all__ = ["harbour", "voyage"]
