"""The Weyland Consortium cards, 93 to 105 (NR-CARD-93 to NR-CARD-105)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import hand_size, strength
from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.logs import events, told, walk
from netrunner.tables import find, keys, options, pass_until, play, seat, table, why

GRIP = "Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble"
TO_ACCESS = ("pass*2", "continue", "pass*2")
WEYLAND = "Weyland Consortium: Building a Better World"


def icy(game: NetrunnerGame, key: str) -> int:
    return strength(game.state, find(game, key))


def scoring(agenda: str, **position: Any) -> NetrunnerGame:
    """The agenda is scored in Corp 2.1."""
    corp = {"identity": WEYLAND, "credits": 0, **position.pop("corp", {})}
    servers = {"remote1": {"root": f"{agenda} [advancement 5]"}, **position.pop("servers", {})}
    game = table(step="corp-2-1", corp=corp, servers=servers, **position)
    return play(game, f"score {agenda.lower().replace(' ', '-')}@remote1/1")


# Building a Better World


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("Hedge Fund", 5, 10), ("Beanstalk Royalties", 0, 4), ("Anonymous Tip", 5, 5)],
)
def test_building_a_better_world(card: str, before: int, after: int) -> None:
    """NR-CARD-93: a credit for each transaction, for no other operation."""
    game = table(corp={"identity": WEYLAND, "credits": before, "hand": card, "deck": "Enigma, Hunter, Chum"})
    play(game, f"play {card.lower().replace(' ', '-')}")
    assert game.state.corp.credits == after


def test_building_a_better_world_does_not_help_to_pay() -> None:
    """NR-CARD-93: four credits do not play Hedge Fund."""
    game = table(corp={"identity": WEYLAND, "credits": 4, "hand": "Hedge Fund"})
    assert "play hedge-fund" not in options(game)


def test_building_a_better_world_and_an_asset() -> None:
    """NR-CARD-93, NR-CARD-96: a transaction that is no operation."""
    game = table(
        corp={"identity": WEYLAND, "credits": 0},
        servers={"hq": {"ice": "Enigma [rezzed]"}, "remote1": {"root": "Security Subcontract [rezzed]"}},
    )
    play(game, "use security-subcontract@remote1/1", "choose enigma@hq:1")
    assert game.state.corp.credits == 4


# Hostile Takeover


def test_hostile_takeover() -> None:
    """NR-CARD-94, NR-23.6: seven credits, then bad publicity."""
    game = scoring("Hostile Takeover")
    assert (game.state.corp.credits, game.state.corp.bad_publicity, game.view(0).corp.points) == (7, 1, 1)
    assert events(game, "gained-credits", "took-bad-publicity") == ["gained-credits", "took-bad-publicity"]


def test_hostile_takeover_stolen() -> None:
    """NR-CARD-94: nothing happens."""
    game = table(
        turn="runner", corp={"identity": WEYLAND}, servers={"remote1": {"root": "Hostile Takeover"}}, run="remote1"
    )
    play(game, *TO_ACCESS, "access remote1/1", "steal hostile-takeover@remote1/1")
    assert (game.state.corp.credits, game.state.corp.bad_publicity) == (5, 0)


# Posted Bounty


def test_posted_bounty() -> None:
    """NR-CARD-95, NR-48.1, NR-48.2, NR-48.3, NR-FAQ-34, NR-5.5: this copy leaves the game; then tag and publicity."""
    game = scoring("Posted Bounty", corp={"score": "Posted Bounty"})
    older, newer = game.state.corp.score
    assert options(game) == ["yes", "no"]
    play(game, "yes")
    assert (game.state.runner.tags, game.state.corp.bad_publicity, game.view(0).corp.points) == (1, 1, 1)
    assert (game.state.corp.score, game.state.removed) == ([older], [newer])
    assert game.state.corp.discard == []
    assert events(game, "forfeited", "tagged", "took-bad-publicity") == ["forfeited", "tagged", "took-bad-publicity"]


def test_posted_bounty_declined() -> None:
    """NR-CARD-95: its point stays."""
    game = scoring("Posted Bounty")
    play(game, "no")
    assert (game.state.runner.tags, game.state.corp.bad_publicity, game.view(0).corp.points) == (0, 0, 1)


def test_posted_bounty_and_a_decoy() -> None:
    """NR-CARD-95, NR-CARD-32: the tag avoided, the publicity stays."""
    game = scoring("Posted Bounty", runner={"rig": "Decoy"})
    play(game, "yes", "prevent decoy")
    assert (game.state.runner.tags, game.state.corp.bad_publicity) == (0, 1)


def test_posted_bounty_as_the_seventh_point() -> None:
    """NR-CARD-95, NR-37.2: the game is over first."""
    game = scoring("Posted Bounty", corp={"score": "Priority Requisition, Priority Requisition"})
    assert game.result is not None
    assert game.result.winners == (CORP,)


# Security Subcontract


def test_security_subcontract() -> None:
    """NR-CARD-96: a click and any rezzed ice, faceup to Archives, for four credits."""
    game = table(
        corp={"credits": 0},
        servers={
            "hq": {"ice": "Enigma [rezzed], Hunter"},
            "rd": {"ice": "Chum [rezzed]"},
            "remote1": {"root": "Security Subcontract [rezzed]"},
        },
    )
    play(game, "use security-subcontract@remote1/1")
    assert options(game) == ["choose enigma@hq:2", "choose chum@rd:1"]
    play(game, "choose chum@rd:1")
    assert (game.state.corp.credits, game.state.corp.clicks) == (4, 2)
    assert game.view(RUNNER).corp.discard[0].id == "chum"


def test_security_subcontract_needs_rezzed_ice() -> None:
    """NR-CARD-96, NR-39.3, NR-39.6: and it is an action of the Corp's."""
    for ice, mark in (("Enigma", " [rezzed]"), ("Enigma [rezzed]", "")):
        game = table(servers={"hq": {"ice": ice}, "remote1": {"root": f"Security Subcontract{mark}"}})
        assert not any(option.startswith("use") for option in options(game))
    game = table(
        turn="runner",
        servers={"hq": {"ice": "Enigma [rezzed]"}, "remote1": {"root": "Security Subcontract [rezzed]"}},
        run="archives",
    )
    play(game, "pass")
    assert options(game) == ["pass"]
    walk(game)


# Aggressive Negotiation


def test_aggressive_negotiation() -> None:
    """NR-CARD-97, NR-54.1, NR-54.2, NR-6.25: any one card, not shown, and a shuffle."""
    game = table(
        corp={"hand": "Aggressive Negotiation", "deck": "Enigma, Nisei MK II, Hedge Fund"}, this_turn={"scored": 1}
    )
    play(game, "play aggressive-negotiation")
    assert options(game) == ["take enigma", "take hedge-fund", "take nisei-mk-ii"]
    play(game, "take nisei-mk-ii")
    assert (keys(game, game.state.corp.hand), game.state.corp.credits) == (["nisei-mk-ii"], 4)
    assert events(game, "shuffled", "revealed") == ["shuffled"]
    assert not any("nisei" in str(message) for message in game.log(RUNNER))


def test_aggressive_negotiation_needs_a_score() -> None:
    """NR-CARD-97, NR-39.9: this turn, and cards in R&D."""
    game = table(corp={"hand": "Aggressive Negotiation", "deck": "Enigma"}, last_turn={"scored": 1})
    assert "play aggressive-negotiation" not in options(game)
    game = table(corp={"hand": "Aggressive Negotiation"}, this_turn={"scored": 1})
    assert "play aggressive-negotiation" not in options(game)


def test_aggressive_negotiation_after_a_score_in_the_draw_phase() -> None:
    """NR-FAQ-20, NR-CARD-97, NR-12.17: Corp 1.1 belongs to the turn."""
    game = table(
        step="corp-1-1",
        corp={"identity": WEYLAND, "hand": "Aggressive Negotiation", "deck": "Enigma, Hunter"},
        servers={"remote1": {"root": "Hostile Takeover [advancement 2]"}},
    )
    play(game, "score hostile-takeover@remote1/1")
    pass_until(game, "action")
    assert "play aggressive-negotiation" in options(game)


# Beanstalk Royalties


def test_beanstalk_royalties() -> None:
    """NR-CARD-98"""
    game = table(corp={"credits": 0, "hand": "Beanstalk Royalties"})
    play(game, "play beanstalk-royalties")
    assert (game.state.corp.credits, game.state.corp.clicks) == (3, 2)


# Scorched Earth


@pytest.mark.parametrize(("cards", "left", "dead"), [(5, 1, False), (4, 0, False), (3, 3, True)])
def test_scorched_earth(cards: int, left: int, dead: bool) -> None:
    """NR-CARD-99, NR-36.8, NR-36.12: four points at once."""
    game = table(corp={"hand": "Scorched Earth"}, runner={"tags": 1, "hand": ["Diesel"] * cards})
    play(game, "play scorched-earth")
    assert (len(game.state.runner.hand), game.result is not None) == (left, dead)
    assert (game.state.corp.credits, told(game, "damaged", "number")) == (2, [4])


def test_scorched_earth_needs_a_tag() -> None:
    """NR-CARD-99, NR-35.5"""
    assert "play scorched-earth" not in options(table(corp={"hand": "Scorched Earth"}, runner={"hand": GRIP}))


def test_scorched_earth_is_stopped_in_part() -> None:
    """NR-CARD-99, NR-CARD-30, NR-42.5: three of four; two hide-outs are enough."""
    game = table(
        corp={"hand": "Scorched Earth"}, runner={"tags": 1, "hand": "Diesel", "rig": "Crash Space, Crash Space"}
    )
    play(game, "play scorched-earth", "prevent crash-space", "number 3", "decline")
    assert (game.result, game.state.runner.hand) == (None, [])
    game = table(
        corp={"hand": "Scorched Earth"}, runner={"tags": 1, "hand": "Diesel", "rig": "Crash Space, Crash Space"}
    )
    play(game, "play scorched-earth", "prevent crash-space", "number 2", "prevent crash-space#2", "number 3")
    assert (keys(game, game.state.runner.hand), events(game, "damaged")) == (["diesel"], [])


# Shipment from Kaguya


def kaguya() -> NetrunnerGame:
    game = table(
        corp={"credits": 0, "hand": "Shipment from Kaguya"},
        servers={
            "hq": {"ice": "Shadow [rezzed], Enigma"},
            "remote1": {"root": "Nisei MK II"},
            "remote2": {"root": "PAD Campaign"},
            "remote3": {"root": "Ghost Branch"},
        },
    )
    return play(game, "play shipment-from-kaguya")


def test_shipment_from_kaguya() -> None:
    """NR-CARD-100, NR-17.14, NR-54.4: a token on each of two different cards that can be advanced."""
    game = kaguya()
    cards = ["choose shadow@hq:2", "choose nisei-mk-ii@remote1/1", "choose ghost-branch@remote3/1"]
    assert options(game) == [*cards, "done"]
    play(game, cards[1])
    assert find(game, "nisei-mk-ii").advancement == 0
    assert options(game) == [cards[0], cards[2], "done"]
    play(game, cards[2])
    assert [find(game, key).advancement for key in ("shadow", "nisei-mk-ii", "ghost-branch")] == [0, 1, 1]
    assert (game.state.corp.credits, game.state.corp.clicks) == (0, 2)


def test_shipment_from_kaguya_for_one_card() -> None:
    """NR-CARD-100, NR-10.13, NR-39.9: one is enough, or none; without any that could it is not playable."""
    game = play(kaguya(), "done")
    assert [find(game, key).advancement for key in ("shadow", "nisei-mk-ii", "ghost-branch")] == [0, 0, 0]
    game = play(kaguya(), "choose shadow@hq:2", "done")
    assert find(game, "shadow").advancement == 1
    game = table(corp={"hand": "Shipment from Kaguya"}, servers={"remote1": {"root": "PAD Campaign"}})
    assert "play shipment-from-kaguya" not in options(game)


# Archer


def at_archer(score: str, credits: int = 4) -> NetrunnerGame:
    game = table(
        turn="runner",
        corp={"credits": credits, "score": score},
        runner={"rig": "Corroder, Mimic, Yog.0"},
        servers={"hq": {"ice": "Archer"}},
        run="hq",
    )
    return play(game, "pass*3")


def test_archer_costs_an_agenda() -> None:
    """NR-CARD-101, NR-16.10, NR-48.1, NR-48.4: four credits and any agenda of the Corp's own."""
    game = at_archer("Hostile Takeover, Nisei MK II [agenda 1]")
    play(game, "rez archer@hq:1")
    assert options(game) == ["forfeit hostile-takeover", "forfeit nisei-mk-ii"]
    play(game, "forfeit nisei-mk-ii")
    assert (game.state.corp.credits, find(game, "archer").faceup, game.view(0).corp.points) == (0, True, 1)
    assert (find(game, "nisei-mk-ii").zone, find(game, "nisei-mk-ii").agenda) == (Zone.REMOVED, 0)
    play(game, "pass*2")
    walk(game)


@pytest.mark.parametrize(("score", "credits", "clause"), [("", 9, "NR-16.10"), ("Hostile Takeover", 3, "NR-16.1")])
def test_archer_is_not_rezzed_without_both(score: str, credits: int, clause: str) -> None:
    """NR-CARD-101, NR-16.10"""
    game = at_archer(score, credits)
    assert "rez archer@hq:1" not in options(game)
    assert why(game, CORP, "rez archer@hq:1") == clause
    walk(game)


def test_the_runners_agendas_do_not_rez_archer() -> None:
    """NR-CARD-101, NR-48.1, NR-17.12"""
    game = table(turn="runner", runner={"score": "Nisei MK II"}, servers={"hq": {"ice": "Archer"}}, run="hq")
    play(game, "pass*3")
    assert options(game) == ["pass"]
    walk(game)


def test_archers_subroutines() -> None:
    """NR-CARD-101, NR-25.5, NR-25.8: two credits, two programs of the Corp's choice, the end of the run."""
    game = at_archer("Hostile Takeover")
    play(game, "rez archer@hq:1", "forfeit hostile-takeover", "pass*2", "pass*2")
    assert (seat(game), options(game)) == ("corp", ["choose corroder", "choose mimic", "choose yog-0"])
    play(game, "choose mimic", "choose corroder")
    assert (game.state.run, keys(game, game.state.rig), game.state.corp.credits) == (None, ["yog-0"], 2)


def test_archer_for_nothing() -> None:
    """NR-CARD-101, NR-CARD-106, NR-16.11: ignoring all costs saves the agenda too."""
    game = table(
        step="corp-2-1",
        corp={"identity": WEYLAND, "credits": 0},
        servers={"hq": {"ice": "Archer"}, "remote1": {"root": "Priority Requisition [advancement 5]"}},
    )
    play(game, "score priority-requisition@remote1/1", "rez archer@hq:1")
    assert (find(game, "archer").faceup, game.view(0).corp.points) == (True, 3)


# ice that grows


@pytest.mark.parametrize(("ice", "base"), [("Hadrian's Wall", 7), ("Ice Wall", 1), ("Shadow", 1)])
def test_ice_that_grows(ice: str, base: int) -> None:
    """NR-CARD-102, NR-CARD-103, NR-CARD-104, NR-17.3: +1 for each token, placed while unrezzed too."""
    key = ice.lower().replace("'", "").replace(" ", "-")
    game = table(
        corp={"clicks": 1, "credits": 11},
        runner={"credits": 0},
        servers={"hq": {"ice": f"{ice} [advancement 2]"}},
    )
    play(game, f"advance {key}@hq:1")
    pass_until(game, "action")
    play(game, "run hq", "pass*3", f"rez {key}@hq:1")
    assert (icy(game, key), find(game, key).advancement) == (base + 3, 3)
    walk(game)


@pytest.mark.parametrize(("ice", "subroutines"), [("Hadrian's Wall", 2), ("Ice Wall", 1)])
def test_walls_end_the_run(ice: str, subroutines: int) -> None:
    """NR-CARD-102, NR-CARD-103: any subroutine left unbroken is enough."""
    key = ice.lower().replace("'", "").replace(" ", "-")
    for left in range(subroutines + 1):
        game = table(
            turn="runner",
            runner={"credits": 20, "rig": "Corroder"},
            servers={"hq": {"ice": f"{ice} [rezzed]"}},
            run="hq",
        )
        play(game, "pass*4", *["boost corroder"] * max(0, icy(game, key) - 2))
        play(game, *(f"break {n} corroder" for n in range(1, subroutines + 1) if n != left), "pass*2")
        assert (game.state.run is not None) is (left == 0)
        walk(game)


def test_shadow() -> None:
    """NR-CARD-104: its two credits help its own trace, which comes after."""
    game = table(
        turn="runner",
        corp={"credits": 0},
        runner={"credits": 4},
        servers={"hq": {"ice": "Shadow [rezzed]"}},
        run="hq",
    )
    play(game, "pass*6")
    assert (game.state.corp.credits, options(game)) == (2, ["number 0", "number 1", "number 2"])
    twin = game.copy()
    play(game, "number 2", "number 3")
    assert (game.state.runner.tags, game.state.corp.credits) == (1, 0)
    walk(game)
    assert events(game, "run-succeeded") == ["run-succeeded"]
    play(twin, "number 2", "number 4")
    assert twin.state.runner.tags == 0


# Research Station


def test_research_station() -> None:
    """NR-CARD-105: two cards more each while rezzed, looked at in Corp 3.1."""
    cards = ", ".join(["Hedge Fund"] * 10)
    game = table(
        step="corp-3-1",
        corp={"hand": cards},
        servers={"hq": {"root": "Research Station [rezzed], Research Station [rezzed]"}},
    )
    assert (hand_size(game.state, CORP), hand_size(game.state, RUNNER)) == (9, 5)
    play(game, "discard hedge-fund")
    assert (len(game.state.corp.hand), options(game)) == (9, ["pass"])


def test_research_station_unrezzed() -> None:
    """NR-CARD-105: then it gives nothing."""
    game = table(servers={"hq": {"root": "Research Station"}})
    assert hand_size(game.state, CORP) == 5


def test_research_station_is_installed_in_hq() -> None:
    """NR-CARD-105, NR-38.5: nowhere else."""
    game = table(corp={"hand": "Research Station"}, servers={"remote1": {"ice": "Enigma"}})
    play(game, "install research-station")
    assert options(game) == ["server hq"]
    play(game, "server hq")
    assert find(game, "research-station").place == "hq/1"
