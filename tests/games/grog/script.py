"""The play of the worked examples as text: answers, and what must be open and true between them.

P0 bid_step ? pass commit   exactly these are open; `?+` these among others, `?-` none of these, `?n` so many
P0 bid_step:pass            an answer
= goods P0 none             a fact: a field, spelled as in a position, or one of `FACTS`
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from karavelle.games.grog import GAME
from karavelle.games.grog.content import COLOUR_IDS, TREASURE_IDS, coin_marker
from karavelle.games.grog.state import Grog

from .table import ACTORS, NOTHING, POOLS, SEATS, Unreadable, Words, buildings, lay, listed, spellings, under_deck
from .walks import drafts, open_options

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


def bids(state: Grog) -> list[str]:
    """The same rows, each with what it bids."""
    ways = drafts(state, "place", "commit")
    return [
        " ".join((*(COLOUR_IDS[colour] for colour in draft.row), str(sum(draft.dice[colour] for colour in draft.row))))
        for draft in ways
    ]


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
    "bids:": (0, bids),
    "payments:": (0, payments),
    "sheet": (2, sheet),
    "winners": (0, winners),
    "crew_zero": (0, crew_zero),
    "coin_track": (1, coin_track),
}
"""By name: how many words come before those that tell, and what tells."""


# Playing


class Script:
    """A table that is played and checked line by line."""

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
            raise Unreadable(f"{line!r}: {error!r}") from error
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
