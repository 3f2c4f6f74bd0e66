"""The figures of Nova Luna, which layouts call by name."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.figures.figure import Figure
from pnp.games.nova_luna.figures.tiles import MOSAIC_FIGURES, TILE_FIGURES
from pnp.games.nova_luna.figures.wheel import WHEEL_FIGURES


def figures(_: object) -> Mapping[str, Figure]:
    return MOSAIC_FIGURES | TILE_FIGURES | WHEEL_FIGURES
