"""A galaxy board as it is scored and drawn: its cells as bits, and what depends on the board alone, once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.errors import Mistake, coded, near, phrase, said
from pnp.games.nebula.rules_of_boards import CORE, ORBITS, Breach, Cell, Link, Plan, breaches
from pnp.models.entries import Entry, each, has, number, repeated, text, truth, whole, within

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

KINDS = ("direct", "indirect", "orbital")


@dataclass(frozen=True, slots=True)
class Board:
    """Cell number n, in the order of the file, is bit n of every mask."""

    cells: tuple[str, ...]
    numbers: Mapping[str, int]  # of the cells, by their ids
    constellations: Mapping[str, int]  # masks by name, in cyclic order
    cells_of: Mapping[str, tuple[int, ...]]  # numbers by constellation
    pairs: Mapping[str, tuple[int, ...]]  # masks of two constellations: the opposite and the adjacent ones
    orbits: tuple[int, ...]  # masks from the inside out
    all: int
    core: int
    shining: int
    outer_shining: tuple[int, ...]  # numbers of the four
    shining_neighbours: int  # the cells orbitally linked to the four
    indirect: int  # the cells of the indirect links
    linked: tuple[int, ...]  # the neighbours of each cell by any link
    bar: tuple[int, ...]  # what the bar shows after so many black holes
    full: int  # what it shows after more
    places: tuple[tuple[float, float], ...]  # of the cells, in mm from the centre, y down
    links: Mapping[str, tuple[tuple[int, int], ...]]  # by kind, each two numbers of cells


def made_board(entry: Entry, notes: list[Mistake]) -> Board | None:
    """The board of a file; notes names that are wrong and each broken rule of boards."""
    plan = _plan(entry)
    bar = [whole(points) for points in each(within(within(entry, "black_hole_bar"), "points"))]
    full = whole(within(within(entry, "black_hole_bar"), "full"))
    if plan is None:
        return None
    found = [*_of_names(entry, plan)] or [_mistake(breach) for breach in breaches(plan)]
    notes += found
    places = _places(entry)
    if found or full is None or None in bar or len(places) < len(plan.cells):
        return None
    return board_of(plan, tuple(points or 0 for points in bar), full, places)


def _plan(entry: Entry) -> Plan | None:
    """The board as the file draws it; None where any of it has a wrong form."""
    names = [text(name) for name in each(within(entry, "constellations"))]
    cells = [_cell(cell) for cell in each(within(entry, "cells"))]
    drawn = {kind: [*each(within(within(entry, "links"), kind))] for kind in KINDS}
    links = [_link(kind, link) for kind in KINDS for link in drawn[kind]]
    if None in (*names, *cells, *links) or not all((names, cells, *drawn.values())):
        return None
    return Plan(
        tuple(filter(None, names)),
        tuple(cell for cell in cells if cell is not None),
        tuple(link for link in links if link is not None),
    )


def _places(entry: Entry) -> tuple[tuple[float, float], ...]:
    """Of the cells that say where they stand."""
    found = [(number(within(cell, "x")), number(within(cell, "y"))) for cell in each(within(entry, "cells"))]
    return tuple((x, y) for x, y in found if x is not None and y is not None)


def _cell(entry: Entry) -> Cell | None:
    id = text(within(entry, "id"))
    constellation = text(within(entry, "constellation"))
    orbit = whole(within(entry, "orbit"))
    if id is None or (orbit is None and has(entry, "orbit")):
        return None
    if constellation is None and has(entry, "constellation"):
        return None
    shining = within(entry, "shining")
    if text(shining) not in ("true", "false"):
        return None
    return Cell(id, constellation, orbit, truth(shining), entry.location)


def _link(kind: str, entry: Entry) -> Link | None:
    ends = [text(end) for end in each(entry)]
    if len(ends) != 2 or ends[0] is None or ends[1] is None:
        return None
    return Link(kind, (ends[0], ends[1]), entry.location)


def _mistake(breach: Breach) -> Mistake:
    """At the key of a list where something is missing from it."""
    wrong = coded(f"nebula-rule-{breach.rule}", breach.wrong)
    return Mistake(breach.where, wrong, breach.right, key=len(breach.where) == 1)


def _of_names(entry: Entry, plan: Plan) -> Iterator[Mistake]:
    """Names that two things have, and links that lead nowhere: then no rule can be asked about."""
    first: dict[str, Entry] = {}
    cells = [within(cell, "id") for cell in each(within(entry, "cells"))]
    for named in (*cells, *each(within(entry, "constellations"))):
        name = text(named) or ""
        if first.setdefault(name, named) is not named:
            taken = said("form-duplicate-name", "the-name-name-is-taken", name=name[:40])
            yield repeated(named, taken, phrase("name-each-constellation-and-cell-otherwise"), first[name])
    ids = [cell.id for cell in plan.cells]
    for link in plan.links:
        yield from _of_ends(link, ids)


def _of_ends(link: Link, ids: list[str]) -> Iterator[Mistake]:
    for index, end in enumerate(link.ends):
        if end not in ids:
            known = near(end[:40], ids) or phrase("name-a-cell-of-this-board")
            yield Mistake(
                (*link.where, index), said("form-board", "there-is-no-cell-end", end=end[:40]), known
            )
    if link.ends[0] == link.ends[1]:
        yield Mistake(link.where, said("form-board", "a-cell-is-linked-to-itself"), phrase("name-two-cells"))


def board_of(plan: Plan, bar: tuple[int, ...], full: int, places: tuple[tuple[float, float], ...]) -> Board:
    """A board as it is drawn, whatever rules it keeps."""
    cells = tuple(cell.id for cell in plan.cells)
    numbers = {id: number for number, id in enumerate(cells)}
    links = {kind: _joined(plan, numbers, kind) for kind in KINDS}
    every = tuple(link for kind in KINDS for link in links[kind])
    outer = tuple(numbers[cell.id] for cell in plan.cells if cell.shining and cell.id != CORE)
    orbital = _neighbours(len(cells), links["orbital"])
    cells_of = {
        name: tuple(n for n, cell in enumerate(plan.cells) if cell.constellation == name)
        for name in plan.constellations
    }
    constellations = {name: _mask(found) for name, found in cells_of.items()}
    return Board(
        cells=cells,
        numbers=numbers,
        constellations=constellations,
        cells_of=cells_of,
        pairs=_pairs(*constellations.values()),
        orbits=tuple(
            _mask(n for n, cell in enumerate(plan.cells) if cell.orbit == orbit)
            for orbit in range(1, ORBITS + 1)
        ),
        all=(1 << len(cells)) - 1,
        core=1 << numbers[CORE],
        shining=_mask((numbers[CORE], *outer)),
        outer_shining=outer,
        shining_neighbours=_union(orbital[cell] for cell in outer),
        indirect=_mask(end for link in links["indirect"] for end in link),
        linked=_neighbours(len(cells), every),
        bar=bar,
        full=full,
        places=places,
        links=links,
    )


def _joined(plan: Plan, numbers: Mapping[str, int], kind: str) -> tuple[tuple[int, int], ...]:
    return tuple((numbers[link.ends[0]], numbers[link.ends[1]]) for link in plan.links if link.kind == kind)


def _pairs(one: int, two: int, three: int, four: int) -> dict[str, tuple[int, ...]]:
    return {
        "opposite": (one | three, two | four),
        "adjacent": (one | two, two | three, three | four, four | one),
    }


def _neighbours(cells: int, links: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    found = [0] * cells
    for one, other in links:
        found[one] |= 1 << other
        found[other] |= 1 << one
    return tuple(found)


def _mask(numbers: Iterable[int]) -> int:
    return _union(1 << number for number in numbers)


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
