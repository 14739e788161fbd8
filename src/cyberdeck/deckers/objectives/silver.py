"""What the silver objectives do beyond the verbs that all content shares (DK-33.13 to 33.24)."""

from __future__ import annotations

from cyberdeck.deckers.events import PalaceBuilt
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import remove_installation, scouts_of
from cyberdeck.deckers.rows import Spaces
from cyberdeck.deckers.scouts import swallow
from cyberdeck.deckers.state import Palace, Reading, State, installation_pool
from cyberdeck.deckers.steps import Effect, acts, asks, choose_one, choose_space
from cyberdeck.deckers.uploading import add_installation
from cyberdeck.deckers.verbs import without
from cyberdeck.deckers.words import AT, Colour, Space
from cyberdeck.kernel import Asking, Effects, Option, frozen

# Fireworks


@acts
def exchange_installations(state: State, where: Spaces, colours: tuple[Colour, ...]) -> Effects:
    """Remove the installations of these spaces; one of these colours takes the place of each, while there are any."""
    built = [at for at in where if state.fields[at].installation != NONE]
    for at in built:
        remove_installation(state, at)
    return (rebuild(tuple(built), colours),)


@asks
def rebuild(reading: Reading, spaces: tuple[Space, ...], colours: tuple[Colour, ...]) -> Asking[Effects]:
    """An installation on each of these spaces; if there are not enough, the players choose where (DK-3.8)."""
    tokens = sum(reading.supply[installation_pool(colour)] for colour in colours)
    if not spaces or not tokens:
        return ()
    at = spaces[0]
    if tokens < len(spaces):
        at = yield from choose_space(reading, spaces, tokens, prompt="rebuild-where")
    left = [colour for colour in colours if reading.supply[installation_pool(colour)]]
    options = [Option("installation", colour, (colour,)) for colour in left]
    colour = yield from choose_one(reading, "rebuild", options, AT[at])
    return (add_installation(at, colour), rebuild(without(spaces, at), colours))


# Hacker's Palace


@asks
def build_palace(reading: Reading, of: Spaces, where: Spaces) -> Asking[Effects]:
    """Stack two of these installations on one of these spaces: they are a palace now, and no installations."""
    built = list(of)
    taken: list[Space] = []
    while len(built) > 2 - len(taken) and len(taken) < 2:
        taken.append((yield from choose_space(reading, built, 2 - len(taken), prompt="palace-of")))
        built.remove(taken[-1])
    first, second = (*taken, *built)[:2]
    at = yield from choose_space(reading, where, prompt="palace-where")
    return (Build(first, second, at),)


@frozen
class Build(Effect):
    """The palace stands; scouts that are there already are taken as if they entered (DK-33.15)."""

    first: Space
    second: Space
    at: Space

    def resolve(self, state: State, source: int) -> Effects:
        colours = state.fields[self.first].installation, state.fields[self.second].installation
        for at in (self.first, self.second):
            state.fields[at] = state.fields[at]._replace(installation=NONE)
        state.palace = Palace(self.at, colours)
        state.emit(PalaceBuilt(AT[self.at]))
        for scout in scouts_of(state.fields[self.at]):
            state.fields[self.at] = state.fields[self.at].without_scout(scout)
            swallow(state, scout)
        return ()
