"""The command `picture`: a position, or the end of a game, as an image."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyberdeck.cli.convert import read_game
from cyberdeck.cli.line import argument, option
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import SPECTATOR, AnyGame, Complaint, message
from cyberdeck.kernel.png import png

_SPECTATOR: Final = "spectator"
_BEGINNINGS: Final = (b"<svg", b"\x89PNG")


def show_picture(
    terminal: Terminal,
    source: Annotated[str, argument("convert-help-source")],
    out: Annotated[str, option("picture-help-out", "--out", "-o", show_default=False)] = "",
    seat: Annotated[str, option("picture-help-seat", show_default=False)] = "",
    at: Annotated[int | None, option("convert-help-at", min=0, show_default=False)] = None,
    end: Annotated[bool, option("picture-help-end", "--end", show_default=False)] = False,
) -> None:
    """A position as a seat sees it, as SVG or PNG by the ending of the file's name; without a file as SVG."""
    game, _ = read_game(source, at)
    svg = game.ending_svg(terminal.language) if end else game.svg(_seat(game, seat), terminal.language)
    if not out:
        terminal.write(svg)
        return
    _write(out, svg)
    terminal.say(message("picture-drawn", file=out), "green")


def _seat(game: AnyGame, name: str) -> int | None:
    """Whoever has to decide, unless somebody is named."""
    if not name:
        return None
    known = (*game.seats, _SPECTATOR)
    if name not in known:
        raise Complaint(message("picture-seat", found=name[:40], known=", ".join(known)))
    return SPECTATOR if name == _SPECTATOR else game.seats.index(name)


def _write(file: str, svg: str) -> None:
    """In place of an older picture perhaps, but of nothing else."""
    ending, path = Path(file).suffix.lower(), Path(file)
    if ending not in (".svg", ".png"):
        raise Complaint(message("picture-format", file=file))
    data = png(svg) if ending == ".png" else svg.encode()
    try:
        if path.exists() and (old := path.read_bytes()) and not old.startswith(_BEGINNINGS):
            raise Complaint(message("file-exists", file=file))
        path.write_bytes(data)
    except (OSError, ValueError):
        raise Complaint(message("file-not-written", file=file)) from None
