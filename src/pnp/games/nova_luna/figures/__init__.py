"""What only Nova Luna draws: layouts call these figures by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nova_luna.figures.mosaic import figures as mosaic_figures
from pnp.games.nova_luna.figures.tasks import figures as corner_figures
from pnp.games.nova_luna.figures.tile import figures as tile_figures
from pnp.games.nova_luna.figures.tokens import figures as token_figures
from pnp.games.nova_luna.figures.wheel import figures as wheel_figures

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure


def figures(board: Any) -> Mapping[str, Figure]:
    return {
        **mosaic_figures(board),
        **corner_figures(board),
        **tile_figures(board),
        **token_figures(board),
        **wheel_figures(board),
    }
