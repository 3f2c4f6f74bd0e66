"""The eight rules that every galaxy board keeps, so that every card can be met on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from pnp.errors import Location, counted, phrase, said

CORE = "core"
CONSTELLATIONS = 4
CELLS_OF_ONE = 6
ORBITS = 5
CELLS_OF_ORBIT = {3: 6, 4: 5}
NEIGHBOURS_OF_SHINING = 2

say_wrong = partial(said, "")  # each rule has a code of its own


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


def find_breaches(plan: Plan) -> list[Breach]:
    """All that breaks a rule, in the order of the rules; each once, though two cells show it."""
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
    return [*dict.fromkeys(breach for rule in rules for breach in rule(plan))]


def _check_shining_cells(plan: Plan) -> Iterator[Breach]:
    """Rule 1: the centre and one cell in each constellation."""
    for cell in plan.cells:
        if cell.id == CORE and not cell.shining:
            yield Breach(
                1, cell.where, say_wrong("the-centre-does-not-shine"), phrase("let-core-be-shining-true")
            )
    for number, name in enumerate(plan.constellations):
        cells = [cell for cell in plan.cells if cell.constellation == name and cell.id != CORE]
        shining = [cell for cell in cells if cell.shining]
        if not shining:
            where = ("constellations", number)
            yield Breach(
                1, where, say_wrong("no-cell-of-name-shines", name=name), phrase("let-one-be-shining-true")
            )
        for cell in shining[1:]:
            wrong = say_wrong("id-shines-in-name-already", id=shining[0].id, name=name)
            yield Breach(1, cell.where, wrong, phrase("let-one-cell-of-a-constellation-shine"))


def _check_constellations(plan: Plan) -> Iterator[Breach]:
    """Rule 2: four of six cells each, and the centre."""
    if len(plan.constellations) != CONSTELLATIONS:
        wrong = say_wrong(
            "a-board-of-constellations", constellations=counted(len(plan.constellations), "constellation")
        )
        yield Breach(2, ("constellations",), wrong, phrase("name-many", many=CONSTELLATIONS))
    if all(cell.id != CORE for cell in plan.cells):
        yield Breach(
            2, ("cells",), say_wrong("there-is-no-cell-core", core=CORE), phrase("add-the-central-cell")
        )
    cells = Counter(cell.constellation for cell in plan.cells)
    for number, name in enumerate(plan.constellations):
        if cells[name] != CELLS_OF_ONE:
            wrong = say_wrong("name-has-cells", name=name, cells=counted(cells[name], "cell"))
            yield Breach(2, ("constellations", number), wrong, phrase("give-it-many", many=CELLS_OF_ONE))
    for cell in plan.cells:
        yield from _check_constellation_of(plan, cell)


def _check_constellation_of(plan: Plan, cell: Cell) -> Iterator[Breach]:
    known = phrase("write-one-of-names", names=", ".join(plan.constellations))
    if cell.id == CORE:
        if cell.constellation is not None:
            yield Breach(
                2,
                cell.where,
                say_wrong("the-centre-is-of-no-constellation"),
                phrase("leave-constellation-out"),
            )
    elif cell.constellation is None:
        yield Breach(
            2,
            cell.where,
            say_wrong("id-is-of-no-constellation", id=cell.id),
            phrase("add-it-known", known=known),
        )
    elif cell.constellation not in plan.constellations:
        wrong = say_wrong("there-is-no-constellation-constellation", constellation=cell.constellation[:40])
        yield Breach(2, (*cell.where, "constellation"), wrong, known)


def _check_orbits(plan: Plan) -> Iterator[Breach]:
    """Rule 3: five, with every cell but the centre on one of them."""
    for cell in plan.cells:
        if cell.id == CORE and cell.orbit is not None:
            yield Breach(3, cell.where, say_wrong("the-centre-is-on-no-orbit"), phrase("leave-orbit-out"))
        elif cell.id != CORE and cell.orbit is None:
            yield Breach(
                3,
                cell.where,
                say_wrong("id-is-on-no-orbit", id=cell.id),
                phrase("add-one-from-1-to-most", most=ORBITS),
            )
        elif cell.orbit not in (None, *range(1, ORBITS + 1)):
            wrong = say_wrong("there-is-no-orbit-orbit", orbit=cell.orbit)
            yield Breach(
                3, (*cell.where, "orbit"), wrong, phrase("write-1-to-most-from-the-inside-out", most=ORBITS)
            )
    cells = Counter(cell.orbit for cell in plan.cells)
    for orbit in range(1, ORBITS + 1):
        wanted = CELLS_OF_ORBIT.get(orbit)
        if not cells[orbit]:
            yield Breach(
                3,
                ("cells",),
                say_wrong("no-cell-is-on-orbit-orbit", orbit=orbit),
                phrase("use-orbits-1-to-most", most=ORBITS),
            )
        elif wanted not in (None, cells[orbit]):
            wrong = say_wrong("orbit-orbit-has-cells", orbit=orbit, cells=counted(cells[orbit], "cell"))
            yield Breach(3, ("cells",), wrong, phrase("place-wanted-there", wanted=wanted))


def _check_links_within(plan: Plan) -> Iterator[Breach]:
    """Rule 4: direct and indirect links stay in a constellation; the centre has a direct one to each."""
    of = {cell.id: cell.constellation for cell in plan.cells}
    reached: set[str | None] = set()
    for link in plan.links:
        constellations = [of[end] for end in link.ends if end != CORE]
        if CORE in link.ends:
            if link.kind != "direct":
                yield Breach(
                    4,
                    link.where,
                    say_wrong("the-centre-has-an-kind-link", kind=link.kind),
                    phrase("its-links-are-direct-ones"),
                )
            elif constellations[0] in reached:
                wrong = say_wrong(
                    "the-centre-is-linked-to-constellations-already", constellations=constellations[0]
                )
                yield Breach(4, link.where, wrong, phrase("link-it-to-one-cell-of-each-constellation"))
            else:
                reached.add(constellations[0])
        elif link.kind != "orbital" and constellations[0] != constellations[1]:
            wrong = say_wrong(
                "the-kind-link-from-ends-leaves-its-constellation", kind=link.kind, ends=link.ends[0]
            )
            yield Breach(4, link.where, wrong, phrase("join-two-cells-of-one-constellation"))
    for number, name in enumerate(plan.constellations):
        if name not in reached:
            wrong = say_wrong("no-cell-of-name-is-linked-to-the-centre", name=name)
            yield Breach(4, ("constellations", number), wrong, phrase("add-a-direct-link-to-one"))


def _check_indirect_links(plan: Plan) -> Iterator[Breach]:
    """Rule 5: one in each constellation; that their eight cells are different follows. One that leads from
    one to another breaks rule 4, and is told no more of."""
    of = {cell.id: cell.constellation for cell in plan.cells}
    indirect = [link for link in plan.links if link.kind == "indirect"]
    within = [link for link in indirect if len({of[end] for end in link.ends}) == 1]
    seen: set[str | None] = {of[end] for link in indirect if link not in within for end in link.ends}
    once: set[str | None] = set()
    for link in within:
        home = of[link.ends[0]]
        if home in once:
            yield Breach(
                5,
                link.where,
                say_wrong("a-second-indirect-link-in-home", home=home),
                phrase("leave-one-of-them-out"),
            )
        once.add(home)
    for number, name in enumerate(plan.constellations):
        if name not in seen | once:
            yield Breach(
                5,
                ("constellations", number),
                say_wrong("name-has-no-indirect-link", name=name),
                phrase("add-one"),
            )


def _check_orbital_links(plan: Plan) -> Iterator[Breach]:
    """Rule 6: along one orbit."""
    on = {cell.id: cell.orbit for cell in plan.cells}
    for link in plan.links:
        one, other = link.ends
        if link.kind == "orbital" and CORE not in link.ends and on[one] != on[other]:
            wrong = say_wrong(
                "one-is-on-orbit-orbit-other-on-orbit-another",
                one=one,
                orbit=on[one],
                other=other,
                another=on[other],
            )
            yield Breach(6, link.where, wrong, phrase("join-two-cells-of-one-orbit"))


def _check_neighbours_of_shining(plan: Plan) -> Iterator[Breach]:
    """Rule 7: each outer shining cell has two along its orbit, eight different cells that do not shine."""
    shining = {cell.id for cell in plan.cells if cell.shining}
    beside: dict[str, str] = {}
    for cell in plan.cells:
        links = [link for link in plan.links if link.kind == "orbital" and cell.id in link.ends]
        if cell.id not in shining - {CORE}:
            continue
        if len(links) != NEIGHBOURS_OF_SHINING:
            wrong = say_wrong(
                "the-shining-cell-id-has-links", id=cell.id, links=counted(len(links), "orbital-link")
            )
            yield Breach(7, cell.where, wrong, phrase("give-it-many", many=NEIGHBOURS_OF_SHINING))
        for link in links:
            (neighbour,) = {*link.ends} - {cell.id}
            if neighbour in shining:
                wrong = say_wrong(
                    "the-shining-cells-one-and-other-are-linked", one=link.ends[0], other=link.ends[1]
                )
                yield Breach(7, link.where, wrong, phrase("link-a-shining-cell-to-others"))
            elif beside.setdefault(neighbour, cell.id) != cell.id:
                wrong = say_wrong(
                    "neighbour-is-linked-to-shining-cell-beside-already",
                    neighbour=neighbour,
                    beside=beside[neighbour],
                )
                yield Breach(7, link.where, wrong, phrase("link-each-shining-cell-to-cells-of-its-own"))


def _check_one_piece(plan: Plan) -> Iterator[Breach]:
    """Rule 8: no two cells are linked twice, and every cell can be reached."""
    seen: set[frozenset[str]] = set()
    for link in plan.links:
        if frozenset(link.ends) in seen:
            wrong = say_wrong("one-and-other-are-linked-already", one=link.ends[0], other=link.ends[1])
            yield Breach(8, link.where, wrong, phrase("leave-one-of-the-links-out"))
        seen.add(frozenset(link.ends))
    reached = _find_reached(plan)
    for cell in plan.cells:
        if cell.id not in reached:
            yield Breach(
                8, cell.where, say_wrong("no-links-lead-from-core-to-id", id=cell.id), phrase("link-it")
            )


def _find_reached(plan: Plan) -> set[str]:
    """The cells that links connect with the centre, or with the first cell where there is none."""
    ids = [cell.id for cell in plan.cells]
    reached = {CORE} if CORE in ids else {*ids[:1]}
    before = 0
    while len(reached) > before:
        before = len(reached)
        reached |= {end for link in plan.links if reached & {*link.ends} for end in link.ends}
    return reached
