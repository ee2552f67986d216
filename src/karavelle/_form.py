"""Which form of the rules runs, compiled or plain Python, and why.

The build leaves a note of what it compiled. Where the sources have changed since, or `KARAVELLE_PURE` is set, the plain
files are imported instead, so that a stale build never plays by yesterday's rules.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).parent
NOTE = HERE / "_build.json"
SWITCH = "KARAVELLE_PURE"


def fingerprint(files: list[Path]) -> dict[str, str]:
    """What the build notes of each file: its hash, by its path below the package."""
    return {file.relative_to(HERE).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


class Plain(MetaPathFinder):
    """Finds the source of our modules where a compiled file lies beside it."""

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source file of a module of ours that would otherwise load compiled."""
        if not name.startswith("karavelle.") or path is None:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or not spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            return None
        package, stem = Path(spec.origin).parent, Path(spec.origin).name.split(".")[0]
        folder = package if stem == "__init__" else None
        source = package / f"{stem}.py"
        return spec_from_file_location(
            name,
            source,
            loader=SourceFileLoader(name, str(source)),
            submodule_search_locations=[str(folder)] if folder else None,
        )


def stale() -> list[str]:
    """The files that are not what was compiled."""
    try:
        noted = json.loads(NOTE.read_text(encoding="utf-8"))["files"]
        return [name for name, mark in noted.items() if fingerprint([HERE / name])[name] != mark]
    except (OSError, ValueError, KeyError):
        return []


def built() -> str:
    """What the build says of itself: "compiled", or why it did not compile; nothing if there was no build."""
    try:
        return str(json.loads(NOTE.read_text(encoding="utf-8"))["result"])
    except (OSError, ValueError, KeyError):
        return ""


def verdict() -> tuple[bool, str]:
    """Whether the compiled form runs, and why."""
    if os.environ.get(SWITCH):
        return False, f"{SWITCH} is set"
    result = built()
    if not result:
        return False, "this package was never built; run `make build` (a C compiler is needed)"
    if result != "compiled":
        return False, result
    if changed := stale():
        return False, f"{', '.join(changed)} changed since the build; run `make build`"
    return True, "built for these sources"


def choose() -> None:
    """Sees to it that plain files are imported where they must be."""
    if not verdict()[0] and not any(isinstance(finder, Plain) for finder in sys.meta_path):
        sys.meta_path.insert(0, Plain())
