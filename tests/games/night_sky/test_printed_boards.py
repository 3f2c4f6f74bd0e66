"""The boards of Night Sky as they print: cuts, fields, words; what each window shows of the turned disc."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path as File
from typing import TYPE_CHECKING

import pytest

from pnp.build import Order, lay_out_order
from pnp.geometry import Point, move_point
from pnp.models import INKS
from pnp.press import SheetOptions, paper
from pnp.scene import ArcTo, Circle, Close, LineTo, MoveTo
from tests.games.night_sky.printed_sets import (
    CARDS,
    FIRST,
    KINDS,
    PLAYERS,
    ROMAN,
    STAR,
    SUN,
    WINDOWS,
    apart,
    face,
    on_sheet,
    paths,
    turned,
)
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines

if TYPE_CHECKING:
    from pnp.models import Ink
    from pnp.scene import Face, Step

REACH = 1.15 * STAR + 0.09  # of the largest sign, its line too
AIR = 0.5  # about each star that is seen
BOARD = (184.0, 180.0)
WORDS = {
    "en": {"Cut this window out", "Back: three notches, no window"},
    "cs": {"Toto okno vyřízni", "Zadní díl: tři zářezy, bez okna"},
    "pl": {"Wytnij to okno", "Tył: trzy wcięcia, bez okna"},
}


def cuts(face: Face) -> list[list[Step]]:
    """The closed outlines that are cut along, one by one, in mm of the board."""
    found: list[list[Step]] = []
    for shape, map_ in paths(face):
        corner = move_point(Point(0.0, 0.0), map_)
        if shape.stroke and not shape.fill and (abs(corner.x), abs(corner.y)) == (0.0, 0.0) and map_.a == 1.0:
            part: list[Step] = []
            for step in shape.steps:
                part.append(step)
                if isinstance(step, Close):
                    found.append(part)
                    part = []
    return found


def arcs(outline: list[Step]) -> list[float]:
    return [step.radius_x for step in outline if isinstance(step, ArcTo)]


def window(face: Face) -> tuple[Point, Point, Point, float]:
    """Where its cuts meet, where they end on the left and on the right, and the radius of its arch."""
    (found,) = [each for each in cuts(face) if arcs(each) == [77.5]]
    match found:
        case [MoveTo(x, y), LineTo(left, high), ArcTo(radius, x=right, y=low), Close()]:
            return Point(x, y), Point(left, high), Point(right, low), radius
    raise AssertionError(f"the window is cut along {found}")


def inside(at: Point, meet: Point, left: Point, right: Point, arch: float) -> float:
    """How far within a window a point lies, from the nearest of its edges; less than 0 without."""
    return min(_beside(at, left, meet), _beside(at, meet, right), arch - apart(at, SUN))


def _beside(at: Point, start: Point, end: Point) -> float:
    """How far above a line, drawn from left to right, a point lies."""
    length = apart(start, end)
    return ((end.y - start.y) * (at.x - start.x) - (end.x - start.x) * (at.y - start.y)) / length


@pytest.mark.parametrize("number", range(6))
def test_in_each_round_the_window_shows_all_stars_of_two_sectors_with_air_and_no_other(number: int) -> None:
    """The stars where they are drawn on the disc, turned; the window as it is cut out of the front."""
    edges = window(face("boards", "front-alpha"))
    for star in KINDS:
        way = inside(turned(on_sheet(star), FIRST + 60 * number), *edges)
        if star[0] in WINDOWS[number]:
            assert way >= REACH + AIR, f"{star} is {way:.2f} within the window of round {ROMAN[number]}"
        else:
            assert way <= -REACH, f"{star} is to be hidden in round {ROMAN[number]}"


def test_the_arrow_of_the_board_points_at_that_of_the_round() -> None:
    tips = [
        move_point(Point(step.x, step.y), map_)
        for shape, map_ in paths(face("boards", "front-alpha"))
        for step in shape.steps
        if shape.fill and not isinstance(step, Close)
    ]
    lowest = [at for at in tips if abs(at.x - SUN.x) < 0.01 and 9 < at.y < 14]
    assert max(at.y for at in lowest) == pytest.approx(SUN.y - 78.2)


def test_the_window_is_blank_up_to_its_cut_and_the_map_dark_no_further() -> None:
    """There is one edge to follow by eye, and it is that of the cut."""
    whole = [shape for shape, map_ in paths(face("boards", "front-alpha")) if shape.fill and map_.a == 1.0]
    blank = {tuple(arcs(list(shape.steps))) for shape in whole}
    assert [each for each in blank if any(70 < reach < 79 for reach in each)] == [(77.5,)]
    shown = face("discs", "disc-alpha")
    grounds = [shape.radius for shape, _ in flat(shown.scene) if isinstance(shape, Circle)]
    grounds += [reach for shape, _ in paths(shown) if shape.fill for reach in arcs(list(shape.steps))]
    assert max(grounds) == 80.0


@pytest.mark.parametrize("layer", ["front", "back"])
def test_a_layer_is_cut_along_its_edge_and_its_notches(layer: str) -> None:
    found = cuts(face("boards", f"{layer}-beta"))
    slot = [20.0] if layer == "back" else []  # where a thumb reaches the disc
    (outline,) = [each for each in found if sorted(arcs(each)) == [4.0] * 4 + [16.0] * 2 + slot]
    places = [(step.x, step.y) for step in outline if not isinstance(step, Close)]
    assert {(0.0, 76.0), (0.0, 108.0), (184.0, 76.0), (184.0, 108.0)} <= set(places)
    assert (max(x for x, _ in places), max(y for _, y in places)) == BOARD
    assert [arcs(each) for each in found if 77.5 in arcs(each)] == ([[77.5]] if layer == "front" else [])


def corners(outline: list[Step]) -> list[Point]:
    return [Point(step.x, step.y) for step in outline if not isinstance(step, Close)]


def test_the_spacer_leaves_room_for_the_disc_and_for_thumbs() -> None:
    """Two strips that end above the notches, and a foot that begins below them, drawn further down."""
    shown = face("discs", "disc-alpha")
    *strips, foot = [each for each in cuts(shown) if 4.0 in arcs(each)]
    assert [arcs(each) for each in strips] == [[4.0], [4.0]]
    for strip in strips:
        xs, ys = zip(*((at.x, at.y) for at in corners(strip)), strict=True)
        assert (max(xs) - min(xs), max(ys)) == (pytest.approx(11.5), 76.0)
    assert sorted(arcs(foot)) == [4.0, 4.0, 80.5]
    high = min(at.y for at in corners(foot))
    down = high - 108  # from its place on the board
    ends = [at for at in corners(foot) if at.y == high and 0 < at.x < 184]
    assert [apart(Point(at.x, at.y - down), SUN) for at in ends] == pytest.approx([80.5] * 2)
    assert min(apart(at, SUN) for each in (*strips, foot) for at in corners(each)) > 81, "waste between them"
    (edge,) = [
        shape.radius
        for shape, map_ in flat(shown.scene)
        if isinstance(shape, Circle)
        and apart(move_point(shape.centre, map_), SUN) < 0.01
        and shape.radius > 79
        and shape.stroke
    ]
    assert edge == 80.0


@pytest.mark.parametrize("ink", INKS)
def test_a_front_has_seven_fading_stars_six_rounds_and_five_ends(ink: Ink) -> None:
    shown = face("boards", "front-alpha", ink)
    said = Counter(line.text for line in lines(shown) if line.size > 3)  # not the letters along an arc
    assert all(said[numeral] == 1 for numeral in ROMAN)
    circles = Counter(round(shape.radius, 2) for shape, _ in flat(shown.scene) if isinstance(shape, Circle))
    assert circles[8.4] == circles[7.4] == 6
    assert fading(shown) == 7
    assert said["Σ"] == 1
    assert said["\N{GREEK SMALL LETTER ALPHA}"] == 2


def fading(face: Face) -> int:
    """Six-pointed stars on the arc about the sun."""
    ends = [
        [move_point(Point(step.x, step.y), map_) for step in shape.steps if not isinstance(step, Close)]
        for shape, map_ in paths(face)
        if shape.stroke and not shape.fill and len(shape.steps) == 13
    ]
    middles = [Point(sum(at.x for at in each) / 12, sum(at.y for at in each) / 12) for each in ends]
    return sum(math.isclose(apart(at, SUN), 30.0, abs_tol=0.1) for at in middles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_speak_each_language(language: str) -> None:
    front = face("boards", "front-alpha", "night", language)
    assert WORDS[language] <= {line.text for line in lines(front)}


def test_nothing_but_what_is_cut_out_lies_in_the_window() -> None:
    """Only the words that say so: what is drawn there would be lost."""
    shown = face("boards", "front-alpha", "black")
    edges = window(shown)
    for line in lines(shown):
        way = inside(Point(line.box.x + line.box.width / 2, line.box.y), *edges)
        assert way < 0 or line.text == "Cut this window out"
    for shape, map_ in flat(shown.scene):
        if isinstance(shape, Circle):
            assert inside(move_point(shape.centre, map_), *edges) + shape.radius < 0 or shape.radius > 60


def test_fewer_players_print_fewer_boards() -> None:
    for players in range(1, 6):
        order = Order(
            (CARDS / "boards.yaml",),
            File("output"),
            "en",
            SheetOptions(paper("A4")),
            players=players,
            blank=True,
        )
        (part,) = lay_out_order(order).parts
        assert [piece.front.id for piece in part.pieces] == [
            f"{layer}-{player}" for player in PLAYERS[:players] for layer in ("front", "back")
        ]
