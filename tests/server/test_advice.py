"""Hints where nobody else plays, bots told to hurry, and finished games looked back at."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from karavelle.bots import make
from karavelle.client import Client
from karavelle.kernel.match import Match
from tests.server.people import View, hear, raw_socket, sit_down
from tests.server.processes import Server
from tests.server.test_bots import figure
from tests.server.test_history import refused


def alone(host: Client, bot: str = "sailor", seats: int = 2) -> tuple[str, View]:
    """A table against bots, at the first question of the person there."""
    table = host.new_table("grog", [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (seats - 1)])
    view = host.look(table)
    assert view["casual"] and view["answers"]
    return table, view


def test_a_hint_tells_of_open_answers(server: Server) -> None:
    host = server.guest("Anna")
    table, view = alone(host)
    told = host.call("GET", f"/api/tables/{table}/hint", lang="de")["options"]
    names = {one["name"] for one in view["answers"]}
    assert told and {one["name"] for one in told} <= names
    assert all(0 <= one["wins"] <= 1 and one["tries"] > 0 for one in told)
    assert told[0]["tries"] == max(one["tries"] for one in told)
    assert told[0]["text"].startswith("Ziel: ")
    assert host.look(table)["number"] == view["number"], "asking changes nothing"


def test_hints_are_for_those_who_play_alone_and_are_asked(server: Server) -> None:
    together = sit_down(server)
    asked, _ = together.asked()
    path = f"/api/tables/{together.table}/hint"
    assert refused(together.seats[asked], "GET", path) == (403, "not_casual")
    assert refused(server.guest("Watcher"), "GET", path) == (403, "not_seated")
    host = server.guest("Anna")
    imported = Match.new("grog", ["Anna", "Ben"], seed="hints")
    while not imported.over:
        imported.play(make("sailor", imported.game, len(imported.answers)).choose(imported.view(imported.actor)).option)
    over = host.call("POST", "/api/tables/import", imported.export())["table"]
    assert refused(host, "GET", f"/api/tables/{over}/hint") == (409, "not_asked")


def test_bots_can_be_hurried(open_server: Callable[..., Server]) -> None:
    """Their pause is an hour here; who is in a hurry does not wait for it."""
    server = open_server(bot_pause=3600)
    host = server.guest("Anna")
    table = host.new_table("entdecker", [{"kind": "me"}, {"kind": "bot", "bot": "captain"}])
    luck = random.Random(3)
    with raw_socket(server, table, host) as socket:
        view = hear(socket, "table")
        turns = 0
        while turns < 3:
            if view["answers"]:
                view = host.do(table, "answer", option=luck.choice(view["answers"])["name"], after=view["after"])
                continue
            before = view["answered"]
            host.call("POST", f"/api/tables/{table}/hurry")
            while view["answered"] <= before or not view["answers"]:
                view = hear(socket, "table")
            turns += 1
    others = sit_down(server)
    path = f"/api/tables/{others.table}/hurry"
    assert refused(others.seats[0], "POST", path) == (403, "not_casual")


def test_a_finished_game_is_looked_back_at(server: Server) -> None:
    match = Match.new("entdecker", ["Anna", "Ben"], seed="look back")
    while not match.over:
        match.play(make("sailor", match.game, len(match.answers)).choose(match.view(match.actor)).option)
    host = server.guest("Anna")
    table = host.call("POST", "/api/tables/import", match.export())["table"]
    thought = figure(server, "karavelle_bot_seconds_count")
    found = server.stranger().call("GET", f"/api/tables/{table}/review")
    german = host.call("GET", f"/api/tables/{table}/review", lang="de")
    assert [one["place"] for one in german["decisions"]] == [one["place"] for one in found["decisions"]]
    assert german["turns"] != found["turns"]
    assert figure(server, "karavelle_bot_seconds_count") == thought + 1, "it is found out once"
    assert found["prospects"][-1]["place"] == len(match.answers) and len(found["turns"]) <= 3
    for one in found["decisions"]:
        assert one["chosen"]["name"] == match.answers[one["place"]].name
        assert one["cost"] >= 0 and one["best"]["text"]


def test_a_game_that_goes_on_is_not_looked_back_at(server: Server) -> None:
    host = server.guest("Anna")
    table, _ = alone(host)
    assert refused(host, "GET", f"/api/tables/{table}/review") == (409, "not_over")


@pytest.mark.parametrize("what", ["hint", "review"])
def test_thinking_is_rationed(open_server: Callable[..., Server], what: str) -> None:
    """Everybody has so much of the bots' time; then he is told when to come again."""
    server = open_server(limits=0.05, bots=0)
    host = server.guest("Anna")
    table, _ = alone(host)
    if what == "review":
        match = Match.new("entdecker", 2, seed="r")
        while not match.over:
            match.play(make("sailor", match.game, 1).choose(match.view(match.actor)).option)
        table = host.call("POST", "/api/tables/import", match.export())["table"]
    codes = [refused(host, "GET", f"/api/tables/{table}/{what}") for _ in range(3)]
    assert codes[0][0] == 503 and codes[-1] == (429, "slow_down")
