"""Pure black is black and white alone, read from the PDF; paper takes at most a third of the night's ink."""

from __future__ import annotations

import re
import subprocess
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image as Pictures
from PIL import ImageStat

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.build import Order, convert_to_ink, draw_decks, list_pieces, load_sets, make, press_words
from pnp.draw import make_palettes
from pnp.drawings import read_drawing
from pnp.geometry import Box, Point, Size
from pnp.models import Hatch, Theme
from pnp.paths import box_steps
from pnp.pictures import (
    BLACK,
    DARKEST_DOTS,
    WHITE,
    black_or_white,
    lightness,
    make_dotted,
    make_paler,
    mean_ink,
    repaint_in_black,
)
from pnp.press import InkCache, SheetOptions, make_printouts, measure_coverage, paper
from pnp.scene import Bitmap, Colour, Group, Image, Info, LinearGradient, Page, Rectangle, Scene, Stop, Stroke
from pnp.scene import Path as Outline
from tests import ROOT
from tests.helpers.bitmaps import clear_png, jpeg
from tests.helpers.colour_distances import lightness as measured
from tests.helpers.pdf_operators import DOTS, impurities, painted
from tests.helpers.shipped_theme import paints

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models import Ink
    from pnp.scene import Shape

EXAMPLES = sorted(
    each for each in (ROOT / "cards" / "examples").iterdir() if each.suffix in (".yaml", ".csv")
)
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
    every = load_sets(order(cards, Path(), "black"))[0].cards.cards
    return tuple(card.id for card in every[:: max(1, len(every) // 4)])


@each_example
def test_in_black_all_that_paints_is_black_or_white(cards: Path, tmp_path: Path) -> None:
    assert impure(kit(order(cards, tmp_path, "black", only=some(cards)))) == []


@pytest.mark.full
@pytest.mark.parametrize(
    ("sheet", "more"),
    [
        (A4, {}),
        (SheetOptions(A4.paper, marks="lines"), {}),
        (SheetOptions(paper("500x700"), backs="fold"), {}),
        (SheetOptions(A4.paper, imposition="single"), {}),
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
        assert set(re.findall(r"#[0-9a-f]{3,8}\b", re.sub(r'href="[^"]*"', "", text))) <= {
            "#000000",
            "#ffffff",
        }
        assert set(re.findall(r'opacity="([^"]*)"', text)) <= {"1"}
        assert "Gradient" not in text


@each_example
def test_a_sheet_on_paper_takes_a_third_of_the_same_at_night(cards: Path) -> None:
    night, on_paper = (list(coverages(order(cards, Path("out"), ink))) for ink in ("night", "paper"))
    assert len(night) == len(on_paper)
    assert all(pale <= dark / 3 for pale, dark in zip(on_paper, night, strict=True))


def coverages(wanted: Order) -> Iterator[float]:
    known = InkCache()
    for printout in make_printouts(
        list_pieces(draw_decks(load_sets(wanted), wanted), wanted), wanted.sheet, press_words(wanted.language)
    ):
        yield from (measure_coverage(page, known) for page in printout.pages)


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
<linearGradient id="g">
  <stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#203060"/>
</linearGradient>
<rect width="40" height="30" fill="url(#g)"/>
<circle cx="10" cy="10" r="6" fill="#be2b38" fill-opacity="0.9" stroke="#ffe" stroke-width="2"/>
<g opacity="0.5">
  <rect x="20" width="10" height="9" fill="#345678"/><rect x="25" width="9" height="9" fill="red"/>
</g>
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
    assert painted(pdf.read_bytes()).pictures == DOTS


@pytest.mark.parametrize("ink", ["night", "paper"])
def test_the_same_in_colour_has_all_that_black_has_not(ink: Ink, own: Path, tmp_path: Path) -> None:
    (pdf,) = kit(order(own, tmp_path, ink)).glob("*.pdf")
    found = painted(pdf.read_bytes())
    assert found.shadings > 0
    assert {"ca 0.4", "a soft mask", "a transparency group"} <= found.seen_through
    assert ("rg", ("0.745", "0.169", "0.22")) in found.colours
    assert ("DeviceRGB", 8) in found.pictures


def shown(*shapes: Any) -> bytes:
    return write_pdf([Page(Scene(BOX, shapes))], INFO)


IMPURE: dict[str, Shape] = {
    "0.745 0.169 0.22 rg": Rectangle(BOX, RED),
    "0 0 1 RG": Rectangle(BOX, stroke=Stroke(BLUE, 1)),
    "0.502 g": Rectangle(BOX, Colour(128, 128, 128)),
    "a shading": Rectangle(BOX, LinearGradient(Point(0, 0), Point(9, 9), (Stop(0, BLACK), Stop(1, WHITE)))),
    "ca 0.5": Group((Rectangle(BOX, BLACK),), opacity=0.5),
    "a transparency group": Group((Rectangle(BOX, BLACK),), opacity=0.5),
    "a soft mask": Image(BOX, clear_png()),
    "a picture of 8 bits in DeviceRGB": Image(BOX, jpeg()),
}


@pytest.mark.parametrize("fault", IMPURE)
def test_the_reader_of_operators_finds(fault: str) -> None:
    assert fault in impurities(shown(Rectangle(BOX, WHITE), IMPURE[fault]))
    assert fault in impurities(shown(Group((IMPURE[fault],), clip=None)))
    assert impurities(shown(Rectangle(BOX, WHITE, Stroke(BLACK, 1)))) == []


@pytest.mark.parametrize("colour", [RED, BLUE, BLACK, WHITE, Colour(230, 159, 0), Colour(3, 2, 1)])
def test_lightness_is_what_others_measure(colour: Colour) -> None:
    assert lightness(colour) == pytest.approx(measured(colour), abs=0.05)


@pytest.mark.parametrize("code", ["0072B2", "D55E00", "CC79A7", "009E73", "BE2B38", "000000"])
def test_what_white_words_are_written_on_is_black_in_black(code: str) -> None:
    assert black_or_white(Colour(*bytes.fromhex(code))) == BLACK


@pytest.mark.parametrize("code", ["E69F00", "56B4E9", "F0E442", "E3CE93", "F6EEDB", "FFFFFF"])
def test_what_dark_words_are_written_on_is_white_in_black(code: str) -> None:
    assert black_or_white(Colour(*bytes.fromhex(code))) == WHITE


def drawn(inner: str) -> tuple[Any, ...]:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return repaint_in_black(read_drawing(f"{head}{inner}</svg>".encode())).shapes


def test_what_shines_through_a_drawing_is_mixed_with_white() -> None:
    assert drawn('<rect width="9" height="9" fill="#000" opacity="0.2"/>') == ()
    (group,) = drawn('<rect width="9" height="9" fill="#000" opacity="0.7"/>')
    assert group.opacity == 1
    assert group.shapes[0].fill == BLACK


def test_a_light_veil_hides_nothing_of_a_drawing_in_black() -> None:
    veil = '<rect width="9" height="9" fill="#fff" opacity="0.4"/>'
    (below,) = drawn(f'<rect width="9" height="9" fill="#222"/>{veil}')
    assert below.fill == BLACK


def test_a_gradient_of_a_drawing_comes_to_its_mean() -> None:
    stops = '<stop offset="{}" stop-color="#fff"/><stop offset="{}" stop-color="#000"/>'
    shape = f'<linearGradient id="g">{stops}</linearGradient><rect width="9" height="9" fill="url(#g)"/>'
    assert drawn(shape.format(0, 0.3))[0].fill == BLACK
    assert drawn(shape.format(0.8, 1))[0].fill == WHITE


def test_a_pale_shape_with_a_pale_line_is_seen_on_white() -> None:
    (shape,) = drawn('<rect width="9" height="9" fill="#fff8e0" stroke="#eee0c0"/>')
    assert (shape.fill, shape.stroke.colour) == (WHITE, BLACK)


def greys(bitmap: Bitmap) -> Pictures.Image:
    return Pictures.open(BytesIO(bitmap.content)).convert("L")


def ramp() -> Bitmap:
    file = BytesIO()
    Pictures.linear_gradient("L").save(file, "PNG")
    return Bitmap("png", file.getvalue(), 256, 256)


def test_dots_are_as_dark_as_the_picture_wherever_one_looks() -> None:
    dots = make_dotted(ramp(), 512, 512)
    assert greys(dots).size == (512, 512)
    assert {value for _, value in greys(dots).getcolors() or ()} == {0, 255}
    for top in range(0, 512, 64):
        box = (0, top, 512, top + 64)
        wanted = ImageStat.Stat(greys(ramp()).resize((512, 512)).crop(box)).mean[0]
        assert ImageStat.Stat(greys(dots).crop(box)).mean[0] == pytest.approx(wanted, abs=4)


def test_the_same_picture_gives_the_same_dots() -> None:
    assert make_dotted(jpeg(), 200, 200) == make_dotted(jpeg(), 200, 200)


def test_what_is_transparent_is_white_in_dots() -> None:
    dots = greys(make_dotted(clear_png(), 240, 240))
    assert all(dots.getpixel(corner) == 255 for corner in ((0, 0), (239, 0), (0, 239), (239, 239)))


def test_dots_that_are_clear_show_what_lies_under_them() -> None:
    """As the picture itself does, but for those that are black."""
    under = Rectangle(BOX, BLACK)
    pdf = write_pdf([Page(Scene(BOX, (under, Image(BOX, make_dotted(clear_png(), 240, 240)))))], INFO)
    (page,) = pages_png(pdf, [Size(BOX.width, BOX.height)], 240)
    picture = Pictures.open(BytesIO(page)).convert("L")
    across, down = picture.size
    assert [picture.getpixel(at) for at in ((2, 2), (across - 3, down - 3))] == [0, 0]
    middle = picture.crop((across * 2 // 5, down * 2 // 5, across * 3 // 5, down * 3 // 5))
    assert ImageStat.Stat(middle).mean[0] > 30


def test_dark_pictures_are_lightened_before_their_dots_would_close_up() -> None:
    dark = Pictures.new("L", (90, 90), 40)
    file = BytesIO()
    dark.save(file, "PNG")
    _, darkness = mean_ink(make_dotted(Bitmap("png", file.getvalue(), 90, 90), 300, 300))
    assert darkness == pytest.approx(DARKEST_DOTS, abs=0.01)


@pytest.mark.parametrize("picture", [clear_png(), jpeg()], ids=["png", "jpeg"])
def test_a_picture_on_paper_is_as_pale_as_is_asked(picture: Bitmap) -> None:
    cover, before = mean_ink(picture)
    pale = make_paler(picture, before / 2)
    assert mean_ink(pale)[0] == pytest.approx(cover)  # nothing shines through that did not
    assert mean_ink(pale)[1] == pytest.approx(before / 2, abs=0.01)
    assert (pale.kind, pale.width, pale.height) == (picture.kind, picture.width, picture.height)
    assert make_paler(picture, before + 0.01) is picture


@pytest.mark.parametrize("name", [each.name for each in (ROOT / "cards/examples/pictures").iterdir()])
def test_a_dark_picture_on_paper_takes_a_quarter_of_full_ink(name: str) -> None:
    content = (ROOT / "cards/examples/pictures" / name).read_bytes()
    picture = Bitmap("png", content, *Pictures.open(BytesIO(content)).size)
    pale = convert_to_ink(picture, "paper")
    assert isinstance(pale, Bitmap)
    assert mean_ink(pale)[1] <= mean_ink(picture)[1] / 2.4
    assert mean_ink(pale)[1] <= 0.255


def test_a_pale_picture_keeps_its_white_and_its_darkest_tones_dark() -> None:
    night = Pictures.new("RGB", (100, 100), (20, 30, 70))
    for box, paint in (((0, 0, 10, 50), (255, 255, 255)), ((0, 50, 20, 100), (4, 6, 12))):
        night.paste(paint, box)
    file = BytesIO()
    night.save(file, "PNG")
    pale = greys(make_paler(Bitmap("png", file.getvalue(), 100, 100), 0.25))
    white, dark, sky = (pale.getpixel(at) for at in ((5, 5), (5, 75), (60, 60)))
    assert isinstance(dark, int)
    assert isinstance(sky, int)
    assert white == 255
    assert dark < 130
    assert sky - dark > 60


def test_a_dark_drawing_is_paler_on_paper_and_keeps_its_black() -> None:
    whole = '<rect width="100" height="100" fill="{}"/><rect width="1" height="1"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    dark, light = (
        read_drawing(f"{head}{whole.format(fill)}</svg>".encode()) for fill in ("#506898", "#e8e8ff")
    )
    pale = convert_to_ink(dark, "paper")
    assert isinstance(pale, Scene)
    fills = [shape.fill for shape in pale.shapes if isinstance(shape, Rectangle | Outline)]
    assert isinstance(fills[0], Colour)
    assert lightness(fills[0]) > 70
    assert fills[1] == BLACK
    assert convert_to_ink(light, "paper") is light
    assert convert_to_ink(dark, "night") is dark


@pytest.mark.parametrize(
    ("lines", "ground", "seen"),
    [
        ("#E3CE93", "none", [BLACK]),
        ("#FFFFFF", "none", [WHITE]),
        ("#E3CE93", "#F6EEDB", [WHITE, BLACK]),
        ("#101010", "#5C6BA0", [BLACK, WHITE]),
    ],
)
def test_a_hatch_in_black_is_seen_on_its_ground(lines: str, ground: str, seen: list[Colour]) -> None:
    theme = Theme(paints={"weave": Hatch(hatch="rising", paint=lines, on=ground)})
    shapes = make_palettes(theme, {})("black", "").filled("weave", box_steps(BOX), BOX)
    assert list(dict.fromkeys(paints(shapes))) == seen


def test_a_mix_is_mixed_before_it_comes_to_black_or_white() -> None:
    colour = make_palettes(Theme(paints={"team": "#BE2B38"}), {})("black", "").colour
    assert colour("team") == BLACK
    assert colour("mix(team, #FFFFFF, 70%)") == WHITE
    assert colour("mix(mix(team, #FFFFFF, 70%), #000000, 40%)") == BLACK
