"""The command line. Whatever goes wrong in it ends in one sentence on stderr that says what to do."""

from __future__ import annotations

import io
import os
import sys

import typer

from karavelle.cli.commands import app
from karavelle.kernel.errors import KaravelleError

INTERRUPTED = 130
FAULT = 70
SWITCH = "KARAVELLE_TRACEBACK"
"""Set, it lets a fault of ours through with its traceback."""


def main() -> None:
    """Runs the command line and ends the process."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = outcome()
        sys.stdout.flush()
    except BrokenPipeError:
        code = _hang_up()
    except SystemExit as leaving:  # Rich and Typer end so when the reader of a pipe has gone
        _hang_up()
        code = leaving.code if isinstance(leaving.code, int) else 1
    sys.exit(code)


def outcome() -> int:
    """Runs the command and says what went wrong, if anything did; returns the exit status."""
    try:
        code = app(prog_name="karavelle", standalone_mode=False)
    except typer.TyperException as error:
        return complain(_usage(error), error.exit_code)
    except KaravelleError as error:
        return complain(str(error), getattr(error, "code", 1))
    except typer.Abort:
        return complain("The input ended before the command did; run it again in a terminal.", 1)
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get(SWITCH):
            raise
        return complain(
            f"This is a fault of Karavelle's ({type(error).__name__}: {error}); "
            f"set {SWITCH}=1 and run the command again to see where, then report it.",
            FAULT,
        )
    if code == INTERRUPTED:
        return complain("Interrupted.", INTERRUPTED)
    return code if isinstance(code, int) else 0


def complain(sentence: str, code: int) -> int:
    """Says on stderr what went wrong, on one line; returns the exit status."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return code


def _usage(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "karavelle"
    message = error.format_message()
    return f"{message if message.endswith(('.', '?')) else f'{message}.'} See `{command} --help`."


def _hang_up() -> int:
    """Nobody reads on: what is still in the buffer must not fail again when Python shuts down."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return 1


__all__ = ["app", "complain", "main", "outcome"]
