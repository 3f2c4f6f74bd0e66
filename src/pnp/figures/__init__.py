"""The named figures of the house, which every layout may call by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from pnp.doors import door
from pnp.figures import (
    forms,
    frame,
    globes,
    measures,
    plate,
    ring,
    rose,
    sphere,
    spiral,
    stands,
    stars,
    track,
)
from pnp.figures.figure import Figure, FigureError, Parameter, arguments, mistakes
from pnp.figures.palette import LINES, PAINTS, Palette
from pnp.figures.stands import places

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.chance import even
    from pnp.figures.figure import figure as make_figure
    from pnp.figures.folding import BLEED, SLOPE
    from pnp.figures.marks import filled
    from pnp.figures.nets import CUBE, OCTAHEDRON, Net, Side, Solid, extent, strip, tab_corners, unfolded
    from pnp.figures.points import curved, dot, polar, rays
else:
    __getattr__ = door(__name__)


_ROOMS = (stars, frame, plate, ring, stands, forms, globes, spiral, rose, sphere, track, measures)

FIGURES: Mapping[str, Figure] = MappingProxyType(
    {name: figure for room in _ROOMS for name, figure in sorted(room.FIGURES.items())}
)
