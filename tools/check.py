"""What linters do not see: uncited rules, missing and unused words, imports against the arrows, things grown too long.

Run by `make check`; prints every offence and fails if there is one.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from karavelle.kernel import registry
from karavelle.kernel.game import Game
from karavelle.kernel.text import LANGUAGES, PLATFORM, required_keys

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "karavelle"
LONGEST_FUNCTION = 40
LONGEST_FILE = 400
ARROWS = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "bots"},
    "play": {"kernel", "bots", "play"},
    "server": {"kernel", "bots", "play", "server"},
    "lab": {"kernel", "bots", "play", "lab"},
    "cli": {"kernel", "bots", "play", "server", "lab", "cli"},
}
"""Who may import whom. The registry alone names the package `karavelle.games`; a game never another game."""

RULE = re.compile(r"\b([RS])(\d+)(?:-[RS]?(\d+))?\b")
DEFINED = re.compile(r"\*\*([RS]\d+)\*\*")


def cited(text: str) -> set[str]:
    """The rule numbers that a text cites; R11-R15 stands for five of them."""
    found = set()
    for letter, first, last in RULE.findall(text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def docstrings(file: Path) -> str:
    """The docstrings of classes and functions; that of a module names a chapter, which is no citation of its rules."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    nodes = (node for node in ast.walk(tree) if isinstance(node, (ast.ClassDef, ast.FunctionDef)))
    return "\n".join(ast.get_docstring(node) or "" for node in nodes)


def rules(game: Game, tests: Path) -> Iterator[str]:
    """Rule numbers of the players' rules that no class or no test cites."""
    for language in LANGUAGES:
        if not (game.folder / f"rules.{language}.md").exists():
            yield f"{game.id}: rules.{language}.md is missing"
            return
    texts = [(game.folder / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    defined = [set(DEFINED.findall(text)) for text in texts]
    for rule in sorted(defined[0] ^ defined[1]):
        yield f"{game.id}: {rule} stands in the rules of one language only"
    code = cited("\n".join(docstrings(file) for file in game.folder.rglob("*.py")))
    tested = cited("\n".join(docstrings(file) for file in tests.rglob("*.py")))
    for file in tests.rglob("*.toml"):
        for example in tomllib.loads(file.read_text(encoding="utf-8")).get("example", []):
            tested |= set(example["rules"])
    for rule in sorted(defined[0], key=lambda rule: (rule[0], int(rule[1:]))):
        for place, where in ((code, "class"), (tested, "test")):
            if rule not in place:
                yield f"{game.id}: {rule} is cited by no {where}"


class Messages(Visitor):
    """The messages of a file with their variables, attributes, and what they refer to."""

    def __init__(self, file: Path) -> None:
        self.variables: dict[str, set[str]] = {}
        self.references: set[str] = set()
        self.junk: list[str] = []
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ftl.Junk):
                self.junk.append(entry.content or "")
            if isinstance(entry, ftl.Message):
                self.key = entry.id.name
                self.variables[self.key] = {f".{attribute.id.name}" for attribute in entry.attributes}
                self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables[self.key].add(f"${node.id.name}")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def words(game: Game) -> Iterator[str]:
    """Keys that a language lacks, that differ between languages, or that nobody uses."""
    own = {language: Messages(game.folder / "text" / f"{language}.ftl") for language in LANGUAGES}
    yield from _same(game.id, own)
    for language, messages in own.items():
        for key in sorted(required_keys(game) - set(messages.variables)):
            if key not in Messages(PLATFORM / f"{language}.ftl").variables:
                yield f"{game.id}: no {key} in {language}.ftl"
        used = required_keys(game) | messages.references | _mentioned(game.folder) | _optional(game)
        for key in sorted(set(messages.variables) - used):
            yield f"{game.id}: {key} in {language}.ftl is used by nobody"


def platform_words() -> Iterator[str]:
    """The same for the words of the platform."""
    own = {language: Messages(PLATFORM / f"{language}.ftl") for language in LANGUAGES}
    yield from _same("platform", own)
    mentioned = _mentioned(SOURCE / "cli") | _mentioned(SOURCE / "kernel") | _mentioned(SOURCE / "server")
    for key in sorted(set(own["en"].variables) - own["en"].references - mentioned):
        yield f"platform: {key} is used by nobody"


def client_words() -> Iterator[str]:
    """The same for the words of the client, which says them in JavaScript: whole keys, or beginnings of keys."""
    folder = SOURCE / "web"
    own = {language: Messages(folder / "text" / f"{language}.ftl") for language in LANGUAGES}
    yield from _same("web", own)
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.js")))
    said = set(re.findall(r'say\((?:[^()]*\? )?"([\w-]+)"', code)) | set(re.findall(r': "([\w-]+)"[,)]', code))
    beginnings = tuple(re.findall(r"say\(`([\w-]+-)\$\{", code))
    keys = set(own["en"].variables)
    for key in sorted(set(re.findall(r'say\("([\w-]+)"', code)) - keys):
        yield f"web: no {key} in the texts"
    for key in sorted(key for key in keys - said if not key.startswith(beginnings)):
        yield f"web: {key} is used by nobody"


def _same(owner: str, languages: dict[str, Messages]) -> Iterator[str]:
    english = languages["en"].variables
    for language, messages in languages.items():
        yield from (f"{owner}: {language}.ftl cannot be parsed at {junk[:60]!r}" for junk in messages.junk)
        for key in sorted(set(english) ^ set(messages.variables)):
            yield f"{owner}: {key} does not stand in every language"
        for key in sorted(set(english) & set(messages.variables)):
            if english[key] != messages.variables[key]:
                yield f"{owner}: {key} has other arguments in {language} than in English"


def _mentioned(folder: Path) -> set[str]:
    """Keys that stand as strings in the code of a folder."""
    found = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def _optional(game: Game) -> set[str]:
    """Keys that a game may have: tips, labels of fields, score lines, words for answers and for its own options."""
    fields = {f"field-{name}" for name in game.new(game.seats[0]).describe()}
    names = {key.removeprefix("name-") for key in required_keys(game) if key.startswith("name-")}
    options = {f"option-{frame.id}-{name.split(':')[0]}" for frame in game.frames for name in frame.names}
    chosen = {f"variant-{variant.id}" for variant in game.variants}
    chosen |= {f"variant-{variant.id}-{choice}" for variant in game.variants for choice in variant.choices}
    scores = {f"score-{word}" for word in _mentioned(game.folder)}
    return fields | options | chosen | scores | {f"tip-{name}" for name in names}


def arrows() -> Iterator[str]:
    """Imports that point the wrong way."""
    for file in sorted(SOURCE.rglob("*.py")):
        parts = file.relative_to(SOURCE).parts
        if parts[0] not in ARROWS:
            continue
        for target in _imports(file):
            own_game = parts[0] == "games" and len(parts) > 2
            if target[0] not in ARROWS[parts[0]] or (own_game and target[0] == "games" and target[1:2] != parts[1:2]):
                if not (file.name == "registry.py" and target == ("games",)):
                    yield f"{file.relative_to(ROOT)} imports karavelle.{'.'.join(target)}"


def _imports(file: Path) -> Iterator[tuple[str, ...]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            whole = node.module == "karavelle"
            names = [f"karavelle.{alias.name}" for alias in node.names] if whole else [node.module]
        for name in names:
            parts = tuple(name.split("."))
            if parts[0] == "karavelle" and len(parts) > 1 and parts[1] in ARROWS:
                yield parts[1:]


def lengths() -> Iterator[str]:
    """Functions over 40 lines, files over 400."""
    for folder in ("src", "tests", "tools"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            if (size := text.count("\n")) > LONGEST_FILE:
                yield f"{file.relative_to(ROOT)} has {size} lines"
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    size = (node.end_lineno or node.lineno) - node.lineno + 1
                    if size > LONGEST_FUNCTION:
                        yield f"{file.relative_to(ROOT)}:{node.lineno} {node.name} has {size} lines"


def main() -> int:
    """Prints all offences."""
    offences = [*arrows(), *lengths(), *platform_words(), *client_words()]
    for id in registry.ids():
        game = registry.find(id)
        if SOURCE in game.folder.parents:
            offences += [*rules(game, ROOT / "tests" / "games" / id), *words(game)]
    for offence in offences:
        print(offence)
    print(f"{len(offences)} offences against the rules of the house" if offences else "The rules of the house hold.")
    return 1 if offences else 0


if __name__ == "__main__":
    sys.exit(main())
