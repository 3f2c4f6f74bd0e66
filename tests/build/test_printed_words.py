"""What the press prints is said in the language of the print: on pages, in bookmarks and in titles."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pypdfium2
import pytest
from msgspec.structs import replace

from pnp.build import Order, back_word, calibration_pdf, make, press_words, sheet_title
from pnp.errors import UsageError
from pnp.geometry import Box, inset_box
from pnp.models import Printer
from pnp.press import (
    DEFAULT_MARGINS,
    Piece,
    SheetOptions,
    lay_out_proof,
    make_calibration,
    make_printouts,
    paper,
    paper_box,
)
from pnp.scene import Close, Line, Path, Text
from pnp.text import MM_PER_POINT, Style, width
from pnp.words import (
    find_plain_text,
    find_shipped_sources,
    format_message,
    list_languages,
    list_messages,
    make_catalogue,
    say,
)
from tests.helpers.press_faces import face

if TYPE_CHECKING:
    import pathlib
    from collections.abc import Iterator

    from pnp.press import Printout
    from pnp.scene import Scene, Shape

LANGUAGES = ("en", "cs", "pl")
BOTH = list(permutations(LANGUAGES, 2))
A4 = SheetOptions(paper("A4"))
PRINTER = Printer("P1", paper("A4"), DEFAULT_MARGINS)
MAP = Piece(face("m", 300, 200), face("n", 300, 200), 1, "X9", "Q", "q")
SHARED = face("back")
CARDS = (
    Piece(face("A1"), face("back", 63, 88), 1, "A1", "Q", "q"),
    *(Piece(face(f"A{n}"), SHARED, 2, f"A{n}", "Q", "q") for n in (2, 3)),
)
OF_THE_PRESS = re.compile(r"(side|mark|print|sheet|board|calibration)(-|$)")
GIVEN: dict[str, list[dict[str, Any]]] = {
    "sheet-title": [{"name": "Q", "number": 1, "side": side} for side in ("front", "back")],
    "board-join": [{"overlap": 10}],
    "calibration-turned": [{"paper": "A4", "edge": edge} for edge in ("long", "short")],
    "calibration-print": [{"edge": edge} for edge in ("long", "short")],
}

DECK = """
deck: {name}
name: {{ en: Q1, cs: Q2, pl: Q3, de: Q4 }}
layout: {name}-layout.yaml
cards: [{{ id: A1 }}, {{ id: A2 }}]
"""
LAYOUT = """
extends: atlas
size: [{size}]
faces:
  front:
    draw: [{{ rectangle: [10, 10, 20, 20], fill: ground }}]
  back:
    draw: [{{ rectangle: [10, 10, 30, 20], fill: ground }}]
"""


def words(texts: Iterator[str] | list[str]) -> set[str]:
    return {word.casefold() for text in texts for word in re.findall(r"[^\W\d_]{2,}", text)}


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the messages of the press."""
    known = make_catalogue(language, find_shipped_sources(language))
    own = [message for message in list_messages(known) if OF_THE_PRESS.match(message)]
    assert len(own) >= 14
    return frozenset(
        words([say(known, message, **given) for message in own for given in GIVEN.get(message, [{}])])
    )


def runs(scene: Scene) -> Iterator[str]:
    for shape in scene.shapes:
        if isinstance(shape, Text):
            yield from (run.text for run in shape.runs)
        elif inner := getattr(shape, "scene", None):
            yield from runs(inner)


def printed(found: tuple[Printout, ...]) -> list[str]:
    """All words that stand on pages, and all that a reader shows beside them."""
    pages = [page for printout in found for page in printout.pages]
    beside = [text for page in pages for text in (page.title, *(mark.title for mark in page.bookmarks))]
    return [*beside, *(text for page in pages for text in runs(page.scene))]


def strange(texts: list[str], other: str, language: str) -> set[str]:
    """The words of another language that are none of this one."""
    return words(texts) & (vocabulary(other) - vocabulary(language))


def kit(
    folder: pathlib.Path, language: str, sheet: SheetOptions = A4, *, proof: bool = False, boards: bool = True
) -> pathlib.Path:
    """The folder of a deck of cards and one of boards, made as files of every form that has words."""
    sets = []
    for name, size in (("k", "63, 88"), ("b", "230, 150"))[: 1 + boards]:
        (folder / f"{name}-layout.yaml").write_text(LAYOUT.format(size=size), "utf-8")
        sets.append(folder / f"{name}.yaml")
        sets[-1].write_text(DECK.format(name=name), "utf-8")
    order = Order(tuple(sets), folder / "out", language, sheet, ("pdf", "svg"), proof=proof)
    return make(order, lambda _done, _whole: None).folder


def shown_in(folder: pathlib.Path) -> tuple[list[str], list[str]]:
    """All texts of the files of a kit, and the subjects, which name a file and options."""
    texts, subjects = [], []
    for path in sorted(folder.rglob("*.pdf")):
        document = pypdfium2.PdfDocument(path)
        texts += [page.get_textpage().get_text_bounded() for page in document]
        texts += [mark.get_title() for mark in document.get_toc()]
        texts.append(document.get_metadata_value("Title"))
        subjects.append(document.get_metadata_value("Subject"))
        document.close()
    for path in sorted(folder.rglob("*.svg")):
        content = path.read_text("utf-8")
        texts += re.findall("<title>(.*?)</title>", content)
        subjects += re.findall("<desc>(.*?)</desc>", content)
    return texts, subjects


@pytest.mark.parametrize(("language", "other"), BOTH)
@pytest.mark.parametrize("options", [A4, replace(A4, backs="fold"), replace(A4, imposition="single")])
def test_no_page_shows_a_word_of_another_language(language: str, other: str, options: SheetOptions) -> None:
    found = printed(make_printouts((MAP, *CARDS), options, press_words(language)))
    assert "X9" in " ".join(found) or options.imposition == "single"
    assert strange(found, other, language) == set()


@pytest.mark.parametrize(("language", "other"), BOTH)
def test_a_calibration_page_is_in_one_language(language: str, other: str) -> None:
    for flip in ("long", "short"):
        found = printed((make_calibration(replace(PRINTER, flip=flip), press_words(language)),))
        assert words(found) & vocabulary(language) > {"pnp", "set"}
        assert strange(found, other, language) == set()


@pytest.mark.parametrize(("language", "other"), BOTH)
@pytest.mark.parametrize("proof", [False, True])
def test_no_file_of_a_kit_shows_a_word_of_another_language(
    tmp_path: pathlib.Path, language: str, other: str, proof: bool
) -> None:
    texts, subjects = shown_in(kit(tmp_path, language, proof=proof))
    assert words(texts) & vocabulary(language)
    assert strange(texts, other, language) == set()
    assert all(re.fullmatch(r"[-a-z0-9]+ --ink night", subject) for subject in subjects)


@pytest.mark.parametrize(
    ("language", "right"),
    [
        ("en", {"X9 (back)", "X9"}),
        ("cs", {"X9 (rub)", "X9"}),
        ("pl", {"X9 (ty\u0142)", "X9"}),
    ],
)
def test_the_parts_of_a_board_are_named_and_joined_in_words(language: str, right: set[str]) -> None:
    found = make_printouts((MAP,), A4, press_words(language))
    assert {mark.title for each in found for page in each.pages for mark in page.bookmarks} == right
    advice = say(make_catalogue(language, find_shipped_sources(language)), "board-join", overlap=10)
    for each in found:
        for page in each.pages:
            assert advice.replace(" ", "") in "".join(runs(page.scene)).replace(" ", "")


@pytest.mark.parametrize(
    ("language", "right"),
    [
        ("en", ["A1", "A1, back", "A2 \u00d72", "A3 \u00d72", "q, back"]),
        ("cs", ["A1", "A1, rub", "A2 \u00d72", "A3 \u00d72", "q, rub"]),
        ("de", ["A1", "A1", "A2 \u00d72", "A3 \u00d72", "q"]),
    ],
)
def test_a_proof_calls_backs_so_where_there_is_a_word(language: str, right: list[str]) -> None:
    made = lay_out_proof(CARDS, A4.paper, back=back_word(language))
    assert [text for text in runs(made.pages[0].scene) if text != "Q"] == right


def test_a_file_of_one_sheet_says_which_it_is() -> None:
    assert sheet_title("en", "Q", 2, ["back"]) == "Q, sheet 2, back"
    assert sheet_title("cs", "Q", 2, ["front"]) == "Q, arch 2, l\u00edc"
    assert sheet_title("pl", "Q", 1000, ["front", "back"]) == "Q, arkusz 1000"
    assert sheet_title("de", "Q", 2, ["back"]) == "Q"
    assert sheet_title("en", "Q" * 9000, 1, []).endswith("Q\u2026, sheet 1")


def test_a_language_without_words_prints_none_where_marks_do(tmp_path: pathlib.Path) -> None:
    for options in (A4, replace(A4, backs="fold"), replace(A4, imposition="single")):
        texts, _ = shown_in(kit(tmp_path, "de", options, boards=False))
        assert not words(texts) & (vocabulary("en") | vocabulary("cs") | vocabulary("pl"))
        assert "Q4" in texts


def test_a_board_in_a_language_without_words_is_refused_by_name() -> None:
    with pytest.raises(UsageError) as refused:
        make_printouts((*CARDS, MAP), A4, press_words("de"))
    assert str(refused.value) == (
        "X9: there are no words in de for how the parts of a board are joined; print it whole "
        "(--imposition single), or choose a language that has them (--lang): cs, en or pl"
    )
    assert make_printouts((*CARDS, MAP), replace(A4, imposition="single"), press_words("de"))
    with pytest.raises(UsageError, match=r"no words in de for a calibration page; .*: cs, en or pl$"):
        calibration_pdf(PRINTER, "de")
    assert list_languages() == ("cs", "en", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_calibration_page_of_the_command_is_in_the_language(
    pnp: Any, tmp_path: pathlib.Path, language: str
) -> None:
    assert pnp("printer", "calibrate", "--lang", language, "--out", "page.pdf").returncode == 0
    document = pypdfium2.PdfDocument(tmp_path / "page.pdf")
    title = say(make_catalogue(language, find_shipped_sources(language)), "calibration")
    assert document.get_metadata_value("Title") == f"{title}: printer"
    assert title in document[0].get_textpage().get_text_bounded()
    document.close()


@pytest.mark.parametrize("size", ["A5", "A4", "Letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_calibration_page_says_stands_clear_of_its_scales(language: str, size: str) -> None:
    printout = make_calibration(replace(PRINTER, paper=paper(size)), press_words(language))
    shapes = printout.pages[0].scene.shapes
    said_there = [shape for shape in shapes if isinstance(shape, Text) and len(shape.runs) > 1]
    others = [box for shape in shapes if shape not in said_there for box in boxes(shape)]
    assert len(said_there) == 4
    for text in said_there:
        for box in boxes(text):
            assert [other for other in others if meet(box, other)] == []
            assert box.x + box.width <= printout.pages[0].scene.box.width - 5


def boxes(shape: Shape) -> Iterator[Box]:
    match shape:
        case Text():
            for run in shape.runs:
                yield Box(run.x, run.y - 0.7 * run.size, wide(run.text, run.face, run.size), 0.9 * run.size)
        case Line():
            yield around([(shape.start.x, shape.start.y), (shape.end.x, shape.end.y)])
        case Path():
            yield around([(step.x, step.y) for step in shape.steps if not isinstance(step, Close)])


def wide(text: str, name: str, size: float) -> float:
    return width(text, Style(name, size / MM_PER_POINT))


def around(points: list[tuple[float, float]]) -> Box:
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def meet(one: Box, other: Box) -> bool:
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return not beside and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_are_said_without_fluent_as_fluent_says_them(language: str) -> None:
    known = make_catalogue(language, find_shipped_sources(language))
    plain = [message for message in list_messages(known) if find_plain_text(known.entries[message])]
    assert {"side-front", "side-back", "mark-cut", "print-true-size", "calibration-read"} <= {*plain}
    assert [say(known, message) for message in plain] == [
        format_message(known, message, {}) for message in plain
    ]


@pytest.mark.parametrize(
    ("form", "unloaded"), [("False", {"fluent", "babel", "words"}), ("True", {"fluent", "babel"})]
)
def test_sheets_of_cards_load_no_messages_and_proofs_no_fluent(
    tmp_path: pathlib.Path, form: str, unloaded: set[str]
) -> None:
    kit(tmp_path, "cs", boards=False)
    program = f"""
import sys
from pathlib import Path
from pnp.build import Order, make
from pnp.press import SheetOptions, paper
make(Order((Path("k.yaml"),), Path("again"), "cs", SheetOptions(paper("A4")), proof={form}), lambda *_: None)
others = {{*sys.modules}} - {{"pnp.words"}}  # a door alone, which brings no messages
loaded = {{name.removeprefix("pnp.").split(".")[0] for name in others}}
print(*({{"fluent", "babel", "words"}} & loaded))
"""
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, encoding="utf-8", check=True
    )
    assert set(run.stdout.split()).isdisjoint(unloaded)


@pytest.mark.parametrize("size", ["A5", "A4", "A3", "Letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_part_of_a_board_says_is_not_beyond_the_margins(language: str, size: str) -> None:
    options = SheetOptions(paper(size))
    sizes = ((300.0, 500.0), (500.0, 300.0), (450.0, 190.0), (260.0, 280.0))
    pieces = tuple(Piece(face("m", *board), face("n", *board), 1, "X9") for board in sizes)
    pages = [page for each in make_printouts(pieces, options, press_words(language)) for page in each.pages]
    said_there = [shape for page in pages for shape in page.scene.shapes if isinstance(shape, Text)]
    assert len(said_there) >= 2 * len(sizes)
    field = inset_box(paper_box(options.paper), options.margins)
    for box in (box for text in said_there for box in boxes(text)):
        assert field.x <= box.x <= box.x + box.width <= field.x + field.width + 1e-6
        assert field.y <= box.y <= box.y + box.height <= field.y + field.height + 1e-6
