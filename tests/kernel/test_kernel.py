"""The kernel's features, one by one, on the toy game."""

from __future__ import annotations

from typing import Any

import pytest

import toy
from cyberdeck.kernel import Complaint, Effects, Game, Journal, JournalError, Rng, Settle, decode, encode, replay
from toy.effects import Draw, Gain, Look, PutOnTable, Stab
from toy.questions import Scry, Turn
from toy.rules import HeistGame
from toy.state import Card, Seat, State


def table(
    *effects: Any, south: str = "", north: str = "", on_table: str = "", deck: str = "dagger", **streams: Any
) -> HeistGame:
    """A position in a line: hands, south's cards on the table, the deck from bottom to top, coming chances."""
    state = State(rng=1, script={name: tuple(coming) for name, coming in streams.items()})
    for owner, titles in ((Seat.SOUTH, south), (Seat.NORTH, north), (Seat.SOUTH, on_table), (None, deck)):
        for title in titles.split():
            card = Card(len(state.cards), title, owner)
            state.cards.append(card)
            (state.deck if owner is None else state.players[owner].hand).append(card.number)
    laid = [c.number for c in state.cards if c.owner == Seat.SOUTH][len(south.split()) :]
    state.push((*map(PutOnTable, laid), *effects, Settle(), Turn()), -1)
    return Game(state, {}, 1)


def options(game: HeistGame) -> list[str]:
    assert game.decision is not None
    return game.decision.notations


def lives(game: HeistGame) -> tuple[int, int]:
    return game.state.players[0].lives, game.state.players[1].lives


def play(game: HeistGame, *notations: str) -> None:
    for notation in notations:
        game.decide(notation)


def test_chance_is_scripted_by_stream() -> None:
    game = table(Stab(Seat.NORTH), stab=[5])
    assert lives(game) == (6, 3)


def test_a_script_that_does_not_fit_is_refused() -> None:
    with pytest.raises(Complaint, match="stab"):
        table(Stab(Seat.NORTH), stab=[7])


def test_a_pick_is_scripted_by_name() -> None:
    game = table(north="oracle trap dagger", raid=["dagger"])
    play(game, "raid", "number 0", "number 1")
    assert options(game)[2:] == ["play dagger", "raid"]


def test_a_shuffle_is_scripted_by_places() -> None:
    state = State(rng=1, script={"deck": ((2, 0, 1),)})
    assert state.shuffle("deck", "abc") == ["c", "a", "b"]
    assert sorted(state.shuffle("deck", "abc")) == ["a", "b", "c"]


def test_constant_modifiers_add_up_and_are_remembered_until_something_changes() -> None:
    game = table(Stab(Seat.NORTH), on_table="forge forge", stab=[2])
    assert lives(game) == (6, 3)
    assert game.state.value("harm", Seat.SOUTH, 1) == 3
    assert game.state.memo == {("harm", Seat.SOUTH, 1): 3}
    game.decide("coin")
    assert game.state.memo == {}


def test_prevention_takes_off_as_much_as_is_paid_for() -> None:
    game = table(Stab(Seat.SOUTH), on_table="shield shield", stab=[6])
    assert options(game) == ["use shield#0", "use shield#1", "decline"]
    play(game, "use shield#1", "use shield#0")
    assert lives(game) == (5, 6)


def test_declining_lets_the_rest_happen() -> None:
    game = table(Stab(Seat.SOUTH), on_table="shield shield", stab=[6])
    play(game, "use shield#0", "decline")
    assert lives(game) == (4, 6)


def test_what_is_prevented_wholly_does_not_happen() -> None:
    game = table(Stab(Seat.SOUTH), on_table="shield", stab=[1])
    game.decide("use shield#0")
    assert lives(game) == (6, 6)
    assert "event-hurt" not in [m.id for m in game.log()]


def test_replacement_sends_it_elsewhere() -> None:
    game = table(Stab(Seat.SOUTH), on_table="mirror", stab=[6])
    game.decide("use mirror#0")
    assert lives(game) == (6, 3)


def test_simultaneous_triggers_are_ordered_by_their_owner() -> None:
    game = table(Gain(Seat.SOUTH, -1), Draw(Seat.SOUTH), on_table="miser banker")
    assert options(game) == ["resolve miser#0", "resolve banker#1"]
    banker_last, banker_first = game.copy(), game
    banker_last.decide("resolve miser#0")
    banker_first.decide("resolve banker#1")
    assert banker_last.state.players[0].coins == 3, "with 3 coins the banker no longer applies"
    assert banker_first.state.players[0].coins == 4


def test_a_trigger_of_an_inactive_card_is_gone() -> None:
    game = table(Draw(Seat.NORTH), on_table="miser")
    assert game.state.players[0].coins == 3


def test_an_ambush_hurts_the_raider() -> None:
    game = table(north="trap")
    play(game, "raid", "number 0", "number 0")
    assert lives(game) == (4, 6)


def test_unwinding_ends_the_raid_and_nothing_else() -> None:
    game = table(north="alarm")
    game.decide("raid")
    assert options(game) == ["draw", "coin", "raid"]
    assert game.state.actions == 1


def test_the_bid_is_won_only_by_more() -> None:
    game = table(north="dagger")
    play(game, "raid", "number 2", "number 2")
    assert len(game.state.players[Seat.NORTH].hand) == 1
    assert [p.coins for p in game.state.players] == [1, 1]


def test_a_loss_is_noticed_at_once_and_stops_everything() -> None:
    game = table(Stab(Seat.NORTH), Stab(Seat.NORTH), Stab(Seat.NORTH), stab=[6, 6])
    assert game.decision is None
    assert game.result is not None
    assert game.result.winners == (Seat.SOUTH,)
    assert game.result.reason.id == "toy-won-by-harm"


def test_a_question_suspended_in_the_middle_survives_copy_and_save() -> None:
    game = table(Look(Seat.SOUTH), Scry(Seat.SOUTH), deck="dagger trap forge oracle")
    game.decide("sink forge")
    for twin in (game.copy(), toy.RULES.load(game.save())):
        assert options(twin) == ["sink trap", "sink oracle", "done"]
        twin.decide("done")
        assert [twin.state.cards[n].title for n in twin.state.deck] == ["forge", "dagger", "trap", "oracle"]
    assert game.state.answers == (1,)


def test_events_have_a_secret_and_a_public_version() -> None:
    game = table(Draw(Seat.SOUTH))
    own, other, spectator = (str(game.log(seat)[-1]) for seat in (0, 1, -1))
    assert own == "South draws Dagger."
    assert other == spectator == "South draws a card."


def test_why_not_names_the_rule() -> None:
    game = table(south="trap dagger")
    assert game.why_not(0, "play dagger") is None
    refused = game.why_not(0, "play trap")
    assert refused is not None
    assert (str(refused.message), refused.clause) == ("That costs 9 coins.", "HEIST-3")
    absent = game.why_not(0, "play forge")
    assert absent is not None
    assert absent.clause == "HEIST-2"
    assert (other := game.why_not(1, "draw")) is not None
    assert other.message.id == "why-not-turn"


def test_what_is_conceivable_and_not_offered_is_told_with_its_reason() -> None:
    game = table(south="trap dagger", north="forge")
    assert {wish: reason.clause for wish, reason in game.withheld(0, "trap").items()} == {"play trap": "HEIST-3"}
    assert game.withheld(0, "dagger") == {}
    assert game.withheld(0, "forge") == {}
    assert list(game.withheld(1, "forge")) == ["play forge"]


def test_determinise_keeps_what_the_seat_knows_and_redraws_the_rest() -> None:
    game = toy.new_game(7)
    rng, mine = Rng(1), [game.state.cards[n].title for n in game.state.players[0].hand]
    theirs = set()
    for _ in range(20):
        twin = game.determinise(0, rng)
        assert [twin.state.cards[n].title for n in twin.state.players[0].hand] == mine
        assert sorted(c.title for c in twin.state.cards) == sorted(c.title for c in game.state.cards)
        theirs.add(tuple(twin.state.cards[n].title for n in twin.state.players[1].hand))
    assert len(theirs) > 10


def test_the_result_of_a_determinised_game_does_not_betray_the_real_chances() -> None:
    game = toy.new_game(7)
    assert {game.determinise(0, Rng(n)).state.rng for n in range(9)}.isdisjoint({game.state.rng})


# journals


def finished() -> HeistGame:
    game = toy.new_game(11)
    while game.decision is not None:
        game.decide(0)
    return game


def test_a_journal_is_text_and_comes_back() -> None:
    game = finished()
    text = str(game.journal)
    assert text.startswith("cyberdeck journal 1\ngame: heist\nengine: 1\nsetup: ")
    assert Journal.parse(text) == game.journal
    assert replay(game.journal, toy.RULES).digest == game.digest


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "", "empty"),
        (lambda text: "hello\n", "not a Cyberdeck journal"),
        (lambda text: text.replace("journal 1", "journal 9"), "9"),
        (lambda text: text.replace("engine: 1", "engine: 2"), "version 2"),
        (lambda text: text.replace("game: heist", "game: whist"), "whist"),
        (lambda text: text.replace("seed: ", "sead: "), "seed"),
        (lambda text: text.replace("seed: 11", "seed: x"), "seed"),
        (lambda text: text.replace("setup: {", "setup: ["), "setup"),
        (lambda text: text.replace("setup: {", "setup: " + 99999 * "["), "setup"),
        (lambda text: text.replace("1. south: draw", "1. south; draw"), "south; draw"),
        (lambda text: text.replace("1. south: draw", "1. north: draw"), "north"),
        (lambda text: text.replace("1. south: draw", "1. south: fly"), "fly"),
        (lambda text: text.replace("end: ", "end: 0"), "another position"),
        (lambda text: text + "99. south: draw\n", "is over before"),
    ],
)
def test_a_bad_journal_is_refused_with_a_clear_sentence(change: Any, sentence: str) -> None:
    text = str(finished().journal)
    assert change(text) != text
    with pytest.raises(JournalError, match=sentence):
        replay(Journal.parse(change(text)), toy.RULES)


@pytest.mark.parametrize("hand", [9, "x", None, 1e999, [1]])
def test_a_bad_setup_is_refused(hand: Any) -> None:
    with pytest.raises(Complaint, match="hand has 0 to 8 cards"):
        toy.RULES.new_game({"hand": hand}, 1)


@pytest.mark.parametrize("data", [b"", b"nonsense", encode(("heist", 1)), encode((1, 2, 3, 4, 5, 6)), encode(None)])
def test_a_bad_save_is_refused(data: bytes) -> None:
    with pytest.raises(Complaint, match="saved game"):
        toy.RULES.load(data)


def test_plain_data_comes_back_as_it_was() -> None:
    effects: Effects = (Gain(Seat.NORTH, 2), (Draw(Seat.SOUTH), 3))
    value = [effects, {Seat.NORTH: (1, None, True)}, "x", Card]
    assert decode(encode(value)) == value


def test_a_game_saved_with_its_log_can_still_tell_it() -> None:
    game = toy.new_game(11)
    for _ in range(12):
        game.decide(0)
    twin = toy.RULES.load(game.save(with_log=True))
    assert twin.log(0) == game.log(0) != []
    assert twin.journal == game.journal
    assert toy.RULES.load(game.save()).log(0) == []


def test_the_news_of_the_last_decisions() -> None:
    game = toy.new_game(11)
    told = game.log(1)
    for _ in range(7):
        game.decide(0)
    assert told + game.news(1, 7) == game.log(1)
    assert game.news(1, 0) == []


@pytest.mark.parametrize(("decision", "harmless"), [("coin", True), ("draw", False), ("play oracle", False)])
def test_what_was_hidden_and_chance_do_harm(decision: str, harmless: bool) -> None:
    game = table(south="oracle", north="trap", deck="dagger dagger")
    before = game.copy()
    game.decide(decision)
    assert game.harmless_since(before) is harmless


def test_a_die_does_harm() -> None:
    before = table(deck="dagger")
    after = table(Stab(Seat.NORTH), deck="dagger")
    assert not after.harmless_since(before)


def test_a_question_points_as_its_options_do() -> None:
    game = table(Stab(Seat.SOUTH), on_table="shield", stab=[1])
    assert game.decision is not None
    assert game.decision.at == ("1",)
    assert [offer.at for offer in game.decision.options] == [("shield#0",), ()]
