"""The table of Deckers in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.measuring import findings
from browser.player import (
    DECKERS,
    PATIENCE,
    PHONE,
    STOP,
    NewPage,
    Player,
    deckers_link,
    open_table,
    step_on,
    wait_asked,
)

WISHES = ("hand-tile", "end-actions", "keep-row", "done", "take-nothing")
POSITION: dict[str, Any] = {
    "deckers": {
        "oshin-noro": {"at": "red2", "turns": 1, "hand": "payload glitch ping spoof mimic"},
        "monty-quantum": {"at": "green3", "turns": 1, "hand": "concentration impulse route-trace"},
    },
    "objectives": ["copper-knowledge", "silver-swarm", "gold-hackman"],
    "row": ["scalpel", "fence", "zero-day", "prototype"],
    "spaces": {"green3": "green, black guardian", "red2": "2 red, black"},
}


def test_a_whole_game_of_deckers(new_page: NewPage) -> None:
    """Somebody who mostly ends his actions loses, but he sees it through."""
    page = new_page()
    page.locator(".play-deckers").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    wait_asked(page)
    assert Player(page, WISHES, areas=DECKERS).play() > 10
    ended_and_begun_anew(page)


def test_a_game_of_deckers_is_played_to_its_end_on_a_phone(new_page: NewPage, service: str) -> None:
    deckers = {name: {**decker, "turns": 2} for name, decker in POSITION["deckers"].items()}
    page = new_page(deckers_link(service, {**POSITION, "deckers": deckers, "cycle": 3}), viewport=PHONE)
    wait_asked(page)
    assert Player(page, WISHES, areas=DECKERS).play() > 10
    ended_and_begun_anew(page)


def ended_and_begun_anew(page: Page) -> None:
    end = page.locator("dialog.end")
    expect(end.locator("h1")).to_have_text(re.compile(r"^You (win|lose)\.$"))
    expect(end.locator("p").first).not_to_be_empty()
    end.locator(".new-game").click()
    expect(end).to_have_count(0)
    wait_asked(page)


ENDLESS = """() => document.getAnimations()
    .filter(moving => moving.effect.getComputedTiming().iterations === Infinity)
    .map(moving => moving.effect.target.getAttribute("class"))"""


def test_a_table_at_which_somebody_thinks_comes_to_rest(new_page: NewPage, service: str) -> None:
    """What throbs or marches does so for a while: a page that is only looked at keeps no processor busy."""
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}))
    Player(page, ()).offered()
    expect(page.locator(".avatar .ring")).not_to_have_count(0)
    assert page.evaluate("document.getAnimations().length") > 0
    assert page.evaluate(ENDLESS) == []


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
    expect(page.locator(f'.space:focus:not([data-space="{here}"])')).to_have_count(1)
    while not page.locator(".space.legal:focus").count():
        page.keyboard.press("ArrowUp")
    seq = page.locator(".panel").get_attribute("data-seq")
    page.keyboard.press("Enter")
    expect(page.locator(".panel")).not_to_have_attribute("data-seq", str(seq), timeout=PATIENCE)


def end_the_turn(page: Page, stopped: bool = False) -> None:
    player = Player(page, ())
    for notation in ("end-actions", "done"):
        player.decide(notation)
    player.offered()
    if stopped:
        page.evaluate(STOP)
    player.decide("hand-tile monty-quantum")


def test_the_computers_turn_is_told_step_by_step(new_page: NewPage, service: str) -> None:
    """A Spark meets a Guardian: the line lights up its space, and the explosion stays marked."""
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}), shown=True)
    end_the_turn(page, stopped=True)
    while "Explosion on Green#3!" not in page.locator(".showing .line").inner_text():
        step_on(page)
    expect(page.locator('.space[data-space="green3"]')).to_have_class(re.compile("boom"))
    page.keyboard.press("Escape")
    wait_asked(page)
    expect(page.locator('.space[data-space="green3"]')).to_have_class(re.compile("boomed"))
    page.evaluate(STOP)
    page.locator(".once-more").click()
    expect(page.locator(".showing .play")).to_be_visible()
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
    page.locator(".act[data-verb=infect] .do").click(force=True)
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


THREATENED = {
    **POSITION,
    "smc": "mother",
    "active": "oshin-noro",
    "spaces": {
        "green3": "green, black guardian",
        "red2": "2 red, black",
        "blue1": "2 black",
        "purple3": "black guardian",
        "purple4": "black guardian",
        "yellow2": "2 green, black",
    },
}
SIZES = [
    (1280, 800, "ru"),
    (1920, 1080, "de"),
    (2560, 1440, "en"),
    (820, 1180, "pl"),
    (390, 844, "ru"),
    (844, 390, "de"),
]
TELEPHONES = [(390, 844), (844, 390)]


def test_the_next_sparks_are_foretold(new_page: NewPage, service: str) -> None:
    """DK-11, DK-12: Mother brings one to the home of whoever is next, and one by both dice."""
    page = new_page(deckers_link(service, THREATENED))
    wait_asked(page)
    expect(page.locator(".chance")).to_have_count(0)
    page.locator(".lens button").nth(1).click()
    expect(page.locator(".chance.sure")).to_have_count(1)
    expect(page.locator(".chance")).to_have_count(30)
    expect(page.locator(".tag.lost", has_text="CHAIN")).to_have_count(2)
    expect(page.locator(".tag.forms", has_text="GUARDIAN")).to_have_count(1)
    expect(page.locator(".outlook .grave")).to_contain_text("a chain of explosions")
    expect(page.locator(".blast")).not_to_have_count(0)
    reached = page.locator(".blast").count()
    page.locator('.space[data-space="green3"]').hover()
    expect(page.locator(".blast")).not_to_have_count(reached)
    others = page.locator(".whose-turn button[aria-pressed=false]")
    name = others.inner_text()
    others.click()
    expect(page.locator(".whose-turn button[aria-pressed=true]")).to_have_text(name)


def test_the_attack_is_foretold(new_page: NewPage, service: str) -> None:
    """DK-26: two programs fall surely, two red ones may win; the lens changes by its key and is kept."""
    page = new_page(deckers_link(service, THREATENED))
    wait_asked(page)
    for place in (1, 2):
        page.keyboard.press("t")
        expect(page.locator(".lens button").nth(place)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tag.taken", has_text="−2")).to_have_count(2)
    expect(page.locator(".tag.taken", has_text="safe")).to_have_count(1)
    page.reload()
    wait_asked(page)
    expect(page.locator(".doom")).to_have_count(3)


def test_whoever_plays_two_deckers_sees_both_hands(new_page: NewPage, service: str) -> None:
    page = new_page(deckers_link(service, {**POSITION, "active": "oshin-noro"}))
    wait_asked(page)
    expect(page.locator(".decker[data-name=monty-quantum] .mini i")).to_have_count(3)
    page.locator(".hand-tabs [role=tab]").nth(1).click()
    expect(page.locator(".hand .owner")).to_have_text("Monty Quantum")
    expect(page.locator(".hand .command")).to_have_count(3)
    page.locator(".decker[data-name=monty-quantum]").click()
    expect(page.locator("dialog.zoom")).to_contain_text("15")


@pytest.mark.parametrize("layout", ["lay-compact", "lay-random"])
def test_the_network_is_laid_out_in_one_go(new_page: NewPage, service: str, layout: str) -> None:
    page = new_page(laying_link(service))
    wait_asked(page)
    page.locator(f'[data-shortcut="{layout}"]').click()
    expect(page.locator(".space[data-space]")).to_have_count(30, timeout=PATIENCE)
    expect(page.locator(".prompt")).to_contain_text("blue programs")


def test_a_segment_shows_its_outline_before_it_lies(new_page: NewPage, service: str) -> None:
    """DK-4.12: by the mouse pointing shows it and a click lays it, by touch a first tap shows it."""
    page = new_page(laying_link(service))
    wait_asked(page)
    laid = page.locator(".space[data-space]").count()
    expect(page.locator(".target text").first).to_have_css("fill-opacity", "1")
    page.locator(".target").first.hover()
    expect(page.locator(".phantom text")).to_have_text(["1", "2", "3", "4", "5", "6"])
    page.locator(".target").first.click()
    expect(page.locator(".space[data-space]")).to_have_count(laid + 6, timeout=PATIENCE)


def test_by_touch_the_first_tap_shows_the_outline(new_page: NewPage, service: str) -> None:
    page = new_page(laying_link(service), viewport=PHONE, has_touch=True)
    wait_asked(page)
    Player(page, ()).unguarded()
    laid = page.locator(".space[data-space]").count()
    page.locator(".target").first.tap()
    expect(page.locator(".phantom text")).to_have_count(6)
    expect(page.locator(".space[data-space]")).to_have_count(laid)
    assert findings(page, 44) == []
    page.locator(".target").first.tap()
    expect(page.locator(".space[data-space]")).to_have_count(laid + 6, timeout=PATIENCE)


def laying_link(service: str) -> str:
    """A table of two deckers in one hand whose network is still to be laid out."""
    deckers = ["oshin-noro", "monty-quantum"]
    setup = {"smc": "spider", "deckers": deckers}
    links = open_table(service, game="deckers", seats=dict.fromkeys(deckers, "person"), together=[deckers], setup=setup)
    return next(iter(links.values()))


OVERLAPS = """areas => {
    const boxes = areas.map(area => document.querySelector(area).getBoundingClientRect());
    const found = [];
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b, j) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${areas[i]} ${areas[i + 1 + j]}`);
    }));
    return found;
}"""
OUTSIDE = """() => [...document.querySelectorAll(".top > *, .top button, .panel, .hand, .objective, .supply, .do")]
    .filter(thing => thing.offsetParent !== null).filter(thing => {
        const box = thing.getBoundingClientRect();
        const isIn = box.left > -1 && box.right < innerWidth + 1 && box.top > -1 && box.bottom < innerHeight + 1;
        return box.width > 1 && !isIn;
    }).map(thing => thing.className)"""
TOP = """() => {
    const boxes = [...document.querySelectorAll(".top > :not(section), .top section button, .top .lens")]
        .map(thing => [thing.className, thing.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
    return boxes.flatMap(([name, a], i) => boxes.slice(i + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${name} / ${other}`));
}"""


@pytest.mark.parametrize(("width", "height", "language"), SIZES)
def test_nothing_lies_over_anything(new_page: NewPage, service: str, width: int, height: int, language: str) -> None:
    page = new_page(deckers_link(service, THREATENED), viewport={"width": width, "height": height}, locale=language)
    wait_asked(page)
    page.locator(".lens button:visible, .lens-turn:visible").nth(0 if width == 390 else 1).click()
    expect(page.locator(".chance")).to_have_count(30)
    areas = [".top", ".mission", ".panel", ".cards", ".network"]
    assert page.evaluate(OVERLAPS, areas) == []
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(TOP) == []


@pytest.mark.parametrize("size", TELEPHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_a_finger_hits_is_large_enough(new_page: NewPage, service: str, size: tuple[int, int]) -> None:
    width, height = size
    page = new_page(deckers_link(service, THREATENED), viewport={"width": width, "height": height}, has_touch=True)
    wait_asked(page)
    small = page.locator(".top button, .do, .hand-tabs [role=tab], .hand .command, .decker, .lens-turn").evaluate_all(
        """all => all.filter(it => it.offsetParent).map(it => [it.className, it.getBoundingClientRect()])
            .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
            .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []


IN_SIGHT = """() => [...document.querySelectorAll(".panel .options")]
    .filter(list => list.checkVisibility())
    .every(list => list.scrollHeight <= list.clientHeight + 1)"""
"""Whether no answer of a question lies below the others, out of sight or cut in the middle."""


def test_all_answers_are_in_sight(new_page: NewPage, service: str) -> None:
    """Odds of an infection, how many commands, where to go: in one look, and the cards stay as wide as they were."""
    crew = {"oshin-noro": {"at": "red2", "hand": "logic-bomb payload glitch mimic remote-hand packet-sniffer"}}
    link = deckers_link(service, {**POSITION, "deckers": {**POSITION["deckers"], **crew}})
    page = new_page(link, locale="de")
    player = Player(page, ())
    player.offered()
    page.locator('.do[data-key="f"]').click()
    expect(page.locator(".act[data-verb=infect] .tray")).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    page.keyboard.press("Escape")
    width = page.locator(".hand .command").first.evaluate("card => card.offsetWidth")
    player.decide("move")
    page.wait_for_function(IN_SIGHT)
    player.decide("number 3")
    player.decide(next(choice for choice in player.offered() if choice.startswith("pay ")))
    expect(page.locator('.panel .choice[data-notation^="go "]').first).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    assert page.locator(".hand .command").first.evaluate("card => card.offsetWidth") == width


def test_the_log_opens_with_what_has_happened_last(new_page: NewPage, service: str) -> None:
    page = new_page(deckers_link(service, POSITION), viewport={"width": 1280, "height": 520})
    end_the_turn(page)
    Player(page, ()).offered()
    page.keyboard.press("l")
    last = page.locator(".log-drawer li").last
    expect(last).to_be_in_viewport()
