"""Many games of Deckers against one computer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cyberdeck.bots.deckers.simulation import Campaign, Played, Summary, player, summary
from cyberdeck.cli.simulate.series import Series, ends, lengths, wins
from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers import RULES
from cyberdeck.kernel import Message, message


@dataclass(frozen=True, slots=True)
class Raids(Series):
    setup: Mapping[str, object]
    bot: str
    played: ClassVar[Any] = Played

    def match(self, header: dict[str, Any], seed: int) -> Campaign:
        """A setup or player that cannot be is complained about before anything is played."""
        campaign = Campaign(self.setup or header.get("setup", {}), self.bot or header.get("bot", "house"), seed)
        RULES.new_game(campaign.setup, seed)
        player(campaign.bot, 0, seed)
        return campaign

    def summary(self, games: Sequence[Played]) -> Summary:
        return summary(games)

    def show(self, terminal: Terminal, match: Campaign, told: Summary) -> None:
        text = terminal.text
        game = RULES.new_game(match.setup, match.seed)
        deckers = ", ".join(text(Message(f"decker-{id}")) for id in game.seats)
        smc = " ".join(filter(None, (text(Message(f"smc-{game.state.smc_id}")), game.state.upgrade_id)))
        terminal.line((deckers, "bold cyan"), ("  –  ", "dim"), (smc, "bold red"))
        terminal.say(message("simulate-of", games=told.games, seed=str(match.seed)), "dim")
        if told.games:
            measured = [(message("simulate-cycles"), told.cycles), (message("simulate-decisions"), told.decisions)]
            reasons = [(text(Message(reason)), games) for reason, games in told.reasons]
            terminal.show("", wins(terminal, message("simulate-won"), [(text(message("simulate-deckers")), told.won)]))
            terminal.show("", ends(terminal, reasons))
            terminal.show("", lengths(terminal, measured))
