"""A picture of what came of many games, as SVG: who won how often and how sure that is, and how long they were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from cyberdeck.bots.simulation import Share
from cyberdeck.cli.drawing import FAINT, GRID, INK, box, sheet, text

WIDTH: Final = 960
HEIGHT: Final = 420
_LEFT, _MIDDLE, _TOP, _FLOOR = 72, 470, 132, 340
_COLOURS: Final = ("#3b7dd8", "#d9622b")
_BARS: Final = 40
"""So many bars at most tell how long games were; then several lengths share one."""


def plot(
    title: str,
    subtitle: str,
    heading: str,
    shares: Sequence[tuple[str, Share]],
    label: str,
    lengths: Sequence[int],
) -> str:
    parts = [
        text(32, 42, title, size=20 if len(title) < 60 else 14, weight=600),
        text(32, 66, subtitle, fill=FAINT),
        text(32, 106, heading, size=15, weight=600),
        *_shares(shares),
        text(_MIDDLE, 106, label, size=15, weight=600),
        *_lengths(lengths),
    ]
    return sheet(WIDTH, HEIGHT, title, parts)


def _shares(shares: Sequence[tuple[str, Share]]) -> Iterator[str]:
    right = _MIDDLE - 60
    for percent in (0, 25, 50, 75, 100):
        y = _high(percent / 100)
        yield f'<path d="M{_LEFT} {y:.1f}H{right}" stroke="{GRID if percent else FAINT}"/>'
        yield text(_LEFT - 8, y + 4, f"{percent} %", anchor="end", fill=FAINT)
    room = (right - _LEFT) / len(shares)
    for place, (name, won) in enumerate(shares):
        middle = _LEFT + room * (place + 0.5)
        yield box(middle - 26, _high(won.share), 52, _FLOOR - _high(won.share), _COLOURS[place % len(_COLOURS)])
        yield f'<path d="M{middle:.1f} {_high(won.low):.1f}V{_high(won.high):.1f}" stroke="{INK}" stroke-width="2"/>'
        yield text(middle, _high(won.high) - 8, f"{100 * won.share:.1f} %", anchor="middle", weight=600)
        yield text(middle, _FLOOR + 20, name, anchor="middle")
        yield text(middle, _FLOOR + 38, str(won.games), anchor="middle", fill=FAINT)


def _lengths(lengths: Sequence[int]) -> Iterator[str]:
    """How many games were so long; `lengths` are in order."""
    least, most = lengths[0], lengths[-1]
    step = -(-(most - least + 1) // _BARS)
    counts = Counter((length - least) // step for length in lengths)
    bars, top = max(counts) + 1, max(counts.values())
    room = (WIDTH - 36 - _MIDDLE) / max(bars, 8)
    yield f'<path d="M{_MIDDLE} {_FLOOR}H{WIDTH - 36}" stroke="{FAINT}"/>'
    for place, count in counts.items():
        high = (_FLOOR - _TOP) * count / top
        yield box(_MIDDLE + room * place, _FLOOR - high, room * 0.86, high, _COLOURS[0])
    for place in sorted({0, bars // 2, bars - 1}):
        yield text(_MIDDLE + room * (place + 0.43), _FLOOR + 20, str(least + place * step), anchor="middle")


def _high(share: float) -> float:
    return _FLOOR - (_FLOOR - _TOP) * share
