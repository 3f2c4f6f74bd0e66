"""The eight rules that every galaxy board keeps, so that every card can be met on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.errors import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location

CORE = "core"
CONSTELLATIONS = 4
CELLS_OF_ONE = 6
ORBITS = 5
CELLS_OF_ORBIT = {3: 6, 4: 5}
NEIGHBOURS_OF_SHINING = 2


@dataclass(frozen=True, slots=True)
class Cell:
    id: str
    constellation: str | None
    orbit: int | None
    shining: bool
    where: Location


@dataclass(frozen=True, slots=True)
class Link:
    kind: str  # direct, indirect or orbital
    ends: tuple[str, str]
    where: Location


@dataclass(frozen=True, slots=True)
class Plan:
    """A board as it is drawn: each cell has its own id, and each link joins two cells that there are."""

    constellations: tuple[str, ...]
    cells: tuple[Cell, ...]
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Breach:
    """A broken rule by its number, where it is broken, and what would keep it."""

    rule: int
    where: Location
    wrong: str
    right: str


def breaches(plan: Plan) -> list[Breach]:
    """All that breaks a rule, in the order of the rules; each once, though two cells show it."""
    rules = (
        _shining_cells,
        _constellations,
        _orbits,
        _links_within,
        _indirect_links,
        _orbital_links,
        _neighbours_of_shining,
        _one_piece,
    )
    return [*dict.fromkeys(breach for rule in rules for breach in rule(plan))]


def _shining_cells(plan: Plan) -> Iterator[Breach]:
    """Rule 1: the centre and one cell in each constellation."""
    for cell in plan.cells:
        if cell.id == CORE and not cell.shining:
            yield Breach(1, cell.where, "the centre does not shine", "let 'core' be shining: true")
    for number, name in enumerate(plan.constellations):
        cells = [cell for cell in plan.cells if cell.constellation == name and cell.id != CORE]
        shining = [cell for cell in cells if cell.shining]
        if not shining:
            where = ("constellations", number)
            yield Breach(1, where, f"no cell of '{name}' shines", "let one be shining: true")
        for cell in shining[1:]:
            wrong = f"'{shining[0].id}' shines in '{name}' already"
            yield Breach(1, cell.where, wrong, "let one cell of a constellation shine")


def _constellations(plan: Plan) -> Iterator[Breach]:
    """Rule 2: four of six cells each, and the centre."""
    if len(plan.constellations) != CONSTELLATIONS:
        wrong = f"a board of {counted(len(plan.constellations), 'constellation')}"
        yield Breach(2, ("constellations",), wrong, f"name {CONSTELLATIONS}")
    if all(cell.id != CORE for cell in plan.cells):
        yield Breach(2, ("cells",), f"there is no cell '{CORE}'", "add the central cell")
    cells = Counter(cell.constellation for cell in plan.cells)
    for number, name in enumerate(plan.constellations):
        if cells[name] != CELLS_OF_ONE:
            wrong = f"'{name}' has {counted(cells[name], 'cell')}"
            yield Breach(2, ("constellations", number), wrong, f"give it {CELLS_OF_ONE}")
    for cell in plan.cells:
        yield from _of_constellation(plan, cell)


def _of_constellation(plan: Plan, cell: Cell) -> Iterator[Breach]:
    known = f"write one of {', '.join(plan.constellations)}"
    if cell.id == CORE:
        if cell.constellation is not None:
            yield Breach(2, cell.where, "the centre is of no constellation", "leave 'constellation' out")
    elif cell.constellation is None:
        yield Breach(2, cell.where, f"'{cell.id}' is of no constellation", f"add it: {known}")
    elif cell.constellation not in plan.constellations:
        wrong = f"there is no constellation '{cell.constellation[:40]}'"
        yield Breach(2, (*cell.where, "constellation"), wrong, known)


def _orbits(plan: Plan) -> Iterator[Breach]:
    """Rule 3: five, with every cell but the centre on one of them."""
    for cell in plan.cells:
        if cell.id == CORE and cell.orbit is not None:
            yield Breach(3, cell.where, "the centre is on no orbit", "leave 'orbit' out")
        elif cell.id != CORE and cell.orbit is None:
            yield Breach(3, cell.where, f"'{cell.id}' is on no orbit", f"add one from 1 to {ORBITS}")
        elif cell.orbit not in (None, *range(1, ORBITS + 1)):
            wrong = f"there is no orbit {cell.orbit}"
            yield Breach(3, (*cell.where, "orbit"), wrong, f"write 1 to {ORBITS}, from the inside out")
    cells = Counter(cell.orbit for cell in plan.cells)
    for orbit in range(1, ORBITS + 1):
        wanted = CELLS_OF_ORBIT.get(orbit)
        if not cells[orbit]:
            yield Breach(3, ("cells",), f"no cell is on orbit {orbit}", f"use orbits 1 to {ORBITS}")
        elif wanted not in (None, cells[orbit]):
            wrong = f"orbit {orbit} has {counted(cells[orbit], 'cell')}"
            yield Breach(3, ("cells",), wrong, f"place {wanted} there")


def _links_within(plan: Plan) -> Iterator[Breach]:
    """Rule 4: direct and indirect links stay in a constellation; the centre has a direct one to each."""
    of = {cell.id: cell.constellation for cell in plan.cells}
    reached: set[str | None] = set()
    for link in plan.links:
        constellations = [of[end] for end in link.ends if end != CORE]
        if CORE in link.ends:
            if link.kind != "direct":
                yield Breach(
                    4, link.where, f"the centre has an {link.kind} link", "its links are direct ones"
                )
            elif constellations[0] in reached:
                wrong = f"the centre is linked to '{constellations[0]}' already"
                yield Breach(4, link.where, wrong, "link it to one cell of each constellation")
            else:
                reached.add(constellations[0])
        elif link.kind != "orbital" and constellations[0] != constellations[1]:
            wrong = f"the {link.kind} link from '{link.ends[0]}' leaves its constellation"
            yield Breach(4, link.where, wrong, "join two cells of one constellation")
    for number, name in enumerate(plan.constellations):
        if name not in reached:
            wrong = f"no cell of '{name}' is linked to the centre"
            yield Breach(4, ("constellations", number), wrong, "add a direct link to one")


def _indirect_links(plan: Plan) -> Iterator[Breach]:
    """Rule 5: one in each constellation; that their eight cells are different follows."""
    of = {cell.id: cell.constellation for cell in plan.cells}
    indirect = [link for link in plan.links if link.kind == "indirect"]
    seen: set[str | None] = set()
    for link in indirect:
        home = of[link.ends[0]]
        if home in seen:
            yield Breach(5, link.where, f"a second indirect link in '{home}'", "leave one of them out")
        seen.add(home)
    for number, name in enumerate(plan.constellations):
        if name not in seen:
            yield Breach(5, ("constellations", number), f"'{name}' has no indirect link", "add one")


def _orbital_links(plan: Plan) -> Iterator[Breach]:
    """Rule 6: along one orbit."""
    on = {cell.id: cell.orbit for cell in plan.cells}
    for link in plan.links:
        one, other = link.ends
        if link.kind == "orbital" and CORE not in link.ends and on[one] != on[other]:
            wrong = f"'{one}' is on orbit {on[one]}, '{other}' on orbit {on[other]}"
            yield Breach(6, link.where, wrong, "join two cells of one orbit")


def _neighbours_of_shining(plan: Plan) -> Iterator[Breach]:
    """Rule 7: each outer shining cell has two along its orbit, eight different cells that do not shine."""
    shining = {cell.id for cell in plan.cells if cell.shining}
    beside: dict[str, str] = {}
    for cell in plan.cells:
        links = [link for link in plan.links if link.kind == "orbital" and cell.id in link.ends]
        if cell.id not in shining - {CORE}:
            continue
        if len(links) != NEIGHBOURS_OF_SHINING:
            wrong = f"the shining cell '{cell.id}' has {counted(len(links), 'orbital link')}"
            yield Breach(7, cell.where, wrong, f"give it {NEIGHBOURS_OF_SHINING}")
        for link in links:
            (neighbour,) = {*link.ends} - {cell.id}
            if neighbour in shining:
                wrong = f"the shining cells '{link.ends[0]}' and '{link.ends[1]}' are linked"
                yield Breach(7, link.where, wrong, "link a shining cell to others")
            elif beside.setdefault(neighbour, cell.id) != cell.id:
                wrong = f"'{neighbour}' is linked to the shining cell '{beside[neighbour]}' already"
                yield Breach(7, link.where, wrong, "link each shining cell to cells of its own")


def _one_piece(plan: Plan) -> Iterator[Breach]:
    """Rule 8: no two cells are linked twice, and every cell can be reached."""
    seen: set[frozenset[str]] = set()
    for link in plan.links:
        if frozenset(link.ends) in seen:
            wrong = f"'{link.ends[0]}' and '{link.ends[1]}' are linked already"
            yield Breach(8, link.where, wrong, "leave one of the links out")
        seen.add(frozenset(link.ends))
    reached = _reached(plan)
    for cell in plan.cells:
        if cell.id not in reached:
            yield Breach(8, cell.where, f"no links lead from 'core' to '{cell.id}'", "link it")


def _reached(plan: Plan) -> set[str]:
    """The cells that links connect with the centre, or with the first cell where there is none."""
    ids = [cell.id for cell in plan.cells]
    reached = {CORE} if CORE in ids else {*ids[:1]}
    before = 0
    while len(reached) > before:
        before = len(reached)
        reached |= {end for link in plan.links if reached & {*link.ends} for end in link.ends}
    return reached
