"""The interface as it describes itself: complete, with examples, and true of what is really sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from karavelle.server.api import examples
from tests.server.people import cookie, sit_down
from tests.server.processes import Server

Spec = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def spec(server: Server) -> Spec:
    """The description that the server gives of itself."""
    return dict(server.stranger().call("GET", "/api/openapi.json"))


def operations(spec: Spec) -> Iterator[tuple[str, Spec]]:
    """All operations by name."""
    for path, methods in spec["paths"].items():
        for method in METHODS:
            if method in methods:
                yield f"{method.upper()} {path}", methods[method]


def resolved(spec: Spec, schema: Spec) -> Spec:
    """What a reference leads to."""
    while "$ref" in schema:
        schema = spec["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def has_example(spec: Spec, content: Spec) -> bool:
    """Whether somebody who reads of a message sees one."""
    schema = resolved(spec, content.get("schema", {}))
    if "example" in content or content.get("examples") or schema.get("examples"):
        return True
    kinds = schema.get("oneOf", [])
    return bool(kinds) and all(has_example(spec, {"schema": kind}) for kind in kinds)


def test_every_operation_says_what_it_does_and_shows_what_is_sent(spec: Spec) -> None:
    for name, operation in operations(spec):
        assert len(operation.get("description", "")) > 8, name
        for parameter in operation.get("parameters", []):
            assert parameter.get("description") or parameter["in"] == "path", (name, parameter["name"])
        for content in operation.get("requestBody", {}).get("content", {}).values():
            assert has_example(spec, content), f"{name}: no example of what is sent to it"
        good = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
        assert good, name
        for status, answer in good.items():
            assert status == "204" or answer.get("content"), f"{name}: what it answers is not described"
            for content in answer.get("content", {}).values():
                assert has_example(spec, content), f"{name}: no example of what it answers"
        if "/api/" in name:
            assert {"401", "403", "404", "409", "413", "422", "429"} <= set(operation["responses"]), name


def test_all_addresses_of_the_interface_are_described(spec: Spec) -> None:
    from karavelle.server.app import create

    described = set(spec["paths"])
    routes = {getattr(route, "path", "") for route in create().routes}
    missing = {path for path in routes if path.startswith("/api/") and path not in described}
    assert missing <= {"/api/openapi.json", "/api/tables/{id}/socket"}


def keys(value: Any) -> Any:
    """The form of a message: its keys, all the way down; of a list that of its first."""
    if isinstance(value, dict):
        return {key: keys(inner) for key, inner in value.items()}
    return [keys(value[0])] if isinstance(value, list) and value else type(value).__name__


def test_the_examples_look_like_what_is_sent(server: Server) -> None:
    table = sit_down(server, clock={"kind": "live", "bank": 600, "increment": 15})
    table.seats[0].do(table.table, "say", text="A fair wind!")
    seat, view = table.asked()
    path = f"/api/tables/{table.table}"
    drawn = table.seats[seat].call("GET", path)
    assert set(drawn) == set(examples.VIEW)
    for part in ("game", "clock", "log"):
        assert set(drawn[part]) == set(examples.VIEW[part]), part
    for part in ("seats", "answers"):
        assert set(drawn[part][0]) == set(examples.VIEW[part][0]), part
    assert set(drawn["log"]["groups"][0]) == set(examples.VIEW["log"]["groups"][0])
    assert set(table.seats[0].call("GET", f"{path}/at/3")) == set(examples.MOMENT)
    turns = table.seats[seat].call("GET", "/api/me/turns")["tables"]
    assert set(turns[0]) == set(examples.TURN) and turns[0]["after"] == view["after"]
    assert set(server.stranger().call("GET", "/api/games/grog")) == set(examples.GAME)
    open_table = table.seats[0].new_table("grog", [{"kind": "me"}, {"kind": "open"}], public=True)
    waiting = server.stranger().call("GET", "/api/lobby")["tables"]
    assert set(next(row for row in waiting if row["table"] == open_table)) == set(examples.WAITING)


# Everything that the description allows, and much that it does not

CHECKS = (
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
)
ENDING = ("/api/sessions", "/api/me/password")
"""What would sign people out in the midst of it is done by nobody in particular."""
WITHOUT_END = ("/api/tables/{id}/views",)
EXAMPLES = 12


class Fuzzer:
    """Sends requests that were made up, as different people, to tables in play and over; and looks at the answers."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.busy, self.over = sit_down(server), sit_down(server)
        self.over.play(-1)
        self.people = [*self.busy.seats, *self.over.seats, None]
        self.sent: set[tuple[str, int]] = set()

    def one(self, case: Any) -> None:
        """One request."""
        luck = len(repr((case.body, case.query)))
        if "/api/tables/{id}" in case.path and luck % 8:
            case.path_parameters["id"] = (self.busy, self.over)[luck % 2].table
        if case.query:
            case.query.pop("stream", None)
        who = None if case.path in ENDING else self.people[luck % len(self.people)]
        response = case.call(base_url=self.server.address, headers={"cookie": cookie(who)} if who else {})
        self.sent.add((f"{case.method} {case.path}", response.status_code))
        assert response.status_code < 500, (case.method, case.path, case.query, case.body, response.text)
        case.validate_response(response, checks=list(CHECKS))

    def many(self, operation: Any, mode: schemathesis.GenerationMode) -> Iterator[str]:
        """Many requests to one operation; gives what was wrong."""
        how = settings(
            max_examples=EXAMPLES,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
        )
        try:
            how(given(case=operation.as_strategy(generation_mode=mode))(self.one))()
        except Unsatisfiable:
            if mode == schemathesis.GenerationMode.POSITIVE:
                yield f"{operation.label}: nothing can be sent to it that is right"
        except (AssertionError, schemathesis.errors.SchemathesisError, FailureGroup) as error:
            yield f"{operation.label}: {' '.join(str(one) for one in getattr(error, 'exceptions', [error]))}"


def test_nothing_that_is_sent_makes_the_server_fall(spec: Spec, server: Server) -> None:
    fuzzer, wrong = Fuzzer(server), list[str]()
    for found in schemathesis.openapi.from_dict(spec).get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if operation.path in WITHOUT_END:
            continue
        wrong += fuzzer.many(operation, schemathesis.GenerationMode.POSITIVE)
        if operation.body or operation.query or operation.path_parameters:
            wrong += fuzzer.many(operation, schemathesis.GenerationMode.NEGATIVE)
    assert wrong == []
    assert len(fuzzer.sent) > 60
    assert {status for _, status in fuzzer.sent} >= {200, 201, 204, 401, 403, 404, 409, 422}
    assert fuzzer.busy.look()["status"] == "playing"
