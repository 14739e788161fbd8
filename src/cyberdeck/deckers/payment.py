"""Paying with sets of cards: jokers, three for one, over-paying (DK-14).

A payment is offered as a whole: first those from which no card could be left out, the least wasteful first; every other
legal one can be put together card by card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.names import Ability
from cyberdeck.deckers.state import DeckerReading, Reading
from cyberdeck.deckers.words import PURPLE, Cards, Colour, Commands, Level, thing_named
from cyberdeck.kernel import Asking, Option, Reason, choose, message, plain

NOTHING: Final[Vector] = (0, 0, 0, 0, 0)
SUGGESTED: Final = 12
HELP: Final = "accomplice"
ANY_CARD: Final = "card"
"""For payments that packets, or the help of others, do not make alone."""
TOO_LITTLE: Final = Reason(message("why-too-little"), "DK-14.4")
_PURSES: Final = ("pkt-cache", "pkt-cooperation")
"""Packets that are spent for commands."""


Counts = tuple[int, ...]
"""How many of each title."""


@plain
class Payment(NamedTuple):
    """Cards and packets for one action; with Leiko's joker, and with the help of other deckers."""

    cards: tuple[int, ...] = ()
    packets: tuple[str, ...] = ()
    joker: bool = False
    help: bool = False


def plus(a: Vector, b: Vector) -> Vector:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]


@cache
def of(colour: int, count: int = 1) -> Vector:
    """`count` commands of a colour."""
    return tuple(count if i == colour else 0 for i in range(5))  # type: ignore[return-value]


def minus(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4]


def covers(have: Vector, need: Vector) -> bool:
    """Purple stands for any colour, and any three commands make a purple one (DK-14.7, DK-14.8)."""
    blue, green, yellow, red, purple = have
    for_blue, for_green, for_yellow, for_red, jokers = need
    lacking = jokers - purple
    if blue < for_blue:
        lacking += for_blue - blue
    if green < for_green:
        lacking += for_green - green
    if yellow < for_yellow:
        lacking += for_yellow - yellow
    if red < for_red:
        lacking += for_red - red
    if lacking <= 0:
        return True
    # What is left of the basic colours: all of them, less what is needed and there.
    missing = lacking - jokers + purple
    spare = blue + green + yellow + red - (for_blue + for_green + for_yellow + for_red - missing)
    return 3 * lacking <= spare


def left_over(have: Vector, need: Vector) -> Vector:
    """What of a set is lost when it pays for that: of what three for one takes, the more plentiful colours first."""
    spare = [max(0, have[i] - need[i]) for i in range(4)]
    missing = need[4] - have[4] + sum(max(0, need[i] - have[i]) for i in range(4))
    for _ in range(3 * max(0, missing)):
        spare[spare.index(max(spare))] -= 1
    return spare[0], spare[1], spare[2], spare[3], max(0, -missing)


def shortfall(have: Vector, need: Vector) -> Vector:
    """What a set lacks, jokers and three for one used where they can be."""
    lacking = minus(need, have)
    jokers = max(0, -lacking[4]) + sum(max(0, -left) for left in lacking[:4]) // 3
    missing = [max(0, left) for left in lacking]
    for _ in range(min(jokers, sum(missing))):
        missing[missing.index(max(missing))] -= 1
    return missing[0], missing[1], missing[2], missing[3], missing[4]


def most(have: Vector, colour: Colour) -> int:
    """How many commands of one colour a set can give: its own, purple ones, and one for any three others."""
    others = sum(have) - have[PURPLE] - (0 if colour is PURPLE else have[colour])
    return have[PURPLE] + (0 if colour is PURPLE else have[colour]) + others // 3


# what a decker has


def purse(reading: Reading) -> Vector:
    """All commands that the active decker could generate now."""
    decker = reading.deckers[reading.active]
    have = NOTHING
    symbols, cards = CONTENT.symbols, reading.cards
    for id in decker.hand:
        have = plus(have, symbols[cards[id]])
    for packet in decker.packets:
        have = plus(have, packet_commands(reading, packet))
    return have


def packet_commands(reading: Reading, packet: str) -> Vector:
    """Purple commands that a kept packet gives: the cache two at gold (DK-30.5)."""
    if packet not in _PURSES:
        return NOTHING
    return of(PURPLE, 2 if packet == "pkt-cache" and reading.level is Level.GOLD else 1)


class Purse(NamedTuple):
    """What can be paid in this turn: own commands, with what others might add, each also with Leiko's joker."""

    sets: tuple[Vector, ...]

    def affords(self, need: Vector) -> bool:
        return covers(self.sets[0], need) or (len(self.sets) > 1 and any(covers(have, need) for have in self.sets[1:]))

    def most(self, colour: Colour) -> int:
        """The most commands of a colour."""
        return max(most(have, colour) for have in self.sets)


def open_purse(reading: Reading) -> Purse:
    notes = reading.notes
    if notes.purse is None:
        own, help = purse(reading), help_in_reach(reading)
        sets = (own,) if help is NOTHING else (own, plus(own, help))
        if has_joker(reading):
            sets = (*sets, *(with_joker(reading, have) for have in sets))
        notes.purse = Purse(sets)
    return notes.purse


def has_joker(reading: Reading) -> bool:
    """Leiko: once a turn the commands of her start type are purple."""
    return (
        has_ability(reading, reading.active, Ability.START_TYPE_JOKER)
        and not reading.deckers[reading.active].joker_used
    )


def with_joker(reading: Reading, have: Vector) -> Vector:
    return as_purple(have, reading.deckers[reading.active].start)


def as_purple(have: Vector, colour: int) -> Vector:
    """The same commands, with those of one colour purple."""
    jokers = have[colour]
    return plus(minus(have, of(colour, jokers)), of(PURPLE, jokers))


def help_in_reach(reading: Reading) -> Vector:
    """What other deckers might add with Accomplice, as far as everybody knows."""
    notes, cards = reading.notes, reading.cards
    if notes.help is not None:
        return notes.help
    have = NOTHING
    for seat, decker in enumerate(reading.deckers):
        if seat != reading.active and decker.hand:
            for _ in range([cards[id] for id in (*decker.hand, *decker.deck)].count(HELP)):
                have = plus(have, CONTENT.symbols[HELP])
    notes.help = have
    return have


def commands_of(reading: Reading, payment: Payment) -> Vector:
    """What the cards and packets of a payment give by themselves."""
    return _total(reading, _names(reading, payment))


# choosing a payment


def paying(reading: Reading, need: Vector, wanted: Sequence[str] = (), must: str = "") -> Asking[Payment]:
    """Ask for a payment; `wanted` are cards with an effect on this action, `must` one that it cannot do without."""
    known, key = reading.notes.payments, (need, *wanted, must)
    options = known.get(key)
    if options is None:
        suggested = suggestions(reading, need, wanted, must)[:SUGGESTED]
        options = known[key] = [*[_offer(reading, payment) for payment in suggested], Option("other-payment", None)]
    payment = yield from choose(reading.active, "pay", options, Commands(need))
    return payment or (yield from _by_hand(reading, need, must))


def _offer(reading: Reading, payment: Payment) -> Option[Payment | None]:
    cards = (Cards(_names(reading, payment)),)
    if payment.help:
        return Option("pay-with-joker-and-help" if payment.joker else "pay-with-help", payment, cards)
    return Option("pay-with-joker" if payment.joker else "pay", payment, cards)


def _names(reading: Reading, payment: Payment) -> tuple[str, ...]:
    cards = reading.cards
    return (*[cards[id] for id in payment.cards], *payment.packets)


def suggestions(reading: Reading, need: Vector, wanted: Sequence[str], must: str) -> list[Payment]:
    """Payments from which nothing can be left out, the least wasteful first; joker and help only where they save."""
    helps = help_in_reach(reading)
    found: list[Payment] = []
    if must == ANY_CARD and helps is NOTHING and not reading.deckers[reading.active].packets:
        must = ""
    for help in (NOTHING,) if helps is NOTHING else (NOTHING, helps):
        for joker in (False, True) if has_joker(reading) else (False,):
            minimal = _minimal(reading, need, wanted, must, joker=joker, help=help)
            found += [payment for payment in minimal if not any(_saves(other, payment) for other in found)]
    return found


def _saves(other: Payment, payment: Payment) -> bool:
    """Whether another payment does with nothing that this one could spare."""
    cards = set(other.cards) <= set(payment.cards) and Counter(other.packets) <= Counter(payment.packets)
    return cards and other.joker <= payment.joker and other.help <= payment.help


def _minimal(
    reading: Reading, need: Vector, wanted: Sequence[str], must: str, *, joker: bool, help: Vector
) -> list[Payment]:
    groups = _groups(reading, reading.deckers[reading.active])
    kinds = [
        _kind(_symbols(reading, name), len(ids), name in wanted or name == must, _serves(must, name))
        for name, ids in groups
    ]
    jokers = reading.deckers[reading.active].start if joker else NONE
    counts = smallest(tuple(kinds), need, help, jokers, must=bool(must))
    return [_payment(groups, count, joker, help is not NOTHING) for count in counts]


class Kind(NamedTuple):
    """Cards of one title, or packets of one kind, as far as it matters what they pay."""

    symbols: Vector
    number: int
    wanted: bool
    """It has an effect on the action, so that it may be paid beyond need."""
    serves: bool
    """It is what the payment cannot do without."""


_kind: Final = lru_cache(maxsize=1024)(Kind)
"""They are few."""
_Sets = dict[int, int]
"""Some of each kind: by the counts as digits of a number, what they give."""
_BITS: Final = 8
"""So much of a number is for the commands of one colour where they are added up."""
_SERVING: Final = 1 << 5 * _BITS
"""What is added besides for each that serves."""


@cache
def _packed(commands: Vector) -> int:
    """Commands as one number: two are added in a step."""
    return sum(count << _BITS * colour for colour, count in enumerate(commands))


class _Enough(dict[int, bool]):
    """Whether commands cover a need, each found out once; where something must serve, whether it does."""

    def __init__(self, need: Vector, jokers: int, must: bool) -> None:
        self.need, self.jokers, self.least = need, jokers, _SERVING if must else 0

    def __missing__(self, packed: int) -> bool:
        blue, green, yellow, red, purple = (packed % _SERVING).to_bytes(5, "little")
        have = blue, green, yellow, red, purple
        found = covers(have if self.jokers == NONE else as_purple(have, self.jokers), self.need)
        self[packed] = found = found and packed >= self.least
        return found


_enough: Final = lru_cache(maxsize=1024)(_Enough)


@lru_cache(maxsize=4096)
def smallest(kinds: tuple[Kind, ...], need: Vector, help: Vector, jokers: int, *, must: bool) -> list[Counts]:
    """How many of each kind suffice, so that nothing can be left out but what is wanted; the least wasteful first."""
    enough, given = _enough(need, jokers, must), _packed(help)
    lacking: _Sets = {0: given}
    full: _Sets = {}
    if enough[given]:
        lacking, full = full, lacking
    digits = _digits(kinds)
    # All sets, kind by kind; one that suffices is made larger only by what is wanted: the rest could be left out again.
    for (symbols, number, wanted, serves), digit in zip(kinds, digits, strict=True):
        more, grown = _packed(symbols) + serves * _SERVING, _Sets()
        for start, bare in (lacking | full if wanted else lacking).items():
            code, have = start, bare
            for _ in range(number):
                code, have = code + digit, have + more
                if not enough[have]:
                    grown[code] = have
                    continue
                full[code] = have
                if not wanted:
                    break
        lacking |= grown
    return _least(full, lacking, kinds, digits)


def _digits(kinds: Sequence[Kind]) -> list[int]:
    """What one of each kind counts in the number of a set."""
    digits, digit = [], 1
    for kind in reversed(kinds):
        digits.append(digit)
        digit *= kind.number + 1
    return digits[::-1]


def _least(full: _Sets, lacking: _Sets, kinds: Sequence[Kind], digits: list[int]) -> list[Counts]:
    """The sets that lack something without any of what might be left out."""
    found, parts = [], [(digit, kind.number + 1, kind.wanted) for kind, digit in zip(kinds, digits, strict=True)]
    for code, have in full.items():
        count = []
        for digit, base, wanted in parts:
            taken = code // digit % base
            if taken and not wanted and code - digit not in lacking:
                break
            count.append(taken)
        else:
            found.append((sum((have % _SERVING).to_bytes(5)), sum(count), tuple(count)))
    found.sort()
    return [count for _, _, count in found]


def _serves(must: str, name: str) -> bool:
    """Whether a card or packet is what a payment cannot do without."""
    return name not in _PURSES if must == ANY_CARD else name == must


def _total(reading: Reading, names: Iterable[str]) -> Vector:
    have = NOTHING
    for name in names:
        have = plus(have, _symbols(reading, name))
    return have


def _groups(reading: Reading, decker: DeckerReading) -> list[tuple[str, list[int]]]:
    """The cards of the hand by title, of one title those already shown first; then packets, which have no number."""
    by_name: dict[str, list[int]] = {}
    for id in sorted(decker.hand, key=lambda id: id not in decker.shown) if decker.shown else decker.hand:
        by_name.setdefault(reading.cards[id], []).append(id)
    for packet in decker.packets:
        if packet in _PURSES:
            by_name.setdefault(packet, []).append(-1)
    return list(by_name.items())


def _symbols(reading: Reading, name: str) -> Vector:
    return packet_commands(reading, name) if name in _PURSES else CONTENT.symbols[name]


def _payment(groups: list[tuple[str, list[int]]], count: Counts, joker: bool, help: bool) -> Payment:
    cards: list[int] = []
    packets: list[str] = []
    for (name, ids), times in zip(groups, count, strict=True):
        if times and ids[0] < 0:
            packets += [name] * times
        else:
            cards += ids[:times]
    return Payment(tuple(cards), tuple(packets), joker, help)


def _by_hand(reading: Reading, need: Vector, must: str) -> Asking[Payment]:
    """Card by card, until the set suffices and the decker is content."""
    payment = Payment()
    while True:
        options = list(_finishes(reading, need, must, payment))
        options += _additions(reading, payment)
        chosen = yield from choose(reading.active, "pay-more", options, Commands(need))
        payment, done = chosen
        if done:
            return payment


def _finishes(reading: Reading, need: Vector, must: str, payment: Payment) -> Iterator[Option[tuple[Payment, bool]]]:
    names = _names(reading, payment)
    if must and not any(_serves(must, name) for name in names):
        return
    have = _total(reading, names)
    helped, joker = plus(have, help_in_reach(reading)), has_joker(reading)
    if covers(have, need):
        yield Option("done", (payment, True))
        return
    if joker and covers(with_joker(reading, have), need):
        yield Option("done-with-joker", (payment._replace(joker=True), True))
    if covers(helped, need):
        yield Option("done-with-help", (payment._replace(help=True), True))
    elif joker and covers(with_joker(reading, helped), need):
        yield Option("done-with-joker-and-help", (payment._replace(joker=True, help=True), True))


def _additions(reading: Reading, payment: Payment) -> Iterator[Option[tuple[Payment, bool]]]:
    for name, ids in _groups(reading, reading.deckers[reading.active]):
        if ids[0] < 0:
            if payment.packets.count(name) < len(ids):
                more = Payment(payment.cards, (*payment.packets, name))
                yield Option("add", (more, False), (thing_named(name),))
        elif rest := [id for id in ids if id not in payment.cards]:
            more = Payment((*payment.cards, rest[0]), payment.packets)
            yield Option("add", (more, False), (thing_named(name),))
