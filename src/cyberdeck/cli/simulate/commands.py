"""The commands that simulate games."""

import os
from typing import Annotated, Final

from cyberdeck.cli.line import option
from cyberdeck.cli.play.deckers.options import Deckers, FirstGame, Smc, Variant
from cyberdeck.cli.play.deckers.table import setup
from cyberdeck.cli.simulate.deckers import Raids
from cyberdeck.cli.simulate.netrunner import Duels
from cyberdeck.cli.simulate.series import Wish, show_simulation
from cyberdeck.cli.terminal import Terminal

Games = Annotated[int, option("simulate-help-games", "--games", min=1)]
Jobs = Annotated[int, option("simulate-help-jobs", "--jobs", min=1, max=256, show_default=False)]
Seed = Annotated[int | None, option("simulate-help-seed", "--seed")]
AsJson = Annotated[bool, option("simulate-help-json", "--json")]
Resume = Annotated[str, option("simulate-help-resume", "--resume")]
PROCESSORS: Final = os.cpu_count() or 1


def simulate_netrunner(
    terminal: Terminal,
    corp: Annotated[str | None, option("simulate-help-corp")] = None,
    runner: Annotated[str | None, option("simulate-help-runner")] = None,
    games: Games = 100,
    jobs: Jobs = PROCESSORS,
    seed: Seed = None,
    as_json: AsJson = False,
    resume: Resume = "",
) -> None:
    show_simulation(terminal, Duels(corp, runner), Wish(games, jobs, seed, resume), as_json)


def simulate_deckers(
    terminal: Terminal,
    smc: Smc = "",
    deckers: Deckers = "",
    variant: Variant = "",
    first_game: FirstGame = False,
    bot: Annotated[str, option("simulate-help-bot")] = "",
    games: Games = 100,
    jobs: Jobs = PROCESSORS,
    seed: Seed = None,
    as_json: AsJson = False,
    resume: Resume = "",
) -> None:
    series = Raids(setup(smc, deckers, variant, first_game), bot)
    show_simulation(terminal, series, Wish(games, jobs, seed, resume), as_json)
