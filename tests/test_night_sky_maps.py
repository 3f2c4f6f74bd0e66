"""Maps of Night Sky that are not the shipped one, as its figures draw them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from atlas import palette
from decks import flat
from pnp.build.resources import figures_of
from pnp.build.supplies import shipped_board
from pnp.games import game
from pnp.games.night_sky.lattice import stars
from pnp.geometry import Box
from pnp.scene import Close, Path, Scene

if TYPE_CHECKING:
    from pnp.games.night_sky.board import Sky
    from pnp.models.game import Game
    from pnp.scene import Shape


def night_sky() -> Game:
    found = game("night-sky")
    assert found is not None
    return found


SHIPPED: Sky = shipped_board(night_sky())


def shapes(figure: str, sky: Sky, **told: object) -> list[Shape]:
    box = Box(0, 0, 184, 180)
    found = figures_of(night_sky(), sky)[figure].draw(box, palette("night"), told)
    return [shape for shape, _ in flat(Scene(box, tuple(found)))]


def dots(sky: Sky) -> int:
    """The small stars of a back are one path, the only one of their colour."""
    light = palette("night").colour("text")
    paths = [
        shape for shape in shapes("night-sky-vanes", sky) if isinstance(shape, Path) and shape.fill == light
    ]
    return sum(isinstance(step, Close) for path in paths for step in path.steps)


@pytest.mark.parametrize("rings", [1, 3, 6])
def test_backs_show_the_stars_of_the_map_that_is_played(rings: int) -> None:
    """All but the first one of each sector's rings: vanes lie over these."""
    assert dots(replace(SHIPPED, stars=stars(rings))) == 6 * sum(range(rings))
