"""Pictures of positions: well formed, and of what their seat may know and nothing else."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import asdict
from importlib.resources import files
from itertools import islice
from pathlib import Path

import pytest

from cyberdeck import cli, games
from cyberdeck.kernel import SPECTATOR, AnyGame, Complaint, Journal, Rng, message, replay, replaying
from cyberdeck.kernel.svg import Sheet, fitted, measure, wrapped
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.table import table
from cyberdeck.netrunner.words import CORP, RUNNER

ROOT = Path(__file__).parents[1]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.journal"))
NETRUNNER = next(path for path in GOLDEN if path.name.startswith("netrunner-house"))
DECKERS = next(path for path in GOLDEN if path.name.startswith("deckers-house"))


def positions(path: Path, every: int) -> Iterator[AnyGame]:
    journal = Journal.parse(path.read_text(encoding="utf-8"))
    yield from islice(replaying(journal, games.find(journal.game)), 0, None, every)


def over(path: Path) -> AnyGame:
    journal = Journal.parse(path.read_text(encoding="utf-8"))
    return replay(journal, games.find(journal.game))


def sound(svg: str) -> ET.Element:
    """It is XML, it has a label, and whatever it points at is there, once."""
    root = ET.fromstring(svg)
    assert root.get("aria-label")
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    pointed = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg))
    assert {one or other for one, other in pointed} <= set(ids)
    assert not re.search(r"NaN|None|nan\b|-?inf\b", re.sub(r"<title>.*?</title>|aria-label=\"[^\"]*\"", "", svg))
    return root


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_seat_sees_a_sound_picture(path: Path) -> None:
    for number, game in enumerate(positions(path, 97)):
        for seat in range(SPECTATOR, len(game.seats)):
            sound(game.svg(seat, LANGUAGES[number % len(LANGUAGES)]))


@pytest.mark.parametrize("path", [NETRUNNER, DECKERS], ids=["netrunner", "deckers"])
def test_twins_look_alike_to_the_last_byte(path: Path) -> None:
    """Whatever a seat cannot know may be otherwise: its picture is the same."""
    for number, game in enumerate(positions(path, 47)):
        for seat in range(len(game.seats)):
            assert game.determinise(seat, Rng(number)).svg(seat) == game.svg(seat)


def test_hidden_cards_are_not_in_the_picture() -> None:
    game = table(corp={"hand": "Snare!, Hedge Fund"}, runner={"hand": "Sure Gamble"}, servers={"hq": {"ice": "Enigma"}})
    assert {"art-snare", "art-hedge-fund", "art-enigma"} <= _drawn(game.svg(CORP))
    assert "art-sure-gamble" not in _drawn(game.svg(CORP))
    assert "art-sure-gamble" in _drawn(game.svg(RUNNER))
    identities = {f"art-{card.id}" for card in PRINTED.values() if card.type.value == "identity"}
    assert _drawn(game.svg(SPECTATOR)) <= identities
    assert _drawn(game.svg(RUNNER)) <= identities | {"art-sure-gamble"}


def _drawn(svg: str) -> set[str]:
    return {id for element in ET.fromstring(svg).iter() if (id := element.get("id", "")).startswith("art-")}


def test_a_journal_shows_where_its_game_stands() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (NETRUNNER, DECKERS))
    assert [journal._repr_svg_() for journal in games.journals(text)] == [
        over(path).ending_svg() for path in (NETRUNNER, DECKERS)
    ]
    begun = games.find("netrunner").new_game({}, 7)
    begun.decide(0)
    assert begun.journal._repr_svg_() == begun.svg()
    assert Journal.parse(text)._repr_svg_() is None, "whose rules nobody has looked up"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [NETRUNNER, DECKERS], ids=["netrunner", "deckers"])
def test_the_end_of_a_game(path: Path, language: str) -> None:
    game = over(path)
    assert game.result is not None
    label = sound(game.ending_svg(language)).get("aria-label", "")
    assert render(game.result.reason, language) in label
    with pytest.raises(Complaint) as told:
        next(positions(path, 1)).ending_svg(language)
    assert told.value.message.id == "picture-not-over"


def test_what_a_game_and_a_view_are_called() -> None:
    game = next(positions(NETRUNNER, 1))
    assert repr(game).startswith("<netrunner, 0 decisions: ")
    assert repr(game.view(SPECTATOR)).startswith("<view of netrunner, spectator, turn ")
    assert repr(game.journal) == "<journal of netrunner, 0 decisions>"
    view = next(positions(DECKERS, 1)).view(0)
    assert repr(view).startswith("<view of deckers, ")
    assert sound(view._repr_svg_()).tag.endswith("svg")
    assert game._repr_svg_() == game.svg()
    assert asdict(view)["seat"] == 0


# letters


def test_every_word_of_the_pictures_has_its_letters() -> None:
    letters = json.loads((files("cyberdeck.kernel") / "data" / "letters.json").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        things = (thing for game in games.all_games() for thing in games.find(game).card_list(language))
        words = "".join(str(thing[part]) for thing in things for part in ("title", "goal") if part in thing)
        for face in ("display", "read"):
            assert not set(words) - letters[face].keys()


def test_words_are_fitted() -> None:
    assert measure("WWW", 10) > measure("iii", 10) > 0
    lines = wrapped("one two three four five six seven", 20, 100)
    assert len(lines) > 1
    assert all(measure(line, 20) <= 100 for line in lines)
    assert " ".join(lines) == "one two three four five six seven"
    assert wrapped("one two three four five six seven", 20, 100, lines=1)[0].endswith("…")
    sheet = Sheet()
    assert "use" in sheet.words(0, 0, "ab", 10)
    assert sheet.svg('<&"') == sheet.svg('<&"')


def test_the_drawings_are_those_of_the_table() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "drawings.py"), "--check"]
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (told.returncode, told.stdout) == (0, "")


# the command


def test_pictures_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    image, drawing = tmp_path / "end.png", tmp_path / "now.svg"
    assert cli.main(["picture", str(NETRUNNER), "--end", "-o", str(image), "--lang", "en"]) == 0
    assert image.read_bytes().startswith(b"\x89PNG")
    assert cli.main(["picture", str(NETRUNNER), "--at", "20", "--seat", "corp", "-o", str(drawing)]) == 0
    journal = Journal.parse(NETRUNNER.read_text(encoding="utf-8"))
    game = next(islice(replaying(journal, games.find("netrunner")), 20, None))
    assert drawing.read_text(encoding="utf-8") == game.svg(CORP)
    capsys.readouterr()
    assert cli.main(["picture", game.short()]) == 0
    sound(capsys.readouterr().out)


def test_what_cannot_be_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    letter = tmp_path / "letter.svg"
    letter.write_text("Dear all", encoding="utf-8")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    for more, said in {
        ("-o", "a.gif"): message("picture-format", file="a.gif"),
        ("-o", str(letter)): message("file-exists", file=str(letter)),
        ("--seat", "nobody"): message("picture-seat", found="nobody", known="corp, runner, spectator"),
        ("-o", "a.png"): message("extra-missing", extra="pictures"),
    }.items():
        assert cli.main(["picture", str(NETRUNNER), *more, "--lang", "en"]) == 2
        assert capsys.readouterr().err.strip() == render(said, "en")
    assert letter.read_text(encoding="utf-8") == "Dear all"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("wide", "size"), [(190, 30), (190, 62), (120, 30)], ids=["large", "small", "lying"])
def test_no_name_of_a_card_is_cut(language: str, wide: int, size: int) -> None:
    """Whole, within its width, on three lines at most: on cards large and small, and on ice that lies."""
    for id in PRINTED:
        title = render(message(f"card-{id}"), language).split(": ")[0]
        name = fitted(title, size, wide)
        assert " ".join(name.lines) == " ".join(title.split())
        assert len(name.lines) <= 3
        assert max(measure(line, name.size, name.face) for line in name.lines) <= wide + 0.01
