"""What the cards of Hvězdokupy tell a layout: the pattern as rows of signs, the ranks of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.cards import PatternCard
    from pnp.games.hvezdokupy.shapes import Shape


def shown_constellation(card: PatternCard, _: object) -> dict[str, Any]:
    return {"rows": rows(card.shape)}


def rows(shape: Shape) -> tuple[str, ...]:
    """A pattern as it is written: * a star, . a space that does not matter."""
    height, width = (max(place[axis] for place in shape) + 1 for axis in (0, 1))
    stars = frozenset(shape)
    return tuple(
        "".join("*" if (row, column) in stars else "." for column in range(width)) for row in range(height)
    )


def shown_setup(card: Any, _: object) -> dict[str, Any]:
    return {"ranks": tuple(map(str, card["stack"]))}
