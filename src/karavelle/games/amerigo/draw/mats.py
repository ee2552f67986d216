"""What lies in front of each seat: three tracks, posts, chests, goods, progress tokens, and the reserve."""

from __future__ import annotations

from karavelle.games.amerigo.content import (
    KIND_IDS,
    KINDS,
    MOST_CANNONS,
    MOST_GOLD,
    PASSED,
    PROGRESS_VP,
    TOKEN_IDS,
    TYPE_IDS,
    TYPES,
)
from karavelle.games.amerigo.decisions import SHIP_IDS
from karavelle.games.amerigo.draw.pens import WIDTH, Pens
from karavelle.games.amerigo.draw.tables import picture
from karavelle.games.amerigo.scoring import goods_vp, prospect
from karavelle.games.amerigo.state import OFF_BOARD, OWNED
from karavelle.kernel.scene import Element, Part, circle, group, rect, use, words

MAT = 352.0
LONG, SHORT = 28.2, 21.0


def mats(pens: Pens) -> list[Part]:
    """A mat a seat."""
    return [_mat(pens, seat) for seat in range(pens.s.seats)]


def _mat(pens: Pens, seat: int) -> Part:
    asked = " asked" if pens.s.actor == seat else ""
    content = [
        rect(2, 2, WIDTH - 4, MAT - 4, 16, cls=f"sheet mat{asked}"),
        *_head(pens, seat),
        *_progress(pens, seat),
        *_short_track(pens, seat, "cannons", 20),
        *_short_track(pens, seat, "gold", 320),
        *_goods(pens, seat),
        *_tokens(pens, seat),
        *_reserve(pens, seat),
    ]
    return Part(f"mat-{seat}", pens.named(seat), WIDTH, MAT, tuple(content))


def _head(pens: Pens, seat: int) -> list[Element]:
    """The name, posts, ships that have not entered, chests, and the points."""
    s, points = pens.s, int(pens.s.vp(seat))
    drawn = [pens.disc(seat, 32, 32, 17), words(pens.named(seat), 60, 41, 26, cls="heading", anchor="start")]
    for ship in range(len(SHIP_IDS)):
        if s.ship_at[seat * 2 + ship] == OFF_BOARD:
            pick = pens.pick(f"ship_select:{SHIP_IDS[ship]}") if seat == pens.viewer else None
            title = pens.say("draw-ship", name=pens.named(seat), ship=pens.name(SHIP_IDS[ship]))
            key = f"{SHIP_IDS[ship]}_{seat}"
            drawn.append(
                pens.own(seat, "am-ship", 262 + 44 * ship, 30, 42, key=key, pick=pick, title=title, tip="ship_a")
            )
    posts = [
        pens.own(seat, "am-post", 0, 0, 34),
        words(f"{s.posts_left[seat]}", 20, 10, 24, cls="strong", anchor="start"),
    ]
    told = pens.say("draw-posts-left", posts=int(s.posts_left[seat]))
    drawn.append(group(*posts, at=(356, 30), title=told, tip="trading_post"))
    chest = [use("am-chest", 0, 0, 36), words(f"{s.chests[seat]}", 22, 10, 24, cls="strong", anchor="start")]
    looks = "" if s.chests[seat] else "shut"
    drawn.append(
        group(*chest, at=(428, 30), title=pens.say("draw-chests", chests=int(s.chests[seat])), tip="chest", cls=looks)
    )
    more = int(prospect(s, seat)) if not s.over() else 0
    star = [use("am-star", 0, 0, 40), words(points, 25, 11, 31, cls="strong", anchor="start")]
    title = pens.say("draw-points", points=points, more=more)
    return [*drawn, group(*star, at=(WIDTH - 106, 31), title=title)]


def _progress(pens: Pens, seat: int) -> list[Element]:
    """The progress track, 0 to 20."""
    s = pens.s
    here = int(s.progress[seat])
    drawn = [rect(14, 58, WIDTH - 28, 48, 12, cls="groove")]
    for space in range(21):
        x = 28 + LONG * space
        token = space > 0 and PASSED[space] > PASSED[space - 1]
        looks = [circle(0, 0, 13 if token else 10, cls="vp" if token else "hole")]
        if token:
            looks.append(words(int(PROGRESS_VP[space]), 0, 7, 19, cls="strong"))
        pick = pens.pick(f"advance_progress:{space - here}") if seat == pens.viewer and space > here else None
        title = pens.say("draw-progress", space=space, points=int(PROGRESS_VP[space]))
        drawn.append(group(*looks, at=(x, 82), pick=pick, title=title, tip="progress_track"))
    at = 28 + LONG * here
    title = pens.say("draw-progress", space=here, points=int(PROGRESS_VP[here]))
    return [*drawn, pens.disc(seat, at, 82, 13, key=f"progress_{seat}", title=title, tip="progress_track", cls="still")]


def _short_track(pens: Pens, seat: int, what: str, left: float) -> list[Element]:
    """Cannons or gold, 0 to 12."""
    s = pens.s
    most = int(MOST_CANNONS if what == "cannons" else MOST_GOLD)
    here = int((s.cannons if what == "cannons" else s.gold)[seat])
    icon, tip, key = ("am-cannon", "cannon", "draw-cannons") if what == "cannons" else ("am-coin", "gold", "draw-gold")
    drawn = [rect(left - 6, 114, 292, 44, 12, cls="groove")]
    for space in range(most + 1):
        x = left + 17 + SHORT * space
        pick = (
            pens.pick(f"load_cannons:{space - here}")
            if what == "cannons" and seat == pens.viewer and space > here
            else None
        )
        hole = [circle(0, 0, 8.5, cls="hole")]
        title = pens.say(key, count=space)
        drawn.append(group(*hole, at=(x, 136), pick=pick, title=title, tip=tip))
    marker = [use(icon, 0, 0, 40), words(here, 0, 8, 22, cls="count")]
    at = (left + 17 + SHORT * here, 136)
    drawn.append(group(*marker, at=at, key=f"{what}_{seat}", title=pens.say(key, count=here), tip=tip, cls="still"))
    return drawn


def _goods(pens: Pens, seat: int) -> list[Element]:
    """Resources times goods tokens, type by type."""
    s, drawn = pens.s, []
    for kind in range(TYPES):
        id = TYPE_IDS[kind]
        own, tokens = int(s.resources[seat * 5 + kind]), int(s.goods[seat * 5 + kind])
        row = [
            rect(0, 0, 112, 48, 10, cls=f"good g-{id}"),
            use(f"am-{id}", 25, 24, 38),
            words(f"{own} × {tokens}", 76, 32, 23, cls="strong"),
        ]
        title = pens.say("draw-goods", good=pens.name(id), own=own, tokens=tokens, points=int(goods_vp(s, seat, kind)))
        drawn.append(
            group(*row, at=(18.0 + 118 * int(kind), 168), title=title, tip=id, cls="" if own * tokens else "thin")
        )
    return drawn


def _tokens(pens: Pens, seat: int) -> list[Element]:
    """Progress tokens, used ones turned over."""
    s, drawn = pens.s, []
    own = [token for token in range(24) if s.token_at[token] == OWNED + seat]
    for number in range(5):
        x = 44.0 + 54 * number
        if number >= len(own):
            drawn.append(circle(x, 284, 20, cls="hole"))
            continue
        looks = "used" if s.token_used[own[number]] else ""
        drawn.append(pens.token(own[number], x, 284, 27, key=TOKEN_IDS[own[number]], cls=looks))
    return drawn


def _reserve(pens: Pens, seat: int) -> list[Element]:
    """Tiles that are planned and wait to be built."""
    s = pens.s
    held = [(kind, int(s.reserve[seat * 20 + kind])) for kind in range(KINDS) if s.reserve[seat * 20 + kind]]
    drawn = [rect(304, 228, WIDTH - 322, 108, 12, cls="tablet")]
    if not held:
        return [*drawn, words(pens.say("draw-no-reserve"), 454, 288, 21, cls="dim")]
    rows = 1 if len(held) <= 6 else 2
    step = min(78.0, 290 / ((len(held) + rows - 1) // rows))
    for number, (kind, count) in enumerate(held):
        row, column = number % rows, number // rows
        x, y = 308 + step * (column + 0.5), 282 if rows == 1 else 256 + 52 * row
        pick = pens.pick(f"build_tile:{KIND_IDS[kind]}") if seat == pens.viewer else None
        chosen = seat == s.actor and pens.question in ("build_area", "build_place") and s.a == kind
        looks = [*picture(pens, kind, seat, x, y - (6 if rows == 1 else 0), step - 8, 76 if rows == 1 else 44)]
        if chosen:
            looks.insert(0, rect(x - step / 2 + 1, 232, step - 2, 100, 8, cls="strongest"))
        if count > 1:
            looks.append(words(f"{count}×", x + step / 2 - 14, y + (46 if rows == 1 else 24), 20, cls="strong"))
        title = pens.say("draw-left", kind=pens.name(KIND_IDS[kind]), left=count)
        drawn.append(group(*looks, pick=pick, title=title, tip=KIND_IDS[kind]))
    return drawn


__all__ = ["mats"]
