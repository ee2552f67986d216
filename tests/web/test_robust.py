"""What goes wrong with networks, servers and tabs ends in the right state, without anybody loading a page by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.processes import Server
from tests.web.sailor import Sailor


def alone(one: Sailor) -> str:
    """A table of Grog Island against a bot, some answers on."""
    one.come("Anna")
    table = one.set_table("grog", {"kind": "me"}, {"kind": "bot", "bot": "random"})
    one.at(table)
    for _ in range(6):
        one.wait_for_turn()
        one.click()
    one.wait_for_turn()
    return table


def forgive(one: Sailor) -> None:
    """The console tells of the broken connection; that is as it should be."""
    one.faults = [f for f in one.faults if "WebSocket" not in f and "Failed to load resource" not in f]


def test_after_loading_the_page_again_everything_is_as_it_was(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    alone(one)
    before = (one.prompt(), one.page.locator(".log li div p").all_inner_texts())
    one.page.reload()
    one.wait_for_turn()
    assert (one.prompt(), one.page.locator(".log li div p").all_inner_texts()) == before


def test_a_second_tab_follows_the_first(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    alone(one)
    first, one.page = one.page, one.new_page()
    one.page.goto(first.url)
    one.wait_for_turn()
    one.click()
    number = one.number
    first.wait_for_function("n => Number(document.querySelector('.at-table').dataset.number) >= n", arg=number)


def test_a_server_that_is_killed_and_comes_back(
    sailor: Callable[..., Sailor], open_server: Callable[..., Server]
) -> None:
    server = open_server(bots=1)
    one = sailor(server)
    table = alone(one)
    server.kill()
    expect(one.page.locator(".bar .lost")).to_be_visible()
    number, target = one.number, one.targets()[0]
    target.click()  # it is kept, and sent when the server is there again
    server.start()
    one.wait_beyond(number)
    expect(one.page.locator(".bar .lost")).to_have_count(0)
    one.wait_for_turn()
    one.click()
    assert one.api("GET", f"/api/tables/{table}")["number"] >= one.number
    forgive(one)


def test_a_lost_network_comes_back(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    alone(one)
    one.context.set_offline(True)
    one.page.evaluate("dispatchEvent(new Event('offline'))")
    number = one.number
    one.targets()[0].click()
    one.context.set_offline(False)
    one.wait_beyond(number)
    one.wait_for_turn()
    forgive(one)


def test_a_stale_tab_is_told_and_shows_the_present(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    table = alone(one)
    view = one.api("GET", f"/api/tables/{table}")
    option = view["answers"][0]["name"]
    one.page.evaluate("() => { WebSocket.prototype.realSend = WebSocket.prototype.send; }")
    one.page.evaluate(
        """([option, after]) => {
          WebSocket.prototype.send = function (text) {
            const said = JSON.parse(text);
            this.realSend(JSON.stringify(said.do === "answer" ? {...said, after} : said));
          };
        }""",
        [option, view["after"] - 1],
    )
    one.targets()[0].click()
    expect(one.page.locator(".toast")).to_contain_text("gone on")
    one.page.evaluate("() => { WebSocket.prototype.send = WebSocket.prototype.realSend; }")
    one.click()


def test_a_new_client_replaces_the_old_one(
    sailor: Callable[..., Sailor], open_server: Callable[..., Server], tmp_path: Path
) -> None:
    one = sailor()
    one.open()
    one.page.wait_for_selector(".card")
    old = one.page.evaluate("document.documentElement.dataset.client")
    loads: list[str] = []
    one.page.on("load", lambda page: loads.append(page.url))
    one.page.route("**/api/lobby*", lambda route: route.fulfill(
        status=200, json={"tables": [], "next": None}, headers={"karavelle-client": "another"}))  # fmt: skip
    one.page.get_by_role("link", name="Lobby").click()
    one.page.wait_for_load_state("load")
    one.page.wait_for_selector("h1:has-text('Lobby')")
    assert loads and one.page.evaluate("document.documentElement.dataset.client") == old
    expect(one.page.locator(".toast")).to_contain_text("new version")  # it has tried once, and says so now


def test_the_service_worker_keeps_files_and_never_pages(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    one.open()
    one.page.wait_for_selector(".card")
    one.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    one.page.reload()
    one.page.wait_for_selector(".card")
    kept = one.page.evaluate(
        "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => "
        "(await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat())"
    )
    client = one.page.evaluate("document.documentElement.dataset.client")
    assert f"/web/{client}/app.js" in kept
    assert all(path.startswith(f"/web/{client}/") for path in kept)
    one.context.set_offline(True)
    one.page.goto(one.address + "/lobby")
    expect(one.page.locator("body")).to_contain_text("There is no network just now")
    one.context.set_offline(False)
    forgive(one)


def test_it_can_be_installed(sailor: Callable[..., Sailor]) -> None:
    one = sailor()
    one.open()
    href = one.page.locator("link[rel=manifest]").get_attribute("href")
    found = one.api("GET", str(href))
    assert found["display"] == "standalone" and found["start_url"] == "/"
    for icon in found["icons"]:
        assert one.context.request.get(f"{one.address}{str(href).rpartition('/')[0]}/{icon['src']}").ok


def test_a_fault_offers_a_report(sailor: Callable[..., Sailor]) -> None:
    one = sailor(permissions=["clipboard-read", "clipboard-write"])
    one.open()
    one.page.wait_for_selector(".card")
    one.page.evaluate("setTimeout(() => { throw new Error('the mast has broken'); })")
    one.page.get_by_role("button", name="Copy a report").click()
    assert "the mast has broken" in one.page.evaluate("navigator.clipboard.readText()")
    one.faults.clear()
