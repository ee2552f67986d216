"""Karavelle: board games of the age of sail, for players, tinkerers and researchers.

>>> from karavelle import Match
>>> match = Match.new("grog", ["Anna", "Ben"], seed="a fair wind")
>>> match.over
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from karavelle import _form

if TYPE_CHECKING:
    from karavelle.kernel.match import Match as Match
    from karavelle.kernel.registry import find as find
    from karavelle.kernel.registry import ids as game_ids

__version__ = "0.1.0"
__all__ = ["Match", "__version__", "find", "game_ids"]

_form.choose()


def __getattr__(name: str) -> Any:
    """Loads the public names when they are first used, so that importing the package costs little."""
    if name == "Match":
        from karavelle.kernel.match import Match

        return Match
    if name in ("find", "game_ids"):
        from karavelle.kernel import registry

        return registry.find if name == "find" else registry.ids
    raise AttributeError(f"module 'karavelle' has no attribute {name!r}")
