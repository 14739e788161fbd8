"""Company at the table, in the page: inviting, presence, chat, take-back, rematch, a lent seat, and settings."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.player import PATIENCE, PHONE, NewPage, Player, open_table, wait_asked

INSIDE = """() => {
    const box = document.querySelector(".company-menu")?.getBoundingClientRect();
    return box && box.width > 0 && box.left >= 0 && box.right <= innerWidth;
}"""
"""Whether the menu of the table is in the window."""
MENU = re.compile("^Table")
TWO = {"corp": "person", "runner": "person"}


def two_pages(new_page: NewPage, service: str) -> tuple[Page, Page]:
    links = open_table(service, game="netrunner", seats=TWO)
    return new_page(links["corp"]), new_page(links["runner"])


def test_a_friend_is_invited_by_a_link_and_is_seen_to_come_and_go(new_page: NewPage, service: str) -> None:
    links = open_table(service, game="netrunner", seats={"corp": "person", "runner": "open"}, name="Ada")
    host = new_page(links["corp"])
    invite = host.locator(".invite")
    expect(invite).to_contain_text("Waiting for the others")
    expect(invite.locator("img.code")).to_be_visible()
    address = invite.locator("input").input_value()
    friend = new_page("table/" + address.rpartition("/table/")[2])
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Take your seat: Runner").click()
    expect(invite).to_have_count(0)
    wait_asked(host)
    expect(host.locator(".company .presence.online")).to_have_text(re.compile("Ben.*here"))
    expect(friend.locator(".company .presence.online")).to_have_text(re.compile("Ada.*here"))
    friend.context.close()
    expect(host.locator(".company .presence.offline")).to_have_text(re.compile("Ben.*away"))


def test_the_badge_of_the_chat_counts_what_others_say_until_it_is_read(new_page: NewPage, service: str) -> None:
    corp, runner = two_pages(new_page, service)
    for page in (corp, runner):
        expect(page.locator(".company .presence.online")).to_be_visible()
    runner.get_by_role("button", name=MENU).click()
    for line in ("Hello", "Good luck"):
        runner.locator(".chat input").fill(line)
        runner.keyboard.press("Enter")
    badge = corp.locator(".company .badge")
    expect(badge).to_have_text("2 new")
    expect(runner.locator(".company .badge")).to_have_count(0)
    corp.get_by_role("button", name=MENU).click()
    expect(corp.locator(".chat")).to_contain_text("Good luck")
    expect(badge).to_have_count(0)
    corp.keyboard.press("Escape")
    expect(corp.locator(".company-menu")).to_have_count(0)
    corp.reload()
    expect(corp.locator(".company .presence.online")).to_be_visible()
    expect(badge).to_have_count(0)


def test_a_take_back_is_asked_refused_and_agreed(new_page: NewPage, service: str) -> None:
    corp, runner = two_pages(new_page, service)
    for page in (corp, runner):
        Player(page, ()).decide("keep")
    wait_asked(corp)
    corp.keyboard.press("Backspace")
    expect(corp.locator(".back-asked")).to_contain_text("waiting for Runner")
    expect(runner.locator(".back-asked")).to_contain_text("Corp asks to take")
    runner.locator(".back-asked .refuse").click()
    expect(corp.locator(".back-refused")).to_be_visible()
    expect(corp.locator(".back-asked")).to_have_count(0)
    corp.locator(".take-back").click()
    runner.locator(".back-asked .agree").click()
    expect(corp.locator('.choice[data-notation="mulligan"]')).to_be_visible()
    expect(runner.locator(".back-asked")).to_have_count(0)


def test_a_rematch_is_told_to_the_other_and_swaps_the_sides(new_page: NewPage, service: str) -> None:
    corp, runner = two_pages(new_page, service)
    wait_asked(corp)
    corp.get_by_role("button", name=MENU).click()
    corp.get_by_role("button", name="Resign").click()
    corp.locator("dialog.sure[open]").get_by_role("button", name="Resign").click()
    before = runner.url
    runner.locator("dialog.end .swap-sides").click()
    runner.wait_for_url(lambda url: url != before)
    told = corp.locator("dialog.end .rematch-told")
    expect(told).to_contain_text("Runner wants to play again with the sides swapped")
    before = corp.url
    corp.locator("dialog.end .new-game").click()
    corp.wait_for_url(lambda url: url != before)
    wait_asked(runner)
    expect(runner.locator(".company .presence.online")).to_have_text(re.compile("Runner.*here"))
    expect(corp.locator(".company .presence.online")).to_have_text(re.compile("Corp.*here"))


def test_settings_are_kept(new_page: NewPage, service: str) -> None:
    page = new_page(open_table(service, game="netrunner", seats={"corp": "house", "runner": "person"})["runner"])
    wait_asked(page)
    page.keyboard.press("?")
    page.get_by_label("very large letters").check()
    page.get_by_label("Patterns beside colours").uncheck()
    expect(page.locator("html")).to_have_class(re.compile("no-patterns"))
    page.reload()
    wait_asked(page)
    expect(page.locator("html")).to_have_css("--text-size", "1.3")
    expect(page.locator("html")).to_have_class(re.compile("no-patterns"))


def test_company_on_a_phone(new_page: NewPage, service: str) -> None:
    links = open_table(service, game="netrunner", seats=TWO)
    page, other = new_page(links["corp"], viewport=PHONE), new_page(links["runner"], viewport=PHONE)
    expect(page.locator(".company .presence.online")).to_be_visible()
    page.locator(".table-menu").click()
    page.wait_for_function(INSIDE, timeout=PATIENCE)
    expect(other.locator(".presence.online")).to_be_visible()


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
