"""What cards of Nebula come to on a small board: every legal galaxy of it listed, and each measured."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from tests.oracles.nebula_galaxy import (
    COLOURS,
    Sky,
    all_cells,
    cells_where,
    in_pieces,
    items,
    links_of,
    orbital_neighbours,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Stars = dict[str, str]
Card = dict[str, Any]
COMPLETE_DECIDES = {
    "shining-stars",
    "stars",
    "constellation-colours",
    "orbit-colours",
    "orbit-all-different",
    "each-colour",
    "colour-across-constellations",
    "linked-pairs",
    "shining-of-one-colour",
    "orbits-with",
    "orbital-to-shining",
}


def legal_galaxies(board: Any) -> list[Stars]:
    """All with a star in the centre; of those that differ by a change of colours, one."""
    cells, links = all_cells(board), links_of(board)
    pieces: dict[frozenset[str], bool] = {}
    found: dict[tuple[int, ...], Stars] = {}
    for colours in product(("", *COLOURS.values()), repeat=len(cells)):
        stars = {cell: colour for cell, colour in zip(cells, colours, strict=True) if colour}
        if "core" not in stars or any(
            one in stars and stars[one] == stars.get(other) for one, other in links
        ):
            continue
        filled = frozenset(stars)
        if filled not in pieces:
            pieces[filled] = in_pieces(Sky(board, stars, 0, 0, 0))
        if not pieces[filled]:
            order = [colour for colour in dict.fromkeys(colours) if colour]
            found.setdefault(tuple(order.index(each) + 1 if each else 0 for each in colours), stars)
    return list(found.values())


class Listed:
    """A board with its legal galaxies, and what is measured of them for a rule, once."""

    def __init__(self, board: Any) -> None:
        self.board = board
        self.galaxies = legal_galaxies(board)
        self.complete = [stars for stars in self.galaxies if len(stars) == len(all_cells(board))]
        self.single = [stars for stars in self.galaxies if len(stars) == 1]
        self.known: dict[Any, set[Any]] = {}

    def measures(self, card: Card, which: str) -> set[Any]:
        key = which, *[str(card.get(name)) for name in ("rule", "constellation", "orbit", "pair")]
        if key not in self.known:
            galaxies: list[Stars] = getattr(self, which)
            self.known[key] = {found for stars in galaxies for found in measured(self.board, card, stars)}
        return self.known[key]

    def possible(self, card: Card) -> bool:
        return any(holds(card, found) for found in self.measures(card, "galaxies"))

    def certain(self, card: Card) -> bool:
        """Whether all galaxies that have a say meet a task, or score alike."""
        if self.complete and card["rule"] in COMPLETE_DECIDES:
            which = "complete"
        else:
            which = "single" if card["rule"] in HOLDS else "galaxies"
        found = self.measures(card, which)
        return all(holds(card, one) for one in found) if card["rule"] in HOLDS else len(found) == 1


def measured(board: Any, card: Card, stars: Stars) -> Iterator[Any]:
    """What a galaxy shows of what a rule looks at; where the card names a colour, for each in its place."""
    match card["rule"]:
        case "shining-stars":
            yield from _counts(cells_where(board, "shining", True), stars)
        case "stars":
            yield from _counts(all_cells(board), stars)
        case "empty-cells":
            yield len(all_cells(board)) - len(stars)
        case "constellation-colours":
            yield _colours(cells_where(board, "constellation", card["constellation"]), stars)
        case "orbit-colours":
            yield _colours(cells_where(board, "orbit", card["orbit"]), stars)
        case "orbit-all-different":
            cells = cells_where(board, "orbit", card["orbit"])
            yield _colours(cells, stars) == len(cells)
        case "each-colour":
            yield min(_counts(all_cells(board), stars))
        case "colour-across-constellations":
            yield from zip(*[_counts(cells, stars) for cells in _constellations(board)], strict=True)
        case "adjacent-orbits":
            yield _longest("".join(".#"[all(cell in stars for cell in orbit)] for orbit in _orbits(board)))
        case "constellations-complete":
            yield _pairs(board, card["pair"], stars)
        case "indirect-links-filled":
            yield all(cell in stars for link in links_of(board, "indirect") for cell in link)
        case "shining-neighbours-filled":
            yield all(cell in stars for cell in orbital_neighbours(board))
        case "linked-pairs":
            for pair in product(COLOURS.values(), repeat=2):
                if pair[0] < pair[1]:
                    yield items({**card, "colours": pair}, Sky(board, stars, 0, 0, 0))
        case _:
            for colour in COLOURS.values():
                yield items({**card, "colour": colour}, Sky(board, stars, 0, 0, 0))


HOLDS: dict[str, Callable[[Card, Any], bool]] = {
    "shining-stars": lambda card, found: found >= card["at_least"],
    "stars": lambda card, found: found >= card["at_least"],
    "empty-cells": lambda card, found: found <= card["at_most"],
    "constellation-colours": lambda card, found: found == card["exactly"],
    "orbit-colours": lambda card, found: found == card["exactly"],
    "orbit-all-different": lambda _, found: found,
    "each-colour": lambda card, found: found >= card["at_least"],
    "colour-across-constellations": lambda card, found: (
        sum(number >= card["at_least"] for number in found) >= card["constellations"]
    ),
    "adjacent-orbits": lambda card, found: found >= card["count"],
    "constellations-complete": lambda _, found: found,
    "indirect-links-filled": lambda _, found: found,
    "shining-neighbours-filled": lambda _, found: found,
}


def holds(card: Card, found: Any) -> bool:
    """Whether a task is met, or an item is scored, by what was measured."""
    return bool(HOLDS[card["rule"]](card, found)) if card["rule"] in HOLDS else found > 0


def _counts(cells: list[str], stars: Stars) -> list[int]:
    return [sum(stars.get(cell) == colour for cell in cells) for colour in COLOURS.values()]


def _colours(cells: list[str], stars: Stars) -> int | None:
    """How many colours fill some cells; None where one is empty."""
    return len({stars[cell] for cell in cells}) if all(cell in stars for cell in cells) else None


def _constellations(board: Any) -> list[list[str]]:
    return [cells_where(board, "constellation", name) for name in board["constellations"]]


def _orbits(board: Any) -> list[list[str]]:
    return [cells_where(board, "orbit", number) for number in range(1, 6)]


def _longest(row: str) -> int:
    return max(len(run) for run in row.split("."))


def _pairs(board: Any, pair: str, stars: Stars) -> bool:
    done = [all(cell in stars for cell in cells) for cells in _constellations(board)]
    apart = 2 if pair == "opposite" else 1
    return any(done[number] and done[(number + apart) % 4] for number in range(4))


__all__ = ["Listed"]
