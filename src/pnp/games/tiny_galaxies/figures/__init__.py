"""What only Tiny Galaxies draws, made for a galaxy mat: layouts call these figures by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.tiny_galaxies.figures import colony, die, mat, mission, planet, rogue, signs, track, worlds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures import Figure
    from pnp.games.tiny_galaxies.board import Mat

_ROOMS = (signs, worlds, track, planet, mission, mat, rogue, die, colony)


def figures(board: Mat) -> Mapping[str, Figure]:
    return {name: figure for room in _ROOMS for name, figure in room.figures(board).items()}
