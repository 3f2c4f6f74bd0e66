"""The sky map of Night Sky as it prints: each star in its place, of its kind, named, clear of all else."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import pytest

from pnp.build import figures
from pnp.figures import FigureError
from pnp.games import find_game
from pnp.geometry import Box, Point, move_point
from pnp.models import INKS
from pnp.scene import Circle, Close, Rectangle, Text
from tests.games.night_sky.printed_sets import (
    FIRST,
    KINDS,
    MAP,
    PLAYERS,
    ROMAN,
    STAR,
    SUN,
    WINDOWS,
    apart,
    face,
    lattice,
    middle,
    on_sheet,
    paths,
    printed,
    turned,
    words,
)
from tests.helpers.drawn_faces import flat
from tests.helpers.shipped_theme import is_black_or_white, paints, palette

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.models import Ink

ECLIPTIC = Point(SUN.x + 10 * MAP["ecliptic"]["x"], SUN.y - 10 * MAP["ecliptic"]["y"])
REACH: float = 10 * MAP["ecliptic"]["radius"]
CUT = 10 * math.sqrt(3) / 4  # from the sun to the line of each cut
DUST = {star: where for where, stars in MAP["dust"].items() for star in stars}
DUSTY = 3.15  # how far dust reaches from a star's middle


class Label(NamedTuple):
    """A star's name or letter: its corners."""

    star: str
    text: str
    corners: tuple[Point, ...]


@cache
def labels(ink: Ink = "night") -> tuple[Label, ...]:
    """The names of all stars, and the letter beside each."""
    said = words(face("discs", "disc-alpha", ink))
    names = [Label(text, text, corners) for text, corners in said if text in KINDS]
    near = [(text, corners) for text, corners in said if text in "DGPB" and _in_field(middle(corners))]
    letters = [
        Label(min(KINDS, key=lambda star: apart(on_sheet(star), middle(corners))), text, corners)
        for text, corners in near
    ]
    return (*names, *letters)


def _in_field(at: Point) -> bool:
    return apart(at, SUN) < 64


def drawn_stars(ink: Ink) -> Counter[tuple[float, float]]:
    """Where the parts of signs have their middles: all else on the disc is drawn about the sun."""
    found: Counter[tuple[float, float]] = Counter()
    for shape, map_ in flat(face("discs", "disc-alpha", ink).scene):
        if not isinstance(shape, Text) and 5 < math.hypot(map_.e - SUN.x, map_.f - SUN.y) < 61:
            found[round(map_.e, 3), round(map_.f, 3)] += 1
    return found


@pytest.mark.parametrize("ink", INKS)
def test_every_star_of_the_lattice_is_drawn_in_its_place(ink: Ink) -> None:
    places = {(round(on_sheet(star).x, 3), round(on_sheet(star).y, 3)) for star in KINDS}
    assert len(places) == 126
    assert set(drawn_stars(ink)) == places


def test_a11_lies_right_of_the_sun_and_b11_above_on_the_right() -> None:
    """The lattice of the rules with its y upwards, turned once into the page's y downwards."""
    places = {label.text: middle(label.corners) for label in labels() if label.text in ("A11", "B11")}
    assert apart(places["A11"], Point(SUN.x + 10, SUN.y)) < 5
    assert apart(places["B11"], Point(SUN.x + 5, SUN.y - 5 * math.sqrt(3))) < 5
    assert lattice("A11") == (10, 0)


def test_each_name_and_each_letter_stands_by_its_own_star() -> None:
    names = {label.text: label for label in labels() if label.text in KINDS}
    letters = {label.star: label for label in labels() if label.text not in KINDS}
    assert set(names) == set(letters) == set(KINDS)
    for star, kind in KINDS.items():
        assert letters[star].text == kind[0].upper(), star
        assert apart(middle(letters[star].corners), on_sheet(star)) < 4.5
        nearest = min(KINDS, key=lambda other: apart(on_sheet(other), middle(names[star].corners)))
        assert apart(middle(names[star].corners), on_sheet(star)) < 6
        assert nearest == star, f"the name of {star} stands nearer to {nearest}"


def test_words_stand_upright_in_the_middle_of_their_sector() -> None:
    for label in labels():
        start, end = label.corners[:2]
        leaning = math.degrees(math.atan2(end.y - start.y, end.x - start.x))
        wanted = 60 - 60 * "ABCDEF".index(label.star[0])
        assert math.cos(math.radians(leaning - wanted)) == pytest.approx(1.0)


def off_ecliptic(label: Label) -> float:
    """How far all of a label is from the circle's line, on one side of it."""
    ways = [apart(at, ECLIPTIC) for at in outline(label)]
    return max(min(ways) - REACH, REACH - max(ways))


def outline(label: Label) -> list[Point]:
    """Points along the sides of a label."""
    sides = zip(label.corners, (*label.corners[1:], label.corners[0]), strict=True)
    return [Point(a.x + (b.x - a.x) * k / 8, a.y + (b.y - a.y) * k / 8) for a, b in sides for k in range(8)]


def test_names_and_letters_keep_off_the_ecliptic_and_off_each_other() -> None:
    for label in labels():
        assert off_ecliptic(label) >= 0.55, label[:2]
    for one, other in combinations(labels(), 2):
        if apart(middle(one.corners), middle(other.corners)) < 8:
            way = min(apart(a, b) for a in outline(one) for b in outline(other))
            assert way >= (0.3 if one.star == other.star else 0.8), (one[:2], other[:2])


def test_names_and_letters_keep_off_stars_and_their_dust() -> None:
    for label in labels():
        for star in KINDS:
            if apart(middle(label.corners), on_sheet(star)) < 12:
                way = min(apart(at, on_sheet(star)) for at in outline(label))
                if star == label.star:
                    assert way >= 1.2, label[:2]
                else:
                    assert way >= (DUSTY if star in DUST else STAR) + 0.75, (label[:2], star)


@pytest.mark.parametrize("number", range(6))
def test_names_and_letters_of_a_window_keep_off_its_edge(number: int) -> None:
    """Turned as in that round: the cuts run 4.33 mm from the sun's middle, at 30 degrees to both sides."""
    for label in labels():
        for at in outline(label) if label.star[0] in WINDOWS[number] else ():
            seen = turned(at, FIRST + 60 * number)
            assert min(_off_cuts(seen.x - SUN.x, SUN.y - seen.y)) >= 0.55, label[:2]


def _off_cuts(x: float, y: float) -> tuple[float, float]:
    """How far a place lies within the two cuts of the window, which meet on the right of the sun."""
    return (x * 0.5 + y * math.sqrt(3) / 2 - CUT, -x * 0.5 + y * math.sqrt(3) / 2 + CUT)


def test_dust_lies_about_the_stars_that_the_map_says() -> None:
    """Rays at the sun, dots at the rim: each small piece belongs to the star that is nearest."""
    about: dict[str, set[str]] = {"sun": set(), "rim": set()}
    for shape, map_ in paths(face("discs", "disc-alpha", "black")):
        ends = [
            move_point(Point(step.x, step.y), map_) for step in shape.steps if not isinstance(step, Close)
        ]
        for at in ends if len(ends) > 40 and shape.fill else ():
            star = min(KINDS, key=lambda each: apart(on_sheet(each), at))
            if 2.0 < apart(on_sheet(star), at) < 3.3 and _in_field(at):
                about["sun" if apart(at, SUN) < 30 else "rim"].add(star)
    assert {where: sorted(stars) for where, stars in about.items()} == {
        where: sorted(stars) for where, stars in MAP["dust"].items()
    }


@pytest.mark.parametrize("ink", INKS)
def test_the_ecliptic_runs_where_the_map_says(ink: Ink) -> None:
    circles = [
        (move_point(shape.centre, map_), shape.radius)
        for shape, map_ in flat(face("discs", "disc-alpha", ink).scene)
        if isinstance(shape, Circle) and shape.stroke
    ]
    (found,) = [at for at, radius in circles if math.isclose(radius, REACH, abs_tol=0.01)]
    assert apart(found, ECLIPTIC) < 0.01


def test_each_round_has_its_arrow_and_three_fields_in_its_window() -> None:
    said = words(face("discs", "disc-alpha"))
    circles = [
        move_point(shape.centre, map_)
        for shape, map_ in flat(face("discs", "disc-alpha").scene)
        if isinstance(shape, Circle) and math.isclose(shape.radius, 4.6, abs_tol=0.01)
    ]
    assert len(circles) == 18
    for number, numeral in enumerate(ROMAN):
        stands = [middle(corners) for text, corners in said if text == numeral]
        up, again = (turned(at, FIRST + 60 * number) for at in sorted(stands, key=_off_arrow(number)))
        assert abs(up.x - SUN.x) < 0.3, "the numeral of a round is up when its window is seen"
        assert up.y < SUN.y - 65
        shown = [turned(each, FIRST + 60 * number) for each in circles]
        seen = [each for each in shown if 5 < each.x - SUN.x < 55 and each.y < SUN.y - 45]
        assert len(seen) == 3, "the fields of a round lie on the right of its numeral"
        assert max(at.x for at in seen) < again.x < SUN.x + 60, "which stands at their other end once more"


def _off_arrow(number: int) -> Callable[[Point], float]:
    """How far a place is from the top, once the disc is turned for a round."""
    return lambda at: abs(turned(at, FIRST + 60 * number).x - SUN.x)


def test_in_black_all_is_black_or_white_and_nothing_is_shaded() -> None:
    scene = face("discs", "disc-alpha", "black").scene
    shown = paints(shape for shape, _ in flat(scene) if not isinstance(shape, Rectangle))
    assert all(map(is_black_or_white, shown))


def test_what_no_map_has_is_refused() -> None:
    disc = figures(find_game("night-sky"))["night-sky-disc"]
    for told, words_ in (
        ({"drawn": ["A31-A41"]}, "begins with no round"),
        ({"drawn": ["1 A31-A47"]}, "no star 'A47'"),
        ({"drawn": [""]}, "begins with no round"),
        ({"drawn": ["\u00b2 A31-A41"]}, "begins with no round"),
        ({"drawn": ["4 A31-A31"]}, "joins a star with itself"),
        ({"marks": ["G11"]}, "no star 'G11'"),
        ({"points": ["4 3 9", "4 3"], "rimmed": True}, "'4 3' is not of three parts"),
    ):
        with pytest.raises(FigureError, match=words_):
            disc.draw(Box(0, 0, 160, 160), palette("night"), {"rimmed": False, **told})


def test_discs_are_five_one_a_player() -> None:
    assert [*printed("discs")] == [f"disc-{player}" for player in PLAYERS]
