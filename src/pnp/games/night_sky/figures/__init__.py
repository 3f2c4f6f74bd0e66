"""The figures of Night Sky, which layouts call by name."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.figures.figure import Figure
from pnp.games.night_sky.cards import Sky
from pnp.games.night_sky.figures.assembly import ASSEMBLY_FIGURES
from pnp.games.night_sky.figures.board import make_board_figures
from pnp.games.night_sky.figures.cards import CARD_FIGURES, make_start_figures
from pnp.games.night_sky.figures.disc import make_map_figures
from pnp.games.night_sky.figures.icons import ICON_FIGURES


def figures(board: Sky) -> Mapping[str, Figure]:
    drawn = ASSEMBLY_FIGURES | make_board_figures(board) | CARD_FIGURES | make_map_figures(board)
    return drawn | ICON_FIGURES | make_start_figures(board)
