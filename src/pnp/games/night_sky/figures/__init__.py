"""What only Night Sky draws: layouts call these figures by their names."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.figures.figure import Figure
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.figures.assembly import ASSEMBLY_FIGURES
from pnp.games.night_sky.figures.board import board_figures
from pnp.games.night_sky.figures.cards import CARD_FIGURES
from pnp.games.night_sky.figures.disc import map_figures
from pnp.games.night_sky.figures.icons import ICON_FIGURES
from pnp.games.night_sky.figures.start import start_figures


def figures(board: Sky) -> Mapping[str, Figure]:
    drawn = ASSEMBLY_FIGURES | board_figures(board) | CARD_FIGURES | map_figures(board)
    return drawn | ICON_FIGURES | start_figures(board)
