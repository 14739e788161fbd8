"""The same table for a new game: with the same people, who may have swapped their seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from cyberdeck.service.entries import Charter, Proposal, Sitting
from cyberdeck.service.timeline import now


def again(charter: Charter, seed: int, swapped: bool) -> Charter:
    """Who had joined an open seat keeps his place among the others."""
    seats = len(charter.sittings)
    before = [seat_before(seat, seats, swapped) for seat in range(seats)]
    sittings = [charter.sittings[seat] for seat in before]
    together = tuple(tuple(seat_after(seat, seats, swapped) for seat in hand) for hand in charter.terms.together)
    rungs = tuple(charter.terms.rung(seat) for seat in before) if charter.terms.rungs else ()
    terms = msgspec.structs.replace(
        charter.terms,
        branch_of="",
        branch_at=0,
        fresh=(),
        sealed=True,
        together=together,
        seeded=False,
        cup="",
        week="",
        goal="",
        rungs=rungs,
    )
    return charter._replace(
        id=secrets.token_hex(8),
        seed=seed,
        salt=secrets.token_hex(16),
        terms=terms,
        public=False,
        opened_at=now(),
        sittings=tuple(Sitting.PERSON if who in (Sitting.OPEN, Sitting.JOINED) else who for who in sittings),
    )


def seats_at(proposal: Proposal, held: Sequence[int], seats: int) -> list[int]:
    """Where somebody sits at the table of the rematch."""
    return sorted(seat_after(seat, seats, proposal.swapped) for seat in held)


def seat_after(seat: int, seats: int, swapped: bool) -> int:
    """Everybody moves on to the next seat, which for two means that they change places."""
    return (seat + 1) % seats if swapped else seat


def seat_before(seat: int, seats: int, swapped: bool) -> int:
    return (seat - 1) % seats if swapped else seat
