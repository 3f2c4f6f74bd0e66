"""The tokens and stand-ups of Nebula: how many of each, on one sheet each, no two kinds alike in black."""

from __future__ import annotations

from collections import Counter
from functools import cache
from io import BytesIO
from itertools import combinations
from math import hypot
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.build import Order, lay_out_order
from pnp.geometry import Size, move_point
from pnp.models import INKS
from pnp.press import SheetOptions, face_page, name_faces, paper
from pnp.scene import Circle, Info
from tests import ROOT
from tests.helpers.drawn_faces import flat, lines
from tests.helpers.fold_lines import broken, folds

if TYPE_CHECKING:
    from pnp.build import PrintedKit
    from pnp.models import Ink
    from pnp.scene import Face

CARDS = ROOT / "cards" / "nebula"
LANGUAGES = ("en", "cs", "pl")
DPI, ACROSS, DARK, LEAST = 300, 142, 128, 0.15
LABEL, NUMERAL = 5.5 * 25.4 / 72 - 1e-9, 8 * 25.4 / 72 - 1e-9  # mm


@cache
def made(
    name: str, ink: Ink = "night", language: str = "en", sheet: str = "A4", players: int = 0
) -> PrintedKit:
    options = SheetOptions(paper(sheet))
    file = CARDS / f"{name}.yaml"
    return lay_out_order(Order((file,), ROOT / "output", language, options, ink=ink, players=players or None))


def faces(name: str, ink: Ink = "night", language: str = "en") -> dict[str, Face]:
    return {piece.front.id: piece.front for piece in made(name, ink, language).parts[0].pieces}


def of(kind: str, counts: Counter[str]) -> int:
    return sum(count for id_, count in counts.items() if id_.startswith(kind))


def on_disc(pixel: int) -> bool:
    middle = (ACROSS - 1) / 2
    return hypot(pixel % ACROSS - middle, pixel // ACROSS - middle) <= ACROSS / 2


def bits(picture: bytes) -> int:
    """The dark pixels of a disc as the bits of a number."""
    grey = Image.open(BytesIO(picture)).convert("L")
    assert grey.size == (ACROSS, ACROSS)
    inside = Image.new("1", grey.size)
    inside.putdata([255 * on_disc(pixel) for pixel in range(ACROSS**2)])
    dark = Image.new("1", grey.size)
    dark.paste(grey.point(lambda light: 255 * (light < DARK), "1"), mask=inside)
    return int.from_bytes(dark.tobytes(), "big")


@cache
def discs() -> dict[str, int]:
    """What each kind of token looks like in black; black holes for fewer players are not another kind."""
    pieces = made("tokens", "black").parts[0].pieces
    kinds = [named for named in name_faces(pieces) if named.of not in ("black-hole-2", "black-hole-3")]
    pdf = write_pdf(map(face_page, kinds), Info("tokens", "", "", "en"), lambda _: None)
    pictures = pages_png(pdf, [named.face.trim for named in kinds], DPI)
    return {named.of: bits(picture) for named, picture in zip(kinds, pictures, strict=True)}


def test_there_are_three_clocks_three_moons_and_one_telescope_of_one_size() -> None:
    pieces = made("stand-ups").parts[0].pieces
    assert Counter(piece.front.id.split("-")[0] for piece in pieces) == {"clock": 3, "moon": 3, "starting": 1}
    assert {piece.copies for piece in pieces} == {1}
    assert {piece.front.trim for piece in pieces} == {Size(16, 74)}


@pytest.mark.parametrize("sheet", ["A4", "Letter"])
@pytest.mark.parametrize("name", ["tokens", "stand-ups"])
def test_all_pieces_of_a_size_lie_on_one_sheet(name: str, sheet: str) -> None:
    (part,) = made(name, sheet=sheet).parts
    assert [printout.sheets for printout in part.printouts] == [1]


def test_no_two_kinds_of_tokens_are_alike_in_black() -> None:
    area = sum(on_disc(pixel) for pixel in range(ACROSS**2))
    assert len(discs()) == 26
    for (one, dark), (other, dim) in combinations(discs().items(), 2):
        assert (dark ^ dim).bit_count() / area >= LEAST, (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_tokens_can_be_read(language: str) -> None:
    for id_, face in faces("tokens", language=language).items():
        least = LABEL if id_.startswith("constellation-") else NUMERAL
        assert all(line.size >= least for line in lines(face)), id_


def edges(face: Face) -> list[tuple[float, float]]:
    """Where the lines of circles about the middle of a disc begin and end, in mm from it."""
    return [
        (map_.a * (shape.radius - shape.stroke.width / 2), map_.a * (shape.radius + shape.stroke.width / 2))
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Circle)
        and shape.stroke
        and hypot(move_point(shape.centre, map_).x - 6, move_point(shape.centre, map_).y - 6) < 0.001
    ]


def test_by_night_a_white_star_ends_in_a_dark_rim() -> None:
    (rim,) = [pair for pair in edges(faces("tokens")["star-white"]) if pair[1] >= 7]
    assert 0.3 <= 6 - rim[0] <= 0.5


def test_in_black_a_ring_closes_a_black_hole() -> None:
    wide = [
        end - begin for begin, end in edges(faces("tokens", "black")["black-hole"]) if 5 < begin < end < 6
    ]
    assert [round(width, 3) for width in wide] == [0.5]


def test_fold_lines_of_neighbours_are_one_broken_line() -> None:
    """Each begins and ends half a gap from the cut, with a dash."""
    for id_, face in faces("stand-ups").items():
        found = broken(face)
        assert found, id_
        for box, (on, off) in found:
            assert box.x == pytest.approx(off / 2), id_
            assert box.x + box.width == pytest.approx(face.trim.width - off / 2), id_
            assert (box.width - on) / (on + off) == pytest.approx(7), id_


@pytest.mark.parametrize("ink", INKS)
def test_a_stand_up_is_folded_at_its_middle_and_at_its_foot(ink: Ink) -> None:
    for id_, face in faces("stand-ups", ink).items():
        assert folds(face) == [5.0, 37.0, 69.0], id_
