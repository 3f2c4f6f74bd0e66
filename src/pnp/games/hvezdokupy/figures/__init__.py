"""What only Hvězdokupy draws: layouts call these figures by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pnp.figures import Figure
from pnp.games.hvezdokupy.figures.board import BOARD_FIGURES, PATTERN_FIGURES, PIECE_FIGURES
from pnp.games.hvezdokupy.figures.die import DIE_FIGURES


def figures(_: object) -> Mapping[str, Figure]:
    return BOARD_FIGURES | DIE_FIGURES | PATTERN_FIGURES | PIECE_FIGURES
