"""Nature's answers: from a secret seed whose hash everybody is shown first, so that anybody can check the dice later.

The n-th question to nature in a game is answered by HMAC-SHA256 of n under the seed. The answer does not depend on who
asks or when, so taking an answer back and giving another does not roll the dice anew.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from karavelle.kernel.core import Options
from karavelle.kernel.errors import KaravelleError

SEED_BYTES = 32


def new_seed() -> str:
    """A secret seed of 256 bits."""
    return secrets.token_hex(SEED_BYTES)


def seed_from(text: str) -> str:
    """A seed from what somebody typed: a full seed as it stands, anything else hashed to one."""
    try:
        if len(bytes.fromhex(text)) == SEED_BYTES:
            return text.lower()
    except ValueError:
        pass
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def commitment(seed: str) -> str:
    """The hash that is published at the start."""
    return hashlib.sha256(bytes.fromhex(check_seed(seed))).hexdigest()


def check_seed(seed: str) -> str:
    """The seed, if it is one."""
    try:
        good = len(bytes.fromhex(seed)) == SEED_BYTES
    except (ValueError, TypeError):
        good = False
    if not good:
        raise KaravelleError("A seed is 64 hexadecimal digits.")
    return seed


def decide(seed: str, number: int, options: Options) -> int:
    """Nature's pick for her n-th question; the bias of the division is below 2**-190."""
    digest = hmac.digest(bytes.fromhex(seed), number.to_bytes(8, "big"), "sha256")
    return int(options.pick(int.from_bytes(digest, "big") * int(options.total) >> 256))
