"""What can be asked of a service over HTTP, as data: each wish with the type of its answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from cyberdeck.client.refusals import Refusal
from cyberdeck.kernel import message
from cyberdeck.service.cupforms import CupListed, CupShown, Entering, NewCup, WeekShown
from cyberdeck.service.forms import (
    BotListed,
    Error,
    GameListed,
    Join,
    NewTable,
    NewToken,
    Opened,
    PlayerShown,
    RatingListed,
    Reel,
    ReviewShown,
    Standing,
    TableListed,
    TokenMade,
)
from cyberdeck.service.friendforms import Friends
from cyberdeck.service.seekforms import LEAST, NewCrew, NewSeek, Place, SeekListed, SeekMade, Taking

T = TypeVar("T")
REFUSED = 400


@dataclass(frozen=True, slots=True)
class Wish(Generic[T]):
    method: str
    path: str
    gives: Any
    body: bytes | None = None


class Link(msgspec.Struct):
    link: str


def games() -> Wish[list[GameListed]]:
    return Wish("GET", "/api/games", list[GameListed])


def bots() -> Wish[list[BotListed]]:
    """Those that can be challenged now."""
    return Wish("GET", "/api/bots", list[BotListed])


def tables() -> Wish[list[TableListed]]:
    """Public tables that are not over."""
    return Wish("GET", "/api/tables", list[TableListed])


def strongest(game: str) -> Wish[dict[str, list[RatingListed]]]:
    """The best ratings of each side."""
    return Wish("GET", f"/api/ratings/{quote(game, safe='')}", dict[str, list[RatingListed]])


def player(name: str) -> Wish[PlayerShown]:
    """What everybody may know of an account."""
    return Wish("GET", f"/api/players/{quote(name, safe='')}", PlayerShown)


def seeks() -> Wish[list[SeekListed]]:
    """Who looks for a game."""
    return Wish("GET", "/api/seeks", list[SeekListed])


def seek(game: str, decks: Mapping[str, Any], **more: Any) -> Wish[SeekMade]:
    """Look for a game with these sides: a `place` at once, or the secret by which one hears of it.

    `to="Ann"` challenges an account; `clock`, `rated` and `name` are as docs/protocol.md says.
    """
    wish = msgspec.convert({"game": game, "decks": dict(decks), **more}, NewSeek)
    return Wish("POST", "/api/seeks", SeekMade, msgspec.json.encode(wish))


def take_seek(id: str, decks: Mapping[str, Any], name: str = "") -> Wish[SeekMade]:
    """Sit down with somebody who looks for a game, or has challenged this account."""
    body = msgspec.json.encode(Taking(dict(decks), name))
    return Wish("POST", f"/api/seeks/{quote(id, safe='')}/seat", SeekMade, body)


def withdraw_seek(secret: str) -> Wish[None]:
    return Wish("DELETE", f"/api/seeks/{quote(secret, safe='')}", None)


def decline(id: str) -> Wish[None]:
    """A challenge."""
    return Wish("DELETE", f"/api/challenges/{quote(id, safe='')}", None)


def crew(game: str, size: int = LEAST, name: str = "") -> Wish[Place]:
    """Find others for a game that is played together, so many in all: a seat where somebody waits, or a new table."""
    return Wish("POST", "/api/crews", Place, msgspec.json.encode(NewCrew(game, size, name)))


def review(table: str) -> Wish[ReviewShown]:
    """What the computer thinks of a finished game, as far as it has come."""
    return Wish("GET", f"/api/tables/{quote(table, safe='')}/review", ReviewShown)


def begin_review(table: str) -> Wish[ReviewShown]:
    """Have a finished game thought through, once."""
    return Wish("POST", f"/api/tables/{quote(table, safe='')}/review", ReviewShown)


def friends() -> Wish[Friends]:
    return Wish("GET", "/api/account/friends", Friends)


def befriend(name: str) -> Wish[Friends]:
    """Ask somebody, or agree with who has asked."""
    return Wish("PUT", f"/api/account/friends/{quote(name, safe='')}", Friends)


def unfriend(name: str) -> Wish[Friends]:
    """End a friendship, ask no longer, or do not agree."""
    return Wish("DELETE", f"/api/account/friends/{quote(name, safe='')}", Friends)


def block(name: str) -> Wish[Friends]:
    """Hear of somebody no more."""
    return Wish("PUT", f"/api/account/blocks/{quote(name, safe='')}", Friends)


def unblock(name: str) -> Wish[Friends]:
    return Wish("DELETE", f"/api/account/blocks/{quote(name, safe='')}", Friends)


def table(id: str) -> Wish[TableListed]:
    return Wish("GET", f"/api/tables/{quote(id, safe='')}", TableListed)


def open_table(game: str, seats: Mapping[str, str], **more: Any) -> Wish[Opened]:
    """A new table: who sits where, and whatever else docs/protocol.md lets one say, such as `setup` or `seed`."""
    wish = msgspec.convert({"game": game, "seats": dict(seats), **more}, NewTable)
    return Wish("POST", "/api/tables", Opened, msgspec.json.encode(wish))


def join(table: str, seat: str, name: str = "") -> Wish[Link]:
    return Wish("POST", f"/api/tables/{quote(table, safe='')}/seats", Link, msgspec.json.encode(Join(seat, name)))


def journal(table: str) -> Wish[str]:
    """A finished game as a journal, which `cyberdeck.kernel.replay` takes."""
    return Wish("GET", f"/api/tables/{quote(table, safe='')}/journal", str)


def reel(table: str, start: int, seat: str | None) -> Wish[Reel]:
    whose = "" if seat is None else f"&seat={quote(seat)}"
    return Wish("GET", f"/api/tables/{quote(table, safe='')}/reel?from={start}{whose}", Reel)


def after(part: Reel) -> int:
    """Where the next part of a reel begins."""
    return part.at + len(part.frames)


def last(part: Reel) -> bool:
    return not part.frames or after(part) > part.of


def sign_in(name: str, password: str, new: bool) -> Wish[dict[str, Any]]:
    path = "/api/accounts" if new else "/api/session"
    return Wish("POST", path, dict[str, Any], msgspec.json.encode({"name": name, "password": password}))


def make_token(name: str) -> Wish[TokenMade]:
    return Wish("POST", "/api/account/tokens", TokenMade, msgspec.json.encode(NewToken(name)))


def own_tables() -> Wish[list[TableListed]]:
    return Wish("GET", "/api/account/games", list[TableListed])


def own_link(table: str) -> Wish[Link]:
    return Wish("POST", f"/api/account/games/{quote(table, safe='')}/links", Link)


def stand(games: Sequence[str], about: str = "", most: int = 4) -> Wish[None]:
    """From now on the account is a bot that others can challenge while `calls` is listened to."""
    return Wish("PUT", "/api/account/bot", None, msgspec.json.encode(Standing(list(games), about, most)))


def tournaments() -> Wish[list[CupListed]]:
    return Wish("GET", "/api/tournaments", list[CupListed])


def tournament(id: str) -> Wish[CupShown]:
    return Wish("GET", f"/api/tournaments/{quote(id, safe='')}", CupShown)


def announce(cup: NewCup) -> Wish[CupShown]:
    return Wish("POST", "/api/tournaments", CupShown, msgspec.json.encode(cup))


def enter(id: str, brings: Mapping[str, Any]) -> Wish[None]:
    """Take part; what one brings are decks by seat."""
    body = msgspec.json.encode(Entering(dict(brings)))
    return Wish("POST", f"/api/tournaments/{quote(id, safe='')}/players", None, body)


def leave(id: str) -> Wish[None]:
    return Wish("DELETE", f"/api/tournaments/{quote(id, safe='')}/players", None)


def begin(id: str) -> Wish[None]:
    return Wish("POST", f"/api/tournaments/{quote(id, safe='')}/start", None)


def week(name: str = "") -> Wish[WeekShown]:
    return Wish("GET", f"/api/weekly?week={quote(name)}", WeekShown)


def try_week() -> Wish[Opened]:
    return Wish("POST", "/api/weekly", Opened)


def read(wish: Wish[T], answer: httpx.Response) -> T:
    """What was answered; a Refusal if it was one."""
    if answer.status_code >= REFUSED:
        try:
            reason = msgspec.json.decode(answer.content, type=Error).error
        except msgspec.DecodeError:
            reason = message("service-silent", address=str(answer.url))
        raise Refusal(reason, answer.status_code)
    if wish.gives is None or wish.gives is str:
        return answer.text if wish.gives is str else None  # type: ignore[return-value]
    found: T = msgspec.json.decode(answer.content, type=wish.gives)
    return found


def unreachable(address: str) -> Refusal:
    return Refusal(message("service-silent", address=address))
