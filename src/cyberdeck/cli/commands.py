"""What each command does."""

from __future__ import annotations

from typing import Annotated, Final

from rich.table import Table

from cyberdeck import __version__
from cyberdeck.bench import Figures, measure
from cyberdeck.cli.files import read_text
from cyberdeck.cli.line import argument, option
from cyberdeck.cli.terminal import Terminal
from cyberdeck.games import all_games, find
from cyberdeck.kernel import AnyGame, Complaint, Journal, Message, message, replay

_HEADING: Final = "bold cyan"
_SEAT_STYLES: Final = ("blue", "red", "green", "magenta")


def show_welcome(terminal: Terminal, commands: dict[str, str]) -> None:
    """What is there: the games and the commands."""
    terminal.say(message("cli-version", version=__version__), "bold")
    terminal.say(message("cli-about"))
    _heading(terminal, message("cli-welcome-games"))
    show_games(terminal)
    _heading(terminal, message("cli-panel-commands"))
    width = max(map(len, commands))
    for name, purpose in commands.items():
        terminal.line((f"  cyberdeck {name:<{width}}  ", "bold"), (purpose, ""))
    terminal.line()
    terminal.say(message("cli-welcome-more"), "dim")


def show_games(terminal: Terminal) -> None:
    for name in all_games():
        terminal.line((f"  {name}", "bold"))
    if not all_games():
        terminal.say(message("cli-no-games"))


def show_replay(
    terminal: Terminal,
    file: Annotated[str, argument("cli-help-replay-file")],
    verify: Annotated[bool, option("cli-help-replay-verify", "--verify", show_default=False)] = False,
) -> None:
    """The games of a journal, replayed: decisions, log, result."""
    for journal in Journal.parse_all(read_text(file)):
        _show_game(terminal, journal, verify)


def _show_game(terminal: Terminal, journal: Journal, verify: bool) -> None:
    game = _replayed(terminal, journal, verify)
    terminal.say(message("replay-of", game=journal.game, engine=journal.engine), "bold")
    terminal.say(message("replay-seats", seats=", ".join(game.seats)))
    for line in journal.about.lines():
        terminal.line((f"  {line}", ""))
    _show_decisions(terminal, journal, game.seats)
    _show_log(terminal, game)
    _show_result(terminal, game)
    if verify:
        terminal.say(message("replay-verified", count=len(journal.decisions), digest=game.digest), "green")


def show_bench(
    terminal: Terminal,
    game: Annotated[str | None, argument("cli-help-bench-game")] = None,
    seconds: Annotated[float, option("cli-help-bench-seconds", min=0.01, max=3600, show_default=False)] = 2.0,
) -> None:
    """The speed of one game or of all."""
    games = all_games() if game is None else [game]
    if not games:
        raise Complaint(message("cli-no-games"))
    figures = {name: _measured(terminal, name, seconds) for name in games}
    table = Table(title=terminal.text(message("bench-title")))
    table.add_column(terminal.text(message("bench-game")), style="bold")
    for heading in (message("bench-decisions"), message("bench-copy"), message("bench-save")):
        table.add_column(terminal.text(heading), justify="right")
    for name, measured in figures.items():
        table.add_row(name, *_cells(terminal, measured))
    terminal.out.print(table)


def _heading(terminal: Terminal, title: Message) -> None:
    terminal.line()
    terminal.say(title, _HEADING)


def _replayed(terminal: Terminal, journal: Journal, verify: bool) -> AnyGame:
    rules = find(journal.game)
    if not verify:
        return replay(journal, rules)
    with terminal.progress() as progress:
        task = progress.add_task(terminal.text(message("replay-progress")), total=len(journal.decisions))
        return replay(journal, rules, lambda done: progress.update(task, completed=done))


def _show_decisions(terminal: Terminal, journal: Journal, seats: tuple[str, ...]) -> None:
    _heading(terminal, message("replay-decisions"))
    width = max(map(len, seats))
    styles = {seat: _SEAT_STYLES[i % len(_SEAT_STYLES)] for i, seat in enumerate(seats)}
    for number, (seat, notation) in enumerate(journal.decisions, 1):
        terminal.line((f"{number:>5}  ", "dim"), (f"{seat:<{width}}  ", styles[seat]), (notation, "bold"))


def _show_log(terminal: Terminal, game: AnyGame) -> None:
    log = game.log()
    if log:
        _heading(terminal, message("replay-log"))
    for line in log:
        terminal.say(line)


def _show_result(terminal: Terminal, game: AnyGame) -> None:
    terminal.line()
    if game.result is None:
        terminal.say(message("replay-open"), "yellow")
    elif winners := [game.seats[seat] for seat in game.result.winners]:
        terminal.say(message("replay-won", reason=game.result.reason, winners=", ".join(winners)), "bold")
    else:
        terminal.say(message("replay-not-won", reason=game.result.reason), "bold")


def _measured(terminal: Terminal, name: str, seconds: float) -> Figures:
    rules = find(name)
    with terminal.progress() as progress:
        task = progress.add_task(terminal.text(message("bench-progress", game=name)), total=1.0)
        return measure(
            lambda seed: rules.new_game({}, seed), seconds, lambda share: progress.update(task, completed=share)
        )


def _cells(terminal: Terminal, figures: Figures) -> list[str]:
    numbers = (figures.decisions_per_second, figures.copy_us * 1000, figures.save_load_us * 1000)
    return [terminal.text(message("bench-number", number=round(number))) for number in numbers]
