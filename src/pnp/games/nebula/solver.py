"""Legal galaxies that meet cards, found by a SAT solver: a formula for each rule, and the search."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import Final, TypeAlias

from msgspec import Struct

from pnp.games.nebula.card_rules import COLOURS, Galaxy, OwnSky, bits, match_rules
from pnp.games.nebula.cards import BitBoard
from pnp.games.nebula.scoring import STARS_OF_COLOUR, split_pieces

HUES: Final = range(len(COLOURS))  # the numbers of the colours
ANY: Final = len(COLOURS)  # in place of a colour's number: a star of any colour
VARIABLES: Final = len(COLOURS) + 1  # of each cell

number_colour = COLOURS.index


class AtLeast(Struct, frozen=True):
    """A formula that holds if at least `number` of its parts do."""

    number: int
    parts: tuple[Formula, ...]


class LinkedPairs(Struct, frozen=True):
    """A formula that holds if there are at least `number` pairs of linked stars of two colours, each star in
    one pair only; with `fewer`, if there are fewer."""

    number: int
    colours: tuple[int, ...]
    fewer: bool = False


Formula: TypeAlias = "int | AtLeast | LinkedPairs"

ALWAYS: Final = AtLeast(0, ())
NEVER: Final = AtLeast(1, ())


@cache
def find_cliques(linked: tuple[int, ...]) -> tuple[int, ...]:
    """Divide all cells into cliques. It is greedy and takes large cliques first."""
    found: list[int] = []
    left = (1 << len(linked)) - 1
    while left:
        found.append(max([_grow_clique(linked, cell, left) for cell in bits(left)], key=int.bit_count))
        left &= ~found[-1]
    return tuple(found)


def _grow_clique(linked: tuple[int, ...], cell: int, left: int) -> int:
    """Grow a clique from a cell: always add the common neighbour that keeps most candidates."""
    clique, common = 1 << cell, linked[cell] & left
    while common:
        most = max(bits(common), key=lambda other: (linked[other] & common).bit_count())
        clique |= 1 << most
        common &= linked[most]
    return clique


def star(cell: int, colour: int = ANY) -> int:
    return cell * VARIABLES + colour + 1


def some_of(number: int, parts: Iterable[Formula]) -> Formula:
    """Return a formula that holds if at least `number` of the parts do, without parts that always or never
    hold."""
    some = [part for part in parts if part != NEVER]
    open_parts = tuple([part for part in some if part != ALWAYS])
    number -= len(some) - len(open_parts)
    if number <= 0:
        return ALWAYS
    if number > len(open_parts):
        return NEVER
    return open_parts[0] if len(open_parts) == 1 else AtLeast(number, open_parts)


def all_of(*parts: Formula) -> Formula:
    return some_of(len(parts), parts)


def negate(formula: Formula) -> Formula:
    match formula:
        case int():
            return -formula
        case LinkedPairs():
            return LinkedPairs(formula.number, formula.colours, not formula.fewer)
    parts = [negate(part) for part in formula.parts]
    return some_of(len(parts) - formula.number + 1, parts)


def require_filled(board: BitBoard, cells: int) -> Formula:
    return all_of(*[star(cell) for cell in bits(cells & ~board.core)])


def _require_stars(board: BitBoard, cells: int, colour: int, number: int) -> Formula:
    """Require so many stars of a colour on these cells. A clique of linked cells holds at most one: a solver
    is quicker if it counts cliques, not cells."""
    if number == 1:
        return some_of(1, [star(cell, colour) for cell in bits(cells)])
    cliques = find_cliques(board.linked)
    return some_of(number, [_require_stars(board, cells & clique, colour, 1) for clique in cliques])


def _require_all_stars(board: BitBoard, number: int) -> Formula:
    """Require so many stars of any colours, one of them in the centre."""
    return some_of(number - 1, [star(cell) for cell in bits(board.all & ~board.core)])


def _require_coloured(board: BitBoard, cells: int, number: int) -> Formula:
    """Require stars of exactly so many colours on all these cells."""
    if number > min(cells.bit_count(), len(COLOURS)):
        return NEVER
    colours = [_require_stars(board, cells, colour, 1) for colour in HUES]
    exactly = some_of(number, colours), negate(some_of(number + 1, colours))
    return all_of(require_filled(board, cells), *exactly)


# Tasks: the formula of a galaxy that meets one.


def shining_stars(board: BitBoard, colour: str, at_least: int) -> Formula:
    return _require_stars(board, board.shining, number_colour(colour), at_least)


def stars(board: BitBoard, colour: str, at_least: int) -> Formula:
    return _require_stars(board, board.all, number_colour(colour), at_least)


def empty_cells(board: BitBoard, at_most: int) -> Formula:
    return _require_all_stars(board, board.all.bit_count() - at_most)


def constellation_colours(board: BitBoard, constellation: str, exactly: int) -> Formula:
    return _require_coloured(board, board.constellations[constellation], exactly)


def orbit_colours(board: BitBoard, orbit: int, exactly: int) -> Formula:
    return _require_coloured(board, board.orbits[orbit - 1], exactly)


def orbit_all_different(board: BitBoard, orbit: int) -> Formula:
    return _require_coloured(board, board.orbits[orbit - 1], board.orbits[orbit - 1].bit_count())


def each_colour(board: BitBoard, at_least: int) -> Formula:
    """Require the sum of all stars too: a SAT solver adds no numbers, so it would miss that there are too few
    cells."""
    colours = [_require_stars(board, board.all, colour, at_least) for colour in HUES]
    return all_of(_require_all_stars(board, at_least * len(COLOURS)), *colours)


def colour_across_constellations(board: BitBoard, colour: str, at_least: int, constellations: int) -> Formula:
    cells = board.constellations.values()
    bearing = [_require_stars(board, each, number_colour(colour), at_least) for each in cells]
    return some_of(constellations, bearing)


def adjacent_orbits(board: BitBoard, count: int) -> Formula:
    starts = range(len(board.orbits) - count + 1)
    return some_of(1, [require_filled(board, sum(board.orbits[start : start + count])) for start in starts])


def constellations_complete(board: BitBoard, pair: str) -> Formula:
    return some_of(1, [require_filled(board, cells) for cells in board.pairs[pair]])


def indirect_links_filled(board: BitBoard) -> Formula:
    return require_filled(board, board.indirect)


def shining_neighbours_filled(board: BitBoard) -> Formula:
    return require_filled(board, board.shining_neighbours)


# Advanced cards: the formula of a galaxy that scores at least so many items.


def linked_pairs(_: BitBoard, number: int, colours: tuple[str, str]) -> Formula:
    return LinkedPairs(number, tuple([number_colour(colour) for colour in colours])) if number else ALWAYS


def shining_of_one_colour(board: BitBoard, number: int) -> Formula:
    return some_of(1, [_require_stars(board, board.shining, colour, number) for colour in HUES])


def surrounded_shining(board: BitBoard, number: int) -> Formula:
    return some_of(number, [require_filled(board, board.linked[cell]) for cell in board.outer_shining])


def orbits_with(board: BitBoard, number: int, colour: str) -> Formula:
    return some_of(number, [_require_stars(board, orbit, number_colour(colour), 1) for orbit in board.orbits])


def orbital_to_shining(board: BitBoard, number: int, colour: str) -> Formula:
    return _require_stars(board, board.shining_neighbours, number_colour(colour), number)


# A task's function takes the board and the card's parameters; an advanced card's also the number of items.
FORMULAS: Mapping[str, Callable[..., Formula]] = match_rules(globals())


Clause: TypeAlias = "list[int]"
Contents: TypeAlias = "list[int]"  # of each cell: the number of a colour, or EMPTY

EMPTY: Final = ANY  # as the contents of a cell


class Clauses(Struct):
    """The clauses to hand to the solver next, and the highest variable so far."""

    board: BitBoard
    new: list[Clause]
    variables: int


def find_galaxy(
    board: BitBoard,
    rules: Sequence[Clause],
    formulas: Sequence[Formula],
    named: Collection[int],
    first: bool = False,
) -> OwnSky | None:
    """Find a legal galaxy for which all formulas hold. `named` are the colours in the formulas; all others
    are interchangeable. Solvers may find different galaxies on different machines; the `first` in the order
    of cells is always the same."""
    from pysat.solvers import Minisat22  # slow to load

    clauses = Clauses(board, [], VARIABLES * len(board.cells))
    clauses.new += [[_make_literal(clauses, formula)] for formula in formulas]
    with Minisat22(bootstrap_with=rules) as solver:
        solver.append_formula(_order_colours(board, [colour for colour in HUES if colour not in named]))

        def solve(literals: Sequence[int] = ()) -> Contents | None:
            while True:
                solver.append_formula(clauses.new)
                clauses.new.clear()
                if not solver.solve(literals):
                    return None
                contents = _read_model(board, solver.get_model())
                _forbid_illegal(clauses, contents)
                if not clauses.new:
                    return contents

        contents = solve()
        if contents and first:
            contents = _find_first(board, contents, solve)
    return _make_sky(board, contents) if contents else None


def list_galaxy_clauses(board: BitBoard) -> list[Clause]:
    """List the clauses of every galaxy: a star in the centre, at most one on a cell, no linked stars of one
    colour."""
    clauses = [[star(cell)] for cell in bits(board.core)]
    for cell, linked in enumerate(board.linked):
        colours = [star(cell, colour) for colour in HUES]
        clauses.append([-star(cell), *colours])
        clauses += [[star(cell), -one] for one in colours]
        clauses += [[-one, -other] for one, other in combinations(colours, 2)]
        for other in bits(linked >> cell << cell):
            clauses += [[-star(cell, colour), -star(other, colour)] for colour in HUES]
    return clauses


def _order_colours(board: BitBoard, colours: Sequence[int]) -> Iterator[Clause]:
    """Yield clauses that fix the order in which interchangeable colours appear. So of galaxies that differ
    only by a change of these colours, the first alone is left."""
    cells = _order_cells(board)
    for before, colour in pairwise(colours):
        for place, cell in enumerate(cells):
            yield [-star(cell, colour), *[star(each, before) for each in cells[:place]]]


def _order_cells(board: BitBoard) -> list[int]:
    """List the cells, those first that leave the others least choice."""
    return [cell for clique in find_cliques(board.linked) for cell in bits(clique)]


def _make_literal(clauses: Clauses, formula: Formula) -> int:
    """Return a literal that only holds where a formula does."""
    match formula:
        case int():
            return formula
        case AtLeast():
            parts = [_make_literal(clauses, part) for part in formula.parts]
            return _count_literals(clauses, formula.number, parts)
    return _make_literal(clauses, (_limit_pairs if formula.fewer else _require_pairs)(clauses, formula))


def _count_literals(clauses: Clauses, number: int, literals: list[int]) -> int:
    from pysat.card import CardEnc, EncType

    holds = _add_variable(clauses)
    if number > len(literals):
        clauses.new.append([-holds])
        return holds
    if number > 0:
        counted = CardEnc.atleast(literals, number, top_id=holds, encoding=EncType.totalizer)
        clauses.new += [[-holds, *clause] for clause in counted.clauses]
        clauses.variables = max(holds, counted.nv)
    return holds


def _add_variable(clauses: Clauses) -> int:
    clauses.variables += 1
    return clauses.variables


def _require_pairs(clauses: Clauses, demand: LinkedPairs) -> Formula:
    """Require pairs: each chosen pair has a star of both colours, and no star is in two pairs."""
    one, other = demand.colours
    pairs: list[int] = []
    of_star: dict[int, list[int]] = defaultdict(list)
    for first, second in _list_links(clauses.board):
        pairs.append(pair := _add_variable(clauses))
        for end in (star(first, one), star(second, other)):
            clauses.new.append([-pair, end])
            of_star[end].append(pair)
    for same in of_star.values():
        clauses.new += [[-pair, -another] for pair, another in combinations(same, 2)]
    return some_of(demand.number, pairs)


def _limit_pairs(clauses: Clauses, demand: LinkedPairs) -> Formula:
    """Limit pairs by marks: if each link between the two colours has a marked end, there are at most as many
    pairs as marked cells; and the fewest such marks equal the most pairs (Kőnig's theorem)."""
    one, other = demand.colours
    marks = [_add_variable(clauses) for _ in clauses.board.cells]
    for first, second in _list_links(clauses.board):
        clauses.new.append([-star(first, one), -star(second, other), marks[first], marks[second]])
    return some_of(len(marks) - demand.number + 1, [-mark for mark in marks])


def _list_links(board: BitBoard) -> Iterator[tuple[int, int]]:
    """Yield each link from both of its ends."""
    return ((cell, other) for cell, linked in enumerate(board.linked) for other in bits(linked))


def _read_model(board: BitBoard, model: Sequence[int]) -> Contents:
    """Read the contents of each cell from the literals of a model."""
    contents = [EMPTY] * len(board.cells)
    for literal in [each for each in model[: len(contents) * VARIABLES] if each > 0]:
        cell, value = divmod(literal - 1, VARIABLES)
        if value != ANY:
            contents[cell] = value
    return contents


def _forbid_illegal(clauses: Clauses, contents: Contents) -> None:
    """Add clauses against an illegal galaxy: a piece without the centre needs a star beside it, and the stars
    of each colour are limited."""
    board = clauses.board
    filled = _make_mask(contents, HUES)
    for piece in split_pieces(filled, board.linked):
        if not piece & board.core:
            beside = {other for cell in bits(piece) for other in bits(board.linked[cell] & ~piece)}
            clauses.new += [[-star(cell), *map(star, sorted(beside))] for cell in bits(piece)]
    for colour in HUES:
        if contents.count(colour) > STARS_OF_COLOUR:
            others = [-star(cell, colour) for cell in bits(board.all)]
            clauses.new.append([_count_literals(clauses, len(others) - STARS_OF_COLOUR, others)])


def _find_first(
    board: BitBoard, contents: Contents, solve: Callable[[Sequence[int]], Contents | None]
) -> Contents:
    """Find the first galaxy: each cell in turn stays empty if possible, or gets the first colour that is
    possible after the cells before."""
    fixed: list[int] = []
    for cell in _order_cells(board):
        for value in (EMPTY, *HUES):
            if value == contents[cell]:
                break
            if better := solve([*fixed, _fix_cell(cell, value)]):
                contents = better
                break
        fixed.append(_fix_cell(cell, contents[cell]))
    return contents


def _fix_cell(cell: int, value: int) -> int:
    return -star(cell) if value == EMPTY else star(cell, value)


def _make_mask(contents: Contents, values: Collection[int]) -> int:
    return sum([1 << cell for cell, value in enumerate(contents) if value in values])


def _make_sky(board: BitBoard, contents: Contents) -> OwnSky:
    colours = {name: _make_mask(contents, (colour,)) for colour, name in enumerate(COLOURS)}
    return OwnSky(board, Galaxy(colours, sum(colours.values())))
