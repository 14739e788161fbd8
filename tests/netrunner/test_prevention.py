"""Prevent and avoid, trashing, exposing (NR-42, NR-45, NR-46)."""

from __future__ import annotations

from cyberdeck.kernel import Message
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.words import Zone
from netrunner.tables import find, keys, options, pass_until, play, seat, table

FIVE_CARDS = "Diesel, Diesel, Diesel, Diesel, Diesel"


def happened(game: NetrunnerGame, event: str, seat: int = -1) -> list[Message]:
    """What the log tells a seat of that kind of event."""
    return [message for message in game.log(seat) if message.id == f"event-{event}"]


def crypsis_at_the_wall(rig: str, **runner: str) -> NetrunnerGame:
    """Crypsis, without counters, has broken a wall, and the encounter has ended."""
    game = table(
        turn="runner",
        runner={"rig": rig, "credits": 4, **runner},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
        run="archives",
    )
    boosts = ["boost crypsis"] * (3 if "Personal Touch" not in rig else 2)
    return play(game, "pass*4", *boosts, "break 1 crypsis", "pass*2", "trash crypsis")


# prevent and avoid


def test_a_preventer_names_what_it_prevents() -> None:
    """NR-42.2: net damage is not meat damage, so nobody is asked."""
    game = table(
        corp={"score": "Private Security Force"}, runner={"tags": 1, "hand": "Diesel, Modded", "rig": "Net Shield"}
    )
    play(game, "use private-security-force")
    assert (seat(game), len(game.state.runner.hand), game.state.runner.credits) == ("corp", 1, 5)


def test_a_preventer_of_damage_avoids_no_tag() -> None:
    """NR-42.2: of a trap's two effects only the damage can be prevented."""
    game = table(turn="runner", corp={"hand": "Snare!"}, runner={"hand": FIVE_CARDS, "rig": "Net Shield"}, run="hq")
    pass_until(game, "access")
    play(game, "access hq", "yes", "prevent net-shield")
    assert (seat(game), game.state.runner.tags, len(game.state.runner.hand)) == ("runner", 1, 3)
    play(game, "leave snare")


def test_what_is_prevented_does_not_resolve() -> None:
    """NR-42.3: the only point of damage is gone, the grip untouched."""
    game = table(corp={"hand": "Neural EMP"}, runner={"hand": "Diesel", "rig": "Net Shield"}, last_turn={"runs": 1})
    play(game, "play neural-emp", "prevent net-shield")
    assert keys(game, game.state.runner.hand) == ["diesel"]
    assert game.state.runner.credits == 4
    assert not happened(game, "damaged")


def test_prevention_outside_of_windows() -> None:
    """NR-42.4, NR-28.7: in the middle of an access, where no window is open."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "rig": "Net Shield"},
        servers={"remote1": {"root": "Project Junebug [advancement 1]"}},
        run="remote1",
    )
    pass_until(game, "access")
    play(game, "access remote1/1", "yes", "prevent net-shield", "leave project-junebug@remote1/1")
    assert len(game.state.runner.hand) == 4


def test_prevention_while_subroutines_resolve() -> None:
    """NR-42.4, NR-42.5: in Run 3.2; the other point is done."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "rig": "Net Shield"},
        servers={"archives": {"ice": "Wall of Thorns [rezzed]"}},
        run="archives",
    )
    play(game, "pass*6", "prevent net-shield")
    assert len(game.state.runner.hand) == 4
    assert game.state.run is None


def test_memory_cannot_be_saved() -> None:
    """NR-42.6, NR-CARD-48, NR-19.6: a program trashed for lack of memory is gone, although a construct is there."""
    rig = "Aesop's Pawnshop, Akamatsu Mem Chip, Magnum Opus, Battering Ram, Net Shield, Sacrificial Construct"
    game = table(turn="runner", step="runner-1-1", runner={"rig": rig})
    play(game, "pass*2", "trash akamatsu-mem-chip")
    assert options(game) == ["trash magnum-opus", "trash battering-ram", "trash net-shield"]
    play(game, "trash net-shield")
    assert keys(game, game.state.runner.discard) == ["akamatsu-mem-chip", "net-shield"]
    assert (game.state.runner.credits, "credit" in options(game)) == (8, True)


def test_hosted_cards_cannot_be_saved() -> None:
    """NR-42.6, NR-47.6: only the host is on offer, and without it the hosted card goes too."""
    rig = "Crypsis, The Personal Touch [on Crypsis], Sacrificial Construct"
    game = crypsis_at_the_wall(rig)
    assert options(game) == ["prevent sacrificial-construct crypsis", "decline"]
    play(game, "decline")
    assert keys(game, game.state.rig) == ["sacrificial-construct"]
    assert sorted(keys(game, game.state.runner.discard)) == ["crypsis", "the-personal-touch"]
    pass_until(game, "action")


def test_programs_trashed_to_install_cannot_be_saved() -> None:
    """NR-CARD-48: what the Runner gives up himself is no effect to prevent."""
    game = table(turn="runner", runner={"hand": "Pipeline", "rig": "Magnum Opus, Battering Ram, Sacrificial Construct"})
    play(game, "install pipeline", "trash-first magnum-opus", "done")
    assert keys(game, game.state.rig) == ["battering-ram", "sacrificial-construct", "pipeline"]


def test_what_is_prevented_triggers_nothing() -> None:
    """NR-42.7: neither a trash nor an expose has happened."""
    game = crypsis_at_the_wall("Crypsis, Sacrificial Construct")
    play(game, "prevent sacrificial-construct crypsis")
    assert [dict(m.args)["card"] for m in happened(game, "trashed")] == [Message("card-sacrificial-construct")]
    pass_until(game, "action")


def test_the_turn_of_questions() -> None:
    """NR-42.8: a preventer is used after another until both decline; nothing else is on offer."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II [agenda 1]"},
        runner={"hand": "Infiltration", "rig": "Gordian Blade"},
        servers={
            "remote1": {"ice": "Enigma", "root": "Zaibatsu Loyalty"},
            "remote2": {"root": "Zaibatsu Loyalty"},
            "remote3": {"root": "PAD Campaign"},
        },
    )
    play(game, "play infiltration", "expose remote1:1")
    one, two = "zaibatsu-loyalty@remote1/1", "zaibatsu-loyalty@remote2/1"
    assert (seat(game), options(game)) == ("corp", [f"rez {one}", f"rez {two}", "decline"])
    play(game, f"rez {two}")
    prevents = [f"prevent {two} 1 enigma@remote1:1", f"prevent {two} 2 enigma@remote1:1"]
    assert (seat(game), options(game)) == ("corp", [*prevents, f"rez {one}", "decline"])
    play(game, prevents[0])
    assert options(game) == ["pass", "boost gordian-blade"], "nothing is left to prevent"
    assert game.state.corp.credits == 4


def test_the_rest_resolves_when_both_decline() -> None:
    """NR-42.8, NR-42.5: two points of three."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "rig": "Net Shield, Net Shield, Magnum Opus"},
        servers={"archives": {"ice": "Neural Katana [rezzed]"}},
        run="archives",
    )
    play(game, "pass*6")
    assert (seat(game), options(game)) == ("runner", ["prevent net-shield", "prevent net-shield#2", "decline"])
    play(game, "prevent net-shield#2")
    assert (len(game.state.runner.hand), game.state.runner.credits) == (3, 4)
    pass_until(game, "action")


# trashing


def test_a_trashed_card_goes_to_its_owners_pile() -> None:
    """NR-45.1: a Corporation card trashed by the Runner, a Runner card trashed by the Corporation."""
    game = table(turn="runner", servers={"remote1": {"root": "Melange Mining Corp."}}, run="remote1")
    pass_until(game, "access")
    play(game, "access remote1/1", "trash melange-mining-corp@remote1/1")
    assert keys(game, game.state.corp.discard) == ["melange-mining-corp"]
    game = table(runner={"tags": 1, "rig": "Armitage Codebusting"})
    play(game, "trash armitage-codebusting")
    assert keys(game, game.state.runner.discard) == ["armitage-codebusting"]
    assert (game.state.corp.credits, game.state.corp.clicks, game.state.runner.tags) == (3, 2, 1)


def test_discarding_is_not_trashing() -> None:
    """NR-45.2, NR-20.6: down to five cards, and nothing was trashed."""
    game = table(turn="runner", step="runner-2-1", runner={"hand": f"{FIVE_CARDS}, Modded"})
    play(game, "discard modded")
    assert keys(game, game.state.runner.discard) == ["modded"]
    assert (len(happened(game, "discarded")), len(happened(game, "trashed"))) == (1, 0)


def test_the_effect_of_a_card_trashed_as_its_own_cost() -> None:
    """NR-45.3: the expose is prevented by a card that lies in Archives."""
    game = table(
        turn="runner",
        corp={"credits": 0},
        runner={"hand": "Infiltration"},
        servers={"remote1": {"root": "Zaibatsu Loyalty [rezzed]"}, "hq": {"ice": "Enigma"}},
    )
    play(game, "play infiltration", "expose hq:1")
    assert options(game) == ["prevent zaibatsu-loyalty@remote1/1 2 enigma@hq:1", "decline"]
    play(game, "prevent zaibatsu-loyalty@remote1/1 2 enigma@hq:1")
    assert keys(game, game.state.corp.discard) == ["zaibatsu-loyalty"]
    assert not happened(game, "exposed")
    assert "remote1" not in [server.name for server in game.view(-1).servers]


def test_a_trash_that_is_a_price_cannot_be_diverted() -> None:
    """NR-45.4, NR-FAQ-37, NR-CARD-47, NR-CARD-48: the pawned program goes, and no construct goes in its place."""
    game = table(
        turn="runner", step="runner-1-1", runner={"rig": "Aesop's Pawnshop, Net Shield, Sacrificial Construct"}
    )
    play(game, "pass*2", "trash net-shield")
    assert game.decision is not None
    assert game.decision.prompt.id == "ask-action"
    assert keys(game, game.state.rig) == ["aesops-pawnshop", "sacrificial-construct"]
    assert game.state.runner.credits == 8


# exposing


def test_an_exposed_card_is_shown_to_both_and_hidden_again() -> None:
    """NR-46.1, NR-6.21"""
    game = table(turn="runner", runner={"hand": "Infiltration"}, servers={"hq": {"ice": "Enigma, Wall of Static"}})
    play(game, "play infiltration", "expose hq:2")
    for side in (0, 1, -1):
        assert [dict(m.args)["card"] for m in happened(game, "exposed", side)] == [Message("card-enigma")]
    assert [ice.id for ice in game.view(1).servers[0].ice] == [None, None]
    assert not find(game, "enigma").faceup


def test_only_installed_unrezzed_cards_are_exposed() -> None:
    """NR-46.2, NR-DIFF-22, NR-CARD-49: no rezzed card, none of HQ, none of the score area or of Archives."""
    game = table(
        turn="runner",
        corp={"hand": "Hunter", "score": "Nisei MK II", "archives": "Chum [facedown]", "deck": "Hedge Fund"},
        runner={"hand": "Infiltration"},
        servers={"hq": {"ice": "Enigma [rezzed], Wall of Static"}, "remote1": {"root": "PAD Campaign [rezzed]"}},
    )
    play(game, "play infiltration")
    assert options(game) == ["credits 2", "expose hq:1"]
    play(game, "credits 2")


def test_exposing_is_neither_access_nor_rezzing() -> None:
    """NR-46.4: the trap stays silent and unrezzed, the agenda is not stolen."""
    for trap in ("Snare!", "Project Junebug [advancement 2]", "Nisei MK II"):
        game = table(turn="runner", runner={"hand": "Infiltration, Diesel"}, servers={"remote1": {"root": trap}})
        play(game, "play infiltration", "expose remote1/1", "decline")
        assert (seat(game), options(game)) == ("runner", ["pass"])
        card = game.state.cards[game.state.servers[3].root[0]]
        assert (card.zone, card.faceup) == (Zone.ROOT, False)
        assert (len(game.state.runner.hand), game.state.corp.credits) == (1, 5)
