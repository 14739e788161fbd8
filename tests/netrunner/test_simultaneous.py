"""Abilities that are triggered together (NR-43, NR-AMB-14)."""

from __future__ import annotations

from netrunner.tables import find, keys, options, pass_until, play, seat, table


def test_the_corporation_orders_its_own() -> None:
    """NR-43.1, NR-CARD-67: the identity and the scored agenda, in either order."""
    for first in ("personal-evolution", "nisei-mk-ii"):
        game = table(
            step="corp-2-1",
            runner={"hand": "Diesel"},
            servers={"remote1": {"root": "Nisei MK II [advancement 4]"}},
        )
        play(game, "score nisei-mk-ii@remote1/1")
        assert (seat(game), sorted(options(game))) == ("corp", ["resolve nisei-mk-ii", "resolve personal-evolution"])
        play(game, f"resolve {first}")
        assert find(game, "nisei-mk-ii").agenda == 1
        assert game.state.runner.hand == []
        told = [message.id for message in game.log()]
        assert (told.index("event-damaged") < told.index("event-counters-placed")) is (first == "personal-evolution")


def test_the_runner_orders_his_own() -> None:
    """NR-43.1: two icebreakers demand their price when one encounter ends."""
    game = table(
        turn="runner",
        runner={"credits": 6, "rig": "Crypsis [virus 1], Crypsis"},
        servers={"archives": {"ice": "Enigma [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "boost crypsis", "boost crypsis", "break 1 crypsis")
    play(game, "boost crypsis#2", "boost crypsis#2", "break 2 crypsis#2", "pass*2")
    assert (seat(game), options(game)) == ("runner", ["resolve crypsis", "resolve crypsis#2"])
    play(game, "resolve crypsis#2", "trash crypsis#2")
    assert options(game) == ["remove-counter", "trash crypsis"]
    play(game, "remove-counter")
    assert keys(game, game.state.rig) == ["crypsis"]
    pass_until(game, "action")


def test_an_optional_ability_before_a_required_one() -> None:
    """NR-43.2, NR-CARD-106: the ice is rezzed first, then the damage is done."""
    game = table(
        step="corp-2-1",
        runner={"hand": "Diesel"},
        servers={"remote1": {"root": "Priority Requisition [advancement 5]", "ice": "Enigma"}},
    )
    play(game, "score priority-requisition@remote1/1", "resolve priority-requisition", "rez enigma@remote1:1")
    told = [message.id for message in game.log()]
    assert told.index("event-rezzed") < told.index("event-damaged")
    assert game.state.runner.hand == []


def test_a_required_ability_before_an_optional_one() -> None:
    """NR-43.1, NR-43.2: the other order is the Corporation's to choose as well."""
    game = table(
        step="corp-2-1",
        runner={"hand": "Diesel"},
        servers={"remote1": {"root": "Priority Requisition [advancement 5]", "ice": "Enigma"}},
    )
    play(game, "score priority-requisition@remote1/1", "resolve personal-evolution")
    assert game.state.runner.hand == []
    assert options(game) == ["no", "rez enigma@remote1:1"]
    play(game, "no")


def test_the_player_taking_his_turn_comes_first() -> None:
    """NR-43.3, NR-CARD-51, NR-CARD-75: ended in Run 3.1, the encounter costs a counter before Chum does its damage."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II [agenda 1]"},
        runner={"credits": 9, "hand": "Diesel, Diesel, Diesel", "rig": "Crypsis [virus 1], Net Shield"},
        servers={"hq": {"ice": "Chum [rezzed], Enigma [rezzed]"}},
        run="hq",
    )
    play(game, "pass*6", "pass*2", "continue", "pass*2", *["boost crypsis"] * 4, "break 1 crypsis")
    play(game, "pass", "use nisei-mk-ii")
    assert (seat(game), options(game)) == ("runner", ["remove-counter", "trash crypsis"])
    play(game, "remove-counter")
    assert options(game) == ["prevent net-shield", "decline"]
    play(game, "decline")
    assert (game.state.run, game.state.runner.hand, game.result) == (None, [], None)


def test_every_card_of_the_moment_resolves() -> None:
    """NR-43.1, NR-40.4: three campaigns, three credits, in an order of the Corporation's choice."""
    servers = {f"remote{n}": {"root": "PAD Campaign [rezzed]"} for n in (1, 2, 3)}
    game = table(step="corp-1-2", corp={"deck": "Hedge Fund"}, servers=servers)
    assert options(game) == [f"resolve pad-campaign@remote{n}/1" for n in (1, 2, 3)]
    play(game, "resolve pad-campaign@remote3/1", "resolve pad-campaign@remote1/1")
    assert game.state.corp.credits == 8


def test_what_is_triggered_meanwhile_waits() -> None:
    """NR-AMB-14: the found copy's ability comes after the shuffle that ends the first search."""
    game = table(
        turn="runner", runner={"hand": "Rabbit Hole", "deck": "Rabbit Hole, Rabbit Hole, Diesel", "credits": 9}
    )
    play(game, "install rabbit-hole", "yes")
    assert options(game) == ["yes", "no"]
    assert [m.id for m in game.log()][-2:] == ["event-runner-installed", "event-shuffled"]
    play(game, "no")


def test_what_is_triggered_comes_before_anything_else() -> None:
    """NR-AMB-14, NR-CARD-67: the damage of a steal is done before the next access begins."""
    game = table(
        turn="runner",
        corp={"deck": "Nisei MK II, Hedge Fund, Enigma"},
        runner={"hand": "The Maker's Eye, Diesel"},
    )
    play(game, "play the-makers-eye")
    pass_until(game, "access")
    play(game, "access rd", "steal nisei-mk-ii")
    assert keys(game, game.state.runner.discard) == ["diesel"]
    assert options(game) == ["access rd"]
    play(game, "access rd", "leave hedge-fund", "access rd", "leave enigma")


def test_the_event_is_done_before_what_it_triggered() -> None:
    """NR-AMB-14: the ability of a card installed by an event waits for the event."""
    game = table(turn="runner", runner={"hand": "Modded, Rabbit Hole", "deck": "Diesel"})
    play(game, "play modded", "install rabbit-hole")
    assert options(game) == ["yes", "no"]
    assert keys(game, game.state.runner.discard) == ["modded"]
    play(game, "no")
