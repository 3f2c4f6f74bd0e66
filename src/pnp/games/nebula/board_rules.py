"""A galaxy board as its file draws it, and the eight rules that every board keeps, so that every card can be
met on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct, ValidationError, convert

from pnp.errors import Location, Mistake, count_things, give_code, phrase

CORE = "core"
CONSTELLATIONS = 4
CELLS_OF_ONE = 6
ORBITS = 5
CELLS_OF_ORBIT = {3: 6, 4: 5}
NEIGHBOURS_OF_SHINING = 2

LINK_KINDS = ("direct", "indirect", "orbital")
Breach: TypeAlias = tuple[Location, str, str]  # where a rule is broken, how, and what would keep it


class PlannedCell(Struct, frozen=True):
    id: str
    shining: bool
    constellation: str | None = None
    orbit: int | None = None


class Link(NamedTuple):
    kind: str
    ends: tuple[str, str]
    where: Location


Pairs: TypeAlias = tuple[tuple[str, str], ...]


class Links(Struct, frozen=True):
    direct: Pairs
    indirect: Pairs
    orbital: Pairs


class GalaxyPlan(Struct, frozen=True):
    """A board as it is drawn: each cell has its own id, and each link joins two cells that there are."""

    constellations: tuple[str, ...]
    cells: tuple[PlannedCell, ...]
    links: Links


def read_plan(tree: Any) -> GalaxyPlan | None:
    """The board that a tree draws; None where any of it has a wrong form."""
    try:
        return convert(tree, GalaxyPlan, strict=False)
    except ValidationError:
        return None


def list_links(plan: GalaxyPlan) -> Iterator[Link]:
    for kind in LINK_KINDS:
        for number, ends in enumerate(getattr(plan.links, kind)):
            yield Link(kind, ends, ("links", kind, number))


def find_breaches(plan: GalaxyPlan) -> list[Mistake]:
    """All that breaks a rule, in the order of the rules; each once, though two cells show it. What is missing
    from a list is reported at the list's key."""
    rules = (
        _check_shining_cells,
        _check_constellations,
        _check_orbits,
        _check_links_within,
        _check_indirect_links,
        _check_orbital_links,
        _check_neighbours_of_shining,
        _check_one_piece,
    )
    return [
        Mistake(where, give_code(f"nebula-rule-{number}", wrong), right, key=len(where) == 1)
        for number, rule in enumerate(rules, 1)
        for where, wrong, right in dict.fromkeys(rule(plan))
    ]


def _locate(plan: GalaxyPlan, cell: PlannedCell) -> Location:
    return "cells", plan.cells.index(cell)


def _check_shining_cells(plan: GalaxyPlan) -> Iterator[Breach]:
    """Rule 1: the centre and one cell in each constellation."""
    for cell in plan.cells:
        if cell.id == CORE and not cell.shining:
            yield _locate(plan, cell), phrase("the-centre-does-not-shine"), phrase("let-core-be-shining-true")
    for number, name in enumerate(plan.constellations):
        cells = [cell for cell in plan.cells if cell.constellation == name and cell.id != CORE]
        shining = [cell for cell in cells if cell.shining]
        if not shining:
            wrong = phrase("no-cell-of-name-shines", name=name)
            yield ("constellations", number), wrong, phrase("let-one-be-shining-true")
        for cell in shining[1:]:
            wrong = phrase("id-shines-in-name-already", id=shining[0].id, name=name)
            yield _locate(plan, cell), wrong, phrase("let-one-cell-of-a-constellation-shine")


def _check_constellations(plan: GalaxyPlan) -> Iterator[Breach]:
    """Rule 2: four of six cells each, and the centre."""
    if (many := len(plan.constellations)) != CONSTELLATIONS:
        wrong = phrase("a-board-of-constellations", constellations=count_things(many, "constellation"))
        yield ("constellations",), wrong, phrase("name-many", many=CONSTELLATIONS)
    if all(cell.id != CORE for cell in plan.cells):
        yield ("cells",), phrase("there-is-no-cell-core", core=CORE), phrase("add-the-central-cell")
    cells = Counter(cell.constellation for cell in plan.cells)
    for number, name in enumerate(plan.constellations):
        if cells[name] != CELLS_OF_ONE:
            wrong = phrase("name-has-cells", name=name, cells=count_things(cells[name], "cell"))
            yield ("constellations", number), wrong, phrase("give-it-many", many=CELLS_OF_ONE)
    known = phrase("write-one-of-names", names=", ".join(plan.constellations))
    for cell in plan.cells:
        where, home = _locate(plan, cell), cell.constellation
        if cell.id == CORE and home is not None:
            yield where, phrase("the-centre-is-of-no-constellation"), phrase("leave-constellation-out")
        elif cell.id != CORE and home is None:
            yield where, phrase("id-is-of-no-constellation", id=cell.id), phrase("add-it-known", known=known)
        elif cell.id != CORE and home not in plan.constellations:
            wrong = phrase("there-is-no-constellation-constellation", constellation=str(home)[:40])
            yield (*where, "constellation"), wrong, known


def _check_orbits(plan: GalaxyPlan) -> Iterator[Breach]:
    """Rule 3: five, with every cell but the centre on one of them."""
    for cell in plan.cells:
        where = _locate(plan, cell)
        if cell.id == CORE and cell.orbit is not None:
            yield where, phrase("the-centre-is-on-no-orbit"), phrase("leave-orbit-out")
        elif cell.id != CORE and cell.orbit is None:
            wrong = phrase("id-is-on-no-orbit", id=cell.id)
            yield where, wrong, phrase("add-one-from-1-to-most", most=ORBITS)
        elif cell.orbit not in (None, *range(1, ORBITS + 1)):
            wrong = phrase("there-is-no-orbit-orbit", orbit=cell.orbit)
            yield (*where, "orbit"), wrong, phrase("write-1-to-most-from-the-inside-out", most=ORBITS)
    cells = Counter(cell.orbit for cell in plan.cells)
    for orbit in range(1, ORBITS + 1):
        wanted = CELLS_OF_ORBIT.get(orbit)
        if not cells[orbit]:
            wrong = phrase("no-cell-is-on-orbit-orbit", orbit=orbit)
            yield ("cells",), wrong, phrase("use-orbits-1-to-most", most=ORBITS)
        elif wanted not in (None, cells[orbit]):
            wrong = phrase("orbit-orbit-has-cells", orbit=orbit, cells=count_things(cells[orbit], "cell"))
            yield ("cells",), wrong, phrase("place-wanted-there", wanted=wanted)


def _check_links_within(plan: GalaxyPlan) -> Iterator[Breach]:
    """Rule 4: direct and indirect links stay in a constellation; the centre has a direct one to each."""
    of = {cell.id: cell.constellation for cell in plan.cells}
    reached: set[str | None] = set()
    for kind, ends, where in list_links(plan):
        first, *others = [of[end] for end in ends if end != CORE]
        if CORE in ends and kind != "direct":
            yield where, phrase("the-centre-has-an-kind-link", kind=kind), phrase("its-links-are-direct-ones")
        elif CORE in ends and first in reached:
            wrong = phrase("the-centre-is-linked-to-constellations-already", constellations=first)
            yield where, wrong, phrase("link-it-to-one-cell-of-each-constellation")
        elif CORE in ends:
            reached.add(first)
        elif kind != "orbital" and others != [first]:
            wrong = phrase("the-kind-link-from-ends-leaves-its-constellation", kind=kind, ends=ends[0])
            yield where, wrong, phrase("join-two-cells-of-one-constellation")
    for number, name in enumerate(plan.constellations):
        if name not in reached:
            wrong = phrase("no-cell-of-name-is-linked-to-the-centre", name=name)
            yield ("constellations", number), wrong, phrase("add-a-direct-link-to-one")


def _check_indirect_links(plan: GalaxyPlan) -> Iterator[Breach]:
    """Rule 5: one in each constellation; that their eight cells are different follows. A link from one
    constellation to another breaks rule 4, and is not reported again here."""
    of = {cell.id: cell.constellation for cell in plan.cells}
    seen: set[str | None] = set()
    once: set[str | None] = set()
    for kind, (one, other), where in list_links(plan):
        if kind == "indirect" and of[one] != of[other]:
            seen |= {of[one], of[other]}
        elif kind == "indirect":
            if of[one] in once:
                wrong = phrase("a-second-indirect-link-in-home", home=of[one])
                yield where, wrong, phrase("leave-one-of-them-out")
            once.add(of[one])
    for number, name in enumerate(plan.constellations):
        if name not in seen | once:
            wrong = phrase("name-has-no-indirect-link", name=name)
            yield ("constellations", number), wrong, phrase("add-one")


def _check_orbital_links(plan: GalaxyPlan) -> Iterator[Breach]:
    """Rule 6: along one orbit."""
    on = {cell.id: cell.orbit for cell in plan.cells}
    for kind, (one, other), where in list_links(plan):
        if kind == "orbital" and CORE not in (one, other) and on[one] != on[other]:
            arguments = {"one": one, "orbit": on[one], "other": other, "another": on[other]}
            wrong = phrase("one-is-on-orbit-orbit-other-on-orbit-another", **arguments)
            yield where, wrong, phrase("join-two-cells-of-one-orbit")


def _check_neighbours_of_shining(plan: GalaxyPlan) -> Iterator[Breach]:
    """Rule 7: each outer shining cell has two along its orbit, eight different cells that do not shine."""
    shining = {cell.id for cell in plan.cells if cell.shining}
    beside: dict[str, str] = {}
    for cell in plan.cells:
        links = [link for link in list_links(plan) if link.kind == "orbital" and cell.id in link.ends]
        if cell.id not in shining - {CORE}:
            continue
        if len(links) != NEIGHBOURS_OF_SHINING:
            many = count_things(len(links), "orbital-link")
            wrong = phrase("the-shining-cell-id-has-links", id=cell.id, links=many)
            yield _locate(plan, cell), wrong, phrase("give-it-many", many=NEIGHBOURS_OF_SHINING)
        for _, (one, other), where in links:
            neighbour = other if one == cell.id else one
            if neighbour in shining:
                wrong = phrase("the-shining-cells-one-and-other-are-linked", one=one, other=other)
                yield where, wrong, phrase("link-a-shining-cell-to-others")
            elif (its := beside.setdefault(neighbour, cell.id)) != cell.id:
                arguments = {"neighbour": neighbour, "beside": its}
                wrong = phrase("neighbour-is-linked-to-shining-cell-beside-already", **arguments)
                yield where, wrong, phrase("link-each-shining-cell-to-cells-of-its-own")


def _check_one_piece(plan: GalaxyPlan) -> Iterator[Breach]:
    """Rule 8: no two cells are linked twice, and every cell can be reached."""
    seen: set[frozenset[str]] = set()
    for _, ends, where in list_links(plan):
        if frozenset(ends) in seen:
            wrong = phrase("one-and-other-are-linked-already", one=ends[0], other=ends[1])
            yield where, wrong, phrase("leave-one-of-the-links-out")
        seen.add(frozenset(ends))
    reached = _find_reached(plan)
    for cell in plan.cells:
        if cell.id not in reached:
            yield _locate(plan, cell), phrase("no-links-lead-from-core-to-id", id=cell.id), phrase("link-it")


def _find_reached(plan: GalaxyPlan) -> set[str]:
    """The cells that links connect with the centre, or with the first cell where there is none."""
    ids = [cell.id for cell in plan.cells]
    reached = {CORE} if CORE in ids else {*ids[:1]}
    before = 0
    while len(reached) > before:
        before = len(reached)
        reached |= {end for link in list_links(plan) if reached & {*link.ends} for end in link.ends}
    return reached
