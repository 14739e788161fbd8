"""What surely comes of an answer, on the toy game."""

from __future__ import annotations

from cyberdeck.kernel import Ask, Trial, tried
from kernel.test_kernel import lives, options, play, table
from toy.effects import Gain
from toy.rules import HeistGame
from toy.state import CardPlayed, Seat, State


def trial(game: HeistGame, notation: str, **more: int) -> Trial[State]:
    """The trial of an option; `more` are the answers to further questions by their prompts."""

    def reply(ask: Ask) -> int | None:
        return more.get(ask.prompt)

    return tried(game.state, options(game).index(notation), drawn, reply)


def drawn(before: State, after: State) -> bool:
    return before.deck != after.deck


def test_a_trial_goes_on_to_the_next_question_and_leaves_the_game_alone() -> None:
    game = table(Gain(Seat.SOUTH, 5), south="forge")
    before = game.digest
    found = trial(game, "play forge")
    assert [type(event) for event in found.events] == [CardPlayed]
    assert found.ask is not None
    assert found.ask.prompt == "action"
    assert game.digest == before


def test_it_ends_before_chance_also_where_that_is_scripted() -> None:
    for game in (table(Gain(Seat.SOUTH, 5), south="dagger"), table(Gain(Seat.SOUTH, 5), south="dagger", stab=[6])):
        found = trial(game, "play dagger")
        assert found.ask is None
        assert found.state.rng == game.state.rng
        assert found.state.script == game.state.script
        assert found.state.players[1].lives == lives(game)[1]


def test_it_ends_before_something_hidden_turns_up() -> None:
    game = table(deck="dagger oracle")
    found = trial(game, "draw")
    assert found.state.deck == game.state.deck
    assert found.ask is None


def test_further_questions_may_be_taken_to_be_answered() -> None:
    game = table(north="oracle", raid=["oracle"])
    play(game, "raid")
    first = trial(game, "number 0")
    assert first.ask is not None
    onwards = trial(game, "number 0", **{first.ask.prompt: 0})
    assert onwards.ask is not None
    assert onwards.ask.seat != first.ask.seat or onwards.ask.prompt != first.ask.prompt
