"""How much work the goal of an objective still needs, in commands; each objective has a line of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from cyberdeck.bots.deckers import copper_goals, gold_goals, piece_goals, silver_goals
from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.expressions import progress
from cyberdeck.deckers.words import GREEN, RED

Effort = Callable[[Gauge], float]
UNKNOWN: Final = 3.0
"""For each step that an objective without a line of its own lacks."""

EFFORTS: Final[Mapping[str, Effort]] = {
    "copper-404": copper_goals.not_found,
    "copper-alert": partial(copper_goals.installed, colour=GREEN),
    "copper-bypass": partial(copper_goals.spread, colour=GREEN),
    "copper-double-switch": copper_goals.double_switch,
    "copper-misdirection": copper_goals.misdirection,
    "copper-clockwork-plague": partial(copper_goals.spread, colour=RED),
    "copper-roman-candle": copper_goals.roman_candle,
    "copper-shattered-glass": copper_goals.shattered_glass,
    "copper-garbage-detail": copper_goals.garbage_detail,
    "copper-knowledge": copper_goals.knowledge,
    "copper-keycode": copper_goals.keycode,
    "copper-access-denied": copper_goals.access_denied,
    "silver-fireworks": partial(copper_goals.installed, colour=RED),
    "silver-neural-matrix": silver_goals.neural_matrix,
    "silver-hackers-palace": silver_goals.hackers_palace,
    "silver-data-overload": silver_goals.data_overload,
    "silver-jacobs-ladder": silver_goals.jacobs_ladder,
    "silver-reduct-or-reboot": silver_goals.reduct_or_reboot,
    "silver-null-and-void": silver_goals.null_and_void,
    "silver-dreams": silver_goals.dreams,
    "silver-swarm": silver_goals.swarm,
    "silver-scrambler": silver_goals.scrambler,
    "silver-viral-overload": silver_goals.viral_overload,
    "silver-access-shutdown": silver_goals.access_shutdown,
    "gold-blackout": gold_goals.blackout,
    "gold-simsmudge": gold_goals.simsmudge,
    "gold-flash-flood": gold_goals.flash_flood,
    "gold-message-queue": gold_goals.message_queue,
    "gold-dni-web": gold_goals.dni_web,
    "gold-neutrino-scanner": gold_goals.neutrino_scanner,
    "gold-roman-road": gold_goals.roman_road,
    "gold-mirror-map": gold_goals.mirror_map,
    "gold-trojan-horse": gold_goals.trojan_horse,
    "gold-distributed-defense": gold_goals.distributed_defense,
    "gold-waterfall": gold_goals.waterfall,
    "gold-hackman": piece_goals.hackman,
    "ghost-brute-force": piece_goals.brute_force,
    "ghost-virus-flood": piece_goals.virus_flood,
    "ghost-system-crash": piece_goals.system_crash,
    "ghost-tsunami": piece_goals.tsunami,
}


def effort(gauge: Gauge, objective: str, efforts: Mapping[str, Effort] = EFFORTS) -> float:
    known, gauge.parts = efforts.get(objective), CONTENT.objectives[objective].goal.parts
    return missing(gauge) if known is None else known(gauge) - gauge.spared()


def missing(gauge: Gauge) -> float:
    """What the goal itself tells."""
    total = 0.0
    for part in gauge.parts:
        have, need, met = progress(gauge.state, part)
        total += 0.0 if met else UNKNOWN * max(1, abs(need - have))
    return total
