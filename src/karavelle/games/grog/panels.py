"""The table of Grog Island in words and signs, drawn from what the viewer may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from karavelle.games.grog import scoring
from karavelle.games.grog.content import (
    ACTION,
    BUILDING_IDS,
    CLOUD_BLACK,
    COINS_ACTION,
    COLOUR_IDS,
    COLOURS,
    GHOST_SHIP,
    GOAL_ACTION,
    GOAL_IDS,
    GOAL_POINTS,
    GOAL_ROW,
    GOALS,
    GOOD_IDS,
    LIMIT,
    OPEN_SEA,
    PARROT_ACTION,
    PARROT_IDS,
    PARROT_ROW,
    PARROTS,
    PENINSULA_OF,
    SHIP_IDS,
    SHIPS,
    SPACES,
    TREASURE_IDS,
    TREASURE_ROW,
    TREASURES,
    TYPE_IDS,
    TYPE_OF,
    YIELD,
)
from karavelle.games.grog.frames import BID_STEP
from karavelle.games.grog.state import FREE, GHOST, LOCK, NONE, Grog
from karavelle.kernel.core import State
from karavelle.kernel.panel import Cell, Panel, seat_letters
from karavelle.kernel.text import Speech

FREE_SIGN, GHOST_SIGN, LOCK_SIGN, FLAG_SIGN, TURN_SIGN, NONE_SIGN = "○", "☠", "#", "⚑", "▶", "–"

DEAR = 2
"""Crew of `DEAR` or fewer is worth a warning: the end is near."""

CLOUD_WORDS = ("table-goal-swap", "table-point", "table-one-parrot", "table-no-reward", "table-no-coins")
"""Short words for the clouds, in their order."""

OPEN_THINGS = (
    "table-coins",
    "table-points",
    "table-crew",
    "table-treasure-cards",
    "table-parrot-cards",
    "table-goal-cards",
)
"""What is counted for every seat, besides its goods."""

PICKS = ("claim_building", "place_lock", "ghost_place", "trade_action:claim")
"""Questions whose answers are buildings: those cells may be picked."""

NOTHING = Cell("")


def panels(view: State, viewer: int, speech: Speech) -> list[Panel]:
    """Island and ships, own cards, what is left, the seats, the auction: the liveliest next to the question."""
    assert isinstance(view, Grog)
    letters = seat_letters(speech.players)
    found = [island(view, speech, letters)]
    if viewer >= 0:
        found.append(cards(view, viewer, speech))
    found += [supply(view, speech), seats(view, speech, letters)]
    if view.round_no:
        found.append(auction(view, viewer, speech))
    return found


# The island


def island(s: Grog, speech: Speech, letters: Sequence[str]) -> Panel:
    """A column a peninsula, a row a type of building; clouds above, ships and dice below, as they lie on the board."""
    colours = [f"colour-{id}" for id in COLOUR_IDS]
    head = [Cell(""), *(Cell(speech.name(id), f"{kind} strong") for id, kind in zip(COLOUR_IDS, colours, strict=True))]
    head += [Cell(speech.say("table-sea"), "dim"), Cell(speech.say("table-points-each"), "dim")]
    rows = [
        [Cell(speech.say("table-cloud"), "dim"), *(_cloud(s, colour, speech) for colour in range(COLOURS))],
        *(_type_row(s, kind, speech, letters) for kind in range(len(TYPE_IDS))),
        [Cell(speech.say("table-ship"), "dim"), *(_ship(s, place, speech) for place in range(SHIPS))],
        [Cell(speech.say("table-visited"), "dim"), *(_visitor(s, place, letters) for place in range(SHIPS))],
        [Cell(speech.say("table-wants"), "dim"), *map(Cell, (_lines(speech.name(id)) for id in GOOD_IDS), colours)],
        [Cell(speech.say("table-die"), "dim"), *(_die(s, colour) for colour in range(COLOURS))],
    ]
    rows = [row for row in rows if any(cell.text for cell in row[1:])]
    title = speech.say("table-island", free=FREE_SIGN, ghost=GHOST_SIGN, lock=LOCK_SIGN, ghosts=int(s.seats == 2))
    return Panel(title, rows, head)


def _lines(words: str) -> str:
    """A word a line, for narrow columns."""
    return words.replace(" ", "\n")


def _short(words: str) -> str:
    """The beginning of the last word: a Treasure map is a map, lest it be taken for a treasure card."""
    return words.split()[-1][:2].capitalize()


def _cloud(s: Grog, colour: int, speech: Speech) -> Cell:
    cloud = s.clouds[colour]
    if cloud == NONE:
        return NOTHING
    return Cell(speech.say(CLOUD_WORDS[cloud]), "dim" if cloud == CLOUD_BLACK else "")


def _type_row(s: Grog, kind: int, speech: Speech, letters: Sequence[str]) -> list[Cell]:
    cells = [NOTHING] * int(COLOURS)
    for building, id in enumerate(BUILDING_IDS):
        if TYPE_OF[building] == kind:
            cells[PENINSULA_OF[building]] = _building(int(s.buildings[building]), id, PENINSULA_OF[building], letters)
    return [Cell(speech.name(TYPE_IDS[kind])), *cells, NOTHING, Cell(str(GOAL_POINTS[kind]), "dim")]


def _building(standing: int, id: str, peninsula: int, letters: Sequence[str]) -> Cell:
    if standing == FREE:
        picks = " ".join(f"pick:{question}:{id}" for question in PICKS)
        return Cell(FREE_SIGN, f"colour-{COLOUR_IDS[peninsula]} {picks}")
    if standing == GHOST:
        return Cell(GHOST_SIGN, "dim")
    return Cell(LOCK_SIGN, "warn") if standing == LOCK else Cell(letters[standing], f"seat-{standing}")


def _ship(s: Grog, place: int, speech: Speech) -> Cell:
    ship = s.ships[place]
    if ship == NONE:
        return NOTHING
    if ship == GHOST_SHIP and s.seats == 2:
        return Cell(speech.say("table-ghost-ship", sign=GHOST_SIGN, crew=int(s.ghost_crew)), "dim")
    return Cell(_trade(int(ship), speech), "dim" if place == OPEN_SEA else f"pick:choose_ship:{SHIP_IDS[ship]}")


def _trade(ship: int, speech: Speech) -> str:
    """The main action of a ship: how many units, and what for."""
    if ACTION[ship] == COINS_ACTION:
        return speech.say("table-trade-coins", limit=int(LIMIT[ship]), coins=int(YIELD[ship]))
    if ACTION[ship] == GOAL_ACTION:
        return speech.say("table-trade-goal")
    key = "table-trade-parrot" if ACTION[ship] == PARROT_ACTION else "table-trade-treasure"
    return speech.say(key, limit=int(LIMIT[ship]))


def _visitor(s: Grog, place: int, letters: Sequence[str]) -> Cell:
    for seat, ship in enumerate(s.trade_marker):
        if ship != NONE and ship == s.ships[place]:
            return Cell(letters[seat], f"seat-{seat}")
    return NOTHING


def _die(s: Grog, colour: int) -> Cell:
    """A die on its goods space, or the bid space where it lies."""
    pips = s.dice[colour]
    kind = f"colour-{COLOUR_IDS[colour]} strong pick:bid_step:place:{COLOUR_IDS[colour]}"
    for space in range(SPACES):
        if s.bid_row[space] == colour:
            return Cell(f"{pips} → {space + 1}", kind)
    return Cell(f"[{pips}]", kind) if pips else NOTHING


# The auction


def auction(s: Grog, viewer: int, speech: Speech) -> Panel:
    """The bidding row with its rewards, who bids what, and the viewer's own draft."""
    head = [Cell(speech.say("table-space"), "dim"), *(Cell(str(space + 1), "dim") for space in range(SPACES))]
    rewards = (speech.say(key) for key in ("table-claim", "table-claim", "table-point", "table-lock", "table-point"))
    rows = [[Cell(speech.say("table-reward"), "dim"), *(Cell(reward) for reward in rewards)]]
    rows.append([_bid_label(s, speech), *_row(list(s.bid_row), list(s.dice), speech)])
    if s.frame == BID_STEP and s.actor == viewer:
        rows += _draft(s, viewer, speech)
    return Panel(_auction_title(s, speech), rows, head)


def _auction_title(s: Grog, speech: Speech) -> str:
    if s.highest_bidder == NONE:
        return speech.say("table-auction", round=int(s.round_no))
    return speech.say(
        "table-auction-bid", round=int(s.round_no), bid=int(s.current_bid), name=speech.players[s.highest_bidder]
    )


def _bid_label(s: Grog, speech: Speech) -> Cell:
    bid = int(s.current_bid)
    return Cell(speech.say("table-bid", bid=bid) if bid else speech.say("table-no-bid"), "strong")


def _row(row: Sequence[int], pips: Sequence[int], speech: Speech) -> list[Cell]:
    return [
        Cell(f"{speech.name(COLOUR_IDS[colour])} {pips[colour]}", f"colour-{COLOUR_IDS[colour]} strong")
        if colour != NONE
        else Cell(NONE_SIGN, "dim")
        for colour in row
    ]


def _draft(s: Grog, viewer: int, speech: Speech) -> Iterator[list[Cell]]:
    """What the viewer has laid so far, with the sum and what it has to be."""
    pips = [int(turned or lying) for turned, lying in zip(s.draft_dice, s.dice, strict=True)]
    total = sum(pips[colour] for colour in s.draft_row if colour != NONE)
    yield [Cell(speech.say("table-draft", sum=total), "strong"), *_row(list(s.draft_row), pips, speech)]
    held, bid, most = s.draft_cards[0], int(s.current_bid), int(s.potential(viewer))
    key = "table-aim-hold" if held else "table-aim" if most > bid else "table-aim-none"
    aim = speech.say(key, bid=bid, least=bid + 1, most=most)
    turned = [
        Cell(f"{speech.name(COLOUR_IDS[colour])} → {pips[colour]}", f"colour-{COLOUR_IDS[colour]}")
        for colour in range(COLOURS)
        if s.draft_dice[colour]
    ]
    yield [Cell(aim, "dim"), *turned]


# The seats


def seats(s: Grog, speech: Speech, letters: Sequence[str]) -> Panel:
    """What lies open in front of everybody, and how many cards do not."""
    goods = (Cell(_short(speech.name(good)), f"colour-{COLOUR_IDS[colour]}") for colour, good in enumerate(GOOD_IDS))
    head = [NOTHING, *(Cell(speech.say(key), "dim") for key in OPEN_THINGS), *goods, NOTHING]
    return Panel(speech.say("table-seats"), [_seat(s, seat, speech, letters) for seat in range(s.seats)], head)


def _seat(s: Grog, seat: int, speech: Speech, letters: Sequence[str]) -> list[Cell]:
    turn, flag = TURN_SIGN if s.actor == seat else " ", FLAG_SIGN if s.start_player == seat else " "
    crew = int(s.crew[seat])
    hands = ((s.treasure_hand, TREASURE_ROW), (s.parrot_hand, PARROT_ROW), (s.goal_hand, GOAL_ROW))
    return [
        Cell(f"{turn} {flag} {_named(speech.players[seat], letters[seat])}", f"seat-{seat}"),
        Cell(f"{s.coins[seat]} ({s.potential(seat)})"),
        Cell(str(s.points[seat]), "strong"),
        Cell(str(crew), "warn" if crew <= DEAR else ""),
        *(Cell(str(sum(list(hand)[seat * row : (seat + 1) * row]))) for hand, row in hands),
        *(_goods(int(s.goods[seat * COLOURS + colour]), colour) for colour in range(COLOURS)),
        _standing(s, seat, speech),
    ]


def _named(player: str, letter: str) -> str:
    """A name, with the letter that stands for it unless it begins with that."""
    return player if player[:1].upper() == letter else f"{letter} {player}"


def _goods(tiles: int, colour: int) -> Cell:
    return Cell(str(tiles), f"colour-{COLOUR_IDS[colour]} strong") if tiles else Cell("·", "dim")


def _standing(s: Grog, seat: int, speech: Speech) -> Cell:
    """How the seat stands in this round."""
    if s.passed[seat]:
        return Cell(speech.say("table-passed"), "dim")
    if s.highest_bidder == seat:
        return Cell(speech.say("table-leads"), "strong")
    return NOTHING


# Cards


def cards(s: Grog, viewer: int, speech: Speech) -> Panel:
    """The viewer's own cards: what the money is worth, and what the goals bring so far."""
    treasures = [int(s.treasure_hand[viewer * TREASURE_ROW + kind]) for kind in range(TREASURES)]
    parrots = [int(s.parrot_hand[viewer * PARROT_ROW + kind]) for kind in range(PARROTS)]
    goals = [goal for goal in range(GOALS) for _ in range(s.goal_hand[viewer * GOAL_ROW + goal])]
    rows = [
        [Cell(speech.say("table-cash"), "dim"), Cell(_money(s, viewer, treasures, speech))],
        [Cell(speech.say("table-parrots"), "dim"), Cell(_counted(parrots, PARROT_IDS, speech))],
        [Cell(speech.say("table-goals-so-far"), "dim"), Cell(_goals(s, viewer, goals, speech))],
    ]
    drawn = [int(goal) for goal in list(s.drawn)[: s.drawn_count] if goal >= 0]
    if drawn and s.drawer() == viewer:
        rows.append([Cell(speech.say("table-drawn"), "strong"), Cell(_goals(s, viewer, drawn, speech))])
    if any(s.pay_used) and s.actor == viewer:
        rows.append([Cell(speech.say("table-paying"), "strong"), Cell(_payment(s, speech))])
    return Panel(speech.say("table-cards", name=speech.players[viewer]), rows)


def _money(s: Grog, viewer: int, treasures: Sequence[int], speech: Speech) -> str:
    cash = speech.say("table-cash-is", cash=int(s.cash(viewer)), coins=int(s.coins[viewer]))
    return f"{cash} + {_counted(treasures, TREASURE_IDS, speech)}" if any(treasures) else cash


def _counted(counts: Sequence[int], ids: Sequence[str], speech: Speech) -> str:
    found = ((speech.name(id), count) for count, id in zip(counts, ids, strict=True) if count)
    words = [f"{name} ×{count}" if count > 1 else name for name, count in found]
    return ", ".join(words) or NONE_SIGN


def _goals(s: Grog, viewer: int, goals: Sequence[int], speech: Speech) -> str:
    """Goal cards with the points they bring as things stand; a second copy brings none."""
    words = []
    for place, goal in enumerate(goals):
        points = 0 if goal in goals[:place] else scoring.goal_points(s, viewer, goal)
        words.append(f"{speech.name(GOAL_IDS[goal]).rpartition(': ')[2]} ({points})")
    return ", ".join(words) or NONE_SIGN


def _payment(s: Grog, speech: Speech) -> str:
    laid = _counted([int(count) for count in s.pay_used], TREASURE_IDS, speech)
    due = int(s.current_bid) - sum((kind + 1) * int(count) for kind, count in enumerate(s.pay_used))
    return speech.say("table-due", cards=laid, due=due)


def supply(s: Grog, speech: Speech) -> Panel:
    """Decks, locks and ghosts left, and the box, which everybody may look through."""
    decks = speech.say(
        "table-decks-left",
        treasures=int(s.treasure_left()),
        parrots=int(s.parrot_left()),
        goals=int(s.goals_left()),
        under=int(s.under),
    )
    rows = [
        [Cell(speech.say("table-decks"), "dim"), Cell(decks)],
        [Cell(speech.say("table-left"), "dim"), Cell(speech.say("table-locks-left", locks=int(s.lock_supply)))],
    ]
    thrown = [*list(s.treasure_box)[:TREASURES], *list(s.parrot_box)[:PARROTS]]
    if any(thrown):
        rows.append([Cell(speech.say("table-box"), "dim"), Cell(_counted(thrown, TREASURE_IDS + PARROT_IDS, speech))])
    return Panel(speech.say("table-supply"), rows)


__all__ = ["panels"]
