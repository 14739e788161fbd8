"""Where a person reads: sentences in his language, results on one stream, errors and progress on the other."""

from __future__ import annotations

import io
import sys

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from cyberdeck.locale import Message
from cyberdeck.locale.texts import render


class Terminal:
    """Both streams, and the language that their reader wants."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.language = language
        self.out = Console(highlight=False)
        self.err = Console(highlight=False, stderr=True)

    def text(self, message: Message) -> str:
        return _printable(render(message, self.language))

    def say(self, message: Message, style: str = "") -> None:
        self.line((self.text(message), style))

    def line(self, *parts: tuple[str, str]) -> None:
        """One line of styled parts, never broken: a terminal does that better."""
        self.out.print(Text.assemble(*((_printable(text), style) for text, style in parts)), soft_wrap=True)

    def complain(self, message: Message) -> None:
        self.err.print(Text(self.text(message), "red"), soft_wrap=True)

    def progress(self) -> Progress:
        return Progress(console=self.err, transient=True)


def _printable(text: str) -> str:
    """Text without control characters, with which a foreign file could rewrite the screen."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
