"""What the Corporation may do with its clicks (NR-13)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.words import CORP, Zone
from netrunner.tables import find, keys, options, play, table, why


def test_draw() -> None:
    """NR-13.1: the top card, for a click."""
    game = play(table(corp={"deck": "Hedge Fund, Chum"}), "draw")
    assert (keys(game, game.state.corp.hand), game.state.corp.clicks, game.state.corp.credits) == (["hedge-fund"], 2, 5)


def test_gain_a_credit() -> None:
    """NR-13.2"""
    game = play(table(), "credit")
    assert (game.state.corp.credits, game.state.corp.clicks) == (6, 2)


@pytest.mark.parametrize(
    ("title", "zone"),
    [
        ("Private Security Force", Zone.ROOT),
        ("PAD Campaign", Zone.ROOT),
        ("Akitaro Watanabe", Zone.ROOT),
        ("Enigma", Zone.ICE),
    ],
)
def test_install(title: str, zone: Zone) -> None:
    """NR-1.11, NR-13.3: agenda, asset, upgrade or ice, for a click."""
    id = title.lower().replace(" ", "-")
    game = play(table(corp={"hand": title}), f"install {id}", "server new")
    assert (find(game, id).zone, game.state.corp.clicks, game.state.corp.hand) == (zone, 2, [])


def test_play_an_operation() -> None:
    """NR-13.4: a click and its play cost; not without the credits."""
    game = play(table(corp={"hand": "Hedge Fund"}), "play hedge-fund")
    assert (game.state.corp.clicks, game.state.corp.credits) == (2, 9)
    game = table(corp={"hand": "Hedge Fund", "credits": 4})
    assert "play hedge-fund" not in options(game)
    assert why(game, CORP, "play hedge-fund") == "NR-13.4"


def test_an_operation_is_played_paid_resolved_and_trashed() -> None:
    """NR-13.10: faceup in the play area while it resolves, trashed after it."""
    corp = {"hand": "Precognition, Chum", "deck": "Enigma, Hunter"}
    game = play(table(corp=corp), "play precognition")
    assert find(game, "precognition").zone is Zone.PLAY
    assert find(game, "precognition").faceup
    assert game.state.corp.clicks == 2
    play(game, "next hunter", "next enigma")
    assert find(game, "precognition").zone is Zone.DISCARD
    assert keys(game, game.state.corp.deck) == ["enigma", "hunter"], "the top of the deck is the last"


def test_advance() -> None:
    """NR-13.5: a click and a credit for one token; not without the credit."""
    servers = {"remote1": {"root": "Private Security Force"}}
    game = play(table(servers=servers), "advance private-security-force@remote1/1")
    card = find(game, "private-security-force")
    assert (card.advancement, game.state.corp.clicks, game.state.corp.credits) == (1, 2, 4)
    game = table(corp={"credits": 0}, servers=servers)
    assert not any(option.startswith("advance") for option in options(game))
    assert why(game, CORP, "advance private-security-force@remote1/1") == "NR-13.5"


def test_trash_a_resource() -> None:
    """NR-13.6: a click and 2 credits, of the Corp's choice among the resources."""
    rig = "Armitage Codebusting, Access to Globalsec, Net Shield"
    game = table(runner={"tags": 1, "rig": rig})
    resources = [option for option in options(game) if option.startswith("trash")]
    assert resources == ["trash armitage-codebusting", "trash access-to-globalsec"]
    play(game, "trash access-to-globalsec")
    assert (game.state.corp.clicks, game.state.corp.credits, game.state.runner.tags) == (2, 3, 1)
    assert keys(game, game.state.runner.discard) == ["access-to-globalsec"]
    assert why(table(runner={"tags": 1, "rig": rig}), CORP, "trash net-shield") == "NR-13.6"


def test_a_resource_is_safe_from_a_poor_corp_and_without_tags() -> None:
    """NR-13.6"""
    game = table(runner={"rig": "Armitage Codebusting"})
    assert "trash armitage-codebusting" not in options(game)
    assert why(game, CORP, "trash armitage-codebusting") == "NR-13.6"
    game = table(corp={"credits": 1}, runner={"tags": 3, "rig": "Armitage Codebusting"})
    assert "trash armitage-codebusting" not in options(game)
    assert why(game, CORP, "trash armitage-codebusting") == "NR-13.6"


def test_purge() -> None:
    """NR-13.7, NR-13.9: three clicks, all virus counters of all cards, and no other counter."""
    rig = "Crypsis [virus 3], Parasite [on Enigma, virus 1], Armitage Codebusting [credits 6]"
    servers = {"remote1": {"root": "Project Junebug [advancement 2]"}, "hq": {"ice": "Enigma [rezzed]"}}
    game = play(table(runner={"rig": rig}, servers=servers), "purge")
    assert (game.state.corp.clicks, find(game, "parasite").virus) == (0, 0)
    assert [card.virus for card in game.view(CORP).rig] == [0] * len(game.view(CORP).rig)
    assert find(game, "armitage-codebusting").credits == 6
    assert find(game, "project-junebug").advancement == 2


def test_purging_takes_all_three_clicks() -> None:
    """NR-13.7: with 2 left it cannot be done."""
    game = table(corp={"clicks": 2}, runner={"rig": "Crypsis [virus 1]"})
    assert "purge" not in options(game)
    assert why(game, CORP, "purge") == "NR-13.7"


def test_an_action_of_a_card() -> None:
    """NR-13.8: Melange Mining Corp. costs three clicks; with two it cannot be used, nor outside the action phase."""
    servers = {"remote1": {"root": "Melange Mining Corp. [rezzed]"}}
    game = table(servers=servers)
    play(game, "use melange-mining-corp@remote1/1")
    assert (game.state.corp.clicks, game.state.corp.credits) == (0, 12)
    game = table(corp={"clicks": 2}, servers=servers)
    assert "use melange-mining-corp@remote1/1" not in options(game)
    assert why(game, CORP, "use melange-mining-corp@remote1/1") == "NR-39.3"
    for step in ("corp-1-1", "corp-2-1", "corp-3-2"):
        game = table(step=step, servers=servers)
        assert options(game) == ["pass"]
        assert why(game, CORP, "use melange-mining-corp@remote1/1") == "NR-11.4"


def test_an_action_of_a_scored_agenda() -> None:
    """NR-13.8: Private Security Force, for a click each time, while the Runner is tagged."""
    game = table(corp={"score": "Private Security Force"}, runner={"tags": 1, "hand": "Diesel, Diesel"})
    play(game, "use private-security-force", "pass*2", "use private-security-force")
    assert (game.state.corp.clicks, len(game.state.runner.hand)) == (1, 0)
    game = table(corp={"score": "Private Security Force"}, runner={"hand": "Diesel"})
    assert "use private-security-force" not in options(game)


def test_rezzing_and_scoring_are_no_actions() -> None:
    """NR-13.11: no click, and they are not offered where an action is chosen."""
    servers = {"remote1": {"root": "Private Security Force [advancement 4]"}, "remote2": {"root": "PAD Campaign"}}
    game = table(runner={"hand": "Diesel"}, servers=servers)
    assert not any(option.startswith(("rez", "score")) for option in options(game))
    assert why(game, CORP, "rez pad-campaign@remote2/1") == "NR-41.7"
    play(game, "credit", "rez pad-campaign@remote2/1", "score private-security-force@remote1/1")
    assert game.state.corp.clicks == 2


def test_what_needs_an_object() -> None:
    """NR-AMB-9: no advancing without a card, no trashing without a resource; purging without counters is legal."""
    game = table(runner={"tags": 1})
    assert options(game) == ["draw", "credit", "purge"]
