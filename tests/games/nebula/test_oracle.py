"""Nebula's matching and that of its second judge find as many pairs of stars."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pnp.games.nebula.card_rules import find_most_pairs
from tests.oracles.nebula import most_pairs as slow_pairs


@st.composite
def linked_stars(draw: st.DrawFn) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Stars of two colours, and any links between any of them."""
    cells = [f"c{number}" for number in range(draw(st.integers(2, 12)))]
    stars = {cell: draw(st.sampled_from(["red", "blue"])) for cell in cells}
    pairs = [(one, other) for number, one in enumerate(cells) for other in cells[number + 1 :]]
    return stars, draw(st.lists(st.sampled_from(pairs), max_size=30))


@given(linked_stars())
def test_both_find_as_many_pairs(sky: tuple[dict[str, str], list[tuple[str, str]]]) -> None:
    stars, links = sky
    cells = [*stars]
    linked = [0] * len(cells)
    for one, other in links:
        linked[cells.index(one)] |= 1 << cells.index(other)
        linked[cells.index(other)] |= 1 << cells.index(one)
    red = sum(1 << number for number, cell in enumerate(cells) if stars[cell] == "red")
    found = find_most_pairs(red, ((1 << len(cells)) - 1) ^ red, linked)
    assert len(found) == slow_pairs(stars, links, "red", "blue")
    used = [cell for pair in found for cell in pair]
    assert len(used) == len({*used})
    assert all(red >> one & 1 and not red >> other & 1 and linked[one] >> other & 1 for one, other in found)
