"""What each game brings to the command line; a new game is one more line here."""

from typing import Final, NamedTuple

from cyberdeck.cli.arena.commands import arena_deckers, arena_netrunner
from cyberdeck.cli.line import Command, Group
from cyberdeck.cli.play.deckers import commands as deckers
from cyberdeck.cli.play.netrunner import commands as netrunner
from cyberdeck.cli.simulate.commands import simulate_deckers, simulate_netrunner
from cyberdeck.kernel import message

_POSITION: Final = message("play-command-position")


class AtTheTerminal(NamedTuple):
    """`play GAME`, `simulate GAME`, `arena GAME` and `GAME position`."""

    play: Command
    simulate: Command
    arena: Command
    more: Group


GAMES: Final = (
    AtTheTerminal(
        Command("netrunner", message("play-command-netrunner"), netrunner.play_netrunner),
        Command("netrunner", message("simulate-help-netrunner"), simulate_netrunner),
        Command("netrunner", message("arena-help-netrunner"), arena_netrunner),
        Group(
            "netrunner",
            message("play-netrunner-command"),
            (Command("position", _POSITION, netrunner.play_position),),
        ),
    ),
    AtTheTerminal(
        Command("deckers", message("deckers-play-command"), deckers.play_deckers),
        Command("deckers", message("simulate-help-deckers"), simulate_deckers),
        Command("deckers", message("arena-help-deckers"), arena_deckers),
        Group("deckers", message("deckers-play-more"), (Command("position", _POSITION, deckers.play_position),)),
    ),
)
