"""What only Comets draws: the head of a comet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.figures import dot, fill_in, make_figure
from pnp.geometry import centre

if TYPE_CHECKING:
    from pnp.figures import Palette
    from pnp.geometry import Box
    from pnp.scene import Shape


def comet(box: Box, palette: Palette) -> tuple[Shape, ...]:
    return fill_in(palette, "mark", dot(centre(box), box.width / 2))


def figures(_board: None) -> dict[str, Any]:
    return {"comets-head": make_figure("The head of a comet.", comet)}
