"""Rated games: who may play them, what they are worth, and what is not allowed in them."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from server import Server

from cyberdeck.client import Refusal, Seat, Service, new_token
from cyberdeck.service.forms import PlayerShown, Tally
from cyberdeck.service.glicko import Rating, after
from cyberdeck.service.wire import Back, Resign, StandIn

CLOCK = {"kind": "game", "seconds": 900}
SEATS = {"corp": "person", "runner": "open"}
BEGUN = 1


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Service]:
    with Service(server.address, new_token(server.address, "Ann", "a long secret", new=True)) as found:
        yield found


@pytest.fixture(scope="module")
def bob(server: Server) -> Iterator[Service]:
    with Service(server.address, new_token(server.address, "Bob", "a long secret", new=True)) as found:
        yield found


def resigning(seat: Seat, patience: int) -> None:
    """Takes the first offer of so many questions, then gives up; a busy service may put a question again."""
    asked: set[int] = set()
    with seat:
        for _ in seat.questions():
            assert seat.whole is not None
            asked.add(seat.whole.seq)
            if len(asked) <= patience:
                seat.decide(0)
            else:
                seat.send(Resign())


def played(ann: Service, bob: Service, decisions: int) -> str:
    """Ann's Corp against Bob's Runner, who resigns after so many decisions."""
    opened = ann.open("netrunner", SEATS, clock=CLOCK, rated=True)
    runner = bob.join(opened.table, "runner")
    other = threading.Thread(target=resigning, args=(runner, decisions))
    other.start()
    with ann.sit(opened.links["corp"]) as corp:
        assert corp.play(lambda known: 0).winners == ["corp"]
    other.join()
    return opened.table


def counted(service: Service, name: str, table: str) -> PlayerShown:
    """What is known of somebody, as soon as that game has been counted."""
    deadline = time.monotonic() + 180
    while True:
        found = service.player(name)
        if any(game.table == table for game in found.games):
            return found
        assert time.monotonic() < deadline, "the game is not counted"
        time.sleep(0.1)


@pytest.mark.slow
def test_a_game_is_counted_for_both_and_one_that_was_broken_off_is_not(ann: Service, bob: Service) -> None:
    table = played(ann, bob, BEGUN)
    winner, loser = counted(ann, "ann", table), counted(ann, "BOB", table)
    assert (winner.name, loser.name) == ("Ann", "Bob")
    corp, runner = winner.ratings["netrunner-corp"], loser.ratings["netrunner-runner"]
    assert corp.rating > 1500 > runner.rating
    assert (corp.games, corp.provisional, runner.games) == (1, True, 1)
    (game,) = winner.games
    assert (game.seat, game.against, game.won) == ("corp", "Bob", True)
    assert game.change == pytest.approx(after(Rating(), (Rating(), 1)).rating - 1500, abs=0.1)
    assert ann.table(table).rated
    assert (game.deck, game.against_deck, game.rated) == ("personal-evolution", "kate-mac-mccaffrey", True)
    assert winner.tallies == [Tally("netrunner", "corp", "personal-evolution", 1, 0)]
    broken_off = played(ann, bob, BEGUN - 1)
    later = counted(ann, "Ann", broken_off)
    assert [game.change for game in later.games] == [None, game.change]
    assert later.ratings == winner.ratings
    strongest = ann.strongest("netrunner")
    assert ([row.name for row in strongest["corp"]], [row.name for row in strongest["runner"]]) == (["Ann"], ["Bob"])


@pytest.mark.slow
def test_who_breaks_off_again_and_again_has_to_wait(server: Server, ann: Service) -> None:
    """Leaving at the sight of one's hand costs nothing once, but it cannot be made a habit."""
    with Service(server.address, new_token(server.address, "Hasty", "a long secret", new=True)) as hasty:
        for _ in range(3):
            counted(ann, "Hasty", played(ann, hasty, 0))
        opened = ann.open("netrunner", SEATS, clock=CLOCK, rated=True)
        assert refused(hasty.join, opened.table, "runner") == "rated-pause"
        decks = {"corp": "jinteki", "runner": "shaper"}
        assert refused(hasty.seek, "netrunner", decks, clock=CLOCK, rated=True) == "rated-pause"
        assert hasty.player("Hasty").ratings == {}
        assert hasty.seek("netrunner", decks, clock=CLOCK).secret, "what does not count may be played"


def refused(call: Any, *args: Any, **more: Any) -> str:
    with pytest.raises(Refusal) as why:
        call(*args, **more)
    return why.value.reason.id


def test_what_cannot_be_rated(server: Server, ann: Service) -> None:
    with Service(server.address) as guest:
        assert refused(guest.open, "netrunner", SEATS, clock=CLOCK, rated=True) == "account-none"
    assert refused(ann.open, "netrunner", SEATS, rated=True) == "rated-terms"
    unfair: list[dict[str, Any]] = [{"seed": 7}, {"setup": {"position": {}}}]
    for more in unfair:
        assert refused(ann.open, "netrunner", SEATS, clock=CLOCK, rated=True, **more) in ("rated-terms", "table-script")
    deckers = {"oshin-noro": "person", "monty-quantum": "open"}
    assert refused(ann.open, "deckers", deckers, clock=CLOCK, rated=True) == "rated-terms"
    for seats in ({"corp": "person", "runner": "house"}, {"corp": "person", "runner": "person"}):
        assert refused(ann.open, "netrunner", seats, clock=CLOCK, rated=True) == "rated-owner"
    assert refused(ann.player, "Nobody at all") == "player-unknown"


def test_nobody_plays_himself_takes_back_or_lets_the_house_play(server: Server, ann: Service, bob: Service) -> None:
    opened = ann.open("netrunner", SEATS, clock=CLOCK, rated=True)
    assert refused(ann.join, opened.table, "runner") == "rated-owner"
    with Service(server.address) as guest:
        assert refused(guest.join, opened.table, "runner") == "account-none"
    with bob.join(opened.table, "runner") as runner, ann.sit(opened.links["corp"]) as corp:
        next(runner.told())
        next(corp.questions())
        assert [player.name for player in corp.about.players] == ["Ann", "Bob"]
        corp.decide(0)
        next(corp.told())
        for wish in (Back(), StandIn("corp")):
            corp.send(wish)
            assert refused(list, corp.told()) == "rated-no"
        corp.send(Resign())
