"""What a seat may know (NR-6): the only picture of a game that leaves the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cyberdeck.kernel import plain
from cyberdeck.netrunner.abilities import unbroken
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import text_of
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
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Type, Zone, server_name

TOKENS = ("advancement", "credits", "recurring", "virus", "power", "agenda")


@plain
@dataclass(frozen=True, slots=True)
class CardSeen:
    """A card as a seat sees it; `id` is None where it may not know which card it is."""

    name: str
    """Its notation, by which options point at it."""
    id: str | None
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
    successful: bool
    credits: int
    at_stake: tuple[str, ...]
    """Cards whose effects hang on the next or the present encounter."""


@plain
@dataclass(frozen=True, slots=True)
class NetrunnerView:
    """Everything that the rules open to a seat, and nothing else."""

    seat: int
    turn: str
    turns: int
    step: str
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
    winners: tuple[str, ...] | None


def view(state: State, seat: int) -> NetrunnerView:
    return NetrunnerView(
        seat=seat,
        turn=state.turn.notation(seat),
        turns=state.turns,
        step=_step(state),
        corp=_player(state, CORP, seat),
        runner=_player(state, RUNNER, seat),
        servers=tuple(_server(state, number, seat) for number in sorted(state.servers)),
        rig=tuple(seen(state, state.cards[id], seat) for id in state.rig if state.cards[id].host < 0),
        in_play=tuple(seen(state, state.cards[id], seat) for id in state.play),
        shown=tuple(seen(state, card, seat) for card in state.cards if seat >= 0 and card.shown >> seat & 1),
        bad_publicity=state.corp.bad_publicity,
        tags=state.runner.tags,
        brain_damage=state.runner.brain,
        link=link(state),
        memory=memory_limit(state),
        memory_used=memory_used(state),
        run=_run(state, seat),
        winners=None if state.result is None else tuple(Side(w).notation(seat) for w in state.result.winners),
    )


def seen(state: State, card: Card, seat: int) -> CardSeen:
    """One card, as far as `seat` may know it; tokens are open to all (NR-6.6)."""
    known = card.visible(seat)
    name = card.notation(seat)
    tokens: dict[str, Any] = {token: getattr(card, token) for token in TOKENS}
    gained = tuple(x.name for x in state.lasting if x.target == card.id and x.name != "strength")
    hosted = tuple(seen(state, state.cards[id], seat) for id in card.hosted)
    if not known:
        return CardSeen(name, None, gained=gained, hosted=hosted, **tokens)
    installed_corp = card.zone in (Zone.ICE, Zone.ROOT)
    breaks_or_stops = card.type is Type.ICE or "icebreaker" in card.printed.subtypes
    has_strength = card.installed and card.active and breaks_or_stops
    return CardSeen(
        name,
        card.key,
        faceup=card.faceup,
        active=card.active,
        strength=strength(state, card) if has_strength else None,
        rez_cost=rez_cost(state, card) if installed_corp and card.type is not Type.AGENDA else None,
        requirement=requirement(state, card) if card.type is Type.AGENDA else None,
        subroutines=len(text_of(card).subroutines),
        gained=gained,
        hosted=hosted,
        **tokens,
    )


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
        successful=run.successful,
        credits=run.credits,
        at_stake=tuple(
            dict.fromkeys(state.cards[source].notation(seat) for _, source in run.coming + run.unless_broken)
        ),
    )


def _step(state: State) -> str:
    """The step of the timing structure that the nearest window belongs to; outside windows, what is being asked."""
    if not state.stack:
        return "over"
    step = state.stack[-1][0]
    return step.step if isinstance(step, Window) else type(step).__name__
