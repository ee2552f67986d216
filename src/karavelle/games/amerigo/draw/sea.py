"""The board: the archipelago in its frame of water, and what was built there."""

from __future__ import annotations

from karavelle.games.amerigo.chart import NONE, SPACES
from karavelle.games.amerigo.content import (
    BIG,
    KIND_IDS,
    POST_VALUE,
    TIME_VALUE,
    TYPE_IDS,
)
from karavelle.games.amerigo.decisions import AREA_IDS
from karavelle.games.amerigo.draw.coast import soft
from karavelle.games.amerigo.draw.measures import BAND, RIM, WIDTH, Sea, island_cells, kind_of, tile
from karavelle.games.amerigo.draw.pens import Pens
from karavelle.games.amerigo.draw.targets import ghosts, ships, stops_in_reach
from karavelle.kernel.scene import Element, Part, circle, el, group, path, rect, use, words


def board(pens: Pens) -> Part:
    """The main board."""
    sea = Sea(pens.s)
    content = [
        rect(0, 0, WIDTH, sea.height, 14, cls="rim"),
        rect(RIM, RIM, WIDTH - 2 * RIM, sea.height - 2 * RIM, 6, cls="deep"),
        *_spaces(pens, sea),
        *_water(sea),
        *_islands(pens, sea),
        *_posts(pens, sea),
        *_resources(pens, sea),
        *_tiles(pens, sea),
        *_trading_posts(pens, sea),
        *_chests(pens, sea),
        *stops_in_reach(pens, sea),
        *ships(pens, sea),
        *ghosts(pens, sea),
    ]
    return Part("board", pens.say("draw-board"), WIDTH, sea.height, tuple(content))


def _spaces(pens: Pens, sea: Sea) -> list[Element]:
    """The frame: where ships enter, and where they may stop; of a corner its very corner can be picked."""
    drawn = []
    for space, cells in enumerate(sea.ring):
        outline, (x, y), _ = sea.shape(space)
        pick = pens.pick(f"ship_place:f{space}") or pens.pick(f"ship_move:f{space}")
        side = BAND * sea.cell - 6
        target = (
            path(outline, cls="space") if len(cells) == 6 else rect(x - side / 2, y - side / 2, side, side, cls="space")
        )
        if len(cells) != 6:
            drawn.append(path(outline, cls="space"))
        waves = use("am-waves", x, y, sea.cell * 0.9)
        title = pens.name(f"f{space}")
        drawn.append(group(target, waves, key=f"f{space}", pick=pick, title=title, cls="frame-space"))
    return drawn


def _water(sea: Sea) -> list[Element]:
    """The sea between the islands, with the parts of the map and their names."""
    x, y, wide, high = sea.origin, sea.origin, sea.columns * sea.cell, sea.rows * sea.cell
    drawn = [rect(x, y, wide, high, cls="sea")]
    lines = [f"M{x + step * sea.cell:.0f} {y:.0f}v{high:.0f}" for step in range(1, sea.columns)]
    lines += [f"M{x:.0f} {y + step * sea.cell:.0f}h{wide:.0f}" for step in range(1, sea.rows)]
    drawn.append(path("".join(lines), cls="grid"))
    for row in range(sea.rows // 6):
        for column in range(sea.columns // 6):
            left, top = sea.corner(row * 6 * 24 + column * 6)
            area = AREA_IDS[row * 4 + column]
            label = words(area, left + 6, top + sea.cell * 0.5, sea.cell * 0.42, anchor="start", cls="area-name")
            size = 6 * sea.cell
            drawn.append(group(rect(left, top, size, size, 4, cls="area"), label, key=area))
    return drawn


def _islands(pens: Pens, sea: Sea) -> list[Element]:
    """Shallows, sand and land; big islands have a golden coast."""
    s = pens.s
    outlines = []
    for island in range(int(s.chart.islands)):
        cells = sea.row_and_column(island_cells(s, island))
        outlines.append(soft(cells, sea.cell, (sea.origin, sea.origin)))
    drawn = [el("defs", path("".join(outlines), id="am-coast"))]
    drawn += [el("use", href="#am-coast", cls=layer) for layer in ("shallows", "surf", "sand")]
    for island, outline in enumerate(outlines):
        big = s.chart.size[island] >= BIG
        drawn.append(
            path(
                outline,
                cls="land big" if big else "land",
                title=island_words(pens, island),
                tip="big_island" if big else "small_island",
            )
        )
    return [*drawn, path(_inner_lines(sea), cls="plots")]


def _inner_lines(sea: Sea) -> str:
    """Lines between the cells of an island."""
    chart, drawn = sea.s.chart, []
    for land in range(int(chart.lands)):
        x, y = sea.corner(sea.land(land))
        if chart.near[land * 4 + 1] != NONE:
            drawn.append(f"M{x + sea.cell:.0f} {y:.0f}v{sea.cell:.0f}")
        if chart.near[land * 4 + 2] != NONE:
            drawn.append(f"M{x:.0f} {y + sea.cell:.0f}h{sea.cell:.0f}")
    return "".join(drawn)


def island_words(pens: Pens, island: int) -> str:
    """An island: cells covered, posts, and what its completion would pay now."""
    s = pens.s
    size, bare = int(s.chart.size[island]), int(s.open_on(island))
    told = [pens.say("draw-island", number=island + 1, covered=size - bare, cells=size)]
    for seat in range(s.seats):
        posts = int(s.posts_on(island, seat))
        if posts:
            pays = int(POST_VALUE[posts] * TIME_VALUE[s.round_no])
            key = "draw-posts-pay" if bare else "draw-posts"
            args = {"points": pays} if bare else {}
            told.append(pens.say(key, name=pens.named(seat), posts=posts, **args))
    return " · ".join(told)


def _chests(pens: Pens, sea: Sea) -> list[Element]:
    """A chest on every big island that is not complete, where it is least in the way."""
    s, drawn = pens.s, []
    for island in range(int(s.chart.islands)):
        bare = [land for land in island_cells(s, island) if s.is_open(land)]
        if s.chart.size[island] >= BIG and bare:
            plain = [land for land in bare if s.chart.resource[land] == NONE and s.chart.post_on[land] == NONE]
            x, y = sea.middle(sea.land((plain or bare)[len(plain or bare) // 2]))
            chest = use("am-chest", x, y, sea.cell * 0.8)
            drawn.append(group(chest, title=pens.name("chest"), tip="chest", cls="still", key=f"chest_{island}"))
    return drawn


def _posts(pens: Pens, sea: Sea) -> list[Element]:
    """Post spaces, joined to their anchors by a dotted line."""
    s, drawn = pens.s, []
    for place in range(int(SPACES), 592):
        post = int(s.chart.anchor_of[place])
        if post == NONE:
            continue
        land = int(s.chart.post_land[post])
        (x, y), (across, down) = sea.middle(sea.land(land)), sea.middle(place - 16)
        free = s.post_at[post] == 0 and s.tile_at[land] == 0
        line = path(f"M{across:.0f} {down:.0f}L{x:.0f} {y:.0f}", cls="mooring")
        anchor = use("am-anchor", across, down, sea.cell * 0.62)
        looks = "anchor" if free else "anchor shut"
        drawn.append(group(line, anchor, cls=looks, title=pens.name("anchor"), tip="anchor"))
        if free:
            house = use("am-site", x, y, sea.cell * 0.82)
            asked = pens.s.a == post
            pick = pens.pick("place_post:yes") if asked else None
            title = pens.say("draw-post-space")
            drawn.append(group(house, pick=pick, title=title, tip="trading_post", cls="site"))
    return drawn


def _resources(pens: Pens, sea: Sea) -> list[Element]:
    """Resource tokens that nobody has covered."""
    s, drawn = pens.s, []
    for land in range(int(s.chart.lands)):
        kind = int(s.chart.resource[land])
        if kind != NONE and s.tile_at[land] == 0:
            x, y = sea.middle(sea.land(land))
            size = sea.cell
            disc = [
                circle(0, 0, size * 0.34, cls=f"good g-{TYPE_IDS[kind]}"),
                use(f"am-{TYPE_IDS[kind]}", 0, 0, size * 0.5),
            ]
            drawn.append(
                group(
                    *disc,
                    at=(x, y),
                    key=f"good_at_{land}",
                    title=pens.name(TYPE_IDS[kind]),
                    tip=TYPE_IDS[kind],
                    cls="still",
                )
            )
    return drawn


def _tiles(pens: Pens, sea: Sea) -> list[Element]:
    """Villages with roofs in the colour of their owner, landscapes with what grows there."""
    s, pieces = pens.s, dict[int, list[int]]()
    for land in range(int(s.chart.lands)):
        if s.tile_at[land]:
            pieces.setdefault(int(s.tile_at[land]), []).append(land)
    drawn = []
    for number, lands in pieces.items():
        kind, seat = kind_of(number)
        title = pens.name(KIND_IDS[kind])
        title = f"{title} · {pens.named(seat)}" if seat >= 0 else title
        cells = sea.row_and_column(lands)
        lying = group(*tile(pens, kind, seat, cells, sea.cell), at=(sea.origin, sea.origin))
        drawn.append(group(lying, key=f"{KIND_IDS[kind]}_{number}", title=title, tip=KIND_IDS[kind], cls="still"))
    return drawn


def _trading_posts(pens: Pens, sea: Sea) -> list[Element]:
    """Trading posts of all seats."""
    s, drawn = pens.s, []
    for post, owner in enumerate(s.post_at):
        if owner:
            x, y = sea.middle(sea.land(int(s.chart.post_land[post])))
            title = f"{pens.name('trading_post')} · {pens.named(int(owner) - 1)}"
            drawn.append(
                pens.own(
                    int(owner) - 1,
                    "am-post",
                    x,
                    y,
                    sea.cell * 0.94,
                    key=f"post_{post}",
                    title=title,
                    tip="trading_post",
                )
            )
    return drawn


__all__ = ["board"]
