"""What `pnp make` prints, as independent readers find it: qpdf, poppler and pdfium."""

from __future__ import annotations

import json
import re
import subprocess
from typing import TYPE_CHECKING

import pytest

from conftest import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Command

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


def made(pnp: Command, folder: Path, *options: str) -> list[Path]:
    run = pnp("make", ROOT / "cards/examples/voyages.yaml", *options)
    assert (run.returncode, run.stderr) == (0, "")
    return sorted((folder / "output/voyages").glob("*.pdf"))


@pytest.mark.parametrize("language", WORDS)
def test_text_of_each_language_is_found_by_poppler_and_no_other(
    pnp: Command, tmp_path: Path, language: str
) -> None:
    (file,) = made(pnp, tmp_path, "--lang", language)
    text = " ".join(reader("pdftotext", file, "-").split())
    for words in WORDS[language]:
        assert words in text
    others = {words for other, said in WORDS.items() if other != language for words in said}
    assert not [words for words in others if words in text]
    assert re.search(rf"/Lang \({language}\)", file.read_bytes().decode("latin-1"))


@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_printing_is_sound(pnp: Command, tmp_path: Path, way: str) -> None:
    files = made(pnp, tmp_path, *WAYS[way])
    said = json.loads((tmp_path / "output/voyages/manifest.json").read_text("utf-8"))
    pages = {entry["file"]: entry["pages"] for entry in said["files"]}
    assert sorted(pages) == [file.name for file in files]
    for file in files:
        reader("qpdf", "--check", file)
        about = reader("pdfinfo", "-box", file)
        assert re.search(rf"^Pages: +{pages[file.name]}$", about, re.MULTILINE)
        assert "PDF version:     1.4" in about
        reader("pdftoppm", "-r", "40", "-png", file, tmp_path / "page")
        fonts = reader("pdffonts", file).splitlines()[2:]
        assert fonts
        assert all(re.search(r" yes yes yes +\d+ +0$", font) for font in fonts)
        assert not [font for font in fonts if "Helvetica" in font]


def test_a_page_of_one_face_has_its_boxes(pnp: Command, tmp_path: Path) -> None:
    (file,) = made(pnp, tmp_path, "--imposition", "single", "--no-marks")
    boxes = dict(re.findall(r"^(\w+Box): +(.+)$", reader("pdfinfo", "-box", file), re.MULTILINE))
    found = {name: [float(edge) * 25.4 / 72 for edge in edges.split()] for name, edges in boxes.items()}
    assert found["MediaBox"] == pytest.approx([0, 0, 69, 94], abs=0.01)
    assert found["BleedBox"] == pytest.approx([0, 0, 69, 94], abs=0.01)
    assert found["TrimBox"] == pytest.approx([3, 3, 66, 91], abs=0.01)


def test_decks_are_bookmarks_and_scaling_is_off(pnp: Command, tmp_path: Path) -> None:
    (file,) = made(pnp, tmp_path, "--lang", "cs")
    described = json.loads(reader("qpdf", "--json", "--json-key=outlines", file))
    assert [entry["title"] for entry in described["outlines"]] == ["Výpravy"]
    plain = file.read_bytes()
    assert b"/PrintScaling /None" in plain
    assert b"/Duplex /DuplexFlipLongEdge" in plain
