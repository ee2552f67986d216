"""A table: a match, who sits at it, its clock, and what those who sit there may do besides answering.

Nothing here waits, writes or sends. Every deed is given the moment `now` at which it happens, changes the table, and
returns the events that tell of it; what is not allowed raises `Refused` or `Illegal` and changes nothing. So the same
tables serve the terminal, the server and the tests, and a test turns the clock as it likes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from karavelle.bots import called, known
from karavelle.kernel import nature
from karavelle.kernel.errors import KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.match import Match
from karavelle.play.clock import NO_CLOCK, Clock
from karavelle.play.event import Event, Refused, Request
from karavelle.play.seat import BOT, HUMAN, PEOPLE, VACANT, Plan, Seat
from karavelle.play.timer import JUST, UP, WARNED, Timer

OPEN, PLAYING, OVER = "open", "playing", "over"

STAND_IN = "mate"
"""The bot that answers for those who are away."""

GRACE = 60.0
"""So many seconds a seat is kept for somebody who leaves, and so many a latecomer has at least when he is back."""

MOST_PLANS = 20


class Table:
    """One table, from the moment it is set until the last word about it is said."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], *, variants: Mapping[str, str] | None = None, clock: Clock = NO_CLOCK
    ) -> None:
        if len(seats) not in game.seats:
            allowed = ", ".join(map(str, game.seats))
            raise KaravelleError(f"{game.title} is for {allowed} players, not for {len(seats)}.")
        self.game = game
        self.variants = game.choose_variants(variants or {})
        self.seats = list(seats)
        self.timer = Timer.of(clock, len(self.seats))
        self.match: Match | None = None
        self.unconfirmed = -1
        self.request: Request | None = None

    # What it is now

    @property
    def status(self) -> str:
        """Open (people may sit down), playing, or over."""
        if self.match is None:
            return OPEN
        return OVER if self.match.over else PLAYING

    @property
    def names(self) -> list[str]:
        """What those at the table are called."""
        return [seat.name for seat in self.seats]

    @property
    def asked(self) -> int:
        """The seat that has to do something now: to answer, or to confirm its turn; else -1."""
        if self.match is None:
            return -1
        return self.unconfirmed if self.unconfirmed >= 0 else max(-1, self.match.actor)

    @property
    def bot(self) -> str:
        """The bot that has to answer now, or nothing where it is somebody else's turn."""
        return self.seats[self.asked].player if self.asked >= 0 else ""

    def of(self, who: str) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.seats) if seat.who == who and who]

    def alone(self, seat: int) -> bool:
        """Whether there are only bots beside the person of this seat."""
        who = self.seats[seat].who
        return all(other.kind not in PEOPLE or other.who == who for other in self.seats)

    def playing(self) -> Match:
        """The match, if it has begun."""
        if self.match is None:
            raise Refused("not_begun", "The game has not begun: somebody has still to sit down.")
        return self.match

    # Sitting down

    def sit(self, seat: int, who: str, name: str, kind: str = HUMAN) -> list[Event]:
        """A person takes a vacant seat, or the one that was kept for him."""
        place = self._seat(seat)
        if place.kind != VACANT and place.who != who:
            raise Refused("taken", f"That seat is taken by {place.name}; choose another one.")
        if place.ready:
            raise Refused("seated", "You sit there already.")
        if any(other.name == name for other in self.seats if other is not place):
            raise Refused("name_taken", f'There is a "{name}" at this table already; take another name.')
        place.kind, place.who, place.name, place.ready = kind, who, name, True
        place.bot = place.stand_in = ""
        return [Event("sat", seat, {"name": name})]

    def seat_bot(self, seat: int, bot: str, name: str = "") -> list[Event]:
        """A bot takes a seat: a vacant one, or for good that of somebody who is away."""
        place = self._seat(seat)
        if bot not in known():
            raise Refused("no_bot", f'There is no bot "{bot}". Bots: {", ".join(known())}.')
        if place.kind in PEOPLE and not (self.match and place.stand_in):
            raise Refused("taken", f"{place.name} sits there.")
        self.seats[seat] = Seat(
            BOT, place.name if self.match else name or self.bot_name(bot, seat), bot=bot, ready=True
        )
        return [Event("bot_sat", seat, {"bot": bot})]

    def vacate(self, seat: int) -> list[Event]:
        """A seat becomes free: a person gets up before the game, or a bot makes room and plays on meanwhile."""
        place = self._seat(seat)
        if self.match is not None and place.kind in PEOPLE:
            raise Refused("playing", "The game has begun; a person leaves it, a bot plays on.")
        self.seats[seat] = Seat(VACANT, place.name if self.match else "", stand_in=place.bot if self.match else "")
        return [Event("vacated", seat)]

    def bot_name(self, bot: str, seat: int) -> str:
        """What a bot is called at this table: like itself, with a number where there are several."""
        others = [other.name for number, other in enumerate(self.seats) if number != seat]
        names = (called(bot, copy) for copy in range(1, len(self.seats) + 1))
        return next(name for name in names if name not in others)

    def begin(self, now: float, seed: str | None = None) -> list[Event]:
        """The game begins, if everybody is there."""
        if self.match is not None or not all(seat.taken for seat in self.seats):
            return []
        secret = nature.new_seed() if seed is None else nature.seed_from(seed)
        return self.adopt(Match(self.game, self.names, seed=secret, variants=self.variants), now)

    def adopt(self, match: Match, now: float) -> list[Event]:
        """Goes on with a match, a new one or one that was begun elsewhere."""
        self.match = match
        self._go_on()
        self._time(now)
        begun = Event("begun", -1, {"names": list(match.players), "commitment": match.commitment})
        return [begun, self._moved(-1, 0), *self._ended()]

    # Answering

    def answer(self, seat: int, name: str, now: float) -> list[Event]:
        """A seat answers, and all follows that needs nobody else."""
        match = self._turn(seat)
        place = len(match.answers)
        match.answer(name)
        while match.actor == seat and match.answers_itself():
            match.answer(match.options()[0])
        self.request = None
        if match.actor != seat and not match.over and self.seats[seat].confirms and not self.seats[seat].player:
            self.unconfirmed = seat
        else:
            self._go_on()
        self._time(now)
        return [self._moved(seat, place), *self._ended()]

    def confirm(self, seat: int, now: float) -> list[Event]:
        """A seat that confirms its turns is done with this one: dice, cards and others may go on."""
        match = self.playing()
        if self.unconfirmed != seat:
            raise Refused("not_asked", "There is no turn of yours to confirm.")
        place = len(match.answers)
        self.unconfirmed = -1
        self._go_on()
        self._time(now)
        return [Event("confirmed", seat), self._moved(seat, place), *self._ended()]

    def plan(self, seat: int, plans: Sequence[tuple[str, str]]) -> list[Event]:
        """A seat says ahead what it will answer: pairs of an answer, and the answer that somebody must give before."""
        match = self.playing()
        if self.asked == seat:
            raise Refused("asked", "You are asked now; just answer.")
        if len(plans) > MOST_PLANS:
            raise Refused("too_many", f"At most {MOST_PLANS} answers can be given ahead.")
        for then, when in plans:
            for name in filter(None, (then, when)):
                self.game.parse(name)
        self._seat(seat).plans = [Plan(then, when, len(match.answers)) for then, when in plans]
        return [Event("planned", seat, {"count": len(plans)}, to=seat)]

    # Taking back

    def free_undo(self, seat: int) -> int | None:
        """The place to which this seat may go back without asking anybody."""
        if self.match is None or not 0 <= seat < len(self.seats):
            return None
        if self.alone(seat):
            return self.match.decision_of(self.of(self.seats[seat].who))
        return None if self.match.over else self.match.last_decision(seat)

    def undo(self, seat: int, now: float) -> list[Event]:
        """A seat takes back its last decision, if nothing was revealed since and nobody else has answered."""
        self.playing()
        place = self.free_undo(seat)
        if place is None:
            raise Refused("ask", "That cannot be taken back freely any more; ask the others for it.")
        return self._undo(seat, place, now)

    def ask_undo(self, seat: int, now: float) -> list[Event]:
        """A seat asks the others to let it take back its last decision."""
        match = self.playing()
        if match.over:
            raise Refused("over", "The game is over and its seed is published; nothing can be taken back.")
        place = match.decision_of([seat])
        if place is None:
            raise Refused("nothing", "You have decided nothing yet.")
        if not self._others(seat):
            return self._undo(seat, place, now)
        self.request = Request(seat, place, [])
        return [Event("undo_asked", seat, {"to": place})]

    def agree(self, seat: int, yes: bool, now: float) -> list[Event]:
        """Another seat lets somebody take back, or does not. When all have agreed it is done."""
        request = self.request
        if request is None or self.seats[seat].who == self.seats[request.seat].who:
            raise Refused("nothing", "Nobody asks you to let him take anything back.")
        if not yes:
            self.request = None
            return [Event("undo_refused", seat)]
        mine = self.of(self.seats[seat].who)
        request.agreed = sorted({*request.agreed, *mine})
        agreed = Event("undo_agreed", seat)
        if set(self._others(request.seat)) <= set(request.agreed):
            return [agreed, *self._undo(request.seat, request.to, now)]
        return [agreed]

    def redo(self, seat: int, now: float) -> list[Event]:
        """A seat gives again what it took back, with what the bots answered to it."""
        match = self.playing()
        if not match.undone or match.actor != seat or self.unconfirmed >= 0:
            raise Refused("nothing", "There is nothing to give again.")
        place = len(match.answers)
        match.redo()
        while match.undone and match.actor >= 0 and self.seats[match.actor].player:
            match.redo()
        self._time(now)
        return [self._moved(seat, place), *self._ended()]

    # Coming, going, and time

    def leave(self, seat: int, now: float) -> list[Event]:
        """A person leaves: before the game at once; later the seat is kept for a while, then a bot stands in."""
        place = self._seat(seat)
        if place.kind not in PEOPLE:
            raise Refused("nobody", "Nobody sits there.")
        if self.match is None:
            return self.vacate(seat)
        if self.match.over:
            raise Refused("over", "The game is over; you may just go.")
        place.leaves_at = now + GRACE
        return [Event("leaving", seat, {"at": place.leaves_at})]

    def back(self, seat: int, now: float) -> list[Event]:
        """A person is back and plays himself again."""
        place = self._seat(seat)
        if place.kind not in PEOPLE or not (place.stand_in or place.leaves_at is not None):
            raise Refused("here", "Nobody stands in for you.")
        place.stand_in, place.leaves_at = "", None
        self.timer.grant(seat, GRACE)
        self._time(now)
        return [Event("back", seat)]

    def deadline(self) -> float | None:
        """The next moment at which time itself does something here; `tick` then."""
        leaving = [seat.leaves_at for seat in self.seats if seat.leaves_at is not None]
        due = self.timer.deadline()
        return min(leaving if due is None else [*leaving, due], default=None)

    def tick(self, now: float) -> list[Event]:
        """What time does: seats are warned, and bots stand in for those whose time is up."""
        events: list[Event] = []
        for number, seat in enumerate(self.seats):
            if seat.leaves_at is not None and seat.leaves_at <= now + JUST:
                events += self._stand_in(number, now, "left")
        verdict, thinker = self.timer.check(now), self.timer.thinker
        if verdict == UP:
            events += self._stand_in(thinker, now, "time")
        elif verdict == WARNED:
            events.append(Event("warned", thinker, {"left": self.timer.remaining(thinker, now)}))
        return events

    # Bots, and the next game

    def bot_seed(self, bot: str) -> int:
        """The seed of a bot's answer: the same in the same place, so that taking back keeps the course of a game."""
        match = self.playing()
        place = f"{match.commitment} {len(match.answers)} {bot}"
        return int.from_bytes(hashlib.sha256(place.encode()).digest()[:12])

    def rematch(self) -> Table:
        """The same people and bots once more, one seat on; people have to come and say that they are ready."""
        seats = []
        for seat in (*self.seats[1:], self.seats[0]):
            kept = seat.kind in PEOPLE
            seats.append(Seat(seat.kind, seat.name, seat.who, bot=seat.bot, ready=not kept, confirms=seat.confirms))
        return Table(self.game, seats, variants=self.variants, clock=self.timer.clock)

    # How it is done

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("no_seat", f"This table has seats 0 to {len(self.seats) - 1}.")
        return self.seats[seat]

    def _turn(self, seat: int) -> Match:
        match = self.playing()
        if match.over:
            raise Refused("over", "The game is over.")
        if self.unconfirmed >= 0:
            raise Refused("not_asked", f"{self.names[self.unconfirmed]} has still to confirm the turn before.")
        if match.actor != seat:
            raise Refused("not_asked", f"It is the turn of {self.names[match.actor]}.")
        return match

    def _others(self, seat: int) -> list[int]:
        """The seats of other people who are here to be asked."""
        who = self.seats[seat].who
        return [
            n for n, other in enumerate(self.seats) if other.kind in PEOPLE and other.who != who and not other.player
        ]

    def _go_on(self) -> None:
        """Nature answers, and lone answers, and answers given ahead, until somebody has to decide."""
        match = self.playing()
        match.settle()
        while not match.over and (plan := self._planned(match)):
            match.answer(plan.then)
            match.settle()

    def _planned(self, match: Match) -> Plan | None:
        """The answer that the seat asked now has given ahead; plans that do not fit what came are dropped."""
        seat = self.seats[match.actor]
        if not seat.plans or seat.player:
            return None
        plan = seat.plans.pop(0)
        given = [answer.name for answer in match.answers[plan.since :] if answer.actor != match.actor]
        if plan.then in match.names() and (not plan.when or plan.when in given):
            return plan
        seat.plans = []
        return None

    def _undo(self, seat: int, place: int, now: float) -> list[Event]:
        match = self.playing()
        match.undo(place)
        self.request, self.unconfirmed = None, -1
        for other in self.seats:
            other.plans = []
        self._time(now)
        return [Event("undone", seat, {"to": place})]

    def _stand_in(self, seat: int, now: float, why: str) -> list[Event]:
        place = self.seats[seat]
        place.stand_in, place.leaves_at, place.plans = STAND_IN, None, []
        events = [Event("stands_in", seat, {"bot": STAND_IN, "why": why})]
        if self.unconfirmed == seat:
            return events + self.confirm(seat, now)
        self._time(now)
        return events

    def _time(self, now: float) -> None:
        """The time of the person who has to do something now is running; bots have all the time they need."""
        self.timer.pass_to(-1 if self.asked < 0 or self.bot else self.asked, now)

    def _moved(self, seat: int, place: int) -> Event:
        return Event("moved", seat, {"from": place, "to": len(self.playing().answers)})

    def _ended(self) -> list[Event]:
        return [Event("ended", -1, {"seed": self.playing().seed})] if self.playing().over else []


__all__ = ["OPEN", "OVER", "PLAYING", "Table"]
