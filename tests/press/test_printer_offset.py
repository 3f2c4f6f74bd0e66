"""Where the backs stand that `pnp make` prints for a printer with an offset, measured on the drawn page."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pypdfium2
import pytest

from pnp.geometry import Point, centre, corners
from pnp.press import SheetOptions, paper
from tests.helpers.press_faces import imposed, plain_job
from tests.press.measured_pages import outer_corner

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.models import Flip
    from pnp.press import Backs
    from tests.conftest import Command

pytestmark = pytest.mark.full

LONE = "deck: lone\nground: midnight\ncards: [{id: L1, title: Lone}]\n"


def documented(point: Point) -> Point:
    """The formula of docs/printing.md for A4, by the numbers that the printer is set to."""
    sin, cos = math.sin(math.radians(0.4)), math.cos(math.radians(0.4))
    x, y = point.x - 105, point.y - 148.5
    return Point(105 + x * cos - y * sin + 1.5, 148.5 + x * sin + y * cos - 0.7)


@pytest.mark.parametrize("corner_of_the_sheet", ["first", "last"])
@pytest.mark.parametrize(("backs", "flip"), [("duplex", "long"), ("duplex", "short"), ("fold", "long")])
def test_backs_stand_where_the_documentation_says(
    quick: Command, tmp_path: Path, backs: Backs, flip: Flip, corner_of_the_sheet: str
) -> None:
    (tmp_path / "lone.yaml").write_text(LONE, "utf-8")
    assert quick("printer", "set", "office", "--dx", "1.5", "--dy", "-0.7", "--angle", "0.4").returncode == 0
    options = SheetOptions(paper("A4"), backs=backs, flip=flip, bleed="none", marks="none")
    (job,) = imposed(plain_job(copies=30), options)
    places = [slot.spot.trim for slot in job.slots if slot.sheet == 0 and slot.spot.side == "back"]
    skip = 0 if corner_of_the_sheet == "first" else len(places) - 1
    turned = ("--flip", flip) if backs == "duplex" else ()
    asked = ("--backs", backs, *turned, "--bleed", "none", "--no-marks", "--skip", str(skip))
    run = quick("make", "lone.yaml", "--printer", "office", *asked)
    assert (run.returncode, run.stderr) == (0, "")
    (file,) = (tmp_path / "output").glob("*/*.pdf")
    document = pypdfium2.PdfDocument(file)
    page = document[len(document) - 1]
    wanted = [documented(corner) for corner in corners(places[skip])]
    middle = documented(centre(places[skip]))
    for corner in wanted:
        inwards = Point(math.copysign(1, middle.x - corner.x), math.copysign(1, middle.y - corner.y))
        found = outer_corner(page, corner, inwards)
        assert math.hypot(found.x - corner.x, found.y - corner.y) < 0.05
