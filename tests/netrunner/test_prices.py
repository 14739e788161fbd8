"""Options say what they cost and what they surely do, by the effects that will charge and do it (NR-39, NR-49)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cyberdeck.kernel import Charge, Message, Offer
from cyberdeck.netrunner.rules import NetrunnerGame, new_game
from cyberdeck.netrunner.table import table
from netrunner.purse import proof
from netrunner.tables import options, pass_until, play
from purses import Looked


def offer(game: NetrunnerGame, notation: str) -> Offer:
    assert game.decision is not None
    found: Offer = game.decision.options[options(game).index(notation)]
    return found


def costs(game: NetrunnerGame, notation: str) -> str:
    return ", ".join(str(charge.message) for charge in offer(game, notation).price)


def does(game: NetrunnerGame, notation: str) -> list[str]:
    return [str(outcome.message) for outcome in offer(game, notation).outcomes]


def facing(ice: str, rig: str, hand: str = "Diesel, Diesel, Diesel", **runner: object) -> NetrunnerGame:
    seat = {"rig": rig, "credits": 20, "hand": hand, **runner}
    game = table(turn="runner", runner=seat, servers={"hq": {"ice": f"{ice} [rezzed]"}}, run="hq")
    return play(game, "pass*4")


# what it costs


def test_an_install_costs_a_click_and_what_every_discount_leaves() -> None:
    """NR-18.3, NR-AMB-18: Kate takes 1 off the first program or piece of hardware of a turn, and no more."""
    runner = {"identity": 'Kate "Mac" McCaffrey', "hand": "Corroder, Desperado, Aesop's Pawnshop", "credits": 9}
    game = table(turn="runner", runner=runner)
    assert costs(game, "install corroder") == "1 click, 1 credit"
    assert costs(game, "install aesops-pawnshop") == "1 click, 1 credit"
    pass_until(play(game, "install corroder"), "action")
    assert costs(game, "install desperado") == "1 click, 3 credits"


def test_modded_takes_its_discount_off_each_card() -> None:
    """NR-AMB-18: no cost falls below 0."""
    runner = {"identity": "Noise", "hand": "Modded, Corroder, Crypsis", "credits": 9}
    game = play(table(turn="runner", runner=runner), "play modded")
    assert costs(game, "install crypsis") == "2 credits"
    assert costs(game, "install corroder") == ""


def test_ice_costs_a_credit_for_each_piece_that_is_there() -> None:
    """NR-15.2: the action does not say where, so the least is named; each server names its own."""
    corp = {"hand": "Enigma", "credits": 5}
    game = table(turn="corp", corp=corp, servers={"hq": {"ice": "Ice Wall, Ice Wall"}})
    assert costs(game, "install enigma") == "1 click, 0 or more credits"
    play(game, "install enigma")
    assert costs(game, "server hq") == "1 click, 2 credits"
    assert costs(game, "server rd") == "1 click"
    play(game, "server hq")
    assert costs(game, "trash-first ice-wall@hq:1") == "1 click, 1 credit, trash Ice Wall"


def test_rezzing_costs_what_the_upgrades_of_the_server_leave() -> None:
    """NR-16.1: Akitaro takes 2 off ice of his server; Archer also wants an agenda (NR-16.10)."""
    corp = {"credits": 20, "score": "Hostile Takeover, Posted Bounty"}
    servers = {"hq": {"ice": "Archer", "root": "Akitaro Watanabe [rezzed]"}}
    game = pass_until(table(turn="runner", corp=corp, servers=servers, run="hq"), "window")
    while "rez archer@hq:1" not in options(game):
        play(game, "pass")
    assert costs(game, "rez archer@hq:1") == "2 credits, 1 agenda of yours"
    play(game, "rez archer@hq:1")
    assert costs(game, "forfeit posted-bounty") == "2 credits, forfeit Posted Bounty"


def test_credits_of_cards_and_of_the_run_are_named_where_there_is_one_way() -> None:
    """NR-49: the pool may stay out of it; where it can be chosen, only the sum is certain."""
    only = facing("Wall of Static", "Corroder, Cyberfeeder", credits=0)
    assert offer(only, "boost corroder").price == (
        Charge(
            "credit",
            1,
            Message("price-credit-from", (("number", 1), ("card", Message("card-cyberfeeder")))),
            "cyberfeeder",
        ),
    )
    either = facing("Wall of Static", "Corroder, Cyberfeeder")
    assert offer(either, "boost corroder").price == (Charge("credit", 1, Message("price-credit", (("number", 1),))),)


def test_counters_cards_and_tags_are_prices() -> None:
    """NR-39.3: whatever stands before the colon."""
    sucker = facing("Enigma", "Datasucker [virus 2]")
    assert costs(sucker, "use datasucker") == "1 virus counter from Datasucker"
    servers = {"hq": {"ice": "Data Raven [rezzed]"}}
    raven = table(turn="runner", servers=servers, run="hq")
    while "take-tag" not in options(raven):
        play(raven, "pass")
    assert costs(raven, "take-tag") == "1 tag to come"


def test_what_must_make_room_is_named_where_it_is_certain() -> None:
    """NR-14.5: an asset in a server with an asset; NR-19.5: memory for a program."""
    corp = {"hand": "PAD Campaign"}
    game = table(turn="corp", corp=corp, servers={"remote1": {"root": "Adonis Campaign"}})
    assert costs(game, "install pad-campaign") == "1 click, perhaps a card that lies there"
    play(game, "install pad-campaign")
    assert costs(game, "server remote1") == "1 click, trash Adonis Campaign"


def test_the_least_of_an_x_is_named() -> None:
    game = table(
        turn="corp",
        step="corp-2-1",
        corp={"credits": 4},
        servers={"hq": {"ice": "Enigma [rezzed]", "root": "Corporate Troubleshooter [rezzed]"}},
    )
    troubleshooter = "use corporate-troubleshooter@hq/1"
    assert costs(game, troubleshooter) == "1 or more credits, trash Corporate Troubleshooter"
    credit = offer(game, troubleshooter).price[0]
    assert (credit.amount, credit.more) == (1, True)


# what it does


def test_passing_an_encounter_says_what_fires() -> None:
    """NR-25.5: each subroutine that is not broken, and that three damage with two cards are the end."""
    thorns = facing("Wall of Thorns", "Corroder", hand="Diesel")
    assert does(thorns, "pass") == [
        "subroutine 1 fires: 2 net damage, more than the Runner has cards: flatline",
        "subroutine 2 fires: end the run",
    ]
    enigma = facing("Enigma", "Gordian Blade")
    assert does(enigma, "break 1 gordian-blade") == ["stops: the Runner loses 1 click"]
    play(enigma, "break 1 gordian-blade")
    assert does(enigma, "pass") == ["subroutine 2 fires: end the run"]


def test_a_view_says_what_the_subroutines_do() -> None:
    game = facing("Ichi 1.0", "Corroder")
    run = game.view(-1).run
    assert run is not None
    assert [str(does) for does in run.subroutines] == [
        "trash 1 program",
        "trash 1 program",
        "trace 1, if it succeeds: the Runner gets 1 tag, 1 brain damage",
    ]


def test_a_trace_says_what_stands_at_stake_and_who_leads() -> None:
    """NR-34: the Corp bids first; with 4 against a link of 1 the Runner needs 3."""
    runner = {"identity": "Noise", "rig": "Access to Globalsec", "credits": 5}
    game = table(
        turn="runner", corp={"credits": 5}, runner=runner, servers={"hq": {"ice": "Hunter [rezzed]"}}, run="hq"
    )
    pass_until(game, "trace-strength")
    trace = game.view(-1).trace
    assert trace is not None
    assert (trace.strength, trace.link, str(trace.stake)) == (3, 1, "the Runner gets 1 tag")
    assert does(game, "number 1") == ["the Runner escapes for 3 credits"]
    play(game, "number 1")
    assert does(game, "number 2") == ["the trace succeeds"]
    assert costs(game, "number 2") == "2 credits, 1 tag to come"
    assert does(game, "number 3") == ["the trace fails"]
    assert costs(game, "number 3") == "3 credits"


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("Sure Gamble", ["Runner gains 9 credits"]),
        ("Diesel", ["Runner draws 3 cards"]),
        ("Account Siphon", ["run on HQ"]),
    ],
)
def test_an_event_says_what_is_certain(card: str, told: list[str]) -> None:
    game = table(turn="runner", runner={"hand": card, "credits": 9, "deck": "Diesel, Diesel, Diesel, Diesel"})
    assert does(game, f"play {card.lower().replace(' ', '-')}") == told


@pytest.mark.parametrize("credits", [0, 3])
def test_the_tags_of_account_siphon_are_named_where_it_is_chosen(credits: int) -> None:
    """NR-10.13: the Runner takes them whatever the Corp can lose."""
    runner = {"hand": "Account Siphon", "deck": "Diesel"}
    game = table(turn="runner", corp={"credits": credits, "hand": "Hedge Fund"}, runner=runner)
    game.decide("play account-siphon")
    while game.decision is not None and "instead account-siphon" not in game.decision.notations:
        game.decide(0)
    assert costs(game, "instead account-siphon") == "2 tags to come"


def test_seven_points_are_said_to_win() -> None:
    """NR-1.4: scoring the seventh agenda point wins."""
    corp = {"score": "Priority Requisition, Accelerated Beta Test"}
    servers = {"remote1": {"root": "Nisei MK II [advancement 4]"}}
    game = table(turn="corp", corp=corp, servers=servers, step="corp-2-1")
    assert does(game, "score nisei-mk-ii@remote1/1") == ["2 agenda points, and the game is won"]


# the proof


def test_the_price_that_is_named_is_paid() -> None:
    """Along games of all factions every option is taken on a copy, and what is then held less is its price."""
    looked, charged = Looked(), set[str]()
    for seed, (corp, runner) in enumerate(
        (("jinteki", "shaper"), ("nbn", "criminal"), ("haas-bioroid", "anarch"), ("weyland-consortium", "criminal"))
    ):
        game, rng = new_game(corp, runner, seed=seed), random.Random(seed)
        for _ in range(250):
            if game.decision is None:
                break
            looked.look(game, proof, rng)
            charged |= {charge.what for offered in game.decision.options for charge in offered.price}
            game.decide(rng.randrange(len(game.decision.options)))
    assert looked.faults == []
    assert {"click", "credit", "card"} <= charged


def test_a_price_that_is_not_paid_is_found() -> None:
    """The proof can fail: with a price that leaves the credits out, it does."""
    game = table(turn="runner", runner={"identity": "Noise", "hand": "Corroder", "credits": 9})
    true = offer(game, "install corroder")
    cheap = replace(true, foresight=lambda index: (true.price[:1], ()))
    assert proof(game, true, random.Random(0)) == []
    assert proof(game, cheap, random.Random(0)) == ["install corroder: credit: 0 said, 2 paid"]
