"""The same scene looks the same in PDF, drawn by pdfium, and in SVG, drawn by resvg."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.geometry import combined, rotation, scaling, translation
from pnp.scene import Group, Page, Placed, Scene
from tests.backends.spoilt_scenes import flat, moved, opaque, unboxed, unclipped
from tests.helpers.rendered_pages import assert_same, from_pdf, from_svg
from tests.helpers.scenes import ALONE, MIDDLE, PAGE, STEP, TOGETHER, page

if TYPE_CHECKING:
    from collections.abc import Callable


PAGES = {name: page(shape) for name, shape in ALONE.items()} | TOGETHER
MUTATIONS = {"moved": moved, "unclipped": unclipped, "unboxed": unboxed, "flat": flat, "opaque": opaque}
SPOILT = [
    pytest.param(name, spoil, id=f"{name}, {what}")
    for name, original in PAGES.items()
    for what, spoil in MUTATIONS.items()
    if spoil(original) != original
]


@pytest.mark.parametrize("name", PAGES)
def test_pdf_and_svg_look_the_same(name: str) -> None:
    assert_same(from_pdf(PAGES[name]), from_svg(PAGES[name]))


@pytest.mark.parametrize(("name", "spoil"), SPOILT)
def test_the_comparison_notices_what_is_spoilt(name: str, spoil: Callable[[Page], Page]) -> None:
    with pytest.raises(AssertionError, match="pixels differ"):
        assert_same(from_pdf(PAGES[name]), from_svg(spoil(PAGES[name])))


@pytest.mark.full
@pytest.mark.parametrize(("name", "spoil"), SPOILT)
def test_the_comparison_notices_it_in_the_pdf_as_well(name: str, spoil: Callable[[Page], Page]) -> None:
    with pytest.raises(AssertionError, match="pixels differ"):
        assert_same(from_svg(PAGES[name]), from_pdf(spoil(PAGES[name])))


def test_a_page_without_ink_is_like_nothing() -> None:
    with pytest.raises(AssertionError, match="nothing was drawn"):
        assert_same(from_pdf(page()), from_svg(page()))


def test_each_mutation_spoils_some_page() -> None:
    assert {spoil for _, spoil in (case.values for case in SPOILT)} == set(MUTATIONS.values())


def combination(name: str) -> Page:
    """The shape within a scene that recurs, small, upside down and faded, over another shape."""
    scene = Scene(PAGE, (ALONE["faded gradient"], ALONE[name]))
    small = combined(rotation(180.0, MIDDLE), scaling(0.6, 0.6))
    upright = Placed(scene, combined(scaling(0.6, 0.6), translation(9 * STEP, 9 * STEP)), recurs=True)
    return page(Group((Placed(scene, small, recurs=True), upright), opacity=0.8))


@pytest.mark.full
@pytest.mark.parametrize("name", ALONE)
def test_what_is_placed_turned_and_faded_looks_the_same(name: str) -> None:
    drawn = combination(name)
    assert_same(from_pdf(drawn), from_svg(drawn))
    with pytest.raises(AssertionError, match="pixels differ"):
        assert_same(from_pdf(drawn), from_svg(moved(drawn)))


@pytest.mark.full
@pytest.mark.parametrize("degrees", [10.0, 75.0, 135.0, 200.0, 315.0])
@pytest.mark.parametrize("name", ALONE)
def test_what_is_turned_looks_the_same(name: str, degrees: float) -> None:
    drawn = page(Group((ALONE[name],), rotation(degrees, MIDDLE)))
    assert_same(from_pdf(drawn), from_svg(drawn))
