"""Whoever says how many sheets a kit takes says the same number: that of the pages that are printed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pypdfium2 as pdfium
import pytest

from pnp.build import Order, kit_names, list_games, read_kit
from pnp.cli import run_guarded
from pnp.press import Backs, SheetOptions, paper
from tests.helpers.offered import offering

ON_THE_BACKS = re.compile(r"-backs-(long|short)$")  # of sheets; the backs of boards are sheets of their own
QUICK = {
    ("tiny-galaxies", "duplex", 2),
    ("hvezdokupy", "fold", 3),
    ("nova-luna", "separate", 1),
    ("nebula", "none", 2),
}
ALL = [
    (game, backs, n)
    for game in offering("assembly")
    for backs in get_args(Backs)
    for n in (None, *read_kit(game).players)
]


def made(folder: Path, game: str, backs: str, players: int | None, *more: str) -> tuple[Path, dict[str, Any]]:
    """Makes a kit; its folder, and its manifest."""
    options = ["--backs", backs, "--ink", "black", "--out", str(folder), *more]
    assert run_guarded(["make", game, *options, *(["--players", str(players)] if players else [])]) == 0
    (kit,) = folder.iterdir()
    return kit, json.loads((kit / "manifest.json").read_text("utf-8"))


def number_of_pages(file: Path) -> int:
    with pdfium.PdfDocument(file) as document:
        return len(document)


def paper_of(file: Path) -> int:
    """The sheets that a file takes in a printer's tray, by its name and its pages."""
    pages = number_of_pages(file)
    return 0 if ON_THE_BACKS.search(file.stem) else pages // 2 if "-duplex-" in file.stem else pages


@pytest.mark.parametrize(
    ("game", "backs", "players"),
    [pytest.param(*each, marks=[] if each in QUICK else pytest.mark.full) for each in ALL],
)
def test_all_who_tell_of_sheets_tell_one_number(
    game: str, backs: Backs, players: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kit, manifest = made(tmp_path, game, backs, players)
    files = [kit / file["file"] for file in manifest["files"]]
    sheets = sum(map(paper_of, files))
    (terminal,) = re.findall(r"pieces on (\d+) sheets of A4, ", capsys.readouterr().out)
    with pdfium.PdfDocument(files[0]) as document:
        (page,) = re.findall(
            r"(\d+) sheets, with th", document[0].get_textpage().get_text_range(), re.IGNORECASE
        )
    order = Order((), tmp_path, "en", SheetOptions(paper("A4"), backs=backs), players=players)
    (listed,) = list_games(order, (game,))
    assert (int(terminal), int(page)) == (sheets, sheets)
    assert [part.sheets for part in listed.parts] == [part["sheets"] for part in manifest["parts"]]
    assert [file["sheets"] for file in manifest["files"]] == [*map(paper_of, files)]
    assert sum(part["sheets"] for part in manifest["parts"]) == sheets
    numbered = {(side["printout"], side["sheet"]) for side in manifest["sheets"] if side["side"] == "front"}
    boards = sum(paper_of(file) for file in files if file.stem.endswith("-backs"))
    assert len(numbered) + boards == sheets


@pytest.mark.parametrize("more", [["--copies", "2"], ["--paper", "A5"]])
@pytest.mark.full
def test_a_first_page_that_takes_several_sheets_counts_them_all(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kit, manifest = made(tmp_path, "hvezdokupy", "duplex", None, *more)
    (terminal,) = re.findall(r"pieces on (\d+) sheets of", capsys.readouterr().out)
    with pdfium.PdfDocument(kit / manifest["files"][0]["file"]) as document:
        pages = " ".join(page.get_textpage().get_text_range() for page in document)
    (told,) = {*re.findall(r"(\d+) sheets, with these", pages, re.IGNORECASE)}
    assert int(told) == int(terminal) == sum(part["sheets"] for part in manifest["parts"])


@pytest.mark.full
@pytest.mark.parametrize("backs", ["duplex", "separate", "none"])
@pytest.mark.parametrize("game", kit_names())
def test_a_kit_with_a_face_a_page_tells_its_pages(
    game: str, backs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kit, _ = made(tmp_path, game, backs, None, "--imposition", "single")
    (pages,) = re.findall(r"pieces on (\d+) pages of one face each, ", capsys.readouterr().out)
    assert int(pages) == sum(map(number_of_pages, kit.glob("*.pdf")))


def test_a_side_where_nothing_stands_is_the_back_of_its_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nine cards with backs fill the first sheet, and nine without any the second."""
    monkeypatch.chdir(tmp_path)
    for name, back in (("one", "{title: Back}"), ("two", "none")):
        Path(f"{name}.yaml").write_text(
            f"deck: {name}\nback: {back}\ncards: [{{id: {name}, title: Card, copies: 9}}]\n", "utf-8"
        )
    assert run_guarded(["make", "one.yaml", "two.yaml", "--format", "svg", "--ink", "black"]) == 0
    assert "18 cards on 2 sheets of A4" in capsys.readouterr().out
    (kit,) = Path("output").iterdir()
    manifest = json.loads((kit / "manifest.json").read_text("utf-8"))
    assert [(side["sheet"], side["side"]) for side in manifest["sheets"]] == [
        *((1, "front"), (1, "back"), (2, "front"), (2, "back"))
    ]
    pages = [file for file in manifest["files"] if file["file"].startswith("1-cards")]
    assert [(file["sides"], file["sheets"]) for file in pages] == [("front", 1), ("back", 0)] * 2
    assert "sheet 2, back" in (kit / pages[3]["file"]).read_text("utf-8")
