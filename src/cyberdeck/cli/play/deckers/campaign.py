"""The campaign at a terminal: the ladder with what is won, and the next game on it. What is won is kept in a file."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from pathlib import Path

from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers.rules import RULES
from cyberdeck.kernel import Complaint, Message, Stage, message


def kept() -> Path:
    """Where it is kept: beside the tables of a service of one's own."""
    return Path.home() / ".cyberdeck" / "campaign.json"


def won() -> list[str]:
    """The games that were won, by name; a file that says something else is as good as none."""
    try:
        found = json.loads(kept().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [name for name in found if isinstance(name, str)] if isinstance(found, list) else []


def note(stage: Stage) -> None:
    """One more is won."""
    file = kept()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(sorted({*won(), stage.name}, key=int)), encoding="utf-8")
        unfinished.replace(file)
    except OSError:
        raise Complaint(message("file-not-written", file=str(file))) from None


def following(beaten: Collection[str]) -> Stage | None:
    """The first that is not won yet."""
    return next((stage for stage in RULES.campaign() if stage.name not in beaten), None)


def show(terminal: Terminal, beaten: Collection[str]) -> None:
    """The ladder: what is won, what is next, what is still closed."""
    upcoming = following(beaten)
    for number, stage in enumerate(RULES.campaign(), 1):
        sign, style = ("✓", "green") if stage.name in beaten else ("▶", "bold") if stage == upcoming else (" ", "dim")
        told = [Message(f"smc-{stage.setup['smc']}"), *_variants(stage)]
        crew = terminal.text(message("campaign-crew", least=stage.least, most=stage.most))
        words = " · ".join([*map(terminal.text, told), crew])
        terminal.line((f"{sign} {number:2} {'★' * stage.stars:7} {words}", style))
    if upcoming is None:
        terminal.say(message("campaign-finished"), "green")


def _variants(stage: Stage) -> list[Message]:
    if stage.setup.get("first_game"):
        return [message("campaign-first")]
    variants = stage.setup.get("variants")
    assert isinstance(variants, list)
    return [Message(f"variant-{name.replace('.', '-')}") for name in variants]


def setup_of(stage: Stage, deckers: Sequence[str]) -> dict[str, object]:
    """Its game with these deckers, or with those that are usual; a Complaint if they are too many."""
    if len(deckers) > stage.most:
        raise Complaint(message("campaign-too-many", most=stage.most))
    return {**stage.setup, "deckers": list(deckers or stage.seats)}
