"""What the kit of Nebula shows, counted on its pages as poppler draws them: spaces, stand-ups, the ruler."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PIL import Image as Pictures

from tests.games.nebula.printed_kits import each_paper, in_black
from tests.helpers.kit_pages import Word, near, pages, rows, seen, texts
from tests.helpers.page_shapes import BLACK, MM, Spot, discs, spots

if TYPE_CHECKING:
    from pathlib import Path

    from PIL.Image import Image

pytestmark = pytest.mark.full

CONSTELLATIONS = {"lyra", "draco", "orion", "corvus"}
DPI = 200
EIGHT = [1, 3, 5, 7, 9, 11, 13, 15]  # odd halves of rays: straight to a side there is none


def found_on(file: Path, page: int = 1, dpi: int = DPI) -> list[Spot]:
    return spots(seen(file, page, dpi), dpi)


def test_each_galaxy_board_has_25_cells_for_its_labels_and_five_of_them_shine() -> None:
    file = in_black().file("galaxies")
    for page, words in enumerate(pages(file), 1):
        cells = discs(found_on(file, page), 12.4, 13.5)
        labels = [word for word in words if word.text == "core" or word.text[:-1] in CONSTELLATIONS]
        assert len(cells) == len(labels) == 25
        named = {
            min(labels, key=lambda label: math.hypot(label.x - cell.x, label.y - cell.y)) for cell in cells
        }
        assert len(named) == 25
        shining = [cell for cell in cells if darkness_about(seen(file, page, DPI), cell, 1.16) > 0.3]
        assert len(shining) == 5


def test_the_bar_of_black_holes_has_a_space_about_each_number_but_the_last() -> None:
    file = in_black().file("galaxies")
    for page, words in enumerate(pages(file), 1):
        bar = rows(word for word in words if word.text.isdigit())[-1]
        spaces = [disc for disc in discs(found_on(file, page), 11.4, 12.3) if abs(disc.y - bar[0].y) < 2]
        assert len(spaces) == 12
        assert [space_of(number, spaces) for number in bar] == [True] * 12 + [False]


def darkness_about(picture: Image, disc: Spot, times: float) -> float:
    """How much of a circle about a disc is black, so many times as wide."""
    radius = disc.width / 2 * times
    places = [(disc.x + radius * math.cos(turn), disc.y + radius * math.sin(turn)) for turn in range(180)]
    return sum(picture.getpixel((round(x * DPI / MM), round(y * DPI / MM))) == 0 for x, y in places) / 180


def space_of(number: Word, spaces: list[Spot]) -> bool:
    return any(math.hypot(number.x - space.x, number.y - space.y) < 1 for space in spaces)


@each_paper
def test_three_clusters_have_eight_rays_with_an_inner_an_outer_and_a_star_space(name: str) -> None:
    board = joined(in_black("en", name).file("clusters"))
    found, solid = spots(board, DPI), spots(board, DPI, BLACK)
    clusters, stars = discs(found, 34, 39), ringed(board, found, 12.2, 13.8)
    inner = inner_fields(found)
    crescents = [spot for spot in solid if 3 < spot.width < 6.5 > spot.height > 3]
    assert len(clusters) == 3
    for cluster in clusters:
        assert turns(cluster, stars, 38, 46) == EIGHT
        assert turns(cluster, inner, 22, 28) == EIGHT
        assert turns(cluster, crescents, 53, 59) == EIGHT
    # Besides the stars' there are the start of the track and its spaces 1 to 14; the last is larger.
    assert (len(stars), len(inner)) == (3 * 8 + 15, 3 * 8)
    (supernova,) = ringed(board, found, 13.8, 20)
    assert all(78 < apart(supernova, cluster) < 83 for cluster in clusters)


@each_paper
def test_a_clock_and_the_whole_outline_of_its_moon_begin_on_one_ray_of_each_cluster(name: str) -> None:
    found = spots(joined(in_black("en", name).file("clusters")), DPI)
    outlines = [spot for spot in found if 12 < spot.width < 15 < spot.height < 18 and spot.area > 100]
    inner = inner_fields(found)
    signed = [field for field in inner if field.area < 0.75 * max(inner, key=lambda each: each.area).area]
    assert len(outlines) == len(signed) == 3
    for cluster in discs(found, 34, 39):
        (ray,) = turns(cluster, signed, 22, 28)
        assert turns(cluster, outlines, 53, 59) == [ray]


def inner_fields(found: list[Spot]) -> list[Spot]:
    """The fields of clusters between rays, for clocks; a sign takes a part of some."""
    return [spot for spot in found if spot.area > 120 and 16 < min(spot.width, spot.height) < 18]


def ringed(picture: Image, found: list[Spot], least: float, most: float) -> list[Spot]:
    """The discs that a line closes about."""
    return [
        disc
        for disc in discs(found, least, most)
        if darkness_about(picture, disc, 1 + 0.3 / disc.width) > 0.8
    ]


def joined(file: Path) -> Image:
    """Both parts cut along the crosses of their seam, and laid together."""
    one, other = seen(file, 1, DPI), seen(file, 2, DPI)
    (left, heights), (right, others) = seam(one), seam(other)
    assert heights == others
    whole = Pictures.new("L", (left + other.width - right, one.height), 255)
    whole.paste(one.crop((0, 0, left, one.height)), (0, 0))
    whole.paste(other.crop((right, 0, other.width, other.height)), (left, 0))
    return whole


def seam(part: Image) -> tuple[int, list[int]]:
    """Where the crosses of a part's seam stand in a row, in pixels, and how far down each."""
    crosses = [
        spot
        for spot in spots(part, MM, BLACK)
        if abs(spot.width - 4 * DPI / MM) < 2 > abs(spot.height - 4 * DPI / MM) and spot.area < spot.width * 6
    ]
    assert len(crosses) >= 5
    assert max(cross.x for cross in crosses) - min(cross.x for cross in crosses) <= 1
    return round(crosses[0].x), sorted(round(cross.y) for cross in crosses)


def apart(one: Spot | Word, other: Spot | Word) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def turns(centre: Spot, found: list[Spot], least: float, most: float) -> list[int]:
    """How far about a centre those stand that are so far from it, each in steps of half a ray."""
    about = [spot for spot in found if least < apart(centre, spot) < most]
    degrees = (math.degrees(math.atan2(spot.y - centre.y, spot.x - centre.x)) % 360 for spot in about)
    return sorted(round(turn / 22.5) for turn in degrees)


def test_three_counters_have_a_large_start_with_a_place_for_each_marker() -> None:
    found = found_on(in_black().file("counters"))
    starts = sorted(spot for spot in found if 32 < spot.width < 33.5 and 52 < spot.height < 53.5)
    places = discs(found, 12.4, 13.2)
    within = [[abs(one.x - at.x) < 12 and abs(one.y - at.y) < 26 for one in places] for at in starts]
    assert [sum(each) for each in within] == [4, 4, 6]


def test_three_clocks_and_three_moons_stand_up_and_so_does_a_telescope() -> None:
    file = in_black().file("stand-ups")
    found, (words,) = found_on(file), pages(file)
    feet = [spot for spot in found if 12 < spot.width < 14 and 2.5 < spot.height < 3.5]
    solid = spots(seen(file, 1, DPI), DPI, BLACK)
    pips = [spot for spot in solid if 1.5 < spot.width < 2.3 > spot.height > 1.5]
    columns = sorted({round(foot.x) for foot in feet})
    clocks = discs(found, 8.6, 10.2)
    moons = [disc for disc in discs(solid, 10, 12) if not near(words, disc.x, disc.y, 6)]
    assert [sum(abs(foot.x - x) < 1 for foot in feet) for x in columns] == [2] * 7
    assert [sum(abs(word.x - x) < 7 for word in words) for x in columns] == [8] * 3 + [0] * 4
    assert [sum(abs(clock.x - x) < 7 for clock in clocks) for x in columns] == [2] * 3 + [0] * 4
    assert [sum(abs(moon.x - x) < 7 for moon in moons) for x in columns] == [0] * 3 + [2] * 3 + [0]
    for foot in sorted(feet):
        within = [pip for pip in pips if abs(pip.x - foot.x) < 6 and abs(pip.y - foot.y) < 1]
        assert len(within) == (1, 2, 3, 1, 2, 3, 0)[columns.index(round(foot.x))]
    assert Counter(texts(words)) == {"III": 6, "VI": 6, "IX": 6, "XII": 6}


@each_paper
def test_the_ruler_is_a_hundred_millimetres_long(name: str) -> None:
    file = in_black("en", name).file("assembly")
    picture = seen(file, 1, 300)
    (ruler,) = [spot for spot in spots(picture, 300, BLACK) if 99 < spot.width < 102 and 2 < spot.height < 8]
    ticks = [(start + end) / 2 for start, end in marks(picture, ruler)]
    assert len(ticks) == 101
    assert abs(ticks[-1] - ticks[0] - 100 * 300 / MM) < 1
    assert all(abs(tick - ticks[0] - number * 300 / MM) < 1.5 for number, tick in enumerate(ticks))
    numbers = [word for word in pages(file)[0] if word.text.isdigit() and 0 < word.y - ruler.bottom < 4]
    assert sorted(int(word.text) for word in numbers) == [*range(0, 101, 10)]
    assert all(abs(word.x - (ticks[0] * MM / 300 + int(word.text))) < 0.3 for word in numbers)


def marks(picture: Image, ruler: Spot) -> list[tuple[int, int]]:
    """The runs of black in a line of pixels through all marks of the ruler, just below its edge."""
    row = round((ruler.top + 0.6) * 300 / MM)
    line = picture.crop((0, row, picture.width, row + 1)).tobytes()
    runs = (found.span() for found in BLACK.finditer(line))
    return [run for run in runs if ruler.left - 0.5 < run[0] * MM / 300 < ruler.right + 0.5]
