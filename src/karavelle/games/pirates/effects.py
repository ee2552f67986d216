"""Immediate effects: a group of them waits on the agenda as a bundle with the units that are still open (section 6).

Each verb is one small step, with `can`: whether it could do anything now. Cards, fields and spaces are data in
`bundles`; here and in `decisions` nobody knows one of them by name.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from karavelle.games.pirates import scoring
from karavelle.games.pirates.bundles import (
    ALL_UNITS,
    FIELD_BUNDLE,
    FIRST,
    GAIN_DOUBLOONS,
    GAIN_TREASURE,
    GAIN_VP,
    LAST_CARD_BUNDLE,
    SECOND,
    SLASH_OF,
    STORE_BUNDLE,
    UNITS,
    VERB,
    VERBS,
)
from karavelle.games.pirates.content import ANY_KIND, BIT, KINDS, PER_QUEST, WHALE
from karavelle.games.pirates.frames import (
    CHOOSE_EFFECT,
    CHOOSE_OPTION,
    EFFECTS,
    FIRST_VERB,
    SAY_GAINED_DOUBLOONS,
    SAY_GAINED_TREASURE,
    SAY_GAINED_VP,
    SAY_VALUE_MARKER,
    TREASURE_CHOOSE,
    VALUE_MARKER_CHOOSE,
)
from karavelle.games.pirates.frames import GAIN_TREASURE as GAIN_TREASURE_STEP
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Ask, Options, Step
from karavelle.kernel.fields import EVERYONE

DONE: Final[i64] = 20
NO_SIDE: Final[i64] = 3
NO_KIND: Final[i64] = 3


class Verb(Step[Pirates]):
    """An effect verb: `can` says whether it could do something now, `run` does it; `a` and `b` are its numbers."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        """Whether it would do anything for the seat."""
        return True


def can(s: Pirates, seat: i64, unit: i64) -> bool:
    """Whether a unit (three times its bundle, and its place) could do something now."""
    verb = cast(Verb, s.frames[FIRST_VERB + VERB[unit]])
    return verb.can(s, seat, FIRST[unit], SECOND[unit])


def can_any(s: Pirates, seat: i64, bundle: i64) -> bool:
    """R56: whether at least one effect of a bundle can be carried out."""
    for place in range(UNITS):
        if (ALL_UNITS[bundle] >> place) & 1 == 1 and can(s, seat, UNITS * bundle + place):
            return True
    return False


def open_verbs(s: Pirates, seat: i64, bundle: i64, units: i64) -> i64:
    """The different verbs among the open units that could do something, as bits."""
    verbs: i64 = 0
    for place in range(UNITS):
        unit = UNITS * bundle + place
        if (units >> place) & 1 == 1 and (verbs >> VERB[unit]) & 1 == 0 and can(s, seat, unit):
            verbs |= BIT[VERB[unit]]
    return verbs


def begin(s: Pirates, seat: i64, bundle: i64, units: i64, verb: i64) -> None:
    """Starts the first open unit with a verb; the rest waits behind it."""
    place: i64 = 0
    while (units >> place) & 1 == 0 or VERB[UNITS * bundle + place] != verb:
        place += 1
    unit = UNITS * bundle + place
    rest = units & ~(BIT[place])
    s.then(FIRST_VERB + verb, seat, FIRST[unit], SECOND[unit])
    if rest != 0:
        s.then(EFFECTS, seat, bundle, rest)


class Effects(Step[Pirates]):
    """R22, R36, R73: a group, in any order: VP and doubloons at once, then the only effect that can do anything, or
    the player says which comes first. `a` bundle, `b` units still open.
    """

    def run(self, s: Pirates) -> None:
        seat, bundle, units = s.actor, s.a, s.b
        for place in range(UNITS):
            if (units >> place) & 1 == 1:
                unit = UNITS * bundle + place
                if VERB[unit] == GAIN_VP or VERB[unit] == GAIN_DOUBLOONS:
                    receive(s, seat, VERB[unit], FIRST[unit])
                    units &= ~(BIT[place])
        verbs = open_verbs(s, seat, bundle, units)
        if verbs == 0:
            return
        asked = bundle <= LAST_CARD_BUNDLE and verbs == BIT[GAIN_TREASURE]
        if verbs & (verbs - 1) != 0 or asked:
            s.then(CHOOSE_EFFECT, seat, bundle, units)
            return
        verb: i64 = 0
        while verbs >> verb != 1:
            verb += 1
        begin(s, seat, bundle, units, verb)


def start(s: Pirates, seat: i64, bundle: i64) -> None:
    """Plans all effects of a bundle."""
    if bundle > 0:
        s.then(EFFECTS, seat, bundle, ALL_UNITS[bundle])


def receive(s: Pirates, seat: i64, verb: i64, number: i64) -> None:
    """VP or doubloons at once."""
    if verb == GAIN_VP:
        s.gain_vp(seat, number)
        s.note(SAY_GAINED_VP, EVERYONE, seat, number)
    else:
        s.gain_doubloons(seat, number)
        s.note(SAY_GAINED_DOUBLOONS, EVERYONE, seat, number)


class ChooseEffect(Ask[Pirates]):
    """R22, R36: which effect comes next, or none of the rest. `a` bundle, `b` units still open."""

    def options(self, s: Pirates, out: Options) -> None:
        verbs = open_verbs(s, s.actor, s.a, s.b)
        for verb in range(VERBS):
            if (verbs >> verb) & 1 == 1:
                out.add(verb)
        out.add(DONE)

    def choose(self, s: Pirates, verb: i64) -> None:
        if verb != DONE:
            begin(s, s.actor, s.a, s.b, verb)


class Choice(Verb):
    """R36: a slash: one side of several. `a` first bundle of the sides, `b` how many."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        for side in range(first, first + second):
            if can_any(s, seat, side):
                return True
        return False

    def run(self, s: Pirates) -> None:
        if self.can(s, s.actor, s.a, s.b):
            s.then(CHOOSE_OPTION, s.actor, s.a, s.b)


class ChooseOption(Ask[Pirates]):
    """R36: a side with something that can be done, or none. `a` first bundle, `b` sides."""

    def options(self, s: Pirates, out: Options) -> None:
        for side in range(s.b):
            if can_any(s, s.actor, s.a + side):
                out.add(side)
        out.add(NO_SIDE)

    def choose(self, s: Pirates, side: i64) -> None:
        if side != NO_SIDE:
            start(s, s.actor, s.a + side)

    def context(self, s: Pirates) -> list[tuple[str, int]]:
        """What is on each side."""
        return [("slash", int(SLASH_OF[s.a + side])) for side in range(s.b)]


# Verbs without a question


class GainVp(Verb):
    """R120: `a` VP on the score track."""

    def run(self, s: Pirates) -> None:
        receive(s, s.actor, GAIN_VP, s.a)


class GainDoubloons(Verb):
    """R119: `a` doubloons from the supply, which never runs out."""

    def run(self, s: Pirates) -> None:
        receive(s, s.actor, GAIN_DOUBLOONS, s.a)


class GainDoubloonIncome(Verb):
    """R5, R88: doubloons as at the end of a round, but those for quests."""

    def run(self, s: Pirates) -> None:
        receive(s, s.actor, GAIN_DOUBLOONS, scoring.income(s, s.actor, False))


class GainVpIncome(Verb):
    """R5, R88: VP as at the end of a round."""

    def run(self, s: Pirates) -> None:
        receive(s, s.actor, GAIN_VP, scoring.income(s, s.actor, True))


class VpPer(Verb):
    """R97: VP for each of stat `a`; `b` is VP each * 100 + the most (0 for no limit)."""

    def run(self, s: Pirates) -> None:
        vp = s.b // 100 * scoring.stat(s, s.actor, s.a)
        most = s.b % 100
        receive(s, s.actor, GAIN_VP, min(vp, most) if most > 0 else vp)


class UseExplorerField(Verb):
    """R77: the effects of the field where the own explorer stands."""

    def can(self, s: Pirates, seat: i64, first: i64, second: i64) -> bool:
        return FIELD_BUNDLE[s.explorer[seat]] > 0

    def run(self, s: Pirates) -> None:
        start(s, s.actor, FIELD_BUNDLE[s.explorer[s.actor]])


# Treasures and their islands


class GainTreasure(Verb):
    """R60-R63: `b` treasures of kind `a`, one after the other; on a free bonus space a treasure earns its bonus."""

    def run(self, s: Pirates) -> None:
        if s.a == ANY_KIND:
            s.then(TREASURE_CHOOSE, s.actor, s.b)
            return
        take_treasure(s, s.actor, s.a)
        if s.b > 1:
            s.then(GAIN_TREASURE_STEP, s.actor, s.a, s.b - 1)


def take_treasure(s: Pirates, board: i64, kind: i64) -> None:
    """R60, R61: a marker from the island (or the supply) into the store."""
    s.island[kind] = max(0, s.island[kind] - 1)
    at = KINDS * board + kind
    s.above[at] += 1
    s.note(SAY_GAINED_TREASURE, EVERYONE, board, kind, s.island[kind])
    if s.bonus_taken[at] == 0 and board < s.seats:
        s.bonus_taken[at] = 1
        start(s, board, STORE_BUNDLE[kind])


class TreasureChoose(Ask[Pirates]):
    """R63: the kind of each treasure of any kind; `a` still to gain."""

    def options(self, s: Pirates, out: Options) -> None:
        for kind in range(KINDS):
            out.add(kind)

    def choose(self, s: Pirates, kind: i64) -> None:
        s.then(GAIN_TREASURE_STEP, s.actor, kind, 1)
        if s.a > 1:
            s.then(TREASURE_CHOOSE, s.actor, s.a - 1)


class ValueMarker(Verb):
    """R69: `b` markers on the island of kind `a`, or on any one island."""

    def run(self, s: Pirates) -> None:
        if s.a == ANY_KIND:
            s.then(VALUE_MARKER_CHOOSE, s.actor, s.b)
        else:
            add_markers(s, s.actor, s.a, s.b)


def add_markers(s: Pirates, board: i64, kind: i64, markers: i64) -> None:
    """R69: markers from the supply; the top space of an island holds any number."""
    s.island[kind] += markers
    s.note(SAY_VALUE_MARKER, EVERYONE, board, kind, markers, s.island[kind])


class ValueMarkerChoose(Ask[Pirates]):
    """R69: the island for `a` markers, or none."""

    def options(self, s: Pirates, out: Options) -> None:
        for kind in range(KINDS):
            out.add(kind)
        out.add(NO_KIND)

    def choose(self, s: Pirates, kind: i64) -> None:
        if kind != NO_KIND:
            add_markers(s, s.actor, kind, s.a)


def quest_income(s: Pirates, seat: i64) -> i64:
    """R5: the Whale's doubloons, one for each quest; no part of the income that cards count."""
    return PER_QUEST * s.quest_count[seat] if s.figurehead[seat] == WHALE else 0


__all__ = [
    "DONE",
    "Choice",
    "ChooseEffect",
    "ChooseOption",
    "Effects",
    "GainDoubloonIncome",
    "GainDoubloons",
    "GainTreasure",
    "GainVp",
    "GainVpIncome",
    "TreasureChoose",
    "UseExplorerField",
    "ValueMarker",
    "ValueMarkerChoose",
    "Verb",
    "VpPer",
    "add_markers",
    "can",
    "can_any",
    "quest_income",
    "receive",
    "start",
    "take_treasure",
]
