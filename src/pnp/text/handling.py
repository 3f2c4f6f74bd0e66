"""What must be known of words to break and place them, be they texts in one style or spans in several.

Lengths are thousandths of an em where nothing else is said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pnp.scene import Run
    from pnp.text.placing import PlacedIcon
    from pnp.text.spans import Span

T = TypeVar("T", str, "tuple[Span, ...]")  # a word: text, or spans of it

# The words of a line, and its left end and baseline in mm.
Standing: TypeAlias = "tuple[Sequence[T], float, float]"
Drawn: TypeAlias = "tuple[tuple[Run, ...], tuple[PlacedIcon, ...]]"


class Handling(Struct, Generic[T], frozen=True):
    em: float  # mm
    width: Callable[[T], float]  # of a word as it is seen
    space: Callable[[Any, Any], float]  # between two words, by the end of the one and the start of the other
    flat: Callable[[T], str]  # a word as text of as many characters
    named: Callable[[T], str]  # a word as a person would write it
    seen: Callable[[T], T]  # a word without its soft marks
    # A word parted at a character, which goes: what is seen of the head, and the tail; each with a mark more.
    cut: Callable[[T, int, str, str], tuple[T, T]]
    height: Callable[[Sequence[T]], float]  # of a line, above its baseline
    drawn: Callable[[Iterable[Standing[T]]], Drawn]
