"""Pure black is black and white alone, read from the PDF; paper takes at most a third of the night's ink."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image as Pictures
from PIL import ImageDraw, ImageStat

from bitmaps import clear_png, jpeg
from colours import lightness as measured
from conftest import ROOT
from pdf_operators import impurities, painted
from pnp.backends.pdf import write_pdf
from pnp.backends.svg import write_svg
from pnp.build.cards import draw, load, pieces
from pnp.build.inks import in_ink
from pnp.build.making import make
from pnp.build.order import Order
from pnp.coverage import Known, coverage
from pnp.drawings import read_drawing
from pnp.geometry import Box, Point
from pnp.picture_inks import DARKEST_DOTS, dotted, paler
from pnp.pictures import mean_ink
from pnp.press import SheetOptions, paper, printouts
from pnp.repainting import drawing_in_black
from pnp.scene import Bitmap, Colour, Group, Image, Info, LinearGradient, Page, Rectangle, Scene, Stop, Stroke
from pnp.tones import BLACK, WHITE, black_or_white, lightness

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.inks import Ink

EXAMPLES = sorted(each for each in (ROOT / "cards" / "examples").iterdir() if each.suffix in (".yaml", ".csv"))
each_example = pytest.mark.parametrize("cards", EXAMPLES, ids=[each.stem for each in EXAMPLES])
A4 = SheetOptions(paper("A4"))
INFO = Info("t", "a", "s", "en")
BOX = Box(0, 0, 50, 50)
RED, BLUE = Colour(190, 43, 56), Colour(0, 0, 255)


def order(cards: Path, out: Path, ink: Ink, sheet: SheetOptions = A4, **more: Any) -> Order:
    return Order((cards,), out, "en", sheet, ink=ink, **more)


def kit(wanted: Order) -> Path:
    return make(wanted, lambda *_: None).folder


def impure(folder: Path) -> list[str]:
    found = sorted(folder.glob("*.pdf"))
    assert found
    return [fault for each in found for fault in impurities(each.read_bytes())]


def some(cards: Path) -> tuple[str, ...]:
    """The ids of four cards from all over a set."""
    every = load(order(cards, Path(), "black"))[0].loaded.cards.cards
    return tuple(card.id for card in every[:: max(1, len(every) // 4)])


@each_example
def test_in_black_all_that_paints_is_black_or_white(cards: Path, tmp_path: Path) -> None:
    assert impure(kit(order(cards, tmp_path, "black", only=some(cards)))) == []


@pytest.mark.full
@pytest.mark.parametrize(
    ("sheet", "more"),
    [
        (A4, {}),
        (replace(A4, marks="lines"), {}),
        (replace(A4, backs="fold"), {}),
        (replace(A4, imposition="single"), {}),
        (A4, {"proof": True}),
    ],
    ids=["sheets", "lines", "fold", "single", "proof"],
)
@each_example
def test_whatever_is_asked_for_in_black_is_black(
    cards: Path, sheet: SheetOptions, more: dict[str, Any], tmp_path: Path
) -> None:
    assert impure(kit(order(cards, tmp_path, "black", sheet, **more))) == []


@pytest.mark.full
@each_example
def test_another_reader_unpacks_the_same_black(cards: Path, tmp_path: Path) -> None:
    for pdf in kit(order(cards, tmp_path, "black")).glob("*.pdf"):
        plain = pdf.with_suffix(".qdf")
        subprocess.run(["qpdf", "--qdf", "--object-streams=disable", pdf, plain], check=True)
        assert painted(plain.read_bytes()).colours == painted(pdf.read_bytes()).colours
        assert impurities(plain.read_bytes()) == []


@each_example
def test_a_drawing_in_black_names_two_colours(cards: Path, tmp_path: Path) -> None:
    found = kit(order(cards, tmp_path, "black", formats=("svg",), only=some(cards)[:1]))
    for svg in found.rglob("*.svg"):
        text = svg.read_text("utf-8")
        assert set(re.findall(r"#[0-9a-f]{3,8}\b", re.sub(r'href="[^"]*"', "", text))) <= {"#000000", "#ffffff"}
        assert set(re.findall(r'opacity="([^"]*)"', text)) <= {"1"}
        assert "Gradient" not in text


@each_example
def test_a_sheet_on_paper_takes_a_third_of_the_same_at_night(cards: Path) -> None:
    night, on_paper = (list(coverages(order(cards, Path("out"), ink))) for ink in ("night", "paper"))
    assert len(night) == len(on_paper)
    assert all(pale <= dark / 3 for pale, dark in zip(on_paper, night, strict=True))


def coverages(wanted: Order) -> Iterator[float]:
    known = Known()
    for printout in printouts(pieces(draw(load(wanted), wanted), wanted), wanted.sheet):
        yield from (coverage(page, known) for page in printout.pages)


LAYOUT = """
size: [60, 90]
fields: { tint: colour, art: picture }
paints:
  ground: { night: "#101830", paper: "#FFFFFF", black: "#FFFFFF" }
  team: "#BE2B38"
  sunset: { radial: ["#FFFFFF", "#F2C14B", "#BE2B38"] }
  dusk: { linear: ["#101828", "mix(team, #FFFFFF, 60%)"] }
  weave: { hatch: rising, paint: "#E3CE93", on: "#5C6BA0" }
  loose: { hatch: dots, paint: "#E3CE93" }
lines:
  edge: { paint: "mix(team, #FFFFFF, 40%)", width: 0.5 }
texts:
  title: { face: JosefinSans-SemiBold, size: 12, paint: "#F6EEDB" }
faces:
  front:
    - { rectangle: [-3, -3, 66, 96], fill: ground }
    - { rectangle: [0, 0, 30, 20], fill: "#BE2B38", stroke: edge }
    - { circle: [30, 0, 20, 20], fill: sunset }
    - { rectangle: [0, 20, 30, 20], fill: dusk, stroke: { paint: "#7486BE", width: 1 } }
    - { rectangle: [30, 20, 30, 10], fill: weave }
    - { rectangle: [30, 30, 30, 10], fill: loose }
    - { rectangle: [0, 40, 30, 10], fill: "{tint}", opacity: 0.4 }
    - { text: "{title}", box: [5, 5, 50, 8], style: title }
    - { image: "{art}", box: [10, 50, 40, 30] }
  back: none
"""
CARDS = """
deck: own
name: Own
layout: own.yaml
size: [60, 90]
back: none
cards:
  - { id: A, title: Drawn, tint: "#2FA58A", art: drawn.svg }
  - { id: B, title: Bitten, tint: "#F2C14B", art: bitten.png }
  - { id: C, title: Seen, tint: "#101010", art: seen.jpg }
"""
SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">
<linearGradient id="g"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#203060"/></linearGradient>
<rect width="40" height="30" fill="url(#g)"/>
<circle cx="10" cy="10" r="6" fill="#be2b38" fill-opacity="0.9" stroke="#ffe" stroke-width="2"/>
<g opacity="0.5"><rect x="20" width="10" height="9" fill="#345678"/><rect x="25" width="9" height="9" fill="red"/></g>
</svg>"""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set of somebody's own, who chose colours and pictures and thought of no ink."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "own.yaml").write_text(LAYOUT, "utf-8")
    (folder / "cards.yaml").write_text(CARDS, "utf-8")
    (folder / "drawn.svg").write_text(SVG, "utf-8")
    (folder / "bitten.png").write_bytes(clear_png().content)
    (folder / "seen.jpg").write_bytes(jpeg().content)
    return folder / "cards.yaml"


def test_colours_and_pictures_of_ones_own_are_black_and_white_in_black(own: Path, tmp_path: Path) -> None:
    folder = kit(order(own, tmp_path, "black", formats=("pdf", "svg")))
    assert impure(folder) == []
    (pdf,) = folder.glob("*.pdf")
    assert painted(pdf.read_bytes()).pictures == {("DeviceGray", 1)}


@pytest.mark.parametrize("ink", ["night", "paper"])
def test_the_same_in_colour_has_all_that_black_has_not(ink: Ink, own: Path, tmp_path: Path) -> None:
    (pdf,) = kit(order(own, tmp_path, ink)).glob("*.pdf")
    found = painted(pdf.read_bytes())
    assert found.shadings > 0
    assert {"ca 0.4", "a soft mask", "a transparency group"} <= found.seen_through
    assert ("rg", ("0.745", "0.169", "0.22")) in found.colours
    assert ("DeviceRGB", 8) in found.pictures
