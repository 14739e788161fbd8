"""The table of Netrunner in a real browser: runs, windows, traces, keys, two people at one screen."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.player import PATIENCE, NewPage, Player, netrunner_link, wait_asked

RUN = {
    "turn": "runner",
    "corp": {"credits": 5, "deck": "Hedge Fund, Hedge Fund, Hedge Fund", "hand": "Hedge Fund, Hedge Fund"},
    "runner": {
        "credits": 20,
        "deck": "Diesel, Diesel, Diesel, Diesel",
        "rig": "Gordian Blade, The Personal Touch [on Gordian Blade], Akamatsu Mem Chip, "
        "Armitage Codebusting [credits 8]",
    },
    "servers": {"hq": {"ice": "Enigma [rezzed]"}, "rd": {"ice": "Hunter [rezzed]"}},
}


def runner(new_page: NewPage, service: str, **more: Any) -> Player:
    page = new_page(netrunner_link(service, "runner", RUN), **more)
    wait_asked(page)
    return Player(page, ("pass", "continue"))


def test_the_rig_lies_in_rows_with_what_is_hosted(new_page: NewPage, service: str) -> None:
    page = runner(new_page, service).page
    programs = page.locator(".shelf.type-program")
    expect(programs.locator(".host .card")).to_have_count(2)
    expect(programs.locator(".host")).to_have_attribute("aria-label", "On Gordian Blade")
    expect(page.locator(".shelf.type-hardware .card")).to_have_count(1)
    expect(page.locator(".shelf.type-resource .token.credits")).to_have_text("8")


def test_a_run_is_followed_along_the_ice(new_page: NewPage, service: str) -> None:
    """On the stage: where the Runner is, and what each subroutine does; passing says that they fire."""
    player = runner(new_page, service)
    page = player.page
    expect(page.locator(".stage")).to_have_count(0)
    player.decide("run hq")
    player.offered()
    expect(page.locator(".stage")).to_have_attribute("aria-label", "Run on HQ")
    expect(page.locator(".stage [data-token=run]")).to_be_visible()
    player.decide_until("break 1 gordian-blade")
    expect(page.locator(".gate[aria-current=step]")).to_contain_text("encounter")
    expect(page.locator(".met .power")).to_have_text("2")
    expect(page.locator(".met [data-sub]")).to_contain_text(["the Runner loses 1 click", "end the run"])
    expect(page.locator('.choice[data-notation="pass"]')).to_have_class(re.compile("risk"))
    expect(page.locator('.choice[data-notation="pass"]')).to_contain_text("Let 2 subroutines fire")
    breaking = page.locator('.choice[data-notation="break 1 gordian-blade"]')
    expect(breaking.locator(".price")).to_contain_text("1 credit")
    expect(breaking.locator(".does")).to_have_text(" → stops: the Runner loses 1 click")
    page.locator('.met [data-sub="0"] .breaks').click()
    expect(page.locator(".met [data-sub].broken")).to_have_count(1)
    player.offered()
    expect(page.locator('.choice[data-notation="pass"]')).to_contain_text("Let 1 subroutine fire")


def test_enter_never_does_what_hurts(new_page: NewPage, service: str) -> None:
    """At unbroken ice it breaks everything, and the button says for how much."""
    player = runner(new_page, service)
    player.decide("run hq")
    player.decide_until("break 1 gordian-blade")
    gold = player.page.locator(".panel .going-on")
    expect(gold).to_have_attribute("data-shortcut", "break-all gordian-blade")
    expect(gold.locator(".price")).to_contain_text("2 credits")
    player.press("Enter")
    expect(player.page.locator(".log")).to_contain_text("subroutine 2")
    expect(player.page.locator(".log")).not_to_contain_text("resolves subroutine")


def test_a_trace_is_a_clear_bid(new_page: NewPage, service: str) -> None:
    player = runner(new_page, service)
    player.decide("run rd")
    player.decide_until("number 0")
    expect(player.page.locator('.choice[data-notation="number 2"]')).to_have_text(
        re.compile(r"^\+2 → link 3 against \d+")
    )
    expect(player.page.locator(".trace")).to_contain_text("At stake: the Runner gets 1 tag.")
    player.decide("number 0")


def test_a_card_says_what_a_click_on_it_does(new_page: NewPage, service: str) -> None:
    """With the price; and basic actions keep their places, those that are not possible say why."""
    position = {**RUN, "runner": {**RUN["runner"], "hand": "Sure Gamble, Diesel"}}  # type: ignore[dict-item]
    page = new_page(netrunner_link(service, "runner", position))
    player = Player(page, ())
    player.offered()
    spots = page.locator(".hand .spot")
    expect(spots.locator(".does")).to_have_text(["Play 5", "Play"])
    slots = page.locator(".slot")
    expect(slots).to_contain_text(["Draw", "Credit", "Run", "Remove tag"])
    before = slots.evaluate_all("all => all.map(slot => slot.getBoundingClientRect().x)")
    dim = page.locator(".slot.dim")
    expect(dim).to_contain_text("Remove tag")
    dim.hover()
    expect(page.locator(".panel .hint")).to_contain_text("tag")
    spots.first.locator(".face").click()
    expect(page.locator(".hand .card")).to_have_count(1)
    player.offered()
    assert slots.evaluate_all("all => all.map(slot => slot.getBoundingClientRect().x)") == before


def test_an_option_shows_its_card(new_page: NewPage, service: str) -> None:
    player = runner(new_page, service)
    player.decide("run hq")
    player.decide_until("boost gordian-blade")
    player.page.locator('.choice[data-notation="boost gordian-blade"]').hover()
    expect(player.page.locator(".preview h2")).to_have_text("Gordian Blade")


def test_a_half_made_decision_is_left(new_page: NewPage, service: str) -> None:
    """By the button, and by Escape."""
    position = {"turn": "corp", "corp": {"hand": "PAD Campaign, Enigma", "deck": "Hedge Fund, Hedge Fund"}}
    player = Player(new_page(netrunner_link(service, "corp", position)), ())
    back = player.page.locator(".panel .cancel")
    player.decide_until("install enigma")
    offered = player.offered()
    expect(back).to_have_count(0)
    for by_key in (False, True):
        player.decide("install enigma")
        expect(back).to_be_enabled()
        if by_key:
            player.page.keyboard.press("Escape")
        else:
            back.click()
        expect(back).to_have_count(0)
        assert player.offered() == offered


def stop_at(page: Page, step: str, on: bool) -> None:
    page.keyboard.press("?")
    page.locator(f'dialog.help [data-step="{step}"]').set_checked(on)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.help")).to_be_hidden()


def test_the_game_stops_only_where_the_player_wants_it(new_page: NewPage, service: str) -> None:
    player = runner(new_page, service)
    stop_at(player.page, "run-2-1", False)
    player.decide("run hq")
    expect(player.page.locator(".prompt[data-state=asked]")).not_to_contain_text(
        re.compile("^Approaching ice: act or pass"), timeout=PATIENCE
    )
    assert player.offered()
    player.page.reload()
    wait_asked(player.page)
    player.page.keyboard.press("?")
    expect(player.page.locator('dialog.help [data-step="run-2-1"]')).not_to_be_checked()
    expect(player.page.locator('dialog.help [data-step="run-3-1"]')).to_be_checked()


def test_passing_for_the_rest_of_the_turn(new_page: NewPage, service: str) -> None:
    """With a Crash Space that could always be used, every window asks; after one click none does."""
    rig = {**RUN, "runner": {**RUN["runner"], "rig": "Decoy, Crash Space"}}  # type: ignore[dict-item]
    page = new_page(netrunner_link(service, "runner", {**rig, "servers": {}}))
    player = Player(page, ())
    player.decide("credit")
    if "pass" in player.offered():
        page.locator(".rest").click()
    for clicks in (3, 2):
        expect(page.locator(".prompt")).to_contain_text(f"You have {clicks} clicks left", timeout=PATIENCE)
        player.decide("credit")


def test_a_turn_by_keyboard_alone(new_page: NewPage, service: str) -> None:
    page = runner(new_page, service).page
    taken = 0
    while taken < 4:
        wait_asked(page)
        seq = page.locator(".panel").get_attribute("data-seq")
        if page.locator(".panel .going-on").count():
            page.keyboard.press("d")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("d")
            page.keyboard.press("ArrowRight")
            expect(page.locator(":focus")).to_have_attribute("data-notation", "credit")
            page.keyboard.press("Enter")
            taken += 1
        expect(page.locator(".panel")).not_to_have_attribute("data-seq", str(seq), timeout=PATIENCE)
    expect(page.locator(".log li", has_text="Runner gains 1 credit")).to_have_count(4)


def test_keys_lead_through_the_table(new_page: NewPage, service: str) -> None:
    """The log comes out of its drawer when the focus is in it."""
    page = runner(new_page, service).page
    for key, part in (("b", ".board"), ("h", ".hand"), ("l", ".log"), ("d", ".panel")):
        page.keyboard.press(key)
        expect(page.locator(f"{part} :focus, {part}:focus").first).to_be_in_viewport()
    page.keyboard.press("?")
    expect(page.locator("dialog.help kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.help")).to_be_hidden()


def test_writing_does_not_decide(new_page: NewPage, service: str) -> None:
    page = runner(new_page, service).page
    seq = page.locator(".panel").get_attribute("data-seq")
    page.locator(".company .bar button").last.click()
    page.locator(".chat input").fill("")
    page.locator(".chat input").press_sequentially("12 bits?")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_contain_text("12 bits?")
    expect(page.locator(".panel")).to_have_attribute("data-seq", str(seq))


def test_the_language_changes_in_the_middle_of_a_run(new_page: NewPage, service: str) -> None:
    player = runner(new_page, service)
    player.decide("run hq")
    player.offered()
    for language, words in (("de", "Runner"), ("pl", "Runner"), ("ru", "Раннер"), ("en", "Runner runs on HQ")):
        player.page.locator(".language").select_option(language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        expect(player.page.locator(".log li").first).to_contain_text(words)
        player.decide("pass" if "pass" in player.offered() else player.offered()[0])


def test_two_at_one_screen_do_not_see_each_others_cards(new_page: NewPage) -> None:
    page = new_page("play/netrunner")
    page.locator(".way-both").check(force=True)
    page.locator(".start-game").click()
    for side in ("Corp", "Runner"):
        expect(page.locator(".curtain h1")).to_have_text(side, timeout=PATIENCE)
        expect(page.locator(".hand, .log")).to_have_count(0)
        page.locator(".lift").click()
        expect(page.locator(".hand .card")).to_have_count(5)
        expect(page.locator(".prompt .whose")).to_have_text(side)
        page.locator('.choice[data-notation="keep"]').click()
