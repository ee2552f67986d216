"""The main phase: any of the deeds, in any order, as often as one likes (R26)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from karavelle.games.anno1503.decisions import deeds as d
from karavelle.games.anno1503.decisions.aristocrats import (
    BuildAristocrat,
    BuildCastle,
    BuyCannon,
    BuyLuxury,
    Repair,
    SellToResident,
    SellToWealthy,
)
from karavelle.games.anno1503.decisions.cards import (
    Exchange,
    PlayEngineer,
    PlayExplorer,
    PlayInventor,
    PlayMasterBuilder,
)
from karavelle.games.anno1503.decisions.deeds import ALL_ACTIONS, END_MAIN, Deed
from karavelle.games.anno1503.decisions.home import BuildPublic, BuildShip, Buy, Sell, Settle, Upgrade
from karavelle.games.anno1503.frames import CHECK, MAIN_ACTION
from karavelle.games.anno1503.state import Anno1503
from karavelle.kernel.core import Ask, Options

ROWS: tuple[Deed, ...] = (
    BuildShip(int(d.BUILD_SHIP)),
    Settle(int(d.SETTLE)),
    Upgrade(int(d.UPGRADE)),
    BuildPublic(int(d.BUILD_PUBLIC)),
    Sell(int(d.SELL)),
    Buy(int(d.BUY)),
    BuyLuxury(int(d.BUY_LUXURY)),
    SellToResident(int(d.SELL_RESIDENT)),
    SellToWealthy(int(d.SELL_WEALTHY)),
    BuildCastle(int(d.BUILD_CASTLE)),
    BuildAristocrat(int(d.BUILD_ARISTOCRAT)),
    BuyCannon(int(d.BUY_CANNON)),
    Repair(int(d.REPAIR)),
    Exchange(int(d.EXCHANGE)),
    PlayExplorer(int(d.PLAY_EXPLORER)),
    PlayInventor(int(d.PLAY_INVENTOR)),
    PlayMasterBuilder(int(d.PLAY_MASTER_BUILDER)),
    PlayEngineer(int(d.PLAY_ENGINEER)),
)
"""The table of main actions, in the order of their option numbers."""

DEEDS: Final = vec[Deed](ROWS)
ALL_DEEDS: Final[i64] = 18
DEED_OF: Final = vec[i64](
    [max(0, sum(int(deed.first) <= option for deed in ROWS) - 1) for option in range(int(ALL_ACTIONS))]
)
"""Option o is one of DEEDS[DEED_OF[o]]."""


class MainAction(Ask[Anno1503]):
    """R5, R26: one deed, or on to the ships; victory is checked after each."""

    def options(self, s: Anno1503, out: Options) -> None:
        out.add(END_MAIN)
        for place in range(ALL_DEEDS):
            DEEDS[place].offer(s, s.actor, out)

    def choose(self, s: Anno1503, option: i64) -> None:
        if option == END_MAIN:
            return
        seat = s.actor
        deed = DEEDS[DEED_OF[option]]
        deed.do(s, seat, option - deed.first)
        s.then(CHECK, seat)
        s.then(MAIN_ACTION, seat)

    def listed_for(self, s: Anno1503) -> i64:
        return s.actor

    def answers_itself(self, s: Anno1503, option: i64) -> bool:
        return False


__all__ = ["MainAction"]
