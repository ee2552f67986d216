"""Single keys from a terminal, by name; whole lines where the system cannot give single keys."""

from __future__ import annotations

import os
import select
import sys

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
    "\x7f": "backspace",
    "\x1b": "q",
}
PAUSE = 0.05
"""Seconds after an escape within which the rest of a key's sequence arrives."""


def key() -> str:
    """The next key: its name, or the character itself; at the end of the input, EOFError."""
    try:
        import termios
        import tty
    except ImportError:
        return input() or "enter"
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        typed = os.read(terminal, 1)
        while typed.startswith(b"\x1b") and select.select([terminal], [], [], PAUSE)[0] and len(typed) < 6:
            typed += os.read(terminal, 1)
            if (typed[-1:].isalpha() and typed[-1:] != b"O") or typed[-1:] == b"~":
                break
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
    if not typed or typed == b"\x04":
        raise EOFError
    word = typed.decode(errors="replace")
    return NAMES.get(word, word)


__all__ = ["key"]
