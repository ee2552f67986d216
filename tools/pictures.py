"""Draws the pictures of the documentation anew from real positions: docs/pictures.

python tools/pictures.py
"""

from __future__ import annotations

import io
import re
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from karavelle.bots import make
from karavelle.cli.answers import choices
from karavelle.cli.arguments import YOU
from karavelle.cli.table import Table
from karavelle.client import Client
from karavelle.kernel import registry
from karavelle.kernel.match import Match
from karavelle.lab.load import Process

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
WEB_FONTS = re.compile(r"@font-face \{\{.*?\}\}\s*", re.DOTALL)
"""Rich asks a server for its font; any monospaced one will do."""

PLACE = 190
"""A decision in the middle of the game, with something of everything on the table."""


MOMENTS = (0.2, 0.6, 1.0)
"""After these parts of a game it is photographed."""


@dataclass(frozen=True)
class Shot:
    """How a picture of the browser is taken."""

    name: str
    width: int
    height: int
    light: Literal["light", "dark"]
    scale: float = 1.0
    cookie: str = ""

    def of(self, person: Client) -> Shot:
        """The same, as the server shows it to somebody."""
        return replace(self, cookie=person.http.cookies["karavelle_session"])


SHOTS = (
    Shot("desktop-light", 1440, 900, "light"),
    Shot("desktop-dark", 1440, 900, "dark"),
    Shot("phone-dark", 360, 740, "dark", 1.5),
    Shot("phone-light", 360, 740, "light", 1.5),
)


def terminal() -> str:
    """A table of Grog Island as the terminal shows it."""
    match = Match.new("grog", ["Anna", "Ben", "Cleo"], seed="a picture of it")
    players = [make("greedy", match.game, seed) for seed in range(3)]
    while len(match.answers) < PLACE or match.actor != 0:
        match.play(players[match.actor].choose(match.view(match.actor)).option)
    table = Table(match, [YOU, "greedy", "greedy"], "en")
    table.screen = Console(
        file=io.StringIO(), record=True, width=140, height=50, force_terminal=True, color_system="256", highlight=False
    )
    table.begin_turn()
    table.show(0, choices(match, table.speech, 0))
    return table.screen.export_svg(title="karavelle play grog", code_format=WEB_FONTS.sub("", CONSOLE_SVG_FORMAT))


def moment(game: str, part: float) -> Match:
    """A game between quick bots after this part of its answers, somebody being asked."""
    match = Match.new(game, ["Anna", "Ben", "Cleo"], seed="a fair wind")
    players = [make("greedy", match.game, seed) for seed in range(3)]
    while not match.over:
        match.play(players[match.actor].choose(match.view(match.actor)).option)
    past = match.at(int(len(match.answers) * part))
    past.settle()
    return past


def photographs(address: str) -> Iterator[tuple[str, str, Shot]]:
    """Every picture of the browser: its name, its path at the server, and how it is taken."""
    person = Client(address)
    person.come_as_guest("Anna")
    for id in registry.ids():
        for number, part in enumerate(MOMENTS, start=1):
            table = person.call("POST", "/api/tables/import", moment(id, part).export(reveal=True))["table"]
            for shot in SHOTS[number % 2 :: 2]:
                yield f"{id}-{number}-{shot.name}", f"/g/{table}", shot.of(person)
    for shot in SHOTS:
        yield f"start-{shot.name}", "/", shot.of(person)
        yield f"new-{shot.name}", "/new", shot.of(person)


def photograph(folder: Path) -> None:
    """Takes all pictures of the browser, at a server of its own."""
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with tempfile.TemporaryDirectory(prefix="karavelle-") as data, sync_playwright() as playwright:
        server = Process(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, path, shot in photographs(server.address):
            context = browser.new_context(
                viewport={"width": shot.width, "height": shot.height},
                color_scheme=shot.light,
                locale="en",
                device_scale_factor=shot.scale,
                reduced_motion="reduce",
            )
            context.add_cookies([{"name": "karavelle_session", "value": shot.cookie, "url": server.address}])
            page = context.new_page()
            page.goto(server.address + path)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=74)
            context.close()
            print(f"{name}.jpg")
        browser.close()
        server.end()


def main() -> None:
    """Writes every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob("*.jpg"):
        old.unlink()
    (PICTURES / "terminal.svg").write_text(terminal(), encoding="utf-8")
    photograph(PICTURES)


if __name__ == "__main__":
    main()
