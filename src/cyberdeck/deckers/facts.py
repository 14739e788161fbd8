"""All content with its sources, for clients that draw it: open to everybody."""

from __future__ import annotations

from typing import Literal

from cyberdeck.deckers.board import FRAGMENTS, SHAPES, Hex
from cyberdeck.deckers.content import CONTENT, MANY, CommandCard, Objective, Profile, Shades, Smc
from cyberdeck.deckers.position import POOLS
from cyberdeck.deckers.state import TOKENS
from cyberdeck.deckers.words import Colour, ColourWord, Level
from cyberdeck.kernel import frozen

Sources = dict[str, str]
"""For each part of a component, where it comes from: rulebook, inferred, designed, printed."""


@frozen
class CommandFacts:
    """What is printed on a command card."""

    id: str
    title: str
    symbols: tuple[str, ...]
    cost: tuple[str, ...]
    copies: int
    keyword: Literal["", "execute", "show", "interrupt", "passive"]
    advanced: bool
    source: str


@frozen
class ObjectiveFacts:
    """What is on the front; the back, with the arrows, stays hidden (DK-9.3)."""

    name: str
    level: Literal["copper", "silver", "gold", "ghost"]
    sources: Sources


@frozen
class SmcFacts:
    stars: int
    cycles: dict[str, int]
    """By level."""
    new_scouts: dict[str, Shades]
    new_scouts_many: dict[str, Shades]
    """With three and four deckers."""
    sources: Sources


@frozen
class UpgradeFacts:
    sources: Sources


@frozen
class DeckerFacts:
    name: str
    colour: ColourWord
    side: Literal["primary", "alternate"]
    start: str
    avatars: int
    sources: Sources


@frozen
class PacketFacts:
    type: Literal["immediate", "spend"]
    tiles: int
    source: str


@frozen
class SegmentFacts:
    """Where its spaces 1 to 6 lie around its middle, and whose they are on its multicoloured side."""

    hexes: tuple[Hex, ...]
    fragments: tuple[ColourWord, ...]


@frozen
class DeckersFacts:
    """Each kind of component by the names that notation has for them."""

    commands: dict[str, CommandFacts]
    objectives: dict[str, ObjectiveFacts]
    smcs: dict[str, SmcFacts]
    upgrades: dict[str, UpgradeFacts]
    deckers: dict[str, DeckerFacts]
    packets: dict[str, PacketFacts]
    segments: dict[str, SegmentFacts]
    supply: dict[str, int]
    """How many tokens of each pool there are in all."""


def facts() -> DeckersFacts:
    return DeckersFacts(
        commands={key: _command(card) for key, card in CONTENT.cards.items()},
        objectives={id: _objective(row) for id, row in CONTENT.objectives.items()},
        smcs={id: _smc(row) for id, row in CONTENT.smcs.items()},
        upgrades={id: UpgradeFacts({"rules": row.rules.source}) for id, row in CONTENT.upgrades.items()},
        deckers={id: _decker(row) for id, row in CONTENT.deckers.items()},
        packets={id: PacketFacts(row.type, row.tiles, row.source) for id, row in CONTENT.packets.items()},
        segments={colour.word: SegmentFacts(SHAPES[colour], _fragments(colour)) for colour in Colour},
        supply={name: TOKENS[pool] for name, pool in POOLS.items()},
    )


def _fragments(segment: Colour) -> tuple[ColourWord, ...]:
    return tuple(colour.word for colour in FRAGMENTS[segment])


def _command(card: CommandCard) -> CommandFacts:
    return CommandFacts(
        id=card.id,
        title=card.title.en,
        symbols=card.symbols,
        cost=card.cost,
        copies=card.count,
        keyword=card.keyword,
        advanced=card.advanced,
        source=card.source,
    )


def _objective(row: Objective) -> ObjectiveFacts:
    groups = ("goal", "preparation", "rules", "success", "failure", "arrows")
    sources = {group: getattr(row, group).source for group in groups}
    return ObjectiveFacts(row.name.en, row.level_name, sources)


def _smc(row: Smc) -> SmcFacts:
    scouts = row.new_scouts
    return SmcFacts(
        stars=row.stars.value,
        cycles={level.value: getattr(row.cycles, level.value) for level in Level},
        new_scouts={level.value: scouts.at(level, 1) for level in Level},
        new_scouts_many={level.value: scouts.at(level, MANY) for level in Level},
        sources={"setup": row.setup.source, "new_scouts": scouts.source, "rules": row.rules.source},
    )


def _decker(row: Profile) -> DeckerFacts:
    return DeckerFacts(
        name=row.name.en,
        colour=row.colour.word,
        side=row.colour_of.side,
        start=row.start_type.value,
        avatars=row.avatars,
        sources={"ability": row.ability.source, "start": row.start_type.source},
    )
