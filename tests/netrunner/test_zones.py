"""Where cards lie, and what works there (NR-5)."""

from __future__ import annotations

from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.tables import find, keys, options, pass_until, play, run_seen, table, why


def test_credits_are_spent_from_the_pool() -> None:
    """NR-5.1: 5 for Hedge Fund leave the pool before its 9 arrive, and nobody gets them."""
    game = play(table(corp={"credits": 6, "hand": "Hedge Fund"}), "play hedge-fund")
    assert (game.state.corp.credits, game.state.runner.credits) == (6 - 5 + 9, 5)


def test_an_identity_is_no_card_of_hand_or_deck() -> None:
    """NR-5.2: it is faceup and active; a run on an empty HQ finds nothing."""
    game = play(table(turn="runner", corp={"deck": "Chum"}), "run hq")
    for player in (game.view(RUNNER).corp, game.view(RUNNER).runner):
        assert (player.identity.faceup, player.identity.active, player.cards_in_hand) == (True, True, 0)
    play(game, "pass*2", "continue", "pass*2")
    assert game.state.run is None


def test_score_areas() -> None:
    """NR-5.3: scored 2 + 3, stolen 2."""
    game = table(corp={"score": "Nisei MK II, Priority Requisition"}, runner={"score": "Private Security Force"})
    view = game.view(RUNNER)
    assert (view.corp.points, view.runner.points) == (5, 2)
    assert [card.id for card in view.corp.score] == ["nisei-mk-ii", "priority-requisition"]


def test_central_and_remote_servers() -> None:
    """NR-5.6, NR-5.12: three central servers from the start, remote servers as cards are installed, without limit."""
    game = table(corp={"clicks": 10, "hand": ["PAD Campaign"] * 10})
    assert [s.name for s in game.view(CORP).servers] == ["hq", "rd", "archives"]
    for _ in range(10):
        play(game, "install pad-campaign", "server new", "pass*2")
    assert [s.name for s in game.view(CORP).servers[3:]] == [f"remote{n}" for n in range(1, 11)]


def test_cards_in_hand_deck_and_archives_are_inactive() -> None:
    """NR-5.7, NR-5.8, NR-5.9: a PAD Campaign there gives no credit when the turn begins."""
    corp = {"hand": "PAD Campaign", "deck": "PAD Campaign, PAD Campaign", "archives": "PAD Campaign"}
    game = play(table(step="corp-1-1", corp=corp), "pass*2")
    assert game.view(CORP).step == "corp-2-1"
    assert game.state.corp.credits == 5


def test_archives_receive_trashed_and_discarded_cards() -> None:
    """NR-5.9, NR-5.23"""
    corp = {"clicks": 1, "hand": ["Chum"] * 6 + ["Hedge Fund"]}
    game = play(table(corp=corp), "play hedge-fund", "pass*2", "discard chum")
    assert keys(game, game.state.corp.discard) == ["hedge-fund", "chum"]
    assert game.state.runner.discard == []


def test_roots_of_central_servers() -> None:
    """NR-5.10: each takes upgrades, and is empty without."""
    game = table(corp={"hand": ["Akitaro Watanabe"] * 3})
    for name in ("hq", "rd", "archives"):
        play(game, "install akitaro-watanabe", f"server {name}", "pass*2")
    assert [len(server.root) for server in game.view(RUNNER).servers] == [1, 1, 1]
    assert [server.root for server in table().view(RUNNER).servers] == [(), (), ()]


def test_a_remote_of_ice_alone_exists() -> None:
    """NR-5.13, NR-5.14, NR-5.15: it is empty, and can be run against."""
    game = table(turn="runner", servers={"remote1": {"ice": "Enigma"}})
    assert game.view(RUNNER).servers[3].root == ()
    assert "run remote1" in options(game)
    play(game, "run remote1", "pass*4", "pass*2", "continue", "pass*2")
    assert game.state.record.successes == (3,)
    assert game.state.run is None, "nothing to access"


def test_a_remote_without_cards_ceases_to_exist() -> None:
    """NR-5.13: with its only card gone it cannot be run against."""
    game = table(turn="runner", servers={"remote1": {"root": "Project Junebug"}})
    play(game, "run remote1")
    pass_until(game, "access")
    play(game, "access remote1/1", "trash project-junebug@remote1/1", "pass*2")
    assert "run remote1" not in options(game)
    assert why(game, RUNNER, "run remote1") == "NR-5.13"


def test_ice_stays_before_an_emptied_server() -> None:
    """NR-5.13, NR-5.16, NR-FAQ-38: the last card trashed, the ice still protects the server."""
    game = table(turn="runner", servers={"remote1": {"ice": "Enigma", "root": "Project Junebug"}})
    play(game, "run remote1")
    pass_until(game, "access")
    play(game, "access remote1/1", "trash project-junebug@remote1/1", "pass*2")
    assert [card.name for card in game.view(RUNNER).servers[3].ice] == ["remote1:1"]
    assert "run remote1" in options(game)


def test_ice_is_not_in_its_server() -> None:
    """NR-5.15: it is neither accessed with the server nor counted for another one."""
    game = table(turn="runner", servers={"archives": {"ice": "Hunter"}, "hq": {"ice": "Chum"}}, run="archives")
    assert run_seen(game, RUNNER).ice == "archives:1"
    play(game, "pass*4", "pass*2", "continue", "pass*2")
    assert game.state.run is None
    assert [len(server.ice) for server in game.view(RUNNER).servers] == [1, 0, 1]


def test_only_rezzed_cards_work() -> None:
    """NR-5.17: of two PAD Campaigns the rezzed one pays; of two Akitaro Watanabes the rezzed one helps."""
    servers = {
        "remote1": {"root": "PAD Campaign [rezzed], Akitaro Watanabe", "ice": "Wall of Static"},
        "remote2": {"root": "PAD Campaign, Akitaro Watanabe [rezzed]", "ice": "Wall of Static"},
    }
    game = table(step="corp-1-1", corp={"deck": "Chum"}, servers=servers)
    view = game.view(CORP)
    assert (view.servers[3].ice[0].rez_cost, view.servers[4].ice[0].rez_cost) == (3, 1)
    play(game, "pass*2")
    assert game.state.corp.credits == 6


def test_grip_stack_and_heap_are_inactive() -> None:
    """NR-5.18, NR-5.19, NR-5.20: neither memory nor link nor Magnum Opus from there."""
    cards = "Magnum Opus, Akamatsu Mem Chip, Access to Globalsec"
    game = table(turn="runner", runner={"hand": cards, "deck": cards, "heap": cards})
    view = game.view(RUNNER)
    assert (view.memory, view.link) == (4, 1)
    assert "use magnum-opus" not in options(game)


def test_the_heap_is_for_runner_cards() -> None:
    """NR-5.20, NR-5.23: an event played and a resource trashed by the Corp lie there."""
    game = play(table(turn="runner", runner={"clicks": 2, "hand": "Infiltration"}), "play infiltration", "credits 2")
    assert keys(game, game.state.runner.discard) == ["infiltration"]
    game = play(table(runner={"tags": 1, "rig": "Armitage Codebusting"}), "trash armitage-codebusting")
    assert keys(game, game.state.runner.discard) == ["armitage-codebusting"]
    assert game.state.corp.discard == []


def test_the_rig_is_active() -> None:
    """NR-5.21: programs, hardware and resources."""
    game = table(turn="runner", runner={"rig": "Magnum Opus, Akamatsu Mem Chip, Access to Globalsec"})
    view = game.view(CORP)
    assert [(card.id, card.faceup, card.active) for card in view.rig] == [
        ("magnum-opus", True, True),
        ("akamatsu-mem-chip", True, True),
        ("access-to-globalsec", True, True),
    ]
    assert (view.memory, view.link) == (5, 2)
    assert "use magnum-opus" in options(game)


def test_the_play_area() -> None:
    """NR-5.22: operation and event lie there faceup while they resolve, for both to see."""
    game = play(table(corp={"hand": "Precognition", "deck": "Chum"}), "play precognition")
    assert [(c.id, c.faceup) for c in game.view(RUNNER).in_play] == [("precognition", True)]
    play(game, "next chum")
    assert game.view(RUNNER).in_play == ()
    game = play(table(turn="runner", runner={"hand": "Infiltration"}), "play infiltration")
    assert [(c.id, c.faceup) for c in game.view(CORP).in_play] == [("infiltration", True)]
    play(game, "credits 2")
    assert game.view(CORP).in_play == ()
    assert find(game, "infiltration").zone is Zone.DISCARD
