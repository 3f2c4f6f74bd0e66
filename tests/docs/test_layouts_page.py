"""The page about layouts: its examples draw what they drew, its tables agree with the program."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from pnp.data import find_known_keys
from pnp.draw import FUNCTIONS
from pnp.errors import InputError
from pnp.models import CARD_SIZES, INKS, Layout
from pnp.models.layouts.elements import KINDS, Place
from pnp.models.layouts.layout import FIELD_TYPES
from tests import ROOT
from tests.docs import layout_tables as tables
from tests.docs.layout_examples import FOLDER, PAGE, cards_of, drawn_sets, dumped, examples, golden, written
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from tests.docs.layout_examples import Example

EXAMPLES = [each for each, _ in drawn_sets(FOLDER)]


@cache
def page() -> str:
    return PAGE.read_text("utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("page")
    written(made)
    return made


def path_of(example: Example, folder: Path) -> Path:
    return next(path for each, path in drawn_sets(folder) if each == example)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.title)
def test_an_example_draws_what_it_drew(example: Example, folder: Path) -> None:
    told = "look at the difference, then run: python -m tests.docs.layout_examples"
    assert dumped(path_of(example, folder)) == golden(example).read_text("utf-8"), told


def test_no_dump_is_left_of_an_example_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {each.title for each in EXAMPLES}


@pytest.mark.parametrize("ink", INKS)
def test_every_example_can_be_drawn_in_every_ink(ink: str, folder: Path) -> None:
    drawn = [cards_of(path, ink=ink) for _, path in drawn_sets(folder)]  # type: ignore[arg-type]
    assert all(card.front.scene.shapes for cards in drawn for card in cards)


def test_the_sentences_are_said_in_the_language_of_the_print(folder: Path) -> None:
    counted = next(path for each, path in drawn_sets(folder) if each.name == "counted.yaml")
    english, czech = (str(cards_of(counted, language=language)) for language in ("en", "cs"))
    assert "5 stars left" in english
    assert "Zbývá 5 hvězd" in czech.replace("\N{NO-BREAK SPACE}", " ")


def test_the_names_of_files_are_given_once() -> None:
    names = [each.name for each in examples() if each.name]
    assert len(names) == len(set(names))


def test_the_tables_that_follow_from_the_program_agree_with_it() -> None:
    rows = [*tables.figure_rows(), *tables.function_rows(), *tables.sign_rows(), *tables.role_rows()]
    assert [row for row in rows if f"\n{row}\n" not in page()] == []
    assert tables.faces() in " ".join(page().split())


@pytest.mark.parametrize("game", offering("figures", "page"))
def test_the_page_for_designers_of_a_game_tells_of_its_layouts_and_figures(game: str) -> None:
    text = (ROOT / "docs" / f"cards-for-{game}.md").read_text("utf-8")
    rows = [*tables.layout_rows(game), *tables.figure_rows(game)]
    assert [row for row in rows if f"\n{row}\n" not in text] == []


def test_the_page_about_card_sets_tells_of_every_layout_that_ships() -> None:
    text = (PAGE.parent / "card-sets.md").read_text("utf-8")
    assert [row for row in tables.layout_rows() if f"\n{row}\n" not in text] == []


def first_cells(heading: str) -> Iterator[str]:
    """What stands in quotes in the first column of the tables under a heading."""
    section = page().split(f"\n## {heading}\n")[1].split("\n## ")[0]
    for row in re.findall(r"^\| (.*?) \|", section, re.MULTILINE):
        yield from re.findall(r"`([^`]+)`", row)


def names(cells: Iterable[str]) -> set[str]:
    return {re.split(r"[:(]", cell)[0] for cell in cells}


def test_no_figure_and_no_function_is_told_of_that_is_not_there() -> None:
    figures = {row.split("`")[1] for row in tables.figure_rows()}
    signs = {row.split("`")[1] for row in tables.sign_rows()}
    assert names(first_cells("Figures")) - {"set"} == figures | signs
    called = {cell.split("(")[0] for cell in first_cells("Values") if "(" in cell}
    assert called == {*FUNCTIONS, "say"}


def keys(kind: type) -> set[str]:
    return set(find_known_keys(kind, ()))


def test_every_key_of_a_layout_is_told_of() -> None:
    assert names(first_cells("Size, shape, faces")) == keys(Layout)


def test_every_way_to_place_an_element_is_told_of() -> None:
    assert names(first_cells("Where things stand")) == keys(Place)


def test_every_key_of_every_element_is_told_of() -> None:
    told = set(re.findall(r"`([\w-]+)(?::[^`]*)?`", page())) | {
        cell.split(":")[0] for cell in first_cells("Shapes")
    }
    assert {key for kind in KINDS for key in keys(kind)} - told == set()


def test_every_type_of_field_and_every_size_is_told_of() -> None:
    assert names(first_cells("Fields of your own")) == set(FIELD_TYPES)
    sizes = next(row for row in page().splitlines() if row.startswith("| `size` |"))
    assert set(re.findall(r"`([a-z-]+)`", sizes)) - {"size"} == set(CARD_SIZES)


def mistake_in(folder: Path, old: str, new: str) -> str:
    """What is said of the fleet's layout with a part of it changed."""
    fleet = folder / "fleet.yaml"
    text = fleet.read_text("utf-8")
    fleet.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(InputError) as refused:
        cards_of(folder / "ships.yaml")
    fleet.write_text(text, "utf-8")
    return str(refused.value).replace(f"{folder}/", "")


def test_the_mistake_that_is_shown_is_answered_so(folder: Path) -> None:
    shown = re.search(r"^    (fleet\.yaml:\d+:\d+: .*)$", page(), re.MULTILINE)
    assert shown is not None
    assert mistake_in(folder, "style: title", "style: titel") == shown[1]


def test_a_condition_in_braces_is_answered_with_the_one_without(folder: Path) -> None:
    said = mistake_in(folder, "when: cargo", 'when: "{cargo}"')
    assert said.endswith(": a condition stands without braces; write cargo")
