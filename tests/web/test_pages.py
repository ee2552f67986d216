"""Every page, in both languages, in every light and at every width: axe finds nothing, nothing is cut off."""

from __future__ import annotations

import io
import json
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import expect

from karavelle.kernel import registry
from karavelle.kernel.match import Match
from tests.web.sailor import Sailor

WIDTHS = (360, 820, 1440, 3840)
THEMES = ("light", "dark", "contrast")
PAGES = ("/", "/new", "/lobby", "/tables", "/account", "/settings", "/rules/grog", "/nowhere")


def settle(one: Sailor) -> None:
    """Waits until a page is there with all that it asks for."""
    one.faults = [fault for fault in one.faults if "404" not in fault]  # /nowhere is told to be nowhere
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_selector("h1, .bar")
    expect(one.page.locator("[aria-busy=true]")).to_have_count(0)


def findings(one: Sailor) -> list[str]:
    """What axe has to say about the page."""
    result = Axe().run(one.page)
    return [
        f"{found['id']}: {node['html'][:160]}" for found in result.response["violations"] for node in found["nodes"]
    ]


def over(game: str) -> Match:
    """A finished match of two."""
    match = Match.new(game, ["Anna", "Ben"][: registry.find(game).seats[0]], seed="a page")
    while not match.over:
        match.play(match.names()[-1])
    return match


def prefer(one: Sailor, **what: object) -> None:
    """Sets preferences before any page is loaded."""
    one.context.add_init_script(f"localStorage.setItem('karavelle', JSON.stringify({json.dumps(what)}))")


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_any_page(sailor: Callable[..., Sailor], theme: str) -> None:
    one = sailor()
    prefer(one, theme=theme)
    one.come("Anna")
    for page in PAGES:
        one.open(page)
        settle(one)
        assert findings(one) == [], page


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", registry.ids())
def test_axe_finds_nothing_at_a_table(sailor: Callable[..., Sailor], game: str, theme: str) -> None:
    one = sailor()
    prefer(one, theme=theme)
    one.come("Anna")
    most = registry.find(game).seats[-1]
    waiting = one.set_table(game, {"kind": "me"}, *[{"kind": "open"}] * (most - 1))
    playing = one.set_table(game, {"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (most - 1))
    ended = one.api("POST", "/api/tables/import", over(game).export(reveal=True))["table"]
    one.open(f"/g/{waiting}")
    settle(one)
    assert findings(one) == []
    one.at(playing)
    for _ in range(4):
        one.wait_for_turn()
        one.click()
    one.wait_for_turn()
    assert findings(one) == []
    for name in ("Menu", "Help", "Rules"):
        one.page.get_by_role("button", name=name, exact=True).click()
        settle(one)
        assert findings(one) == [], name
        one.press("Escape")
    for tab in ("Points", "Chat", "Notes"):
        one.page.get_by_role("tab", name=tab).click()
        assert findings(one) == [], tab
    for path in (f"/g/{ended}", f"/g/{ended}/10"):
        one.open(path)
        settle(one)
        assert findings(one) == [], path


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_is_wider_than_the_screen(sailor: Callable[..., Sailor], width: int) -> None:
    one = sailor(viewport={"width": width, "height": 900})
    one.come("Anna")
    table = one.set_table("grog", {"kind": "me"}, {"kind": "bot", "bot": "random"})
    for page in (*PAGES, f"/g/{table}"):
        one.open(page)
        settle(one)
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width, page


def test_the_whole_client_speaks_german(sailor: Callable[..., Sailor]) -> None:
    one = sailor(locale="de")
    one.open()
    expect(one.page.locator("h1")).to_have_text("Leinen los!")
    one.page.get_by_role("button", name="Gegen Bots spielen").first.click()
    one.wait_for_turn()
    assert one.page.locator("html").get_attribute("lang") == "de"
    expect(one.page.get_by_role("tab", name="Verlauf")).to_be_visible()


def test_the_language_is_changed_on_the_spot(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    one.open()
    expect(one.page.locator("h1")).to_have_text("Set sail.")
    one.page.get_by_label("Language").select_option("de")
    expect(one.page.locator("h1")).to_have_text("Leinen los!")
    expect(one.page.locator(".card", has_text="Grog Island").locator("p").first).to_contain_text("Piraten")
    one.page.reload()
    expect(one.page.locator("h1")).to_have_text("Leinen los!")


def test_prompts_lead_to_the_rule(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    one.come("Anna")
    one.at(one.set_table("grog", {"kind": "me"}, {"kind": "bot", "bot": "random"}))
    one.wait_for_turn()
    cite = one.page.locator(".cite").first
    rule = cite.inner_text()
    cite.click()
    expect(one.page.locator("dialog .wanted")).to_contain_text(rule)


def test_the_table_in_words(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    one.come("Anna")
    one.at(one.set_table("grog", {"kind": "me"}, {"kind": "bot", "bot": "random"}))
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_text("The table in words instead of a picture").click()
    one.page.wait_for_selector(".in-words table caption")
    one.press("Escape")
    one.wait_for_turn()
    one.click()


def test_an_account_keeps_the_seats_of_the_guest(sailor: Callable[..., Sailor]) -> None:
    one, other = sailor(), sailor()
    one.open()
    grog = one.page.locator(".card", has_text="Grog Island")
    grog.get_by_role("button", name="Play against bots").click()
    one.page.wait_for_selector(".at-table")
    table = one.page.url.split("/")[-1]
    name = f"Cora {table}"
    one.open("/account")
    one.page.get_by_label("Name").fill(name)
    one.page.get_by_label("Password (8").fill("nine lanterns")
    one.page.get_by_role("button", name="Make an account").click()
    expect(one.page.locator(".toast")).to_contain_text(name)
    other.open("/account")
    other.page.get_by_label("Name").fill(name)
    other.page.get_by_label("Password (8").fill("nine lanterns")
    other.page.get_by_role("button", name="Sign in").click()
    other.page.get_by_role("link", name="Grog Island").first.wait_for()
    other.open(f"/g/{table}")
    assert other.wait_for_turn()


def test_a_hint_shows_what_the_captain_would_do_and_can_be_taken(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    one.come("Anna")
    one.at(one.set_table("grog", {"kind": "me"}, {"kind": "bot", "bot": "sailor"}))
    one.wait_for_turn()
    one.page.get_by_role("button", name="Hint").click()
    advice = one.page.locator(".advice")
    expect(advice).to_contain_text("The captain would")
    expect(one.page.locator(".hinted")).to_have_count(1)
    assert findings(one) == []
    number = one.number
    advice.get_by_role("button").first.click()
    one.wait_beyond(number)
    expect(one.page.locator(".advice")).to_have_count(0)


def test_a_finished_game_is_looked_back_at_and_its_turning_points_lead_there(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    one.come("Anna")
    table = one.api("POST", "/api/tables/import", over("grog").export(reveal=True))["table"]
    one.open(f"/g/{table}")
    one.page.locator(".review summary").click()
    turns = one.page.locator(".review .turns a")
    turns.first.wait_for(timeout=60_000)
    assert 1 <= turns.count() <= 3
    expect(one.page.locator(".review .turning")).to_have_count(turns.count())
    assert findings(one) == []
    turns.first.click()
    expect(one.page.locator(".travel")).to_be_visible()


@pytest.mark.parametrize("game", registry.ids())
def test_the_picture_of_a_game_is_drawn_on_the_landing_page(sailor: Callable[..., Sailor], game: str) -> None:
    """It shows a real position: many colours, none of which covers most of it."""
    one = sailor()
    one.open()
    picture = one.page.locator(f'.card img[src="/pictures/{game}.svg"]')
    picture.scroll_into_view_if_needed()
    one.page.wait_for_function("one => one.complete && one.naturalWidth > 0", arg=picture.element_handle())
    shot = Image.open(io.BytesIO(picture.screenshot())).convert("RGB").quantize(64).convert("RGB")
    colours = shot.getcolors() or []
    assert len(colours) >= 32
    assert max(count for count, _ in colours) < shot.width * shot.height / 2
