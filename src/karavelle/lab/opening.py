"""How long it takes to open a long table that is not in memory: over HTTP, by a server that has just been started."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from karavelle.kernel import registry
from karavelle.kernel.match import Match
from karavelle.lab.bench import Figure, calibrate
from karavelle.lab.load import SEATS, Process

ANSWERS = 2000
TABLES = 5
GAMES = 12


def longest(game: str) -> Match:
    """The longest of some games at random."""
    return max((_at_random(game, seed) for seed in range(GAMES)), key=lambda match: len(match.answers))


def _at_random(game: str, seed: int) -> Match:
    match, luck = Match.new(registry.find(game), SEATS, seed=seed), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.options()))
    return match


def figures(game: str, folder: Path) -> Iterator[Figure]:
    """The time for as many answers as the name says, in proportion to those of a real game."""
    calibration, process, match = calibrate(), Process(folder / "opening"), longest(game)
    process.start()
    try:
        with httpx.Client(base_url=process.address, timeout=60) as http:
            http.post("/api/guests", json={"name": "Reader"}).raise_for_status()
            record = match.export()
            made = [http.post("/api/tables/import", json=record).raise_for_status() for _ in range(TABLES + 1)]
            tables = [one.json()["table"] for one in made]
            process.end()
            process.start()
            times = [_time(http, table) for table in tables][1:]  # with the first one the words of the game are read
    finally:
        process.end()
    value = statistics.median(times) * ANSWERS / len(match.answers) * 1e3
    yield Figure(f"server.opening.{ANSWERS}_answers", value, "ms", calibration)


def _time(http: httpx.Client, table: str) -> float:
    start = time.perf_counter()
    http.get(f"/api/tables/{table}").raise_for_status()
    return time.perf_counter() - start


__all__ = ["figures"]
