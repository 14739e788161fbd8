"""Many games of Deckers against one computer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cyberdeck.bots import rungs
from cyberdeck.bots.deckers.simulation import Campaign, Played, Summary, summary
from cyberdeck.cli.simulate.series import Account, Simulation
from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers import RULES
from cyberdeck.kernel import Message, message


@dataclass(frozen=True, slots=True)
class Raids(Simulation):
    setup: Mapping[str, object]
    bot: str
    played: ClassVar[Any] = Played

    def match(self, header: dict[str, Any], seed: int) -> Campaign:
        """A setup or player that cannot be is complained about before anything is played."""
        campaign = Campaign(self.setup or header.get("setup", {}), self.bot or header.get("bot", "house"), seed)
        RULES.new_game(campaign.setup, seed)
        rungs.check(campaign.bot)
        return campaign

    def summary(self, games: Sequence[Played]) -> Summary:
        return summary(games)

    def told(self, terminal: Terminal, match: Campaign, summary: Summary) -> Account:
        text = terminal.text
        game = RULES.new_game(match.setup, match.seed)
        deckers = ", ".join(text(Message(f"decker-{id}")) for id in game.seats)
        smc = " ".join(filter(None, (text(Message(f"smc-{game.state.smc_id}")), game.state.upgrade_id)))
        return Account(
            ((deckers, "bold cyan"), (smc, "bold red")),
            [(text(message("simulate-deckers")), summary.won)],
            [(text(Message(reason)), games) for reason, games in summary.reasons],
            [(message("simulate-cycles"), summary.cycles), (message("simulate-decisions"), summary.decisions)],
        )
