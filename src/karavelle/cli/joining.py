"""A table on a server, played at this terminal: `karavelle join`."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rich.console import Group, RenderableType
from rich.rule import Rule

from karavelle.cli import arguments
from karavelle.cli.answers import Choice, matching, shown
from karavelle.cli.playing import Stopped
from karavelle.cli.screen import STYLES, Drawn, arrange, console, log_lines, styled
from karavelle.client import Answered, Client, Seat
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.panel import Cell, Panel
from karavelle.kernel.text import Words

LISTEN = 0.2
LEAST_LOG = 8
SESSIONS = "sessions.json"

View = dict[str, Any]


def join(address: str, name: str, watch: bool, lang: str) -> None:
    """Sits down at the table that a link leads to, and plays."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    if parts.scheme not in ("http", "https") or not parts.netloc or not parts.path.strip("/"):
        raise KaravelleError("A link to a table looks like http://127.0.0.1:8000/j/ABCDEF or …/g/0123456789.")
    server = f"{parts.scheme}://{parts.netloc}"
    with Client(server, lang=arguments.language(lang)) as client, _session(client):
        table = client.find(parts.path)
        _come_in(client, name)
        view = client.look(table)
        with client.watch(table) as seat:
            if view["status"] == "open" and not view["you"] and not watch:
                seat.do("sit", **({"name": name} if name else {}))
            try:
                Visit(seat, client.lang).play()
            except KeyboardInterrupt:
                raise Stopped(f"Interrupted. Come back with `karavelle join {server}/g/{table}`.", 130) from None


@contextlib.contextmanager
def _session(client: Client) -> Any:
    """Who one is on each server is remembered from one time to the next, readable by nobody else."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    file = Path(base) / "karavelle" / SESSIONS
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    kept = kept if isinstance(kept, dict) else {}
    client.http.cookies.update(kept.get(client.address, {}))
    yield
    kept[client.address] = dict(client.http.cookies)
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(json.dumps(kept), encoding="utf-8")


def _come_in(client: Client, name: str) -> None:
    if client.call("GET", "/api/me")["person"] is None:
        words = Words(client.lang)
        client.come_as_guest(name or input(f"{words.say('page-name')}: ").strip() or words.say("join-nameless"))


class Visit:
    """One table as it is seen at this terminal."""

    def __init__(self, seat: Seat, lang: str) -> None:
        self.seat = seat
        self.words = Words(lang)
        self.screen = console()
        self.typed: queue.Queue[str | None] = queue.Queue()
        self.known = (-1, -1)
        self.choices: list[Choice] = []
        self.left = False

    def play(self) -> None:
        """Shows what happens and does what is typed, until the game is over or one leaves."""
        threading.Thread(target=self._read, daemon=True).start()
        while not self.left:
            self._show()
            self.seat.listen(LISTEN)
            while not self.typed.empty() and not self.left:
                self._do(self.typed.get())

    def _read(self) -> None:
        for line in sys.stdin:
            self.typed.put(line.strip())
        self.typed.put(None)

    # What it looks like

    def _show(self) -> None:
        """Shows the table whenever its position or its people have changed."""
        view = self.seat.view()
        now = (view["number"], sum(seat["here"] for seat in view["seats"]))
        if now == self.known:
            return
        self.known = now
        self.choices = [
            Choice(number, one["action"], one["name"], one["text"])
            for number, one in enumerate(view["answers"], start=1)
        ]
        board = Drawn(self.screen, self._board(view))
        question = Drawn(self.screen, self._question(view))
        room = max(LEAST_LOG, self.screen.height - board.height - question.height - 3)
        if self.screen.is_terminal:
            self.screen.clear()
        head = Rule(styled(view["game"]["title"], "strong"), style=STYLES["sea"])
        for part in (head, board, log_lines(self._lines()[-room:]), question):
            self.screen.print(part, end="")
        if self.screen.is_terminal:
            self.screen.print("> ", end="")
        if view["status"] == "over" and not view["again"]:
            self._results(view)

    def _board(self, view: View) -> RenderableType:
        panels = [
            Panel(one["title"], [_cells(row) for row in one["rows"]], _cells(one["head"])) for one in view["panels"]
        ]
        return arrange(self.screen, panels, {choice.name: choice.number for choice in self.choices})

    def _question(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [styled(self._people(view), "dim")]
        parts += [styled(f"{one['name']}: {one['text']}", "good") for one in view["events"] if one["kind"] == "chat"]
        if view["request"]:
            parts.append(
                styled(self.words.say("join-asks", seat=view["seats"][view["request"]["seat"]]["name"]), "warn")
            )
        prompt = view["prompt"] or self.words.say("page-waiting", code=view["code"] or "")
        parts.append(styled(prompt, "strong" if view["asked"] in view["you"] else "dim"))
        return Group(*parts, shown(self.screen, self.choices))

    def _people(self, view: View) -> str:
        """Who is there, and what time they have."""
        return " · ".join(self._person(seat) for seat in view["seats"])

    def _person(self, seat: View) -> str:
        said = self.words.say(_state(seat), name=seat["name"])
        return said if seat["left"] is None else f"{said} {int(seat['left']) // 60}:{int(seat['left']) % 60:02}"

    def _lines(self) -> list[str]:
        return [line for group in self.seat.lines for line in group["lines"]]

    def _results(self, view: View) -> None:
        for seat, sheet, rank in zip(view["seats"], view["points"], view["ranks"], strict=True):
            self.screen.print(f"{rank}. {seat['name']}: {sheet['total']}")
        for rival in view["rivals"]:
            self.screen.print(f"{rival['name']}: {rival['total']}")
        self.screen.print(self.words.say("table-seed", seed=view["seed"], hash=view["commitment"]), soft_wrap=True)
        self.left = True

    # What can be typed

    def _do(self, typed: str | None) -> None:
        if typed is None or typed in ("q", "quit", self.words.say("table-quit")):
            self.left = True
            self.screen.print(self.words.say("join-left", server=self.seat.client.address, table=self.seat.table))
            return
        try:
            self._understand(typed)
        except Answered as error:
            self.screen.print(styled(str(error), "warn"))

    def _understand(self, typed: str) -> None:
        view, word, _, rest = self.seat.view(), *typed.partition(" ")
        for key, does in COMMANDS.items():
            if word in (key.partition("-")[2], self.words.say(key)):
                does(self, rest)
                return
        if not typed and view["confirm"]:
            self.seat.do("confirm", after=view["after"])
            return
        found = matching(typed, self.choices) if typed else []
        if len(found) == 1:
            self.seat.answer(found[0].name)
        elif found:
            self.screen.print(self.words.say("table-which-one", numbers=", ".join(str(one.number) for one in found)))
        elif typed and self.choices:
            self.screen.print(self.words.say("table-not-open", typed=typed, count=len(self.choices)))
        elif typed:
            self.screen.print(self.words.say("join-not-you"))

    def undo(self, rest: str) -> None:
        """Takes back, or asks the others for it."""
        view = self.seat.view()
        self.seat.do("ask_undo" if view["undo"] == "ask" else "undo", after=view["after"])

    def redo(self, rest: str) -> None:
        """Gives again what was taken back."""
        self.seat.do("redo", after=self.seat.view()["after"])

    def agree(self, rest: str) -> None:
        """Lets somebody take back."""
        self.seat.do("agree", yes=True)

    def refuse(self, rest: str) -> None:
        """Does not."""
        self.seat.do("agree", yes=False)

    def say(self, rest: str) -> None:
        """Says something to all."""
        if rest:
            self.seat.do("say", text=rest)

    def back(self, rest: str) -> None:
        """Plays oneself again."""
        self.seat.do("back")

    def log(self, rest: str) -> None:
        """Everything that has happened."""
        self.screen.print(log_lines(self._lines()))

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.screen.print(self.words.say("join-how"))


COMMANDS: dict[str, Callable[[Visit, str], None]] = {
    "table-undo": Visit.undo,
    "table-redo": Visit.redo,
    "table-log": Visit.log,
    "table-help": Visit.help,
    "join-agree": Visit.agree,
    "join-refuse": Visit.refuse,
    "join-say": Visit.say,
    "join-back": Visit.back,
}


def _state(seat: View) -> str:
    """The words for who answers at a seat."""
    if seat["kind"] == "vacant":
        return "join-vacant"
    if seat["stand_in"]:
        return "join-stand-in"
    return "join-bot" if seat["kind"] == "bot" else "join-here" if seat["here"] else "join-away"


def _cells(row: list[list[str]]) -> list[Cell]:
    return [Cell(text, kind) for text, kind in row]


__all__ = ["join"]
