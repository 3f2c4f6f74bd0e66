"""What only Nova Luna draws: layouts call these figures by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pnp.figures import Figure
from pnp.games.nova_luna.figures.mosaic import mosaic_figures
from pnp.games.nova_luna.figures.tile import corner_figures, tile_figures, token_figures
from pnp.games.nova_luna.figures.wheel import wheel_figures


def figures(board: Any) -> Mapping[str, Figure]:
    return {
        **mosaic_figures(board),
        **corner_figures(board),
        **tile_figures(board),
        **token_figures(board),
        **wheel_figures(board),
    }
