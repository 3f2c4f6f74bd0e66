"""What only Tiny Galaxies draws, made for a galaxy mat: layouts call these figures by their names."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.figures.figure import Figure
from pnp.games.tiny_galaxies.cards import Mat
from pnp.games.tiny_galaxies.figures.die import DIE_FIGURES
from pnp.games.tiny_galaxies.figures.mat import mat_figures
from pnp.games.tiny_galaxies.figures.orreries import ORRERY_FIGURES
from pnp.games.tiny_galaxies.figures.planets import PLANET_FIGURES
from pnp.games.tiny_galaxies.figures.signs import SIGN_FIGURES


def figures(board: Mat) -> Mapping[str, Figure]:
    return mat_figures(board) | DIE_FIGURES | ORRERY_FIGURES | PLANET_FIGURES | SIGN_FIGURES
