"""What others do is seen happening: frame by frame, to be skipped, stopped and wound back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.player import PATIENCE, NewPage, Player, deckers_link, netrunner_link, wait_asked

CORP = {
    "turn": "corp",
    "corp": {"credits": 5, "clicks": 1, "deck": "Hedge Fund, Hedge Fund, Hedge Fund", "hand": "Hedge Fund"},
    "runner": {"credits": 2, "deck": "Diesel, Diesel, Diesel, Diesel", "hand": "Sure Gamble, Diesel"},
}


NETWORK = {
    "deckers": {
        "oshin-noro": {"at": "red2", "turns": 1, "hand": "payload glitch ping spoof mimic"},
        "monty-quantum": {"at": "green3", "turns": 1, "hand": "concentration impulse route-trace"},
    },
    "active": "oshin-noro",
    "objectives": ["copper-knowledge", "silver-swarm", "gold-hackman"],
    "row": ["scalpel", "fence", "zero-day", "prototype"],
    "spaces": {"green3": "green, black guardian", "red2": "2 red, black"},
}

WATCH = """() => {
    const layer = document.querySelector(".flights");
    new MutationObserver(all => {
        if (all.some(({addedNodes}) => addedNodes.length)) document.body.dataset.flown = "";
        if (layer.querySelector(".burst")) document.body.dataset.burst = "";
    }).observe(layer, {childList: true});
}"""
"""Marks the page when something has flown over the table."""

SKIP = """() => {
    document.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
    const moving = document.getAnimations().filter(({constructor}) => constructor === Animation);
    return document.querySelector(".flights").children.length + moving.length;
}"""
"""Skips, and counts what still moves then, but for what the style sheets move."""

LISTEN = """() => {
    document.body.dataset.made = 0;
    const Known = AudioContext;
    window.AudioContext = class extends Known {
        constructor() { super(); document.body.dataset.made++; }
    };
}"""
"""Counts what could be heard."""


def flown(page: Page) -> Locator:
    return page.locator("body[data-flown]")


def showing(new_page: NewPage, service: str, **more: Any) -> Page:
    """The Corp's turn is over, and the house plays the Runner's."""
    page = new_page(netrunner_link(service, "corp", CORP), shown=True, **more)
    wait_asked(page)
    page.evaluate(WATCH)
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
    page.locator(".again-strip").click()
    expect(page.locator(".prompt")).to_have_attribute("data-state", "showing")
    page.keyboard.press("Escape")
    wait_asked(page)


def test_who_comes_back_is_where_the_game_is(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service)
    page.reload()
    wait_asked(page)
    expect(page.locator(".showing")).to_have_count(0)


def test_what_happens_is_seen_to_move_and_skipping_ends_it_at_once(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service)
    expect(flown(page)).to_have_count(1)
    expect(page.locator(".flights")).to_have_attribute("aria-hidden", "true")
    assert page.evaluate(SKIP) == 0
    wait_asked(page)


def test_the_last_turn_is_seen_to_move_again(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service)
    page.keyboard.press("Escape")
    wait_asked(page)
    page.evaluate("delete document.body.dataset.flown")
    page.locator(".again-strip").click()
    expect(flown(page)).to_have_count(1)
    wait_asked(page)
    expect(page.locator(".flights > *")).to_have_count(0)


def test_nothing_flies_where_little_motion_is_wanted(new_page: NewPage, service: str) -> None:
    page = new_page(netrunner_link(service, "corp", CORP), shown=True, reduced_motion="reduce")
    wait_asked(page)
    page.evaluate(WATCH)
    player = Player(page, ("credit", "pass"))
    turn = page.locator(".log .event-turn-began")
    before = turn.count()
    while turn.count() == before:
        player.decide(player.choice(player.offered()))
        wait_asked(page)
    expect(flown(page)).to_have_count(0)


def test_an_explosion_is_seen(new_page: NewPage, service: str) -> None:
    """The shock wave, and Sparks that fly from it: the pieces are drawn as on the network."""
    page = new_page(deckers_link(service, NETWORK), shown=True)
    wait_asked(page)
    page.evaluate(WATCH)
    player = Player(page, ("end-actions", "hand-tile", "keep-row", "done"))
    while not page.locator(".prompt[data-state=showing]").count():
        player.decide(player.choice(player.offered()))
        page.locator(".prompt[data-state=asked], .prompt[data-state=showing]").wait_for(timeout=PATIENCE)
    expect(page.locator("body[data-burst]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".flights > *")).to_have_count(0)


def test_sounds_are_off_until_somebody_switches_them_on(new_page: NewPage, service: str) -> None:
    page = new_page(netrunner_link(service, "corp", CORP))
    wait_asked(page)
    page.evaluate(LISTEN)
    player = Player(page, ("credit", "pass"))
    player.decide(player.choice(player.offered()))
    wait_asked(page)
    expect(page.locator("body")).to_have_attribute("data-made", "0")
    page.keyboard.press("m")
    expect(page.locator("body")).to_have_attribute("data-made", "1")
    assert page.evaluate("JSON.parse(localStorage['cyberdeck-settings']).sound") is True
    page.keyboard.press("m")
    assert page.evaluate("JSON.parse(localStorage['cyberdeck-settings']).sound") is False
