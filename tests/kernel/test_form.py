"""Which form runs, compiled or plain, in real interpreters; and that importing stays cheap."""

from __future__ import annotations

import os
import subprocess
import sys

from karavelle import _form

WHERE = """
import karavelle.kernel.core as core, karavelle._form as form
print(core.__file__, form.verdict()[1], sep="|")
"""


def run(program: str, **env: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip().split("|")


def test_the_switch_runs_the_plain_files() -> None:
    file, why = run(WHERE, KARAVELLE_PURE="1")
    assert file.endswith("core.py") and why == "KARAVELLE_PURE is set"


def test_without_the_switch_the_build_runs_if_it_is_fresh() -> None:
    file, why = run(WHERE, KARAVELLE_PURE="")
    compiled = _form.built() == "compiled" and not _form.stale()
    assert file.endswith("core.py") != compiled
    assert why == "built for these sources" or "make build" in why


def test_a_changed_source_is_noticed() -> None:
    noted = {"result": "compiled", "files": {"kernel/core.py": "0" * 64}}
    program = (
        "import json, tempfile, pathlib, karavelle._form as form\n"
        "note = pathlib.Path(tempfile.mkdtemp()) / 'note.json'\n"
        f"note.write_text(json.dumps({noted!r}))\n"
        "form.NOTE = note\n"
        "print(*form.verdict(), sep='|')"
    )
    assert run(program, KARAVELLE_PURE="") == ["False", "kernel/core.py changed since the build; run `make build`"]


def test_importing_the_package_loads_no_game_and_no_words() -> None:
    program = (
        "import sys, karavelle; print(*[name for name in sys.modules if name.split('.')[0] in {'fluent', 'rich'}])"
    )
    assert run(program) == [""]
