"""What a Corporation may do to the Runner, by what its faction is known for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from cyberdeck.bots.netrunner.breaking import TAG, hurt
from cyberdeck.bots.netrunner.facts import facts
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import CENTRALS, HQ, RD, RUNNER


class Danger(NamedTuple):
    """Chances, each of something that hurts."""

    ice: float = 0.05
    """Unknown ice does three points of damage."""
    central: float = 0.0
    """A card of HQ or R&D does three points and gives a tag."""
    blank: float = 0.0
    """So does a hidden card of a remote."""
    grown: float = 0.0
    """An advanced one does two points a token."""
    stealing: int = 0
    """Points of damage for each agenda that is stolen."""
    burning: int = 0
    """Points of damage that a tagged Runner must fear in the next turn."""
    keep: int = 1
    """With fewer cards in the grip nobody should end a turn."""


DANGERS: Final[Mapping[str, Danger]] = {
    "haas-bioroid": Danger(ice=0.1),
    "jinteki": Danger(ice=0.3, central=0.08, blank=0.2, grown=0.3, stealing=1, keep=3),
    "nbn": Danger(),
    "weyland-consortium": Danger(burning=4, keep=2),
}
UNKNOWN: Final = Danger(0.15, 0.04, 0.1, 0.15)
STEAL: Final = {HQ: 0.2, RD: 0.2}
"""How likely an agenda is accessed there."""


def danger(state: State) -> Danger:
    return DANGERS.get(PRINTED[state.cards[state.corp.identity].key].faction, UNKNOWN)


def traps(state: State, server: int, grip: int, accesses: int = 1) -> float:
    """What a Runner with so many cards in the grip has to fear inside a server, in credits."""
    it, loss, credits = danger(state), 0.0, state.corp.credits
    if server in STEAL and credits >= 4:
        loss += (1 - (1 - it.central) ** accesses) * (hurt(3, grip) + TAG)
    odds = STEAL.get(server, 0.0)
    for id in state.servers[server].root if server not in CENTRALS else ():
        card = state.cards[id]
        if not card.known_to(RUNNER):
            odds = 0.5
            if card.advancement:
                loss += it.grown * hurt(2 * card.advancement, grip) if credits else 0.0
            elif credits >= 4:
                loss += it.blank * (hurt(3, grip) + TAG)
        elif card.key == "project-junebug":
            loss += hurt(2 * card.advancement, grip)
        elif card.key == "snare" and credits >= 4:
            loss += hurt(3, grip)
        elif facts(card.key).points:
            odds = 1.0
    return loss + odds * hurt(it.stealing, grip) if it.stealing else loss


def exposed(state: State, grip: int) -> float:
    """What it costs to have only so many cards in the grip, in credits."""
    it = danger(state)
    lacking = max(it.keep, it.burning + 1 if state.runner.tags else 0) - grip
    return 1.2 * lacking if lacking > 0 else 0.0


def tag_worth(state: State) -> float:
    """What it is worth to be rid of a tag, in credits."""
    burning = danger(state).burning
    if burning:
        return 7.0 if len(state.runner.hand) <= burning else 4.0
    return 3.2 if state.runner.credits >= 4 else 1.3
