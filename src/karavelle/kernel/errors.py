"""The errors that a user of Karavelle can meet; each says what to do."""

from __future__ import annotations


class KaravelleError(Exception):
    """Base of all errors that are somebody's to mend: one clear sentence, no traceback needed."""


class Illegal(KaravelleError):
    """An answer that is not open now."""


class ContentError(KaravelleError):
    """A game package that contradicts itself; found at import, names the file and the entry."""


class RecordError(KaravelleError):
    """A record of a match that cannot be read or does not replay."""


class UnknownGame(KaravelleError):
    """A game that is not installed."""
