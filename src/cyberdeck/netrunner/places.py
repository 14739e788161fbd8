"""What may lie where (NR-8, NR-9, NR-14): the one answer for installing, for positions and for redealt cards."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.netrunner.printed import Printed
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import CENTRALS, Type, Zone

IN_A_RIG = (Type.PROGRAM, Type.HARDWARE, Type.RESOURCE)
ALONE_IN_A_REMOTE = (Type.AGENDA, Type.ASSET)


def may_lie(printed: Printed, zone: Zone, server: int, others: Iterable[Printed] = ()) -> bool:
    """Whether a card fits into a zone, of that server if it has one, beside the `others` that lie there."""
    match zone:
        case Zone.ICE:
            return printed.type is Type.ICE
        case Zone.ROOT:
            return _fits_root(printed, server) and not crowded(printed, others)
        case Zone.RIG:
            return printed.type in IN_A_RIG
        case Zone.SCORE:
            return printed.type is Type.AGENDA
    return printed.type is not Type.IDENTITY


def _fits_root(printed: Printed, server: int) -> bool:
    """NR-14.7, NR-14.9: upgrades anywhere, unless the card says where; agendas and assets in remotes."""
    if TEXTS[printed.id].only_in not in (None, server):
        return False
    return printed.type is Type.UPGRADE or (printed.type in ALONE_IN_A_REMOTE and server not in CENTRALS)


def crowded(printed: Printed, others: Iterable[Printed]) -> bool:
    """NR-14.8: one agenda or asset a remote; NR-14.10: one region a server."""
    alone, region = printed.type in ALONE_IN_A_REMOTE, "region" in printed.subtypes
    return any(
        (alone and other.type in ALONE_IN_A_REMOTE) or (region and "region" in other.subtypes) for other in others
    )
