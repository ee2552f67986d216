"""Tests of the games, a package each, and the language in which their worked examples are written."""
