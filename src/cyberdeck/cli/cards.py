"""The commands `cards` and `card`."""

import json
from enum import StrEnum
from typing import Annotated

from rich.padding import Padding
from rich.text import Text

from cyberdeck.cli.clauses import about_card
from cyberdeck.cli.line import argument, option
from cyberdeck.cli.play.deckers.glossary import PARTS, called, everything, show
from cyberdeck.cli.play.netrunner.glossary import facts
from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers.picture import parts_of
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.netrunner.cardnames import code, find_card, folded, near, titles_of
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import RUNNER, Type


class Cards(StrEnum):
    """Whose cards `cards` lists."""

    netrunner = "netrunner"
    deckers = "deckers"


def show_cards(
    terminal: Terminal,
    game: Annotated[Cards, argument("cards-help-game")] = Cards.netrunner,
    search: Annotated[str, option("cards-help-search")] = "",
    as_json: Annotated[bool, option("cards-help-json", "--json")] = False,
) -> None:
    """All cards, or those in which all words occur."""
    wanted = [folded(word) for word in search.split()]
    if game is Cards.deckers:
        _show_deckers(terminal, wanted, as_json)
        return
    found = [card for card in PRINTED.values() if all(word in _all_words(terminal, card) for word in wanted)]
    if as_json:
        _show_json(terminal, [data(terminal, card) for card in found])
        return
    for card in found:
        _show(terminal, card)
    _show_count(terminal, len(found))


def _show_deckers(terminal: Terminal, wanted: list[str], as_json: bool) -> None:
    """Command cards, deckers, computers, objectives, packets."""
    things = {id: dict(parts_of(id, PARTS[id.partition("-")[0]], terminal.text)) for id in everything()}
    titles = {id: terminal.text(Message(id)) for id in things}
    words = {id: folded(" ".join([titles[id], *told.values()])) for id, told in things.items()}
    found = [id for id in things if all(word in words[id] for word in wanted)]
    if as_json:
        _show_json(terminal, [{"id": id, "title": titles[id], **things[id]} for id in found])
        return
    for id in found:
        terminal.line()
        show(terminal, id)
    _show_count(terminal, len(found))


def _show_json(terminal: Terminal, found: list[dict[str, object]]) -> None:
    terminal.out.out(json.dumps(found, ensure_ascii=False, indent=2))


def _show_count(terminal: Terminal, count: int) -> None:
    terminal.line()
    terminal.say(message("cards-found", count=count), "dim")


def show_card(terminal: Terminal, name: Annotated[list[str], argument("cards-help-name")]) -> None:
    """One card, and what the rules reference says about it; also anything of Deckers that has that name."""
    words = " ".join(name)
    if find_card(words) is None and (other := called(words, terminal.language)) is not None:
        show(terminal, other)
        return
    card = _looked_up(terminal, words)
    _show(terminal, card)
    clauses = about_card(card.number, terminal.language)
    terminal.line()
    terminal.say(message("cards-clauses" if clauses else "cards-no-clauses"), "bold cyan")
    for id, words in clauses.items():
        terminal.show(Padding(Text.assemble((f"{id}  ", "bold"), words), (0, 0, 0, 2)))


def data(terminal: Terminal, card: Printed) -> dict[str, object]:
    """A card for programs: what is printed, and title and text in the reader's language; no field that it lacks."""
    fields: dict[str, object] = {
        "number": card.number,
        "code": code(card),
        "id": card.id,
        "title": _title(terminal, card),
        "side": card.side.notation(-1),
        "faction": card.faction,
        "type": card.type.value,
        "subtypes": sorted(card.subtypes),
        "unique": card.unique,
        "copies": card.copies,
        "influence": card.influence,
        "trash": card.trash,
    }
    fields |= {name: getattr(card, name) for name in _numbers(card)}
    fields["text"] = _text(terminal, card)
    return {name: value for name, value in fields.items() if value is not None}


def _numbers(card: Printed) -> tuple[str, ...]:
    """The numbers that a card of this type has, be they 0."""
    strength = ("strength",) if card.type is Type.ICE or "icebreaker" in card.subtypes else ()
    match card.type:
        case Type.IDENTITY:
            return ("min_deck", "influence_limit", *(("link",) if card.side is RUNNER else ()))
        case Type.AGENDA:
            return ("advancement", "points")
        case Type.PROGRAM:
            return ("cost", "memory", *strength)
        case _:
            return ("cost", *strength)


def _looked_up(terminal: Terminal, name: str) -> Printed:
    """A card by its name, or by a part of it that no other has."""
    card = find_card(name)
    wanted = folded(name)
    if card is None and wanted:
        parts = [card for card in PRINTED.values() if any(wanted in folded(title) for title in titles_of(card))]
        if len(parts) == 1:
            return parts[0]
        like = [_title(terminal, card) for card in parts[:6]] or near(name)
        if like:
            raise Complaint(message("cards-near", name=name[:60], near=", ".join(like)))
    if card is None:
        raise Complaint(message("cards-none", name=name[:60]))
    return card


def _show(terminal: Terminal, card: Printed) -> None:
    told = [terminal.text(fact) for fact in facts(card)]
    if card.influence is not None:
        told.append(terminal.text(message("cards-influence", number=card.influence)))
    terminal.line()
    terminal.line((f"{card.number:>3}  ", "dim"), (_title(terminal, card), "bold"))
    terminal.show(Padding(Text(" · ".join(told), "cyan"), (0, 0, 0, 5)))
    terminal.show(Padding(Text(_text(terminal, card)), (0, 0, 0, 5)))


def _all_words(terminal: Terminal, card: Printed) -> str:
    told = [terminal.text(fact) for fact in facts(card)]
    side = terminal.text(Message(f"side-{card.side.notation(-1)}"))
    return folded(" ".join([*titles_of(card), side, *told, _text(terminal, card)]))


def _title(terminal: Terminal, card: Printed) -> str:
    return terminal.text(Message(f"card-{card.id}"))


def _text(terminal: Terminal, card: Printed) -> str:
    return terminal.text(Message(f"card-{card.id}.text"))
