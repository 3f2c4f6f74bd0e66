"""What only Tiny Galaxies draws, made for a galaxy mat: layouts call these figures by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pnp.figures import Figure
from pnp.games.tiny_galaxies.cards import Mat
from pnp.games.tiny_galaxies.figures.die import die_figures
from pnp.games.tiny_galaxies.figures.mat import mat_figures
from pnp.games.tiny_galaxies.figures.orreries import back_figures, mission_figures
from pnp.games.tiny_galaxies.figures.planets import colony_figures, track_figures, world_figures
from pnp.games.tiny_galaxies.figures.signs import action_figures, attack_figures


def figures(board: Mat) -> Mapping[str, Figure]:
    return {
        **action_figures(board),
        **world_figures(board),
        **track_figures(board),
        **back_figures(board),
        **mission_figures(board),
        **mat_figures(board),
        **attack_figures(board),
        **die_figures(board),
        **colony_figures(board),
    }
