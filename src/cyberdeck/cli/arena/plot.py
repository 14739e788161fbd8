"""The arena as a picture: ratings with their intervals, and who beats whom how often."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from cyberdeck.bots import rungs
from cyberdeck.bots.arena import Report
from cyberdeck.cli.terminal import Terminal

LABEL: Final = 110
ROW: Final = 34
SCALE: Final = 380
CELL: Final = 64
TOP: Final = 34


def plotted(terminal: Terminal, told: Report) -> str:
    """Both beside each other, a row for each player."""
    names = [terminal.text(rungs.title(player)) for player in told.players]
    width, height = LABEL + SCALE + 30 + LABEL + CELL * len(names), TOP + ROW * len(names) + 30
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">']
    parts.append(f'<rect width="{width}" height="{height}" fill="#fff"/>')
    parts += _ratings(told, names)
    parts += _crossed(told, names)
    return "\n".join([*parts, "</svg>", ""])


def _text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="12" {more}>{escape(words)}</text>'


def _ratings(told: Report, names: list[str]) -> list[str]:
    found = [told.ratings.get(player) for player in told.players]
    ends = [rating.elo + sign * rating.reach for rating in found if rating for sign in (-1, 1)]
    if not ends:
        return []
    low, high = min(ends) - 20, max(ends) + 20
    parts = []
    for elo in range(int(low // 100) * 100 + 100, int(high) + 1, 100):
        x = LABEL + SCALE * (elo - low) / (high - low)
        parts.append(f'<path d="M{x:.0f} {TOP - 6}V{TOP + ROW * len(names)}" stroke="#ddd"/>')
        parts.append(_text(x, TOP - 12, f"{elo:+d}", 'text-anchor="middle" fill="#666"'))
    for place, (name, rating) in enumerate(zip(names, found, strict=True)):
        y = TOP + ROW * place + ROW / 2
        parts.append(_text(LABEL - 10, y + 4, name, 'text-anchor="end"'))
        if rating:
            left, x, right = (
                LABEL + SCALE * (rating.elo + sign * rating.reach - low) / (high - low) for sign in (-1, 0, 1)
            )
            parts.append(f'<path d="M{left:.0f} {y}H{right:.0f}" stroke="#333" stroke-width="2"/>')
            parts.append(f'<circle cx="{x:.0f}" cy="{y}" r="5" fill="#1769aa"/>')
    return parts


def _crossed(told: Report, names: list[str]) -> list[str]:
    x0 = LABEL + SCALE + 30 + LABEL
    parts = []
    for place, name in enumerate(names):
        parts.append(_text(x0 + CELL * place + CELL / 2, TOP - 12, name[:9], 'text-anchor="middle"'))
        parts.append(_text(x0 - 10, TOP + ROW * place + ROW / 2 + 4, name, 'text-anchor="end"'))
    for row, one in enumerate(told.players):
        for column, other in enumerate(told.players):
            cell = told.against(one, other)
            if cell is None or one == other:
                continue
            share, x, y = cell.share.share, x0 + CELL * column, TOP + ROW * row
            shade = f"rgb({235 - 160 * share:.0f},{240 - 90 * share:.0f},{245 - 40 * share:.0f})"
            parts.append(f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{ROW - 2}" fill="{shade}"/>')
            words = f"{100 * share:.0f} % · {round(cell.won + cell.lost)}"
            parts.append(_text(x + CELL / 2, y + ROW / 2 + 4, words, 'text-anchor="middle" font-weight="600"'))
    return parts
