"""The worked examples as text: lays a table from `position` lines, then plays and checks it by `play` lines.

Position lines, on top of Table T (rules, section 9):

    ask P0 pay_step          who is asked what, with the arguments of the frame if they matter
    plan - round_end 0       what is planned after that, in this order (`-` is nature)
    goods P0 green 1 gray 2  the whole contents of a field, spelled as in `spellings`

Play lines:

    P0 bid_step ? pass commit   exactly these are open; `?+` these among others, `?-` none of these, `?n` so many
    P0 bid_step:pass            an answer
    = goods P0 none             a fact: a field, spelled as in a position, or one of `FACTS`
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
    coin_marker,
)
from karavelle.games.grog.state import FREE, GHOST, LOCK, NONE, Grog
from karavelle.kernel.fields import NATURE, NOBODY

from .walks import drafts, open_options

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


class UnreadableError(Exception):
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
    for line in (TABLE_T + position).strip().splitlines():
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
            raise UnreadableError(f"{line!r}: {error}") from error
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
            raise UnreadableError(f"more {kinds[kind]} than there are")
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


# Facts that are no fields: each is told in words, given those that come before


def asked(state: Grog) -> list[str]:
    """Who is asked what."""
    actor = next(word for word, actor in ACTORS.items() if actor == state.actor and word != "-")
    return [actor] if state.over() else [actor, GAME.frame_of(state).id]


def potential(state: Grog, seat: str) -> list[str]:
    """R17: what everybody can reckon."""
    return [str(state.potential(SEATS[seat]))]


def cash(state: Grog, seat: str) -> list[str]:
    """R16: what the seat really owns."""
    return [str(state.cash(SEATS[seat]))]


def hand_size(pool: str, state: Grog, seat: str) -> list[str]:
    """R5: the number of cards in a hand."""
    width = len(POOLS[pool][0]) + 1
    first = SEATS[seat] * width
    return [str(sum(getattr(state, f"{pool}_hand")[first : first + width]))]


def row_count(state: Grog) -> list[str]:
    """How many different rows of dice can be placed from here."""
    return [str(len(drafts(state, "place", "commit")))]


def rows(state: Grog) -> list[str]:
    """All rows of dice that can be placed and bid from here."""
    ways = drafts(state, "place", "commit")
    return [" ".join(COLOUR_IDS[colour] for colour in draft.row) for draft in ways]


def payments(state: Grog) -> list[str]:
    """All sets of treasure cards, high to low, that can be used in a payment."""
    ways = drafts(state, "add_treasure", "settle")
    return [
        " ".join(TREASURE_IDS[kind] for kind in (2, 1, 0) for _ in range(draft.used[kind])) or NOTHING for draft in ways
    ]


def sheet(state: Grog, seat: str, item: str) -> list[str]:
    """The total, or the points of every line of this category or card."""
    column = GAME.sheets(state)[SEATS[seat]]
    if item == "total":
        return [str(column.total)]
    return [str(line.points) for line in column.lines if item in (line.item, line.category)]


def winners(state: Grog) -> list[str]:
    """R97: who would have won, were this the end."""
    return [f"P{seat}" for seat, rank in enumerate(GAME.ranks(state)) if rank == 1]


def crew_zero(state: Grog) -> list[str]:
    """R58: who has placed the last crew member."""
    return [f"P{seat}" for seat in range(state.seats) if state.crew[seat] == 0] or [NOTHING]


def coin_track(state: Grog, coins: str) -> list[str]:
    """R83: how a number of coins is displayed."""
    field, tile = coin_marker(int(coins))
    if not tile:
        return ["plain", str(field)]
    return ["tile", str(field) if field <= 20 else "number"]


FACTS: dict[str, tuple[int, Callable[..., list[str]]]] = {
    "asked": (0, asked),
    "potential": (1, potential),
    "cash": (1, cash),
    "treasure_hand_size": (1, partial(hand_size, "treasure")),
    "parrot_hand_size": (1, partial(hand_size, "parrot")),
    "goal_hand_size": (1, partial(hand_size, "goal")),
    "rows": (0, row_count),
    "rows:": (0, rows),
    "payments:": (0, payments),
    "sheet": (2, sheet),
    "winners": (0, winners),
    "crew_zero": (0, crew_zero),
    "coin_track": (1, coin_track),
}
"""By name: how many words come before those that tell, and what tells."""


# Playing


class Table:
    """A table that plays and checks itself line by line."""

    def __init__(self, seats: int, position: str) -> None:
        self.state = lay(seats, position)
        self.sound = not self.state.broken()
        self.checks = 0

    def play(self, line: str) -> None:
        """One line of play."""
        try:
            subject, what, *words = line.split()
            if subject == "=":
                self.check_fact(what, words)
            elif words:
                self.check_options(subject, what, words[0], words[1:])
            else:
                self.answer(subject, what)
        except (KeyError, ValueError, IndexError, TypeError) as error:
            raise UnreadableError(f"{line!r}: {error!r}") from error
        except AssertionError as error:
            raise AssertionError(f"{line}: {error}") from None

    def answer(self, actor: str, name: str) -> None:
        """Whoever is asked answers; a sound table stays sound."""
        frame, _, option = name.partition(":")
        expect(asked(self.state), [actor, frame])
        assert option in open_options(self.state), f"open are {open_options(self.state)}"
        self.state.answer(GAME.parse(name)[1])
        if self.sound:
            expect(self.state.broken(), [])

    def check_options(self, actor: str, frame: str, sign: str, words: Words) -> None:
        """What is open, all of it or in part."""
        self.checks += 1
        expect(asked(self.state), [actor, frame])
        found = open_options(self.state)
        if sign == "?n":
            expect([str(len(found))], list(words))
            return
        named = options_named(frame, words)
        missing, others = sorted(named - set(found)), sorted(set(found) - named)
        if sign in ("?", "?+"):
            assert not missing, f"not open: {missing}"
        if sign == "?":
            assert not others, f"open as well: {others}"
        elif sign == "?-":
            assert len(missing) == len(named), f"open: {sorted(named & set(found))}"
        elif sign != "?+":
            raise ValueError(f"sign {sign}")

    def check_fact(self, what: str, words: Words) -> None:
        """A derived fact, or the contents of a field."""
        self.checks += 1
        if what.endswith(":"):
            expect(sorted(FACTS[what][1](self.state)), sorted(" ".join(words).split(" | ")))
        elif what in FACTS:
            before, tell = FACTS[what]
            expect(tell(self.state, *words[:before]), list(words[before:]))
        elif what == "goal_under":
            place = int(self.state.under)
            found = zip(list(self.state.goal_under)[:place], list(self.state.goal_under_by)[:place], strict=True)
            expect(list(found), under_deck(words))
        else:
            cells = spellings(int(self.state.seats))[what](words)
            contents = getattr(self.state, what)
            expect({cell: contents if isinstance(contents, int) else contents[cell] for cell in cells}, cells)


def expect(found: object, expected: object) -> None:
    """Fails, saying both, unless they are equal."""
    assert found == expected, f"found {found}, expected {expected}"


def options_named(frame: str, words: Words) -> set[str]:
    """Options as a line names them: `main:1..3` and `claim:@yellow` are several, `-place:gray` is left out again."""
    named: set[str] = set()
    for word in listed(words):
        options = set(one_by_one(word.removeprefix("-")))
        if any(f"{frame}:{option}" not in GAME.numbers for option in options):
            raise ValueError(f"no such option of {frame}: {word}")
        if word.startswith("-") and not options <= named:
            raise ValueError(f"{word} is not among them anyway")
        named = named - options if word.startswith("-") else named | options
    return named


def one_by_one(word: str) -> list[str]:
    """`main:1..3` is main:1, main:2, main:3; `claim:@yellow` is every yellow building."""
    head, colon, last = word.rpartition(":")
    if last.startswith("@"):
        return [head + colon + building for building in buildings(last)]
    if ".." in last:
        low, high = last.split("..")
        return [f"{head}{colon}{number}" for number in range(int(low), int(high) + 1)]
    return [word]
