"""What one galaxy of Nebula shows, asked slowly: whether a task is met, and what an advanced card counts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

COLOURS = {"R": "red", "P": "purple", "Y": "yellow", "W": "white", "B": "blue", "O": "orange"}
KINDS = ("direct", "indirect", "orbital")


@dataclass(frozen=True, slots=True)
class Sky:
    """One player's galaxy, and what cards read besides; `stars` is None where no galaxy was entered."""

    board: Any
    stars: dict[str, str] | None
    black_holes: int
    most_black_holes: int
    claimed: int


def links_of(board: Any, *kinds: str) -> list[tuple[str, str]]:
    return [(one, other) for kind in kinds or KINDS for one, other in board["links"].get(kind) or []]


def linked_to(board: Any, cell: str, *kinds: str) -> set[str]:
    pairs = links_of(board, *kinds)
    return {other for one, other in pairs if one == cell} | {one for one, other in pairs if other == cell}


def all_cells(board: Any) -> list[str]:
    return [cell["id"] for cell in board["cells"]]


def cells_where(board: Any, key: str, value: Any) -> list[str]:
    return [cell["id"] for cell in board["cells"] if cell.get(key) == value]


def outer_shining(board: Any) -> list[str]:
    return [cell for cell in cells_where(board, "shining", True) if cell != "core"]


def orbits_of(board: Any) -> list[list[str]]:
    """The cells of each orbit, from the inside out."""
    numbers = sorted({cell["orbit"] for cell in board["cells"] if cell.get("orbit") is not None})
    return [cells_where(board, "orbit", number) for number in numbers]


def orbital_neighbours(board: Any) -> set[str]:
    found: set[str] = set()
    for cell in outer_shining(board):
        found |= linked_to(board, cell, "orbital")
    return found


def filled(cells: Iterable[str], stars: Collection[str]) -> bool:
    return all(cell in stars for cell in cells)


def colours_on(cells: Iterable[str], stars: dict[str, str]) -> list[str]:
    return [stars[cell] for cell in cells if cell in stars]


def complete(sky: Sky) -> list[str]:
    """The complete constellations, in the board's order."""
    stars = sky.stars or {}
    return [
        name
        for name in sky.board["constellations"]
        if filled(cells_where(sky.board, "constellation", name), stars)
    ]


def most_pairs(stars: dict[str, str], links: Iterable[tuple[str, str]], first: str, second: str) -> int:
    """The most pairs, found by trying for each star in turn to leave it alone or to pair it with each."""
    wanted = sorted(
        {
            frozenset(link)
            for link in links
            if sorted(map(str, map(stars.get, link))) == sorted((first, second))
        },
        key=sorted,
    )
    together = {cell: {other for link in wanted if cell in link for other in link - {cell}} for cell in stars}

    @cache
    def best(left: frozenset[str]) -> int:
        if not left:
            return 0
        star = min(left)
        rest = left - {star}
        return max([best(rest), *(1 + best(rest - {other}) for other in together[star] & rest)])

    return best(frozenset().union(*wanted))


def _shining_stars(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    seen = colours_on(cells_where(sky.board, "shining", True), stars)
    return seen.count(card["colour"]) >= int(card["at_least"])


def _stars(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    return colours_on(all_cells(sky.board), stars).count(card["colour"]) >= int(card["at_least"])


def _empty_cells(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    return sum(1 for cell in all_cells(sky.board) if cell not in stars) <= int(card["at_most"])


def _constellation_colours(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    cells = cells_where(sky.board, "constellation", card["constellation"])
    return filled(cells, stars) and len(set(colours_on(cells, stars))) == card["exactly"]


def _orbit_colours(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    cells = cells_where(sky.board, "orbit", card["orbit"])
    return filled(cells, stars) and len(set(colours_on(cells, stars))) == card["exactly"]


def _orbit_all_different(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    cells = cells_where(sky.board, "orbit", card["orbit"])
    return filled(cells, stars) and len(set(colours_on(cells, stars))) == len(cells)


def _each_colour(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    seen = colours_on(all_cells(sky.board), stars)
    return all(seen.count(colour) >= card["at_least"] for colour in COLOURS.values())


def _across(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    enough = 0
    for name in sky.board["constellations"]:
        seen = colours_on(cells_where(sky.board, "constellation", name), stars)
        if seen.count(card["colour"]) >= card["at_least"]:
            enough += 1
    return enough >= int(card["constellations"])


def _adjacent_orbits(card: Any, sky: Sky, stars: dict[str, str]) -> bool:
    orbits = orbits_of(sky.board)
    runs = [orbits[start : start + card["count"]] for start in range(len(orbits) - card["count"] + 1)]
    return any(all(filled(orbit, stars) for orbit in run) for run in runs)


def _constellations_complete(card: Any, sky: Sky, _: dict[str, str]) -> bool:
    one, two, three, four = sky.board["constellations"]
    opposite = [{one, three}, {two, four}]
    adjacent = [{one, two}, {two, three}, {three, four}, {four, one}]
    pairs = {"opposite": opposite, "adjacent": adjacent}[card["pair"]]
    return any(pair <= set(complete(sky)) for pair in pairs)


def _indirect_links_filled(_: Any, sky: Sky, stars: dict[str, str]) -> bool:
    return all(one in stars and other in stars for one, other in links_of(sky.board, "indirect"))


def _shining_neighbours_filled(_: Any, sky: Sky, stars: dict[str, str]) -> bool:
    return filled(orbital_neighbours(sky.board), stars)


CONDITIONS: dict[str, Callable[[Any, Sky, dict[str, str]], bool]] = {
    "shining-stars": _shining_stars,
    "stars": _stars,
    "empty-cells": _empty_cells,
    "constellation-colours": _constellation_colours,
    "orbit-colours": _orbit_colours,
    "orbit-all-different": _orbit_all_different,
    "each-colour": _each_colour,
    "colour-across-constellations": _across,
    "adjacent-orbits": _adjacent_orbits,
    "constellations-complete": _constellations_complete,
    "indirect-links-filled": _indirect_links_filled,
    "shining-neighbours-filled": _shining_neighbours_filled,
}


def met(card: Any, sky: Sky) -> bool | None:
    """Whether a task's condition holds; None where it reads a galaxy that was not entered."""
    if card["rule"] == "most-black-holes":
        return sky.black_holes == sky.most_black_holes
    if sky.stars is None:
        return None
    return CONDITIONS[card["rule"]](card, sky, sky.stars)


def _surrounded(sky: Sky, stars: dict[str, str]) -> int:
    return sum(1 for cell in outer_shining(sky.board) if filled(linked_to(sky.board, cell), stars))


def items(card: Any, sky: Sky) -> int:
    """How often an advanced card scores in a galaxy."""
    stars = sky.stars or {}
    match card["rule"]:
        case "linked-pairs":
            return most_pairs(stars, links_of(sky.board), *card["colours"])
        case "shining-of-one-colour":
            seen = colours_on(cells_where(sky.board, "shining", True), stars)
            return max(seen.count(colour) for colour in COLOURS.values())
        case "public-tasks-done":
            return sky.claimed
        case "surrounded-shining":
            return _surrounded(sky, stars)
        case "orbits-with":
            return sum(1 for orbit in orbits_of(sky.board) if card["colour"] in colours_on(orbit, stars))
        case "orbital-to-shining":
            return colours_on(orbital_neighbours(sky.board), stars).count(card["colour"])
    raise KeyError(card["rule"])


def same_colour_linked(sky: Sky) -> bool:
    stars = sky.stars or {}
    return any(one in stars and stars[one] == stars.get(other) for one, other in links_of(sky.board))


def in_pieces(sky: Sky) -> bool:
    """Whether the occupied cells are more than one piece."""
    left = set(sky.stars or {})
    piece = {min(left)} if left else set()
    while True:
        grown = piece | {cell for known in piece for cell in linked_to(sky.board, known) if cell in left}
        if grown == piece:
            return piece != left
        piece = grown
