"""The commands of the arena."""

from __future__ import annotations

from typing import Annotated, Final

from cyberdeck.bots import rungs
from cyberdeck.bots.simulation import LOCAL
from cyberdeck.cli.arena.contests import Contest, Duels, Raids
from cyberdeck.cli.line import option
from cyberdeck.cli.play.deckers.options import Deckers, FirstGame, Smc, Variant
from cyberdeck.cli.play.deckers.table import listed, setup
from cyberdeck.cli.simulate.commands import AsJson, Jobs, On, Plot, Resume, Seed
from cyberdeck.cli.simulate.series import Wish, show_simulation
from cyberdeck.cli.terminal import Terminal

EVERYBODY: Final = ",".join((*rungs.NAMES, rungs.HOUSE))

Players = Annotated[str, option("arena-help-players", "--players")]
Rounds = Annotated[int, option("arena-help-rounds", "--rounds", min=1)]
Calibrate = Annotated[bool, option("arena-help-calibrate", "--calibrate")]


def arena_netrunner(
    terminal: Terminal,
    players: Players = EVERYBODY,
    rounds: Rounds = 12,
    calibrate: Calibrate = False,
    jobs: Jobs = None,
    seed: Seed = None,
    as_json: AsJson = False,
    resume: Resume = "",
    on: On = LOCAL,
    plot: Plot = "",
) -> None:
    _contend(terminal, Duels(_named(players), calibrate), rounds, Wish(0, jobs, seed, resume, on, plot), as_json)


def arena_deckers(
    terminal: Terminal,
    players: Players = EVERYBODY,
    smc: Smc = "",
    deckers: Deckers = "",
    variant: Variant = "",
    first_game: FirstGame = False,
    rounds: Rounds = 12,
    calibrate: Calibrate = False,
    jobs: Jobs = None,
    seed: Seed = None,
    as_json: AsJson = False,
    resume: Resume = "",
    on: On = LOCAL,
    plot: Plot = "",
) -> None:
    wanted = setup(smc, deckers, variant, first_game)
    contest = Raids(_named(players), calibrate, wanted)
    _contend(terminal, contest, rounds, Wish(0, jobs, seed, resume, on, plot), as_json)


def _named(players: str) -> tuple[str, ...]:
    return tuple(rungs.check(name) for name in dict.fromkeys(listed(players)))


def _contend(terminal: Terminal, contest: Contest, rounds: int, wish: Wish, as_json: bool) -> None:
    show_simulation(terminal, contest, wish.of(rounds * contest.each), as_json)
