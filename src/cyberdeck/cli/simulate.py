"""The command `simulate`: many games of the computer against itself."""

import json
import os
import secrets
from dataclasses import dataclass
from statistics import mean, median
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from cyberdeck.bots.simulation import Match, Played, Summary, play_games, summary
from cyberdeck.cli.files import read_text
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.netrunner import CORP, RUNNER, Side
from cyberdeck.netrunner.deckfiles import load_deck
from cyberdeck.netrunner.decks import deck_of

_SEEDS: Final = 1 << 32
_FORMAT: Final = "cyberdeck simulation 1"
_INTERRUPTED: Final = 130


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line asks for; what it leaves open, a file to resume may say."""

    corp: str | None
    runner: str | None
    games: int
    jobs: int
    seed: int | None
    resume: str


def add_simulate(
    app: typer.Typer, terminal: Terminal, purposes: dict[str, str], panels: dict[str, dict[str, Any]], Help: Any
) -> None:
    """Add `simulate netrunner`."""
    text, options, commands = terminal.text, panels["options"], panels["commands"]
    simulate = typer.Typer(add_completion=False, add_help_option=False)
    app.add_typer(simulate, name="simulate", **commands)

    @simulate.callback(help=purposes["simulate"], invoke_without_command=True)
    def about(context: typer.Context, help: Help = False) -> None:
        if context.invoked_subcommand is None:
            context.get_help()

    @simulate.command(help=text(message("simulate-help-netrunner")), **commands)
    def netrunner(
        corp: Annotated[str | None, typer.Option(help=text(message("simulate-help-corp")), **options)] = None,
        runner: Annotated[str | None, typer.Option(help=text(message("simulate-help-runner")), **options)] = None,
        games: Annotated[int, typer.Option(help=text(message("simulate-help-games")), min=1, **options)] = 100,
        jobs: Annotated[
            int, typer.Option(help=text(message("simulate-help-jobs")), min=1, max=256, show_default=False, **options)
        ] = os.cpu_count() or 1,
        seed: Annotated[int | None, typer.Option(help=text(message("simulate-help-seed")), **options)] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text(message("simulate-help-json")), **options)] = False,
        resume: Annotated[str, typer.Option(help=text(message("simulate-help-resume")), **options)] = "",
        help: Help = False,
    ) -> None:
        show_simulation(terminal, Wish(corp, runner, games, jobs, seed, resume), as_json)


def show_simulation(terminal: Terminal, wish: Wish, as_json: bool) -> None:
    """Play what is still to be played, and tell what came of all games; an interrupt keeps those that are done."""
    header, done = _read(wish.resume)
    match = _match(wish, header)
    games = {game.number: game for game in done if game.number < wish.games}
    missing = [number for number in range(wish.games) if number not in games]
    interrupted = False
    if wish.resume:
        _prepare(wish.resume, match, new=header is None)
    with open(wish.resume or os.devnull, "a", encoding="utf-8") as record, terminal.progress() as progress:
        task = progress.add_task(terminal.text(message("simulate-progress")), total=wish.games, completed=len(games))
        try:
            for game in play_games(match, missing, wish.jobs):
                games[game.number] = game
                print(json.dumps(game._asdict()), file=record, flush=True)
                progress.update(task, completed=len(games))
        except KeyboardInterrupt:
            interrupted = True
    told = summary([games[number] for number in sorted(games)])
    if as_json:
        terminal.out.out(json.dumps({**match.data(), **told.data()}, ensure_ascii=False, indent=2))
    else:
        _show(terminal, match, told)
    if interrupted:
        terminal.complain(message("simulate-kept" if wish.resume else "simulate-interrupted", file=wish.resume))
        raise typer.Exit(_INTERRUPTED)


def _match(wish: Wish, header: dict[str, Any] | None) -> Match:
    """The decks and the seed that are wished for, or those of the file, which must agree."""
    if header is None:
        seed = secrets.randbelow(_SEEDS) if wish.seed is None else wish.seed
        return Match(load_deck(wish.corp or "jinteki", CORP), load_deck(wish.runner or "shaper", RUNNER), seed)
    corp = load_deck(wish.corp, CORP) if wish.corp else deck_of(header.get("corp"), CORP)
    runner = load_deck(wish.runner, RUNNER) if wish.runner else deck_of(header.get("runner"), RUNNER)
    match = Match(corp, runner, header["seed"] if wish.seed is None else wish.seed)
    if match.data() != {name: header.get(name) for name in match.data()}:
        raise Complaint(message("simulate-other", file=wish.resume))
    return match


# the file of finished games


def _read(file: str) -> tuple[dict[str, Any] | None, list[Played]]:
    """What a file says of the games, and those that are finished; a line that was cut off is not."""
    if not file or not os.path.exists(file) or not os.path.getsize(file):
        return None, []
    bad = Complaint(message("simulate-not-file", file=file))
    lines = read_text(file).splitlines(keepends=True)
    complete = [line for line in lines if line.endswith("\n")]
    try:
        header, *rest = [json.loads(line) for line in complete]
        if header["format"] != _FORMAT or not isinstance(header["seed"], int):
            raise bad
        return header, [Played(**game) for game in rest]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise bad from None


def _prepare(file: str, match: Match, new: bool) -> None:
    """Begin a file of finished games, or take from it a line that was cut off."""
    try:
        with open(file, "w" if new else "r+", encoding="utf-8", newline="\n") as stream:
            if new:
                print(json.dumps({"format": _FORMAT, **match.data()}), file=stream)
            else:
                whole = stream.read().rpartition("\n")[0] + "\n"
                stream.seek(len(whole.encode()))
                stream.truncate()
    except (OSError, ValueError):
        raise Complaint(message("file-not-written", file=file)) from None


# what is shown


def _show(terminal: Terminal, match: Match, told: Summary) -> None:
    text = terminal.text
    corp, runner = (Message(f"card-{deck.identity}") for deck in (match.corp, match.runner))
    terminal.line((text(corp), "bold blue"), ("  –  ", "dim"), (text(runner), "bold red"))
    terminal.say(message("simulate-of", games=told.games, seed=str(match.seed)), "dim")
    if told.games:
        terminal.show("", _wins(terminal, told), "", _ends(terminal, told), "", _lengths(terminal, told))


def _wins(terminal: Terminal, told: Summary) -> Table:
    headings = (message("simulate-games"), message("simulate-share"), message("simulate-interval"))
    table = _table(terminal, message("simulate-won"), *headings)
    for side, won in ((CORP, told.corp), (RUNNER, told.runner)):
        low, high = (_percent(terminal, part) for part in (won.low, won.high))
        table.add_row(_side(terminal, side), str(won.games), _percent(terminal, won.share), f"{low} – {high}")
    return table


def _ends(terminal: Terminal, told: Summary) -> Table:
    table = _table(terminal, message("simulate-reason"), message("simulate-games"))
    for winner, reason, games in told.reasons:
        side = f"{_side(terminal, Side[winner.upper()])}: " if winner else ""
        table.add_row(side + terminal.text(Message(reason)), str(games))
    return table


def _lengths(terminal: Terminal, told: Summary) -> Table:
    headings = (
        message("simulate-least"),
        message("simulate-median"),
        message("simulate-mean"),
        message("simulate-most"),
    )
    table = _table(terminal, message("simulate-length"), *headings)
    for label, numbers in ((message("simulate-turns"), told.turns), (message("simulate-decisions"), told.decisions)):
        figures = (numbers[0], round(median(numbers)), round(mean(numbers)), numbers[-1])
        table.add_row(terminal.text(label), *map(str, figures))
    return table


def _table(terminal: Terminal, first: Message, *others: Message) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold cyan")
    table.add_column(terminal.text(first))
    for heading in others:
        table.add_column(terminal.text(heading), justify="right")
    return table


def _percent(terminal: Terminal, part: float) -> str:
    tenths = round(part * 1000)
    number = message("tenths", whole=tenths // 10, tenth=tenths % 10)
    return terminal.text(message("percent", number=number))


def _side(terminal: Terminal, side: Side) -> str:
    return terminal.text(Message(f"side-{side.notation(-1)}"))
