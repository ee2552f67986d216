"""A small, fast, repeatable random generator for play-outs, search and tests.

Never for nature at a real table: her answers come from a secret seed, see `karavelle.kernel.nature`.
The generator is the "small fast counting" one of Chris Doty-Humphrey with 32-bit words, held in `i64` and masked, so
that compiled and uncompiled code give the same stream.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Generator:
    """A stream of random numbers that depends on its seed alone."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Starts the stream of this seed (any integer; 96 bits of it count)."""
        self.a = seed & 0xFFFFFFFF
        self.b = (seed >> 32) & 0xFFFFFFFF
        self.c = (seed >> 64) & 0xFFFFFFFF
        self.counter = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        word = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + word) & WORD
        return word

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1, all equally likely (count below 2**31)."""
        return (self.word() * count) >> 32
