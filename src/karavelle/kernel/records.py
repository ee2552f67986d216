"""Records of matches as JSON files: read, written, and checked for being records at all."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

from karavelle.kernel.errors import RecordError

FORMAT = 1

KINDS = {int: "a number", str: "text", list: "a list", dict: "an object"}
FIELDS = {
    "karavelle": int,
    "game": str,
    "rules": int,
    "players": list,
    "options": dict,
    "commitment": str,
    "answers": list,
}


def check(record: Any) -> dict[str, Any]:
    """The record, if it has all that a record has; what the answers say is checked as they are replayed."""
    if not isinstance(record, dict):
        raise RecordError("This is no record of a match: it is not a JSON object.")
    for key, kind in FIELDS.items():
        if key not in record:
            raise RecordError(f'This is no record of a match: it has no "{key}".')
        if not isinstance(record[key], kind) or isinstance(record[key], bool):
            raise RecordError(f'This record is damaged: "{key}" should be {KINDS[kind]}.')
    if record["karavelle"] != FORMAT:
        raise RecordError(f"This record is of format {record['karavelle']}; this program reads format {FORMAT}.")
    lists = [*record["players"], *record["answers"], *record["options"].values()]
    if not all(isinstance(word, str) for word in lists):
        raise RecordError("This record is damaged: players, options and answers should be text.")
    if not isinstance(record.get("seed", ""), str) or not isinstance(record.get("digest", ""), str):
        raise RecordError("This record is damaged: seed and digest should be text.")
    return record


def read(path: str | Path) -> Any:
    """What stands in a file, as plain data."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is no record of a match: it is not text.") from None
    if not text.strip():
        raise RecordError(f"{path} is no record of a match: it is empty.")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{path} is no record of a match: {error}.") from None


def write(path: str | Path, record: dict[str, Any]) -> None:
    """Puts a record in a file, all of it or nothing."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise RecordError(f"{path} cannot be written: {error.strerror}.") from None
    except ValueError as error:
        raise RecordError(f"{path!r} cannot be written: {error}.") from None
