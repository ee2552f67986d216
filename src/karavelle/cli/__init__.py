"""The command line. Whatever goes wrong in it ends in one sentence on stderr that says what to do."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import typer

from karavelle.cli.commands import app
from karavelle.kernel.errors import KaravelleError

INTERRUPTED = 130
FAULT = 70
SWITCH = "KARAVELLE_TRACEBACK"
"""Set, it lets a fault of ours through with its traceback."""


def main() -> None:
    """Runs the command line and ends the process."""
    silent = _open_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    code = outcome()
    if silent and not code:
        code = complain("The output is closed, so nobody can read what this command says.", 1)
    sys.exit(code)


def _open_streams() -> bool:
    """Puts the null device where the caller has closed a stream; gives whether there is no output."""
    silent = sys.stdout is None
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  # it lives as long as the process
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    return silent


def outcome() -> int:
    """Runs the command and says what went wrong, if anything did; returns the exit status."""
    try:
        code = app(prog_name="karavelle", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return complain(_usage(error), error.exit_code)
    except KaravelleError as error:
        code = getattr(error, "code", 1)  # what a server refuses has a word there, for programs
        return complain(str(error), code if isinstance(code, int) else 1)
    except typer.Abort:
        return complain("The input ended before the command did; run it again in a terminal.", 1)
    except (BrokenPipeError, SystemExit):  # Rich and Typer leave when the reader of a pipe has gone
        _hang_up()
        return complain("The output was closed before its end.", 1)
    except KeyboardInterrupt:  # before the command itself has begun; later it is an exit status
        return complain("Interrupted.", INTERRUPTED)
    except OSError as error:
        _hang_up()
        about = f"{error.filename}: " if error.filename else ""
        return complain(f"The system would not go on: {about}{error.strerror or error}.", 1)
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


def _hang_up() -> None:
    """Nothing more can be written: what is still in the buffer must not fail again when Python shuts down."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


__all__ = ["app", "complain", "main", "outcome"]
