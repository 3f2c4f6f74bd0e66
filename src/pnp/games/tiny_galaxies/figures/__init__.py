"""The figures of Tiny Galaxies, made for a galaxy mat, which layouts call by name."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.figures.figure import Figure
from pnp.games.tiny_galaxies.cards import Mat
from pnp.games.tiny_galaxies.figures.mat import make_mat_figures
from pnp.games.tiny_galaxies.figures.orreries import ORRERY_FIGURES
from pnp.games.tiny_galaxies.figures.planets import COLONY_FIGURES, PLANET_FIGURES
from pnp.games.tiny_galaxies.figures.signs import ACTION_FIGURES, ATTACK_FIGURES, DIE_FIGURES


def figures(board: Mat) -> Mapping[str, Figure]:
    before = ACTION_FIGURES | PLANET_FIGURES | ORRERY_FIGURES
    return before | make_mat_figures(board) | ATTACK_FIGURES | DIE_FIGURES | COLONY_FIGURES
