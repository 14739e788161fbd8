"""What others do is seen happening: frame by frame, to be skipped, stopped and wound back."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from browser.player import PATIENCE, STOP, NewPage, Player, deckers_link, netrunner_link, step_on, wait_asked

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
    new MutationObserver(() => {
        if (document.querySelector(".prompt[data-state=showing]")) document.body.dataset.showing = "";
    }).observe(document.querySelector(".panel"), {subtree: true, childList: true, attributes: true});
}"""
"""Marks the page when something is shown, and when something has flown over the table; what is over leaves its mark."""

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


def shown(page: Page) -> Locator:
    return page.locator("body[data-showing]")


def flown(page: Page) -> Locator:
    return page.locator("body[data-flown]")


def showing(new_page: NewPage, service: str, stopped: bool = False) -> Page:
    """The Corp's turn is over, and the house plays the Runner's; it is shown, or stopped at the first that is."""
    page = new_page(netrunner_link(service, "corp", CORP), shown=True)
    decide_until_shown(page, ("credit", "pass"), stopped)
    return page


def decide_until_shown(page: Page, wishes: Sequence[str], stopped: bool = False) -> None:
    wait_asked(page)
    page.evaluate(WATCH)
    if stopped:
        page.evaluate(STOP)
    player = Player(page, wishes)
    while not shown(page).count():
        player.decide(player.choice(player.offered()))
        page.wait_for_function(
            "document.querySelector('body[data-showing], .prompt[data-state=asked]') !== null", timeout=PATIENCE
        )


def test_the_opponents_turn_is_seen_and_can_be_skipped(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service, stopped=True)
    step_on(page)
    expect(page.locator(".panel .choice[data-notation]")).to_have_count(0)
    expect(page.locator(".showing .line")).not_to_be_empty()
    expect(page.locator(".showing .line")).to_have_text(page.locator(".log li").last.inner_text())
    page.keyboard.press("Escape")
    wait_asked(page)
    expect(page.locator(".showing")).to_have_count(0)


def test_it_is_stopped_and_wound_back(new_page: NewPage, service: str) -> None:
    page = showing(new_page, service, stopped=True)
    step_on(page)
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
    page.evaluate("delete document.body.dataset.showing")
    page.locator(".again-strip").click()
    expect(shown(page)).to_have_count(1)
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
    decide_until_shown(page, ("end-actions", "hand-tile", "keep-row", "done"))
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
