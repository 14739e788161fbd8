"""The position before the first decision, from the setup of a game (DK-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cyberdeck.deckers.board import FIRST_GAME, Layout
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import renew_specials
from cyberdeck.deckers.setup import LaySegments, PlaceMarkers
from cyberdeck.deckers.state import Decker, State, entry_of
from cyberdeck.deckers.words import Colour
from cyberdeck.kernel import Arg, Complaint, message

VARIANTS: Final = ("fragmented", "packets", "2.0", "2.1")
OPTIONS: Final = ("lenient-404", "soft")
KEYS: Final = ("smc", "deckers", "variants", "options", "objectives", "first_game")


def beginning(setup: Mapping[str, Any], seed: int) -> State:
    if unknown := [key for key in setup if key not in KEYS]:
        raise _bad("setup-key", key=str(unknown[0]), known=", ".join(KEYS))
    state = State(rng=seed)
    variants = _words(setup, "variants", VARIANTS)
    state.options = tuple(_words(setup, "options", OPTIONS))
    state.smc_id = _one_of("smc", setup.get("smc", "alpha-moby"), CONTENT.smcs)
    upgrades = [variant for variant in variants if variant in CONTENT.upgrades]
    if len(upgrades) > 1:
        raise _bad("setup-two-upgrades")
    state.upgrade_id = upgrades[0] if upgrades else ""
    state.with_packets = "packets" in variants
    add_deckers(state, _deckers(setup))
    state.active = state.roll("first", len(state.deckers))
    first_game = bool(setup.get("first_game", False))
    state.objectives = objective_deck(state, setup.get("objectives"), first_game)
    renew_specials(state)
    state.layout = Layout(fragmented="fragmented" in variants)
    if first_game:
        state.layout = FIRST_GAME._replace(fragmented="fragmented" in variants)
        state.push((PlaceMarkers(),), -1)
    else:
        drawn = state.shuffle("segments", list(Colour))
        state.push((LaySegments(tuple(drawn)), PlaceMarkers()), -1)
    return state


def add_deckers(state: State, ids: Sequence[str]) -> None:
    """Deckers with their command decks shuffled, and the upgrade stack."""
    for id in ids:
        profile = CONTENT.deckers[id]
        first = len(state.cards)
        state.cards += CONTENT.base_decks[profile.colour]
        deck = state.shuffle(f"deck-{id}", list(range(first, len(state.cards))))
        avatars = [entry_of(profile.colour)] * profile.avatars
        state.deckers.append(Decker(id, profile.colour, profile.start, avatars, deck))
    first = len(state.cards)
    state.cards += CONTENT.advanced
    state.upgrades = state.shuffle("upgrades", list(range(first, len(state.cards))))


def objective_deck(state: State, given: Any, first_game: bool) -> tuple[str, ...]:
    """Copper on top, then silver, gold, and Mother's Ghost at the very bottom (DK-7.5 to 7.7, DK-29.2)."""
    if given is not None:
        chosen = [_one_of("objective", id, CONTENT.objectives) for id in _strings("objectives", given)]
        if not chosen:
            raise _bad("setup-no-objective")
        if len(set(chosen)) < len(chosen):
            raise _bad("setup-objective-twice")
        return tuple(chosen)
    chosen = []
    for level in ("copper", "silver", "gold"):
        ids = [id for id, row in CONTENT.objectives.items() if row.level_name == level]
        count = getattr(state.smc.cycles, level)
        chosen += state.shuffle(f"objectives-{level}", ids)[:count]
    if first_game:
        chosen = list(CONTENT.first_game.objectives)
    if state.upgrade_id:
        ghosts = [id for id, row in CONTENT.objectives.items() if row.level_name == "ghost"]
        chosen.append(state.pick("objectives-ghost", ghosts, str))
    return tuple(chosen)


def _deckers(setup: Mapping[str, Any]) -> list[str]:
    """One to four deckers of different colours (DK-1.1, DK-7.9)."""
    ids = _strings("deckers", setup.get("deckers", CONTENT.first_game.deckers[:2]))
    found = [_one_of("decker", id, CONTENT.deckers) for id in ids]
    if not 1 <= len(found) <= 4:
        raise _bad("setup-how-many", number=len(found))
    colours = [CONTENT.deckers[id].colour for id in found]
    for colour in colours:
        if colours.count(colour) > 1:
            raise _bad("setup-same-colour", colour=colour.word)
    return found


def _words(setup: Mapping[str, Any], key: str, known: Sequence[str]) -> list[str]:
    return [_one_of(key, word, known) for word in _strings(key, setup.get(key, ()))]


def _strings(key: str, value: Any) -> list[str]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _bad("setup-list", key=key)
    return [str(item) for item in value]


def _one_of(kind: str, id: Any, known: Mapping[str, Any] | Sequence[str]) -> str:
    if id not in known:
        raise _bad("setup-unknown", kind=kind, id=str(id), known=", ".join(known))
    return str(id)


def _bad(what: str, **args: Arg) -> Complaint:
    return Complaint(message(f"deckers-{what}", **args))
