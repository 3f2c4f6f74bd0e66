"""Path data: what becomes of each command, and where wrong data go wrong."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some

from pnp.paths import PathError, parse_path
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

if TYPE_CHECKING:
    from pnp.scene import Step


@pytest.mark.parametrize(
    ("data", "steps"),
    [
        ("", ()),
        ("M1 2", (MoveTo(1, 2),)),
        ("M1 2L3,4", (MoveTo(1, 2), LineTo(3, 4))),
        ("M1 2 3 4 5 6", (MoveTo(1, 2), LineTo(3, 4), LineTo(5, 6))),
        ("m1 2 3 4", (MoveTo(1, 2), LineTo(4, 6))),
        ("M1 2H9h-1", (MoveTo(1, 2), LineTo(9, 2), LineTo(8, 2))),
        ("M1 2V9v-1", (MoveTo(1, 2), LineTo(1, 9), LineTo(1, 8))),
        ("M0 0C1 2 3 4 5 6", (MoveTo(0, 0), CurveTo(1, 2, 3, 4, 5, 6))),
        ("M1 1c1 2 3 4 5 6", (MoveTo(1, 1), CurveTo(2, 3, 4, 5, 6, 7))),
        ("M0 0C1 2 3 4 5 6S8 8 9 9", (MoveTo(0, 0), CurveTo(1, 2, 3, 4, 5, 6), CurveTo(7, 8, 8, 8, 9, 9))),
        ("M1 1s2 2 3 3", (MoveTo(1, 1), CurveTo(1, 1, 3, 3, 4, 4))),
        ("M0 0L1 1S2 2 3 3", (MoveTo(0, 0), LineTo(1, 1), CurveTo(1, 1, 2, 2, 3, 3))),
        ("M0 0Q3 0 3 3", (MoveTo(0, 0), CurveTo(2, 0, 3, 1, 3, 3))),
        ("M3 3q3 0 3 3", (MoveTo(3, 3), CurveTo(5, 3, 6, 4, 6, 6))),
        ("M0 0Q3 0 3 3T0 6", (MoveTo(0, 0), CurveTo(2, 0, 3, 1, 3, 3), CurveTo(3, 5, 2, 6, 0, 6))),
        ("M3 3q3 0 3 3t-3 3", (MoveTo(3, 3), CurveTo(5, 3, 6, 4, 6, 6), CurveTo(6, 8, 5, 9, 3, 9))),
        ("M0 0T3 3 3 6", (MoveTo(0, 0), CurveTo(0, 0, 1, 1, 3, 3), CurveTo(5, 5, 5, 6, 3, 6))),
        ("M0 0T3 3", (MoveTo(0, 0), CurveTo(0, 0, 1, 1, 3, 3))),
        ("M0 0C1 0 3 2 3 3T3 6", (MoveTo(0, 0), CurveTo(1, 0, 3, 2, 3, 3), CurveTo(3, 3, 3, 4, 3, 6))),
        ("M0 0Q3 0 3 3S6 6 6 9", (MoveTo(0, 0), CurveTo(2, 0, 3, 1, 3, 3), CurveTo(3, 3, 6, 6, 6, 9))),
        ("M0 0a1 1 0 01.5.5", (MoveTo(0, 0), ArcTo(1, 1, 0, False, True, 0.5, 0.5))),
        ("M0 0A1 1 0 001 0", (MoveTo(0, 0), ArcTo(1, 1, 0, False, False, 1, 0))),
        ("M0 0A1 2 30 0 1 3 4", (MoveTo(0, 0), ArcTo(1, 2, 30, False, True, 3, 4))),
        ("M1 1a1 2 30 1 0 3 4", (MoveTo(1, 1), ArcTo(1, 2, 30, True, False, 4, 5))),
        ("M1 1a1 2 30 103 4", (MoveTo(1, 1), ArcTo(1, 2, 30, True, False, 4, 5))),
        ("M1 1H2ZM3 3", (MoveTo(1, 1), LineTo(2, 1), Close(), MoveTo(3, 3))),
        ("M1 1H2ZL3 3", (MoveTo(1, 1), LineTo(2, 1), Close(), MoveTo(1, 1), LineTo(3, 3))),
        ("M1 1H2Zm3 3", (MoveTo(1, 1), LineTo(2, 1), Close(), MoveTo(4, 4))),
        (" M.5-.5 1e1-2.5E-1 ", (MoveTo(0.5, -0.5), LineTo(10, -0.25))),
    ],
)  # fmt: skip
def test_path_data_becomes_steps(data: str, steps: tuple[Step, ...]) -> None:
    assert parse_path(data) == steps


@pytest.mark.parametrize(
    ("data", "at", "wrong"),
    [
        ("L1 2", 0, "begins with 'L'"),
        ("1 2", 0, "'1' is no command"),
        ("M1 2X3 4", 4, "'X' is no command"),
        ("M1", 2, "the end stands where M wants a number"),
        ("M1 2L3", 6, "the end stands where L wants a number"),
        ("M1 2L3 x", 7, "'x' stands where L wants a number"),
        ("M0 0A1 1 0 2 1 3 3", 11, "'2' stands where A wants 0 or 1"),
        ("M0 0C1 2 3 4 5Z", 14, "'Z' stands where C wants a number"),
        ("M0 0Z1 2", 5, "'1' is no command"),
    ],
)
def test_wrong_path_data_is_an_error_at_its_character(data: str, at: int, wrong: str) -> None:
    with pytest.raises(PathError, match=wrong) as caught:
        parse_path(data)
    assert caught.value.at == at


NUMBERS = some.integers(-999, 999).map(lambda whole: whole / 8)
PLACES = some.lists(some.tuples(NUMBERS, NUMBERS), min_size=1, max_size=20)


@given(PLACES)
def test_relative_data_say_the_same_as_absolute(places: list[tuple[float, float]]) -> None:
    absolute = "M" + "L".join(f"{x} {y}" for x, y in places)
    moves = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise([(0.0, 0.0), *places])]
    assert parse_path("m" + " ".join(f"{x},{y}" for x, y in moves)) == parse_path(absolute)


@given(some.text("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE X", max_size=40))
def test_any_text_is_read_or_refused_at_a_place_within_it(data: str) -> None:
    try:
        steps = parse_path(data)
    except PathError as error:
        at = error.at
    else:
        at = 0
        assert not steps or isinstance(steps[0], MoveTo)
    assert 0 <= at <= len(data)
