"""What only Night Sky draws: layouts call these figures by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pnp.figures import Figure
from pnp.games.night_sky.figures.assembly import assembly_figures
from pnp.games.night_sky.figures.board import board_figures
from pnp.games.night_sky.figures.cards import constellation_figures, frame_figures
from pnp.games.night_sky.figures.disc import map_figures
from pnp.games.night_sky.figures.icons import icon_figures
from pnp.games.night_sky.figures.start import start_figures


def figures(board: Any) -> Mapping[str, Figure]:
    return {
        **assembly_figures(board),
        **board_figures(board),
        **frame_figures(board),
        **constellation_figures(board),
        **map_figures(board),
        **icon_figures(board),
        **start_figures(board),
    }
