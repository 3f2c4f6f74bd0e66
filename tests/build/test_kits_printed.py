"""What holds for the printed kit of every game, by poppler, qpdf and the manifest."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from pnp import games
from pnp.build import phrases, score
from pnp.models import INKS
from pnp.report import translate
from tests.helpers.kit_pages import Asked, Kit, fonts, kit, pages, sizes, texts
from tests.helpers.offered import offering
from tests.helpers.pdf_operators import impurities
from tests.helpers.score_sheets import IDS, SHEETS

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.models import Ink
    from tests.conftest import Command

pytestmark = pytest.mark.full

KITS = offering("kit", "Czech", "Polish")
WHOLE = [game for game in offering("assembly", "pads", "aids") if game in KITS and game in IDS]
LANGUAGES = ("en", "cs", "pl")
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
BLACK: tuple[Ink, ...] = ("black",)
OTHERS: tuple[Ink, ...] = ("night", "paper")
each_game = pytest.mark.parametrize("game", KITS)
each_whole_kit = pytest.mark.parametrize("game", WHOLE)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def made(game: str, language: str = "en", ink: Ink = "night", paper: str = "A4") -> Kit:
    return kit(game, Asked(language, ink, paper))


def manifest(found: Kit) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((found.folder / "manifest.json").read_text("utf-8"))
    return read


@each_game
def test_a_kit_is_made_of_as_many_files_in_every_ink_and_language_on_every_paper(game: str) -> None:
    found = [made(game, *asked).files() for asked in product(LANGUAGES, INKS, PAPERS)]
    assert {len(files) for files in found} == {len(found[0])}


@each_game
def test_every_page_has_the_size_of_its_paper_and_every_font_is_embedded(game: str) -> None:
    asked = [*product(LANGUAGES, BLACK, PAPERS), *product(("en",), OTHERS, ("A4",))]
    for language, ink, paper in asked:
        for file in made(game, language, ink, paper).files():
            assert {*sizes(file)} == {PAPERS[paper]}, file
            assert {embedded for _, embedded in fonts(file)} <= {"yes"}, file
            assert not [face for face, _ in fonts(file) if "Helvetica" in face], file


@each_game
@each_language
def test_paper_and_black_say_what_night_says(game: str, language: str) -> None:
    night, *others = (made(game, language, ink) for ink in INKS)
    for file in night.files():
        said = [Counter(texts(page)) for page in pages(file)]
        for other in others:
            assert [Counter(texts(page)) for page in pages(other.folder / file.name)] == said
    assert [len(other.files()) for other in others] == [len(night.files())] * 2


@each_game
def test_black_is_black_and_white_by_its_operators(game: str) -> None:
    kits = [made(game, language, "black", paper) for language, paper in product(LANGUAGES, PAPERS)]
    files = [file for found in kits for file in found.files()]
    assert files
    assert [(file.name, impure) for file in files if (impure := impurities(file.read_bytes()))] == []


@each_game
@each_language
def test_a_side_on_paper_takes_a_third_of_the_ink_of_night(game: str, language: str) -> None:
    night, pale = (manifest(made(game, language, ink))["sheets"] for ink in ("night", "paper"))
    places = [[(side["printout"], side["sheet"], side["side"]) for side in each] for each in (night, pale)]
    assert places[0] == places[1]
    coverage = [[side["coverage"] for side in each] for each in (night, pale)]
    assert [pair for pair in zip(*coverage, strict=True) if pair[1] > pair[0] / 3 + 1e-4] == []


@each_game
def test_qpdf_finds_nothing_to_complain_of(game: str) -> None:
    for file in made(game).files():
        run = subprocess.run(["qpdf", "--check", file], capture_output=True, check=True)
        assert run.stderr == b""


@each_game
def test_every_id_is_printed_once(game: str) -> None:
    ids = Counter(card["id"] for card in manifest(made(game))["cards"])
    assert [id for id, times in ids.items() if times > 1] == []


def said(file: Path) -> str:
    return "".join("".join(texts(page)) for page in pages(file)).replace("\xad", "").lower()


def plain(words: str) -> str:
    return "".join(words.split()).lower()


@each_whole_kit
@each_language
def test_the_page_that_opens_a_kit_names_every_other_file(game: str, language: str) -> None:
    first, *others = made(game, language).files()
    assert [file.stem for file in others if file.stem not in said(first)] == []


@cache
def lines(game: str, language: str) -> list[str]:
    """The lines that a table is scored by, as they are called."""
    (sheet,) = [sheet for sheet in SHEETS if sheet["game"] == game]
    found = games.find_game(game)
    assert found is not None
    return [translate(phrases(found, language), f"line-{line.id}") for line in score(sheet).players[0].lines]


@each_whole_kit
@each_language
def test_the_rules_aid_tells_of_every_line_of_the_scorer(game: str, language: str) -> None:
    """Lines that only a number tells apart, as those of rounds, are told of together."""
    told = said(made(game, language).file("aids"))
    named = [re.sub(r"\d+\.?", "", line) for line in lines(game, language)]
    assert [line for line in named if plain(line) not in told] == []


@each_whole_kit
@each_language
def test_pads_bear_the_lines_of_the_scorer_in_their_order(game: str, language: str) -> None:
    for file in made(game, language).folder.glob("*-pads-*.pdf"):
        told = said(file)
        places = [told.find(plain(line)) for line in lines(game, language)]
        assert -1 not in places, (file.name, lines(game, language))
        assert places == sorted(places), (file.name, lines(game, language))


def test_another_process_with_other_hashes_makes_the_same_bytes_of_all_kits(
    quick: Command, tmp_path: Path
) -> None:
    run = quick("make", *KITS, PYTHONHASHSEED="7")
    assert (run.returncode, run.stderr) == (0, "")
    for game in KITS:
        for file in made(game).files():
            assert (tmp_path / "output" / game / file.name).read_bytes() == file.read_bytes(), file.name
