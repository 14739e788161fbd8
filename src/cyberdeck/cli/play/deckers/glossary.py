"""The glossary of Deckers: cards, computers, deckers, objectives, packets, and the clauses of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rich.text import Text

from cyberdeck.cli.play.glossary import Found, find, folded, titled
from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers.cardlist import PARTS, everything, message_id
from cyberdeck.deckers.content import CONTENT, MANY
from cyberdeck.deckers.picture import parts_of
from cyberdeck.deckers.signs import symbols
from cyberdeck.deckers.words import Level
from cyberdeck.kernel.paper import Flow, Words
from cyberdeck.locale import Message, message
from cyberdeck.locale.reference import clauses
from cyberdeck.locale.texts import render


def look_up(words: str, language: str) -> Found:
    """Anything of the game that has a name."""
    return find(words, _names(language), lambda id: titled(id, language), lambda id: _all_told(id, language))


def called(words: str, language: str) -> str | None:
    """What has just that name."""
    return _names(language).get(folded(words))


def show(terminal: Terminal, id: str, deckers: int = 0) -> None:
    """One of them: what is printed, and its texts, with the numbers for so many deckers."""
    terminal.line((terminal.text(Message(id)), "bold"))
    if printed := facts(id, terminal.text):
        terminal.show(Flow(Text(), printed))
    for part, told in parts_of(id, PARTS[id.partition("-")[0]], terminal.text, deckers):
        label = "" if part == "text" else terminal.text(Message(f"part-{part}")) + " "
        terminal.show(Text.assemble((label, "bold"), told))


def clause(words: str, language: str) -> tuple[str, str] | None:
    """A clause of the rules reference by its number, `DK-12.7` or `12.7`."""
    number = words.upper() if words.upper().startswith("DK-") else f"DK-{words}"
    told = clauses("deckers", language).get(number)
    return None if told is None else (number, told.replace("**", ""))


def facts(id: str, words: Words) -> list[Text]:
    """What is printed beside the text of a command card, a decker or a computer."""
    kind, _, key = id.partition("-")
    if kind == "command":
        card = CONTENT.cards[key]
        found = [symbols(list(card.symbols))]
        if card.cost:
            found.append(Text(words(message("deckers-play-cost")) + " ").append(symbols(list(card.cost))))
        if card.keyword:
            found.append(Text(words(Message(f"keyword-{card.keyword}"))))
        return found
    if kind == "objective":
        return [Text(words(Message(f"level-{CONTENT.objectives[key].level_name}")))]
    if kind == "smc":
        return [Text("★" * CONTENT.smcs[key].stars.value), *(Text(words(told)) for told in spawning(key))]
    return []


def spawning(smc: str) -> Iterator[Message]:
    """The new scouts of a turn at each level, ● black and ○ white, and with how many deckers they are others."""
    usual, many = _shown(smc, 1), _shown(smc, MANY)
    yield message("web-smc-spawn", **usual)
    if many != usual:
        yield message("web-smc-spawn-many", **many)


def _shown(smc: str, deckers: int) -> dict[str, str]:
    given = {level.value: CONTENT.smcs[smc].new_scouts.at(level, deckers) for level in Level}
    return {level: "".join("●" if shade == "K" else "○" for shade in shades) or "–" for level, shades in given.items()}


def _all_told(id: str, language: str) -> str:
    kind = id.partition("-")[0]
    return " ".join(told for _, told in parts_of(id, PARTS[kind], lambda text: render(text, language)))


@cache
def _names(language: str) -> dict[str, str]:
    """From every name that something goes by to the id of its message."""
    names: dict[str, str] = {}
    for kind, key in everything():
        id = message_id(kind, key)
        for name in (key, titled(id, "en"), titled(id, language)):
            names.setdefault(folded(name), id)
    return names
