"""Figures of the client in a real browser, at a server of our own on loopback: what it loads, how soon it paints."""

from __future__ import annotations

import shutil
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from karavelle.client import Client
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.lab.bench import Figure, calibrate
from karavelle.lab.load import Process

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
VISITS, MOVES, WATCHED = 5, 30, 12
SLOWER = 4
KB = 1000

PAINTED = """() => new Promise((done) => {
  const look = () => document.querySelector('.scene .part svg [data-key]')
    ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))
    : requestAnimationFrame(look);
  look();
})"""
"""Milliseconds from the start of the visit until the first table stands on the screen."""

BEYOND = """(number) => new Promise((done) => {
  const look = () => Number(document.querySelector('.at-table')?.dataset.number ?? 0) > number
    ? requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
    : requestAnimationFrame(look);
  look();
})"""
"""When the screen showed more than so many events, as a moment of the clock."""

FRAMES = """() => new Promise((done) => {
  const times = [];
  const frame = (now) => {
    times.push(now);
    const moving = document.getAnimations().some((one) => one.effect?.target?.dataset?.key);
    if (moving || times.length < 12) requestAnimationFrame(frame);
    else done(times);
  };
  requestAnimationFrame(frame);
})"""
"""The moments of all frames from now until nothing moves any more."""


def figures(game: Game, folder: Path) -> Iterator[Figure]:
    """All figures of a game's table."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise KaravelleError("There is no Chromium on this machine; tools/system.sh installs it.")
    server, calibration = Process(folder), calibrate()
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            for name, value, unit in _measure(browser, server.address, game):
                yield Figure(f"web.{game.id}.{name}", round(value, 2), unit, calibration)
            browser.close()
    finally:
        server.end()


def _measure(browser: Browser, address: str, game: Game) -> Iterator[tuple[str, float, str]]:
    yield from _visits(browser, address, game)
    yield from _moves(browser, address, game)


def _table(address: str, game: Game) -> tuple[str, list[Client]]:
    """A table of two guests; the client of each."""
    people = [Client(address), Client(address)]
    for person, name in zip(people, ("Anna", "Ben"), strict=True):
        person.come_as_guest(name)
    seats = [{"kind": "me"}, {"kind": "open"}] + [{"kind": "bot"}] * (game.seats[0] - 2)
    table = people[0].new_table(game.id, seats)
    people[1].do(table, "sit")
    return table, people


def _enter(browser: Browser, person: Client) -> BrowserContext:
    """A browser that the server knows as this person."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    cookie = person.http.cookies["karavelle_session"]
    context.add_cookies([{"name": "karavelle_session", "value": cookie, "url": person.address}])
    return context


def _visits(browser: Browser, address: str, game: Game) -> Iterator[tuple[str, float, str]]:
    """First visits, nothing being in any cache."""
    table, people = _table(address, game)
    paints, sizes = [], []
    for _ in range(VISITS):
        context = _enter(browser, people[0])
        page = context.new_page()
        counted = Counted(context.new_cdp_session(page))
        page.goto(f"{address}/g/{table}")
        paints.append(page.evaluate(PAINTED))
        page.wait_for_load_state("networkidle")
        sizes.append(counted.loaded)
        context.close()
    yield "first_visit", statistics.median(sizes) / KB, "kB compressed"
    yield "first_paint", statistics.median(paints), "ms"


class Counted:
    """Counts the bytes that a page gets over the network, as they are on the wire."""

    def __init__(self, session: CDPSession) -> None:
        self.loaded = 0.0
        self.frames: list[float] = []
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.loaded += float(event["encodedDataLength"])


def _moves(browser: Browser, address: str, game: Game) -> Iterator[tuple[str, float, str]]:
    """Answers of one seat, seen at the screen of the other; then how smoothly things move on a slow machine."""
    table, people = _table(address, game)
    context = _enter(browser, people[1])
    page = context.new_page()
    sizes: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(_packed(frame))))
    page.goto(f"{address}/g/{table}")
    page.evaluate(PAINTED)
    waits = [_seen(page, people, table) for _ in range(MOVES)]
    yield "answer_seen", statistics.median(waits), "ms"
    yield "answer_seen_p95", statistics.quantiles(waits, n=20)[-1], "ms"
    yield "message", statistics.median([size for size in sizes if size > 200]) / KB, "kB compressed"
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    rates = [rate for _ in range(WATCHED) if (rate := _frames(page, people, table))]
    yield "frames_while_moving", statistics.median(rates), "frames/s"
    context.close()


def _packed(frame: str | bytes) -> int:
    """How long a message is on the wire, where sockets are compressed."""
    import zlib

    return len(zlib.compress(frame.encode() if isinstance(frame, str) else frame, 6))


def _answer(people: list[Client], table: str) -> int:
    """Whoever is asked answers; gives the number of the last event before."""
    view = people[0].look(table)
    seat = view["asked"]
    mine = people[seat].look(table)
    people[seat].do(table, "answer", option=mine["answers"][-1]["name"], after=mine["after"])
    return int(view["number"])


def _seen(page: Page, people: list[Client], table: str) -> float:
    """Milliseconds from the sending of an answer until it is on the other screen."""
    view = people[0].look(table)
    seat = view["asked"]
    mine = people[seat].look(table)
    page.evaluate(f"() => {{ window.seen = ({BEYOND})({view['number']}); }}")
    sent = time.time() * 1000
    people[seat].do(table, "answer", option=mine["answers"][-1]["name"], after=mine["after"])
    return float(page.evaluate("() => window.seen")) - sent


def _frames(page: Page, people: list[Client], table: str) -> float:
    """Frames a second while things move after an answer; 0 where nothing did."""
    number = _answer(people, table)
    page.wait_for_function(
        "number => Number(document.querySelector('.at-table').dataset.number) > number", arg=number, polling="raf"
    )
    times = page.evaluate(FRAMES)
    return 1000 * (len(times) - 1) / (times[-1] - times[0]) if len(times) > 14 else 0.0


__all__ = ["figures"]
