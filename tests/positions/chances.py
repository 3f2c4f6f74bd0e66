"""How often something is drawn; the ends of a range would come together with other simple draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn


def once_in(draw: DrawFn, times: int) -> bool:
    """True about once in so many draws, and never in the simplest one."""
    return draw(st.integers(0, times - 1)) == (times + 1) // 2
