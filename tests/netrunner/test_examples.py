"""The worked examples of the rules reference, with their exact figures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cyberdeck.netrunner.runs import MakeRun
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import HQ
from netrunner.logs import told, walk
from netrunner.tables import find, keys, options, pass_until, play, run_seen, table


@pytest.mark.parametrize(
    ("trashed", "paid"),
    [
        ([], 2),
        (["wall-of-static@remote1:2"], 1),
        (["enigma@remote1:1"], 1),
        (["wall-of-static@remote1:2", "enigma@remote1:1"], 0),
    ],
)
def test_installing_ice(trashed: list[str], paid: int) -> None:
    """NR-EX-2, with Wall of Static in the place of Ice Wall."""
    game = table(
        turn="corp",
        corp={"hand": "Hunter"},
        servers={"remote1": {"ice": "Wall of Static [rezzed], Enigma", "root": "PAD Campaign [rezzed]"}},
    )
    play(game, "install hunter", "server remote1")
    assert options(game)[0] == "done"
    play(game, *(f"trash-first {card}" for card in trashed))
    if len(trashed) < 2:
        play(game, "done")
    assert (game.state.corp.clicks, game.state.corp.credits) == (2, 5 - paid)
    ice = keys(game, reversed(game.state.servers[3].ice))
    assert ice[0] == "hunter"
    assert len(ice) == 3 - len(trashed)


@pytest.mark.parametrize(
    ("ice", "battering_ram", "crypsis"),
    [("Wall of Thorns", True, True), ("Wall of Static", True, True), ("Enigma", False, True), ("Hunter", False, True)],
)
def test_the_subtype_of_an_ability(ice: str, battering_ram: bool, crypsis: bool) -> None:
    """NR-EX-3: barriers for the one, any ice for the other, both being strong enough."""
    game = table(
        turn="runner",
        corp={"credits": 0},
        runner={"rig": "Battering Ram, Crypsis", "credits": 20, "hand": "Diesel, Diesel"},
        servers={"hq": {"ice": f"{ice} [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", *["boost battering-ram"] * 2, *["boost crypsis"] * 5)
    assert ("break 1 battering-ram" in options(game)) is battering_ram
    assert ("break 1 crypsis" in options(game)) is crypsis
    walk(game)


def test_the_order_of_approach() -> None:
    """NR-EX-4: from the outermost piece to the server."""
    game = table(
        turn="runner",
        servers={"remote1": {"ice": "Enigma, Hunter, Wall of Thorns", "root": "Zaibatsu Loyalty, Akitaro Watanabe"}},
        run="remote1",
    )
    places = []
    while run_seen(game, 1).ice is not None:
        places.append(run_seen(game, 1).ice)
        play(game, "pass*2", *["continue"] * (len(places) > 1), "pass*2")
    assert places == ["remote1:3", "remote1:2", "remote1:1"]
    assert game.view(1).step == "run-4-1"
    assert told(game, "approached", seat=0) == ["enigma", "hunter", "wall-of-thorns"]
    walk(game)


def test_interleaved_access(monkeypatch: pytest.MonkeyPatch) -> None:
    """NR-EX-5, NR-30.2, by a Maker's Eye for HQ that allows one card more."""
    monkeypatch.setitem(TEXTS, "the-makers-eye", replace(TEXTS["the-makers-eye"], on_play=(MakeRun(HQ, extra=1),)))
    game = table(
        turn="runner",
        corp={"hand": "Hedge Fund, Enigma, Hunter"},
        runner={"hand": "The Maker's Eye"},
        servers={"hq": {"root": "Akitaro Watanabe"}},
        coming={"hq": ["Enigma", "Hunter"]},
    )
    pass_until(play(game, "play the-makers-eye"), "access")
    play(game, "access hq", "leave enigma", "access hq/1", "leave akitaro-watanabe@hq/1", "access hq", "leave hunter")
    assert told(game, "accessed") == ["enigma", "akitaro-watanabe", "hunter"]
    assert game.state.run is None


def test_returning_cards() -> None:
    """NR-EX-6: facedown into its server, or into HQ."""
    game = table(turn="runner", corp={"hand": "Hedge Fund"}, servers={"remote1": {"root": "PAD Campaign"}})
    walk(play(game, "run remote1"))
    pass_until(game, "action")
    walk(play(game, "run hq"))
    assert told(game, "accessed") == ["pad-campaign", "hedge-fund"]
    campaign = find(game, "pad-campaign")
    assert (campaign.place, campaign.faceup) == ("remote1/1", False)
    assert game.view(1).servers[3].root[0].id is None
    assert keys(game, game.state.corp.hand) == ["hedge-fund"]


def test_a_whole_run() -> None:
    """NR-EX-7: Bart against Olivia."""
    game = table(
        turn="runner",
        corp={"credits": 7},
        runner={
            "clicks": 0,
            "credits": 5,
            "hand": "Diesel, Diesel, Sure Gamble",
            "rig": "Gordian Blade, Crypsis, Sacrificial Construct, The Toolbox",
        },
        servers={
            "remote1": {
                "ice": "Enigma [rezzed], Wall of Static, Wall of Thorns",
                "root": "Nisei MK II [advancement 1], Akitaro Watanabe",
            }
        },
        run="remote1",
    )
    state = game.state
    play(game, "pass*4", "break 2 gordian-blade", "number 1", "pass*2")
    assert find(game, "the-toolbox").recurring == 1
    assert state.runner.credits == 5
    play(game, "pass*2", "continue", "pass*2")
    play(game, "pass*2", "continue", "pass", "rez akitaro-watanabe@remote1/2")
    assert state.corp.credits == 6
    play(game, "rez wall-of-thorns@remote1:1")
    assert state.corp.credits == 0
    play(
        game, "pass*2", "boost crypsis", "number 1", "boost crypsis", "boost crypsis", "boost crypsis", "boost crypsis"
    )
    assert (find(game, "the-toolbox").recurring, state.runner.credits) == (0, 1)
    play(game, "break 2 crypsis", "pass*2")
    assert state.runner.credits == 0
    assert options(game) == ["trash crypsis"]
    play(game, "trash crypsis", "prevent sacrificial-construct crypsis")
    assert len(state.runner.hand) == 1
    play(game, "pass*2", "continue", "pass")
    assert options(game) == ["pass"], "an agenda cannot be rezzed"
    play(game, "pass", "access remote1/1", "steal nisei-mk-ii@remote1/1")
    assert len(state.runner.hand) == 0
    play(game, "access akitaro-watanabe@remote1/1")
    assert options(game) == ["leave akitaro-watanabe@remote1/1"]
    play(game, "leave akitaro-watanabe@remote1/1")
    assert (state.runner.credits, state.runner.clicks, state.corp.credits) == (0, 0, 0)
    assert sorted(keys(game, state.runner.discard)) == ["diesel", "diesel", "sacrificial-construct", "sure-gamble"]
    assert keys(game, state.runner.score) == ["nisei-mk-ii"]
    assert keys(game, state.rig) == ["gordian-blade", "crypsis", "the-toolbox"]
    rezzed = [card.key for card in state.cards if card.installed and card.owner == 0 and card.faceup]
    assert sorted(rezzed) == ["akitaro-watanabe", "enigma", "wall-of-thorns"]
    assert state.result is None


@pytest.mark.parametrize(("bid", "link", "left", "tags"), [(3, 5, 4, 0), (2, 4, 5, 1)])
def test_a_trace(bid: int, link: int, left: int, tags: int) -> None:
    """NR-EX-8, with Hunter and its tag in the place of Data Raven and its counter."""
    game = table(
        turn="runner",
        corp={"credits": 2},
        runner={"identity": 'Kate "Mac" McCaffrey', "credits": 7, "rig": "Access to Globalsec"},
        servers={"hq": {"ice": "Hunter [rezzed]"}},
        run="hq",
    )
    assert game.view(0).link == 2
    play(game, "pass*4", "pass*2", "number 2", f"number {bid}")
    assert told(game, "trace-raised", "strength") == [5, link]
    assert (game.state.runner.credits, game.state.runner.tags) == (left, tags)
    walk(game)


def test_a_constant_ability() -> None:
    """NR-EX-9, with Akitaro Watanabe in the place of Experiential Data: no cost, no trigger, while he is rezzed."""
    servers = {"hq": {"ice": "Wall of Thorns", "root": "Akitaro Watanabe"}, "rd": {"ice": "Wall of Static"}}
    game = table(turn="corp", servers=servers, step="corp-2-1")
    assert [game.view(0).servers[n].ice[0].rez_cost for n in (0, 1)] == [8, 3]
    play(game, "rez akitaro-watanabe@hq/1")
    assert [game.view(0).servers[n].ice[0].rez_cost for n in (0, 1)] == [6, 3]


def test_a_paid_ability_that_is_an_action() -> None:
    """NR-EX-9: Magnum Opus gives 2 credits for a click, as an action and in no window."""
    game = table(turn="runner", runner={"rig": "Magnum Opus"})
    play(game, "use magnum-opus")
    assert (game.state.runner.credits, game.state.runner.clicks) == (7, 3)
    assert options(game) == ["pass"]
    play(game, "pass*2", "use magnum-opus")
    assert (game.state.runner.credits, game.state.runner.clicks) == (9, 2)


def test_a_required_conditional_ability() -> None:
    """NR-EX-9: PAD Campaign pays when the Corp's turn begins, unasked, and not when the Runner's does."""
    game = table(
        turn="runner",
        runner={"clicks": 1},
        corp={"deck": "Hedge Fund"},
        servers={"remote1": {"root": "PAD Campaign [rezzed]"}},
    )
    pass_until(play(game, "credit"), "action")
    assert (game.view(0).turn, game.state.corp.credits) == ("corp", 6)
    for _ in range(3):
        pass_until(play(game, "credit"), "action")
    assert (game.view(0).turn, game.state.corp.credits) == ("runner", 9)


def test_an_ability_on_access() -> None:
    """NR-EX-10: Project Junebug with 2 tokens, unrezzed, does 4 net damage for 1 credit and stays unrezzed."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel, Diesel, Diesel, Modded, Modded"},
        servers={"remote1": {"root": "Project Junebug [advancement 2]"}},
        run="remote1",
    )
    play(pass_until(game, "access"), "access remote1/1")
    assert options(game) == ["yes", "no"]
    play(game, "yes")
    assert (game.state.corp.credits, len(game.state.runner.hand)) == (4, 1)
    play(game, "leave project-junebug@remote1/1")
    assert not find(game, "project-junebug").faceup


def test_symbols() -> None:
    """NR-EX-14: clicks, credits, recurring credits and the trash symbol in costs and effects mean what they count."""
    corp = table(turn="corp", servers={"remote1": {"root": "Melange Mining Corp. [rezzed]"}})
    play(corp, "use melange-mining-corp@remote1/1")
    assert (corp.state.corp.clicks, corp.state.corp.credits) == (0, 12)
    runner = table(turn="runner", runner={"rig": "The Toolbox [recurring 0]"}, step="runner-1-1")
    assert find(runner, "the-toolbox").recurring == 0
    pass_until(runner, "action")
    assert (find(runner, "the-toolbox").recurring, runner.state.runner.credits) == (2, 5)
    exposing = table(
        turn="runner",
        runner={"hand": "Infiltration"},
        servers={"remote1": {"ice": "Enigma", "root": "Zaibatsu Loyalty [rezzed]"}},
    )
    play(exposing, "play infiltration", "expose remote1:1", "prevent zaibatsu-loyalty@remote1/1 2 enigma@remote1:1")
    assert keys(exposing, exposing.state.corp.discard) == ["zaibatsu-loyalty"]
    assert (exposing.state.corp.credits, told(exposing, "exposed")) == (5, [])
