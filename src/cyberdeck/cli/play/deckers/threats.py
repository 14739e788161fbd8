"""What threatens, in words: the scouts of the next turn, one more of them, the attack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cyberdeck.deckers.forecast import Aftermath, Doomed, Forecast
from cyberdeck.deckers.words import number_of, server_of, space_named
from cyberdeck.kernel import Message, message
from cyberdeck.kernel.paper import Words

MESSAGE_IDS: Final = ("threat-installation-*",)


def threats(told: object, words: Words) -> Iterator[str]:
    """Line by line; while nothing is laid out there is nothing to tell."""
    if not isinstance(told, Forecast):
        return
    if told.decker is None:
        yield words(message("threat-no-turn"))
    else:
        yield words(message("threat-next-turn", decker=Message(f"decker-{told.decker}")))
        for line in _next_turn(told, words):
            yield f"  {words(line)}"
    if told.sparks:
        yield words(message("threat-one-more"))
        for space, after in told.sparks.items():
            yield f"  {words(_one_more(space, after, words))}"
    yield words(message("threat-attack"))
    for line in [_destroyed(doomed, words) for doomed in told.attack] or [message("threat-attack-nothing")]:
        yield f"  {words(line)}"


def _next_turn(told: Forecast, words: Words) -> Iterator[Message]:
    for reason, chance in told.lost.items():
        yield message("threat-lost", percent=_percent(chance), reason=Message(reason))
    for space, chance in told.explosions.items():
        yield message("threat-explosion", percent=_percent(chance), space=_space(space))
    for space, chance in told.guardians.items():
        yield message("threat-guardian", percent=_percent(chance), space=_space(space))
    for percent, spaces in _alike(told.scouts).items():
        yield message("threat-likely", percent=percent, spaces=_listed(spaces, words))


def _alike(chances: Mapping[str, float]) -> dict[str, list[str]]:
    """The spaces of each chance, the likeliest first."""
    found: dict[str, list[str]] = {}
    for space, chance in sorted(chances.items(), key=lambda item: -item[1]):
        found.setdefault(_percent(chance), []).append(space)
    return found


def _one_more(space: str, after: Aftermath, words: Words) -> Message:
    if after.lost:
        return message("threat-loses", space=_space(space), reason=Message(after.lost))
    if after.explosions:
        spaces = [at for at in after.enters if at not in after.explosions]
        return message("threat-explodes", space=_space(space), spaces=_listed(spaces, words))
    if after.guardians:
        return message("threat-makes-guardian", space=_space(space))
    return message("threat-likely", percent=_percent(1), spaces=_listed(after.enters, words))


def _destroyed(doomed: Doomed, words: Words) -> Message:
    lost = [message("programs", colour=colour, number=number) for colour, number in doomed.programs.items()]
    if doomed.installation is not None:
        lost.append(message(f"threat-installation-{doomed.installation}"))
    space, what = _space(doomed.space), ", ".join(map(words, lost))
    if not doomed.safe:
        return message("threat-destroys", space=space, what=what)
    return message("threat-destroys-unless", space=space, what=what, percent=_percent(doomed.safe))


def _space(name: str) -> Message:
    at = space_named(name)
    return message("space", server=server_of(at).word, number=number_of(at))


def _listed(spaces: Iterable[str], words: Words) -> str:
    return ", ".join(words(_space(space)) for space in spaces)


def _percent(chance: float) -> str:
    """A whole number, but what can happen is not 0 and what can fail is not 100."""
    return str(round(100 * chance)) if chance in (0, 1) else str(min(99, max(1, round(100 * chance))))
