"""Handles: the number by which a seat follows a card lasts exactly as long as its eyes can (NR-6)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cyberdeck.kernel import SPECTATOR
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.events import Discarded, Drew, TookCard, Trashed
from cyberdeck.netrunner.rules import NetrunnerGame, new_game
from cyberdeck.netrunner.sight import sound
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.view import CardSeen, NetrunnerView
from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.tables import find, pass_until, play, table

SEATS = (CORP, RUNNER, SPECTATOR)


class Eyes:
    """One seat's eyes on one game: which card each handle has meant."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.meant: dict[int, int] = {}
        self.lost: set[int] = set()
        self.now: dict[int, int] = {}

    def __call__(self, state: State) -> None:
        now = {handle: card.id for card in state.cards if (handle := card.handle(self.seat)) is not None}
        for handle, id in now.items():
            assert self.meant.setdefault(handle, id) == id, "a handle has moved to another card"
            assert handle not in self.lost, "a handle came back"
        for handle in self.now.keys() - now.keys():
            self.lost.add(handle)
        self.now = now

    def sees(self, card: Card) -> bool:
        """Whether he has the card before him as one of its own: it lies on the table, in his hand, or is shown."""
        return card.zone not in (Zone.DECK, Zone.HAND) or card.visible(self.seat)


@pytest.mark.parametrize("seed", range(4))
def test_a_handle_means_one_card_for_as_long_as_the_seat_sees_it(seed: int) -> None:
    """NR-6.19, NR-6.23: it is never used again, and goes when the card goes into a deck or another hand."""
    game, chance = new_game("haas-bioroid", "anarch", seed), random.Random(seed)
    eyes = [Eyes(seat) for seat in SEATS]
    while game.decision is not None:
        assert sound(game.state)
        for look in eyes:
            look(game.state)
            assert all((card.handle(look.seat) is not None) == look.sees(card) for card in game.state.cards)
        game.decide(chance.randrange(len(game.decision.options)))
    assert any(look.lost for look in eyes)


def on_the_table(view: NetrunnerView) -> Iterator[CardSeen]:
    for player in (view.corp, view.runner):
        yield from (player.identity, *player.hand, *player.discard, *player.score)
    for server in view.servers:
        yield from (*server.ice, *server.root)
    yield from (*view.rig, *view.in_play, *view.shown)
    yield from (hosted for card in view.rig for hosted in card.hosted)


def test_every_card_in_a_view_has_a_handle() -> None:
    """A card that is shown is seen in its place too, where that is open; else no two have one handle."""
    game, chance = new_game(seed=2), random.Random(2)
    while game.decision is not None:
        for seat in SEATS:
            seen = list(on_the_table(view := game.view(seat)))
            assert None not in {card.handle for card in seen}
            apart = {card.handle for card in seen if card not in view.shown}
            assert len(apart) == len([card for card in seen if card not in view.shown])
        game.decide(chance.randrange(len(game.decision.options)))


def handles(game: NetrunnerGame, key: str) -> tuple[int | None, ...]:
    return tuple(find(game, key).handle(seat) for seat in SEATS)


def test_a_card_keeps_its_handle_from_the_hand_through_the_server_to_the_score_area() -> None:
    """NR-6.1, NR-6.2: whoever does not see the hand begins to follow the card when it is installed."""
    game = table(corp={"hand": "Private Security Force", "clicks": 1, "credits": 9}, turn="corp")
    corp, *others = handles(game, "private-security-force")
    assert others == [None, None]
    play(game, "install private-security-force", "server new")
    installed = handles(game, "private-security-force")
    assert (installed[0], None in installed) == (corp, False)

    servers = {"remote1": {"root": "Private Security Force [advancement 4]"}}
    game = table(step="corp-2-1", servers=servers)
    before = handles(game, "private-security-force")
    play(game, "score private-security-force@remote1/1")
    assert find(game, "private-security-force").zone is Zone.SCORE
    assert handles(game, "private-security-force") == before


def test_a_card_that_is_drawn_gets_the_next_handle_of_its_owner_only() -> None:
    """NR-6.23"""
    game = table(turn="runner", runner={"hand": "Diesel", "deck": "Modded, Tinkering"})
    before = game.state.handles
    play(game, "draw")
    assert handles(game, "modded") == (None, before[RUNNER] + 1, None)
    assert game.state.handles == (before[CORP], before[RUNNER] + 1, before[2])
    assert handles(game, "tinkering") == (None, None, None)


def test_an_accessed_card_of_rd_is_followed_while_it_is_seen() -> None:
    """NR-6.20: put back it is lost; stolen it keeps the handle that the Runner has given it."""
    game = table(turn="runner", corp={"deck": "Chum, Hunter"}, run="rd")
    pass_until(game, "access")
    play(game, "access rd")
    corp, runner, watching = handles(game, "chum")
    assert (corp, watching) == (None, None)
    assert [card.handle for card in game.view(RUNNER).shown] == [runner]
    play(game, "leave chum")
    assert handles(game, "chum") == (None, None, None)
    pass_until(game, "action")
    play(game, "run rd")
    pass_until(game, "access")
    play(game, "access rd")
    again = handles(game, "chum")[RUNNER]
    assert runner is not None
    assert again is not None
    assert again > runner
    play(game, "leave chum")

    game = table(turn="runner", corp={"deck": "Private Security Force, Chum"}, run="rd")
    pass_until(game, "access")
    play(game, "access rd")
    seen = handles(game, "private-security-force")
    play(game, "steal private-security-force")
    assert handles(game, "private-security-force")[RUNNER] == seen[RUNNER]
    assert None not in handles(game, "private-security-force")


def test_archives_are_followed_facedown_too() -> None:
    """NR-6.9, NR-6.16: turned faceup, a card is still the one that lay there."""
    game = table(turn="runner", corp={"archives": "Hunter [facedown], Chum [facedown]"})
    before = handles(game, "hunter")
    assert None not in before
    play(game, "run archives")
    pass_until(game, "access")
    play(game, "access hunter", "leave hunter", "access chum", "leave chum", "pass*2")
    assert handles(game, "hunter") == before


def test_what_goes_back_into_the_grip_is_lost_to_the_corp() -> None:
    """NR-6.17, NR-6.23: the heap is open, the grip is not."""
    game = table(turn="runner", runner={"heap": "Modded", "hand": "Déjà Vu", "credits": 5})
    corp, runner, _ = handles(game, "modded")
    play(game, "play deja-vu", "take modded")
    assert handles(game, "modded") == (None, runner, None)
    (took,) = [event for event in game.last.events if isinstance(event, TookCard)]
    assert took.card.pictured(CORP).handle == corp


def test_events_tell_a_seat_its_own_handles_only() -> None:
    """A card tells the handle by which the seat will find it again; never that of somebody else."""
    game, chance = new_game(seed=4), random.Random(4)
    kinds: set[type] = set()
    while game.decision is not None:
        game.decide(chance.randrange(len(game.decision.options)))
        for event in game.last.events:
            if isinstance(event, Drew | Trashed | Discarded):
                kinds.add(type(event))
                for seat in SEATS:
                    told = event.seen_by(seat).card
                    assert told.pictured(seat).handle == event.card.handle(seat)
                    assert [told.handle(other) for other in SEATS if other != seat] == [None, None]
                    if not isinstance(event, Drew):
                        assert told.pictured(seat).handle is not None
    assert kinds == {Drew, Trashed, Discarded}


def test_what_an_event_tells_of_a_card() -> None:
    """NR-6.2: which card it is only to those who may know."""
    game = play(table(corp={"hand": "Enigma"}), "install enigma", "server hq")
    card = find(game, "enigma")
    corp, runner = card.pictured(CORP), card.pictured(RUNNER)
    assert (corp.id, corp.name, corp.zone, corp.server) == ("enigma", "enigma@hq:1", Zone.ICE, "hq")
    assert (runner.id, runner.name, runner.zone, runner.server) == (None, "hq:1", Zone.ICE, "hq")
    assert (corp.handle, runner.handle) == (card.handle(CORP), card.handle(RUNNER))
