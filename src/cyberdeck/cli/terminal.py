"""Where a person reads and writes: sentences in his language, results on one stream, errors on the other."""

from __future__ import annotations

import io
import os
import select
import sys
import time
from contextlib import AbstractContextManager, nullcontext, suppress

from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.text import Text

from cyberdeck.locale import Message
from cyberdeck.locale.texts import preferred_language, render


def own_terminal() -> Terminal:
    """In the language of the environment."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return Terminal(preferred_language(next(filter(None, settings), None)))


class Terminal:
    """Both streams, and the language that their reader wants."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.language = language
        self.out = Console(highlight=False)
        self.err = Console(highlight=False, stderr=True)

    @property
    def interactive(self) -> bool:
        """Whether a person sits here, to read and to answer."""
        return self.out.is_terminal and sys.stdin.isatty()

    @property
    def height(self) -> int | None:
        """The lines of the screen; None where the output is no screen and may be as long as it likes."""
        return self.out.height if self.out.is_terminal else None

    def text(self, message: Message) -> str:
        return _printable(render(message, self.language))

    def say(self, message: Message, style: str = "") -> None:
        self.line((self.text(message), style))

    def write(self, text: str) -> None:
        """Exactly this, for whoever reads it with a program."""
        self.out.file.write(text)

    def line(self, *parts: tuple[str, str]) -> None:
        """One line of styled parts, never broken: a terminal does that better."""
        self.out.print(Text.assemble(*((_printable(text), style) for text, style in parts)), soft_wrap=True)

    def show(self, *parts: RenderableType) -> None:
        """Tables and paragraphs, fitted to the width of the screen."""
        for part in parts:
            self.out.print(part)

    def clear(self) -> None:
        self.out.clear()

    def ask(self, prompt: str) -> str | None:
        """What the reader writes in answer; None if he has left."""
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401 - gives `input` a line editor
        try:
            return input(_printable(prompt)).strip()
        except (EOFError, KeyboardInterrupt):
            self.line()
            return None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def pause(self, seconds: float) -> bool:
        """Give the reader time; whether he has pressed Enter instead of waiting."""
        with suppress(OSError):  # not every system can wait for keys
            if not select.select([sys.stdin], [], [], seconds)[0]:
                return False
            return bool(sys.stdin.readline())
        time.sleep(seconds)
        return False

    def complain(self, message: Message) -> None:
        self.err.print(Text(self.text(message), "red"), soft_wrap=True)

    def thinking(self) -> AbstractContextManager[object]:
        """Shows that the computer is at work, where someone watches."""
        return self.err.status("") if self.interactive else nullcontext()

    def progress(self) -> Progress:
        return Progress(console=self.err, transient=True)


def _printable(text: str) -> str:
    """Text without control characters, with which a foreign file could rewrite the screen."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
