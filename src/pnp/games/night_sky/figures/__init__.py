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
    made = board_figures(board) | map_figures(board) | start_figures(board)
    return made | ASSEMBLY_FIGURES | CARD_FIGURES | ICON_FIGURES
