"""Active and inactive cards, card types and symbols (NR-7 to NR-10)."""

from __future__ import annotations

import pytest

from cyberdeck.kernel import Complaint
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Type, Zone
from netrunner.tables import find, keys, options, pass_until, play, run_seen, table, why


def types(side: Side) -> set[Type]:
    return {card.type for card in PRINTED.values() if card.side is side}


# states


def test_only_active_cards_can_be_used() -> None:
    """NR-7.1, NR-7.2: Melange Mining Corp. rezzed, unrezzed and in HQ."""
    remote = {"remote1": {"root": "Melange Mining Corp."}}
    game = table(corp={"hand": "Melange Mining Corp."}, servers=remote)
    assert not any(option.startswith("use") for option in options(game))
    assert not game.view(CORP).servers[3].root[0].active
    game = table(servers={"remote1": {"root": "Melange Mining Corp. [rezzed]"}})
    card = game.view(RUNNER).servers[3].root[0]
    assert (card.faceup, card.active) == (True, True)
    play(game, "use melange-mining-corp@remote1/1")
    assert game.state.corp.credits == 12


def test_corp_cards_are_installed_unrezzed() -> None:
    """NR-7.2, NR-7.3: facedown and inactive."""
    game = play(table(corp={"hand": "PAD Campaign"}), "install pad-campaign", "server new")
    card = game.view(CORP).servers[3].root[0]
    assert (card.faceup, card.active) == (False, False)


def test_runner_cards_are_active_at_once() -> None:
    """NR-7.4: faceup, usable with the next click, never rezzed."""
    game = play(table(turn="runner", runner={"hand": "Magnum Opus"}), "install magnum-opus")
    card = game.view(CORP).rig[0]
    assert (card.id, card.faceup, card.active, card.rez_cost) == ("magnum-opus", True, True, None)
    assert not any(option.startswith("rez") for option in options(game))
    play(game, "pass*2", "use magnum-opus")
    assert game.state.runner.credits == 5 - 4 + 2


def test_agendas_are_active_in_a_score_area_only() -> None:
    """NR-7.5: Private Security Force works scored, not installed."""
    game = table(runner={"tags": 1}, servers={"remote1": {"root": "Private Security Force [advancement 4]"}})
    assert "use private-security-force" not in options(game)
    assert why(game, CORP, "use private-security-force@remote1/1") == "NR-7.1"
    game = table(corp={"score": "Private Security Force"}, runner={"tags": 1})
    assert "use private-security-force" in options(game)


def test_identities_are_active() -> None:
    """NR-7.6: Kate makes the first program 1 cheaper, from the first turn on."""
    game = play(table(turn="runner", runner={"hand": "Net Shield"}), "install net-shield")
    assert game.state.runner.credits == 5 - (2 - 1)


def test_cards_in_hand_deck_and_trash_pile_are_inactive() -> None:
    """NR-7.7: Sacrificial Construct in the grip, The Toolbox in the heap, Net Shield in the stack do nothing."""
    runner = {"hand": "Sacrificial Construct, Diesel", "heap": "The Toolbox", "deck": "Net Shield"}
    servers = {"remote1": {"root": "Nisei MK II"}}
    game = table(turn="runner", runner=runner, servers=servers, coming={"damage": ["Diesel"]}, run="remote1")
    assert (game.view(RUNNER).memory, game.view(RUNNER).link) == (4, 1)
    pass_until(game, "access")
    play(game, "access remote1/1", "steal nisei-mk-ii@remote1/1")
    assert keys(game, game.state.runner.discard) == ["the-toolbox", "diesel"]


@pytest.mark.parametrize("place", ["remote1/1", "hq"])
def test_an_access_ability_needs_no_active_card(place: str) -> None:
    """NR-7.8: Snare! works unrezzed and from HQ."""
    corp = {"hand": "Snare!"} if place == "hq" else {}
    servers = {} if place == "hq" else {"remote1": {"root": "Snare!"}}
    runner = {"hand": "Diesel, Diesel, Diesel"}
    game = table(turn="runner", corp=corp, runner=runner, servers=servers, run=place.partition("/")[0])
    pass_until(game, "access")
    play(game, f"access {place}", "yes")
    assert (len(game.state.runner.hand), game.state.runner.tags, game.state.corp.credits) == (0, 1, 1)
    play(game, next(option for option in options(game) if option.startswith("leave")))


def test_project_junebug_works_unrezzed() -> None:
    """NR-7.8, NR-FAQ-29: 2 net damage for each token."""
    runner = {"hand": ["Diesel"] * 5}
    servers = {"remote1": {"root": "Project Junebug [advancement 2]"}}
    game = table(turn="runner", runner=runner, servers=servers, run="remote1")
    pass_until(game, "access")
    play(game, "access remote1/1", "yes", "leave project-junebug@remote1/1")
    assert (len(game.state.runner.hand), game.state.corp.credits) == (1, 4)


def test_a_card_that_leaves_play_forgets_its_counters() -> None:
    """NR-7.9: credits, virus counters and advancement tokens are gone in the trash pile."""
    game = play(table(runner={"tags": 1, "rig": "Armitage Codebusting [credits 8]"}), "trash armitage-codebusting")
    assert game.view(RUNNER).runner.discard[0].credits == 0
    game = table(corp={"hand": "Snare!"}, servers={"remote1": {"root": "Project Junebug [advancement 3]"}})
    play(game, "install snare", "server remote1", "trash-first project-junebug@remote1/1")
    assert game.view(CORP).corp.discard[0].advancement == 0
    assert game.view(CORP).servers[3].root[0].advancement == 0


def test_what_is_never_installed() -> None:
    """NR-7.11: operations and events can only be played; identities not even that."""
    game = table(corp={"hand": "Hedge Fund, Chum"})
    assert "play hedge-fund" in options(game)
    assert "install hedge-fund" not in options(game)
    game = table(turn="runner", runner={"hand": "Diesel, Sure Gamble", "deck": "Modded"})
    assert not any(option.startswith("install") for option in options(game))
    with pytest.raises(Complaint):
        table(runner={"rig": "Diesel"})
    with pytest.raises(Complaint):
        table(servers={"remote1": {"root": "Hedge Fund"}})


def test_stolen_agendas_give_points_only() -> None:
    """NR-7.12: no counter of Nisei MK II, no damage by Private Security Force, no ice by Priority Requisition."""
    for title, id in (("Nisei MK II", "nisei-mk-ii"), ("Priority Requisition", "priority-requisition")):
        servers = {"remote1": {"root": title}, "hq": {"ice": "Chum"}}
        game = table(turn="runner", runner={"clicks": 1, "hand": "Diesel"}, servers=servers, run="remote1")
        pass_until(game, "access")
        play(game, "access remote1/1", f"steal {id}@remote1/1")
        card = game.view(RUNNER).runner.score[0]
        assert (card.id, card.active, card.agenda) == (id, False, 0)
        assert find(game, "chum").faceup is False
    for side in ("corp", "runner"):
        game = table(turn=side, runner={"score": "Private Security Force", "tags": 1})
        assert "use private-security-force" not in options(game)


# types of the Corporation


def test_the_types_of_each_side() -> None:
    """NR-8.1, NR-9.1: six and five."""
    assert types(CORP) == {Type.IDENTITY, Type.OPERATION, Type.AGENDA, Type.ICE, Type.UPGRADE, Type.ASSET}
    assert types(RUNNER) == {Type.IDENTITY, Type.HARDWARE, Type.RESOURCE, Type.PROGRAM, Type.EVENT}


def test_identities() -> None:
    """NR-8.2, NR-9.2: a faction, an ability, minimum deck size, influence limit; a Runner has a base link."""
    identities = [card for card in PRINTED.values() if card.type is Type.IDENTITY]
    assert len({card.faction for card in identities}) == len(identities) == 7
    assert {(card.min_deck, card.influence_limit) for card in identities} == {(45, 15)}
    assert {card.id: card.link for card in identities if card.link} == {"kate-mac-mccaffrey": 1}
    assert TEXTS["personal-evolution"].when
    assert TEXTS["kate-mac-mccaffrey"].constant
    assert table().view(CORP).link == 1


def test_an_operation_is_paid_resolved_and_trashed() -> None:
    """NR-8.3"""
    game = play(table(corp={"hand": "Hedge Fund"}), "play hedge-fund")
    assert game.state.corp.credits == 9
    assert find(game, "hedge-fund").zone is Zone.DISCARD


def test_agendas_and_assets_go_into_remote_servers_only() -> None:
    """NR-8.4, NR-8.8"""
    for title, id in (("Nisei MK II", "nisei-mk-ii"), ("Snare!", "snare")):
        game = table(corp={"hand": title}, servers={"remote1": {"ice": "Chum"}})
        play(game, f"install {id}")
        assert options(game) == ["server remote1", "server new"]
        play(game, "server new")


def test_only_agendas_have_points() -> None:
    """NR-8.4: every agenda has an advancement requirement and points, nothing else has."""
    for card in PRINTED.values():
        assert (card.points > 0) == (card.advancement > 0) == (card.type is Type.AGENDA), card


def test_ice() -> None:
    """NR-8.5, NR-8.6, NR-10.9: before any server; a main subtype, at least one subroutine, and ice alone has them."""
    game = play(table(corp={"hand": "Chum"}, servers={"remote1": {"root": "Snare!"}}), "install chum")
    assert options(game) == ["server hq", "server rd", "server archives", "server remote1", "server new"]
    play(game, "server archives")
    main = {"sentry", "barrier", "code-gate", "trap"}
    for card in PRINTED.values():
        if card.type is Type.ICE:
            assert card.subtypes & main, card
        if card.id in TEXTS:
            assert bool(TEXTS[card.id].subroutines) == (card.type is Type.ICE), card
    assert PRINTED["hunter"].subtypes == {"sentry", "tracer", "observer"}


def test_subroutines_of_the_printed_cards() -> None:
    """NR-10.9: each symbol one subroutine."""
    counts = {id: len(text.subroutines) for id, text in TEXTS.items() if text.subroutines}
    assert counts | {"enigma": 2, "wall-of-thorns": 2} == counts
    others = ["cell-portal", "chum", "data-mine", "neural-katana", "hunter", "wall-of-static"]
    assert [counts[id] for id in others] == [1] * 6


def test_upgrades_go_anywhere() -> None:
    """NR-8.7: into remote servers and into roots, which take nothing else."""
    game = play(table(corp={"hand": "Akitaro Watanabe"}), "install akitaro-watanabe")
    assert options(game) == ["server hq", "server rd", "server archives", "server new"]
    play(game, "server hq")
    with pytest.raises(Complaint):
        table(servers={"hq": {"root": "Snare!"}})


def test_assets_and_upgrades_have_a_trash_cost() -> None:
    """NR-8.7, NR-8.8: they alone."""
    for card in PRINTED.values():
        assert (card.trash is not None) == (card.type in (Type.ASSET, Type.UPGRADE)), card


def test_an_asset_may_imitate_an_agenda() -> None:
    """NR-8.8: Project Junebug can be advanced, Snare! cannot."""
    game = table(servers={"remote1": {"root": "Project Junebug"}, "remote2": {"root": "Snare!"}})
    assert [option for option in options(game) if "advance" in option] == ["advance project-junebug@remote1/1"]


def test_one_agenda_or_asset_and_any_number_of_upgrades() -> None:
    """NR-8.9, NR-8.10"""
    game = table(corp={"hand": ["Akitaro Watanabe"] * 3}, servers={"remote1": {"root": "Snare!"}})
    for _ in range(3):
        play(game, "install akitaro-watanabe", "server remote1", "done", "pass*2")
    assert len(game.view(CORP).servers[3].root) == 4
    with pytest.raises(Complaint):
        table(servers={"remote1": {"root": "Snare!, Nisei MK II"}})


# types of the Runner


def test_hardware_and_resources_are_installed_without_limit() -> None:
    """NR-9.3, NR-9.4: for their cost; Kate takes 1 off the first piece of hardware."""
    runner = {"clicks": 6, "hand": ["Akamatsu Mem Chip"] * 3 + ["Access to Globalsec"] * 3}
    game = table(turn="runner", runner=runner)
    for id in ["akamatsu-mem-chip"] * 3 + ["access-to-globalsec"] * 3:
        play(game, f"install {id}", "pass*2")
    assert game.state.runner.credits == 5 - 0 - 1 - 1 - 3
    assert len(game.view(CORP).rig) == 6


def test_resources_are_exposed_while_tagged() -> None:
    """NR-9.4: hardware and programs are not."""
    rig = "Armitage Codebusting, Akamatsu Mem Chip, Net Shield"
    game = table(runner={"tags": 1, "rig": rig})
    assert [option for option in options(game) if option.startswith("trash")] == ["trash armitage-codebusting"]
    assert not any(option.startswith("trash") for option in options(table(runner={"rig": rig})))


def test_only_programs_have_a_memory_cost() -> None:
    """NR-9.5, NR-9.6: all programs have one; an icebreaker is a program."""
    for card in PRINTED.values():
        assert (card.memory > 0) == (card.type is Type.PROGRAM), card
        assert "icebreaker" not in card.subtypes or card.type is Type.PROGRAM, card
    game = table(turn="runner", runner={"rig": "Gordian Blade, Magnum Opus"})
    assert [card.strength for card in game.view(RUNNER).rig] == [2, None]


def test_an_event_is_paid_resolved_and_trashed() -> None:
    """NR-9.7"""
    game = play(table(turn="runner", runner={"hand": "Sure Gamble"}), "play sure-gamble")
    assert game.state.runner.credits == 9
    assert find(game, "sure-gamble").zone is Zone.DISCARD


# anatomy and symbols


@pytest.mark.parametrize(
    ("id", "fields"),
    [
        ("neural-emp", {"cost": 2, "influence": 2, "copies": 2, "number": 72, "faction": "jinteki"}),
        ("nisei-mk-ii", {"advancement": 4, "points": 2, "influence": None, "subtypes": {"initiative"}}),
        ("melange-mining-corp", {"cost": 1, "trash": 1, "influence": 0, "faction": "neutral"}),
        ("wall-of-thorns", {"cost": 8, "strength": 5, "trash": None, "subtypes": {"barrier", "ap"}}),
        ("personal-evolution", {"min_deck": 45, "influence_limit": 15, "link": 0}),
        # NR-10.2
        ("kate-mac-mccaffrey", {"min_deck": 45, "influence_limit": 15, "link": 1, "faction": "shaper"}),
        ("battering-ram", {"cost": 5, "memory": 2, "strength": 3, "influence": 2}),
        ("sure-gamble", {"cost": 5, "influence": 0, "copies": 3}),
        ("the-toolbox", {"cost": 9, "unique": True, "subtypes": {"console"}}),
    ],
)
def test_printed_fields(id: str, fields: dict[str, object]) -> None:
    """NR-10.1, NR-10.2: what is printed on a card besides its text."""
    assert {name: getattr(PRINTED[id], name) for name in fields} == fields


def test_the_trash_symbol_means_the_card_itself() -> None:
    """NR-10.10: of two Sacrificial Constructs the one used is trashed, and only that one."""
    rig = "Crypsis, Sacrificial Construct, Sacrificial Construct"
    servers = {"hq": {"ice": "Enigma [rezzed]"}}
    game = table(turn="runner", corp={"hand": "Chum"}, runner={"rig": rig}, servers=servers, run="hq")
    play(game, "pass*4", "boost crypsis", "boost crypsis", "break 2 crypsis", "pass*2", "trash crypsis")
    play(game, "prevent sacrificial-construct#2 crypsis")
    assert [card.name for card in game.view(RUNNER).rig] == ["crypsis", "sacrificial-construct"]
    assert keys(game, game.state.runner.discard) == ["sacrificial-construct"]
    play(game, "pass*2", "jack-out")


def test_all_includes_none() -> None:
    """NR-10.12: virus counters may be purged where there are none."""
    game = table(runner={"rig": "Crypsis"})
    play(game, "purge")
    assert (game.state.corp.clicks, find(game, "crypsis").virus) == (0, 0)


def test_up_to_two_may_be_one() -> None:
    """NR-10.13: Battering Ram breaks one subroutine of Wall of Thorns, or both, for the same 2 credits."""
    for answer, left in (("done", (2,)), ("break 2", ())):
        servers = {"hq": {"ice": "Wall of Thorns [rezzed]"}}
        game = table(turn="runner", runner={"hand": "Diesel", "rig": "Battering Ram"}, servers=servers, run="hq")
        play(game, "pass*4", "boost battering-ram", "boost battering-ram", "break 1 battering-ram", answer)
        assert game.state.runner.credits == 1
        assert run_seen(game, RUNNER).unbroken == left
        pass_until(game, "jack-out" if not left else "action")
        if not left:
            play(game, "jack-out")
