"""The commands that start a game of Deckers."""

from cyberdeck.bots import rungs
from cyberdeck.cli.play.deckers import campaign as ladder
from cyberdeck.cli.play.deckers.options import Bots, Campaign, Deckers, FirstGame, Smc, Variant
from cyberdeck.cli.play.deckers.table import completed, listed, seating, setup
from cyberdeck.cli.play.options import AllWindows, Pace, PositionFile, Resumed, Rung, Saved, Seed
from cyberdeck.cli.play.sitting import from_position, new_game, play, resumed
from cyberdeck.cli.play.telling import PACE
from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers.content import CONTENT
from cyberdeck.kernel import Asked, Complaint, Stage, message


def play_deckers(
    terminal: Terminal,
    smc: Smc = "",
    deckers: Deckers = "",
    variant: Variant = "",
    first_game: FirstGame = False,
    campaign: Campaign = False,
    bots: Bots = "",
    rung: Rung = rungs.USUAL,
    seed: Seed = None,
    all_windows: AllWindows = False,
    pace: Pace = PACE,
    journal: Saved = "",
    resume: Resumed = "",
) -> None:
    wanted = setup(smc, deckers, variant, first_game)
    if (resume and (wanted or seed is not None)) or (campaign and (resume or set(wanted) - {"deckers"})):
        raise Complaint(message("deckers-play-resume-alone" if resume else "campaign-alone"))
    stage = _next_stage(terminal) if campaign else None
    if campaign and stage is None:
        return
    if stage is not None:
        wanted = ladder.setup_of(stage, [completed(name, CONTENT.deckers) for name in listed(deckers)])
    game = resumed("deckers", resume) if resume else new_game("deckers", wanted, seed)
    asked = Asked.ALL if all_windows else Asked.CHOICES
    seats = seating(game, listed(bots), rung, asked, journal, pace)
    played = play(terminal, seats, game)
    took_part = len(seats.bots) < len(game.seats)
    if stage is not None and took_part and played.result is not None and played.result.winners:
        ladder.note(stage)
        ladder.show(terminal, ladder.won())


def _next_stage(terminal: Terminal) -> Stage | None:
    """The ladder as it stands, and the game that is next."""
    beaten = ladder.won()
    ladder.show(terminal, beaten)
    return ladder.following(beaten)


def play_position(
    terminal: Terminal,
    file: PositionFile,
    bots: Bots = "",
    rung: Rung = rungs.USUAL,
    seed: Seed = None,
    all_windows: AllWindows = False,
    pace: Pace = PACE,
    journal: Saved = "",
) -> None:
    game = from_position("deckers", file, seed)
    asked = Asked.ALL if all_windows else Asked.CHOICES
    play(terminal, seating(game, listed(bots), rung, asked, journal, pace), game)
