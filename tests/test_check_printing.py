"""What is measured on printed cards: colours as eyes see them, shared ink."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colours import seen
from pnp.check.printing.overlaps import Pair, laid, shared
from pnp.check.printing.sights import SIGHTS, apart
from pnp.geometry import Box
from pnp.scene import Colour, Rectangle
from pnp.tones import BLACK

if TYPE_CHECKING:
    from coloraide import Color as Measured

parts = st.integers(0, 255)
colours = st.builds(Colour, parts, parts, parts)


@given(colours, colours)
def test_colours_lie_apart_as_another_program_reckons(one: Colour, other: Colour) -> None:
    for sight in SIGHTS:
        labs: list[Measured] = [seen(each, sight).convert("lab-d65") for each in (one, other)]
        assert abs(apart(one, other, sight) - labs[0].delta_e(labs[1], method="76")) < 0.2


def test_shared_ink_is_measured_by_its_pixels() -> None:
    from pnp.build.checked_faces import counted
    from pnp.check.printing.measuring import FINE, Look

    box = Box(2.0, 0.0, 3.0, 4.0)
    one, other = Rectangle(Box(0, 0, 5, 4), BLACK), Rectangle(Box(2, 1, 8, 2), BLACK)
    pair = Pair((one,), (other,), box)
    (counts,) = counted([Look(laid(pair), box)], FINE)
    assert shared(counts, box) == pytest.approx(6.0, abs=0.1)
