"""A service: its games and tables, and a seat at one of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from threading import Thread
from types import TracebackType
from typing import Literal, Self, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from cyberdeck.client import wishes
from cyberdeck.client.asked import Asked
from cyberdeck.client.seat import Seat
from cyberdeck.client.talk import Chooser, Talk, calling, headers_of
from cyberdeck.client.wishes import Wish
from cyberdeck.service.forms import Called, Reel
from cyberdeck.service.wire import Ending

T = TypeVar("T")


class Service(Asked):
    """`Service("http://127.0.0.1:8737")`; with the token of an account what is the account's own, too."""

    awaited: Literal[False] = False

    def __init__(self, address: str, token: str = "") -> None:
        self.address, self.token = address.rstrip("/"), token
        self._http = httpx.Client(base_url=self.address, headers=headers_of(token), timeout=30)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._http.close()

    def ask(self, wish: Wish[T]) -> T:
        """Any wish of `cyberdeck.client.wishes`; a Refusal says why it was not granted."""
        try:
            return wishes.read(wish, self._http.request(wish.method, wish.path, content=wish.body))
        except httpx.TransportError as error:
            raise wishes.unreachable(self.address) from error

    def join(self, table: str, seat: str, name: str = "") -> Seat:
        """An open seat, taken."""
        return self.sit(self.ask(wishes.join(table, seat, name)).link)

    def sit(self, link: str, lean: bool = False) -> Seat:
        return Seat(link, self.address, lean=lean)

    def watch(self, table: str) -> Seat:
        """A table as spectators see it."""
        return self.sit(f"/watch/{table}")

    def reel(self, table: str, seat: str | None = None) -> Iterator[Reel]:
        """A finished game in frames, part by part, as a seat or a spectator saw it."""
        start = 0
        while True:
            part = self.ask(wishes.reel(table, start, seat))
            yield part
            start = wishes.after(part)
            if wishes.last(part):
                return

    # what is the account's own

    def own_seat(self, table: str) -> Seat:
        """One's own seats at a table."""
        return self.sit(self.ask(wishes.own_link(table)).link)

    def calls(self) -> Generator[Called, None, None]:
        """The account's own tables, each again when something has changed: its turn, a challenge, the end."""
        tries, address = Talk(calling(self.address)), calling(self.address)
        while True:
            code = 0
            try:
                with connect(address, additional_headers=headers_of(self.token)) as socket:
                    for text in socket:
                        tries.reached()
                        yield msgspec.json.decode(text, type=Called)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
            except (OSError, InvalidHandshake):
                pass
            time.sleep(tries.lost(code))

    def answer_challenges(self, bot: Callable[[Called], Chooser]) -> None:
        """Sit down wherever one is challenged, at all tables at once, each with a bot of its own; for ever."""
        sitting: dict[str, Thread] = {}
        for call in self.calls():
            if not call.over and (call.table not in sitting or not sitting[call.table].is_alive()):
                sitting[call.table] = Thread(target=self._played, args=(call.table, bot(call)), daemon=True)
                sitting[call.table].start()

    def _played(self, table: str, bot: Chooser) -> Ending:
        with self.own_seat(table) as seat:
            return seat.play(bot)


def new_token(address: str, name: str, password: str, purpose: str = "bot", new: bool = False) -> str:
    """A token of an account, for which one signs in this once; with `new` the account is made."""
    with httpx.Client(base_url=address.rstrip("/")) as browser:
        signing = wishes.sign_in(name, password, new)
        account = wishes.read(signing, browser.post(signing.path, content=signing.body))
        making = wishes.make_token(purpose)
        secret = {"X-CSRF-Token": str(account["csrf"])}
        return wishes.read(making, browser.post(making.path, content=making.body, headers=secret)).token
