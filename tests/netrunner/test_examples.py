"""The worked examples of the rules reference, with their exact figures."""

from __future__ import annotations

from tables import find, keys, options, play, table


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
