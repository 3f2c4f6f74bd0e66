"""Legal galaxies for which formulas hold, found by a solver of clauses.

A clause is a list of literals of which at least one holds. The clauses that the solver begins with say which
stars may lie side by side. Whether a galaxy is one piece, and whether there are enough stars of each colour,
is asked of each galaxy that the solver finds: where that is not so, it goes on with clauses that forbid it.
So a galaxy that is returned is legal, and where none is, there is none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from pnp.games.nebula.formulas import (
    ANY,
    HUES,
    VARIABLES,
    AtLeast,
    Formula,
    LinkedPairs,
    find_cliques,
    some_of,
    star,
)
from pnp.games.nebula.scoring import STARS_OF_COLOUR, split_pieces
from pnp.games.nebula.sky import COLOURS, Galaxy, Sky, bits

if TYPE_CHECKING:
    from pnp.games.nebula.cards import Board


Clause: TypeAlias = "list[int]"
Contents: TypeAlias = "list[int]"  # of each cell: the number of a colour, or EMPTY

EMPTY: Final = ANY  # where it stands for what lies on a cell


class Clauses(Struct):
    """What is handed to the solver next, and the highest number of a variable so far."""

    board: Board
    new: list[Clause]
    variables: int


def find_galaxy(
    board: Board,
    rules: Sequence[Clause],
    formulas: Sequence[Formula],
    named: Collection[int],
    first: bool = False,
) -> Sky | None:
    """A legal galaxy for which all formulas hold. The formulas name some colours; any other may stand for any
    other. Which galaxy a solver finds may differ from one machine to another; the `first` of all in the order
    of cells is always the same."""
    from pysat.solvers import Minisat22  # takes its time to load

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


def list_galaxy_clauses(board: Board) -> list[Clause]:
    """A star in the centre, at most one on a cell, and no two of one colour that are linked."""
    clauses = [[star(cell)] for cell in bits(board.core)]
    for cell, linked in enumerate(board.linked):
        colours = [star(cell, colour) for colour in HUES]
        clauses.append([-star(cell), *colours])
        clauses += [[star(cell), -one] for one in colours]
        clauses += [[-one, -other] for one, other in combinations(colours, 2)]
        for other in bits(linked >> cell << cell):
            clauses += [[-star(cell, colour), -star(other, colour)] for colour in HUES]
    return clauses


def _order_colours(board: Board, colours: Sequence[int]) -> Iterator[Clause]:
    """Of colours that may stand for each other, each comes after the one before. So of galaxies that differ
    by a change of these colours only the first is left."""
    cells = _order_cells(board)
    for before, colour in pairwise(colours):
        for place, cell in enumerate(cells):
            yield [-star(cell, colour), *[star(each, before) for each in cells[:place]]]


def _order_cells(board: Board) -> list[int]:
    """Those first that leave the others least choice."""
    return [cell for clique in find_cliques(board.linked) for cell in bits(clique)]


def _make_literal(clauses: Clauses, formula: Formula) -> int:
    """A literal that only holds where a formula does."""
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


def _require_pairs(clauses: Clauses, asked: LinkedPairs) -> Formula:
    """Each pair that is chosen has a star of both colours, and no star is in two of them."""
    one, other = asked.colours
    pairs: list[int] = []
    of_star: dict[int, list[int]] = defaultdict(list)
    for first, second in _list_links(clauses.board):
        pairs.append(pair := _add_variable(clauses))
        for end in (star(first, one), star(second, other)):
            clauses.new.append([-pair, end])
            of_star[end].append(pair)
    for same in of_star.values():
        clauses.new += [[-pair, -another] for pair, another in combinations(same, 2)]
    return some_of(asked.number, pairs)


def _limit_pairs(clauses: Clauses, asked: LinkedPairs) -> Formula:
    """There are at most as many pairs as cells are marked, if every linked star of one colour or of the other
    is on a marked cell; and no fewer marks will do than there are pairs (Kőnig's theorem)."""
    one, other = asked.colours
    marks = [_add_variable(clauses) for _ in clauses.board.cells]
    for first, second in _list_links(clauses.board):
        clauses.new.append([-star(first, one), -star(second, other), marks[first], marks[second]])
    return some_of(len(marks) - asked.number + 1, [-mark for mark in marks])


def _list_links(board: Board) -> Iterator[tuple[int, int]]:
    """Each link from both of its ends."""
    return ((cell, other) for cell, linked in enumerate(board.linked) for other in bits(linked))


def _read_model(board: Board, model: Sequence[int]) -> Contents:
    """What lies on each cell, by a literal for each variable."""
    contents = [EMPTY] * len(board.cells)
    for literal in [each for each in model[: len(contents) * VARIABLES] if each > 0]:
        cell, value = divmod(literal - 1, VARIABLES)
        if value != ANY:
            contents[cell] = value
    return contents


def _forbid_illegal(clauses: Clauses, contents: Contents) -> None:
    """A piece without the centre needs a star beside it; and there are so many stars of each colour."""
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
    board: Board, contents: Contents, solve: Callable[[Sequence[int]], Contents | None]
) -> Contents:
    """Each cell in turn is empty if it can be, or else has the first colour that it can have, with
    what lies on the cells before."""
    known: list[int] = []
    for cell in _order_cells(board):
        for value in (EMPTY, *HUES):
            if value == contents[cell]:
                break
            if better := solve([*known, _fix_cell(cell, value)]):
                contents = better
                break
        known.append(_fix_cell(cell, contents[cell]))
    return contents


def _fix_cell(cell: int, value: int) -> int:
    return -star(cell) if value == EMPTY else star(cell, value)


def _make_mask(contents: Contents, values: Collection[int]) -> int:
    return sum([1 << cell for cell, value in enumerate(contents) if value in values])


def _make_sky(board: Board, contents: Contents) -> Sky:
    colours = {name: _make_mask(contents, (colour,)) for colour, name in enumerate(COLOURS)}
    return Sky(board, Galaxy(colours, sum(colours.values())))
