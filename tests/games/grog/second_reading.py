"""The rules read a second time, slowly and apart from the engine: what should be open, and all bids and payments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations, permutations, product

from karavelle.games.grog.content import BUILDING_IDS, COLOUR_IDS, GOAL_IDS, SHIP_IDS, TYPE_IDS
from karavelle.games.grog.state import Grog

from .walks import Draft

MAIN_LIMITS = {"ship_coins2": 4, "ship_coins3": 2, "ship_coins4": 1, "ship_treasure": 2, "ship_parrot": 3}
GHOST_SHIP = SHIP_IDS.index("ship_coins3")


def cells(s: Grog, field: str, width: int) -> list[int]:
    """The row of the seat that is asked in a field."""
    return [int(cell) for cell in getattr(s, field)][s.actor * width : (s.actor + 1) * width]


def units(s: Grog, colour: int) -> int:
    """R37: own tiles of the colour, and one for any three others."""
    goods = cells(s, "goods", 5)
    return goods[colour] + (sum(goods) - goods[colour]) // 3


def free_on(s: Grog, colour: int) -> set[str]:
    """R55: free buildings of a peninsula."""
    here = f"_{COLOUR_IDS[colour]}"
    return {id for id, on in zip(BUILDING_IDS, s.buildings, strict=True) if on == -1 and id.endswith(here)}


# What is open, by name


def choose_ship(s: Grog) -> set[str]:
    """R33, R34, R36."""
    allowed = {position: ship for position, ship in enumerate(list(s.ships)[:5]) if ship not in list(s.trade_marker)}
    if s.seats == 2:
        allowed = {position: ship for position, ship in allowed.items() if ship != GHOST_SHIP}
    special = not any(cells(s, "goods", 5)[position] for position in allowed)
    return {SHIP_IDS[ship] for position, ship in allowed.items() if special or units(s, position) >= 1}


def trade_action(s: Grog) -> set[str]:
    """R34-R36, R39, R46, R47: b remembers 1 something done, 2 the main action used, 4 the special case."""
    peninsula = list(s.ships).index(s.a)
    most = 0 if s.b & 2 else min(most_taken(s, SHIP_IDS[s.a]), units(s, peninsula))
    found = {f"main:{count}" for count in range(1, most + 1)}
    if units(s, peninsula) >= 4 and cells(s, "crew", 1) != [0]:
        found |= {f"claim:{building}" for building in free_on(s, peninsula)}
    return found | {"finish"} if s.b & 5 else found


def most_taken(s: Grog, ship: str) -> int:
    """R40-R46: the limit of the ship's main action, and of the cards it hands out."""
    if ship == "ship_goal":
        return max(1, sum(s.goal_deck) + int(s.under))
    if "coins" in ship:
        return MAIN_LIMITS[ship]
    deck = sum(s.treasure_deck if ship == "ship_treasure" else s.parrot_deck)
    return min(MAIN_LIMITS[ship], max(1, deck))


def substitution_count(s: Grog) -> set[str]:
    """R37."""
    own = cells(s, "goods", 5)[s.a]
    others = sum(cells(s, "goods", 5)) - own
    return {str(count) for count in range(s.b + 1) if s.b - count <= own and 3 * count <= others}


def give_substitute(s: Grog) -> set[str]:
    """R37."""
    goods = cells(s, "goods", 5)
    return {id for colour, id in enumerate(COLOUR_IDS) if colour != s.a and goods[colour] > 0}


def goals_in_hand(s: Grog) -> set[str]:
    """S5, R56."""
    return {GOAL_IDS[goal] for goal, copies in enumerate(cells(s, "goal_hand", 24)) if copies}


def keep_goal(s: Grog) -> set[str]:
    """R45."""
    return {GOAL_IDS[goal] for goal in list(s.drawn)[: s.drawn_count]}


def claim_building(s: Grog) -> set[str]:
    """R52-R54: a holds the open spaces 1 and 2 as bits, b the type that is barred."""
    barred = free_of_type(TYPE_IDS[s.b]) if s.b >= 0 else set()
    free = [free_on(s, int(s.bid_row[space])) for space in (0, 1) if s.a >> space & 1]
    return set().union(*free) - barred | {"decline"}


def free_of_type(kind: str) -> set[str]:
    """All buildings of a type."""
    return {id for id in BUILDING_IDS if id.rpartition("_")[0] == kind}


def place_lock(s: Grog) -> set[str]:
    """R61."""
    return free_on(s, int(s.bid_row[3]))


def ghost_place(s: Grog) -> set[str]:
    """R70."""
    return free_on(s, list(s.ships).index(GHOST_SHIP))


OPEN: dict[str, Callable[[Grog], set[str]]] = {
    "setup_return_goals": goals_in_hand,
    "setup_choose_good": lambda s: set(COLOUR_IDS),
    "choose_ship": choose_ship,
    "trade_action": trade_action,
    "substitution_count": substitution_count,
    "give_substitute": give_substitute,
    "keep_goal": keep_goal,
    "cloud_goal_return": goals_in_hand,
    "claim_building": claim_building,
    "place_lock": place_lock,
    "ghost_place": ghost_place,
}
"""All questions to seats but the drafts, which are enumerated as a whole."""


# What can come of a draft


def bids(s: Grog) -> set[Draft]:
    """R12-R18, R26-R29: every ordered row of dice that is a legal bid, with every way to use parrot cards."""
    held = [kind for kind, count in enumerate(cells(s, "parrot_hand", 7)[:6]) if count]
    sets = chain.from_iterable(combinations(held, size) for size in range(len(held) + 1))
    return {
        Draft(dice, row, tuple(int(kind in cards) for kind in range(6)), (0, 0, 0))
        for cards in sets
        for dice in dice_shown(s, cards)
        for row in rows(dice)
        if may_bid(s, sum(dice[colour] for colour in row), hold=0 in cards)
    }


def may_bid(s: Grog, total: int, *, hold: bool) -> bool:
    """R18, R26, R28."""
    potential = cells(s, "coins", 1)[0] + 3 * sum(cells(s, "treasure_hand", 4))
    higher_or_held = s.current_bid == total > 0 if hold else total > s.current_bid
    return higher_or_held and total <= potential


def dice_shown(s: Grog, cards: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """R28: each die as it lies, or turned to any other value by a card of its colour."""
    lies = [int(pips) for pips in s.dice]
    return product(
        *([pips for pips in range(1, 7) if pips != lies[die]] if die + 1 in cards else [lies[die]] for die in range(5))
    )


def rows(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """R12, R13: one to five different dice, never rising from left to right."""
    for size in range(1, 6):
        for row in permutations(range(5), size):
            values = [dice[colour] for colour in row]
            if values == sorted(values, reverse=True):
                yield row


def payments(s: Grog) -> set[tuple[int, ...]]:
    """R51: every set of treasure cards that pays with the coins, none of them superfluous."""
    hand = cells(s, "treasure_hand", 4)[:3]
    return {used for used in product(*(range(count + 1) for count in hand)) if pays(s, used)}


def pays(s: Grog, used: tuple[int, ...]) -> bool:
    """R51: the cards and the coins cover the bid, and without the smallest card the others alone would not."""
    worth = [value for value, count in zip((1, 2, 3), used, strict=True) for _ in range(count)]
    enough = cells(s, "coins", 1)[0] + sum(worth) >= s.current_bid
    return enough and (not worth or sum(worth) - min(worth) < s.current_bid)
