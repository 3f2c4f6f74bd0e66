"""What only Hvězdokupy draws: layouts call these figures by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.figures import board as board_of
from pnp.games.hvezdokupy.figures import die, pattern, star, token

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure

_ROOMS: tuple[Any, ...] = (board_of, die, pattern, star, token)


def figures(board: Any) -> Mapping[str, Figure]:
    return {name: figure for room in _ROOMS for name, figure in room.figures(board).items()}
