"""The shipped theme: every role in three inks, lines that can be printed, words that can be read."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from pnp.draw import draw_sign, find_theme_faults, measure_contrast
from pnp.figures import FIGURES, LINES, PAINTS
from pnp.geometry import Box, Point
from pnp.models import INKS, LineRole, choose_ink
from pnp.paths import box_steps
from pnp.scene import Colour, RadialGradient
from tests.helpers.figure_views import TOLD
from tests.helpers.shipped_theme import is_black_or_white, paints, palette, sign_sets, theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models import Ink

GROUNDS = tuple(theme().grounds)
BOX = Box(0, 0, 30, 40)
WHITE = Colour(255, 255, 255)

# Lines that only adorn: without them nothing would be understood otherwise.
ADORNING = {"inner-frame", "medallion-inner", "ring-outer", "tick-long", "tick-short", "hairline"}


def names(ground: str) -> tuple[str, ...]:
    return (*theme().paints, *theme().grounds[ground])


def line_roles() -> Iterator[tuple[str, LineRole]]:
    for name, line in theme().lines.items():
        for ink in INKS:
            yield name, choose_ink(line, ink)


def test_the_theme_has_no_faults() -> None:
    assert find_theme_faults(theme(), lambda _: True) == ()


def test_the_theme_has_every_role_that_figures_and_icons_ask_for() -> None:
    assert set(PAINTS) | {"fill", "shade", "cut"} <= set(theme().paints)
    assert set(LINES) <= set(theme().lines)


def test_there_is_a_ground_for_each_family_of_cards() -> None:
    assert {"midnight", "sea", "plum", "ember", "umber", "slate"} <= set(GROUNDS)


def test_in_black_every_paint_is_black_or_white_or_nothing() -> None:
    for ground in GROUNDS:
        in_black = palette("black", ground)
        steps = box_steps(BOX)
        found = [in_black.paint(name, BOX) for name in names(ground)]
        drawn = [in_black.filled(name, steps, BOX) for name in names(ground)]
        strokes = [stroke.colour for name in theme().lines if (stroke := in_black.stroke(name))]
        words = [in_black.colour(choose_ink(role, "black").paint) for role in theme().texts.values()]
        assert [paint for paint in (*found, *strokes, *words) if not is_black_or_white(paint)] == [], ground
        assert all(is_black_or_white(paint) for shapes in drawn for paint in paints(shapes)), ground


def test_in_black_every_sign_is_black_and_white() -> None:
    for name, signs in sign_sets().items():
        drawn = {each: draw_sign(signs, each, 4.0, palette("black", "slate")) for each in signs.signs}
        coloured = [each for each in drawn if not all(map(is_black_or_white, paints(drawn[each])))]
        assert coloured == [], name


def test_paper_and_black_lie_on_white() -> None:
    inks: tuple[Ink, ...] = ("paper", "black")
    for ground, ink, name in product(GROUNDS, inks, ("ground", "back-ground", "well", "cell")):
        assert palette(ink, ground).paint(name, BOX) == WHITE, (ground, ink, name)
    for ground, name in product(GROUNDS, ("pool", "basin", "plate")):
        assert palette("paper", ground).paint(name, BOX) is None, (ground, name)


def test_by_night_a_ground_darkens_from_its_centre_to_its_edge() -> None:
    for ground in GROUNDS:
        night = palette("night", ground)
        painted = night.paint("ground", BOX)
        assert isinstance(painted, RadialGradient), ground
        ends = [stop.colour for stop in painted.stops[::2]]
        assert ends == [night.colour("centre"), night.colour("edge")], ground
        assert painted.centre == Point(15, 18.4), ground
        assert painted.radius == pytest.approx(24.5), ground  # of a diagonal of 50


def test_a_line_that_means_something_can_be_seen_and_every_line_printed() -> None:
    widths = {(name, line.width) for name, line in line_roles()}
    assert {name for name, width in widths if width < 0.09} == set()
    assert {name for name, width in widths if width < 0.14} <= ADORNING


def test_links_of_different_kinds_differ_in_more_than_colour() -> None:
    for ink in INKS:
        kinds = [
            choose_ink(theme().lines[name], ink)
            for name in ("board-direct", "board-indirect", "board-orbital")
        ]
        assert len({(line.width, line.dash) for line in kinds}) == 3


def test_words_are_clear_on_the_lightest_part_of_their_ground() -> None:
    behind = ("centre", "mix(centre, #FFFFFF, 10%)", "edge", "well", "cell")
    for ink, ground, name in product(INKS, GROUNDS, behind):
        below = clear(ink, ground, name)
        assert measure_contrast(clear(ink, ground, "text"), below) >= 6.4, (ink, ground, name)
        assert measure_contrast(clear(ink, ground, "value"), below) >= 4.5, (ink, ground, name)


def test_words_are_clear_on_fields_of_their_own() -> None:
    for ink, (words, below) in product(INKS, (("written", "write"), ("glue", "tab"))):
        assert measure_contrast(clear(ink, "ember", words), clear(ink, "ember", below)) >= 7, (ink, words)


def clear(ink: Ink, ground: str, name: str) -> Colour:
    colour = palette(ink, ground).colour(name)
    assert colour is not None
    return colour


def test_lines_stand_out_from_their_ground() -> None:
    for ink, ground in product(INKS, GROUNDS):
        behind = clear(ink, ground, "mix(centre, #FFFFFF, 14%)")
        assert measure_contrast(clear(ink, ground, "line"), behind) >= 4, (ink, ground)
        assert measure_contrast(clear(ink, ground, "accent"), behind) >= 4, (ink, ground)
        assert measure_contrast(clear(ink, ground, "fine"), clear(ink, ground, "centre")) >= 3, (ink, ground)


def test_type_is_never_set_smaller_than_can_be_read() -> None:
    for name, each in theme().texts.items():
        for ink in INKS:
            role = choose_ink(each, ink)
            assert role.least is not None, name
            assert 5.5 <= role.least <= role.size, name
    rule = choose_ink(theme().texts["rule"], "night")
    assert (rule.size, rule.least, rule.bold, rule.italic) == (
        9,
        8,
        "SourceSans3-Bold",
        "SourceSans3-MediumItalic",
    )


def test_titles_are_kerned_capitals() -> None:
    for name in ("title", "back", "game-title"):
        role = choose_ink(theme().texts[name], "paper")
        assert (role.kerned, role.capitals, role.face) == (True, True, "JosefinSans-SemiBold")


@pytest.mark.parametrize(
    ("ink", "role", "code"),
    [
        ("night", "line", "#E3CE93"),
        ("paper", "line", "#8A661C"),
        ("night", "mark", "#FFDF85"),
        ("paper", "mark", "#F2C14B"),
        ("night", "dim", "#70737F"),
        ("paper", "dim", "#CEBFA0"),
        ("night", "well", "#0D183C"),
        ("paper", "orbital", "#3E5CA8"),
        ("black", "tab", "#FFFFFF"),
    ],
)
def test_a_role_comes_to_its_colour(ink: Ink, role: str, code: str) -> None:
    found = clear(ink, "midnight", role)
    assert f"#{found.red:02X}{found.green:02X}{found.blue:02X}" == code


def test_slate_alone_has_lines_of_silver() -> None:
    silver = {ground for ground in GROUNDS if clear("night", ground, "line") == Colour(0xCF, 0xD9, 0xEA)}
    assert silver == {"slate"}
    assert clear("paper", "slate", "line") == Colour(0x52, 0x61, 0x7F)


def test_on_paper_the_accent_sorts_the_piles() -> None:
    accents = [clear("paper", ground, "accent") for ground in GROUNDS]
    assert len(set(accents)) == len(GROUNDS)


@pytest.mark.parametrize("ink", INKS)
def test_every_figure_finds_its_roles_in_the_theme(ink: Ink) -> None:
    """With each paint and line that it is not told to replace."""
    box, own = Box(0, 0, 110, 60), palette(ink, "plum")
    undrawn = [name for name, each in FIGURES.items() if not each.draw(box, own, TOLD.get(name, {}))]
    assert undrawn == ["star-field"] * (ink == "black")
