"""People at browsers: they find their way by what a page shows, and know no game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

TARGETS = ".my-turn [data-open], .my-turn .answers .answer"
PATIENCE = 20_000


class Sailor:
    """Somebody at a browser of his own."""

    def __init__(self, context: BrowserContext, address: str, luck: int = 1) -> None:
        self.context = context
        self.address = address
        self.luck = random.Random(luck)
        self.misses = 0
        self.faults: list[str] = []
        self.frames: list[str] = []
        """Everything that the server has sent over sockets and as answers to requests of the client."""
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        return page

    def open(self, path: str = "/") -> None:
        """Goes to an address."""
        self.page.goto(self.address + path)

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """A request with the cookie of this browser."""
        response = self.context.request.fetch(
            self.address + path, method=method, data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json"} if body is not None else {},
        )  # fmt: skip
        assert response.ok, response.text()
        return response.json() if response.body() else None

    def come(self, name: str) -> None:
        """Comes in as a guest of this name."""
        self.api("POST", "/api/guests", {"name": name})

    def set_table(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """Sets a table; gives its id."""
        return str(self.api("POST", "/api/tables", {"game": game, "seats": list(seats), **more})["table"])

    def at(self, table: str) -> None:
        """Sits at a table in the browser."""
        self.open(f"/g/{table}")
        self.page.wait_for_selector(".at-table[data-state=open]")

    # What is seen

    @property
    def number(self) -> int:
        """The number of the last event that is shown."""
        return int(self.page.locator(".at-table").get_attribute("data-number") or 0)

    @property
    def over(self) -> bool:
        """Whether the end of the game is shown."""
        return self.page.locator(".ending, .ended").count() > 0

    def prompt(self) -> str:
        """The sentence that says who must do what."""
        return self.page.locator(".prompt").first.inner_text()

    def targets(self) -> list[Locator]:
        """Everything that answers the open question."""
        return self.page.locator(TARGETS).all()

    def wait_for_turn(self) -> bool:
        """Waits until something is to be decided here; gives whether there is, the game being over otherwise."""
        self.page.wait_for_selector(f"{TARGETS}, .ending, .ended, .curtain")
        return not self.over

    def wait_beyond(self, number: int, timeout: float = PATIENCE) -> None:
        """Waits until the table has gone on."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('.at-table')?.dataset.number ?? 0) > number",
            arg=number,
            timeout=timeout,
        )

    # What is done

    def click(self) -> None:
        """Clicks anything that is open."""
        self._take(self.page.mouse.click)

    def tap(self) -> None:
        """Taps on anything that is open."""
        self._take(self.page.touchscreen.tap)

    def _take(self, point: Callable[[float, float], None]) -> None:
        """Points at something open; whoever misses tries again, but nobody misses often."""
        number = self.number
        while not self._hits(point, number):
            self.misses += 1
            assert self.misses < 3, "what is open cannot be hit"

    def _hits(self, point: Callable[[float, float], None], number: int) -> bool:
        """Brings something open to the middle of the window and points at it, whatever small thing may lie on it."""
        target = self.luck.choice(self.targets())
        target.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })")
        box = target.bounding_box()
        assert box is not None
        point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            self.wait_beyond(number, timeout=8000)
        except TooLate:
            return False
        return True

    def press(self, *keys: str) -> None:
        """Presses keys."""
        for key in keys:
            self.page.keyboard.press(key)

    def answer_by_keys(self) -> None:
        """Answers with arrow keys and Enter, starting from nowhere."""
        number, count = self.number, len(self.targets())
        self.page.evaluate("document.activeElement?.blur()")
        self.press("ArrowDown")
        for _ in range(self.luck.randrange(min(count, 6))):
            self.press(self.luck.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
        expect(self.page.locator("[data-open]:focus, .answers button:focus")).to_have_count(1)
        if self.page.locator(".answers .quiet:focus").count():  # undo and its like answer nothing
            self.page.locator(TARGETS).first.focus()
        self.press("Enter")
        self.wait_beyond(number)


__all__ = ["PATIENCE", "TARGETS", "Sailor"]
