"""The table of Pirates of Maracaibo in words and signs, drawn from what the viewer may see."""

from __future__ import annotations

from karavelle.games.pirates import scoring
from karavelle.games.pirates.content import (
    CARD_COST,
    CARD_IDS,
    CARD_TYPE,
    CARDS,
    FIELD_IDS,
    FIELD_RIVERS,
    FIGUREHEAD_IDS,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    HIDEOUT_IDS,
    KIND_IDS,
    LOCATION_IDS,
    LOCATIONS,
    QUEST_IDS,
    QUESTS,
    RESIDENCE_COST,
    RESIDENCE_IDS,
    RESIDENCES,
    SHIP_SPACE_IDS,
    SIDE_IDS,
    SPACE_IDS,
    TYPE_IDS,
)
from karavelle.games.pirates.state import QUEST_CELLS, Pirates
from karavelle.kernel.core import State
from karavelle.kernel.panel import Cell, Panel, seat_letters
from karavelle.kernel.text import Speech

NONE_SIGN, TURN_SIGN, SHIP_SIGN, HIDDEN_SIGN = "–", "▶", "▲", "?"


def panels(view: State, viewer: int, speech: Speech) -> list[Panel]:
    """The Caribbean, the boards, the markets, and the quests of the viewer."""
    assert isinstance(view, Pirates)
    found = [chart(view, speech), boards(view, speech), tableaus(view, speech), markets(view, speech)]
    if 0 <= viewer < view.seats:
        found.append(hand(view, viewer, speech))
    return found


# The Caribbean


def chart(s: Pirates, speech: Speech) -> Panel:
    """Nine columns and four rows of cards, with ships, islands, Gulf and Maracaibo in the title."""
    letters = seat_letters([speech.player(board) for board in range(int(s.boards))])
    isles = ", ".join(f"{speech.name(id)} {s.island[kind]}" for kind, id in enumerate(KIND_IDS))
    title = f"{speech.say('table-caribbean', round=min(3, int(s.round)))} · {isles}"
    head = [Cell(""), *(Cell("ABCDEFGHI"[column], "dim") for column in range(9)), Cell("")]
    rows = []
    for line in range(4):
        cells = [_cell(s, column * 4 + line + 1, speech, letters) for column in range(9)]
        port = ("maracaibo", "gulf", "", "")[line]
        rows.append([Cell(str(line + 1), "dim"), *cells, _port(s, port, speech, letters)])
    return Panel(title, rows, head)


def ships_at(s: Pirates, space: int, letters: list[str]) -> str:
    """The ships on a space."""
    return "".join(f"{SHIP_SIGN}{letters[board]}" for board in range(int(s.boards)) if s.ship[board] == space)


def _port(s: Pirates, id: str, speech: Speech, letters: list[str]) -> Cell:
    if not id:
        return Cell("")
    return Cell(f"{speech.name(id)}\n{ships_at(s, SPACE_IDS.index(id), letters)}", f"strong pick:sail_to:{id}")


def _cell(s: Pirates, space: int, speech: Speech, letters: list[str]) -> Cell:
    lying = int(s.cell[space - 1])
    if lying < 0:
        return Cell("≈", "dim")
    ships = ships_at(s, space, letters)
    return Cell(f"{_lying(s, space, lying, speech)}\n{ships}".rstrip(), f"pick:sail_to:{SPACE_IDS[space]}")


def _lying(s: Pirates, space: int, lying: int, speech: Speech) -> str:
    """What lies there, with its price."""
    if FIRST_LOCATION <= lying < FIRST_LOCATION + LOCATIONS:
        return speech.name(LOCATION_IDS[lying - FIRST_LOCATION]) + _on(s, lying - int(FIRST_LOCATION), speech)
    if FIRST_RESIDENCE <= lying < FIRST_RESIDENCE + RESIDENCES:
        residence = lying - int(FIRST_RESIDENCE)
        return f"{speech.name(RESIDENCE_IDS[residence])} ({RESIDENCE_COST[residence]})"
    if FIRST_CARD <= lying < FIRST_CARD + CARDS:
        card = lying - int(FIRST_CARD)
        return f"{speech.name(CARD_IDS[card])} ({CARD_COST[card]})"
    return f"{HIDDEN_SIGN} {s.coins[space - 1] or ''}".strip() if lying >= 85 else NONE_SIGN


def _on(s: Pirates, location: int, speech: Speech) -> str:
    """The value tile of a location."""
    tile = int(s.value_tile[location])
    return f" +{speech.name(KIND_IDS[tile - 1])}" if tile else ""


# The boards

COUNTED = ("table-vp", "table-doubloons", "table-income", "table-explorer", "table-rivers", "table-treasures",
           "table-buried", "table-quests")  # fmt: skip


def boards(s: Pirates, speech: Speech) -> Panel:
    """What everybody has in numbers."""
    head = [Cell(""), *(Cell(speech.say(key), "dim") for key in COUNTED)]
    return Panel(speech.say("table-boards"), [_board(s, board, speech) for board in range(int(s.boards))], head)


def _board(s: Pirates, board: int, speech: Speech) -> list[Cell]:
    income = f"+{scoring.income(s, board, False)} / +{scoring.income(s, board, True)}"
    treasures = " ".join(str(s.treasures_of(board, kind)) for kind in range(3))
    return [
        Cell(f"{TURN_SIGN if s.turn == board else ' '} {speech.player(board)}", f"seat-{board}"),
        Cell(str(s.vp[board]), "strong"),
        Cell(str(s.doubloons[board])),
        Cell(income),
        Cell(speech.name(FIELD_IDS[s.explorer[board]])),
        Cell(str(FIELD_RIVERS[s.explorer[board]])),
        Cell(treasures),
        Cell(str(s.buried(board))),
        Cell(str(s.quest_count[board])),
    ]


def tableaus(s: Pirates, speech: Speech) -> Panel:
    """Cards, upgrades, burials and figureheads by name."""
    rows = []
    for board in range(int(s.boards)):
        for type, id in enumerate(TYPE_IDS):
            cards = [card for card in range(CARDS) if s.card_at[card] == 1 + board and CARD_TYPE[card] == type]
            if cards:
                rows.append(_row(speech.player(board), speech.name(id), [speech.name(CARD_IDS[c]) for c in cards]))
        upgrades = [speech.name(id) for at, id in enumerate(SHIP_SPACE_IDS) if s.upgrades[board] >> at & 1]
        buried = [speech.name(id) for at, id in enumerate(HIDEOUT_IDS) if s.below[board] >> at & 1]
        figurehead = [speech.name(FIGUREHEAD_IDS[s.figurehead[board] - 1])] if s.figurehead[board] else []
        for key, names in (("table-upgrades", upgrades), ("table-buried", buried), ("table-figurehead", figurehead)):
            if names:
                rows.append(_row(speech.player(board), speech.say(key), names))
    return Panel(speech.say("table-tableaus"), rows)


def _row(who: str, what: str, names: list[str]) -> list[Cell]:
    return [Cell(who), Cell(what, "dim"), Cell(", ".join(names))]


# Markets and quests


def markets(s: Pirates, speech: Speech) -> Panel:
    """What can be had beside the display."""
    quests = [speech.name(QUEST_IDS[s.market[at]]) for at in range(s.market_n)]
    figureheads = [speech.name(FIGUREHEAD_IDS[figure - 1]) for figure in s.figurehead_market if figure]
    sides = [speech.name(SIDE_IDS[2 * tile + s.side[tile]]) for tile in range(5)]
    placed = []
    for location in range(LOCATIONS):
        tile = int(s.tile_at[location]) - 1
        if tile >= 0:
            placed.append(f"{speech.name(LOCATION_IDS[location])}: {speech.player(tile // 5)}")
    rows = [
        [Cell(speech.say("table-quest-market"), "dim"), Cell(", ".join(quests) or NONE_SIGN)],
        [Cell(speech.say("table-figureheads"), "dim"), Cell(", ".join(figureheads) or NONE_SIGN)],
        [Cell(speech.say("table-black-markets"), "dim"), Cell(" · ".join(sides))],
        [Cell(speech.say("table-placed"), "dim"), Cell(", ".join(placed) or NONE_SIGN)],
        [Cell(speech.say("table-decks"), "dim"), Cell(f"{s.quests_to_draw()} / {s.stage2_left}")],
    ]
    return Panel(speech.say("table-markets"), rows)


def hand(s: Pirates, seat: int, speech: Speech) -> Panel:
    """The quests of the viewer, and what they are worth now."""
    rows = []
    for quest in range(QUESTS):
        if s.drawn[seat * QUEST_CELLS + quest] or s.has_quest(seat, quest):
            worth = max(0, int(scoring.quest_vp(s, seat, quest)))
            rows.append([Cell(speech.name(QUEST_IDS[quest])), Cell(str(worth), "strong")])
    return Panel(speech.say("table-your-quests"), rows)


__all__ = ["panels"]
