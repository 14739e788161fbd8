"""The command line as a program that an interrupt ends, also where the tests themselves run with interrupts ignored."""

from __future__ import annotations

import sys
from typing import Final

_PROGRAM: Final = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from cyberdeck.cli import main
print(flush=True)
sys.exit(main())
"""


def interruptible(*arguments: str) -> list[str]:
    """A shell that starts something in the background lets it ignore interrupts, and so does all that it starts."""
    return [sys.executable, "-c", _PROGRAM, *arguments]
