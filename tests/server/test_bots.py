"""Bots that hang, die, take all the memory or answer nonsense: they are replaced, and the table goes on."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import View, hear, raw_socket
from tests.server.plugins import installed
from tests.server.processes import Server

MUTINY = '''
"""A game whose hints make bots misbehave: what they do is the game's variant."""
import os
import sys
from pathlib import Path
from karavelle.kernel import Ask, Game, Hints, State, Step, Variant

SET_UP, TURN = range(2)
MANNERS = ("well", "hang", "die", "exit", "eat", "shout", "fork")


class Mutiny(State):
    def __init__(self, seats, variants):
        super().__init__(seats)
        self.manner, self.turns = MANNERS.index(variants["manner"]), 0

    def fields(self, visitor):
        self.turns = visitor.number("turns", self.turns, 0, 999)

    def score(self, seat, sheet):
        sheet.add("turns", self.turns)


class SetUp(Step):
    def run(self, s):
        s.then(TURN, 0)


class Turn(Ask):
    def options(self, s, out):
        out.add(0)
        out.add(1)

    def choose(self, s, option):
        s.turns += 1
        if s.turns < 4:
            s.then(TURN, (s.actor + 1) % s.seats)


class Manners(Hints):
    def rate(self, s, option):
        misbehave(MANNERS[s.manner])
        return 100 if option == 1 else 0


def misbehave(manner):
    if manner == "hang":
        while True:
            pass
    elif manner == "die":
        os.abort()
    elif manner == "exit":
        sys.exit(3)
    elif manner == "eat":
        hoard = []
        while True:
            hoard.append(bytearray(1 << 24))
    elif manner == "shout":
        print("x" * (2 << 20), flush=True)
    elif manner == "fork":
        print('{"option": 77}', flush=True)


FRAMES = [SetUp(SET_UP), Turn(TURN, ("obey", "rebel"))]
GAME = Game(id="mutiny", title="Mutiny", version=1, seats=(2,), state=Mutiny, frames=FRAMES, events=[],
            vocabulary={}, variants=(Variant("manner", MANNERS, "well"),), hints=Manners(),
            folder=Path(__file__).parent)
'''

WORDS = """about = Bots that misbehave.
prompt-turn = { $seat } is to decide.
    .you = Decide.
option-turn-obey = Obey
option-turn-rebel = Rebel
score-turns = Turns
score-total = Total
field-turns = Turns
"""


@pytest.fixture(scope="module")
def ship(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game whose bots misbehave, and with little patience."""
    folder = tmp_path_factory.mktemp("ship")
    (folder / "mutiny" / "text").mkdir(parents=True)
    (folder / "mutiny" / "__init__.py").write_text(MUTINY)
    for lang in ("en", "de"):
        (folder / "mutiny" / "text" / f"{lang}.ftl").write_text(WORDS)
    server = Server(folder / "data", settings={"bot_seconds": 2, "bot_memory": 400})
    server.path = installed(folder, "mutiny")
    with server:
        yield server
        assert server.faults() == []


def figure(server: Server, name: str) -> float:
    """What the server counts."""
    lines = server.stranger().http.get("/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


def play_through(server: Server, manner: str) -> View:
    """A whole game of one person against a bot that behaves like this."""
    host = server.guest("Captain")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = host.new_table("mutiny", seats, options={"manner": manner})
    with raw_socket(server, table, host) as socket:
        view = hear(socket, "table")
        while view["status"] != "over":
            if view["answers"]:
                view = host.do(table, "answer", option="turn:obey", after=view["after"])
            else:
                view = max(view, hear(socket, "table"), key=lambda one: int(one["number"]))
    return host.look(table)


def test_a_bot_that_behaves_thinks_in_a_process_of_its_own(ship: Server) -> None:
    view = play_through(ship, "well")
    assert view["answered"] == 4 and figure(ship, "karavelle_bot_seconds_count") == 2
    assert figure(ship, "karavelle_bot_failures_total") == 0


@pytest.mark.parametrize("manner", ["hang", "die", "exit", "eat", "shout", "fork"])
def test_the_table_goes_on_without_a_bot_that_does_not(ship: Server, manner: str) -> None:
    failed = figure(ship, "karavelle_bot_failures_total")
    view = play_through(ship, manner)
    assert view["answered"] == 4 and view["status"] == "over"
    assert figure(ship, "karavelle_bot_failures_total") == failed + 2
    assert play_through(ship, "well")["answered"] == 4, "and the next bot thinks as if nothing had been"
    assert figure(ship, "karavelle_bot_failures_total") == failed + 2


def thinkers(server: Server) -> list[int]:
    """The processes of a server that think."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"sailor" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_thinker_that_is_killed_is_replaced_and_none_outlives_the_server(ship: Server) -> None:
    play_through(ship, "well")
    (first,) = thinkers(ship)
    os.kill(first, signal.SIGKILL)
    play_through(ship, "well")
    (second,) = thinkers(ship)
    assert second != first
    secrets = Path(f"/proc/{second}/environ").read_bytes()
    assert b"DATABASE" not in secrets, "a bot has no business with the database"
    ship.restart()
    assert not Path(f"/proc/{second}").exists()


def test_a_bot_goes_on_after_a_crash_of_the_server(ship: Server) -> None:
    host = ship.guest("Captain")
    seats = [{"kind": "bot"}, {"kind": "me"}]
    tables = [host.new_table("mutiny", seats, options={"manner": "hang"}) for _ in range(2)]
    ship.kill()
    ship.start()
    for table in tables:
        with raw_socket(ship, table, host) as socket:
            while not (view := hear(socket, "table"))["answers"]:
                pass
            assert view["answered"] == 1
