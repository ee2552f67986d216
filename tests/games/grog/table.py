"""The positions of the worked examples as text: lays a table from `position` lines, on top of Table T (section 9).

ask P0 pay_step          who is asked what, with the arguments of the frame if they matter
plan - round_end 0       what is planned after that, in this order (`-` is nature)
goods P0 green 1 gray 2  the whole contents of a field, spelled as in `spellings`
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from karavelle.games.grog import GAME
from karavelle.games.grog.content import (
    BUILDING_IDS,
    CLOUD_IDS,
    COLOUR_IDS,
    GOAL_COUNTS,
    GOAL_IDS,
    PARROT_COUNTS,
    PARROT_IDS,
    PENINSULA_OF,
    SHIP_IDS,
    TREASURE_COUNTS,
    TREASURE_IDS,
    TYPE_IDS,
    TYPE_OF,
)
from karavelle.games.grog.state import FREE, GHOST, LOCK, NONE, Grog
from karavelle.kernel.fields import NATURE, NOBODY

Words = Sequence[str]
Cells = dict[int, int]
"""What a line says about the cells of a field, by place."""

Spelling = Callable[[Words], Cells]

TABLE_T = """
clouds cloud_goal cloud_parrot cloud_empty cloud_point cloud_black
ships ship_coins2 ship_coins3 ship_goal ship_parrot ship_treasure ship_coins4
dice green 1 blue 5 orange 1 yellow 4 gray 3
start_player P0
round_no 1
"""

NOTHING = "none"
SEATS = {f"P{seat}": seat for seat in range(4)}
ACTORS = SEATS | {"-": NATURE, "nature": NATURE, "nobody": NOBODY}
OCCUPANTS = SEATS | {"free": FREE, "ghost": GHOST, "lock": LOCK}
FRAMES = {frame.id: frame for frame in GAME.frames}
POOLS = {
    "treasure": (TREASURE_IDS, TREASURE_COUNTS),
    "parrot": (PARROT_IDS, PARROT_COUNTS),
    "goal": (GOAL_IDS, GOAL_COUNTS),
}


class Unreadable(Exception):
    """A line that says nothing in the language of the examples."""


# How fields are spelled


def spellings(seats: int) -> dict[str, Spelling]:
    """Every field that an example may speak of; a line gives its whole contents, or all of one seat's."""
    fields: dict[str, Spelling] = {
        **dict.fromkeys(("round_no", "current_bid", "lock_supply", "ghost_crew"), number),
        **dict.fromkeys(("start_player", "highest_bidder"), one_seat),
        **dict.fromkeys(("coins", "points", "crew"), partial(of_seat, 1, number)),
        "goods": partial(of_seat, 5, partial(counts, COLOUR_IDS)),
        "trade_marker": partial(of_seat, 1, partial(row, SHIP_IDS, 1)),
        "dice": partial(counts, COLOUR_IDS),
        "clouds": partial(row, CLOUD_IDS, 5),
        "ships": partial(row, SHIP_IDS, 6),
        "bid_row": partial(row, COLOUR_IDS, 5),
        "buildings": occupants,
        "passed": partial(these_seats, seats),
    }
    for pool, (kinds, _) in POOLS.items():
        fields[f"{pool}_hand"] = partial(of_seat, len(kinds) + 1, partial(counts, kinds))
        fields[f"{pool}_deck"] = fields[f"{pool}_box"] = partial(counts, kinds)
    del fields["goal_box"]
    return fields


def number(words: Words) -> Cells:
    """A plain number."""
    (word,) = words
    return {0: int(word)}


def one_seat(words: Words) -> Cells:
    """A seat, or none."""
    (word,) = words
    return {0: NONE if word == NOTHING else SEATS[word]}


def these_seats(seats: int, words: Words) -> Cells:
    """The seats of which something is true."""
    named = listed(words)
    if not set(named) <= set(list(SEATS)[:seats]):
        raise ValueError("a seat that does not play")
    return {SEATS[seat]: int(seat in named) for seat in list(SEATS)[:seats]}


def row(things: Sequence[str], width: int, words: Words) -> Cells:
    """Things from left to right; the places after them are empty."""
    places = [things.index(word) for word in listed(words)]
    if len(places) > width:
        raise ValueError("too many for the row")
    return dict(enumerate(places + [NONE] * (width - len(places))))


def counts(kinds: Sequence[str], words: Words) -> Cells:
    """Kinds, each with its number; of the others there are none."""
    named = listed(words)
    cells = dict.fromkeys(range(len(kinds)), 0)
    for kind, count in zip(named[::2], named[1::2], strict=True):
        cells[kinds.index(kind)] += int(count)
    return cells


def of_seat(width: int, spelling: Spelling, words: Words) -> Cells:
    """The part of a field that is a seat's, named first."""
    first = SEATS[words[0]] * width
    return {first + cell: value for cell, value in spelling(words[1:]).items()}


def occupants(words: Words) -> Cells:
    """What stands on a building, or on all of a colour or type (`@orange`, `@hook_shop`)."""
    which, occupant = words
    return dict.fromkeys((BUILDING_IDS.index(building) for building in buildings(which)), OCCUPANTS[occupant])


def listed(words: Words) -> Words:
    """A list; an empty one is written `none`."""
    if not words:
        raise ValueError("nothing said; write none")
    return () if tuple(words) == (NOTHING,) else words


def buildings(which: str) -> list[str]:
    """The building of this id, or all of a colour or type."""
    if which in BUILDING_IDS:
        return [which]
    mark, word = which[0], which[1:]
    if mark != "@" or word not in COLOUR_IDS + TYPE_IDS:
        raise ValueError(f"no building {which}")
    column = [int(place) for place in (PENINSULA_OF if word in COLOUR_IDS else TYPE_OF)]
    wanted = (COLOUR_IDS if word in COLOUR_IDS else TYPE_IDS).index(word)
    return [building for building, place in zip(BUILDING_IDS, column, strict=True) if place == wanted]


# Laying the table


def lay(seats: int, position: str) -> Grog:
    """A table as the position says, at its question."""
    state = GAME.empty(seats, {})
    assert isinstance(state, Grog)
    plans: list[Words] = []
    decks = set()
    for line in filter(None, (TABLE_T + position).splitlines()):
        word, *words = line.split()
        try:
            if word in ("ask", "plan"):
                plans.append(words)
            else:
                put(state, word, words)
                decks.add(word)
            if word == "ask" and len(plans) > 1:
                raise ValueError("asked after what is planned")
        except (KeyError, ValueError, IndexError) as error:
            raise Unreadable(f"{line!r}: {error}") from error
    for pool in POOLS:
        gather(state, pool, given=f"{pool}_deck" in decks)
    for actor, frame, *arguments in reversed(plans):
        state.then(FRAMES[frame].number, ACTORS[actor], *map(argument, arguments))
    state.advance()
    return state


def put(state: Grog, field: str, words: Words) -> None:
    """Makes a field what the words say."""
    if field == "goal_under":
        for goal, seat in under_deck(words):
            state.put_under(seat, goal)
        return
    for cell, value in spellings(int(state.seats))[field](words).items():
        if isinstance(getattr(state, field), int):
            setattr(state, field, value)
        else:
            getattr(state, field)[cell] = value


def gather(state: Grog, pool: str, *, given: bool) -> None:
    """The other cards of a pool lie in the deck; if that was given, in the box (goal cards, having none, nowhere)."""
    kinds, totals = POOLS[pool]
    hand, deck = getattr(state, f"{pool}_hand"), getattr(state, f"{pool}_deck")
    rest = getattr(state, f"{pool}_box", None) if given else deck
    for kind in range(len(kinds)):
        left = totals[kind] - sum(hand[kind :: len(kinds) + 1]) - (deck[kind] if given else 0)
        if pool == "goal":
            left -= list(state.goal_under)[: state.under].count(kind)
        if left < 0:
            raise Unreadable(f"more {kinds[kind]} than there are")
        if rest is not None:
            rest[kind] = left


def under_deck(words: Words) -> list[tuple[int, int]]:
    """Goal cards below the deck from top to bottom, each with the seat that put it there."""
    named = listed(words)
    return [(GOAL_IDS.index(goal), SEATS[seat]) for goal, seat in zip(named[::2], named[1::2], strict=True)]


def argument(word: str) -> int:
    """An argument of a frame: a number, a ship or none."""
    if word in SHIP_IDS:
        return SHIP_IDS.index(word)
    return NONE if word == NOTHING else int(word)
