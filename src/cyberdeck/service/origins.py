"""Under which names the service is asked for, and whose pages may use it.

A page of another site can have its own name point to this machine and then ask in that name: so only names that are
known are answered. An address in numbers is nobody's name.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from cyberdeck.service.settings import Settings


class Names:
    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        self._public = frozenset({urlsplit(settings.address).netloc.lower(), *map(str.lower, settings.hosts)} - {""})
        self._known = frozenset({"", "localhost", machine, f"{machine}.local", *map(_name, self._public)})
        self._origins = frozenset(origin.rstrip("/") for origin in settings.origins)

    def known(self, host: str) -> bool:
        """Whether the service answers to what stands in `Host`; no browser leaves it out."""
        if "*" in self._known:
            return True
        name = _name(host)
        return name in self._known or name.endswith(".localhost") or _is_number(name)

    def foreign(self, origin: str | None, host: str) -> bool:
        """Whether a page of another origin asks; programs that are no browser send no origin.

        A proxy that hides the name under which it was asked does not make the service's own page a foreign one.
        """
        if origin is None or origin in self._origins:
            return False
        try:
            asking = urlsplit(origin)
        except ValueError:
            return True
        return asking.netloc != host and asking.netloc.lower() not in self._public


def _name(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
