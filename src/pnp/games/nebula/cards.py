"""The cards of Nebula as they are scored: a rule and what it takes. Also the galaxy board, as its file draws
it and as it is scored, with the eight rules that every board keeps so that every card can be met on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from inspect import signature
from operator import or_
from typing import Annotated, Any, NamedTuple, TypeAlias

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import asdict, astuple

from pnp.errors import Location, Mistake, code_phrase, count_things, give_code, phrase, suggest
from pnp.games.nebula.card_rules import CONDITIONS, COUNTS
from pnp.models.card_mistakes import find_parameter_mistakes
from pnp.models.trees import Entry, count_copies, get_entry, get_text, get_whole, list_entries, make_mistake

CORE = "core"
CONSTELLATIONS = 4
CONSTELLATION_SIZE = 6
ORBITS = 5
CELLS_OF_ORBIT = {3: 6, 4: 5}
NEIGHBOURS_OF_SHINING = 2

LINK_KINDS = ("direct", "indirect", "orbital")
Breach: TypeAlias = tuple[Location, str, str]  # the place, the breach of a rule, and the advice


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
    """A board as its file draws it: each cell has its own id, and each link joins two existing cells."""

    constellations: tuple[str, ...]
    cells: tuple[PlannedCell, ...]
    links: Links


def read_plan(tree: Any) -> GalaxyPlan | None:
    """Read the plan of a board from a tree; None if any part has a wrong form."""
    try:
        return convert(tree, GalaxyPlan, strict=False)
    except ValidationError:
        return None


def list_links(plan: GalaxyPlan) -> Iterator[Link]:
    for kind in LINK_KINDS:
        for number, ends in enumerate(getattr(plan.links, kind)):
            yield Link(kind, ends, ("links", kind, number))


def find_breaches(plan: GalaxyPlan) -> list[Mistake]:
    """Find all breaches, in the order of the rules; each once, even if two cells show it. Report things
    missing from a list at the list's key."""
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
    """Check rule 1: the centre shines, and one cell in each constellation."""
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
    """Check rule 2: four constellations of six cells each, and the centre."""
    if (many := len(plan.constellations)) != CONSTELLATIONS:
        wrong = phrase("a-board-of-constellations", constellations=count_things(many, "constellation"))
        yield ("constellations",), wrong, phrase("name-many", many=CONSTELLATIONS)
    if all(cell.id != CORE for cell in plan.cells):
        yield ("cells",), phrase("there-is-no-cell-core", core=CORE), phrase("add-the-central-cell")
    cells = Counter(cell.constellation for cell in plan.cells)
    for number, name in enumerate(plan.constellations):
        if cells[name] != CONSTELLATION_SIZE:
            wrong = phrase("name-has-cells", name=name, cells=count_things(cells[name], "cell"))
            yield ("constellations", number), wrong, phrase("give-it-many", many=CONSTELLATION_SIZE)
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
    """Check rule 3: five orbits, with every cell but the centre on one of them."""
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
    """Check rule 4: direct and indirect links stay in a constellation; the centre has a direct one to
    each."""
    homes = {cell.id: cell.constellation for cell in plan.cells}
    reached: set[str | None] = set()
    for kind, ends, where in list_links(plan):
        first, *others = [homes[end] for end in ends if end != CORE]
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
    """Check rule 5: one indirect link in each constellation, hence eight different cells. A link between
    constellations breaks rule 4 and is not reported again."""
    homes = {cell.id: cell.constellation for cell in plan.cells}
    crossed: set[str | None] = set()
    linked: set[str | None] = set()
    for kind, (one, other), where in list_links(plan):
        if kind == "indirect" and homes[one] != homes[other]:
            crossed |= {homes[one], homes[other]}
        elif kind == "indirect":
            if homes[one] in linked:
                wrong = phrase("a-second-indirect-link-in-home", home=homes[one])
                yield where, wrong, phrase("leave-one-of-them-out")
            linked.add(homes[one])
    for number, name in enumerate(plan.constellations):
        if name not in crossed | linked:
            wrong = phrase("name-has-no-indirect-link", name=name)
            yield ("constellations", number), wrong, phrase("add-one")


def _check_orbital_links(plan: GalaxyPlan) -> Iterator[Breach]:
    """Check rule 6: an orbital link runs along one orbit."""
    orbit = {cell.id: cell.orbit for cell in plan.cells}
    for kind, (one, other), where in list_links(plan):
        if kind == "orbital" and CORE not in (one, other) and orbit[one] != orbit[other]:
            arguments = {"one": one, "orbit": orbit[one], "other": other, "another": orbit[other]}
            wrong = phrase("one-is-on-orbit-orbit-other-on-orbit-another", **arguments)
            yield where, wrong, phrase("join-two-cells-of-one-orbit")


def _check_neighbours_of_shining(plan: GalaxyPlan) -> Iterator[Breach]:
    """Check rule 7: each outer shining cell has two orbital links, to eight different cells that do not
    shine."""
    shining = {cell.id for cell in plan.cells if cell.shining}
    beside: dict[str, str] = {}
    for cell in plan.cells:
        if cell.id not in shining - {CORE}:
            continue
        links = [link for link in list_links(plan) if link.kind == "orbital" and cell.id in link.ends]
        if len(links) != NEIGHBOURS_OF_SHINING:
            many = count_things(len(links), "orbital-link")
            wrong = phrase("the-shining-cell-id-has-links", id=cell.id, links=many)
            yield _locate(plan, cell), wrong, phrase("give-it-many", many=NEIGHBOURS_OF_SHINING)
        for _, (one, other), where in links:
            neighbour = other if one == cell.id else one
            if neighbour in shining:
                wrong = phrase("the-shining-cells-one-and-other-are-linked", one=one, other=other)
                yield where, wrong, phrase("link-a-shining-cell-to-others")
            elif (owner := beside.setdefault(neighbour, cell.id)) != cell.id:
                arguments = {"neighbour": neighbour, "beside": owner}
                wrong = phrase("neighbour-is-linked-to-shining-cell-beside-already", **arguments)
                yield where, wrong, phrase("link-each-shining-cell-to-cells-of-its-own")


def _check_one_piece(plan: GalaxyPlan) -> Iterator[Breach]:
    """Check rule 8: no two cells are linked twice, and every cell can be reached."""
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
    """Find the cells connected with the centre, or with the first cell if there is no centre."""
    ids = [cell.id for cell in plan.cells]
    reached = {CORE} if CORE in ids else {*ids[:1]}
    before = 0
    while len(reached) > before:
        before = len(reached)
        reached |= {end for link in list_links(plan) if reached & {*link.ends} for end in link.ends}
    return reached


def _list_parameters(rules: Mapping[str, Callable[..., object]]) -> dict[str, tuple[str, ...]]:
    """List the parameters of each rule: those of its function, without the sky."""
    return {id: tuple(signature(rule).parameters)[1:] for id, rule in rules.items()}


TASK_RULES = _list_parameters(CONDITIONS)
COUNTING_RULES = _list_parameters(COUNTS)
NUMBER_PARAMETERS = frozenset({"at_least", "at_most", "exactly", "orbit", "constellations", "count"})


@dataclass(frozen=True, slots=True)
class RuleCard:
    """A task or an advanced card; `asks` are the parameters of its rule. Only a public card has points of its
    own: for the first player to meet it, and for later ones."""

    id: str
    rule: str
    asks: Mapping[str, str | int | tuple[str, ...]]
    first: int = 0
    later: int = 0
    copies: int = 1


def make_task_card(card: Entry, notes: list[Mistake]) -> RuleCard | None:
    return _make_card(card, TASK_RULES, notes)


def make_advanced_card(card: Entry, notes: list[Mistake]) -> RuleCard | None:
    advanced_card = _make_card(card, COUNTING_RULES, notes)
    colours = advanced_card.asks.get("colours") if advanced_card else None
    if isinstance(colours, tuple) and len(colours) == 2 and colours[0] == colours[1]:
        what = code_phrase("form-rule", "two-colours-stars-may-never-be-linked", colours=colours[0][:40])
        notes.append(make_mistake(get_entry(card, "colours"), what, phrase("name-two-different-colours")))
        return None
    return advanced_card


def _make_card(card: Entry, rules: Mapping[str, tuple[str, ...]], notes: list[Mistake]) -> RuleCard | None:
    """Make a card; note parameters that its rule lacks or does not take."""
    rule, id = get_text(card, "rule"), get_text(card, "id")
    if rule is None or rule not in rules or id is None:
        return None
    mistakes = [*find_parameter_mistakes(card, rules)]
    notes += mistakes
    asks = {name: _read_parameter(get_entry(card, name), name) for name in rules[rule]}
    if mistakes or None in asks.values():
        return None
    first, later = (get_whole(card, "points", key) or 0 for key in ("first", "later"))
    known = {name: value for name, value in asks.items() if value is not None}
    return RuleCard(id, rule, known, first, later, count_copies(card))


def _read_parameter(entry: Entry, name: str) -> str | int | tuple[str, ...] | None:
    """Read a parameter; None if its form is wrong."""
    if name in NUMBER_PARAMETERS:
        return get_whole(entry)
    if name == "colours":
        return tuple(filter(None, (get_text(colour) for colour in list_entries(entry))))
    return get_text(entry)


@dataclass(frozen=True, slots=True)
class BitBoard:
    """A galaxy board. Cell number n, in the order of the file, is bit n of every mask."""

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
    bar: tuple[int, ...]  # the number that the bar shows after so many black holes
    full: int  # the number that it shows after more
    places: tuple[tuple[float, float], ...]  # of the cells, in mm from the centre, y down
    links: Mapping[str, tuple[tuple[int, int], ...]]  # by kind, each two numbers of cells


class Site(Struct, frozen=True):
    """The place of a cell, in mm from the centre, y down."""

    x: Annotated[float, Meta(ge=-1000, le=1000)]
    y: Annotated[float, Meta(ge=-1000, le=1000)]


class BarPoints(Struct, frozen=True):
    points: tuple[int, ...]
    full: int


class SitesAndBar(Struct, frozen=True):
    """The parts of a board's file that no rule of boards concerns."""

    cells: tuple[Site, ...]
    black_hole_bar: BarPoints


def make_board(entry: Entry, notes: list[Mistake]) -> BitBoard | None:
    """Make the board of a file; note wrong names and broken rules of boards."""
    plan = read_plan(entry.value)
    if plan is None or not (plan.constellations and plan.cells and all(astuple(plan.links))):
        return None
    mistakes = [*_find_wrong_names(plan)] or find_breaches(plan)
    notes += mistakes
    try:
        sites = convert(entry.value, SitesAndBar, strict=False)
    except ValidationError:
        return None
    bar, places = sites.black_hole_bar, tuple((cell.x, cell.y) for cell in sites.cells)
    return None if mistakes else build_board(plan, bar.points, bar.full, places)


def _find_wrong_names(plan: GalaxyPlan) -> Iterator[Mistake]:
    """Find names used twice and links that lead nowhere: with them no rule can be checked."""
    first: dict[str, Location] = {}
    ids = [cell.id for cell in plan.cells]
    named: list[tuple[Location, str]] = [(("cells", number, "id"), id) for number, id in enumerate(ids)]
    named += [(("constellations", number), name) for number, name in enumerate(plan.constellations)]
    for where, name in named:
        if (twin := first.setdefault(name, where)) != where:
            taken = code_phrase("form-duplicate-name", "the-name-name-is-taken", name=name[:40])
            yield Mistake(where, taken, phrase("name-each-constellation-and-cell-otherwise"), twin=twin)
    for link in list_links(plan):
        yield from _find_wrong_ends(link, ids)


def _find_wrong_ends(link: Link, ids: list[str]) -> Iterator[Mistake]:
    for index, end in enumerate(link.ends):
        if end not in ids:
            wrong = code_phrase("form-board", "there-is-no-cell-end", end=end[:40])
            right = suggest(end[:40], ids) or phrase("name-a-cell-of-this-board")
            yield Mistake((*link.where, index), wrong, right)
    if link.ends[0] == link.ends[1]:
        wrong = code_phrase("form-board", "a-cell-is-linked-to-itself")
        yield Mistake(link.where, wrong, phrase("name-two-cells"))


def build_board(
    plan: GalaxyPlan, bar: tuple[int, ...], full: int, places: tuple[tuple[float, float], ...]
) -> BitBoard:
    """Build a board from its plan, even one that breaks rules."""

    def list_cells(key: str, value: object) -> tuple[int, ...]:
        return tuple(number for number, cell in enumerate(plan.cells) if getattr(cell, key) == value)

    cells = tuple(cell.id for cell in plan.cells)
    numbers = {id: number for number, id in enumerate(cells)}
    kinds = asdict(plan.links).items()
    links = {kind: tuple((numbers[one], numbers[other]) for one, other in pairs) for kind, pairs in kinds}
    every = tuple(link for pairs in links.values() for link in pairs)
    outer = tuple(numbers[cell.id] for cell in plan.cells if cell.shining and cell.id != CORE)
    orbital = _find_neighbours(len(cells), links["orbital"])
    cells_of = {name: list_cells("constellation", name) for name in plan.constellations}
    constellations = {name: _make_mask(own_cells) for name, own_cells in cells_of.items()}
    return BitBoard(
        cells=cells,
        numbers=numbers,
        constellations=constellations,
        cells_of=cells_of,
        pairs=_pair_constellations(*constellations.values()),
        orbits=tuple(_make_mask(list_cells("orbit", orbit)) for orbit in range(1, ORBITS + 1)),
        all=(1 << len(cells)) - 1,
        core=1 << numbers[CORE],
        shining=_make_mask((numbers[CORE], *outer)),
        outer_shining=outer,
        shining_neighbours=reduce(or_, (orbital[cell] for cell in outer), 0),
        indirect=_make_mask(end for link in links["indirect"] for end in link),
        linked=_find_neighbours(len(cells), every),
        bar=bar,
        full=full,
        places=places,
        links=links,
    )


def _pair_constellations(one: int, two: int, three: int, four: int) -> dict[str, tuple[int, ...]]:
    return {
        "opposite": (one | three, two | four),
        "adjacent": (one | two, two | three, three | four, four | one),
    }


def _find_neighbours(cells: int, links: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    found = [0] * cells
    for one, other in links:
        found[one] |= 1 << other
        found[other] |= 1 << one
    return tuple(found)


def _make_mask(numbers: Iterable[int]) -> int:
    return reduce(or_, (1 << number for number in numbers), 0)
