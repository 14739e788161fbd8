"""The position before the first decision, from the setup of a game (DK-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cyberdeck.deckers.board import FIRST_GAME, Layout
from cyberdeck.deckers.choosing import DECKERS, SMC, VARIANTS
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import renew_specials
from cyberdeck.deckers.names import HouseRule
from cyberdeck.deckers.setup import LaySegments, place_markers
from cyberdeck.deckers.state import Decker, State, entry_of
from cyberdeck.deckers.words import Colour
from cyberdeck.kernel.spec import Spec, keyed, names, refused

OPTIONS: Final = tuple(rule.value for rule in HouseRule)
KEYS: Final = ("smc", "deckers", "variants", "options", "objectives", "first_game")


def beginning(setup: Spec, seed: int) -> State:
    setup = keyed(setup, "setup", KEYS)
    state = State(rng=seed)
    variants = _words(setup, "variants", VARIANTS.values)
    if VARIANTS.clash(variants):
        raise refused("deckers-setup-two-upgrades")
    state.options = tuple(_words(setup, "options", OPTIONS))
    state.smc_id = one_of("smc", setup.get("smc", SMC.usual[0]), SMC.values)
    upgrades = [variant for variant in variants if variant in CONTENT.upgrades]
    state.upgrade_id = upgrades[0] if upgrades else ""
    state.with_packets = "packets" in variants
    add_deckers(state, _deckers(setup))
    state.active = state.roll("first", len(state.deckers))
    first_game = bool(setup.get("first_game", False))
    state.objectives = objective_deck(state, setup, first_game)
    renew_specials(state)
    state.layout = Layout(fragmented="fragmented" in variants)
    if first_game:
        state.layout = FIRST_GAME._replace(fragmented="fragmented" in variants)
        state.push((place_markers(),), -1)
    else:
        drawn = state.shuffle("segments", list(Colour))
        state.push((LaySegments(tuple(drawn)), place_markers()), -1)
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


def objective_deck(state: State, setup: Spec, first_game: bool) -> tuple[str, ...]:
    """Copper on top, then silver, gold, and Mother's Ghost at the very bottom (DK-7.5 to 7.7, DK-29.2)."""
    if "objectives" in setup:
        chosen = [one_of("objective", id, CONTENT.objectives) for id in names(setup, "objectives")]
        if not chosen:
            raise refused("deckers-setup-no-objective")
        if len(set(chosen)) < len(chosen):
            raise refused("deckers-setup-objective-twice")
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


def _deckers(setup: Spec) -> list[str]:
    """One to four deckers of different colours (DK-1.1, DK-7.9)."""
    found = [one_of("decker", id, DECKERS.values) for id in names(setup, "deckers", DECKERS.usual)]
    if not DECKERS.least <= len(found) <= DECKERS.most:
        raise refused("deckers-setup-how-many", number=len(found))
    if colour := DECKERS.clash(found):
        raise refused("deckers-setup-same-colour", colour=colour)
    return found


def _words(setup: Spec, key: str, known: Sequence[str]) -> list[str]:
    return [one_of(key, word, known) for word in names(setup, key)]


def one_of(kind: str, id: object, known: Mapping[str, object] | Sequence[str]) -> str:
    if id not in known:
        raise refused("deckers-setup-unknown", kind=kind, id=str(id), known=", ".join(known))
    return str(id)
