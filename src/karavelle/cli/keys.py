"""Single keys from a terminal, by name; whole lines where the system cannot give single keys."""

from __future__ import annotations

import contextlib
import os
import select
import sys
from collections.abc import Iterator

NAMES = {
    "\x1b[C": "right",
    "\x1bOC": "right",
    "\x1b[D": "left",
    "\x1bOD": "left",
    "\x1b[H": "home",
    "\x1bOH": "home",
    "\x1b[1~": "home",
    "\x1b[F": "end",
    "\x1bOF": "end",
    "\x1b[4~": "end",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\r": "enter",
    "\n": "enter",
    "\x1b": "q",
}
PAUSE = 0.05
"""Seconds after an escape within which the rest of a key's sequence arrives."""
END_OF_INPUT = b"\x04"


@contextlib.contextmanager
def single() -> Iterator[None]:
    """While this holds, keys come one by one, without waiting for Enter; none that was pressed early is lost."""
    try:
        import termios
        import tty
    except ImportError:
        yield
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def key() -> str:
    """The next key: its name, or the character itself; at the end of the input, EOFError."""
    if sys.platform == "win32":
        return input() or "enter"
    typed = os.read(sys.stdin.fileno(), 1)
    if typed in (b"", END_OF_INPUT):
        raise EOFError
    if typed == b"\x1b":
        typed += _rest_of_sequence()
    word = typed.decode(errors="replace")
    return NAMES.get(word, word)


def _rest_of_sequence() -> bytes:
    """What a terminal sends after the escape of an arrow or another named key."""
    typed = b""
    while len(typed) < 5 and select.select([sys.stdin], [], [], PAUSE)[0]:
        typed += os.read(sys.stdin.fileno(), 1)
        if typed not in (b"[", b"O") and not typed[-1:].isdigit():
            break
    return typed


__all__ = ["key", "single"]
