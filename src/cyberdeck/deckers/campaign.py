"""The campaign, from the first game to Mother with all that can be added to her, and the challenges of weeks."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.deckers.choosing import DECKERS, SMC, first_game
from cyberdeck.kernel import Stage
from cyberdeck.kernel.spec import Spec


class _Rung(NamedTuple):
    """A computer with its variants, and how many deckers may go against it."""

    smc: str
    variants: tuple[str, ...] = ()
    most: int = 4
    first: bool = False


_LADDER: Final = (
    _Rung("alpha-moby", most=2, first=True),
    _Rung("alpha-moby", most=3),
    _Rung("spider"),
    _Rung("glom", ("packets",)),
    _Rung("logi"),
    _Rung("viking", ("fragmented",)),
    _Rung("sentinel"),
    _Rung("mother", ("2.0",)),
    _Rung("mother", ("fragmented", "2.1")),
    _Rung("mother", ("fragmented", "packets", "2.1")),
)
"""Each of the four variants comes up; the last has as many of them as the rules let stand together (DK-29)."""
_CREWS: Final = (
    ("oshin-noro", "monty-quantum"),
    ("tilda-sweet",),
    ("hettie-magnetic", "leiko-mori"),
    ("angel-nitrate", "kelly-nexus", "techno-twins"),
    ("tokyo-black",),
    ("rupert-stanz", "oshin-noro"),
    ("monty-quantum", "tilda-sweet", "tokyo-black"),
)
_ADDED: Final[tuple[tuple[str, ...], ...]] = ((), ("packets",), ("fragmented",), (), ("2.0",))


def campaign() -> tuple[Stage, ...]:
    return tuple(_stage(number, rung) for number, rung in enumerate(_LADDER, 1))


def _stage(number: int, rung: _Rung) -> Stage:
    """An upgraded computer is a star harder, and so is each other variant beside it."""
    stars = {choice.value: choice.stars for choice in SMC.choices}
    setup: dict[str, object] = {"smc": rung.smc, "variants": list(rung.variants)}
    if rung.first:
        setup = {key: value for key, value in first_game().setup.items() if key != "deckers"}
    return Stage(f"{number}", setup, DECKERS.usual[: rung.most], 1, rung.most, stars[rung.smc] + len(rung.variants))


def challenge(number: int) -> Spec:
    """The same for everybody who asks for that number; the lists have lengths without a common factor."""
    return {
        "smc": SMC.values[number % len(SMC.values)],
        "deckers": list(_CREWS[(number // len(SMC.values) + number) % len(_CREWS)]),
        "variants": list(_ADDED[number % len(_ADDED)]),
    }
