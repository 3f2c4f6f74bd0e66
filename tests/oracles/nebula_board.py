"""The eight rules that the page sets for a galaxy board of Nebula, each asked slowly on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.oracles.nebula_galaxy import all_cells, cells_where, linked_to, links_of, orbits_of, outer_shining

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["RULES", "broken_rules"]


def _of(board: Any, cell: str, key: str) -> Any:
    return next(known.get(key) for known in board["cells"] if known["id"] == cell)


def _shining(board: Any) -> bool:
    names = sorted(_of(board, cell, "constellation") for cell in outer_shining(board))
    return "core" in cells_where(board, "shining", True) and names == sorted(board["constellations"])


def _constellations(board: Any) -> bool:
    sizes = [len(cells_where(board, "constellation", name)) for name in board["constellations"]]
    cells = all_cells(board)
    return sizes == [6] * 4 and len(set(cells)) == len(cells) == 25 and "core" in cells


def _orbits(board: Any) -> bool:
    orbits = orbits_of(board)
    placed = sorted(cell for orbit in orbits for cell in orbit)
    others = sorted(cell for cell in all_cells(board) if cell != "core")
    sizes = [len(cells_where(board, "orbit", number)) for number in (3, 4)]
    return len(orbits) == 5 and placed == others and sizes == [6, 5]


def _within_constellations(board: Any) -> bool:
    from_core = linked_to(board, "core")
    reached = sorted(_of(board, cell, "constellation") for cell in from_core)
    inner = [link for link in links_of(board, "direct", "indirect") if "core" not in link]
    own = all(_of(board, one, "constellation") == _of(board, other, "constellation") for one, other in inner)
    return (
        own and from_core == linked_to(board, "core", "direct") and reached == sorted(board["constellations"])
    )


def _indirect(board: Any) -> bool:
    links = links_of(board, "indirect")
    names = sorted(str(_of(board, one, "constellation")) for one, _ in links)
    return names == sorted(board["constellations"]) and len({cell for link in links for cell in link}) == 8


def _orbital(board: Any) -> bool:
    links = links_of(board, "orbital")
    return all(_of(board, one, "orbit") == _of(board, other, "orbit") is not None for one, other in links)


def _neighbours(board: Any) -> bool:
    each = [linked_to(board, cell, "orbital") for cell in outer_shining(board)]
    together = set().union(*each)
    shining = set(cells_where(board, "shining", True))
    return [len(two) for two in each] == [2] * 4 and len(together) == 8 and not together & shining


def _links(board: Any) -> bool:
    pairs = [frozenset(link) for link in links_of(board)]
    piece = {"core"}
    for _ in all_cells(board):
        piece |= {other for cell in piece for other in linked_to(board, cell)}
    return len(set(pairs)) == len(pairs) and piece == set(all_cells(board))


RULES: list[Callable[[Any], bool]] = [
    _shining,
    _constellations,
    _orbits,
    _within_constellations,
    _indirect,
    _orbital,
    _neighbours,
    _links,
]


def broken_rules(board: Any) -> list[int]:
    """The numbers of the page's rules that a board breaks."""
    return [number for number, kept in enumerate(RULES, start=1) if not kept(board)]
