"""An owner's own data files: what is misspelt is refused with file, entry, place and the nearest right word."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cyberdeck.deckers
from cyberdeck.deckers.content import CONTENT, Content
from cyberdeck.deckers.rows import all_steps, check_content
from cyberdeck.deckers.rules import RULES
from cyberdeck.kernel import Complaint
from cyberdeck.locale.texts import render

DATA = Path(cyberdeck.deckers.__file__).parent / "data"


def corrected(folder: Path, file: str, old: str, new: str) -> Content:
    """The content with one of its files changed."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    content = Content()
    check_content(content, RULES.verbs)
    return content


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CYBERDECK_DECKERS", str(tmp_path))
    return tmp_path


Misspelt = tuple[str, str, str, str | None, str | None, str, str | None]
WORDS: dict[str, Misspelt] = {
    "a special rule": ("objectives-copper.yaml", "[no-sixth-spaces]", "[no-sixth-spacs]",
                       "copper-404", "rules.special.0", "no-sixth-spacs", "no-sixth-spaces"),
    "an ability": ("deckers.yaml", "special: carries-more", "special: carrys-more",
                   "hettie-magnetic", "ability.special", "carrys-more", "carries-more"),
    "a house rule": ("objectives-copper.yaml", "option: lenient-404", "option: lenient-405",
                     "copper-404", "option", "lenient-405", "lenient-404"),
    "a colour of a decker": ("deckers.yaml", "source: rulebook, value: blue", "source: rulebook, value: bleu",
                             "hettie-magnetic", "colour.value", "bleu", "blue"),
    "an arrow": ("objectives-gold.yaml", "failure: [Y+, R-, P-, P-]", "failure: [Y+, R-, P-, P*]",
                 "gold-mirror-map", "arrows.failure.3", "P*", None),
    "a field of a row": ("smcs.yaml", "stars: {value: 1,", "starz: {value: 1,",
                         "alpha-moby", "?", "starz", "stars"),
    "a verb": ("smcs.yaml", "- scouts: {where: entries}", "- scuots: {where: entries}",
               "alpha-moby", "setup.steps", "scuots", "scouts"),
    "a field of a verb": ("smcs.yaml", "- scouts: {where: entries}", "- scouts: {were: entries}",
                          "alpha-moby", "setup.steps.scouts", "were", "where"),
    "a shade": ("smcs.yaml", "shade: white", "shade: wite",
                "viking", "setup.steps.scouts.shade", "wite", "white"),
    "a colour of a step": ("objectives-copper.yaml", "colour: green}", "colour: gren}",
                           None, None, "gren", "green"),
    "one of several colours": ("objectives-gold.yaml", "colours: [green]", "colours: [greem]",
                               None, None, "greem", "green"),
    "a yes or no": ("objectives-silver.yaml", "different_servers: true", "different_servers: ture",
                    None, None, "ture", "True"),
    "a prompt": ("objectives-gold.yaml", "prompt: road-from", "prompt: rode-from",
                 None, None, "rode-from", "road-from"),
    "a name in an expression": ("smcs.yaml", "where: entries", "where: netwrok",
                                "alpha-moby", "setup.steps.scouts.where", "netwrok", "network"),
    "a name in the expression for a new scout": ("smcs.yaml", "least_watched(S)", "least_watchd(S)",
                                                 "spider", "rules.new_scout.space", "least_watchd", "least_watched"),
    "a name in the expression for a server": ("objectives-silver.yaml", "new_scout_server: \"track('swarm')\"",
                                              "new_scout_server: \"trak('swarm')\"",
                                              "silver-swarm", "rules.new_scout_server", "trak", "track"),
    "a name in a goal": ("objectives-gold.yaml", "horse_programs == 0", "horse_program == 0",
                         "gold-trojan-horse", "goal.parts", "horse_program", "horse_programs"),
    "a colour of a base deck": ("cards.yaml", "    blue: {", "    bleu: {", "?", "base_decks.decks", "bleu", "blue"),
    "a card of a base deck": ("cards.yaml", "blue: {b1: 2,", "blue: {b1x: 2,", "base_decks", "blue", "b1x", "b1"),
    "a computer of the first game": ("smcs.yaml", "  smc: alpha-moby", "  smc: alpha-mobi",
                                     "first_game", "smc", "alpha-mobi", "alpha-moby"),
    "an objective of the first game": ("smcs.yaml", "[copper-404, ", "[copper-405, ",
                                       "first_game", "objectives", "copper-405", "copper-404"),
    "what is noted": ("objectives-ghost.yaml", "note: {name: health", "note: {name: helth",
                      None, None, "helth", "health"),
    "what is looked up": ("objectives-ghost.yaml", 'track("beaten")', 'track("beeten")',
                          None, "goal.parts", "beeten", "beaten"),
}  # fmt: skip


# DK-35.2
@pytest.mark.parametrize("kind", WORDS)
def test_a_misspelt_word_is_refused_with_its_place_and_the_nearest_right_word(folder: Path, kind: str) -> None:
    file, old, new, entry, path, word, near = WORDS[kind]
    with pytest.raises(Complaint) as caught:
        corrected(folder, file, old, new)
    told = caught.value.message
    args = dict(told.args)
    assert told.id == "content-unknown"
    assert args["file"] == str(folder / file)
    assert args["word"] == word
    assert near is None or args["near"] == near
    assert entry is None or args["entry"] == entry
    assert path is None or args["path"] == path
    assert args["entry"] in (*CONTENT.files, "?")
    assert all(word in render(told, language) for language in ("en", "de", "pl", "ru"))


@pytest.mark.parametrize(
    ("file", "old", "new", "id"),
    [
        ("smcs.yaml", "- scouts: {where: entries}", "- scouts: {times: 2}", "content-missing"),
        ("smcs.yaml", "where: entries", "where: 'import os'", "content-expression"),
        ("smcs.yaml", "where: entries", "where: n.real", "content-expression"),
        ("objectives-gold.yaml", "horse_programs == 0", "horse_programs", "content-expression"),
        ("objectives-ghost.yaml", 'track("beaten")', "track(n)", "content-expression"),
        ("smcs.yaml", "stars: {value: 1,", "stars: {value: many,", "content-misfit"),
        ("smcs.yaml", "smcs:", "smcs: [", "content-invalid"),
        ("smcs.yaml", "- scouts: {where: entries}", "- scouts: {where: entries, shade: [black]}", "content-unknown"),
        (
            "smcs.yaml",
            "no-infection-in-attack: {source: designed",
            "no-infection-in-attack: {source: 5",
            "content-misfit",
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_file(folder: Path, file: str, old: str, new: str, id: str) -> None:
    with pytest.raises(Complaint) as caught:
        corrected(folder, file, old, new)
    assert caught.value.message.id == id
    assert dict(caught.value.message.args)["file"] == str(folder / file)


def test_a_correction_that_fits_is_taken(folder: Path) -> None:
    content = corrected(folder, "smcs.yaml", "stars: {value: 1,", "stars: {value: 5,")
    assert content.smcs["alpha-moby"].stars.value == 5
    assert CONTENT.smcs["alpha-moby"].stars.value == 1


def test_one_word_will_do_where_there_may_be_several(folder: Path) -> None:
    content = corrected(folder, "objectives-gold.yaml", "colours: [green]", "colours: green")
    steps = [row["installation"] for _, row in all_steps(content) if "installation" in row]
    assert {"where": "spaces(purple)", "colours": "green"} in steps


def test_the_command_line_says_what_is_wrong_in_one_sentence(folder: Path) -> None:
    text = (DATA / "objectives-copper.yaml").read_text(encoding="utf-8")
    (folder / "objectives-copper.yaml").write_text(text.replace("[no-sixth-spaces]", "[no-sixth-spacs]"))
    command = [sys.executable, "-m", "cyberdeck", "games"]
    environment = {**os.environ, "LC_ALL": "de_DE.UTF-8"}
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert "„no-sixth-spacs“; das nächste bekannte Wort ist „no-sixth-spaces“" in done.stderr
