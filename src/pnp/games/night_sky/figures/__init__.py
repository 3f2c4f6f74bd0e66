"""What only Night Sky draws: layouts call these figures by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.night_sky.figures import assembly, board, card, constellation, disc, icons, start

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure

_ROOMS: tuple[Any, ...] = (assembly, board, card, constellation, disc, icons, start)


def figures(board: Any) -> Mapping[str, Figure]:
    return {name: figure for room in _ROOMS for name, figure in room.figures(board).items()}
