"""In front of each seat: the home island with people, jetties and buildings, the aristocrat island, goods, cards."""

from __future__ import annotations

from karavelle.games.anno1503.content import (
    BUILDING_IDS,
    CANNON_GOLD,
    CANNONS,
    CARD_IDS,
    CARD_ROW,
    CARDS,
    COLOUR_IDS,
    CONTRACTS,
    DISCOUNT,
    GOOD_IDS,
    GOODS,
    HAND_GOODS,
    HIGH_TILES,
    KIND_IDS,
    KIND_OF_TILE,
    LEVEL_IDS,
    LEVELS,
    LOW_TILES,
    NESTS,
    PIERS,
    POINT_IDS,
    POINTS,
    PRODUCTION,
    PUBLIC_IDS,
    PUBLIC_SITES,
    PUBLICS,
    SITE_COST,
    SITES,
    STAGE_GOLD,
    STAGE_GOODS,
    STAGES,
    STRENGTH_OF_KIND,
)
from karavelle.games.anno1503.draw.pens import Pens, coin, cost_row, sign
from karavelle.games.anno1503.draw.seas import tile_sign
from karavelle.games.anno1503.state import NONE
from karavelle.kernel.scene import Element, Part, circle, el, group, path, piece, rect, words

WIDTH, HOME, NOBLE = 620.0, 354.0, 562.0


def mats(pens: Pens) -> list[Part]:
    """A mat a seat."""
    return [_mat(pens, seat) for seat in range(pens.s.seats)]


def _mat(pens: Pens, seat: int) -> Part:
    height = NOBLE if pens.s.expansion else HOME
    asked = " asked" if pens.s.actor == seat else ""
    content: list[Element] = [rect(3, 3, WIDTH - 6, height - 6, 16, cls=f"sheet mat{asked}"), *_head(pens, seat)]
    content += [rect(12, 64, WIDTH - 24, 214, 14, cls="water"), path(_COAST, cls="sand"), path(_LAND, cls="land")]
    content += [*_people(pens, seat), *_publics(pens, seat), *_numbers(pens, seat), *_contracts(pens, seat)]
    content += _goods(pens, seat)
    if pens.s.expansion:
        content += [path(_NOBLE, cls="noble"), *_castle(pens, seat), *_sites(pens, seat)]
        content += [*_nests(pens, seat), *_cannons(pens, seat)]
    return Part(f"mat-{seat}", pens.named(seat), WIDTH, height, tuple(content))


_COAST = "M24 96Q18 70 60 72H560Q604 68 602 104V180Q606 214 566 212H56Q16 214 22 178Z"
_LAND = "M34 100Q30 80 66 81H554Q592 80 592 108V174Q594 203 562 202H62Q30 204 33 174Z"
_NOBLE = "M14 384Q12 358 48 358H572Q608 358 606 386V522Q608 550 570 549H46Q12 550 14 522Z"


def _head(pens: Pens, seat: int) -> list[Element]:
    """Whose mat it is, the gold, and the victory points as banners."""
    s = pens.s
    gold, colour = int(s.gold[seat]), int(s.colour[seat])
    island = pens.name(COLOUR_IDS[colour]) if colour >= 0 else ""
    drawn = [
        piece(seat, pens.letters[seat], 34, 34, 19, title=island, tip="home_island"),
        words(pens.named(seat), 64, 43, 26, cls="heading", anchor="start"),
        group(*coin("", 0, 0, 42), words(gold, 28, 9, 27, cls="strong", anchor="start"), at=(300, 33),
              key=f"gold_{seat}", title=pens.say("draw-gold", number=gold), tip="gold"),
    ]  # fmt: skip
    held = [point for point in range(POINTS) if int(s.held[seat]) >> point & 1]
    for place, point in enumerate(held):
        title = pens.name(POINT_IDS[point])
        banner = sign("banner", 0, 0, 42)
        drawn.append(group(banner, at=(WIDTH - 36 - 42 * place, 36), title=title, tip=POINT_IDS[point],
                           cls=f"own seat-{seat}", key=f"banner_{seat}_{point}"))  # fmt: skip
    return drawn


# The home island


def _people(pens: Pens, seat: int) -> list[Element]:
    """Inhabitants by level; those that may still buy stand in the light; room for more as outlines."""
    s, drawn, x = pens.s, list[Element](), 50.0
    low = high = 0
    for level in range(LEVELS):
        for flag, group_of in (("fresh", s.fresh), ("used", s.used)):
            for _ in range(group_of[seat * LEVELS + level]):
                drawn.append(_house(pens, seat, level, flag, x))
                x += 50
                low, high = (low + 1, high) if level < 2 else (low, high + 1)
    free = int(LOW_TILES) - low + int(HIGH_TILES) - high
    for place in range(free):
        pick = pens.pick("main_action:settle") if seat == pens.viewer and place == 0 and low < LOW_TILES else None
        title = pens.say("draw-settle") if pick else pens.say("draw-room")
        drawn.append(group(sign("plot", 0, 0, 42), at=(x + 50 * place, 112), title=title, tip="inhabitant", pick=pick))
    return drawn


def _house(pens: Pens, seat: int, level: int, flag: str, x: float) -> Element:
    id = LEVEL_IDS[level]
    ready = flag == "fresh" and seat == pens.s.active
    look: list[Element] = [circle(0, 0, 25, cls="ready")] if ready else []
    look += [sign(id, 0, 0, 46), words(level + 1, 15, 24, 20, cls="mark")]
    mine = seat == pens.viewer
    pick = pens.pick(f"main_action:upgrade:{id}:{flag}", f"fire_upkeep:give_up:{id}",
                     f"library_choice:{id}:{flag}", f"tile_choice:upgrade:{id}") if mine else None  # fmt: skip
    told = [pens.say("draw-inhabitant", level=pens.name(id), number=level + 1)]
    told.append(pens.say("draw-may-buy" if flag == "fresh" else "draw-has-bought"))
    if pick:
        told.insert(0, pens.answer(pick.partition(":")[2]))
    return group(*look, at=(x, 112), title=" · ".join(told), tip=id, pick=pick)


def _publics(pens: Pens, seat: int) -> list[Element]:
    """Four sites for public buildings."""
    s, drawn = pens.s, []
    built = [kind for kind in range(PUBLICS) if s.public[seat * PUBLICS + kind]]
    for site in range(int(PUBLIC_SITES)):
        x = 424.0 + 48 * site
        if site < len(built):
            id = PUBLIC_IDS[built[site]]
            look = [rect(-22, -24, 44, 48, 7, cls="front"), sign(id, 0, 0, 40)]
            drawn.append(group(*look, at=(x, 112), title=pens.name(id), tip=id, key=f"public_{seat}_{id}"))
        else:
            drawn.append(rect(x - 21, 89, 42, 46, 7, cls="slot"))
    return drawn


def _numbers(pens: Pens, seat: int) -> list[Element]:
    """The five numbers with their wares, and the jetties below; the number that was rolled is lit."""
    s, drawn, colour = pens.s, [], int(pens.s.colour[seat])
    for number in range(PIERS):
        x = 68.0 + 88 * int(number)
        good = int(PRODUCTION[colour * PIERS + number]) if colour >= 0 else -1
        lit = "lit" if s.die == number + 1 else "slip"
        id = GOOD_IDS[good] if good >= 0 else "any"
        name = pens.name(GOOD_IDS[good]) if good >= 0 else pens.name("question_number")
        look = [rect(-40, -24, 80, 48, 8, cls=lit), sign(f"die{number + 1}", -19, 0, 32), sign(id, 18, 0, 38)]
        title = pens.say("draw-production", number=number + 1, good=name)
        drawn.append(group(*look, at=(x, 172), title=title, tip="pier" if good >= 0 else "question_number"))
        drawn.append(_pier(pens, seat, number, x))
    return drawn


def _pier(pens: Pens, seat: int, number: int, x: float) -> Element:
    """A jetty with its post, or room for one."""
    tile = int(pens.s.pier[seat * PIERS + number])
    planks: list[Element] = [rect(-13, -30, 26, 34, 2, cls="jetty")]
    mine = seat == pens.viewer
    pick = pens.pick(f"tile_choice:attach:{number + 1}", f"pirate_upkeep:give_up:post:{number + 1}") if mine else None
    if tile == NONE:
        if pick:
            planks.append(rect(-27, -4, 54, 48, 8, cls="reach"))
        return group(*planks, at=(x, 228), title=pens.say("draw-pier", number=number + 1), tip="pier", pick=pick)
    kind = int(KIND_OF_TILE[tile])
    planks += [rect(-26, -4, 52, 46, 8, cls="front"), sign(tile_sign(kind), 0, 19, 38)]
    title = pens.say("draw-post", number=number + 1, kind=pens.name(KIND_IDS[kind]))
    return group(*planks, at=(x, 228), title=title, tip=KIND_IDS[kind], pick=pick, key=f"post_{seat}_{number}")


def _contracts(pens: Pens, seat: int) -> list[Element]:
    """Three slots for contracts, which make wares cheaper."""
    held, drawn = int(pens.s.contract_count(seat)), []
    for place in range(int(CONTRACTS)):
        x, y = 506.0 + 35 * place, 172.0
        if place < held:
            pick = pens.pick("pirate_upkeep:give_up:contract") if seat == pens.viewer else None
            drawn.append(
                group(sign("contract", 0, 0, 44), at=(x, y), title=pens.name("contract"), tip="contract", pick=pick)
            )
        else:
            drawn.append(rect(x - 15, y - 20, 30, 40, 6, cls="slot"))
    price = int(pens.s.ware_price(seat))
    title = pens.say("draw-ware-price", number=price)
    tag = [rect(-58, -17, 116, 34, 9, cls="slip"), sign("any", -30, 0, 30), *coin(price, 28, 0, 34)]
    return [*drawn, group(*tag, at=(540, 247), title=title, tip="contract")]


# Goods and cards


def _goods(pens: Pens, seat: int) -> list[Element]:
    """The goods in hand, alike on one card with their number; action cards beside, of others only backs."""
    s, drawn, x = pens.s, list[Element](), 44.0
    held = [(good, int(s.goods[seat * GOODS + good])) for good in range(GOODS) if s.goods[seat * GOODS + good]]
    room = 290 if s.expansion else 500
    step = min(50.0, room / max(1, len(held)))
    for good, count in held:
        drawn.append(_good(pens, seat, good, count, x))
        x += step
    total = int(s.goods_held(seat))
    look, x = ("strong" if total <= HAND_GOODS else "warn"), (340 if s.expansion else 552)
    drawn.append(words(f"{total} / {int(HAND_GOODS)}", x, 323, 20, cls=look, anchor="start"))
    return [*drawn, *_cards(pens, seat)] if s.expansion else drawn


def _good(pens: Pens, seat: int, good: int, count: int, x: float) -> Element:
    """Goods of a kind; to click on them sells one to whoever pays most, or gives one away."""
    id = GOOD_IDS[good]
    look = [rect(-21, -27, 42, 54, 6, cls="front"), sign(id, 0, -3, 36)]
    if count > 1:
        look += [circle(14, 20, 13, cls="tag"), words(count, 14, 27, 19, cls="strong")]
    sales = [f"main_action:sell:{id}:{level}" for level in reversed(LEVEL_IDS)]
    sales += [f"main_action:sell_luxury:{id}:{buyer}" for buyer in ("wealthy", "resident")]
    pick = pens.pick(f"discard_good:{id}", f"raid_loss:good:{id}", *sales) if seat == pens.viewer else None
    name = pens.say("draw-held", good=pens.name(id), number=count)
    title = f"{pens.answer(pick.partition(':')[2])} · {name}" if pick else name
    return group(*look, at=(x, 316), title=title, tip="luxury" if good >= 6 else "ware", pick=pick, key=f"{id}_{seat}")


def _cards(pens: Pens, seat: int) -> list[Element]:
    """Action cards: faces for the owner, backs for all others."""
    s, drawn = pens.s, []
    own = [int(s.hand[seat * CARD_ROW + card]) for card in range(CARD_ROW)]
    faces = [card for card in range(CARDS) for _ in range(own[card])] + [NONE] * own[int(CARDS)]
    step = min(46.0, 190 / max(1, len(faces)))
    for place, card in enumerate(faces):
        x = 424.0 + step * place
        if card == NONE:
            drawn.append(group(sign("card-back", 0, 0, 56), at=(x, 316), title=pens.say("draw-card-back")))
            continue
        id = CARD_IDS[card]
        look = [rect(-21, -27, 42, 54, 6, cls="front"), sign(id, 0, 0, 38)]
        pick = _card_pick(pens, id) if seat == pens.viewer else None
        title = f"{pens.answer(pick.partition(':')[2])} · {pens.name(id)}" if pick else pens.name(id)
        drawn.append(group(*look, at=(x, 316), title=title, tip=id, pick=pick))
    return drawn


def _card_pick(pens: Pens, id: str) -> str | None:
    """The first thing that the card can be used for."""
    plays = [f"main_action:{name}" for name in pens.open if name.startswith(f"play:{id}")]
    if id == "naval_hero":
        plays.append("tie_choice:use_naval_hero")
    return pens.pick(f"discard_card:{id}", *plays)


# The aristocrat island


def _castle(pens: Pens, seat: int) -> list[Element]:
    """The castle as far as it stands, and what the next stage costs."""
    stage = int(pens.s.castle[seat])
    drawn = [_stage(place) for place in range(1, stage + 1)]
    pick = pens.pick("main_action:build_castle") if seat == pens.viewer else None
    told = [pens.say("draw-castle", number=stage)]
    label: list[Element] = [words(f"{stage} / {int(STAGES)}", 60, 380, 20, cls="strong")]
    if stage < STAGES:
        goods = [int(STAGE_GOODS[stage * GOODS + good]) for good in range(GOODS)]
        label += [rect(104, 362, 108, 34, 8, cls="lit" if pick else "slip")]
        label += cost_row(goods, int(STAGE_GOLD[stage]), 158, 379, 29)
        told.append(pens.say("draw-next-stage"))
    if stage == 0:
        label.append(path("M40 516q80-26 150 0", cls="slot"))
    castle = group(rect(22, 362, 196, 180, 10, cls="spot"), *drawn, *label, title=" · ".join(told), tip="castle",
                   pick=pick, key=f"castle_{seat}")  # fmt: skip
    return [castle]


def _stage(place: int) -> Element:
    """One stage of the castle, in the measure of the mat."""
    return el("use", href=f"#an-castle{place}", x=24, y=398, width=192, height=143)


def _sites(pens: Pens, seat: int) -> list[Element]:
    """Three sites with what they cost; the third is locked by a skull until a nest is defeated."""
    s, drawn = pens.s, []
    for site in range(SITES):
        x, kind = 270.0 + 92 * int(site), int(s.sites[seat * SITES + site]) - 1
        if kind >= 0:
            id = BUILDING_IDS[kind]
            look = [rect(-40, -46, 80, 92, 9, cls="front"), sign(id, 0, 0, 70)]
            drawn.append(group(*look, at=(x, 414), title=pens.name(id), tip=id, key=f"aristocrat_{seat}_{site}"))
            continue
        goods = [int(SITE_COST[site * GOODS + good]) for good in range(GOODS)]
        look = [rect(-40, -46, 80, 92, 9, cls="slot"), *cost_row(goods, 0, 0, 18, 27)]
        locked = site == 2 and s.nest_count(seat) == 0
        look += [sign("skull", 0, -20, 34)] if site == 2 else [words(site + 1, 0, -12, 24, cls="dim")]
        title = pens.say("draw-site-locked" if locked else "draw-site", number=site + 1)
        drawn.append(group(*look, at=(x, 414), title=title, tip="site"))
    return drawn


def _nests(pens: Pens, seat: int) -> list[Element]:
    """Two golden piers, and what luxuries cost here and why."""
    s, drawn = pens.s, []
    taken = [place for place in range(3) for _ in range(s.nests[seat * 3 + place])]
    for pier in range(int(NESTS)):
        x = 534.0 + 46 * pier
        look: list[Element] = [rect(-19, 14, 38, 30, 3, cls="gold-jetty")]
        title, tip = pens.name("golden_pier"), "golden_pier"
        if pier < len(taken):
            tip = KIND_IDS[12 + taken[pier]]
            title = pens.say("draw-nest", kind=pens.name(tip), number=int(DISCOUNT[taken[pier]]))
            strength = int(STRENGTH_OF_KIND[12 + taken[pier]])
            look += [rect(-21, -30, 42, 46, 6, cls="front"), sign("nest", 0, -8, 38)]
            look.append(words(strength, 0, 36, 22, cls="mark"))
        drawn.append(group(*look, at=(x, 404), title=title, tip=tip))
    return [*drawn, _price(pens, seat)]


def _price(pens: Pens, seat: int) -> Element:
    """The price of a luxury: ten, less nests, less the theatre."""
    s, price, nests = pens.s, int(pens.s.luxury_price(seat)), int(pens.s.nest_discount(seat))
    theatre = 10 - price - nests
    look: list[Element] = [rect(-82, -21, 164, 42, 9, cls="slip"), sign("gems", -60, 0, 30), *coin(price, 60, 0, 40)]
    why = "".join(f" −{part}" for part in (nests, theatre) if part)
    look.append(words(f"10{why}" if why else "", 2, 7, 20, cls="dim"))
    title = pens.say("draw-luxury-price", number=price, nests=nests, theatre=theatre)
    return group(*look, at=(514, 516), title=title, tip="luxury", cls="" if s.expansion else "shut")


def _cannons(pens: Pens, seat: int) -> list[Element]:
    """The cannon track with the price of the next one, and the guns in all."""
    s, have = pens.s, int(pens.s.cannons[seat])
    drawn: list[Element] = []
    for place in range(int(CANNONS)):
        look: list[Element] = [sign("cannon", 0, 0, 38, cls="" if place < have else "shut")]
        if place == have:
            look += coin(int(CANNON_GOLD[place]), 0, 14, 26)
        drawn.append(group(*look, at=(252.0 + 37 * place, 510)))
    guns = int(s.guns(seat))
    pick = pens.pick("main_action:buy_cannon", "main_action:play:engineer:cannon") if seat == pens.viewer else None
    ground = rect(230, 486, 186, 50, 10, cls="lit" if pick else "slot")
    title = pens.say("draw-cannons", number=have, guns=guns)
    return [group(ground, *drawn, title=title, tip="cannon", pick=pick)]


__all__ = ["mats"]
