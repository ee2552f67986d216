"""What was: moments, records, forks and rematches; what is taken back, alone or by agreement; what is planned."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from karavelle.client import Answered, Client
from karavelle.kernel.match import Match
from tests.server.people import Round, View, hear, raw_socket, sit_down
from tests.server.processes import Server


def refused(client: Client, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """Status and code of what the server refuses."""
    with pytest.raises(Answered) as caught:
        client.call(method, path, body)
    return caught.value.status, caught.value.code


@pytest.fixture(scope="module")
def over(server: Server) -> Round:
    """A table at which a game was played to its end."""
    table = sit_down(server)
    table.play(-1, random.Random(4))
    return table


# What was


def test_every_moment_can_be_seen_with_the_same_eyes(server: Server) -> None:
    table = sit_down(server)
    table.play(12)
    path = f"/api/tables/{table.table}/at"
    now = table.look()
    for place in range(now["answered"] + 1):
        mine, other = (client.call("GET", f"{path}/{place}", None, words=True) for client in table.seats)
        assert mine["place"] == place and mine["answered"] == now["answered"]
        assert mine["panels"] != [] and (place < 3 or mine["panels"] != other["panels"])
    last = table.seats[0].call("GET", f"{path}/{now['answered']}", None, words=True)
    assert last["panels"] == now["panels"]
    assert refused(table.seats[0], "GET", f"{path}/{now['answered'] + 1}")[0] == 422


def test_a_record_is_published_at_the_end_and_anybody_can_check_it(over: Round, tmp_path: Path, server: Server) -> None:
    stranger = server.stranger()
    record = stranger.call("GET", f"/api/tables/{over.table}/record")
    file = tmp_path / "voyage.json"
    file.write_text(json.dumps(record))
    match = Match.load(file)
    assert match.over and match.verify() == []
    assert [sheet["total"] for sheet in over.look()["points"]] == [int(s.total) for s in match.game.sheets(match.state)]
    text = stranger.http.get(f"/api/tables/{over.table}/record?form=text")
    assert text.headers["content-type"].startswith("text/plain") and len(text.text.splitlines()) > 30
    running = sit_down(server)
    assert refused(running.seats[0], "GET", f"/api/tables/{running.table}/record") == (409, "not_over")


def test_a_record_that_is_brought_in_is_a_table_to_step_through(over: Round, server: Server) -> None:
    record = over.seats[0].call("GET", f"/api/tables/{over.table}/record")
    guest = server.guest("Reader")
    made = guest.call("POST", "/api/tables/import", record)
    view = guest.look(made["table"])
    assert view["status"] == "over" and view["you"] == [0, 1]
    assert [seat["name"] for seat in view["seats"]] == record["players"]
    assert view["points"] == over.look()["points"]
    assert guest.call("GET", f"/api/tables/{made['table']}/record") == record
    assert guest.call("GET", f"/api/tables/{made['table']}/at/20", None, words=True)["panels"]


def test_a_record_that_was_broken_off_goes_on_at_one_screen(server: Server) -> None:
    match = Match.new("grog", ["Anna", "Ben"], seed="broken off")
    luck = random.Random(1)
    for _ in range(9):
        match.play(luck.choice(match.names()))
    guest = server.guest("Goer On")
    made = guest.call("POST", "/api/tables/import", match.export(reveal=True))
    view = guest.look(made["table"])
    assert view["status"] == "playing" and view["answers"] and view["seed"] is None
    view = guest.do(made["table"], "answer", option=view["answers"][0]["name"], after=view["after"])
    assert view["answered"] > len(match.answers)
    without_dice = {key: value for key, value in match.export(reveal=True).items() if key != "seed"}
    assert refused(guest, "POST", "/api/tables/import", without_dice) == (422, "no_seed")


def test_a_finished_game_can_be_tried_another_way_from_any_place(over: Round, server: Server) -> None:
    path = f"/api/tables/{over.table}/fork"
    guest = server.guest("What If")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = guest.call("POST", path, {"place": 10, "seats": seats})
    view = guest.look(made["table"])
    assert view["status"] == "playing" and view["answered"] >= 10
    assert view["commitment"] != over.look()["commitment"], "with dice of its own"
    assert [seat["bot"] for seat in view["seats"]] == [None, "random"]
    for body, status in (
        ({"place": 10, "seats": [{"kind": "me"}, {"kind": "open"}]}, 422),
        ({"place": 10, "seats": [{"kind": "me"}]}, 400),
        ({"place": 999_999, "seats": seats}, 422),
        ({"place": -1, "seats": seats}, 422),
    ):
        assert refused(guest, "POST", path, body)[0] == status, body
    running = sit_down(server)
    assert refused(guest, "POST", f"/api/tables/{running.table}/fork", {"place": 0, "seats": seats}) == (
        409,
        "not_over",
    )


def test_a_rematch_is_one_table_for_all_whoever_asks(server: Server) -> None:
    table = sit_down(server, confirms=False)
    path = f"/api/tables/{table.table}/rematch"
    assert refused(table.seats[0], "POST", path) == (409, "not_over")
    table.play(-1, random.Random(9))
    with raw_socket(server, table.table, table.seats[0]) as socket:
        hear(socket, "table")
        made = table.seats[1].call("POST", path)
        view = hear(socket, "table")
        assert view["again"] == made["table"] and "rematch" in {event["kind"] for event in view["events"]}
    assert table.seats[0].call("POST", path)["table"] == made["table"]
    again = table.seats[0].look(made["table"])
    assert again["status"] == "open" and [seat["name"] for seat in again["seats"]] == ["Bo", "Anna"]
    assert refused(server.guest("Stranger"), "POST", path) == (403, "not_seated")
    for client in table.seats:
        again = client.do(made["table"], "sit")
    assert again["status"] == "playing" and again["commitment"] != table.look()["commitment"]


def test_finished_games_are_listed_page_by_page(server: Server) -> None:
    host = server.guest("Collector")
    record = Match.new("grog", ["Anna", "Ben"], seed="short")
    luck = random.Random(2)
    while not record.over:
        record.play(luck.choice(record.names()))
    made = [host.call("POST", "/api/tables/import", record.export())["table"] for _ in range(5)]
    first = host.call("GET", "/api/me/tables", None, over=True, limit=2)
    second = host.call("GET", "/api/me/tables", None, over=True, limit=3, before=first["next"])
    assert [row["table"] for row in first["tables"] + second["tables"]] == made[::-1]
    assert host.call("GET", "/api/me/tables")["tables"] == []


# Taking back


def two_moves(table: Round) -> tuple[int, View]:
    """Plays until somebody has answered after somebody else; gives the seat that may only ask."""
    seat, _ = table.asked()
    while table.asked()[0] == seat:
        table.play(1)
    table.play(1)
    return seat, table.look(seat)


def test_what_nobody_has_seen_yet_is_taken_back_freely_and_given_again(server: Server) -> None:
    table = sit_down(server)
    seat, before = table.asked()
    view = table.play(1)
    assert view["viewer"] == seat and view["undo"] == "free"
    table.seats[seat].do(table.table, "undo", after=view["after"])
    view = table.look(seat)
    assert view["answers"] == before["answers"] and view["panels"] == before["panels"] and view["redo"]
    view = table.seats[seat].do(table.table, "redo", after=view["after"])
    assert view["answered"] == before["answered"] + 1 and not view["redo"]
    assert refused(
        table.seats[1 - seat], "POST", f"/api/tables/{table.table}/deeds", {"do": "undo", "after": view["after"]}
    ) == (409, "ask")


def test_further_back_only_if_the_table_agrees(server: Server) -> None:
    table = sit_down(server)
    seat, view = two_moves(table)
    asker, other = table.seats[seat], table.seats[1 - seat]
    path = f"/api/tables/{table.table}/deeds"
    assert view["undo"] == "ask"
    assert refused(asker, "POST", path, {"do": "undo", "after": view["after"]}) == (409, "ask")
    with raw_socket(server, table.table, other) as socket, raw_socket(server, table.table) as watcher:
        hear(socket, "table")
        hear(watcher, "table")
        asker.do(table.table, "ask_undo", after=view["after"])
        for ear in (socket, watcher):
            assert hear(ear, "table")["request"] == {"seat": seat, "agreed": []}
        assert refused(asker, "POST", path, {"do": "agree", "yes": True}) == (409, "nothing")
        assert refused(server.guest("Watcher"), "POST", path, {"do": "agree", "yes": True}) == (403, "not_seated")
        assert other.do(table.table, "agree", yes=False)["request"] is None
        after = asker.do(table.table, "ask_undo", after=view["after"])
        assert after["after"] == view["after"], "asking changes nothing on the table"
        back = other.do(table.table, "agree", yes=True)
    assert back["asked"] == seat and back["answered"] < view["answered"] and back["request"] is None
    assert refused(other, "POST", path, {"do": "agree", "yes": True}) == (409, "nothing")
    stale = {"do": "answer", "option": "x:y", "after": view["after"]}
    assert refused(asker, "POST", path, stale) == (409, "stale"), "what was taken back is not answered any more"


def test_against_bots_anything_is_taken_back(server: Server) -> None:
    host = server.guest("Alone")
    table = host.new_table("grog", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    views: list[View] = []
    with raw_socket(server, table, host) as socket:
        view = hear(socket, "table")
        while len(views) < 8:
            if view["answers"]:
                views.append(view)
                view = host.do(table, "answer", option=view["answers"][-1]["name"], after=view["after"])
            else:
                view = max(view, hear(socket, "table"), key=lambda one: int(one["number"]))
        for before in reversed(views):
            view = host.look(table)
            while view["asked"] != 0:
                view = host.look(table)
            assert view["undo"] == "free"
            view = host.do(table, "undo", after=view["after"])
            assert view["answered"] == before["answered"] and view["viewer"] == 0
            assert [one["name"] for one in view["answers"]] == [one["name"] for one in before["answers"]]


def test_a_turn_waits_for_its_confirmation_where_its_player_wants_that(server: Server) -> None:
    table = sit_down(server, confirms=True)
    seat, view = table.asked()
    while not view["confirm"]:
        seat, view = table.asked()
        if view["answers"]:
            view = table.move(random.Random(1), view)
    assert seat == 0 and view["asked"] == 0 and view["answers"] == []
    waiting = table.look(1)
    assert waiting["asked"] == 0 and not waiting["confirm"] and "Anna" in waiting["prompt"]
    back = table.seats[0].do(table.table, "undo", after=view["after"])
    assert back["answers"] and not back["confirm"]
    view = table.move(random.Random(1), back)
    while not view["confirm"]:
        view = table.move(random.Random(1), view)
    view = table.seats[0].do(table.table, "confirm", after=view["after"])
    assert not view["confirm"]
    table.seats[0].do(table.table, "settle", confirms=False)


# Answers given ahead


def choosing_goods(server: Server) -> tuple[Round, list[str]]:
    """A table at which the first seat is asked for something that the second will be asked for next."""
    table = sit_down(server)
    while not (names := [one["name"] for one in table.asked()[1]["answers"]])[0].startswith("setup_choose_good"):
        table.play(1)
    assert table.asked()[0] == 0
    return table, names


def test_an_answer_given_ahead_is_given_at_its_time_and_seen_by_nobody_else(server: Server) -> None:
    table, names = choosing_goods(server)
    path = f"/api/tables/{table.table}/deeds"
    for wrong in ([{"then": "no_such:answer"}], [{"then": names[0], "when": "no_such:answer"}], [{"then": ""}]):
        assert refused(table.seats[1], "POST", path, {"do": "plan", "plans": wrong})[0] == 422
    assert refused(table.seats[0], "POST", path, {"do": "plan", "plans": [{"then": names[0]}]}) == (409, "asked")
    with raw_socket(server, table.table, table.seats[0]) as other:
        hear(other, "table")
        plan = {"then": names[-1], "when": names[0]}
        view = table.seats[1].do(table.table, "plan", plans=[plan])
        assert view["plans"] == [plan] and view["events"][-1]["kind"] == "planned"
        told = hear(other, "table")
        assert told["plans"] == [] and not any(event["kind"] == "planned" for event in told["events"])
        assert names[-1] not in json.dumps(told["events"] + told["log"]["groups"])
    before = table.look(0)
    after = table.seats[0].do(table.table, "answer", option=names[0], after=before["after"])
    assert table.look(1)["plans"] == [] and after["answered"] >= before["answered"] + 2, "both have answered"
    assert before["after"] == view["after"], "a plan makes nobody's answer stale"


def test_a_plan_whose_condition_is_not_met_is_dropped_and_one_can_be_cancelled(server: Server) -> None:
    table, names = choosing_goods(server)
    mine = table.seats[1]
    assert mine.do(table.table, "plan", plans=[{"then": names[0]}])["plans"]
    assert mine.do(table.table, "plan", plans=[])["plans"] == []
    mine.do(table.table, "plan", plans=[{"then": names[0], "when": names[-1]}])
    view = table.look(0)
    table.seats[0].do(table.table, "answer", option=names[0], after=view["after"])
    view = table.look(1)
    assert view["asked"] == 1 and view["plans"] == [] and view["answers"]
