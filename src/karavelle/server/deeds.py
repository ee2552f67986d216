"""Everything that can be done at a table, as a message: the same over HTTP and over the socket.

A deed says in `do` what it is; a client may give it a `move`, a name of its own, so that sending it twice does it once.
What depends on the position says in `after` which one was seen; if the table has gone on since, it is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from karavelle.kernel.fields import NOBODY
from karavelle.play import Event, Refused, Table
from karavelle.server.errors import ApiError, stale
from karavelle.server.store.people import Person
from karavelle.server.store.tables import Kept

SeatNumber = Annotated[int, Field(ge=0, le=15, description="A seat of the table, counted from 0.")]
After = Annotated[int, Field(ge=0, le=2**31, description="`after` of the view that was looked at.")]
TEXT = r"^[^\x00]*$"
"""Anything that all databases keep."""
Option = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$")
]
NAME: TypeAdapter[str] = TypeAdapter(Name)
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=TEXT)]
Move = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]+$")]


class Message(BaseModel):
    """What all deeds have in common."""

    model_config = ConfigDict(extra="forbid")

    move: Move | None = Field(None, description="The client's own name for this deed; a repeat is not done again.")
    seat: SeatNumber | None = Field(None, description="Which of your seats; needed only if you have several.")

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        """Does it, and gives what happened."""
        raise NotImplementedError

    def mine(self, table: Table, who: Person) -> int:
        """The seat that acts: the one named, else the one that is asked, else the only one."""
        seats = table.of(who.id)
        if not seats:
            raise ApiError(403, "not_seated", "You do not sit at this table.")
        if self.seat is not None and self.seat not in seats:
            raise ApiError(403, "not_yours", "That is not your seat.")
        return self.seat if self.seat is not None else table.asked if table.asked in seats else seats[0]


class Answer(Message):
    """Answers the open question."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"do": "answer", "option": "bid_step:place:green", "after": 41, "move": "a7"}]}
    )
    do: Literal["answer"] = "answer"
    option: Option = Field(description="The name of an open answer.")
    after: After

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        seat = self.mine(kept.table, who)
        _fresh(kept, self.after)
        return kept.table.answer(seat, self.option, now) + _returned(kept.table, seat, now)


class Confirm(Message):
    """Ends a turn that waits for its player's last look."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "confirm", "after": 41}]})
    do: Literal["confirm"] = "confirm"
    after: After

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        seat = self.mine(kept.table, who)
        _fresh(kept, self.after)
        return kept.table.confirm(seat, now)


class Undo(Message):
    """Takes back the last decision where that is free."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "undo", "after": 41}]})
    do: Literal["undo"] = "undo"
    after: After

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        seat = self.mine(kept.table, who)
        _fresh(kept, self.after)
        return kept.table.undo(seat, now)


class AskUndo(Message):
    """Asks the others to let the last decision be taken back."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "ask_undo", "after": 41}]})
    do: Literal["ask_undo"] = "ask_undo"
    after: After

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        seat = self.mine(kept.table, who)
        _fresh(kept, self.after)
        return kept.table.ask_undo(seat, now)


class Agree(Message):
    """Lets somebody take back, or not."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "agree", "yes": True}]})
    do: Literal["agree"] = "agree"
    yes: bool

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        return kept.table.agree(self.mine(kept.table, who), self.yes, now)


class Redo(Message):
    """Gives again what was taken back."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "redo", "after": 40}]})
    do: Literal["redo"] = "redo"
    after: After

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        seat = self.mine(kept.table, who)
        _fresh(kept, self.after)
        return kept.table.redo(seat, now)


class Ahead(BaseModel):
    """One answer given ahead."""

    model_config = ConfigDict(extra="forbid")

    then: Option = Field(description="The answer to give as soon as it is open.")
    when: Annotated[str, StringConstraints(max_length=200)] = Field(
        "", description="The answer that somebody else must have given before; empty: any."
    )


class Plan(Message):
    """Says ahead what will be answered; an empty list cancels."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"do": "plan", "plans": [{"then": "bid_step:pass", "when": "bid_step:place:green"}]}]
        }
    )
    do: Literal["plan"] = "plan"
    plans: list[Ahead] = Field(max_length=20)

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        return kept.table.plan(self.mine(kept.table, who), [(plan.then, plan.when) for plan in self.plans])


class Sit(Message):
    """Takes a seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "sit", "seat": 1, "name": "Anna"}]})
    do: Literal["sit"] = "sit"
    seat: SeatNumber | None = Field(None, description="Which seat; the first that is free, if you do not say.")
    name: Name | None = Field(None, description="What you are called at this table; your own name, if you do not say.")
    confirms: bool = Field(False, description="Whether your turns wait for your confirmation.")

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        table = kept.table
        seat = self.seat if self.seat is not None else _free(table, who)
        if seat >= len(table.seats):
            raise Refused("no_seat", f"This table has seats 0 to {len(table.seats) - 1}.")
        events = table.sit(seat, who.id, self.name or _unused(table, who.name, seat), who.kind)
        table.seats[seat].confirms = self.confirms
        return events


class Settle(Message):
    """Says whether your turns wait for your confirmation."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "settle", "confirms": True}]})
    do: Literal["settle"] = "settle"
    confirms: bool

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        seat = self.mine(kept.table, who)
        kept.table.seats[seat].confirms = self.confirms
        return [Event("settled", seat, {"confirms": self.confirms}, to=seat)]


class SeatBot(Message):
    """The host gives a seat to a bot."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "seat_bot", "seat": 2, "bot": "mate"}]})
    do: Literal["seat_bot"] = "seat_bot"
    seat: SeatNumber
    bot: Annotated[str, StringConstraints(max_length=20)]

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        _host(kept, who)
        return kept.table.seat_bot(self.seat, self.bot)


class Vacate(Message):
    """The host frees the seat of a bot, or before the game anybody's."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "vacate", "seat": 2}]})
    do: Literal["vacate"] = "vacate"
    seat: SeatNumber

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        _host(kept, who)
        return kept.table.vacate(self.seat)


class Leave(Message):
    """Leaves the table; a bot will play on."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "leave"}]})
    do: Literal["leave"] = "leave"

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        return kept.table.leave(self.mine(kept.table, who), now)


class Back(Message):
    """Is back, and plays in place of the bot again."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "back"}]})
    do: Literal["back"] = "back"

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        return kept.table.back(self.mine(kept.table, who), now)


class Say(Message):
    """Says something to all at the table."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"do": "say", "text": "A fair wind to you!"}]})
    do: Literal["say"] = "say"
    text: Words

    def events(self, kept: Kept, who: Person, now: float) -> list[Event]:
        seats = kept.table.of(who.id)
        name = kept.table.seats[seats[0]].name if seats else who.name
        return [Event("chat", seats[0] if seats else NOBODY, {"name": name, "text": self.text})]


Deed = Annotated[
    Answer | Confirm | Undo | AskUndo | Agree | Redo | Plan | Sit | Settle | SeatBot | Vacate | Leave | Back | Say,
    Field(discriminator="do"),
]


def _fresh(kept: Kept, after: int) -> None:
    if after != kept.moved:
        raise stale(kept)


def _host(kept: Kept, who: Person) -> None:
    if who.id != kept.host:
        raise ApiError(403, "not_host", "Only the host of this table can do that.")


def _returned(table: Table, seat: int, now: float) -> list[Event]:
    """Whoever answers himself is back."""
    away = table.seats[seat].stand_in or table.seats[seat].leaves_at is not None
    return table.back(seat, now) if away else []


def _free(table: Table, who: Person) -> int:
    """The seat that is kept for a person, else the first that is free."""
    kept = [seat for seat in table.of(who.id) if not table.seats[seat].ready]
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "vacant"]
    if not kept and not free:
        raise Refused("full", "All seats of this table are taken; you can watch.")
    return (kept or free)[0]


def _unused(table: Table, name: str, seat: int) -> str:
    """The name, with a number behind it if somebody at the table is called so."""
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    return next(said for said in (name, *(f"{name} {copy}" for copy in range(2, 20))) if said not in others)


__all__ = ["NAME", "TEXT", "Answer", "Confirm", "Deed", "Message", "Name", "Sit", "Undo"]
