"""Installing: the Corp into or before servers, the Runner into the rig (NR-14, NR-15, NR-19, NR-47)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from cyberdeck.kernel import Asking, Effects, Option, Reason, by, choose, frozen, message
from cyberdeck.netrunner.card import NO_CARD, Card
from cyberdeck.netrunner.credits import affords, payment
from cyberdeck.netrunner.events import CorpInstalled, RunnerInstalled
from cyberdeck.netrunner.moving import move, trash
from cyberdeck.netrunner.places import crowded, may_lie
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.rezzing import unique
from cyberdeck.netrunner.state import Column, Reading, State
from cyberdeck.netrunner.steps import Effect, Question
from cyberdeck.netrunner.text import Purpose, text_of
from cyberdeck.netrunner.trashing import Trash
from cyberdeck.netrunner.values import install_cost, is_tool, memory_cost, memory_limit, memory_used, programs
from cyberdeck.netrunner.words import CENTRALS, CORP, NEW_REMOTE, RUNNER, Server, Spending, Type, Zone

CONSOLE = Reason(message("why-console"), "NR-19.10")
MEMORY = Reason(message("why-memory"), "NR-19.4")
NO_HOST = Reason(message("why-host"), "NR-47.2")
INSTALL_CREDITS = Reason(message("why-install-credits"), "NR-18.3")

_EMPTY = Column()
_TABLES: Final = 1 << 10


# the Corporation


def corp_install(reading: Reading, card: Card, free: bool = False) -> Asking[Effects]:
    """Where it goes, what is trashed there first, what the ice costs unless it is free."""
    remotes = tuple([server for server in reading.servers if server not in CENTRALS])
    server = yield from choose(CORP, "install-where", _legal_servers(card.key, remotes), card)
    trashed = yield from _trash_first(reading, card, server, free)
    cost = 0 if free else _ice_cost(reading, card, server, trashed)
    paid = yield from payment(reading, CORP, cost, Purpose(Spending.INSTALL, card.id))
    return (*paid, PutInServer(card.id, server, tuple(trashed)))


@lru_cache(_TABLES)
def _legal_servers(key: str, remotes: tuple[int, ...]) -> tuple[Option[int], ...]:
    """NR-15.1; ice that cannot be paid for may be made room for by trashing (NR-15.4)."""
    printed = PRINTED[key]
    zone, servers = _zone(printed), (*CENTRALS, *remotes, NEW_REMOTE)
    return tuple([Option("server", n, (Server(n),)) for n in servers if may_lie(printed, zone, n)])


def _zone(printed: Printed) -> Zone:
    return Zone.ICE if printed.type is Type.ICE else Zone.ROOT


def _trash_first(reading: Reading, card: Card, server: int, free: bool) -> Asking[list[int]]:
    """NR-14.5, NR-15.4: any cards of the server, or any of its ice; some must go before it is done."""
    column = reading.servers.get(server, _EMPTY)
    left = [reading.cards[id] for id in (column.ice if card.type is Type.ICE else column.root)]
    trashed: list[int] = []
    while left:
        picks: list[Option[Card | None]] = [Option("trash-first", c, (c,)) for c in left]
        room = not crowded(card.printed, (c.printed for c in left))
        if room and (free or _can_afford(reading, card, server, trashed)):
            picks.insert(0, Option("done", None))
        picked = yield from choose(CORP, "install-trash", picks, card)
        if picked is None:
            break
        left.remove(picked)
        trashed.append(picked.id)
    return trashed


def _can_afford(reading: Reading, card: Card, server: int, trashed: Sequence[int]) -> bool:
    return affords(reading, CORP, _ice_cost(reading, card, server, trashed), Spending.INSTALL, card)


def _ice_cost(reading: Reading, card: Card, server: int, trashed: Sequence[int]) -> int:
    if card.type is not Type.ICE:
        return 0
    return len(reading.servers.get(server, _EMPTY).ice) - len(trashed)


@frozen
class PutInServer(Effect):
    """Facedown, outermost if it is ice; a new remote gets the lowest free number."""

    card: int
    server: int
    trashed: tuple[int, ...] = ()

    def resolve(self, state: State, source: int) -> Effects:
        for id in self.trashed:
            trash(state, id)
        server = self.server if self.server != NEW_REMOTE else _new_remote(state)
        card = move(state, self.card, _zone(state.cards[self.card].printed), server=server)
        state.record = state.record._replace(corp_installed=state.record.corp_installed + 1)
        state.emit(CorpInstalled(card, Server(server)))
        return ()


def _new_remote(state: State) -> int:
    return next(n for n in range(3, len(state.servers) + 4) if n not in state.servers)


# the Runner


def install_obstacle(reading: Reading, card: Card, discount: int = 0) -> Reason | None:
    """Why the Runner cannot install this card of his."""
    if "console" in card.printed.subtypes and any(
        "console" in reading.cards[id].printed.subtypes for id in reading.rig
    ):
        return CONSOLE
    if card.printed.memory > memory_limit(reading) and not optional_hosts(reading, card):
        return MEMORY
    if text_of(card).host is not None and not hosts(reading, card):
        return NO_HOST
    if not affords(reading, RUNNER, install_cost(reading, card, discount), Spending.INSTALL, card):
        return INSTALL_CREDITS
    return None


def hosts(reading: Reading, card: Card) -> list[Card]:
    """The installed cards on which this one may be installed."""
    fits = text_of(card).host
    return [] if fits is None else [c for c in reading.cards if c.installed and fits(reading, c)]


def optional_hosts(reading: Reading, card: Card, gone: Sequence[int] = ()) -> list[Card]:
    """Cards that offer to host this one instead of the rig, once those in `gone` have been trashed."""
    if card.type is not Type.PROGRAM or text_of(card).host is not None:
        return []
    offering = [reading.cards[id] for id in reading.index.get("can_host") if id not in gone]
    return [me for me in offering if _takes(reading, me, card, gone)]


def _takes(reading: Reading, me: Card, card: Card, gone: Sequence[int]) -> bool:
    takes = text_of(me).can_host
    return takes is not None and takes(reading, me._replace(hosted=tuple(h for h in me.hosted if h not in gone)), card)


def runner_install(reading: Reading, card: Card, discount: int = 0) -> Asking[Effects]:
    """Programs trashed to make room, the host if there is one, then the payment."""
    gone = (yield from _make_room(reading, card)) if card.type is Type.PROGRAM else []
    host = yield from _choose_host(reading, card, gone)
    price, purpose = install_cost(reading, card, discount), Purpose(Spending.INSTALL, card.id)
    paid = yield from payment(reading, RUNNER, price, purpose)
    first: Effects = by(NO_CARD, Trash(tuple(gone))) if gone else ()
    return (*first, *paid, PutInRig(card.id, host))


def _make_room(reading: Reading, card: Card) -> Asking[list[int]]:
    """NR-19.5: any number of installed programs may be trashed; enough of them must be if memory is short."""
    left, gone = programs(reading), list[int]()
    while left:
        picks: list[Option[Card | None]] = [Option("trash-first", c, (c,)) for c in left]
        if fits_memory(reading, card, gone) or optional_hosts(reading, card, gone):
            picks.insert(0, Option("done", None))
        picked = yield from choose(RUNNER, "make-room", picks, card)
        if picked is None:
            break
        gone += with_hosted(reading, picked.id)
        left = [c for c in left if c.id not in gone]
    return gone


def with_hosted(reading: Reading, id: int) -> list[int]:
    """A card and all that leaves play together with it (NR-47.6)."""
    return [id, *(h for hosted in reading.cards[id].hosted for h in with_hosted(reading, hosted))]


def fits_memory(reading: Reading, card: Card, gone: Sequence[int]) -> bool:
    freed = sum(memory_cost(reading, reading.cards[id]) for id in gone)
    return memory_used(reading) - freed + card.printed.memory <= memory_limit(reading)


def _choose_host(reading: Reading, card: Card, gone: Sequence[int]) -> Asking[int]:
    """Where it goes is decided at install and never changes (NR-47.8)."""
    options: list[Option[int]] = [Option("host", c.id, (c,)) for c in hosts(reading, card)]
    if text_of(card).host is None:
        options = [Option("host", c.id, (c,)) for c in optional_hosts(reading, card, gone)]
        if not options:
            return -1
        if fits_memory(reading, card, gone):
            options.insert(0, Option("rig", -1))
    return (yield from choose(RUNNER, "install-host", options, card))


@frozen
class PutInRig(Effect):
    """Faceup and active at once (NR-7.4)."""

    card: int
    host: int = -1

    def resolve(self, state: State, source: int) -> Effects:
        card = move(state, self.card, Zone.RIG, faceup=True, host=self.host)
        if is_tool(card):
            state.record = state.record._replace(tools_installed=state.record.tools_installed + 1)
        state.emit(RunnerInstalled(card))
        return unique(state, card)


@frozen
class MemoryShort(Question):
    """NR-19.6: the Runner trashes programs of his choice until the rest fits; nothing prevents it."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        options = [Option("trash", card.id, (card,)) for card in programs(reading)]
        return by(NO_CARD, Trash(((yield from choose(RUNNER, "memory-short", options)),)))
