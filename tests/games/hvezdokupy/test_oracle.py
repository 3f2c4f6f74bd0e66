"""Where patterns of Hvězdokupy lie, and what they lack, as the second judge finds it by turning signs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pnp.games.hvezdokupy.scoring import NEVER, SIDE, Ways, count_lacking, find_ways
from tests.oracles.hvezdokupy import lies, missing
from tests.positions.hvezdokupy import boards, patterns


def stars(rows: list[str]) -> tuple[tuple[int, int], ...]:
    return tuple((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "*")


def lacks(found: Ways, board: list[str]) -> bytes:
    signs = "".join(board)
    without = tuple(space for space, sign in enumerate(signs) if sign != "*")
    return count_lacking(found, without, signs.index("M") if "M" in signs else None)


@given(st.data())
def test_both_find_where_a_pattern_lies_and_what_it_lacks(data: st.DataObject) -> None:
    pattern = data.draw(patterns())
    board = data.draw(boards([pattern]))
    found = find_ways(stars(pattern))
    lacked = lacks(found, board)
    whole = [way for way, lack in zip(found.spaces, lacked, strict=True) if lack == 0]
    assert [[[space // SIDE + 1, space % SIDE + 1] for space in way] for way in whole] == lies(pattern, board)
    fewest = min(lacked)
    assert (None if fewest >= NEVER else fewest) == missing(pattern, board)
