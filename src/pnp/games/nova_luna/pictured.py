"""What lies before each player of Nova Luna, as the picture of a position is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.errors import UsageError, counted, grouped, phrase
from pnp.games.nova_luna.chains import tasks_met

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.games.nova_luna.position import Mosaic, Position
    from pnp.scoring import Result


MOST = 500  # tiles of a mosaic, or tokens on it, that a picture can show


def pictured(position: Position, _: Result) -> Sequence[Mapping[str, Any]]:
    """The tiles of a mosaic and the tasks that they meet; alone, those of the first phase as well."""
    for player in position.players:
        _check(player.name, player.mosaic or {})
        _check(player.name, player.phase1 or {})
    return [
        {
            "alone": position.solo,
            "tiles": _tiles(player.mosaic),
            "met": _met(player.mosaic),
            "first-tiles": _tiles(player.phase1),
            "first-met": _met(player.phase1),
        }
        for player in position.players
    ]


def _check(name: str, mosaic: Mosaic) -> None:
    met = sum(1 for _ in tasks_met(mosaic))
    if max(len(mosaic), met) > MOST:
        many = counted(len(mosaic), "tile") if len(mosaic) > MOST else phrase("n-tasks-met", n=grouped(met))
        wrong = phrase("the-mosaic-of-name-has-many", name=name, many=many)
        right = phrase("a-picture-shows-most-at-most-pnp-score-any-number", most=MOST)
        raise UsageError(wrong, right)


def _tiles(mosaic: Mosaic | None) -> tuple[str, ...]:
    """Each by its place, its code and its id: rows and columns count from 1, as in explanations."""
    return tuple(
        f"{row + 1},{column + 1} {tile.code} {tile.id or ''}".strip()
        for (row, column), tile in sorted((mosaic or {}).items())
    )


def _met(mosaic: Mosaic | None) -> tuple[str, ...]:
    return tuple(f"{row + 1},{column + 1}:{task + 1}" for row, column, task in tasks_met(mosaic or {}))
