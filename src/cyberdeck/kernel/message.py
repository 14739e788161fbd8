"""What the engine says, and its refusals: messages with a rule clause, never prose."""

from __future__ import annotations

from typing import NamedTuple

from cyberdeck.locale import Arg, Message, message

__all__ = ["Arg", "Complaint", "Message", "Reason", "message"]


class Reason(NamedTuple):
    """Why something cannot be done, with the rule that forbids it."""

    message: Message
    clause: str = ""


class Complaint(Exception):
    """Bad input: one sentence that says what is wrong and what to do, in the reader's language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)
