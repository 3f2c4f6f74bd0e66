"""What stands in the middle of a card and on its foot: even, centred, and clear of its neighbours."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from pnp.geometry import Point
from pnp.scene import LineTo, MoveTo, Path
from tests.helpers.card_sets import card, fronts
from tests.helpers.drawn_faces import circles, flat, line, lines

if TYPE_CHECKING:
    from pnp.scene import Circle, Face

MEDALLION = 3.9


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_several_icons_stand_evenly_about_their_own_middle(count: int) -> None:
    (face,) = fronts(card(icons=("star",) * count))
    ring = circles(face)[0].centre
    beads = {
        (at.centre.x, at.centre.y)
        for at in circles(face)
        if math.hypot(at.centre.x - ring.x, at.centre.y - ring.y) > 4  # further than their heart
    }
    middle = Point(*(sum(places) / len(beads) for places in zip(*beads, strict=True)))
    angles = sorted(math.degrees(math.atan2(y - middle.y, x - middle.x)) % 360 for x, y in beads)
    steps = [(b - a) % 360 for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
    assert steps == [pytest.approx(360 / count)] * count
    assert len({round(math.hypot(x - middle.x, y - middle.y), 6) for x, y in beads}) == 1


def test_a_note_makes_the_ring_of_its_own_card_smaller_alone() -> None:
    text = "Draw as many cards as there are worlds in your chart. " * 2
    plain, noted = fronts(card("A", text=text), card("B", text=text, note="It is late."))
    (alone,) = fronts(card("A", text=text))
    assert circles(plain)[0] == circles(alone)[0]
    assert circles(noted)[0].radius < circles(plain)[0].radius


def test_a_wide_note_stands_in_two_even_lines_clear_of_text_and_medallion() -> None:
    note = "The seal was much older than the stars it named."
    (face,) = fronts(card(text="Keep it.", note=note, icons=("star",), value="1"))
    text = line(face, "Keep it.")
    first, second = (each for each in lines(face) if each.face == "SourceSans3-MediumItalic")
    assert 0.75 < first.box.width / second.box.width < 1.34
    assert first.box.y - (text.box.y + text.box.height) > 2.9
    assert 79.2 - MEDALLION - (second.box.y + second.box.height) > 2.4


def test_a_card_without_a_value_has_a_star_in_the_medallions_place() -> None:
    bare, valued = fronts(card("A", icons=("star",)), card("B", icons=("star",), value="3"))
    assert (medallions(bare), len(medallions(valued))) == ([], 2)
    assert star_tips(bare) == [pytest.approx(2.5)]
    assert star_tips(valued) == []


def medallions(face: Face) -> list[Circle]:
    return [circle for circle in circles(face) if circle.centre.y == pytest.approx(79.2)]


def star_tips(face: Face) -> list[float]:
    paths = [shape for shape, _ in flat(face.scene) if isinstance(shape, Path) and shape.fill]
    starts = [step for path in paths for step in path.steps if isinstance(step, MoveTo)]
    return [79.2 - at.y for at in starts if at.x == pytest.approx(31.5) and 75 < at.y < 79]


def test_the_frame_opens_for_what_stands_on_its_foot() -> None:
    bare, valued = fronts(card("A", icons=("star",)), card("B", icons=("star",), value="3"))
    assert [opening(bare), opening(valued)] == [pytest.approx(4.1), pytest.approx(4.5)]


def opening(face: Face) -> float:
    """How far from the middle of the foot the line of the frame ends."""
    return min(
        abs(step.x - 31.5)
        for shape, _ in flat(face.scene)
        if isinstance(shape, Path) and shape.stroke and shape.stroke.width == pytest.approx(0.25)
        for step in shape.steps
        if isinstance(step, MoveTo | LineTo) and step.y == pytest.approx(79.2)
    )


def test_text_below_a_picture_stands_in_the_middle_of_its_room() -> None:
    icons, bare = fronts(
        card("A", picture="9x9", icons=("star",), value="1", text="Go on."),
        card("B", picture="9x9", value="2", text="Stay."),
    )
    bead = next(at for at in circles(icons) if at.radius == pytest.approx(3.3))
    edge, seal = bead.centre.y, 79.2 - MEDALLION
    for face, top in ((icons, edge + 3.3), (bare, edge + 1.0)):
        (said,) = [each for each in lines(face) if each.face == "SourceSans3-Medium" and each.size > 2.5]
        assert said.box.y - top == pytest.approx(seal - said.box.y - said.box.height, abs=0.6)
