"""A table in memory, with its log and those who listen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from karavelle.play import Event
from karavelle.server.store.tables import Kept, Told


@dataclass(frozen=True)
class Group:
    """A part of the game's log that came of one deed: the places of its answers, and the event that told of it."""

    number: int
    at: float
    seat: int
    first: int
    last: int


class Room:
    """One table that somebody is at, or was until lately."""

    def __init__(self, kept: Kept, told: list[Told]) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bots: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()
        """Somebody does not want to wait for the bots that are to answer now."""
        self.review: asyncio.Task[dict[str, Any] | None] | None = None
        """The finished game looked back at, once somebody has asked for it."""
        self.touched = 0.0
        self.adrift = False
        """Memory holds what could not be written down; the table has to be read again."""
        self.become(kept, told)

    def become(self, kept: Kept, told: list[Told]) -> None:
        """Starts from what is kept."""
        self.kept = kept
        self.groups: list[Group] = []
        self.others: list[Told] = []
        self.moves: dict[str, int] = {}
        self.undone: list[tuple[int, int]] = []
        self.append(told)

    def append(self, told: list[Told]) -> None:
        """Goes on with what has been written."""
        for line in told:
            self._append(line)

    def _append(self, line: Told) -> None:
        event, data = line.event, line.event.data
        if line.move:
            self.moves[line.move] = line.number
        if event.kind == "moved":
            self.groups += self._turns(Group(line.number, line.at, event.seat, data["from"], data["to"]))
            return
        if event.kind == "undone":
            self.undone.append((line.number, self._start(data["to"])))
            self.groups = [_cut(group, data["to"]) for group in self.groups if group.first < data["to"]]
        self.others.append(replace(line, event=Event(event.kind, event.seat, data, event.to)))

    def _turns(self, group: Group) -> list[Group]:
        """A part of the log by turns: what nature or nobody's choice adds belongs to who answered before."""
        match = self.kept.table.match
        actors = [] if match is None else [answer.actor for answer in match.answers[group.first : group.last]]
        starts, seat = [group.first], -1
        for place, actor in enumerate(actors, start=group.first):
            if actor >= 0 and actor != seat:
                if seat >= 0:
                    starts.append(place)
                seat = actor
        ends = [*starts[1:], group.last]
        return [
            replace(group, first=first, last=last, seat=self._seat(first, last, group.seat))
            for first, last in zip(starts, ends, strict=True)
        ]

    def _seat(self, first: int, last: int, otherwise: int) -> int:
        match = self.kept.table.match
        actors = [] if match is None else [answer.actor for answer in match.answers[first:last]]
        return next((actor for actor in actors if actor >= 0), otherwise)

    def keep_until(self, number: int) -> int:
        """The place in the log up to which somebody who knows the events up to `number` still knows it right."""
        place = next((group.first for group in self.groups if group.number > number), self._end())
        place = min([place, *(to for at, to in self.undone if at > number)])
        return self._start(place)

    def _start(self, place: int) -> int:
        """The place where the group begins in whose midst a place lies, else the place itself."""
        return next((group.first for group in self.groups if group.first < place < group.last), place)

    def _end(self) -> int:
        return self.groups[-1].last if self.groups else 0

    def present(self, person: str) -> bool:
        """Whether a person is listening now."""
        return any(listener.person == person for listener in self.listeners)

    def wake(self) -> None:
        """Lets all who listen know that there is something new."""
        for listener in self.listeners:
            listener.wake()


@dataclass(eq=False)
class Listener:
    """One connection that wants to know what happens at a table."""

    person: str
    wake: Callable[[], None]


def _cut(group: Group, place: int) -> Group:
    return replace(group, last=min(group.last, place))


__all__ = ["Group", "Listener", "Room"]
