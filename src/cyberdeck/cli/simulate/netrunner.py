"""Many games of Netrunner between two decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cyberdeck.bots import rungs
from cyberdeck.bots.netrunner.simulation import Match, Played, Summary, summary
from cyberdeck.cli.simulate.series import Account, Simulation
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Message, message
from cyberdeck.netrunner import CORP, RUNNER, Deck, Side
from cyberdeck.netrunner.deckfiles import load_deck
from cyberdeck.netrunner.decks import deck_of


@dataclass(frozen=True, slots=True)
class Duels(Simulation):
    corp: str | None
    runner: str | None
    players: tuple[str, str] = ("", "")
    """Who plays the sides; an empty name is open."""
    played: ClassVar[Any] = Played

    def match(self, header: dict[str, Any], seed: int) -> Match:
        return Match(
            _deck(self.corp, header, CORP, "jinteki"),
            _deck(self.runner, header, RUNNER, "shaper"),
            seed,
            self._players(header),
        )

    def _players(self, header: dict[str, Any]) -> tuple[str, str]:
        usual = header.get("players", (rungs.HOUSE, rungs.HOUSE))
        corp, runner = (rungs.check(wish or said) for wish, said in zip(self.players, usual, strict=True))
        return corp, runner

    def summary(self, games: Sequence[Played]) -> Summary:
        return summary(games)

    def told(self, terminal: Terminal, match: Match, summary: Summary) -> Account:
        corp, runner = (terminal.text(Message(f"card-{deck.identity}")) for deck in (match.corp, match.runner))
        return Account(
            ((corp, "bold blue"), (runner, "bold red")),
            [(_side(terminal, CORP), summary.corp), (_side(terminal, RUNNER), summary.runner)],
            [_end(terminal, *end) for end in summary.reasons],
            [(message("simulate-turns"), summary.turns), (message("simulate-decisions"), summary.decisions)],
        )


def _deck(wish: str | None, header: dict[str, object], side: Side, usual: str) -> Deck:
    if wish is None and header:
        return deck_of(header.get(side.notation(-1)), side)
    return load_deck(wish or usual, side)


def _end(terminal: Terminal, winner: str, reason: str, games: int) -> tuple[str, int]:
    side = f"{_side(terminal, Side[winner.upper()])}: " if winner else ""
    return side + terminal.text(Message(reason)), games


def _side(terminal: Terminal, side: Side) -> str:
    return terminal.text(Message(f"side-{side.notation(-1)}"))
