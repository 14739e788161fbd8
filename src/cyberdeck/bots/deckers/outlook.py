"""What a position is worth to the deckers: near 0 for a game that goes well, a hundred less for a lost one."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.odds import outlasts
from cyberdeck.bots.deckers.paying import worth_of
from cyberdeck.deckers.abilities import with_ability
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import EMPTY, NONE, Field
from cyberdeck.deckers.measures import measure
from cyberdeck.deckers.new_scouts import BOTH_DICE, new_shades
from cyberdeck.deckers.scouts import redirects
from cyberdeck.deckers.state import Pool, State
from cyberdeck.deckers.words import BASIC, RED, SPACES, Colour, Space, server_of, servers_spaces


@dataclass(frozen=True)
class Weights:
    """What things are worth; a lost game is -100."""

    scout: float = 1.0
    second: float = 1.8
    guardian: float = 7.0
    loss: float = 100.0
    supply: float = 60.0
    supply_reach: float = 2.4
    program: tuple[float, ...] = (0.5, 0.7, 0.5, 1.5, 1.0)
    installation: tuple[float, ...] = (2.5, 3.5, 2.0, 5.0)
    card: float = 0.45
    goal: float = 12.0
    last_goal: float = 100.0
    effort: float = 0.35
    horizon: int = 5
    pace: float = 2.6


WEIGHTS: Final = Weights()
WON: Final = 200.0
GUARDIANS_LEFT: Final = (30.0, 10.0, 4.0, 1.0, 0.0, 0.0)
