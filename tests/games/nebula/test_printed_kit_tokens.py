"""The tokens of the kit of Nebula, counted kind by kind on pages that poppler draws, and their colours."""

from __future__ import annotations

import math
from collections import Counter
from colorsys import rgb_to_hls
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PIL import Image as Pictures
from PIL import ImageChops, ImageStat

from tests.games.nebula.printed_kits import (
    GREEK,
    LETTERS,
    ROMAN,
    SKY,
    each_kit,
    each_paper,
    in_black,
    nebula,
)
from tests.helpers.kit_pages import near, pages, seen, texts
from tests.helpers.page_shapes import BLACK, MM, discs, spots

if TYPE_CHECKING:
    from pathlib import Path

    from PIL.Image import Image

    from pnp.models import Ink

pytestmark = pytest.mark.full

ALL = 120 + 30 + 14 + 16 + 1
DPI = 200
PAPER = 250  # what is at least as light is not printed on
CUT = (12, 12.6)  # mm across the line to cut along, drawn without greys
BLED = (13.8, 14.4)  # mm across what is printed about it by night
SAME = 0.12  # so much of their darkness two discs may differ in, and yet be of one kind


class Disc(NamedTuple):
    """A token on its page: where it is, how its middle and its whole look, made small, and what it says."""

    x: float
    y: float
    middle: Image
    whole: Image
    said: str


@cache
def tokens(file: Path, across: tuple[float, float] = CUT) -> list[Disc]:
    """The discs of the one page of tokens: what hangs together and is as wide as a token, and as high."""
    picture, (words,) = seen(file, 1, DPI), pages(file)
    printed = picture.point([0] * PAPER + [255] * (256 - PAPER))
    return [
        Disc(*at, look(picture, *at, 4), look(picture, *at, 6), " ".join(texts(near(words, *at, 6))))
        for at in ((spot.x, spot.y) for spot in discs(spots(printed, DPI, BLACK), *across))
    ]


def look(picture: Image, x: float, y: float, reach: float) -> Image:
    """What is about a point, in pixels so large that it does not matter where on them it lies."""
    edges = (x - reach, y - reach, x + reach, y + reach)
    left, top, right, bottom = (value * DPI / MM for value in edges)
    return picture.resize((12, 12), Pictures.Resampling.BOX, (left, top, right, bottom))


def unlike(one: Disc, other: Disc) -> float:
    pairs = (one.middle, other.middle), (one.whole, other.whole)
    return max(ImageStat.Stat(ImageChops.difference(*pair)).mean[0] / 255 for pair in pairs)


def kinds(found: list[Disc]) -> list[list[Disc]]:
    """The discs that say the same and look alike."""
    alike: list[list[Disc]] = []
    for disc in found:
        fitting = (group for group in alike if group[0].said == disc.said and unlike(group[0], disc) < SAME)
        group = next(fitting, None)
        if group is None:
            alike.append([disc])
        else:
            group.append(disc)
    return alike


def counted(file: Path) -> Counter[tuple[str, int]]:
    """What the tokens of each kind say, and how many of the kind there are."""
    return Counter((group[0].said, len(group)) for group in kinds(tokens(file)))


def expected(language: str, holes: int, players: int) -> Counter[tuple[str, int]]:
    """Stars, black holes, value markers, marker stars, and the marker of the black holes."""
    values = [*LETTERS, *(name.title() for name in SKY[language]), *ROMAN]
    stars = [(letter, 20) for letter in LETTERS]
    markers = [(letter, 4) for letter in GREEK[:players]]
    return Counter([*stars, ("", holes), *((value, 1) for value in values), *markers, ("", 1)])


@each_kit
def test_tokens_are_counted_kind_by_kind(language: str, name: str) -> None:
    file = in_black(language, name).file("tokens")
    assert len(tokens(file)) == ALL
    assert counted(file) == expected(language, 30, 4)


@pytest.mark.parametrize(("players", "holes"), [(2, 30), (3, 25), (4, 20)])
def test_fewer_players_have_fewer_boards_and_stars_and_more_black_holes(players: int, holes: int) -> None:
    made = in_black("en", "A4", players)
    assert len(pages(made.file("galaxies"))) == players
    assert counted(made.file("tokens")) == expected("en", holes, players)
    assert {max(word for word in texts(side) if word in GREEK) for side in pages(made.file("pads"))} == {
        GREEK[players - 1]
    }


@pytest.mark.parametrize(("ink", "across"), [("paper", CUT), ("night", BLED)])
def test_in_colour_the_same_tokens_lie_where_they_lie_in_black(ink: Ink, across: tuple[float, float]) -> None:
    black, colour = tokens(in_black().file("tokens")), tokens(nebula(ink=ink).file("tokens"), across)
    assert len(colour) == ALL
    for disc in colour:
        (same,) = [other for other in black if apart(disc, other) < 0.3]
        assert disc.said == same.said


def apart(one: Disc, other: Disc) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def test_each_token_shows_something_in_its_middle() -> None:
    found = tokens(in_black().file("tokens"))
    assert min(ImageStat.Stat(disc.middle.crop((2, 2, 10, 10))).stddev[0] for disc in found) > 20


@each_paper
def test_tokens_stand_three_millimetres_apart(name: str) -> None:
    found = tokens(in_black("en", name).file("tokens"))
    assert min(apart(*pair) for pair in combinations(found, 2)) > 12 + 3 - MM / DPI


HUES = {"R": (-12, 8), "O": (15, 32), "Y": (36, 55), "B": (195, 225), "P": (265, 300)}  # degrees


def test_the_stars_of_each_letter_have_its_colour() -> None:
    night = seen(nebula().file("tokens"), 1, 100, "colour")
    stars = [group for group in kinds(tokens(in_black().file("tokens"))) if len(group) == 20]
    assert sorted(group[0].said for group in stars) == sorted(LETTERS)
    for disc in (disc for group in stars for disc in group):
        hue, colourful, light = rim(night, disc)
        least, most = HUES.get(disc.said, (0, 360))
        assert least <= (hue + 12) % 360 - 12 <= most, (disc.said, hue)
        assert (colourful < 0.1 and light > 0.8) == (disc.said == "W")


def rim(picture: Image, disc: Disc) -> tuple[float, float, float]:
    """The colour that is seen most often within a disc's rim: hue in degrees, colourfulness, lightness."""
    places = [(disc.x + 5.1 * math.cos(turn), disc.y + 5.1 * math.sin(turn)) for turn in range(63)]
    seen_there = Counter(picture.getpixel((round(x * 100 / MM), round(y * 100 / MM))) for x, y in places)
    (colour, _), *_ = seen_there.most_common(1)
    assert isinstance(colour, tuple)
    red, green, blue = colour
    hue, lightness, _ = rgb_to_hls(red / 255, green / 255, blue / 255)
    return hue * 360, (max(red, green, blue) - min(red, green, blue)) / 255, lightness
