"""Files that people name on the command line."""

from __future__ import annotations

import os
from typing import Final

import yaml

from cyberdeck.kernel import AnyGame, Complaint, Journal, JournalError, message

_MEGABYTES: Final = 10
_LIMIT: Final = _MEGABYTES * 1_000_000


def read_text(file: str) -> str:
    """The text of a file; a Complaint if there is none or it is not a text of bearable size."""
    data = _read(file)
    if len(data) > _LIMIT:
        raise Complaint(message("file-too-big", file=file, megabytes=_MEGABYTES))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Complaint(message("file-not-text", file=file)) from None
    if "\0" in text:
        raise Complaint(message("file-not-text", file=file))
    return text


def read_yaml(file: str) -> object:
    """What a YAML file holds; a Complaint that names the line where it is malformed."""
    try:
        return yaml.safe_load(read_text(file))
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise Complaint(message("file-bad-yaml-line", file=file, line=line)) from None
    except (yaml.YAMLError, ValueError, RecursionError):
        raise Complaint(message("file-bad-yaml", file=file)) from None


def write_journal(file: str, game: AnyGame) -> None:
    """The journal of a game, in place of an older journal perhaps, but never of any other file."""
    try:
        if os.path.exists(file) and os.path.getsize(file):
            Journal.parse(read_text(file))
        with open(file, "w", encoding="utf-8") as stream:
            stream.write(str(game.journal))
    except JournalError:
        raise Complaint(message("file-not-replaced", file=file)) from None
    except (OSError, ValueError):
        raise Complaint(message("file-not-written", file=file)) from None


def write_position(file: str, game: AnyGame) -> None:
    """The position of a game as YAML, in a file that is not there yet."""
    write_new(file, position_text(game))


def position_text(game: AnyGame) -> str:
    return yaml.safe_dump(
        dict(game.position()), sort_keys=False, default_flow_style=None, allow_unicode=True, width=120
    )


def write_new(file: str, text: str) -> None:
    try:
        with open(file, "x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise Complaint(message("file-exists", file=file)) from None
    except (OSError, ValueError):
        raise Complaint(message("file-not-written", file=file)) from None


def write_over(file: str, text: str | None) -> None:
    """Write a file, whether it is there or not; without a text, only see whether it can be written."""
    try:
        with open(file, "a" if text is None else "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text or "")
    except (OSError, ValueError):
        raise Complaint(message("file-not-written", file=file)) from None


def _read(file: str) -> bytes:
    try:
        with open(file, "rb") as stream:
            return stream.read(_LIMIT + 1)
    except FileNotFoundError:
        raise Complaint(message("file-missing", file=file)) from None
    except (OSError, ValueError):
        raise Complaint(message("file-unreadable", file=file)) from None
