"""What each player may know, and the order of cards (NR-6)."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import pytest

from cyberdeck.kernel import SPECTATOR, Rng
from cyberdeck.netrunner.rules import NetrunnerGame, new_game
from cyberdeck.netrunner.view import Timing
from cyberdeck.netrunner.words import CORP, RUNNER, Type, Zone
from netrunner.tables import find, keys, leave_open, options, pass_until, play, seat, table


def told(game: NetrunnerGame, seat: int) -> str:
    """All that a seat has been told, as one text."""
    return repr((asdict(game.view(seat)), game.log(seat)))


def piles(game: NetrunnerGame, pile: str, seat: int) -> list[tuple[str | None, bool]]:
    view: Any = game.view(seat)
    return [(card.id, card.faceup) for card in getattr(view, pile).discard]


# installed cards


def test_the_corp_sees_his_unrezzed_cards() -> None:
    """NR-6.1, NR-AMB-20: in either turn, during a run too."""
    servers = {"remote1": {"ice": "Chum", "root": "Snare!"}}
    for game in (table(servers=servers), table(turn="runner", servers=servers)):
        server = game.view(CORP).servers[3]
        assert (server.ice[0].id, server.root[0].id) == ("chum", "snare")
    play(game, "run remote1", "pass*2")
    assert game.view(CORP).servers[3].root[0].id == "snare"
    play(game, "pass*4", "jack-out")


def test_the_runner_sees_no_unrezzed_card() -> None:
    """NR-6.2: place and ice or not, but no title; a rezzed card is open to all."""
    game = table(servers={"remote1": {"ice": "Enigma [rezzed], Chum", "root": "Snare!, Akitaro Watanabe [rezzed]"}})
    for viewer in (RUNNER, SPECTATOR):
        server = game.view(viewer).servers[3]
        assert [(card.name, card.id) for card in server.ice] == [("enigma@remote1:2", "enigma"), ("remote1:1", None)]
        assert [card.id for card in server.root] == [None, "akitaro-watanabe"]
        assert "snare" not in told(game, viewer)
        assert "chum" not in told(game, viewer)


def test_access_shows_an_unrezzed_card() -> None:
    """NR-6.2: while it is accessed, and not afterwards."""
    game = table(turn="runner", servers={"remote1": {"root": "Melange Mining Corp."}}, run="remote1")
    pass_until(game, "access")
    assert options(game) == ["access remote1/1"]
    play(game, "access remote1/1")
    assert [card.id for card in game.view(RUNNER).shown] == ["melange-mining-corp"]
    play(game, "leave melange-mining-corp@remote1/1")
    assert game.view(RUNNER).shown == ()
    assert game.view(RUNNER).servers[3].root[0].id is None


def test_ice_is_told_from_other_cards() -> None:
    """NR-6.3: by where it lies, facedown too."""
    game = play(table(corp={"hand": "Enigma"}), "install enigma", "server new")
    server = game.view(RUNNER).servers[3]
    assert ([card.id for card in server.ice], server.root) == ([None], ())


@pytest.mark.parametrize("title", ["Nisei MK II", "Snare!", "Akitaro Watanabe"])
def test_facedown_cards_in_a_remote_look_alike(title: str) -> None:
    """NR-6.4, NR-FAQ-22: agenda, asset and upgrade cannot be told apart, nor by how they got there."""
    id = title.lower().replace(" ", "-").strip("!")
    games = [table(corp={"hand": [card]}) for card in ("PAD Campaign", title)]
    play(games[0], "install pad-campaign", "server new")
    play(games[1], f"install {id}", "server new")
    assert told(games[0], RUNNER) == told(games[1], RUNNER)


def test_a_card_in_a_root_is_an_upgrade() -> None:
    """NR-6.5: which one it is stays hidden, but nothing else can lie there."""
    corp = {"hand": "Nisei MK II, Hedge Fund, Snare!, Enigma", "deck": "Akitaro Watanabe, Chum, PAD Campaign"}
    game = table(corp=corp, servers={"hq": {"root": "Akitaro Watanabe"}})
    assert game.view(RUNNER).servers[0].root[0].id is None
    for n in range(20):
        drawn = game.determinise(RUNNER, Rng(n)).state
        assert [drawn.cards[id].type for id in drawn.servers[0].root] == [Type.UPGRADE]


def test_advancement_tokens_are_open() -> None:
    """NR-6.6: their number, and nothing about what they lie on."""
    views = []
    for title in ("Nisei MK II", "Project Junebug"):
        game = table(servers={"remote1": {"root": f"{title} [advancement 2]"}})
        assert game.view(RUNNER).servers[3].root[0].advancement == 2
        views.append(game.view(RUNNER))
    assert views[0] == views[1]


def test_ice_keeps_its_place() -> None:
    """NR-6.7: whatever happens elsewhere, and no decision moves it."""
    servers = {"remote1": {"ice": "Hunter [rezzed], Chum, Enigma"}, "hq": {"ice": "Wall of Static"}}
    game = table(corp={"hand": "Neural Katana"}, servers=servers)
    places = ["hunter@remote1:3", "chum@remote1:2", "enigma@remote1:1"]
    assert not any("hunter" in option or "chum" in option for option in options(game))
    play(game, "install neural-katana", "server hq", "done", "pass*2")
    assert [card.name for card in game.view(CORP).servers[3].ice] == places
    assert [card.name for card in game.view(CORP).servers[0].ice] == ["neural-katana@hq:2", "wall-of-static@hq:1"]


# Archives


def test_archives_are_open_as_far_as_they_lie_faceup() -> None:
    """NR-6.8, NR-6.9, NR-6.10: the Runner sees the faceup cards, and that there are two others."""
    game = table(turn="runner", corp={"archives": "Chum, Snare! [facedown], Enigma, Hunter [facedown]"})
    ids = [card.id for card in game.view(RUNNER).corp.discard]
    assert sorted(ids, key=str) == sorted([None, None, "chum", "enigma"], key=str)
    assert sorted(str(card.id) for card in game.view(CORP).corp.discard) == ["chum", "enigma", "hunter", "snare"]
    assert "snare" not in told(game, RUNNER)


def test_installed_cards_go_to_archives_as_they_were() -> None:
    """NR-6.11: the rezzed one faceup, the unrezzed one facedown."""
    game = table(corp={"hand": "Chum"}, servers={"hq": {"ice": "Enigma [rezzed], Hunter"}})
    play(game, "install chum", "server hq", "trash-first enigma@hq:2", "trash-first hunter@hq:1")
    assert piles(game, "corp", CORP) == [("enigma", True), ("hunter", False)]
    assert piles(game, "corp", RUNNER) == [("enigma", True), (None, False)]
    assert "hunter" not in told(game, RUNNER)


def test_discarded_cards_lie_facedown_though_accessed_before() -> None:
    """NR-6.12: a card the Runner has seen in HQ is hidden again in Archives."""
    game = table(turn="runner", corp={"hand": ["Chum"] * 6, "deck": "Enigma"}, runner={"clicks": 1})
    play(game, "run hq")
    pass_until(game, "access")
    play(game, "access hq", "leave chum")
    pass_until(game, "action")
    play(game, "credit", "pass*2", "credit", "pass*2", "credit", "pass*2", "discard chum", "discard chum")
    assert piles(game, "corp", RUNNER) == [(None, False), (None, False)]


def test_cards_trashed_for_their_cost_lie_faceup() -> None:
    """NR-6.13: from a remote server unrezzed, and from HQ."""
    game = table(turn="runner", corp={"hand": "Melange Mining Corp."}, servers={"remote1": {"root": "PAD Campaign"}})
    play(game, "run remote1")
    pass_until(game, "access")
    play(game, "access remote1/1", "trash pad-campaign@remote1/1", "pass*2", "run hq")
    pass_until(game, "access")
    play(game, "access hq", "trash melange-mining-corp")
    assert piles(game, "corp", RUNNER) == [("pad-campaign", True), ("melange-mining-corp", True)]


def test_what_the_runner_sees_when_it_is_trashed_lies_faceup() -> None:
    """NR-6.14: Data Mine trashes itself while rezzed."""
    runner = {"hand": "Diesel"}
    game = table(turn="runner", runner=runner, servers={"hq": {"ice": "Data Mine [rezzed]"}}, run="hq")
    play(game, "pass*4", "pass*2")
    assert piles(game, "corp", RUNNER) == [("data-mine", True)]
    pass_until(game, "action")


def test_a_played_operation_lies_faceup() -> None:
    """NR-6.15, NR-AMB-4"""
    game = play(table(corp={"hand": "Hedge Fund"}), "play hedge-fund")
    assert piles(game, "corp", RUNNER) == [("hedge-fund", True)]


def test_a_run_on_archives_turns_them_faceup_for_good() -> None:
    """NR-6.16: only a successful one."""
    game = table(turn="runner", corp={"archives": "Hunter [facedown], Chum [facedown]"})
    play(game, "run archives", "pass*2", "jack-out", "pass*2")
    assert piles(game, "corp", RUNNER) == [(None, False)] * 2
    play(game, "run archives")
    pass_until(game, "access")
    play(game, "access hunter", "leave hunter", "access chum", "leave chum", "pass*2")
    assert sorted(piles(game, "corp", RUNNER)) == [("chum", True), ("hunter", True)]


# the Runner's cards


def test_the_heap_is_open_in_its_order() -> None:
    """NR-6.17: the newest card last, for both players."""
    runner = {"heap": "Diesel, Modded", "hand": "Sure Gamble, Infiltration"}
    game = play(table(turn="runner", runner=runner), "play sure-gamble", "pass*2", "play infiltration", "credits 2")
    for viewer in (CORP, RUNNER):
        ids = [id for id, _ in piles(game, "runner", viewer)]
        assert ids == ["diesel", "modded", "sure-gamble", "infiltration"]


def test_damage_puts_cards_on_the_heap_as_they_are_picked() -> None:
    """NR-6.18"""
    game = table(
        turn="runner",
        runner={"hand": "Diesel, Modded, Tinkering, Crypsis"},
        servers={"hq": {"ice": "Neural Katana [rezzed]"}},
        coming={"damage": ["Tinkering", "Diesel", "Crypsis"]},
        run="hq",
    )
    play(game, "pass*6")
    assert keys(game, game.state.runner.discard) == ["tinkering", "diesel", "crypsis"]
    pass_until(game, "action")


def test_the_corp_never_sees_grip_or_stack() -> None:
    """NR-6.23, NR-6.24: their number, no title; and nobody sees the order of a deck."""
    runner = {"clicks": 2, "hand": "Diesel", "deck": "Modded, Tinkering"}
    game = play(table(turn="runner", runner=runner), "draw")
    for viewer in (CORP, SPECTATOR):
        assert "diesel" not in told(game, viewer)
        assert "modded" not in told(game, viewer)
        assert (game.view(viewer).runner.cards_in_hand, game.view(viewer).runner.deck) == (2, 1)
    assert [card.id for card in game.view(RUNNER).runner.hand] == ["diesel", "modded"]
    assert "tinkering" not in told(game, RUNNER)


# R&D and HQ


def test_decks_keep_their_order() -> None:
    """NR-6.19: three cards of R&D are accessed and lie as before."""
    game = table(turn="runner", corp={"deck": "Hedge Fund, Chum, Enigma, Hunter"}, runner={"hand": "The Maker's Eye"})
    before = keys(game, game.state.corp.deck)
    play(game, "play the-makers-eye")
    pass_until(game, "access")
    play(game, "access rd", "leave hedge-fund", "access rd", "leave chum", "access rd", "leave enigma")
    assert keys(game, game.state.corp.deck) == before


def test_a_card_accessed_from_rd_is_not_shown_to_the_corp() -> None:
    """NR-6.20, NR-AMB-16: the Runner sees it, the Corp does not, then or later."""
    game = table(turn="runner", corp={"deck": "PAD Campaign, Chum"}, run="rd")
    pass_until(game, "access")
    play(game, "access rd")
    assert [card.id for card in game.view(RUNNER).shown] == ["pad-campaign"]
    assert game.view(CORP).shown == ()
    play(game, "leave pad-campaign")
    assert "pad-campaign" not in told(game, CORP)
    assert "pad-campaign" not in told(game, SPECTATOR)


@pytest.mark.parametrize(
    ("title", "answer"),
    [("Private Security Force", "steal private-security-force"), ("PAD Campaign", "trash pad-campaign")],
)
def test_a_card_stolen_or_trashed_from_rd_is_shown(title: str, answer: str) -> None:
    """NR-6.20"""
    game = table(turn="runner", corp={"deck": f"{title}, Chum"}, runner={"hand": "Diesel"}, run="rd")
    pass_until(game, "access")
    play(game, "access rd", answer)
    assert answer.split()[1] in told(game, CORP)


def test_snare_is_revealed_from_rd() -> None:
    """NR-6.20: its own text makes the Runner show it, though the Corp cannot pay."""
    game = table(turn="runner", corp={"deck": "Snare!, Chum", "credits": 3}, run="rd")
    pass_until(game, "access")
    play(game, "access rd")
    assert [card.id for card in game.view(CORP).shown] == ["snare"]
    play(game, "leave snare")
    assert game.view(CORP).shown == ()


def test_the_corp_sees_what_is_accessed_in_hq() -> None:
    """NR-AMB-16: he knows which of his cards it was."""
    game = table(turn="runner", corp={"hand": "Hedge Fund, Chum"}, coming={"hq": ["Chum"]}, run="hq")
    pass_until(game, "access")
    play(game, "access hq")
    assert [card.id for card in game.view(CORP).shown] == ["chum"]
    play(game, "leave chum")


@pytest.mark.parametrize("title", ["Hedge Fund", "Project Junebug", "Enigma", "Zaibatsu Loyalty"])
def test_no_pause_betrays_a_card_of_rd(title: str) -> None:
    """NR-6.26: for the Corp every access of R&D that shows nothing runs alike."""
    games = [table(turn="runner", corp={"deck": [card, "Chum"]}, run="rd") for card in ("Hunter", title)]
    for game in games:
        pass_until(game, "access")
        play(game, "access rd")
        assert seat(game) == "runner"
    assert told(games[0], CORP) == told(games[1], CORP)
    for game in games:
        play(game, next(option for option in options(game) if option.startswith("leave")))
    assert told(games[0], CORP) == told(games[1], CORP)


@pytest.mark.parametrize("title", ["PAD Campaign", "Nisei MK II", "Akitaro Watanabe", "Zaibatsu Loyalty"])
def test_no_pause_betrays_an_unrezzed_card(title: str) -> None:
    """NR-6.26: windows and the question before an expose come alike, whatever lies there."""
    games = [
        table(turn="runner", runner={"hand": "Infiltration"}, servers={"remote1": {"ice": "Chum", "root": [card]}})
        for card in ("Snare!", title)
    ]
    for steps in (["run remote1", "pass*4"], ["pass"], ["pass", "jack-out", "pass*2", "play infiltration"]):
        for game in games:
            play(game, *steps)
        assert told(games[0], RUNNER) == told(games[1], RUNNER)
        assert seat(games[0]) == seat(games[1])
    for game in games:
        play(game, "expose remote1:1")
    assert seat(games[0]) == seat(games[1]) == "corp"
    assert told(games[0], RUNNER) == told(games[1], RUNNER)
    for game in games:
        play(game, "decline")


def test_an_exposed_card_is_seen_by_both_and_hidden_again() -> None:
    """NR-6.21: it was told once, and lies facedown."""
    game = table(turn="runner", runner={"hand": "Infiltration"}, servers={"remote1": {"ice": "Chum", "root": "Snare!"}})
    play(game, "play infiltration", "expose remote1/1", "decline")
    for viewer in (CORP, RUNNER):
        (line,) = [line for line in game.news(viewer) if line.id == "event-exposed"]
        assert "card-snare" in repr(line)
    assert game.view(RUNNER).servers[3].root[0].id is None
    assert find(game, "snare").faceup is False


def test_trace_credits_are_spent_openly() -> None:
    """NR-6.22: the Runner knows what the Corp has spent before he decides."""
    game = table(turn="runner", servers={"hq": {"ice": "Hunter [rezzed]"}}, run="hq")
    play(game, "pass*6", "number 2")
    assert seat(game) == "runner"
    assert game.view(RUNNER).corp.credits == 3
    play(game, "number 4")
    assert game.view(CORP).runner.credits == 1
    pass_until(game, "action")


def test_numbers_are_open() -> None:
    """NR-6.23: for both players and a spectator the same."""
    game = table(
        corp={"credits": 7, "clicks": 2, "hand": "Chum, Enigma", "deck": "Hunter", "bad_publicity": 1},
        runner={
            "credits": 3,
            "tags": 2,
            "brain_damage": 1,
            "hand": "Diesel",
            "deck": "Modded",
            "rig": "Crypsis [virus 2]",
        },
    )
    for viewer in (CORP, RUNNER, SPECTATOR):
        view = game.view(viewer)
        assert (view.corp.credits, view.corp.clicks, view.corp.cards_in_hand, view.corp.deck) == (7, 2, 2, 1)
        assert (view.runner.credits, view.runner.cards_in_hand, view.runner.deck) == (3, 1, 1)
        assert (view.tags, view.brain_damage, view.bad_publicity, view.rig[0].virus) == (2, 1, 1, 2)


def test_a_new_game_opens_nothing_hidden() -> None:
    """NR-6.24: of a new game the other player knows no card at all, and nobody knows the decks."""
    game = new_game()
    play(game, "keep*2")
    for viewer in (CORP, RUNNER, SPECTATOR):
        own = {card.id for player in (game.view(viewer).corp, game.view(viewer).runner) for card in player.hand}
        identities = {"personal-evolution", "kate-mac-mccaffrey"}
        text = told(game, viewer)
        assert {card.key for card in game.state.cards if repr(card.key) in text} == own | identities
        hand = [c.key for c in game.state.cards if c.zone is Zone.HAND and c.owner == viewer]
        assert own == set(hand)


def test_only_the_asked_player_learns_the_options() -> None:
    """NR-6.24: what the Corp looks at with Precognition stays his own."""
    game = play(table(corp={"hand": "Precognition", "deck": "Chum, Enigma, Hunter"}), "play precognition")
    assert sorted(str(card.id) for card in game.view(CORP).shown) == ["chum", "enigma", "hunter"]
    assert game.view(RUNNER).shown == ()
    play(game, "next hunter", "next chum", "next enigma")
    assert "hunter" not in told(game, RUNNER)
    assert "hunter" not in repr(asdict(replace(game.view(CORP), shown=())))


def test_what_lasts_for_a_while_is_open() -> None:
    """NR-6.23, NR-CARD-37, NR-CARD-75: subtypes gained, also by facedown ice, and what hangs on the next encounter."""
    game = table(
        turn="runner",
        runner={"hand": "Tinkering"},
        servers={"hq": {"ice": "Chum [rezzed], Enigma"}},
    )
    play(game, "play tinkering", "choose hq:1")
    for who in (0, 1, -1):
        assert game.view(who).servers[0].ice[1].gained == ("sentry", "code-gate", "barrier")
    play(game, "pass*2", "run hq", "pass*6")
    for who in (0, 1, -1):
        run = game.view(who).run
        assert run is not None
        assert run.at_stake == ("chum@hq:2",)
    leave_open(game)


def test_the_step_names_no_card() -> None:
    """NR-6: what is asked outside of windows is a closed word, whatever text asks."""
    game = table(turn="runner", servers={"remote1": {"root": "Project Junebug [advancement 2]"}}, run="remote1")
    play(game, "pass*2", "continue", "pass*2")
    assert game.view(RUNNER).step is Timing.ACCESS
    play(game, options(game)[0])
    assert game.view(RUNNER).step is Timing.QUESTION
    play(game, "yes")
    assert game.view(RUNNER).step is Timing.OVER
