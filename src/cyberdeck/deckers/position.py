"""Any position in a few lines: for tests, and as a YAML file for players' puzzles.

    smc: alpha-moby                       # upgrade: "2.0", fragmented: true, packets: true, options: [lenient-404]
    deckers:
      oshin-noro: {at: red6, hand: payload glitch, discard: ping, turns: 1}
      techno-twins: {at: [yellow6, yellow1]}    # also deck (from the top), packets, start, shown, used (Leiko's joker)
    active: oshin-noro                    # otherwise the first
    objectives: [copper-404, gold-hackman]      # the current one first
    spaces:
      yellow4: 2 blue, red, black, white-on-green, red installation, white guardian, pkt-alarm
      purple1: hackman                    # or mothers-ghost
    card: 3 yellow, 2 black               # on the objective; queue: red yellow green blue black
    supply: {scouts: 2}                   # fewer tokens than are left over
    phase: actions                        # information, start-of-turn, new-scouts, end-of-turn, draw, attack …
    coming: {server: [red], black: [3], red: [5]}

Everything has a default. Cards are written by title as a word (`kill-switch`) or by id. What is left of a decker's base
deck is shuffled into the deck, up to fifteen cards in all.

`game.position()` writes such a file. It also says what nobody would write by hand: the number of a card (`ping#12`),
how chance goes on (`chance`), and, where the moment is in the middle of something, the steps to come (`still`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from cyberdeck.deckers.beginning import OPTIONS, one_of
from cyberdeck.deckers.board import FIRST_GAME, Layout, board
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import (
    TURNS,
    HandTile,
    begin_cycle,
    begin_turn,
    evaluate,
    next_turn,
    refresh,
    renew_specials,
    rest_of_turn,
)
from cyberdeck.deckers.field import EMPTY, NONE, PROGRAM_LIMIT, Field, Guardian
from cyberdeck.deckers.names import Lasting, Track
from cyberdeck.deckers.scouts import Blocks
from cyberdeck.deckers.smc_phase import attack, move_scouts
from cyberdeck.deckers.state import (
    NOTHING_LAID,
    PROGRAM_POOL,
    TOKENS,
    Action,
    Decker,
    Horse,
    Laid,
    Palace,
    Pool,
    State,
    entry_of,
    installation_pool,
    queued,
)
from cyberdeck.deckers.words import BLACK, SPACES, WHITE, Colour, Phase, Scout, Shade, space_name, space_named
from cyberdeck.kernel import Complaint, Effects
from cyberdeck.kernel.moment import KEYS as MOMENT
from cyberdeck.kernel.moment import in_the_midst, read_moment, readable
from cyberdeck.kernel.spec import Spec, keyed, mapping, names, near, number, refused, script, words

PACKAGE: Final = "cyberdeck.deckers"
PILES: Final = ("hand", "discard", "deck", "played")
LASTING: Final = tuple(lasting.value for lasting in Lasting)
KEYS: Final = {
    "": {
        "smc", "upgrade", "fragmented", "packets", "options", "layout", "deckers", "active", "objectives", "objective",
        "cycle", "spaces", "card", "queue", "supply", "row", "upgrades", "phase", "success", "first_turn", "track",
        "palace", "horse", "spent_packets", "tiles", "gone", "focus", "lasting", "exploding", "action", "holds",
        *MOMENT,
    },
    "decker": {
        "at", "hand", "deck", "discard", "played", "turns", "packets", "start", "shown", "known", "under", "used",
    },
    "palace": {"at", "installations", "scouts"},
    "horse": {"at", "programs", "scout"},
}  # fmt: skip
POOLS: Final = {
    "blue-green": Pool.BLUE_GREEN,
    "yellow-red": Pool.YELLOW_RED,
    "purple": Pool.PURPLE,
    "scouts": Pool.SCOUT,
    "guardians": Pool.GUARDIAN,
    **{f"{colour.word}-installations": installation_pool(colour) for colour in Colour if colour.word != "purple"},
}
DECK: Final = 15
TRACKS: Final = tuple(track.value for track in Track)
_ITEM: Final = re.compile(r"(?:(\d{1,2})\s+)?([a-z0-9 -]+)")
_COLOURS: Final[dict[str, Colour]] = {colour.word: colour for colour in Colour}
_SHADES: Final = {shade.word: shade for shade in Shade}
_GUARDIANS: Final = {guardian.word.replace("-guardian", " guardian"): guardian.value for guardian in Guardian}


def build(spec: object, seed: int = 0) -> State:
    """The position that a mapping describes; a Complaint that names what is wrong with it."""
    spec = _part(spec, "")
    state = State(rng=seed, script=script(spec.get("coming")), first_turn=bool(spec.get("first_turn", False)))
    _computer(state, spec)
    midst = in_the_midst(spec)
    state.layout = _layout(spec.get("layout"), bool(spec.get("fragmented", False)), midst)
    _deckers(state, spec)
    state.active = _seat(state, spec.get("active", state.deckers[0].id))
    for name, items in mapping(spec.get("spaces"), "spaces").items():
        _space(state, _space_at(name), items, midst)
    _tiles(state, spec)
    _pieces(state, spec)
    _row(state, spec)
    _check_numbers(state)
    tracked = mapping(spec.get("track"), "track").items()
    state.track = {one_of("track", name, TRACKS): _tracked(value) for name, value in tracked}
    _count_supply(state, mapping(spec.get("supply"), "supply"))
    state.focus = number(spec, "focus", 0, 1)
    state.lasting = tuple(one_of("lasting", word, LASTING) for word in words(spec, "lasting"))
    if midst:
        _in_the_middle(state, spec)
    else:
        state.push((Blocks(), *_phase(state, spec)), -1)
    read_moment(state, spec, PACKAGE)
    return state


def _in_the_middle(state: State, spec: Spec) -> None:
    """What the steps that are still to come find."""
    phases = [phase.value for phase in Phase]
    state.phase = Phase(one_of("phase", spec.get("phase"), phases))
    state.objective_holds = bool(spec.get("holds", True))
    renew_specials(state)
    state.exploding = tuple(_space_at(name) for name in words(spec, "exploding"))
    if "action" in spec:
        [state.action] = readable(PACKAGE).taken_all([spec["action"]], Action)


# the computer and the network


def _computer(state: State, spec: Spec) -> None:
    state.smc_id = one_of("smc", spec.get("smc", "alpha-moby"), CONTENT.smcs)
    if "upgrade" in spec:
        state.upgrade_id = one_of("upgrade", str(spec["upgrade"]), CONTENT.upgrades)
    state.options = tuple(one_of("options", word, OPTIONS) for word in words(spec, "options"))
    state.with_packets = bool(spec.get("packets", False))
    state.spent_tiles = tuple(one_of("packet", p, CONTENT.packets) for p in words(spec, "spent_packets"))
    ids = words(spec, "objective" if "objective" in spec else "objectives", CONTENT.first_game.objectives)
    state.objectives = tuple(one_of("objective", id, CONTENT.objectives) for id in ids)
    if not state.objectives:
        raise refused("deckers-position-objectives")
    state.cycle = number(spec, "cycle", 1, 99)


def _layout(spec: object, fragmented: bool, midst: bool) -> Layout:
    """Where the middle of each segment lies; without it, as in the first game. Some may still have to be laid."""
    if spec is None:
        return FIRST_GAME._replace(fragmented=fragmented)
    layout = Layout(fragmented=fragmented)
    for name, middle in mapping(spec, "layout").items():
        match middle:
            case [int(q), int(r)] if name in _COLOURS:
                layout = layout.laying(_COLOURS[name], (q, r))
            case _:
                raise refused("deckers-position-layout", text=f"{name}: {middle}")
    laid = board(layout)
    if midst:
        return layout
    if len(layout.laid) != 5 or len(laid.at) != len(SPACES) or not laid.connected():
        raise refused("deckers-position-layout", text=str(spec))
    return layout


def _space(state: State, at: int, items: object, midst: bool) -> None:
    field, tiles = EMPTY, list[str]()
    for count, word in _items(items):
        if word in CONTENT.packets:
            tiles += [word] * count
        else:
            field = _with(field, count, word, at)
    if not midst and (field.scouts > 2 or (field.scouts and field.guards)):
        raise refused("deckers-position-scouts", space=space_name(at), clause="DK-12.7")
    if not midst and any(have > limit for have, limit in zip(field.programs, PROGRAM_LIMIT, strict=True)):
        raise refused("deckers-position-limit", space=space_name(at), clause="DK-3.11")
    state.fields[at] = field
    state.tiles += tuple((at, tile) for tile in tiles)


def _tiles(state: State, spec: Spec) -> None:
    """Packet tiles in the order in which they came; otherwise as they are named with the spaces."""
    for item in names(spec, "tiles"):
        at, _, tile = item.partition(" ")
        state.tiles += ((_space_at(at), one_of("packet", tile, CONTENT.packets)),)


def _with(field: Field, count: int, word: str, at: int) -> Field:
    if word in _COLOURS:
        return field.with_programs(_COLOURS[word], field.programs[_COLOURS[word]] + count)
    if word in _GUARDIANS and not field.guards and count == 1:
        return field._replace(guardian=_GUARDIANS[word])
    colour, _, kind = word.rpartition(" ")
    if kind == "installation" and colour in _COLOURS and colour != "purple" and field.installation == NONE:
        return field._replace(installation=_COLOURS[colour])
    for _ in range(count):
        field = field.with_scout(_scout(word, at))
    return field


def _scout(word: str, at: int) -> Scout:
    word = word.removesuffix(" scout").removesuffix(" scouts")
    if word in _SHADES:
        return Scout(_SHADES[word])
    blocked = word.removeprefix("white-on-")
    if blocked in _COLOURS and blocked != word:
        return Scout(WHITE, _COLOURS[blocked])
    raise refused("deckers-position-item", item=word, space=space_name(at))


# deckers and cards


def _deckers(state: State, spec: Spec) -> None:
    given = spec.get("deckers", ("oshin-noro", "monty-quantum"))
    bare = not isinstance(given, Mapping)
    rows = dict.fromkeys(words({"deckers": given}, "deckers")) if bare else mapping(given, "deckers")
    if not 1 <= len(rows) <= 4:
        raise refused("deckers-position-how-many", clause="DK-1.1")
    for id, row in rows.items():
        _decker(state, one_of("decker", id, CONTENT.deckers), _part(row, "decker"))


def _decker(state: State, id: str, spec: Spec) -> None:
    profile = CONTENT.deckers[id]
    start = profile.start
    if start == NONE and spec.get("start") != "none":
        start = _COLOURS[one_of("colour", spec.get("start", "blue"), _COLOURS)]
    at = [_space_at(name) for name in words(spec, "at")] or [entry_of(profile.colour)]
    decker = Decker(id, profile.colour, start, (at * profile.avatars)[: max(profile.avatars, len(at))])
    if len(decker.avatars) != profile.avatars:
        raise refused("deckers-position-avatars", decker=id)
    for pile in PILES:
        cards = [_card(state, name) for name in words(spec, pile)]
        setattr(decker, pile, cards[::-1] if pile == "deck" else cards)
    _rest_of_deck(state, decker, "deck" in spec)
    decker.turns = number(spec, "turns", 1, TURNS)
    decker.packets = [one_of("packet", p, CONTENT.packets) for p in words(spec, "packets")]
    decker.shown, decker.known = (_of_hand(state, decker, words(spec, key)) for key in ("shown", "known"))
    decker.under = number(spec, "under", 0, len(decker.deck))
    decker.joker_used = bool(spec.get("used", False))
    state.deckers.append(decker)


def _of_hand(state: State, decker: Decker, named: list[str]) -> list[int]:
    """Cards by their numbers, which may have left the hand since, or all of that name in the hand."""
    found: list[int] = []
    for name in named:
        title, _, id = name.partition("#")
        key = _key(title)
        found += [int(id[:3])] if id.isdecimal() else [card for card in decker.hand if state.cards[card] == key]
    return found


def _rest_of_deck(state: State, decker: Decker, given: bool) -> None:
    """Unless the deck is given: what is left of the base deck, so that the decker owns fifteen cards."""
    named = [*decker.hand, *decker.discard, *decker.deck]
    rest = list(CONTENT.base_decks[decker.colour])
    for key in (state.cards[id] for id in named):
        if key in rest:
            rest.remove(key)
    room = 0 if given else max(0, DECK - len(named))
    decker.deck[:0] = [_new_card(state, key) for key in state.shuffled(rest)[:room]]


def _row(state: State, spec: Spec) -> None:
    """The upgrade row, and under it the other advanced cards, shuffled or as given from the top."""
    state.row = [_card(state, name) for name in words(spec, "row")]
    state.gone = [_card(state, name) for name in words(spec, "gone")]
    if "upgrades" in spec:
        state.upgrades = [_card(state, name) for name in words(spec, "upgrades")][::-1]
        return
    rest = list(CONTENT.advanced)
    for key in state.cards:
        if key in rest:
            rest.remove(key)
    state.upgrades = [_new_card(state, key) for key in state.shuffled(rest)]


def _card(state: State, name: str) -> int:
    title, _, id = name.partition("#")
    return _new_card(state, _key(title), int(id[:3]) if id.isdecimal() else None)


def _new_card(state: State, key: str, number: int | None = None) -> int:
    """Cards may come in any order of their numbers."""
    id = len(state.cards) if number is None else number
    cards = (*state.cards, *[""] * (id + 1 - len(state.cards)))
    if cards[id]:
        raise refused("spec-numbered", number=id)
    state.cards = (*cards[:id], key, *cards[id + 1 :])
    return id


def _check_numbers(state: State) -> None:
    """Every number has its card, also those that are only spoken of."""
    spoken_of = [card for decker in state.deckers for card in (*decker.shown, *decker.known)]
    missing = [card for card, key in enumerate(state.cards) if not key]
    missing += [card for card in spoken_of if card >= len(state.cards)]
    if missing:
        raise refused("spec-numbered", number=missing[0])


def _key(name: str) -> str:
    """A card by its title as a word, or by its id."""
    by_id = {card.id: key for key, card in CONTENT.cards.items()}
    key = by_id.get(name, name)
    if key not in CONTENT.cards:
        raise refused("deckers-position-card", card=name, near=near(name, CONTENT.cards))
    return key


# what lies beside


def _pieces(state: State, spec: Spec) -> None:
    for count, word in _items(spec.get("card", "")):
        if word in _COLOURS:
            programs = list(state.laid.programs)
            programs[_COLOURS[word]] += count
            state.laid = state.laid._replace(programs=tuple(programs))
        else:
            state.laid = _lay(state.laid, _scout(word, 0), count)
    for word in words(spec, "queue"):
        state.laid = _enqueue(state.laid, word)
    if "palace" in spec:
        row = _part(spec["palace"], "palace")
        first, second = (_COLOURS[one_of("colour", c, _COLOURS)] for c in words(row, "installations"))
        state.palace = Palace(_space_at(row["at"]), (first, second), number(row, "scouts", 0, 99))
    if "horse" in spec:
        row = _part(spec["horse"], "horse")
        colours = tuple(
            NONE if c == "none" else _COLOURS[one_of("colour", c, _COLOURS)] for c in words(row, "programs")
        )
        state.horse = Horse(_space_at(row["at"]), colours, bool(row.get("scout", True)))


def _lay(laid: Laid, scout: Scout, count: int) -> Laid:
    if scout.shade is BLACK:
        return laid._replace(black=laid.black + count)
    return laid._replace(white=laid.white + count)


def _enqueue(laid: Laid, word: str) -> Laid:
    """One more marker in the queue on the card."""
    if word in _SHADES:
        laid = _lay(laid, Scout(_SHADES[word]), 1)
        return laid._replace(queue=(*laid.queue, queued(Scout(_SHADES[word]))))
    colour = _COLOURS[one_of("colour", word, _COLOURS)]
    programs = list(laid.programs)
    programs[colour] += 1
    return laid._replace(programs=tuple(programs), queue=(*laid.queue, colour))


def tokens_out(state: State) -> list[int]:
    """How many tokens of each pool are not in the supply."""
    out = [0] * len(TOKENS)
    for field in state.fields:
        for colour, count in enumerate(field.programs):
            out[PROGRAM_POOL[colour]] += count
        for colour in field.blocked:
            out[PROGRAM_POOL[colour]] += 1
        out[Pool.SCOUT] += field.scouts
        out[Pool.GUARDIAN] += field.guardian_can_fall
        out[Pool.YELLOW_INSTALLATION] += field.guardian == Guardian.HACKMAN
        if field.installation != NONE:
            out[installation_pool(field.installation)] += 1
    for colour, count in enumerate(state.laid.programs):
        out[PROGRAM_POOL[colour]] += count
    out[Pool.SCOUT] += state.laid.scouts
    if state.palace is not None:
        out[Pool.SCOUT] += state.palace.scouts
        for colour in state.palace.colours:
            out[installation_pool(colour)] += 1
    out[Pool.GUARDIAN] += state.tracked(Track.HACKMAN)
    out[Pool.YELLOW_INSTALLATION] += state.tracked(Track.HACKMAN)
    if state.horse is not None:
        out[Pool.SCOUT] += state.horse.scout
        for colour in state.horse.programs:
            if colour != NONE:
                out[PROGRAM_POOL[colour]] += 1
    return out


def _count_supply(state: State, given: Spec) -> None:
    for pool, out in enumerate(tokens_out(state)):
        state.supply[pool] = TOKENS[pool] - out
        if state.supply[pool] < 0:
            raise _too_many(next(name for name, number in POOLS.items() if number == pool))
    for name, count in given.items():
        pool = POOLS[one_of("pool", name, POOLS)]
        if not isinstance(count, int) or not 0 <= count <= state.supply[pool]:
            raise _too_many(name)
        state.supply[pool] = count


def _too_many(pool: str) -> Complaint:
    """DK-3.2 to 3.6 count the other tokens, DK-3.7 all kinds of installations."""
    return refused("deckers-position-supply", pool=pool, clause=f"DK-3.{2 + min(POOLS[pool], Pool.BLUE_INSTALLATION)}")


# where the game goes on


def _phase(state: State, spec: Spec) -> Effects:
    """From which step the game goes on; without one, with the actions of the active decker."""
    name = spec.get("phase", "actions")
    success = bool(spec.get("success", False))
    steps: dict[str, Effects] = {
        "information": (begin_cycle(),),
        "hand-tile": (HandTile(), begin_turn()),
        "start-of-turn": (begin_turn(),),
        "new-scouts": rest_of_turn(Phase.NEW_SCOUTS),
        "actions": rest_of_turn(Phase.ACTIONS),
        "end-of-turn": rest_of_turn(Phase.END_OF_TURN),
        "draw": rest_of_turn(Phase.DRAW),
        "next-turn": (next_turn(),),
        "attack": (attack(), evaluate()),
        "evaluation": (evaluate(),),
        "move-scouts": (move_scouts(success), refresh()),
        "refresh": (refresh(),),
    }
    if name not in steps:
        raise refused("deckers-position-phase", phase=str(name), known=", ".join(steps))
    if name in ("information", "hand-tile") and all(decker.turns >= TURNS for decker in state.deckers):
        raise refused("deckers-position-turns", clause="DK-10.1")
    if name == "information" and state.laid != NOTHING_LAID:
        raise refused("deckers-position-card-early", clause="DK-9.2")
    ended = ("information", "refresh", *(("move-scouts",) if state.objective.rules.until_evaluated else ()))
    state.objective_holds = name not in ended
    state.phase = Phase(name) if name in Phase._value2member_map_ else Phase.DRAW
    renew_specials(state)
    return steps[name]


def _seat(state: State, id: object) -> int:
    ids = [decker.id for decker in state.deckers]
    return ids.index(one_of("decker", id, ids))


# reading


def _items(value: object) -> list[tuple[int, str]]:
    """`2 blue, red installation` as counts and words."""
    if not isinstance(value, str):
        raise refused("deckers-position-items", text=str(value)[:60])
    found = []
    for part in filter(None, (part.strip() for part in value.split(","))):
        match = _ITEM.fullmatch(part)
        if match is None:
            raise refused("deckers-position-items", text=part[:60])
        found.append((int(match[1] or 1), match[2]))
    return found


def _space_at(name: object) -> int:
    try:
        return space_named(str(name))
    except ValueError:
        raise refused("deckers-position-space", space=str(name)) from None


def _tracked(value: object) -> int:
    if isinstance(value, bool | int):
        return int(value)
    if value in _COLOURS:
        return _COLOURS[value]
    return _space_at(value)


def _part(value: object, name: str) -> Spec:
    return keyed(value, name or "position", KEYS[name])
