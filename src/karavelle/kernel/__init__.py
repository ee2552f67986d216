"""What all games share: states, frames, options, fields, matches. Knows no game; see docs/kernel.md."""

from __future__ import annotations

from karavelle.kernel.core import Ask, Chance, Frame, Hints, Options, State, Step
from karavelle.kernel.errors import ContentError, Illegal, KaravelleError, RecordError, UnknownGame
from karavelle.kernel.fields import ALL_KNOW, BACK, EVERYONE, NATURE, NO_CARD, NOBODY, OWNER, Visitor, full_deck
from karavelle.kernel.game import Event, Game, Variant
from karavelle.kernel.generator import Generator
from karavelle.kernel.score import Line, Sheet

__all__ = [
    "ALL_KNOW",
    "BACK",
    "EVERYONE",
    "NATURE",
    "NOBODY",
    "NO_CARD",
    "OWNER",
    "Ask",
    "Chance",
    "ContentError",
    "Event",
    "Frame",
    "Game",
    "Generator",
    "Hints",
    "Illegal",
    "KaravelleError",
    "Line",
    "Options",
    "RecordError",
    "Sheet",
    "State",
    "Step",
    "UnknownGame",
    "Variant",
    "Visitor",
    "full_deck",
]
