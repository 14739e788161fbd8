"""Hooks of schemathesis: half of what it makes up is led to real tables and near to real wishes.

FUZZ_TABLES names tables that exist, parted by spaces.
"""

from __future__ import annotations

import os
import zlib
from typing import Any

import schemathesis

TABLES = os.environ.get("FUZZ_TABLES", "").split()
GAMES = ("netrunner", "deckers")
SEATS = {"corp": "person", "runner": "house"}


def _number(value: Any) -> int:
    """The same for the same value, so that a failure can be shown again."""
    return zlib.crc32(repr(value).encode("utf-8", "replace"))


@schemathesis.hook
def map_path_parameters(context: Any, path_parameters: Any) -> Any:
    number = _number(path_parameters)
    if path_parameters and TABLES and "table" in path_parameters and number % 3:
        path_parameters["table"] = TABLES[number % len(TABLES)]
    if path_parameters and "game" in path_parameters and number % 2:
        path_parameters["game"] = GAMES[number % len(GAMES)]
    return path_parameters


@schemathesis.hook
def map_body(context: Any, body: Any) -> Any:
    """Tables of a real game with fuzzed decks and positions; branches and seats of real tables."""
    number = _number(body)
    if not isinstance(body, dict) or number % 3 == 0:
        return body
    if "setup" in body or ("game" in body and "seats" in body):
        keys = ("corp", "runner", "position")
        made_up = body.get("setup")
        values = made_up.values() if isinstance(made_up, dict) else ()
        setup = dict(zip(keys[number % 3 :], values, strict=False))
        return {**body, "game": "netrunner", "seats": SEATS, "setup": setup, "together": []}
    if "at" in body:
        return {**body, "at": number % 50, "seats": SEATS, "together": []}
    if "seat" in body:
        return {**body, "seat": "runner"}
    return body
