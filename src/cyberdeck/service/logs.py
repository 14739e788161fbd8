"""Structured logs: one JSON object a line. Tables and routes are named; links, names and cards never are."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec
from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError

from cyberdeck.service.database import words_of

FIELDS = ("method", "route", "status", "ms", "table")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: getattr(record, name) for name in FIELDS if hasattr(record, name)},
        }
        if record.exc_info:
            line["where"] = _where(record.exc_info[2])
            line["error"] = getattr(record.exc_info[0], "__name__", "")
            if isinstance(record.exc_info[1], (DBAPIError, OSError, PostgresError)):
                line["words"] = words_of(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _where(trace: object) -> list[str]:
    """The places in the code only: the words of an error could name a hidden card."""
    frames = traceback.extract_tb(trace)  # type: ignore[arg-type]
    return [f"{frame.name}:{frame.lineno}" for frame in frames[-8:]]


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("cyberdeck")
    root.handlers, root.propagate = [handler], False
    root.setLevel(level.upper())
