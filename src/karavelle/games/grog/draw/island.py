"""The island: five peninsulas with their buildings, clouds above, ships at their anchorages, decks on the open sea."""

from __future__ import annotations

from karavelle.games.grog.content import (
    ACTION,
    BUILDING_IDS,
    BUILDINGS,
    CLOUD_BLACK,
    CLOUD_IDS,
    COINS_ACTION,
    COLOUR_IDS,
    COLOURS,
    CONTENT,
    GHOST_SHIP,
    GOAL_ACTION,
    GOAL_POINTS,
    GOOD_IDS,
    LIMIT,
    OPEN_SEA,
    PARROT_ACTION,
    PENINSULA_OF,
    SHIP_IDS,
    SHIPS,
    TYPE_IDS,
    TYPE_OF,
    YIELD,
)
from karavelle.games.grog.draw.pens import Pens, card_back
from karavelle.games.grog.state import FREE, GHOST, LOCK, NONE
from karavelle.kernel.scene import Element, Part, circle, el, group, path, rect, use, words

WIDTH, HEIGHT = 1240.0, 928.0
STRIP = 202.0
TOP, ROW = 168.0, 50.0
SHIP_Y = 806.0
ROWS = CONTENT.column("buildings", "row")

CLAIMS = ("claim_building", "place_lock", "ghost_place", "trade_action:claim")
REWARDS = {"cloud_goal": "goal", "cloud_point": "star", "cloud_parrot": "parrot"}


def island(pens: Pens) -> Part:
    """The island and the sea round it."""
    content = [el("use", href="#ground", x=0, y=0, width=WIDTH, height=HEIGHT)]
    content += [_pennant(pens, colour) for colour in range(COLOURS)]
    content += [_cloud(pens, colour) for colour in range(COLOURS)]
    content += [_building(pens, building) for building in range(BUILDINGS)]
    content += _supplies(pens)
    content += [_ship(pens, place) for place in range(SHIPS) if pens.s.ships[place] != NONE]
    return Part("island", pens.speech.say("draw-island"), WIDTH, HEIGHT, tuple(content))


def _middle(column: int) -> float:
    return 106 + column * STRIP


def _pennant(pens: Pens, colour: int) -> Element:
    """The colour of a peninsula by name, at its tip."""
    name = words(pens.speech.name(COLOUR_IDS[colour]), 0, 6, 17, cls="heading on-dark")
    ribbon = path("M-58 -15H58L50 0L58 15H-58L-50 0Z", cls=f"ribbon {COLOUR_IDS[colour]}")
    return group(ribbon, name, at=(_middle(colour), 682))


def _cloud(pens: Pens, colour: int) -> Element:
    cloud = int(pens.s.clouds[colour])
    if cloud == NONE:
        return group(at=(_middle(colour), 62))
    id = CLOUD_IDS[cloud]
    puff = el(
        "use", href="#cloud", x=-72, y=-40, width=144, height=78, cls="black" if cloud == CLOUD_BLACK else "white"
    )
    inner = []
    if id in REWARDS:
        inner = [words("+1" if id != "cloud_goal" else "⇄", -24, 9, 24, cls="strong"), use(REWARDS[id], 16, 2, 40)]
    elif cloud == CLOUD_BLACK:
        inner = [use("coin", 2, 2, 34), path("M-16 18L22 -14", cls="red-line", stroke_width=4)]
    return group(puff, *inner, at=(_middle(colour), 62), key=id, title=pens.speech.name(id), tip=id)


def _building(pens: Pens, building: int) -> Element:
    """A building with its sign, and what stands on it."""
    s, kind, colour = pens.s, int(TYPE_OF[building]), int(PENINSULA_OF[building])
    row, standing = ROWS[building], int(s.buildings[building])
    x = _middle(colour) + (36 if row % 2 else -36)
    y = TOP + (row - 1) * ROW
    house = [el("use", href="#house", x=-46, y=-38, width=92, height=72), use(TYPE_IDS[kind], 0, 10, 33)]
    house += _standing(pens, standing)
    points = pens.speech.say("draw-points", points=int(GOAL_POINTS[kind]))
    claim = pens.speech.say("draw-free-alike", coins=int(s.free_alike(building)) - 1) if standing == FREE else ""
    return group(
        *house,
        at=(x, y),
        cls=f"building {COLOUR_IDS[colour]}" if standing == FREE else f"building taken {COLOUR_IDS[colour]}",
        key=BUILDING_IDS[building],
        pick=pens.pick(BUILDING_IDS[building], *CLAIMS) if standing == FREE else None,
        title=pens.facts(TYPE_IDS[kind], pens.speech.name(COLOUR_IDS[colour]), points, claim),
        tip=TYPE_IDS[kind],
    )


def _standing(pens: Pens, standing: int) -> list[Element]:
    if standing == FREE:
        return []
    if standing == LOCK:
        return [circle(28, 16, 19, cls="shadow"), use("lock", 28, 14, 36)]
    if standing == GHOST:
        return [use("ghost", 28, 12, 38)]
    return [pens.piece(standing, 28, 16, 18)]


# Ships


def _ship(pens: Pens, place: int) -> Element:
    """A ship with what it trades on its sail, the good that is wanted below, and who has visited it."""
    s, ship = pens.s, int(pens.s.ships[place])
    ghost = ship == GHOST_SHIP and s.seats == 2
    hull = el("use", href="#ship", x=-84, y=-82, width=168, height=157, cls="ghostly" if ghost else "")
    drawn = [hull, *(_ghosts(pens) if ghost else _trade(ship))]
    if place != OPEN_SEA and not ghost:
        drawn += [circle(0, 84, 24, cls="wanted"), use(GOOD_IDS[place], 0, 84, 34)]
    visitors = [seat for seat in range(s.seats) if s.trade_marker[seat] == ship]
    drawn += [pens.piece(seat, -56 + 30 * number, -74, 14) for number, seat in enumerate(visitors)]
    id = "ghost_ship" if ghost else SHIP_IDS[ship]
    wanted = pens.speech.name(GOOD_IDS[place]) if place != OPEN_SEA and not ghost else ""
    return group(
        *drawn,
        at=(_middle(place), SHIP_Y),
        cls="ship at-sea" if place == OPEN_SEA else "ship",
        key=SHIP_IDS[ship],
        pick=pens.pick(SHIP_IDS[ship], "choose_ship") if place != OPEN_SEA and not ghost else None,
        title=pens.facts(id, wanted),
        tip=id,
    )


def _ghosts(pens: Pens) -> list[Element]:
    return [use("ghost", 2, -6, 44), words(int(pens.s.ghost_crew), 2, 46, 22, cls="strong on-wood")]


def _trade(ship: int) -> list[Element]:
    """What the main action gives: how often, and what for."""
    limit = "∞" if ACTION[ship] == GOAL_ACTION else str(LIMIT[ship])
    symbol = "coin" if ACTION[ship] == COINS_ACTION else "treasure"
    symbol = "parrot" if ACTION[ship] == PARROT_ACTION else "goal" if ACTION[ship] == GOAL_ACTION else symbol
    drawn = [
        rect(-48, -24, 98, 46, 10, cls="banner"),
        words(f"{limit} ×", -20, 8, 24, cls="strong"),
        use(symbol, 24, -1, 38),
    ]
    if ACTION[ship] == COINS_ACTION:
        drawn.append(words(int(YIELD[ship]), 24, 6, 19, cls="strong"))
    return drawn


# The open sea


def _supplies(pens: Pens) -> list[Element]:
    """Decks with what is left in them, and the locks."""
    s = pens.s
    decks = (("treasure", int(s.treasure_left())), ("parrot", int(s.parrot_left())), ("goal", int(s.goals_left())))
    drawn: list[Element] = []
    for number, (symbol, left) in enumerate(decks):
        y = 222.0 + 136 * number
        stack = [card_back(symbol, 6, 5, 74, 104)] if left > 1 else []
        stack += [card_back(symbol, 0, 0, 74, 104)] if left else [rect(-37, -52, 74, 104, 7, cls="empty none")]
        tag = [circle(38, 46, 20, cls="tag"), words(left, 38, 53, 20, cls="strong")]
        title = pens.speech.say("draw-deck", deck=symbol, count=left)
        drawn.append(group(*stack, *tag, at=(1136, y), key=f"deck_{symbol}", title=title))
    locks = pens.speech.say("table-locks-left", locks=int(s.lock_supply))
    count = words(int(s.lock_supply), 26, 8, 24, cls="strong on-dark", anchor="start")
    drawn.append(group(use("lock", 0, 0, 44), count, at=(1122, 622), title=locks))
    return drawn


__all__ = ["island"]
