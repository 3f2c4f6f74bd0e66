"""How the two sides of a sheet meet: the mirror between them, and the printer's correction."""

from typing import Literal, TypeAlias

from pnp.geometry import (
    IDENTITY,
    Box,
    Margins,
    Matrix,
    Point,
    combined,
    moved_box,
    rotation,
    translation,
)
from pnp.models.paper import Paper
from pnp.models.printer import Flip, Printer
from pnp.press.grid import Cell, Grid, front_matrix, front_room
from pnp.press.job import Spot

# What changes its sign when the paper is turned: x about an upright line, y about a level one.
Axis: TypeAlias = Literal["x", "y"]


def axis(paper: Paper, flip: Flip) -> Axis:
    upright = paper.height >= paper.width
    return "x" if upright == (flip == "long") else "y"


def mirror(paper: Paper, about: Axis) -> Matrix:
    """From a point of the front to the point behind it, in the coordinates of the printed back."""
    if about == "x":
        return Matrix(-1.0, 0.0, 0.0, 1.0, paper.width, 0.0)
    return Matrix(1.0, 0.0, 0.0, -1.0, 0.0, paper.height)


def even(margins: Margins, about: Axis) -> Margins:
    """Margins that both sides keep: those that are swapped by the mirror become the wider of the two."""
    if about == "x":
        wide = max(margins.left, margins.right)
        return Margins(top=margins.top, right=wide, bottom=margins.bottom, left=wide)
    high = max(margins.top, margins.bottom)
    return Margins(top=high, right=margins.right, bottom=high, left=margins.left)


def correction(printer: Printer | None, paper: Paper) -> Matrix:
    """The printer's profile: a turn about the sheet's centre, then a shift."""
    if printer is None:
        return IDENTITY
    turn = rotation(printer.back_angle, Point(paper.width / 2, paper.height / 2))
    return combined(turn, translation(printer.back_dx, printer.back_dy))


def front_spots(grid: Grid) -> tuple[Spot, ...]:
    return tuple(
        Spot(
            "front",
            cell.place.row,
            cell.place.column,
            cell.trim,
            front_matrix(cell, grid.turned),
            front_room(cell, grid.turned),
        )
        for cell in grid.cells
    )


def back_spots(grid: Grid, paper: Paper, about: Axis, corrected: Matrix) -> tuple[Spot, ...]:
    """The slots behind the front slots, in the same order."""
    across = mirror(paper, about)
    return tuple(_back_spot(cell, grid, across, about, corrected) for cell in grid.cells)


def _back_spot(cell: Cell, grid: Grid, across: Matrix, about: Axis, corrected: Matrix) -> Spot:
    place, room = cell.place, front_room(cell, grid.turned)
    return Spot(
        "back",
        place.row_from_end if about == "y" else place.row,
        place.column_from_end if about == "x" else place.column,
        _behind(cell.trim, across),
        combined(back_matrix(front_matrix(cell, grid.turned), grid.cut.trim.width, across), corrected),
        Margins(top=room.top, right=room.left, bottom=room.bottom, left=room.right),
    )


def back_matrix(front: Matrix, width: float, across: Matrix) -> Matrix:
    """Turning a card about its upright axis shows its back upright: so the back is mirrored within the card
    and again with the paper, which together is no mirror any more.
    """
    within = Matrix(-1.0, 0.0, 0.0, 1.0, width, 0.0)
    return combined(combined(within, front), across)


def _behind(trim: Box, across: Matrix) -> Box:
    return moved_box(trim, across)
