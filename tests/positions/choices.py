"""Choices by one run of bytes, so that hypothesis does not make two of them alike on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from hypothesis import strategies as st

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn

Option = TypeVar("Option")


class Pick(Protocol):
    """Gives one of up to 256 options, each about as often as another."""

    def __call__(self, options: Sequence[Option]) -> Option: ...


def picker(draw: DrawFn, size: int) -> Pick:
    """Picks by the next of so many bytes, the first option for 0 and when they are used up: it shrinks."""
    left = iter(draw(st.binary(min_size=size, max_size=size)))

    def pick(options: Sequence[Option]) -> Option:
        return options[next(left, 0) * len(options) >> 8]

    return pick


def some(pick: Pick, options: Sequence[Option], count: int) -> list[Option]:
    """So many different ones, in any order."""
    left = list(options)
    return [left.pop(pick(range(len(left)))) for _ in range(min(count, len(left)))]
