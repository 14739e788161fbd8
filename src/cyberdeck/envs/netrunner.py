"""An observation of Netrunner: what a seat may know of a position (NR-6), read from the position itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from cyberdeck.envs.layout import OPTIONS, Layout, Part, numbered, options_part, packed
from cyberdeck.kernel import Ask, Game
from cyberdeck.netrunner.abilities import unbroken
from cyberdeck.netrunner.card import INSTALLED, Card
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.traces import CorpBid, RunnerBid
from cyberdeck.netrunner.values import (
    hand_size,
    link,
    memory_limit,
    memory_used,
    points,
    requirement,
    rez_cost,
    strength,
)
from cyberdeck.netrunner.view import NetrunnerView, Timing, around, can_be_rezzed, has_strength, timing
from cyberdeck.netrunner.words import CORP, RUNNER, Server, Side, Type, Word, Zone

# fmt: off
VERBS: Final = (
    "number", "done", "decline", "resolve", "keep", "mulligan", "yes", "no", "pass", "draw", "credit", "credits",
    "play", "install", "server", "host", "trash-first", "rez", "advance", "score", "purge", "run", "continue",
    "jack-out", "boost", "break", "access", "steal", "trash", "leave", "use", "prevent", "access-cards", "instead",
    "rig", "forfeit", "take", "take-tag", "end-run", "choose", "expose", "next", "discard", "remove-counter",
    "remove-tag",
)
"""What an answer can begin with."""
PROMPTS: Final = (
    "interrupt", "resolve-next", "mulligan", "action", "window", "discard", "install-where", "install-trash",
    "install-host", "make-room", "memory-short", "pay-from-card", "pay-from-run", "jack-out", "break-more", "access",
    "accessing", "trace-strength", "link-strength", "may", "may-pay", "run-where", "access-more", "access-or-instead",
    "choose-advance", "choose-expose", "choose-program", "forfeit", "install-free", "name-x", "lose-credits",
    "prevent-damage", "rez-or-trash", "search", "tag-or-end", "take-back", "take-credits", "choose-ice",
    "choose-install", "crypsis", "infiltration", "pawn", "put-on-top", "rez-free",
)
"""What can be asked."""
# fmt: on
TITLES: Final = tuple(sorted(PRINTED, key=lambda key: PRINTED[key].number))
"""The cards by their printed numbers."""
ROWS: Final = 64
"""So many cards are told one by one."""
NO_STRENGTH: Final = 0
STRENGTH: Final = 32
"""What stands for a strength of 0: it may be less."""

TABLE: Final = (
    *("side", "turn", "turns", "step", "prompt", "prompt_row", "prompt_title", "prompt_number"),
    *("prompt_word", "options", "answers"),
    *("corp_credits", "corp_clicks", "corp_points", "corp_hand", "corp_hand_size", "corp_deck", "corp_discard"),
    *("runner_credits", "runner_clicks", "runner_points", "runner_hand", "runner_hand_size", "runner_deck"),
    *("runner_discard", "bad_publicity", "tags", "brain_damage", "link", "memory", "memory_used"),
    *("run_server", "run_ice_row", "run_encounter", "run_unbroken", "run_successful", "run_credits", "trace"),
)
CARD: Final = (
    *("title", "mine", "zone", "server", "spot", "known", "faceup", "active", "advancement", "credits", "recurring"),
    *("virus", "power", "agenda", "strength", "rez_cost", "requirement", "subroutines", "host_title"),
)
PILES: Final = (
    *("my_hand", "my_deck", "my_discard", "my_score"),
    *("their_hand", "their_deck", "their_discard", "their_score", "removed"),
)
OPTION: Final = ("verb", "row", "title", "server", "number", "second_title", "clicks", "credits", "other")

LAYOUT: Final = Layout(
    "netrunner",
    1,
    (Part("table", 1, TABLE), Part("cards", ROWS, CARD), Part("piles", PILES, TITLES), options_part(OPTION)),
)


_VERB: Final = numbered(VERBS)
_PROMPT: Final = numbered(PROMPTS)
_TITLE: Final = {"": 0, **numbered(TITLES)}
_ZONE: Final = {zone: number for number, zone in enumerate(Zone, 1)}
_STEP: Final = {step: number for number, step in enumerate(Timing, 1)}
_WORD: Final = numbered(("net-damage", "meat-damage", "brain-damage", "tags", "trash", "expose"))
_PRICE: Final = {"click": 0, "credit": 1}
_PLANES: Final = {
    (Zone.HAND, True): 0,
    (Zone.DECK, True): 1,
    (Zone.DISCARD, True): 2,
    (Zone.SCORE, True): 3,
    (Zone.HAND, False): 4,
    (Zone.DECK, False): 5,
    (Zone.DISCARD, False): 6,
    (Zone.SCORE, False): 7,
    (Zone.REMOVED, True): 8,
    (Zone.REMOVED, False): 8,
}
"""Which pile a card counts in, by its zone and whether it is one's own; agendas go by whose score area they are in."""
_SHOWN: Final = (Zone.DECK, Zone.HAND)


class NetrunnerEye:
    """A seat's look at one game after the other: what has not changed since the last look is not read again."""

    layout: Final = LAYOUT

    def __init__(self, seat: int, prices: bool = False) -> None:
        self.seat, self.prices = seat, prices
        self._cards: list[Card] = []
        self._source: tuple[object, ...] = ()
        self._around: tuple[object, ...] = ()
        self._rows: list[bytes | None] = []
        self._slots: list[int] = []
        self._piles = bytearray()
        self._row_of: dict[int, int] = {}
        self._board = b""
        self._numbers: tuple[int, ...] = ()

    def observe(self, game: Game[State, NetrunnerView]) -> bytearray:
        """What the seat may know, as `LAYOUT` says."""
        state, ask = game.state, game.ask
        self._look(state)
        if ask is None or ask.seat != self.seat:
            asked, options, count = _NOT_ASKED, [], 0
        else:
            asked, options, count = self._asked(game, ask), self._options(game, ask), len(ask.options)
        table = packed((*self._situation(state), *asked, *self._standing(state)))
        return bytearray().join((table, self._board, self._piles, *options, _NO_OPTIONS[min(count, OPTIONS)]))

    # the cards

    def _look(self, state: State) -> None:
        run, cards = state.run, state.cards
        corp, runner = state.players
        source = (
            *(state.index, state.lasting, runner.brain, -1 if run is None else run.encounter, state.servers),
            *(state.rig, state.play, corp.score, runner.score, state.players[self.seat].hand),
        )
        if cards == self._cards and source == self._source:
            return
        self._source = tuple([part.copy() if isinstance(part, list | dict) else part for part in source])
        near = around(state)
        self._note_changes(state, near != self._around)
        self._cards, self._around = cards.copy(), near
        order = self._order(state)
        self._row_of = {id: row for row, id in enumerate(order, 1)}
        rows = [self._rows[id] or self._row(state, id) for id in order]
        self._board = b"".join(rows) + bytes(len(CARD) * (ROWS - len(rows)))
        self._numbers = (
            *(points(state, CORP), hand_size(state, CORP), points(state, RUNNER), hand_size(state, RUNNER)),
            *(link(state), memory_limit(state), memory_used(state)),
        )

    def _note_changes(self, state: State, everything: bool) -> None:
        """Which rows have to be written anew, and what the piles hold."""
        cards, old = state.cards, self._cards
        if len(cards) != len(old):
            old = self._cards = [_NOWHERE] * len(cards)
            self._rows, self._slots, self._piles = [None] * len(cards), [-1] * len(cards), bytearray(_PILES)
        elif everything:
            self._rows = [None] * len(cards)
        rows, slots, piles = self._rows, self._slots, self._piles
        for id, card in enumerate(cards):
            if card is not old[id]:
                rows[id] = None
                slot = self._slot(card)
                if slot != slots[id]:
                    if slots[id] >= 0:
                        piles[slots[id]] -= 1
                    if slot >= 0:
                        piles[slot] += 1
                    slots[id] = slot

    def _slot(self, card: Card) -> int:
        """Where a card is counted: whoever owns a deck knows what is in it, others count the cards that they know."""
        owner = card.owner if card.holder is None else card.holder
        plane = _PLANES.get((card.zone, owner == self.seat), -1)
        if plane < 0 or (plane != 1 and not self._title(card)):
            return -1
        return plane * len(TITLES) + _TITLE[card.key] - 1

    def _order(self, state: State) -> list[int]:
        """The cards that lie somewhere by themselves, in an order that the seat sees."""
        corp, runner = state.players
        order = [corp.identity, runner.identity]
        for number in sorted(state.servers):
            ice, root = state.servers[number]
            order += ice
            order += root
        order += state.rig
        order += state.play
        order += corp.score
        order += runner.score
        order += state.players[self.seat].hand
        bit = 1 << self.seat
        order += [card.id for card in state.cards if card.shown & bit and self._elsewhere(card)]
        return order[:ROWS]

    def _elsewhere(self, card: Card) -> bool:
        return card.zone in _SHOWN and not (card.zone is Zone.HAND and card.owner == self.seat)

    def _title(self, card: Card) -> int:
        """0 where the seat does not know which card it is."""
        seat = self.seat
        return _TITLE[card.key] if card.known >> seat & 1 or card.visible(seat) else 0

    def _row(self, state: State, id: int) -> bytes:
        card, seat = state.cards[id], self.seat
        visible, installed = card.visible(seat), card.zone in INSTALLED
        written = self._rows[id] = packed(
            (
                *(self._title(card), card.owner == seat, _ZONE[card.zone], card.server + 1 if installed else 0),
                *(card.spot if installed else 0, 2 if visible else card.known >> seat & 1),
                *(visible and card.faceup, visible and card.active, card.advancement, card.credits, card.recurring),
                *(card.virus, card.power, card.agenda),
                STRENGTH + strength(state, card) if visible and installed and has_strength(card) else NO_STRENGTH,
                1 + rez_cost(state, card) if visible and installed and can_be_rezzed(card) else 0,
                1 + requirement(state, card) if visible and card.type is Type.AGENDA else 0,
                len(text_of(card).subroutines) if visible else 0,
                self._title(state.cards[card.host]) if card.host >= 0 else 0,
            )
        )
        return written

    # the question

    def _asked(self, game: Game[State, NetrunnerView], ask: Ask) -> tuple[int, ...]:
        row = title = number = word = 0
        for thing in ask.about:
            if isinstance(thing, Card):
                row, title = self._row_of.get(thing.id, 0), self._title(thing)
            elif isinstance(thing, int):
                number = thing + 1
            elif isinstance(thing, Word):
                word = _WORD.get(thing.name, 0)
        return _PROMPT[ask.prompt], row, title, number, word, len(ask.options), game.begun

    def _options(self, game: Game[State, NetrunnerView], ask: Ask) -> list[bytes]:
        written = list[bytes]()
        for index, option in enumerate(ask.options[:OPTIONS]):
            verb, at = option.verb, option.at
            if not at and not self.prices:
                written.append(_BARE[verb])
                continue
            titles, row, server, number = [0, 0], 0, 0, 0
            for place, thing in enumerate(at):
                if isinstance(thing, Card):
                    titles[place > 0] = self._title(thing)
                    row = row or self._row_of.get(thing.id, 0)
                elif isinstance(thing, Server):
                    server = thing.number + 2
                elif isinstance(thing, int):
                    number = thing + 1
            price = self._price(game, ask, index) if self.prices else (0, 0, 0)
            written.append(packed((_VERB[verb], row, titles[0], server, number, titles[1], *price)))
        return written

    def _price(self, game: Game[State, NetrunnerView], ask: Ask, index: int) -> Sequence[int]:
        """Clicks, credits, and how much of anything else."""
        amounts = [0, 0, 0]
        for charge in game.rules.price(game.state, ask, index):
            amounts[_PRICE.get(charge.what, 2)] += charge.amount
        return amounts

    # the numbers

    def _situation(self, state: State) -> tuple[int, ...]:
        return self.seat, state.turn, state.turns, _STEP[timing(state)]

    def _standing(self, state: State) -> Iterable[int]:
        corp, runner = state.players
        corp_points, corp_size, runner_points, runner_size, *rig = self._numbers
        return (
            *(corp.credits, corp.clicks, corp_points, len(corp.hand), corp_size, len(corp.deck), len(corp.discard)),
            *(runner.credits, runner.clicks, runner_points, len(runner.hand), runner_size, len(runner.deck)),
            *(len(runner.discard), corp.bad_publicity, runner.tags, runner.brain, *rig, *self._run(state)),
        )

    def _run(self, state: State) -> tuple[int, ...]:
        step, run = state.stack[-1][0] if state.stack else None, state.run
        match step:
            case CorpBid(strength) | RunnerBid(strength):
                trace = strength + 1
            case _:
                trace = 0
        if run is None:
            return 0, 0, 0, 0, 0, 0, trace
        broken = sum([1 << n - 1 for n in unbroken(state)]) if run.encounter >= 0 else 0
        ice = self._row_of.get(run.ice, 0)
        return run.server + 1, ice, run.encounter >= 0, broken, run.successful, run.credits, trace


_NOT_ASKED: Final[tuple[int, ...]] = (0,) * 7
_NOWHERE: Final = Card(-1, "", Side.CORP, Zone.REMOVED)
_PILES: Final = len(PILES) * len(TITLES)
_BARE: Final[Mapping[str, bytes]] = {verb: bytes((number, *[0] * (len(OPTION) - 1))) for verb, number in _VERB.items()}
_NO_OPTIONS: Final = [bytes(len(OPTION) * (OPTIONS - count)) for count in range(OPTIONS + 1)]
