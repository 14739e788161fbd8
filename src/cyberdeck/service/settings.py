"""What can be set: by the environment, `CYBERDECK_` and the name in capitals, or by a TOML file with the bare names.

What the command line says goes before the environment, and that before the file.
"""

from __future__ import annotations

import ipaddress
import logging
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Self

from cyberdeck.kernel import Complaint, message

PREFIX: Final = "CYBERDECK_"
FILE: Final = "CYBERDECK_SETTINGS"
"""The variable that names the file."""
OTHERS: Final = (FILE, "CYBERDECK_DECKERS")
"""Variables that are no settings of the service."""
LARGEST_PORT: Final = 65535


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8737
    """The port to listen on; 0 takes a free one."""
    lan: bool = False
    """Listen to the local network, and tell the address that a friend there can open."""
    address: str = ""
    """Where people find the service, such as https://play.example.org: links to friends begin so."""
    hosts: tuple[str, ...] = ()
    """Further names under which it may be asked for; * is any. Numbers, localhost and this machine's own always are."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the service; its own always may."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies that are believed when they say for whom they ask, and how he came; * is any."""
    secure: bool = False
    """Whether people come by https only: session cookies are then never sent otherwise."""
    metrics: str = ""
    """A port, or address:port, where /metrics is served alone."""
    metrics_token: str = ""
    """The secret with which /metrics may be read at the service's own address."""
    database: str = ""
    """An SQLite file, or the address of a PostgreSQL database: postgresql://…"""
    log: str = "warning"
    messages: float = 50.0
    """Messages a second that a client may send in the long run, over all its sockets; 0 is no limit."""
    requests: float = 20.0
    """The same for its HTTP requests and new sockets."""
    sockets: int = 60
    """Sockets that one client may have open; 0 is no limit."""
    connections: int = 4000
    """Connections of all clients together; fewer where the system allows fewer files."""
    connections_each: int = 200
    """Those of one address that is no proxy's; 0 is no limit."""
    patience: float = 10.0
    """Seconds that the head of a request may take to arrive, and then its body; 0 is no limit."""
    tables: int = 200
    """Tables that one client may open in a day; 0 is no limit."""
    smtp: str = ""
    """The server that takes mail, such as smtps://name:password@mail.example.org:465; without one nobody gets any."""
    mail_from: str = ""
    """From whom mail comes, such as table@play.example.org."""
    hooks_inside: bool = False
    """Whether a webhook may lead to this machine or its own network."""
    notice_after: float = 10.0
    """Seconds for which nobody is told that it is his turn: he may be about to answer."""
    vacation: float = 30.0
    """Days a year for which an account may stop its days at the tables where there are some for a decision."""
    keep_unfinished: float = 90.0
    """Days after which a table that guests have left unfinished is forgotten; 0 keeps it."""
    keep_chat: float = 90.0
    """Days after which what was said at a table that is over is forgotten; 0 keeps it."""
    keep_finished: float = 0.0
    """Days after which a finished game of guests is forgotten; 0 keeps it."""
    thinkers: int = 0
    """How many processes think for the house at most; 0 is as many as the machine has processors, and at least two."""
    budget: float = 5.0
    """Seconds that the house may think about a decision."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at is dropped from memory."""
    abandoned: float = 60.0
    """Seconds after which the seat of somebody who has gone may be taken over."""
    snapshot: int = 500
    """How many entries lie between snapshots."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= LARGEST_PORT:
            raise _bad("port", self.port)
        if self.log.upper() not in logging.getLevelNamesMapping():
            raise _bad("log", self.log)
        for address in filter(None, (self.address, *self.origins)):
            if not address.startswith(("http://", "https://")):
                raise _bad("address" if address == self.address else "origins", address)
        if self.smtp and (not self.smtp.startswith(("smtp://", "smtps://")) or "@" not in self.mail_from):
            raise _bad("smtp" if "@" in self.mail_from else "mail_from", self.mail_from)
        for proxy in self.proxies:
            if not _is_network(proxy):
                raise _bad("proxies", proxy)
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | float) and not 0 <= value < float("inf"):
                raise _bad(field.name, value)

    @classmethod
    def found(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Self:
        """`given` are those of the command line; what is empty there was not said."""
        path = given.pop("settings", "") or environment.get(FILE, "")
        said = _of_file(Path(path)) if path else {}
        said |= _of_environment(environment)
        return cls(**(said | {name: value for name, value in given.items() if value not in ("", None)}))


_KINDS: Final[dict[str, type[Any]]] = {field.name: type(field.default) for field in fields(Settings)}


def _of_file(path: Path) -> dict[str, Any]:
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Complaint(message("settings-unreadable", file=str(path), reason=error.strerror or "")) from None
    except ValueError as error:
        raise Complaint(message("settings-malformed", file=str(path), reason=str(error))) from None
    for name in said:
        if name not in _KINDS:
            raise _unknown(name, list(_KINDS))
    return {name: _of_toml(name, value) for name, value in said.items()}


def _of_toml(name: str, value: object) -> Any:
    kind = _KINDS[name]
    if kind is tuple and isinstance(value, list) and all(isinstance(word, str) for word in value):
        return tuple(value)
    if type(value) is kind or (kind is float and type(value) is int):
        return kind(value)
    if kind is tuple and isinstance(value, str):
        return tuple(value.split())
    raise _bad(name, value)


def _of_environment(environment: Mapping[str, str]) -> dict[str, object]:
    known = {PREFIX + name.upper(): name for name in _KINDS}
    found = {}
    for variable, value in environment.items():
        if variable in known:
            found[known[variable]] = _read(variable, value, _KINDS[known[variable]])
        elif variable.startswith(PREFIX) and variable not in OTHERS:
            raise _unknown(variable, [*known, *OTHERS])
    return found


def _read(variable: str, value: str, kind: type) -> object:
    if kind is bool:
        return value.lower() not in ("", "0", "no", "false", "off")
    if kind is tuple:
        return tuple(value.split())
    try:
        return kind(value)
    except ValueError:
        raise Complaint(message("bad-setting", name=variable, value=value)) from None


def _is_network(text: str) -> bool:
    try:
        return text == "*" or bool(ipaddress.ip_network(text, strict=False))
    except ValueError:
        return False


def _bad(name: str, value: object) -> Complaint:
    return Complaint(message("bad-setting", name=name, value=str(value)))


def _unknown(name: str, known: list[str]) -> Complaint:
    near = get_close_matches(name, known, 1, 0.0)
    return Complaint(message("unknown-setting", name=name, near=near[0]))
