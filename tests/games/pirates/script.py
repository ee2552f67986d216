"""What the worked examples can say of a table of Pirates of Maracaibo; see `tests.games.script`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from karavelle.games.pirates import GAME, scoring
from karavelle.games.pirates.content import (
    CARD_IDS,
    FIELD_IDS,
    FIGUREHEAD_IDS,
    FIRST_CARD,
    FIRST_LOCATION,
    FIRST_RESIDENCE,
    HIDEOUT_IDS,
    KIND_IDS,
    LOCATION_IDS,
    QUEST_IDS,
    RESIDENCE_IDS,
    SHIP_SPACE_IDS,
    SPACE_IDS,
    STAT_IDS,
    TYPE_IDS,
)
from karavelle.games.pirates.decisions.crowds import count, crowded, locations_lying, may_swap
from karavelle.games.pirates.decisions.jordan import first_of, nearest
from karavelle.games.pirates.decisions.purchases import card_price, half_price, halved, residence_price
from karavelle.games.pirates.decisions.sailing import sail_range, strength
from karavelle.games.pirates.effects import quest_income
from karavelle.games.pirates.state import QUEST_CELLS, Pirates
from karavelle.kernel.fields import NATURE
from karavelle.kernel.generator import Generator
from karavelle.lab.laws import generator_pick
from tests.games.script import SEATS, Fact, Script, asked

FACES = {84: "blank", 85: "hidden_location", 86: "hidden_1", 87: "hidden_2", 0: "empty", -1: "no_cell"}


def board(s: Pirates, word: str) -> int:
    """A seat, or Jordan."""
    return int(s.seats) if word == "J" else SEATS[word]


def number(field: str, s: Pirates) -> list[str]:
    """A field that is one number."""
    return [str(getattr(s, field))]


def row(field: str, s: Pirates) -> list[str]:
    """All numbers of a field."""
    return [str(cell) for cell in getattr(s, field)]


def of_board(field: str, s: Pirates, who: str) -> list[str]:
    """A number of a board."""
    return [str(getattr(s, field)[board(s, who)])]


def place(field: str, ids: tuple[str, ...], s: Pirates, who: str) -> list[str]:
    """Where something of a board is."""
    return [ids[getattr(s, field)[board(s, who)]]]


def bits(field: str, ids: tuple[str, ...], s: Pirates, who: str) -> list[str]:
    """Spaces of a board."""
    held = int(getattr(s, field)[board(s, who)])
    return [id for at, id in enumerate(ids) if held >> at & 1]


def above(s: Pirates, who: str) -> list[str]:
    """Treasures above the line: gold, emerald, pearl."""
    return [str(s.above[3 * board(s, who) + kind]) for kind in range(3)]


def bonus_taken(s: Pirates, who: str) -> list[str]:
    """Which bonus spaces are taken."""
    return [KIND_IDS[kind] for kind in range(3) if s.bonus_taken[3 * board(s, who) + kind]]


def cell(s: Pirates, space: str) -> list[str]:
    """What lies on a cell."""
    what = int(s.cell[SPACE_IDS.index(space) - 1])
    if what in FACES:
        return [FACES[what]]
    ids = (*LOCATION_IDS, *RESIDENCE_IDS, *CARD_IDS)
    assert FIRST_LOCATION < FIRST_RESIDENCE < FIRST_CARD
    return [ids[what - FIRST_LOCATION]]


def stat(s: Pirates, who: str, what: str) -> list[str]:
    """How much of something a board has."""
    return [str(scoring.stat(s, board(s, who), STAT_IDS.index(what)))]


def sheet(s: Pirates, who: str, category: str) -> list[str]:
    """A line of the score sheet."""
    sheets = [*GAME.sheets(s), *GAME.rival_sheets(s)]
    (line,) = (line for line in sheets[board(s, who)].lines if line.category == category)
    return [str(line.points)]


def total(s: Pirates, who: str) -> list[str]:
    """The sum of the score sheet."""
    return [str([*GAME.sheets(s), *GAME.rival_sheets(s)][board(s, who)].total)]


def quests(s: Pirates, who: str) -> list[str]:
    """The quests that a seat holds."""
    return [id for quest, id in enumerate(QUEST_IDS) if s.has_quest(board(s, who), quest)]


def quest_vp(s: Pirates, who: str, quest: str) -> list[str]:
    """What a quest is worth to a seat."""
    return [str(scoring.quest_vp(s, board(s, who), QUEST_IDS.index(quest)))]


def residence_vp(s: Pirates, who: str, residence: str) -> list[str]:
    """What a residence is worth to a seat."""
    return [str(scoring.residence_vp(s, board(s, who), RESIDENCE_IDS.index(residence)))]


def price(s: Pirates, who: str, thing: str, surcharge: str) -> list[str]:
    """What a card or a residence costs a seat."""
    if thing in RESIDENCE_IDS:
        return [str(residence_price(s, board(s, who), RESIDENCE_IDS.index(thing)))]
    return [str(card_price(s, board(s, who), CARD_IDS.index(thing), int(surcharge)))]


def half(s: Pirates, who: str, residence: str) -> list[str]:
    """Half the price of a residence."""
    return [str(half_price(s, board(s, who), RESIDENCE_IDS.index(residence)))]


def market(s: Pirates) -> list[str]:
    """The quest market from left to right."""
    return [QUEST_IDS[s.market[at]] for at in range(s.market_n)]


def deck(s: Pirates) -> list[str]:
    """Quests in the shuffled part of the deck."""
    return [id for quest, id in enumerate(QUEST_IDS) if s.deck[quest]]


def under(s: Pirates) -> list[str]:
    """Quests under the deck, in order."""
    return [QUEST_IDS[s.under[at]] for at in range(s.under_n)]


def shown(s: Pirates, who: str) -> list[str]:
    """Quests of a hand that all have seen."""
    return [id for quest, id in enumerate(QUEST_IDS) if s.shown[board(s, who) * QUEST_CELLS + quest]]


def in_reach(s: Pirates, who: str) -> list[str]:
    """Where a ship could sail, columns not looked at."""
    seat = board(s, who)
    spaces = s.reach(s.ship[seat], sail_range(s, seat))
    return [id for space, id in enumerate(SPACE_IDS) if spaces >> space & 1 and space != s.ship[seat]]


def value(s: Pirates, kind: str) -> list[str]:
    """What a treasure of a kind is worth."""
    return [str(scoring.treasure_value(s, KIND_IDS.index(kind)))]


def jordan_buys(s: Pirates, type: str) -> list[str]:
    """Where Jordan would buy a card of a type."""
    assert first_of is not None
    return [SPACE_IDS[nearest(s, 4, TYPE_IDS.index(type))]]


def crowd(s: Pirates) -> list[str]:
    """How many locations are in crowds."""
    return [str(count(crowded(s, locations_lying(s))))]


def swap(s: Pirates, here: str, there: str) -> list[str]:
    """Whether a location may change places with what lies there."""
    found = may_swap(s, locations_lying(s), SPACE_IDS.index(here), SPACE_IDS.index(there))
    return ["allowed" if found else "forbidden"]


def winners(s: Pirates) -> list[str]:
    """Who has won, or would have, were this the end."""
    return [f"P{seat}" for seat, rank in enumerate(GAME.ranks(s)) if rank == 1]


def figurehead(s: Pirates, who: str) -> list[str]:
    """The figurehead of a board."""
    held = s.figurehead[board(s, who)]
    return [FIGUREHEAD_IDS[held - 1]] if held else []


def laid_out(s: Pirates) -> list[str]:
    """How many figureheads are in the market."""
    return [str(sum(figure > 0 for figure in s.figurehead_market))]


def whale(s: Pirates, who: str) -> list[str]:
    """Doubloons for quests each round."""
    return [str(quest_income(s, board(s, who)))]


def fighting(s: Pirates, who: str) -> list[str]:
    """Die and permanent swords in a skirmish."""
    return [str(strength(s, board(s, who)))]


def track_place(s: Pirates, who: str) -> list[str]:
    """Markers for 50, and where the score marker stands."""
    vp = int(s.vp[board(s, who)])
    return [str(scoring.laps(vp)), str(vp - 50 * scoring.laps(vp))]


def coins(s: Pirates, space: str) -> list[str]:
    """Doubloons on a face-down location."""
    return [str(s.coins[SPACE_IDS.index(space) - 1])]


def last_player(s: Pirates) -> list[str]:
    """Who has the last turn."""
    return ["J" if s.last_player() >= s.seats else f"P{s.last_player()}"]


def half_of(s: Pirates, cost: str, discount: str) -> list[str]:
    """Half of a cost after a discount."""
    return [str(halved(int(cost), int(discount)))]


class PiratesScript(Script):
    """A table that is played and checked line by line; `- anything` lets nature answer until a seat is asked."""

    def answer(self, actor: str, name: str) -> None:
        if name != "anything":
            super().answer(actor, name)
            return
        generator = Generator(1)
        while self.state.actor == NATURE:
            self.state.answer(generator_pick(self.state, generator))

    game = GAME
    facts: ClassVar[Mapping[str, Fact]] = {
        "asked": (0, partial(asked, GAME)),
        "round": (0, partial(number, "round")),
        "turn": (0, partial(number, "turn")),
        "swords": (0, partial(number, "swords")),
        "track": (0, partial(number, "track")),
        "jordan_upgrades": (0, partial(number, "jordan_upgrades")),
        "island": (0, partial(row, "island")),
        "doubloons": (1, partial(of_board, "doubloons")),
        "vp": (1, partial(of_board, "vp")),
        "rubies": (1, partial(of_board, "rubies")),
        "quest_count": (1, partial(of_board, "quest_count")),
        "ship": (1, partial(place, "ship", SPACE_IDS)),
        "explorer": (1, partial(place, "explorer", FIELD_IDS)),
        "upgrades:": (1, partial(bits, "upgrades", SHIP_SPACE_IDS)),
        "below:": (1, partial(bits, "below", HIDEOUT_IDS)),
        "above": (1, above),
        "bonus_taken:": (1, bonus_taken),
        "cell": (1, cell),
        "stat": (2, stat),
        "sheet": (2, sheet),
        "total": (1, total),
        "quests:": (1, quests),
        "shown:": (1, shown),
        "quest_vp": (2, quest_vp),
        "residence_vp": (2, residence_vp),
        "price": (3, price),
        "half_price": (2, half),
        "market": (0, market),
        "deck:": (0, deck),
        "under": (0, under),
        "reach:": (1, in_reach),
        "value": (1, value),
        "jordan_buys": (1, jordan_buys),
        "crowd": (0, crowd),
        "swap": (2, swap),
        "winners": (0, winners),
        "figurehead": (1, figurehead),
        "laid_out": (0, laid_out),
        "whale": (1, whale),
        "strength": (1, fighting),
        "last_player": (0, last_player),
        "track_place": (1, track_place),
        "coins": (1, coins),
        "halved": (2, half_of),
    }
