"""What only Nebula draws, made for a galaxy board: layouts call these figures by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.nebula.figures import chart, clusters, counters, galaxy, galaxy_board, pieces, tallies

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure
    from pnp.games.nebula.board import Board

_ROOMS = (chart, galaxy, galaxy_board, tallies, clusters, counters, pieces)


def figures(board: Board) -> Mapping[str, Figure]:
    return {name: figure for room in _ROOMS for name, figure in room.figures(board).items()}
