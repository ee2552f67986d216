"""Components of a game, from TOML, each entry with its source; wrong data fails at import, not at the table."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.kernel.errors import ContentError

SOURCES = ("rulebook", "public", "reconstructed")

Entry = dict[str, Any]


class Content:
    """The tables of one `content.toml`. Every look-up that fails names the file and the entry."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.tables: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ContentError(f"{path}: cannot be read: {error}") from error
        for name, table in self.tables.items():
            for entry in table if isinstance(table, list) else [table]:
                self._check_source(name, entry)
            if isinstance(table, list):
                self._check_ids(name, table)

    def fail(self, entry: str, complaint: str) -> ContentError:
        """The error to raise about an entry."""
        return ContentError(f"{self.path}: {entry}: {complaint}")

    def expect(self, holds: bool, entry: str, complaint: str) -> None:
        """Raises the complaint unless it holds."""
        if not holds:
            raise self.fail(entry, complaint)

    def table(self, name: str) -> Entry:
        """A single table, like `[scoring]`."""
        table = self.tables.get(name)
        if not isinstance(table, dict):
            raise self.fail(f"[{name}]", "is missing")
        return table

    def entries(self, name: str) -> list[Entry]:
        """A list of tables, like `[[ships]]`."""
        entries = self.tables.get(name)
        if not isinstance(entries, list):
            raise self.fail(f"[[{name}]]", "is missing")
        return entries

    def value(self, name: str, key: str) -> Any:
        """One value of a single table."""
        table = self.table(name)
        if key not in table:
            raise self.fail(f"[{name}]", f"has no {key}")
        return table[key]

    def column(self, name: str, key: str) -> list[Any]:
        """The same value of every entry of a list."""
        for place, entry in enumerate(self.entries(name)):
            if key not in entry:
                raise self.fail(_spell(name, place, entry), f"has no {key}")
        return [entry[key] for entry in self.entries(name)]

    def ids(self, name: str) -> tuple[str, ...]:
        """The ids of a list, in its order: what is number n everywhere else."""
        return tuple(self.column(name, "id"))

    def numbers(self, name: str, key: str) -> vec[i64]:
        """A column of numbers, ready for the rules."""
        column = self.column(name, key)
        for place, number in enumerate(column):
            if not isinstance(number, int) or isinstance(number, bool):
                raise self.fail(_spell(name, place, self.entries(name)[place]), f"{key} is not a number")
        return vec[i64](column)

    def places(self, name: str, key: str, among: Sequence[str]) -> vec[i64]:
        """A column of ids, as their places among those given."""
        column = self.column(name, key)
        for place, word in enumerate(column):
            if word not in among:
                raise self.fail(
                    _spell(name, place, self.entries(name)[place]),
                    f'{key} "{word}" is unknown; known are {", ".join(among)}',
                )
        return vec[i64]([among.index(word) for word in column])

    def _check_source(self, name: str, entry: Any) -> None:
        where = f"[{name}] {entry.get('id', '')}".strip() if isinstance(entry, dict) else f"[{name}]"
        if not isinstance(entry, dict):
            raise self.fail(where, "is not a table")
        if "source" not in entry:
            raise self.fail(where, f"has no source (one of {', '.join(SOURCES)})")
        for key, source in entry.items():
            if key != "source" and not key.endswith("_source"):
                continue
            if source not in SOURCES:
                raise self.fail(where, f'{key} "{source}" is none of {", ".join(SOURCES)}')
            ref = key.removesuffix("source") + "ref"
            if source == "public" and not (entry.get(ref) or entry.get("ref")):
                raise self.fail(where, f"{key} is public but no {ref} says where it is found")

    def _check_ids(self, name: str, entries: list[Entry]) -> None:
        seen = set()
        for entry in entries:
            if "id" not in entry:
                continue
            if entry["id"] in seen:
                raise self.fail(f"[[{name}]] {entry['id']}", "stands there twice")
            seen.add(entry["id"])


def _spell(name: str, place: int, entry: Entry) -> str:
    return f"[[{name}]] {entry.get('id', f'no. {place + 1}')}"
