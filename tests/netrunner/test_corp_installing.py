"""How the Corporation installs (NR-14, NR-15)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.tables import find, keys, options, play, table

THREE_ICE = {"hq": {"ice": "Hunter [rezzed], Chum, Enigma [rezzed]"}}


# in servers


def test_one_card_a_click() -> None:
    """NR-14.1"""
    game = play(table(corp={"hand": "Snare!, Snare!"}), "install snare", "server new")
    assert (keys(game, game.state.corp.hand), game.state.corp.clicks) == (["snare"], 2)
    assert len(game.view(CORP).servers) == 4


def test_facedown_in_a_new_or_an_existing_server() -> None:
    """NR-14.2"""
    servers = {"remote1": {"ice": "Chum"}}
    for where, server in (("remote1", 3), ("new", 4)):
        game = play(table(corp={"hand": "Snare!"}, servers=servers), "install snare", f"server {where}")
        card = find(game, "snare")
        assert (card.server, card.faceup) == (server, False)


@pytest.mark.parametrize("title", ["Nisei MK II", "PAD Campaign", "Akitaro Watanabe", "Enigma"])
def test_every_kind_of_card_may_make_a_new_remote(title: str) -> None:
    """NR-14.3"""
    id = title.lower().replace(" ", "-")
    game = play(table(corp={"hand": title}), f"install {id}", "server new")
    assert [server.name for server in game.view(RUNNER).servers] == ["hq", "rd", "archives", "remote1"]


@pytest.mark.parametrize("title", ["Nisei MK II", "PAD Campaign", "Akitaro Watanabe"])
def test_installing_in_a_server_costs_no_credits(title: str) -> None:
    """NR-14.4: not even where ice and other cards are."""
    id = title.lower().replace(" ", "-")
    servers = {"remote1": {"ice": "Chum, Hunter", "root": "Akitaro Watanabe"}}
    game = play(table(corp={"hand": title, "credits": 0}, servers=servers), f"install {id}", "server remote1", "done")
    assert (len(game.view(CORP).servers[3].root), game.state.corp.credits) == (2, 0)


def test_any_number_of_cards_may_be_trashed_first() -> None:
    """NR-14.5, NR-14.6: of that server only, and not its ice; each as it lay."""
    servers = {
        "remote1": {"ice": "Chum", "root": "PAD Campaign [rezzed], Akitaro Watanabe, Akitaro Watanabe"},
        "remote2": {"root": "Snare!"},
    }
    game = play(table(corp={"hand": "Akitaro Watanabe"}, servers=servers), "install akitaro-watanabe", "server remote1")
    assert options(game) == [
        "done",
        "trash-first pad-campaign@remote1/1",
        "trash-first akitaro-watanabe@remote1/2",
        "trash-first akitaro-watanabe@remote1/3",
    ]
    play(game, "trash-first pad-campaign@remote1/1", "trash-first akitaro-watanabe@remote1/3", "done")
    assert [(card.id, card.faceup) for card in game.view(CORP).corp.discard] == [
        ("pad-campaign", True),
        ("akitaro-watanabe", False),
    ]
    assert [len(server.root) for server in game.view(CORP).servers[3:]] == [2, 1]


def test_upgrades_of_a_root_may_be_trashed_first() -> None:
    """NR-14.5: those in the root, not the cards of HQ itself."""
    game = table(corp={"hand": "Akitaro Watanabe, Chum"}, servers={"hq": {"root": "Akitaro Watanabe"}})
    play(game, "install akitaro-watanabe", "server hq")
    assert options(game) == ["done", "trash-first akitaro-watanabe@hq/1"]
    play(game, "trash-first akitaro-watanabe@hq/1")
    assert len(game.view(CORP).servers[0].root) == 1
    assert keys(game, game.state.corp.hand) == ["chum"]


@pytest.mark.parametrize(("new", "id"), [("Nisei MK II", "nisei-mk-ii"), ("PAD Campaign", "pad-campaign")])
@pytest.mark.parametrize(("old", "old_id"), [("Priority Requisition", "priority-requisition"), ("Snare!", "snare")])
def test_the_old_agenda_or_asset_must_go(new: str, id: str, old: str, old_id: str) -> None:
    """NR-14.8, NR-DIFF-11, NR-FAQ-33: whichever of the two the new card and the old one are; upgrades may stay."""
    servers = {"remote1": {"root": f"Akitaro Watanabe, {old}"}}
    game = play(table(corp={"hand": new}, servers=servers), f"install {id}", "server remote1")
    assert options(game) == ["trash-first akitaro-watanabe@remote1/1", f"trash-first {old_id}@remote1/2"]
    play(game, f"trash-first {old_id}@remote1/2", "done")
    assert [card.id for card in game.view(CORP).servers[3].root] == ["akitaro-watanabe", id]
    assert game.state.corp.clicks == 2


def test_an_upgrade_does_not_drive_an_asset_out() -> None:
    """NR-14.8: nor an asset an upgrade."""
    for hand, root in (("Akitaro Watanabe", "Snare!"), ("Snare!", "Akitaro Watanabe")):
        game = table(corp={"hand": hand}, servers={"remote1": {"root": root}})
        play(game, options(game)[2], "server remote1", "done")
        assert len(game.view(CORP).servers[3].root) == 2


def test_agendas_and_assets_only_in_remote_servers() -> None:
    """NR-14.7"""
    game = table(corp={"hand": "Nisei MK II, Snare!"}, servers={"remote1": {"root": "Akitaro Watanabe"}})
    play(game, "install snare")
    assert options(game) == ["server remote1", "server new"]
    play(game, "server new", "pass*2", "install nisei-mk-ii")
    assert options(game) == ["server remote1", "server remote2", "server new"]
    play(game, "server new")


def test_upgrades_in_any_server() -> None:
    """NR-14.9: in a central server in its root, where it is not part of HQ, R&D or Archives."""
    game = table(corp={"hand": "Akitaro Watanabe"}, servers={"remote1": {"ice": "Chum"}})
    play(game, "install akitaro-watanabe")
    assert options(game) == ["server hq", "server rd", "server archives", "server remote1", "server new"]
    play(game, "server archives")
    assert (find(game, "akitaro-watanabe").zone, game.state.corp.discard) == (Zone.ROOT, [])


def test_trashing_belongs_to_the_install() -> None:
    """NR-14.12: once a card is chosen it is installed; a server emptied for it goes on existing."""
    game = table(
        corp={"hand": "Nisei MK II"}, servers={"remote1": {"root": "Snare!"}, "remote2": {"root": "PAD Campaign"}}
    )
    assert not any("snare" in option for option in options(game))
    play(game, "install nisei-mk-ii", "server remote1", "trash-first snare@remote1/1")
    assert [card.name for card in game.view(CORP).servers[3].root] == ["nisei-mk-ii@remote1/1"]
    assert game.view(CORP).servers[3].name == "remote1"


def test_a_server_whose_only_ice_makes_room_goes_on_existing() -> None:
    """NR-14.12: ice over ice in a remote of ice alone."""
    game = table(corp={"hand": "Chum"}, servers={"remote1": {"ice": "Enigma"}})
    play(game, "install chum", "server remote1", "trash-first enigma@remote1:1")
    assert [card.name for card in game.view(CORP).servers[3].ice] == ["chum@remote1:1"]


def test_an_empty_remote_ceases_to_exist() -> None:
    """NR-14.13: at once; nothing can be installed in it any more."""
    game = table(turn="runner", corp={"hand": "Chum", "deck": "Chum"}, servers={"remote1": {"root": "Snare!"}})
    play(game, "run remote1", "pass*2", "continue", "pass*2", "access remote1/1", "no", "trash snare@remote1/1")
    assert [server.name for server in game.view(CORP).servers] == ["hq", "rd", "archives"]


# ice


def test_ice_before_any_server() -> None:
    """NR-15.1: central or remote, empty or not."""
    game = table(corp={"hand": "Chum"}, servers={"remote1": {"ice": "Enigma"}, "remote2": {"root": "Snare!"}})
    play(game, "install chum")
    centrals = ["server hq", "server rd", "server archives"]
    assert options(game) == [*centrals, "server remote1", "server remote2", "server new"]
    play(game, "server remote2")


def test_new_ice_is_outermost() -> None:
    """NR-15.2"""
    game = play(table(corp={"hand": "Neural Katana"}, servers=THREE_ICE), "install neural-katana", "server hq", "done")
    assert [card.id for card in game.view(CORP).servers[0].ice] == ["neural-katana", "hunter", "chum", "enigma"]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_ice_costs_a_credit_for_each_piece_there(number: int) -> None:
    """NR-15.3, NR-15.7: none for the first; ice before other servers does not count."""
    servers = {"hq": {"ice": ["Chum"] * number}, "rd": {"ice": "Enigma, Enigma"}}
    game = play(table(corp={"hand": "Hunter"}, servers=servers), "install hunter", "server hq")
    play(game, *(["done"] if number else []))
    assert (game.state.corp.credits, game.state.corp.clicks) == (5 - number, 2)


@pytest.mark.parametrize("trashed", [0, 1, 2, 3])
def test_trashed_ice_lowers_the_cost(trashed: int) -> None:
    """NR-15.4: 1 less for each piece; what is left keeps its order."""
    game = play(table(corp={"hand": "Data Mine"}, servers=THREE_ICE), "install data-mine", "server hq")
    pieces = ["chum@hq:2", "hunter@hq:3", "enigma@hq:1"]
    play(game, *(f"trash-first {piece}" for piece in pieces[:trashed]), *(["done"] if trashed < 3 else []))
    assert game.state.corp.credits == 5 - (3 - trashed)
    left = [
        piece.partition("@")[0]
        for piece in ("hunter@hq:3", "chum@hq:2", "enigma@hq:1")
        if piece not in pieces[:trashed]
    ]
    assert [card.id for card in game.view(CORP).servers[0].ice] == ["data-mine", *left]


def test_ice_that_cannot_be_paid_needs_room() -> None:
    """NR-15.3, NR-15.4: with 1 credit two of three pieces must go first."""
    game = play(table(corp={"hand": "Data Mine", "credits": 1}, servers=THREE_ICE), "install data-mine", "server hq")
    assert "done" not in options(game)
    play(game, "trash-first hunter@hq:3")
    assert "done" not in options(game)
    play(game, "trash-first chum@hq:2", "done")
    assert game.state.corp.credits == 0


def test_only_ice_makes_room_for_ice() -> None:
    """NR-14.5, NR-15.4: the cards in the server are not offered."""
    game = table(corp={"hand": "Chum"}, servers={"remote1": {"ice": "Enigma", "root": "Snare!"}})
    play(game, "install chum", "server remote1")
    assert options(game) == ["done", "trash-first enigma@remote1:1"]
    play(game, "done")


def test_rezzed_and_unrezzed_ice_count_alike() -> None:
    """NR-15.5"""
    for ice in ("Chum, Chum", "Chum [rezzed], Chum [rezzed]", "Chum, Chum [rezzed]"):
        game = table(corp={"hand": "Hunter"}, servers={"rd": {"ice": ice}})
        play(game, "install hunter", "server rd", "done")
        assert game.state.corp.credits == 3


def test_ice_stays_with_its_server() -> None:
    """NR-15.6: the other pieces keep their places when one is trashed, and none can be moved."""
    game = table(
        turn="runner", runner={"hand": "Diesel, Diesel"}, servers={"hq": {"ice": "Chum, Data Mine [rezzed], Hunter"}}
    )
    play(game, "run hq", "pass*4", "pass*2", "continue", "pass*2", "pass*2")
    assert [card.name for card in game.view(CORP).servers[0].ice] == ["chum@hq:2", "hunter@hq:1"]
    play(game, "pass*2", "jack-out")
