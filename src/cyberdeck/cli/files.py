"""Files that people name on the command line."""

from __future__ import annotations

from typing import Final

from cyberdeck.kernel import Complaint, message

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


def _read(file: str) -> bytes:
    try:
        with open(file, "rb") as stream:
            return stream.read(_LIMIT + 1)
    except FileNotFoundError:
        raise Complaint(message("file-missing", file=file)) from None
    except (OSError, ValueError):
        raise Complaint(message("file-unreadable", file=file)) from None
