"""A position as the file that gives it back: in words where they say it all, else step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from graphlib import TopologicalSorter
from itertools import pairwise

from cyberdeck.kernel.moment import in_words, readable, write_moment
from cyberdeck.kernel.readable import Told, some
from cyberdeck.netrunner.card import Card, Handles, open_in
from cyberdeck.netrunner.position import ASIDE, DISCARDS, NUMBERS, PACKAGE, SIDES, build
from cyberdeck.netrunner.reachable import COUNTERS
from cyberdeck.netrunner.state import Record, Run, State
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.turns import AFTER_ACTION, STEPS, DiscardDown
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Zone, server_name

Spec = dict[str, Told]

_SIDES = {bits: word for word, bits in SIDES.items()}


def position(state: State) -> Spec:
    board = _board(state)
    for words in _words(state):
        spec = {**board, **words, **write_moment(state, PACKAGE, still=False)}
        if in_words(state, spec, build):
            return spec
    return {**board, **_steps(state), **write_moment(state, PACKAGE, still=True)}


# what lies on the table


def _board(state: State) -> Spec:
    spec: Spec = {"turn": state.turn.word, "turns": state.turns}
    spec["corp"], spec["runner"] = _player(state, CORP), _player(state, RUNNER)
    spec["servers"] = {
        server_name(server): some(ice=_cards(state, reversed(column.ice)), root=_cards(state, column.root))
        for server, column in state.servers.items()
    }
    aside = {key: _cards(state, getattr(state, key)) for key in ASIDE}
    spec |= some(**aside, last_turn=_record(state.last_record))
    spec["active"] = list(_in_order(state))
    spec["seen"] = _numbers(state.handles)
    return spec


def _player(state: State, side: Side) -> Told:
    player = state.players[side]
    spec: Spec = {"identity": _card(state, player.identity)}
    spec |= {key: getattr(player, name) for key, name in NUMBERS[side].items()}
    piles = {"hand": player.hand, "deck": player.deck[::-1], DISCARDS[side]: player.discard, "score": player.score}
    rig = state.rig if side is RUNNER else ()
    return {**spec, **some(**{key: _cards(state, ids) for key, ids in piles.items()}, rig=_cards(state, rig))}


def _cards(state: State, ids: Iterable[int]) -> list[Told]:
    return [_card(state, id) for id in ids]


def _card(state: State, id: int) -> str:
    card = state.cards[id]
    spot = f"#{card.spot}" if card.zone in (Zone.RIG, Zone.SCORE) and card.spot > 1 else ""
    return f"{card.printed.title}{spot} [{', '.join(_marks(state, card))}]"


def _marks(state: State, card: Card) -> Iterator[str]:
    if card.zone in (Zone.ICE, Zone.ROOT) and card.faceup:
        yield "rezzed"
    if card.zone is Zone.DISCARD and not card.faceup:
        yield "facedown"
    for mark, other in (("on", card.host), ("chosen", card.chosen)):
        if other >= 0:
            yield f"{mark} {_name(state.cards[other])}"
    brought = {"credits": text_of(card).credits, "recurring": text_of(card).recurring} if card.active else {}
    for counter in COUNTERS:
        if (number := getattr(card, counter)) != brought.get(counter, 0):
            yield f"{counter} {number}"
    if card.shown:
        yield f"shown {_SIDES[card.shown]}"
    if unseen := card.known & ~open_in(card.zone, card.owner, card.faceup, card.shown):
        yield f"known {_SIDES[unseen]}"
    if any(card.handles):
        yield f"seen {_numbers(card.handles)}"
    yield f"#{card.id}"


def _numbers(handles: Handles) -> str:
    return "/".join(map(str, handles))


def _name(card: Card) -> str:
    """By which a file points at an installed card."""
    return f"{card.key}#{card.spot}" if card.zone is Zone.RIG else card.notation(CORP)


def _in_order(state: State) -> Iterable[int]:
    """The active cards, each after those that were active before it, as far as anything depends on it."""
    order = TopologicalSorter[int]()
    for sources in state.index.table.values():
        for source in sources:
            order.add(source)
        for before, after in pairwise(sources):
            order.add(after, before)
    return order.static_order()


def _record(record: Record, begun: int = 0) -> Spec:
    counts = {**record._asdict(), "runs": record.runs - begun, "successes": [*map(server_name, record.successes)]}
    return some(**counts)


# where in the turn


def _words(state: State) -> Iterator[Spec]:
    """How the moment might be said in words: nothing has been answered, and no window has been used."""
    if not state.stack or state.answers or state.waiting:
        return
    top, _ = state.stack[-1]
    if isinstance(top, Window) and top.holder is not None:
        return
    run = state.run
    if run is not None:
        boosts: Told = [f"{_name(state.cards[x.target])} +{x.amount}" for x in state.lasting]
        yield some(this_turn=_record(state.record, 1), run=_run(state, run), lasting=boosts)
        return
    words = some(this_turn=_record(state.record))
    if isinstance(top, DiscardDown):
        yield {**words, "step": "corp-3-1" if state.turn is CORP else "runner-2-1"}
    elif top == AFTER_ACTION[state.turn]:
        yield {**words, "acted": True}
    elif isinstance(top, Window) and top.step in STEPS:
        yield {**words, "step": top.step}
    else:
        yield words


def _run(state: State, run: Run) -> Told:
    ice = state.servers[run.server].ice if run.server in state.servers else ()
    spec: Spec = {"server": server_name(run.server), "passed": len(ice) - 1 - run.position, "credits": run.credits}
    if run.encounter >= 0:
        names = [_name(state.cards[id]) for id in run.breakers]
        by = [*names, *names[-1:] * len(run.broken)]
        spec["encounter"] = True
        spec["broken"] = [f"{number} {name}" for number, name in zip(run.broken, by, strict=False)]
    return spec


def _steps(state: State) -> Spec:
    """The same for a moment in the middle of something."""
    told = readable(PACKAGE)
    return some(
        this_turn=_record(state.record),
        run=told.told(state.run),
        lasting=told.told(state.lasting),
        at_end_of_turn=told.frames_told(state.at_end_of_turn),
    )
