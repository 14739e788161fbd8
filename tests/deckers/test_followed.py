"""Whoever watches the events alone can follow every avatar."""

from __future__ import annotations

import random

from cyberdeck.deckers.events import AvatarMoved, AvatarRelocated
from cyberdeck.deckers.rules import RULES, DeckersGame
from cyberdeck.deckers.words import Space
from deckers.whole_games import setup


def avatars(game: DeckersGame) -> dict[tuple[str, int], Space]:
    return {(decker.id, place): at for decker in game.state.deckers for place, at in enumerate(decker.avatars)}


def test_avatars_go_from_where_they_stood() -> None:
    steps = 0
    for seed in range(6):
        game, chance = RULES.new_game(setup(seed), seed), random.Random(seed)
        followed = avatars(game)
        while game.decision is not None:
            game.decide(chance.randrange(len(game.decision.options)))
            for event in game._moments(1)[-1].events:
                if isinstance(event, AvatarRelocated) or (isinstance(event, AvatarMoved) and event.piece == "avatar"):
                    assert followed[event.decker.id, event.avatar] == event.origin.space, event
                    followed[event.decker.id, event.avatar] = event.at.space
                    steps += 1
            assert followed == avatars(game)
    assert steps > 10
