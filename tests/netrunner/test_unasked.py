"""Questions that are none: what drivers answer for a player, and what they must not."""

from __future__ import annotations

import pytest

from cyberdeck.kernel import Asked, unasked
from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.tables import leave_open, options, play, table

KNOWN = (
    "Hedge Fund, PAD Campaign, Enigma, Hunter, Wall of Static, Melange Mining Corp., Archer, Ice Wall, "
    "Beanstalk Royalties, Scorched Earth, Shadow"
)


def shown(game: NetrunnerGame, asked: Asked, *answers: str) -> list[list[str]]:
    """What is really asked, up to the end of the answers or of a run."""
    leave_open(game)
    left, found = list(answers), list[list[str]]()
    while (decision := game.decision) is not None:
        answer = unasked(game, asked)
        if answer is not None:
            game.decide(answer)
            continue
        found.append(decision.notations)
        if not left:
            break
        game.decide(left.pop(0))
    return found


def archives(*more: str) -> NetrunnerGame:
    cards = ", ".join((KNOWN, *more))
    return table(
        turn="runner",
        corp={"archives": cards, "hand": "Hedge Fund"},
        runner={"clicks": 2, "hand": "Sure Gamble, Sure Gamble, Sure Gamble"},
    )


def test_known_cards_of_archives_that_do_nothing_are_accessed_by_themselves() -> None:
    """NR-30.1: all are accessed; their order is the Runner's only where it makes a difference."""
    game = archives()
    found = shown(game, Asked.FAIR, "run archives", "continue")
    assert (found[1], len(found)) == (["continue", "jack-out"], 3)
    assert [line.id for line in game.log(1)].count("event-accessed") == 11


def test_agendas_of_archives_are_stolen_in_the_runners_order() -> None:
    """NR-31.2: he must steal, and says which first."""
    game = archives("Nisei MK II", "Priority Requisition")
    found = shown(game, Asked.FAIR, "run archives", "continue", "access nisei-mk-ii")
    assert found[2] == ["access nisei-mk-ii", "access priority-requisition"]
    assert len(found) == 4
    assert game.view(1).runner.points == 5


def test_two_copies_of_one_card_need_no_order() -> None:
    campaigns = {"remote1": {"root": "PAD Campaign [rezzed]"}, "remote2": {"root": "PAD Campaign [rezzed]"}}
    game = table(turn="runner", runner={"clicks": 1}, servers=campaigns, corp={"credits": 0, "deck": "Enigma, Enigma"})
    play(game, "credit")
    while game.decision is not None and game.decision.prompt.id != "ask-resolve-next":
        game.decide("pass")
    assert game.foregone == 0
    others = game.copy()
    game.decide(0)
    others.decide(1)
    assert game.digest == others.digest


def test_copies_that_differ_are_ordered_by_their_owner() -> None:
    """An Adonis Campaign that is used up now, and one that is not."""
    campaigns = {
        "remote1": {"root": "Adonis Campaign [rezzed, credits 3]"},
        "remote2": {"root": "Adonis Campaign [rezzed, credits 9]"},
    }
    game = table(turn="runner", runner={"clicks": 1}, servers=campaigns, corp={"credits": 0, "deck": "Enigma, Enigma"})
    play(game, "credit")
    while game.decision is not None and game.decision.prompt.id != "ask-resolve-next":
        game.decide("pass")
    assert game.foregone is None
    leave_open(game)


def test_memory_enough_is_nothing_to_ask_about() -> None:
    """NR-19.5: he may trash programs all the same, and is asked where he wants to be asked everything."""
    runner = {"hand": "Crypsis", "rig": "Corroder", "credits": 20, "clicks": 2}
    game = play(table(turn="runner", runner=runner), "install crypsis")
    assert options(game) == ["done", "trash-first corroder"]
    assert (game.foregone, game.obvious) == (None, 0)
    leave_open(game)
    short = {**runner, "rig": "Corroder, Magnum Opus, Medium"}
    first = play(table(turn="runner", runner=short), "install crypsis")
    assert first.obvious is None
    then = play(first, "trash-first corroder")
    assert (options(then)[0], then.obvious) == ("done", 0)
    leave_open(then)


@pytest.mark.parametrize(("card", "obvious"), [("Akitaro Watanabe", 0), ("Hunter", None)])
def test_trashing_first_is_asked_where_it_saves_something(card: str, obvious: int | None) -> None:
    """NR-15.4: the more ice is trashed, the cheaper the new one."""
    game = table(
        turn="corp",
        corp={"hand": card, "credits": 5},
        servers={"remote1": {"root": "PAD Campaign", "ice": "Enigma"}},
    )
    play(game, f"install {card.lower().replace(' ', '-')}", "server remote1")
    assert (options(game)[0], game.obvious) == ("done", obvious)
    leave_open(game)


def test_a_card_of_rd_is_seen_by_the_runner_alone() -> None:
    """NR-6.26: that he can do nothing with it must not be told by a missing pause."""
    game = table(turn="runner", corp={"deck": "Hedge Fund, Hedge Fund", "hand": "Enigma"})
    shown(game, Asked.FAIR, "run rd", "continue")
    assert options(game) == ["leave hedge-fund"]
    assert (game.foregone, game.obvious) == (None, 0)


def test_a_card_of_hq_is_seen_by_both() -> None:
    game = table(turn="runner", corp={"deck": "Hedge Fund", "hand": "Enigma"})
    assert len(shown(game, Asked.FAIR, "run hq", "continue")) == 3
    assert "event-accessed" in [line.id for line in game.log()]
