"""The cards of Nebula as they are scored, a rule and what it takes; and the galaxy board as it is scored and
drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from inspect import signature
from operator import or_
from typing import Annotated

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import asdict, astuple

from pnp.errors import Location, Mistake, code_phrase, phrase, suggest
from pnp.games.nebula.board_rules import CORE, ORBITS, GalaxyPlan, Link, find_breaches, list_links, read_plan
from pnp.games.nebula.card_rules import CONDITIONS, COUNTS
from pnp.models.card_mistakes import find_parameter_mistakes
from pnp.models.trees import Entry, count_copies, get_entry, get_text, get_whole, list_entries, make_mistake


def _list_parameters(rules: Mapping[str, Callable[..., object]]) -> dict[str, tuple[str, ...]]:
    """A rule takes what its function does besides the sky."""
    return {id: tuple(signature(rule).parameters)[1:] for id, rule in rules.items()}


TASK_RULES = _list_parameters(CONDITIONS)
COUNTING_RULES = _list_parameters(COUNTS)
NUMBER_PARAMETERS = frozenset({"at_least", "at_most", "exactly", "orbit", "constellations", "count"})


@dataclass(frozen=True, slots=True)
class RuleCard:
    """A task or an advanced card; what it `asks` are its rule's parameters. Only a public card pays its own
    points: to the first who meets it, and to those who do later."""

    id: str
    rule: str
    asks: Mapping[str, str | int | tuple[str, ...]]
    first: int = 0
    later: int = 0
    copies: int = 1


def make_task_card(card: Entry, notes: list[Mistake]) -> RuleCard | None:
    return _make_card(card, TASK_RULES, notes)


def make_advanced_card(card: Entry, notes: list[Mistake]) -> RuleCard | None:
    found = _make_card(card, COUNTING_RULES, notes)
    colours = found.asks.get("colours") if found else None
    if isinstance(colours, tuple) and len(colours) == 2 and colours[0] == colours[1]:
        what = code_phrase("form-rule", "two-colours-stars-may-never-be-linked", colours=colours[0][:40])
        notes.append(make_mistake(get_entry(card, "colours"), what, phrase("name-two-different-colours")))
        return None
    return found


def _make_card(card: Entry, rules: Mapping[str, tuple[str, ...]], notes: list[Mistake]) -> RuleCard | None:
    """The card; notes parameters that its rule lacks or does not take."""
    rule, id = get_text(card, "rule"), get_text(card, "id")
    if rule is None or rule not in rules or id is None:
        return None
    found = [*find_parameter_mistakes(card, rules)]
    notes += found
    asks = {name: _read_parameter(get_entry(card, name), name) for name in rules[rule]}
    if found or None in asks.values():
        return None
    points = get_entry(card, "points")
    return RuleCard(
        id,
        rule,
        {name: value for name, value in asks.items() if value is not None},
        get_whole(points, "first") or 0,
        get_whole(points, "later") or 0,
        count_copies(card),
    )


def _read_parameter(entry: Entry, name: str) -> str | int | tuple[str, ...] | None:
    """A parameter; None where its form is wrong."""
    if name in NUMBER_PARAMETERS:
        return get_whole(entry)
    if name == "colours":
        return tuple(filter(None, (get_text(colour) for colour in list_entries(entry))))
    return get_text(entry)


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


class Site(Struct, frozen=True):
    """Where a cell stands, in mm from the centre, y down."""

    x: Annotated[float, Meta(ge=-1000, le=1000)]
    y: Annotated[float, Meta(ge=-1000, le=1000)]


class BarPoints(Struct, frozen=True):
    points: tuple[int, ...]
    full: int


class Sites(Struct, frozen=True):
    """What a board's file says that no rule of boards is about."""

    cells: tuple[Site, ...]
    black_hole_bar: BarPoints


def make_board(entry: Entry, notes: list[Mistake]) -> Board | None:
    """The board of a file; notes names that are wrong and each broken rule of boards."""
    plan = read_plan(entry.value)
    if plan is None or not (plan.constellations and plan.cells and all(astuple(plan.links))):
        return None
    found = [*_find_wrong_names(plan)] or find_breaches(plan)
    notes += found
    try:
        sites = convert(entry.value, Sites, strict=False)
    except ValidationError:
        return None
    bar, places = sites.black_hole_bar, tuple((cell.x, cell.y) for cell in sites.cells)
    return None if found else build_board(plan, bar.points, bar.full, places)


def _find_wrong_names(plan: GalaxyPlan) -> Iterator[Mistake]:
    """Names that two things have, and links that lead nowhere: then no rule can be asked about."""
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
            known = suggest(end[:40], ids) or phrase("name-a-cell-of-this-board")
            yield Mistake((*link.where, index), wrong, known)
    if link.ends[0] == link.ends[1]:
        yield Mistake(
            link.where, code_phrase("form-board", "a-cell-is-linked-to-itself"), phrase("name-two-cells")
        )


def build_board(
    plan: GalaxyPlan, bar: tuple[int, ...], full: int, places: tuple[tuple[float, float], ...]
) -> Board:
    """A board as it is drawn, whatever rules it keeps."""
    cells = tuple(cell.id for cell in plan.cells)
    numbers = {id: number for number, id in enumerate(cells)}
    kinds = asdict(plan.links).items()
    links = {kind: tuple((numbers[one], numbers[other]) for one, other in pairs) for kind, pairs in kinds}
    every = tuple(link for pairs in links.values() for link in pairs)
    outer = tuple(numbers[cell.id] for cell in plan.cells if cell.shining and cell.id != CORE)
    orbital = _find_neighbours(len(cells), links["orbital"])
    cells_of = {
        name: tuple(n for n, cell in enumerate(plan.cells) if cell.constellation == name)
        for name in plan.constellations
    }
    constellations = {name: _make_mask(found) for name, found in cells_of.items()}
    return Board(
        cells=cells,
        numbers=numbers,
        constellations=constellations,
        cells_of=cells_of,
        pairs=_pair_constellations(*constellations.values()),
        orbits=tuple(
            _make_mask(n for n, cell in enumerate(plan.cells) if cell.orbit == orbit)
            for orbit in range(1, ORBITS + 1)
        ),
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
