"""The lattice of Night Sky as its second judge sees it: places, crossings, figures, by hand and by trial."""

from __future__ import annotations

from itertools import permutations
from math import dist, sqrt
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.helpers.small_night_sky import COIL, CRAB, path
from tests.oracles.night_sky import STARS, crosses, crosses_ecliptic, fits, position_of

if TYPE_CHECKING:
    from tests.oracles.night_sky_lattice import Line, Point


@pytest.mark.parametrize(
    ("star", "point"),
    [
        ("A11", (1, 0)), ("A21", (2, 0)), ("A22", (1, 1)), ("A63", (4, 2)), ("B11", (0, 1)), ("B31", (0, 3)),
               ("C11", (-1, 1)), ("C22", (-2, 1)), ("D61", (-6, 0)), ("E11", (0, -1)), ("F11", (1, -1)),
        ("F66", (6, -1)),
    ],
)  # fmt: skip
def test_stars_lie_where_the_page_says(star: str, point: Point) -> None:
    assert position_of(star) == point


def test_all_stars_lie_at_places_of_their_own_within_six_rings() -> None:
    points = {position_of(star) for star in STARS}
    assert len(points) == 126
    assert {max(abs(q), abs(r), abs(q + r)) for q, r in points} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("line", "other", "crossed"),
    [
        (((0, 0), (1, 1)), ((1, 0), (0, 1)), True),  # the two diagonals of a rhombus
        (((0, 0), (1, 1)), ((1, 0), (0, 2)), True),  # two long lines, in a third of each
        (((0, 0), (1, 1)), ((0, 0), (2, -1)), False),  # from one star
        (((0, 0), (1, 1)), ((1, 1), (0, 0)), False),  # the same line
        (((0, 0), (1, 1)), ((1, 0), (2, 1)), False),  # side by side
        (((0, 0), (1, 0)), ((0, 1), (1, 1)), False),
        (((0, 0), (1, 1)), ((3, -1), (2, 1)), False),  # would cross if it were longer
    ],
)
def test_lines_cross_between_their_ends_alone(line: Line, other: Line, crossed: bool) -> None:
    assert crosses(line, other) is crossed
    assert crosses(other, line) is crossed


CIRCLE = {"x": 1.0, "y": 0.0, "radius": 3.25}


@pytest.mark.parametrize(
    ("line", "circle", "crossed"),
    [
        (((4, 0), (5, 0)), CIRCLE, True),  # 3 and 4 from the middle
        (((3, 0), (4, 0)), CIRCLE, False),
        (((5, 0), (6, 0)), CIRCLE, False),
        (((0, 0), (1, 0)), {"x": 0.5, "y": 0.2, "radius": 0.3}, True),  # in and out again
        (((0, 0), (1, 0)), {"x": 0.5, "y": 0.4, "radius": 0.3}, False),
        (((0, 0), (1, 0)), {"x": 1.5, "y": 0.0, "radius": 0.4}, False),  # in the way, behind the end
        (((0, 0), (1, 1)), {"x": 0.75, "y": 0.43, "radius": 0.1}, True),  # the middle of a long line
    ],
)
def test_a_line_crosses_the_ecliptic(line: Line, circle: dict[str, float], crossed: bool) -> None:
    assert crosses_ecliptic(line, circle) is crossed
    assert crosses_ecliptic(line[::-1], circle) is crossed


def on_paper(point: Point, other: Point, part: float) -> tuple[float, float]:
    q, r = (a + (b - a) * part for a, b in zip(point, other, strict=True))
    return q + r / 2, r * sqrt(3) / 2


tenths = st.integers(-30, 30).map(lambda number: number / 10)
steps = st.sampled_from([(1, 0), (0, 1), (-1, 1), (1, 1), (-1, 2), (2, -1)])


@given(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), steps, tenths, tenths, st.integers(1, 40))
@settings(max_examples=200)
def test_the_ecliptic_is_crossed_where_a_walk_along_the_line_meets_it(
    start: Point, step: Point, x: float, y: float, radius: int
) -> None:
    end = start[0] + step[0], start[1] + step[1]
    away = [dist(on_paper(start, end, part / 100), (x, y)) - radius / 10 for part in range(101)]
    assume(min(abs(away[0]), abs(away[-1]), abs(min(away))) > 0.01)
    expected = min(away) < 0 < max(away[0], away[-1])
    assert crosses_ecliptic((start, end), {"x": x, "y": y, "radius": radius / 10}) is expected


def test_part_of_a_figure_fits_turned_and_shifted_but_not_mirrored() -> None:
    coil = path(5, COIL)
    quarter = [((3, 3), (3, 4)), ((3, 4), (3, 5)), ((3, 5), (2, 6))]  # its first four stars, turned by 60°
    stars = {point for line in quarter for point in line}
    assert fits(stars, quarter, coil)
    assert not fits(stars, quarter, coil, mirrored=True)
    mirror = [(end[::-1], start[::-1]) for start, end in quarter]
    assert fits({point[::-1] for point in stars}, mirror, coil, mirrored=True)
    assert not fits({point[::-1] for point in stars}, mirror, coil)


def test_a_figure_asks_for_every_line_between_its_stars_and_for_no_other() -> None:
    coil = path(5, COIL)
    assert fits({(0, 0), (1, 0), (1, 2)}, [((1, 0), (0, 0))], coil)  # in two pieces
    assert not fits({(0, 0), (1, 0), (2, 0)}, [((0, 0), (1, 0))], coil)
    assert not fits({(0, 0), (1, 0), (0, 1)}, [((0, 0), (1, 0)), ((0, 1), (1, 0)), ((0, 0), (0, 1))], coil)
    assert fits({(5, 5)}, [], coil)
    assert fits(set(), [], coil)


def fits_by_trying_all(stars: list[Point], lines: set[frozenset[Point]], figure: dict[str, Any]) -> bool:
    """Every way to name the drawn stars by stars of the card, each turn that keeps all steps between them."""
    joined = {frozenset(line) for line in figure["lines"]}
    for chosen in permutations(range(len(figure["stars"])), len(stars)):
        card = [figure["stars"][number] for number in chosen]
        for _ in range(6):
            card = [(-r, q + r) for q, r in card]
            moved = {(q - a, r - b) for (q, r), (a, b) in zip(stars, card, strict=True)}
            pairs = [(i, j) for i in range(len(stars)) for j in range(i)]
            alike = all(
                (frozenset((stars[i], stars[j])) in lines) == (frozenset((chosen[i], chosen[j])) in joined)
                for i, j in pairs
            )
            if len(moved) <= 1 and alike:
                return True
    return False


near = st.tuples(st.integers(0, 2), st.integers(0, 2))


@given(st.lists(near, min_size=1, max_size=3, unique=True), st.sets(st.integers(0, 2)), st.booleans())
def test_a_figure_fits_where_trying_all_finds_that_it_does(
    stars: list[Point], joined: set[int], long: bool
) -> None:
    figure = path(5, CRAB if long else COIL)
    pairs = [(stars[i], stars[j]) for i in range(len(stars)) for j in range(i)]
    lines = [pair for number, pair in enumerate(pairs) if number in joined]
    expected = fits_by_trying_all(stars, {frozenset(pair) for pair in lines}, figure)
    assert fits(stars, lines, figure) is expected
