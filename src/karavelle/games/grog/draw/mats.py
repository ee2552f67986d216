"""Beside the island: the auction with its dice, what lies in front of each seat, and the tracks."""

from __future__ import annotations

from karavelle.games.grog.content import (
    COLOUR_IDS,
    GOAL_ROW,
    GOOD_IDS,
    PARROT_ROW,
    TREASURE_ROW,
    coin_marker,
)
from karavelle.games.grog.draw.pens import Pens, counted, die
from karavelle.games.grog.frames import BID_STEP
from karavelle.games.grog.state import NONE, Grog
from karavelle.kernel.scene import Element, Part, el, group, rect, use, words

COLOURS, SPACES = len(COLOUR_IDS), 5
WIDTH, AUCTION_HEIGHT = 620.0, 206.0
SPACE_X, SPACE_STEP, SPACE_Y = 68.0, 98.0, 106.0
GOOD_X, GOOD_STEP = 82.0, 114.0
DIE = 62.0

REWARDS = ("claim", "claim", "star", "lock", "star")
DEAR = 2


def auction(pens: Pens) -> list[Part]:
    """The five spaces of the bid with their rewards, and the goods on which the other dice lie."""
    plank, s = rect(0, 0, WIDTH, AUCTION_HEIGHT, 16, cls="plank"), pens.s
    dice = [_die(pens, colour) for colour in range(COLOURS) if s.dice[colour]]
    row = _row(pens)
    laid = [die for colour, die in zip(_rolled(s), dice, strict=True) if colour in row]
    others = [die for colour, die in zip(_rolled(s), dice, strict=True) if colour not in row]
    bid = [plank, *_grain(AUCTION_HEIGHT), *_title(pens), *(_space(pens, space) for space in range(SPACES)), *laid]
    heading = words(pens.speech.say("draw-goods"), 24, 40, 22, cls="heading on-wood", anchor="start")
    goods = [plank, *_grain(AUCTION_HEIGHT), heading, *(_good(pens, colour) for colour in range(COLOURS)), *others]
    return [
        Part("bid", pens.speech.say("draw-auction"), WIDTH, AUCTION_HEIGHT, tuple(bid)),
        Part("goods", pens.speech.say("draw-goods"), WIDTH, AUCTION_HEIGHT, tuple(goods)),
    ]


def _grain(height: float) -> list[Element]:
    """The grain of the wood."""
    lines = [f"M8 {y}C180 {y - 5} 420 {y + 6} 612 {y}" for y in range(26, int(height), 34)]
    return [el("path", d="".join(lines), cls="grain none")]


def _rolled(s: Grog) -> list[int]:
    return [colour for colour in range(COLOURS) if s.dice[colour]]


def _title(pens: Pens) -> list[Element]:
    s, say = pens.s, pens.speech.say
    if s.highest_bidder == NONE:
        return [words(say("table-auction", round=int(s.round_no)), 24, 40, 22, cls="heading on-wood", anchor="start")]
    name, bid = pens.named(int(s.highest_bidder)), int(s.current_bid)
    told = say("table-auction-bid", round=int(s.round_no), bid=bid, name=name)
    return [
        words(told, 24, 40, 22, cls="heading on-wood", anchor="start"),
        words(bid, 562, 122, 58, cls="heading on-wood"),
        pens.piece(int(s.highest_bidder), 562, 162, 19),
    ]


def _drafting(pens: Pens) -> bool:
    return pens.s.frame == BID_STEP and pens.s.actor == pens.viewer


def _row(pens: Pens) -> list[int]:
    """The colours in the bid: in the one that stands, or in that which the viewer is putting together."""
    s = pens.s
    mine = _drafting(pens) and any(place != NONE for place in s.draft_row)
    return [int(place) for place in (s.draft_row if mine else s.bid_row)]


def _space(pens: Pens, space: int) -> Element:
    x = SPACE_X + SPACE_STEP * space
    well = rect(-42, -42, 84, 84, 12, cls="well")
    symbol = "crew" if REWARDS[space] == "claim" else REWARDS[space]
    reward = [use(symbol, 6, 68, 38, cls="seat-free"), words(space + 1, -28, 75, 19, cls="on-wood strong")]
    return group(
        well, *reward, at=(x, SPACE_Y), title=pens.speech.name(f"bid_space_{space + 1}"), tip=f"bid_space_{space + 1}"
    )


def _good(pens: Pens, colour: int) -> Element:
    x, good = GOOD_X + GOOD_STEP * colour, GOOD_IDS[colour]
    well = rect(-48, -48, 96, 118, 14, cls=f"well {COLOUR_IDS[colour]}")
    choice = pens.pick(COLOUR_IDS[colour], "setup_choose_good")
    under = use(good, 0, 44, 44) if pens.s.dice[colour] and colour not in _row(pens) else use(good, 0, 10, 70)
    return group(well, under, at=(x, SPACE_Y + 4), pick=choice, title=pens.speech.name(good), tip=good)


def _die(pens: Pens, colour: int) -> Element:
    """A die where it lies: on its good, in the bid, or where the viewer is about to lay it."""
    s, row = pens.s, _row(pens)
    draft = _drafting(pens)
    turned = int(s.draft_dice[colour]) if draft else 0
    title = f"{pens.speech.name(COLOUR_IDS[colour])} {turned or s.dice[colour]}"
    x, y = GOOD_X + GOOD_STEP * colour, SPACE_Y - 8
    if colour in row:
        x, y = SPACE_X + SPACE_STEP * row.index(colour), SPACE_Y
    looks = "planned" if draft and colour in list(s.draft_row) else "turned" if turned else ""
    choice = pens.pick(f"place:{COLOUR_IDS[colour]}", "bid_step")
    return group(
        die(colour, turned or int(s.dice[colour]), 0, 0, DIE),
        at=(x, y),
        key=f"die_{COLOUR_IDS[colour]}",
        pick=choice,
        title=title,
        cls=looks,
    )


# Mats

MAT_WIDTH, MAT_HEIGHT = 620.0, 150.0


def mats(pens: Pens) -> list[Part]:
    """A mat a seat: what lies open in front of it, and how many cards do not."""
    return [_mat(pens, seat) for seat in range(pens.s.seats)]


def _mat(pens: Pens, seat: int) -> Part:
    s = pens.s
    sheet = rect(1, 1, MAT_WIDTH - 2, MAT_HEIGHT - 2, 14, cls=f"sheet mat{' asked' if s.actor == seat else ''}")
    name = words(pens.named(seat), 76, 38, 22, cls="heading", anchor="start")
    content = [sheet, pens.piece(seat, 42, 32, 20), name, *_badges(pens, seat), *_open(pens, seat)]
    content += [_stock(pens, seat, colour) for colour in range(COLOURS)]
    return Part(f"mat-{seat}", pens.named(seat), MAT_WIDTH, MAT_HEIGHT, tuple(content))


def _badges(pens: Pens, seat: int) -> list[Element]:
    """Flag, and how the seat stands in this round."""
    s, say = pens.s, pens.speech.say
    drawn = []
    if s.start_player == seat:
        drawn.append(
            use("flag", MAT_WIDTH - 34, 32, 40, key="flag", title=pens.speech.name("start_flag"), tip="start_flag")
        )
    told = say("table-passed") if s.passed[seat] else say("table-leads") if s.highest_bidder == seat else ""
    if told:
        style = "dim" if s.passed[seat] else "strong"
        drawn.append(words(told, MAT_WIDTH - 66, 38, 18, cls=f"words {style}", anchor="end"))
    return drawn


def _open(pens: Pens, seat: int) -> list[Element]:
    """Money, points, crew, and the numbers of cards."""
    s, say = pens.s, pens.speech.say
    hands = (
        ("treasure", s.treasure_hand, TREASURE_ROW),
        ("parrot", s.parrot_hand, PARROT_ROW),
        ("goal", s.goal_hand, GOAL_ROW),
    )
    money = say("draw-money", coins=int(s.coins[seat]), potential=int(s.potential(seat)))
    crew = int(s.crew[seat])
    drawn = [
        counted("coin", f"{s.coins[seat]} ({s.potential(seat)})", 36, 82, title=money),
        counted("star", int(s.points[seat]), 158, 82, title=say("draw-points", points=int(s.points[seat]))),
        counted(
            "crew",
            crew,
            238,
            82,
            cls=f"crew seat-{seat}{' few' if crew <= DEAR else ''}",
            title=pens.speech.name("crew"),
            tip="crew",
        ),
    ]
    for place, (symbol, cells, row) in enumerate(hands):
        count = sum(list(cells)[seat * row : (seat + 1) * row])
        title = say("draw-hand", deck=symbol, count=count)
        drawn.append(counted(symbol, count, 330 + 94 * place, 82, title=title))
    return drawn


def _stock(pens: Pens, seat: int, colour: int) -> Element:
    tiles = int(pens.s.goods[seat * COLOURS + colour])
    title = f"{pens.speech.name(GOOD_IDS[colour])}: {tiles}"
    look = f"stock {COLOUR_IDS[colour]}{'' if tiles else ' none-left'}"
    choice = pens.pick(COLOUR_IDS[colour], "give_substitute") if seat == pens.viewer and tiles else None
    return counted(GOOD_IDS[colour], tiles, 36 + 112 * colour, 124, title=title, cls=look, pick=choice)


# Tracks

CELL, SHOWN = 27.0, 21


def tracks(pens: Pens) -> Part:
    """The coin track, and the track of pirate points."""
    s = pens.s
    money = [coin_marker(int(s.coins[seat])) for seat in range(s.seats)]
    points = [int(s.points[seat]) % SHOWN for seat in range(s.seats)]
    content = [
        rect(0, 0, WIDTH, 128, 16, cls="plank"),
        *_grain(128),
        *_track(pens, "coin", [field for field, _ in money], 36, [more for _, more in money]),
        *_track(pens, "star", points, 92, [int(s.points[seat]) >= SHOWN for seat in range(s.seats)]),
    ]
    return Part("tracks", pens.speech.say("draw-tracks"), WIDTH, 128, tuple(content))


def _track(pens: Pens, symbol: str, fields: list[int], y: float, laps: list[bool]) -> list[Element]:
    drawn = [use(symbol, 24, y, 36), el("use", href="#track", x=46, y=y - 22, width=567, height=44)]
    for seat, field in enumerate(fields):
        x, beside = 59.5 + CELL * min(field, SHOWN - 1), fields[:seat].count(field)
        marker = [pens.piece(seat, 0, 0, 10.5)]
        marker += [words("20+", 0, -12, 11, cls="strong")] if laps[seat] else []
        at = (x - 6 + 12 * (beside % 2), y - 10 + 14 * (beside // 2))
        drawn.append(group(*marker, at=at, key=f"{symbol}_{seat}", title=pens.named(seat)))
    return drawn


__all__ = ["auction", "mats", "tracks"]
