"""Copies the libraries of the client from tools/web/node_modules to web/vendor: `make vendor` after a change there.

Browsers find modules by address, not by name, so the names of packages in import statements become addresses.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

TOOLS = Path(__file__).parent / "web"
PACKAGES = TOOLS / "node_modules"
VENDOR = Path(__file__).parent.parent / "src" / "karavelle" / "web" / "vendor"

FILES = {
    "preact/dist/preact.mjs": "preact.js",
    "preact/hooks/dist/hooks.mjs": "hooks.js",
    "preact/LICENSE": "preact.LICENSE",
    "htm/dist/htm.mjs": "htm.js",
    "htm/LICENSE": "htm.LICENSE",
    "@fontsource/almendra/files/almendra-latin-700-normal.woff2": "almendra.woff2",
    "@fontsource/almendra/LICENSE": "almendra.LICENSE",
}
TYPES = {"preact": "preact", "hooks": "preact/hooks", "fluent/index": "@fluent/bundle"}
"""Where those who check the client find the types of what is here."""
ADDRESSES = {"preact": "./preact.js", "htm": "./htm.js"}
IMPORT = re.compile(r'(from\s*)"(\w+)"')
MAP = re.compile(r"\n?//# sourceMappingURL=\S*")


def main() -> None:
    """Copies every file, and writes down the versions."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    (VENDOR / "fluent").mkdir(parents=True)
    files = FILES | {f"@fluent/bundle/esm/{f.name}": f"fluent/{f.name}"
                     for f in (PACKAGES / "@fluent/bundle/esm").glob("*.js")}  # fmt: skip
    for source, target in files.items():
        if not target.endswith(".js"):
            shutil.copy(PACKAGES / source, VENDOR / target)
            continue
        text = (PACKAGES / source).read_text(encoding="utf-8")
        text = IMPORT.sub(lambda found: f'{found[1]}"{ADDRESSES.get(found[2], found[2])}"', MAP.sub("", text))
        (VENDOR / target).write_text(text, encoding="utf-8")
    for module, package in TYPES.items():
        (VENDOR / f"{module}.d.ts").write_text(f'export * from "{package}";\n', encoding="utf-8")
    (VENDOR / "htm.d.ts").write_text('import htm from "htm";\nexport default htm;\n', encoding="utf-8")
    wanted = json.loads((TOOLS / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    lines = [f"* {name} {_version(name)} ({_license(name)})" for name in sorted(wanted) if name != "typescript"]
    head = "Libraries and a font by others, as they were published; `make vendor` puts them here.\n\n"
    (VENDOR / "README.md").write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


def _about(name: str) -> dict[str, str]:
    about: dict[str, str] = json.loads((PACKAGES / name / "package.json").read_text(encoding="utf-8"))
    return about


def _version(name: str) -> str:
    return _about(name)["version"]


def _license(name: str) -> str:
    return _about(name)["license"]


if __name__ == "__main__":
    main()
