"""Any position in a few lines: for tests, and as a YAML file for players' puzzles.

A card is written by its title or id, what lies on it in brackets: `Project Junebug [advancement 2]`, `Enigma [rezzed]`,
`The Personal Touch [on Gordian Blade]`, `Femme Fatale [chosen Enigma@hq:1]`, `Making News [recurring 1]`; of several
copies `@hq:1` says which one in a server, `#2` which one in the rig. Decks are written from the top, ice from the
outermost piece inwards. `acted: true` opens the window after an action; a run may have come to `encounter: true`, with
subroutines `broken: [1 Crypsis]`. What lasts, or is still to come, is `lasting: [Tinkering on Enigma@hq:1]`, and so for
`Corroder +2`, `Chum@hq:2` and `Breaking News`. What no play could lead to is refused.

`game.position()` writes such a file. It also says what nobody would write by hand: the number of a card (`[#34]`), by
which handles Corp, Runner and spectators follow it (`[seen 7/5/0]`), who knows it though it is hidden from him
(`[known runner]`), how chance goes on (`chance`), and, where the moment is in the middle of something, the steps to
come (`still`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from cyberdeck.kernel import Effects, Index, Settle, message
from cyberdeck.kernel.moment import KEYS as MOMENT
from cyberdeck.kernel.moment import in_the_midst, read_moment, readable
from cyberdeck.kernel.spec import Spec, keyed, mapping, names, number, refused, script, words
from cyberdeck.netrunner.abilities import Strengthen, unbroken
from cyberdeck.netrunner.card import BOTH, OUT_OF_SIGHT, Card, Handles, eyes_on
from cyberdeck.netrunner.cardnames import find_card, near
from cyberdeck.netrunner.encounters import BreakingOver, OnNextEncounter, Subroutines
from cyberdeck.netrunner.lasting import AtEndOfTurn, GainSubtypes
from cyberdeck.netrunner.moving import activate, change, move, show
from cyberdeck.netrunner.places import may_lie
from cyberdeck.netrunner.printed import Printed
from cyberdeck.netrunner.reachable import COUNTERS, MANY, check, may_lie_on
from cyberdeck.netrunner.runs import Approach, IceOver, RunOver
from cyberdeck.netrunner.sight import followed, sound
from cyberdeck.netrunner.state import Lasting, Record, Run, State, Until
from cyberdeck.netrunner.text import TEXTS, text_of
from cyberdeck.netrunner.turns import AFTER_ACTION, CLICKS, CORP_STEPS, RUNNER_STEPS, turn_from
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Type, Zone, server_number

IDENTITIES: Final = {CORP: "personal-evolution", RUNNER: "kate-mac-mccaffrey"}
PACKAGE: Final = "cyberdeck.netrunner"
NUMBERS: Final = (
    {"credits": "credits", "clicks": "clicks", "bad_publicity": "bad_publicity"},
    {"credits": "credits", "clicks": "clicks", "tags": "tags", "brain_damage": "brain"},
)
"""What each side has some of: how a file calls it, and how the position does."""
DISCARDS: Final = ("archives", "heap")
ASIDE: Final = {"play": Zone.PLAY, "removed": Zone.REMOVED}
SIDES: Final = {"corp": 1, "runner": 2, "both": 3}
"""Whom a card is shown to, or who knows it."""
KEYS: Final = {
    "": {
        "turn", "turns", "step", "corp", "runner", "servers", "run", "this_turn", "last_turn", "acted", "lasting",
        "at_end_of_turn", "active", "seen", *ASIDE, *MOMENT,
    },
    "corp": {"identity", "hand", "deck", "score", "archives", *NUMBERS[CORP]},
    "runner": {"identity", "hand", "deck", "score", "heap", "rig", *NUMBERS[RUNNER]},
    "server": {"ice", "root"},
    "run": {"server", "passed", "credits", "encounter", "broken"},
    "turn": set(Record._fields),
}  # fmt: skip

FLAGS: Final = {Zone.ICE: ("rezzed",), Zone.ROOT: ("rezzed",), Zone.DISCARD: ("facedown",)}
_FIELDS: Final = (*COUNTERS, "spot", "handles")
_BITS: Final = ("shown", "known")

_ENTRY: Final = re.compile(r"(?P<title>[^\[]+)(?:\[(?P<marks>[^\]]*)\])?")
_PARTS: Final = re.compile(r"(?:[^,\[]+|\[[^\]]*\]?)+")
"""What stands between commas, those in brackets aside."""
MOST: Final = 400
"""So many cards a position has at most: more than lie in a box, and few enough to be laid out at once."""
_NOTHING: Final = Card(-1, "", CORP, Zone.REMOVED)
"""Where a card is still to be put."""


def build(spec: object, seed: int = 0) -> State:
    """The position that a mapping describes; a Complaint that names what is wrong with it."""
    spec = _part(spec, "")
    state = State(rng=seed, script=script(spec.get("coming"), lambda name: printed_card(name).id))
    state.turn, state.turns = _side(spec.get("turn", "corp")), number(spec, "turns", 0, MANY)
    _lay_out(state, spec)
    state.record, state.last_record = _record(spec.get("this_turn")), _record(spec.get("last_turn"))
    state.changed = False
    if in_the_midst(spec):
        _in_the_middle(state, spec)
    else:
        check(state)
        run = _run(state, spec.get("run"))
        for item in names(spec, "lasting"):
            _last(state, item)
        state.push((*run, *_step(state, spec)), -1)
    read_moment(state, spec, PACKAGE)
    return state


def _lay_out(state: State, spec: Spec) -> None:
    """Every card where it lies."""
    for side in Side:
        _player(state, side, _part(spec.get(side.notation(0), {}), side.notation(0)))
    for name, column in mapping(spec.get("servers", {}), "servers").items():
        _server(state, str(name), _part(column, "server"))
    _rig(state, _entries(mapping(spec.get("runner"), "runner").get("rig", ())))
    for key, zone in ASIDE.items():
        for entry in _entries(spec.get(key, ())):
            _put(state, printed_card(entry[0]).side, entry, zone, faceup=True)
    if _NOTHING in state.cards:
        raise refused("spec-numbered", number=state.cards.index(_NOTHING))
    if "active" in spec:
        _activate_in_order(state, spec["active"])
    if "seen" in spec:
        state.handles = _handles(str(spec["seen"]))
    if not sound(state):
        raise refused("position-seen")


def _activate_in_order(state: State, order: object) -> None:
    """Which of the active cards came first, since they are asked in that order."""
    active = [card.id for card in state.cards if card.active]
    if not isinstance(order, Sequence) or any(id not in active for id in order):
        raise refused("position-active")
    state.index = Index({})
    for id in dict.fromkeys((*order, *active)):
        state.index = state.index.adding(id, text_of(state.cards[id]).keys)


def _in_the_middle(state: State, spec: Spec) -> None:
    """What the steps that are still to come find: a run, what lasts, what waits for the end of the turn."""
    known = readable(PACKAGE)
    if "run" in spec:
        [state.run] = known.taken_all([spec["run"]], Run)
    state.lasting = known.taken_all(spec.get("lasting", []), Lasting)
    state.at_end_of_turn = known.frames_taken(spec.get("at_end_of_turn", []))


def add_identity(state: State, key: str, side: Side, id: int = -1) -> None:
    handles = followed(state, OUT_OF_SIGHT, eyes_on(Zone.IDENTITY, side))
    number = len(state.cards) if id < 0 else id
    identity = _add_card(state, Card(number, key, side, Zone.IDENTITY, faceup=True, known=BOTH, handles=handles))
    state.players[side].identity = identity.id
    activate(state, identity)


def _add_card(state: State, card: Card) -> Card:
    """Cards may come in any order of their numbers."""
    if card.id >= MOST:
        raise refused("too-large")
    state.cards += [_NOTHING] * (card.id + 1 - len(state.cards))
    if state.cards[card.id] is not _NOTHING:
        raise refused("spec-numbered", number=card.id)
    state.cards[card.id] = card
    return card


def printed_card(name: str) -> Printed:
    """A card by its id, code or title in any language; a Complaint with the nearest titles where there is none."""
    card = find_card(name)
    if card is None:
        raise refused("position-card", card=name.strip(), near=", ".join(near(name, 0.5)) or message("none"))
    return card


# the parts


def _player(state: State, side: Side, spec: Spec) -> None:
    player = state.players[side]
    name, marks = _entry(str(spec.get("identity", IDENTITIES[side])))
    identity = printed_card(name)
    if identity.type is not Type.IDENTITY or identity.side is not side:
        raise refused("position-side", card=identity.title)
    add_identity(state, identity.id, side, marks.pop("number", -1))
    _mark(state, player.identity, marks, ())
    usual = {"credits": 5, "clicks": CLICKS[side] if side is state.turn else 0}
    for key, name in NUMBERS[side].items():
        setattr(player, name, number(spec, key, usual.get(key, 0)))
    for entry in reversed(_entries(spec.get("deck", ()))):
        _put(state, side, entry, Zone.DECK)
    for entry in _entries(spec.get("hand", ())):
        _put(state, side, entry, Zone.HAND)
    for entry in _entries(spec.get(DISCARDS[side], ())):
        _put(state, side, entry, Zone.DISCARD, faceup="facedown" not in entry[1])
    for entry in _entries(spec.get("score", ())):
        _put(state, CORP, entry, Zone.SCORE, faceup=True, holder=side)


def _record(value: object) -> Record:
    """What cards may ask about a turn: how often something happened, and which servers were run successfully."""
    spec = _part(value, "turn")
    counts = {key: number(spec, key, 0) for key in ("runs", "tools_installed", "corp_installed", "scored")}
    successes = tuple(map(_server_named, words(spec, "successes")))
    return Record(**counts, successes=successes, net_damage=bool(spec.get("net_damage", False)))


def _server_named(name: str) -> int:
    try:
        server = int(name) if name.isdecimal() else server_number(name)
    except ValueError:
        server = -1
    if server < 0:
        raise refused("position-server", server=name)
    return server


def _server(state: State, name: str, spec: Spec) -> None:
    server = _server_named(name)
    for zone in (Zone.ICE, Zone.ROOT):
        entries = _entries(spec.get(zone.value, ()))
        for entry in reversed(entries) if zone is Zone.ICE else entries:
            _put(state, CORP, entry, zone, server=server, faceup="rezzed" in entry[1])


def _rig(state: State, entries: Sequence[tuple[str, dict[str, Any]]]) -> None:
    for entry in entries:
        on, chosen = entry[1].pop("on", None), entry[1].pop("chosen", None)
        host = None if on is None else _in_play(state, on)
        printed = printed_card(entry[0])
        if (on is not None and host is None) or not may_lie_on(state, printed, host):
            raise refused("position-host", card=printed.title, clause="NR-47.2")
        card = _put(state, RUNNER, entry, Zone.RIG, faceup=True, host=-1 if host is None else host.id)
        if chosen is not None:
            _choose(state, card, chosen)


def _choose(state: State, me: Card, name: str) -> None:
    """NR-7.9: what was chosen for a card when it was installed."""
    chosen, fits = _in_play(state, name), text_of(me).chooses
    if chosen is None or fits is None or not fits(state, chosen):
        raise refused("position-chosen", card=me.printed.title, clause="NR-CARD-26")
    change(state, me.id, chosen=chosen.id)


def _in_play(state: State, name: str) -> Card | None:
    """A card by its title; of several copies the one at that place or with that number, or the last."""
    title, *place = re.split("(?=[@#])", name, maxsplit=1)
    key = printed_card(title).id
    exact = "".join((key, *place)).removesuffix("#1")
    found = [card for card in state.cards if card.key == key and (card.installed or card.zone is Zone.SCORE)]
    return next((card for card in reversed(found) if not place or card.notation(CORP) == exact), None)


def _put(state: State, side: Side, entry: tuple[str, dict[str, Any]], zone: Zone, **fields: Any) -> Card:
    name, marks = entry
    printed = printed_card(name)
    faceup_agenda = zone is Zone.ROOT and printed.type is Type.AGENDA and fields["faceup"]
    if printed.side is not side or not may_lie(printed, zone, fields.get("server", -1)) or faceup_agenda:
        raise refused("position-side", card=printed.title)
    id = _add_card(state, Card(marks.pop("number", len(state.cards)), printed.id, side, Zone.DECK)).id
    state.players[side].deck.append(id)
    move(state, id, zone, **fields)
    return _mark(state, id, marks, FLAGS.get(zone, ()))


def _mark(state: State, id: int, marks: Mapping[str, Any], flags: Sequence[str]) -> Card:
    """What lies on a card; a flag is read where the card is put."""
    if unknown := [mark for mark in marks if mark not in (*_FIELDS, *_BITS, *flags)]:
        raise refused("position-mark", mark=unknown[0], card=state.cards[id].printed.title)
    show(state, (id,), marks.get("shown", 0))
    known = state.cards[id].known | marks.get("known", 0)
    return change(state, id, known=known, **{mark: number for mark, number in marks.items() if mark in _FIELDS})


def _run(state: State, spec: object) -> Effects:
    """A run that has just begun, or has passed some ice already, or has come to an encounter."""
    if spec is None:
        return ()
    spec = _part({"server": spec} if isinstance(spec, str) else spec, "run")
    try:
        server = _server_named(str(spec.get("server")))
        ice = state.servers[server].ice
    except KeyError:
        raise refused("position-server", server=str(spec.get("server"))) from None
    passed = number(spec, "passed", 0)
    if passed > len(ice) or state.turn is not RUNNER:
        raise refused("position-run")
    credits = number(spec, "credits", state.corp.bad_publicity)
    state.run = Run(server, len(ice) - 1 - passed, credits=credits, may_jack_out=passed > 0)
    state.record = state.record._replace(runs=state.record.runs + 1)
    steps: Effects = (Approach(),)
    if _yes(spec, "encounter"):
        steps = _encounter(state, state.run, spec)
    elif "broken" in spec:
        raise refused("position-encounter")
    return (*steps, RunOver(), Settle(), AFTER_ACTION[RUNNER])


def _encounter(state: State, run: Run, spec: Spec) -> Effects:
    """Run 3.1 with the next piece of ice; what was met when the encounter began is over."""
    ice = state.cards[state.servers[run.server].ice[run.position]] if run.position >= 0 else None
    if ice is None or not ice.faceup:
        raise refused("position-encounter")
    run.ice = run.encounter = ice.id
    for item in names(spec, "broken"):
        subroutine, _, name = item.partition(" ")
        breaker = _in_play(state, name) if name else ice
        if subroutine not in map(str, unbroken(state)) or breaker is None or not _breaks(breaker, ice):
            raise refused("position-broken", text=item)
        run.broken += (int(subroutine),)
        run.breakers = tuple(dict.fromkeys((*run.breakers, breaker.id)))
    return (Window("run-3-1"), BreakingOver(), Subroutines(1), IceOver(ice.id))


def _breaks(card: Card, ice: Card) -> bool:
    return bool(text_of(card).breaks) or (card == ice and text_of(ice).break_for_click)


def _last(state: State, item: str) -> None:
    """What a card did to another for this turn, or is still to do in this run or turn."""
    name, on, target = item.partition(" on ")
    boosted, plus, strength = item.rpartition(" +")
    if plus:
        done = strength.isdecimal() and _boost(state, boosted, int(strength))
    else:
        done = _lend(state, name, target) if on else _promise(state, name)
    if not done:
        raise refused("position-lasting", text=item)


def _boost(state: State, name: str, strength: int) -> bool:
    """Strength that was bought in this run, as often as the card's text sells it (NR-26.6)."""
    me = _in_play(state, name)
    boost = next(iter(text_of(me).boosts), None) if me is not None else None
    if me is None or boost is None or state.run is None or strength % boost.strength:
        return False
    for _ in range(min(strength, MANY) // boost.strength):
        Strengthen(boost.strength, boost.until).resolve(state, me.id)
    return True


def _lend(state: State, name: str, target: str) -> bool:
    subtypes, ice = TEXTS[printed_card(name).id].lends, _in_play(state, target)
    if not subtypes or ice is None or ice.zone is not Zone.ICE or state.turn is not RUNNER:
        return False
    GainSubtypes(ice.id, subtypes, Until.TURN).resolve(state, -1)
    return True


def _promise(state: State, name: str) -> bool:
    me = _in_play(state, name)
    if me is None or not me.active:
        return False
    triggered = [when.effects for when in text_of(me).when if isinstance(when.effects, tuple)]
    steps = [step for steps in (*text_of(me).subroutines, *triggered) for step in steps]
    later = [step for step in steps if isinstance(step, AtEndOfTurn | OnNextEncounter) and _may_come(state, me, step)]
    for step in later:
        step.resolve(state, me.id)
    return bool(later)


def _may_come(state: State, me: Card, step: AtEndOfTurn | OnNextEncounter) -> bool:
    """Agendas are scored in the Corp's turn; ice that waits for the next encounter has been passed in this run."""
    run = state.run
    if isinstance(step, AtEndOfTurn):
        return state.turn is CORP
    return run is not None and run.encounter < 0 and run.server == me.server and me.spot > run.position + 1


def _step(state: State, spec: Spec) -> Effects:
    """From which step the turn goes on; without one, with the actions of the player whose turn it is.

    `acted` opens the window after an action first, which may have taken the last click.
    """
    steps = CORP_STEPS if state.turn is CORP else RUNNER_STEPS
    actions = "corp-2-2" if state.turn is CORP else "runner-1-3"
    step = spec.get("step", actions)
    if step not in steps:
        raise refused("position-step", step=str(step), known=", ".join(steps))
    if not _yes(spec, "acted"):
        return turn_from(str(step))
    if step != actions or spec.get("run") is not None:
        raise refused("position-acted")
    return (AFTER_ACTION[state.turn], *turn_from(actions))


# reading


def _part(value: object, name: str) -> Spec:
    return keyed(value, name or "position", KEYS[name])


def _entries(value: object) -> list[tuple[str, dict[str, Any]]]:
    """Cards as a list, or as one string parted by commas."""
    if isinstance(value, str):
        value = [part for part in _PARTS.findall(value) if part.strip()]
    if not isinstance(value, Sequence):
        raise refused("position-cards", text=str(value)[:60])
    return [_entry(item) for item in value]


def _entry(item: object) -> tuple[str, dict[str, Any]]:
    match = _ENTRY.fullmatch(item.strip()) if isinstance(item, str) else None
    if match is None:
        raise refused("position-cards", text=str(item)[:60])
    marks: dict[str, Any] = {}
    title, sign, copy = match["title"].rstrip().rpartition("#")
    if title and len(copy) == 1 and copy.isdecimal():
        marks["spot"] = int(copy)
    else:
        title += sign + copy
    for mark in filter(None, (part.strip() for part in (match["marks"] or "").split(","))):
        word, _, value = mark.partition(" ")
        if word in COUNTERS and value.isdecimal() and len(value) < 5:
            marks[word] = int(value)
        elif mark[0] == "#" and mark[1:].isdecimal() and len(mark) < 5:
            marks["number"] = int(mark[1:])
        elif word in _BITS and value in SIDES:
            marks[word] = SIDES[value]
        elif word == "seen":
            marks["handles"] = _handles(value)
        elif word in ("on", "chosen") and value:
            marks[word] = value
        elif mark in ("rezzed", "facedown"):
            marks[mark] = True
        else:
            raise refused("position-mark", mark=mark, card=title)
    return title, marks


def _handles(text: str) -> Handles:
    """The numbers by which Corp, Runner and spectators follow a card, or the last ones they have given."""
    numbers = [int(part) for part in text.split("/") if part.isdecimal() and len(part) < 6]
    if len(numbers) != len(OUT_OF_SIGHT):
        raise refused("position-seen")
    corp, runner, watching = numbers
    return corp, runner, watching


def _yes(spec: Spec, key: str) -> bool:
    value = spec.get(key, False)
    if not isinstance(value, bool):
        raise refused("position-yes", key=key)
    return value


def _side(name: object) -> Side:
    if name not in ("corp", "runner"):
        raise refused("position-turn")
    return CORP if name == "corp" else RUNNER
