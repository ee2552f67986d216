"""Compiles the rules, the kernel and the search with mypyc; everything else about the package is in pyproject.toml."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path(__file__).parent / "src" / "karavelle"
KERNEL = ("core", "fields", "generator", "grid", "reports", "score", "secrets")
BOTS = ("outcome", "policy", "search")
LAB = ("loops",)
WORDS = ("__init__", "panels")
"""Of a game's own files those that speed does not matter for; its pictures are in a folder."""


def compiled() -> list[Path]:
    """The files that are compiled: the kernel's inner part, and the rules of every game."""
    files = [SOURCE / "kernel" / f"{name}.py" for name in KERNEL]
    files += [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    files += [SOURCE / "lab" / f"{name}.py" for name in LAB]
    for game in sorted((SOURCE / "games").glob("*/")):
        files += sorted(file for file in game.glob("*.py") if file.stem not in WORDS)
        files += sorted((game / "decisions").glob("*.py"))
    return files


def note(result: str) -> None:
    """Leaves word of what was built, for `karavelle doctor` and against stale builds."""
    spec = importlib.util.spec_from_file_location("form", SOURCE / "_form.py")
    assert spec is not None and spec.loader is not None
    form = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(form)
    form.NOTE.write_text(json.dumps({"result": result, "files": form.fingerprint(compiled())}, indent=1) + "\n")


def brief(error: Exception) -> str:
    """What went wrong, without the command line of the compiler, which fills a screen."""
    return re.sub(r"Command '\[.*\]' ", "the compiler ", str(error), flags=re.DOTALL)


class Build(build_ext):
    """Builds the extensions; a machine without a C compiler gets the plain files, and is told so."""

    def build_extensions(self) -> None:
        """Compiles as many files at once as there are processors; the compiler of Python's own does one at a time."""
        one_by_one = self.compiler.compile

        def at_once(sources: list[str], *args: Any, **more: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: one_by_one([source], *args, **more), sources))
            return [file for files in made for file in files]

        self.compiler.compile = at_once
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
            note("compiled")
        except Exception as error:
            if os.environ.get("KARAVELLE_REQUIRE_COMPILED"):
                raise
            print(f"karavelle: not compiled ({error}); the plain files will run instead, slower")
            note(f"the build failed: {brief(error)}")


def extensions() -> list[Extension]:
    """What mypyc makes of the files; nothing where there is no C compiler."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and not (shutil.which(os.environ.get("CC", compiler)) or shutil.which("cc")):
        note("there was no C compiler when this was installed")
        return []
    from mypyc.build import mypycify

    root = Path(__file__).parent
    options: dict[str, Any] = {"opt_level": "3", "debug_level": "0", "group_name": "karavelle", "multi_file": True}
    return mypycify(["--strict", *(str(file.relative_to(root)) for file in compiled())], **options)


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
