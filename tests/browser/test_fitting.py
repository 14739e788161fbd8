"""Nothing is cut and nothing covers what can be used: five sizes, four languages, tables in the midst of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.measuring import LANGUAGES, everywhere, speak
from browser.player import PATIENCE, NewPage, Player, deckers_link, netrunner_link, open_table, wait_asked
from cyberdeck.kernel import message
from cyberdeck.locale.texts import render

TABLE = {
    "corp": {
        "credits": 9,
        "hand": "Hedge Fund, Snare!, Neural EMP, Wall of Static",
        "deck": "PAD Campaign, Hunter, Enigma, Nisei MK II, Hedge Fund, Chum",
        "score": "Priority Requisition",
        "archives": "Precognition, Melange Mining Corp.",
    },
    "runner": {
        "credits": 8,
        "hand": "Diesel, Modded, Sure Gamble, Tinkering, Infiltration",
        "deck": "Sure Gamble, Modded, Diesel, Infiltration",
        "heap": "The Maker's Eye",
        "score": "Nisei MK II",
        "rig": "Gordian Blade, The Personal Touch [on Gordian Blade], Battering Ram, Pipeline, The Toolbox, "
        "Akamatsu Mem Chip, Crash Space [recurring 2], Armitage Codebusting [credits 8]",
    },
    "servers": {
        "hq": {"ice": "Wall of Static [rezzed]"},
        "rd": {"ice": "Hunter [rezzed]"},
        "remote1": {"ice": "Enigma [rezzed], Neural Katana", "root": "Nisei MK II [advancement 2]"},
        "remote2": {"root": "PAD Campaign [rezzed]"},
        "remote3": {"ice": "Chum", "root": "Melange Mining Corp. [rezzed]"},
    },
}

CREW = {
    "oshin-noro": {"at": "red2", "hand": "payload overvoltage puppeteer spoof mimic nudge", "turns": 1},
    "monty-quantum": {"at": "green3", "turns": 1, "hand": "concentration impulse route-trace"},
    "rupert-stanz": {"at": "red2", "hand": "glitch ping"},
    "leiko-mori": {"at": "blue4", "hand": "glitch ping spoof"},
}
NETWORK = {
    "smc": "spider",
    "active": "oshin-noro",
    "objectives": ["gold-hackman"],
    "spaces": {
        "red2": "2 red, blue, black",
        "yellow4": "2 yellow, black, white-on-red",
        "yellow6": "2 black",
        "green3": "green, black guardian",
    },
    "row": ["scalpel", "fence", "zero-day", "prototype"],
}


def seated(new_page: NewPage, service: str, seat: str) -> Player:
    page = new_page(netrunner_link(service, seat, {**TABLE, "turn": seat}), reduced_motion="reduce")
    player = Player(page, ("pass", "continue"))
    player.offered()
    return player


@pytest.mark.parametrize("path", ["", "play/netrunner", "play/deckers", "games", "lobby", "learn/netrunner", "decks"])
def test_a_page_fits_everywhere(new_page: NewPage, path: str) -> None:
    page = new_page(path, reduced_motion="reduce")
    expect(page.locator("h1, h2").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert everywhere(page) == {}


@pytest.mark.parametrize(
    ("run", "until"),
    [("", "credit"), ("hq", "break 1"), ("rd", "number 0"), ("remote2", "trash")],
    ids=["turn", "ice", "trace", "access"],
)
def test_the_runners_table_fits_everywhere(new_page: NewPage, service: str, run: str, until: str) -> None:
    player = seated(new_page, service, "runner")
    if run:
        player.page.locator(f'.server[data-name="{run}"]').click()
        expect(player.page.locator(".stage")).to_be_visible()
        expect(player.page.locator(".panel .choice:enabled").first).to_be_attached()
        while not any(choice.startswith(until) for choice in player.offered()):
            player.decide(next(choice for choice in player.wishes if choice in player.offered()))
    assert everywhere(player.page) == {}


def test_the_corps_table_fits_everywhere(new_page: NewPage, service: str) -> None:
    """And what lies over it: the settings, and a card."""
    page = seated(new_page, service, "corp").page
    assert everywhere(page) == {}
    page.keyboard.press("?")
    expect(page.locator("dialog.help")).to_be_visible()
    assert everywhere(page) == {}
    page.keyboard.press("Escape")
    page.locator(".plaque .face").first.evaluate("face => face.click()")
    expect(page.locator("dialog.zoom")).to_be_visible()
    assert everywhere(page) == {}


def test_the_first_hand_can_be_read_everywhere(new_page: NewPage, service: str) -> None:
    """It lies large on the table while one is asked whether to keep it."""
    seats = {"corp": "house", "runner": "person"}
    page = new_page(open_table(service, game="netrunner", seats=seats)["runner"], reduced_motion="reduce")
    wait_asked(page)
    assert everywhere(page) == {}
    for size, least in (((1280, 800), 200), ((820, 1180), 200), ((390, 844), 140), ((844, 390), 84)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.locator(".hand .card").first.evaluate("card => card.offsetWidth") >= least


def test_only_the_first_hand_lies_large(new_page: NewPage, service: str) -> None:
    """From the first turn on the hand is held below the table, which is seen again."""
    seats = {"corp": "house", "runner": "person"}
    page = new_page(open_table(service, game="netrunner", seats=seats)["runner"], reduced_motion="reduce")
    wait_asked(page)
    large = page.locator(".hand .card").first.evaluate("card => card.offsetWidth")
    player = Player(page, ())
    player.decide("keep")
    page.locator('.panel .choice[data-notation="credit"]:enabled').wait_for(state="attached", timeout=PATIENCE)
    assert page.locator(".hand .card").first.evaluate("card => card.offsetWidth") < large
    expect(page.locator('.server[data-name="hq"]')).to_be_visible()


@pytest.mark.parametrize("number", [2, 4])
def test_the_table_of_deckers_fits_everywhere(new_page: NewPage, service: str, number: int) -> None:
    """With two deckers as many ways to upgrade and a payment too; four have the fullest table."""
    crew = dict(list(CREW.items())[:number])
    page = new_page(deckers_link(service, {**NETWORK, "deckers": crew}), reduced_motion="reduce")
    wait_asked(page)
    assert everywhere(page) == {}
    if number == 2:
        page.locator('.do[data-key="a"]').evaluate("button => button.click()")
        expect(page.locator(".act[data-verb=upgrade] .tray")).to_be_visible()
        assert everywhere(page) == {}
        page.keyboard.press("Escape")
        player = Player(page, ())
        player.decide("move")
        player.decide("number 2")
        assert everywhere(page) == {}


def test_a_lesson_fits_everywhere(new_page: NewPage) -> None:
    """The coach has a place of his own beside the board."""
    page = new_page("learn/netrunner", reduced_motion="reduce")
    page.locator('[data-lesson="netrunner-score"] .begin').click()
    expect(page.locator(".coach")).to_be_visible()
    expect(page.locator(".panel .choice:enabled").first).to_be_attached()
    assert everywhere(page) == {}


def test_the_coach_of_deckers_covers_nothing(new_page: NewPage) -> None:
    page = new_page("learn/deckers", reduced_motion="reduce")
    page.locator('[data-lesson="deckers-cycle"] .begin').click()
    expect(page.locator(".coach")).to_be_visible()
    wait_asked(page)
    assert everywhere(page, ("ru",), fingers=0) == {}
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => document.querySelector('.space').getBoundingClientRect().width >= 44")


def test_the_hand_can_be_read(new_page: NewPage, service: str) -> None:
    page = seated(new_page, service, "runner").page
    for size, least in (((1280, 800), 150), ((1920, 1080), 190), ((2560, 1440), 250)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(
            "least => document.querySelector('.hand .card').offsetWidth >= least", arg=least, timeout=PATIENCE
        )


def test_the_hand_of_a_decker_can_be_read(new_page: NewPage, service: str) -> None:
    """Its cards lie over each other where there is no room; what is printed on them stays free."""
    oshin = {"at": "red2", "hand": "payload overvoltage puppeteer spoof mimic", "turns": 1}
    crew = {"oshin-noro": oshin, "monty-quantum": CREW["monty-quantum"]}
    page = new_page(deckers_link(service, {**NETWORK, "deckers": crew}), reduced_motion="reduce")
    wait_asked(page)
    for size, least in (((1280, 800), 150), ((1920, 1080), 190), ((2560, 1440), 250)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(OPEN_FAN, arg=least, timeout=PATIENCE)


OPEN_FAN = """least => {
    const box = element => element.getBoundingClientRect();
    const cards = [...document.querySelectorAll(".hand .command")];
    const ends = cards.map((card, at) => box(cards[at + 1] ?? card.closest(".cards")).left).slice(0, -1);
    const texts = card => [...card.querySelectorAll(".title, .text, .kind em, .symbols")];
    return cards.every(card => card.offsetWidth >= least)
        && ends.every((end, at) => texts(cards[at]).every(text => box(text).right <= end + 1))
        && parseFloat(getComputedStyle(document.querySelector(".computer .rules")).fontSize) >= 12.5
        && box(document.querySelector(".space")).width >= 44;
}"""


PRINTED = """wide => {
    const style = document.querySelector("#measured") ?? document.head.appendChild(document.createElement("style"));
    style.id = "measured";
    style.textContent = `.gallery-of li { content-visibility: visible !important; width: ${wide}px }`;
    return [...document.querySelectorAll(".gallery-of li")].filter(card => {
        const text = document.createRange(), print = card.querySelector(".print");
        text.selectNodeContents(print);
        return text.getBoundingClientRect().bottom > print.getBoundingClientRect().bottom + 1
            || parseFloat(getComputedStyle(print).fontSize) < 0.0575 * wide;
    }).map(card => card.dataset.card);
}"""
"""The cards whose text is cut where they are so wide, or is set too small to be read."""


def test_the_text_of_every_card_is_whole(new_page: NewPage) -> None:
    """Of all 113, in four languages, as wide as in a hand at 1280, and as at 1920."""
    page = new_page("cards", bypass_csp=True)
    expect(page.locator(".gallery-of li")).to_have_count(113, timeout=PATIENCE)
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator('[data-card="crypsis"] .name')).to_contain_text(render(message("card-crypsis"), language))
        assert {wide: page.evaluate(PRINTED, wide) for wide in (150, 202)} == {150: [], 202: []}


def test_what_is_cut_is_found(new_page: NewPage) -> None:
    """The measure itself: a text that does not fit, a button under another one, one that is too small for a finger."""
    page = new_page("learn/netrunner", reduced_motion="reduce")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(
        """() => document.querySelector("main").insertAdjacentHTML("beforeend", `
            <div class="cutting" style="width: 20px; overflow: hidden; white-space: nowrap">Far too long</div>
            <button class="below" style="position: absolute; top: 200px; left: 0; width: 99px; height: 99px">B</button>
            <button class="above" style="position: absolute; top: 200px; left: 0; width: 99px; height: 99px">A</button>
            <button class="tiny" style="width: 20px; height: 20px">t</button>`)"""
    )
    found = everywhere(page, ["en"], [(390, 844)])["en 390x844"]
    assert [line.split()[0] for line in found] == ["cut:", "covered:", "small:"]
