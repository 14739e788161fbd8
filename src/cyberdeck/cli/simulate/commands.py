"""The commands that simulate games."""

from typing import Annotated

from cyberdeck.bots.simulation import LOCAL
from cyberdeck.cli.line import option
from cyberdeck.cli.play.deckers.options import Deckers, FirstGame, Smc, Variant
from cyberdeck.cli.play.deckers.table import setup
from cyberdeck.cli.simulate.deckers import Raids
from cyberdeck.cli.simulate.netrunner import Duels
from cyberdeck.cli.simulate.series import Wish, show_simulation
from cyberdeck.cli.terminal import Terminal

Games = Annotated[int, option("simulate-help-games", "--games", min=1)]
Jobs = Annotated[int | None, option("simulate-help-jobs", "--jobs", min=1, max=256, show_default=False)]
Seed = Annotated[int | None, option("simulate-help-seed", "--seed")]
AsJson = Annotated[bool, option("simulate-help-json", "--json")]
Resume = Annotated[str, option("simulate-help-resume", "--out", "--resume")]
On = Annotated[str, option("simulate-help-on", "--on")]
Plot = Annotated[str, option("simulate-help-plot", "--plot")]


def simulate_netrunner(
    terminal: Terminal,
    corp: Annotated[str | None, option("simulate-help-corp")] = None,
    runner: Annotated[str | None, option("simulate-help-runner")] = None,
    corp_rung: Annotated[str, option("simulate-help-corp-rung", "--corp-rung")] = "",
    runner_rung: Annotated[str, option("simulate-help-runner-rung", "--runner-rung")] = "",
    games: Games = 100,
    jobs: Jobs = None,
    seed: Seed = None,
    as_json: AsJson = False,
    resume: Resume = "",
    on: On = LOCAL,
    plot: Plot = "",
) -> None:
    series = Duels(corp, runner, (corp_rung, runner_rung))
    show_simulation(terminal, series, Wish(games, jobs, seed, resume, on, plot), as_json)


def simulate_deckers(
    terminal: Terminal,
    smc: Smc = "",
    deckers: Deckers = "",
    variant: Variant = "",
    first_game: FirstGame = False,
    bot: Annotated[str, option("simulate-help-bot")] = "",
    games: Games = 100,
    jobs: Jobs = None,
    seed: Seed = None,
    as_json: AsJson = False,
    resume: Resume = "",
    on: On = LOCAL,
    plot: Plot = "",
) -> None:
    series = Raids(setup(smc, deckers, variant, first_game), bot)
    show_simulation(terminal, series, Wish(games, jobs, seed, resume, on, plot), as_json)
