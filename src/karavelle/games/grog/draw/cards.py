"""One's own cards: money that nobody sees, parrots to be played, goals with what they bring so far."""

from __future__ import annotations

from typing import Any

from karavelle.games.grog import scoring
from karavelle.games.grog.content import (
    COLOUR_IDS,
    FIRST_GOODS_GOAL,
    FIRST_MAJORITY_GOAL,
    GOAL_IDS,
    GOAL_ROW,
    GOALS,
    GOOD_IDS,
    HOLD,
    PARROT_IDS,
    PARROT_ROW,
    PARROTS,
    TREASURE_IDS,
    TREASURE_ROW,
    TREASURES,
    TYPE_IDS,
    TYPES,
)
from karavelle.games.grog.draw.pens import Pens, die, wrapped
from karavelle.kernel.scene import Element, Part, circle, group, rect, use, words

WIDTH, HEIGHT, STEP = 82.0, 118.0, 86.0
TOP, MARGIN = 46.0, 14.0
WIDEST = 620.0
IN_A_ROW = 9


def hand(pens: Pens) -> Part:
    """The viewer's cards in a row, closer together where they are many, or in two."""
    cards = [*_drawn(pens), *_goals(pens), *_parrots(pens), *_treasures(pens)]
    rows = [cards[first : first + IN_A_ROW] for first in range(0, max(1, len(cards)), IN_A_ROW)]
    height = TOP + (HEIGHT + 10) * len(rows) + 6
    title = pens.speech.say("table-cards", name=pens.named(pens.viewer))
    content = [rect(0, 0, WIDEST, height, 16, cls="felt")]
    content.append(words(title, MARGIN, 32, 20, cls="heading on-dark", anchor="start"))
    for number, row in enumerate(rows):
        step = min(STEP, (WIDEST - 2 * MARGIN - WIDTH) / max(1, len(row) - 1))
        middle = TOP + HEIGHT / 2 + (HEIGHT + 10) * number
        for place, (element, attributes) in enumerate(row):
            content.append(group(*element, at=(MARGIN + WIDTH / 2 + step * place, middle), **attributes))
    return Part("hand", title, WIDEST, height, tuple(content))


Card = tuple[list[Element], dict[str, Any]]


def _card(kind: str, symbol: str, *more: Element, cls: str = "") -> list[Element]:
    return [
        rect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 9, cls=f"card {kind}"),
        use(symbol, 0, -12, 54, cls=cls),
        *more,
    ]


def _caption(text: str) -> list[Element]:
    lines = wrapped(text, 12)
    first = HEIGHT / 2 - (22 if len(lines) > 1 else 14)
    return [
        words(line, 0, first + 13 * number, min(12.5, 132 / len(line)), cls="strong")
        for number, line in enumerate(lines)
    ]


def _goals(pens: Pens) -> list[Card]:
    s, first = pens.s, pens.viewer * GOAL_ROW
    held = [goal for goal in range(GOALS) for _ in range(int(s.goal_hand[first + goal]))]
    return [_goal(pens, goal, held[:place].count(goal), "") for place, goal in enumerate(held)]


def _drawn(pens: Pens) -> list[Card]:
    """Goal cards just drawn, of which one is kept."""
    s = pens.s
    found = [int(goal) for goal in list(s.drawn)[: int(s.drawn_count)] if goal >= 0]
    return [_goal(pens, goal, place, "new") for place, goal in enumerate(found)] if s.drawer() == pens.viewer else []


def _goal(pens: Pens, goal: int, copy: int, look: str) -> Card:
    """A goal card; a second copy brings nothing."""
    points = 0 if copy and not look else int(scoring.goal_points(pens.s, pens.viewer, goal))
    id = GOAL_IDS[goal]
    tag = [
        circle(WIDTH / 2 - 13, -HEIGHT / 2 + 13, 15, cls="tag"),
        words(points, WIDTH / 2 - 13, -HEIGHT / 2 + 19, 17, cls="strong"),
    ]
    name = pens.speech.name(id).rpartition(": ")[2]
    questions = ("setup_return_goals", "cloud_goal_return", "keep_goal")
    return (
        _card(f"goal {look}", _symbol(goal), *_caption(name), *tag, cls=_colour(goal)),
        {
            "key": f"{id}_{look}{copy}",
            "title": pens.speech.name(id),
            "tip": id,
            "pick": pens.pick(id, *(questions[2:] if look else questions[:2])),
        },
    )


def _symbol(goal: int) -> str:
    if goal < TYPES:
        return TYPE_IDS[goal]
    if FIRST_GOODS_GOAL <= goal < FIRST_MAJORITY_GOAL:
        return GOOD_IDS[goal - FIRST_GOODS_GOAL]
    return "crew" if goal >= FIRST_MAJORITY_GOAL else "parrot"


def _colour(goal: int) -> str:
    return COLOUR_IDS[goal - FIRST_MAJORITY_GOAL] if goal >= FIRST_MAJORITY_GOAL else ""


def _parrots(pens: Pens) -> list[Card]:
    s, first = pens.s, pens.viewer * PARROT_ROW
    held = [(kind, copy) for kind in range(PARROTS) for copy in range(int(s.parrot_hand[first + kind]))]
    return [_parrot(pens, kind, copy) for kind, copy in held]


def _parrot(pens: Pens, kind: int, copy: int) -> Card:
    """A parrot card; when one bids, the one for a die shows what the die can be turned to."""
    id = PARROT_IDS[kind]
    more = _caption(pens.speech.name(id))
    if kind != HOLD and pens.asked == "bid_step" and not copy:
        more = [_turn(pens, kind - 1, pips) for pips in range(1, 7)]
    played = bool(pens.s.draft_cards[kind]) and pens.asked == "bid_step" and not copy
    return (
        _card(
            "parrot played" if played else "parrot", "parrot", *more, cls="" if kind == HOLD else COLOUR_IDS[kind - 1]
        ),
        {
            "key": f"{id}_{copy}",
            "title": pens.speech.name(id),
            "tip": id,
            "pick": pens.pick("", "bid_step:parrot_hold") if kind == HOLD and not copy else None,
        },
    )


def _turn(pens: Pens, colour: int, pips: int) -> Element:
    x, y = -26 + 26 * ((pips - 1) % 3), HEIGHT / 2 - 40 + 26 * ((pips - 1) // 3)
    choice = pens.pick(f"parrot_color:{COLOUR_IDS[colour]}:{pips}", "bid_step")
    return die(colour, pips, x, y, 24, pick=choice, title=f"{pens.speech.name(COLOUR_IDS[colour])} {pips}")


def _treasures(pens: Pens) -> list[Card]:
    s, first = pens.s, pens.viewer * TREASURE_ROW
    cards: list[Card] = []
    for kind in range(TREASURES):
        used = int(s.pay_used[kind]) if pens.asked == "pay_step" else 0
        for copy in range(int(s.treasure_hand[first + kind])):
            value = [words(kind + 1, 0, HEIGHT / 2 - 12, 30, cls="heading")]
            look = "treasure played" if copy < used else "treasure"
            choice = pens.pick(f"add_treasure:{kind + 1}", "pay_step") if copy >= used else None
            key = f"{TREASURE_IDS[kind]}_{copy}"
            cards.append(
                (
                    _card(look, "treasure", *value),
                    {
                        "key": key,
                        "title": pens.speech.name(TREASURE_IDS[kind]),
                        "tip": TREASURE_IDS[kind],
                        "pick": choice,
                    },
                )
            )
    return cards


__all__ = ["hand"]
