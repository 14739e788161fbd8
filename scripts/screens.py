"""The screens that pictures are taken of: each opens a page and does what is to be done before it can be seen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from studio import ASKED, TABLE, Size, Studio, decide, decide_until

from cyberdeck.client import Seat, Service, new_token, wishes
from cyberdeck.service.clocks import GameClock
from cyberdeck.service.cupforms import NewCup, RoundShown
from cyberdeck.service.wire import Resign, StandIn

PATIENCE: Final = 60_000
SECRET: Final = "correct horse"
PLAYERS: Final = ("Ada", "Bruno", "Chiyo", "Darek")
SIGNED_IN: Final = """async ([name, password]) => {
    const headers = {"Content-Type": "application/json"}, body = JSON.stringify({name, password});
    const made = await fetch("/api/accounts", {method: "POST", headers, body});
    if (!made.ok) await fetch("/api/session", {method: "POST", headers, body});
    localStorage.setItem("cyberdeck-signed-in", "yes");
}"""
Opened = Callable[[Studio, Size], Page]


def simply(path: str, ready: str = "main h1") -> Opened:
    def opened(studio: Studio, size: Size) -> Page:
        page = studio.open(path, size)
        page.locator(ready).first.wait_for(state="attached", timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        return page

    return opened


def known(path: str, ready: str = "main h1", name: str = PLAYERS[0]) -> Opened:
    """A page as somebody sees it who has an account."""

    def opened(studio: Studio, size: Size) -> Page:
        page = studio.open("/", size)
        page.evaluate(SIGNED_IN, [name, SECRET])
        page.goto(studio.address + path)
        page.locator(ready).first.wait_for(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        return page

    return opened


def seated(seat: str, position: bool = True) -> Opened:
    def opened(studio: Studio, size: Size) -> Page:
        page = studio.open(studio.netrunner(seat, TABLE if position else None)[1], size)
        page.locator(ASKED).wait_for(timeout=PATIENCE)
        return page

    return opened


def played(*notations: str, until: str = "") -> Opened:
    """The Runner's turn, some decisions later."""

    def opened(studio: Studio, size: Size) -> Page:
        page = seated("runner")(studio, size)
        decide(page, *notations)
        decide_until(page, until, "pass", "continue", "access", "no")
        page.locator(ASKED).wait_for(timeout=PATIENCE)
        return page

    return opened


def over(studio: Studio, size: Size) -> Page:
    """The Runner has stolen what he needed."""
    position = {**TABLE, "runner": {**TABLE["runner"], "score": "Nisei MK II, Priority Requisition"}}
    link = studio.netrunner("runner", {**position, "servers": {"remote1": {"root": "Nisei MK II [advancement 2]"}}})[1]
    page = studio.open(link, size)
    page.locator(ASKED).wait_for(timeout=PATIENCE)
    decide(page, "run remote1")
    decide_until(page, "nothing else", "steal", "pass", "continue", "access")
    page.locator("dialog.end").wait_for(timeout=PATIENCE)
    return page


def give_up(seat: Seat) -> None:
    """Whoever sits there may resign, also when it is not his turn."""
    for _ in seat.told():
        if seat.whole is not None and seat.ending is not None:
            return
        seat.send(Resign())


def give_up_by(studio: Studio, link: str) -> None:
    with Service(studio.address) as guest, guest.sit(studio.address + link) as seat:
        give_up(seat)


def lost_network(studio: Studio, size: Size) -> Page:
    page = studio.open(studio.deckers(), size)
    decide(page, "end-actions", "done", "hand-tile monty-quantum")
    give_up_by(studio, page.url.removeprefix(studio.address))
    page.locator("dialog.end").wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    return page


def payment(studio: Studio, size: Size) -> Page:
    page = studio.open(studio.deckers(), size)
    decide(page, "move", "number 2")
    page.locator(".panel .sets .choice").first.wait_for()
    return page


def explosion(studio: Studio, size: Size) -> Page:
    """A Spark meets a Guardian; whoever plays chooses what explodes next."""
    page = studio.open(studio.deckers(), size)
    decide(page, "end-actions", "done", "hand-tile monty-quantum")
    page.locator('.panel .choice[data-notation^="place"]:enabled').first.wait_for(timeout=PATIENCE)
    page.locator(".space.boomed").first.wait_for(state="attached")
    return page


def large_card(studio: Studio, size: Size) -> Page:
    page = seated("runner")(studio, size)
    page.locator(".player.mine .card .face").first.evaluate("face => face.click()")
    return page


def settings(studio: Studio, size: Size) -> Page:
    page = seated("runner")(studio, size)
    page.keyboard.press("?")
    return page


def given_up(studio: Studio, size: Size) -> tuple[str, Page]:
    """A game that the house has won because the other side gave it up."""
    table, link = studio.netrunner("runner", TABLE)
    page = studio.open(link, size)
    page.locator(ASKED).wait_for(timeout=PATIENCE)
    decide(page, "run remote2")
    give_up_by(studio, link)
    page.locator("dialog.end").wait_for(timeout=PATIENCE)
    return table, page


def replay(studio: Studio, size: Size) -> Page:
    table, page = given_up(studio, size)
    page.goto(f"{studio.address}/replay/{table}")
    page.locator("main").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    return page


def embedded(studio: Studio, size: Size) -> Page:
    """A replay in the frame of another site."""
    table, page = given_up(studio, size)
    page.goto(f"{studio.address}/embed/replay/{table}")
    page.locator(".panel").wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    return page


def lesson(name: str) -> Opened:
    def opened(studio: Studio, size: Size) -> Page:
        page = studio.open(f"/learn/{name.partition('-')[0]}", size)
        page.locator(f'[data-lesson="{name}"] .begin').click()
        page.wait_for_url(re.compile(r"/t/"))
        page.locator(".coach").wait_for(timeout=PATIENCE)
        page.locator(ASKED).wait_for(timeout=PATIENCE)
        return page

    return opened


def reviewed(studio: Studio, size: Size) -> Page:
    """A whole game, in which the house has played for both."""
    table, link = studio.netrunner("runner")
    with Service(studio.address) as guest, guest.sit(studio.address + link) as seat:
        for place, _ in enumerate(seat.told()):
            if place == 0:
                seat.send(StandIn("runner"))
            elif seat.ending is not None:
                break
    page = studio.open(f"/review/{table}", size)
    page.locator(".win-curve").wait_for(timeout=PATIENCE)
    page.locator(".review-progress").wait_for(state="detached", timeout=5 * PATIENCE)
    page.wait_for_load_state("networkidle")
    return page


def own_games(studio: Studio, size: Size) -> Page:
    """One that is over and one that waits."""
    _, page = given_up(studio, size)
    page.goto(studio.address)
    page.locator(".play-now").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(ASKED).wait_for(timeout=PATIENCE)
    page.goto(f"{studio.address}/games")
    page.locator(".listed li").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def busy_lobby(studio: Studio, size: Size) -> Page:
    """Somebody looks for a game, a table is being played, and a game of one's own waits."""
    seeker = known("/lobby", ".new-seek", PLAYERS[1])(studio, size)
    seeker.locator(".new-seek").click()
    seeker.locator(".seek-begin").click()
    seeker.locator(".own-seek").wait_for()
    seats = {"corp": "person", "runner": "person"}
    setup = {"position": {"turn": "runner", **TABLE}}
    studio.table({"game": "netrunner", "seats": seats, "setup": setup, "public": True, "delay": 60})
    page = known("/", ".play-now")(studio, size)
    page.locator(".play-now").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(ASKED).wait_for(timeout=PATIENCE)
    page.goto(f"{studio.address}/lobby")
    page.locator(".seeks li").first.wait_for(timeout=PATIENCE)
    page.locator(".my-turns li, .live li").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    return page


def watched(studio: Studio, size: Size) -> Page:
    seats = {"corp": "house", "runner": "person"}
    wish = {"game": "netrunner", "seats": seats, "setup": {"position": {"turn": "runner", **TABLE}}}
    table, _ = studio.table({**wish, "public": True, "delay": 60})
    page = studio.open(f"/watch/{table}", size)
    page.locator(".panel").wait_for(timeout=PATIENCE)
    return page


def services(studio: Studio, count: int) -> list[Service]:
    """So many accounts; who has been here before is let in again."""
    return [Service(studio.address, _token(studio, name)) for name in PLAYERS[:count]]


def _token(studio: Studio, name: str) -> str:
    try:
        return new_token(studio.address, name, SECRET, new=True)
    except Exception:
        return new_token(studio.address, name, SECRET)


def cup(studio: Studio, size: Size) -> Page:
    """A tournament in its second round."""
    players = services(studio, 4)
    wish = NewCup("Neon Cup", "netrunner", "swiss", GameClock(seconds=1500, increment=10), 60, 60)
    id = players[0].ask(wishes.announce(wish)).cup.id
    for player in players:
        player.ask(wishes.enter(id, {}))
    players[0].ask(wishes.begin(id))
    for match in rounds(players[0], id, 1)[0].matches:
        for table in (game.table for game in match.games if game.table):
            assert match.second is not None
            with players[match.first].own_seat(table) as seat, players[match.second].own_seat(table) as other:
                next(other.told())  # it begins when both have come
                give_up(seat)
    rounds(players[0], id, 2)
    return known(f"/tournaments/{id}", ".standings")(studio, size)


def rounds(player: Service, id: str, number: int) -> list[RoundShown]:
    """Its rounds, as soon as there are so many."""
    while len(found := player.ask(wishes.tournament(id)).rounds) < number:
        time.sleep(0.5)
    return found


def cups(studio: Studio, size: Size) -> Page:
    page = cup(studio, size)
    page.goto(f"{studio.address}/tournaments")
    page.locator(".cup-list li").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def open_deck(studio: Studio, size: Size) -> Page:
    page = simply("/decks", ".new-deck")(studio, size)
    page.locator(".new-deck").first.select_option("starter criminal")
    page.locator(".verdict").wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    return page


def account(opened: Opened) -> Opened:
    def then(studio: Studio, size: Size) -> Page:
        page = opened(studio, size)
        page.locator(".account-open").click()
        page.locator("dialog.account").wait_for()
        page.wait_for_load_state("networkidle")
        return page

    return then


def won_profile(studio: Studio, size: Size) -> Page:
    cup(studio, size).context.close()
    return known(f"/players/{PLAYERS[0]}")(studio, size)


SCREENS: Final[dict[str, Opened]] = {
    "tournaments-none": simply("/tournaments"),
    "lobby-none": simply("/lobby"),
    "games-none": simply("/games"),
    "start": simply("/"),
    "setup-netrunner": simply("/play/netrunner"),
    "setup-deckers": simply("/play/deckers"),
    "netrunner-hand": seated("runner", position=False),
    "netrunner-turn": seated("runner"),
    "netrunner-run": played("run hq", until="break"),
    "netrunner-access": played("run remote2", until="trash"),
    "netrunner-trace": played("run rd", until="number"),
    "netrunner-corp": seated("corp"),
    "netrunner-watched": watched,
    "netrunner-end": over,
    "card": large_card,
    "deckers": payment,
    "deckers-explosion": explosion,
    "deckers-end": lost_network,
    "help": settings,
    "deckbuilder": simply("/decks"),
    "deck": open_deck,
    "cards": simply("/cards"),
    "cards-deckers": simply("/cards/deckers"),
    "rules": simply("/rules/netrunner"),
    "rules-deckers": simply("/rules/deckers"),
    "learn": simply("/learn/netrunner"),
    "learn-deckers": simply("/learn/deckers"),
    "lesson": lesson("netrunner-score"),
    "lesson-deckers": lesson("deckers-cycle"),
    "games": own_games,
    "lobby": busy_lobby,
    "players": known("/players"),
    "profile": won_profile,
    "profile-new": known("/players/Newcomer", name="Newcomer"),
    "puzzles": simply("/puzzles", ".puzzle"),
    "puzzle": simply("/puzzles/1", ".puzzle"),
    "tournaments": cups,
    "tournament": cup,
    "campaign": simply("/campaign/deckers", ".rung-of-ladder"),
    "weekly": simply("/weekly/deckers", ".week"),
    "weekly-known": known("/weekly/deckers", ".try-week"),
    "replay": replay,
    "embed": embedded,
    "review": reviewed,
    "sign-in": account(simply("/")),
    "account": account(known("/")),
    "lost": simply("/nowhere"),
    "offline": lambda studio, size: studio.open("/offline", size, "h1"),
}
