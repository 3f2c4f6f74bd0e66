"""What `pnp make` prints, as independent readers find it: qpdf, poppler and pdfium."""

from __future__ import annotations

import json
import re
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.helpers.card_sets import POSTCARDS, VOYAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

pytestmark = pytest.mark.full

WORDS = {
    "en": ("FIRST LIGHT", "Draw two cards."),
    "cs": ("PRVNÍ SVĚTLO", "Vezmi si dvě karty."),
    "pl": ("PIERWSZE ŚWIATŁO", "Weź dwie karty."),
}
WAYS = {
    "duplex": ["--backs", "duplex"],
    "short": ["--backs", "duplex", "--flip", "short", "--paper", "Letter"],
    "fold": ["--backs", "fold"],
    "separate": ["--backs", "separate", "--bleed", "own"],
    "none": ["--backs", "none", "--bleed", "none", "--lines"],
    "single": ["--imposition", "single"],
}


def reader(*command: str | Path) -> str:
    """What a program says of a file; it must find nothing to complain of."""
    run = subprocess.run([*map(str, command)], capture_output=True, check=True)
    assert run.stderr == b""
    return run.stdout.decode()


def made(quick: Command, folder: Path, *options: str, sets: tuple[Path, ...] = (VOYAGES,)) -> list[Path]:
    run = quick("make", *sets, *options)
    assert (run.returncode, run.stderr) == (0, "")
    return sorted((folder / "output").glob("*/*.pdf"))


def check(file: Path, pages: int, pictures: Path) -> None:
    """qpdf and poppler find nothing to complain of, as many pages as were said, and every font whole."""
    reader("qpdf", "--check", file)
    about = reader("pdfinfo", "-box", file)
    assert re.search(rf"^Pages: +{pages}$", about, re.MULTILINE)
    assert "PDF version:     1.4" in about
    reader("pdftoppm", "-r", "40", "-png", file, pictures)
    fonts = reader("pdffonts", file).splitlines()[2:]
    assert fonts
    assert all(re.search(r" yes yes yes +\d+ +0$", font) for font in fonts)
    assert not [font for font in fonts if "Helvetica" in font]


def check_all(files: list[Path], folder: Path) -> None:
    (record,) = (folder / "output").glob("*/manifest.json")
    pages = {entry["file"]: entry["pages"] for entry in json.loads(record.read_text("utf-8"))["files"]}
    assert sorted(pages) == [file.name for file in files]
    for file in files:
        check(file, pages[file.name], folder / "page")


@pytest.mark.parametrize("language", WORDS)
def test_text_of_each_language_is_found_by_poppler_and_no_other(
    quick: Command, tmp_path: Path, language: str
) -> None:
    (file,) = made(quick, tmp_path, "--lang", language)
    text = " ".join(reader("pdftotext", file, "-").split())
    for words in WORDS[language]:
        assert words in text
    others = {words for other, said in WORDS.items() if other != language for words in said}
    assert not [words for words in others if words in text]
    assert re.search(rf"/Lang \({language}\)", file.read_bytes().decode("latin-1"))


@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_printing_is_sound(quick: Command, tmp_path: Path, way: str) -> None:
    files = made(quick, tmp_path, *WAYS[way])
    check_all(files, tmp_path)


def test_a_deck_of_pictures_is_sound_and_holds_each_picture_once(quick: Command, tmp_path: Path) -> None:
    files = made(quick, tmp_path, sets=(POSTCARDS,))
    check_all(files, tmp_path)
    (file,) = files
    rows = [row.split() for row in reader("pdfimages", "-list", file).splitlines()[2:]]
    images = {row[10] for row in rows if row[2] == "image"}  # by the number of its object
    assert len(images) == len([*POSTCARDS.parent.glob("pictures/*.png")])


def test_two_sets_of_two_sizes_each_have_their_sheets(quick: Command, tmp_path: Path) -> None:
    tiles = tmp_path / "tiles.yaml"
    tiles.write_text("deck: tiles\nsize: tile\ncards: [{id: T1, title: Lone Tile, copies: 3}]\n", "utf-8")
    files = made(quick, tmp_path, sets=(VOYAGES, tiles))
    check_all(files, tmp_path)
    assert len(files) == 2
    texts = [reader("pdftotext", file, "-") for file in files]
    assert [("FIRST LIGHT" in text, "LONE TILE" in text) for text in texts] == [(True, False), (False, True)]


def test_a_deck_without_backs_has_fronts_alone(quick: Command, tmp_path: Path) -> None:
    bare = tmp_path / "bare.yaml"
    bare.write_text("deck: bare\nback: none\ncards: [{id: B1, title: Bare Rock, copies: 11}]\n", "utf-8")
    files = made(quick, tmp_path, sets=(bare,))
    check_all(files, tmp_path)
    (file,) = files
    pages = [reader("pdftotext", "-f", n, "-l", n, file, "-").count("BARE ROCK") for n in ("1", "2")]
    assert pages == [9, 2]
    assert b"/Duplex" not in file.read_bytes()


def test_a_page_of_one_face_has_its_boxes(quick: Command, tmp_path: Path) -> None:
    (file,) = made(quick, tmp_path, "--imposition", "single", "--no-marks")
    boxes = dict(re.findall(r"^(\w+Box): +(.+)$", reader("pdfinfo", "-box", file), re.MULTILINE))
    found = {name: [float(edge) * 25.4 / 72 for edge in edges.split()] for name, edges in boxes.items()}
    assert found["MediaBox"] == pytest.approx([0, 0, 69, 94], abs=0.01)
    assert found["BleedBox"] == pytest.approx([0, 0, 69, 94], abs=0.01)
    assert found["TrimBox"] == pytest.approx([3, 3, 66, 91], abs=0.01)


def test_decks_are_bookmarks_and_scaling_is_off(quick: Command, tmp_path: Path) -> None:
    (file,) = made(quick, tmp_path, "--lang", "cs")
    described = json.loads(reader("qpdf", "--json", "--json-key=outlines", file))
    assert [entry["title"] for entry in described["outlines"]] == ["Výpravy"]
    plain = file.read_bytes()
    assert b"/PrintScaling /None" in plain
    assert b"/Duplex /DuplexFlipLongEdge" in plain


@pytest.mark.parametrize("way", ["duplex", "short", "fold"])
def test_what_an_offset_printer_gets_is_sound_and_its_fronts_stay(
    quick: Command, tmp_path: Path, way: str
) -> None:
    assert quick("printer", "set", "office", "--dx", "1.5", "--dy", "-0.7", "--angle", "0.4").returncode == 0
    options = [*WAYS[way], "--paper", "A4"]
    (file,) = made(quick, tmp_path, *options)
    still, still_seen = shown(file), drawn(file, tmp_path)
    files = made(quick, tmp_path, *options, "--printer", "office")
    check_all(files, tmp_path)
    moved, moved_seen = shown(files[0]), drawn(files[0], tmp_path)
    same = [one == other for one, other in zip(still_seen, moved_seen, strict=True)]
    if way == "fold":
        assert same == [False] * len(same)
    else:
        assert same == [True, False] * 3
        assert moved[::2] == still[::2]


def drawn(file: Path, folder: Path) -> list[bytes]:
    """Each page as poppler draws it."""
    reader("pdftoppm", "-r", "50", file, folder / "drawn")
    pages = sorted(folder.glob("drawn-*.ppm"))
    found = [page.read_bytes() for page in pages]
    for page in pages:
        page.unlink()
    return found


def shown(file: Path) -> list[bytes]:
    """What each page draws, as qpdf reads it."""
    described = json.loads(reader("qpdf", "--json", "--json-key=pages", file))["pages"]
    streams = [page["contents"] for page in described]
    return [b"".join(stream(file, name.split()[0]) for name in names) for names in streams]


def stream(file: Path, number: str) -> bytes:
    command = ["qpdf", f"--show-object={number}", "--filtered-stream-data", str(file)]
    return subprocess.run(command, capture_output=True, check=True).stdout
