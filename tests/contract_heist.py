"""One random game of Heist with every check of the contract at every decision."""

from __future__ import annotations

import random

import contract
import toy


def play_one(seed: int) -> int:
    game = toy.new_game(seed)
    filmed = contract.Filmed(game)
    decisions = contract.play(
        game,
        random.Random(seed),
        filmed,
        contract.options_are_sound,
        contract.illegal_answers_change_nothing,
        contract.questions_change_nothing,
        contract.cancelling_drops_the_answers,
        contract.copies_are_the_same,
        contract.copies_go_on_the_same,
        contract.everything_is_told,
        contract.Blindness(seed),
    )
    contract.replay_is_the_same(game)
    contract.same(game, game.rules.load(game.save()))
    return decisions
