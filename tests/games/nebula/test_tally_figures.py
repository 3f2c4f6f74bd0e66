"""The figures of cards without a galaxy: black holes of players, and public tasks with markers."""

from __future__ import annotations

import pytest

from pnp.build import shipped_board
from pnp.figures import FigureError
from pnp.games.nebula.game import GAME
from pnp.geometry import Box
from pnp.models import INKS
from pnp.scene import Group
from tests.helpers.figure_views import spread, within
from tests.helpers.shipped_theme import palette

assert GAME.figures
FIGURES = GAME.figures(shipped_board(GAME))
BOX = Box(10, 20, 51.2, 51.2)
TOLD = {
    "nebula-bars": {"counts": ("3", "3", "2")},
    "nebula-tasks": {"marks": ("first", "later", "open", "first")},
}


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("name", TOLD)
def test_they_keep_to_the_inside_of_the_ring(name: str, ink: str) -> None:
    drawn = FIGURES[name].draw(BOX, palette(ink), TOLD[name])  # type: ignore[arg-type]
    plain = [shape for shape in drawn if not isinstance(shape, Group)]
    assert len(plain) > 8
    assert within(spread(plain), Box(11, 21, 49.2, 49.2))


@pytest.mark.parametrize("counts", [("3", "3", "2"), ("0",), ("4", "0", "1", "4"), ()])
def test_as_many_black_holes_are_drawn_as_are_told(counts: tuple[str, ...]) -> None:
    drawn = FIGURES["nebula-bars"].draw(BOX, palette("night"), {"counts": counts})
    assert sum(isinstance(shape, Group) for shape in drawn) == sum(map(int, counts))


def test_the_readers_bar_stands_in_the_middle_of_the_others() -> None:
    drawn = FIGURES["nebula-bars"].draw(BOX, palette("night"), {"counts": ("1", "2", "3")})
    heights = [shape.transform.f for shape in drawn if isinstance(shape, Group) and shape.transform]
    assert heights.count(45.6) == 1
    assert [sum(height < 45 for height in heights), sum(height > 46 for height in heights)] == [2, 3]


@pytest.mark.parametrize(
    ("name", "told", "said"),
    [
        ("nebula-bars", {"counts": ("9",)}, "'9' black holes"),
        ("nebula-bars", {"counts": ("three",)}, "'three' black holes"),
        ("nebula-bars", {"counts": ("1",) * 5}, "there are 5 bars"),
        ("nebula-tasks", {"marks": ("second",)}, "'second' is no mark"),
        ("nebula-tasks", {"marks": ("open",) * 5}, "there are 5 tasks"),
    ],
)
def test_what_cannot_be_shown_is_refused(name: str, told: dict[str, tuple[str, ...]], said: str) -> None:
    with pytest.raises(FigureError, match=said):
        FIGURES[name].draw(BOX, palette("night"), told)
