"""The Caribbean: cards on the sea, treasure islands filling up, ships, the Gulf and Maracaibo."""

from __future__ import annotations

from karavelle.games.pirates import scoring
from karavelle.games.pirates.bundles import SIDE_BUNDLE
from karavelle.games.pirates.content import (
    CARD_IDS,
    CARD_TYPE,
    CARD_VP,
    CELLS,
    COLUMN_OF,
    CONTENT,
    GULF,
    KIND_IDS,
    LOCATION_IDS,
    MARACAIBO,
    RESIDENCE_IDS,
    ROW_OF,
    RUBY_SUPPLY,
    SIDE_IDS,
    SPACE_IDS,
    START,
    TYPE_IDS,
)
from karavelle.games.pirates.decisions.markets import side_of
from karavelle.games.pirates.decisions.purchases import card_price, residence_price
from karavelle.games.pirates.draw.icons import STATS, TYPES, row, token, tokens
from karavelle.games.pirates.draw.pens import Pens, wrapped
from karavelle.kernel.scene import Element, Part, circle, el, group, path, rect, use, words

CARD_W, CARD_H, STEP_X, STEP_Y = 108.0, 150.0, 118.0, 166.0
LEFT, TOP = 98.0, 22.0
WIDTH, HEIGHT = LEFT + 9 * STEP_X + 132, TOP + 4 * STEP_Y + 12


def caribbean(pens: Pens) -> Part:
    """The board."""
    content = [*_sea(), _start(pens), *_ports(pens), *_islands(pens)]
    for space in range(1, CELLS + 1):
        if pens.s.cell[space - 1] >= 0:
            content.append(_cell(pens, space))
    content += _ships(pens)
    return Part("caribbean", pens.say("draw-caribbean", round=min(3, int(pens.s.round))), WIDTH, HEIGHT, tuple(content))


def middle(space: int) -> tuple[float, float]:
    """The middle of a space."""
    if space == START:
        return LEFT / 2, HEIGHT / 2
    if space == GULF:
        return WIDTH - 68, HEIGHT * 0.63
    if space == MARACAIBO:
        return WIDTH - 68, HEIGHT * 0.2
    x = LEFT + (int(COLUMN_OF[space]) - 1) * STEP_X + CARD_W / 2 + 4
    return x, TOP + (int(ROW_OF[space]) - 1) * STEP_Y + CARD_H / 2


def _sea() -> list[Element]:
    drawn = [rect(4, 4, WIDTH - 8, HEIGHT - 8, 22, cls="water")]
    drawn += [el("ellipse", cx=x, cy=y, rx=rx, ry=ry, cls="shoal") for x, y, rx, ry in _shoals()]
    for number in range(26):
        x, y = 60 + (number * 377) % (WIDTH - 160), 30 + (number * 211) % (HEIGHT - 60)
        drawn.append(path(f"M{x:.0f} {y:.0f}q10-9 20 0t20 0 20 0", cls="wave"))
    drawn.append(use("pi-rose", 49, HEIGHT - 62, 74))
    return drawn


def _shoals() -> list[tuple[float, float, float, float]]:
    return [(230, 180, 190, 130), (620, 480, 260, 150), (980, 220, 210, 170), (330, 560, 200, 90)]


def _start(pens: Pens) -> Element:
    """Where all ships begin a round."""
    drawn = [rect(16, HEIGHT * 0.2, LEFT - 28, HEIGHT * 0.6, 30, cls="haven")]
    return group(*drawn, title=pens.name("start"))


def _ports(pens: Pens) -> list[Element]:
    """The Gulf, and Maracaibo above it."""
    gulf_x, gulf_y = middle(GULF)
    town_x, town_y = middle(MARACAIBO)
    ruby = [row([("ruby", "")], 0, -74, 30)] if pens.s.ruby_module else []
    town = [
        rect(-58, -96, 116, 190, 18, cls="port"),
        use("pi-town", 0, -34, 104),
        words(pens.name("maracaibo"), 0, 36, 17.5, cls="heading"),
        *row([("vp", "6"), ("upgrade", "")], 0, 66, 36),
    ]
    gulf = [
        rect(-58, -150, 116, 300, 26, cls="haven"),
        words(pens.say("draw-gulf"), 0, -120, 24, cls="tally"),
        *row([("upgrade", "")], 0, -86, 38),
        *[icon for icons in ruby for icon in icons],
        *row([("raid", "+2")], 0, -30, 40),
        *row([("explore", "4")], 0, 18, 40),
        *row([("residence", "")], 0, 66, 40),
    ]
    town_pick = _pick(pens, int(MARACAIBO))
    return [
        group(*town, at=(town_x, town_y), title=pens.tip("maracaibo"), pick=town_pick, tip="maracaibo"),
        group(*gulf, at=(gulf_x, gulf_y), title=pens.tip("gulf"), pick=_pick(pens, int(GULF)), tip="gulf"),
    ]


def _pick(pens: Pens, space: int) -> str | None:
    """The answer that a space stands for."""
    id = SPACE_IDS[space]
    found = pens.pick("sail_to", id) or pens.pick("sail_step", id) or pens.pick("buy_from_display", id)
    if found is None and START < space < GULF:
        kind, number = pens.what(space)
        if kind == "location":
            place = LOCATION_IDS[number]
            found = pens.pick("black_market_place", place) or pens.pick("black_market_use", place)
        if kind == "residence":
            place = RESIDENCE_IDS[number]
            found = pens.pick("build_residence_choose", place) or pens.pick("retirement_residence", place)
    return found


# Treasure islands


def _islands(pens: Pens) -> list[Element]:
    entry = CONTENT.entries("layouts")[int(pens.s.layout)]
    return [_island(pens, isle) for isle in entry["islands"]]


def _island(pens: Pens, isle: dict[str, object]) -> Element:
    """An island with the markers on it, and what its treasures are worth."""
    id = str(isle["treasure"])
    kind = KIND_IDS.index(id)
    rows = isle["rows"]
    assert isinstance(rows, list) and isinstance(isle["column"], int)
    x = LEFT + (isle["column"] - 1) * STEP_X + CARD_W / 2 + 4
    y = TOP + (min(rows) - 1) * STEP_Y + (STEP_Y + CARD_H) / 2
    markers = int(pens.s.island[kind])
    drawn = [el("use", href="#pi-island", x=-60, y=-158, width=120, height=316)]
    drawn += [use("pi-palm", -26, -112, 40), use(f"pi-{id}", 20, -100, 58)]
    for number in range(7):
        at = (-22 + 44 * (number % 2), 96 - 23 * number)
        filled = number < min(7, markers)
        drawn.append(use("pi-marker", *at, 34, key=f"marker_{id}_{number}") if filled else circle(*at, 11, cls="hole"))
    value = scoring.treasure_value(pens.s, kind)
    drawn += [*token("vp", str(value), 34, 122, 46), words(markers, -30, 140, 30, cls="tally")]
    pick = pens.pick("value_marker_choose", id) or pens.pick("treasure_choose", id) or pens.pick("raid_choose_kind", id)
    title = pens.say("draw-island", kind=pens.name(id), number=markers, vp=int(value))
    return group(*drawn, at=(x, y), key=f"island_{id}", title=title, pick=pick, tip=id)


# Cards


def _cell(pens: Pens, space: int) -> Element:
    """What lies on a cell."""
    kind, number = pens.what(space)
    x, y = middle(space)
    drawn = {"location": _location, "residence": _residence, "improvement": _improvement}.get(kind, _other)(
        pens, space, number
    )
    cls, title, tip = _described(pens, kind, number, space)
    key = {"improvement": CARD_IDS, "location": LOCATION_IDS, "residence": RESIDENCE_IDS}.get(kind)
    return group(
        rect(-CARD_W / 2 + 4, -CARD_H / 2 + 5, CARD_W, CARD_H, 9, cls="shade"),
        *drawn,
        at=(x, y),
        cls=cls,
        title=title,
        tip=tip or None,
        key=key[number] if key else SPACE_IDS[space],
        pick=_pick(pens, space),
    )


def _described(pens: Pens, kind: str, number: int, space: int) -> tuple[str, str, str]:
    """Class, title and tip of a cell."""
    where = pens.name(SPACE_IDS[space])
    if kind == "improvement":
        id = CARD_IDS[number]
        return TYPE_IDS[CARD_TYPE[number]], f"{where}: {pens.name(id)}. {pens.tip(id)}", id
    if kind in ("location", "residence"):
        id = (LOCATION_IDS if kind == "location" else RESIDENCE_IDS)[number]
        return kind, f"{where}: {pens.name(id)}. {pens.tip(id)}", id
    return kind, f"{where}: {pens.say('draw-blank' if kind == 'blank' else 'draw-hidden')}", ""


def frame(art: float) -> list[Element]:
    """A card without anything on it."""
    return [
        rect(-CARD_W / 2, -CARD_H / 2, CARD_W, CARD_H, 9, cls="card"),
        rect(-CARD_W / 2 + 6, -CARD_H / 2 + 6, CARD_W - 12, art, 6, cls="art"),
    ]


def _title(text: str, y: float) -> list[Element]:
    """A name in one line or two."""
    lines = wrapped(text, 12, 2)
    longest = max(map(len, lines))
    size = 15.0 if longest <= 9 else 13.5 if longest <= 11 else 12.0
    start = y if len(lines) > 1 else y + 7
    return [words(line, 0, start + 15 * at, size, cls="heading") for at, line in enumerate(lines)]


def price_chip(pens: Pens, price: int, printed: int, seat: int) -> list[Element]:
    """A coin with the price, green where it is less than printed."""
    dear = " dear" if price > int(pens.s.doubloons[seat]) else " cheap" if price < printed else ""
    x, y = -CARD_W / 2 + 18, -CARD_H / 2 + 18
    return [circle(x, y, 19, cls=f"chip{dear}"), *token("coin", str(price), x, y, 34)]


def buyer(pens: Pens) -> int:
    """Whose prices are shown: the viewer's, or those of whose turn it is."""
    return pens.viewer if pens.viewer >= 0 else min(int(pens.s.turn), int(pens.s.seats) - 1)


def _improvement(pens: Pens, space: int, card: int) -> list[Element]:
    entry = CONTENT.entries("improvements")[card]
    seat = buyer(pens)
    drawn = [*frame(58), use(f"pi-{TYPES[entry['type']]}", 0, -40, 50)]
    drawn += price_chip(pens, int(card_price(pens.s, seat, card, 0)), entry["cost"], seat)
    drawn += token("vp", str(int(CARD_VP[card])), CARD_W / 2 - 18, -CARD_H / 2 + 18, 36)
    drawn += _title(pens.name(CARD_IDS[card]), 6)
    return drawn + row(card_tokens(entry), 0, CARD_H / 2 - 28, 34, CARD_W - 12)


def card_tokens(entry: dict[str, object]) -> list[tuple[str, str]]:
    """The icons of an improvement: income, what it does at once, for ever, and at the end."""
    income = entry["income"]
    assert isinstance(income, list)
    found = [("income", f"+{income[0]}")] if income[0] else []
    found += [("vp_income", f"+{income[1]}")] if income[1] else []
    immediate, lasting, end = (entry.get(key, []) for key in ("immediate", "permanent", "end"))
    assert isinstance(immediate, list) and isinstance(lasting, list) and isinstance(end, list)
    found += [("lightning", ""), *tokens(immediate)] if immediate else []
    return found + tokens(lasting) + tokens(end)


def _residence(pens: Pens, space: int, residence: int) -> list[Element]:
    entry, seat = CONTENT.entries("residences")[residence], buyer(pens)
    score = entry["score"]
    drawn = [*frame(58), use("pi-residence", 4, -40, 54)]
    drawn += price_chip(pens, int(residence_price(pens.s, seat, residence)), entry["cost"], seat)
    drawn += _title(pens.name(RESIDENCE_IDS[residence]), 6)
    drawn += row([("vp", str(score["n"])), ("", "/"), (STATS[score["what"]], "")], 0, CARD_H / 2 - 26, 34)
    owners = [board for board in range(int(pens.s.boards)) if pens.s.markers[residence] >> board & 1]
    for at, board in enumerate(owners):
        drawn.append(pens.piece("pi-flag", board, CARD_W / 2 - 16, -CARD_H / 2 + 18 + 28 * at, 36))
    return drawn


def _location(pens: Pens, space: int, location: int) -> list[Element]:
    entry = CONTENT.entries("locations")[location]
    drawn = [*frame(58), use("pi-town", 0, -40, 62), *_title(pens.name(LOCATION_IDS[location]), -4)]
    y = 26.0 if pens.s.tile_at[location] else 40.0
    drawn += token("upgrade", "", -CARD_W / 2 + 18, y, 24)
    drawn += row(tokens(entry["actions"]), 11, y, 34, CARD_W - 36)
    drawn += _on_location(pens, location)
    return drawn


def _on_location(pens: Pens, location: int) -> list[Element]:
    """Value tile, ruby supply, black market."""
    s, drawn = pens.s, list[Element]()
    tile = int(s.value_tile[location])
    if tile:
        kind = KIND_IDS[tile - 1]
        icons = row([("marker", "+1"), (kind, "")], 0, 0, 26)
        title = pens.say("draw-value-tile", kind=pens.name(kind))
        drawn.append(group(rect(-30, -15, 60, 30, 6, cls="chip"), *icons, at=(-20, -CARD_H / 2 + 20), title=title))
    if s.ruby_module and RUBY_SUPPLY[location]:
        drawn += token("ruby", "", CARD_W / 2 - 20, -CARD_H / 2 + 22, 32)
    market = int(s.tile_at[location]) - 1
    if market >= 0:
        drawn.append(_tile(pens, market // 5, int(side_of(s, market % 5))))
    return drawn


def _tile(pens: Pens, seat: int, side: int) -> Element:
    """A black market tile in the colour of its owner."""
    entry = CONTENT.entries("black_markets")[side // 2]["back" if side % 2 else "front"]
    assert SIDE_BUNDLE[side] > 0
    drawn = [
        rect(-50, -14, 100, 28, 6, cls="chip"),
        pens.piece("pi-flag", seat, -34, 0, 30),
        *row(tokens(entry["effects"]), 16, 0, 24, 62),
    ]
    title = f"{pens.named(seat)}: {pens.name(SIDE_IDS[side])}"
    return group(*drawn, at=(0, CARD_H / 2 - 16), title=title, tip=SIDE_IDS[side])


def _other(pens: Pens, space: int, number: int) -> list[Element]:
    """A blank space, or a card that lies face down."""
    card = rect(-CARD_W / 2, -CARD_H / 2, CARD_W, CARD_H, 9, cls="card")
    if pens.what(space)[0] == "blank":
        return [card, *row([("coin", "5")], 0, 0, 50)]
    sign = ("town", "cards", "cards")[number]
    drawn = [card, use(f"pi-{sign}", 0, -16, 64), words("?" if number == 0 else "I" * number, 0, 54, 32, cls="heading")]
    coins = int(pens.s.coins[space - 1])
    return drawn + (token("coin", str(coins), CARD_W / 2 - 22, -CARD_H / 2 + 22, 38) if coins else [])


# Ships


def _ships(pens: Pens) -> list[Element]:
    """All ships; several on a space lie side by side."""
    drawn = []
    for board in range(int(pens.s.boards)):
        space = int(pens.s.ship[board])
        x, y = middle(space)
        same = [other for other in range(int(pens.s.boards)) if pens.s.ship[other] == space]
        place = same.index(board)
        if space == START:
            x, y = x - 2, y - 100 + 66 * board
        elif START < space < GULF:
            x, y = x + 32 - 34 * (place % 3), y + CARD_H / 2 - 14 - 30 * (place // 3)
        else:
            x, y = x - 24 + 46 * (place % 2), y + (110 if space == GULF else 74) + 30 * (place // 2)
        title = pens.say("draw-ship", name=pens.named(board), space=pens.name(SPACE_IDS[space]))
        drawn.append(pens.piece("pi-hull", board, x, y, 58, key=f"ship_{board}", title=title, cls="ship-there"))
    return drawn


__all__ = ["CARD_H", "CARD_W", "buyer", "card_tokens", "caribbean"]
