"""Proving that a goal can be reached, whatever the opponent answers and whatever chance brings.

The seat's own decisions are a choice, everybody else's and all outcomes of chance must be lived with. Where seats win
and lose together, all of them are on the solver's side. What is neither proved nor refuted within the limits is open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cyberdeck.kernel import AnyGame
from cyberdeck.kernel.rng import Undecided, fated
from cyberdeck.puzzles.goals import Puzzling, Standing
from cyberdeck.puzzles.memory import Memory, Proof

NODES: Final = 60_000
"""How many decisions are tried, unless somebody says otherwise."""
_DEPTH: Final = 220
_LEAVES: Final = 64
"""So many outcomes of one decision are all looked at; of a shuffle only a few can be."""


_STANDINGS: Final = {
    Standing.REACHED: Proof.PROVED,
    Standing.MISSED: Proof.REFUTED,
    Standing.LUCK: Proof.OPEN,
}


class Solver:
    """Proves one goal for one seat; what it has found out serves all further questions about the same puzzle."""

    def __init__(self, puzzling: Puzzling, goal: str, seat: int, nodes: int = NODES) -> None:
        self._judge, self._fingerprint = puzzling.goals[goal], puzzling.fingerprint
        self._worthwhile = puzzling.worthwhile
        self.seat, self.left = seat, nodes
        self._memory = Memory()

    def proof(self, game: AnyGame, depth: int = 0) -> Proof:
        """Whether the goal can be reached from a position in which something is asked."""
        ask = game.ask
        if ask is None:
            return Proof.REFUTED
        if game.begun:
            return self._looked_at(game, depth)
        key = (ask.seat, self._fingerprint(game.state))
        known = self._memory.known(key)
        if known is not None:
            return known
        with self._memory.looking_at(key) as looked:
            looked.found = self._looked_at(game, depth)
            looked.lasting = self.left > 0
        return looked.found

    def _looked_at(self, game: AnyGame, depth: int) -> Proof:
        """By all answers, until one settles it."""
        mine = self.mine(game)
        best, found = (Proof.PROVED, Proof.REFUTED) if mine else (Proof.REFUTED, Proof.PROVED)
        for index in self._answers(game):
            after = self.after(game, index, depth + 1)
            found = max(found, after) if mine else min(found, after)
            if found is best:
                break
        return found

    def after(self, game: AnyGame, index: int, depth: int = 0) -> Proof:
        """The same after an answer, in the worst case that chance may bring."""
        found = Proof.PROVED
        for twin in self._outcomes(game, index):
            if twin is None or self.left <= 0 or depth > _DEPTH:
                after = Proof.OPEN
            else:
                standing = self.standing(twin)
                after = self.proof(twin, depth) if standing is Standing.OPEN else _STANDINGS[standing]
            found = min(found, after)
            if found is Proof.REFUTED:
                break
        return found

    def answers(self, game: AnyGame) -> Iterator[tuple[str, Proof]]:
        """Every answer to the open question by its notation, with what it leads to; found as it is asked for."""
        ask = game.ask
        assert ask is not None, "nothing is asked"
        for index, option in enumerate(ask.options):
            yield option.notation(ask.seat), self.after(game, index)

    def solutions(self, game: AnyGame, most: int = 99) -> tuple[str, ...] | None:
        """The answers that lead to the goal; None where one is left open, or where there are more than that."""
        found: list[str] = []
        for notation, proof in self.answers(game):
            if proof is Proof.PROVED:
                found.append(notation)
            if proof is Proof.OPEN or len(found) > most:
                return None
        return tuple(found)

    def refutation(self, game: AnyGame, usual: int) -> int:
        """What somebody else answers who does not want the goal to be reached: as usual, unless only another way helps.

        Where nothing helps, or nothing is known to, it is what is usual.
        """
        if self.mine(game) or self.after(game, usual) is Proof.REFUTED:
            return usual
        others = (index for index in self._answers(game) if index != usual)
        return next((index for index in others if self.after(game, index) is Proof.REFUTED), usual)

    def line(self, game: AnyGame) -> Iterator[tuple[AnyGame, int]]:
        """A way to the goal from a position where it is proved, question by question: the others let it be."""
        while game.ask is not None and self.left > 0:
            answers = self._answers(game)
            if self.mine(game):
                answers = [index for index in answers if self.after(game, index) is Proof.PROVED]
            if not answers:
                return
            yield game, answers[0]
            twin = next(self._outcomes(game, answers[0]))
            if twin is None or self.standing(twin) is not Standing.OPEN:
                return
            game = twin

    def standing(self, game: AnyGame) -> Standing:
        """How the goal stands after the last decision."""
        return self._judge(game, self.seat)

    def mine(self, game: AnyGame) -> bool:
        """Whether the open question is one of the solver's side."""
        return game.ask is not None and (game.rules.together or game.ask.seat == self.seat)

    def _answers(self, game: AnyGame) -> Sequence[int]:
        """What may be answered; only one of the answers where everybody can see that they come to the same.

        What a seat may do stands after what it may do without, so its own way is found sooner from the end.
        """
        assert game.ask is not None
        foregone = game.foregone
        if foregone is not None:
            return (foregone,)
        return self._worthwhile(game)[::-1] if self.mine(game) else range(len(game.ask.options))

    def _outcomes(self, game: AnyGame, index: int) -> Iterator[AnyGame | None]:
        """The game after an answer, in all that chance may bring; None stands for all that was not looked at."""
        fates: list[tuple[int, ...]] = [()]
        leaves = 0
        while fates:
            fate = fates.pop()
            twin = game.copy()
            twin.state.rng = fated(fate)
            self.left -= 1
            try:
                twin.decide(index)
            except Undecided as chance:
                fates.extend((*fate, outcome) for outcome in range(min(chance.sides, 256)))
                continue
            leaves += 1
            twin.state.rng = fated()
            yield twin
            if leaves >= (_LEAVES if len(fate) < 4 else 2) and fates:
                yield None
                return
