"""What stands in the middle of a card and on its foot: even, centred, and clear of its neighbours."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from decks import card, circles, flat, fronts, line, lines, scenes
from pnp.draw.measures import BEAD, PLATE_RIM
from pnp.draw.ring import Ring, rayed_well
from pnp.draw.roles import palette
from pnp.geometry import Point
from pnp.scene import Circle, Group, LineTo, MoveTo, Path, Placed

if TYPE_CHECKING:
    from pnp.scene import Face


def test_several_icons_stand_evenly_about_the_middle() -> None:
    for count in (2, 3, 4, 5, 6):
        (face,) = fronts(card(icons=("star",) * count))
        middle = circles(face)[0].centre
        set_ = [shape for shape in scenes(face)[1].shapes if isinstance(shape, Placed)][1:]
        places = [Point(shape.transform.e - middle.x, shape.transform.f - middle.y) for shape in set_]
        angles = [math.degrees(math.atan2(at.y, at.x)) for at in places]
        steps = [(b - a) % 360 for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
        assert steps == [pytest.approx(360 / count)] * count
        assert len({round(math.hypot(at.x, at.y), 6) for at in places}) == 1


def test_the_rays_of_a_sun_are_even_and_begin_at_one_circle() -> None:
    well = Ring(Point(0, 0), 22.6)
    (sun,) = [
        shape for shape in rayed_well(well, palette("midnight")) if isinstance(shape, Path) and shape.fill
    ]
    tips = [step for step in sun.steps if isinstance(step, LineTo)][::2]
    lengths = {round(math.degrees(math.atan2(at.x, -at.y)) % 360, 3): math.hypot(at.x, at.y) for at in tips}
    assert sorted(lengths) == [pytest.approx(11.25 * k) for k in range(32)]
    rhythm = [round(lengths[angle], 3) for angle in sorted(lengths)]
    assert rhythm == rhythm[:4] * 8
    assert rhythm[0] > rhythm[2] > rhythm[1] == rhythm[3]
    assert {round(math.hypot(step.x, step.y), 3) for step in sun.steps if isinstance(step, MoveTo)} == {13.2}


def test_a_note_makes_the_ring_of_its_own_card_smaller_alone() -> None:
    plain, noted, alone = *fronts(card("A"), card("B", note="It is late.")), *fronts(card("A"))
    assert circles(plain)[0] == circles(alone)[0]
    assert circles(noted)[0].radius < circles(plain)[0].radius


def test_a_wide_note_stands_in_two_even_lines_clear_of_text_and_medallion() -> None:
    note = "The seal was older than the stars it named."
    (face,) = fronts(card(text="Keep it.", note=note, icons=("star",), value="1"))
    text = line(face, "Keep it.")
    first, second = (each for each in lines(face) if each.face == "SourceSans3-MediumItalic")
    assert 0.75 < first.box.width / second.box.width < 1.34
    assert first.box.y - (text.box.y + text.box.height) > 2.9
    assert 79.2 - 3.5 - (second.box.y + second.box.height) > 2.9


def test_a_card_without_a_value_has_a_star_in_the_medallions_place() -> None:
    def medallions(face: Face) -> list[Circle]:
        return [circle for circle in circles(face) if circle.centre == Point(31.5, 79.2)]

    def star_tips(face: Face) -> list[float]:
        paths = [shape for shape, _ in flat(face.scene) if isinstance(shape, Path) and shape.fill]
        starts = [step for path in paths for step in path.steps if isinstance(step, MoveTo)]
        return [79.2 - at.y for at in starts if at.x == pytest.approx(31.5) and 75 < at.y < 79]

    bare, valued = fronts(card("A", icons=("star",)), card("B", icons=("star",), value="3"))
    assert (medallions(bare), len(medallions(valued))) == ([], 2)
    assert star_tips(bare) == [pytest.approx(2.5)]
    assert star_tips(valued) == []


def test_text_below_a_picture_stands_in_the_middle_of_its_room() -> None:
    one, other = fronts(
        card("A", picture="9x9", icons=("star",), value="1", text="Go on."),
        card("B", picture="9x9", value="2", text="Stay."),
    )
    bead = next(at for at in circles(one) if at.radius == pytest.approx(BEAD))
    (group,) = [shape for shape in other.scene.shapes if isinstance(shape, Group)]
    assert group.clip is not None
    rim = max(step.y for step in group.clip.steps if isinstance(step, LineTo)) + PLATE_RIM
    seal = 79.2 - 3.5
    for face, top in ((one, bead.centre.y + BEAD), (other, rim)):
        (said,) = [each for each in lines(face) if each.face == "SourceSans3-Medium" and each.size > 2.5]
        assert said.box.y - top == pytest.approx(seal - said.box.y - said.box.height, abs=0.2)
