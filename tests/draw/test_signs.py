"""Signs: colours that mean something are told apart in grey, by every eye, by shape, letter and hatch."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from io import BytesIO
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.draw import (
    LIGHT_LETTER,
    SignError,
    choose_letter_colour,
    draw_sign,
    find_rim_colour,
    measure_contrast,
    parse_signs,
)
from pnp.geometry import Box, Size, bounds, translation
from pnp.models import INKS
from pnp.paths import flatten
from pnp.pictures import mix_colours, read_colour
from pnp.scene import Circle, Colour, Group, Info, Page, Path, RadialGradient, Rectangle, Scene, Text
from pnp.text import MM_PER_POINT, outline
from tests.helpers.colour_distances import SIGHTS, least_distance, least_lightness
from tests.helpers.shipped_theme import icons, palette, sign_sets, theme, tree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models import Ink
    from pnp.scene import Shape

SETS = sign_sets()
EVERY = [(of, name) for of, signs in SETS.items() for name in signs.signs]
ON_COLOUR = [(of, name) for of, name in EVERY if SETS[of].letter.at is None and SETS[of].signs[name].letter]
WHITE, BLACK, MAGENTA = read_colour("#FFFFFF"), read_colour("#000000"), read_colour("#FF00FF")
LEAST_APART = 0.15  # of the pixels that either of two signs covers

# The least difference in L*, and by CIEDE2000 to a normal eye and to the three kinds of colour blindness.
EXPECTED = {
    "nebula-stars": (12.3, 22.8, 12.4, 16.3, 15.1),
    "nova-luna": (17.9, 37.0, 27.4, 28.6, 37.1),
    "night-sky": (13.8, 27.2, 23.2, 28.0, 22.7),
    "players": (13.2, 33.9, 13.8, 21.6, 16.1),
    "constellations": (25.0, 33.3, 24.2, 18.8, 40.5),
    "resources": (13.9, 23.3, 13.2, 16.9, 14.1),
}


def colours_of(name: str) -> list[Colour]:
    """The colours of a set; the black hole is no colour among the stars."""
    return [each.colour for key, each in SETS[name].signs.items() if key != "black-hole"]


@pytest.mark.parametrize("name", SETS)
def test_the_colours_of_a_set_differ_in_grey_and_to_every_eye(name: str) -> None:
    own = colours_of(name)
    least = (least_lightness(own), *(least_distance(own, sight) for sight in SIGHTS))
    assert min(least) >= 12
    assert least == pytest.approx(EXPECTED[name], abs=0.2)


def test_eyes_that_see_no_red_confuse_what_others_do_not() -> None:
    red, green = read_colour("#A04030"), read_colour("#5F6A2B")
    assert least_distance([red, green], "normal") > 35
    assert least_distance([red, green], "deutan") < 12


@pytest.mark.parametrize("name", SETS)
def test_no_two_signs_of_a_set_bear_the_same_letter(name: str) -> None:
    letters = [each.letter for each in SETS[name].signs.values()]
    assert len(set(letters)) == len(letters)
    assert all(
        len(letter) == 1 for key, letter in zip(SETS[name].signs, letters, strict=True) if key != "black-hole"
    )


def test_players_bear_letters_that_no_colour_bears() -> None:
    players = {each.letter for each in SETS["players"].signs.values()}
    others = {
        each.letter for name, signs in SETS.items() if name != "players" for each in signs.signs.values()
    }
    assert players == set("αβγδε")
    assert not players & others


@cache
def drawn(ink: Ink, radius: float, behind: Colour, dpi: float) -> dict[str, dict[str, Image.Image]]:
    """Each sign without its letter, in a square three times its radius, by set and name."""
    side = 3 * radius
    room = Box(0, 0, side * max(len(signs.signs) for signs in SETS.values()), side * len(SETS))
    shapes: list[Shape] = [Rectangle(room, behind)]
    for row, signs in enumerate(SETS.values()):
        for column, name in enumerate(signs.signs):
            place = translation((column + 0.5) * side, (row + 0.5) * side)
            shapes.append(Group(draw_sign(signs, name, radius, palette(ink), letter=False), place))
    pdf = write_pdf([Page(Scene(room, tuple(shapes)))], Info("signs", "", "", "en"))
    page = Image.open(BytesIO(next(pages_png(pdf, [Size(room.width, room.height)], dpi))))
    pixels = page.height / len(SETS)
    return {
        of: {name: cut(page, pixels, row, column) for column, name in enumerate(signs.signs)}
        for row, (of, signs) in enumerate(SETS.items())
    }


def cut(page: Image.Image, pixels: float, row: int, column: int) -> Image.Image:
    left, top, side = round(column * pixels), round(row * pixels), round(pixels)
    return page.crop((left, top, left + side, top + side))


def silhouette(picture: Image.Image) -> Image.Image:
    """White where a sign lies over magenta."""
    behind = Image.new("RGB", picture.size, (255, 0, 255))
    return ImageChops.difference(picture, behind).convert("L").point(lambda value: 255 * (value > 40))


def pixels_in(picture: Image.Image) -> int:
    return picture.histogram()[255]


def both(one: Image.Image, other: Image.Image) -> int:
    """How many pixels at least one of two silhouettes covers."""
    return pixels_in(ImageChops.lighter(one, other))


@pytest.mark.parametrize("name", SETS)
def test_the_shapes_of_a_set_differ(name: str) -> None:
    shapes = [silhouette(picture) for picture in drawn("paper", 10.0, MAGENTA, 100)[name].values()]
    shares = [pixels_in(ImageChops.difference(a, b)) / both(a, b) for a, b in combinations(shapes, 2)]
    assert min(shares) >= LEAST_APART


@pytest.mark.parametrize("name", SETS)
def test_in_black_the_signs_of_a_set_differ_without_their_letters(name: str) -> None:
    on_white, on_magenta = drawn("black", 3.0, WHITE, 300)[name], drawn("black", 3.0, MAGENTA, 300)[name]
    for a, b in combinations(on_white, 2):
        apart = ImageChops.difference(on_white[a].convert("L"), on_white[b].convert("L"))
        changed = pixels_in(apart.point(lambda value: 255 * (value > 128)))
        assert changed / both(silhouette(on_magenta[a]), silhouette(on_magenta[b])) >= LEAST_APART, (a, b)


def test_the_raster_tells_like_from_unlike() -> None:
    pictures = drawn("paper", 10.0, MAGENTA, 100)
    red, blue = silhouette(pictures["nova-luna"]["red"]), silhouette(pictures["nova-luna"]["blue"])
    area = pixels_in(blue) * (25.4 / 100) ** 2
    assert area == pytest.approx(3.14159 * 10.15**2, rel=0.02)  # a disc of radius 10 and half its outline
    assert pixels_in(ImageChops.difference(red, red)) == 0


def test_a_letter_is_clear_on_its_colour() -> None:
    for of, name in ON_COLOUR:
        own = SETS[of].signs[name].colour
        (body, *_) = draw_sign(SETS[of], name, 4.0, palette("night"), letter=False)
        assert isinstance(body, Path)
        lightest = body.fill.stops[0].colour if isinstance(body.fill, RadialGradient) else own
        assert round(measure_contrast(choose_letter_colour(own), own), 1) >= 4.9, (of, name)
        assert round(measure_contrast(choose_letter_colour(own), lightest), 1) >= 4.9, (of, name)


def test_contrast_is_reckoned_as_the_guidelines_do() -> None:
    assert measure_contrast(WHITE, BLACK) == pytest.approx(21)
    assert measure_contrast(BLACK, WHITE) == pytest.approx(21)
    assert measure_contrast(read_colour("#777777"), WHITE) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(
    ("code", "ink", "other", "share"),
    [
        ("#681C94", "night", "#FFFFFF", 0.68),
        ("#FFCE30", "night", "#FFFFFF", 0.35),
        ("#FFCE30", "paper", "#1A1430", 0.45),
        ("#FFCE30", "black", "#000000", 1.0),
    ],
)
def test_an_outline_is_lighter_by_night_and_darker_on_paper(
    code: str, ink: Ink, other: str, share: float
) -> None:
    assert find_rim_colour(read_colour(code), ink) == mix_colours(
        read_colour(code), read_colour(other), share
    )


def texts(shapes: tuple[Shape, ...]) -> list[Text]:
    return [shape for shape in shapes if isinstance(shape, Text)]


def inked(text: Text) -> Box:
    """The box of a letter's ink where it stands."""
    (run,) = text.runs
    box = bounds(tuple(point for line in flatten(outline(run.face, run.text)) for point in line))
    return Box(
        run.x + box.x * run.size, run.y + box.y * run.size, box.width * run.size, box.height * run.size
    )


@given(radius=st.floats(1.5, 12))
def test_a_letter_stands_in_the_middle_of_its_sign(radius: float) -> None:
    for of, name in ON_COLOUR:
        (text,) = texts(draw_sign(SETS[of], name, radius, palette("paper")))
        ink = inked(text)
        middle = (ink.x + ink.width / 2, ink.y + ink.height / 2)
        assert middle == pytest.approx((0, 0), abs=1e-9), (of, name)
        assert max(ink.width, ink.height) / 2 < radius, (of, name)
        assert text.runs[0].size >= 5.5 * MM_PER_POINT - 1e-9, (of, name)


def test_other_letters_stand_beside_their_sign_in_the_colour_of_words() -> None:
    beside = [(of, name) for of, name in EVERY if SETS[of].letter.at]
    for (of, name), ink in product(beside, INKS):
        (text,) = texts(draw_sign(SETS[of], name, 3.0, palette(ink)))
        assert text.colour == palette(ink).colour("text"), (of, name, ink)
        assert inked(text).x > 2.4, (of, name, ink)


def test_a_sign_is_drawn_without_its_letter_where_none_is_wanted() -> None:
    stars = SETS["nebula-stars"]
    assert texts(draw_sign(stars, "red", 3.0, palette("night"), letter=False)) == []
    assert texts(draw_sign(stars, "black-hole", 3.0, palette("night"))) == []


def test_in_black_a_letter_stands_on_a_white_disc_between_hatch_and_outline() -> None:
    _, hatch, disc, edge, letter = draw_sign(SETS["nebula-stars"], "orange", 3.0, palette("black"))
    assert isinstance(hatch, Group)
    assert isinstance(disc, Circle)
    assert disc.fill == WHITE
    assert disc.radius == pytest.approx(1.56)
    assert isinstance(edge, Path)
    assert (edge.fill, edge.stroke and edge.stroke.colour) == (None, BLACK)
    assert isinstance(letter, Text)
    assert letter.colour == BLACK


def widths(shapes: tuple[Shape, ...]) -> Iterator[float]:
    """Of all strokes but those of a hatch."""
    return (shape.stroke.width for shape in shapes if isinstance(shape, Path) and shape.stroke)


@given(radius=st.floats(0.8, 12))
def test_no_line_of_a_sign_is_too_thin_to_be_seen(radius: float) -> None:
    for (of, name), ink in product(EVERY, INKS):
        thinnest = min(widths(draw_sign(SETS[of], name, radius, palette(ink))), default=1.0)
        assert thinnest >= 0.14, (of, name, ink)


def test_an_outline_grows_with_its_sign_but_not_for_ever() -> None:
    for of, name in ON_COLOUR:
        small, great = (max(widths(draw_sign(SETS[of], name, r, palette("paper")))) for r in (1.5, 30.0))
        assert (small, great) == (0.14, 0.3), (of, name)


@pytest.mark.parametrize(("radius", "pitch"), [(1.0, 0.45), (3.0, 0.6), (4.0, 0.8), (9.0, 0.96)])
def test_a_hatch_grows_with_its_sign_within_limits(radius: float, pitch: float) -> None:
    _, hatch, *_ = draw_sign(SETS["nebula-stars"], "blue", radius, palette("black"), letter=False)
    assert isinstance(hatch, Group)
    (lines,) = hatch.shapes
    assert isinstance(lines, Path)
    heights = sorted({round(point.y, 6) for line in flatten(lines.steps) for point in line})
    assert heights[1] - heights[0] == pytest.approx(pitch)
    assert 0.0 in heights


def test_a_sign_keeps_within_its_room() -> None:
    for of, name in EVERY:
        shapes = draw_sign(SETS[of], name, 1.0, palette("night"), letter=False)
        lines = [line for shape in shapes if isinstance(shape, Path) for line in flatten(shape.steps)]
        room = bounds(tuple(point for line in lines for point in line))
        assert max(-room.x, -room.y, room.x + room.width, room.y + room.height) <= 1.25, (of, name)


def test_signs_can_be_drawn_on_every_ground() -> None:
    for ground in theme().grounds:
        for of, name in EVERY:
            assert draw_sign(SETS[of], name, 2.0, palette("night", ground)) != ()


def test_only_stars_are_lit_by_night() -> None:
    def lit(of: str, name: str, ink: Ink) -> bool:
        shapes = draw_sign(SETS[of], name, 2.0, palette(ink))
        return any(isinstance(shape, Path) and isinstance(shape.fill, RadialGradient) for shape in shapes)

    assert lit("nebula-stars", "red", "night")
    assert not lit("nebula-stars", "red", "paper")
    assert not lit("nova-luna", "red", "night")


def test_a_sign_that_is_not_there_is_named_with_one_that_is_near() -> None:
    with pytest.raises(SignError, match=r"there is no sign 'orenge'; did you mean 'orange'\?"):
        draw_sign(SETS["nebula-stars"], "orenge", 2.0, palette("night"))


def changed(*keys: str, to: Any) -> Any:
    """The file of signs with one value changed."""
    copy = deepcopy(tree("signs.yaml"))
    holder = copy["sets"]
    for key in keys[:-1]:
        holder = holder[key]
    holder[keys[-1]] = to
    return copy


RED = ("nova-luna", "signs", "red")


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ({}, "missing required field `sets`"),
        (changed("nova-luna", to="x"), "Expected `object`, got `str`"),
        (changed("nova-luna", "signs", to={}), "Expected `object` of length >= 1 - at `$.sets[...].signs`"),
        (changed("nova-luna", "outlines", to="1"), "unknown field `outlines`"),
        (changed("nova-luna", "weave", to="much"), "Expected `float`, got `str` - at `$.sets[...].weave`"),
        (changed("nova-luna", "weave", to="11"), "Expected `float` <= 10.0"),
        (changed("nova-luna", "letter", to={"disc": "1"}), "missing required field `size`"),
        (changed("nova-luna", "letter", to={"size": "1", "at": "2"}), "`$.sets[...].letter.at`"),
        (changed("nova-luna", "lit", to="yes"), "Expected `bool`, got `str` - at `$.sets[...].lit`"),
        (changed(*RED, to={"colour": "#000000", "hatch": "none"}), "one of shape, parts, icon"),
        (changed(*RED, "icon", to="die"), "one of shape, parts, icon"),
        (changed(*RED, "colour", to="red"), "`$.sets[...].signs[...].colour`"),
        (changed(*RED, "colour", to="#BE2"), "`$.sets[...].signs[...].colour`"),
        (changed(*RED, "hatch", to="vertikal"), "Invalid enum value 'vertikal'"),
        (changed("resources", "signs", "energy", "icon", to="enregy"), "did you mean 'energy'?"),
        (changed("night-sky", "signs", "giant", "parts", to=[]), "one of shape, parts, icon"),
        (changed("night-sky", "signs", "giant", "parts", to=[{"fill": "none"}]), "required field `path`"),
        (
            changed("night-sky", "signs", "giant", "parts", to=[{"path": "M0 0", "in": ["blakc"]}]),
            "Invalid enum value 'blakc'",
        ),
        (
            changed("night-sky", "signs", "giant", "parts", to=[{"path": "M0 0", "fill": {"night": "cell"}}]),
            "parts[0].fill`",
        ),
    ],
)
def test_a_broken_file_of_signs_is_refused_with_what_would_be_right(broken: Any, said: str) -> None:
    with pytest.raises(SignError) as error:
        parse_signs(broken, icons())
    assert said in str(error.value)


def test_dark_colours_bear_light_letters() -> None:
    light = {
        (of, name)
        for of, name in ON_COLOUR
        if choose_letter_colour(SETS[of].signs[name].colour) == LIGHT_LETTER
    }
    assert {
        ("nebula-stars", "red"),
        ("nebula-stars", "purple"),
        ("nova-luna", "red"),
        ("nova-luna", "blue"),
    } <= light
    assert ("nebula-stars", "blue") not in light
