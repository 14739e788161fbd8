"""The commands that start a game of Deckers."""

from cyberdeck.cli.play.deckers.options import Bots, Deckers, FirstGame, Smc, Variant
from cyberdeck.cli.play.deckers.table import listed, seating, setup
from cyberdeck.cli.play.options import AllWindows, Pace, PositionFile, Resumed, Saved, Seed
from cyberdeck.cli.play.sitting import from_position, new_game, play, resumed
from cyberdeck.cli.play.telling import PACE
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Asked, Complaint, message


def play_deckers(
    terminal: Terminal,
    smc: Smc = "",
    deckers: Deckers = "",
    variant: Variant = "",
    first_game: FirstGame = False,
    bots: Bots = "",
    seed: Seed = None,
    all_windows: AllWindows = False,
    pace: Pace = PACE,
    journal: Saved = "",
    resume: Resumed = "",
) -> None:
    wanted = setup(smc, deckers, variant, first_game)
    if resume and (wanted or seed is not None):
        raise Complaint(message("deckers-play-resume-alone"))
    game = resumed("deckers", resume) if resume else new_game("deckers", wanted, seed)
    play(terminal, seating(game, listed(bots), Asked.ALL if all_windows else Asked.CHOICES, journal, pace), game)


def play_position(
    terminal: Terminal,
    file: PositionFile,
    bots: Bots = "",
    seed: Seed = None,
    all_windows: AllWindows = False,
    pace: Pace = PACE,
    journal: Saved = "",
) -> None:
    game = from_position("deckers", file, seed)
    play(terminal, seating(game, listed(bots), Asked.ALL if all_windows else Asked.CHOICES, journal, pace), game)
