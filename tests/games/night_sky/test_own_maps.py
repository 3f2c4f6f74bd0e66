"""Maps of Night Sky that are not the shipped one, as its figures draw them."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, TypeGuard

import pytest

from pnp.build import figures_of, shipped_board
from pnp.draw import make_palettes
from pnp.errors import InputError
from pnp.games import find_game
from pnp.games.night_sky import name_stars
from pnp.geometry import Box, Point, bounds, centre, distance
from pnp.scene import Close, Path, Scene, Text
from tests.games.night_sky.small_files import ZERO, sky, write
from tests.helpers.drawn_faces import flat
from tests.helpers.position_pictures import drawn
from tests.helpers.shipped_theme import icons, palette, theme

if TYPE_CHECKING:
    from pathlib import Path as File

    from pnp.draw import DrawnCard
    from pnp.games.night_sky import Sky
    from pnp.models import Game
    from pnp.scene import Shape


def night_sky() -> Game:
    found = find_game("night-sky")
    assert found is not None
    return found


SUN, ARC = Point(92, 92), 30  # mm: of the board, and how far off its middle fading stars stand
SHIPPED: Sky = shipped_board(night_sky())


def shapes(figure: str, board: Sky, **told: object) -> list[Shape]:
    box = Box(0, 0, 184, 180)
    figures = figures_of(night_sky(), board)
    palette = make_palettes(theme(), icons(), figures)("night", "midnight")
    return [shape for shape, _ in flat(Scene(box, tuple(figures[figure].draw(box, palette, told))))]


def dots(board: Sky) -> int:
    """The small stars of a back are one path, the only one of their colour."""
    light = palette("night").colour("text")
    paths = [
        shape for shape in shapes("night-sky-vanes", board) if isinstance(shape, Path) and shape.fill == light
    ]
    return sum(isinstance(step, Close) for path in paths for step in path.steps)


@pytest.mark.parametrize("rings", [1, 3, 6])
def test_backs_show_the_stars_of_the_map_that_is_played(rings: int) -> None:
    """All but the first one of each sector's rings: vanes lie over these."""
    assert dots(replace(SHIPPED, stars=name_stars(rings))) == 6 * sum(range(rings))


@pytest.mark.parametrize("fading", [0, 1, 7, 12])
def test_a_board_has_room_for_each_fading_star_and_speaks_of_none_that_is_not_there(fading: int) -> None:
    board = replace(SHIPPED, fading_stars=fading)
    outlines = [shape for shape in shapes("night-sky-board", board, name="F") if is_fading(shape)]
    found = [bounds(tuple(Point(x, y) for x, y in ends(shape))) for shape in outlines]
    boxes = [box for box in found if math.isclose(distance(centre(box), SUN), ARC, abs_tol=0.1)]
    assert len(boxes) == fading
    assert all(box.height > 4 for box in boxes), "large enough to be crossed out"
    middles = [centre(box) for box in boxes]
    assert all(distance(a, b) > boxes[0].height + 0.8 for a, b in pairwise(middles))
    letters = [shape for shape in shapes("night-sky-board", board, name="F") if said(shape) == "F"]
    assert len(letters) == (1 if fading else 0)


def said(shape: Shape) -> str:
    return "".join(run.text for run in shape.runs) if isinstance(shape, Text) else ""


def ends(shape: Path) -> list[tuple[float, float]]:
    return [(step.x, step.y) for step in shape.steps if not isinstance(step, Close)]


def is_fading(shape: Shape) -> TypeGuard[Path]:
    """The outline of a star with six tips."""
    return isinstance(shape, Path) and bool(shape.stroke) and not shape.fill and len(shape.steps) == 13


@pytest.mark.parametrize("fading", [0, 12])
def test_the_picture_of_a_sky_has_as_many_fading_stars(fading: int, tmp_path: File) -> None:
    (shown,) = picture(tmp_path, fading_stars=fading)
    assert len([shape for shape, _ in flat(shown.front.scene) if is_fading(shape)]) == 2 * fading


def picture(folder: File, **changed: object) -> tuple[DrawnCard, ...]:
    """Of one player, of whom only lines are known, on a map of dwarfs."""
    write(folder, "sky.yaml", sky(**changed))
    ania = {"name": "Ania", "by_hand": ZERO}
    return drawn({"game": "night-sky", "layout": "sky.yaml", "players": [ania]}, folder, explain=True)


def test_more_fading_stars_than_a_board_has_room_for_are_refused(tmp_path: File) -> None:
    with pytest.raises(InputError, match="12"):
        picture(tmp_path, fading_stars=13)
