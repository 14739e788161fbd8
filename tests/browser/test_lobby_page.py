"""The whole way in Chromium: a seek is taken, a rated game played, the rating changed, reviewed, and played again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.player import NewPage, Player

SIGNED_UP = """async name => {
    const headers = {"Content-Type": "application/json"};
    const body = JSON.stringify({name, password: "correct horse"});
    await fetch("/api/accounts", {method: "POST", headers, body});
    localStorage.setItem("cyberdeck-signed-in", "yes");
}"""
SEAT = re.compile(r"/t/[\w-]+$")


def in_the_lobby(new_page: NewPage, name: str) -> Page:
    page = new_page("lobby")
    page.evaluate(SIGNED_UP, name)
    page.reload()
    expect(page.locator(".account-open")).to_have_text(name)
    return page


def become_friends(ann: Page, bob: Page) -> None:
    ann.locator(".ask-friend input").fill("bob")
    ann.locator(".ask-friend button").click()
    expect(ann.locator(".friends .asking")).to_contain_text("Bob")
    bob.reload()
    bob.locator(".friends .asks .agree").click()
    expect(bob.locator(".friends li.online .who")).to_have_text("Ann")
    expect(bob.locator(".friends .challenge-friend")).to_be_visible()


def decide(player: Player, *decisions: str) -> None:
    for wanted in decisions:
        player.decide_until(wanted)
        player.decide(wanted)


@pytest.mark.slow
def test_from_a_seek_to_a_rated_game_its_review_and_a_rematch(new_page: NewPage, service: str) -> None:
    bob, ann = in_the_lobby(new_page, "Bob"), in_the_lobby(new_page, "Ann")
    become_friends(ann, bob)
    ann.locator(".new-seek").click()
    ann.locator(".seek-runner").uncheck()
    ann.locator(".seek-begin").click()
    expect(ann.locator(".own-seek")).to_be_visible()
    row = bob.locator(".seeks li")
    expect(row).to_contain_text("Ann")
    expect(row).to_contain_text("rated")
    row.locator(".sit-down").click()
    for page in (ann, bob):
        page.wait_for_url(SEAT)
    corp, runner = (Player(page, ("pass", "continue", "done")) for page in (ann, bob))
    decide(corp, "keep")
    decide(runner, "keep")
    decide(corp, "credit", "credit", "credit")
    corp.decide(corp.offered()[0])
    decide(runner, "credit", "credit", "credit", "credit")
    bob.get_by_role("button", name=re.compile("^Table")).click()
    bob.get_by_role("button", name="Resign").click()
    bob.locator("dialog.sure[open]").get_by_role("button", name="Resign").click()

    before = bob.url
    bob.locator("dialog.end .swap-sides").click()
    bob.wait_for_url(lambda url: url != before)
    told = ann.locator("dialog.end .rematch-told")
    expect(told).to_contain_text("Bob wants to play again with the sides swapped")
    review = ann.locator("dialog.end .to-review").get_attribute("href") or ""
    before = ann.url
    ann.locator("dialog.end .new-game").click()
    ann.wait_for_url(lambda url: url != before)
    Player(bob, ()).offered()

    bob.goto(f"{service}players/Ann")
    expect(bob.locator(".rating-card.corp .rating")).to_contain_text(re.compile(r"^1[56]\d\d"))
    expect(bob.locator(".results li")).to_contain_text("Bob")
    expect(bob.locator(".challenge-player")).to_be_visible()
    bob.goto(service.rstrip("/") + review)
    expect(bob.locator(".win-curve")).to_be_visible()
    expect(bob.locator(".review-progress")).to_have_count(0)
    expect(bob.locator(".accuracy li")).to_have_count(2)


def test_two_find_each_other_for_a_crew_of_three_and_the_computer_fills_up(new_page: NewPage) -> None:
    pages = [new_page("lobby") for _ in range(2)]
    for page in pages:
        page.locator("[data-crew='3']").click()
        page.wait_for_url(SEAT)
        expect(page.locator(".invite .fill")).to_be_visible()
    pages[1].locator(".invite .fill").click()
    for page in pages:
        expect(page.locator(".invite")).to_have_count(0)
    expect(pages[0].locator(".company .presence.online")).to_have_count(1)
