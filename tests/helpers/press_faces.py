"""Faces and jobs for the press, and what can be seen of them on a page, worked out from its scene alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from hypothesis import strategies as st

from pnp.build import press_words
from pnp.errors import UsageError
from pnp.geometry import IDENTITY, Box, Margins, Matrix, Point, Size, combine_maps, move_box, move_point
from pnp.models import Paper
from pnp.press import Job, Piece, Printout, SheetOptions, Side, impose
from pnp.scene import (
    Colour,
    Face,
    Form,
    Group,
    Line,
    LineTo,
    MoveTo,
    Page,
    Path,
    Placed,
    Rectangle,
    Scene,
    Shape,
    Stroke,
)

WORDS = press_words("en")
MARK_WEIGHT = 0.15
TOP = Colour(255, 255, 0)  # of a bar along the upper edge, which shows where a face is upright


def face(
    name: str,
    width: float = 63.0,
    height: float = 88.0,
    bleed: float = 3.0,
    cut: Form = "rectangle",
    corner: float = 0.0,
) -> Face:
    """A ground of trim and bleed whose colour is its own, and a bar at its top."""
    box = Box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    bar = Rectangle(Box(width * 0.25, 0.0, width * 0.5, height * 0.1), fill=TOP)
    scene = Scene(box, (Rectangle(box, fill=colour(name)), bar))
    return Face(name, Size(width, height), bleed, scene, cut, corner)


def colour(name: str) -> Colour:
    """A dark colour for each name; names are numbered where it matters."""
    number = sum(ord(letter) * 37**place for place, letter in enumerate(name))
    return Colour(number % 97, number // 97 % 97, number // 9409 % 97)


def plain_job(
    copies: int, width: float = 63.0, height: float = 88.0, backs: bool = True, bleed: float = 3.0
) -> Job:
    back = face("back", width, height, bleed) if backs else None
    return Job("cards", (Piece(face("front", width, height, bleed), back, copies),))


def imposed(job: Job, options: SheetOptions) -> tuple[Printout, ...]:
    """Nothing where the pieces are too large, which is told elsewhere."""
    try:
        return impose(job, options)
    except UsageError:
        return ()


SHEETS = st.builds(
    SheetOptions,
    st.builds(Paper, st.just("x"), st.floats(100, 320), st.floats(100, 320)),
    margins=st.builds(Margins, *[st.floats(0, 12)] * 4),
    backs=st.sampled_from(["duplex", "fold", "separate", "none"]),
    flip=st.sampled_from(["long", "short"]),
    bleed=st.sampled_from(["shared", "own", "none"]),
    marks=st.sampled_from(["crop", "lines", "none"]),
)
JOBS = st.builds(
    plain_job,
    st.integers(1, 30),
    width=st.floats(12, 40),
    height=st.floats(12, 40),
    backs=st.booleans(),
    bleed=st.sampled_from([0.0, 1.5, 3.0]),
)


@dataclass(frozen=True, slots=True)
class Seen:
    """A filled rectangle on a page: its colour, where it stands, and what the clips about it leave of it."""

    fill: Colour
    whole: Box
    left: Box


def rectangles(page: Page) -> list[Seen]:
    return list(_rectangles(page.scene.shapes, IDENTITY, page.scene.box))


def _rectangles(shapes: tuple[Shape, ...], matrix: Matrix, clip: Box) -> Iterator[Seen]:
    for shape in shapes:
        match shape:
            case Placed(scene, transform):
                inner = combine_maps(transform, matrix)
                yield from _rectangles(scene.shapes, inner, common(clip, move_box(scene.box, inner)))
            case Group(inside):
                yield from _rectangles(inside, matrix, clip)
            case Rectangle(box, Colour() as fill):
                whole = move_box(box, matrix)
                yield Seen(fill, whole, common(whole, clip))


def strokes(page: Page, weight: float = MARK_WEIGHT) -> list[tuple[Point, Point]]:
    """The straight lines of one weight."""
    return list(_strokes(page.scene.shapes, IDENTITY, weight))


def _strokes(shapes: tuple[Shape, ...], matrix: Matrix, weight: float) -> Iterator[tuple[Point, Point]]:
    for shape in shapes:
        match shape:
            case Placed(scene, transform):
                yield from _strokes(scene.shapes, combine_maps(transform, matrix), weight)
            case Path(steps, stroke=stroke) if _weighs(stroke, weight):
                for start, end in pairwise(steps):
                    if isinstance(start, MoveTo) and isinstance(end, LineTo):
                        yield (
                            move_point(Point(start.x, start.y), matrix),
                            move_point(Point(end.x, end.y), matrix),
                        )
            case Line(start, end, stroke) if _weighs(stroke, weight):
                yield move_point(start, matrix), move_point(end, matrix)


def _weighs(stroke: Stroke | None, weight: float) -> bool:
    return stroke is not None and stroke.width == weight


def common(one: Box, other: Box) -> Box:
    left, top = max(one.x, other.x), max(one.y, other.y)
    right = min(one.x + one.width, other.x + other.width)
    bottom = min(one.y + one.height, other.y + other.height)
    return Box(left, top, max(right - left, 0.0), max(bottom - top, 0.0))


def overlap(one: Box, other: Box) -> float:
    """How far two boxes reach into each other; nothing where they only touch."""
    shared = common(one, other)
    return min(shared.width, shared.height)


def trims(printout: Printout, page: int = 0, side: Side = "front") -> list[Box]:
    return [slot.spot.trim for slot in printout.slots if slot.page == page and slot.spot.side == side]


def per_sheet(printout: Printout) -> int:
    return len([slot for slot in printout.slots if slot.sheet == 0 and slot.spot.side == "front"])


def near(one: Box, other: Box, slack: float = 1e-6) -> bool:
    ends = (one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height)
    return max(map(abs, ends)) <= slack
