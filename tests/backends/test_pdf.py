"""The PDF backend: what readers find in the file, and that nothing a page shows is lost on the way."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from PIL import Image as Pictures

from pnp.backends.pdf import write_pdf
from pnp.geometry import IDENTITY, Box, Matrix, Point, Size, combine_maps, rotation, scaling, translation
from pnp.scene import (
    Bitmap,
    Bookmark,
    Circle,
    Group,
    Image,
    Info,
    Page,
    Placed,
    Rectangle,
    Run,
    Scene,
    Text,
)
from tests import ROOT
from tests.backends.rich_pages import BLACK, INFO, RED, SENTENCES, line, page, rich_scene, translucent_png

if TYPE_CHECKING:
    from pathlib import Path


def rendered(pdf: bytes, scale: float = 4.0) -> Pictures.Image:
    picture: Pictures.Image = pypdfium2.PdfDocument(pdf)[0].render(scale=scale * 25.4 / 72).to_pil()
    return picture.convert("RGB")


def colour_at(picture: Pictures.Image, x: float, y: float, scale: float = 4.0) -> tuple[int, int, int]:
    found = picture.getpixel((round(x * scale), round(y * scale)))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def text_of(pdf: bytes, index: int = 0) -> str:
    return str(pypdfium2.PdfDocument(pdf)[index].get_textpage().get_text_bounded())


@pytest.mark.parametrize("recurs", [False, True])
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_a_placed_scene_keeps_gradient_fading_and_picture(recurs: bool, depth: int) -> None:
    scene = rich_scene()
    for _ in range(depth):
        scene = Scene(scene.box, (Placed(scene, IDENTITY, recurs),))
    picture = rendered(write_pdf([page(Placed(scene, translation(50, 50), recurs))], INFO))
    assert colour_at(picture, 51, 60)[0] < 30  # the dark end
    assert 110 < colour_at(picture, 60, 60)[0] < 145  # the middle
    assert colour_at(picture, 69, 60)[0] > 225  # the light end
    once, twice = colour_at(picture, 53, 75), colour_at(picture, 56.5, 75)
    assert once == twice  # where the discs overlap nothing shines through
    assert abs(once[1] - (30 + 255) // 2) < 3
    assert abs(colour_at(picture, 64, 75)[0] - 127) < 3  # half of the picture's blue


def test_a_placed_scene_is_clipped_to_its_box() -> None:
    wide = Scene(Box(0, 0, 10, 10), (Rectangle(Box(-5, -5, 20, 20), RED),))
    for recurs in (False, True):
        picture = rendered(write_pdf([page(Placed(wide, translation(50, 50), recurs))], INFO))
        assert colour_at(picture, 55, 55) == (220, 30, 30)
        assert colour_at(picture, 48, 55) == colour_at(picture, 62, 55) == (255, 255, 255)


def test_a_fading_inside_a_turned_group_is_seen_whole() -> None:
    disc = Group((Circle(Point(40, 0), 10, RED),), opacity=0.5)
    turned = Group((disc,), transform=combine_maps(rotation(180), translation(60, 60)))
    assert colour_at(rendered(write_pdf([page(turned)], INFO)), 20, 60) == (237, 142, 142)


def test_a_recurring_scene_is_stored_once() -> None:
    scene = rich_scene()
    many = [Placed(scene, translation(10.0 * k, 10.0 * k), recurs=True) for k in range(9)]
    few = len(write_pdf([page(many[0])], INFO))
    assert len(write_pdf([page(*many)], INFO)) - few < 600


def test_text_of_three_languages_is_extractable() -> None:
    pdf = write_pdf([page(*(line(text, 20 + 10 * k) for k, text in enumerate(SENTENCES)))], INFO)
    for sentence in SENTENCES:
        assert sentence in text_of(pdf)


def test_gaps_move_letters_and_stay_out_of_the_text() -> None:
    plain = Run("(AV\\)", "JosefinSans-SemiBold", 10, 20, 40)
    spread = Run("(AV\\)", "JosefinSans-SemiBold", 10, 20, 60, gaps=(110, 110, 110, 110, 0))
    pdf = write_pdf([page(Text((plain, spread), BLACK))], INFO)
    assert text_of(pdf).split() == ["(AV\\)"] * 2
    picture = rendered(pdf).convert("L")
    ends = [picture.crop((0, 4 * y, 840, 4 * (y + 14))).point(lambda v: 255 - v).getbbox() for y in (30, 50)]
    assert ends[0] is not None
    assert ends[1] is not None
    assert abs((ends[1][2] - ends[0][2]) / 4 - 4.4) < 0.3  # four gaps of 0.11 em of 10 mm


def test_no_code_of_a_character_breaks_a_string_that_gaps_divide() -> None:
    """A subset gives its codes in the order of need, so that each code is some letter's: brackets too."""
    letters = "".join(map(chr, [*range(0x41, 0x7B), *range(0xC0, 0x17F)]))
    rows = [letters[k : k + 40] for k in range(0, len(letters), 40)]
    spread = [Run(row, "DejaVuSans", 3, 20, 20 + 6 * k, gaps=(90,) * len(row)) for k, row in enumerate(rows)]
    found = text_of(write_pdf([page(Text(tuple(spread), BLACK))], INFO)).splitlines()
    assert found == rows


def test_a_face_with_more_characters_than_one_subset_holds() -> None:
    characters = "".join(map(chr, [*range(0x21, 0x7F), *range(0xA1, 0x17F)])).replace("\xad", "")
    rows = [characters[k : k + 40] for k in range(0, len(characters), 40)]
    shown = [line(row, 20 + 6 * k, "DejaVuSans") for k, row in enumerate(rows)]
    found = text_of(write_pdf([page(*shown)], INFO))
    assert not [row for row in rows if row not in found]


def test_boxes_bookmarks_and_hints() -> None:
    first = page(bookmarks=(Bookmark("Hvězdy"), Bookmark("První", 1)), size=Box(0, 0, 69, 94))
    single = Page(first.scene, "", first.bookmarks, trim=Box(3, 3, 63, 88), bleed=Box(0, 0, 69, 94))
    document = pypdfium2.PdfDocument(write_pdf([single, page()], INFO))
    mm = 72 / 25.4
    assert document[0].get_mediabox() == pytest.approx((0, 0, 69 * mm, 94 * mm), abs=0.001)
    assert document[0].get_trimbox() == pytest.approx((3 * mm, 3 * mm, 66 * mm, 91 * mm), abs=0.001)
    assert document[0].get_bleedbox() == pytest.approx((0, 0, 69 * mm, 94 * mm), abs=0.001)
    assert document[1].get_size() == pytest.approx((210 * mm, 297 * mm), abs=0.001)
    assert [(entry.level, entry.get_title()) for entry in document.get_toc()] == [(0, "Hvězdy"), (1, "První")]
    assert document.get_version() == 14
    about = document.get_metadata_dict()
    assert (about["Title"], about["Author"], about["Subject"]) == ("Plavby ěščřž", "pnp", "Karty")


def test_print_hints_and_language_stand_in_the_catalogue() -> None:
    pdf = write_pdf([page()], INFO)
    for entry in (b"/PrintScaling /None", b"/Duplex /DuplexFlipLongEdge", b"/Lang (cs)"):
        assert entry in pdf
    assert b"/Duplex" not in write_pdf([page()], Info("t", "a", "s", "en"))


def test_no_font_comes_in_that_no_page_uses() -> None:
    assert b"/BaseFont" not in write_pdf([page(Rectangle(Box(1, 1, 5, 5), RED))], INFO)
    pdf = write_pdf([page(line("x", 20))], INFO)
    assert pdf.count(b"/FontFile2") == pdf.count(b"/FontDescriptor ") == 1


def test_progress_is_told_page_by_page() -> None:
    told: list[int] = []
    write_pdf([page(), page(), page()], INFO, told.append)
    assert told == [1, 2, 3]


def test_a_picture_that_recurs_is_stored_once() -> None:
    boxes = [Box(10.0 * k, 10, 8, 8) for k in range(5)]
    pdf = write_pdf([page(*(Image(box, translucent_png()) for box in boxes))], INFO)
    assert pdf.count(b"/Subtype /Image") == 2  # the picture and its mask


def test_an_image_fills_its_box_upright() -> None:
    file = io.BytesIO()
    half = Pictures.new("RGB", (10, 10), (255, 0, 0))
    half.paste((0, 0, 255), (0, 5, 10, 10))
    half.save(file, "png")
    picture = rendered(
        write_pdf([page(Image(Box(20, 40, 30, 20), Bitmap("png", file.getvalue(), 10, 10)))], INFO)
    )
    assert colour_at(picture, 22, 42) == colour_at(picture, 48, 48) == (255, 0, 0)
    assert colour_at(picture, 22, 52) == colour_at(picture, 48, 58) == (0, 0, 255)
    assert colour_at(picture, 19, 45) == colour_at(picture, 51, 45) == (255, 255, 255)


def test_two_runs_with_other_hash_seeds_give_the_same_bytes() -> None:
    program = (
        "import sys; sys.path.insert(0, '.'); from tests.backends.rich_pages import rich_pdf; "
        "sys.stdout.buffer.write(rich_pdf())"
    )
    written = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert written[0] == written[1]
    assert written[0].startswith(b"%PDF-1.4")


def test_a_small_turn_keeps_its_precision_over_a_page() -> None:
    mark = Scene(Box(0, 0, 210, 297), (Rectangle(Box(200, 280, 1, 1), BLACK),))
    turned = Placed(mark, rotation(0.4), recurs=True)
    picture = (
        rendered(write_pdf([page(turned)], INFO), scale=20).convert("L").point(lambda v: 255 * (v < 128))
    )
    box = picture.getbbox()
    assert box is not None
    turn = rotation(0.4)
    corners = [(x, y) for x in (200, 201) for y in (280, 281)]
    left = min(turn.a * x + turn.c * y for x, y in corners)
    bottom = max(turn.b * x + turn.d * y for x, y in corners)
    assert box[0] / 20 == pytest.approx(left, abs=0.06)
    assert box[3] / 20 == pytest.approx(bottom, abs=0.06)


@pytest.mark.full
def test_independent_readers_find_nothing_wrong(tmp_path: Path) -> None:
    stretched = combine_maps(scaling(2, 2), translation(90, 90))
    many = [Placed(rich_scene(), place, True) for place in (IDENTITY, stretched, Matrix(0, 1, -1, 0, 90, 10))]
    file = tmp_path / "rich.pdf"
    file.write_bytes(write_pdf([page(*many, *map(line, SENTENCES, (200, 210, 220)))], INFO))
    for program in (["qpdf", "--check"], ["pdffonts"], ["pdfinfo", "-box"], ["pdftoppm", "-png", "-r", "50"]):
        assert shutil.which(program[0]), f"{program[0]} is not installed"
        after = [str(tmp_path / "out")] if program[0] == "pdftoppm" else []
        run = subprocess.run([*program, str(file), *after], capture_output=True, text=True, check=True)
        assert run.stderr == ""
        if program[0] == "pdffonts":
            fonts = [row.split() for row in run.stdout.splitlines()[2:]]
            assert [row[0].split("+")[1] for row in fonts] == ["SourceSans3-Medium"]
            assert [row[3:6] for row in fonts] == [["yes", "yes", "yes"]] or "yes yes yes" in run.stdout
    text = subprocess.run(["pdftotext", str(file), "-"], capture_output=True, text=True, check=True).stdout
    for sentence in SENTENCES:
        assert sentence in text


def test_the_size_of_a_page_is_exact() -> None:
    for size in (Size(210, 297), Size(215.9, 279.4), Size(69, 94)):
        pdf = write_pdf([page(size=Box(0, 0, size.width, size.height))], INFO)
        found = pypdfium2.PdfDocument(pdf)[0].get_size()
        assert found == pytest.approx((size.width * 72 / 25.4, size.height * 72 / 25.4), abs=0.001)
