"""A position as one line, to share: the game, the form of the line, the position packed, and a check of all that."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import Final, NamedTuple

from cyberdeck.kernel.message import Complaint, message

FORM: Final = 1
_LINE: Final = re.compile(r"([a-z]+)\.(\d+)\.([A-Za-z0-9_-]+)\.([0-9a-z]{8})")
_MOST: Final = 1_000_000
_RAW: Final = -15


class Short(NamedTuple):
    """What a line holds, still packed: whose words it needs is known by the name of its game."""

    game: str
    packed: bytes
    check: str

    @staticmethod
    def found(text: str) -> Short | None:
        """The line in a text; None if it is something else, a Complaint if it is a line of another form."""
        match = _LINE.fullmatch("".join(text.split()))
        if match is None:
            return None
        game, form, packed, check = match.groups()
        if int(form) != FORM:
            raise Complaint(message("short-form", found=form, ours=FORM))
        try:
            return Short(game, base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), check)
        except binascii.Error:
            raise Complaint(message("short-broken")) from None

    def position(self, jargon: bytes) -> Mapping[str, object]:
        """The position as its file has it; a Complaint if a letter is missing or wrong."""
        unpacking = zlib.decompressobj(_RAW, jargon) if jargon else zlib.decompressobj(_RAW)
        if _check(self.game, self.packed, jargon) != self.check:
            raise Complaint(message("short-broken"))
        try:
            text = unpacking.decompress(self.packed, _MOST)
            position = json.loads(text)
        except (zlib.error, ValueError, RecursionError):
            raise Complaint(message("short-broken")) from None
        if not isinstance(position, dict):
            raise Complaint(message("short-broken"))
        return position


def shortened(game: str, position: Mapping[str, object], jargon: bytes) -> str:
    """The line of a position; `jargon` are words that both sides know, so that the line need not spell them."""
    packing = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, jargon or b"\0")
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":")).encode()
    packed = packing.compress(text) + packing.flush()
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{game}.{FORM}.{letters}.{_check(game, packed, jargon)}"


def _check(game: str, packed: bytes, jargon: bytes) -> str:
    return f"{zlib.crc32(packed, zlib.crc32(jargon, zlib.crc32(f'{game}.{FORM}'.encode()))):08x}"
