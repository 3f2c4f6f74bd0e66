"""The figures that ship, which every layout may call by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr
from pnp.figures.figure import (
    LINES,
    PAINTS,
    Figure,
    FigureError,
    Palette,
    Parameter,
    Shapes,
    find_mistakes,
    settle_parameters,
)
from pnp.figures.forms import FORMS
from pnp.figures.frames import FRAMES
from pnp.figures.globes import GLOBES, SPIRALS
from pnp.figures.icon_stands import STANDS, place_icons
from pnp.figures.instruments import ROSES, SPHERES
from pnp.figures.measures import MEASURES, TRACKS
from pnp.figures.rings import PLATES, RINGS
from pnp.figures.stars import STAR_FIELDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.curves import curved_star, dot, polar_point, rays
    from pnp.figures.figure import make_figure
    from pnp.figures.marks import fill_in
    from pnp.figures.nets import OCTAHEDRON, unfold
    from pnp.figures.stars import uniform_numbers
else:
    __getattr__ = lazy_getattr(__name__)


_ALL = (STAR_FIELDS, FRAMES, PLATES, RINGS, STANDS, FORMS, GLOBES, SPIRALS, ROSES, SPHERES, TRACKS, MEASURES)

FIGURES: Mapping[str, Figure] = MappingProxyType(
    {name: figure for kind in _ALL for name, figure in sorted(kind.items())}
)
