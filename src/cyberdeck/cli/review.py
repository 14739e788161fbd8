"""The command `review`: how the chances of a finished game stood, and where something better was to be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from cyberdeck.bots.reviewing import Point, judge_of, reviewed
from cyberdeck.cli.files import read_text
from cyberdeck.cli.line import argument, option
from cyberdeck.cli.terminal import Terminal
from cyberdeck.games import find
from cyberdeck.kernel import AnyRules, Complaint, Journal, message

BARS: Final = "▁▂▃▄▅▆▇█"


def show_review(
    terminal: Terminal,
    file: Annotated[str, argument("review-help-file")],
    seat: Annotated[str, option("review-help-seat", "--seat", show_default=False)] = "",
) -> None:
    journal = Journal.parse(read_text(file))
    rules = find(journal.game)
    judge, names = judge_of(journal.game), rules.new_game(journal.setup, journal.seed).seats
    if seat and seat not in names:
        raise Complaint(message("review-seat", name=seat[:40], known=", ".join(names)))
    seats = [names.index(seat)] if seat else list(range(len(names)))
    with terminal.progress() as progress:
        task = progress.add_task(terminal.text(message("review-progress")), total=len(journal.decisions))
        points = list(reviewed(journal, rules, judge, seats, lambda at: progress.update(task, completed=at)))
    for number in seats:
        _show_curve(terminal, rules, names, [point for point in points if point.seat == number])
    _show_moments(terminal, rules, names, [point for point in points if point.weighed.is_moment])


def _show_curve(terminal: Terminal, rules: AnyRules, names: Sequence[str], points: Sequence[Point]) -> None:
    """A bar for each turn: the chance of the seat with its last decision there, as it knew and as it was."""
    if not points:
        return
    last = list({point.turn: point for point in points}.values())
    who = rules.seat_message(names[points[0].seat])
    good = sum(not point.weighed.is_moment for point in points)
    terminal.line()
    terminal.say(message("review-curve", seat=who, good=good, all=len(points)), "bold")
    for title, chances in (
        (message("review-known"), [point.known for point in last]),
        (message("review-open"), [point.open[point.seat] for point in last]),
    ):
        terminal.line((f"  {terminal.text(title)}  ", "dim"), ("".join(map(_bar, chances)), "cyan"))
    turns = [_percent(point.known) for point in (last[0], last[-1])]
    ends = message("review-ends", first=last[0].turn, before=turns[0], last=last[-1].turn, after=turns[1])
    terminal.line(("  ", ""), (terminal.text(ends), "dim"))


def _show_moments(terminal: Terminal, rules: AnyRules, names: Sequence[str], moments: Sequence[Point]) -> None:
    terminal.line()
    if not moments:
        terminal.say(message("review-flawless"))
    for point in moments:
        taken, best = point.weighed.taken, point.weighed.best
        where = message("review-moment", turn=point.turn, seat=rules.seat_message(names[point.seat]), number=point.at)
        terminal.say(where, "bold")
        said = message(
            "review-taken-together" if rules.together else "review-taken",
            what=point.words[0],
            chance=_percent(taken.chance),
        )
        terminal.line(("  ", ""), (terminal.text(said), "red"))
        better = message("review-better", what=point.words[1], chance=_percent(best.chance))
        terminal.line(("  ", ""), (terminal.text(better), "green"), *_then(best.steps))


def _then(steps: Sequence[str]) -> list[tuple[str, str]]:
    """The whole plan: its first step may say more than the answer does, such as where a card is installed."""
    return [("  → " + ", ".join(steps), "dim")]


def _bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def _percent(chance: float) -> int:
    return round(100 * chance)
