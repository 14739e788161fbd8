"""The command line of Cyberdeck."""

from cyberdeck.cli.app import main

__all__ = ["main"]
