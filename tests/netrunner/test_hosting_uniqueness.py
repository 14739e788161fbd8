"""Hosting, uniqueness, counters and tokens (NR-47, NR-50, NR-51)."""

from __future__ import annotations

from cyberdeck.netrunner.values import strength
from netrunner.tables import find, keys, options, pass_until, play, table

# hosting


def test_host_and_hosted_card() -> None:
    """NR-47.1, NR-47.2, NR-CARD-40: the host is chosen at the install, among icebreakers only."""
    game = table(turn="runner", runner={"hand": "The Personal Touch", "rig": "Gordian Blade, Net Shield, Pipeline"})
    play(game, "install the-personal-touch")
    assert options(game) == ["host gordian-blade", "host pipeline"]
    play(game, "host pipeline")
    assert keys(game, find(game, "pipeline").hosted) == ["the-personal-touch"]
    assert find(game, "the-personal-touch").host == find(game, "pipeline").id
    assert [card.name for card in game.view(0).rig] == ["gordian-blade", "net-shield", "pipeline"]


def test_counters_are_hosted_too() -> None:
    """NR-47.3, NR-51.3: credits and virus counters lie on their cards, open to both."""
    game = table(turn="runner", runner={"rig": "Crypsis", "hand": "Armitage Codebusting"})
    play(game, "use crypsis", "pass*2", "install armitage-codebusting")
    for side in (0, 1):
        crypsis, armitage = game.view(side).rig
        assert (crypsis.virus, armitage.credits) == (1, 12)


def test_a_hosted_card_leaves_without_its_host() -> None:
    """NR-47.4, NR-CARD-47: pawned, it takes only its own strength away."""
    game = table(
        turn="runner",
        step="runner-1-1",
        runner={"rig": "Aesop's Pawnshop, Gordian Blade, The Personal Touch [on Gordian Blade]"},
    )
    blade = find(game, "gordian-blade").id
    assert strength(game.state, game.state.cards[blade]) == 3
    play(game, "pass*2", "trash the-personal-touch")
    assert (strength(game.state, game.state.cards[blade]), game.state.cards[blade].hosted) == (2, ())
    assert keys(game, game.state.rig) == ["aesops-pawnshop", "gordian-blade"]


def test_hosted_counters_are_spent_without_their_host() -> None:
    """NR-47.4, NR-51.1, NR-51.5: the counter is gone, the agenda and its points stay."""
    game = table(turn="runner", corp={"score": "Nisei MK II [agenda 1]"}, run="archives")
    play(game, "pass", "use nisei-mk-ii")
    assert (find(game, "nisei-mk-ii").agenda, game.view(0).corp.points) == (0, 2)
    play(game, "pass*2", "run archives", "pass")
    assert options(game) == ["pass"]
    pass_until(game, "action")


def test_a_cost_in_counters_is_paid_by_the_card_that_bears_the_ability() -> None:
    """NR-47.5, NR-DIFF-21: one agenda's counter does not pay for another's ability."""
    game = table(turn="runner", corp={"score": "Nisei MK II, Nisei MK II [agenda 1]"}, run="archives")
    play(game, "pass")
    assert options(game) == ["pass", "use nisei-mk-ii#2"]
    play(game, "use nisei-mk-ii#2")
    assert [game.state.cards[id].agenda for id in game.state.corp.score] == [0, 0]


def test_everything_leaves_with_the_host() -> None:
    """NR-47.6, NR-DIFF-36, NR-CARD-40: hosted cards to the heap, counters to the bank."""
    game = table(
        turn="runner",
        step="runner-1-1",
        runner={
            "rig": "Aesop's Pawnshop, Crypsis [virus 2], The Personal Touch [on Crypsis], "
            "The Personal Touch [on Crypsis], Sacrificial Construct",
        },
    )
    play(game, "pass*2", "trash crypsis")
    assert keys(game, game.state.rig) == ["aesops-pawnshop", "sacrificial-construct"]
    assert sorted(keys(game, game.state.runner.discard)) == ["crypsis", "the-personal-touch", "the-personal-touch"]
    assert find(game, "crypsis").virus == 0
    assert game.state.runner.credits == 8


def test_a_host_trashed_to_make_room() -> None:
    """NR-47.6, NR-19.5: what lay on it is lost, and never comes back by itself."""
    game = table(
        turn="runner",
        runner={"hand": "Net Shield", "rig": "Gordian Blade, The Personal Touch [on Gordian Blade], Magnum Opus"},
    )
    play(game, "install net-shield", "trash-first gordian-blade", "done")
    assert keys(game, game.state.rig) == ["magnum-opus", "net-shield"]
    assert keys(game, game.state.runner.discard) == ["gordian-blade", "the-personal-touch"]


def test_one_host_at_a_time() -> None:
    """NR-47.7, NR-CARD-40: of two icebreakers only the host is stronger."""
    game = table(turn="runner", runner={"hand": "The Personal Touch", "rig": "Gordian Blade, Pipeline"})
    play(game, "install the-personal-touch", "host gordian-blade")
    values = [strength(game.state, find(game, key)) for key in ("gordian-blade", "pipeline")]
    assert values == [3, 1]
    assert find(game, "pipeline").hosted == ()


def test_hosted_cards_lie_faceup() -> None:
    """NR-47.10: the Corporation sees them, and they are active."""
    game = table(turn="runner", runner={"rig": "Gordian Blade, The Personal Touch [on Gordian Blade]"})
    (blade,) = game.view(0).rig
    assert [(card.id, card.faceup, card.active) for card in blade.hosted] == [("the-personal-touch", True, True)]


# uniqueness


def test_a_unique_resource_replaces_the_older_one() -> None:
    """NR-50.1, NR-50.2: the one installed last stays."""
    game = table(turn="runner", runner={"hand": "Aesop's Pawnshop", "rig": "Aesop's Pawnshop"})
    old, new = game.state.rig[0], game.state.runner.hand[0]
    play(game, "install aesops-pawnshop")
    assert (game.state.rig, game.state.runner.discard) == ([new], [old])


def test_a_unique_upgrade_replaces_the_older_one() -> None:
    """NR-50.2, NR-50.4, NR-AMB-5: when rezzed it trashes the rezzed copy; unrezzed and hidden copies stay."""
    game = table(
        corp={"credits": 5, "hand": "Akitaro Watanabe", "deck": "Akitaro Watanabe", "archives": "Akitaro Watanabe"},
        servers={
            "hq": {"root": "Akitaro Watanabe [rezzed]"},
            "rd": {"root": "Akitaro Watanabe"},
            "remote1": {"root": "Akitaro Watanabe"},
        },
        step="corp-2-1",
    )
    play(game, "rez akitaro-watanabe@rd/1")
    assert game.state.servers[0].root == ()
    assert keys(game, game.state.servers[1].root) == ["akitaro-watanabe"]
    assert keys(game, game.state.servers[3].root) == ["akitaro-watanabe"]
    assert (len(game.state.corp.hand), len(game.state.corp.deck), len(game.state.corp.discard)) == (1, 1, 2)
    assert game.state.cards[game.state.corp.discard[-1]].faceup


def test_a_unique_card_trashed_with_its_server() -> None:
    """NR-50.2, NR-33.5: it was the last card of the attacked server, so the run ends at once."""
    game = table(
        turn="runner",
        servers={"hq": {"root": "Akitaro Watanabe"}, "remote1": {"root": "Akitaro Watanabe [rezzed]"}},
        run="remote1",
    )
    play(game, "pass*2", "continue", "pass", "rez akitaro-watanabe@hq/1")
    assert (game.state.run, 3 in game.state.servers) == (None, False)
    assert {"event-run-succeeded", "event-run-failed"}.isdisjoint(m.id for m in game.log())


def test_installing_facedown_is_not_becoming_active() -> None:
    """NR-50.2, NR-50.4: two copies may be installed as long as one of them is unrezzed."""
    game = table(corp={"hand": "Akitaro Watanabe"}, servers={"hq": {"root": "Akitaro Watanabe [rezzed]"}})
    play(game, "install akitaro-watanabe", "server rd")
    assert [len(game.state.servers[n].root) for n in (0, 1)] == [1, 1]


def test_cards_that_are_not_unique() -> None:
    """NR-50.1: other titles may be there any number of times."""
    game = table(turn="runner", runner={"hand": "Armitage Codebusting", "rig": "Armitage Codebusting"})
    play(game, "install armitage-codebusting")
    assert len(game.state.rig) == 2


# counters and tokens


def test_purging_removes_virus_counters_only() -> None:
    """NR-51.1, NR-51.3, NR-51.5: agenda counters, advancement tokens and credits on cards stay."""
    game = table(
        corp={"score": "Nisei MK II [agenda 1]"},
        runner={"rig": "Crypsis [virus 3], Crypsis [virus 1], Armitage Codebusting, The Toolbox"},
        servers={"remote1": {"root": "Project Junebug [advancement 2]"}},
    )
    play(game, "purge")
    assert [game.state.cards[id].virus for id in game.state.rig[:2]] == [0, 0]
    assert (find(game, "nisei-mk-ii").agenda, find(game, "project-junebug").advancement) == (1, 2)
    assert (find(game, "armitage-codebusting").credits, find(game, "the-toolbox").recurring) == (12, 2)


def test_advancement_tokens_lie_on_cards_that_can_be_advanced() -> None:
    """NR-51.4, NR-17.2: an agenda and a trap, but no other asset, no upgrade, no ice."""
    game = table(
        servers={
            "remote1": {"root": "Nisei MK II, Akitaro Watanabe", "ice": "Enigma [rezzed]"},
            "remote2": {"root": "Project Junebug"},
            "remote3": {"root": "Snare!"},
        },
    )
    advances = [option for option in options(game) if option.startswith("advance")]
    assert advances == ["advance nisei-mk-ii@remote1/1", "advance project-junebug@remote2/1"]
    play(game, "advance project-junebug@remote2/1")
    assert (find(game, "project-junebug").advancement, game.state.corp.credits) == (1, 4)


def test_counters_do_not_outlive_their_card() -> None:
    """NR-51.5, NR-7.9: stolen with three tokens on it, the agenda has none."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel"},
        servers={"remote1": {"root": "Nisei MK II [advancement 3]"}},
        run="remote1",
    )
    pass_until(game, "access")
    play(game, "access remote1/1", "steal nisei-mk-ii@remote1/1")
    assert (find(game, "nisei-mk-ii").advancement, find(game, "nisei-mk-ii").agenda) == (0, 0)


def test_agenda_counters_stay_for_later() -> None:
    """NR-51.1, NR-CARD-68: placed when the agenda is scored, spent in a run of the Runner's turn."""
    game = table(
        step="corp-2-1",
        corp={"clicks": 0},
        runner={"hand": "Diesel"},
        servers={"remote1": {"root": "Nisei MK II [advancement 4]"}},
    )
    play(game, "score nisei-mk-ii@remote1/1", "resolve nisei-mk-ii")
    assert find(game, "nisei-mk-ii").agenda == 1
    pass_until(game, "action")
    play(game, "run archives", "pass", "use nisei-mk-ii")
    assert game.state.run is None
