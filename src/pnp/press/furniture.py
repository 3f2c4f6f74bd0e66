"""What a sheet carries beside its pieces: guides, targets and the fold."""

from msgspec import Struct

from pnp.geometry import IDENTITY, Matrix, Point
from pnp.press.job import SheetOptions
from pnp.press.marks import guides
from pnp.press.papers import area
from pnp.press.plan import Plan
from pnp.press.registration import target
from pnp.press.sides import mirror
from pnp.press.strokes import Segment, drawn, moved_guides
from pnp.scene import Colour, Line, Placed, Scene, Shape, Stroke

FOLD_WEIGHT = 0.2  # mm
FOLD_DASH = (2.0, 1.0)


class Furniture(Struct, frozen=True):
    """Shapes to lay over the fronts and over the backs of equal sheets."""

    front: tuple[Shape, ...]
    back: tuple[Shape, ...]


def furniture(laid: Plan, options: SheetOptions) -> Furniture:
    colour = options.mark_colour
    halo = options.marks == "crop"  # along full lines it would bare the edges
    used = guides(laid.grid.cells, laid.kept_free, laid.paper, options.marks, laid.grid.cut)
    front = drawn(used, colour, halo) + _targets(laid.front_targets, colour) + _fold(laid.fold, colour)
    back = _placed(_targets(laid.back_targets, colour), laid, IDENTITY)
    if laid.about and options.backs != "duplex":
        shapes = drawn(moved_guides(used, mirror(laid.paper, laid.about)), colour, halo)
        back += _placed(shapes, laid, laid.corrected)
    return Furniture(_placed(front, laid, IDENTITY), back)


def _placed(shapes: tuple[Shape, ...], laid: Plan, matrix: Matrix) -> tuple[Shape, ...]:
    return (Placed(Scene(area(laid.paper), shapes), matrix, recurs=True),) if shapes else ()


def _targets(middles: tuple[Point, ...], colour: Colour) -> tuple[Shape, ...]:
    return tuple(shape for middle in middles for shape in target(middle, colour))


def _fold(fold: Segment | None, colour: Colour) -> tuple[Shape, ...]:
    if fold is None:
        return ()
    return (Line(fold.start, fold.end, Stroke(colour, FOLD_WEIGHT, dash=FOLD_DASH)),)
