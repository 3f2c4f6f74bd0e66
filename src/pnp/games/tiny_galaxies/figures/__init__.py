"""What only Tiny Galaxies draws, made for a galaxy mat: layouts call these figures by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.tiny_galaxies.figures.colony import figures as colony_figures
from pnp.games.tiny_galaxies.figures.die import figures as die_figures
from pnp.games.tiny_galaxies.figures.mat import figures as mat_figures
from pnp.games.tiny_galaxies.figures.mission import figures as mission_figures
from pnp.games.tiny_galaxies.figures.planet import figures as back_figures
from pnp.games.tiny_galaxies.figures.rogue import figures as attack_figures
from pnp.games.tiny_galaxies.figures.signs import figures as action_figures
from pnp.games.tiny_galaxies.figures.track import figures as track_figures
from pnp.games.tiny_galaxies.figures.worlds import figures as world_figures

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure
    from pnp.games.tiny_galaxies.board import Mat


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
