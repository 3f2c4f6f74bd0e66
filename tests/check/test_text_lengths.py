"""A text that is too long is told by the key that says it, and advised of what whoever wrote it can do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files, find_check_words
from pnp.report import phrase_finding

if TYPE_CHECKING:
    from tests.conftest import Command

LONG = "Once upon a night all lamps of the harbour went out together"
PLAIN = "deck: harbours\nname: {name}\ncards:\n  - {{ id: X1, title: {title}, text: {text} }}\n"
PLANET = """\
game: tiny-galaxies
deck: planets
cards:
  - {{ id: X1, name: {title}, points: 1, resource: culture, track: {{ kind: economy, steps: 2 }},
      action: {{ take: culture, amount: 1, from: each }} }}
"""
TASK = """\
game: nebula
deck: public
name: {name}
cards:
  - {{ id: X1, rule: constellation-colours, constellation: lyra, exactly: 3,
      points: {{ first: 9, later: 5 }} }}
"""
OWN = "extends: plain\nfaces: {front: [{id: rule, text: '{text}', box: [6, 6, 20, 8]}]}\n"


def told(language: str = "en") -> list[tuple[int, str, str, str]]:
    """The line and the card of all texts that are too long, with what is wrong and what would be right."""
    return [
        (finding.line, finding.card, *phrase_finding(finding, find_check_words(language, True)))
        for file in check_files(["own.yaml"])
        for finding in file.findings
        if finding.code.id == "print-overflow"
    ]


@pytest.mark.parametrize(
    ("text", "key", "line", "card"),
    [
        (
            PLAIN.format(name="Lamps", title="Lamps", text=" ".join([LONG] * 9)),
            "text",
            4,
            "X1",
        ),
        (PLAIN.format(name="Lamps", title=LONG, text="Lamps"), "title", 4, "X1"),
        (PLANET.format(title=LONG), "name", 4, "X1"),
        (TASK.format(name=LONG), "name", 3, ""),
    ],
)
def test_a_text_that_is_too_long_is_told_by_its_key(
    text: str, key: str, line: int, card: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.yaml").write_text(text, "utf-8")
    (found,) = told()
    assert found[:2] == (line, card)
    assert found[2].startswith(f"“{key}” does not fit")
    letters = re.fullmatch(r"shorten it by about (\d+) letters", found[3])
    assert letters
    longest = max(re.findall(r"Once[^,}\n]*", text), key=len).rstrip()
    Path("own.yaml").write_text(text.replace(longest, longest[: -int(letters[1])]), "utf-8")
    assert told() == []


@pytest.mark.parametrize(
    ("language", "right"),
    [("cs", r"zkrať ho asi o \d+ písm(en|ena|eno)"), ("pl", r"skróć to o jakieś \d+ lit(er|ery|erę)")],
)
def test_how_many_letters_are_to_go_is_said_in_every_language(
    language: str, right: str, quick: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.yaml").write_text(PLANET.format(title=LONG), "utf-8")
    (found,) = told(language)
    assert re.fullmatch(right, found[3])
    run = quick("make", "own.yaml")
    assert run.stderr.startswith("own.yaml:4:21: the name of card 'X1': it does not fit its box")
    assert re.search(r"; shorten it by about \d+ letters$", run.stderr.strip())


def test_who_has_the_layout_may_give_it_more_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("look.yaml").write_text(OWN, "utf-8")
    text = PLAIN.format(name="Lamps", title="Lamps", text=LONG).replace("title: Lamps, ", "")
    Path("own.yaml").write_text(f"layout: look.yaml\n{text}", "utf-8")
    ((line, card, wrong, right),) = told()
    assert (line, card) == (5, "X1")
    assert wrong.startswith("“text” does not fit its box of 20 by 8 mm")
    assert re.fullmatch(r"shorten it by about \d+ letters, or give it more room", right)


def test_words_of_a_layout_that_ships_are_nothing_to_shorten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    head = "deck: mine\ngame: nebula\nlayout: nebula/galaxy-board\nsize: [120, 120]\n"
    Path("own.yaml").write_text(f"{head}cards: [{{ id: X1, player: alpha }}]\n", "utf-8")
    assert {right for *_, right in told()} == {"choose another layout, or another size"}
