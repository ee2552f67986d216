"""Beside the board: what can be done now, the tower with its tray, and the rondel."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from karavelle.games.amerigo.content import COLOUR_IDS, COLOURS, CUBE_VP, GREEN, RED, TIME_VALUE, WHITE
from karavelle.games.amerigo.decisions.phases import gold_offered
from karavelle.games.amerigo.draw.pens import ICONS, WIDTH, Pens
from karavelle.kernel.scene import Element, Part, circle, el, group, path, rect, use, words

ACTIONS_HIGH, TOWER_HIGH = 262.0, 346.0
PLAQUE, PLAQUE_HIGH = 113.0, 92.0


def actions(pens: Pens) -> Part:
    """A plaque for every action; what is open to the viewer can be picked."""
    content = [rect(1, 1, WIDTH - 2, ACTIONS_HIGH - 2, 16, cls="wood"), *_caption(pens)]
    for colour in range(6):
        content.append(_plaque(pens, colour, 18 + (PLAQUE + 4) * (colour % 5), 58 + 100 * (colour // 5)))
    content += [_order(pens, 135, 158), _gold(pens, 252, 158), _cube_token(pens, 369, 158), _ap(pens, 486, 158)]
    return Part("actions", pens.say("draw-actions"), WIDTH, ACTIONS_HIGH, tuple(content))


def _caption(pens: Pens) -> list[Element]:
    """The round, and the time markers with the present one."""
    s = pens.s
    said = pens.say("draw-round", round=int(s.round_no), colour=pens.name(COLOUR_IDS[s.phase]))
    drawn = [words(said, 22, 38, 25, cls="heading on-wood", anchor="start")]
    for number in range(1, 6):
        x, now = WIDTH - 38 - 46 * (5 - number), number == s.round_no
        value = int(TIME_VALUE[number])
        disc = [circle(0, 0, 20, cls="time now" if now else "time"), words(value, 0, 8, 23, cls="strong")]
        title = pens.say("draw-time", round=number, value=value)
        drawn.append(group(*disc, at=(x, 30), title=title, tip="time_value", cls="" if now else "shut"))
    return drawn


def _face(pens: Pens, x: float, y: float, icon: str, word: str, looks: str, *more: Element, **given: Any) -> Element:
    """A plaque with a sign and a word."""
    drawn = [rect(0, 0, PLAQUE, PLAQUE_HIGH, 10, cls=f"plaque {looks}"), use(icon, 37, 46, 58)]
    drawn += [words(word, 84, 45, 30, cls="heading plaque-word"), *more]
    return group(*drawn, at=(x, y), **given)


def _plaque(pens: Pens, colour: int, x: float, y: float) -> Element:
    """One of the six actions, by its own cubes, by swapped or by white ones."""
    s, id = pens.s, COLOUR_IDS[colour]
    seat = max(0, int(s.actor)) if s.actor >= 0 else max(0, pens.viewer)
    ap = int(s.strength() + s.bonus(seat, colour))
    swap = {int(RED): "red_by_green", int(GREEN): "green_by_red"}.get(colour, "")
    ways = (id, f"{id}_by_white", swap)
    pick = next((pick for way in ways if way and (pick := pens.pick(f"choose_action:{way}"))), None)
    offered = s.field[colour] > 0 or pick is not None
    own = int(s.field[colour])
    using = WHITE if pick and pick.endswith("by_white") else GREEN if pick == "choose_action:red_by_green" else colour
    using = RED if pick == "choose_action:green_by_red" else using
    count = int(s.field[using]) if pick else own
    cubes = [pens.cube(int(using), 70 + 12 * (number % 4), 70 + 11 * (number // 4), 17) for number in range(count)]
    title = pens.say("draw-action", action=id, ap=ap) if offered else pens.say("draw-no-cubes", action=id)
    looks = f"c-{id}" if offered else f"c-{id} shut"
    return _face(pens, x, y, ICONS[colour], str(ap) if offered else "–", looks, *cubes, pick=pick, title=title, tip=id)


def _order(pens: Pens, x: float, y: float) -> Element:
    s = pens.s
    offered = s.field[WHITE] > 0
    title = (
        pens.say("draw-action", action="white", ap=int(s.strength()))
        if offered
        else pens.say("draw-no-cubes", action="white")
    )
    cubes = [
        pens.cube(int(WHITE), 70 + 12 * (number % 4), 70 + 11 * (number // 4), 17)
        for number in range(int(s.field[WHITE]))
    ]
    looks = "c-white" if offered else "c-white shut"
    word = str(int(s.strength())) if offered else "–"
    return _face(
        pens, x, y, ICONS[WHITE], word, looks, *cubes, pick=pens.pick("choose_action:order"), title=title, tip="white"
    )


def _gold(pens: Pens, x: float, y: float) -> Element:
    seat = int(pens.s.actor) if pens.s.actor >= 0 else max(0, pens.viewer)
    gold = int(gold_offered(pens.s, seat))
    pick, title = pens.pick("choose_action:take_gold"), pens.say("draw-take-gold", gold=gold)
    return _face(
        pens, x, y, "am-coin", str(gold), "c-gold" if gold else "c-gold shut", pick=pick, title=title, tip="gold"
    )


def _cube_token(pens: Pens, x: float, y: float) -> Element:
    """Points for cubes, for who has the token."""
    s = pens.s
    seat = int(s.actor) if s.actor >= 0 else max(0, pens.viewer)
    able = s.has_unused(seat, CUBE_VP)
    pick, title = pens.pick("choose_action:cube_vp"), pens.say("draw-cube-token", points=int(s.cubes_in_field()))
    word = str(int(s.cubes_in_field())) if able else "–"
    return _face(
        pens, x, y, "am-star", word, "c-star" if able else "c-star shut", pick=pick, title=title, tip="cube_vp"
    )


def _ap(pens: Pens, x: float, y: float) -> Element:
    """Action points that the running action has left."""
    ap = int(pens.s.ap)
    drawn = [
        rect(0, 0, PLAQUE, PLAQUE_HIGH, 10, cls="well"),
        words(ap or "–", PLAQUE / 2, 50, 46, cls="heading on-wood"),
    ]
    drawn.append(words(pens.say("draw-ap"), PLAQUE / 2, 80, 20, cls="on-wood"))
    return group(*drawn, at=(x, y), title=pens.say("draw-ap-left", ap=ap), cls="" if ap else "shut")


# The tower


def tower(pens: Pens) -> Part:
    """Cubes inside behind their windows, cubes in the tray, cubes on the rondel."""
    content = [
        rect(1, 1, WIDTH - 2, TOWER_HIGH - 2, 16, cls="wood"),
        group(*_rondel(pens), at=(118, 2), scale=0.8),
        group(*_inside(pens), at=(26, 2), scale=0.8),
        group(*_tray(pens), at=(0, -68)),
    ]
    return Part("tower", pens.say("draw-tower"), WIDTH, TOWER_HIGH, tuple(content))


def _counts(pens: Pens, cells: object) -> str:
    """Cubes by colour, in words."""
    found = [f"{count} {pens.name(COLOUR_IDS[colour])}" for colour, count in enumerate(cells) if count]  # type: ignore[arg-type,var-annotated]
    return ", ".join(found) or "0"


def _inside(pens: Pens) -> list[Element]:
    """The tower with a window for each colour, and its cubes in them."""
    s = pens.s
    title = pens.say("draw-inside", cubes=_counts(pens, s.tower), count=sum(s.tower))
    drawn: list[Element] = [el("use", href="#am-tower", x=14, y=10, width=224, height=300)]
    for colour in range(len(COLOUR_IDS)):
        inside = int(s.tower[colour])
        x, y = 80.0 + 88 * (colour % 2), 78.0 + 50 * (colour // 2)
        if colour == WHITE:
            x = 124.0
        window = [rect(x - 38, y - 19, 76, 36, 8, cls="window"), words(inside, x + 24, y + 8, 22, cls="on-wood strong")]
        drawn.append(group(*window, title=pens.say("draw-window", colour=pens.name(COLOUR_IDS[colour]), count=inside)))
        for number in range(inside):
            key = 7 - 1 - number
            spot = (x - 28 + 9 * (number % 4), y - 6 + 11 * (number // 4))
            drawn.append(pens.cube(colour, *spot, 17, key=f"cube_{COLOUR_IDS[colour]}_{key}"))
    return [group(*drawn, title=title, tip="tower")]


def _tray(pens: Pens) -> list[Element]:
    """The action field: cubes sorted by colour, the largest group with its strength."""
    s, most = pens.s, int(pens.s.strength())
    title = pens.say("draw-field", cubes=_counts(pens, s.field), ap=most) if most else pens.name("action_field")
    drawn: list[Element] = [path("M22 318H598L580 404H40Z", cls="tray"), path("M34 326H586L574 396H46Z", cls="felt")]
    x = 62.0
    for colour in range(COLOURS):
        count, stock = int(s.field[colour]), int(s.stock[colour])
        wide = 22.0 * ((count + 1) // 2) + 8
        if count and count == most:
            drawn.append(rect(x - 15, 330, wide + 8, 62, 8, cls="strongest"))
        for number in range(count):
            spot = (x + 22 * (number // 2), 346 + 29 * (number % 2))
            drawn.append(pens.cube(colour, *spot, 29, key=f"cube_{COLOUR_IDS[colour]}_{stock + number}"))
        x += wide + 12 if count else 0
    if most:
        drawn += [
            circle(548, 361, 29, cls="seal"),
            words(pens.say("draw-times-ap", ap=most), 548, 368, 20, cls="strong"),
        ]
    return [group(*drawn, title=title, tip="action_field")]


def _rondel(pens: Pens) -> list[Element]:
    """The stock spaces in a circle, and an arrow to the colour of the phase."""
    s = pens.s
    middle, far = (430.0, 160.0), 112.0
    drawn: list[Element] = [circle(*middle, 146, cls="rondel"), circle(*middle, 74, cls="rondel-eye")]
    turn = 360 / 7 * int(s.phase)
    arrow = path(
        "M0 -62L13 -34H6V30L0 40L-6 30V-34H-13Z",
        cls="needle",
        transform=f"translate({middle[0]} {middle[1]}) rotate({turn:.0f})",
    )
    drawn.append(arrow)
    for colour, id in enumerate(COLOUR_IDS):
        angle = 2 * pi * colour / 7
        x, y = middle[0] + far * sin(angle), middle[1] - far * cos(angle)
        pad = circle(x, y, 38, cls=f"pad c-{id} now" if colour == s.phase else f"pad c-{id}")
        stock = int(s.stock[colour])
        title = pens.say("draw-stock", colour=pens.name(id), count=stock)
        drawn.append(group(pad, title=title, tip=id))
        for number in range(stock):
            spot = (x - 17 + 17 * (number % 3), y - 15 + 16 * (number // 3))
            drawn.append(pens.cube(colour, *spot, 21, key=f"cube_{id}_{number}"))
    return drawn


__all__ = ["actions", "tower"]
