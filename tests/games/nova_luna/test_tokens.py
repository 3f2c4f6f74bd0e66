"""The tokens and the Moon of Nova Luna: 21 for each player, on one sheet, no two players alike in black."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops, ImageDraw

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.build import Order, lay_out_order
from pnp.geometry import Size
from pnp.models import INKS
from pnp.press import SheetOptions, face_page, name_faces, paper
from pnp.scene import Info
from tests import ROOT
from tests.helpers.drawn_faces import lines
from tests.helpers.fold_lines import folds

if TYPE_CHECKING:
    from pnp.build import PrintedKit
    from pnp.models import Ink
    from pnp.scene import Face

CARDS = ROOT / "cards" / "nova-luna"
PLAYERS = {"alpha": "\u03b1", "beta": "\u03b2", "gamma": "\u03b3", "delta": "\u03b4"}
DPI, LEAST = 300, 0.15
DISC = 6.3  # mm: the radius of a task's disc on a tile


@cache
def made(name: str, ink: Ink = "night", sheet: str = "A4", players: int = 0) -> PrintedKit:
    options = SheetOptions(paper(sheet))
    file = CARDS / f"{name}.yaml"
    return lay_out_order(Order((file,), ROOT / "output", "en", options, ink=ink, players=players or None))


def fronts(name: str, ink: Ink = "night") -> dict[str, Face]:
    return {piece.front.id: piece.front for piece in made(name, ink).parts[0].pieces}


@pytest.mark.parametrize("sheet", ["A4", "Letter"])
@pytest.mark.parametrize("name", ["tokens", "stand-up"])
def test_all_pieces_of_a_size_lie_on_one_sheet(name: str, sheet: str) -> None:
    (part,) = made(name, sheet=sheet).parts
    assert [printout.sheets for printout in part.printouts] == [1]


@pytest.mark.parametrize("ink", INKS)
def test_a_token_covers_a_task_and_bears_the_letter_of_its_player(ink: Ink) -> None:
    for id_, face in fronts("tokens", ink).items():
        assert face.trim.width > 2 * DISC
        assert [line.text for line in lines(face)] == [PLAYERS[id_.removeprefix("player-")]]
        assert lines(face)[0].size >= 8 * 25.4 / 72


def seen() -> dict[str, Image.Image]:
    """Tokens in black, each within its cut alone."""
    named = [*name_faces(made("tokens", "black").parts[0].pieces)]
    pdf = write_pdf(map(face_page, named), Info("tokens", "", "", "en"), lambda _: None)
    pictures = pages_png(pdf, [each.face.trim for each in named], DPI)
    found = {}
    for each, picture in zip(named, pictures, strict=True):
        dark = Image.open(BytesIO(picture)).convert("L").point(lambda light: 255 * (light < 128))
        inside = Image.new("L", dark.size)
        ImageDraw.Draw(inside).ellipse((0, 0, dark.width - 1, dark.height - 1), fill=255)
        found[each.of] = ImageChops.multiply(dark, inside)
    return found


def test_no_two_players_are_alike_in_black() -> None:
    pictures = seen()
    assert len(pictures) == 4
    for (one, dark), (other, dim) in combinations(pictures.items(), 2):
        changed = ImageChops.difference(dark, dim).histogram()[255]
        area = 0.785 * dark.width * dark.height
        assert changed / area >= LEAST, (one, other)


@pytest.mark.parametrize("ink", INKS)
def test_the_moon_is_folded_at_its_middle_and_at_its_foot(ink: Ink) -> None:
    (moon,) = fronts("stand-up", ink).values()
    assert moon.trim == Size(24, 92)
    assert folds(moon) == [8.0, 46.0, 84.0]
