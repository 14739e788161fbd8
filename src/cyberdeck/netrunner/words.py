"""The words of the game: sides, card types, zones, servers."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final, Literal, NamedTuple

from cyberdeck.kernel import Arg, Message, plain

SideWord = Literal["corp", "runner"]


@plain
class Side(IntEnum):
    CORP = 0
    RUNNER = 1

    @property
    def kind(self) -> str:
        return "side"

    @property
    def other(self) -> Side:
        return _OTHER[self]

    @property
    def word(self) -> SideWord:
        return _SIDES[self]

    def notation(self, seat: int) -> str:
        return _SIDES[self]

    def spoken(self, seat: int) -> Arg:
        return Message(f"side-{_SIDES[self]}")


CORP: Final = Side.CORP
RUNNER: Final = Side.RUNNER
_OTHER: Final = (RUNNER, CORP)
_SIDES: Final[tuple[SideWord, SideWord]] = ("corp", "runner")


class Type(StrEnum):
    IDENTITY = "identity"
    AGENDA = "agenda"
    ASSET = "asset"
    UPGRADE = "upgrade"
    ICE = "ice"
    OPERATION = "operation"
    EVENT = "event"
    HARDWARE = "hardware"
    PROGRAM = "program"
    RESOURCE = "resource"


@plain
class Zone(StrEnum):
    """Where a card is. Ice lies before its server; a server's other cards lie in it or in its root."""

    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard"
    ICE = "ice"
    ROOT = "root"
    RIG = "rig"
    SCORE = "score"
    PLAY = "play"
    IDENTITY = "identity"
    REMOVED = "removed"


HQ: Final = 0
RD: Final = 1
ARCHIVES: Final = 2
CENTRALS: Final = (HQ, RD, ARCHIVES)
NEW_REMOTE: Final = -1
_CENTRAL_NAMES: Final = ("hq", "rd", "archives")


def server_name(server: int) -> str:
    if server == NEW_REMOTE:
        return "new"
    return _CENTRAL_NAMES[server] if server < 3 else f"remote{server - 2}"


def server_number(name: str) -> int:
    """The inverse of `server_name`."""
    if name == "new":
        return NEW_REMOTE
    if name in _CENTRAL_NAMES:
        return _CENTRAL_NAMES.index(name)
    if name.startswith("remote") and name[6:].isdecimal() and int(name[6:]) > 0:
        return int(name[6:]) + 2
    raise ValueError(name)


@plain
class Server(NamedTuple):
    """A server as something to point at."""

    number: int

    @property
    def kind(self) -> str:
        return "server"

    def notation(self, seat: int) -> str:
        return server_name(self.number)

    def spoken(self, seat: int) -> Arg:
        if self.number < 3:
            return Message("server-new" if self.number == NEW_REMOTE else f"server-{_CENTRAL_NAMES[self.number]}")
        return Message("server-remote", (("number", self.number - 2),))


@plain
class Word(NamedTuple):
    """A word of the game that depends on data: a step of the turn, a kind of damage, a counter."""

    family: str
    name: str

    @property
    def kind(self) -> str:
        return self.family

    def notation(self, seat: int) -> str:
        return self.name

    def spoken(self, seat: int) -> Arg:
        return Message(f"{self.family}-{self.name}")


class Value(StrEnum):
    """The numbers that constant abilities change."""

    ADVANCEMENT_REQUIREMENT = "advancement requirement"
    HAND_SIZE = "hand size"
    INSTALL_COST = "install cost"
    LINK = "link"
    MEMORY = "memory"
    MEMORY_COST = "memory cost"
    PLAY_COST = "play cost"
    REZ_COST = "rez cost"
    STRENGTH = "strength"


@plain
class Spending(StrEnum):
    """What credits are spent on."""

    ADVANCE = "advance"
    INSTALL = "install"
    PLAY = "play"
    REMOVE_TAG = "remove-tag"
    REZ = "rez"
    STEAL = "steal"
    TOLL = "toll"
    TRACE = "trace"
    TRASH = "trash"
    TRASH_RESOURCE = "trash-resource"
    USE = "use"
