"""The same scene looks the same in PDF, drawn by pdfium, and in SVG, drawn by resvg."""

from __future__ import annotations

import pytest

from pnp.geometry import combine_maps, rotation, scaling, translation
from pnp.scene import Group, Page, Placed, Scene
from tests.backends.spoilt_scenes import flat, moved, opaque, unboxed, unclipped
from tests.helpers.rendered_pages import MOST, difference, from_pdf, from_svg
from tests.helpers.scenes import ALONE, MIDDLE, PAGE, STEP, TOGETHER, page

PAGES = {name: page(shape) for name, shape in ALONE.items()} | TOGETHER
MUTATIONS = {"moved": moved, "unclipped": unclipped, "unboxed": unboxed, "flat": flat, "opaque": opaque}


def differing(pages: dict[str, Page]) -> dict[str, float]:
    """The pages that look different in PDF and in SVG, and how much of each differs."""
    shares = {name: difference(from_pdf(drawn), from_svg(drawn)) for name, drawn in pages.items()}
    return {name: share for name, share in shares.items() if share > MOST}


def spoilt_pages(what: str) -> dict[str, Page]:
    """The pages in which there is something to spoil, spoilt."""
    spoilt = {name: MUTATIONS[what](original) for name, original in PAGES.items()}
    return {name: changed for name, changed in spoilt.items() if changed != PAGES[name]}


@pytest.mark.parametrize("name", PAGES)
def test_pdf_and_svg_look_the_same(name: str) -> None:
    assert differing({name: PAGES[name]}) == {}


@pytest.mark.full
@pytest.mark.parametrize("what", MUTATIONS)
def test_the_comparison_notices_what_is_spoilt(what: str) -> None:
    spoilt = spoilt_pages(what)
    assert spoilt
    shares = {name: difference(from_pdf(PAGES[name]), from_svg(each)) for name, each in spoilt.items()}
    assert [name for name, share in shares.items() if share <= MOST] == []


@pytest.mark.full
@pytest.mark.parametrize("what", MUTATIONS)
def test_the_comparison_notices_it_in_the_pdf_as_well(what: str) -> None:
    spoilt = spoilt_pages(what)
    shares = {name: difference(from_svg(PAGES[name]), from_pdf(each)) for name, each in spoilt.items()}
    assert [name for name, share in shares.items() if share <= MOST] == []


def test_a_page_without_ink_is_like_nothing() -> None:
    with pytest.raises(AssertionError, match="nothing was drawn"):
        differing({"empty": page()})


def combination(name: str) -> Page:
    """The shape within a scene that recurs, small, upside down and faded, over another shape."""
    scene = Scene(PAGE, (ALONE["faded gradient"], ALONE[name]))
    small = combine_maps(rotation(180.0, MIDDLE), scaling(0.6, 0.6))
    upright = Placed(scene, combine_maps(scaling(0.6, 0.6), translation(9 * STEP, 9 * STEP)), recurs=True)
    return page(Group((Placed(scene, small, recurs=True), upright), opacity=0.8))


@pytest.mark.full
def test_what_is_placed_turned_and_faded_looks_the_same() -> None:
    combinations = {name: combination(name) for name in ALONE}
    assert differing(combinations) == {}
    shares = {name: difference(from_pdf(each), from_svg(moved(each))) for name, each in combinations.items()}
    assert [name for name, share in shares.items() if share <= MOST] == []


@pytest.mark.full
@pytest.mark.parametrize("degrees", [75.0, 200.0])  # sines and cosines of either sign
def test_what_is_turned_looks_the_same(degrees: float) -> None:
    turn = rotation(degrees, MIDDLE)
    assert differing({name: page(Group((shape,), turn)) for name, shape in ALONE.items()}) == {}
