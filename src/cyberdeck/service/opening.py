"""Opening a table: what is agreed before anybody sits down, checked."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence

from cyberdeck import games
from cyberdeck.bots import rungs
from cyberdeck.kernel import AnyGame, Complaint, Origin, message
from cyberdeck.kernel.moment import in_the_midst
from cyberdeck.puzzles import own_puzzle
from cyberdeck.service import metrics, rating
from cyberdeck.service.chronicle import origin_of
from cyberdeck.service.entries import Charter, Kind, Sitting, Terms
from cyberdeck.service.forms import NewTable
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.links import new_token
from cyberdeck.service.records import Move
from cyberdeck.service.timeline import now

_OFFERED = (Sitting.PERSON, Sitting.BOT, Sitting.HOUSE, Sitting.OPEN)
_LINKED = (Sitting.PERSON, Sitting.BOT)

log = logging.getLogger("cyberdeck.opening")


def new_seed() -> int:
    """Long enough for chance to be a keyed hash: 128 bits that nobody can guess, and one that says so."""
    return 1 << 128 | secrets.randbits(128)


def chartered(wish: NewTable) -> tuple[Charter, tuple[str, ...]]:
    """What never changes about the table that somebody wishes for, and the names of its seats; or a Complaint."""
    rules, seed = games.find(wish.game), new_seed() if wish.seed is None else wish.seed
    names = seats_of(wish.game, wish.setup, seed)
    sittings = sittings_of(names, wish.seats)
    terms = Terms(
        clock=wish.clock,
        together=together_of(names, sittings, wish.together),
        asked=wish.asked,
        sealed=True,
        seeded=wish.seed is not None,
        rated=wish.rated,
        rungs=rungs_of(names, sittings, wish.rungs),
        hints=wish.hints,
        delay=wish.delay,
        goal=_goal_of(wish, sittings),
    )
    origin = origin_of(rules, wish.setup, terms)
    _check_script(origin, sittings, terms)
    if wish.rated:
        rating.check(wish.game, names, wish.clock, origin is Origin.BEGINNING and not terms.together)
    charter = Charter(
        id=secrets.token_hex(8),
        game=wish.game,
        engine=rules.version,
        setup=dict(wish.setup),
        seed=seed,
        salt=secrets.token_hex(16),
        terms=terms,
        public=wish.public,
        opened_at=now(),
        sittings=sittings,
    )
    return charter, names


def seats_of(game: str, setup: Mapping[str, object], seed: int) -> tuple[str, ...]:
    """The names of the seats; a Complaint if this cannot be played."""
    return begun(game, setup, seed).seats


def begun(game: str, setup: Mapping[str, object], seed: int) -> AnyGame:
    """A game from what somebody has written; a Complaint if it is none, or begins in the middle of something."""
    rules = games.find(game)
    if in_the_midst(setup.get("position")):
        raise Complaint(message("table-midst"))
    try:
        return rules.new_game(setup, seed)
    except Complaint:
        raise
    except Exception:
        metrics.FAULTS.labels("setup").inc()
        log.exception("the rules stumbled over a setup")
        raise Complaint(message("table-bad-setup")) from None


def sittings_of(names: Sequence[str], wish: Mapping[str, str]) -> tuple[Sitting, ...]:
    if set(wish) != set(names) or not set(wish.values()) <= set(_OFFERED):
        raise Complaint(message("table-seats", seats=", ".join(names)))
    sittings = tuple(Sitting(wish[name]) for name in names)
    if all(sitting is Sitting.HOUSE for sitting in sittings):
        raise Complaint(message("table-nobody"))
    return sittings


def together_of(
    names: Sequence[str], sittings: Sequence[Sitting], groups: Iterable[Iterable[str]]
) -> tuple[tuple[int, ...], ...]:
    """Seats that share a link: each at most once, and only seats that have one."""
    found = [list(group) for group in groups]
    flat = [name for group in found for name in group]
    linked = {name for name, sitting in zip(names, sittings, strict=True) if sitting in _LINKED}
    if len(set(flat)) != len(flat) or not set(flat) <= linked:
        raise Complaint(message("table-together", seats=", ".join(names)))
    return tuple(tuple(sorted(names.index(name) for name in group)) for group in found if group)


def rungs_of(names: Sequence[str], sittings: Sequence[Sitting], wish: Mapping[str, str]) -> tuple[str, ...]:
    """Who plays the seats of the house; only these can have a rung."""
    house = {name for name, sitting in zip(names, sittings, strict=True) if sitting is Sitting.HOUSE}
    if not set(wish) <= house:
        raise Complaint(message("table-rungs", seats=", ".join(sorted(house)) or message("none")))
    return tuple(rungs.check(wish[name]) if name in wish else "" for name in names) if wish else ()


def _goal_of(wish: NewTable, sittings: Sequence[Sitting]) -> str:
    """Only for one person alone, where nothing is hidden: who is to spoil it must know everything."""
    if not wish.goal:
        return ""
    position = wish.setup.get("position")
    alone = sum(who is not Sitting.HOUSE for who in sittings) == 1 and not wish.rated
    if not alone or not isinstance(position, Mapping) or wish.setup != {"position": position}:
        raise Complaint(message("puzzle-other"))
    if own_puzzle(wish.game, wish.goal, position).position != position:
        raise Complaint(message("puzzle-other"))
    return wish.goal


def _check_script(origin: Origin, sittings: Sequence[Sitting], terms: Terms) -> None:
    """Chances that somebody has fixed are for himself alone: against the house, or with all seats in his hand.

    Shuffles that he has fixed also against programs, which are told so.
    """
    fixing = {Origin.SCRIPT: _LINKED, Origin.SEED: (Sitting.PERSON,)}.get(origin, ())
    linked = [seat for seat, who in enumerate(sittings) if who in fixing]
    hands = {next((group for group in terms.together if seat in group), (seat,)) for seat in linked}
    if fixing and (Sitting.OPEN in sittings or len(hands) > 1):
        raise Complaint(message("table-script"))


def first_of(ledger: Ledger) -> int | None:
    """Who is asked first at a new table."""
    return None if ledger.decision is None else int(ledger.decision.seat)


def kind_of(move: Move) -> Kind:
    return Kind.FOREGONE if move.foregone else Kind.OBVIOUS if move.obvious else Kind.DECIDE


def links_of(charter: Charter) -> dict[int, str]:
    """A secret for each seat that is given to somebody, the same for those that stay together."""
    tokens = {seat: new_token() for seat, who in enumerate(charter.sittings) if who in _LINKED}
    for group in charter.terms.together:
        tokens |= dict.fromkeys(group, tokens[group[0]])
    return tokens
