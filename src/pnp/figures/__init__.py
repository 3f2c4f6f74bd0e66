"""The named figures of the house, which every layout may call by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from pnp.doors import door
from pnp.figures.figure import Figure, FigureError, Parameter, arguments, mistakes
from pnp.figures.forms import FIGURES as FORMS
from pnp.figures.frame import FIGURES as FRAMES
from pnp.figures.globes import FIGURES as GLOBES
from pnp.figures.measures import FIGURES as MEASURES
from pnp.figures.palette import LINES, PAINTS, Palette
from pnp.figures.plate import FIGURES as PLATES
from pnp.figures.ring import FIGURES as RINGS
from pnp.figures.rose import FIGURES as ROSES
from pnp.figures.sphere import FIGURES as SPHERES
from pnp.figures.spiral import FIGURES as SPIRALS
from pnp.figures.stands import FIGURES as STANDS
from pnp.figures.stands import places
from pnp.figures.stars import FIGURES as STAR_FIELDS
from pnp.figures.track import FIGURES as TRACKS

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


_KINDS = (
    STAR_FIELDS,
    FRAMES,
    PLATES,
    RINGS,
    STANDS,
    FORMS,
    GLOBES,
    SPIRALS,
    ROSES,
    SPHERES,
    TRACKS,
    MEASURES,
)

FIGURES: Mapping[str, Figure] = MappingProxyType(
    {name: figure for kind in _KINDS for name, figure in sorted(kind.items())}
)
