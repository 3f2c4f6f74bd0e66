"""The scene: frozen shapes that state all a backend needs to know, so that no backend decides.

Lengths are millimetres, the origin is the top left, y points down. Later shapes lie over earlier ones.
Every shape paints its fill first and its stroke over it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pnp.geometry import Box, Matrix, Point, Size

Cap: TypeAlias = Literal["butt", "round", "square"]
Join: TypeAlias = Literal["miter", "round", "bevel"]
FillRule: TypeAlias = Literal["nonzero", "evenodd"]
Form: TypeAlias = Literal["rectangle", "circle", "hexagon"]


@dataclass(frozen=True, slots=True)
class Colour:
    """An opaque colour; each part is 0 to 255."""

    red: int
    green: int
    blue: int


@dataclass(frozen=True, slots=True)
class Stop:
    at: float  # 0 at the start of the gradient, 1 at its end; stops stand in rising order
    colour: Colour


@dataclass(frozen=True, slots=True)
class LinearGradient:
    """A gradient along a line, in the coordinates of its shape; its ends go on beyond."""

    start: Point
    end: Point
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class RadialGradient:
    """A gradient about a centre, in the coordinates of its shape; its last colour goes on beyond."""

    centre: Point
    radius: float
    stops: tuple[Stop, ...]


Paint: TypeAlias = Colour | LinearGradient | RadialGradient


@dataclass(frozen=True, slots=True)
class Stroke:
    colour: Colour
    width: float
    cap: Cap = "butt"
    join: Join = "miter"
    miter_limit: float = 4.0
    dash: tuple[float, ...] = ()  # lengths on and off; an odd count is refused by no one but means nothing
    dash_start: float = 0.0


@dataclass(frozen=True, slots=True)
class Rectangle:
    box: Box
    fill: Paint | None = None
    stroke: Stroke | None = None
    radius: float = 0.0  # of the corners


@dataclass(frozen=True, slots=True)
class Circle:
    centre: Point
    radius: float
    fill: Paint | None = None
    stroke: Stroke | None = None


@dataclass(frozen=True, slots=True)
class Ellipse:
    centre: Point
    radius_x: float
    radius_y: float
    fill: Paint | None = None
    stroke: Stroke | None = None


@dataclass(frozen=True, slots=True)
class Line:
    start: Point
    end: Point
    stroke: Stroke


@dataclass(frozen=True, slots=True)
class Polyline:
    points: tuple[Point, ...]
    stroke: Stroke


@dataclass(frozen=True, slots=True)
class Polygon:
    points: tuple[Point, ...]
    fill: Paint | None = None
    stroke: Stroke | None = None
    rule: FillRule = "nonzero"


@dataclass(frozen=True, slots=True)
class MoveTo:
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class LineTo:
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class CurveTo:
    """A cubic Bézier curve with two control points."""

    x1: float
    y1: float
    x2: float
    y2: float
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class ArcTo:
    """An elliptical arc as in SVG; `turn` is the slope of its first axis in degrees, clockwise."""

    radius_x: float
    radius_y: float
    turn: float
    large: bool
    clockwise: bool
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Close:
    pass


Step: TypeAlias = MoveTo | LineTo | CurveTo | ArcTo | Close


@dataclass(frozen=True, slots=True)
class Path:
    """Steps, each subpath opened by a MoveTo."""

    steps: tuple[Step, ...]
    fill: Paint | None = None
    stroke: Stroke | None = None
    rule: FillRule = "nonzero"


@dataclass(frozen=True, slots=True)
class Run:
    """One piece of one line of text, placed by the left end of its baseline."""

    text: str
    face: str  # a face's PostScript name, as in `pnp.text`
    size: float  # the em, in mm
    x: float
    y: float
    gaps: tuple[int, ...] = ()  # thousandths of an em added after each character; empty: none


@dataclass(frozen=True, slots=True)
class Text:
    """Runs of one colour that belong together: a title, a block of lines."""

    runs: tuple[Run, ...]
    colour: Colour


@dataclass(frozen=True, slots=True)
class Bitmap:
    """The bytes of a PNG or JPEG file, checked by whoever loaded them."""

    kind: Literal["png", "jpeg"]
    content: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Image:
    """A bitmap stretched over a box."""

    box: Box
    bitmap: Bitmap


@dataclass(frozen=True, slots=True)
class Clip:
    """The inside of a path; outside of it nothing is shown."""

    steps: tuple[Step, ...]
    rule: FillRule = "nonzero"


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes painted together: clipped, then faded as one, then moved."""

    shapes: tuple[Shape, ...]
    transform: Matrix | None = None
    clip: Clip | None = None  # in the coordinates of the group's shapes
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A scene within a scene, clipped to its own box, then moved.

    `recurs` says that the same scene object is placed again and again, so that a backend stores it once.
    """

    scene: Scene
    transform: Matrix
    recurs: bool = False


Shape: TypeAlias = (
    Rectangle | Circle | Ellipse | Line | Polyline | Polygon | Path | Text | Image | Group | Placed
)


@dataclass(frozen=True, slots=True)
class Scene:
    """Shapes in painting order, and the box that they are clipped to."""

    box: Box
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a component. Its scene's origin is the top left of the trim; its box is trim and bleed."""

    id: str
    trim: Size
    bleed: float
    scene: Scene
    cut: Form = "rectangle"  # a circle is an ellipse where the trim is no square
    corner: float = 0.0  # the radius of a rectangle's corners


@dataclass(frozen=True, slots=True)
class Bookmark:
    title: str
    level: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """One printed side, of the size of its scene's box, which starts at 0, 0."""

    scene: Scene
    title: str = ""
    bookmarks: tuple[Bookmark, ...] = ()
    trim: Box | None = None  # only on a page that holds one face
    bleed: Box | None = None


@dataclass(frozen=True, slots=True)
class Info:
    """What a document says of itself."""

    title: str
    author: str
    subject: str
    language: str
    duplex: Literal["long", "short"] | None = None
