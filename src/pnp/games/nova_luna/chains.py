"""Which tasks of a mosaic are met: chains of one colour, and what touches a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from pnp.games.nova_luna.position import Mosaic
    from pnp.games.nova_luna.tiles import Task

Place: TypeAlias = tuple[int, int]


def neighbours(place: Place) -> tuple[Place, Place, Place, Place]:
    """The places by its sides, never by a corner."""
    row, column = place
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def chains(mosaic: Mosaic) -> dict[Place, frozenset[Place]]:
    """For each place the chain of its tile: all of its colour that hang together by sides."""
    found: dict[Place, frozenset[Place]] = {}
    for place, tile in mosaic.items():
        if place not in found:
            same = {other for other, its in mosaic.items() if its.colour == tile.colour}
            chain = piece(place, same)
            found.update(dict.fromkeys(chain, chain))
    return found


def piece(start: Place, places: Collection[Place]) -> frozenset[Place]:
    """All places that hang together with one by sides."""
    found, waiting = {start}, [start]
    while waiting:
        for place in neighbours(waiting.pop()):
            if place in places and place not in found:
                found.add(place)
                waiting.append(place)
    return frozenset(found)


def tasks_met(mosaic: Mosaic) -> Iterator[tuple[int, int, int]]:
    """Row, column and number of each task that is met, from 0, in reading order."""
    linked = chains(mosaic)
    for place, tile in sorted(mosaic.items()):
        if tile.tasks:
            touching = _touching(place, mosaic, linked)
            for number, task in enumerate(tile.tasks):
                if _is_met(task, touching):
                    yield *place, number


def _touching(place: Place, mosaic: Mosaic, linked: Mapping[Place, frozenset[Place]]) -> dict[str, int]:
    """How many tiles of each colour the chains have that touch a tile; the tile itself never counts."""
    touched = {linked[beside] for beside in neighbours(place) if beside in mosaic}
    found: dict[str, int] = {}
    for chain in touched:
        colour = mosaic[next(iter(chain))].colour
        found[colour] = found.get(colour, 0) + len(chain - {place})
    return found


def _is_met(task: Task, touching: Mapping[str, int]) -> bool:
    return all(touching.get(colour, 0) >= wanted for colour, wanted in task)
