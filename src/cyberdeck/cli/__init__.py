"""The command line of Cyberdeck."""

from collections.abc import Sequence

from cyberdeck.cli.terminal import own_terminal
from cyberdeck.kernel import Complaint

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; data files of a game that do not fit are complained about like any other mistake."""
    try:
        from cyberdeck.cli.app import main as run  # reads the games
    except Complaint as complaint:
        own_terminal().complain(complaint.message)
        return 2
    return run(arguments)
