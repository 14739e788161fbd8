"""Texts: a message becomes a sentence in the reader's language, by the Fluent files of that language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from cyberdeck.locale.messages import Arg, Message

LANGUAGES: Final = ("en", "de", "pl", "ru")
SHIPPED: Final = Path(__file__).parent

_folders: list[Path] = [SHIPPED]


class LocaleError(Exception):
    """A text exists but cannot be made from the arguments given."""


class UnknownMessage(LocaleError):
    """No text has this id in this language."""


def add_folder(folder: Path) -> None:
    """Let a game bring its own texts: a folder holds `<language>/*.ftl`, as this package does."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def render(message: Message, language: str) -> str:
    """The sentence of a message; `id.attribute` names an attribute of the message `id`."""
    bundle = _bundle(language)
    id, _, attribute = message.id.partition(".")
    if not bundle.has_message(id):
        raise UnknownMessage(f"{language}: no message {message.id}")
    entry = bundle.get_message(id)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        raise UnknownMessage(f"{language}: no message {message.id}")
    text, errors = bundle.format_pattern(pattern, {name: _plain(arg, language) for name, arg in message.args})
    if errors:
        raise LocaleError(f"{language}: {message.id}: {'; '.join(map(str, errors))}")
    return str(text)


def files_of(language: str) -> list[Path]:
    """The Fluent files of a language."""
    return [path for folder in _folders for path in sorted((folder / language).glob("*.ftl"))]


def source(language: str) -> str:
    """All Fluent texts of a language."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files_of(language))


def preferred_language(wish: str | None) -> str:
    """The language that a wish such as `de_AT.UTF-8` or `pl` names; English where it names none of ours."""
    language = (wish or "")[:2].lower()
    named = language in LANGUAGES and not (wish or "")[2:3].isalpha()
    return language if named else LANGUAGES[0]


def _by(number: object, choices: str, otherwise: str = "") -> str:
    """`{ BY($number, "1/2/2/3") }`: the choice for that number; without one, all of them or what is said then."""
    parts = choices.split("/")
    known = isinstance(number, int) and 1 <= number <= len(parts)
    return parts[int(str(number)) - 1] if known else otherwise or choices


_FUNCTIONS: Final[dict[str, Any]] = {"BY": _by}


def _plain(arg: Arg, language: str) -> int | str:
    return render(arg, language) if isinstance(arg, Message) else arg


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise LocaleError(f"{language}: not one of the languages {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle
