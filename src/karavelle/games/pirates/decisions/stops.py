"""What a stop offers: locations step by step, the Gulf, Maracaibo, rubies (R24, R31, R33-R36, R100-R102, M14-M17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from karavelle.games.pirates.bundles import GULF_BUNDLE, LOCATION_BUNDLE, MARACAIBO_BUNDLE, RUBY_BUNDLE
from karavelle.games.pirates.content import BIT, BLANK, GULF, MARACAIBO, RUBY_SPACES, RUBY_VP
from karavelle.games.pirates.decisions.markets import can_use
from karavelle.games.pirates.decisions.purchases import can_build, pass_by, take_five
from karavelle.games.pirates.decisions.sailing import take_ruby
from karavelle.games.pirates.effects import add_markers, can_any, start
from karavelle.games.pirates.frames import (
    BLACK_MARKET_ACTIVATE,
    GULF_OPTION,
    IMPROVEMENT_STOP,
    LOCATION,
    RESIDENCE_STOP,
    RUBY_EXCHANGE,
    RUBY_SELL,
    SAY_EXCHANGED,
    SAY_REACHED_MARACAIBO,
    SAY_SOLD_RUBY,
    UPGRADE,
)
from karavelle.games.pirates.frames import GULF as GULF_STEP
from karavelle.games.pirates.state import Pirates
from karavelle.kernel.core import Ask, Options, Step
from karavelle.kernel.fields import EVERYONE

KEEP_RUBY: Final[i64] = 6
VALUE, MARKET, SHIP, ACTIONS = 1, 2, 3, 4
"""The four steps of a location."""

SELL, EXCHANGE, REFIT, OPTION = 1, 2, 3, 4
"""The four steps in the Gulf."""


class Stop(Step[Pirates]):
    """R2, R20, R24, R30, R101, R102: what the space `a` offers to the seat whose ship ends there."""

    def run(self, s: Pirates) -> None:
        seat, space = s.actor, s.a
        take_ruby(s, seat, space)
        if space == GULF:
            s.then(GULF_STEP, seat, 0, SELL)
        elif space == MARACAIBO:
            s.note(SAY_REACHED_MARACAIBO, EVERYONE, seat)
            start(s, seat, MARACAIBO_BUNDLE)
        elif s.location_on(space) >= 0:
            s.then(LOCATION, seat, space, VALUE)
        elif s.residence_on(space) >= 0:
            if can_build(s, seat, s.residence_on(space)):
                s.then(RESIDENCE_STOP, seat, space)
            else:
                pass_by(s, seat)
        elif s.cell[space - 1] == BLANK:
            take_five(s, seat)
        else:
            s.then(IMPROVEMENT_STOP, seat, space)


class Location(Step[Pirates]):
    """R33-R36: the four steps on the location of space `a`, in order; a step that is over does not return."""

    def run(self, s: Pirates) -> None:
        seat, location = s.actor, s.location_on(s.a)
        if s.b == VALUE:
            if s.value_tile[location] > 0:
                add_markers(s, seat, s.value_tile[location] - 1, 1)
        elif s.b == MARKET:
            if can_use(s, seat, location):
                s.then(BLACK_MARKET_ACTIVATE, seat, location)
        elif s.b == SHIP:
            s.then(UPGRADE, seat)
        else:
            start(s, seat, LOCATION_BUNDLE[location])
            return
        s.then(LOCATION, seat, s.a, s.b + 1)


class Gulf(Step[Pirates]):
    """R100, M16: rubies are sold, then exchanged; then an upgrade; then one of three things."""

    def run(self, s: Pirates) -> None:
        seat = s.actor
        if s.b == SELL:
            if s.rubies[seat] > 0 and s.ruby_sold != (1 << 6) - 1:
                s.then(RUBY_SELL, seat)
        elif s.b == EXCHANGE:
            if s.rubies[seat] > 0:
                s.then(RUBY_EXCHANGE, seat)
        elif s.b == REFIT:
            s.then(UPGRADE, seat)
        else:
            s.then(GULF_OPTION, seat)
            return
        s.then(GULF_STEP, seat, 0, s.b + 1)


class RubySell(Ask[Pirates]):
    """M16, M17: one ruby for a space of the market that nobody has used, or none; unsold rubies are worth nothing."""

    def options(self, s: Pirates, out: Options) -> None:
        for space in range(RUBY_SPACES):
            if (s.ruby_sold >> space) & 1 == 0:
                out.add(space)
        out.add(KEEP_RUBY)

    def choose(self, s: Pirates, space: i64) -> None:
        if space != KEEP_RUBY:
            s.rubies[s.actor] -= 1
            s.ruby_sold |= BIT[space]
            s.note(SAY_SOLD_RUBY, EVERYONE, s.actor, space)
            start(s, s.actor, RUBY_BUNDLE[space])


class RubyExchange(Ask[Pirates]):
    """M16: any number of the rubies left for 2 VP each."""

    def options(self, s: Pirates, out: Options) -> None:
        for rubies in range(s.rubies[s.actor] + 1):
            out.add(rubies)

    def choose(self, s: Pirates, rubies: i64) -> None:
        if rubies > 0:
            s.rubies[s.actor] -= rubies
            s.gain_vp(s.actor, RUBY_VP * rubies)
            s.note(SAY_EXCHANGED, EVERYONE, s.actor, rubies)


class GulfOption(Ask[Pirates]):
    """R100: raid, explore or build, as far as possible."""

    def options(self, s: Pirates, out: Options) -> None:
        for option in range(len(GULF_BUNDLE)):
            if can_any(s, s.actor, GULF_BUNDLE[option]):
                out.add(option)

    def choose(self, s: Pirates, option: i64) -> None:
        start(s, s.actor, GULF_BUNDLE[option])


__all__ = ["Gulf", "GulfOption", "Location", "RubyExchange", "RubySell", "Stop"]
