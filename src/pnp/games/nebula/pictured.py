"""What lies before each player of Nebula, as the picture of a position is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nebula.sky import ids

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.games.nebula.position import Astronomer, Position
    from pnp.scoring import Line, Result


def pictured(position: Position, result: Result) -> list[Mapping[str, Any]]:
    """The stars of a galaxy, the black holes on the bar, and the stars that earned each line."""
    return [
        {"stars": tuple(stars.values()), "holes": _holes(player), "marks": _marks(stars, lines)}
        for player, stars, lines in (
            (player, _stars(player), standing.lines)
            for player, standing in zip(position.players, result.players, strict=True)
        )
    ]


def _holes(player: Astronomer) -> int:
    """As many as the bar has spaces for; a sheet may say more."""
    return min(player.sky.black_holes, len(player.sky.board.bar))


def _stars(player: Astronomer) -> dict[str, str]:
    """By their cells, as a figure is told of them."""
    board = player.sky.board
    found = {
        cell: f"{cell}={colour}"
        for colour, mask in player.sky.galaxy.colours.items()
        for cell in ids(board, mask)
    }
    return {cell: found[cell] for cell in board.cells if cell in found}


def _marks(stars: Mapping[str, str], lines: tuple[Line, ...]) -> tuple[tuple[str, ...], ...]:
    """A place that bears no star, as a public task may have whose star was covered since, is left out."""
    earned = [{place for reason in line.reasons for place in reason.places} for line in lines]
    return tuple(tuple(star for cell, star in stars.items() if cell in places) for places in earned)
