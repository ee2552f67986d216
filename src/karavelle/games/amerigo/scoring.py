"""Points of Amerigo by category (R100), as they are now and as they would be if the game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from karavelle.games.amerigo.content import (
    CHEST_GOLD,
    END_GOLD,
    END_POSTS,
    END_VP7,
    GOLD3,
    GOLD5,
    MOST_GOLD,
    POSTS_EACH,
    PROGRESS_VP,
    SPECIAL_VP,
    TYPES,
)
from karavelle.games.amerigo.frames import (
    CATEGORIES,
    END_TOKENS,
    GOLD,
    GOODS_FIRST,
    OVERFLOW,
    PROGRESS_TRACK,
    SPECIAL_TRACK,
)
from karavelle.kernel.score import Sheet

if TYPE_CHECKING:
    from karavelle.games.amerigo.state import Amerigo

CATEGORY_IDS: Final = (
    "discovery",
    "village_tiles",
    "neutral_tiles",
    "completion",
    "post_payout",
    "cube_token",
    "gold_overflow",
    "pirates",
    "gold",
    "goods_cotton",
    "goods_tobacco",
    "goods_sugar",
    "goods_coconut",
    "goods_coffee",
    "end_tokens",
    "progress_track",
    "special_track",
)


def score(s: Amerigo, seat: int, sheet: Sheet) -> None:
    """R100: the lines of the score sheet; what is scored at the end stands at 0 until then."""
    for category, id in enumerate(CATEGORY_IDS):
        sheet.add(id, s.points[seat * CATEGORIES + category])


def cashed(s: Amerigo, seat: i64) -> i64:
    """R70, R90: what unused chests and gold tokens will bring."""
    gold = CHEST_GOLD * s.chests[seat]
    if s.has_unused(seat, GOLD3):
        gold += 3
    if s.has_unused(seat, GOLD5):
        gold += 5
    return gold


def goods_vp(s: Amerigo, seat: i64, kind: i64) -> i64:
    """R100: resources of a type times its goods tokens."""
    return s.resources[seat * TYPES + kind] * s.goods[seat * TYPES + kind]


def token_vp(s: Amerigo, seat: i64, gold: i64) -> i64:
    """R96-R98: tokens for the end, with so much gold on the track."""
    vp: i64 = 0
    if s.owns(seat, END_POSTS):
        vp += POSTS_EACH - s.posts_left[seat]
    if s.owns(seat, END_VP7):
        vp += 7
    if s.owns(seat, END_GOLD):
        vp += gold
    return vp


def prospect(s: Amerigo, seat: i64) -> i64:
    """R100: what the final scoring would add for a seat as things stand."""
    gold = s.gold[seat] + cashed(s, seat)
    kept = min(gold, MOST_GOLD)
    vp = gold + token_vp(s, seat, kept) + PROGRESS_VP[s.progress[seat]] + SPECIAL_VP[s.space[seat]]
    for kind in range(TYPES):
        vp += goods_vp(s, seat, kind)
    return vp


def settle(s: Amerigo, seat: i64) -> None:
    """R42, R45, R79, R100: the final scoring of a seat, whose chests and gold tokens have been cashed."""
    base = seat * CATEGORIES
    s.points[base + GOLD] = s.gold[seat]
    for kind in range(TYPES):
        s.points[base + GOODS_FIRST + kind] = goods_vp(s, seat, kind)
    s.points[base + END_TOKENS] = token_vp(s, seat, s.gold[seat])
    s.points[base + PROGRESS_TRACK] = PROGRESS_VP[s.progress[seat]]
    s.points[base + SPECIAL_TRACK] = SPECIAL_VP[s.space[seat]]


assert CATEGORY_IDS[OVERFLOW] == "gold_overflow" and len(CATEGORY_IDS) == CATEGORIES

__all__ = ["CATEGORY_IDS", "cashed", "goods_vp", "prospect", "score", "settle", "token_vp"]
