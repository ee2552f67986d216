"""`python -m karavelle` is the command line."""

from __future__ import annotations

from karavelle.cli import main

main()
