"""What a service is asked by one wish each, as methods of both kinds of services: equal, since they are the same."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Generic, Literal, ParamSpec, Protocol, TypeVar, overload

from cyberdeck.client import wishes
from cyberdeck.client.wishes import Wish

P = ParamSpec("P")
T = TypeVar("T")


class Now(Protocol):
    awaited: Literal[False]

    def ask(self, wish: Wish[T]) -> T: ...


class Later(Protocol):
    awaited: Literal[True]

    def ask(self, wish: Wish[T]) -> Coroutine[Any, Any, T]: ...


class Asks(Generic[P, T]):
    """A wish as a method; a service for asyncio gives what is to be awaited."""

    def __init__(self, wish: Callable[P, Wish[T]]) -> None:
        self.wish = wish
        self.__doc__ = wish.__doc__

    @overload
    def __get__(self, service: None, kind: type) -> Asks[P, T]: ...
    @overload
    def __get__(self, service: Now, kind: type) -> Callable[P, T]: ...
    @overload
    def __get__(self, service: Later, kind: type) -> Callable[P, Coroutine[Any, Any, T]]: ...
    def __get__(self, service: Now | Later | None, kind: type) -> Any:
        if service is None:
            return self

        def asked(*words: P.args, **named: P.kwargs) -> Any:
            return service.ask(self.wish(*words, **named))

        asked.__doc__ = self.__doc__
        return asked


class Asked:
    games = Asks(wishes.games)
    tables = Asks(wishes.tables)
    table = Asks(wishes.table)
    bots = Asks(wishes.bots)
    strongest = Asks(wishes.strongest)
    player = Asks(wishes.player)
    open = Asks(wishes.open_table)
    journal = Asks(wishes.journal)
    review = Asks(wishes.review)
    begin_review = Asks(wishes.begin_review)
    seeks = Asks(wishes.seeks)
    seek = Asks(wishes.seek)
    take_seek = Asks(wishes.take_seek)
    withdraw_seek = Asks(wishes.withdraw_seek)
    crew = Asks(wishes.crew)
    # what is the account's own
    own_tables = Asks(wishes.own_tables)
    stand = Asks(wishes.stand)
    decline = Asks(wishes.decline)
    friends = Asks(wishes.friends)
    befriend = Asks(wishes.befriend)
    unfriend = Asks(wishes.unfriend)
    block = Asks(wishes.block)
    unblock = Asks(wishes.unblock)
