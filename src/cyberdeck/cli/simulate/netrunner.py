"""Many games of Netrunner between two decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cyberdeck.bots.netrunner.simulation import Match, Played, Summary, summary
from cyberdeck.cli.simulate.series import Series, ends, lengths, wins
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Message, message
from cyberdeck.netrunner import CORP, RUNNER, Deck, Side
from cyberdeck.netrunner.deckfiles import load_deck
from cyberdeck.netrunner.decks import deck_of


@dataclass(frozen=True, slots=True)
class Duels(Series):
    corp: str | None
    runner: str | None
    played: ClassVar[Any] = Played

    def match(self, header: dict[str, Any], seed: int) -> Match:
        return Match(
            _deck(self.corp, header, CORP, "jinteki"),
            _deck(self.runner, header, RUNNER, "shaper"),
            seed,
        )

    def summary(self, games: Sequence[Played]) -> Summary:
        return summary(games)

    def show(self, terminal: Terminal, match: Match, told: Summary) -> None:
        text = terminal.text
        corp, runner = (Message(f"card-{deck.identity}") for deck in (match.corp, match.runner))
        terminal.line((text(corp), "bold blue"), ("  –  ", "dim"), (text(runner), "bold red"))
        terminal.say(message("simulate-of", games=told.games, seed=str(match.seed)), "dim")
        if told.games:
            shares = [(_side(terminal, CORP), told.corp), (_side(terminal, RUNNER), told.runner)]
            measured = [(message("simulate-turns"), told.turns), (message("simulate-decisions"), told.decisions)]
            terminal.show("", wins(terminal, message("simulate-won"), shares))
            terminal.show("", ends(terminal, [_end(terminal, *end) for end in told.reasons]))
            terminal.show("", lengths(terminal, measured))


def _deck(wish: str | None, header: dict[str, object], side: Side, usual: str) -> Deck:
    if wish is None and header:
        return deck_of(header.get(side.notation(-1)), side)
    return load_deck(wish or usual, side)


def _end(terminal: Terminal, winner: str, reason: str, games: int) -> tuple[str, int]:
    side = f"{_side(terminal, Side[winner.upper()])}: " if winner else ""
    return side + terminal.text(Message(reason)), games


def _side(terminal: Terminal, side: Side) -> str:
    return terminal.text(Message(f"side-{side.notation(-1)}"))
