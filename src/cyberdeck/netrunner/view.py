"""What a seat may know (NR-6): the only picture of a game that leaves the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from cyberdeck.kernel import Message, plain
from cyberdeck.netrunner.abilities import unbroken
from cyberdeck.netrunner.access import Accessing, AccessNext, AccessOrInstead
from cyberdeck.netrunner.actions import Act
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.outcomes import stake, subroutines
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
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Side, SideWord, Type, Zone, server_name


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
@dataclass(frozen=True, slots=True)
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
@dataclass(frozen=True, slots=True)
class ServerSeen:
    name: str
    ice: tuple[CardSeen, ...]
    """Outermost first, as the Runner meets it."""
    root: tuple[CardSeen, ...]


@plain
@dataclass(frozen=True, slots=True)
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
@dataclass(frozen=True, slots=True)
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
@dataclass(frozen=True, slots=True)
class TraceSeen:
    strength: int
    link: int
    stake: Message
    """What happens if it succeeds."""


@plain
@dataclass(frozen=True, slots=True)
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


def view(state: State, seat: int) -> NetrunnerView:
    shown = [card for card in state.cards if card.shown]
    return NetrunnerView(
        seat=seat,
        turn=state.turn.word,
        turns=state.turns,
        step=_step(state),
        corp=_player(state, CORP, seat),
        runner=_player(state, RUNNER, seat),
        servers=tuple(_server(state, number, seat) for number in sorted(state.servers)),
        rig=tuple(seen(state, state.cards[id], seat) for id in state.rig if state.cards[id].host < 0),
        in_play=tuple(seen(state, state.cards[id], seat) for id in state.play),
        shown=tuple(seen(state, card, seat) for card in shown if seat >= 0 and card.shown >> seat & 1),
        bad_publicity=state.corp.bad_publicity,
        tags=state.runner.tags,
        brain_damage=state.runner.brain,
        link=link(state),
        memory=memory_limit(state),
        memory_used=memory_used(state),
        run=_run(state, seat),
        trace=_trace(state),
        winners=None if state.result is None else tuple(Side(w).word for w in state.result.winners),
    )


def seen(state: State, card: Card, seat: int) -> CardSeen:
    """One card, as far as `seat` may know it; tokens are open to all (NR-6.6)."""
    alone = _alone(card, seat)
    if alone is not None and not state.lasting:
        return alone
    numbers = _numbers(state, card) if card.visible(seat) else _NO_NUMBERS
    gained = tuple(x.name for x in state.lasting if x.target == card.id and x.name != "strength")
    return _drawn(card, seat, numbers, gained, tuple(seen(state, state.cards[id], seat) for id in card.hosted))


class _Numbers(NamedTuple):
    """What hangs on other cards too."""

    strength: int | None = None
    rez_cost: int | None = None
    requirement: int | None = None


_NO_NUMBERS: Final = _Numbers()
_MEMORY: Final = 1 << 14
"""A card that has not changed looks as it did, in a game and in its copies."""


@lru_cache(_MEMORY)
def _alone(card: Card, seat: int) -> CardSeen | None:
    """A card whose look hangs on nothing but itself; None where it hangs on others."""
    if card.hosted or (card.visible(seat) and _numbered(card)):
        return None
    return _drawn(card, seat, _NO_NUMBERS, (), ())


@lru_cache(_MEMORY)
def _drawn(card: Card, seat: int, numbers: _Numbers, gained: tuple[str, ...], hosted: tuple[CardSeen, ...]) -> CardSeen:
    known = card.visible(seat)
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
        strength=numbers.strength,
        rez_cost=numbers.rez_cost,
        requirement=numbers.requirement,
        subroutines=len(text_of(card).subroutines) if known else 0,
        gained=gained,
        hosted=hosted,
    )


def _numbered(card: Card) -> bool:
    return card.type is Type.AGENDA or _can_be_rezzed(card) or _strong(card)


def _numbers(state: State, card: Card) -> _Numbers:
    return _Numbers(
        strength(state, card) if _strong(card) else None,
        rez_cost(state, card) if _can_be_rezzed(card) else None,
        requirement(state, card) if card.type is Type.AGENDA else None,
    )


def _strong(card: Card) -> bool:
    """Ice and icebreakers have a strength while they are installed and active."""
    breaks_or_stops = card.type is Type.ICE or "icebreaker" in card.printed.subtypes
    return breaks_or_stops and card.installed and card.active


def _can_be_rezzed(card: Card) -> bool:
    return card.zone in (Zone.ICE, Zone.ROOT) and card.type is not Type.AGENDA


def _player(state: State, side: Side, seat: int) -> PlayerSeen:
    player, cards = state.players[side], state.cards
    hand = tuple(seen(state, cards[id], seat) for id in player.hand) if side == seat else ()
    return PlayerSeen(
        identity=seen(state, cards[player.identity], seat),
        credits=player.credits,
        clicks=player.clicks,
        points=points(state, side),
        hand_size=hand_size(state, side),
        cards_in_hand=len(player.hand),
        hand=hand,
        deck=len(player.deck),
        discard=tuple(seen(state, cards[id], seat) for id in player.discard),
        score=tuple(seen(state, cards[id], seat) for id in player.score),
    )


def _server(state: State, number: int, seat: int) -> ServerSeen:
    column = state.servers[number]
    ice = tuple(seen(state, state.cards[id], seat) for id in reversed(column.ice))
    return ServerSeen(server_name(number), ice, tuple(seen(state, state.cards[id], seat) for id in column.root))


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


def _step(state: State) -> Timing:
    if not state.stack:
        return Timing.OVER
    step = state.stack[-1][0]
    return Timing(step.step) if isinstance(step, Window) else _ASKING.get(type(step), Timing.QUESTION)
