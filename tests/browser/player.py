"""Somebody who plays at the page: looks, clicks, presses keys."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 180_000
NETRUNNER = (".hud", ".board", ".plaque", ".hand", ".dock")
NETRUNNER_PHONE = (".hud", ".plaque", ".hand")
DECKERS = (".panel", ".network", ".mission", ".hand", ".upgrade-row", ".log")

AT_ONCE = """if (!localStorage.getItem("cyberdeck-settings"))
    localStorage.setItem("cyberdeck-settings", JSON.stringify({pace: "off"}))"""
"""A browser that shows everything without waiting."""

SCROLLS = """button => {
    const list = button.closest(".options");
    return list !== null && list.scrollHeight > list.clientHeight;
}"""
"""Whether a button may come to lie where another one was clicked, by scrolling."""

UNFOLD = """button => {
    if (button.checkVisibility()) return;
    const verb = button.closest("[data-verb]")?.querySelector(":scope > button");
    (verb ?? button.closest("details:not([open])")?.querySelector("summary"))?.click();
}"""
"""Looks whether a button is folded away and unfolds it in one go, so that nothing is drawn anew in between."""

STOP = """() => {
    const watch = new MutationObserver(() => {
        const pause = document.querySelector(".showing .pause");
        if (!pause) return;
        watch.disconnect();
        pause.click();
    });
    watch.observe(document.body, {subtree: true, childList: true});
}"""
"""Stops what will be shown as soon as it is, so that it is still there to be looked at, however busy the machine is."""

OFFERED = """() => {
    if (document.querySelector(".prompt[data-state=over]")) return [];
    if (!document.querySelector(".prompt[data-state=asked]")) return null;
    const choices = [...document.querySelectorAll(".panel .choice[data-notation]:enabled")];
    return choices.length > 0 ? choices.map(choice => choice.dataset.notation) : null;
}"""
"""What may be decided, or nothing when the game is over; null as long as neither is certain."""

NewPage = Callable[..., Page]
Box = tuple[float, float, float, float]


class Player:
    """Plays by simple wishes: the first kind of decision that is offered, otherwise anything."""

    def __init__(self, page: Page, wishes: Sequence[str], seed: int = 0, areas: Sequence[str] = NETRUNNER) -> None:
        self.page, self.wishes, self.rng, self.areas = page, wishes, random.Random(seed), areas

    def offered(self) -> list[str]:
        """Wait for a question; what may be decided, or nothing when the game is over."""
        offered: list[str] = self.page.wait_for_function(OFFERED, timeout=PATIENCE).json_value()
        return offered

    def decide(self, notation: str) -> None:
        """Click the button of a decision, or press its key, and see that it is taken."""
        self.offered()
        seq = self.page.locator(".panel").get_attribute("data-seq")
        button = self.page.locator(f'.panel .choice[data-notation="{notation}"]')
        key = "Enter" if "going-on" in (button.get_attribute("class") or "") else button.get_attribute("data-key")
        if key and self.rng.random() < (0.5 if key == "Enter" else 0.2):
            self.press(key)
        else:
            self.click(button)
        expect(self.page.locator(".panel")).not_to_have_attribute("data-seq", str(seq), timeout=PATIENCE)

    def click(self, button: Locator) -> None:
        """Click a button; one that is folded away is unfolded first."""
        unfold(button)
        if button.evaluate(SCROLLS):
            self.unguarded()
        button.click()

    def press(self, key: str) -> None:
        """Press a key when the question is no longer guarded against keys that were meant for the last one."""
        self.unguarded()
        self.page.keyboard.press(self.rng.choice(["Enter", "Space"]) if key == "Enter" else key)

    def unguarded(self) -> None:
        self.page.locator(".panel:not([data-guarded])").wait_for(timeout=PATIENCE)

    def decide_until(self, wanted: str) -> None:
        """Let the game go on until a decision is offered."""
        while wanted not in (offered := self.offered()):
            self.decide(next(choice for choice in (*self.wishes, *offered) if choice in offered))

    def play(self, most: int = 2000) -> int:
        """Play to the end; how many decisions that took. Nothing on the table may move once the first hand is kept."""
        self.page.evaluate("document.fonts.ready.then(() => true)")
        places: dict[str, Box] = {}
        for count in range(most):
            offered = self.offered()
            if not offered:
                return count
            if "mulligan" not in offered:
                places = places or self.places()
            self.decide(self.choice(offered))
            assert not places or (now := self.places()) == places, now
        raise AssertionError(f"no end after {most} decisions")

    def choice(self, offered: list[str]) -> str:
        for wish in self.wishes:
            fitting = [choice for choice in offered if choice.startswith(wish)]
            if fitting and self.rng.random() < 0.85:
                return self.rng.choice(fitting)
        return self.rng.choice(offered)

    def places(self) -> dict[str, Box]:
        """Where the areas of the table are on the page, whatever has been scrolled."""
        script = """areas => areas.map(area => {
            const box = document.querySelector(area).getBoundingClientRect();
            const fixed = getComputedStyle(document.querySelector(area)).position === "fixed";
            return [box.x, box.y + (fixed ? 0 : scrollY), box.width, box.height].map(Math.round);
        })"""
        return dict(zip(self.areas, self.page.evaluate(script, list(self.areas)), strict=True))


def unfold(button: Locator) -> None:
    """Open the verb or the fold behind which a decision lies, where it lies behind one."""
    button.evaluate(UNFOLD)
    expect(button).to_be_visible()


def step_on(page: Page) -> None:
    """To the next shot of what is shown and has been stopped."""
    shot = str(page.locator(".showing:has(.play)").get_attribute("data-shot"))
    page.keyboard.press(".")
    expect(page.locator(".showing")).not_to_have_attribute("data-shot", shot)


def open_table(service: str, **wish: Any) -> dict[str, str]:
    """A new table; the paths of its links by seat."""
    with urllib.request.urlopen(urllib.request.Request(f"{service}api/tables", json.dumps(wish).encode())) as answer:
        links: dict[str, str] = json.load(answer)["links"]
    return {seat: link.lstrip("/") for seat, link in links.items()}


def netrunner_link(service: str, seat: str, position: dict[str, Any]) -> str:
    """A seat at a table that starts from a position, against the house."""
    seats = {"corp": "house", "runner": "house", seat: "person"}
    return open_table(service, game="netrunner", seats=seats, setup={"position": position})[seat]


def deckers_link(service: str, position: dict[str, Any]) -> str:
    """All seats of a table that starts from a position, in one hand."""
    seats = dict.fromkeys(position["deckers"], "person")
    links = open_table(service, game="deckers", seats=seats, together=[list(seats)], setup={"position": position})
    return next(iter(links.values()))


def fits(page: Page) -> None:
    """Nothing is wider than the window, as soon as the page has found its place in it."""
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth", timeout=PATIENCE)


def patient(page: Page) -> Page:
    """A page that waits for a slow machine in whatever it is asked to do."""
    page.set_default_timeout(PATIENCE)
    return page


def wait_asked(page: Page) -> None:
    page.locator(".prompt[data-state=asked]").wait_for(timeout=PATIENCE)
