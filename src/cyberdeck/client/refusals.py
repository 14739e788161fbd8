"""What can go wrong between a client and a service, in one sentence."""

from __future__ import annotations

from typing import Final

from cyberdeck.kernel import Message, message
from cyberdeck.locale.texts import render

FOR_GOOD: Final = {
    4401: message("account-none"),
    4404: message("table-unknown"),
    4409: message("table-unreadable"),
    4426: message("protocol-other", ours="another"),
}
"""Why a connection was closed that need not be tried again."""


class Refusal(Exception):
    """The service has not done what it was asked to do; nothing has changed."""

    def __init__(self, reason: Message, status: int = 0, language: str = "en") -> None:
        self.reason, self.status = reason, status
        super().__init__(render(reason, language))


class Closed(Refusal):
    """There is nothing behind this link, or not any more."""


def closing(code: int, reason: Message | None) -> Closed | None:
    """What a closed connection means, with what was said last; None where it is to be taken up again."""
    if code not in FOR_GOOD:
        return None
    return Closed(reason or FOR_GOOD[code], code)
