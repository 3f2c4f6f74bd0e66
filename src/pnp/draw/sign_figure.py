"""Signs as a figure that layouts may call: a colour that means something, in its shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.draw.signs import SignError, sign
from pnp.errors import coded, near
from pnp.figures import Figure, FigureError, Parameter
from pnp.figures.figure import figure
from pnp.geometry import Matrix, centre
from pnp.scene import Group

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.draw.signs import SignSet
    from pnp.figures import Palette
    from pnp.geometry import Box
    from pnp.scene import Shape


def sign_figure(sets: Callable[[], Mapping[str, SignSet]]) -> Figure:
    def draw(box: Box, palette: Palette, *, set: str, of: str, letter: bool) -> tuple[Shape, ...]:
        known = sets()
        if set not in known:
            wrong = coded("form-figure", f"there is no set of signs '{set[:40]}'")
            right = near(set, known) or f"the sets are {', '.join(known)}"
            raise FigureError(wrong, right, "set")
        try:
            shapes = sign(known[set], of, min(box.width, box.height) / 2, palette, letter=letter)
        except SignError as error:
            raise FigureError(error.wrong, error.right, "of") from None
        middle = centre(box)
        return (Group(shapes, transform=Matrix(1.0, 0.0, 0.0, 1.0, middle.x, middle.y)),)

    return figure(
        "A colour that means something: its shape, its letter, and in black its hatch.",
        draw,
        reach=6.0,
        set=Parameter("text", about="the set, such as nebula-stars, nova-luna, night-sky, players"),
        of=Parameter("text", about="which sign of the set"),
        letter=Parameter("truth", True, "whether its letter stands on it"),
    )
