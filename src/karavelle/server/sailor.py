"""A process that thinks for bots: a question a line on stdin, an answer a line on stdout. It sees what a seat sees."""

from __future__ import annotations

import json
import sys
from typing import Any

from karavelle.bots import make
from karavelle.kernel.fields import Snapshot
from karavelle.kernel.registry import find


def limit_memory(megabytes: int) -> None:
    """This process may take no more, where the system can see to it."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    except (ImportError, ValueError, OSError):
        return


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What the bot of a question chooses, and why."""
    game = find(question["game"])
    view = game.empty(question["seats"], question["variants"])
    position = Snapshot()
    position.frombytes(bytes.fromhex(question["position"]))
    view.load(position)
    choice = make(question["bot"], game, question["seed"]).choose(view)
    return {"option": choice.option, "why": choice.why}


def main() -> None:
    """Answers until nobody asks any more."""
    limit_memory(int(sys.argv[1]))
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
