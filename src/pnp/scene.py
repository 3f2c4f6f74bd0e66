"""The scene: frozen shapes that state all a backend needs to know, so that no backend decides.

Lengths are millimetres, the origin is the top left, y points down. Later shapes lie over earlier ones.
Every shape paints its fill first and its stroke over it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from pnp.geometry import Box, Matrix, Point, Size

Cap: TypeAlias = Literal["butt", "round", "square"]
Join: TypeAlias = Literal["miter", "round", "bevel"]
FillRule: TypeAlias = Literal["nonzero", "evenodd"]
Form: TypeAlias = Literal["rectangle", "circle", "hexagon"]


class Colour(Struct, frozen=True):
    """An opaque colour; each part is 0 to 255."""

    red: int
    green: int
    blue: int


def read_hexadecimal(digits: str) -> Colour:
    """Read a colour written as `rrggbb`."""
    return Colour(*bytes.fromhex(digits))


class Stop(Struct, frozen=True):
    at: float  # 0 at the start of the gradient, 1 at its end; stops stand in rising order
    colour: Colour


class LinearGradient(Struct, frozen=True):
    """A gradient along a line, in the coordinates of its shape; its end colours go on beyond."""

    start: Point
    end: Point
    stops: tuple[Stop, ...]


class RadialGradient(Struct, frozen=True):
    """A gradient around a centre, in the coordinates of its shape; its last colour goes on beyond."""

    centre: Point
    radius: float
    stops: tuple[Stop, ...]


Paint: TypeAlias = Colour | LinearGradient | RadialGradient


class Stroke(Struct, frozen=True):
    colour: Colour
    width: float
    cap: Cap = "butt"
    join: Join = "miter"
    miter_limit: float = 4.0
    dash: tuple[float, ...] = ()  # lengths on and off; an odd count is not refused, but means nothing
    dash_start: float = 0.0


class Rectangle(Struct, frozen=True):
    box: Box
    fill: Paint | None = None
    stroke: Stroke | None = None
    radius: float = 0.0  # of the corners


class Circle(Struct, frozen=True):
    centre: Point
    radius: float
    fill: Paint | None = None
    stroke: Stroke | None = None


class Ellipse(Struct, frozen=True):
    centre: Point
    radius_x: float
    radius_y: float
    fill: Paint | None = None
    stroke: Stroke | None = None


class Line(Struct, frozen=True):
    start: Point
    end: Point
    stroke: Stroke


class Polyline(Struct, frozen=True):
    points: tuple[Point, ...]
    stroke: Stroke


class Polygon(Struct, frozen=True):
    points: tuple[Point, ...]
    fill: Paint | None = None
    stroke: Stroke | None = None
    rule: FillRule = "nonzero"


class MoveTo(Struct, frozen=True):
    x: float
    y: float


class LineTo(Struct, frozen=True):
    x: float
    y: float


class CurveTo(Struct, frozen=True):
    """A cubic Bézier curve with two control points."""

    x1: float
    y1: float
    x2: float
    y2: float
    x: float
    y: float


class ArcTo(Struct, frozen=True):
    """An elliptical arc as in SVG; `turn` is the slope of its first axis in degrees, clockwise."""

    radius_x: float
    radius_y: float
    turn: float
    large: bool
    clockwise: bool
    x: float
    y: float


class Close(Struct, frozen=True):
    pass


Step: TypeAlias = MoveTo | LineTo | CurveTo | ArcTo | Close
Steps: TypeAlias = tuple[Step, ...]


class Path(Struct, frozen=True):
    """Steps, each subpath opened by a MoveTo."""

    steps: Steps
    fill: Paint | None = None
    stroke: Stroke | None = None
    rule: FillRule = "nonzero"


class Run(Struct, frozen=True):
    """One piece of one line of text, placed by the left end of its baseline."""

    text: str
    face: str  # a face's PostScript name, as in `pnp.text`
    size: float  # the em, in mm
    x: float
    y: float
    gaps: tuple[int, ...] = ()  # thousandths of an em added after each character; empty: none


class Text(Struct, frozen=True):
    """Runs of one colour that belong together: a title, a block of lines."""

    runs: tuple[Run, ...]
    colour: Colour


class Bitmap(Struct, frozen=True):
    """The bytes of a PNG or JPEG file, checked when they were loaded."""

    kind: Literal["png", "jpeg"]
    content: bytes
    width: int
    height: int


class Image(Struct, frozen=True):
    """A bitmap stretched over a box."""

    box: Box
    bitmap: Bitmap


class Clip(Struct, frozen=True):
    """The inside of a path; outside of it nothing is shown."""

    steps: Steps
    rule: FillRule = "nonzero"


class Group(Struct, frozen=True):
    """Shapes painted together: clipped, then faded as one, then moved."""

    shapes: tuple[Shape, ...]
    transform: Matrix | None = None
    clip: Clip | None = None  # in the coordinates of the group's shapes
    opacity: float = 1.0


class Traced(Group, frozen=True):
    """The shapes that one element of a layout draws, with its place there; for backends a group like any
    other."""

    place: tuple[str | int, ...] = ()


class Placed(Struct, frozen=True):
    """A scene within a scene, clipped to its own box, then moved.

    `recurs` says that the same scene object is placed again and again, so that a backend stores it once.
    """

    scene: Scene
    transform: Matrix
    recurs: bool = False


Outlined: TypeAlias = Rectangle | Circle | Ellipse | Line | Polyline | Polygon | Path  # has an outline
Shape: TypeAlias = Outlined | Text | Image | Group | Placed
Shapes: TypeAlias = tuple[Shape, ...]


class Scene(Struct, frozen=True):
    """Shapes in painting order, and the box that they are clipped to."""

    box: Box
    shapes: tuple[Shape, ...]


class Face(Struct, frozen=True):
    """One side of a card, drawn. Its scene's origin is the top left of the trim; its box is trim and
    bleed."""

    id: str
    trim: Size
    bleed: float
    scene: Scene
    cut: Form = "rectangle"  # a circle is an ellipse where the trim is no square
    corner: float = 0.0  # the radius of a rectangle's corners
    safe: float = 0.0  # how far everything important stays from the cut


class Bookmark(Struct, frozen=True):
    title: str
    level: int = 0


class Page(Struct, frozen=True):
    """One printed side, of the size of its scene's box, which starts at 0, 0."""

    scene: Scene
    title: str = ""
    bookmarks: tuple[Bookmark, ...] = ()
    trim: Box | None = None  # only on a page that holds one face
    bleed: Box | None = None


class Info(Struct, frozen=True):
    """The details of a document: its title, author, subject, language and duplex printing."""

    title: str
    author: str
    subject: str
    language: str
    duplex: Literal["long", "short"] | None = None
