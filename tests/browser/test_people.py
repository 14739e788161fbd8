"""Who sits at the table, in the page: what cannot simply be undone asks first, and a lent seat comes back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.player import NewPage, open_table, wait_asked

MENU = re.compile("^Table")


def test_the_house_plays_only_when_asked_twice_and_gives_the_seat_back(new_page: NewPage, service: str) -> None:
    """Alone at a table for two, so that the game stands still while the house has the seat."""
    links = open_table(service, game="netrunner", seats={"corp": "person", "runner": "person"})
    page = new_page(links["runner"])
    page.get_by_role("button", name=MENU).click()
    page.get_by_role("button", name="Let the house play").click()
    dialog = page.locator("dialog.sure[open]")
    expect(dialog).to_contain_text("take your seat back")
    page.keyboard.press("Escape")
    expect(page.locator(".house-plays")).to_have_count(0)
    page.get_by_role("button", name="Let the house play").click()
    dialog.get_by_role("button", name="Let the house play").click()
    expect(page.locator(".house-plays")).to_contain_text("The house plays for you")
    page.locator(".house-plays button").click()
    expect(page.locator(".house-plays")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("the player is back in the seat")


def test_a_new_link_replaces_the_old_one_in_the_page(new_page: NewPage, service: str) -> None:
    page = new_page(open_table(service, game="netrunner", seats={"corp": "house", "runner": "person"})["runner"])
    wait_asked(page)
    before = page.url
    page.get_by_role("button", name=MENU).click()
    page.get_by_role("button", name="New link").click()
    page.locator("dialog.sure[open]").get_by_role("button", name="New link").click()
    page.wait_for_url(lambda url: url != before)
    page.reload()
    wait_asked(page)
    old = new_page(f"t/{before.rpartition('/')[2]}")
    expect(old.locator("main")).to_contain_text("There is no table behind this link")
