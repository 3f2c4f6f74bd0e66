"""Galaxies of Nebula for hypothesis: nearly full, they just meet or just miss what a given card asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.oracles.nebula_galaxy import (
    COLOURS,
    all_cells,
    cells_where,
    linked_to,
    links_of,
    orbital_neighbours,
    orbits_of,
)
from tests.positions.choices import some

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.positions.choices import Pick

__all__ = ["aimed", "galaxy", "written"]

LETTERS = list(COLOURS)

Stars = dict[str, str]


def _letter(colour: str) -> str:
    return next(letter for letter, name in COLOURS.items() if name == colour)


def _near(board: Any, stars: Stars, cell: str) -> set[str]:
    """The letters on the cells that are linked to this one."""
    return {stars[other] for other in linked_to(board, cell) if other in stars}


def _put(pick: Pick, board: Any, stars: Stars, cells: Iterable[str], letter: str, count: int) -> None:
    """Puts up to so many stars of a colour on some of the cells, none linked to its like."""
    for cell in some(pick, sorted(cells), 25):
        if count > 0 and cell not in stars and letter not in _near(board, stars, cell):
            stars[cell] = letter
            count -= 1


def _colour(pick: Pick, board: Any, stars: Stars, cells: Iterable[str], palette: list[str]) -> None:
    """Fills the cells, with colours of the palette where the links allow it."""
    for cell in cells:
        near = _near(board, stars, cell)
        apart = [letter for letter in LETTERS if letter not in near]
        liked = [letter for letter in palette if letter not in near]
        if cell not in stars:
            stars[cell] = pick(liked or apart or palette)


def _few_colours(pick: Pick, board: Any, cells: list[str], exactly: int) -> Stars:
    stars: Stars = {}
    _colour(pick, board, stars, some(pick, cells, 25), some(pick, LETTERS, exactly + pick([-1, 0, 0, 0, 1])))
    return stars


def _across(pick: Pick, card: Any, board: Any) -> Stars:
    stars: Stars = {}
    for name in some(pick, board["constellations"], card["constellations"] + pick([0, 0, 0, 1])):
        cells = cells_where(board, "constellation", name)
        _put(pick, board, stars, cells, _letter(card["colour"]), card["at_least"])
    return stars


def _paired(pick: Pick, card: Any, board: Any) -> Stars:
    """Two colours in turns over a good part of the board."""
    stars: Stars = {}
    letters = [_letter(colour) for colour in card["colours"]]
    for cell in some(pick, all_cells(board), pick([6, 10, 14, 18])):
        free = [letter for letter in letters if letter not in _near(board, stars, cell)]
        if free:
            stars[cell] = pick(free)
    return stars


def _needed_cells(pick: Pick, card: Any, board: Any) -> list[str]:
    """The cells that a card about full places asks for."""
    orbits, names = orbits_of(board), board["constellations"]
    match card["rule"]:
        case "adjacent-orbits":
            start = pick(range(len(orbits) - card["count"] + 1))
            return [cell for orbit in orbits[start : start + card["count"]] for cell in orbit]
        case "constellations-complete":
            one, step = pick(range(4)), 2 if card["pair"] == "opposite" else 1
            pair = [names[one], names[(one + step) % 4]]
            return [cell for name in pair for cell in cells_where(board, "constellation", name)]
        case "indirect-links-filled":
            return sorted({cell for link in links_of(board, "indirect") for cell in link})
        case "shining-neighbours-filled":
            return sorted(orbital_neighbours(board))
        case "empty-cells":
            return some(pick, all_cells(board), 25 - card["at_most"] + pick([-1, 0, 1]))
    return []


def aimed(pick: Pick, card: Any, board: Any) -> Stars:
    """Stars that meet a card's condition, or nearly; for the rest of the galaxy to be built around."""
    stars: Stars = {}
    everywhere, shining = all_cells(board), cells_where(board, "shining", True)
    match card["rule"]:
        case "shining-stars":
            _put(pick, board, stars, shining, _letter(card["colour"]), card["at_least"] + pick([-1, 0, 0, 1]))
        case "stars":
            _put(pick, board, stars, everywhere, _letter(card["colour"]), card["at_least"] + pick([-1, 0, 1]))
        case "colour-across-constellations":
            stars = _across(pick, card, board)
        case "constellation-colours":
            cells = cells_where(board, "constellation", card["constellation"])
            stars = _few_colours(pick, board, cells, card["exactly"])
        case "orbit-colours":
            stars = _few_colours(pick, board, cells_where(board, "orbit", card["orbit"]), card["exactly"])
        case "orbit-all-different":
            cells = cells_where(board, "orbit", card["orbit"])
            stars = dict(zip(cells, some(pick, LETTERS, 6), strict=False))
        case "each-colour":
            for letter in LETTERS:
                _put(pick, board, stars, everywhere, letter, card["at_least"])
        case "linked-pairs":
            stars = _paired(pick, card, board)
        case "orbits-with":
            for orbit in orbits_of(board):
                _put(pick, board, stars, orbit, _letter(card["colour"]), pick([0, 1, 1, 2]))
        case "orbital-to-shining":
            _put(pick, board, stars, orbital_neighbours(board), _letter(card["colour"]), pick(range(9)))
        case _:
            _colour(pick, board, stars, _needed_cells(pick, card, board), some(pick, LETTERS, pick([4, 6])))
    return stars


def _grown(pick: Pick, board: Any, count: int) -> list[str]:
    """Cells as a game fills them: from the centre, each linked to one before."""
    cells = ["core"]
    while len(cells) < count:
        cells.append(pick(sorted({other for cell in cells for other in linked_to(board, cell)} - set(cells))))
    return cells


def _to_fill(pick: Pick, board: Any) -> list[str]:
    """Which cells are to hold stars besides those that a card was aimed at with."""
    match pick(["full"] * 4 + ["grown"] * 2 + ["constellations"] * 2 + ["orbits", "aim", "scattered"]):
        case "full":
            return all_cells(board)
        case "grown":
            return _grown(pick, board, pick(range(1, 26)))
        case "constellations":
            names = some(pick, board["constellations"], pick(range(1, 5)))
            return ["core"] + [cell for name in names for cell in cells_where(board, "constellation", name)]
        case "orbits":
            return ["core"] + [
                cell for orbit in some(pick, orbits_of(board), pick(range(1, 5))) for cell in orbit
            ]
        case "scattered":
            return some(pick, all_cells(board), pick(range(12)))
    return []


def galaxy(pick: Pick, board: Any, card: Any) -> Stars:
    """The letters on the occupied cells of a galaxy that was built with a card in mind, at times spoilt."""
    if pick(range(24)) == 23:
        return {}
    stars = aimed(pick, card, board)
    _colour(pick, board, stars, _to_fill(pick, board), some(pick, LETTERS, pick([2, 3, 3, 4, 6, 6])))
    for cell in some(pick, sorted(stars), pick([0, 0, 0, 1, 1, 2, 4, 5])):
        del stars[cell]
    for cell in some(pick, all_cells(board), pick([0] * 5 + [1, 1, 3])):
        stars[cell] = pick(LETTERS)
    return stars


def written(pick: Pick, board: Any, stars: Stars) -> dict[str, str]:
    """A galaxy as on a sheet: strings for the constellations, some of their cells named singly instead."""
    found: dict[str, str] = {}
    if "core" in stars or pick([False, True]):
        found["core"] = stars.get("core", ".")
    for name in board["constellations"]:
        cells = cells_where(board, "constellation", name)
        letters = [stars.get(cell, ".") for cell in cells]
        if pick(range(5)) == 4:
            found |= {cell: stars[cell] for cell in some(pick, cells, len(cells)) if cell in stars}
            empty = [cell for cell in cells if cell not in stars]
            found |= dict.fromkeys(some(pick, empty, pick([0, 0, 1])), ".")
        elif set(letters) != {"."} or pick([False, True]):
            found[name] = "".join(letters)
    return found
