"""What only Nova Luna draws: layouts call these figures by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nova_luna.figures import mosaic, tasks, tile, tokens, wheel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure

_ROOMS = (mosaic, tasks, tile, tokens, wheel)


def figures(board: Any) -> Mapping[str, Figure]:
    return {name: figure for room in _ROOMS for name, figure in room.figures(board).items()}
