"""Who people are: guests, accounts, sessions, tokens; how they come to a seat; what they say and note."""

from __future__ import annotations

import random
import sqlite3
from typing import Any

import pytest

from karavelle.client import Answered, Client
from tests.server.people import hear, raw_socket, say, sit_down
from tests.server.processes import Server

PASSWORD = "nine lanterns"


def refused(client: Client, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """Status and code of what the server refuses."""
    with pytest.raises(Answered) as caught:
        client.call(method, path, body)
    return caught.value.status, caught.value.code


def account(client: Client, name: str, password: str = PASSWORD) -> dict[str, Any]:
    """Makes an account."""
    return dict(client.call("POST", "/api/accounts", {"name": name, "password": password})["person"])


def test_a_guest_is_known_by_a_cookie_that_scripts_and_other_sites_do_not_get(server: Server) -> None:
    guest = server.stranger()
    assert guest.call("GET", "/api/me") == {"person": None}
    response = guest.http.post("/api/guests", json={"name": "Grace"})
    kept = response.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=7776000"} <= set(kept.split("; "))
    assert len(kept.partition("=")[2].partition(";")[0]) >= 43, "256 bits"
    assert guest.call("GET", "/api/me")["person"]["name"] == "Grace"
    assert refused(guest, "POST", "/api/guests", {"name": "Other"}) == (409, "signed_in")


def test_a_guest_who_makes_an_account_keeps_the_seats(server: Server) -> None:
    table = sit_down(server)
    person = account(table.seats[0], "Keeper of Seats")
    assert person["kind"] == "human" and table.look()["you"] == [0]
    elsewhere = server.stranger()
    elsewhere.sign_in("keeper of SEATS", PASSWORD)
    view = elsewhere.look(table.table)
    assert view["you"] == [0] and view["host"]
    table.move(random.Random(1))


def test_signing_in_brings_the_seats_of_the_guest_along(server: Server) -> None:
    owner = server.stranger()
    account(owner, "Quartermaster")
    table = sit_down(server)
    guest = table.seats[1]
    guest.sign_in("Quartermaster", PASSWORD)
    view = guest.look(table.table)
    assert view["you"] == [1] and view["seats"][1]["kind"] == "human"
    assert owner.look(table.table)["you"] == [1]
    assert "claimed" in {event["kind"] for event in view["events"]}
    assert table.table in {row["table"] for row in owner.call("GET", "/api/me/tables")["tables"]}


def test_names_are_taken_once_and_wrong_passwords_tell_nothing(server: Server) -> None:
    first, second = server.stranger(), server.stranger()
    account(first, "Straßburg")
    assert refused(second, "POST", "/api/accounts", {"name": "STRASSBURG", "password": PASSWORD}) == (409, "name_taken")
    wrong = refused(second, "POST", "/api/sessions", {"name": "Straßburg", "password": "wrong wrong"})
    unknown = refused(second, "POST", "/api/sessions", {"name": "Nobody At All", "password": "wrong wrong"})
    assert wrong == unknown == (401, "wrong_password")
    for name in ("", "   ", "x" * 25, "a\u0000b", "a\nb"):
        assert refused(second, "POST", "/api/accounts", {"name": name, "password": PASSWORD}) == (422, "invalid"), name
    for body in ({"name": "ok", "password": "short"}, {"name": "ok", "password": "x" * 201}, {"name": "ok"}):
        assert refused(second, "POST", "/api/accounts", body) == (422, "invalid"), body


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    here, there = server.stranger(), server.stranger()
    account(here, "Locksmith")
    there.sign_in("Locksmith", PASSWORD)
    assert refused(here, "POST", "/api/me/password", {"old": "not it at all", "new": "ten lanterns"})[0] == 401
    here.call("POST", "/api/me/password", {"old": PASSWORD, "new": "ten lanterns"})
    assert there.call("GET", "/api/me") == {"person": None}
    assert here.call("GET", "/api/me")["person"]["name"] == "Locksmith"
    assert refused(there, "POST", "/api/sessions", {"name": "Locksmith", "password": PASSWORD})[0] == 401
    there.sign_in("Locksmith", "ten lanterns")


def test_preferences_stay_with_the_person(server: Server) -> None:
    guest = server.guest("Prefers")
    changed = guest.call("PATCH", "/api/me", {"lang": "de", "settings": {"sound": False, "pace": 250}})["person"]
    assert changed["settings"] == {"lang": "de", "sound": False, "pace": 250}
    assert guest.call("PATCH", "/api/me", {"name": "Renamed"})["person"]["settings"] == changed["settings"]
    table = sit_down(server)
    prompt = guest.http.get(f"/api/tables/{table.table}").json()["prompt"]
    assert prompt != table.seats[0].look(table.table)["prompt"] and prompt
    account(guest, "Prefers Still")
    assert refused(guest, "PATCH", "/api/me", {"name": "Other"}) == (409, "login")


def test_what_opens_doors_is_kept_only_as_a_hash(server: Server) -> None:
    client = server.stranger()
    account(client, "Hashed", "a very secret lantern")
    token = client.call("POST", "/api/tokens", {"label": "bot"})["token"]
    session = client.http.cookies["karavelle_session"]
    client.new_table("grog", [{"kind": "me"}, {"kind": "open"}])
    with sqlite3.connect(server.folder / "karavelle.db") as db:
        dump = "\n".join(db.iterdump())
    for secret in ("a very secret lantern", token, session):
        assert secret not in dump and secret not in server.log()
    assert "$argon2id$" in dump


# Coming to a seat


def test_a_code_leads_to_the_table(server: Server) -> None:
    host, friend = server.guest("Host"), server.guest("Friend")
    made = host.call("POST", "/api/tables", {"game": "grog", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert len(made["code"]) == 6 and not set(made["code"]) & set("ILO01")
    assert friend.call("GET", f"/api/codes/{made['code'].lower()}") == {"table": made["table"]}
    assert friend.find(f"{server.address}/j/{made['code']}") == made["table"]
    assert friend.find(f"{server.address}/g/{made['table']}") == made["table"]
    assert friend.look(made["table"])["code"] is None, (
        "a table that is not public tells its code to those who sit there"
    )
    friend.do(made["table"], "sit")
    assert friend.look(made["table"])["code"] == made["code"]
    assert refused(friend, "GET", "/api/codes/AAAAAA") == (404, "no_code")
    assert refused(friend, "GET", "/api/codes/AAA") == (422, "invalid")


def test_a_link_seats_one_person_once(server: Server) -> None:
    host, friend, late = server.guest("Host"), server.guest("Friend"), server.guest("Late")
    table = host.new_table("grog", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/api/tables/{table}/links"
    secret = host.call("POST", path, {"seat": 2})["secret"]
    assert len(secret) >= 22, "128 bits"
    assert refused(friend, "POST", path, {"seat": 2}) == (403, "not_host")
    assert refused(host, "POST", path, {"seat": 0}) == (409, "taken")
    assert refused(server.stranger(), "POST", f"/api/links/{secret}", {}) == (401, "not_signed_in")
    assert refused(friend, "POST", f"/api/links/{secret}", {"name": "Host"}) == (409, "name_taken")
    assert friend.call("POST", f"/api/links/{secret}", {}) == {"table": table}, "a link that led to nothing stays good"
    assert friend.look(table)["you"] == [2]
    assert refused(late, "POST", f"/api/links/{secret}", {}) == (404, "no_link")
    assert refused(late, "POST", f"/api/links/{secret[::-1]}", {}) == (404, "no_link")
    other = host.call("POST", path, {"seat": 1})["secret"]
    late.do(table, "sit", seat=1)
    assert refused(friend, "POST", f"/api/links/{other}", {})[0] == 409


def test_only_public_tables_that_wait_stand_in_the_lobby(server: Server) -> None:
    host = server.guest("Host")
    seats = [{"kind": "me"}, {"kind": "open"}]
    shown, hidden = host.new_table("grog", seats, public=True), host.new_table("grog", seats)
    waiting = {row["table"] for row in server.stranger().call("GET", "/api/lobby")["tables"]}
    assert shown in waiting and hidden not in waiting
    server.guest("Second").do(shown, "sit")
    assert shown not in {row["table"] for row in host.call("GET", "/api/lobby")["tables"]}


def test_the_host_seats_bots_and_frees_seats_until_the_game_begins(server: Server) -> None:
    host, friend = server.guest("Host"), server.guest("Friend")
    table = host.new_table("grog", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    friend.do(table, "sit", seat=2, name="Fred")
    assert [seat["name"] for seat in host.look(table)["seats"]] == ["Host", "", "Fred"]
    host.do(table, "vacate", seat=2)
    assert friend.look(table)["you"] == []
    friend.do(table, "sit", seat=2)
    friend.do(table, "leave")
    host.do(table, "seat_bot", seat=1, bot="greedy")
    view = host.do(table, "seat_bot", seat=2, bot="random")
    assert view["status"] == "playing" and [seat["bot"] for seat in view["seats"]] == [None, "greedy", "random"]
    assert refused(friend, "POST", f"/api/tables/{table}/deeds", {"do": "seat_bot", "seat": 1, "bot": "greedy"}) == (
        403,
        "not_host",
    )


def test_several_seats_of_one_person_share_a_screen(server: Server) -> None:
    host = server.guest("Host")
    table = host.new_table("grog", [{"kind": "me"}, {"kind": "me", "name": "Uncle"}])
    view = host.look(table)
    assert view["you"] == [0, 1] and [seat["name"] for seat in view["seats"]] == ["Host", "Uncle"]
    while view["asked"] == 0:
        view = host.do(table, "answer", option=view["answers"][0]["name"], after=view["after"])
    assert view["viewer"] == 1 and view["answers"], "the view is that of the seat that is asked"
    other = host.call("GET", f"/api/tables/{table}", None, seat=0)
    assert other["viewer"] == 0 and other["answers"] == []
    back = host.do(table, "undo", after=view["after"], seat=0)
    assert back["asked"] == 0 and back["undo"] in ("free", "")


# Words and notes


def test_chat_is_heard_by_all_at_the_table_and_makes_no_answer_stale(server: Server) -> None:
    table = sit_down(server)
    seat, view = table.asked()
    watcher = server.guest("Watcher")
    with raw_socket(server, table.table, table.seats[1]) as socket, raw_socket(server, table.table) as stranger:
        hear(socket, "table")
        hear(stranger, "table")
        table.seats[0].do(table.table, "say", text="Ahoy <b>there</b> \u2693")
        watcher.do(table.table, "say", text="Hello from the quay")
        for ear in (socket, stranger):
            heard: list[Any] = []
            while len(heard) < 2:
                heard += [event for event in hear(ear, "table")["events"] if event["kind"] == "chat"]
            assert [(one["name"], one["text"], one["seat"]) for one in heard] == [
                ("Anna", "Ahoy <b>there</b> \u2693", 0),
                ("Watcher", "Hello from the quay", -2),
            ]
        assert say(stranger, do="say", text="Who am I?")["code"] == "not_signed_in"
    after = table.look(seat)
    assert after["number"] > view["number"] and after["after"] == view["after"]
    table.seats[seat].do(table.table, "answer", option=view["answers"][0]["name"], after=view["after"])
    for text in ("", "   ", "x" * 501):
        assert refused(watcher, "POST", f"/api/tables/{table.table}/deeds", {"do": "say", "text": text})[0] == 422


def test_a_note_is_for_nobody_else(server: Server) -> None:
    table = sit_down(server)
    path = f"/api/tables/{table.table}/note"
    secret = "the voodoo master is next"
    assert table.seats[0].call("GET", path) == {"text": ""}
    table.seats[0].call("PUT", path, {"text": secret})
    assert table.seats[0].call("GET", path) == {"text": secret}
    assert table.seats[1].call("GET", path) == {"text": ""}
    for client in (table.seats[1], server.guest("Watcher"), server.stranger()):
        assert secret not in client.http.get(f"/api/tables/{table.table}").text
    assert refused(server.stranger(), "GET", path) == (401, "not_signed_in")
    assert refused(table.seats[0], "PUT", path, {"text": "x" * 8001}) == (422, "invalid")
    table.seats[0].call("PUT", path, {"text": ""})
    assert table.seats[0].call("GET", path) == {"text": ""}
