"""What no worked example shows, over whole games at random: set-up, turns, quests, upgrades, the end."""

from __future__ import annotations

import pytest

from karavelle.games.pirates import GAME, scoring
from karavelle.games.pirates.content import CELLS, COLUMN_OF, MODULES, QUESTS, SPACE_IDS
from karavelle.games.pirates.state import QUEST_CELLS, Pirates
from karavelle.kernel.fields import NATURE, NOBODY
from karavelle.kernel.generator import Generator
from karavelle.lab.laws import generator_pick

from .script import PiratesScript
from .table import lay
from .walks import games, moments

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def played(position: str, *lines: str, seats: int = 2, **options: str) -> PiratesScript:
    """A position, and what happens in it."""
    table = PiratesScript(lay(seats, position, options))
    for line in lines:
        table.play(line)
    return table


# ------------------------------------------------------------------ set-up


@SEATS
def test_the_table_before_the_first_voyage(seats: int) -> None:
    """S2, S3, S5, S6, S8, S9, S13, S14: what lies where, and who begins."""
    for moment in moments(seats, seed=3):
        if moment.frame == "sail_to":
            break
    s = moment.state
    lying = [int(what) for what in s.cell if what >= 0]
    assert len(lying) == 27
    assert sum(1 <= what <= 8 for what in lying) == 8
    assert sum(9 <= what <= 20 for what in lying) == 4
    assert sum(21 <= what <= 42 for what in lying) == 15
    assert s.stage2_left == 41 and list(s.island) == [4, 4, 4]
    assert set(s.ship) == {0} and set(s.explorer) == {0} and set(s.upgrades) == {0} and set(s.tiles_left) == {31}
    assert sorted(s.value_tile) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert moment.actor == s.first == s.turn and s.round == 1
    assert s.last_player() == (s.first - 1) % s.boards


@SEATS
def test_start_quests(seats: int) -> None:
    """S12: two are drawn and one is kept; nothing is lost, and two lie open."""
    for moment in moments(seats, seed=4):
        if moment.frame == "keep_start_quest":
            assert len(moment.open) == 2
        if moment.frame == "sail_to":
            break
    s = moment.state
    assert list(s.quest_count)[:seats] == [1] * seats
    assert s.market_n == 2 and not any(s.drawn)
    assert s.deck_left == 25 - 2 - seats


def test_quest_hunters_keep_two_of_three() -> None:
    """S12, R113: module quest hunter."""
    sizes = []
    for moment in moments(2, seed=4, quest_hunter="on"):
        if moment.frame == "keep_start_quest":
            sizes.append(len(moment.open))
        if moment.frame == "sail_to":
            break
    assert sizes == [3, 2, 3, 2]
    assert list(moment.state.quest_count) == [2, 2] and moment.state.market_n == 3


def test_no_crowds_unless_one_wants_them() -> None:
    """S4: over many deals."""
    crowded = {"on": 0, "off": 0}
    for choice in crowded:
        for seed in range(60):
            for moment in moments(2, seed, limit_clusters=choice, layout="random"):
                if moment.frame == "sail_to":
                    crowded[choice] += PiratesScript.facts["crowd"][1](moment.state) != ["0"]
                    break
    assert crowded["on"] == 0
    assert crowded["off"] > 5


# ------------------------------------------------------------------ turns


def test_every_turn_is_a_voyage_and_a_stop() -> None:
    """R2, R11: each turn begins with sailing, and every ship comes nearer to Maracaibo."""
    for game in games():
        before: tuple[int, int] | None = None
        for moment in game:
            if moment.frame == "sail_to":
                seat = moment.actor
                column = int(COLUMN_OF[moment.state.ship[seat]])
                assert all(COLUMN_OF[SPACE_IDS.index(name)] > column for name in moment.open)
                assert before != (moment.state.round, seat) or moment.state.seats == 1
                before = (int(moment.state.round), seat)


@SEATS
def test_all_have_had_equally_many_turns(seats: int) -> None:
    """R1, R4: over whole games."""
    for seed in range(3):
        turns = [0] * 4
        last = -1
        for moment in moments(seats, seed):
            if moment.frame == "sail_to":
                turns[moment.actor] += 1
                last = moment.actor
        assert len(set(turns[:seats])) == 1 and turns[0] <= 33
        assert seats == 1 or last == moment.state.last_player()


def test_vp_and_treasures_never_shrink() -> None:
    """R67, R119, R120: only quest hunters lose points, and only at the end; doubloons are never negative."""
    for game in games(2, drawn=True):
        most = [0] * 4
        for moment in game:
            s = moment.state
            for board in range(s.boards):
                assert s.vp[board] >= most[board]
                most[board] = int(s.vp[board])
            assert min(s.doubloons) >= 0


def test_swords_are_new_every_turn() -> None:
    """R58: whoever sails has none."""
    for game in games(2, drawn=True):
        for moment in game:
            if moment.frame == "sail_to":
                assert moment.state.swords == 0 and moment.state.raid_used == 0


# ------------------------------------------------------------------ single rules


def test_bought_from_afar() -> None:
    """R40, R45: any face-up card of the type, any residence without an own marker."""
    position = "cell c1r1 i01 c1r2 i09 c2r1 hacienda c2r2 castle\nmarker castle P0\ndoubloons P0 20\n"
    crew = played(position + "plan P0 buy_improvement crew 3", "P0 buy_from_display ? c1r1 skip")
    assert crew.checks == 1
    played(position + "plan P0 build_residence", "P0 build_residence_choose ? hacienda skip")


def test_effects_of_an_option_come_before_the_next() -> None:
    """R57: the value marker of the Muskets is asked for before swords are spent again."""
    played(
        "own P0 ii21\nplan P0 raid 8 gold",
        "P0 raid_spend:ii21", "= vp P0 3", "= asked P0 value_marker_choose",
        "P0 value_marker_choose:skip", "P0 raid_spend ? std_vp std_doubloons end",
    )  # fmt: skip


def test_exploring_may_be_left_out() -> None:
    """R75: as a whole."""
    played("plan P0 explore 3\nask P1 sail_to", "P0 explore_move:skip", "= explorer P0 start", "= asked P1 sail_to")


def test_rivers_lie_behind_the_explorer() -> None:
    """R76, R77: c1 lies across the first river; the field can be used again."""
    played(
        "explorer P0 a6\nplan P0 explore 1\nplan P0 use_explorer_field",
        "P0 explore_move:go:c1", "= stat P0 rivers 1", "P0 choose_upgrade:s01",
        "= asked P0 choose_upgrade", "P0 choose_upgrade:s03", "= doubloons P0 5",
    )  # fmt: skip


def test_upgrades_once_and_for_good() -> None:
    """R82, R84, R85: a burial without a treasure comes to nothing, the marker stays; none need be made."""
    position = "upgrades P0 s01 s02\nplan P0 upgrade\nask P1 sail_to"
    played(position, "P0 choose_upgrade:s08", "= upgrades: P0 s01 s02 s08", "= asked P1 sail_to")
    played(position, "P0 choose_upgrade:s11", "= price P0 i09 0 7")
    played(position, "P0 choose_upgrade:skip", "= upgrades: P0 s01 s02")


def test_black_markets_keep_their_side() -> None:
    """R95: from set-up to the end."""
    for game in games(1):
        sides = None
        for moment in game:
            if moment.frame == "sail_to":
                sides = sides or list(moment.state.side)
                assert list(moment.state.side) == sides


def test_income_of_the_last_round_counts() -> None:
    """R123: five doubloons more are a point more."""
    table = played(
        "round 3\nown P0 i09\nplan nobody income 0", "= doubloons P0 5", "= sheet P0 doubloons 1", "= round 4"
    )
    assert table.state.over()


def test_jordan_from_the_gulf() -> None:
    """R133, R145: Maracaibo, 6 VP and an upgrade, no card; his cards bring him no income."""
    table = played(
        "ship J gulf\nown J i06\nplan nobody jordan_turn\nplan nobody end_turn 1",
        "= ship J start", "= vp J 6", "= track 2", "= doubloons J 0", "= round 2",
        seats=1,
    )  # fmt: skip
    assert table.state.actor == 0


def test_jordans_extra_action_comes_first() -> None:
    """R135, R142: B3 explores two fields before he sails, upgrades and raids; the shop is the stage II deck."""
    table = played(
        "ship J c4r2\ncell c5r2 martinique\nplan nobody jordan_card B3\nask P0 sail_to",
        "= explorer J a2", "= ship J c5r2", "= asked nature jordan_treasure", "- jordan_treasure:1", "= above J 1 0 0",
        seats=1,
    )  # fmt: skip
    assert table.state.vp[1] == 5
    played("plan nobody jordan_shop\nask P0 sail_to", "- draw_stage2:ii05", "= asked P0 sail_to", seats=1)


def test_declining_a_residence_by_house_rule() -> None:
    """R31: five doubloons, also for who cannot build."""
    position = "cell c5r2 hacienda\ndoubloons P0 {}\nplan P0 stop c5r2"
    declined = "P0 residence_stop:decline"
    played(position.format(16), declined, "= doubloons P0 21", residence_decline_doubloons="5")
    played(position.format(3), "= doubloons P0 8", residence_decline_doubloons="5")


# ------------------------------------------------------------------ what is hidden


def views(state: Pirates, viewer: int) -> Pirates:
    """The state as somebody sees it."""
    view = GAME.view(state, viewer)
    assert isinstance(view, Pirates)
    return view


def test_quests_of_others_are_backs() -> None:
    """R91: a view holds no quest of anybody else but those taken from the open market, and no order of the deck."""
    for game in games(2, drawn=True):
        for moment in game:
            if moment.frame != "sail_to" or moment.state.seats < 2:
                continue
            for viewer in (0, NOBODY):
                view = views(moment.state, viewer)
                assert sum(list(view.deck)[:QUESTS]) == 0
                for seat in range(view.seats):
                    known = sum(list(view.hand)[seat * QUEST_CELLS :][:QUESTS])
                    assert known == (sum(list(moment.state.hand)[:QUESTS]) if seat == viewer == 0 else 0)
                    assert view.quest_count[seat] == moment.state.quest_count[seat]


def test_face_down_cards_have_no_identity() -> None:
    """S3: nobody, not even the state, knows what lies there before it is turned up."""
    for moment in moments(2, seed=9, fog_locations="on", fog_improvements="on"):
        if moment.frame == "sail_step":
            break
    s = moment.state
    assert sorted({int(what) for what in s.cell if not 9 <= what <= 20}) == [-1, 85, 86]
    assert sum(s.coins) == 8 and not any(at == 5 for at in s.card_at)


@pytest.mark.parametrize("module", MODULES)
def test_every_module_alone_and_all_together(module: str) -> None:
    """Section 11, over whole games, for all numbers of seats."""
    everything = dict.fromkeys(MODULES, "on")
    for options in ({module: "on"}, everything):
        for seats in GAME.seats:
            generator, state = Generator(seats), GAME.new(seats, options)
            while not state.over():
                state.answer(generator_pick(state, generator))
            assert state.broken() == [] and state.actor == NOBODY
            assert len(GAME.sheets(state)) == seats and len(GAME.rival_sheets(state)) == (seats == 1)


def test_the_sheet_has_nine_parts_after_the_track() -> None:
    """R121, R122: at any moment, with their sum."""
    for moment in moments(3, seed=1):
        if moment.actor == NATURE:
            continue
        sheet = GAME.sheets(moment.state)[0]
        assert [line.category for line in sheet.lines] == [
            "track", "rivers", "doubloons", "cards", "cards_end", "residences", "treasures", "buried", "quests",
            "quest_bonus",
        ]  # fmt: skip
        assert sheet.lines[1].points in (0, 4, 8, 12, 16)


def test_laps_of_the_score_track() -> None:
    """R120."""
    assert [int(scoring.laps(vp)) for vp in (0, 1, 50, 51, 100, 101)] == [0, 0, 0, 1, 1, 2]
    assert CELLS == 36


def test_alone_one_wins_with_more_points_than_jordan() -> None:
    """R146: equal is lost."""
    for vp, rank in ((10, 2), (11, 1)):
        table = played(f"vp P0 {vp} J 10\nask P0 sail_to", seats=1)
        assert GAME.ranks(table.state) == [rank]
