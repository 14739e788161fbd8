"""Webhooks: a signed message to an address that an account has named, and never to what others could not reach."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import ssl
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cyberdeck.kernel import Complaint, message

PATIENCE: Final = 10.0
"""Seconds in which an address must have answered."""
SIGNATURE: Final = "Cyberdeck-Signature"
_WORLDWIDE: Final = ipaddress.IPv6Network("2000::/3")
"""Where all addresses of IPv6 lie that lead to somebody; many of the others stand for those of IPv4."""


class Unreachable(Exception):
    """Nobody is there, or nobody whom we would ask."""


class Target(NamedTuple):
    secure: bool
    host: str
    port: int
    path: str


def target(address: str, inside: bool) -> Target:
    """Where an address leads; a Complaint if it is none of the web, or names what is not to be asked."""
    try:
        parts = urlsplit(address)
        secure, port = parts.scheme == "https", parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError:
        raise Complaint(message("hook-address")) from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc or not plain:
        raise Complaint(message("hook-address"))
    if not inside and (host == "localhost" or (_is_number(host) and not _outside(host))):
        raise Complaint(message("hook-inside"))
    query = f"?{parts.query}" if parts.query else ""
    return Target(secure, host, port or (443 if secure else 80), (parts.path or "/") + query)


def signed(secret: str, body: bytes, at: int) -> str:
    """By this who knows the secret can tell that we said it, and when: `t=SECONDS,v1=HMAC-SHA256 of "SECONDS.BODY"`."""
    seconds = at // 1000
    proof = hmac.new(secret.encode(), f"{seconds}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={seconds},v1={proof}"


async def post(to: Target, body: bytes, signature: str, inside: bool) -> None:
    """Unreachable unless it is taken. Nothing of the answer is read but whether it was; no redirection is followed."""
    try:
        async with asyncio.timeout(PATIENCE):
            status = await _asked(to, await _resolved(to, inside), body, signature)
    except (OSError, ValueError, IndexError, TimeoutError) as error:
        raise Unreachable(str(error)) from error
    if not 200 <= status < 300:
        raise Unreachable(str(status))


async def _asked(to: Target, address: str, body: bytes, signature: str) -> int:
    """The connection goes to the number that was looked at, whatever the name may mean a moment later."""
    context = ssl.create_default_context() if to.secure else None
    name = to.host if to.secure else None
    reader, writer = await asyncio.open_connection(address, to.port, ssl=context, server_hostname=name, limit=4096)
    try:
        writer.write(_request(to, body, signature) + body)
        await writer.drain()
        return int((await reader.readline()).split()[1])
    finally:
        writer.close()


def _request(to: Target, body: bytes, signature: str) -> bytes:
    host = f"[{to.host}]" if ":" in to.host else to.host
    lines = (
        f"POST {to.path} HTTP/1.1",
        f"Host: {host}:{to.port}",
        "User-Agent: Cyberdeck",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"{SIGNATURE}: {signature}",
        "Connection: close",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def _resolved(to: Target, inside: bool) -> str:
    """The first of its numbers, if all of them may be asked."""
    loop = asyncio.get_running_loop()
    found = [str(place[4][0]) for place in await loop.getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)]
    if not found or not (inside or all(map(_outside, found))):
        raise Unreachable("an address of the own network")
    return found[0]


def _outside(number: str) -> bool:
    """Whether it is an address of the whole world, and not another one in disguise."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and (
        address not in _WORLDWIDE or address.sixtofour or address.teredo
    ):
        return False
    return address.is_global and not address.is_multicast


def _is_number(host: str) -> bool:
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return False
