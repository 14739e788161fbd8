"""Days for a decision in the page: a webhook that is received, vacation, and the app without a connection."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from letterbox import Hooked, until
from playwright.sync_api import Browser, Page, expect
from server import Server

from browser.player import PATIENCE, NewPage, Player, open_table, patient, wait_asked
from cyberdeck.client import Service

DAYS = {"kind": "decision", "days": 3}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = tmp_path_factory.mktemp("service") / "tables.db"
    with Server(database, hooks_inside="yes", notice_after=0) as server:
        yield f"{server.address}/"


def signed_in(page: Page, name: str) -> None:
    page.locator(".account-open").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill("a long secret")
    page.locator(".create-account").click()
    expect(page.locator(".account-open")).to_have_text(name)


def test_whose_turn_it_is_hears_of_it_and_may_be_away(new_page: NewPage, service: str) -> None:
    with Hooked() as hooked:
        corp = new_page()
        signed_in(corp, "Ada")
        dialog = corp.locator("dialog.account")
        dialog.get_by_text("Notices and vacation").click()
        dialog.locator("input[name=hook]").fill(f"http://127.0.0.1:{hooked.port}/")
        dialog.locator(".keep-notices").click()
        expect(dialog.locator(".hearing [role=status]")).to_have_text("Kept.")
        expect(dialog.locator("code")).to_be_visible()

        links = open_table(service, game="netrunner", seats={"corp": "person", "runner": "person"}, clock=DAYS)
        corp.goto(service + links["corp"].lstrip("/"))
        runner = new_page(links["runner"].lstrip("/"))
        wait_asked(corp)
        corp.goto(service)
        until(lambda: hooked.posted, PATIENCE / 1000)
        turn = json.loads(hooked.posted[0][1])
        assert turn["seat"] == "corp"

        corp.locator(".account-open").click()
        dialog.get_by_text("Notices and vacation").click()
        dialog.locator("input[name=days]").fill("5")
        dialog.locator(".begin-vacation").click()
        expect(dialog.locator(".end-vacation")).to_be_visible()
        expect(runner.locator(".company .presence")).to_contain_text("away until")
        dialog.locator(".end-vacation").click()
        expect(dialog.locator(".begin-vacation")).to_be_visible()
        expect(runner.locator(".company .presence")).not_to_contain_text("away until")
        corp.goto(turn["link"])
        wait_asked(corp)


KEPT = """async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
}"""


def test_without_a_connection_the_app_says_so_and_keeps_nothing_else(browser: Browser, service: str) -> None:
    page = patient(browser.new_page(locale="de"))  # its console complains of the missing connection, as it should
    page.goto(service)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())")
    assert manifest["lang"] == "de"
    sizes = page.evaluate(
        "icons => Promise.all(icons.map(({ src }) => fetch(src).then(async it => it.ok && (await it.blob()).size)))",
        manifest["icons"],
    )
    assert len(sizes) == 4
    assert all(sizes)
    links = open_table(service, game="netrunner", seats={"corp": "house", "runner": "person"})
    page.goto(service + links["runner"].lstrip("/"))
    wait_asked(page)
    assert page.evaluate(KEPT) == ["/offline"]
    page.goto(service)
    page.context.set_offline(True)
    page.goto(service + links["runner"].lstrip("/"))
    expect(page.get_by_role("heading", name="Keine Verbindung")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Noch einmal versuchen").click()
    wait_asked(page)
    page.close()


def test_a_decision_is_left_ahead_and_followed(new_page: NewPage, service: str) -> None:
    """If he passes, I take another credit: he sees a decision, and nothing else."""
    position = {
        "turn": "runner",
        "corp": {"deck": "Hedge Fund, Hedge Fund", "hand": "Hedge Fund", "credits": 9},
        "runner": {"deck": "Sure Gamble, Sure Gamble", "credits": 0},
        "servers": {"remote1": {"root": "PAD Campaign"}},
    }
    people = {"corp": "person", "runner": "person"}
    links = open_table(service, game="netrunner", seats=people, clock=DAYS, setup={"position": position})
    with Service(service).sit(f"/{links['corp']}") as corp:
        next(corp.told())
        runner, asked = new_page(links["runner"]), corp.questions()
        Player(runner, ()).decide("credit")
        next(asked)
        runner.locator(".decide-ahead").click()
        runner.locator("dialog.ahead [data-step=credit]").click()
        expect(runner.locator(".ahead-answers")).to_be_visible()
        runner.locator(".leave-plan").click()
        expect(runner.locator(".plan-left")).to_contain_text("You will answer when you are asked: ")
        corp.decide("pass")
        next(asked)
        assert corp.view.runner.credits == 2
        expect(runner.locator(".plan-left")).to_have_count(0)
