"""The rulings of the FAQ that concern the first two decks (NR-FAQ)."""

from __future__ import annotations

from dataclasses import replace

from cyberdeck.netrunner.words import Zone
from netrunner.tables import find, keys, options, pass_until, play, seat, table

FIVE_CARDS = "Diesel, Diesel, Diesel, Diesel, Diesel"


def test_the_stolen_agenda_that_wins_does_no_damage() -> None:
    """NR-FAQ-3, NR-37.2: with an empty grip the Runner reaches seven points and wins."""
    game = table(
        turn="runner",
        corp={"hand": "Nisei MK II"},
        runner={"score": "Priority Requisition, Private Security Force"},
        run="hq",
    )
    pass_until(game, "access")
    play(game, "access hq", "steal nisei-mk-ii")
    assert game.result is not None
    assert (game.result.winners, game.result.reason.id) == ((1,), "won-by-points")


def test_the_stolen_agenda_that_does_not_win_does_damage() -> None:
    """NR-FAQ-3, NR-CARD-67: with six points and an empty grip he is flatlined."""
    game = table(
        turn="runner",
        corp={"hand": "Nisei MK II"},
        runner={"score": "Nisei MK II, Private Security Force"},
        run="hq",
    )
    pass_until(game, "access")
    play(game, "access hq", "steal nisei-mk-ii")
    assert game.result is not None
    assert (game.result.winners, game.result.reason.id) == ((0,), "won-by-flatline")


def test_jacking_out_after_chum() -> None:
    """NR-FAQ-4: without another encounter no damage is done."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS},
        servers={"hq": {"ice": "Chum [rezzed], Neural Katana [rezzed]"}},
        run="hq",
    )
    play(game, "pass*6", "pass*2", "jack-out")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 5)


def test_jacking_out_after_cell_portal() -> None:
    """NR-FAQ-5, NR-24.6: the outermost ice is not the first approach any more."""
    game = table(turn="runner", servers={"hq": {"ice": "Cell Portal [rezzed]"}}, run="hq")
    play(game, "pass*2")
    assert "jack-out" not in options(game), "the first approach"
    play(game, "pass*4", "pass*2")
    assert options(game) == ["continue", "jack-out"]
    play(game, "jack-out")
    assert game.state.run is None


def test_net_shield_prevents_one_point() -> None:
    """NR-FAQ-10: of four points of one source, three are done."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "rig": "Net Shield"},
        servers={"remote1": {"root": "Project Junebug [advancement 2]"}},
        run="remote1",
    )
    pass_until(game, "access")
    play(game, "access remote1/1", "yes", "prevent net-shield")
    assert len(game.state.runner.hand) == 2
    play(game, "leave project-junebug@remote1/1")


def test_facedown_cards_of_a_remote_server_look_alike() -> None:
    """NR-FAQ-22, NR-6.4: agenda, asset or upgrade, alone in their servers."""
    game = table(
        turn="runner",
        servers={
            "remote1": {"root": "Nisei MK II"},
            "remote2": {"root": "PAD Campaign"},
            "remote3": {"root": "Akitaro Watanabe"},
        },
    )
    roots = [server.root for server in game.view(1).servers if server.name.startswith("remote")]
    assert [(card.name, card.id) for (card,) in roots] == [(f"remote{n}/1", None) for n in (1, 2, 3)]
    kinds = {replace(card, name="", handle=None) for (card,) in roots}
    assert len(kinds) == 1


def test_no_second_console() -> None:
    """NR-FAQ-23, NR-19.11: not even by giving up the first."""
    game = table(turn="runner", runner={"credits": 20, "hand": "The Toolbox", "rig": "The Toolbox"})
    assert "install the-toolbox" not in options(game)


def test_each_icebreaker_has_its_own_strength() -> None:
    """NR-FAQ-24, NR-26.8, NR-26.9: two work on one piece of ice, each for itself."""
    game = table(
        turn="runner",
        runner={"credits": 9, "rig": "Gordian Blade, Crypsis [virus 1]"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4")
    assert [o for o in options(game) if o.startswith("break")] == ["break 1 gordian-blade", "break 2 gordian-blade"]
    play(game, "boost crypsis", "boost crypsis", "break 1 crypsis", "break 2 gordian-blade", "pass*2")
    play(game, "remove-counter")
    assert game.view(1).step == "run-4-1"
    pass_until(game, "action")


def test_archives_are_turned_before_the_first_access() -> None:
    """NR-FAQ-27, NR-29.5, NR-DIFF-14: all of them, then one by one in the Runner's order."""
    game = table(
        turn="runner",
        corp={"archives": "Hedge Fund [facedown], Snare! [facedown], Enigma"},
        run="archives",
    )
    assert [card.id for card in game.view(1).corp.discard] == [None, None, "enigma"]
    pass_until(game, "access")
    assert options(game) == ["access hedge-fund", "access snare", "access enigma"]
    play(game, "access enigma", "leave enigma", "access snare", "leave snare", "access hedge-fund", "leave hedge-fund")
    assert all(game.state.cards[id].faceup for id in game.state.corp.discard)


def test_an_asset_over_an_agenda() -> None:
    """NR-FAQ-33, NR-14.8: the old card must be trashed, the upgrade need not."""
    game = table(
        corp={"hand": "PAD Campaign"}, servers={"remote1": {"root": "Nisei MK II [advancement 1], Akitaro Watanabe"}}
    )
    play(game, "install pad-campaign", "server remote1")
    assert "done" not in options(game)
    play(game, "trash-first nisei-mk-ii@remote1/1", "done")
    assert keys(game, game.state.servers[3].root) == ["akitaro-watanabe", "pad-campaign"]
    nisei = find(game, "nisei-mk-ii")
    assert (nisei.zone, nisei.faceup, nisei.advancement) == (Zone.DISCARD, False, 0)


def test_a_remote_server_of_ice_alone() -> None:
    """NR-FAQ-38: it exists as long as one card is there, and ice stays when the server is emptied."""
    game = table(
        turn="runner",
        servers={"remote1": {"ice": "Hunter", "root": "Melange Mining Corp."}},
        run="remote1",
    )
    pass_until(game, "access")
    play(game, "access remote1/1", "trash melange-mining-corp@remote1/1", "pass*2")
    assert "run remote1" in options(game)
    assert keys(game, game.state.servers[3].ice) == ["hunter"]


def test_each_side_bids_once() -> None:
    """NR-FAQ-39, NR-34.5: after the Runner's answer the Corporation is not asked again."""
    game = table(turn="runner", servers={"hq": {"ice": "Hunter [rezzed]"}}, run="hq")
    play(game, "pass*6")
    assert seat(game) == "corp"
    play(game, "number 1")
    assert seat(game) == "runner"
    play(game, "number 3")
    assert (game.state.runner.tags, game.view(0).step) == (0, "run-4-1")
    pass_until(game, "action")


def test_the_opponents_score_area_is_out_of_reach() -> None:
    """NR-FAQ-40, NR-17.12: no run, no expose, no action and no advance leads there."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II", "deck": "Hedge Fund"},
        runner={"clicks": 1, "tags": 1, "hand": "Infiltration", "score": "Private Security Force"},
    )
    assert not any("nisei" in option for option in options(game))
    play(game, "play infiltration")
    assert options(game) == ["credits 2"]
    play(game, "credits 2")
    pass_until(game, "action")
    assert seat(game) == "corp"
    assert not any("private" in option for option in options(game))
