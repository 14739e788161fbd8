"""Any position in a few lines: for tests, and as a YAML file for players' puzzles.

A card is written by its title or id, what lies on it in brackets: `Project Junebug [advancement 2]`, `Enigma [rezzed]`,
`The Personal Touch [on Gordian Blade]`. Decks are written from the top, ice from the outermost piece inwards.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from cyberdeck.kernel import Arg, Complaint, Effects, Outcome, Script, message
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.moving import activate, change, move
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.runs import Approach, RunOver
from cyberdeck.netrunner.state import Record, Run, State
from cyberdeck.netrunner.text import TEXTS, text_of
from cyberdeck.netrunner.turns import AFTER_ACTION, CLICKS, CORP_STEPS, RUNNER_STEPS, turn_from
from cyberdeck.netrunner.values import memory_limit, memory_used, strength
from cyberdeck.netrunner.words import CENTRALS, CORP, RUNNER, Side, Type, Zone, server_number

COUNTERS: Final = ("advancement", "credits", "recurring", "virus", "power", "agenda")
IDENTITIES: Final = {CORP: "personal-evolution", RUNNER: "kate-mac-mccaffrey"}
PLAYER_KEYS: Final = {"identity", "credits", "clicks", "hand", "deck", "score"}
KEYS: Final = {
    "": {"turn", "step", "corp", "runner", "servers", "run", "coming", "this_turn", "last_turn"},
    "corp": PLAYER_KEYS | {"archives", "bad_publicity"},
    "runner": PLAYER_KEYS | {"heap", "rig", "tags", "brain_damage"},
    "server": {"ice", "root"},
    "run": {"server", "passed", "credits"},
    "turn": set(Record._fields),
}

_ENTRY: Final = re.compile(r"\s*(?P<title>[^\[]+?)\s*(?:\[(?P<marks>[^\]]*)\])?\s*")


def build(spec: Any, seed: int = 0) -> State:
    """The position that a mapping describes; a Complaint that names what is wrong with it."""
    spec = _mapping(spec, "")
    state = State(rng=seed, script=_script(spec.get("coming", {})))
    state.turn = _side(spec.get("turn", "corp"))
    for side in Side:
        _player(state, side, _mapping(spec.get(side.notation(0), {}), side.notation(0)))
    for name, column in _plain_mapping(spec.get("servers", {}), "servers").items():
        _server(state, str(name), _mapping(column, "server"))
    _rig(state, _entries(spec.get("runner", {}).get("rig", ())))
    state.record = Record(**_mapping(spec.get("this_turn", {}), "turn"))
    state.last_record = Record(**_mapping(spec.get("last_turn", {}), "turn"))
    _check(state)
    state.changed = False
    state.push((*_run(state, spec.get("run")), *_step(state, spec.get("step"))), -1)
    return state


def add_identity(state: State, key: str, side: Side) -> None:
    identity = Card(len(state.cards), key, side, Zone.IDENTITY, faceup=True)
    state.cards.append(identity)
    state.players[side].identity = identity.id
    activate(state, identity)


def printed_card(name: str) -> Printed:
    """A card by its id or its title; a Complaint with the nearest titles where there is none."""
    wanted = name.strip().casefold()
    for card in PRINTED.values():
        if wanted in (card.id, card.title.casefold(), card.title.partition(":")[0].casefold()):
            if card.id not in TEXTS:
                break
            return card
    titles = {PRINTED[id].title.casefold(): PRINTED[id].title for id in TEXTS}
    near = [titles[t] for t in difflib.get_close_matches(wanted, titles, 3, 0.5)]
    raise _bad("position-card", card=name.strip(), near=", ".join(near) or message("none"))


# the parts


def _player(state: State, side: Side, spec: Mapping[str, Any]) -> None:
    player = state.players[side]
    identity = printed_card(str(spec.get("identity", IDENTITIES[side])))
    if identity.type is not Type.IDENTITY or identity.side is not side:
        raise _bad("position-side", card=identity.title)
    add_identity(state, identity.id, side)
    player.credits = _number(spec, "credits", 5)
    player.clicks = _number(spec, "clicks", CLICKS[side] if side is state.turn else 0)
    player.tags, player.brain = _number(spec, "tags", 0), _number(spec, "brain_damage", 0)
    player.bad_publicity = _number(spec, "bad_publicity", 0)
    for entry in reversed(_entries(spec.get("deck", ()))):
        _put(state, side, entry, Zone.DECK)
    for entry in _entries(spec.get("hand", ())):
        _put(state, side, entry, Zone.HAND)
    for entry in _entries(spec.get("archives" if side is CORP else "heap", ())):
        _put(state, side, entry, Zone.DISCARD, faceup="facedown" not in entry[1])
    for entry in _entries(spec.get("score", ())):
        _put(state, CORP, entry, Zone.SCORE, faceup=True, holder=side)


def _server(state: State, name: str, spec: Mapping[str, Any]) -> None:
    try:
        server = server_number(name)
    except ValueError:
        raise _bad("position-server", server=name) from None
    if server < 0:
        raise _bad("position-server", server=name)
    for zone in (Zone.ICE, Zone.ROOT):
        entries = _entries(spec.get(zone.value, ()))
        for entry in reversed(entries) if zone is Zone.ICE else entries:
            _put(state, CORP, entry, zone, server=server, faceup="rezzed" in entry[1])


def _rig(state: State, entries: Sequence[tuple[str, dict[str, Any]]]) -> None:
    for entry in entries:
        on = entry[1].pop("on", None)
        host = None if on is None else _installed(state, on)
        printed = printed_card(entry[0])
        if not _may_lie_on(state, printed, host):
            raise _bad("position-host", card=printed.title)
        _put(state, RUNNER, entry, Zone.RIG, faceup=True, host=-1 if host is None else host.id)


def _may_lie_on(state: State, printed: Printed, host: Card | None) -> bool:
    """NR-47.2: a card that needs a host has a fitting one; a program may have one that takes it."""
    needs = TEXTS[printed.id].host
    if host is None:
        return needs is None
    if needs is not None:
        return needs(state, host)
    takes = text_of(host).can_host
    program = Card(-1, printed.id, RUNNER, Zone.HAND)
    return takes is not None and printed.type is Type.PROGRAM and takes(state, host, program)


def _installed(state: State, name: str) -> Card:
    key = printed_card(name).id
    found = [card for card in state.cards if card.key == key and card.installed]
    if not found:
        raise _bad("position-host", card=name)
    return found[-1]


def _put(state: State, side: Side, entry: tuple[str, dict[str, Any]], zone: Zone, **fields: Any) -> Card:
    name, marks = entry
    printed = printed_card(name)
    if printed.side is not side or printed.type is Type.IDENTITY or not _belongs(printed, zone, fields):
        raise _bad("position-side", card=printed.title)
    id = len(state.cards)
    state.cards.append(Card(id, printed.id, side, Zone.DECK))
    state.players[side].deck.append(id)
    card = move(state, id, zone, **fields)
    known = {*COUNTERS, "rezzed", "facedown"}
    if unknown := [mark for mark in marks if mark not in known]:
        raise _bad("position-mark", mark=unknown[0], card=printed.title)
    counters = {mark: number for mark, number in marks.items() if mark in COUNTERS}
    return change(state, id, **counters) if counters else card


def _belongs(printed: Printed, zone: Zone, fields: Mapping[str, Any]) -> bool:
    """NR-8, NR-9: what may lie where."""
    type = printed.type
    match zone:
        case Zone.ICE:
            return type is Type.ICE
        case Zone.ROOT if TEXTS[printed.id].only_in not in (None, fields["server"]):
            return False
        case Zone.ROOT if fields["server"] in CENTRALS:
            return type is Type.UPGRADE
        case Zone.ROOT:
            return type in (Type.AGENDA, Type.ASSET, Type.UPGRADE) and not (type is Type.AGENDA and fields["faceup"])
        case Zone.RIG:
            return type in (Type.PROGRAM, Type.HARDWARE, Type.RESOURCE)
        case Zone.SCORE:
            return type is Type.AGENDA
    return True


def _check(state: State) -> None:
    """What no play could lead to is refused."""
    if memory_used(state) > memory_limit(state):
        raise _bad("position-memory")
    for server, column in state.servers.items():
        single = [id for id in column.root if state.cards[id].type is not Type.UPGRADE]
        if len(single) > 1:
            raise _bad("position-two-in-remote", number=server - 2)
        regions = [state.cards[id].printed for id in column.root if "region" in state.cards[id].printed.subtypes]
        if len(regions) > 1:
            raise _bad("position-side", card=regions[1].title)
    active = [card.key for card in state.cards if card.printed.unique and card.active and card.installed]
    if len(set(active)) < len(active):
        raise _bad("position-unique")
    for id in state.index.get("trashes_weak_host"):
        if strength(state, state.cards[state.cards[id].host]) <= 0:
            raise _bad("position-host", card=state.cards[id].printed.title)


def _run(state: State, spec: Any) -> Effects:
    """A run that has just begun, or has passed some ice already."""
    if spec is None:
        return ()
    spec = _mapping({"server": spec} if isinstance(spec, str) else spec, "run")
    try:
        server = server_number(str(spec.get("server")))
        ice = state.servers[server].ice
    except (ValueError, KeyError):
        raise _bad("position-server", server=str(spec.get("server"))) from None
    passed = _number(spec, "passed", 0)
    if passed > len(ice) or state.turn is not RUNNER:
        raise _bad("position-run")
    credits = _number(spec, "credits", state.corp.bad_publicity)
    state.run = Run(server, len(ice) - 1 - passed, credits=credits, may_jack_out=passed > 0)
    state.record = state.record._replace(runs=state.record.runs + 1)
    return (Approach(), RunOver(), AFTER_ACTION[RUNNER])


def _step(state: State, step: Any) -> Effects:
    """From which step the turn goes on; without one, with the actions of the player whose turn it is."""
    steps = CORP_STEPS if state.turn is CORP else RUNNER_STEPS
    if step is None:
        step = "corp-2-2" if state.turn is CORP else "runner-1-3"
    if step not in steps:
        raise _bad("position-step", step=str(step), known=", ".join(steps))
    return turn_from(step)


# reading


def _entries(value: Any) -> list[tuple[str, dict[str, Any]]]:
    """Cards as a list, or as one string parted by commas."""
    if isinstance(value, str):
        value = [part for part in re.split(r",\s*(?![^\[]*\])", value) if part.strip()]
    if not isinstance(value, Sequence):
        raise _bad("position-cards", text=str(value)[:60])
    return [_entry(item) for item in value]


def _entry(item: Any) -> tuple[str, dict[str, Any]]:
    match = _ENTRY.fullmatch(item) if isinstance(item, str) else None
    if match is None:
        raise _bad("position-cards", text=str(item)[:60])
    marks: dict[str, Any] = {}
    for mark in filter(None, (part.strip() for part in (match["marks"] or "").split(","))):
        word, _, value = mark.partition(" ")
        if word in COUNTERS and value.isdecimal():
            marks[word] = int(value)
        elif word == "on" and value:
            marks[word] = value
        elif mark in ("rezzed", "facedown"):
            marks[mark] = True
        else:
            raise _bad("position-mark", mark=mark, card=match["title"])
    return match["title"], marks


def _plain_mapping(value: Any, name: str) -> Mapping[Any, Any]:
    if value is None:
        return {}
    if isinstance(value, Mapping):
        return value
    raise _bad("position-mapping", name=name or "position")


def _mapping(value: Any, name: str) -> Mapping[Any, Any]:
    found = _plain_mapping(value, name)
    if unknown := [key for key in found if key not in KEYS[name]]:
        raise _bad("position-key", key=str(unknown[0]), known=", ".join(sorted(KEYS[name])))
    return found


def _number(spec: Mapping[str, Any], key: str, default: int) -> int:
    value = spec.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1000:
        raise _bad("position-number", key=key)
    return value


def _side(name: Any) -> Side:
    if name not in ("corp", "runner"):
        raise _bad("position-turn")
    return CORP if name == "corp" else RUNNER


def _script(spec: Any) -> Script:
    """Coming picks: `hq` and `damage` by title, decks by the order of their cards."""
    script: Script = {}
    for stream, coming in _plain_mapping(spec, "coming").items():
        if not isinstance(coming, Sequence) or isinstance(coming, str):
            raise _bad("position-coming", stream=str(stream))
        script[str(stream)] = tuple(map(_outcome, coming))
    return script


def _outcome(value: Any) -> Outcome:
    if isinstance(value, str):
        return printed_card(value).id
    if isinstance(value, int):
        return value
    if isinstance(value, Sequence) and all(isinstance(n, int) for n in value):
        return tuple(value)
    raise _bad("position-coming", stream=str(value))


def _bad(id: str, **args: Arg) -> Complaint:
    return Complaint(message(id, **args))
