"""The only place that knows the names of the games: those in `karavelle.games`, and those that others install."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points

import karavelle.games
from karavelle.kernel.errors import ContentError, UnknownGame
from karavelle.kernel.game import Game

GROUP = "karavelle.games"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def ids() -> list[str]:
    """The ids of all games at hand, in alphabetical order."""
    own = {module.name for module in pkgutil.iter_modules(karavelle.games.__path__) if module.ispkg}
    return sorted(own | set(_installed()))


@cache
def find(id: str) -> Game:
    """The game of this id."""
    if id not in ids():
        raise UnknownGame(f'There is no game "{id}". At hand: {", ".join(ids())}.')
    if id in _installed():
        game = _installed()[id].load()
    else:
        game = importlib.import_module(f"karavelle.games.{id}").GAME
    if not isinstance(game, Game) or game.id != id:
        raise ContentError(f'The package of "{id}" does not offer a Game of that id; see docs/adding-a-game.md.')
    return game


__all__ = ["find", "ids"]
