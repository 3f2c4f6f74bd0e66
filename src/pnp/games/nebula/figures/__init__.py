"""What only Nebula draws, made for a galaxy board: layouts call these figures by their names."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure
    from pnp.games.nebula.board import Board

ROOMS = ("chart", "galaxy", "galaxy_board", "tallies", "clusters", "counters", "pieces")


def figures(board: Board) -> Mapping[str, Figure]:
    rooms = [import_module(f"{__name__}.{name}") for name in ROOMS if find_spec(f"{__name__}.{name}")]
    return {name: figure for room in rooms for name, figure in room.figures(board).items()}
