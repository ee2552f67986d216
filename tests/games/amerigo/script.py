"""What the worked examples can say of a table of Amerigo, besides what all games can; see `tests.games.script`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from karavelle.games.amerigo import GAME
from karavelle.games.amerigo.chart import LANDS, LINKS, NEXT_TO, NONE, PLACES, SPACES
from karavelle.games.amerigo.content import (
    FIRST_TURN,
    GOODS_IDS,
    KIND_IDS,
    PROGRESS_VP,
    SPECIAL_VP,
    TOKEN_IDS,
    TYPE_IDS,
)
from karavelle.games.amerigo.decisions import SHIP_IDS
from karavelle.games.amerigo.decisions.building import placements
from karavelle.games.amerigo.decisions.ends import strength_for
from karavelle.games.amerigo.decisions.ships import stops
from karavelle.games.amerigo.scoring import prospect
from karavelle.games.amerigo.state import EMPTY, OFF_BOARD, OWNED, Amerigo
from karavelle.kernel.core import Options
from tests.games.script import NOTHING, SEATS, Fact, Script, asked

from .table import cell, spelled


def number(field: str, s: Amerigo) -> list[str]:
    """A field that is one number."""
    return [str(getattr(s, field))]


def row(field: str, s: Amerigo) -> list[str]:
    """All numbers of a field."""
    return [str(one) for one in getattr(s, field)]


def of_seat(field: str, s: Amerigo, seat: str) -> list[str]:
    """A number of a seat."""
    return [str(getattr(s, field)[SEATS[seat]])]


def wealth(field: str, s: Amerigo, seat: str, kind: str) -> list[str]:
    """Goods or resources of a type."""
    return [str(getattr(s, field)[SEATS[seat] * 5 + TYPE_IDS.index(kind)])]


def vp(s: Amerigo, seat: str) -> list[str]:
    """Victory points of a seat."""
    return [str(s.vp(SEATS[seat]))]


def sheet(s: Amerigo, seat: str, category: str) -> list[str]:
    """A line of the score sheet."""
    (line,) = (line for line in GAME.sheets(s)[SEATS[seat]].lines if line.category == category)
    return [str(line.points)]


def seats_in_order(s: Amerigo) -> list[str]:
    """The player order."""
    return [f"P{seat}" for seat in s.order]


def tokens(s: Amerigo, seat: str) -> list[str]:
    """Progress tokens of a seat that are not used."""
    own = [token for token in range(24) if s.token_at[token] == OWNED + SEATS[seat]]
    return [TOKEN_IDS[token] for token in own if not s.token_used[token]]


def display(s: Amerigo) -> list[str]:
    """The progress tokens that lie open, space by space."""
    return ["-" if token == EMPTY else TOKEN_IDS[token] for token in s.display]


def gone(s: Amerigo) -> list[str]:
    """Progress tokens that are out of the game."""
    return [TOKEN_IDS[token] for token in range(24) if s.token_at[token] == 2]


def goods_shown(s: Amerigo) -> list[str]:
    """The goods tokens that lie open."""
    return [GOODS_IDS[kind] for kind in s.goods_display if kind != EMPTY]


def reserve(s: Amerigo, seat: str) -> list[str]:
    """Tiles beside a sheet."""
    own = list(s.reserve)[SEATS[seat] * 20 :][:20]
    return [KIND_IDS[kind] for kind in range(20) for _ in range(own[kind])]


def ship(s: Amerigo, seat: str, name: str) -> list[str]:
    """Where a ship is."""
    at = int(s.ship_at[SEATS[seat] * 2 + SHIP_IDS.index(name)])
    return [NOTHING if at == OFF_BOARD else spelled(at)]


def post(s: Amerigo, at: str) -> list[str]:
    """Whose post stands on a cell."""
    owner = int(s.post_at[s.chart.post_on[s.chart.land_at[cell(at)]]])
    return [f"P{owner - 1}" if owner else NOTHING]


def island(s: Amerigo, at: str) -> list[str]:
    """The number of an island from 0, its cells, and those of them that are open."""
    found = s.chart.island_of[s.chart.land_at[cell(at)]]
    return [str(found), str(s.chart.size[found]), str(s.open_on(found))]


def sizes(s: Amerigo) -> list[str]:
    """The cells of all islands."""
    return [str(size) for size in list(s.chart.size)[: int(s.chart.islands)]]


def good(s: Amerigo) -> list[str]:
    """Whether the map may be played on, and whether all its water is open."""
    return ["good" if s.chart.good() else "bad", "enclosed" if s.chart.encloses_water() else "open"]


def lake(s: Amerigo) -> list[str]:
    """The water that no ship can reach."""
    s.chart.encloses_water()
    sea = [place for place in range(16, 592) if s.chart.sea[place] and (place - 16) // 24 < s.chart.rows]
    sea = [place for place in sea if (place - 16) % 24 < s.chart.columns]
    return [spelled(place) for place in sea if not s.chart.flood.reached(place)]


def map_counts(s: Amerigo) -> list[str]:
    """Land cells, sea cells, post spaces and resources of the map."""
    lands = int(s.chart.lands)
    resources = sum(resource != NONE for resource in list(s.chart.resource)[:lands])
    spaces = sum(land != NONE for land in s.chart.post_land)
    return [str(count) for count in (lands, s.chart.rows * s.chart.columns - lands, spaces, resources)]


def edge(s: Amerigo, seat: str) -> list[str]:
    """Cells on which a seat could build a single."""
    s.survey(SEATS[seat])
    lands = range(int(s.chart.lands))
    found = [land for land in lands if s.edge_cells[s.chart.island_of[land]] & s.chart.bit[land]]
    return [spelled(16 + int(s.chart.cell_of[land])) for land in found]


def places(s: Amerigo, kind: str) -> list[str]:
    """Cell sets on which the actor could build a tile, as 2,2+2,3."""
    found = []
    for turn, area, within in placements(s, KIND_IDS.index(kind)):
        at = (area // 4 * 6 + within // 6) * 24 + area % 4 * 6 + within % 6
        land = s.chart.land_at[at]
        orientation = FIRST_TURN[KIND_IDS.index(kind) if kind[0] == "v" else KIND_IDS.index(kind) - 7] + turn
        mask = s.chart.masks[orientation * LANDS + land]
        own = s.chart.island_of[land]
        cells = [one for one in range(int(s.chart.lands)) if s.chart.island_of[one] == own and s.chart.bit[one] & mask]
        found.append("+".join(spelled(16 + int(s.chart.cell_of[one])) for one in cells))
    return found


def ship_stops(s: Amerigo, name: str) -> list[str]:
    """Where a ship of the actor can stop."""
    return [spelled(place) for place, _ in stops(s, SHIP_IDS.index(name))]


def distance(s: Amerigo, name: str, to: str) -> list[str]:
    """Steps of a ship of the actor to a place."""
    found = {spelled(place): steps for place, steps in stops(s, SHIP_IDS.index(name))}
    return [str(found.get(to, NOTHING))]


def borders(s: Amerigo, space: str) -> list[str]:
    """The cells that a frame space borders, land or water."""
    first = int(((s.seats - 2) * PLACES + int(space[1:])) * LINKS)
    return [spelled(place) for place in list(NEXT_TO)[first : first + int(LINKS)] if place >= SPACES]


def strength(s: Amerigo, seat: str) -> list[str]:
    """How strong the pirates are for a seat."""
    return [str(strength_for(s, SEATS[seat]))]


def track_vp(s: Amerigo, seat: str) -> list[str]:
    """The points of the progress and the special action track."""
    return [str(PROGRESS_VP[s.progress[SEATS[seat]]]), str(SPECIAL_VP[s.space[SEATS[seat]]])]


def at_end(s: Amerigo, seat: str) -> list[str]:
    """What the final scoring would add now."""
    return [str(prospect(s, SEATS[seat]))]


def weights(s: Amerigo) -> list[str]:
    """What nature may answer, each with its weight."""
    out = Options()
    s.options(out)
    names = [GAME.name(int(s.frame), option).partition(":")[2] for option in out.tolist()]
    return [f"{name}={weight}" for name, weight in zip(names, list(out.weights), strict=False)]


def unseen(s: Amerigo) -> list[str]:
    """Goods tokens in the stacks, and progress tokens in theirs."""
    return [str(sum(s.goods_unseen)), str(list(s.token_at).count(0))]


def winners(s: Amerigo) -> list[str]:
    """Who has won, or would have, were this the end."""
    return [f"P{seat}" for seat, rank in enumerate(GAME.ranks(s)) if rank == 1]


class AmerigoScript(Script):
    """A table of Amerigo that is played and checked line by line."""

    game = GAME
    facts: ClassVar[Mapping[str, Fact]] = {
        "asked": (0, partial(asked, GAME)),
        **{name: (0, partial(number, name)) for name in ("ap", "round_no", "handled", "tries", "phase")},
        **{name: (0, partial(row, name)) for name in ("stock", "field", "tower", "pirates")},
        **{name: (1, partial(of_seat, name)) for name in ("gold", "cannons", "progress", "posts_left", "chests")},
        "space": (1, partial(of_seat, "space")),
        "goods": (2, partial(wealth, "goods")),
        "resources": (2, partial(wealth, "resources")),
        "vp": (1, vp),
        "sheet": (2, sheet),
        "order": (0, seats_in_order),
        "tokens:": (1, tokens),
        "display": (0, display),
        "gone:": (0, gone),
        "goods_shown:": (0, goods_shown),
        "reserve:": (1, reserve),
        "ship": (2, ship),
        "post": (1, post),
        "island": (1, island),
        "sizes": (0, sizes),
        "map": (0, good),
        "lake:": (0, lake),
        "counts": (0, map_counts),
        "edge:": (1, edge),
        "places:": (1, places),
        "stops:": (1, ship_stops),
        "distance": (2, distance),
        "borders:": (1, borders),
        "strength": (1, strength),
        "track_vp": (1, track_vp),
        "at_end": (1, at_end),
        "weights:": (0, weights),
        "unseen": (0, unseen),
        "winners": (0, winners),
    }
