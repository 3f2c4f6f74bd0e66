"""The SVG backend: a valid file that stands alone, says everything, and can be read aloud."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
import resvg_py
from msgspec.structs import replace

from pnp.backends.svg import write_svg
from pnp.geometry import Box, translation
from pnp.scene import Circle, Colour, Image, Page, Placed, Rectangle, Run, Scene, Text
from tests import ROOT
from tests.helpers.bitmaps import clear_png
from tests.helpers.scenes import ALONE, INFO, MIDDLE, SQUARE, TOGETHER, face, page, sheet

SVG, LINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}href"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
PAGES = {name: page(shape) for name, shape in ALONE.items()} | TOGETHER
PAINTED = {SVG + name for name in ("rect", "circle", "ellipse", "line", "polyline", "polygon", "path")}
LENGTHS = (
    "x",
    "y",
    "x1",
    "y1",
    "x2",
    "y2",
    "cx",
    "cy",
    "fx",
    "fy",
    "r",
    "rx",
    "ry",
    "d",
    "points",
    "stroke-width",
)


def tree(drawn: Page) -> ElementTree.Element:
    return ElementTree.fromstring(write_svg(drawn, INFO))


def written(text: str) -> ElementTree.Element:
    return tree(page(Text((Run(text, "SourceSans3-Medium", 4.0, 2.0, 8.0),), Colour(0, 0, 0))))


def in_use(root: ElementTree.Element) -> list[ElementTree.Element]:
    """Shapes to be painted as they stand: no glyphs, which take their paint from where they are used."""
    glyphs = {item for item in root.iter(SVG + "path") if item.get("id", "").startswith("glyph")}
    clips = {item for clip in root.iter(SVG + "clipPath") for item in clip}
    return [item for item in root.iter() if item.tag in PAINTED and item not in glyphs | clips]


def test_svgwrite_finds_every_attribute_valid() -> None:
    for name, drawn in PAGES.items():
        assert write_svg(drawn, INFO, validated=True) == write_svg(drawn, INFO), name


def test_the_page_is_as_large_as_it_says_in_millimetres() -> None:
    root = tree(Page(Scene(Box(0, 0, 215.9, 279.4), ())))
    assert (root.get("width"), root.get("height")) == ("215.9mm", "279.4mm")
    assert root.get("viewBox") == "0 0 215.9 279.4"


def test_the_document_says_what_it_is_and_in_which_language() -> None:
    root = tree(sheet())
    assert root[0].tag == SVG + "title"
    assert root[0].text == "Shapes · Sheet 1"
    assert root[1].text == "Scenes for tests"
    assert root.get(LANGUAGE) == "cs"


def test_a_document_without_subject_or_page_title() -> None:
    root = ElementTree.fromstring(write_svg(page(), replace(INFO, subject="")))
    assert [item.text for item in root.iter(SVG + "title")] == ["Shapes"]
    assert root.find(SVG + "desc") is None


def test_text_is_outlines_with_its_words_as_a_title() -> None:
    root = written("Příliš & <žluť>")
    assert root.find(f".//{SVG}text") is None
    group = next(item for item in root if item.tag == SVG + "g")
    assert group[0].tag == SVG + "title"
    assert group[0].text == "Příliš & <žluť>"


def test_the_title_of_text_is_its_runs_in_one_line() -> None:
    runs = (Run("Two ", "SourceSans3-Medium", 4, 2, 8), Run("lines", "SourceSans3-Medium", 4, 2, 12))
    root = tree(page(Text(runs, Colour(0, 0, 0))))
    assert root.findall(f".//{SVG}g/{SVG}title")[0].text == "Two lines"


def test_each_letter_is_defined_once_and_a_space_not_at_all() -> None:
    root = written("to to tot")
    glyphs = [item for item in root.iter(SVG + "path") if item.get("id", "").startswith("glyph")]
    assert len(glyphs) == 2
    assert len(root.findall(f".//{SVG}use")) == 7


def test_letters_stand_where_their_gaps_put_them() -> None:
    plain = Run("AA", "SourceSans3-Medium", 4.0, 2.0, 8.0)
    places = []
    for run in (plain, replace(plain, gaps=(150, 0))):
        root = tree(page(Text((run,), Colour(0, 0, 0))))
        places.append([float(item.get("x", "")) for item in root.iter(SVG + "use")])
    assert places[0][0] == places[1][0] == 0
    assert places[1][1] - places[0][1] == pytest.approx(150)


def test_a_scene_that_recurs_is_stored_once() -> None:
    root = tree(sheet())
    links = [item.get(LINK, "") for item in root.iter(SVG + "use")]
    assert links.count("#scene1") == 4
    assert len(root.findall(f".//{SVG}g[@id='scene1']")) == 1


def test_a_scene_that_does_not_recur_is_drawn_in_place() -> None:
    root = tree(page(Placed(face(), translation(1, 1)), Placed(face(), translation(2, 2))))
    assert root.findall(f".//{SVG}g[@id='scene1']") == []


def test_equal_paint_clips_and_pictures_are_stored_once() -> None:
    shapes = [Placed(face(), translation(step, step)) for step in range(3)]
    root = tree(page(*shapes, Image(SQUARE, clear_png(60))))
    kinds = ("radialGradient", "clipPath", "image")
    assert {kind: len(root.findall(f".//{SVG}{kind}")) for kind in kinds} == dict.fromkeys(kinds, 1)


def test_the_file_refers_to_nothing_outside_itself() -> None:
    for name, drawn in PAGES.items():
        root = tree(drawn)
        ids = [item.get("id") for item in root.iter() if item.get("id")]
        links = [item.get(LINK, "") for item in root.iter() if item.get(LINK)]
        paints = [
            found
            for item in root.iter()
            for value in item.attrib.values()
            for found in re.findall(r"url\(([^)]*)\)", value)
        ]
        outside = {link for link in links + paints if not link.startswith("data:image/")}
        assert len(ids) == len(set(ids)), name
        assert outside <= {f"#{id}" for id in ids}, name
        tags = {item.tag for item in root.iter()}
        assert not tags & {SVG + "script", SVG + "style", SVG + "foreignObject"}, name


def test_every_shape_states_its_paint_in_full() -> None:
    ends = {"stroke-linecap", "stroke-linejoin", "stroke-miterlimit"}
    for name, item in ((name, item) for name, drawn in PAGES.items() for item in in_use(tree(drawn))):
        assert item.get("stroke"), (name, item.attrib)
        assert item.get("fill"), (name, item.attrib)
        if item.tag in {SVG + "path", SVG + "polygon"}:
            assert item.get("fill-rule") in {"nonzero", "evenodd"}, name
        if item.get("stroke") != "none":
            stated = {key for key in item.attrib if key.startswith("stroke-")}
            assert stated == ends | {"stroke-width", "stroke-dasharray", "stroke-dashoffset"}, name


def test_lengths_have_three_decimals_at_most_and_no_idle_zeros() -> None:
    lengths = [
        (name, length, number)
        for name, drawn in PAGES.items()
        for item in tree(drawn).iter()
        for length in LENGTHS
        for number in re.findall(r"[-+.\deE]+", re.sub(r"[A-DF-Z]", " ", item.get(length, "")))
    ]
    idle = [each for each in lengths if not re.fullmatch(r"-?\d+(\.\d{0,2}[1-9])?", each[2])]
    assert [*idle, *(each for each in lengths if each[2] == "-0")] == []


def test_corners_that_are_too_round_stay_circular() -> None:
    root = tree(page(Rectangle(Box(1, 1, 20, 6), Colour(1, 2, 3), radius=5)))
    (found,) = root.iter(SVG + "rect")
    assert (found.get("rx"), found.get("ry")) == ("3", "3")


def test_a_browser_needs_no_more_than_the_file() -> None:
    """A second reader draws it at its own size: an inch at 96 dots."""
    file = resvg_py.svg_to_bytes(
        svg_string=write_svg(page(Circle(MIDDLE, 5, Colour(9, 9, 9))), INFO).decode(), dpi=96
    )
    assert bytes(file)[16:24] == (96).to_bytes(4, "big") * 2


SCRIPT = """
import sys
from hashlib import sha256
from tests.helpers.dump import dump
from pnp.backends.svg import write_svg
from tests.helpers.scenes import INFO, medley, sheet
for page in (medley(), sheet()):
    print(sha256(write_svg(page, INFO)).hexdigest(), sha256(dump(page).encode()).hexdigest())
"""


def test_two_processes_write_the_same_bytes() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1
    assert len(found.pop().split()) == 4
