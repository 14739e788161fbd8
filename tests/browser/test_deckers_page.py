"""The table of Deckers in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.player import DECKERS, DESKTOP, PATIENCE, PHONE, NewPage, Player, deckers_link, wait_asked

WISHES = ("hand-tile", "end-actions", "keep-row", "done", "take-nothing")
POSITION = {
    "deckers": {
        "oshin-noro": {"at": "red2", "turns": 1, "hand": "payload glitch ping spoof mimic"},
        "monty-quantum": {"at": "green3", "turns": 1, "hand": "concentration impulse route-trace"},
    },
    "objectives": ["copper-knowledge", "silver-swarm", "gold-hackman"],
    "row": ["scalpel", "fence", "zero-day", "prototype"],
    "spaces": {"green3": "green, black guardian", "red2": "2 red, black"},
}


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_of_deckers(new_page: NewPage, viewport: dict[str, int]) -> None:
    """Somebody who mostly ends his actions loses, but he sees it through."""
    page = new_page(viewport=viewport)
    page.locator(".play-deckers").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    wait_asked(page)
    assert Player(page, WISHES, areas=DECKERS).play() > 10
    end = page.locator("dialog.end")
    expect(end.locator("h1")).to_have_text(re.compile(r"^You (win|lose)\.$"))
    expect(end.locator("p").first).not_to_be_empty()
    end.locator(".new-game").click()
    expect(end).to_have_count(0)
    wait_asked(page)


def test_a_payment_shows_its_cards_and_can_be_changed(new_page: NewPage, service: str) -> None:
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}))
    player = Player(page, ())
    player.decide("move")
    player.decide("number 1")
    first = page.locator(".panel .sets .choice").first
    expect(first.locator(".bring i")).not_to_have_count(0)
    expect(first.locator(".symbols .shape")).not_to_have_count(0)
    first.hover()
    expect(page.locator(".hand .command.considered")).not_to_have_count(0)
    player.decide("other-payment")
    expect(page.locator(".hand .command.legal")).not_to_have_count(0)


def test_options_say_what_they_cost_and_what_comes_of_them(new_page: NewPage, service: str) -> None:
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}))
    player = Player(page, ())
    player.offered()
    expect(page.locator('.choice[data-notation="infect"] .price')).to_contain_text("1 red or more")
    player.decide("infect")
    expect(page.locator('.choice[data-notation="number 1"] .does').first).to_contain_text("Succeeds (92%)")
    player.decide("number 1")
    expect(page.locator('.choice[data-notation="pay payload"] .does').last).to_contain_text("Left over and lost: 1 red")


def test_a_space_is_chosen_on_the_network(new_page: NewPage, service: str) -> None:
    """By the mouse, and by the arrow keys and Enter."""
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}))
    player = Player(page, ())
    player.decide("move")
    player.decide("number 2")
    player.decide(next(choice for choice in player.offered() if choice.startswith("pay ")))
    expect(page.locator('.space[data-space="red6"]')).to_have_class(re.compile("legal"))
    seq = page.locator(".panel").get_attribute("data-seq")
    page.locator('.space[data-space="red6"]').click()
    expect(page.locator(".panel")).not_to_have_attribute("data-seq", str(seq), timeout=PATIENCE)
    if "take-nothing" in player.offered():
        player.decide("take-nothing")
    expect(page.locator('[data-lot="red6"] .avatar')).to_have_count(1)
    page.keyboard.press("b")
    expect(page.locator(".space.legal:focus")).to_have_count(1)
    here = page.locator(".space:focus").get_attribute("data-space")
    page.keyboard.press("ArrowDown")
    there = page.locator(".space:focus").get_attribute("data-space")
    assert there != here
    while not page.locator(".space.legal:focus").count():
        page.keyboard.press("ArrowUp")
    seq = page.locator(".panel").get_attribute("data-seq")
    page.keyboard.press("Enter")
    expect(page.locator(".panel")).not_to_have_attribute("data-seq", str(seq), timeout=PATIENCE)


def end_the_turn(page: Page) -> None:
    player = Player(page, ())
    for notation in ("end-actions", "done", "hand-tile monty-quantum"):
        player.decide(notation)


def test_the_computers_turn_is_told_step_by_step(new_page: NewPage, service: str) -> None:
    """A Spark meets a Guardian: the line lights up its space, and the explosion stays marked."""
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}), shown=True)
    end_the_turn(page)
    expect(page.locator(".showing .line")).to_contain_text("Explosion on Green#3!")
    page.keyboard.press("p")
    expect(page.locator('.space[data-space="green3"]')).to_have_class(re.compile("boom"))
    page.keyboard.press("Escape")
    wait_asked(page)
    expect(page.locator('.space[data-space="green3"]')).to_have_class(re.compile("boomed"))
    page.locator(".once-more").click()
    expect(page.locator(".prompt")).to_have_attribute("data-state", "showing")
    page.locator(".showing .skip").click()
    wait_asked(page)


def test_nothing_moves_for_whoever_wants_it_so(new_page: NewPage, service: str) -> None:
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}), shown=True, reduced_motion="reduce")
    end_the_turn(page)
    wait_asked(page)
    expect(page.locator('.space[data-space="green3"]')).to_have_class(re.compile("boomed"))
    page.locator(".once-more").click()
    first = page.locator(".showing").get_attribute("data-shot")
    page.locator(".showing .on").click()
    expect(page.locator(".showing")).to_have_attribute("data-shot", str(int(first or 0) + 1))


def test_whose_hand_it_is(new_page: NewPage, service: str) -> None:
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}))
    expect(page.locator(".hand .owner")).to_have_text("Oshin Noro")
    expect(page.locator(".prompt .whose")).to_have_text("Oshin Noro")
    player = Player(page, ())
    for notation in ("end-actions", "done", "hand-tile monty-quantum"):
        player.decide(notation)
    expect(page.locator(".hand .owner")).to_have_text("Monty Quantum")
    expect(page.locator(".prompt .whose")).to_have_text("Monty Quantum")


def test_every_component_is_shown_large(new_page: NewPage, service: str) -> None:
    page = new_page(deckers_link(service, POSITION))
    wait_asked(page)
    for thing in (".computer", ".objective", ".decker >> nth=0"):
        page.locator(thing).click()
        expect(page.locator("dialog.zoom .text").first).to_be_visible()
        expect(page.locator("dialog.zoom")).not_to_contain_text("inferred")
        page.keyboard.press("Escape")
    page.locator(".upgrade-row .command").first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog.zoom .large")).to_be_visible()


def test_a_space_says_why_not(new_page: NewPage, service: str) -> None:
    """DK-23.1: an infection needs a red program where one stands."""
    page = new_page(deckers_link(service, {**POSITION, "active": "monty-quantum"}))
    wait_asked(page)
    page.locator('.space[data-space="green3"]').click()
    page.locator(".petal[data-verb=infect]").click(force=True)
    expect(page.locator(".petals .where")).to_contain_text("DK-23")
    page.keyboard.press("Escape")
    expect(page.locator(".petals")).to_have_count(0)
    page.locator(".deed[data-verb=infect] .do").click(force=True)
    expect(page.locator(".why-not")).to_contain_text("DK-23")


def test_a_click_on_a_space_shows_the_way_there(new_page: NewPage, service: str) -> None:
    """From the menu of actions: move, pay, go and carry are one answer, by three clicks."""
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}))
    wait_asked(page)
    near = page.locator(".space.near").first
    name = near.get_attribute("data-space")
    near.click()
    page.locator(".petal[data-verb=move]").click()
    page.locator(f'.manner[data-shortcut="carry-to {name} red red"]').click()
    expect(page.locator(f'.space[data-space="{name}"]')).to_have_attribute(
        "aria-label", re.compile("Oshin Noro"), timeout=PATIENCE
    )
