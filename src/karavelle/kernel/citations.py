"""Which rules of the rulebook each question at the table comes from: what the docstrings of its frame cite.

The sources are read, since compiled classes have no docstrings.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

from karavelle.kernel.core import Frame
from karavelle.kernel.game import Game

CITED = re.compile(r"\b([A-Z])(\d+)(?:-[A-Z]?(\d+))?\b")


@cache
def _docstrings(folder: Path) -> dict[str, str]:
    found = {}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = ast.get_docstring(node) or ""
    return found


@cache
def _defined(file: Path) -> frozenset[str]:
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return frozenset(re.findall(r"\*\*([A-Z]\d+)\*\*", text))


def cited(game: Game, frame: Frame[Any]) -> list[str]:
    """The numbers of the rules that a frame cites and that stand in the rules for players, in its own order."""
    defined, found = _defined(game.folder / "rules.en.md"), list[str]()
    for letter, first, last in CITED.findall(_docstrings(game.folder).get(type(frame).__name__, "")):
        found += [f"{letter}{number}" for number in range(int(first), int(last or first) + 1)]
    return [rule for rule in dict.fromkeys(found) if rule in defined]


__all__ = ["cited"]
