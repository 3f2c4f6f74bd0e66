"""The inks that a design is thought through in: on dark grounds, on white paper, in pure black."""

from typing import Literal, TypeAlias, get_args

Ink: TypeAlias = Literal["night", "paper", "black"]
INKS: tuple[Ink, ...] = get_args(Ink)
