"""What a seat may know (NR-6): the only picture of a game that leaves the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from cyberdeck.kernel import Message, frozen, plain
from cyberdeck.locale.texts import render
from cyberdeck.netrunner.abilities import unbroken
from cyberdeck.netrunner.access import Accessing, AccessNext, AccessOrInstead
from cyberdeck.netrunner.actions import Act
from cyberdeck.netrunner.card import INSTALLED, Card
from cyberdeck.netrunner.drawn import Drawn
from cyberdeck.netrunner.outcomes import stake, subroutines
from cyberdeck.netrunner.state import Player, State
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
    drawn = state.drawn
    table, corp, runner = _table(state, seat, drawn), state.corp, state.runner
    return NetrunnerView(
        seat=seat,
        turn=state.turn.word,
        turns=state.turns,
        step=timing(state),
        corp=_player(seat, CORP, corp, table.corp, drawn),
        runner=_player(seat, RUNNER, runner, table.runner, drawn),
        servers=table.servers,
        rig=table.rig,
        in_play=table.in_play,
        shown=table.shown,
        bad_publicity=corp.bad_publicity,
        tags=runner.tags,
        brain_damage=runner.brain,
        link=table.link,
        memory=table.memory,
        memory_used=table.memory_used,
        run=_run(state, seat),
        trace=_trace(state),
        winners=None if state.result is None else tuple(Side(w).word for w in state.result.winners),
    )


class Place(NamedTuple):
    """The cards of a player, and the numbers that come of them."""

    identity: CardSeen
    points: int
    hand_size: int
    hand: tuple[CardSeen, ...]
    discard: tuple[CardSeen, ...]
    score: tuple[CardSeen, ...]


class Table(NamedTuple):
    """All that a seat sees of the cards."""

    corp: Place
    runner: Place
    servers: tuple[ServerSeen, ...]
    rig: tuple[CardSeen, ...]
    in_play: tuple[CardSeen, ...]
    shown: tuple[CardSeen, ...]
    link: int
    memory: int
    memory_used: int


def _table(state: State, seat: int, drawn: Drawn) -> Table:
    corp, runner, run = state.players[CORP], state.players[RUNNER], state.run
    piles = corp.hand, corp.discard, corp.score, runner.hand, runner.discard, runner.score, state.rig, state.play
    around = state.index, state.lasting, runner.brain, -1 if run is None else run.encounter
    source = (*state.cards, *map(tuple, piles), *state.servers.items(), *around)
    return drawn.part(seat, source, lambda: _Eye(state, seat, drawn).table())


_MODIFIED: Final = (Value.STRENGTH.value, Value.REZ_COST.value, Value.ADVANCEMENT_REQUIREMENT.value)
"""The numbers of a card that other cards change."""
_MEMORY: Final = 1 << 12


def around(state: State) -> tuple[object, ...]:
    """All that the look of a card hangs on besides the card itself: what lies on others, and what changes numbers."""
    cards = state.cards
    hosted = [card for id in state.rig if (card := cards[id]).host >= 0]
    sources = [cards[id] for name in _MODIFIED for id in state.index.get(name)]
    encounter = (state.run.encounter,) if sources and state.run else ()
    return (*hosted, *sources, *state.lasting, *encounter)


class Album:
    """How a seat has seen single cards: one that has not changed looks as it did."""

    __slots__ = ("_known", "_met")

    def __init__(self) -> None:
        self._met: dict[int, tuple[Card, CardSeen]] = {}
        """By the identity of the cards, which is looked up faster than what is on them; they are kept here."""
        self._known: dict[Card, CardSeen] = {}

    def look(self, card: Card, draw: Callable[[Card], CardSeen]) -> CardSeen:
        met = self._met.get(id(card))
        if met is not None:
            return met[1]
        if len(self._met) >= _MEMORY:
            self._met.clear()
            self._known.clear()
        seen = self._known.get(card)
        if seen is None:
            seen = self._known[card] = draw(card)
        self._met[id(card)] = card, seen
        return seen


@lru_cache(64)
def _album(seat: int, around: tuple[object, ...]) -> Album:
    return Album()


class _Eye:
    """A seat's look at the cards of a position."""

    __slots__ = ("album", "around", "drawn", "lone", "seat", "state")

    def __init__(self, state: State, seat: int, drawn: Drawn) -> None:
        self.state, self.seat, self.drawn, self.around = state, seat, drawn, around(state)
        self.album, self.lone = _album(seat, self.around), _album(seat, ())

    def table(self) -> Table:
        state, cards, seat = self.state, self.state.cards, self.seat
        lying = [cards[id] for column in state.servers.values() for ids in column for id in ids]
        source = (self.around, *state.servers.items(), *lying)
        return Table(
            self._place(CORP),
            self._place(RUNNER),
            self.drawn.part((seat, "servers"), source, self._servers),
            self._row([id for id in state.rig if cards[id].host < 0]),
            self._row(state.play),
            tuple([self._card(card) for card in cards if card.shown and seat >= 0 and card.shown >> seat & 1]),
            link(state),
            memory_limit(state),
            memory_used(state),
        )

    def _place(self, side: Side) -> Place:
        state, player = self.state, self.state.players[side]
        return Place(
            self._card(state.cards[player.identity]),
            points(state, side),
            hand_size(state, side),
            self._pile((side, "hand"), player.hand) if side == self.seat else (),
            self._pile((side, "discard"), player.discard),
            self._pile((side, "score"), player.score),
        )

    def _pile(self, name: object, ids: list[int]) -> tuple[CardSeen, ...]:
        source = (self.around, *map(self.state.cards.__getitem__, ids))
        return self.drawn.part((self.seat, name), source, lambda: self._row(ids)) if ids else ()

    def _servers(self) -> tuple[ServerSeen, ...]:
        return tuple([self._server(number) for number in sorted(self.state.servers)])

    def _server(self, number: int) -> ServerSeen:
        column = self.state.servers[number]
        return ServerSeen(server_name(number), self._row(column.ice[::-1]), self._row(column.root))

    def _row(self, ids: Sequence[int]) -> tuple[CardSeen, ...]:
        cards = self.state.cards
        return tuple([self._card(cards[id]) for id in ids])

    def _card(self, card: Card) -> CardSeen:
        """Only what is installed and agendas can look different because of other cards."""
        album = self.album if card.zone in INSTALLED or card.type is Type.AGENDA else self.lone
        return album.look(card, self._seen)

    def _seen(self, card: Card) -> CardSeen:
        """One card, as far as the seat may know it; tokens are open to all (NR-6.6)."""
        state, seat, known = self.state, self.seat, card.visible(self.seat)
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
            hosted=self._row(card.hosted) if card.hosted else (),
        )


def _gained(state: State, card: Card) -> tuple[str, ...]:
    return tuple([x.name for x in state.lasting if x.target == card.id and x.name != "strength"])


def has_strength(card: Card) -> bool:
    """Installed ice and icebreakers have a strength while they are active."""
    return card.active and (card.type is Type.ICE or "icebreaker" in card.printed.subtypes)


def can_be_rezzed(card: Card) -> bool:
    return card.zone in (Zone.ICE, Zone.ROOT) and card.type is not Type.AGENDA


def _player(seat: int, side: Side, player: Player, place: Place, drawn: Drawn) -> PlayerSeen:
    source = (player.credits, player.clicks, len(player.hand), len(player.deck), place)
    return drawn.part((seat, side), source, lambda: _player_seen(player, place))


def _player_seen(player: Player, place: Place) -> PlayerSeen:
    return PlayerSeen(
        identity=place.identity,
        credits=player.credits,
        clicks=player.clicks,
        points=place.points,
        hand_size=place.hand_size,
        cards_in_hand=len(player.hand),
        hand=place.hand,
        deck=len(player.deck),
        discard=place.discard,
        score=place.score,
    )


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
    match step:
        case CorpBid(strength) | RunnerBid(strength):
            return TraceSeen(strength, link(state), stake(state, step, source))
    return None


def timing(state: State) -> Timing:
    if not state.stack:
        return Timing.OVER
    step = state.stack[-1][0]
    return Timing(step.step) if isinstance(step, Window) else _ASKING.get(type(step), Timing.QUESTION)
