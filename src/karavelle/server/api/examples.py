"""Examples of what is sent, for the description of the interface; tests hold them to what is really sent."""

from __future__ import annotations

from typing import Any

import msgspec

TABLE = "3k9x0d7m2q"
NUMBER = 41
WHEN = 1_767_225_600.0

SEATS: list[dict[str, Any]] = [
    {
        "seat": 0,
        "kind": "guest",
        "name": "Anna",
        "letter": "A",
        "bot": None,
        "ready": True,
        "here": True,
        "stand_in": None,
        "leaves_at": None,
        "left": 583.5,
        "thinking": True,
    },
    {
        "seat": 1,
        "kind": "bot",
        "name": "Mate",
        "letter": "B",
        "bot": "mate",
        "ready": True,
        "here": False,
        "stand_in": None,
        "leaves_at": None,
        "left": 600.0,
        "thinking": False,
    },
]
CLOCK: dict[str, Any] = {
    "kind": "live",
    "bank": 600,
    "increment": 15,
    "hours": 0,
    "opens": 0,
    "closes": 0,
    "offset": 0,
}
VIEW: dict[str, Any] = {
    "table": TABLE,
    "game": {"id": "grog", "title": "Grog Island", "rules": 1},
    "options": {},
    "status": "playing",
    "number": NUMBER,
    "after": NUMBER,
    "since": 40,
    "viewer": 0,
    "you": [0],
    "seats": SEATS,
    "clock": CLOCK,
    "now": WHEN,
    "public": False,
    "again": None,
    "code": "KXWPTR",
    "host": True,
    "asked": 0,
    "confirm": False,
    "prompt": "Place a die, or pass.",
    "cites": ["R22"],
    "answers": [
        {"name": "bid_step:place:green", "text": "Place the green die", "action": 57},
        {"name": "bid_step:pass", "text": "Pass", "action": 62},
    ],
    "plans": [],
    "undo": "",
    "redo": False,
    "casual": True,
    "request": None,
    "answered": 66,
    "scene": [],
    "points": None,
    "rivals": [],
    "ranks": None,
    "commitment": "9f2b6c1d0e8a47355f60c1b2a3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6",
    "seed": None,
    "log": {
        "from": 65,
        "groups": [{"place": 65, "number": NUMBER, "at": WHEN, "seat": 1, "lines": ["Mate passes."], "things": [[]]}],
    },
    "events": [{"number": 40, "at": WHEN, "kind": "chat", "seat": 0, "name": "Anna", "text": "A fair wind!"}],
}
MOMENT: dict[str, Any] = {
    "table": TABLE,
    "place": 12,
    "answered": 66,
    "viewer": 0,
    "asked": 0,
    "prompt": "Anna is choosing a good.",
    "scene": [],
    "lines": ["Anna takes the blue good."],
    "things": [["good_blue"]],
    "points": [{"total": 3, "lines": [{"category": "coins", "item": "", "points": 3}]}, {"total": 0, "lines": []}],
    "rivals": [],
}
HINT: dict[str, Any] = {
    "options": [
        {"name": "bid_step:pass", "text": "Pass", "points": 1.4, "wins": 0.46, "tries": 3120},
        {"name": "bid_step:place:green", "text": "Place the green die", "points": 0.2, "wins": 0.41, "tries": 880},
    ]
}
REVIEW: dict[str, Any] = {
    "prospects": [{"place": 12, "wins": [0.61, 0.39], "points": [31.2, 27.9]}],
    "turns": [{"start": 12, "end": 18, "seat": 0, "before": 0.61, "after": 0.42, "lines": ["Anna passes."]}],
    "decisions": [
        {
            "place": 12,
            "seat": 0,
            "chosen": {"name": "bid_step:pass", "text": "Pass", "points": 0.2, "wins": 0.41},
            "best": {"name": "bid_step:place:green", "text": "Place the green die", "points": 1.4, "wins": 0.46},
            "cost": 1.2,
            "lost": 0.05,
        }
    ],
}
GAME: dict[str, Any] = {
    "id": "grog",
    "title": "Grog Island",
    "rules": 1,
    "about": "Pirates who want to retire bid with dice for the best places on an island.",
    "seats": [2, 3, 4],
    "minutes": [60, 90],
    "age": 10,
    "hands": True,
    "options": [
        {"id": "hold", "text": "Hold", "choices": ["30", "60"], "words": {}, "default": "30"},
    ],
}
WAITING: dict[str, Any] = {
    "table": TABLE,
    "code": "KXWPTR",
    "game": "grog",
    "options": {},
    "clock": CLOCK,
    "seats": [{"kind": "guest", "name": "Anna", "bot": None}, {"kind": "vacant", "name": "", "bot": None}],
    "created": WHEN,
}
TURN: dict[str, Any] = {
    "table": TABLE,
    "game": "grog",
    "status": "playing",
    "seats": [{"name": "Anna", "points": None, "rank": None}, {"name": "Mate", "points": None, "rank": None}],
    "you": [0],
    "asked": 0,
    "your_turn": True,
    "number": NUMBER,
    "after": NUMBER,
    "updated": WHEN,
    "deadline": None,
}
RECORD: dict[str, Any] = {
    "karavelle": 1,
    "game": "grog",
    "rules": 1,
    "players": ["Anna", "Ben"],
    "options": {},
    "commitment": VIEW["commitment"],
    "seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
    "answers": ["nature deal_cloud:green_black", "0 setup_return_goals:goal_voodoo_workshop"],
    "digest": "0123456789abcdef",
}
METRICS = "# HELP karavelle_sockets Open sockets.\n# TYPE karavelle_sockets gauge\nkaravelle_sockets 4.0\n"
RULES = "# Grog Island\n\n**R1** …"


def json(example: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The description of an answer in JSON."""
    return {status: {"content": {"application/json": {"example": example}}}}


def text(example: str, media: str) -> dict[int | str, dict[str, Any]]:
    """The description of an answer that is not JSON."""
    return {200: {"content": {media: {"schema": {"type": "string"}, "example": example}}}}


def line(example: Any) -> str:
    """One line of a stream."""
    return msgspec.json.encode(example).decode() + "\n"


RECORDS: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {
            "application/json": {"example": RECORD},
            "text/plain": {"schema": {"type": "string"}, "example": "Anna takes the blue good.\n"},
        }
    }
}

__all__ = [
    "CLOCK",
    "GAME",
    "METRICS",
    "MOMENT",
    "NUMBER",
    "RECORD",
    "RECORDS",
    "RULES",
    "TABLE",
    "TURN",
    "VIEW",
    "WAITING",
    "json",
    "line",
    "text",
]
