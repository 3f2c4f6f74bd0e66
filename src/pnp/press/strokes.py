"""Thin lines to cut, fold and align by, as segments that can be counted and as shapes that can be drawn."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import Box, Matrix, Point, moved, moved_box
from pnp.press.forms import corner_arcs, outline
from pnp.press.job import WEIGHT
from pnp.scene import Colour, Form, LineTo, MoveTo, Path, Shape, Step, Stroke

HALO = 0.65  # mm, the white line below a mark
WHITE = Colour(255, 255, 255)


class Segment(Struct, frozen=True):
    start: Point
    end: Point


class Contour(Struct, frozen=True):
    """What is cut along that is not straight: about a whole piece, or a rectangle's round corners alone."""

    form: Form | Literal["corners"]
    box: Box
    corner: float = 0.0


class Guides(Struct, frozen=True):
    """What is cut along: straight lines, and contours of pieces that have others."""

    segments: tuple[Segment, ...] = ()
    contours: tuple[Contour, ...] = ()


def moved_guides(guides: Guides, matrix: Matrix) -> Guides:
    return Guides(
        tuple(Segment(moved(line.start, matrix), moved(line.end, matrix)) for line in guides.segments),
        tuple(replace(each, box=moved_box(each.box, matrix)) for each in guides.contours),
    )


def drawn(guides: Guides, colour: Colour, halo: bool = True) -> tuple[Shape, ...]:
    """Lines with a white halo below, to be seen on any ground, and contours, which have none."""
    shapes: list[Shape] = []
    if guides.segments:
        steps = tuple(step for line in guides.segments for step in _line(line))
        shapes += [Path(steps, stroke=Stroke(WHITE, HALO))] if halo else []
        shapes += [Path(steps, stroke=Stroke(colour, WEIGHT))]
    if guides.contours:
        steps = tuple(step for contour in guides.contours for step in _contour(contour))
        shapes.append(Path(steps, stroke=Stroke(colour, WEIGHT)))
    return tuple(shapes)


def _line(line: Segment) -> tuple[Step, ...]:
    return MoveTo(line.start.x, line.start.y), LineTo(line.end.x, line.end.y)


def _contour(contour: Contour) -> tuple[Step, ...]:
    if contour.form == "corners":
        return corner_arcs(contour.box, contour.corner)
    return outline(contour.form, contour.box)
