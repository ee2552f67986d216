"""A process that thinks for bots: a question a line on stdin, an answer a line on stdout. It sees what a seat sees.

An empty line, while it thinks, means that somebody is in a hurry: it answers with what it has found so far.
"""

from __future__ import annotations

import json
import select
import sys
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from karavelle.bots import Bot, SearchBot, make, programs
from karavelle.bots.program import die_with_parent
from karavelle.bots.review import Reviewer
from karavelle.kernel.fields import Snapshot
from karavelle.kernel.match import Match
from karavelle.kernel.registry import find


def limit_memory(megabytes: int) -> None:
    """This process may take no more, where the system can see to it."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    except (ImportError, ValueError, OSError):
        return


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What the bot of a question chooses, why, and what it expects of the answers."""
    game = find(question["game"])
    view = game.empty(question["seats"], question["variants"])
    position = Snapshot()
    position.frombytes(bytes.fromhex(question["position"]))
    view.load(position)
    choice = _bot(question["bot"], game.id, question["seed"]).choose(view)
    return {"option": choice.option, "why": choice.why, "options": [asdict(one) for one in choice.options]}


def _bot(name: str, game: str, seed: int) -> Bot:
    if name in programs():
        return _program(name, game)
    bot = make(name, find(game), seed)
    if isinstance(bot, SearchBot):
        bot.stop = in_a_hurry
    return bot


@lru_cache(maxsize=4)
def _program(name: str, game: str) -> Bot:
    """A program is started once and asked again and again."""
    return make(name, find(game), 0)


def in_a_hurry() -> bool:
    """Whether another line has come in meanwhile."""
    return bool(select.select([sys.stdin], [], [], 0)[0])


def review(question: dict[str, Any]) -> dict[str, Any]:
    """A finished game looked back at, within so many seconds."""
    match = Match.restore(question["review"])
    reviewer = Reviewer(match, seconds=question["seconds"])
    for _ in reviewer.steps():
        pass
    found = reviewer.review()
    return {
        "prospects": [asdict(prospect) for prospect in found.prospects],
        "decisions": [asdict(one) | {"cost": one.cost, "lost": one.lost} for one in found.decisions],
        "turns": [asdict(turn) for turn in found.turning_points()],
    }


def main() -> None:
    """Answers until nobody asks any more."""
    die_with_parent()
    limit_memory(int(sys.argv[1]))
    while line := sys.stdin.readline():
        if not line.strip():
            continue
        question = json.loads(line)
        found = review(question) if "review" in question else answer(question)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
