"""The positions of the worked examples as text: lays a table from `position` lines.

mode base                   without it the expansion is played
new                         a new game at its first question; else a table after the set-up with empty hands:
                            no gold, goods, inhabitants or ships; colours red, blue, yellow, green; P0 on turn
gold P0 6 P1 10             a number for each seat named; so `castle`, `cannons`
goods P0 stone 1 wood 2     from the bank; `bank cloth 1` says what the bank has left of a good
inh P0 pioneer settler      inhabitants that have not bought; `used` those that have
post P0 2 sea2_spice_post   a tile at a pier; it comes from the last field of its stack, as all that lies open
contracts P0 2              contracts with a 2 on the back; `sites P0 park - theatre`, `nests P0 4 6`
ship P0 1 F5 3              a ship on a field with action points; then `damaged`
tile F4 sea4_contract P0    somebody has looked at a tile there; `all` for everybody
cards P0 explorer 2         action cards from the deck; `cards P1 rest` all that are left there; `discards explorer 3`
pirates P06 P10             the pirate cards that are in the deck
reserve 2 0 0               original tiles of the base reserve, `luxury_reserve` of the other; the rest lies nowhere
given sea2_contract         tiles that were given up and lie under the reserve of their board, in this order
supply church 0             how many of a building are left; `public P0 church` takes one from there
turn bought 2               what is remembered of the turn
ask P0 main_action          who is asked what, with the arguments of the frame if they matter
plan P0 clean_up            what is planned after that, in this order (`-` is nature)
"""

from __future__ import annotations

from collections.abc import Callable

from karavelle.games.anno1503 import GAME
from karavelle.games.anno1503.content import (
    BUILDING_IDS,
    CARD_IDS,
    CARD_ROW,
    CONTRACT,
    CONTRACTS,
    FIELD_IDS,
    FIELDS,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KIND_OF_TILE,
    KINDS,
    LEVEL_IDS,
    LEVELS,
    NEST,
    PIERS,
    PIRATE_CARD_IDS,
    PUBLIC_IDS,
    PUBLICS,
    SHIPS,
    SITES,
    STACK_OF_TILE,
    TILE_AT,
    TILE_IDS,
)
from karavelle.games.anno1503.effects import give_up, lay_out
from karavelle.games.anno1503.scoring import points_held
from karavelle.games.anno1503.state import NONE, SUPPLY, Anno1503
from karavelle.kernel.fields import ALL_KNOW, NO_CARD
from tests.games.script import ACTORS, SEATS, Unreadable, Words, listed

FRAMES = {frame.id: frame for frame in GAME.frames}
COLOURS = ("red", "blue", "yellow", "green")
EACH_SEAT = ("gold", "castle", "cannons")


class Laying:
    """A table that is being laid."""

    def __init__(self, seats: int, mode: str) -> None:
        state = GAME.empty(seats, {"mode": mode})
        assert isinstance(state, Anno1503)
        self.s = s = state
        self.plans: list[Words] = []
        lay_out(s)
        s.active = s.start = 0
        for seat in range(seats):
            s.colour[seat] = seat
            s.gold[seat] = 0
            for good in range(GOODS):
                while s.goods[seat * GOODS + good]:
                    s.give(seat, good)
            for level in range(LEVELS):
                s.fresh[seat * LEVELS + level] = 0
            for ship in range(SHIPS):
                s.ship_field[seat * SHIPS + ship] = SUPPLY

    # What lies open comes from the boards

    def lift(self, name: str) -> int:
        """A tile from the last field of its stack that nobody has looked at."""
        s, tile = self.s, TILE_IDS.index(name)
        stack = STACK_OF_TILE[tile]
        field = max(at for at in range(FIELDS) if s.stack_at[at] == stack and s.front[at] == NO_CARD)
        s.stack_at[field] = NONE
        s.unseen[tile] -= 1
        s.shown[tile] += 1
        return tile

    def post(self, words: Words) -> None:
        """A post at a pier."""
        seat, pier, name = words
        self.s.pier[SEATS[seat] * PIERS + int(pier) - 1] = self.lift(name)

    def contracts(self, words: Words) -> None:
        """Contracts, all with a 2 on the back."""
        seat, count = words
        for _ in range(int(count)):
            tile = self.lift("sea2_contract")
            assert KIND_OF_TILE[tile] == CONTRACT
            self.s.contracts[SEATS[seat] * CONTRACTS] += 1

    def nests(self, words: Words) -> None:
        """Defeated nests, by strength."""
        seat, *strengths = words
        for strength in strengths:
            self.lift(f"crown2_nest_{strength}")
            self.s.nests[SEATS[seat] * 3 + int(strength) - 4] += 1

    def tile(self, words: Words) -> None:
        """A tile that somebody has looked at."""
        field, name, *seats = words
        place, tile = FIELD_IDS.index(field), TILE_IDS.index(name)
        assert self.s.stack_at[place] == STACK_OF_TILE[tile]
        self.s.unseen[tile] -= 1
        self.s.front[place] = tile
        self.s.known[place] = ALL_KNOW if seats == ["all"] else sum(1 << SEATS[seat] for seat in seats)

    def given(self, words: Words) -> None:
        """Tiles under a reserve."""
        for name in words:
            give_up(self.s, self.lift(name))

    def reserve(self, words: Words) -> None:
        """What is left of the base reserve."""
        for back, count in enumerate(words):
            self.s.reserve[back] = int(count)

    def luxury_reserve(self, words: Words) -> None:
        """What is left of the luxury reserve."""
        for back, count in enumerate(words):
            self.s.reserve[3 + back] = int(count)

    # Seats

    def goods(self, words: Words) -> None:
        """Goods from the bank."""
        seat, *held = words
        for good, count in zip(held[::2], held[1::2], strict=True):
            for _ in range(int(count)):
                self.s.take(SEATS[seat], GOOD_IDS.index(good))

    def inh(self, words: Words) -> None:
        """Inhabitants that have not bought."""
        seat, *levels = words
        for level in levels:
            self.s.fresh[SEATS[seat] * LEVELS + LEVEL_IDS.index(level)] += 1

    def used(self, words: Words) -> None:
        """Inhabitants that have bought."""
        seat, *levels = words
        for level in levels:
            self.s.used[SEATS[seat] * LEVELS + LEVEL_IDS.index(level)] += 1

    def public(self, words: Words) -> None:
        """Public buildings, from the supply."""
        seat, *kinds = words
        for kind in kinds:
            self.s.public[SEATS[seat] * PUBLICS + PUBLIC_IDS.index(kind)] = 1
            self.s.public_supply[PUBLIC_IDS.index(kind)] -= 1

    def sites(self, words: Words) -> None:
        """Aristocrat buildings, site by site, from the supply."""
        seat, *kinds = words
        for site, kind in enumerate(kinds):
            if kind != "-":
                self.s.sites[SEATS[seat] * SITES + site] = BUILDING_IDS.index(kind) + 1
                self.s.aristocrat_supply[BUILDING_IDS.index(kind)] -= 1

    def ship(self, words: Words) -> None:
        """A ship on the boards."""
        seat, ship, field, points, *damaged = words
        at = SEATS[seat] * SHIPS + int(ship) - 1
        self.s.ship_field[at] = FIELD_IDS.index(field)
        self.s.ship_ap[at] = int(points)
        self.s.ship_damaged[at] = len(damaged)

    def cards(self, words: Words) -> None:
        """Action cards from the deck."""
        seat, *held = words
        for card, name in enumerate(CARD_IDS):
            count = int(self.s.deck[card])
            if held != ["rest"]:
                count = int(held[held.index(name) + 1]) if name in held else 0
            self.s.deck[card] -= count
            self.s.hand[SEATS[seat] * CARD_ROW + card] += count

    def discards(self, words: Words) -> None:
        """Action cards from the deck to the discard pile."""
        for card, count in zip(words[::2], words[1::2], strict=True):
            self.s.deck[CARD_IDS.index(card)] -= int(count)
            self.s.discards[CARD_IDS.index(card)] += int(count)

    def pirates(self, words: Words) -> None:
        """The pirate cards in the deck."""
        for card, name in enumerate(PIRATE_CARD_IDS):
            self.s.pirates[card] = int(name in listed(words))

    # The rest

    def bank(self, words: Words) -> None:
        """What the bank has left."""
        for good, count in zip(words[::2], words[1::2], strict=True):
            self.s.bank[GOOD_IDS.index(good)] = int(count)

    def supply(self, words: Words) -> None:
        """Buildings left."""
        kind, count = words
        if kind in PUBLIC_IDS:
            self.s.public_supply[PUBLIC_IDS.index(kind)] = int(count)
        else:
            self.s.aristocrat_supply[BUILDING_IDS.index(kind)] = int(count)

    def colours(self, words: Words) -> None:
        """The home islands of the seats."""
        for seat, colour in enumerate(words):
            self.s.colour[seat] = COLOURS.index(colour)

    def turn(self, words: Words) -> None:
        """Something that is remembered of the turn, or the round."""
        name, number = words
        assert hasattr(self.s, name)
        setattr(self.s, name, int(number))

    def read(self, line: str) -> None:
        """One line of a position."""
        word, *words = line.split()
        if word in ("ask", "plan"):
            actor, frame, *_ = words
            assert actor in ACTORS and frame in FRAMES
            self.plans.append(words)
        elif word in EACH_SEAT:
            for seat, number in zip(words[::2], words[1::2], strict=True):
                getattr(self.s, word)[SEATS[seat]] = int(number)
        elif word == "mode":
            return
        else:
            self.verbs()[word](words)

    def verbs(self) -> dict[str, Callable[[Words], None]]:
        """What has a method of its own."""
        names = (
            "post contracts nests tile given reserve luxury_reserve goods inh used public sites ship cards discards "
            "pirates bank supply colours turn"
        )
        return {name: getattr(self, name) for name in names.split()}

    def finish(self) -> Anno1503:
        """The table, at its question."""
        for seat in range(self.s.seats):
            self.s.held[seat] = points_held(self.s, seat)
        for actor, frame, *arguments in reversed(self.plans):
            self.s.then(FRAMES[frame].number, ACTORS[actor], *map(argument, arguments))
        self.s.advance()
        return self.s


def argument(word: str) -> int:
    """An argument of a frame: a number, a field, a pirate card, or the nest that ship 1 fights on a field."""
    if word.startswith("nest:"):
        return FIELD_IDS.index(word.removeprefix("nest:"))
    if word.startswith("raid:"):
        return 192 + PIRATE_CARD_IDS.index(word.removeprefix("raid:"))
    for ids in (FIELD_IDS, PIRATE_CARD_IDS):
        if word in ids:
            return ids.index(word)
    return int(word)


def lay(seats: int, position: str) -> Anno1503:
    """A table as the position says, at its question."""
    lines = [line for line in position.splitlines() if line]
    mode = "base" if "mode base" in lines else "expansion"
    if "new" in lines:
        state = GAME.new(seats, {"mode": mode})
        assert isinstance(state, Anno1503)
        return state
    laying = Laying(seats, mode)
    for line in lines:
        try:
            laying.read(line)
        except (KeyError, ValueError, IndexError, AssertionError) as error:
            raise Unreadable(f"{line!r}: {error!r}") from error
    return laying.finish()


assert NEST < KINDS and KIND_IDS[int(NEST)] == "nest_4" and TILE_AT[6] >= 0
