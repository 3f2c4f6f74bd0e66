"""What the kit of Nebula says, read from its pages by poppler: nouns, numbers and ids, in each language."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.games.nebula.printed_kits import (
    BACKS,
    BAR,
    CELLS,
    COUNTERS,
    DECKS,
    FRONTS,
    GREEK,
    LETTERS,
    ROMAN,
    SKY,
    TITLES,
    each_kit,
    each_language,
    nebula,
    on_paper,
)
from tests.helpers.kit_pages import Word, near, pages, read, rows, sizes, texts

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

pytestmark = pytest.mark.full

SHEET = """
game: nebula
version: {version}
public: [V3, V15, V17, V20]
{more}
players:
  - {{name: Ester, galaxy: {{core: R}}, black_holes: 3, personal: O19}}
  - {{name: Jan, galaxy: {{core: R}}, black_holes: 3, personal: O20}}
"""
FULL = "advanced: {I: B4, II: B20, III: B27, IV: B30}\ncounters: {colours: [red]}"


def cards(file: Path) -> list[tuple[str, list[Word], list[str]]]:
    """Each card's id, the words of its front, and those of the back that is printed behind it."""
    found, sides = [], pages(file)
    for (width, _), front, back in zip(sizes(file)[::2], sides[::2], sides[1::2], strict=True):
        for corner in (word for word in front if re.fullmatch(r"[OVB]\d+", word.text)):
            x, y = middle(corner, front)
            behind = texts(near(back, width - x, y, 36))
            found.append(
                (
                    corner.text,
                    [word for word in front if abs(word.x - x) < 31 and abs(word.y - y) < 43],
                    behind,
                )
            )
        assert len(back) == 2 * sum(re.fullmatch(r"[OVB]\d+", word.text) is not None for word in front)
    return found


def middle(corner: Word, front: list[Word]) -> tuple[float, float]:
    """Of the card whose id this is: its title stands in the middle, and as far above as the id below."""
    (title,) = [word for word in front if 65 < corner.y - word.y < 78 and 14 < corner.x - word.x < 30]
    return title.x, corner.y - 40


@each_kit
def test_seventy_cards_stand_before_the_backs_of_their_decks(language: str, name: str) -> None:
    found = cards(on_paper(name, language).file("cards"))
    assert sorted(id for id, _, _ in found) == sorted(
        f"{deck}{number + 1}" for deck, count in DECKS.items() for number in range(count)
    )
    for id, front, back in found:
        assert back == [BACKS[language][id[0]]] * 2, id
        assert FRONTS[language][id[0]] in read(front), id


def test_cards_speak_another_language_in_each() -> None:
    rules = [
        {
            id: " ".join(texts(word for line in rows(front)[:-2] for word in line))
            for id, front, _ in cards(made.file("cards"))
        }
        for made in (nebula("en"), nebula("cs"), nebula("pl"))
    ]
    assert all(len({each[id] for each in rules}) == 3 for id in rules[0])


@each_kit
def test_four_galaxy_boards_bear_cells_orbits_constellations_and_the_bar(language: str, name: str) -> None:
    boards = pages(on_paper(name, language).file("galaxies"))
    assert len(boards) == 4
    for board, letter in zip(boards, GREEK, strict=True):
        said = Counter(texts(board))
        assert not CELLS - {*said}
        assert all(said[cell] == 1 for cell in CELLS)
        assert (said[letter], sum(said[other] for other in GREEK)) == (2, 2)
        *orbits, bar = rows(word for word in board if word.text.isdigit())
        assert [int(word.text) for word in bar] == BAR
        assert [texts(row) for row in orbits] == [["5"], ["4"], ["3"], ["2"], ["1"]]
        assert names_about(board, orbits[0][0].x) == SKY[language]
        assert TITLES[language]["galaxies"] in said


def names_about(board: list[Word], x: float) -> tuple[str, ...]:
    """The names along the rim, clockwise from the upper left, put together from their letters."""
    (core,) = [word for word in board if word.text == "core"]
    rim = [
        word for word in board if word.text.isalpha() and word.text.isupper() and word.text[0] not in GREEK
    ]
    letters = sorted((word for word in rim if len(word.text) <= 2), key=lambda word: word.x)
    quarters = ((True, True), (False, True), (False, False), (True, False))
    return tuple(
        "".join(word.text for word in letters if (word.x < x, word.y < core.y) == quarter)
        for quarter in quarters
    )


@each_kit
def test_one_cluster_board_lies_over_two_pages(language: str, name: str) -> None:
    parts = pages(on_paper(name, language).file("clusters"))
    assert [word for page in parts for word in texts(page) if word in ("A1", "A2")] == ["A1", "A2"]
    assert len(parts) == 2
    assert TITLES[language]["clusters"] in texts(parts[1])


@each_kit
def test_the_counter_board_has_three_counters_and_four_sectors(language: str, name: str) -> None:
    (board,) = pages(on_paper(name, language).file("counters"))
    said = Counter(texts(board))
    assert all(said[letter] == 1 for letter in LETTERS)
    assert [said[numeral] for numeral in ROMAN] == [2] * 4
    assert {constellation.title() for constellation in SKY[language]} <= {*said}
    assert COUNTERS[language] | {TITLES[language]["counters"]} <= {*said}
    assert prizes(board) == [["3", "2", "1"], ["14", "12", "10"], ["4", "3", "2"]]


def prizes(board: list[Word]) -> list[list[str]]:
    """The numbers of each counter; its rows run down the page, the first at the right."""
    upright = [Word(word.text, word.y, 1000 - word.x) for word in board if word.text.isdigit()]
    return [texts(row) for row in rows(upright) if len(row) == 3]


@each_language
def test_pads_for_two_three_and_four_have_the_rows_of_the_scorer(
    language: str, quick: Command, tmp_path: Path
) -> None:
    sides = pages(nebula(language).file("pads"))
    assert len(sides) == 6
    for number, side in enumerate(sides):
        version = ("full", "basic")[number % 2]
        expected = scored(version, language, quick, tmp_path)
        assert len(expected) == (4 if version == "basic" else 6)
        pads = parted(side)
        assert len(pads) == 4
        for pad in pads:
            assert [word for word in texts(pad) if word in GREEK] == [*GREEK[: 2 + number // 2]]
            said = read(word for word in pad if word.text not in GREEK)
            places = [said.find(line) for line in expected]
            assert -1 not in places
            assert places == sorted(places)
            assert ("14, 12, 10" in said, "3, 2, 1" in said) == (version == "full",) * 2


def scored(version: str, language: str, quick: Command, folder: Path) -> list[str]:
    """The lines that `pnp score` prints for this version."""
    (folder / "table.yaml").write_text(
        SHEET.format(version=version, more=FULL * (version == "full")), "utf-8"
    )
    run = quick("score", "table.yaml", "--lang", language)
    assert (run.returncode, run.stderr) == (0, "")
    return [found[1] for found in re.finditer(r"^(\S.*?) {2,}\d+ +\d+$", run.stdout, re.M)][:-1]


def parted(side: list[Word]) -> list[list[Word]]:
    """The words of each pad of a page, from its title down, those in one row from the left."""
    heads = [word for word in side if word.text == "NEBULA"]
    pads: dict[Word, list[Word]] = {head: [] for head in heads}
    for word in side:
        above = [head for head in heads if head.y <= word.y + 1]
        pads[min(above, key=lambda head: (abs(head.x - word.x) > 50, word.y - head.y))].append(word)
    return [[word for row in rows(words) for word in row] for words in pads.values()]


@each_kit
def test_the_rules_aid_has_two_sides_with_titles_and_the_lines_of_the_scorer(
    language: str, name: str, quick: Command, tmp_path: Path
) -> None:
    sides = pages(on_paper(name, language).file("aids"))
    assert len(sides) == 2
    assert all(len(side) > 200 for side in sides)
    said = [word for side in sides for word in texts(side)]
    assert TITLES[language]["aids"] in said
    whole = " ".join(said).casefold()
    for line in scored("full", language, quick, tmp_path):
        assert f"{line}:".casefold() in whole


@each_kit
def test_the_assembly_page_tells_the_counts(language: str, name: str) -> None:
    made = on_paper(name, language)
    front, _ = pages(made.file("assembly"))
    assert TITLES[language]["assembly"] in texts(front)
    assert {"120", "30", "14", "16", "70"} <= {*texts(front)}
    printed = [(file, len(pages(file)) // (2 if "duplex" in file.name else 1)) for file in made.files()[1:]]
    for file, sheets in printed:
        (name_of,) = [word for word in front if word.text == file.stem]
        (count,) = [
            word
            for word in front
            if word.text.isdigit() and 0 < name_of.x - word.x < 60 and abs(word.y - name_of.y) < 5
        ]
        assert int(count.text) == sheets
    assert str(1 + sum(sheets for _, sheets in printed)) in " ".join(texts(front)).split()
