"""Whether a goal of Deckers can be met: `python benchmarks/deckers_solving.py GOAL [GAMES]` plays until somebody has.

Alone and in pairs against Alpha-Moby, with the goal as the last one after others of its game. The journal of the first
game in which it is met is written to tests/deckers/solved, which `tests/deckers/test_solved.py` plays again.
`--ways 6` plays every turn in so many ways and goes on with those of which most really came: it knows what dice will
bring, as no player does, but every answer is one that a player could give. `--journal FILE --last 2` begins two turns
before the end of a game that was played.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import track

from cyberdeck.bots import play_out
from cyberdeck.bots.deckers import BEST, SearchingDecker
from cyberdeck.bots.deckers.deadlines import KEENER
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.keen import KeenGauge
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.bots.deckers.planning import Pains, Search, said
from cyberdeck.bots.deckers.rolling import Playout, bare, turns_of
from cyberdeck.bots.deckers.searching import ABLER
from cyberdeck.bots.simulation import rare_collections, seed_of
from cyberdeck.deckers import RULES
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.expressions import progress
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.kernel import Journal
from cyberdeck.kernel.journal import replaying

SOLVED: Final = Path(__file__).parents[1] / "tests" / "deckers" / "solved"
CREWS: Final = (["tilda-sweet"], ["monty-quantum"], ["tilda-sweet", "monty-quantum"], ["rupert-stanz"])
PAINS: Final = Pains(4, 8, 400)
KEPT: Final = 4
"""So many positions are gone on from after each turn."""
BEFORE: Final = {"copper": ["copper-404"], "silver": ["copper-404"], "gold": ["copper-404", "silver-fireworks"]}


def play(goal: str, crew: list[str], seed: int) -> DeckersGame:
    before = BEFORE[CONTENT.objectives[goal].level_name]
    game = RULES.new_game({"smc": "alpha-moby", "deckers": crew, "objectives": [*before, goal]}, seed)
    with rare_collections():
        play_out(game, [SearchingDecker(seed + seat, BEST) for seat in range(len(crew))])
    return game


# with what the dice will bring


class Branch(NamedTuple):
    """A game so far, and what it is worth now."""

    worth: float
    game: DeckersGame


def begun(goal: str, crew: list[str], seed: int) -> DeckersGame:
    """The same game in its first turn."""
    before = BEFORE[CONTENT.objectives[goal].level_name]
    game = RULES.new_game({"smc": "alpha-moby", "deckers": crew, "objectives": [*before, goal]}, seed)
    return _on(game, Playout((), BEST.insight, ABLER, PAINS))


def taken_up(file: Path, last: int) -> DeckersGame:
    """A game as it stood so many turns before its end."""
    journal = Journal.parse(file.read_text(encoding="utf-8"))
    turns = {(game.state.cycle, turns_of(game.state)): None for game in replaying(journal, RULES) if _to_act(game)}
    wanted = list(turns)[-last]
    for game in replaying(journal, RULES):
        if _to_act(game) and (game.state.cycle, turns_of(game.state)) == wanted:
            return game
    raise AssertionError


def _to_act(game: DeckersGame) -> bool:
    return game.ask is not None and game.ask.prompt == "deckers-action"


def foreseen(game: DeckersGame, goal: str, ways: int) -> DeckersGame:
    """Each turn played in several ways from each of the best positions."""
    beam = [Branch(0.0, game)]
    while all(branch.game.ask is not None for branch in beam):
        found: dict[str, Branch] = {}
        for branch in beam:
            for twin in _turns(branch.game, ways):
                found[str(twin.state.fields) + str(twin.state.supply)] = Branch(_worth(twin, goal), twin)
        beam = sorted(found.values(), key=lambda branch: -branch.worth)[:KEPT]
        state = beam[0].game.state
        print(state.cycle, turns_of(state), [round(branch.worth, 1) for branch in beam], flush=True)
    return beam[0].game


def _turns(game: DeckersGame, ways: int) -> Iterator[DeckersGame]:
    lines = Search(bare(game.state), PAINS, BEST.insight).apart(ways)
    for line in lines:
        yield _on(game.copy(), Playout(said(line), BEST.insight, ABLER, PAINS))


def _on(game: DeckersGame, player: Playout) -> DeckersGame:
    """To the first question of the next turn."""
    before = turns_of(game.state), game.state.cycle, _to_act(game)
    while (ask := game.ask) is not None:
        if _to_act(game) and (turns_of(game.state), game.state.cycle, True) != before:
            break
        game.decide(0 if len(ask.options) == 1 else player.pick(game))
    return game


def _worth(game: DeckersGame, goal: str) -> float:
    state = game.state
    if game.result is not None:
        return 1000.0 if game.result.winners else -1000.0
    worth = Outlook(state, BEST.insight).worth(bare(state))
    if state.objective.id == goal:
        worth -= 3.0 * effort(KeenGauge(state), goal, KEENER)
    return worth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("goal", choices=list(CONTENT.objectives))
    parser.add_argument("games", nargs="?", type=int, default=20, help="with each crew")
    parser.add_argument("--ways", type=int, default=0, help="for every turn, with what the dice will bring")
    parser.add_argument("--journal", type=Path, help="of a game to be taken up before its end")
    parser.add_argument("--last", type=int, default=1, help="so many turns before it")
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()
    if wish.journal:
        tell(wish.goal, "that crew", foreseen(taken_up(wish.journal, wish.last), wish.goal, wish.ways))
        return
    todo = [(number, crew) for number in range(wish.games) for crew in CREWS]
    for number, crew in track(todo, "Playing"):
        seed = seed_of(wish.seed, number)
        if wish.ways:
            game = foreseen(begun(wish.goal, crew, seed), wish.goal, wish.ways)
        else:
            game = play(wish.goal, crew, seed)
        if tell(wish.goal, f"{' and '.join(crew)} in game {number}", game):
            return


def tell(goal: str, who: str, game: DeckersGame) -> bool:
    """Whether the game was won, which is kept; otherwise how far it came."""
    assert game.result is not None
    if game.result.winners:
        SOLVED.mkdir(exist_ok=True)
        (SOLVED / f"{goal}.journal").write_text(str(game.journal), encoding="utf-8")
        print(f"Met by {who}.")
        return True
    if game.state.objective.id == goal:
        parts = [progress(game.state, part)[:2] for part in game.state.objective.goal.parts]
        print(who, game.result.reason.id, parts, flush=True)
    return False


if __name__ == "__main__":
    main()
