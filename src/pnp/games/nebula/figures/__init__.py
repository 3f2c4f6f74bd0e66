"""The figures of Nebula, made for a galaxy board, which layouts call by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pnp.figures import Figure
from pnp.games.nebula.cards import BitBoard
from pnp.games.nebula.figures.boards import BOARD_FIGURES
from pnp.games.nebula.figures.card_scenes import TALLY_FIGURES, make_chart_figures, make_galaxy_figures
from pnp.games.nebula.figures.galaxy_board import make_board_figures
from pnp.games.nebula.figures.pieces import PIECE_FIGURES


def figures(board: BitBoard) -> Mapping[str, Figure]:
    made = make_chart_figures(board) | make_galaxy_figures(board) | make_board_figures(board)
    return made | TALLY_FIGURES | BOARD_FIGURES | PIECE_FIGURES
