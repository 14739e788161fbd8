"""Tournaments, the campaign and the challenge of the week in the page."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from browser.player import PHONE, NewPage, fits, wait_asked
from cyberdeck.client import Service, new_token, wishes
from cyberdeck.service.wire import Resign

SECRET = "a long secret"


def sign_up(page: Page, name: str) -> None:
    page.locator(".account-open").click()
    page.locator("dialog.account input[name=name]").fill(name)
    page.locator("dialog.account input[name=password]").fill(SECRET)
    page.locator("dialog.account .create-account").click()
    expect(page.locator(".account-open")).to_have_text(name)
    page.locator("dialog.account .close").click()


def give_up(service: str, page: Page) -> None:
    """Whoever has the link may resign."""
    wait_asked(page)
    with Service(service) as guest, guest.sit(page.url) as seat:
        for _ in seat.questions():
            seat.send(Resign())


def test_a_tournament_is_announced_entered_and_played(new_page: NewPage, service: str) -> None:
    page = new_page("tournaments")
    expect(page.locator(".new-cup")).to_have_count(0)
    sign_up(page, "Ann")
    page.locator(".cup-name").fill("Neon Cup")
    page.locator(".announce").click()
    expect(page.locator("h1")).to_have_text("Neon Cup")
    page.locator(".enter-cup").click()
    expect(page.locator(".standings tbody tr.mine")).to_contain_text("Ann")
    expect(page.locator(".begin-cup")).to_have_count(0)
    with Service(service, new_token(service, "Bot", SECRET, new=True)) as bot:
        bot.ask(wishes.enter(page.url.rpartition("/")[2], {}))
    cup = page.url
    page.locator(".begin-cup").click()
    expect(page.locator(".round .matches li.mine")).to_contain_text("Bot")
    expect(page.locator(".play-bout")).to_have_count(2)
    page.goto(f"{service}lobby")
    expect(page.locator(".my-turns li")).to_have_count(2)  # of the account, though this browser has no links to them
    page.locator(".my-turns a").first.click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto(cup)
    page.locator(".play-bout").first.click()
    expect(page).to_have_url(re.compile("/t/"))
    guest = new_page("tournaments", viewport=PHONE, locale="de")
    expect(guest.locator("h1")).to_have_text("Turniere")
    guest.locator(".cup-list a").first.click()
    expect(guest.locator(".standings tbody tr")).to_have_count(2)
    fits(guest)


def test_the_week_has_a_result_and_the_campaign_goes_on_from_what_is_won(new_page: NewPage, service: str) -> None:
    page = new_page("weekly/deckers")
    expect(page.locator(".try-week")).to_have_count(0)
    sign_up(page, "Cy")
    page.locator(".try-week").click()
    expect(page).to_have_url(re.compile("/t/"))
    give_up(service, page)
    page.locator("dialog.end .to-cup").click()
    expect(page).to_have_url(re.compile("/weekly/deckers"))
    expect(page.locator(".try-week")).to_have_text("Try again, uncounted")
    with Service(service) as guest:
        while not guest.ask(wishes.week()).tries[0].outcome:
            page.wait_for_timeout(200)
    page.reload()
    expect(page.locator(".standings tr.mine")).to_have_text(re.compile("^1Cy.*Lost1"))
    page.goto(f"{service}campaign/deckers")
    rungs = page.locator(".rung-of-ladder")
    expect(rungs).to_have_count(10)
    expect(page.locator(".play-stage")).to_have_count(1)
    page.locator(".play-stage").click()
    expect(page).to_have_url(re.compile("/t/"))
    give_up(service, page)
    page.locator("dialog.end .to-cup").click()
    expect(page).to_have_url(re.compile("/campaign/deckers"))
    expect(page.locator(".play-stage")).to_have_count(1)  # lost: nothing has opened
    kept = json.dumps({"pace": "off", "campaign": {"won": ["1"], "tables": {}}})
    page.add_init_script(f"localStorage.setItem('cyberdeck-settings', {json.dumps(kept)})")
    page.reload()
    expect(page.locator(".play-stage")).to_have_count(2)
    expect(page.locator(".rung-of-ladder.won")).to_contain_text("Alpha-Moby")
