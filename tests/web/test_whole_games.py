"""Whole games of every game in a real browser: by mouse, by keyboard alone, and on a small touch screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karavelle.kernel import registry
from tests.web.sailor import Sailor

GAMES = [
    (id, options)
    for id in registry.ids()
    for options in (
        {},
        *(
            {variant.id: choice}
            for variant in registry.find(id).variants
            for choice in variant.choices
            if variant.apart and choice != variant.default
        ),
    )
]
NAMES = ["-".join([id, *options.values()]) for id, options in GAMES]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


ALSO_FOR_ONE = [game for game in registry.ids() if registry.find(game).seats[0] == 1]


def table_against_bots(one: Sailor, game: str, options: dict[str, str], least: int = 1) -> None:
    """A table of the fewest seats, or a few more, all others being bots that know how to bring a game to its end."""
    one.come("Anna")
    seats = [{"kind": "bot", "bot": "greedy"}] * (max(least, registry.find(game).seats[0]) - 1)
    one.at(one.set_table(game, {"kind": "me"}, *seats, options=options))


def finish(one: Sailor, answer: Callable[[], None]) -> None:
    """To the end, and the score sheet."""
    while one.wait_for_turn():
        answer()
    expect(one.page.locator(".ending h2")).to_contain_text("win")
    totals = one.page.locator(".ending tfoot tr").first.locator("td").all_inner_texts()
    view = one.api("GET", f"/api/tables/{one.page.url.split('/')[-1]}")
    assert totals == [str(sheet["total"]) for sheet in view["points"] + view["rivals"]]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=NAMES)
def test_by_mouse(sailor: Callable[..., Sailor], game: str, options: dict[str, str]) -> None:
    one = sailor()
    table_against_bots(one, game, options)
    finish(one, one.click)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=NAMES)
def test_by_keyboard(sailor: Callable[..., Sailor], game: str, options: dict[str, str]) -> None:
    one = sailor()
    table_against_bots(one, game, options)
    finish(one, one.answer_by_keys)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=NAMES)
def test_on_a_phone(sailor: Callable[..., Sailor], game: str, options: dict[str, str]) -> None:
    one = sailor(**PHONE)
    table_against_bots(one, game, options)
    finish(one, one.tap)
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


@pytest.mark.parametrize("game", ALSO_FOR_ONE)
@pytest.mark.parametrize("how", ["mouse", "keys", "touch"])
def test_with_two_bots_where_one_could_play_alone(sailor: Callable[..., Sailor], game: str, how: str) -> None:
    one = sailor(**PHONE) if how == "touch" else sailor()
    table_against_bots(one, game, {}, least=3)
    finish(one, {"mouse": one.click, "keys": one.answer_by_keys, "touch": one.tap}[how])


def test_a_newcomer_is_in_a_game_by_keys_alone_and_without_an_account(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    one.open()
    button = one.page.locator(".card", has_text="Grog Island").get_by_role("button", name="Play against bots")
    button.wait_for()
    for _ in range(60):
        one.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    one.press("Enter")
    one.page.wait_for_selector(".at-table")
    assert one.wait_for_turn() and one.targets()
    one.answer_by_keys()
