"""Plans played on in imagined games, by a quick version of the same player for every seat, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cyberdeck.bots.bot import Seen
from cyberdeck.bots.deckers.insight import Insight
from cyberdeck.bots.deckers.judging import Judge
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.bots.deckers.planning import DEEDS, Pains, Search, said
from cyberdeck.bots.deckers.tryout import Answer
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.state import State

MENU: Final = DEEDS[0]
QUICK: Final = Pains(2, 5, 60)
MOST: Final = 5
"""So many plans are made in a turn that is played on."""
LIMIT: Final = 100.0


def bare(state: State) -> State:
    """A copy to think with: nothing is under way in it."""
    twin = state.copy()
    twin.stack, twin.answers = [], ()
    return twin


def turns_of(state: State) -> int:
    """How many turns have begun in this cycle."""
    return sum(decker.turns for decker in state.deckers)


class Following:
    """Answers that lie ready, in their order; what is not asked is passed over."""

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self.answers = list(answers)

    def __call__(self, game: DeckersGame) -> int | None:
        ask = game.ask
        assert ask is not None
        for number, answer in enumerate(self.answers):
            if answer.prompt == f"ask-{ask.prompt}" and (index := _index(game, answer)) is not None:
                del self.answers[: number + 1]
                return index
            if answer.prompt == MENU:
                break
        return None


def _index(game: DeckersGame, answer: Answer) -> int | None:
    ask, decision = game.ask, game.decision
    assert ask is not None
    assert decision is not None
    if answer.cards:
        return next((offer.index for offer in decision.unpriced if answer.says(offer)), None)
    options = enumerate(ask.options)
    return next((index for index, option in options if option.notation(ask.seat) == answer.notation), None)


class Playout:
    """Plays every seat of an imagined game, whose position it sees: a guess at what everybody will do."""

    def __init__(
        self, line: Iterable[Answer], insight: Insight, judges: Mapping[str, Judge], pains: Pains = QUICK
    ) -> None:
        self.insight, self.judges, self.pains = insight, judges, pains
        self.follow, self.turn, self.plans = Following(line), 0, 0

    def pick(self, game: DeckersGame) -> int:
        ask = game.ask
        assert ask is not None
        index = self.follow(game)
        if index is None and ask.prompt == "deckers-action":
            index = self.planned(game)
        if index is not None:
            return index
        judge, decision = self.judges.get(ask.prompt), game.decision
        if judge is None or decision is None:
            return 0
        seen = Seen(ask.seat, None, decision.prompt, decision.at, tuple(decision.unpriced))
        return max(seen.offers, key=judge(bare(game.state), seen, self.insight)).index  # type: ignore[arg-type]

    def planned(self, game: DeckersGame) -> int:
        turn = turns_of(game.state)
        self.turn, self.plans = turn, self.plans + 1 if turn == self.turn else 1
        if self.plans <= MOST:
            self.follow = Following(said(Search(bare(game.state), self.pains, self.insight, keep=False).nodes[0]))
            if (index := self.follow(game)) is not None:
                return index
        assert game.ask is not None
        return len(game.ask.options) - 1


def played_on(
    game: DeckersGame, line: Iterable[Answer], turns: int, insight: Insight, judges: Mapping[str, Judge]
) -> float:
    """What comes of a line and so many turns after it, at most to the end of the cycle. Changes the game given."""
    player, cycle, last = Playout(line, insight, judges), game.state.cycle, turns_of(game.state) + turns
    while (ask := game.ask) is not None:
        state = game.state
        if state.cycle != cycle or (ask.prompt == "deckers-action" and turns_of(state) > last):
            break
        game.decide(0 if len(ask.options) == 1 else player.pick(game))
    if game.result is not None:
        return LIMIT if game.result.winners else -LIMIT
    return max(-LIMIT, min(LIMIT, Outlook(game.state, insight).worth(bare(game.state))))
