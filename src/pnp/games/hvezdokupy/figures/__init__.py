"""What only Hvězdokupy draws: layouts call these figures by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.figures import die, pattern, star

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure

_ROOMS: tuple[Any, ...] = (die, pattern, star)


def figures(board: Any) -> Mapping[str, Figure]:
    return {name: figure for room in _ROOMS for name, figure in room.figures(board).items()}
