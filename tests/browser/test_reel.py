"""What others do is seen happening: frame by frame, to be skipped, stopped and wound back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.player import PATIENCE, NewPage, Player, netrunner_link, wait_asked

CORP = {
    "turn": "corp",
    "corp": {"credits": 5, "clicks": 1, "deck": "Hedge Fund, Hedge Fund, Hedge Fund", "hand": "Hedge Fund"},
    "runner": {"credits": 2, "deck": "Diesel, Diesel, Diesel, Diesel", "hand": "Sure Gamble, Diesel"},
}


def showing(new_page: NewPage, service: str) -> Page:
    """The Corp's turn is over, and the house plays the Runner's."""
    page = new_page(netrunner_link(service, "corp", CORP), shown=True)
    wait_asked(page)
    player = Player(page, ("credit", "pass"))
    while not page.locator(".prompt[data-state=showing]").count():
        player.decide(player.choice(player.offered()))
        page.locator(".prompt[data-state=asked], .prompt[data-state=showing]").wait_for(timeout=PATIENCE)
    return page


def test_the_opponents_turn_is_seen_and_can_be_skipped(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service)
    expect(page.locator(".panel .choice[data-notation]")).to_have_count(0)
    expect(page.locator(".showing .line")).not_to_be_empty()
    expect(page.locator(".showing .line")).to_have_text(page.locator(".log li").last.inner_text())
    page.keyboard.press("Escape")
    wait_asked(page)
    expect(page.locator(".showing")).to_have_count(0)


def test_it_is_stopped_and_wound_back(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service)
    page.keyboard.press("p")
    shot = int(page.locator(".showing").get_attribute("data-shot") or 0)
    lines = page.locator(".log li").count()
    page.keyboard.press(",")
    expect(page.locator(".showing")).to_have_attribute("data-shot", str(shot - 1))
    expect(page.locator(".log li")).to_have_count(lines - 1)
    page.locator(".showing .on").click()
    expect(page.locator(".log li")).to_have_count(lines)
    page.locator(".showing .skip").click()
    wait_asked(page)


def test_a_click_into_the_table_is_enough_of_it(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service)
    page.locator(".board").click(position={"x": 300, "y": 100})
    wait_asked(page)
    page.locator(".once-more").click()
    expect(page.locator(".prompt")).to_have_attribute("data-state", "showing")


def test_who_comes_back_is_where_the_game_is(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service)
    page.reload()
    wait_asked(page)
    expect(page.locator(".showing")).to_have_count(0)
