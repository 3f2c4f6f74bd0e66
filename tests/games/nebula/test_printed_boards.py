"""The two shared boards of Nebula as they print: pages, spaces, tracks, starts, and where the seam runs."""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from pnp.build import Order, draw_decks, load_sets
from pnp.geometry import Box, Point, move_point
from pnp.press import OVERLAP, SheetOptions, paper
from pnp.scene import Circle, Close, LineTo, MoveTo, Path, Polygon
from tests import ROOT
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines, within

if TYPE_CHECKING:
    from pnp.models import Ink
    from pnp.scene import Face

SETS = {name: ROOT / "cards" / "nebula" / f"{name}.yaml" for name in ("clusters", "counters")}
PIECE = 12.0  # mm across
STAND = (16.0, 10.0)  # of the foot of a clock or a moon
NUMBERS = [str(number) for number in range(1, 16)]


@cache
def board(name: str, language: str = "en", ink: Ink = "night") -> Face:
    order = Order((SETS[name],), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink)
    ((deck),) = draw_decks(load_sets(order), order)
    (card,) = deck.cards
    return card.front


def rings(face: Face) -> list[tuple[Point, float, float]]:
    """The circles that are drawn with a line: their middles, radii and widths of line."""
    return [
        (move_point(shape.centre, map_), shape.radius * map_.a, shape.stroke.width * map_.a)
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Circle) and shape.stroke
    ]


def apart(one: Point, other: Point) -> float:
    return math.dist((one.x, one.y), (other.x, other.y))


def middle_of(box: Box) -> Point:
    return Point(box.x + box.width / 2, box.y + box.height / 2)


def spaces(face: Face) -> list[tuple[Point, float, float]]:
    """Rings that a piece of 12 mm lies in with a little air, but none that is much larger."""
    return [ring for ring in rings(face) if 6.5 <= ring[1] <= 10 and ring[2] >= 0.25]


def dials(face: Face) -> list[Point]:
    """The middles of the three clusters, each in the ring of its dial."""
    found = {(round(at.x, 3), round(at.y, 3)) for at, radius, _ in rings(face) if 30 < radius < 32}
    return [Point(*place) for place in sorted(found)]


def outer_spaces(face: Face, middle: Point) -> list[Point]:
    return [at for at, radius, _ in spaces(face) if apart(at, middle) < 50 and radius < 7]


def numbered(face: Face) -> dict[str, tuple[Point, float, float]]:
    """The spaces that bear a number, by it."""
    found: dict[str, tuple[Point, float, float]] = {}
    for line in lines(face):
        for ring in spaces(face):
            if line.text in NUMBERS and apart(middle_of(line.box), ring[0]) < 1.5 and ring[1] > 6.6:
                found[line.text] = max(found.get(line.text, ring), ring, key=lambda each: each[1])
    return found


def test_three_clusters_have_eight_outer_spaces_each_an_eighth_apart() -> None:
    face = board("clusters")
    assert len(dials(face)) == 3
    for middle in dials(face):
        stars = outer_spaces(face, middle)
        assert len(stars) == 8
        turns = sorted(math.degrees(math.atan2(at.y - middle.y, at.x - middle.x)) % 360 for at in stars)
        assert [round(turn - turns[0], 3) for turn in turns] == [45 * k for k in range(8)]


def test_each_cluster_has_eight_inner_spaces_in_which_a_clock_has_room() -> None:
    """Eight lines part the dial; a foot laid across a field keeps between them and within its two rings."""
    face = board("clusters")
    for middle in dials(face):
        borders = max(borders_about(face, middle), key=len)
        assert len(borders) == 8
        inner, outer = (min(ends) for ends in zip(*borders, strict=True))
        long, wide = STAND
        nearest = long / 2 / math.tan(math.radians(22.5))  # where a field is as wide as the foot
        start = max(inner, nearest)
        assert math.hypot(start + wide, long / 2) <= outer


def borders_about(face: Face, middle: Point) -> list[list[tuple[float, float]]]:
    """Of each path: its lines that run outwards from a point, by where they begin and end."""
    found = []
    for shape, map_ in flat(face.scene):
        if isinstance(shape, Path) and shape.stroke:
            steps = shape.steps
            ends = [
                (
                    apart(move_point(Point(a.x, a.y), map_), middle),
                    apart(move_point(Point(b.x, b.y), map_), middle),
                )
                for a, b in pairwise(steps)
                if isinstance(a, MoveTo) and isinstance(b, LineTo)
            ]
            found.append([(one, other) for one, other in ends if 15 < one < 25 and 25 < other < 35])
    return found


def test_the_moon_has_room_at_the_outer_end_of_each_ray() -> None:
    """Beyond a star's space and within its half of a right angle, a foot keeps clear of all other spaces."""
    face = board("clusters")
    for middle in dials(face):
        for at in outer_spaces(face, middle):
            away = apart(at, middle)
            reach = away + 6.75 + STAND[1] / 2 + 1
            moon = Point(*(m + (s - m) * reach / away for m, s in ((middle.x, at.x), (middle.y, at.y))))
            others = [each for each in spaces(face) if each[0] != at]
            assert all(apart(moon, other) > radius + math.hypot(*STAND) / 2 for other, radius, _ in others)


@pytest.mark.parametrize("ink", ["night", "paper", "black"])
def test_the_track_runs_from_1_to_15_and_the_sun_stands_at_its_end(ink: Ink) -> None:
    found = numbered(board("clusters", ink=ink))
    assert sorted(found, key=int) == NUMBERS
    assert max(found, key=lambda number: found[number][1]) == "15"
    places = [found[number][0] for number in NUMBERS]
    assert all(one.x < other.x for one, other in pairwise(places[:14]))


@pytest.mark.parametrize("ink", ["night", "paper", "black"])
def test_spaces_3_6_9_and_12_of_the_track_shine(ink: Ink) -> None:
    found = numbered(board("clusters", ink=ink))
    widths = {number: ring[2] for number, ring in found.items() if number != "15"}
    bold = {number for number, width in widths.items() if width > min(widths.values()) * 1.3}
    assert bold == {"3", "6", "9", "12"}


def test_the_track_has_a_start_before_its_first_space() -> None:
    face = board("clusters")
    taken = [at for middle in dials(face) for at in outer_spaces(face, middle)]
    taken += [at for at, _, _ in numbered(face).values()]
    free = [(at, radius) for at, radius, _ in spaces(face) if min(apart(at, other) for other in taken) > 1]
    first, second = (numbered(face)[number][0] for number in "12")
    beside = [at for at, _ in free if apart(at, first) < 1.1 * apart(first, second)]
    assert len(beside) == 1


def test_rooms_for_pieces_do_not_overlap() -> None:
    for name in SETS:
        middles = {(round(at.x, 2), round(at.y, 2)) for at, _, _ in spaces(board(name))}
        assert len(middles) > 20
        assert min(math.dist(one, other) for one, other in combinations(middles, 2)) >= PIECE + 1


def test_the_supernova_lies_between_the_clusters() -> None:
    face = board("clusters")
    (nova,) = [at for at, radius, _ in spaces(face) if radius > 9]
    assert nova.x == pytest.approx(face.trim.width / 2)
    ways = [apart(nova, middle) for middle in dials(face)]
    assert max(ways) - min(ways) < 2


@pytest.mark.parametrize("ink", ["night", "paper", "black"])
def test_moon_places_keep_clear_of_the_spaces_for_stars(ink: Ink) -> None:
    face = board("clusters", ink=ink)
    for middle in dials(face):
        stars = [(at, r + w / 2) for at, r, w in spaces(face) if apart(at, middle) < 50 and r < 7]
        sides = sides_about(face, middle)
        assert len(sides) == 8 * 4
        for side, width in sides:
            assert min(apart(side, at) - reach for at, reach in stars) - width / 2 >= 1.5


def sides_about(face: Face, middle: Point) -> list[tuple[Point, float]]:
    """The middles of the straight sides of what stands about a cluster, and the widths of their lines."""
    found = []
    for shape, map_ in flat(face.scene):
        if isinstance(shape, Path) and shape.stroke and not shape.fill:
            steps = [step for step in shape.steps if not isinstance(step, Close)]
            for one, other in pairwise(steps):
                a, b = (move_point(Point(step.x, step.y), map_) for step in (one, other))
                at = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
                if isinstance(other, LineTo) and 50 < apart(at, middle) < 63 and 5 < apart(a, b) < 12:
                    found.append((at, shape.stroke.width * map_.a))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_name_what_they_are_about(language: str) -> None:
    said = [line.text for line in lines(board("clusters", language))]
    name = "Supernowa" if language == "pl" else "Supernova"
    assert "3, 6, 9, 12:" in said
    assert any(text.startswith("15: ") for text in said)
    assert any(text.startswith(f"{name}. ") for text in said)
    assert name.upper() in [text.upper() for text in said]


def test_the_seam_runs_through_no_space() -> None:
    """Nor does any space lie in the strip about it that both parts show."""
    face = board("clusters")
    for at, radius, _ in spaces(face):
        assert abs(at.y - face.trim.height / 2) >= radius + OVERLAP / 2
    for middle in dials(face):
        assert abs(middle.y - face.trim.height / 2) > 58, "a cluster lies on one part"


def test_counters_have_seven_spaces_each_that_a_pile_fits() -> None:
    face = board("counters")
    tracks: dict[float, list[float]] = {}
    for at, radius, width in spaces(face):
        if radius >= 13.5 / 2 and 68 < at.x < 195 and width < 0.4:
            tracks.setdefault(round(at.y, 2), []).append(at.x)
    assert [len(xs) for _, xs in sorted(tracks.items())] == [7, 7, 7]


def test_numerals_stand_at_the_start_and_over_four_sectors_as_wide_as_cards() -> None:
    face = board("counters")
    heads = [line for line in lines(face) if line.text in ("I", "II", "III", "IV")]
    foot = sorted(line.box.x + line.box.width / 2 for line in heads if line.box.y > 170)
    assert len(heads) == 8
    assert len(foot) == 4
    assert min(b - a for a, b in pairwise(foot)) >= 63
    assert foot[0] >= 63 / 2
    assert foot[-1] <= face.trim.width - 63 / 2


def test_starts_lie_on_one_grid() -> None:
    starts = [at for at, radius, _ in rings(board("counters")) if radius == pytest.approx(6.5) and at.x < 70]
    rows = sorted({round(at.y, 2) for at in starts})
    columns = [sorted(round(at.x, 2) for at in starts if round(at.y, 2) == row) for row in rows]
    assert [len(row) for row in columns] == [3, 3, 2, 2, 2, 2]
    assert columns[2:] == [columns[2]] * 4
    assert sum(columns[0]) / 3 == pytest.approx(sum(columns[2]) / 2)
    assert len({round(below - above, 2) for above, below in zip(rows[::2], rows[1::2], strict=True)}) == 1


def test_what_points_at_the_sectors_keeps_off_the_trim() -> None:
    face = board("counters")
    tips = [
        max(move_point(point, map_).y for point in shape.points)
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Polygon) and len(shape.points) == 3
    ]
    low = [tip for tip in tips if tip > 180]
    assert len(low) == 4
    assert max(low) <= face.trim.height - 2.5


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_within_the_frame(name: str, language: str) -> None:
    face = board(name, language)
    field = Box(9.0, 9.0, face.trim.width - 18.0, face.trim.height - 12.0)
    assert all(within(line.box, field) for line in lines(face))


def test_both_boards_are_as_wide_as_each_other() -> None:
    one, other = (board(name).trim.width for name in SETS)
    assert one == other >= 4 * 63
