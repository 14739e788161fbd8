"""The log: who, what, where, for how much and why, in one line, and nothing that the reader may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cyberdeck.kernel import Message
from cyberdeck.kernel.plain import saved_fields
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.rules import RULES, NetrunnerGame, new_game
from cyberdeck.netrunner.words import CORP, RUNNER
from netrunner.tables import leave_open, play, table


def lines(game: NetrunnerGame, seat: int = -1, language: str = "en") -> list[str]:
    """The last decision, as a seat reads of it."""
    return [render(line, language) for line in game.news(seat)]


def test_an_install_is_told_with_its_price() -> None:
    noise = "Noise: Hacker Extraordinaire"
    game = play(table(turn="runner", runner={"identity": noise, "hand": "Corroder"}), "install corroder")
    assert [lines(game, language=language)[0] for language in LANGUAGES] == [
        "Runner installs Corroder for 2 credits and 1 click",
        "Der Runner installiert Zersetzer für 2 Credits und 1 Klick",
        "Runner instaluje kartę Wyżeracz za 2 kredyty i 1 klik",
        "Раннер устанавливает: Разъедатель за 2 кредита и 1 Click",
    ]


def test_a_price_includes_every_discount() -> None:
    """NR-CARD-33: Kate pays one less for the first program or piece of hardware of a turn."""
    game = table(turn="runner", runner={"identity": "Kate “Mac” McCaffrey: Digital Tinker", "hand": "Corroder"})
    assert lines(play(game, "install corroder"))[0] == "Runner installs Corroder for 1 credit and 1 click"


def test_advancing_says_where_and_not_what() -> None:
    """NR-6: that a facedown card is advanced is open, which one it is is not."""
    game = table(corp={"credits": 5}, servers={"remote1": {"root": "Nisei MK II"}})
    play(game, "advance nisei-mk-ii@remote1/1")
    assert lines(game, CORP)[0] == "Corp advances Nisei MK II (Remote server 1) for 1 credit and 1 click"
    assert lines(game, RUNNER)[0] == "Corp advances a card (card 1 in Remote server 1) for 1 credit and 1 click"


def test_what_cards_do_is_told_with_the_card() -> None:
    game = table(corp={"hand": "Hedge Fund", "credits": 5})
    play(game, "play hedge-fund")
    assert lines(game)[:2] == [
        "Corp plays Hedge Fund for 5 credits and 1 click",
        "Corp gains 9 credits (Hedge Fund)",
    ]


def test_breaking_says_which_ice_and_by_what() -> None:
    game = table(
        turn="runner",
        runner={"rig": "Corroder", "credits": 5},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "boost corroder")
    assert lines(game)[0] == "Corroder: strength +1 for 1 credit"
    play(game, "break 1 corroder")
    assert lines(game)[0] == "Runner breaks subroutine 1 of Wall of Static for 1 credit (Corroder)"
    leave_open(game)


def test_breaking_for_a_click() -> None:
    game = table(
        turn="runner",
        servers={"archives": {"ice": "Ichi 1.0 [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "break 1 ichi-1-0@archives:1")
    assert lines(game)[0] == "Runner breaks subroutine 1 of Ichi 1.0 for 1 click"
    leave_open(game)


def test_trashing_an_accessed_card() -> None:
    game = table(turn="runner", runner={"credits": 5}, servers={"remote1": {"root": "PAD Campaign"}}, run="remote1")
    play(game, "pass*2", "continue", "pass*2", "access remote1/1", "trash pad-campaign@remote1/1")
    assert lines(game)[0] == "Runner trashes PAD Campaign (Remote server 1) for 4 credits"


def test_a_trap_says_what_it_costs_and_does() -> None:
    game = table(
        turn="runner", runner={"hand": "Diesel, Diesel, Diesel"}, servers={"remote1": {"root": "Snare!"}}, run="remote1"
    )
    play(game, "pass*2", "continue", "pass*2", "access remote1/1", "yes")
    assert lines(game)[:2] == ["Corp uses Snare! (Remote server 1) for 4 credits", "Runner takes 3 net damage (Snare!)"]
    assert lines(game)[2:5] == ["Trashed: Diesel (Snare!)"] * 3
    assert lines(game)[5] == "Runner gets 1 tag (Snare!)"
    leave_open(game)


def test_a_toll_is_told_by_itself() -> None:
    """NR-CARD-90: it buys nothing."""
    game = table(
        turn="runner",
        runner={"credits": 5},
        servers={"archives": {"ice": "Tollbooth [rezzed]"}},
        run="archives",
    )
    assert "Runner pays 3 credits (Tollbooth)" in lines(play(game, "pass*4"))
    leave_open(game)


def test_a_bid_says_its_price_once() -> None:
    game = table(corp={"hand": "SEA Source", "credits": 5}, runner={"credits": 5}, last_turn={"successes": "hq"})
    play(game, "play sea-source", "number 2")
    assert lines(game) == ["Corp adds 2 credits: strength 5"]
    leave_open(game)


@pytest.mark.parametrize("seed", range(6))
def test_no_line_names_a_hidden_card(seed: int) -> None:
    """Each event by itself: no card of it that the seat may not know is in its line."""
    game, rng = new_game("haas-bioroid", "criminal", seed), random.Random(seed)
    while game.decision is not None:
        game.decide(rng.randrange(len(game.decision.options)))
    events = [event for moment in game._moments() for event in moment.events]
    hidden = 0
    for event in events:
        cards = [value for name in saved_fields(type(event)) if isinstance(value := getattr(event, name), Card)]
        for seat in (-1, CORP, RUNNER):
            unknown = {f"card-{card.key}" for card in cards if not card.visible(seat)}
            hidden += len(unknown)
            seen = event.seen_by(seat)
            told = {id for line in RULES.told([seen] if seen else [], seat) for id in ids(line)}
            assert not told & unknown
    assert hidden


def ids(message: Message) -> Iterator[str]:
    yield message.id
    for _, arg in message.args:
        if isinstance(arg, Message):
            yield from ids(arg)
