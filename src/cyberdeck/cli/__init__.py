"""The command line of Cyberdeck."""

import sys
from collections.abc import Sequence

from cyberdeck import __version__

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; what is wrong with an installation or its data files is told like any other mistake."""
    line = list(sys.argv[1:] if arguments is None else arguments)
    if line == ["--version"]:  # asked for by programs, so nothing is read for it
        print(f"Cyberdeck {__version__}")
        return 0
    from cyberdeck.cli.extras import extra_of
    from cyberdeck.cli.terminal import own_terminal
    from cyberdeck.kernel import Complaint, message

    try:
        from cyberdeck.cli.app import main as run  # reads the games

        return run(line)
    except ModuleNotFoundError as missing:
        if (extra := extra_of(missing)) is None:
            raise
        said = message("extra-missing", extra=extra)
    except Complaint as complaint:
        said = complaint.message
    own_terminal().complain(said)
    return 2
