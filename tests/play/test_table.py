"""What people do at a table besides answering: sit down, confirm, take back, plan, leave, come back."""

from __future__ import annotations

import json

import pytest

from karavelle.kernel.errors import Illegal, KaravelleError
from karavelle.kernel.game import Game
from karavelle.kernel.match import Match
from karavelle.kernel.registry import find
from karavelle.play import BOT, HUMAN, LIVE, OPEN, OVER, PLAYING, VACANT, Clock, Event, Refused, Seat, Table, keeping
from karavelle.play.table import GRACE, STAND_IN

GROG = find("grog")


def person(name: str, *, who: str = "", confirms: bool = False) -> Seat:
    return Seat(HUMAN, name, who or name.lower(), ready=True, confirms=confirms)


def table(*seats: Seat, game: Game = GROG, clock: Clock | None = None, seed: str = "a table") -> Table:
    """A table that has begun at the moment 0."""
    set_up = Table(game, seats, clock=clock or Clock())
    set_up.begin(0.0, seed)
    return set_up


def two(**more: object) -> Table:
    """Anna and Ben; Anna is asked to put back two goal cards, then Ben."""
    return table(person("Anna"), person("Ben"), **more)  # type: ignore[arg-type]


def first(table: Table) -> str:
    """The first open answer."""
    return table.playing().names()[0]


def answer_on(table: Table, times: int, now: float = 0.0) -> list[Event]:
    """Whoever is asked answers."""
    events = []
    for _ in range(times):
        events += table.answer(table.asked, first(table), now)
    return events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


# Sitting down


def test_a_table_begins_when_the_last_seat_is_taken() -> None:
    waiting = Table(GROG, [person("Anna"), Seat(), Seat(BOT, "greedy", bot="greedy", ready=True)])
    assert waiting.status == OPEN and waiting.begin(0.0) == []
    with pytest.raises(Refused, match="not begun"):
        waiting.answer(0, "x", 0.0)
    assert kinds(waiting.sit(1, "ben", "Ben")) == ["sat"]
    begun = waiting.begin(5.0)
    assert kinds(begun) == ["begun", "moved"] and waiting.status == PLAYING
    assert begun[0].data["names"] == ["Anna", "Ben", "greedy"] and len(begun[0].data["commitment"]) == 64
    assert waiting.begin(6.0) == []


def test_seats_are_taken_once() -> None:
    waiting = Table(GROG, [person("Anna"), Seat(), Seat()])
    waiting.sit(1, "ben", "Ben")
    for seat, who, name, code in (
        (1, "cleo", "Cleo", "taken"),
        (0, "anna", "Anna", "seated"),
        (2, "cleo", "Ben", "name_taken"),
        (9, "cleo", "Cleo", "no_seat"),
    ):
        with pytest.raises(Refused) as refusal:
            waiting.sit(seat, who, name)
        assert refusal.value.code == code
    waiting.leave(1, 0.0)
    assert waiting.seats[1] == Seat(VACANT)


def test_bots_are_called_differently() -> None:
    waiting = Table(GROG, [person("Anna"), Seat(), Seat()])
    waiting.seat_bot(1, "greedy")
    waiting.seat_bot(2, "greedy")
    assert waiting.names == ["Anna", "greedy", "greedy 2"]
    with pytest.raises(Refused, match="no bot"):
        waiting.seat_bot(2, "blackbeard")
    with pytest.raises(Refused, match="sits there"):
        waiting.seat_bot(0, "greedy")


def test_a_game_has_its_number_of_seats() -> None:
    with pytest.raises(KaravelleError, match="2, 3, 4"):
        Table(GROG, [person("Anna")])


# Answering and confirming


def test_only_who_is_asked_answers_and_only_what_is_open() -> None:
    here = two()
    before = here.playing().state.digest()
    with pytest.raises(Refused, match="turn of Anna"):
        here.answer(1, first(here), 0.0)
    for wrong in ("setup_return_goals:nonsense", "bid_step:pass", ""):
        with pytest.raises(Illegal):
            here.answer(0, wrong, 0.0)
    assert here.playing().state.digest() == before
    assert kinds(here.answer(0, first(here), 0.0)) == ["moved"]


def test_a_turn_waits_for_its_confirmation() -> None:
    here = table(person("Anna", confirms=True), person("Ben"))
    answer_on(here, 2)
    assert here.unconfirmed == here.asked == 0 and here.playing().actor == 1
    with pytest.raises(Refused, match="Anna has still to confirm"):
        here.answer(1, first(here), 0.0)
    with pytest.raises(Refused):
        here.confirm(1, 0.0)
    here.undo(0, 0.0)
    assert (here.unconfirmed, here.asked, here.playing().actor) == (-1, 0, 0)
    answer_on(here, 1)
    assert kinds(here.confirm(0, 0.0)) == ["confirmed", "moved"]
    assert here.asked == 1


def test_nature_waits_for_the_confirmation_too() -> None:
    here = table(person("Anna", confirms=True), person("Ben", confirms=True))
    while here.playing().actor >= 0:
        answer_on(here, 1)
        if here.unconfirmed >= 0 and here.playing().actor >= 0:
            here.confirm(here.unconfirmed, 0.0)
    rolls = here.playing().rolls
    here.undo(here.unconfirmed, 0.0)
    answer_on(here, 1)
    here.confirm(here.unconfirmed, 0.0)
    assert here.playing().rolls > rolls


def test_the_end_publishes_the_seed() -> None:
    here = two()
    events: list[Event] = []
    while here.status == PLAYING:
        events += answer_on(here, 1)
    assert here.status == OVER and kinds(events)[-1] == "ended"
    assert events[-1].data["seed"] == here.playing().seed and here.playing().verify() == []
    assert here.asked == -1 and here.deadline() is None
    for deed in (here.undo, here.ask_undo, here.leave):
        with pytest.raises(Refused):
            deed(0, 0.0)


# Taking back


def test_undo_is_free_while_nobody_else_has_answered() -> None:
    here = two()
    answer_on(here, 1)
    before = here.playing().state.digest()
    assert here.free_undo(0) is not None and here.free_undo(1) is None
    answer_on(here, 1)
    here.undo(0, 0.0)
    assert here.playing().state.digest() == before
    here.redo(0, 0.0)
    answer_on(here, 1)
    assert here.asked == 1 and here.free_undo(0) is None
    with pytest.raises(Refused) as refusal:
        here.undo(0, 0.0)
    assert refusal.value.code == "ask"


def test_others_are_asked_for_anything_further_back() -> None:
    here = table(person("Anna"), person("Ben"), person("Cleo"))
    answer_on(here, 2)
    place = len(here.playing().answers)
    answer_on(here, 1)
    assert kinds(here.ask_undo(0, 0.0)) == ["undo_asked"]
    assert here.request is not None and here.request.to < place
    with pytest.raises(Refused):
        here.agree(0, True, 0.0)
    assert kinds(here.agree(1, True, 0.0)) == ["undo_agreed"]
    assert kinds(here.agree(2, True, 0.0)) == ["undo_agreed", "undone"]
    assert here.asked == 0 and here.request is None


def test_one_refusal_is_enough_and_an_answer_ends_the_request() -> None:
    here = two()
    answer_on(here, 3)
    here.ask_undo(0, 0.0)
    assert kinds(here.agree(1, False, 0.0)) == ["undo_refused"] and here.request is None
    here.ask_undo(0, 0.0)
    answer_on(here, 1)
    assert here.request is None
    with pytest.raises(Refused, match="Nobody asks"):
        here.agree(1, True, 0.0)


def test_alone_with_bots_or_at_one_screen_undo_is_always_free() -> None:
    bot = Seat(BOT, "greedy", bot="greedy", ready=True)
    for here in (table(person("Anna"), bot), table(person("Anna", who="x"), person("Ben", who="x"))):
        while here.playing().rolls < 60:
            answer_on(here, 1)
        here.undo(0, 0.0)
        assert here.seats[here.asked].kind == HUMAN
        while here.status == PLAYING:
            answer_on(here, 1)
        here.undo(0, 0.0)
        assert here.status == PLAYING


def test_who_is_away_is_not_waited_for() -> None:
    here = two()
    answer_on(here, 3)
    here.leave(1, 0.0)
    here.tick(GRACE)
    assert kinds(here.ask_undo(0, GRACE)) == ["undone"]


# Answers given ahead


def test_an_answer_given_ahead_is_given_when_it_is_open() -> None:
    here = two()
    ahead = two()
    answer_on(ahead, 2)
    names = ahead.playing().names()
    planned = here.plan(1, [(names[0], ""), (names[1], "")])
    assert [event.to for event in planned] == [1]
    answer_on(here, 2)
    given = [answer.name for answer in here.playing().answers if answer.actor == 1]
    assert given[:2] == [names[0], names[1]] and here.seats[1].plans == []


def test_a_condition_that_is_not_met_drops_the_plan() -> None:
    here = two()
    ahead = two()
    answer_on(ahead, 2)
    here.plan(1, [(ahead.playing().names()[0], "setup_choose_good:blue")])
    answer_on(here, 2)
    assert here.asked == 1 and here.seats[1].plans == []
    met = two()
    met.plan(1, [(ahead.playing().names()[0], first(met))])
    answer_on(met, 2)
    assert met.playing().answers[-1].name == ahead.playing().names()[0]


def test_plans_are_cancelled_and_limited() -> None:
    here = two()
    here.plan(1, [("bid_step:pass", "")])
    here.plan(1, [])
    assert here.seats[1].plans == []
    with pytest.raises(Refused, match="just answer"):
        here.plan(0, [("bid_step:pass", "")])
    with pytest.raises(Illegal):
        here.plan(1, [("fly:high", "")])
    with pytest.raises(Refused, match="At most"):
        here.plan(1, [("bid_step:pass", "")] * 21)


# Time, leaving and coming back


def live() -> Table:
    return two(clock=Clock(LIVE, bank=60, increment=10))


def test_a_seat_is_warned_then_a_bot_stands_in() -> None:
    here = live()
    assert here.deadline() == 45.0 and here.tick(40.0) == []
    assert kinds(here.tick(45.0)) == ["warned"]
    assert here.deadline() == 60.0
    gone = here.tick(60.0)
    assert kinds(gone) == ["stands_in"] and gone[0].data == {"bot": STAND_IN, "why": "time"}
    assert here.bot == STAND_IN and here.deadline() is None
    answer_on(here, 2, 61.0)
    assert here.asked == 1 and here.deadline() == 61.0 + 45.0, "the clock of the next person runs"


def test_whoever_is_back_has_time_again() -> None:
    here = live()
    here.tick(60.0)
    assert kinds(here.back(0, 70.0)) == ["back"]
    assert here.bot == "" and here.timer.remaining(0, 70.0) == GRACE
    with pytest.raises(Refused, match="stands in"):
        here.back(0, 71.0)


def test_leaving_is_announced_and_can_be_called_off() -> None:
    here = two()
    here.leave(1, 100.0)
    assert here.deadline() == 100.0 + GRACE and here.tick(100.0) == []
    here.back(1, 110.0)
    assert here.deadline() is None and here.tick(1e6) == []
    here.leave(1, 200.0)
    assert kinds(here.tick(200.0 + GRACE)) == ["stands_in"]
    assert here.seats[1].player == STAND_IN


def test_who_leaves_with_a_turn_unconfirmed_has_ended_it() -> None:
    here = table(person("Anna", confirms=True), person("Ben"), clock=Clock(LIVE, bank=60))
    answer_on(here, 2, 1.0)
    assert kinds(here.tick(60.0)) == ["stands_in", "confirmed", "moved"]
    assert here.asked == 1


def test_bots_have_all_the_time_they_need() -> None:
    here = table(Seat(BOT, "greedy", bot="greedy", ready=True), person("Ben"), clock=Clock(LIVE, bank=60))
    assert here.bot == "greedy" and here.deadline() is None and here.timer.remaining(0, 1e9) == 60


def test_a_seat_given_up_for_good_can_be_taken_by_somebody_else() -> None:
    here = two()
    here.leave(1, 0.0)
    here.tick(GRACE)
    here.seat_bot(1, "random")
    assert here.seats[1].bot == "random" and here.names[1] == "Ben"
    here.vacate(1)
    assert here.seats[1].player == "random", "a bot makes room, and plays on till somebody comes"
    here.sit(1, "cleo", "Cleo")
    assert here.seats[1].player == "" and here.of("cleo") == [1]
    with pytest.raises(Refused, match="a person leaves it"):
        here.vacate(0)


# Rematch, and keeping


def test_a_rematch_moves_everybody_on_by_one_seat() -> None:
    here = table(person("Anna"), person("Ben"), Seat(BOT, "greedy", bot="greedy", ready=True))
    again = here.rematch()
    assert again.names == ["Ben", "greedy", "Anna"] and again.status == OPEN
    assert [seat.taken for seat in again.seats] == [False, True, False]
    again.sit(0, "ben", "Ben")
    again.sit(2, "anna", "Anna")
    assert kinds(again.begin(0.0))[0] == "begun"


def test_a_bot_answers_alike_in_the_same_place() -> None:
    here, there = two(), two()
    assert here.bot_seed("greedy") == there.bot_seed("greedy") != here.bot_seed("random")
    answer_on(here, 1)
    assert here.bot_seed("greedy") != there.bot_seed("greedy")


def test_a_table_comes_back_from_its_record() -> None:
    here = table(person("Anna", confirms=True), person("Ben"), clock=Clock(LIVE, bank=600, increment=3))
    answer_on(here, 2, 7.0)
    here.undo(0, 8.0)
    here.plan(1, [("bid_step:pass", "")])
    record = json.loads(json.dumps(keeping.record(here)))
    match = Match.restore(here.playing().export(reveal=True))
    back = keeping.restore(GROG, record, match)
    assert keeping.record(back) == record and back.deadline() == here.deadline()
    assert (back.asked, back.free_undo(0)) == (here.asked, here.free_undo(0))
    back.redo(0, 9.0)
    assert back.unconfirmed == -1 and len(back.playing().answers) == len(here.playing().answers) + 1
