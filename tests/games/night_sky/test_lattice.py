"""Night Sky's lattice and figures on their own, each against a slow and obvious way."""

from __future__ import annotations

from itertools import combinations
from math import dist, sqrt
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.games.night_sky import is_line, name_stars
from pnp.games.night_sky.lattice import (
    Drawing,
    LatticeLine,
    LatticePattern,
    Place,
    do_lines_cross,
    is_in_one_piece,
    is_part_of_figure,
    list_crossing_lines,
    list_lines,
    make_line,
    mirror_place,
    place_on_paper,
    turn_place,
)
from tests.oracles.night_sky_lattice import connected, fits

if TYPE_CHECKING:
    from collections.abc import Sequence

MANY = settings(max_examples=100, deadline=None)
SKY = name_stars(6)
SUN = (0, 0)


def meet(one: LatticeLine, other: LatticeLine) -> bool:
    """Whether two lines meet between their ends, on paper, by solving for the point where they do."""
    (ax, ay), (bx, by) = map(place_on_paper, one)
    (cx, cy), (dx, dy) = map(place_on_paper, other)
    bent = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(bent) < 1e-9:
        return False
    along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / bent
    other_along = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / bent
    return 1e-9 < along < 1 - 1e-9 and 1e-9 < other_along < 1 - 1e-9


def test_the_stars_of_the_page_lie_where_the_page_has_them() -> None:
    assert len(SKY) == len(set(SKY.values())) == 126
    assert SUN not in SKY.values()
    assert place_on_paper(SKY["A11"]) == (1, 0)
    assert place_on_paper(SKY["B11"]) == pytest.approx((0.5, sqrt(3) / 2))
    assert [SKY[name] for name in ("A22", "A64", "C11", "F66")] == [(1, 1), (3, 3), (-1, 1), (6, -1)]


def test_a_turn_is_60_degrees_and_keeps_distances() -> None:
    assert turn_place((1, 0), 6) == (1, 0)
    for place in SKY.values():
        assert dist(place_on_paper(place), place_on_paper(turn_place(place))) == pytest.approx(
            dist((0, 0), place_on_paper(place))
        )
        assert mirror_place(mirror_place(place)) == place
        assert mirror_place(turn_place(place)) == turn_place(mirror_place(place), 5)


def test_lines_are_one_step_long_or_the_root_of_three() -> None:
    for start, end in combinations(SKY.values(), 2):
        long = dist(place_on_paper(start), place_on_paper(end))
        assert is_line(start, end) == (abs(long - 1) < 1e-9 or abs(long - sqrt(3)) < 1e-9)


def test_every_line_of_the_map_is_found_once() -> None:
    every = {make_line(*ends) for ends in combinations(SKY.values(), 2) if is_line(*ends)}
    found = list_lines(frozenset(SKY.values()))
    assert len(found) == len(set(found))
    assert set(found) == every


def test_lines_cross_as_they_do_on_paper() -> None:
    near = [place for place in name_stars(3).values() if place[0] >= -1]
    some = list_lines(frozenset(near))
    for one in some[::5]:
        assert {other for other in some if meet(one, other)} == list_crossing_lines(one) & {*some}
        assert {other for other in some if do_lines_cross(one, other)} == list_crossing_lines(one) & {*some}


def test_a_short_line_is_crossed_by_the_long_ones_alone() -> None:
    assert list_crossing_lines((SUN, (1, 0))) == {((0, 1), (1, -1))} | {
        each for each in list_crossing_lines((SUN, (1, 0))) if not is_short(each)
    }
    assert not any(is_short(each) for each in list_crossing_lines((SUN, (1, 0))))
    assert sum(is_short(each) for each in list_crossing_lines((SUN, (1, 1)))) == 1


def is_short(each: LatticeLine) -> bool:
    return dist(place_on_paper(each[0]), place_on_paper(each[1])) < 1.1


@st.composite
def figures(draw: Any) -> LatticePattern:
    """Up to seven stars near each other, with some of the lines that they may have."""
    near = [(q, r) for q in range(3) for r in range(3)]
    places = draw(st.lists(st.sampled_from(near), min_size=2, max_size=7, unique=True))
    known = [
        pair for pair in combinations(range(len(places)), 2) if is_line(places[pair[0]], places[pair[1]])
    ]
    lines = draw(st.lists(st.sampled_from(known), unique=True, max_size=8)) if known else []
    return LatticePattern(tuple(places), tuple(lines))


@st.composite
def drawings(draw: Any, figure: LatticePattern) -> Drawing:
    """Some of the figure, turned or mirrored, somewhere; at times with a line or a star more or less."""
    turns, in_mirror = draw(st.integers(0, 5)), draw(st.booleans())
    by_q, by_r = draw(st.tuples(st.integers(-4, 4), st.integers(-4, 4)))
    places = []
    for star in figure.stars:
        q, r = turn_place(mirror_place(star) if in_mirror else star, turns)
        places.append((q + by_q, r + by_r))
    kept = draw(st.sets(st.integers(0, len(places) - 1), max_size=len(places)))
    lines = [make_line(places[a], places[b]) for a, b in figure.lines if {a, b} <= kept]
    if lines and draw(st.integers(0, 3)) == 3:
        lines.remove(draw(st.sampled_from(lines)))
    more = [
        make_line(*ends)
        for ends in combinations([places[star] for star in sorted(kept)], 2)
        if is_line(*ends)
    ]
    if more and draw(st.integers(0, 3)) == 3:
        lines = [*{*lines, draw(st.sampled_from(more))}]
    added = draw(st.lists(st.sampled_from(places), max_size=1))
    return Drawing(tuple({places[star] for star in sorted(kept)} | {*added}), tuple(lines))


def plain(figure: LatticePattern) -> dict[str, Sequence[Any]]:
    return {"stars": [list(star) for star in figure.stars], "lines": [list(pair) for pair in figure.lines]}


@MANY
@given(st.data())
def test_a_drawing_is_part_of_a_figure_as_the_slow_way_finds_it(data: st.DataObject) -> None:
    figure = data.draw(figures())
    drawing = data.draw(drawings(figure))
    for in_mirror in (False, True):
        found = is_part_of_figure(drawing, figure, in_mirror)
        assert found == fits(drawing.stars, drawing.lines, plain(figure), in_mirror)


@MANY
@given(figures(), st.integers(0, 5), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_a_figure_is_part_of_itself_wherever_it_lies(figure: LatticePattern, turns: int, by: Place) -> None:
    places = [
        (turn_place(star, turns)[0] + by[0], turn_place(star, turns)[1] + by[1]) for star in figure.stars
    ]
    lines = tuple(make_line(places[start], places[end]) for start, end in figure.lines)
    assert is_part_of_figure(Drawing(tuple(places), lines), figure)


@MANY
@given(figures())
def test_one_piece_is_what_the_slow_way_calls_so(figure: LatticePattern) -> None:
    lines = tuple(make_line(figure.stars[start], figure.stars[end]) for start, end in figure.lines)
    assert is_in_one_piece(Drawing(figure.stars, lines)) == connected({*figure.stars}, lines)


def test_nothing_drawn_is_part_of_everything_and_in_one_piece() -> None:
    nothing = Drawing()
    assert is_part_of_figure(nothing, LatticePattern(((0, 0), (1, 0)), ((0, 1),)))
    assert is_in_one_piece(nothing)


def test_the_widest_figure_is_told_from_any_drawing_on_the_widest_map() -> None:
    wide = LatticePattern(((-20, -20), (20, 20), (-20, 20), (-19, -20), (-2, -11)), ())
    places = [*name_stars(9).values()]
    for start in places[::23]:
        for end in places:
            drawing = Drawing((start, end) if start != end else (start,))
            assert is_part_of_figure(drawing, wide) == fits(drawing.stars, (), plain(wide))
