"""Mail, by the server that the settings name."""

from __future__ import annotations

import asyncio
import re
import smtplib
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.settings import Settings

PATIENCE: Final = 20.0
_ADDRESS: Final = re.compile(r"[^\s@<>()\[\],:;\\\"]{1,64}@[^\s@<>()\[\],:;\\\"]+\.[^\s@<>()\[\],:;\\\".]+")
_CARRIERS: Final = ThreadPoolExecutor(2, "mail")
"""They alone wait for a server that does not answer."""


class NotSent(Exception):
    """The server did not take it."""


def check(address: str, settings: Settings) -> None:
    """A Complaint if nobody can get mail there, or from here."""
    if not settings.smtp:
        raise Complaint(message("mail-nowhere"))
    if not (_ADDRESS.fullmatch(address) and address.isprintable()):
        raise Complaint(message("mail-address"))


async def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """NotSent unless the server has taken it."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = settings.mail_from, to, subject
    letter["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    try:
        await asyncio.get_running_loop().run_in_executor(_CARRIERS, _send, settings.smtp, letter)
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(str(error)) from error


def _send(server: str, letter: EmailMessage) -> None:
    parts = urlsplit(server)
    secure, host = parts.scheme == "smtps", parts.hostname or ""
    connect = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with connect(host, parts.port or (465 if secure else 25), timeout=PATIENCE) as smtp:
        smtp.ehlo()
        if not secure and smtp.has_extn("starttls"):
            smtp.starttls()
            secure = True
        if parts.username:
            if not secure:
                raise smtplib.SMTPNotSupportedError("no password without encryption")
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(letter)
