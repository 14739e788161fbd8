"""What a seat may know (NR-6): the only picture of a game that leaves the engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import Final

from cyberdeck.kernel import Message, frozen, plain
from cyberdeck.locale.texts import render
from cyberdeck.netrunner.abilities import unbroken
from cyberdeck.netrunner.access import Accessing, AccessNext, AccessOrInstead
from cyberdeck.netrunner.actions import Act
from cyberdeck.netrunner.card import INSTALLED, Card
from cyberdeck.netrunner.outcomes import stake, subroutines
from cyberdeck.netrunner.state import Column, Player, State
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
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Side, SideWord, Type, Value, Zone, server_name


@plain
class Timing(StrEnum):
    """What the game waits for: a window of the timing structure, or a question outside of windows."""

    CORP_BEGINS = "corp-1-1"
    CORP_BEFORE_ACTIONS = "corp-2-1"
    CORP_AFTER_ACTION = "corp-2-2"
    CORP_AFTER_DISCARD = "corp-3-2"
    RUNNER_BEGINS = "runner-1-1"
    RUNNER_AFTER_ACTION = "runner-1-3"
    RUNNER_AFTER_DISCARD = "runner-2-2"
    APPROACH = "run-2-1"
    APPROACH_REZ = "run-2-3"
    ENCOUNTER = "run-3-1"
    SERVER = "run-4-1"
    SERVER_REZ = "run-4-3"
    ACTION = "action"
    ACCESS = "access"
    TRACE = "trace"
    QUESTION = "question"
    """Any other; that everybody can see which card asks is for the log to say."""
    OVER = "over"


_WINDOWS: Final[Mapping[str, Timing]] = {timing.value: timing for timing in Timing}
_ASKING: Final[Mapping[type, Timing]] = {
    Act: Timing.ACTION,
    AccessOrInstead: Timing.ACCESS,
    AccessNext: Timing.ACCESS,
    Accessing: Timing.ACCESS,
    CorpBid: Timing.TRACE,
    RunnerBid: Timing.TRACE,
}


@plain
@frozen
class CardSeen:
    """A card as a seat sees it; `id` is None where it may not know which card it is."""

    name: str
    """Its notation, by which options point at it."""
    id: str | None
    handle: int | None
    """The same as long as the seat can follow the card with its eyes; None for one of a deck or of a hidden hand."""
    faceup: bool = False
    active: bool = False
    advancement: int = 0
    credits: int = 0
    recurring: int = 0
    virus: int = 0
    power: int = 0
    agenda: int = 0
    strength: int | None = None
    rez_cost: int | None = None
    requirement: int | None = None
    subroutines: int = 0
    gained: tuple[str, ...] = ()
    """Subtypes it has for a while, besides the printed ones; open to all."""
    hosted: tuple[CardSeen, ...] = ()


@plain
@frozen
class ServerSeen:
    name: str
    ice: tuple[CardSeen, ...]
    """Outermost first, as the Runner meets it."""
    root: tuple[CardSeen, ...]


@plain
@frozen
class PlayerSeen:
    identity: CardSeen
    credits: int
    clicks: int
    points: int
    hand_size: int
    cards_in_hand: int
    hand: tuple[CardSeen, ...]
    """Empty where the hand is hidden."""
    deck: int
    discard: tuple[CardSeen, ...]
    score: tuple[CardSeen, ...]


@plain
@frozen
class RunSeen:
    server: str
    ice: str | None
    """The approached or encountered ice."""
    encountered: bool
    unbroken: tuple[int, ...]
    subroutines: tuple[Message, ...]
    """What each subroutine of the encountered ice does, broken or not."""
    successful: bool
    credits: int
    at_stake: tuple[str, ...]
    """Cards whose effects hang on the next or the present encounter."""


@plain
@frozen
class TraceSeen:
    strength: int
    link: int
    stake: Message
    """What happens if it succeeds."""


@plain
@frozen
class NetrunnerView:
    """Everything that the rules open to a seat, and nothing else."""

    seat: int
    turn: SideWord
    turns: int
    step: Timing
    corp: PlayerSeen
    runner: PlayerSeen
    servers: tuple[ServerSeen, ...]
    rig: tuple[CardSeen, ...]
    in_play: tuple[CardSeen, ...]
    shown: tuple[CardSeen, ...]
    """Cards that are being shown to this seat just now: accessed, or looked at."""
    bad_publicity: int
    tags: int
    brain_damage: int
    link: int
    memory: int
    memory_used: int
    run: RunSeen | None
    trace: TraceSeen | None
    winners: tuple[SideWord, ...] | None

    def __repr__(self) -> str:
        who = ("corp", "runner", "spectator")[self.seat]
        return f"<view of netrunner, {who}, turn {self.turns} of the {self.turn}, {self.step.value}>"

    def __str__(self) -> str:
        from cyberdeck.netrunner.picture import text

        return text(self, "en", 100)

    def _repr_svg_(self) -> str:
        from cyberdeck.netrunner.drawing import table

        return table(self, lambda told: render(told, "en"))


def view(state: State, seat: int) -> NetrunnerView:
    sheet = state.drawn.kept.get(seat)
    if sheet is None:
        sheet = state.drawn.kept[seat] = Sheet(seat)
    sheet.look(state)
    corp, runner = state.players
    return NetrunnerView(
        seat=seat,
        turn=state.turn.word,
        turns=state.turns,
        step=timing(state),
        corp=sheet.player(CORP, corp),
        runner=sheet.player(RUNNER, runner),
        servers=sheet.servers,
        rig=sheet.rows[_RIG],
        in_play=sheet.rows[_PLAY],
        shown=sheet.shown,
        bad_publicity=corp.bad_publicity,
        tags=runner.tags,
        brain_damage=runner.brain,
        link=sheet.link,
        memory=sheet.memory,
        memory_used=sheet.memory_used,
        run=_run(state, seat),
        trace=_trace(state),
        winners=None if state.result is None else tuple(Side(w).word for w in state.result.winners),
    )


_MODIFIED: Final = (Value.STRENGTH.value, Value.REZ_COST.value, Value.ADVANCEMENT_REQUIREMENT.value)
"""The numbers of a card that other cards change."""
_MEMORY: Final = 1 << 12


def around(state: State) -> tuple[object, ...]:
    """All that the look of a card hangs on besides the card itself: what lies on others, and what changes numbers."""
    cards, table = state.cards, state.index.table
    hosted = [card for id in state.rig if (card := cards[id]).host >= 0]
    sources = [cards[id] for name in _MODIFIED if name in table for id in table[name]]
    encounter = (state.run.encounter,) if sources and state.run else ()
    return (*hosted, *sources, *state.lasting, *encounter)


class Album:
    """How a seat has seen single cards: one that has not changed looks as it did."""

    __slots__ = ("_cards", "known", "met")

    def __init__(self) -> None:
        self.met: dict[int, CardSeen] = {}
        """By the identity of the cards, which is looked up faster than what is on them."""
        self.known: dict[Card, CardSeen] = {}
        self._cards: list[Card] = []
        """They are kept, so that each stays the one it is."""

    def keep(self, card: Card, seen: CardSeen) -> None:
        if len(self._cards) >= _MEMORY:
            self.met.clear()
            self.known.clear()
            self._cards.clear()
        self.met[id(card)] = seen
        self._cards.append(card)


@lru_cache(64)
def _album(seat: int, around: tuple[object, ...]) -> Album:
    return Album()


_BITS: Final = (1, 2, 0)
"""Which cards are shown to a seat; to a spectator none."""
_SERVERS: Final = frozenset((Zone.ICE, Zone.ROOT))
_NO_SERVER: Final = ServerSeen("", (), ())
_PILES: Final = (Zone.HAND, Zone.DISCARD, Zone.SCORE, Zone.HAND, Zone.DISCARD, Zone.SCORE, Zone.RIG, Zone.PLAY)
"""The rows of cards besides servers: three of the Corp, three of the Runner, and two that belong to nobody."""
_RIG: Final = 6
_PLAY: Final = 7
_VISIBLE: Final = ((0, 1, 2, 4, 5, 6, 7), (1, 2, 3, 4, 5, 6, 7), (1, 2, 4, 5, 6, 7))
"""Those that a seat sees: no hand of another."""
_IDLE: Final = frozenset((Zone.DECK, Zone.HAND, Zone.DISCARD, Zone.PLAY))
"""Where no card changes the numbers of a player."""


class Sheet:
    """The cards as a seat saw them last, and as they were then: only what has changed since is looked at anew."""

    __slots__ = (
        "_about", "_album", "_around", "_cards", "_columns", "_identities", "_lone", "_piles", "_players", "_servers",
        "_sizes", "link", "memory", "memory_used", "rows", "seat", "servers", "shown",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat, self._lone = seat, _album(seat, ())
        self._album = self._lone
        self._around: tuple[object, ...] = ()
        self._cards: list[Card] = []
        self._piles: tuple[list[int], ...] = tuple([] for _ in _PILES)
        self._columns: dict[int, Column] = {}
        self._about: object = None
        self._players: dict[Side, tuple[object, PlayerSeen]] = {}
        self.rows: list[tuple[CardSeen, ...]] = [() for _ in _PILES]
        self._servers: dict[int, ServerSeen] = {}
        self.servers: tuple[ServerSeen, ...] = ()
        self.shown: tuple[CardSeen, ...] = ()

    def look(self, state: State) -> None:
        corp, runner = state.players
        run, cards, columns = state.run, state.cards, state.servers
        piles = corp.hand, corp.discard, corp.score, runner.hand, runner.discard, runner.score, state.rig, state.play
        about = state.index, state.lasting, runner.brain, -1 if run is None else run.encounter
        if cards == self._cards and piles == self._piles and columns == self._columns and about == self._about:
            return
        changed = self._changed(state)
        zones = {card.zone for card in changed}
        for number in _VISIBLE[self.seat]:
            pile = piles[number]
            if _PILES[number] in zones or pile != self._piles[number]:
                lying = [id for id in pile if cards[id].host < 0] if number == _RIG else pile
                self.rows[number] = self._row(state, lying, self.rows[number])
        if columns != self._columns or not zones.isdisjoint(_SERVERS):
            self._look_at_servers(state, {card.server for card in changed})
        if about != self._about or not zones <= _IDLE:
            self._count(state)
        self._cards, self._piles, self._columns = cards.copy(), tuple(map(list.copy, piles)), columns.copy()
        self._about = about

    def _changed(self, state: State) -> list[Card]:
        """The cards that may look different now, as they are and as they were; what is being shown is seen to here."""
        cards, before, near, bit = state.cards, self._cards, around(state), _BITS[self.seat]
        if near != self._around or len(before) != len(cards):
            self._album, self._around, changed = _album(self.seat, near), near, cards + before
        else:
            changed = [*compress(cards, map(is_not, cards, before))]
            changed += [before[card.id] for card in changed]
        if any([card.shown for card in changed]):  # noqa: C419 - a list is quicker
            self.shown = self._row(state, [card.id for card in cards if card.shown & bit], self.shown)
        return changed

    def _count(self, state: State) -> None:
        """What hangs on the cards that work for a player."""
        cards, players = state.cards, state.players
        self._identities = [self._card(state, cards[player.identity]) for player in players]
        self._sizes = [(points(state, side), hand_size(state, side)) for side in (CORP, RUNNER)]
        self.link, self.memory, self.memory_used = link(state), memory_limit(state), memory_used(state)

    def player(self, side: Side, player: Player) -> PlayerSeen:
        points, hand_size = self._sizes[side]
        hand, discard, score = self.rows[3 * side : 3 * side + 3]
        identity, cards, deck = self._identities[side], len(player.hand), len(player.deck)
        told = (identity, player.credits, player.clicks, points, hand_size, cards, hand, deck, discard, score)
        known = self._players.get(side)
        if known is None or known[0] != told:
            known = self._players[side] = told, PlayerSeen(*told)
        return known[1]

    def _look_at_servers(self, state: State, touched: Collection[int]) -> None:
        known, columns, before = self._servers, state.servers, self._columns
        self._servers = {
            number: known[number]
            if number not in touched and columns[number] is before.get(number)
            else self._server(state, number, known.get(number, _NO_SERVER))
            for number in sorted(columns)
        }
        self.servers = tuple(self._servers.values())

    def _server(self, state: State, number: int, before: ServerSeen) -> ServerSeen:
        ice, root = state.servers[number]
        return ServerSeen(
            server_name(number), self._row(state, ice[::-1], before.ice), self._row(state, root, before.root)
        )

    def _row(self, state: State, ids: Sequence[int], before: tuple[CardSeen, ...]) -> tuple[CardSeen, ...]:
        """The same row, where all looks as before."""
        cards, met = state.cards, self._album.met
        seen = tuple([met.get(id(cards[number])) or self._card(state, cards[number]) for number in ids])
        return before if seen == before else seen

    def _card(self, state: State, card: Card) -> CardSeen:
        """Only what is installed and agendas can look different because of other cards."""
        album = self._album if card.zone in INSTALLED or card.type is Type.AGENDA else self._lone
        seen = album.met.get(id(card))
        if seen is None:
            seen = album.known.get(card)
            if seen is None:
                seen = album.known[card] = self._seen(state, card)
            album.keep(card, seen)
        if album is not self._album:
            self._album.keep(card, seen)
        return seen

    def _seen(self, state: State, card: Card) -> CardSeen:
        """One card, as far as the seat may know it; tokens are open to all (NR-6.6)."""
        seat, known = self.seat, card.visible(self.seat)
        installed = known and card.zone in INSTALLED
        return CardSeen(
            name=card.notation(seat),
            id=card.key if known else None,
            handle=card.handle(seat),
            faceup=known and card.faceup,
            active=known and card.active,
            advancement=card.advancement,
            credits=card.credits,
            recurring=card.recurring,
            virus=card.virus,
            power=card.power,
            agenda=card.agenda,
            strength=strength(state, card) if installed and has_strength(card) else None,
            rez_cost=rez_cost(state, card) if installed and can_be_rezzed(card) else None,
            requirement=requirement(state, card) if known and card.type is Type.AGENDA else None,
            subroutines=len(text_of(card).subroutines) if known else 0,
            gained=_gained(state, card) if state.lasting else (),
            hosted=self._row(state, card.hosted, ()) if card.hosted else (),
        )


def _gained(state: State, card: Card) -> tuple[str, ...]:
    return tuple([x.name for x in state.lasting if x.target == card.id and x.name != "strength"])


def has_strength(card: Card) -> bool:
    """Installed ice and icebreakers have a strength while they are active."""
    return card.active and (card.type is Type.ICE or "icebreaker" in card.printed.subtypes)


def can_be_rezzed(card: Card) -> bool:
    return card.zone in (Zone.ICE, Zone.ROOT) and card.type is not Type.AGENDA


def _run(state: State, seat: int) -> RunSeen | None:
    run = state.run
    if run is None:
        return None
    ice = state.cards[run.ice].notation(seat) if run.ice >= 0 else None
    return RunSeen(
        server=server_name(run.server),
        ice=ice,
        encountered=run.encounter >= 0,
        unbroken=tuple(unbroken(state)),
        subroutines=subroutines(state),
        successful=run.successful,
        credits=run.credits,
        at_stake=tuple(
            dict.fromkeys(state.cards[source].notation(seat) for _, source in run.coming + run.unless_broken)
        ),
    )


def _trace(state: State) -> TraceSeen | None:
    step, source = state.stack[-1] if state.stack else (None, -1)
    if not isinstance(step, CorpBid | RunnerBid):
        return None
    strength = step.base if isinstance(step, CorpBid) else step.trace
    return TraceSeen(strength, link(state), stake(state, step, source))


def timing(state: State) -> Timing:
    if not state.stack:
        return Timing.OVER
    step = state.stack[-1][0]
    return _WINDOWS[step.step] if isinstance(step, Window) else _ASKING.get(type(step), Timing.QUESTION)
