"""What this installation is and whether it is well: `karavelle doctor`."""

from __future__ import annotations

import locale
import platform
import shutil
import sys
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from karavelle import __version__, _form
from karavelle.kernel import registry
from karavelle.kernel.core import __file__ as core_file
from karavelle.kernel.errors import KaravelleError

DEPENDENCIES = ("librt", "mypy_extensions", "fluent.runtime", "typer", "rich")


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    topic: str
    text: str
    good: bool = True


def report() -> list[Finding]:
    """All findings, in the order in which one would look."""
    return [*_python(), _rules(), _compiler(), *_packages(), *_games(), _terminal()]


def _python() -> list[Finding]:
    where = f"{platform.python_implementation()} {platform.python_version()} on {platform.platform()}"
    good = sys.version_info >= (3, 11)
    return [
        Finding("karavelle", f"{__version__}, in {_form.HERE}"),
        Finding("python", where if good else f"{where}: 3.11 or newer is needed", good),
    ]


def _rules() -> Finding:
    compiled, why = _form.verdict()
    runs = "compiled" if not core_file.endswith(".py") else "plain Python"
    good = compiled == (runs == "compiled") and not _form.stale()
    return Finding("rules", f"{runs}: {why}", good)


def _compiler() -> Finding:
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    return Finding("compiler", found or "none (only needed to build; plain Python rules run without)")


def _packages() -> list[Finding]:
    findings = []
    for name in DEPENDENCIES:
        try:
            findings.append(Finding(name, version(name)))
        except PackageNotFoundError:
            findings.append(Finding(name, "is missing; install Karavelle again with pip", False))
    return findings


def _games() -> list[Finding]:
    findings = []
    for id in registry.ids():
        try:
            game = registry.find(id)
            findings.append(Finding(f"game {id}", f"{game.title}, rules version {game.version}"))
        except (KaravelleError, ImportError, AttributeError) as error:
            findings.append(Finding(f"game {id}", f"cannot be loaded: {error}", False))
    return findings


def _terminal() -> Finding:
    encoding = locale.getpreferredencoding(False)
    good = encoding.lower().replace("-", "") == "utf8"
    return Finding("terminal", encoding if good else f"{encoding}; set a UTF-8 locale to see all signs", True)
