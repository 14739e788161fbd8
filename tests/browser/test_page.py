"""The page, in a real browser against the real service."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player import (
    NETRUNNER_PHONE,
    PHONE,
    NewPage,
    Player,
    netrunner_link,
    open_table,
    patient,
    wait_asked,
)

RUNNER = ("keep", "steal", "trash", "continue", "run", "play", "install", "pass")
MIDDLE: dict[str, Any] = {
    "corp": {
        "credits": 5,
        "hand": "Hedge Fund, Ice Wall, Priority Requisition, Enigma",
        "deck": "PAD Campaign, Hunter, Private Security Force, Hedge Fund, Enigma, Snare!, Priority Requisition",
        "score": "Private Security Force, Private Security Force",
    },
    "runner": {
        "credits": 5,
        "hand": "Sure Gamble, Crypsis, Diesel, Infiltration",
        "deck": "Sure Gamble, Armitage Codebusting, Diesel, Modded, Crypsis, The Maker's Eye, Sure Gamble, Diesel",
        "score": "Private Security Force, Private Security Force",
    },
    "servers": {"hq": {"ice": "Ice Wall"}, "rd": {"ice": "Enigma"}, "remote1": {"root": "PAD Campaign"}},
}
CORP = ("keep", "score", "advance", "draw", "play", "install", "rez", "pass")


def sit_down(page: Page, button: str) -> None:
    page.locator(button).click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    wait_asked(page)


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "Play now"), ("de-AT", "Jetzt spielen"), ("pl", "Zagraj teraz"), ("ru", "Играть"), ("fr", "Play now")],
)
def test_the_start_page_speaks_the_language_of_the_browser(new_page: NewPage, locale: str, words: str) -> None:
    page = new_page(locale=locale)
    expect(page.locator("h1")).to_have_text("Cyberdeck")
    expect(page.locator(".play-now")).to_contain_text(words)


def test_a_chosen_language_is_remembered(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".language").select_option("de")
    expect(page.locator(".play-now")).to_contain_text("Jetzt spielen")
    page.reload()
    expect(page.locator(".play-now")).to_contain_text("Jetzt spielen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    sit_down(page, ".play-now")
    expect(page.locator(".log li").first).to_contain_text("Konzern")
    page.locator(".language").select_option("en")
    expect(page.locator(".log li").first).to_contain_text("Corp")


def begin(page: Page, side: str) -> None:
    """Set a game up: that side against the house."""
    page.goto(f"{page.url}play/netrunner")
    page.locator(f".side-{side}").check(force=True)
    page.locator(".start-game").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    wait_asked(page)


def test_a_friend_gets_a_link(new_page: NewPage) -> None:
    page = new_page("play/netrunner")
    page.locator(".side-corp").check(force=True)
    page.locator(".way-friend").check(force=True)
    page.locator(".start-game").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    theirs = page.locator(".invite input").input_value()
    assert re.search(r"/table/[0-9a-f]{16}$", theirs)
    expect(page.locator(".invite img.code")).to_be_visible()
    friend = new_page(theirs.partition("/table/")[1].lstrip("/") + theirs.partition("/table/")[2])
    friend.locator(".invited-page .primary").click()
    expect(page.locator(".invite")).to_have_count(0)
    for side, seat in (("corp", page), ("runner", friend)):
        expect(seat.locator(".presence.online")).to_be_visible()
        expect(seat.locator(f".seat-{side}").first).to_be_attached()


def test_an_unknown_link_says_so(new_page: NewPage) -> None:
    page = new_page("t/nobody")
    expect(page.locator("main")).to_contain_text("There is no table behind this link")


def test_a_full_table_says_so(browser: Browser, service: str) -> None:
    """Two want the same seat; the later one is told why not, and may watch."""
    open_table(service, game="netrunner", seats={"corp": "open", "runner": "person"}, public=True)
    first, late = (patient(browser.new_context(locale="en").new_page()) for _ in range(2))
    for guest in (first, late):
        guest.goto(f"{service}watch")
        guest.locator('a[href^="/table/"]').first.click()
        guest.locator(".invited .primary").wait_for()
    first.locator(".invited .primary").click()
    first.wait_for_url(re.compile(r"/t/[\w-]+$"))
    late.locator(".invited .primary").click()
    expect(late.locator(".failed")).not_to_be_empty()
    late.reload()
    expect(late.locator(".hint")).to_have_text("All seats of this table are taken.")
    expect(late.locator('.invited a[href^="/watch/"]')).to_be_visible()
    for guest in (first, late):
        guest.context.close()


def test_things_can_be_clicked(new_page: NewPage, service: str) -> None:
    """From a position without ice, so that the run waits for the Runner at the server."""
    page = new_page(netrunner_link(service, "runner", {"turn": "runner", "corp": {"deck": "Hedge Fund, Hedge Fund"}}))
    wait_asked(page)
    expect(page.locator(".server.legal")).not_to_have_count(0)
    page.locator('.server[data-name="rd"]').click()
    expect(page.locator("[data-token=run]")).to_have_count(1)
    expect(page.locator(".log li", has_text="Runner runs on R&D")).to_have_count(1)


def test_a_card_can_be_looked_at(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, ".play-now")
    zoom, card = page.locator("dialog.zoom"), page.locator(".player.mine .card .face").first
    card.hover()
    expect(page.locator(".preview .print")).to_be_visible()
    card.click()
    expect(zoom.locator("h2")).to_contain_text("Kate")
    expect(zoom.locator(".text")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(zoom).to_be_hidden()
    card.focus()
    for key in ("Escape", "Enter"):
        page.keyboard.press("i")
        expect(zoom.locator(".close")).to_be_visible()
        zoom.locator(".close").focus()
        page.keyboard.press(key)
        expect(card).to_be_focused()


def test_a_card_is_looked_at_again_at_once(new_page: NewPage) -> None:
    """The browser tells late that a dialog has been closed: by then it may be open again."""
    page = new_page()
    sit_down(page, ".play-now")
    page.locator(".player.mine .card .face").first.focus()
    page.keyboard.press("i")
    zoom = page.locator("dialog.zoom")
    expect(zoom).to_be_visible()
    zoom.evaluate("""dialog => {
        new MutationObserver((_, watch) => {
            watch.disconnect();
            document.dispatchEvent(new KeyboardEvent("keydown", { key: "i" }));
        }).observe(dialog, { attributeFilter: ["open"] });
        dialog.addEventListener("close", () => setTimeout(() => (dialog.dataset.told = "yes")));
    }""")
    page.keyboard.press("Escape")
    expect(zoom).to_have_attribute("data-told", "yes")
    expect(zoom).to_be_visible()


def test_a_long_press_looks_at_a_card(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    sit_down(page, ".play-now")
    card = page.locator(".hand .card .face").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("dialog.zoom h2")).to_be_visible()


def test_a_refusal_is_told_and_the_question_stays(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, ".play-now")
    page.evaluate("""() => {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            const said = JSON.parse(text);
            if (said.type !== "decide") return send.call(this, text);
            WebSocket.prototype.send = send;
            this.send(JSON.stringify({ ...said, notation: "nonsense" }));
        };
    }""")
    page.locator(".panel .choice").first.click()
    expect(page.locator(".toast")).to_contain_text("nonsense")
    expect(page.locator(".panel .choice:enabled")).to_have_count(2)
    Player(page, ()).decide("keep")
    expect(page.locator(".toast")).to_be_empty()


@pytest.mark.parametrize(("side", "wishes"), [("runner", RUNNER), ("corp", CORP)], ids=["runner", "corp"])
def test_a_whole_game(new_page: NewPage, side: str, wishes: tuple[str, ...]) -> None:
    page = new_page()
    begin(page, side)
    assert Player(page, wishes).play() > 0
    ended_and_begun_anew(page)


@pytest.mark.parametrize(("side", "wishes"), [("runner", RUNNER), ("corp", CORP)], ids=["runner", "corp"])
def test_a_game_is_played_to_its_end_on_a_phone(
    new_page: NewPage, service: str, side: str, wishes: tuple[str, ...]
) -> None:
    """From its middle: the Corporation has cards for seven turns."""
    page = new_page(netrunner_link(service, side, {**MIDDLE, "turn": side}), viewport=PHONE)
    wait_asked(page)
    assert Player(page, wishes, areas=NETRUNNER_PHONE).play() > 0
    ended_and_begun_anew(page)


def ended_and_begun_anew(page: Page) -> None:
    end = page.locator("dialog.end")
    expect(end.locator("h1")).to_have_text(re.compile(r"^You (win|lose)\.$"))
    expect(end.locator("p").first).not_to_be_empty()
    end.locator(".new-game").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(end).to_have_count(0)
    wait_asked(page)
