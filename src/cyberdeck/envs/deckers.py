"""An observation of Deckers: the open table, and of the cards what a seat may know, read from the position itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from cyberdeck.deckers.adjoining import Place
from cyberdeck.deckers.board import Board
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.expressions import measured, progress
from cyberdeck.deckers.field import Field
from cyberdeck.deckers.interrupts import Coming
from cyberdeck.deckers.names import HouseRule, Lasting, Track
from cyberdeck.deckers.state import Decker, State
from cyberdeck.deckers.view import DeckersView
from cyberdeck.deckers.words import (
    COLOUR_WORDS,
    SPACES,
    At,
    Cards,
    Colour,
    Commands,
    Level,
    Named,
    Phase,
    Program,
    Scout,
    space_name,
)
from cyberdeck.envs.layout import OPTIONS, Layout, Part, numbered, options_part, packed
from cyberdeck.kernel import Ask, Game
from cyberdeck.kernel.option import Pointer

# fmt: off
VERBS: Final = (
    "number", "done", "decline", "resolve", "execute", "show", "fetch", "put-under", "put-avatar", "place-program",
    "flip", "echo", "move-to", "offer", "give", "refuse", "swap", "reroll-server", "reroll-number", "reroll-both",
    "queue", "push-horse", "take-from", "infect-mothers-ghost", "system-crash", "collect", "collect-none", "exchange",
    "exchange-none", "lay-out", "pick-server", "roll-for", "lift", "open-packet", "give-to", "spend-packet", "lay",
    "start-type", "hand-tile", "resolve-effect", "hold", "keep-row", "renew-row", "avatar", "upgrade", "upload",
    "installation", "move", "shift", "convert", "infect", "project", "twin", "end-actions", "pay", "pay-with-help",
    "pay-with-joker", "pay-with-joker-and-help", "other-payment", "add", "done-with-help", "done-with-joker",
    "done-with-joker-and-help", "interrupt", "sacrifice", "go", "backdoor", "take-nothing", "take-programs",
    "take-scout", "push-from", "ghost-to", "push", "push-to", "remove", "from", "place", "space", "redirect",
    "let-enter", "block", "scout", "fight", "program",
)
"""What an answer can begin with."""
PROMPTS: Final = (
    "interrupt", "resolve-next", "fetch", "cache-swap", "root-access", "backbone", "nudge", "puppeteer", "rewire",
    "disguise", "masquerade", "decoy", "which-guardian", "fence", "scatter", "scatter-to", "echo", "handshake",
    "handshake-alone", "handshake-offer", "flood-from", "hackman-guardian", "hackman-installation", "scout-from-card",
    "gather-from", "road-from", "horse-where", "take-token", "crash-program", "avatar-next", "collect",
    "collect-yellow", "exchange-for-yellow", "lay-out", "lay-out-where", "palace-of", "palace-where", "pick-server",
    "pick-space", "shutdown-from", "program-where", "programs-where", "rebuild", "rebuild-where", "roll-for",
    "lift-where", "spare-scout", "packet-next", "give-packet", "lay-segment", "start-type", "free-program",
    "hand-tile", "effect-next", "hold-back", "renew-row", "which-avatar", "deckers-action", "action-there",
    "how-many-commands", "how-many-programs", "pay", "pay-more", "accomplice", "sacrifice", "move-to", "take-along",
    "take-more", "push-from", "push-what", "push-to", "which-programs", "shockwave", "scout-next", "spread-scout",
    "which-redirect", "angel", "block", "which-scout", "remove-scout-from", "fight-next", "choose-space",
    "which-program", "which-installation", "where-installation",
)
"""What can be asked."""
ACTIONS: Final = (
    "convert", "execute", "infect", "install", "lift", "move", "shift", "show", "system-crash", "upgrade", "upload",
)
# fmt: on
COMMANDS: Final = tuple(CONTENT.cards)
PACKETS: Final = tuple(CONTENT.packets)
SEATS: Final = 4
QUEUE: Final = 10
COMING: Final = 6
"""So many objectives after the current one."""
PARTS: Final = 2
"""A goal has so many parts at most."""
ORIGIN: Final = 64
"""What stands for a coordinate or a number of 0: it may be less."""

_POINTED: Final = ("space", "card", "colour", "number", "second_number", "scout", "decker")
TABLE: Final = (
    *("seats", "active", "cycle", "level", "phase", "first_turn", "smc", "upgrade", "fragmented", "packets"),
    *(f"rule_{rule.value}" for rule in HouseRule),
    *("objective", "objective_holds", "immediate"),
    *(f"goal_{part}_{word}" for part in range(1, PARTS + 1) for word in ("have", "need", "met")),
    *(f"next_objective_{number}" for number in range(1, COMING + 1)),
    *(f"laid_{word}" for word in (*COLOUR_WORDS, "black", "white")),
    *(f"queue_{number}" for number in range(1, QUEUE + 1)),
    *(f"track_{track.value}" for track in Track),
    *("supply_blue_green", "supply_yellow_red", "supply_purple", "supply_scouts", "supply_guardians"),
    *(f"supply_{colour}_installations" for colour in COLOUR_WORDS[:4]),
    *("upgrades", "spent_packets", "focus", "action", "here", "ghost"),
    *("palace", "palace_first", "palace_second", "palace_scouts"),
    *("horse", *(f"horse_program_{seat}" for seat in range(SEATS)), "horse_scout"),
    *(f"lasting_{word.value}" for word in Lasting),
    *("prompt", *(f"prompt_{word}" for word in _POINTED), *(f"prompt_{colour}" for colour in COLOUR_WORDS)),
    *("options", "answers"),
)
DECKER: Final = (
    *("id", "colour", "start", "avatar", "second_avatar", "turns", "hand", "deck", "discard", "joker_used", "active"),
    *PACKETS,
)
SPACE: Final = (
    *("laid", "q", "r", "segment", "closed", *COLOUR_WORDS, "installation", "black", "white"),
    *(f"blocked_{colour}" for colour in COLOUR_WORDS),
    *("guardian", "packets", "avatars"),
)
_PILES: Final = ("hand", "unseen", "discard", "played", "under", "shown")
PILES: Final = (*(f"{pile}_{seat}" for seat in range(SEATS) for pile in _PILES), "row", "gone")
OPTION: Final = (
    *("verb", *_POINTED, "second_colour", "effect_of"),
    *(f"payment_{number}" for number in range(2, 7)),
    "commands",
)
LAYOUT: Final = Layout(
    "deckers",
    1,
    (
        Part("table", 1, TABLE),
        Part("deckers", SEATS, DECKER),
        Part("spaces", tuple(space_name(at) for at in SPACES), SPACE),
        Part("piles", PILES, COMMANDS),
        options_part(OPTION),
    ),
)

_VERB: Final = numbered(VERBS)
_PROMPT: Final = numbered(PROMPTS)
_CARD: Final = numbered((*COMMANDS, *PACKETS))
_DECKER: Final = numbered(tuple(CONTENT.deckers))
_SMC: Final = numbered(tuple(CONTENT.smcs))
_UPGRADE: Final = {"": 0, **numbered(tuple(CONTENT.upgrades))}
_OBJECTIVE: Final = numbered(tuple(CONTENT.objectives))
_ACTION: Final = numbered(ACTIONS)
_LEVEL: Final = {level: number for number, level in enumerate(Level, 1)}
_PHASE: Final = {phase: number for number, phase in enumerate(Phase, 1)}
_NAMED_SPACE: Final = {space_name(at): at + 1 for at in SPACES}
_EFFECT_OF: Final = numbered(("smc", "upgrade", "objective"))
_NUMBER_OF: Final = {key: number for number, key in enumerate(COMMANDS)}
_TRACKS: Final = tuple(track.value for track in Track)
_HOUSE: Final = tuple(rule.value for rule in HouseRule)
_LASTING: Final = tuple(word.value for word in Lasting)


class DeckersEye:
    """A seat's look at one game after the other: what has not changed since the last look is not read again."""

    layout: Final = LAYOUT

    def __init__(self, seat: int, prices: bool = False) -> None:
        self.seat, self.prices = seat, prices
        self._network: tuple[object, ...] = ()
        self._fields: Sequence[Field] = ()
        self._spaces = list[bytes]()
        self._board = b""
        self._seen: list[tuple[Decker, bytes] | None] = [None] * SEATS
        self._goal: tuple[object, tuple[int, ...]] = ((), ())

    def observe(self, game: Game[State, DeckersView]) -> bytearray:
        """What the seat may know, as `LAYOUT` says."""
        state, ask = game.state, game.ask
        if ask is None or ask.seat != self.seat:
            asked, options, count = _NOT_ASKED, [], 0
        else:
            asked, options, count = self._asked(game, ask), self._options(game, ask), len(ask.options)
        table = packed((*self._situation(state), *self._objective(state), *self._things(state), *asked))
        order = [(self.seat + place) % len(state.deckers) for place in range(len(state.deckers))]
        deckers = [self._decker(state, seat) for seat in order] + [bytes(len(DECKER))] * (SEATS - len(order))
        piles = [self._pile(state, seat) for seat in order] + [_NO_PILES] * (SEATS - len(order))
        common = (_counted(state, state.row), _counted(state, state.gone))
        network = self._look(state)
        rest = _NO_OPTIONS[min(count, OPTIONS)]
        return bytearray().join((table, *deckers, network, *piles, *common, *options, rest))

    # the network

    def _look(self, state: State) -> bytes:
        """The spaces; those on which nothing has changed stand as they did."""
        avatars = [tuple(decker.avatars) for decker in state.deckers]
        network = (state.board, state.tiles, avatars)
        if network == self._network:
            if state.fields == self._fields:
                return self._board
            old, spaces = self._fields, self._spaces
            for at, field in enumerate(state.fields):
                if field is not old[at]:
                    spaces[at] = self._space(state, at)
        else:
            self._spaces = spaces = [self._space(state, at) for at in SPACES]
        self._network, self._fields, self._board = network, state.fields.copy(), b"".join(spaces)
        return self._board

    def _space(self, state: State, at: int) -> bytes:
        here = 0
        for seat, decker in enumerate(state.deckers):
            if at in decker.avatars:
                here |= 1 << (seat - self.seat) % len(state.deckers)
        packets = sum(space == at for space, _ in state.tiles)
        return _laid(state.board, at) + _lying(state.fields[at]) + bytes((packets, here))

    # the deckers and their cards

    def _decker(self, state: State, seat: int) -> bytes:
        decker = state.deckers[seat]
        avatar, second = (*decker.avatars, -1, -1)[:2]
        return packed(
            (
                *(_DECKER[decker.id], decker.colour + 1, decker.start + 1, avatar + 1, second + 1, decker.turns),
                *(len(decker.hand), len(decker.deck), len(decker.discard), decker.joker_used, seat == state.active),
                *([decker.packets.count(packet) for packet in PACKETS] if decker.packets else _NO_PACKETS),
            )
        )

    def _pile(self, state: State, seat: int) -> bytes:
        decker, before = state.deckers[seat], self._seen[seat]
        if before is not None and before[0] == decker:
            return before[1]
        if seat == self.seat:
            hand, unseen, under = decker.hand, decker.deck, decker.deck[: decker.under]
        else:
            hand, under = [id for id in decker.known if id in decker.hand], []
            unseen = [id for id in (*decker.hand, *decker.deck) if id not in hand]
        piles = (hand, unseen, decker.discard, decker.played, under, decker.shown)
        written = b"".join([_counted(state, pile) for pile in piles])
        self._seen[seat] = decker.copy(), written
        return written

    # the question

    def _asked(self, game: Game[State, DeckersView], ask: Ask) -> tuple[int, ...]:
        pointed, _, need = _pointed(self._crew(game.state), *ask.about)
        return (_PROMPT[ask.prompt], *pointed[:7], *need, len(ask.options), game.begun)

    def _options(self, game: Game[State, DeckersView], ask: Ask) -> list[bytes]:
        crew, options = self._crew(game.state), ask.options[:OPTIONS]
        if not self.prices:
            return [
                _answer(crew, option.verb, 0, *option.at) if option.at else _BARE[option.verb] for option in options
            ]
        prices = [self._price(game, ask, index) for index in range(len(options))]
        rows = zip(options, prices, strict=True)
        return [_answer(crew, option.verb, price, *option.at) for option, price in rows]

    def _price(self, game: Game[State, DeckersView], ask: Ask, index: int) -> int:
        return sum(charge.amount for charge in game.rules.price(game.state, ask, index))

    def _crew(self, state: State) -> tuple[str, ...]:
        """Oneself, then the others in their order."""
        ids = [decker.id for decker in state.deckers]
        return (*ids[self.seat :], *ids[: self.seat])

    # the numbers

    def _situation(self, state: State) -> tuple[int, ...]:
        active = (state.active - self.seat) % len(state.deckers) + 1
        return (
            *(len(state.deckers), active, state.cycle, _LEVEL[state.level], _PHASE[state.phase], state.first_turn),
            *(_SMC[state.smc_id], _UPGRADE[state.upgrade_id], state.layout.fragmented, state.with_packets),
            *[rule in state.options for rule in _HOUSE],
        )

    def _objective(self, state: State) -> tuple[int, ...]:
        """The goal, how far it is met, and what lies on the card."""
        now = (state.objective_holds, state.objectives, measured(state))
        if self._goal[0] != now:
            self._goal = now, _goal(state)
        return self._goal[1]

    def _things(self, state: State) -> Iterable[int]:
        action, palace, horse, lasting = state.action, state.palace, state.horse, state.lasting
        yield from state.supply
        yield from (len(state.upgrades), len(state.spent_tiles), state.focus)
        yield from (0, 0, 0) if action is None else (_ACTION[action.name], state.here + 1, action.ghost + 1)
        if palace is None:
            yield from (0, 0, 0, 0)
        else:
            yield from (palace.space + 1, palace.colours[0] + 1, palace.colours[1] + 1, palace.scouts)
        if horse is None:
            yield from (0,) * (SEATS + 2)
        else:
            loads = [
                horse.programs[(self.seat + place) % len(state.deckers)] + 1 for place in range(len(state.deckers))
            ]
            yield from (horse.space + 1, *loads, *[0] * (SEATS - len(loads)), horse.scout)
        yield from [word in lasting for word in _LASTING]


def _goal(state: State) -> tuple[int, ...]:
    objective, laid, track = state.objective, state.laid, state.track
    parts = objective.goal.parts if len(state.board.hex_of) == len(SPACES) else ()
    measures = [number for part in parts for number in progress(state, part)]
    coming = [_OBJECTIVE[id] for id in state.objectives[1 : COMING + 1]]
    queue = [item + 1 for item in laid.queue[:QUEUE]]
    return (
        *(_OBJECTIVE[objective.id], state.objective_holds, objective.goal.immediate),
        *(measures + [0] * (3 * PARTS - len(measures))),
        *(coming + [0] * (COMING - len(coming))),
        *(*laid.programs, laid.black, laid.white),
        *(queue + [0] * (QUEUE - len(queue))),
        *[track[name] + 1 if name in track else 0 for name in _TRACKS],
    )


_Pointed: TypeAlias = tuple[Sequence[int], Sequence[int], Sequence[int]]
"""What the columns of a question or an answer say, the other cards of a payment, and commands to be paid."""


@lru_cache(1 << 14, typed=True)
def _answer(crew: tuple[str, ...], verb: str, price: int, *at: Pointer) -> bytes:
    """The row of an answer."""
    pointed, payment, _ = _pointed(crew, *at)
    return packed((_VERB[verb], *pointed, *payment, price))


@lru_cache(1 << 12, typed=True)
def _pointed(crew: tuple[str, ...], *things: Pointer) -> _Pointed:
    space = card = scout = decker = effect = 0
    colours, numbers, payment, need = list[int](), list[int](), _NO_PAYMENT, _NO_NEED
    for thing in things:
        match thing:
            case At(at):
                space = at + 1
            case Colour():
                colours.append(thing + 1)
            case int():
                numbers.append(thing + ORIGIN)
            case Place(middle=middle):
                numbers += [axis + ORIGIN for axis in middle]
            case Program(colour, number):
                colours.append(colour + 1)
                numbers.append(number + ORIGIN)
            case Scout(shade, blocking):
                scout = shade + 1 if blocking < 0 else 3 + blocking
            case Named("decker", id):
                decker = crew.index(id) + 1
            case Named("effect-of", id):
                effect = _EFFECT_OF[id]
            case Named(_, id):
                card = _CARD.get(id, 0)
            case Cards(keys):
                card, *payment = [*map(_CARD.__getitem__, keys[:6]), *[0] * (6 - len(keys))]
            case Commands(wanted):
                need = wanted
            case Coming(at=names):
                space = next((_NAMED_SPACE[name] for name in names if name in _NAMED_SPACE), 0)
                numbers += [int(name) + ORIGIN for name in names if name.isdecimal()]
    first, second = (*colours, 0, 0)[:2]
    number, other = (*numbers, 0, 0)[:2]
    return (space, card, first, number, other, scout, decker, second, effect), payment, need


@lru_cache(1 << 12)
def _laid(board: Board, at: int) -> bytes:
    if at not in board.hex_of:
        return bytes(5)
    q, r = board.hex_of[at]
    return packed((1, q + ORIGIN, r + ORIGIN, board.segment_of[at] + 1, at in board.closed))


@lru_cache(1 << 14)
def _lying(field: Field) -> bytes:
    blocked = [field.blocked.count(colour) for colour in Colour]
    return packed(
        (*field.programs, field.installation + 1, field.black, field.white, *blocked, field.guardian + 1),
    )


def _counted(state: State, ids: Iterable[int]) -> bytes:
    counts = bytearray(len(COMMANDS))
    for id in ids:
        counts[_NUMBER_OF[state.cards[id]]] += 1
    return bytes(counts)


_NO_PAYMENT: Final = [0] * 5
_NO_NEED: Final[Sequence[int]] = (0,) * len(Colour)
_NO_PACKETS: Final = [0] * len(PACKETS)
_NO_PILES: Final = bytes(len(_PILES) * len(COMMANDS))
_NOT_ASKED: Final[tuple[int, ...]] = (0,) * (1 + len(_POINTED) + len(Colour) + 2)
_BARE: Final[Mapping[str, bytes]] = {verb: bytes((number, *[0] * (len(OPTION) - 1))) for verb, number in _VERB.items()}
_NO_OPTIONS: Final = [bytes(len(OPTION) * (OPTIONS - count)) for count in range(OPTIONS + 1)]
