"""Several people at one table: what each of them sees, taking back by agreement, one screen for two, words, links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from karavelle.games.grog.content import GOAL_IDS, GOAL_ROW
from karavelle.kernel.match import Match
from karavelle.server.store import Store, tables
from tests.server.processes import Server
from tests.web.sailor import Sailor


def two(sailor: Callable[..., Sailor], **how: Any) -> tuple[Sailor, Sailor, str]:
    """Anna and Ben in browsers of their own, at one table of Grog Island."""
    anna, ben = sailor(**how), sailor(**how)
    anna.come("Anna")
    ben.come("Ben")
    table = anna.set_table("grog", {"kind": "me"}, {"kind": "open"})
    ben.api("POST", f"/api/tables/{table}/deeds", {"do": "sit"})
    anna.at(table)
    ben.at(table)
    return anna, ben, table


def mover(*people: Sailor) -> Sailor:
    """The one whose turn it is, once the page of everybody shows it."""
    latest = max(one.number for one in people)
    for one in people:
        one.wait_beyond(latest - 1)
    return next(one for one in people if one.page.locator(".my-turn").count())


def play(moves: int, *people: Sailor) -> None:
    """So many answers, each by whoever is asked."""
    for _ in range(moves):
        one = mover(*people)
        one.wait_for_turn()
        one.click()


def truth(server: Server, table: str) -> Match:
    """The match as it really is, from the database."""
    store = Store(f"sqlite:///{server.folder / 'karavelle.db'}")
    with store.engine.connect() as db:
        found = tables.read(db, table)
    store.close()
    assert found is not None
    return found[0].table.playing()


def hidden_goals(match: Match, seat: int) -> set[str]:
    """The goal cards in the hand of this seat, but for those of which the other has seen a copy."""
    hands = list(match.state.goal_hand)  # type: ignore[attr-defined]
    mine = {GOAL_IDS[goal] for goal in range(len(GOAL_IDS)) if hands[seat * GOAL_ROW + goal]}
    seen = {line.rpartition(":")[2] for line in match.seen(1 - seat)}
    return mine - seen


def test_nothing_hidden_is_in_the_page_or_on_the_wire(sailor: Callable[..., Sailor], web: Server) -> None:
    anna, ben, table = two(sailor)
    watcher = sailor()
    watcher.at(table)
    play(14, anna, ben)
    match = truth(web, table)
    for seat, others in ((0, (ben, watcher)), (1, (anna, watcher))):
        secret = hidden_goals(match, seat)
        assert secret
        owner = (anna, ben)[seat]
        assert any(goal in owner.page.content() for goal in secret), "the owner sees his cards"
        for other in others:
            seen = other.page.content() + "".join(other.frames)
            assert not {goal for goal in secret if f'"{goal}' in seen or f"{goal}_" in seen}
    assert watcher.page.locator(".my-turn, .answers .answer, [data-open]").count() == 0
    assert match.seed and match.seed not in "".join(anna.frames + ben.frames + watcher.frames)


def test_an_answer_is_seen_at_the_other_screen(sailor: Callable[..., Sailor]) -> None:
    anna, ben, table = two(sailor)
    play(6, anna, ben)
    one = mover(anna, ben)
    other = ben if one is anna else anna
    one.click()
    other.wait_beyond(one.number - 1)
    groups = other.api("GET", f"/api/tables/{table}")["log"]["groups"]
    shown = other.page.locator(".log li div p").all_inner_texts()
    assert shown == [line for group in groups for line in group["lines"]]


def ask(one: Sailor, other: Sailor) -> None:
    """Somebody asks to take back what the other has answered to already."""
    while one.page.get_by_role("button", name="Ask to undo").count() == 0:
        play(1, one, other)
        for each in (one, other):
            each.wait_beyond(max(one.number, other.number) - 1)
    one.page.get_by_role("button", name="Ask to undo").click()
    expect(one.page.get_by_text("You have asked the others")).to_be_visible()


def test_taking_back_by_agreement(sailor: Callable[..., Sailor]) -> None:
    anna, ben, table = two(sailor)
    ask(anna, ben)
    answered = anna.api("GET", f"/api/tables/{table}")["answered"]
    ben.page.get_by_text("Anna asks to take the last move back").wait_for()
    ben.page.get_by_role("button", name="Agree").click()
    anna.page.wait_for_selector(".my-turn")
    assert anna.api("GET", f"/api/tables/{table}")["answered"] < answered


def test_a_refusal_is_shown(sailor: Callable[..., Sailor]) -> None:
    anna, ben, table = two(sailor)
    ask(anna, ben)
    ben.page.get_by_role("button", name="Refuse").click()
    expect(anna.page.get_by_text("You have asked the others")).to_have_count(0)
    assert anna.api("GET", f"/api/tables/{table}")["request"] is None


def test_words_reach_the_others(sailor: Callable[..., Sailor]) -> None:
    anna, ben, _ = two(sailor)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("<b>Ahoy</b>")
    anna.press("Enter")
    expect(ben.page.locator(".tabs .news")).to_have_text("1")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.locator(".chat")).to_contain_text("Anna <b>Ahoy</b>")


def test_two_at_one_screen_are_parted_by_a_curtain(sailor: Callable[..., Sailor]) -> None:
    both = sailor()
    both.come("Anna")
    table = both.set_table("grog", {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"})
    both.at(table)
    names = set()
    for _ in range(12):
        both.page.wait_for_selector(".my-turn [data-open], .my-turn .answer, .curtain")
        curtain = both.page.locator(".curtain")
        if curtain.count():
            name = curtain.locator("button").inner_text().removeprefix("I am ")
            assert f"Cards of {name}" not in both.page.content(), "his cards lie there before he has the screen"
            curtain.locator("button").click()
            both.page.get_by_text(f"Cards of {name}").wait_for()
            names.add(name)
        both.wait_for_turn()
        number = both.number
        both.luck.choice(both.targets()).click()
        both.page.wait_for_function(
            "n => document.querySelector('.curtain') || Number(document.querySelector('.at-table').dataset.number) > n",
            arg=number,
        )
    assert names == {"Anna", "Ben"}


def test_a_friend_comes_by_the_link_and_the_game_begins(sailor: Callable[..., Sailor]) -> None:
    anna, ben = sailor(), sailor()
    anna.open("/new/grog")
    anna.page.get_by_label("How many play").select_option("2")
    anna.page.get_by_label("Seat 2").select_option("open")
    anna.page.get_by_label("Name").fill("Anna")
    anna.page.get_by_role("button", name="Set the table").click()
    link = anna.page.locator(".invite code").inner_text()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for one in (anna, ben):
        one.page.wait_for_selector(".at-table")
    assert mover(anna, ben).wait_for_turn()


def test_a_link_to_a_seat_seats_once(sailor: Callable[..., Sailor]) -> None:
    anna, ben, late = sailor(), sailor(), sailor()
    anna.come("Anna")
    table = anna.set_table("grog", {"kind": "me"}, {"kind": "open"})
    secret = anna.api("POST", f"/api/tables/{table}/links", {"seat": 1})["secret"]
    for one, name in ((ben, "Ben"), (late, "Late")):
        one.open(f"/s/{secret}")
        one.page.get_by_label("Your name").fill(name)
        one.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".at-table")
    expect(late.page.locator(".toast")).to_contain_text("used already")
    late.faults = [fault for fault in late.faults if "404" not in fault]


def test_every_moment_has_a_link(sailor: Callable[..., Sailor]) -> None:
    anna, ben, table = two(sailor)
    play(8, anna, ben)
    anna.wait_beyond(ben.number - 1)
    texts = anna.page.locator(".log li p").all_inner_texts()
    anna.page.locator(".log .there").first.click()
    anna.page.wait_for_url(f"**/g/{table}/*")
    expect(anna.page.locator(".travel")).to_be_visible()
    ben.page.goto(anna.page.url)
    expect(ben.page.locator(".travel .prompt")).to_have_text(anna.page.locator(".travel .prompt").inner_text())
    anna.press("ArrowRight", "ArrowRight", "ArrowLeft")
    expect(anna.page.locator(".at-table")).not_to_have_attribute("data-place", "0")
    anna.press("Escape")
    expect(anna.page.locator(".travel")).to_have_count(0)
    assert anna.page.locator(".log li p").all_inner_texts() == texts


def test_after_the_end_there_is_replay_rematch_and_another_way(sailor: Callable[..., Sailor], web: Server) -> None:
    one = sailor()
    one.come("Anna")
    match = Match.new("grog", ["Anna", "Ben"], seed="over")
    while not match.over:
        match.play(match.names()[-1])
    table = one.api("POST", "/api/tables/import", match.export(reveal=True))["table"]
    one.at(table)
    one.page.wait_for_selector(".ending .course path.line-1")
    expect(one.page.locator(".ending .fair")).to_contain_text(str(match.seed))
    one.page.get_by_role("button", name="Replay").click()
    one.page.wait_for_url(f"**/g/{table}/0")
    one.press("End")
    one.page.get_by_role("button", name="Try it another way").click()
    one.page.locator("dialog").get_by_role("button", name="Go on from here").click()
    one.page.wait_for_function("table => !location.pathname.includes(table)", arg=table)
    assert one.wait_for_turn() or one.over
